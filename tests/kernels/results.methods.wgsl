// The kernel `methods`.

struct Error {
    tag: u32,
    Digit_0: u32,
    Range_low: u32,
    Range_high: u32,
}

struct Result_u32_Error {
    is_ok: bool,
    ok_value: u32,
    err_value: Error,
}

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Code {
    _0: u32,
}

struct Result_u32_Code {
    is_ok: bool,
    ok_value: u32,
    err_value: Code,
}

struct Result_unit_Error {
    is_ok: bool,
    ok_value: bool,
    err_value: Error,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn methods_1(n_1: u32, k: u32) -> array<u32, 24> {
    var out_1 = array<u32, 24>();
    let r = digit(n_1);
    var value = 77u;
    if (r.is_ok) {
        value = r.ok_value;
    }
    out_1[0u] = value;
    var value_1: u32;
    if (r.is_ok) {
        value_1 = r.ok_value;
    } else {
        value_1 = 0u;
    }
    out_1[1u] = value_1;
    var value_2: u32;
    if (r.is_ok) {
        value_2 = r.ok_value;
    } else {
        let argument = r.err_value;
        value_2 = of_error(argument);
    }
    out_1[2u] = value_2;
    out_1[3u] = u32(r.is_ok) + 2u * u32(!r.is_ok);
    var holds = false;
    if (r.is_ok) {
        let v = r.ok_value;
        holds = v > 4u;
    }
    let operand = u32(holds);
    var holds_1 = false;
    if (!r.is_ok) {
        let e = r.err_value;
        holds_1 = Error_eq(e, Error(0u, 0u, 0u, 0u));
    }
    out_1[4u] = operand + 2u * u32(holds_1);
    var value_3 = 5u;
    if (r.is_ok) {
        let v = r.ok_value;
        value_3 = v + 1u;
    }
    out_1[5u] = value_3;
    let c = r.err_value.Digit_0;
    let other = r.err_value;
    if (!r.is_ok && r.err_value.tag == 1u) {
        out_1[6u] = c;
    } else if (!r.is_ok) {
        out_1[6u] = of_error(other);
    } else {
        out_1[6u] = 1000u;
    }
    var value_4: u32;
    if (r.is_ok) {
        let v = r.ok_value;
        value_4 = v * 3u;
    }
    var value_5 = 1u;
    if (r.is_ok) {
        value_5 = value_4;
    }
    out_1[7u] = value_5;
    var error_1: u32;
    if (!r.is_ok) {
        let e = r.err_value;
        error_1 = of_error(e) + 1u;
    }
    let v = r.ok_value;
    let e = error_1;
    if (r.is_ok) {
        out_1[8u] = v;
    } else {
        out_1[8u] = e;
    }
    var value_6 = 4u;
    if (r.is_ok) {
        let v_1 = r.ok_value;
        value_6 = v_1 + k;
    }
    out_1[9u] = value_6;
    var value_7: u32;
    if (r.is_ok) {
        let v_1 = r.ok_value;
        value_7 = v_1 + k;
    } else {
        let argument = r.err_value;
        value_7 = of_error(argument);
    }
    out_1[10u] = value_7;
    var result: Result_u32_Error;
    if (r.is_ok) {
        var value_8: Result_u32_Error;
        let v_1 = r.ok_value;
        if (v_1 % 2u == 0u) {
            value_8 = Result_u32_Error(true, v_1 / 2u, Error());
        } else {
            value_8 = Result_u32_Error(false, 0u, Error(1u, v_1, 0u, 0u));
        }
        result = value_8;
    } else {
        result = Result_u32_Error(false, 0u, r.err_value);
    }
    let result_1 = result;
    let even = Result_u32_Error(result_1.is_ok, result_1.ok_value, result_1.err_value);
    var value_8: u32;
    if (even.is_ok) {
        value_8 = even.ok_value;
    } else {
        let e_1 = even.err_value;
        value_8 = of_error(e_1) + 5u;
    }
    out_1[11u] = value_8;
    var result_2: Result_u32_u32;
    if (even.is_ok) {
        result_2 = Result_u32_u32(even.is_ok, even.ok_value, 0u);
    } else {
        var value_9: Result_u32_u32;
        let e_1 = even.err_value;
        let c_1 = e_1.Digit_0;
        if (e_1.tag == 1u) {
            value_9 = Result_u32_u32(true, c_1, 0u);
        } else {
            value_9 = Result_u32_u32(false, 0u, k);
        }
        result_2 = value_9;
    }
    let result_3 = result_2;
    var value_9 = 9u;
    if (result_3.is_ok) {
        value_9 = result_3.ok_value;
    }
    out_1[12u] = value_9;
    let value_10 = Result_u32_Code(true, k, Code());
    var result_4: Result_u32_Code;
    if (even.is_ok) {
        result_4 = Result_u32_Code(even.is_ok, even.ok_value, Code());
    } else {
        result_4 = value_10;
    }
    let result_5 = result_4;
    var value_11 = 8u;
    if (result_5.is_ok) {
        value_11 = result_5.ok_value;
    }
    out_1[13u] = value_11;
    let value_12 = digit(k);
    var result_6: Result_u32_Error;
    if (even.is_ok) {
        result_6 = value_12;
    } else {
        result_6 = Result_u32_Error(false, 0u, even.err_value);
    }
    let result_7 = result_6;
    var value_13 = 6u;
    if (result_7.is_ok) {
        value_13 = result_7.ok_value;
    }
    out_1[14u] = value_13;
    let compared = Result_u32_Error(true, k, Error());
    let compared_1 = Result_u32_Error(false, 0u, Error(0u, 0u, 0u, 0u));
    out_1[15u] = u32((even.is_ok == compared.is_ok && ((!even.is_ok || even.ok_value == compared.ok_value) && (even.is_ok || Error_eq(even.err_value, compared.err_value))))) + 2u * u32(!(r.is_ok == compared_1.is_ok && ((!r.is_ok || r.ok_value == compared_1.ok_value) && (r.is_ok || Error_eq(r.err_value, compared_1.err_value)))));
    var is_some = false;
    if (true) {
        let value_14 = n_1;
        is_some = value_14 < 52u;
    }
    let is_some_1 = is_some;
    let value_14 = Error(2u, 0u, n_1, k);
    let small = Result_u32_Error(is_some_1, n_1, value_14);
    var value_15: u32;
    if (small.is_ok) {
        value_15 = small.ok_value;
    } else {
        let argument = small.err_value;
        value_15 = of_error(argument);
    }
    out_1[16u] = value_15;
    let value_16 = (n_1 - 50u);
    var error_2: u32;
    if (!(n_1 >= 50u)) {
        error_2 = k + 1u;
    }
    let other_1 = Result_u32_u32((n_1 >= 50u), value_16, error_2);
    let v_1 = other_1.ok_value;
    let v_2 = other_1.ok_value;
    let e_1 = other_1.err_value;
    if (other_1.is_ok && (other_1.ok_value >= 0u && other_1.ok_value <= 3u)) {
        out_1[17u] = v_1;
    } else if (other_1.is_ok) {
        out_1[17u] = v_2 + 100u;
    } else {
        out_1[17u] = e_1 * 1000u;
    }
    var changed = digit(k);
    let is_some_2 = changed.is_ok;
    if (is_some_2) {
        changed.ok_value += 10u;
    }
    let is_some_3 = changed.is_ok;
    if (!is_some_3 && changed.err_value.tag == 1u) {
        changed.err_value.Digit_0 += 20u;
    }
    let is_some_4 = changed.is_ok;
    if (is_some_4) {
        out_1[18u] = changed.ok_value;
    } else if (!is_some_4 && changed.err_value.tag == 1u) {
        out_1[18u] = changed.err_value.Digit_0;
    } else {
        out_1[18u] = 2u;
    }
    let result_8 = digit(k);
    let a = r.ok_value;
    let b = result_8.ok_value;
    var v_3: u32;
    var matched: bool;
    if (r.is_ok && !result_8.is_ok) {
        v_3 = r.ok_value;
        matched = true;
    } else {
        v_3 = result_8.ok_value;
        matched = !r.is_ok && result_8.is_ok;
    }
    let a_1 = r.err_value;
    let b_1 = result_8.err_value;
    if (r.is_ok && result_8.is_ok) {
        out_1[19u] = a * b;
    } else if (matched) {
        out_1[19u] = v_3 + 40u;
    } else if (!r.is_ok && !result_8.is_ok && Error_eq(a_1, b_1)) {
        out_1[19u] = 21u;
    } else {
        out_1[19u] = 22u;
    }
    var count = 0u;
    let end = n_1 + 8u;
    for (var c_1 = n_1; c_1 < end; c_1++) {
        let result_9 = digit(c_1);
        let d = result_9.ok_value;
        if (!result_9.is_ok) {
            continue;
        }
        count += d;
    }
    out_1[20u] = count;
    var c_1 = n_1;
    loop {
        let result_9 = digit(c_1);
        let d = result_9.ok_value;
        if (result_9.is_ok) {
            c_1 += 1u + d;
        } else {
            break;
        }
    }
    out_1[21u] = c_1;
    let result_9 = check(n_1);
    let e_2 = result_9.err_value;
    if (!result_9.is_ok) {
        out_1[22u] = of_error(e_2);
    } else {
        out_1[22u] = 12u;
    }
    let pairs = array<Result_u32_Error, 3>(digit(n_1), digit(k), Result_u32_Error(false, 0u, Error(0u, 0u, 0u, 0u)));
    var count_1 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let result_10 = pairs[position];
        if (result_10.is_ok) {
            count_1 += 1u;
        }
    }
    out_1[23u] = count_1;
    return out_1;
}

