// The kernel `integers`.

struct Params {
    three: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn integers() {
    var x = 100u;
    x += params.three;
    x *= params.three;
    x -= 7u;
    x /= params.three;
    x %= 64u;
    x <<= params.three & 31u;
    x >>= 1u;
    x |= 3u;
    x &= 253u;
    x ^= params.three;
    out[0u] = x;
    out[1u] += params.three;
    out[1u] *= 7u;
    out[1u] <<= 2u;
    out[1u] -= params.three;
    var array_ = array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u));
    var i = 0u;
    var value: u32;
    i += 1u;
    value = i;
    let value_1 = 10u * params.three;
    array_[value][0u] += value_1;
    array_[0u][1u] ^= 7u;
    out[2u] = array_[0u][0u] * 1000u + array_[0u][1u] * 100u + array_[1u][0u];
    out[3u] = i;
    var flag = true;
    flag = flag & (params.three == 3u);
    flag = flag | false;
    flag = flag != (params.three == 4u);
    out[4u] = u32(flag);
}
