// The kernel `order`.

@group(0) @binding(0) var image: texture_storage_2d<r32float, read_write>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn order() {
    let at = vec2<u32>(0u);
    let before = textureLoad(image, at).x;
    textureStore(image, at, vec4<f32>(before * 2.0f));
    let operand = textureLoad(image, at).x;
    var value: f32;
    textureStore(image, at, vec4<f32>(100.0f));
    value = textureLoad(image, at).x;
    out[0u] = operand + value;
    out[1u] = before;
}
