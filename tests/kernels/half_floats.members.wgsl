// The kernel `members`.
//
// Each member is stored alone, so that none may touch its neighbours.

enable f16;

struct Mixed {
    direction: vec3<f16>,
    weight: f16,
    index: u32,
    pair: array<f16, 3>,
    flat: vec2<f16>,
}

struct Params {
    scale: f16,
    offset: vec3<f16>,
    from_len: u32,
}

@group(0) @binding(0) var<storage, read> from_: array<Mixed>;
@group(0) @binding(1) var<storage, read_write> to: array<Mixed>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn members(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.from_len) {
        to[i].weight = from_[i].weight * params.scale;
        to[i].direction = from_[i].direction * params.scale + params.offset;
        to[i].index = i;
        to[i].pair[1u] = from_[i].pair[2u];
        to[i].flat.y = from_[i].flat.x;
    }
}
