// The kernel `everywhere`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    xs_len: u32,
}

@group(0) @binding(0) var<storage, read_write> c: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read> xs: array<u32>;
@group(0) @binding(2) var<storage, read_write> mem: array<u32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(1)
fn everywhere() {
    var n = 1u;
    var a = array<u32, 4>(1u, 2u, 3u, 0u);
    var value: u32;
    n += 1u;
    value = n;
    out[0u] = a[a[value] % 4u] * 100u + n;
    var t = Tuple2_u32_u32(0u, 0u);
    let selector = atomicAdd(&c[0u], 1u);
    let selector_1 = atomicAdd(&c[0u], 1u);
    t._0 = selector;
    t._1 = selector_1;
    out[1u] = t._0 * 10u + t._1;
    var i = 0u;
    var value_1: u32;
    i = 2u;
    value_1 = 7u;
    let selector_2 = value_1;
    a[i] = selector_2;
    var value_2: u32;
    i += 1u;
    value_2 = i;
    a[value_2] = 8u;
    out[2u] = a[0u] * 1000u + a[1u] * 100u + a[2u] * 10u + a[3u];
    var k = 5u;
    var value_3: u32;
    k += 1u;
    value_3 = k;
    let operand = value_3 * 100u;
    var value_4: u32;
    k += 1u;
    value_4 = k;
    let operand_1 = operand + value_4 * 10u;
    var value_5: u32;
    k += 1u;
    value_5 = k;
    out[3u] = operand_1 + value_5;
    var m = 1u;
    var value_6: u32;
    let x = 1u;
    m *= 2u;
    value_6 = x + m;
    let operand_2 = value_6;
    var value_7: u32;
    let x_1 = 10u;
    m *= 2u;
    value_7 = x_1 + m;
    var value_8: u32;
    let x_2 = operand_2 + value_7;
    m *= 2u;
    value_8 = x_2 + m;
    out[4u] = value_8;
    var s = 3u;
    let operand_3 = s;
    var value_9: u32;
    s += 5u;
    value_9 = 1u;
    let operand_4 = max(operand_3, value_9);
    var value_10: u32;
    s += 1u;
    value_10 = s;
    out[5u] = min(operand_4, value_10) * 100u + s;
    let operand_5 = s;
    var value_11: u32;
    s *= 2u;
    value_11 = s;
    let operand_6 = value_11;
    let operand_7 = s;
    var value_12: u32;
    s += 1u;
    value_12 = s;
    let z = array<u32, 4>(operand_5, operand_6, operand_7, value_12);
    out[6u] = z[0u] + z[1u] * 10u + z[2u] * 100u + z[3u] * 1000u;
    var q = 10u;
    var value_13: u32;
    value_13 = 5u;
    q += value_13;
    out[7u] = q;
    var w = 4u;
    var value_14: u32;
    w = 10u;
    value_14 = 3u;
    w += value_14;
    out[8u] = w;
    var folded = 0u;
    let len = rust_div_ceil_u32(params.xs_len, 2u);
    for (var position = 0u; position < len; position++) {
        let from_ = position * 2u;
        let end = from_ + min(2u, params.xs_len - from_);
        var sum = 0u;
        let len_1 = max(end, from_) - from_;
        for (var position_1 = 0u; position_1 < len_1; position_1++) {
            let index = from_ + position_1;
            var value_15: u32;
            n += 1u;
            value_15 = xs[index] * n;
            let term = value_15;
            sum += term;
        }
        let s_1 = folded;
        let x_3 = sum;
        folded = s_1 * 3u + x_3;
    }
    out[9u] = folded;
    var seen = 0u;
    var next = 0u;
    var folded_1 = 0u;
    for (var position = 0u; position < params.xs_len; position++) {
        var value_15: bool;
        seen += 1u;
        value_15 = xs[position] > 2u;
        if (value_15) {
            let i_1 = next;
            if (i_1 >= 3u) {
                break;
            }
            next += 1u;
            let s_1 = folded_1;
            let x_3 = xs[position] * i_1 + seen;
            folded_1 = s_1 * 7u + x_3;
        }
    }
    let f = folded_1;
    out[10u] = f * 100u + seen;
    var lo = 1u;
    let operand_8 = lo;
    var value_15: u32;
    lo += 5u;
    value_15 = lo;
    let end = value_15;
    var folded_2 = 0u;
    let x_start = operand_8;
    var x_3 = end - 1u;
    if (x_3 + 1u > x_start) {
        loop {
            let s_1 = folded_2;
            folded_2 = s_1 * 10u + x_3;
            continuing {
                let x_last = x_3 - x_start < 2u;
                x_3 -= 2u;
                break if x_last;
            }
        }
    }
    out[11u] = folded_2 + lo;
    var order = 0u;
    let len_1 = min(params.xs_len, params.xs_len);
    for (var i_1 = 0u; i_1 < len_1; i_1++) {
        var value_16: u32;
        order = order * 2u + 1u;
        value_16 = xs[i_1] + order;
        let a_1 = value_16;
        let index = params.xs_len - 1u - i_1;
        var value_17: u32;
        order = order * 2u;
        value_17 = xs[index] + order;
        let b = value_17;
        out[12u] += (a_1 * 3u + b) * (i_1 + 1u);
    }
    var hits = 0u;
    var value_16: bool;
    hits += 1u;
    value_16 = hits > 1u;
    var value_17 = value_16;
    if (value_17) {
    } else {
        var value_18: bool;
        hits += 10u;
        value_18 = hits > 5u;
        var value_19 = value_18;
        if (value_19) {
            var value_20: bool;
            hits += 100u;
            value_20 = true;
            value_19 = value_20;
        }
        value_17 = value_19;
    }
    let b1 = value_17;
    out[13u] = hits * 2u + u32(b1);
    var p = 0u;
    var value_18: u32;
    p += 2u;
    value_18 = p;
    var value_19: u32;
    p += 1u;
    value_19 = p;
    mem[value_19] = value_18;
    out[14u] = mem[3u] * 10u + p;
    var v = 2u;
    let operand_9 = v;
    var value_20: u32;
    if (v > 1u) {
        v = 9u;
        value_20 = v;
    } else {
        value_20 = 0u;
    }
    out[15u] = operand_9 + value_20 + v;
    let operand_10 = v;
    var value_21: u32;
    let selector_3 = v;
    switch (selector_3) {
        case 9u: {
            v = 1u;
            value_21 = 4u;
        }
        default: {
            value_21 = 2u;
        }
    }
    out[16u] = operand_10 * value_21 + v;
    var calls = 0u;
    var begun = false;
    var sum = 0u;
    for (var position = 0u; position < params.xs_len; position++) {
        if (!begun) {
            var value_22: bool;
            calls += 1u;
            value_22 = xs[position] < 2u;
            begun = !value_22;
        }
        if (begun) {
            var value_22: bool;
            calls += 10u;
            value_22 = xs[position] != 9u;
            if (!value_22) {
                break;
            }
            let term = xs[position];
            sum += term;
        }
    }
    out[17u] = sum * 1000u + calls;
    var ins = 0u;
    var count = 0u;
    var count_1 = 0u;
    for (var position = 0u; position < params.xs_len; position++) {
        if (count >= 2u) {
            break;
        }
        ins += xs[position];
        if (xs[position] % 2u == 1u) {
            count += 1u;
            count_1 += 1u;
        }
    }
    out[18u] = count_1 * 1000u + ins;
    var looked = 0u;
    var found = false;
    for (var position = 0u; position < params.xs_len; position++) {
        var value_22: bool;
        looked += 1u;
        value_22 = xs[position] == 4u;
        if (value_22) {
            found = true;
            break;
        }
    }
    let any_ = found;
    var holds = true;
    for (var position = 0u; position < params.xs_len; position++) {
        var value_22: bool;
        looked += 10u;
        value_22 = xs[position] < 4u;
        if (!value_22) {
            holds = false;
            break;
        }
    }
    let all_ = holds;
    out[19u] = looked * 4u + u32(any_) * 2u + u32(all_);
    var value_22: u32;
    p = 1u;
    value_22 = p;
    let operand_11 = value_22;
    var value_23: u32;
    p += 3u;
    value_23 = p;
    let end_1 = min(value_23, params.xs_len);
    var value_24: u32;
    p = 0u;
    value_24 = p;
    out[20u] = xs[operand_11 + value_24] * 10u + (max(end_1, operand_11) - operand_11) + p;
    let y = 3u;
    let y_1 = 100u;
    var value_25: u32;
    let y_2 = y_1 + 1u;
    value_25 = y_2;
    let x_4 = value_25;
    out[21u] = x_4 + y + y_1;
    var sw = array<u32, 3>(1u, 2u, 3u);
    var e = 0u;
    var value_26: u32;
    e += 1u;
    value_26 = e;
    let operand_12 = value_26;
    var value_27: u32;
    e += 1u;
    value_27 = e;
    let index = value_27;
    let swapped = sw[operand_12];
    sw[operand_12] = sw[index];
    sw[index] = swapped;
    out[22u] = sw[0u] * 100u + sw[1u] * 10u + sw[2u];
    let g = atomicAdd(&c[0u], 5u);
    let part = Tuple2_u32_u32(atomicAdd(&c[0u], 7u), atomicLoad(&c[0u]));
    let h = part._0;
    let l = part._1;
    out[23u] = g * 10000u + h * 100u + l;
}
