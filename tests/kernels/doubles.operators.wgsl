// The kernel `operators`.

struct Params {
    scale: f64,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f64>;
@group(0) @binding(1) var<storage, read> b: array<f64>;
@group(0) @binding(2) var<storage, read_write> out: array<f64>;
@group(0) @binding(3) var<storage, read_write> flags: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

const THIRD: f64 = 0.3333333333333333lf;

fn root(x: f64, least: f64) -> f64 {
    return max(sqrt(abs(x)), least);
}

@compute @workgroup_size(4)
fn operators(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.a_len) {
        return;
    }
    let x = a[i];
    let y = b[i];
    let o = 12u * i;
    out[o] = x + y;
    out[o + 1u] = x - y;
    out[o + 2u] = x * y;
    out[o + 3u] = x / y;
    out[o + 4u] = -x * params.scale;
    out[o + 5u] = abs(min(max(x, y), 100.5lf));
    var value: f64;
    if (x < y) {
        value = x;
    } else {
        value = y;
    }
    out[o + 6u] = value;
    out[o + 7u] = 0.30000000000000004lf;
    out[o + 8u] = THIRD;
    out[o + 9u] = min(max(x, (-2.5lf)), params.scale);
    var sum = 0.0lf;
    for (var k = 0i; k < 3i; k++) {
        sum += x * f64(k);
    }
    out[o + 10u] = sum;
    let value_1 = root(x, y);
    out[o + 11u] = value_1;
    flags[i] = u32((x == y)) | (u32((x <= y)) << 1u);
}
