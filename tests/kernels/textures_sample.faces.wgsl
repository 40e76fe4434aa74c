// The kernel `faces`.

@group(0) @binding(0) var cube: texture_cube<f32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read> directions: array<vec3<f32>>;
@group(0) @binding(3) var<storage, read_write> out: array<vec2<f32>>;

@compute @workgroup_size(6)
fn faces(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    let gathered = textureGather(0u, cube, s, directions[i]);
    out[i] = vec2<f32>(textureSampleLevel(cube, s, directions[i], 0.0f).x, gathered.x);
}
