// The kernel `light`.
//
// Adds up what there is of red, green and blue.

@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<atomic<u32>>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_vec4f(a: vec4<f32>) -> vec4<u32> {
    let c = vec4<u32>(clamp(a, vec4<f32>(0.0f), vec4<f32>(4294967040.0f)));
    return select(select(vec4<u32>(), c, a > vec4<f32>()), vec4<u32>(4294967295u), a >= vec4<f32>(4294967296.0f));
}

@compute @workgroup_size(8, 8)
fn light(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    if (all((at < textureDimensions(picture)))) {
        let texel = rust_as_u32_vec4f(textureLoad(picture, at, 0i) * 255.0f + 0.5f);
        atomicAdd(&sums[0u], texel.x);
        atomicAdd(&sums[1u], texel.y);
        atomicAdd(&sums[2u], texel.z);
    }
}
