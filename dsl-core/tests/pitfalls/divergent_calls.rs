//! Functions that wait, called where not every invocation comes.

#[device]
fn wait(x: u32) -> bool {
    workgroup_barrier();
    x > 3
}
#[device]
fn bump(i: &mut u32) -> u32 {
    *i += 1;
    *i
}
#[kernel(workgroup_size = 64)]
fn and_call(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let b = lane > 3 && wait(n);
    o[global_invocation_id().x] = b as u32;
}
#[kernel(workgroup_size = 64)]
fn and_ptr(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let mut k = 0;
    let b = lane > 3 && bump(&mut k) > n;
    if k == 1 {
        workgroup_barrier();
    }
    o[global_invocation_id().x] = b as u32;
}
#[kernel(workgroup_size = 64)]
fn guard_call(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let b = match lane {
        3 if wait(n) => 1,
        _ => 0,
    };
    o[global_invocation_id().x] = b;
}
#[kernel(workgroup_size = 64)]
fn while_and(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let mut k = 0;
    while lane > k && wait(k) {
        k += 1;
    }
    o[global_invocation_id().x] = k;
}
#[kernel(workgroup_size = 64)]
fn if_and(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    if lane > 3 && wait(n) {
        o[global_invocation_id().x] = 1;
    }
}
#[kernel(workgroup_size = 64)]
fn never_called(o: &mut [u32]) {
    fn waits_for_some() {
        if local_invocation_index() > 3 {
            workgroup_barrier();
        }
    }
    o[global_invocation_id().x] = 1;
    return;
    waits_for_some();
}

#[device]
fn wait_if(go: bool, x: u32) -> u32 {
    if go {
        workgroup_barrier();
    }
    x
}
#[kernel(workgroup_size = 64)]
fn second_call_by_some(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let mut k = wait_if(n > 3, n);
    if lane > 3 {
        k += wait_if(n > 3, n);
    }
    o[global_invocation_id().x] = k;
}
#[kernel(workgroup_size = 64)]
fn second_call_with_another_argument(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    let k = wait_if(n > 3, lane) + wait_if(lane > 3, n);
    o[global_invocation_id().x] = k;
}
#[device]
fn second(_: u32, y: u32) -> u32 {
    y
}
#[kernel(workgroup_size = 64)]
fn second_result(o: &mut [u32], n: u32) {
    let lane = local_invocation_index();
    if second(lane, n) > 3 {
        workgroup_barrier();
    }
    if second(lane, lane) > 3 {
        workgroup_barrier();
    }
    o[global_invocation_id().x] = n;
}
