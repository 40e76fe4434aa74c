// The kernel `or_patterns`.

struct Point {
    x: u32,
    y: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_Tuple2_u32_u32_u32 {
    _0: Tuple2_u32_u32,
    _1: u32,
}

struct Params {
    points_len: u32,
    limits_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> points: array<Point>;
@group(0) @binding(1) var<storage, read> limits: array<u32>;
@group(0) @binding(2) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(3) var<storage, read_write> out: array<array<u32, 6>>;
@group(0) @binding(4) var<uniform> params: Params;

fn axis(pair: Tuple2_u32_u32) -> u32 {
    var x: u32;
    var matched: bool;
    if (pair._1 == 0u) {
        x = pair._0;
        matched = true;
    } else {
        x = pair._1;
        matched = pair._0 == 0u;
    }
    var a: u32;
    var b: u32;
    var matched_1: bool;
    if (pair._0 == 3u) {
        a = pair._0;
        b = pair._1;
        matched_1 = true;
    } else {
        a = pair._1;
        b = pair._0;
        matched_1 = pair._1 == 4u;
    }
    if (matched) {
        return x;
    } else {
        var y: u32;
        var matched_2: bool;
        let y_1 = pair._1;
        if (pair._0 == 1u && y_1 % 2u == 0u) {
            y = y_1;
            matched_2 = true;
        } else {
            let y_2 = pair._0;
            y = y_2;
            matched_2 = pair._1 == 1u && y_2 % 2u == 0u;
        }
        if (matched_2) {
            return 100u + y;
        } else if (matched_1) {
            return a * 10u + b;
        } else {
            return 7u;
        }
    }
    return u32();
}

fn tried(a: u32, b: u32) -> u32 {
    let selector = Tuple2_u32_u32(a, b);
    let selector_1 = a + b;
    let s = selector_1;
    var s_1: u32;
    var x: u32;
    var matched: bool;
    let x_1 = selector._0;
    let s_2 = selector_1;
    if (selector_1 == 9u && (x_1 > 3u && s_2 < 20u)) {
        s_1 = s_2;
        x = x_1;
        matched = true;
    } else {
        let x_2 = selector._0;
        let s_3 = selector_1;
        if (x_2 > 3u && s_3 < 20u) {
            s_1 = s_3;
            x = x_2;
            matched = true;
        } else {
            let x_3 = selector._1;
            let s_4 = selector_1;
            if (selector_1 == 9u && (x_3 > 3u && s_4 < 20u)) {
                s_1 = s_4;
                x = x_3;
                matched = true;
            } else {
                let x_4 = selector._1;
                let s_5 = selector_1;
                s_1 = s_5;
                x = x_4;
                matched = x_4 > 3u && s_5 < 20u;
            }
        }
    }
    if (matched) {
        return x * 100u + s_1;
    } else {
        return s;
    }
    return u32();
}

fn ends(of_: array<u32, 3>) -> u32 {
    var first: u32;
    var matched: bool;
    if (of_[1u] == 1u) {
        first = of_[0u];
        matched = true;
    } else if (of_[0u] == 1u) {
        first = of_[3u - 1u];
        matched = true;
    } else {
        matched = false;
    }
    if (!matched) {
        return 50u;
    }
    return first;
}

fn taken_apart(p: Point) -> u32 {
    var total = 0u;
    var k: u32;
    var matched: bool;
    if (p.y == 5u) {
        k = p.x;
        matched = true;
    } else {
        k = p.y;
        matched = p.x == 5u;
    }
    if (matched && k > 2u) {
        total += k;
    }
    let selector = Tuple2_Tuple2_u32_u32_u32(Tuple2_u32_u32(p.x, p.y), p.x);
    var c: u32;
    var d: u32;
    var matched_1: bool;
    if (selector._0._1 == 2u) {
        c = selector._0._0;
        d = selector._1;
        matched_1 = true;
    } else {
        c = selector._1;
        d = selector._0._1;
        matched_1 = selector._0._0 == 2u;
    }
    if (!matched_1) {
        return total;
    }
    c += 1u;
    total += c * 10u + d * 100u;
    var q = Tuple2_u32_u32(p.x, 1u);
    loop {
        let selector_1 = q;
        var n: u32;
        var matched_2: bool;
        if (selector_1._1 == 1u) {
            n = selector_1._0;
            matched_2 = true;
        } else {
            n = selector_1._1;
            matched_2 = selector_1._0 == 2u;
        }
        if (matched_2) {
            q = Tuple2_u32_u32(n / 2u, n / 3u);
            total += 1000u;
        } else {
            break;
        }
    }
    return total;
}

fn numbers(n: u32) -> u32 {
    let m = n;
    let m_1 = n;
    if ((n == 1u) || (n == 2u)) {
        return m * 2u;
    } else if (((n == 7u) || (n == 9u) || (n >= 11u && n <= 20u)) && (m_1 > 7u)) {
        return m_1 * 3u;
    } else {
        return 0u;
    }
    return u32();
}

@compute @workgroup_size(4)
fn or_patterns(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.points_len || i >= params.out_len) {
        return;
    }
    let p = points[i];
    var old: u32;
    let result = atomicCompareExchangeWeak(&counts[i], 1u, 2u);
    let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
    var old_1: u32;
    if (exchange._1) {
        old_1 = exchange._0;
    } else {
        old_1 = exchange._0;
    }
    old = old_1;
    var limited: u32;
    let selector = p.x;
    let selector_1 = p.y;
    let x = selector;
    let y = selector_1;
    if (x >= params.limits_len || y >= params.limits_len) {
        limited = 1000u;
    } else {
        var at: u32;
        var matched: bool;
        let at_1 = selector;
        if ((selector_1 == 0u || selector_1 == 2u) && limits[at_1] > 5u) {
            at = at_1;
            matched = true;
        } else {
            let at_2 = selector_1;
            at = at_2;
            matched = selector == 3u && limits[at_2] > 5u;
        }
        if (matched) {
            limited = limits[at];
        } else {
            limited = 0u;
        }
    }
    let value = array<u32, 6>(axis(Tuple2_u32_u32(p.x, p.y)), tried(p.x, p.y), ends(array<u32, 3>(p.x, p.y, 3u)), taken_apart(p), old, limited);
    out[i] = value;
    let value_1 = numbers(p.x);
    out[i][4u] += value_1;
}
