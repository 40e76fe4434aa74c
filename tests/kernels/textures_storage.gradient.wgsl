// The kernel `gradient`.

@group(0) @binding(0) var color: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(1) var signed: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(2) var wide: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(3) var exact: texture_storage_2d<r32float, write>;

// `with_w` as Rust defines it.
fn rust_with_w_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    var r = a;
    r.w = b;
    return r;
}

@compute @workgroup_size(8, 8)
fn gradient(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.xy;
    let size = textureDimensions(color);
    if (id.x >= size.x || id.y >= size.y) {
        return;
    }
    textureStore(color, id, rust_with_w_vec4f(f32(id.x) / 255.0f * vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f), 1.0f));
    textureStore(signed, vec2<i32>(id), vec4<i32>(i32(id.x) - 2i) * vec4<i32>(1i, 2i, 3i, 4i));
    textureStore(wide, id, vec4<u32>(id.x, id.y, 1000u, 65535u));
    textureStore(exact, id, vec4<f32>(f32(id.y) * 0.1f, 0.0f, 0.0f, 0.0f));
}
