// The kernel `taken_values`.

struct Own {
    a: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Derived {
    a: u32,
    held: Option_u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Params {
    n: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn taken(n: u32) -> array<u32, 8> {
    var own = Own(n);
    let new_ = Own_default();
    let old_1 = own;
    own = new_;
    let old = old_1;
    var derived = Derived(n, Option_u32(true, 3u));
    let new__1 = Derived_default();
    let old_2 = derived;
    derived = new__1;
    let before = old_2;
    var pair = Tuple2_u32_f32(n, 2.5f);
    let new__2 = Tuple2_u32_f32();
    let old_3 = pair;
    pair = new__2;
    let parts = old_3;
    let count = parts._0;
    let half = parts._1;
    var array_ = array<u32, 2>(n, 2u);
    let new__3 = array<u32, 2>();
    let old_4 = array_;
    array_ = new__3;
    let parts_1 = old_4;
    let a = parts_1[0u];
    let b = parts_1[1u];
    let parts_2 = array_;
    let c = parts_2[0u];
    let d = parts_2[1u];
    var option = Option_u32(true, n);
    let new__4 = 0u;
    let old_5 = x[0u];
    x[0u] = new__4;
    let first = old_5;
    let operand = own.a * 10u + old.a;
    let operand_1 = derived.a * 100u;
    let option_1 = derived.held;
    let option_2 = before.held;
    var value = 0u;
    if (option_2.is_some) {
        value = option_2.some_value;
    }
    let operand_2 = operand_1 + u32(option_1.is_some) * 10u + value;
    let operand_3 = count * 10u + rust_as_u32_f32(half) + pair._0 + rust_as_u32_f32(pair._1);
    let new__5 = Option_u32();
    let old_6 = option;
    option = new__5;
    var value_1 = 8u;
    if (old_6.is_some) {
        value_1 = old_6.some_value;
    }
    let operand_4 = value_1;
    let option_3 = option;
    return array<u32, 8>(operand, operand_2, operand_3, a * 10u + b + c + d, 48u, operand_4 + u32(option_3.is_some) * 100u, first + emptied(1u) * 10u, 10u + 1u + 4u);
}

fn words() -> u32 {
    let part = 0u;
    var words_1 = part;
    var rest_start: u32;
    var rest_end: u32;
    rest_start = 0u;
    rest_end = params.out_len;
    loop {
        let start = rest_start;
        let end = rest_end;
        var value = max(end, start) - start >= 4u;
        if (value) {
            let start_1 = rest_start;
            let end_1 = rest_end;
            value = max(end_1, start_1) - start_1 < 2u * 8u;
        }
        if (value) {
            let start_1 = rest_start;
            let end_1 = rest_end;
            let start_2 = start_1 + 4u;
            rest_start = start_2;
            rest_end = end_1;
            words_1 += 1u;
        } else {
            break;
        }
    }
    return words_1;
}

fn Own_default() -> Own {
    return Own(7u);
}

fn Derived_default() -> Derived {
    return Derived(0u, Option_u32());
}

fn emptied(of_index: u32) -> u32 {
    let new_ = 0u;
    let old_1 = x[of_index];
    x[of_index] = new_;
    return old_1 + x[of_index];
}

@compute @workgroup_size(1)
fn taken_values() {
    let answers = taken(params.n);
    for (var i = 0u; i < 8u; i++) {
        out[i] = answers[i];
    }
    var matrix = mat2x2<f32>(0.0f, 0.0f, 0.0f, 0.0f);
    let new_ = mat2x2<f32>(1.0f, 0.0f, 0.0f, 1.0f);
    let old_1 = matrix;
    matrix = new_;
    let zero = old_1;
    let value = words();
    out[9u] = value;
    out[8u] = rust_as_u32_f32(zero[0].x + matrix[1].y * 2.0f);
}
