//! Barriers in control flow that may differ between the invocations of a workgroup.

#[kernel(workgroup_size = 64)]
fn under_a_branch(out: &mut [u32]) {
    if local_invocation_index() < 32 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
    out[0] = 1;
}

#[kernel(workgroup_size = 64)]
fn after_an_early_return(n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= n {
        return;
    }
    storage_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    out[i] = i;
}

#[kernel(workgroup_size = 64)]
fn in_a_loop_of_its_own_length(out: &mut [u32]) {
    for i in 0..local_invocation_index() {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
        out[i] = i;
    }
}

#[kernel(workgroup_size = 64)]
fn before_a_divergent_break(out: &mut [u32]) {
    let lane = local_invocation_index();
    for i in 0..10 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
        if lane + i > 7 {
            break;
        }
        out[lane] = i;
    }
}

#[kernel(workgroup_size = 64)]
fn equally_often_but_not_together(out: &mut [u32]) {
    let lane = local_invocation_index();
    for i in 0..4 {
        if (i + lane % 2) % 2 == 0 {
            workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
        }
    }
    out[lane] = lane;
}

#[kernel(workgroup_size = 64)]
fn on_a_workgroup_variable(limit: u32, input: &[u32], out: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let lane = local_invocation_index();
    s[lane] = input[lane];
    workgroup_barrier();
    if s[0] > limit {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
    out[lane] = s[63 - lane];
}

#[kernel(workgroup_size = 64)]
fn on_a_writable_buffer(out: &mut [u32]) {
    if out[0] > 3 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn on_an_atomic(count: &[Atomic<u32>]) {
    if count[0].fetch_add(1) == 0 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn a_uniform_load_in_a_branch(out: &mut [u32]) {
    workgroup_var!(c: u32);
    let lane = local_invocation_index();
    if lane < 5 {
        out[lane] = workgroup_uniform_load(&c); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn a_uniform_load_of_different_places(out: &mut [u32]) {
    workgroup_var!(c: [u32; 64]);
    let lane = local_invocation_index();
    out[lane] = workgroup_uniform_load(&c[lane]); //~ K0502 the same for all invocations
}

#[kernel(workgroup_size = 64)]
fn through_a_variable(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut enter = false;
    if lane > 3 {
        enter = true;
    }
    if enter {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
    out[lane] = 1;
}

#[kernel(workgroup_size = 64)]
fn across_a_labelled_loop(out: &mut [u32]) {
    let lane = local_invocation_index();
    'outer: for i in 0..4 {
        for j in 0..4 {
            if i + j == lane {
                break 'outer;
            }
        }
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
    out[lane] = 1;
}

#[kernel(workgroup_size = 64)]
fn in_a_match(out: &mut [u32]) {
    let lane = local_invocation_index();
    match lane % 4 {
        0 => workgroup_barrier(), //~ K0502 some invocations of the workgroup may not reach it
        _ => out[lane] = 1,
    }
}

// Near misses: uniform by the specification's rules.

#[kernel(workgroup_size = 64)]
fn branches_on_what_is_the_same(flag: bool, tiles: u32, input: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let lane = local_invocation_index();
    let group = workgroup_id().x;
    if group >= tiles {
        return;
    }
    if flag {
        workgroup_barrier();
    }
    if input[group] > 0 && num_workgroups().x > 1 {
        workgroup_barrier();
    }
    tile[lane] = input[lane];
    let first = workgroup_uniform_load(&tile[0]);
    let mut step = 1;
    while step < first {
        workgroup_barrier();
        if lane % 2 == 0 {
            tile[lane] += step;
        }
        step *= 2;
    }
    let mut left = 10;
    loop {
        left -= 1;
        if left == 3 {
            continue;
        }
        workgroup_barrier();
        if left == 0 {
            break;
        }
    }
    out[lane] = tile[lane];
}

#[kernel(workgroup_size = 64)]
fn divergence_that_has_ended(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut value = 0;
    for i in 0..lane {
        value += i;
        if value > 100 {
            break;
        }
    }
    let sum = 'found: {
        if value > 3 {
            break 'found value;
        }
        value * 2
    };
    workgroup_barrier();
    let mut rounds = lane;
    rounds = 3;
    for _ in 0..rounds {
        workgroup_barrier();
    }
    out[lane] = sum;
    if lane == 0 {
        return;
    }
    out[lane] += 1;
}

#[device]
fn peek(v: &mut u32) -> u32 {
    *v
}

#[device]
mod counters {
    pub struct Counter {
        pub count: u32,
        pub step: u32,
    }
    impl Counter {
        pub fn show(&mut self) -> u32 {
            self.count
        }
    }
}
use counters::Counter;

#[kernel(workgroup_size = 64)]
fn after_a_call_that_only_reads(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut v = n;
    if lane < 5 {
        out[lane] = peek(&mut v);
    }
    if v > 3 {
        workgroup_barrier();
        //~^ K0502 line 223: only some invocations reach this call: the variable that they pass as `&mut` may differ afterwards, even without a store
    }
}

#[kernel(workgroup_size = 64)]
fn after_a_method_that_only_reads(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut counter = Counter { count: n, step: n };
    for i in 0..lane {
        out[i] = counter.show();
    }
    if counter.step > 3 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn after_a_guard_that_only_reads(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut v = n;
    match lane {
        0 if peek(&mut v) > 3 => out[0] = 1,
        _ => out[lane] = 2,
    }
    for _ in 0..v {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn after_an_operand_that_only_reads(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut v = n;
    let ready = lane < 5 && peek(&mut v) > 3;
    out[lane] = ready as u32;
    if v > 3 {
        workgroup_barrier(); //~ K0502 some invocations of the workgroup may not reach it
    }
}

#[kernel(workgroup_size = 64)]
fn copies_and_calls_that_all_reach(n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut v = n;
    if lane < 5 {
        let mut copy = v;
        out[lane] = peek(&mut copy);
    }
    out[lane] += peek(&mut v);
    if n > 7 {
        out[lane] += peek(&mut v);
    }
    if v > 3 {
        workgroup_barrier();
    }
}
