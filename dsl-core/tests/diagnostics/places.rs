//! Stores to values, constants and read-only variables.

#[kernel(workgroup_size = 1)]
fn read_only(input: &[f32], scale: &f32, n: u32, out: &mut [f32]) {
    const LIMIT: u32 = 4;
    input[0] = 1.0;
    //~^ K0310 cannot store to `input`, which is read-only: declare it `&mut [T]`
    *scale = 1.0;
    //~^ K0310 cannot store to `scale`, which is read-only: write results to a `&mut [T]` parameter, or change a copy, `let mut copy = *scale;`
    n += 1;
    //~^ K0310 cannot assign to `n`, which is not mutable: declare it `mut n`
    let a = 1;
    a = 2;
    //~^ K0310 cannot assign to `a`, which is not mutable: declare it `mut a`
    let v = Vec2::new(1.0, 2.0);
    v.x = 2.0;
    //~^ K0310 cannot assign to `v`, which is not mutable
    for i in 0..4 {
        i += 1;
        //~^ K0310 cannot assign to `i`, which is not mutable: declare it `mut i`
    }
}

#[kernel(workgroup_size = 1)]
fn not_places(n: u32, out: &mut [u32]) {
    const LIMIT: u32 = 4;
    LIMIT = 5;
    //~^ K0309 `LIMIT` is a constant, not a variable
    n + 1 = 5;
    //~^ K0309 this is a value, not a place: variables, their elements and components are places
    global_invocation_id().x = 1;
    //~^ K0309 this is a value, not a place
    5 += n;
    //~^ K0309 this is a value, not a place
    *n = 4;
    //~^ K0309 this is not a reference: leave out the `*`
    out[0] = *n;
    //~^ K0309 this is not a reference: leave out the `*`
    (n, out[0]) += (1, 2);
    //~^ K0309 an assignment stores to one place: write one assignment for each place
    (out[0], 3) = (1, 2);
    //~^ K0309 this is a value, not a place
    (out[0], out[1]) = (1, 2, 3);
    //~^ K0301 a tuple of length 3 is matched with a pattern of length 2
}

#[kernel(workgroup_size = 64)]
fn outside_of_parts(x: &[u32], n: u32, out: &mut [u32]) {
    let pair = &x[0..2];
    out[0] = pair[1] + pair[n];
    out[1] = pair[3];
    //~^ K0403 index 3 is out of bounds: this part of a slice has just 2 elements
    let more = &pair[0..5];
    //~^ K0403 5 is out of bounds: this is a range of a part of 2 elements
    let turned = &x[5..2];
    //~^ K0403 this range starts at 5, after its end 2
    for part in out.chunks_mut(4) {
        part[3] = 1;
        part[4] = 1;
        //~^ K0403 index 4 is out of bounds: this part of a slice has at most 4 elements
    }
    let four = &x[n * 4..n * 4 + 4];
    out[2] = four[3];
    out[3] = four[4];
    //~^ K0403 index 4 is out of bounds: this part of a slice has just 4 elements
}

#[kernel(workgroup_size = 64)]
fn signs_and_sizes(x: &[u32], out: &mut [u32]) {
    out[0] = x[-1];
    //~^ K0403 an index is a `u32`, which is never negative
    let a = [0u32; 18446744073709551615];
    //~^ K0401 an array in a kernel has at most 4294967295 elements
    let b = [0u32; 0].map(|v| v);
    //~^ K0401 an array in a kernel has at least one element, not 0
}

#[kernel(workgroup_size = 1)]
fn references_to_paths(out: &mut [u32]) {
    out[0] = *Z::B; //~ K0309 this is a value, not a place
    *Z::B = 1; //~ K0309 this is a value, not a place
}
