// The kernel `masks`.

struct Params {
    limit: vec3<f32>,
}

@group(0) @binding(0) var<storage, read> vectors: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn masks(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let v = vectors[lane];
    let below = (v < params.limit);
    var bits = u32(all(v == params.limit));
    bits |= u32(any(v != params.limit)) << 1u;
    bits |= u32(any(below)) << 2u;
    bits |= u32(all(below)) << 3u;
    bits |= u32(any((v >= params.limit))) << 4u;
    bits |= u32(any((v == params.limit))) << 5u;
    let inside = (vec2<u32>(lane, 2u) <= vec2<u32>(1u, 2u));
    bits |= u32(all((inside & !vec2<bool>(false, (lane == 0u))))) << 6u;
    bits |= u32(inside.x) << 7u;
    if (all((v > params.limit))) {
        bits |= 1u << 8u;
    }
    out[lane] = bits;
}
