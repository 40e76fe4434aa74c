// The kernel `ordered`.

struct Params {
    a_len: u32,
    b_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<i32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn orders(a_1: i32, b_1: u32) -> u32 {
    let i = u32(a_1);
    let n = b_1;
    let known = array<bool, 8>((u32(a_1) <= 2147483647u && u32(a_1) < b_1), (i <= 2147483647u && b_1 > i), (i <= 2147483647u && i <= n), (i > 2147483647u || n <= i), (i <= 2147483647u && i == n), (i > 2147483647u || n != i), (u32(a_1 + 1i) > 2147483647u || u32(a_1 + 1i) >= n / 2u + 1u), (i < u32(a_1 + 7i)));
    var sum = 0u;
    for (var bit = 0u; bit < 8u; bit++) {
        let term = u32(known[bit]) << (bit & 31u);
        sum += term;
    }
    return sum;
}

fn b_count() -> u32 {
    return 4u;
}

@compute @workgroup_size(1)
fn ordered() {
    for (var i_1 = 0u; i_1 < params.a_len; i_1++) {
        for (var j = 0u; j < params.b_len; j++) {
            let value = orders(a[i_1], b[j]);
            out[i_1 * b_count() + j] = value;
        }
    }
}
