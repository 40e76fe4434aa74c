// The kernel `defaults`.

struct Params {
    x: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_mat2(a: mat2x2<f32>) -> mat2x2<f32> {
    return a;
}

// Keeps a constant from being folded.
fn rust_value_vec2b(a: vec2<bool>) -> vec2<bool> {
    return a;
}

// Keeps a constant from being folded.
fn rust_value_vec2f(a: vec2<f32>) -> vec2<f32> {
    return a;
}

fn zero_or(x: u32, other: u32) -> u32 {
    if (x == 0u) {
        return other;
    } else {
        return x;
    }
    return u32();
}

fn zero_or_1(x: f32, other: f32) -> f32 {
    if (x == 0.0f) {
        return other;
    } else {
        return x;
    }
    return f32();
}

@compute @workgroup_size(1)
fn defaults() {
    let factor = f32(params.x);
    let y = 2.0f;
    out[0u] = y * factor + 0.0f + f32(0u);
    let items = array<f32, 2>(1.0f, 2.0f);
    var sum = 0.0f;
    for (var position = 0u; position < 2u; position++) {
        let y_1 = items[position];
        let term = y_1 * factor;
        sum += term;
    }
    out[1u] = sum;
    out[2u] = (rust_value_vec2f(rust_value_mat2(mat2x2<f32>(1.0f, 0.0f, 0.0f, 1.0f)) * vec2<f32>(3.0f, 4.0f)) + vec2<f32>(0.0f)).y;
    let value = f32(zero_or(params.x - params.x, 7u)) + zero_or_1(0.0f, 0.5f) + f32(zero_or(params.x, 1u)) * 10.0f;
    out[3u] = value;
    out[4u] = 0.0f + f32(u32(any(rust_value_vec2b(vec2<bool>(false)))));
}