fn digit(c: u32) -> Result_u32_Error {
    if (c == 0u) {
        return Result_u32_Error(false, 0u, Error(0u, 0u, 0u, 0u));
    } else if (c >= 48u && c <= 57u) {
        return Result_u32_Error(true, c - 48u, Error());
    } else {
        return Result_u32_Error(false, 0u, Error(1u, c, 0u, 0u));
    }
    return Result_u32_Error();
}

fn of_error(error: Error) -> u32 {
    let c = error.Digit_0;
    let low = error.Range_low;
    let high = error.Range_high;
    if (error.tag == 0u) {
        return 3u;
    } else if (error.tag == 1u) {
        return c * 2u;
    } else {
        return low * high;
    }
    return u32();
}

fn Error_eq(self_: Error, other: Error) -> bool {
    let left_0 = self_.Digit_0;
    let right_0 = other.Digit_0;
    let left_0_1 = self_.Range_low;
    let left_1 = self_.Range_high;
    let right_0_1 = other.Range_low;
    let right_1 = other.Range_high;
    if (self_.tag == 0u && other.tag == 0u) {
        return true;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_1 == right_0_1 && left_1 == right_1;
    } else {
        return false;
    }
    return bool();
}

fn check(n_1: u32) -> Result_unit_Error {
    if (n_1 > 55u) {
        return Result_unit_Error(false, bool(), Error(2u, 0u, n_1 - 55u, 100u));
    }
    let result = digit(n_1);
    if (!result.is_ok) {
        return Result_unit_Error(false, bool(), result.err_value);
    }
    _ = result.ok_value;
    return Result_unit_Error(true, false, Error());
}

@compute @workgroup_size(1)
fn methods() {
    for (var i = 0u; i < params.n_len; i++) {
        let values = methods_1(n[i], n[params.n_len - 1u - i]);
        for (var j = 0u; j < 24u; j++) {
            out[i * 24u + j] = values[j];
        }
    }
}
