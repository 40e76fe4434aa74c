// The kernel `both`.
//
// Two arrays.

enable wgpu_binding_array;

struct Params {
    xs_len: u32,
    ys_len: u32,
    out_len: u32,
}

struct xs_buffer {
    elements: array<u32>,
}
@group(1) @binding(0) var<storage, read> xs: binding_array<xs_buffer>;
@group(1) @binding(3) var<storage, read> xs_lengths: array<u32>;
struct ys_buffer {
    elements: array<u32>,
}
@group(1) @binding(1) var<storage, read> ys: binding_array<ys_buffer>;
@group(1) @binding(4) var<storage, read> ys_lengths: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(4)
fn both(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        out[i] = params.xs_len * 100u + params.ys_len * 10u + ys[0u].elements[min(i, max(ys_lengths[0u], 1u) - 1u)];
    }
}
