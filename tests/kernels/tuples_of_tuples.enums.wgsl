// The kernel `enums`.
//
// Enums and a struct of one name, and enums with the names of two types in a row.

struct Option_Size {
    is_some: bool,
    some_value: u32,
}

struct Size_2 {
    weight: f32,
}

struct Option_6Size_2 {
    is_some: bool,
    some_value: Size_2,
}

struct Tuple2_B_6C_Vec2 {
    _0: u32,
    _1: u32,
}

struct Tuple2_3B_C_Vec2 {
    _0: u32,
    _1: vec2<f32>,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn Size_weight(self_: u32) -> u32 {
    return u32(self_) + 1u;
}

fn Size_1_weight(self_: u32) -> u32 {
    return u32(self_) + 100u;
}

@compute @workgroup_size(1)
fn enums() {
    let value = Size_weight(1u) + Size_1_weight(1u);
    out[0u] = value;
    var size = Option_Size(true, 1u);
    var weight = Option_6Size_2(true, Size_2(2.5f));
    if (params.n > 10u) {
        let option = Option_Size();
        let option_1 = Option_6Size_2();
        size = Option_Size(option.is_some, option.some_value);
        weight = Option_6Size_2(option_1.is_some, option_1.some_value);
    }
    let compared = size;
    let compared_1 = Option_Size(true, 1u);
    if (compared.is_some == compared_1.is_some && (!compared.is_some || compared.some_value == compared_1.some_value)) {
        let option = weight;
        var value_1 = 0u;
        if (option.is_some) {
            let size_1 = option.some_value;
            value_1 = rust_as_u32_f32(size_1.weight * 2.0f);
        }
        out[1u] = value_1;
    }
    var short = Tuple2_B_6C_Vec2(0u, 3u);
    var long = Tuple2_3B_C_Vec2(0u, vec2<f32>(1.0f));
    if (params.n > 10u) {
        let selector = Tuple2_B_6C_Vec2(0u, 3u);
        let selector_1 = Tuple2_3B_C_Vec2(0u, vec2<f32>(1.0f, 0.0f));
        short = selector;
        long = selector_1;
    }
    out[2u] = u32(short._1) + rust_as_u32_f32(long._1.y);
}
