// The kernel `weighted::<Vec2>`.
//
// Two arrays, of structures and of vectors, with a parameter and a generic parameter between.

enable wgpu_binding_array;

struct Pair {
    weight: f32,
    at: vec2<f32>,
}

struct Params {
    scale: f32,
    pairs_len: u32,
    xs_len: u32,
    out_len: u32,
}

struct pairs_buffer {
    elements: array<Pair>,
}
@group(1) @binding(0) var<storage, read> pairs: binding_array<pairs_buffer>;
@group(1) @binding(3) var<storage, read> pairs_lengths: array<u32>;
struct xs_buffer {
    elements: array<vec2<f32>>,
}
@group(1) @binding(1) var<storage, read> xs: binding_array<xs_buffer>;
@group(1) @binding(4) var<storage, read> xs_lengths: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<vec2<f32>>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(4)
fn weighted(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        var sum = xs[0u].elements[min(i, max(xs_lengths[0u], 1u) - 1u)];
        for (var k = 1u; k < params.xs_len; k++) {
            if (k < params.pairs_len && i < xs_lengths[k] && i < pairs_lengths[k]) {
                sum = sum + xs[k].elements[i] * (pairs[k].elements[i].weight + pairs[k].elements[i].at.y);
            }
        }
        out[i] = sum * params.scale;
    }
}
