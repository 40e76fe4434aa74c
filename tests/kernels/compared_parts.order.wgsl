// The kernel `order`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_f32_Tuple2_u32_bool {
    _0: f32,
    _1: Tuple2_u32_bool,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn forms(a: f32, b: f32, n: u32) -> array<u32, 6> {
    var calls = 0u;
    let left = Tuple2_f32_Tuple2_u32_bool(a, Tuple2_u32_bool(n, (a > 1.0f)));
    let right = Tuple2_f32_Tuple2_u32_bool(b, Tuple2_u32_bool(3u, (b > 1.0f)));
    let flat = u32((a < b || (a == b && n < 3u))) + u32((a < b || (a == b && n <= 3u))) * 2u + u32((a > b || (a == b && n > 3u))) * 4u + u32((a > b || (a == b && n >= 3u))) * 8u;
    let nested = u32((left._0 < right._0 || (left._0 == right._0 && (left._1._0 < right._1._0 || (left._1._0 == right._1._0 && (!left._1._1 & right._1._1)))))) + u32((left._0 < right._0 || (left._0 == right._0 && (left._1._0 < right._1._0 || (left._1._0 == right._1._0 && (!left._1._1 | right._1._1)))))) * 2u + u32((left._0 > right._0 || (left._0 == right._0 && (left._1._0 > right._1._0 || (left._1._0 == right._1._0 && (left._1._1 & !right._1._1)))))) * 4u + u32((left._0 > right._0 || (left._0 == right._0 && (left._1._0 > right._1._0 || (left._1._0 == right._1._0 && (left._1._1 | !right._1._1)))))) * 8u;
    let result = counted(&calls, a);
    let result_1 = counted(&calls, b);
    let effects = result < result_1 || (result == result_1 && 1.0f < 2.0f);
    var least: Tuple2_u32_f32;
    if (n < 2u || (n == 2u && a < b)) {
        least = Tuple2_u32_f32(n, a);
    } else {
        least = Tuple2_u32_f32(2u, b);
    }
    let k = 0u;
    let value = f32(k) * a + b;
    let k_1 = 1u;
    let value_1 = f32(k_1) * a + b;
    let k_2 = 2u;
    let value_2 = f32(k_2) * a + b;
    let k_3 = 3u;
    let value_3 = f32(k_3) * a + b;
    let table = array<f32, 4>(value, value_1, value_2, value_3);
    let k_4 = 0u;
    let value_4 = k_4 * n;
    let k_5 = 1u;
    let value_5 = k_5 * n;
    let k_6 = 2u;
    let value_6 = k_6 * n;
    let places = array<u32, 3>(value_4, value_5, value_6);
    return array<u32, 6>(flat, nested, u32(effects) + calls * 10u, least._0, u32((table[3u] > table[1u])), places[0u] + places[2u]);
}

fn counted(calls: ptr<function, u32>, x_1: f32) -> f32 {
    *calls += 1u;
    return x_1;
}

@compute @workgroup_size(1)
fn order() {
    var at = 0u;
    for (var i = 0u; i < params.x_len; i++) {
        for (var j = 0u; j < params.x_len; j++) {
            for (var n = 2u; n < 5u; n++) {
                let items = forms(x[i], x[j], n);
                for (var element = 0u; element < 6u; element++) {
                    let v = items[element];
                    out[min(at, arrayLength(&out) - 1u)] = v;
                    at += 1u;
                }
            }
        }
    }
}
