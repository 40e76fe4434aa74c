//! Kernels that exceed the limits which every WebGPU device has.

#[kernel(workgroup_size = 512)]
fn wide(out: &mut [u32]) {}
//~^^ K0404 a workgroup is 512 in x; the limit is 256

#[kernel(workgroup_size = (1, 1, 128))]
fn deep(out: &mut [u32]) {}
//~^^ K0404 a workgroup is 128 in z; the limit is 64

#[kernel(workgroup_size = (32, 16))]
fn many(out: &mut [u32]) {}
//~^^ K0404 32 × 16 × 1 = 512 invocations per workgroup; the limit is 256

#[kernel(workgroup_size = 512)]
fn wide_advice(out: &mut [u32]) {}
//~^^ K0404 `max_invocations_per_workgroup = 512` in the attribute; then a launch fails on a device with a lower limit

#[kernel(workgroup_size = (32, 32), max_invocations_per_workgroup = 512)]
fn more_than_it_asked_for(out: &mut [u32]) {}
//~^^ K0404 32 × 32 × 1 = 1024 invocations per workgroup; the limit is 512

#[kernel(workgroup_size = 32, max_invocations_per_workgroup = 16)]
fn a_limit_of_its_own(out: &mut [u32]) {}
//~^^ K0404 a workgroup is 32 in x; the limit is 16

#[kernel(
    max_invocations_per_workgroup = 64,
    workgroup_size = (16, 16)
    //~^ K0404 16 × 16 × 1 = 256 invocations per workgroup; the limit is 64
)]
fn attribute_of_several_lines(out: &mut [u32]) {}

#[kernel(
    instances(N = [128, 512]),
    workgroup_size = N
    //~^ K0404 a workgroup is 512 in x; the limit is 256
)]
fn size_of_an_instance<const N: u32>(out: &mut [u32]) {}

#[kernel(workgroup_size = 64)]
fn memory() {
//~^ K0404 the workgroup variables take 16400 bytes, 16 more than the 16384 of every device
    workgroup_var!(a: [f32; 4096], b: u32);
}

#[kernel(workgroup_size = 64)]
fn sum() {
//~^ K0404 16384 (`a`) + 16 (`b`) = 16400
    workgroup_var!(a: [f32; 4096], b: u32);
}

#[kernel(workgroup_size = 64)]
fn rounded_up() {
//~^ K0404 `b: u32` takes 4 bytes, which counts as 16
    workgroup_var!(a: [f32; 4096], b: u32);
}

#[kernel(workgroup_size = 64)]
fn one_float_too_many() {
//~^ K0404 `max_workgroup_bytes = 16400` in the attribute; then a launch fails
    workgroup_var!(a: [f32; 4097]);
}

#[kernel(workgroup_size = 64)]
fn padding() {
//~^ K0404 `a: [Vec3; 1025]` takes 16400 bytes: its elements of 12 bytes are 16 bytes apart
    workgroup_var!(a: [Vec3; 1025]);
}

#[kernel(workgroup_size = 64, max_workgroup_bytes = 32 * 1024)]
fn memory_beyond_what_it_asked_for() {
//~^ K0404 the workgroup variables take 40000 bytes, 7232 more than the 32768 of the attribute
    workgroup_var!(a: [f32; 10_000]);
}

#[kernel(workgroup_size = 1, max_storage_buffers = 2)]
fn more_buffers_than_it_asked_for(a: &[u32], b: &[u32], c: &mut [u32]) {}
//~^ K0404 3 slices; the attribute allows 2 storage buffers

#[kernel(workgroup_size = 1)]
fn buffers(
//~^ K0404 `max_storage_buffers = 9` in the attribute; then a launch fails on a device with a lower limit
    a: &[u32], b: &[u32], c: &[u32], d: &[u32], e: &[u32],
    f: &[u32], g: &[u32], h: &[u32], i: &mut [u32],
) {}

#[kernel(workgroup_size = 1)]
fn uniforms(
//~^ K0404 13 uniform buffers; one of them holds the parameters by value
    a: &u32, b: &u32, c: &u32, d: &u32, e: &u32, f: &u32,
    g: &u32, h: &u32, i: &u32, j: &u32, k: &u32, l: &u32, n: u32,
) {}

