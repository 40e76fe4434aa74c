// The kernel `tuples`.

struct Shade {
    value: u32,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Tuple2_i32_Tuple2_i32_bool {
    _0: i32,
    _1: Tuple2_i32_bool,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> shades: array<Shade>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn Shade_eq(self_: Shade, other: Shade) -> bool {
    return true && self_.value == other.value;
}

fn next(n: ptr<function, u32>) -> u32 {
    *n += 1u;
    return (*n);
}

@compute @workgroup_size(1)
fn tuples() {
    let end = params.x_len - 1u;
    for (var i = 0u; i < end; i++) {
        let dx = x[i] - 1i;
        let dy = x[i + 1u] - 2i;
        let compared = dx + 1i;
        let compared_1 = x[i + 1u];
        let compared_2 = x[i];
        out[i] = u32(!(dx == 0i && dy == 0i)) + u32((compared == compared_2 && compared_1 == 2i)) * 2u;
    }
    let pair = Tuple2_i32_Tuple2_i32_bool(x[0u], Tuple2_i32_bool(x[1u], true));
    let same = Tuple2_i32_Tuple2_i32_bool(x[0u], Tuple2_i32_bool(2i, (x[1u] == 2i)));
    let compared = x[0u];
    out[3u] = u32((pair._0 == same._0 && (pair._1._0 == same._1._0 && pair._1._1 == same._1._1))) + u32(!(same._0 == compared && (same._1._0 == 2i && same._1._1 == false))) * 2u;
    let compared_1 = shades[0u];
    let compared_2 = shades[1u];
    let compared_3 = shades[0u];
    let compared_4 = shades[2u];
    out[4u] = u32((Shade_eq(compared_1, compared_2) && 1i == 1i)) + u32((1i == 1i && Shade_eq(compared_3, compared_4))) * 2u;
    var n = 0u;
    let result = next(&n);
    let operand = n;
    let result_1 = next(&n);
    let in_order = result == 1u && operand == 1u && result_1 == 2u;
    let result_2 = next(&n);
    let result_3 = next(&n);
    let differs = 7i == 8i && result_2 == result_3;
    out[5u] = u32(in_order) + u32(differs) * 2u + n * 10u;
}
