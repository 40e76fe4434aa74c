// The kernel `blur`.

struct Params {
    radius: i32,
}

@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var other: texture_2d<f32>;
@group(0) @binding(2) var output: texture_storage_2d<rgba32float, write>;
@group(0) @binding(3) var<uniform> params: Params;

fn box_blur(at: vec2<i32>, radius: i32) -> vec4<f32> {
    var sum = vec4<f32>(0.0f);
    let y_start = -radius;
    var y = y_start;
    if (y <= radius) {
        loop {
            let x_start = -radius;
            var x = x_start;
            if (x <= radius) {
                loop {
                    let value_1 = texel_1(at + vec2<i32>(x, y));
                    sum += value_1;
                    continuing {
                        let x_last = x == radius;
                        x++;
                        break if x_last;
                    }
                }
            }
            continuing {
                let y_last = y == radius;
                y++;
                break if y_last;
            }
        }
    }
    let width = f32(2i * radius + 1i);
    return sum / (width * width);
}

fn texel(at: vec2<i32>) -> vec4<f32> {
    let last = vec2<i32>(textureDimensions(other)) - 1i;
    return textureLoad(other, min(max(at, vec2<i32>(0i)), last), 0i);
}

fn put(at: vec2<u32>, value: vec4<f32>) {
    let size = textureDimensions(output);
    if (at.x < size.x && at.y < size.y) {
        textureStore(output, at, value);
    }
}

fn texel_1(at: vec2<i32>) -> vec4<f32> {
    let last = vec2<i32>(textureDimensions(image)) - 1i;
    return textureLoad(image, min(max(at, vec2<i32>(0i)), last), 0i);
}

@compute @workgroup_size(8, 8)
fn blur(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let id = global_invocation_id.xy;
    let at = vec2<i32>(id);
    put(id, box_blur(at, params.radius) - texel(at));
}
