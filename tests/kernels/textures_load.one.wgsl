// The kernel `one`.

@group(0) @binding(0) var row: texture_1d<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4<u32>>;

@compute @workgroup_size(1)
fn one() {
    let end = textureDimensions(row);
    for (var x = 0u; x < end; x++) {
        out[x] = textureLoad(row, x, 0i) + textureLoad(row, i32(x), 0u);
    }
    out[textureDimensions(row)] = vec4<u32>(textureDimensions(row, 0i), textureNumLevels(row), 0u, 0u);
}
