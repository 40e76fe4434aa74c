//! Literals outside the range of their type, expressions that are not constant, arithmetic that must fail.

#[kernel(workgroup_size = 1)]
fn literals(out: &mut [u32]) {
    let a: i32 = 2_147_483_648;
    //~^ K0312 `2147483648` is out of range for `i32`: it holds -2147483648 to 2147483647
    let b: i32 = -2_147_483_649;
    //~^ K0312 `-2147483649` is out of range for `i32`
    out[0] = 4_294_967_296;
    //~^ K0312 `4294967296` is out of range for `u32`: it holds 0 to 4294967295
    let c = 3_000_000_000;
    //~^ K0312 `3000000000` is out of range for `i32`
    let d = 99_999_999_999_999_999_999;
    //~^ K0312
    let e = 1e39;
    //~^ K0312 this literal is too large for `f32`
    let f = 0xffff_ffffi32;
    //~^ K0312 `4294967295` is out of range for `i32`
}

#[kernel(workgroup_size = 1)]
fn values_of_constants(n: u32, x: f32) {
    const A: u32 = n;
    //~^ K0401 the value of `A` is not known at compile time
    const B: f32 = 2.0f32.sqrt();
    //~^ K0401 constants are made of literals, other constants, operators, casts
    const D: Vec2 = Vec2::new(x, 1.0);
    //~^ K0401 the value of `D` is not known at compile time
    const E: [u32; 2] = [1, local_invocation_index()];
    //~^ K0401 the value of `E` is not known at compile time
    const F: Vec2 = Vec2::ONE * 2.0;
    //~^ K0401 the value of `F` is not known at compile time
    const G: Vec2 = Vec2::new(2.0f32.sqrt(), 1.0);
    //~^ K0401 the value of `G` is not known at compile time
}

#[kernel(workgroup_size = 1)]
fn constants(n: u32) {
    const A: u32 = B;
    //~^ K0201 cannot find `B` in this kernel
    const B: u32 = A;
    const C: u32 = { 1 };
    const F: u32 = 1.5;
    //~^ K0301 expected `u32`, found `{float}`
    const G: usize = 4;
    let a = [0; G - 4];
    //~^ K0401 an array in a kernel has at least one element, not 0
    let b = [0; n];
    //~^ K0401 `n` is not an integer constant that the kernel knows
    let c = [0; 2 / 0];
    //~^ K0401 this arithmetic overflows or divides by zero
    let d: [u32; 0] = [];
    //~^ K0401 an array in a kernel has at least one element, not 0
    //~^^ K0401 an array in a kernel has at least one element
}

#[kernel(workgroup_size = 1)]
fn arithmetic(n: u32, i: i32, v: IVec2, out: &mut [u32]) {
    const ZERO: u32 = 0;
    const BIG: u32 = u32::MAX + 1;
    //~^ K0402 overflows
    out[0] = n / 0;
    //~^ K0402 division by zero
    out[1] = n % ZERO;
    //~^ K0402 division by zero
    out[2] = n / (4 - 2 * 2);
    //~^ K0402 division by zero
    out[3] /= 0;
    //~^ K0402 division by zero
    out[4] = n << 32;
    //~^ K0402 a shift by 32: the type has 32 bits
    out[5] = n >> -1;
    //~^ K0402 a shift by -1: the type has 32 bits
    let a = v / 0;
    //~^ K0402 division by zero
    let b = v / IVec2::new(1, 0);
    //~^ K0402 division by zero
    let c = v % IVec2::ZERO;
    //~^ K0402 division by zero
    out[6] = n.div_ceil(0);
    //~^ K0402 division by zero
    for k in (0..n).step_by(0) {}
    //~^ K0402 a loop with a step of 0 never ends
}

#[kernel(workgroup_size = 1)]
fn bounds(v: Vec3, out: &mut [u32]) {
    workgroup_var!(cache: [f32; 64]);
    const LAST: u32 = 64;
    let a = [1, 2, 3];
    out[0] = a[3];
    //~^ K0403 index 3 is out of bounds: `[u32; 3]` has the elements 0 to 2
    cache[LAST] = 1.0;
    //~^ K0403 index 64 is out of bounds: `[f32; 64]` has the elements 0 to 63
    out[1] = a[a.len()];
    //~^ K0403 index 3 is out of bounds
    let b = v[3];
    //~^ K0403 index 3 is out of bounds: `Vec3` has the elements 0 to 2
    out[2] = [[1, 2], [3, 4]][0][2];
    //~^ K0403 index 2 is out of bounds
    out[1_073_741_823] = 1;
    //~^ K0403 index 1073741823 is out of bounds: `[u32]` has the elements 0 to 1073741822
    out[3] = cache[UVec2::new(64, 0).x] as u32;
    //~^ K0403 index 64 is out of bounds
}

#[kernel(workgroup_size = 1)]
fn parts_of_nothing(a: &[u32], out: &mut [u32]) {
    out[0] = a.windows(0).map(|window| window.len()).sum();
    //~^ K0402 a size must be at least 1, not 0
    out[0] = a.chunks(0).map(|chunk| chunk.len()).sum();
    //~^ K0402 a size must be at least 1, not 0
    out[0] = a.iter().step_by(0).sum();
    //~^ K0402 a step must be at least 1, not 0
}

#[kernel(workgroup_size = 64)]
fn negative_indices(out: &mut [f32]) {
    let a = [1.0, 2.0, 3.0];
    let i = global_invocation_id().x;
    out[i] = a[(-8i32) as usize];
    //~^ K0403 index -8 is out of bounds: `[f32; 3]` has the elements 0 to 2
    out[i] = a[(3i64 - 11) as usize];
    //~^ K0403 index -8 is out of bounds: `[f32; 3]`
    out[i] = a[0xffff_fff8];
    //~^ K0403 index 4294967288 is out of bounds: `[f32; 3]`
}

#[kernel(workgroup_size = 64)]
fn negative_variables(out: &mut [f32]) {
    let a = [1.0, 2.0, 3.0];
    let i = 3i32 - 11;
    out[global_invocation_id().x] = a[i as usize];
    //~^ K0403 index -8 is out of bounds in invocation 0: the elements are 0 to 2
}

#[kernel(workgroup_size = 64)]
fn negative_at_the_start(out: &mut [f32]) {
    workgroup_var!(s: [f32; 64] = zeroed);
    let left = local_invocation_index() as i32 - 8;
    out[global_invocation_id().x] = s[left as usize];
    //~^ K0403 index -8 is out of bounds in invocation 0: the elements are 0 to 63
}

// In `u32` there are no negative numbers.
#[kernel(workgroup_size = 64)]
fn wrapped_around(out: &mut [f32]) {
    workgroup_var!(s: [f32; 64] = zeroed);
    out[global_invocation_id().x] = s[local_invocation_index() - 8];
    //~^ K0403 index 4294967288 is out of bounds in invocation 0
}
