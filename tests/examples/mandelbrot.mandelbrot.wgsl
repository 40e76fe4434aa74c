// The kernel `mandelbrot`.
//
// An invocation for each texel, row by row.

struct Params {
    size: vec2<u32>,
    most: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// `length_squared` as Rust defines it.
fn rust_length_squared_vec2f(a: vec2<f32>) -> f32 {
    return dot(a, a);
}

fn point(at: vec2<u32>, size: vec2<u32>) -> vec2<f32> {
    let from_center = vec2<f32>(at) - vec2<f32>(size) / 2.0f;
    return vec2<f32>(-0.7f, 0.0f) + from_center * (3.0f / f32(size.x));
}

fn rounds(c: vec2<f32>, most: u32) -> u32 {
    var z = vec2<f32>(0.0f);
    for (var round_ = 0u; round_ < most; round_++) {
        z = vec2<f32>(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y) + c;
        if (rust_length_squared_vec2f(z) > 4.0f) {
            return round_;
        }
    }
    return most;
}

@compute @workgroup_size(8, 8)
fn mandelbrot(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    let i = at.y * params.size.x + at.x;
    if (at.x < params.size.x && i < params.out_len) {
        let value = rounds(point(at, params.size), params.most);
        out[i] = value;
    }
}
