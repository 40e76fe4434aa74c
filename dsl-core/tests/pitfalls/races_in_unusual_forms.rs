//! Races that are certain, in the words of Rust: types with methods, traits, iterators, `match`.

#[device]
mod parts {
    pub struct Span {
        pub first: u32,
        pub len: u32,
    }
    impl Span {
        pub fn of(lane: u32, per: u32) -> Span {
            Span { first: lane * per, len: per }
        }
        pub fn end(self) -> u32 {
            self.first + self.len
        }
    }
    pub trait Op {
        fn apply(a: u32, b: u32) -> u32;
    }
    pub struct Max;
    impl Op for Max {
        fn apply(a: u32, b: u32) -> u32 {
            a.max(b)
        }
    }
}
#[device]
fn find(values: &[u32; 64], x: u32) -> u32 {
    for i in 0..64 {
        if values[i] == x {
            return i;
        }
    }
    64
}
#[device]
fn swap_if(s: &mut [u32; 64], i: u32, j: u32) {
    if s[i] > s[j] {
        let x = s[i];
        s[i] = s[j];
        s[j] = x;
    }
}

#[kernel(workgroup_size = 64)]
fn overlapping_spans(o: &mut [u32]) {
    workgroup_var!(s: [u32; 260]);
    let t = local_invocation_index();
    let span = parts::Span::of(t, 4);
    for i in span.first..=span.end() {
        s[i] = i;
    }
    workgroup_barrier();
    o[t] = s[255 - t];
}

#[kernel(workgroup_size = 64, instances(OP = [parts::Max]))]
fn generic_tree_without<OP: parts::Op>(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = o[t];
    let mut d = 32;
    while d > 0 {
        if t < d {
            s[t] = OP::apply(s[t], s[t + d]);
        }
        workgroup_barrier();
        d /= 2;
    }
    o[t] = s[0];
}

#[kernel(workgroup_size = 64)]
fn component_of_the_next(input: &[u32], o: &mut [Vec4]) {
    workgroup_var!(s: [Vec4; 65]);
    let t = local_invocation_index();
    s[t] = Vec4::ZERO;
    s[t + 1][input[t] % 4] = 1.0;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn iterators_in_a_hurry(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    let total: u32 = s.iter().sum();
    s[t] = total;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn every_one_says_not(input: &[u32], o: &mut [u32]) {
    workgroup_var!(all: bool);
    let t = local_invocation_index();
    if t == 0 {
        all = true;
    }
    workgroup_barrier();
    all &= input[t] > 3;
    workgroup_barrier();
    if all {
        o[t] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn deferred_wrongly(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    let i;
    if t < 32 {
        i = t * 2;
    } else {
        i = (t - 32) * 2;
    }
    s[i] = n;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn two_to_one(x: &[u32], o: &mut [u32]) {
    let i = global_invocation_id().x;
    o[i / 2] = x[i];
}

#[kernel(workgroup_size = 64)]
fn four_to_one_by_shifts(x: &[u32], o: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < x.len() {
        o[i >> 2] += x[i];
    }
}

#[kernel(workgroup_size = 256)]
fn partner_of_the_global_id(o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g ^ 1] = o[g];
}

#[kernel(workgroup_size = 256)]
fn even_ones_by_a_mask(o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g & !1] = g;
}

#[kernel(workgroup_size = 256)]
fn odd_ones_by_a_bit(o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[1 | g] = g;
}

#[kernel(workgroup_size = 256)]
fn first_of_the_workgroup_by_a_mask(o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g & !255] = g;
}

#[kernel(workgroup_size = 64)]
fn row_written_out_twice(o: &mut [u32], n: u32) {
    workgroup_var!(rows: [[u32; 64]; 4]);
    let t = local_invocation_index();
    rows[n % 4][t] = 1;
    o[t] = rows[n % 4][63 - t];
}

#[kernel(workgroup_size = 64)]
fn half_written_out_twice(x: &[u32], o: &mut [u32]) {
    workgroup_var!(halves: [u32; 128]);
    let t = local_invocation_index();
    let w = workgroup_id().x;
    halves[(x[w] & 1) * 64 + t] = 1;
    o[t] = halves[(x[w] & 1) * 64 + 63 - t];
}

#[kernel(workgroup_size = 64)]
fn least_row_written_out_twice(o: &mut [u32], n: u32) {
    workgroup_var!(rows: [[u32; 64]; 4]);
    let t = local_invocation_index();
    rows[n.min(3)][t] = 1;
    o[t] = rows[n.min(3)][63 - t];
}

#[kernel(workgroup_size = 64)]
fn one_way_or_the_other(x: &[u32], o: &mut [u32]) {
    workgroup_var!(c: u32);
    let t = local_invocation_index();
    if x[t] > 10 {
        c = 1;
    } else {
        c = 2;
    }
    workgroup_barrier();
    o[t] = c;
}

#[kernel(workgroup_size = 64)]
fn by_the_first_element(o: &mut [f32]) {
    let g = global_invocation_id().x;
    let m = o[0];
    o[g] -= m;
}

#[kernel(workgroup_size = 64)]
fn by_the_fifth_element(o: &mut [f32], n: u32) {
    let g = global_invocation_id().x;
    if g >= n {
        return;
    }
    o[g] = 1.0;
    o[g] += o[5];
}

#[kernel(workgroup_size = 64)]
fn read_in_the_last_round(o: &mut [u32], n: u32) {
    workgroup_var!(y: [u32; 64] = zeroed);
    let t = local_invocation_index();
    for _ in 0..n {
        workgroup_barrier();
        o[t] += y[(t + 1) % 64];
    }
    y[t] = 2;
}

#[kernel(workgroup_size = 64)]
fn read_ahead_of_the_exit(o: &mut [u32], n: u32) {
    workgroup_var!(y: [u32; 64] = zeroed);
    let t = local_invocation_index();
    let mut k = 0;
    loop {
        workgroup_barrier();
        o[t] += y[(t + 1) % 64];
        k += 1;
        if k >= n {
            break;
        }
    }
    y[t] = 2;
}

#[kernel(workgroup_size = 64)]
fn read_while_there_is_more(o: &mut [u32], n: u32) {
    workgroup_var!(y: [u32; 64] = zeroed);
    let t = local_invocation_index();
    let mut k = 0;
    while k < n {
        workgroup_barrier();
        o[t] += y[(t + 1) % 64];
        k += 3;
    }
    y[t] = 2;
}

#[kernel(workgroup_size = 64)]
fn written_in_the_last_round(x: &[u32], o: &mut [u32]) {
    workgroup_var!(y: [u32; 64]);
    let t = local_invocation_index();
    for k in 0..x.len() / 64 {
        y[t] = x[64 * k + t];
        workgroup_barrier();
        o[t] += y[63 - t];
        workgroup_barrier();
        y[t] += 1;
    }
    o[t] += y[63 - t];
}
