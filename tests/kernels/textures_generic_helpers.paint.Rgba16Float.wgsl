// The kernel `paint::<Rgba16Float>`.

@group(0) @binding(0) var from_: texture_2d<f32>;
@group(0) @binding(1) var red: texture_storage_2d<r32float, read>;
@group(0) @binding(2) var to: texture_storage_2d<rgba16float, write>;
@group(0) @binding(3) var whole: texture_storage_2d<rgba32float, write>;

fn put(at: vec2<u32>, value: vec4<f32>) {
    let size = textureDimensions(whole);
    if (at.x < size.x && at.y < size.y) {
        textureStore(whole, at, value);
    }
}

fn weighed(at: vec2<u32>, weights: array<f32, 3>) -> f32 {
    var sum = textureLoad(from_, at, 0i).x;
    let items = weights;
    for (var element = 0u; element < 3u; element++) {
        let weight = items[element];
        sum *= weight;
    }
    return sum;
}

fn put_1(at: vec2<u32>, value: vec4<f32>) {
    let size = textureDimensions(to);
    if (at.x < size.x && at.y < size.y) {
        textureStore(to, at, value);
    }
}

fn copy(at: vec2<u32>) {
    put_1(at, textureLoad(red, at));
}

@compute @workgroup_size(4)
fn paint(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    put(at, textureLoad(from_, at, 0i));
    let doubled = weighed(at, array<f32, 3>(2.0f, 0.5f, 2.0f));
    if (at.y == 0u) {
        put_1(at, vec4<f32>(doubled));
    } else {
        copy(at);
    }
}
