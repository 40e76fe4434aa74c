// The kernel `units_of`.

struct Tuple4_unit_unit_unit_unit {
    _0: bool,
    _1: bool,
    _2: bool,
    _3: bool,
}

struct Marked {
    v: u32,
    mark: bool,
}

struct Tuple2_unit_u32 {
    _0: bool,
    _1: u32,
}

struct Option_unit {
    is_some: bool,
    some_value: bool,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Failure {
    tag: u32,
    Large_0: u32,
}

struct Result_unit_Failure {
    is_ok: bool,
    ok_value: bool,
    err_value: Failure,
}

struct Result_u32_unit {
    is_ok: bool,
    ok_value: u32,
    err_value: bool,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn values(v: u32) -> u32 {
    var sum = v;
    add(&sum, 1u);
    add(&sum, 2u);
    let selector = v % 4u;
    switch (selector) {
        case 0u: {
        }
        case 1u: {
            sum += 10u;
        }
        case 2u: {
            add(&sum, 20u);
        }
        default: {
            sum += 30u;
        }
    }
    if (v > 3u) {
        sum *= 2u;
    } else {
        sum += 3u;
    }
    loop {
        sum += 7u;
        if (sum > 60u) {
            break;
        }
    }
    while (sum % 5u != 0u) {
        sum += 1u;
    }
    sum += 4u;
    _ = Tuple4_unit_unit_unit_unit(false, false, false, false);
    return sum;
}

fn passed(v: u32) -> u32 {
    var sum = v;
    add(&sum, 5u);
    let marked = Marked(v, false);
    let first = sum;
    same(marked.mark);
    add(&sum, 3u);
    let pair = Tuple2_unit_u32(false, sum * 2u);
    constant();
    ended(Marked(v, false));
    same_of_any(pair._0);
    same(false);
    return second(false, first) + second(pair._0, pair._1) * 100u + same_of_any_1(marked.v);
}

fn closures(v: u32) -> u32 {
    var sum = 1u;
    let v_1 = v;
    let v_2 = v_1;
    sum += v_2;
    let v_3 = v_1 + 1u;
    sum += v_3;
    let v_4 = v;
    let v_5 = v_4;
    sum = sum * 3u + v_5;
    let v_6 = v_4 + 1u;
    sum = sum * 3u + v_6;
    let v_7 = 3u;
    sum += v_7 * 2u;
    let v_8 = (v - 3u);
    if (v >= 3u) {
        sum += v_8;
    }
    _ = Option_unit((v >= 3u), false);
    return sum;
}

fn options(v: u32) -> u32 {
    var both: u32;
    let option = small(v);
    let option_1 = odd(v);
    if (option.is_some && option_1.is_some) {
        both = 2u;
    } else if (!option.is_some && !option_1.is_some) {
        both = 0u;
    } else {
        both = 1u;
    }
    var found: u32;
    let option_2 = small(v);
    if (option_2.is_some) {
        found = 1u;
    } else {
        found = 0u;
    }
    let option_3 = small(v);
    let value_1 = odd(v);
    var option_4: Option_unit;
    if (option_3.is_some) {
        option_4 = value_1;
    } else {
        option_4 = Option_unit();
    }
    let option_5 = option_4;
    let kept = u32(option_5.is_some);
    let compared = small(v);
    let compared_1 = odd(v);
    same(false);
    let equal = u32((compared.is_some == compared_1.is_some && (!compared.is_some || true))) * 7u + 3u;
    let option_6 = small_and_odd(v);
    var value_2 = 7u;
    if (option_6.is_some) {
        value_2 = option_6.some_value;
    }
    return both + found * 10u + kept * 100u + value_2 * 1000u + equal;
}

fn results(v: u32) -> u32 {
    var passed_1 = 0u;
    var failure: u32;
    let result = check_two(v, &passed_1);
    let by = result.err_value.Large_0;
    if (result.is_ok) {
        failure = 0u;
    } else if (!result.is_ok && result.err_value.tag == 0u) {
        failure = by;
    } else {
        failure = 50u;
    }
    var half: u32;
    let result_1 = halved(v);
    let half_1 = result_1.ok_value;
    if (result_1.is_ok) {
        half = half_1;
    } else {
        let result_2 = halved(v + 1u);
        var value_1 = 4u;
        if (result_2.is_ok) {
            value_1 = result_2.ok_value;
        }
        half = value_1 + 100u;
    }
    return passed_1 + failure * 10u + half * 1000u;
}

fn add(to: ptr<function, u32>, v: u32) {
    *to += v;
}

fn same(unit: bool) {
}

fn constant() {
}

fn ended(marked: Marked) {
    _ = marked.mark;
}

fn same_of_any(value: bool) {
}

fn second(argument: bool, v: u32) -> u32 {
    return v + 1u;
}

fn same_of_any_1(value: u32) -> u32 {
    return value;
}

fn small(v: u32) -> Option_unit {
    if (v < 8u) {
        return Option_unit(true, false);
    } else {
        return Option_unit();
    }
    return Option_unit();
}

fn odd(v: u32) -> Option_unit {
    let value_1 = v % 2u == 1u;
    return Option_unit(value_1, false);
}

fn small_and_odd(v: u32) -> Option_u32 {
    let option = small(v);
    if (!option.is_some) {
        return Option_u32();
    }
    let option_1 = odd(v);
    if (!option_1.is_some) {
        return Option_u32();
    }
    return Option_u32(true, v * 10u);
}

fn check_two(v: u32, passed_1: ptr<function, u32>) -> Result_unit_Failure {
    let result = check(v, passed_1);
    if (!result.is_ok) {
        return Result_unit_Failure(false, bool(), result.err_value);
    }
    return check(v + 2u, passed_1);
}

fn halved(v: u32) -> Result_u32_unit {
    if (v % 2u == 0u) {
        return Result_u32_unit(true, v / 2u, bool());
    } else {
        return Result_u32_unit(false, 0u, false);
    }
    return Result_u32_unit();
}

fn check(v: u32, passed_1: ptr<function, u32>) -> Result_unit_Failure {
    if (v > 9u) {
        return Result_unit_Failure(false, bool(), Failure(0u, v - 9u));
    }
    if (v % 2u == 0u) {
        return Result_unit_Failure(false, bool(), Failure(1u, 0u));
    }
    *passed_1 += 1u;
    return Result_unit_Failure(true, false, Failure());
}

@compute @workgroup_size(1)
fn units_of() {
    for (var i = 0u; i < params.x_len; i++) {
        var told = x[i];
        if (x[i] > 4u) {
            told += 1u;
        } else {
            told += 2u;
        }
        let value_1 = values(x[i]);
        out[i * 6u] = value_1;
        let value_2 = passed(x[i]);
        out[i * 6u + 1u] = value_2;
        let value_3 = closures(x[i]);
        out[i * 6u + 2u] = value_3;
        let value_4 = options(x[i]);
        out[i * 6u + 3u] = value_4;
        let value_5 = results(x[i]);
        out[i * 6u + 4u] = value_5;
        out[i * 6u + 5u] = told;
    }
}
