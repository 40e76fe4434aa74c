// The kernel `sizes`.

@group(0) @binding(0) var cube: texture_cube<f32>;
@group(0) @binding(1) var image: texture_2d<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<vec2<u32>>;

@compute @workgroup_size(1)
fn sizes() {
    out[0u] = textureDimensions(cube);
    out[1u] = textureDimensions(cube, 1i);
    out[2u] = textureDimensions(image);
    out[3u] = vec2<u32>(textureNumLevels(cube), textureNumLevels(image));
    var value: vec2<u32>;
    if (out[2u].x > 1u) {
        value = vec2<u32>(1u, 0u);
    } else {
        value = vec2<u32>(0u, 0u);
    }
    let operand = textureLoad(image, value, 0i);
    var value_1: vec2<u32>;
    let at = vec2<u32>(0u, 1u);
    value_1 = at;
    let operand_1 = value_1;
    var value_2: i32;
    value_2 = 0i;
    let sum = operand + textureLoad(image, operand_1, value_2);
    out[4u] = sum.xy;
}
