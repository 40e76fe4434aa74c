//! More than a WebGPU device is sure to have.

#[kernel(workgroup_size = 512)]
fn wide(out: &mut [u32]) {}
//~^ K0404 a workgroup is 512 in x; the limit is 256

#[kernel(workgroup_size = (1, 1, 128))]
fn deep(out: &mut [u32]) {}
//~^ K0404 a workgroup is 128 in z; the limit is 64

#[kernel(workgroup_size = (32, 16))]
fn many(out: &mut [u32]) {}
//~^ K0404 32 × 16 × 1 = 512 invocations per workgroup; the limit is 256

#[kernel(workgroup_size = 64)]
fn memory() {
//~^ K0404 `a: [f32; 4096]` takes 16384 bytes
    workgroup_var!(a: [f32; 4096], b: u32);
}

#[kernel(workgroup_size = 1)]
fn buffers(
//~^ K0404 9 slices; a device is sure to bind 8 storage buffers
    a: &[u32], b: &[u32], c: &[u32], d: &[u32], e: &[u32],
    f: &[u32], g: &[u32], h: &[u32], i: &mut [u32],
) {}

#[kernel(workgroup_size = 1)]
fn uniforms(
//~^ K0404 13 uniform buffers; a device is sure to bind 12
    a: &u32, b: &u32, c: &u32, d: &u32, e: &u32, f: &u32,
    g: &u32, h: &u32, i: &u32, j: &u32, k: &u32, l: &u32, n: u32,
) {}

#[kernel(workgroup_size = 1)]
fn large_uniform(a: &[Vec4; 4097]) {}
//~^ K0404 `a` takes 65552 bytes; a uniform buffer is sure to have 65536

#[kernel(workgroup_size = 1)]
fn large_local(out: &mut [f32]) {
    let a = [1.0; 4_000_000_000];
    //~^ K0404 `[f32; 4000000000]` takes
    out[0] = a[1];
}

#[kernel(workgroup_size = 1)]
fn large_element(a: &[[f32; 4_000_000_000]], out: &mut [f32]) {
    //~^ K0404 elements of `a` take
    out[0] = a[0][1];
}

// Exactly at the limits.
#[kernel(workgroup_size = (16, 16))]
fn at_the_limit(a: &[Vec4; 4096]) {
    workgroup_var!(cache: [f32; 4096]);
    let x = [a[0]; 512];
}
