// The kernel `operators_as_methods`.

struct Meters {
    _0: f32,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

@group(0) @binding(0) var<storage, read_write> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> numbers: array<f32>;

fn compared(i: u32) -> u32 {
    let x = f32(i);
    let two = Meters(2.0f);
    let operand = f32_eq(x, two);
    let operand_1 = Meters_eq(two, x);
    let compared_1 = f32_partial_cmp(x, two);
    let compared_2 = Option_Ordering(true, 4294967295u);
    let left_1 = x;
    let right_1 = 1.0f;
    let value = left_1 <= right_1 || left_1 > right_1;
    var ordering: u32;
    if (x < 1.0f) {
        ordering = 4294967295u;
    } else if (x > 1.0f) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    let compared_3 = Option_Ordering(value, ordering);
    let compared_4 = Option_Ordering(true, 4294967295u);
    let compared_5 = Meters_partial_cmp(two, x);
    let compared_6 = Option_Ordering(true, 1u);
    let answers = array<bool, 9>((x == 3.0f), operand, operand_1, ((x < 2.0f) | (x >= 4.0f)), (compared_1.is_some == compared_2.is_some && (!compared_1.is_some || compared_1.some_value == compared_2.some_value)), (compared_3.is_some == compared_4.is_some && (!compared_3.is_some || compared_3.some_value == compared_4.some_value)), (compared_5.is_some == compared_6.is_some && (!compared_5.is_some || compared_5.some_value == compared_6.some_value)), Meters_gt(two, x), f32_lt(x, two));
    var folded = 0u;
    for (var n = 0u; n < 9u; n++) {
        let sum = folded;
        folded = sum | (u32(answers[n]) << (n & 31u));
    }
    return folded;
}

fn added(i: u32) -> f32 {
    var x = f32(i);
    x = f32_add_assign(x, Meters(2.0f));
    x = x + 1.0f;
    return x + 1.0f + 10.0f * f32_add(x, Meters(0.25f))._0;
}

fn f32_eq(self_: f32, other: Meters) -> bool {
    return self_ != other._0 + 1.0f;
}

fn Meters_eq(self_: Meters, other: f32) -> bool {
    return self_._0 == other;
}

fn f32_partial_cmp(self_: f32, other: Meters) -> Option_Ordering {
    let value = other._0 - 1.0f;
    let left_1 = self_;
    let right_1 = value;
    let value_1 = left_1 <= right_1 || left_1 > right_1;
    var ordering: u32;
    if (self_ < value) {
        ordering = 4294967295u;
    } else if (self_ > value) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_1, ordering);
}

fn Meters_partial_cmp(self_: Meters, other: f32) -> Option_Ordering {
    let value = self_._0;
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

fn Meters_gt(left: Meters, right: f32) -> bool {
    let option = Meters_partial_cmp_1(left, right);
    return option.is_some && option.some_value == 1u;
}

fn f32_lt(left: f32, right: Meters) -> bool {
    let option = f32_partial_cmp_1(left, right);
    return option.is_some && option.some_value == 4294967295u;
}

fn f32_add_assign(left: f32, right: Meters) -> f32 {
    var left_1 = left;
    f32_add_assign_1(&left_1, right);
    return left_1;
}

fn f32_add(self_: f32, other: Meters) -> Meters {
    return Meters(self_ + other._0 + 0.5f);
}

fn Meters_partial_cmp_1(self_: Meters, other: f32) -> Option_Ordering {
    let value = self_._0;
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

fn f32_partial_cmp_1(self_: f32, other: Meters) -> Option_Ordering {
    let value = other._0 - 1.0f;
    let left_1 = self_;
    let right_1 = value;
    let value_1 = left_1 <= right_1 || left_1 > right_1;
    var ordering: u32;
    if (self_ < value) {
        ordering = 4294967295u;
    } else if (self_ > value) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_1, ordering);
}

fn f32_add_assign_1(self_: ptr<function, f32>, other: Meters) {
    *self_ = (*self_) + other._0 * 2.0f;
}

@compute @workgroup_size(1)
fn operators_as_methods(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = compared(i);
    words[i] = value;
    let value_1 = added(i);
    numbers[i] = value_1;
}
