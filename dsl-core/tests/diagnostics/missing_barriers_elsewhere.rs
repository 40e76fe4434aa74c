//! Races whose barrier cannot stand right before the later access, and the calls that lead to it.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn value_of_if(n: u32) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    s[l] = if n == 0 {
        //~^ K0601 read the element into a variable, then call `workgroup_barrier();`, then write the element
        1
    } else {
        s[63 - l]
    };
}

#[kernel(workgroup_size = 64)]
fn value_of_match(n: u32) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    s[l] = match n {
        //~^ K0601 read the element into a variable, then call `workgroup_barrier();`, then write the element
        0 => 1,
        _ => s[63 - l],
    };
}

#[kernel(workgroup_size = 64)]
fn value_of_iterators(input: &[u32]) {
    workgroup_var!(s: [u32; 64] = zeroed, t: [u32; 64] = zeroed);
    let l = local_invocation_index();
    s[l] += (0..4).map(|k| s[(l + k) % 64]).sum::<u32>();
    //~^ K0601 read the element into a variable, then call `workgroup_barrier();`, then write the element
    t[l] = input.iter().map(|x| *x + t[63 - l]).sum();
    //~^ K0601 read the element into a variable, then call `workgroup_barrier();`, then write the element
}

#[kernel(workgroup_size = 64)]
fn assigned_at_once() {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    (s[l], s[63 - l]) = (1, 2);
    //~^ K0601 let each invocation write its own elements
}

#[kernel(workgroup_size = 64)]
fn by_a_closure() {
    workgroup_var!(s: [u32; 64] = zeroed, t: [u32; 64] = zeroed);
    let l = local_invocation_index();
    let mut f = |i: u32| s[i] = i;
    //~^ K0601 insert `workgroup_barrier();` before line 53: this removes the race here
    f(l);
    f(63 - l);
    let mut g = |i: u32| {
        let at = i * 2 / 2;
        t[at] = i;
        //~^ K0601 line 60: invocation 0 reaches the access through this call
    };
    g(l);
    g(63 - l);
}

#[kernel(workgroup_size = 64)]
fn by_a_function() {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    fn put(s: &mut [u32; 64], i: u32) { s[i] = 1; }
    //~^ K0601 insert `workgroup_barrier();` before line 70: this removes the race here
    put(&mut s, l);
    put(&mut s, 63 - l);
}

#[kernel(workgroup_size = 64)]
fn by_a_function_of_functions() {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    fn put(s: &mut [u32; 64], f: impl Fn(u32) -> u32, i: u32) {
        let at = f(i);
        s[at] = i;
        //~^ K0601 line 82: invocation 63 reaches the access through this call
    }
    put(&mut s, |i| i, l);
    put(&mut s, |i| 63 - i, l);
}

#[kernel(workgroup_size = 64)]
fn by_two_functions(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    fn put(s: &mut [u32; 64], i: u32) {
        s[i] = 1;
    }
    fn get(s: &[u32; 64], i: u32) -> u32 {
        s[63 - i]
        //~^ K0601 insert `workgroup_barrier();` before line 98: this removes the race here
    }
    put(&mut s, l);
    o[l] = get(&s, l);
}

#[kernel(workgroup_size = 64)]
fn in_one_function(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    fn turn(s: &mut [u32; 64], i: u32) -> u32 {
        s[i] = 1;
        s[63 - i]
        //~^ K0601 insert `workgroup_barrier();` before line 107: this removes the race here
    }
    o[l] = turn(&mut s, l);
}

#[kernel(workgroup_size = 64)]
#[rustfmt::skip]
fn in_one_line(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    for k in 0..n { s[l] = input[k]; workgroup_barrier(); o[l] += s[63 - l]; }
    //~^ K0601 insert `workgroup_barrier();` in line 118, before `s[l] = input[k];`: this removes the race here
}

#[kernel(workgroup_size = 64)]
fn by_builtin_functions(o: &mut [u32], p: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    o.swap(l, l + 1);
    //~^ K0601 let one invocation do it, `if local_invocation_index() == 0 { … }`, or give each invocation its own elements
    p.reverse();
    //~^ K0601 each invocation reads and stores several elements here
    s.swap(l, 63 - l);
    //~^ K0601 each invocation reads and stores several elements here
}

#[kernel(workgroup_size = 64)]
fn behind_a_barrier_of_subgroups(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    s[l] = 1;
    subgroup_barrier();
    o[l] = s[63 - l];
    //~^ K0601 the `subgroup_barrier()` between the two accesses orders no workgroup memory
}

#[kernel(workgroup_size = 64)]
fn more_than_there_are(input: &[u32]) {
    workgroup_var!(s: [u32; 32] = zeroed, t: [u32; 32] = zeroed);
    let l = local_invocation_index();
    s[input[l] % 32] = 1;
    //~^ K0601 64 invocations store to at most 32 elements, so at least two invocations store to the same element
    t[input[l]] = 1;
    //~^ K0601 data race on `t`: 64 invocations store to at most 32 elements, so at least two invocations store to the same element, or an index is out of bounds
    s[(input[l] > 3) as u32] = 1;
    //~^ K0601 64 invocations store to at most 2 elements, so at least two invocations store to the same element
    s[input[l].clamp(4, 7)] = 1;
    //~^ K0601 64 invocations store to at most 4 elements, so at least two invocations store to the same element
}

#[kernel(workgroup_size = 64)]
fn more_texels_than_there_are(image: &Texture2d<u32>) {
    workgroup_var!(s: [u32; 32] = zeroed, t: [u32; 32] = zeroed);
    let at = uvec2(local_invocation_index(), 0);
    s[image.load(at, 0).x & 31] = 1;
    //~^ K0601 data race on `s`: 64 invocations store to at most 32 elements, so at least two invocations store to the same element
    t[image.load(at, 0).x] = 1;
    //~^ K0601 data race on `t`: 64 invocations store to at most 32 elements, so at least two invocations store to the same element, or an index is out of bounds
}

/// An index that is too large is not a race: each invocation may have another one.
#[kernel(workgroup_size = 64)]
fn too_large() {
    workgroup_var!(s: [u32; 60] = zeroed, t: [f32; 32] = zeroed, count: Atomic<u32>);
    let l = local_invocation_index();
    s[l.reverse_bits() >> 26] = 1;
    //~^ K0403 index 60 is out of bounds in invocation 15
    t[l.reverse_bits() >> 26] = 1.0;
    //~^ K0403 index 32 is out of bounds in invocation 1
    t[count.fetch_add(1)] = 1.0;
}
