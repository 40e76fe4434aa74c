// The kernel `numbers_of_two_types`.

struct Digit {
    _0: u32,
}

struct Length {
    _0: f32,
}

struct Set {
    _0: u32,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// `rotate_right` as Rust defines it.
fn rust_rotate_right_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u >> (b & 31u)) | (u << ((32u - b) & 31u)));
}

fn equal(x: u32) -> u32 {
    let digit = Digit(x);
    let other = Digit(13u);
    return u32(Digit_eq(digit, other)) + 2u * u32(Digit_eq_1(digit, 13u)) + 4u * u32(u32_eq(14u, digit)) + 8u * u32(Digit_ne(digit, x)) + 16u * u32(Digit_ne(digit, 3u)) + 32u * u32(Digit_ne_1(digit, other));
}

fn ordered(x: f32) -> u32 {
    let a = Length(x);
    let b = Length(2.0f);
    let nan = rust_from_bits_u32(0x7fc00000u);
    return u32(Length_lt(a, b)) + 2u * u32(Length_ge(a, b)) + 4u * u32(Length_lt_1(a, 3.0f)) + 8u * u32(Length_le(a, 4.0f)) + 16u * u32(Length_gt(a, x)) + 32u * u32(Length_ge_1(a, nan)) + 64u * u32(Length_eq(a, 2.0f * x)) + 128u * u32(Length_eq_1(a, b));
}

fn shifted(x: u32) -> u32 {
    var set_ = Set_shl(Set(x), 2u);
    set_ = Set_shl_assign(set_, x);
    set_ = Set_shr_assign(set_, 7i);
    return set_._0 ^ Set_shr(Set(1000u), Set(x)) ^ Set_shl(Set(x), x)._0 ^ (x << 3u);
}

fn Digit_eq(self_: Digit, other: Digit) -> bool {
    return self_._0 % 10u == other._0 % 10u;
}

fn Digit_eq_1(self_: Digit, other: u32) -> bool {
    return self_._0 == other;
}

fn u32_eq(self_: u32, other: Digit) -> bool {
    return self_ == other._0 + 1u;
}

fn Digit_ne(left: Digit, right: u32) -> bool {
    return !Digit_eq_1(left, right);
}

fn Digit_ne_1(left: Digit, right: Digit) -> bool {
    return !Digit_eq(left, right);
}

fn Length_lt(left: Length, right: Length) -> bool {
    let option = Length_partial_cmp(left, right);
    return option.is_some && option.some_value == 4294967295u;
}

fn Length_ge(left: Length, right: Length) -> bool {
    let option = Length_partial_cmp(left, right);
    return option.is_some && (option.some_value == 1u || option.some_value == 0u);
}

fn Length_lt_1(left: Length, right: f32) -> bool {
    let option = Length_partial_cmp_1(left, right);
    return option.is_some && option.some_value == 4294967295u;
}

fn Length_le(left: Length, right: f32) -> bool {
    let option = Length_partial_cmp_1(left, right);
    return option.is_some && (option.some_value == 4294967295u || option.some_value == 0u);
}

fn Length_gt(left: Length, right: f32) -> bool {
    let option = Length_partial_cmp_1(left, right);
    return option.is_some && option.some_value == 1u;
}

fn Length_ge_1(left: Length, right: f32) -> bool {
    let option = Length_partial_cmp_1(left, right);
    return option.is_some && (option.some_value == 1u || option.some_value == 0u);
}

fn Length_eq(self_: Length, other: f32) -> bool {
    return self_._0 * 2.0f == other;
}

fn Length_eq_1(self_: Length, other: Length) -> bool {
    return true && self_._0 == other._0;
}

fn Set_shl(self_: Set, by: u32) -> Set {
    return Set(rust_rotate_left_u32(self_._0, by));
}

fn Set_shl_assign(left: Set, right: u32) -> Set {
    var left_1 = left;
    Set_shl_assign_1(&left_1, right);
    return left_1;
}

fn Set_shr_assign(left: Set, right: i32) -> Set {
    var left_1 = left;
    Set_shr_assign_1(&left_1, right);
    return left_1;
}

fn Set_shr(self_: Set, by: Set) -> u32 {
    return self_._0 / (by._0 + 1u);
}

fn Length_partial_cmp(self_: Length, other: Length) -> Option_Ordering {
    let value = self_._0;
    let value_1 = other._0;
    let left_1 = value;
    let right_1 = value_1;
    let value_2 = left_1 <= right_1 || left_1 > right_1;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_2, ordering);
}

fn Length_partial_cmp_1(self_: Length, other: f32) -> Option_Ordering {
    let value = self_._0 * 2.0f;
    let left_1 = value;
    let right_1 = other;
    let value_1 = left_1 <= right_1 || left_1 > right_1;
    var ordering: u32;
    if (value < other) {
        ordering = 4294967295u;
    } else if (value > other) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_1, ordering);
}

fn Set_shl_assign_1(self_: ptr<function, Set>, by: u32) {
    (*self_)._0 = 10u * (*self_)._0 + by;
}

fn Set_shr_assign_1(self_: ptr<function, Set>, by: i32) {
    (*self_)._0 = rust_rotate_right_u32((*self_)._0, u32(by));
}

@compute @workgroup_size(1)
fn numbers_of_two_types(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = equal(i);
    out[3u * i] = value;
    let value_1 = ordered(f32(i));
    out[3u * i + 1u] = value_1;
    let value_2 = shifted(i);
    out[3u * i + 2u] = value_2;
}
