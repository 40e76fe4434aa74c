// The kernel `transpose`.

@group(0) @binding(0) var from_: texture_storage_2d<rgba8unorm, read>;
@group(0) @binding(1) var to: texture_storage_2d<rgba32float, write>;

@compute @workgroup_size(8, 8)
fn transpose_(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.xy;
    let size = textureDimensions(from_);
    if (id.x < size.x && id.y < size.y) {
        let selector = id.x % 2u;
        switch (selector) {
            case 0u: {
                textureStore(to, id.yx, textureLoad(from_, id));
            }
            default: {
                textureStore(to, id.yx, -textureLoad(from_, vec2<i32>(id)));
            }
        }
    }
}
