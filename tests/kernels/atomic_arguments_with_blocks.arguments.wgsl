// The kernel `arguments`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> hits: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn arguments() {
    var i = params.n;
    let index = i & 3u;
    var value: u32;
    if (params.n > 1u) {
        i += 1u;
        value = 5u;
    } else {
        value = 6u;
    }
    atomicAdd(&hits[index], value);
    let index_1 = i & 3u;
    var value_1: u32;
    i += 1u;
    let twice = params.n * 2u;
    value_1 = twice + 10u;
    atomicMax(&hits[index_1], value_1);
    let index_2 = i & 3u;
    var value_2: u32;
    let selector = i;
    if (selector >= 0u && selector <= 2u) {
        value_2 = 100u;
    } else if (selector == 3u) {
        value_2 = 101u;
    } else {
        i = 0u;
        value_2 = 102u;
    }
    let value_3 = atomicExchange(&hits[index_2], value_2);
    out[0u] = value_3;
    let index_3 = i & 3u;
    var value_4: u32;
    var sum = 0u;
    for (var k = 0u; k < params.n; k++) {
        sum += k;
    }
    i += 1u;
    value_4 = sum;
    atomicStore(&hits[index_3], value_4);
    var value_5: u32;
    let index_4 = i & 3u;
    var value_6: u32;
    i += 1u;
    value_6 = i - 1u;
    let operand = value_6;
    var value_7: u32;
    if (params.n > 2u) {
        value_7 = 50u;
    } else {
        value_7 = 51u;
    }
    let result = atomicCompareExchangeWeak(&hits[index_4], operand, value_7);
    let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
    let old = exchange._0;
    let old_1 = exchange._0;
    if (exchange._1) {
        value_5 = old;
    } else {
        value_5 = 1000u + old_1;
    }
    out[1u] = value_5;
    out[2u] = i;
}
