// The kernel `questions`.

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

struct Code {
    _0: u32,
}

struct Result_u32_Code {
    is_ok: bool,
    ok_value: u32,
    err_value: Code,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Result_u32_unit {
    is_ok: bool,
    ok_value: u32,
    err_value: bool,
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

fn questions_1(n_1: u32, k: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    let result = two_digits(n_1, k);
    var value = 1000u;
    if (result.is_ok) {
        value = result.ok_value;
    }
    out_1[0u] = value;
    let result_1 = code(n_1, k);
    let v = result_1.ok_value;
    let c = result_1.err_value._0;
    if (result_1.is_ok) {
        out_1[1u] = v;
    } else {
        out_1[1u] = c + 1000u;
    }
    let option = known(n_1);
    var value_1 = 500u;
    if (option.is_some) {
        value_1 = option.some_value;
    }
    out_1[2u] = value_1;
    let result_2 = small(n_1);
    let v_1 = result_2.ok_value;
    if (result_2.is_ok) {
        out_1[3u] = v_1;
    } else {
        out_1[3u] = 600u;
    }
    var value_2: Result_u32_Error;
    let a = n_1;
    loop {
        let result_3 = digit(a);
        if (!result_3.is_ok) {
            value_2 = Result_u32_Error(false, 0u, result_3.err_value);
            break;
        }
        let result_4 = digit(k);
        if (!result_4.is_ok) {
            value_2 = Result_u32_Error(false, 0u, result_4.err_value);
            break;
        }
        value_2 = Result_u32_Error(true, result_3.ok_value + result_4.ok_value, Error());
        break;
    }
    let result_3 = value_2;
    var value_3 = 800u;
    if (result_3.is_ok) {
        value_3 = result_3.ok_value;
    }
    out_1[4u] = value_3;
    var value_4: Result_u32_Error;
    let a_1 = 50u;
    loop {
        let result_4 = digit(a_1);
        if (!result_4.is_ok) {
            value_4 = Result_u32_Error(false, 0u, result_4.err_value);
            break;
        }
        let result_5 = digit(k);
        if (!result_5.is_ok) {
            value_4 = Result_u32_Error(false, 0u, result_5.err_value);
            break;
        }
        value_4 = Result_u32_Error(true, result_4.ok_value + result_5.ok_value, Error());
        break;
    }
    let result_4 = value_4;
    var value_5: u32;
    if (result_4.is_ok) {
        value_5 = result_4.ok_value;
    } else {
        let argument = result_4.err_value;
        value_5 = of_error(argument);
    }
    out_1[5u] = value_5;
    let result_5 = check(n_1);
    let result_6 = check(k);
    var value_6 = 4u;
    if (result_6.is_ok) {
        value_6 = 2u;
    }
    out_1[6u] = u32(result_5.is_ok) + value_6;
    let compared = check(n_1);
    let compared_1 = check(k);
    out_1[7u] = u32((compared.is_ok == compared_1.is_ok && ((!compared.is_ok || true) && (compared.is_ok || Error_eq(compared.err_value, compared_1.err_value)))));
    return out_1;
}

fn two_digits(a: u32, b: u32) -> Result_u32_Error {
    let result = digit(a);
    if (!result.is_ok) {
        return Result_u32_Error(false, 0u, result.err_value);
    }
    let high = result.ok_value;
    let result_1 = digit(b);
    if (!result_1.is_ok) {
        return Result_u32_Error(false, 0u, result_1.err_value);
    }
    return Result_u32_Error(true, high * 10u + result_1.ok_value, Error());
}

fn code(n_1: u32, limit: u32) -> Result_u32_Code {
    let result = check(n_1);
    if (!result.is_ok) {
        return Result_u32_Code(false, 0u, Code_from(result.err_value));
    }
    let result_1 = two_digits(n_1, 50u);
    var error_1: Code;
    if (!result_1.is_ok) {
        error_1 = Code(7u);
    }
    if (!result_1.is_ok) {
        return Result_u32_Code(false, 0u, error_1);
    }
    let tens = result_1.ok_value;
    if (tens > limit) {
        if (!false) {
            return Result_u32_Code(false, 0u, Code_from_1(tens));
        }
        return Result_u32_Code();
    } else {
        let result_2 = digit(n_1);
        if (!result_2.is_ok) {
            return Result_u32_Code(false, 0u, Code_from(result_2.err_value));
        }
        return Result_u32_Code(true, tens + result_2.ok_value, Code());
    }
    return Result_u32_Code();
}

fn known(n_1: u32) -> Option_u32 {
    let result = digit(n_1);
    if (!result.is_ok) {
        return Option_u32();
    }
    let d = result.ok_value;
    let value = (d - 3u);
    if (!(d >= 3u)) {
        return Option_u32();
    }
    let half = value;
    let result_1 = digit(n_1 + 1u);
    if (!result_1.is_ok) {
        return Option_u32();
    }
    return Option_u32(true, half + result_1.ok_value);
}

fn small(n_1: u32) -> Result_u32_unit {
    let result = check(n_1);
    if (!result.is_ok) {
        return Result_u32_unit(false, 0u, false);
    }
    if (n_1 % 2u == 0u) {
        return Result_u32_unit(true, n_1, bool());
    } else {
        return Result_u32_unit(false, 0u, false);
    }
    return Result_u32_unit();
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

fn Code_from(error: Error) -> Code {
    let c = error.Digit_0;
    let low = error.Range_low;
    let high = error.Range_high;
    if (error.tag == 0u) {
        return Code(1u);
    } else if (error.tag == 1u) {
        return Code(100u + c);
    } else {
        return Code(high - low);
    }
    return Code();
}

fn Code_from_1(n_1: u32) -> Code {
    return Code(n_1 + 1u);
}

@compute @workgroup_size(1)
fn questions() {
    for (var i = 0u; i < params.n_len; i++) {
        let values = questions_1(n[i], n[params.n_len - 1u - i]);
        for (var j = 0u; j < 8u; j++) {
            out[i * 8u + j] = values[j];
        }
    }
}
