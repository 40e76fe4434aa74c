//! The instances of generic kernels.

#[kernel(workgroup_size = 1, instances(T = [f32]))]
fn missing<T, const N: u32>(out: &mut [T]) {}
//~^ K0101 every instance of a kernel is compiled here: say which with `#[kernel(…, instances(N = […]))]`

#[kernel(workgroup_size = 1, instances(T = [f32], N = [1]))]
//~^ K0101 the kernel has no generic parameter `N`
fn unknown<T>(out: &mut [T]) {}

#[kernel(workgroup_size = 1, instances(T = []))]
//~^ K0101 `T` stands for nothing: name at least one
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
//~^ K0101 a dimension of the workgroup size is at least 1, not 0
fn empty<const N: usize>(out: &mut [u32]) {}

#[kernel(workgroup_size = 1, instances(T = [f32, u32]))]
fn only_floats<T>(x: T, out: &mut [T]) {
    out[0] = x.sqrt();
    //~^ K0304 `sqrt` is a method of `f32` and vectors of it, not of `u32`
}
