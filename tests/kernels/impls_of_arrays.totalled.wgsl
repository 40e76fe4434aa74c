// The kernel `totalled`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_unit {
    _0: u32,
    _1: bool,
}

struct Tuple2_f32_bool {
    _0: f32,
    _1: bool,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Pair_u8x2_Tuple2_u32_f32 {
    a: array<u32, 2>,
    b: Tuple2_u32_f32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 3u;
const N_1: u32 = 2u;
const u32x2_WEIGHT: u32 = N_1;
const u32x3_WEIGHT: u32 = N;
const u32x2_WEIGHT_1: u32 = N_1;
const Option_u32_WEIGHT: u32 = 70u;
const Tuple2_f32_bool_WEIGHT: u32 = 6u;
const Tuple2_u32_unit_WEIGHT: u32 = 4u;
const Pair_u8x2_Tuple2_u32_f32_WEIGHT: u32 = 5u;

fn all_(x_1: u32) -> array<u32, 7> {
    let three = array<u32, 3>(x_1, 2u, 3u);
    let two = array<u32, 2>(x_1, 1u);
    let value = x_1 > 7u;
    let some = Option_u32(value, x_1);
    let nothing = Tuple2_u32_unit(x_1, false);
    let flag = Tuple2_f32_bool(1.0f, (x_1 > 2u));
    let pair = Pair_u8x2_Tuple2_u32_f32(array<u32, 2>(1u, 200u), Tuple2_u32_f32(x_1, 2.0f));
    return array<u32, 7>(weighed(three), weighed_1(two), weighed_2(some), weighed_3(flag), weighed_4(nothing), weighed_5(pair), (u32x3_total(three) ^ Option_u32_total(some) ^ Tuple2_f32_bool_twice(flag) ^ u32x2_WEIGHT));
}

fn weighed(x_1: array<u32, 3>) -> u32 {
    return (u32x3_twice(x_1) + u32x3_WEIGHT);
}

fn weighed_1(x_1: array<u32, 2>) -> u32 {
    return (u32x2_twice(x_1) + u32x2_WEIGHT_1);
}

fn weighed_2(x_1: Option_u32) -> u32 {
    return (Option_u32_twice(x_1) + Option_u32_WEIGHT);
}

fn weighed_3(x_1: Tuple2_f32_bool) -> u32 {
    return (Tuple2_f32_bool_twice(x_1) + Tuple2_f32_bool_WEIGHT);
}

fn weighed_4(x_1: Tuple2_u32_unit) -> u32 {
    return (Tuple2_u32_unit_twice(x_1) + Tuple2_u32_unit_WEIGHT);
}

fn weighed_5(x_1: Pair_u8x2_Tuple2_u32_f32) -> u32 {
    return (Pair_u8x2_Tuple2_u32_f32_twice(x_1) + Pair_u8x2_Tuple2_u32_f32_WEIGHT);
}

fn u32x3_total(self_: array<u32, 3>) -> u32 {
    var folded = 0u;
    for (var position = 0u; position < 3u; position++) {
        let sum = folded;
        folded = (sum + self_[position]);
    }
    return folded;
}

fn Option_u32_total(self_: Option_u32) -> u32 {
    let is_some = self_.is_some;
    if (is_some) {
        return self_.some_value;
    } else {
        return 9u;
    }
    return u32();
}

fn Tuple2_f32_bool_twice(self_: Tuple2_f32_bool) -> u32 {
    return (Tuple2_f32_bool_total(self_) * 2u);
}

fn u32x3_twice(self_: array<u32, 3>) -> u32 {
    return (u32x3_total(self_) * 2u);
}

fn u32x2_twice(self_: array<u32, 2>) -> u32 {
    return (u32x2_total(self_) * 2u);
}

fn Option_u32_twice(self_: Option_u32) -> u32 {
    return (Option_u32_total(self_) * 2u);
}

fn Tuple2_u32_unit_twice(self_: Tuple2_u32_unit) -> u32 {
    return (Tuple2_u32_unit_total(self_) * 2u);
}

fn Pair_u8x2_Tuple2_u32_f32_twice(self_: Pair_u8x2_Tuple2_u32_f32) -> u32 {
    return (Pair_u8x2_Tuple2_u32_f32_total(self_) * 2u);
}

fn Tuple2_f32_bool_total(self_: Tuple2_f32_bool) -> u32 {
    return u32(self_._1);
}

fn u32x2_total(self_: array<u32, 2>) -> u32 {
    var folded = 0u;
    for (var position = 0u; position < 2u; position++) {
        let sum = folded;
        folded = (sum + self_[position]);
    }
    return folded;
}

fn Tuple2_u32_unit_total(self_: Tuple2_u32_unit) -> u32 {
    return 3u;
}

fn Pair_u8x2_Tuple2_u32_f32_total(self_: Pair_u8x2_Tuple2_u32_f32) -> u32 {
    return (self_.a[1u] + self_.b._0);
}

@compute @workgroup_size(8)
fn totalled(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.x_len) {
        let all__1 = all_(x[i]);
        for (var n = 0u; n < 7u; n++) {
            out[7u * i + n] = all__1[n];
        }
    }
}
