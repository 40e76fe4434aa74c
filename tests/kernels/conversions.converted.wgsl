// The kernel `converted`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Span {
    start: u32,
    end: u32,
}

struct Result_Op_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Result_u32_TryFromIntError {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Result_i32_TryFromIntError {
    is_ok: bool,
    ok_value: i32,
    err_value: u32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

fn spans(a: u32, b: u32) -> u32 {
    let value = Tuple2_u32_u32(a, b);
    let both = Span_from(value);
    let parts = u32x2_from(both);
    let start = parts[0u];
    let end = parts[1u];
    let operand = length_(both) ^ length_(Span_from_1(7u));
    let value_1 = Tuple2_u32_u32(1u, end);
    let value_2 = Span_from(value_1);
    return operand ^ u32_from(value_2) ^ length_(Span_from_1(start));
}

fn decoded(code: u32) -> u32 {
    let op = Op_try_from(code);
    let code_1 = op.err_value;
    if (op.is_ok && op.ok_value == 0u) {
        return 100u;
    } else if (op.is_ok && op.ok_value == 1u) {
        return 200u;
    } else {
        return code_1;
    }
    return u32();
}

fn numbers(x_1: u32) -> u32 {
    let result = Result_u32_TryFromIntError((x_1 <= 255u), (x_1 & 255u), 0u);
    var value = 200u;
    if (result.is_ok) {
        value = result.ok_value;
    }
    let byte = value;
    let value_1 = i32(x_1);
    let short = Result_i32_TryFromIntError((value_1 >= -32768i && value_1 <= 32767i), (value_1 << 16u) >> 16u, 0u);
    let value_2 = i32(x_1);
    let result_1 = Result_u32_TryFromIntError((value_2 >= 0i), u32(max(value_2, 0i)), 0u);
    var value_3 = 9u;
    if (result_1.is_ok) {
        value_3 = result_1.ok_value;
    }
    let size = value_3;
    let value_4 = i32(x_1);
    let result_2 = Result_i32_TryFromIntError((value_4 >= -128i && value_4 <= 127i), (value_4 << 24u) >> 24u, 0u);
    var value_5 = result_2.is_ok;
    if (value_5) {
    } else {
        let result_3 = Result_u32_TryFromIntError((size <= 65535u), (size & 65535u), 0u);
        value_5 = !result_3.is_ok;
    }
    let fits = value_5;
    var sum = widened(byte) + widened_1((x_1 > 5u)) + widened_2((x_1 & 65535u));
    let short_1 = short.ok_value;
    if (short.is_ok) {
        sum = (sum + u32(short_1));
    }
    let operand = sum;
    let result_3 = halved(x_1);
    var value_6 = -1i;
    if (result_3.is_ok) {
        value_6 = result_3.ok_value;
    }
    sum = (operand + u32(value_6));
    return (sum + size) ^ u32(fits);
}

fn vectors(x_1: f32) -> f32 {
    let value = array<f32, 3>(x_1, 1.0f, 2.0f);
    let v = vec3<f32>(value[0u], value[1u], value[2u]);
    let value_1 = v * 2.0f;
    let parts = array<f32, 3>(value_1.x, value_1.y, value_1.z);
    let a = parts[0u];
    let b = parts[1u];
    let c = parts[2u];
    let value_2 = Tuple2_f32_f32(a, b);
    let pair = vec2<f32>(value_2._0, value_2._1);
    let parts_1 = Tuple2_f32_f32(pair.x, pair.y);
    let p = parts_1._0;
    let q = parts_1._1;
    let same = v;
    let big = f32(u32((x_1 > 100.0f)));
    return p - q + c * same.x + big;
}

fn Span_from(argument: Tuple2_u32_u32) -> Span {
    let start = argument._0;
    let end = argument._1;
    return Span(start, end);
}

fn u32x2_from(span: Span) -> array<u32, 2> {
    return array<u32, 2>(span.start, span.end);
}

fn length_(span: Span) -> u32 {
    return u32_from(span);
}

fn Span_from_1(end: u32) -> Span {
    return Span(0u, end);
}

fn u32_from(span: Span) -> u32 {
    return (span.end - span.start);
}

fn Op_try_from(code: u32) -> Result_Op_u32 {
    switch (code) {
        case 0u: {
            return Result_Op_u32(true, 0u, 0u);
        }
        case 1u: {
            return Result_Op_u32(true, 1u, 0u);
        }
        default: {
            return Result_Op_u32(false, u32(), code);
        }
    }
    return Result_Op_u32();
}

fn widened(x_1: u32) -> u32 {
    let wide = x_1;
    return wide * 3u;
}

fn widened_1(x_1: bool) -> u32 {
    let wide = u32(x_1);
    return wide * 3u;
}

fn widened_2(x_1: u32) -> u32 {
    let wide = x_1;
    return wide * 3u;
}

fn halved(x_1: u32) -> Result_i32_TryFromIntError {
    let result = Result_i32_TryFromIntError((x_1 <= 2147483647u), i32(x_1), 0u);
    if (!result.is_ok) {
        return Result_i32_TryFromIntError(false, 0i, result.err_value);
    }
    let x_2 = result.ok_value;
    return Result_i32_TryFromIntError(true, x_2 / 2i, u32());
}

@compute @workgroup_size(1)
fn converted() {
    for (var i = 0u; i < params.x_len; i++) {
        let value = spans(x[i], x[i] / 3u);
        out[3u * i] = value;
        let value_1 = decoded(x[i]);
        out[3u * i + 1u] = value_1;
        let value_2 = numbers(x[i]);
        out[3u * i + 2u] = value_2;
        let value_3 = vectors(f32((x[i] & 255u)));
        y[i] = value_3;
    }
}