#[kernel(workgroup_size = 1)]
fn large_params(
//~^ K0404 the parameters by value take 73728 bytes together; WebGPU guarantees 65536 bytes
    a: [Vec4; 512], b: [Vec4; 512], c: [Vec4; 512], d: [Vec4; 512], e: [Vec4; 512],
    f: [Vec4; 512], g: [Vec4; 512], h: [Vec4; 512], i: [Vec4; 512], out: &mut [f32],
) {}

#[kernel(workgroup_size = 1)]
fn large_uniform(a: &[Vec4; 4097]) {}
//~^ K0404 `a` takes 65552 bytes; WebGPU guarantees 65536 bytes

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

#[kernel(workgroup_size = 64)]
fn more_than_can_be_counted() {
//~^ K0404 the workgroup variables take 4 GiB or more, more than the 16384 of every device
    workgroup_var!(a: [[u32; 100_000]; 100_000], b: u32);
}

#[kernel(workgroup_size = 1)]
fn large_params_of_large_structs(a: &[[[f32; 100_000]; 100_000]], out: &mut [f32]) {
    //~^ K0404 elements of `a` take 4 GiB or more each
    out[0] = a[0][1][1];
}

#[device]
fn store(x: &mut [u32], n: u32) {
    x[n] = n;
}

#[device]
fn store_8(x: &mut [u32], n: u32) {
    store(x, n);
    store(x, n + 1);
    store(x, n + 2);
    store(x, n + 3);
    store(x, n + 4);
    store(x, n + 5);
    store(x, n + 6);
    store(x, n + 7);
}

#[device]
fn store_64(x: &mut [u32], n: u32) {
    store_8(x, n);
    store_8(x, n + 8);
    store_8(x, n + 16);
    store_8(x, n + 24);
    store_8(x, n + 32);
    store_8(x, n + 40);
    store_8(x, n + 48);
    store_8(x, n + 56);
}

#[device]
fn store_512(x: &mut [u32], n: u32) {
    store_64(x, n);
    store_64(x, n + 64);
    store_64(x, n + 128);
    store_64(x, n + 192);
    store_64(x, n + 256);
    store_64(x, n + 320);
    store_64(x, n + 384);
    store_64(x, n + 448);
}

#[device]
fn store_4096(x: &mut [u32], n: u32) {
    store_512(x, n);
    store_512(x, n + 512);
    store_512(x, n + 1024);
    store_512(x, n + 1536);
    store_512(x, n + 2048);
    store_512(x, n + 2560);
    store_512(x, n + 3072);
    store_512(x, n + 3584);
}

#[kernel(workgroup_size = 1)]
fn calls_of_calls(x: &mut [u32]) {
//~^ K0404 inlined calls make 70216 statements, and the limit is 65536
    store_4096(x, 0);
    store_4096(x, 4096);
    store_4096(x, 8192);
    store_4096(x, 12288);
    store_4096(x, 16384);
    store_4096(x, 20480);
    store_4096(x, 24576);
    store_4096(x, 28672);
}

// Exactly at the limits.
#[kernel(workgroup_size = (16, 16))]
fn at_the_limit(a: &[Vec4; 4096]) {
    workgroup_var!(cache: [f32; 4096]);
    let x = [a[0]; 512];
}

#[kernel(workgroup_size = (1, 1, 64))]
fn deepest(out: &mut [u32]) {
    workgroup_var!(a: [Vec3; 1024]);
}

#[kernel(workgroup_size = 1)]
fn most_bindings(
    a: &u32, b: &u32, c: &u32, d: &u32, e: &u32, f: &u32, g: &u32, h: &u32, i: &u32, j: &u32, k: &u32,
    n: u32, s0: &[u32], s1: &[u32], s2: &[u32], s3: &[u32], s4: &[u32], s5: &[u32], s6: &[u32],
    out: &mut [u32],
) {
}

// More than every device has, and asked for.
#[device]
const BYTES: u32 = 48 * 1024;

#[kernel(workgroup_size = 1024, max_invocations_per_workgroup = 1024, max_workgroup_bytes = BYTES)]
fn as_much_as_it_asked_for(out: &mut [u32]) {
    workgroup_var!(a: [f32; 12_288]);
}
