// The kernel `names`.

@group(0) @binding(0) var texture_2d_: texture_2d<f32>;
@group(0) @binding(1) var sampler_: sampler;
@group(0) @binding(2) var texture: texture_2d<f32>;
@group(0) @binding(3) var smooth_: sampler;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;

fn middle() -> f32 {
    return textureSampleLevel(texture_2d_, sampler_, vec2<f32>(0.5f), 0.0f).x;
}

fn middle_1() -> f32 {
    return textureSampleLevel(texture, smooth_, vec2<f32>(0.5f), 0.0f).x;
}

fn middle_2() -> f32 {
    return textureSampleLevel(texture_2d_, smooth_, vec2<f32>(0.5f), 0.0f).x;
}

@compute @workgroup_size(1)
fn names() {
    let x = 0u;
    let x_1 = 1u;
    let textureLoad_ = textureLoad(texture_2d_, vec2<u32>(x, 0u), 0i).x + textureLoad(texture_2d_, vec2<u32>(x_1, 0u), 0i).x;
    out[0u] = textureLoad_;
    let value = middle();
    out[1u] = value;
    let value_1 = middle_1() + middle_2();
    out[2u] = value_1;
}
