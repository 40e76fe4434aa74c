// The kernel `more_rust`.

struct Result_unit_u32 {
    is_ok: bool,
    ok_value: bool,
    err_value: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Pair {
    first: Option_u32,
    second: Tuple2_u32_u32,
}

struct Tuple2_unit_unit {
    _0: bool,
    _1: bool,
}

struct Params {
    numbers_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u32>;
@group(0) @binding(1) var<storage, read> floats: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

// `f32::from_bits` as Rust defines it.
fn rust_f32_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn both(x: u32, y: u32) -> Result_unit_u32 {
    let result = check(x);
    if (!result.is_ok) {
        return Result_unit_u32(false, bool(), result.err_value);
    }
    _ = Tuple2_unit_unit(false, false);
    return check(y);
}

fn words(x: u32) -> array<u32, 4> {
    var all_ = array<u32, 4>(x, x, x, x);
    let bytes = array<u32, 4>(7u, 7u, 7u, 7u);
    let items = bytes;
    let len = min(rust_value_u32(4u), 4u);
    for (var element = 0u; element < len; element++) {
        let byte = items[element];
        all_[element] = (all_[element] * byte);
    }
    return all_;
}

fn between(x: i32, low: i32, high: i32) -> i32 {
    return max(low, min(x, high));
}

fn sum(pair: Pair) -> u32 {
    let parts = pair;
    let first_1 = parts.first;
    let a = parts.second._0;
    let b = parts.second._1;
    var first: u32;
    let is_some = first_1.is_some;
    if (is_some) {
        first = first_1.some_value;
    } else {
        first = 1u;
    }
    return first + a * b;
}

fn bits(x: f32) -> u32 {
    let value = x;
    return bitcast<u32>(value);
}

fn f32_next_up(self_: f32) -> f32 {
    let bits_1 = bitcast<u32>(self_);
    if (((bitcast<u32>(self_) & 0x7fffffffu) > 0x7f800000u) || self_ == rust_from_bits_u32(0x7f800000u)) {
        return self_;
    } else if (self_ == 0.0f) {
        return rust_f32_from_bits_u32(rust_value_u32(1u));
    } else if (self_ > 0.0f) {
        return rust_f32_from_bits_u32(bits_1 + 1u);
    } else {
        return rust_f32_from_bits_u32(bits_1 - 1u);
    }
    return f32();
}

fn f32_next_down(self_: f32) -> f32 {
    return -f32_next_up(-self_);
}

fn check(x: u32) -> Result_unit_u32 {
    if (x > 9u) {
        return Result_unit_u32(false, bool(), x);
    } else {
        return Result_unit_u32(true, false, 0u);
    }
    return Result_unit_u32();
}

@compute @workgroup_size(8)
fn more_rust(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.numbers_len) {
        return;
    }
    let x = numbers[i];
    let o = 8u * i;
    var value: u32;
    let result = both(x, x / 2u);
    let error = result.err_value;
    if (result.is_ok) {
        value = 100u;
    } else {
        value = error;
    }
    out[o] = value;
    let words_1 = words(x);
    out[o + 1u] = words_1[0u] + words_1[3u] + 4u;
    let value_1 = u32(between(i32(x), -5i, 7i));
    out[o + 2u] = value_1;
    out[o + 3u] = max(min(x, 50u), 3u);
    var value_2: Option_u32;
    if (x > 4u) {
        value_2 = Option_u32(true, x);
    } else {
        value_2 = Option_u32();
    }
    let pair = Pair(value_2, Tuple2_u32_u32(x, 3u));
    let value_3 = sum(pair);
    out[o + 4u] = value_3;
    let value_4 = bits(floats[i]);
    out[o + 5u] = value_4;
    let value_5 = bitcast<u32>(f32_next_up(floats[i]));
    out[o + 6u] = value_5;
    let value_6 = bitcast<u32>(f32_next_down(floats[i]));
    out[o + 7u] = value_6;
}
