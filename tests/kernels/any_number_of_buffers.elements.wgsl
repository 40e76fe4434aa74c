// The kernel `elements`.

enable wgpu_binding_array;

struct Params {
    xs_len: u32,
    at_len: u32,
    out_len: u32,
}

struct xs_buffer {
    elements: array<u32>,
}
@group(1) @binding(0) var<storage, read> xs: binding_array<xs_buffer>;
@group(1) @binding(3) var<storage, read> xs_lengths: array<u32>;
@group(0) @binding(1) var<storage, read> at: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(4)
fn elements(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.at_len && i < params.out_len) {
        let x = at[i];
        out[i] = xs[min(x, arrayLength(&xs_lengths) - 1u)].elements[min(i, max(xs_lengths[min(x, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)] * 10u + xs[min(1u, arrayLength(&xs_lengths) - 1u)].elements[min(i, max(xs_lengths[min(1u, arrayLength(&xs_lengths) - 1u)], 1u) - 1u)] + xs_lengths[min(x, arrayLength(&xs_lengths) - 1u)] * 100u + params.xs_len * 1000u;
    }
}
