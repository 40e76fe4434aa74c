// The kernel `integers`.

@group(0) @binding(0) var image: texture_2d<u32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<vec4<u32>>;

@compute @workgroup_size(1)
fn integers() {
    out[0u] = textureGather(0u, image, s, vec2<f32>(0.5f, 0.5f));
}
