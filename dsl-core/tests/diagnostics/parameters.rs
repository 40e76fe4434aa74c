//! Parameters whose types have no address space.

#[kernel(workgroup_size = 1)]
fn slice_by_value(a: [f32]) {}
//~^ K0103 take a slice by reference: `&[T]` or `&mut [T]`

#[kernel(workgroup_size = 1)]
fn array_by_value(a: [f32; 4]) {}
//~^ K0103 elements of a uniform array must be a multiple of 16 bytes apart; the elements of `[f32; 4]` are 4 apart: use elements of `Vec4` or the like, or take `&[f32]`

#[kernel(workgroup_size = 1)]
fn mask_by_value(a: BVec2) {}
//~^ K0103 `BVec2` has no layout that host and GPU share: use `UVec2` and compare with 0, `v.cmpne(UVec2::ZERO)`

#[kernel(workgroup_size = 1)]
fn wrapping_by_value(n: std::num::Wrapping<u32>) {}
//~^ K0103 `Wrapping` and tuples of one element have no layout that host and GPU share: take `u32`, and write `Wrapping(x)`

#[kernel(workgroup_size = 1)]
fn slice_of_wrapping(n: &mut [Wrapping<i32>]) {}
//~^ K0103 take `i32`, and write `Wrapping(x)` in the kernel

#[kernel(workgroup_size = 1)]
fn slice_of_tuples(n: &[(u32, f32)]) {}
//~^ K0103 a tuple has no fixed layout: use a struct with `#[derive(ShaderType)]`

#[kernel(workgroup_size = 1)]
fn mutable_scalar(total: &mut f32) {}
//~^ K0103 for results take `&mut [T]`, a buffer of any length

#[kernel(workgroup_size = 1)]
fn slice_of_bool(flags: &[bool]) {}
//~^ K0103 `bool` has no layout that host and GPU share: use `u32` and compare with 0

#[kernel(workgroup_size = 1)]
fn uniform_of_bool(flag: &bool) {}
//~^ K0103 `bool` has no layout that host and GPU share

#[kernel(workgroup_size = 1)]
fn atomic_by_value(a: Atomic<u32>) {}
//~^ K0103 atomics live in storage: take `&[Atomic<T>]`

#[kernel(workgroup_size = 1)]
fn atomic_uniform(a: &Atomic<u32>) {}
//~^ K0103 atomics live in storage: take `&[Atomic<u32>]`

#[kernel(workgroup_size = 1)]
fn array_of_atomics(a: &[[Atomic<u32>; 4]]) {}
//~^ K0103 arrays of atomics cannot be elements: take all atomics as one `&[Atomic<u32>]`

#[kernel(workgroup_size = 1)]
fn one_array_of_atomics(a: &[Atomic<u32>; 4]) {}
//~^ K0103 atomics live in storage: take `&[Atomic<u32>]`

#[kernel(workgroup_size = 1)]
fn narrow_uniform_array(a: &[f32; 8]) {}
//~^ K0103 elements of a uniform array must be a multiple of 16 bytes apart; the elements of `[f32; 8]` are 4 apart

#[kernel(workgroup_size = 1)]
fn unit(a: ()) {}
//~^ K0103 `()` cannot be passed by value

#[kernel(workgroup_size = 1)]
fn mutable_binding(mut a: &[f32]) {}
//~^ K0103 a reference parameter cannot be `mut`: remove it

#[kernel(workgroup_size = 1)]
fn twice(n: u32, n: f32) {}
//~^ K0204 the parameter `n` is declared twice

// Uses of a wrong parameter cause no further messages.
#[kernel(workgroup_size = 1)]
fn no_cascade(a: &[u8], out: &mut [f32]) {
    //~^ K0103 host and GPU share words of 32 bits: take `u32`, and cast it, `x as u8`
    let x = a[0] * 2.0;
    out[0] = x.sqrt() + a.len();
    for i in 0..a.len() {
        out[i] += a[i];
    }
}
