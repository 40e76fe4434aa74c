// The kernel `column::<i32, 1>`.

@group(0) @binding(0) var image: texture_2d<i32>;
@group(0) @binding(1) var s: sampler;
@group(0) @binding(2) var mask: texture_storage_1d<r32uint, write>;
@group(0) @binding(3) var<storage, read_write> out: array<i32>;

const N: u32 = 1u;

@compute @workgroup_size(4)
fn column(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let y = global_invocation_id.x;
    if (y < textureDimensions(image).y) {
        out[y] = textureLoad(image, vec2<u32>(N, y), 0i).x;
        textureStore(mask, y, vec4<u32>(1u));
    }
}
