// The kernel `operators`.

struct Params {
    least: i64,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<i64>;
@group(0) @binding(1) var<storage, read> b: array<i64>;
@group(0) @binding(2) var<storage, read_write> out: array<i64>;
@group(0) @binding(3) var<storage, read_write> flags: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

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
    let o = 14u * i;
    out[o] = x + y;
    out[o + 1u] = x - y;
    out[o + 2u] = x * y;
    out[o + 3u] = x / y;
    out[o + 4u] = x % y;
    out[o + 5u] = -x;
    out[o + 6u] = (~x & y) | (x ^ y);
    out[o + 7u] = x << (i & 63u);
    out[o + 8u] = x >> (u32(y) & 63u);
    out[o + 9u] = abs(min(max(x, y), 1099511627776li));
    var value: i64;
    if (x < y) {
        value = x;
    } else {
        value = y;
    }
    out[o + 10u] = value;
    out[o + 11u] = i64(u64(x) >> (u32(u64(y)) & 63u));
    out[o + 12u] = min(max(x, params.least), (-params.least));
    var sum = ~9223372036854775807li;
    sum += x;
    sum <<= 1u;
    out[o + 13u] = sum;
    flags[i] = u32((x == y)) | (u32((x <= y)) << 1u) | (u32((x < 0li)) << 2u);
}
