// The kernel `faces`.

@group(0) @binding(0) var cube: texture_depth_cube;
@group(0) @binding(1) var cubes: texture_depth_cube_array;
@group(0) @binding(2) var nearest: sampler;
@group(0) @binding(3) var closer: sampler_comparison;
@group(0) @binding(4) var<storage, read> directions: array<vec3<f32>>;
@group(0) @binding(5) var<storage, read_write> out: array<vec4<f32>>;

@compute @workgroup_size(6)
fn faces(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    let to = directions[i];
    out[2u * i] = vec4<f32>(textureSampleLevel(cube, nearest, to, 0i), textureGather(cube, nearest, to).x, textureSampleCompareLevel(cube, closer, to, 0.4f), textureGatherCompare(cube, closer, to, 0.4f).x);
    let last = textureNumLayers(cubes) - 1u;
    out[2u * i + 1u] = vec4<f32>(textureSampleLevel(cubes, nearest, to, last, 0i), textureGather(cubes, nearest, to, last).x, textureSampleCompareLevel(cubes, closer, to, last, 0.9f), textureGatherCompare(cubes, closer, to, last, 0.9f).x);
}
