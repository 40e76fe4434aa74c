//! Kernels that are right, in the words of Rust: types with methods, traits, iterators, closures,
//! labels.

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
fn own_spans(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    let span = parts::Span::of(t, 4);
    for i in span.first..span.end() {
        s[i] = i;
    }
    workgroup_barrier();
    o[t] = s[255 - t];
}

#[kernel(workgroup_size = 64)]
fn finds(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64], at: u32 = zeroed);
    let t = local_invocation_index();
    s[t] = t * 7 % 64;
    workgroup_barrier();
    let i = find(&s, 5);
    if i == t {
        at = t;
    }
    workgroup_barrier();
    o[t] = at;
}

#[kernel(workgroup_size = 32)]
fn sorts(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = o[t];
    s[t + 32] = o[t + 32];
    for k in 0..64 {
        workgroup_barrier();
        match k % 2 {
            0 => swap_if(&mut s, 2 * t, 2 * t + 1),
            _ if t < 31 => swap_if(&mut s, 2 * t + 1, 2 * t + 2),
            _ => {}
        }
    }
    workgroup_barrier();
    o[t] = s[t];
    o[t + 32] = s[t + 32];
}

#[kernel(workgroup_size = 64)]
fn labels(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64], hit: u32 = zeroed);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    'outer: for i in 0..8 {
        for j in 0..8 {
            if s[i * 8 + j] == n {
                if i * 8 + j == t {
                    hit = t;
                }
                break 'outer;
            }
        }
    }
    workgroup_barrier();
    o[t] = hit;
}

#[kernel(workgroup_size = 64, instances(OP = [parts::Max]))]
fn generic_tree<OP: parts::Op>(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = o[t];
    workgroup_barrier();
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

#[kernel(workgroup_size = (8, 8), instances(PAD = [0, 1]))]
fn padded<const PAD: usize>(o: &mut [u32]) {
    workgroup_var!(s: [[u32; 8 + PAD]; 8]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    s[y][x] = x;
    workgroup_barrier();
    o[y * 8 + x] = s[x][y];
}

#[kernel(workgroup_size = 64)]
fn component_at_random(input: &[u32], o: &mut [Vec4]) {
    workgroup_var!(s: [Vec4; 64]);
    let t = local_invocation_index();
    s[t] = Vec4::ZERO;
    s[t][input[t] % 4] = 1.0;
    s[t][input[t + 64] % 4] += 1.0;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn iterators(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    let total: u32 = s.iter().sum();
    let best = s.iter().fold(0, |a, b| a.max(*b));
    workgroup_barrier();
    s[t] = total + best;
    workgroup_barrier();
    o[t] = s[63 - t];
}

#[kernel(workgroup_size = 64)]
fn closures(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let at = |i: u32| (i + n) % 64;
    s[at(t)] = t;
    workgroup_barrier();
    o[t] = s[at(63 - t)];
}

#[kernel(workgroup_size = 64)]
fn bools(o: &mut [u32]) {
    workgroup_var!(done: [bool; 64], all: bool);
    let t = local_invocation_index();
    done[t] = t > 3;
    workgroup_barrier();
    if t == 0 {
        let mut ok = true;
        for i in 0..64 {
            ok &= done[i];
        }
        all = ok;
    }
    workgroup_barrier();
    if all {
        o[t] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn writes_if_not_already(input: &[u32], o: &mut [u32]) {
    workgroup_var!(owner: [Atomic<u32>; 8], value: [u32; 8] = zeroed);
    let t = local_invocation_index();
    let slot = input[t] % 8;
    if owner[slot].compare_exchange(0, t + 1).is_ok() {
        value[slot] = input[t];
    }
    workgroup_barrier();
    o[t] = value[t % 8];
}

#[kernel(workgroup_size = 64)]
fn deferred(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let i;
    if t < 32 {
        i = t * 2;
    } else {
        i = (t - 32) * 2 + 1;
    }
    s[i] = n;
    workgroup_barrier();
    o[t] = s[t];
}

#[device]
fn one_more(n: &mut u32) -> bool {
    *n += 1;
    *n < 9
}
#[device]
fn up_to_nine(n: &mut u32) {
    while *n < 9 {
        *n += 1;
    }
}

/// A reference, a component, a function or a pattern changes the variable that ends a loop.
#[kernel(workgroup_size = 64)]
fn loops_that_something_ends(x: &mut [u32], flags: &[Atomic<u32>]) {
    let i = global_invocation_id().x;
    let mut n = 3;
    let r = &mut n;
    while *r > 0 {
        *r -= 1;
    }
    while n < 5 {
        one_more(&mut n);
    }
    up_to_nine(&mut n);
    let mut pair = uvec2(0, 9);
    while pair.y > 0 {
        pair.y /= 2;
    }
    let mut counts = [4, 0];
    while counts[0] > 0 {
        counts[0] -= 1;
    }
    let (mut a, mut b) = (1, 7);
    while a < b {
        (a, b) = (a + 1, b);
    }
    while a > 2 {
        std::mem::swap(&mut a, &mut b);
        b /= 2;
        a /= 2;
    }
    while i < 64 {
        if x[i] > 3 {
            break;
        }
        x[i] += 1;
    }
    while flags[i].load() < 3 {
        flags[i].fetch_add(1);
    }
    while x[i] > 0 {
        x[i] -= 1;
    }
}

/// One of two stores to the element of both.
#[kernel(workgroup_size = 64)]
fn pairs(x: &[u32], sums: &mut [u32], firsts: &mut [u32], seconds: &mut [u32]) {
    let i = global_invocation_id().x;
    if i % 2 == 0 {
        sums[i / 2] = x[i] + x[i + 1];
    }
    let pair = i >> 1;
    if i & 1 == 0 {
        firsts[pair] = x[i];
    } else {
        seconds[pair] = x[i];
    }
}

/// Which workgroup it is, and the place in it, taken apart and put together.
#[kernel(workgroup_size = 64)]
fn taken_apart(x: &[u32], o: &mut [u32], p: &mut [u32]) {
    let i = global_invocation_id().x;
    o[i / 64 * 64 + i % 64] = x[i];
    workgroup_var!(s: [u32; 64]);
    s[i % 64] = x[i];
    workgroup_barrier();
    p[i / 16 * 16 + (15 - i % 16)] = s[(i + 1) % 64];
}
