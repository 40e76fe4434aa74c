// The kernel `units`.

struct NoDigit {
    unit: u32,
}

struct Result_u32_NoDigit {
    is_ok: bool,
    ok_value: u32,
    err_value: NoDigit,
}

struct Failure {
    at: u32,
    why: NoDigit,
}

struct Option_Failure {
    is_some: bool,
    some_value: Failure,
}

struct Scale_3 {
    unit: u32,
}

struct PhantomData {
    unit: u32,
}

struct Of_NoDigit {
    number: u32,
    unit: PhantomData,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<uniform> params: Params;

const N: u32 = 3u;
const NoDigit_CODE: u32 = 77u;

fn numbers(a: u32, b: u32) -> array<u32, 4> {
    var first: u32;
    let result = two(a, b);
    let n = result.ok_value;
    let why = result.err_value;
    if (result.is_ok) {
        first = n;
    } else {
        first = NoDigit_code(why);
    }
    let result_1 = two(b, a);
    var value: u32;
    if (result_1.is_ok) {
        value = result_1.ok_value;
    } else {
        let NoDigit_1 = result_1.err_value;
        value = 1000u;
    }
    let second = value;
    let option = failure(a);
    var value_1 = 0u;
    if (option.is_some) {
        let of_ = option.some_value;
        value_1 = of_.at + NoDigit_code(of_.why);
    }
    let third = value_1;
    let NoDigit_1 = NoDigit_new();
    let is_same = NoDigit_eq(NoDigit_new(), NoDigit_default());
    return array<u32, 4>(first, second, third, Scale_3_times(Scale_3(), b) + Of_NoDigit_new(u32(is_same)).number);
}

fn two(a: u32, b: u32) -> Result_u32_NoDigit {
    let result = digit(a);
    if (!result.is_ok) {
        return Result_u32_NoDigit(false, 0u, result.err_value);
    }
    let result_1 = digit(b);
    if (!result_1.is_ok) {
        return Result_u32_NoDigit(false, 0u, result_1.err_value);
    }
    return Result_u32_NoDigit(true, result.ok_value * 10u + result_1.ok_value, NoDigit());
}

fn NoDigit_code(self_: NoDigit) -> u32 {
    return NoDigit_CODE;
}

fn failure(a: u32) -> Option_Failure {
    let result = digit(a);
    if (result.is_ok) {
        return Option_Failure();
    } else {
        return Option_Failure(true, Failure(a, NoDigit()));
    }
    return Option_Failure();
}

fn NoDigit_new() -> NoDigit {
    return NoDigit();
}

fn NoDigit_default() -> NoDigit {
    return NoDigit();
}

fn NoDigit_eq(self_: NoDigit, other: NoDigit) -> bool {
    return true;
}

fn Scale_3_times(self_: Scale_3, x: u32) -> u32 {
    return N * x;
}

fn Of_NoDigit_new(number: u32) -> Of_NoDigit {
    return Of_NoDigit(number, PhantomData());
}

fn digit(b: u32) -> Result_u32_NoDigit {
    if (b >= 48u && b <= 57u) {
        return Result_u32_NoDigit(true, ((b - 48u) & 255u), NoDigit());
    } else {
        return Result_u32_NoDigit(false, 0u, NoDigit());
    }
    return Result_u32_NoDigit();
}

@compute @workgroup_size(64)
fn units(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = numbers(((i / 16u + 40u) & 255u), ((i % 16u + 44u) & 255u));
        out[i] = value;
    }
}
