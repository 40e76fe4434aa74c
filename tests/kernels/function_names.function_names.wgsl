// The kernel `function_names`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_f32(a: f32) -> f32 {
    return a;
}

fn mix_(n: u32) -> u32 {
    return n ^ (n >> 7u);
}

fn step_(edge: u32, n: u32) -> u32 {
    return mix_(n) + max_(edge, 3u);
}

fn swap(pair: vec2<u32>) -> vec2<u32> {
    return vec2<u32>(pair.y, pair.x);
}

fn max_(a: u32, b: u32) -> u32 {
    if (a < b) {
        return a;
    } else {
        return b;
    }
    return u32();
}

fn smooth_(x: f32) -> f32 {
    return smoothstep(0.0f, 1.0f, x);
}

@compute @workgroup_size(1)
fn function_names() {
    let value = mix_(params.n) + step_(2u, params.n);
    out[0u] = value;
    let value_1 = step_(9u, params.n);
    out[1u] = value_1;
    let value_2 = max(swap(vec2<u32>(1u, 2u)).x, max_(7u, 8u));
    out[2u] = value_2;
    let mapped = array<u32, 2>(params.n, 5u);
    let argument = mapped[0u];
    let value_3 = mix_(argument);
    let argument_1 = mapped[1u];
    let value_4 = mix_(argument_1);
    out[3u] = array<u32, 2>(value_3, value_4)[1u];
    floats[0u] = mix(rust_value_f32(1.0f), 3.0f, 0.25f) + step(rust_value_f32(0.5f), 0.75f);
    let value_5 = smooth_(0.5f);
    floats[1u] = value_5;
}
