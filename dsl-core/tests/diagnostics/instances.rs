//! The instances of generic kernels.

#[kernel(workgroup_size = 1, instances(T = [f32]))]
fn missing<T, const N: u32>(out: &mut [T]) {}
//~^ K0101 the instances of a kernel must be listed: `#[kernel(…, instances(N = […]))]`

#[kernel(workgroup_size = 1, instances(T = [f32], N = [1]))]
//~^ K0101 the kernel has no generic parameter `N`
fn unknown<T>(out: &mut [T]) {}

#[kernel(workgroup_size = 1, instances(T = []))]
//~^ K0101 `T` has no instances: list at least one
fn none<T>(out: &mut [T]) {}

#[kernel(workgroup_size = 1, instances(T = f32))]
//~^ K0101 write `instances(T = [f32, i32], N = [8, 16])`
fn no_list<T>(out: &mut [T]) {}

#[kernel(workgroup_size = 1, instances(T = [Nothing]))]
//~^ K0203 no type `Nothing`
fn no_type<T>(out: &mut [u32]) {}

#[kernel(workgroup_size = 1, instances(N = [WIDTH]))]
//~^ K0401 `WIDTH` is not an integer constant that the kernel knows
fn no_constant<const N: u32>(out: &mut [u32]) {}

#[kernel(workgroup_size = N, instances(N = [64, 0]))]
//~^ K0101 a dimension of the workgroup size must be at least 1, not 0
fn empty<const N: usize>(out: &mut [u32]) {}

#[kernel(workgroup_size = 1, instances(T = [f32, u32]))]
fn only_floats<T>(x: T, out: &mut [T]) {
    out[0] = x.sqrt();
    //~^ K0304 `sqrt` is a method of `f32` and vectors of it, not of `u32`
}

#[device]
fn wide<const M: u32>() -> u32 {
    M
}

#[device]
fn signed<const M: i32>() -> i32 {
    M
}

#[kernel(workgroup_size = 1, instances(N = [0, 1, 2]))]
fn argument_behind_a_branch<const N: u32>(out: &mut [u32]) {
    if N > 0 {
        out[0] = wide::<{ N - 1 }>();
        //~^ K0402 the const parameter `M` would be -1 in `argument_behind_a_branch::<0>`: `u32` holds 0 to
    }
}

#[kernel(workgroup_size = 1, instances(N = [0, 1]))]
fn argument_of_a_taken_branch<const N: u32>(out: &mut [u32]) {
    out[0] = wide::<{ N - 1 }>();
    //~^ K0402 the const parameter `M` would be -1 in `argument_of_a_taken_branch::<0>`
}

#[kernel(workgroup_size = 1)]
fn argument_above_the_type(out: &mut [i32]) {
    out[0] = signed::<{ 1 << 31 }>();
    //~^ K0402 the const parameter `M` would be 2147483648: `i32` holds -2147483648 to 2147483647
}

#[kernel(workgroup_size = 1, instances(N = [1, -1]))]
//~^ K0402 the const parameter `N` would be -1: `u32` holds 0 to 4294967295
fn instance_below_the_type<const N: u32>(out: &mut [u32]) {
    out[0] = N;
}

#[kernel(workgroup_size = 1, instances(N = [0, 1, 2]))]
fn argument_kept_in_range<const N: u32>(out: &mut [u32]) {
    if N > 0 {
        out[0] = wide::<{ N.max(1) - 1 }>() + wide::<{ N.min(1) }>();
    }
}

#[kernel(workgroup_size = 1, instances(N = [0, 1]))]
fn negative_argument<const N: i32>(out: &mut [i32]) {
    out[0] = signed::<{ N - 1 }>();
}
