// The kernel `orders`.

struct Pair {
    a: u32,
    b: u32,
}

struct Params {
    start: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 16>>;
@group(0) @binding(1) var<uniform> params: Params;

fn primitive(start: u32) -> array<u32, 16> {
    var w = array<u32, 4>(1u, 10u, 100u, 1000u);
    var h = start;
    var value: u32;
    if (h > 2u) {
        h = h + 1u;
        value = 5u;
    } else {
        h = h + 2u;
        value = 7u;
    }
    let index = h & 3u;
    w[index] = w[index] + value;
    let result = next(&h);
    let value_1 = result + 1u;
    let result_1 = next(&h);
    let index_1 = result_1;
    w[index_1] = w[index_1] + value_1;
    let value_2 = h;
    let result_2 = next(&h);
    let index_2 = result_2;
    w[index_2] = w[index_2] + value_2;
    let result_3 = next(&h);
    let value_3 = result_3 + 1u;
    let index_3 = h & 3u;
    w[index_3] = w[index_3] * value_3;
    let result_4 = next(&h);
    let value_4 = i32(result_4);
    w[h & 3u] <<= u32(value_4) & 31u;
    var f = array<f32, 4>(1.0f, 2.0f, 3.0f, 4.0f);
    var value_5: f32;
    h = h + 1u;
    value_5 = f32(h);
    f[h & 3u] -= value_5;
    var value_6: f32;
    let result_5 = next(&h);
    switch (result_5) {
        case 0u: {
            value_6 = 2.0f;
        }
        case 1u, 2u: {
            value_6 = 4.0f;
        }
        default: {
            value_6 = 8.0f;
        }
    }
    let result_6 = next(&h);
    f[result_6] /= value_6;
    var s = array<i32, 4>(-1i, -2i, -3i, -4i);
    let value_7 = i32(h);
    let result_7 = next(&h);
    s[result_7] -= value_7;
    var b = array<bool, 4>(true, false, true, false);
    let result_8 = next(&h);
    let value_8 = result_8 > 1u;
    let result_9 = next(&h);
    b[result_9] = b[result_9] != value_8;
    var value_9: bool;
    h = h + 1u;
    value_9 = h % 2u == 0u;
    b[h & 3u] = b[h & 3u] | value_9;
    var rows = array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u));
    let result_10 = next(&h);
    let value_10 = result_10 * 10u;
    let result_11 = next(&h);
    let result_12 = next(&h);
    let index_4 = result_11 & 1u;
    let index_5 = result_12 & 1u;
    rows[index_4][index_5] = rows[index_4][index_5] + value_10;
    var value_11: u32;
    h = h + 1u;
    value_11 = h;
    let index_6 = h & 1u;
    rows[index_6][1u] = rows[index_6][1u] + value_11;
    var bits = 0u;
    let items = b;
    for (var element = 0u; element < 4u; element++) {
        let set_ = items[element];
        bits = bits * 2u + u32(set_);
    }
    return array<u32, 16>(w[0u], w[1u], w[2u], w[3u], bitcast<u32>(f[0u]), bitcast<u32>(f[1u]), bitcast<u32>(f[2u]), bitcast<u32>(f[3u]), u32(s[0u]), u32(s[1u]), u32(s[2u]), u32(s[3u]), bits, rows[0u][0u] * 1000u + rows[0u][1u], rows[1u][0u] * 1000u + rows[1u][1u], h);
}

fn composite(start: u32) -> array<u32, 16> {
    var h = start;
    var v = array<vec2<u32>, 4>(vec2<u32>(1u, 2u), vec2<u32>(1u, 2u), vec2<u32>(1u, 2u), vec2<u32>(1u, 2u));
    let index = h & 3u;
    var value: vec2<u32>;
    if (h > 2u) {
        h = h + 1u;
        value = vec2<u32>(5u, 6u);
    } else {
        h = h + 2u;
        value = vec2<u32>(7u, 8u);
    }
    v[index] = v[index] + value;
    let result = next(&h);
    let index_1 = result;
    let result_1 = next(&h);
    let value_1 = result_1 + 2u;
    v[index_1] = v[index_1] * value_1;
    let result_2 = next(&h);
    let index_2 = result_2;
    let value_2 = vec2<u32>(h);
    v[index_2] = v[index_2] + value_2;
    let index_3 = h & 3u;
    let result_3 = next(&h);
    let value_3 = vec2<u32>(result_3, h);
    v[index_3] = v[index_3] + value_3;
    var p = array<Pair, 4>(pair(1u), pair(2u), pair(3u), pair(4u));
    let index_4 = h & 3u;
    var value_4: Pair;
    h = h + 1u;
    value_4 = pair(h);
    p[index_4] = Pair_add_assign(p[index_4], value_4);
    let result_4 = next(&h);
    let index_5 = result_4;
    let result_5 = next(&h);
    let value_5 = pair(result_5);
    p[index_5] = Pair_add_assign(p[index_5], value_5);
    let result_6 = next(&h);
    let index_6 = result_6;
    let result_7 = next(&h);
    let value_6 = result_7 + 2u;
    p[index_6] = Pair_mul_assign(p[index_6], value_6);
    let result_8 = next(&h);
    let index_7 = h & 3u;
    p[index_7].a = p[index_7].a + result_8;
    return array<u32, 16>(v[0u].x, v[0u].y, v[1u].x, v[1u].y, v[2u].x, v[2u].y, v[3u].x, v[3u].y, p[0u].a * 1000u + p[0u].b, p[1u].a * 1000u + p[1u].b, p[2u].a * 1000u + p[2u].b, p[3u].a * 1000u + p[3u].b, h, 0u, 0u, 0u);
}

fn next(n: ptr<function, u32>) -> u32 {
    *n = (*n) + 1u;
    return (*n) & 3u;
}

fn pair(n: u32) -> Pair {
    return Pair(n, n + 1u);
}

fn Pair_add_assign(left: Pair, right: Pair) -> Pair {
    var left_1 = left;
    Pair_add_assign_1(&left_1, right);
    return left_1;
}

fn Pair_mul_assign(left: Pair, right: u32) -> Pair {
    var left_1 = left;
    Pair_mul_assign_1(&left_1, right);
    return left_1;
}

fn Pair_add_assign_1(self_: ptr<function, Pair>, other: Pair) {
    (*self_).a = (*self_).a + other.a;
    (*self_).b = (*self_).b + 2u * other.b;
}

fn Pair_mul_assign_1(self_: ptr<function, Pair>, by: u32) {
    (*self_).a = (*self_).a * by;
    (*self_).b = (*self_).b * by;
}

@compute @workgroup_size(1)
fn orders() {
    let value = primitive(params.start);
    out[0u] = value;
    let value_1 = composite(params.start);
    out[1u] = value_1;
}
