// The kernel `one`.

struct Params {
    level: f32,
    directions_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var cube: texture_cube<f32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read> directions: array<vec3<f32>>;
@group(0) @binding(3) var<storage, read_write> out: array<vec4<f32>>;
@group(0) @binding(4) var<uniform> params: Params;

@compute @workgroup_size(4)
fn one(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.directions_len && i < params.out_len) {
        let sampled = textureSampleLevel(cube, s, directions[i], params.level);
        let gathered = textureGather(0u, cube, s, directions[i]);
        out[i] = vec4<f32>(sampled.x, gathered.x, gathered.y, gathered.z + gathered.w);
    }
}
