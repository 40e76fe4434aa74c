@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<atomic<u32>, 3>;

@compute @workgroup_size(8, 8)
fn light(@builtin(global_invocation_id) id: vec3<u32>) {
    if (all(id.xy < textureDimensions(picture))) {
        let texel = vec4<u32>(textureLoad(picture, id.xy, 0) * 255.0 + 0.5);
        atomicAdd(&sums[0], texel.r);
        atomicAdd(&sums[1], texel.g);
        atomicAdd(&sums[2], texel.b);
    }
}
