// The kernel `patterns`.

struct Point {
    x: u32,
    y: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_u32_Tuple2_u32_u32 {
    _0: u32,
    _1: Tuple2_u32_u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_bool_u32 {
    _0: bool,
    _1: u32,
}

struct Tuple3_bool_bool_bool {
    _0: bool,
    _1: bool,
    _2: bool,
}

struct Params {
    n: u32,
    points_len: u32,
}

@group(0) @binding(0) var<storage, read> points: array<Point>;
@group(0) @binding(1) var<storage, read> scales: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

const FAR: u32 = 100u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn minmax(a: u32, b: u32) -> Tuple2_u32_u32 {
    if (a < b) {
        return Tuple2_u32_u32(a, b);
    } else {
        return Tuple2_u32_u32(b, a);
    }
    return Tuple2_u32_u32();
}

fn described(point: Point, scale: f32) -> u32 {
    let y = point.y;
    let x = point.x;
    let s = scale;
    let x_1 = point.x;
    let x_2 = point.x;
    let y_1 = point.y;
    let s_1 = scale;
    if (point.x == 0u && point.y == 0u) {
        return 1u;
    } else if ((point.x == 0u || point.x == FAR) && scale == 1.0f && y > 5u) {
        return 2u + y;
    } else if (point.y >= 1u && point.y <= 3u && s > f32(x)) {
        return 300u + x;
    } else if ((point.x == 7u || point.x == 8u) && (scale >= 0.5f && scale < 1.5f)) {
        return 400u + x_1;
    } else {
        return (x_2 + y_1) * 1000u + rust_as_u32_f32(s_1);
    }
    return u32();
}

fn checked(n: u32, d: u32) -> u32 {
    let x = 1000u;
    let selector = quotient(n, d);
    let x_1 = selector._1;
    if (!selector._0) {
        return x + d;
    }
    return x_1;
}

fn quotient(a: u32, b: u32) -> Tuple2_bool_u32 {
    if (b == 0u) {
        return Tuple2_bool_u32(false, 0u);
    } else {
        return Tuple2_bool_u32(true, a / b);
    }
    return Tuple2_bool_u32();
}

@compute @workgroup_size(1)
fn patterns() {
    let low = params.n;
    let part = Tuple2_u32_Tuple2_u32_u32(params.n + 1u, minmax(params.n, 2u));
    let high = part._0;
    let both = part._1;
    let part_1 = Tuple2_u32_bool(low, true);
    let a = part_1._0;
    var b = high;
    b += a;
    out[0u] = b * 100u + both._0 * 10u + both._1;
    for (var i = 0u; i < params.points_len; i++) {
        let value = described(points[i], scales[i]);
        out[1u + i] = value;
    }
    let value = checked(params.n, 0u) * 10000u + checked(params.n, 2u);
    out[8u] = value;
    let x = 7u;
    let selector = quotient(params.n, 1u);
    let x_1 = selector._1;
    if (selector._0) {
        out[9u] = x_1;
    } else {
        out[9u] = 1000u + x;
    }
    let selector_1 = quotient(params.n, 0u);
    let x_2 = selector_1._1;
    if (selector_1._0) {
        out[10u] = x_2;
    } else {
        let selector_2 = quotient(x, 0u);
        let x_3 = selector_2._1;
        if (!selector_2._0 && selector_2._1 == 0u && x_3 < 5u) {
            out[10u] = 2000u + x_3;
        } else {
            out[10u] = 1000u + x;
        }
    }
    var left = params.n;
    loop {
        let selector_2 = quotient(left, u32((left > 1u)) * 2u);
        let half = selector_2._1;
        if (selector_2._0) {
            left = half;
            if (half == 2u) {
                continue;
            }
            out[11u] += half + 10u;
        } else {
            break;
        }
    }
    var pair = Tuple2_u32_u32(params.n, 1u);
    let selector_2 = pair;
    let p = selector_2._0;
    let q = selector_2._1;
    let p_1 = selector_2._0;
    let p_2 = selector_2._0;
    let q_1 = selector_2._1;
    if (p + q > 100u) {
        pair._0 = 0u;
    } else if (selector_2._1 == 1u) {
        pair._1 = 50u;
        pair._0 = p_1 + pair._1;
    } else {
        pair = Tuple2_u32_u32(q_1, p_2);
    }
    out[12u] = pair._0 * 100u + pair._1;
    var steps = array<u32, 2>(0u, 3u);
    let selector_3 = steps[1u];
    let other = selector_3;
    if ((selector_3 == 3u) && (steps[0u] == 0u)) {
        steps[0u] = 9u;
        steps[1u] = steps[1u] + 1u;
    } else {
        steps[1u] = other * 2u;
    }
    out[13u] = steps[0u] * 100u + steps[1u];
    let flags = Tuple3_bool_bool_bool((params.n > 1u), (params.n > 2u), (points[0u].x == 0u));
    var value_1: u32;
    if (flags._0 && flags._1) {
        value_1 = 1u;
    } else if (!flags._0) {
        value_1 = 2u;
    } else if (flags._0 && !flags._1 && flags._2) {
        value_1 = 3u;
    } else {
        value_1 = 4u;
    }
    out[14u] = value_1;
    let swapped = Tuple2_u32_u32(a, b);
    let parts = swapped;
    let b_1 = parts._0;
    let a_1 = parts._1;
    out[15u] = a_1 * 100u + b_1;
}
