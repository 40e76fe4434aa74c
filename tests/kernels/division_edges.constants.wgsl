// The kernel `constants`.
//
// The same of constants, which WGSL would refuse.

@group(0) @binding(0) var<storage, read_write> out: array<i32>;

@compute @workgroup_size(1)
fn constants() {
    out[0u] = 0i;
    out[1u] = i32(-2147483648);
}
