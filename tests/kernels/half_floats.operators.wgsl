// The kernel `operators`.

enable f16;

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f16>;
@group(0) @binding(1) var<storage, read> b: array<f16>;
@group(0) @binding(2) var<storage, read_write> out: array<f16>;
@group(0) @binding(3) var<storage, read_write> flags: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

const HALF: f32 = 0.5f;

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
    let o = 8u * i;
    out[o] = x + y;
    out[o + 1u] = x - y;
    out[o + 2u] = x * y;
    out[o + 3u] = -x;
    out[o + 4u] = abs(min(max(x, y), 100.0h));
    var value: f16;
    if (x < y) {
        value = x;
    } else {
        value = y;
    }
    out[o + 5u] = value;
    var sum = 0.0h;
    for (var k = 0i; k < 3i; k++) {
        sum += x * f16(f32(k));
    }
    out[o + 6u] = sum;
    let value_1 = f16((f32(x) * HALF));
    out[o + 7u] = value_1;
    flags[i] = u32((x == y)) | (u32(((bitcast<u32>(f32(x)) & 0x7fffffffu) > 0x7f800000u)) << 1u) | (u32(((bitcast<u32>(f32(x)) & 0x7fffffffu) == 0x7f800000u)) << 2u);
}
