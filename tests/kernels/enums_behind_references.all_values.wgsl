// The kernel `all_values`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Level {
    tag: u32,
    Mid_0: u32,
    High_x: i32,
    High_y: bool,
}

struct Figure {
    tag: u32,
    Line_0: i32,
    Pair_a: u32,
    Pair_b: i32,
    Deep_0: Option_u32,
    Deep_1: Level,
    List_0: array<u32, 2>,
}

struct Option_Level {
    is_some: bool,
    some_value: Level,
}

struct Tuple2_u32_12Option_Level {
    _0: u32,
    _1: Option_Level,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

const i32_UNIT: u32 = 16u;
const Figure_UNIT: u32 = 3u;
const Level_UNIT: u32 = Figure_UNIT + i32_UNIT;

// `within_u8` as Rust defines it.
fn rust_within_u8_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 255u;
    return Tuple2_u32_bool(r, r != a);
}

fn values(n: u32) -> array<u32, 8> {
    var f = figure(n);
    let before = Figure_measure(f);
    Figure_grow(&f, n);
    var k = n;
    var value: Figure;
    if (n % 2u == 0u) {
        value = f;
    } else {
        value = Figure(0u, 0i, 0u, 0i, Option_u32(), Level(), array<u32, 2>());
    }
    let argument = value;
    let level = out_of(argument);
    let argument_1 = k;
    var value_1: Figure;
    switch (n) {
        case 3u: {
            k += 2u;
            value_1 = Figure(0u, 0i, 0u, 0i, Option_u32(), Level(), array<u32, 2>());
        }
        default: {
            value_1 = f;
        }
    }
    let argument_2 = value_1;
    let parts = joined(argument_1, argument_2, k + 1u);
    let sum = parts._0;
    let out_1 = parts._1;
    let operand = Figure_measure(f);
    let operand_1 = Level_measure(level);
    var value_2 = 5u;
    if (out_1.is_some) {
        let out_2 = out_1.some_value;
        value_2 = Level_measure(out_2);
    }
    let operand_2 = value_2;
    let operand_3 = u32(Level_lt(level, Level(2u, 0u, -18i, true))) + 2u * u32(Level_eq(Level_max(level, Level(0u, 0u, 0i, false)), level));
    var value_3: Figure;
    if (n > 4u) {
        value_3 = f;
    } else {
        value_3 = Figure(1u, 2i, 0u, 0i, Option_u32(), Level(), array<u32, 2>());
    }
    let argument_3 = value_3;
    let operand_4 = (i32_UNIT + Level_UNIT) ^ Figure_measure(argument_3);
    let value_4 = n > 3u;
    let value_5 = n > 5u;
    var ordering: u32;
    if (!value_4 & value_5) {
        ordering = 4294967295u;
    } else if (value_4 & !value_5) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return array<u32, 8>(before, operand, operand_1, sum, operand_2, operand_3, operand_4, u32(i32(ordering) + 1i));
}

fn figure(n: u32) -> Figure {
    var level: Level;
    let selector = n % 3u;
    switch (selector) {
        case 0u: {
            level = Level(0u, 0u, 0i, false);
        }
        case 1u: {
            level = Level(1u, (n & 255u), 0i, false);
        }
        default: {
            level = Level(2u, 0u, i32(n) - 20i, (n % 2u == 0u));
        }
    }
    let selector_1 = n / 3u;
    switch (selector_1) {
        case 0u: {
            return Figure(0u, 0i, 0u, 0i, Option_u32(), Level(), array<u32, 2>());
        }
        case 1u: {
            return Figure(1u, i32(n), 0u, 0i, Option_u32(), Level(), array<u32, 2>());
        }
        case 2u: {
            return Figure(1u, 90i - i32(n), 0u, 0i, Option_u32(), Level(), array<u32, 2>());
        }
        case 3u: {
            return Figure(2u, 0i, n, -3i, Option_u32(), Level(), array<u32, 2>());
        }
        case 4u: {
            return Figure(3u, 0i, 0u, 0i, Option_u32(), level, array<u32, 2>());
        }
        case 5u: {
            return Figure(3u, 0i, 0u, 0i, Option_u32(true, n - 12u), level, array<u32, 2>());
        }
        default: {
            return Figure(4u, 0i, 0u, 0i, Option_u32(), Level(), array<u32, 2>(n, 40u));
        }
    }
    return Figure();
}

fn Figure_measure(self_: Figure) -> u32 {
    let is_some = self_.Deep_0.is_some;
    let value = self_.Deep_0.some_value;
    if (self_.tag == 0u) {
        return 1u;
    } else if (self_.tag == 1u && (self_.Line_0 >= 0i && self_.Line_0 <= 9i)) {
        return u32(self_.Line_0) * 100u;
    } else if (self_.tag == 1u) {
        return u32(self_.Line_0);
    } else if (self_.tag == 2u) {
        return self_.Pair_a ^ u32(self_.Pair_b);
    } else if (self_.tag == 3u && (is_some && (value == 3u || value == 5u))) {
        return value << 8u;
    } else if (self_.tag == 3u && self_.Deep_1.tag == 1u) {
        return Level_measure(self_.Deep_1) << 4u;
    } else if (self_.tag == 3u && self_.Deep_1.tag == 0u) {
        let option = self_.Deep_0;
        var value_1 = 77u;
        if (option.is_some) {
            value_1 = option.some_value;
        }
        return value_1;
    } else if (self_.tag == 3u && (self_.Deep_1.tag == 2u && self_.Deep_1.High_y)) {
        return i32_measure(self_.Deep_1.High_x);
    } else if (self_.tag == 3u) {
        return 9u;
    } else {
        return self_.List_0[0u] * 3u + self_.List_0[1u];
    }
    return u32();
}

fn Figure_grow(self_: ptr<function, Figure>, by: u32) {
    let is_some = (*self_).Deep_0.is_some;
    if ((*self_).tag == 0u) {
        *self_ = Figure(1u, i32(by), 0u, 0i, Option_u32(), Level(), array<u32, 2>());
    } else if ((*self_).tag == 1u && by > 9u) {
        (*self_).Line_0 -= i32(by);
    } else if ((*self_).tag == 1u) {
        (*self_).Line_0 ^= 1i;
    } else if ((*self_).tag == 2u) {
        (*self_).Pair_b ^= 1i;
    } else if ((*self_).tag == 3u && is_some) {
        (*self_).Deep_0.some_value += by;
    } else if ((*self_).tag == 3u && (*self_).Deep_1.tag == 2u) {
        (*self_).Deep_1 = Level(1u, (by & 255u), 0i, false);
    } else if ((*self_).tag == 3u) {
        (*self_).Deep_0 = Option_u32(true, by);
        (*self_).Deep_1 = Level(0u, 0u, 0i, false);
    } else {
        (*self_).List_0[0u] = by;
    }
    if ((*self_).tag == 2u) {
        (*self_).Pair_a += 7u;
    } else if ((*self_).tag == 4u) {
        (*self_).List_0[1u] += 7u;
    }
}

fn out_of(x: Figure) -> Level {
    return Figure_out(x);
}

fn joined(n: u32, x: Figure, m: u32) -> Tuple2_u32_12Option_Level {
    let value = Figure_out(x);
    var is_some = false;
    if (true) {
        is_some = m > 2u;
    }
    let is_some_1 = is_some;
    return Tuple2_u32_12Option_Level(n * 1000u + m, Option_Level(is_some_1, value));
}

fn Level_measure(self_: Level) -> u32 {
    let m = self_.Mid_0;
    let x = self_.High_x;
    let y = self_.High_y;
    if (self_.tag == 0u) {
        return 2u;
    } else if (self_.tag == 1u) {
        return m;
    } else {
        return u32(x) ^ u32(y);
    }
    return u32();
}

fn Level_lt(self_: Level, other: Level) -> bool {
    let option = Level_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Level_max(self_: Level, other: Level) -> Level {
    if (Level_cmp(other, self_) == 4294967295u) {
        return self_;
    } else {
        return other;
    }
    return Level();
}

fn Level_eq(self_: Level, other: Level) -> bool {
    let left_0 = self_.Mid_0;
    let right_0 = other.Mid_0;
    let left_0_1 = self_.High_x;
    let left_1 = self_.High_y;
    let right_0_1 = other.High_x;
    let right_1 = other.High_y;
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

fn i32_measure(self_: i32) -> u32 {
    return u32(abs(self_));
}

fn Figure_out(self_: Figure) -> Level {
    let level = self_.Deep_1;
    if (self_.tag == 3u) {
        return level;
    } else {
        return Level(1u, (Figure_measure(self_) & 255u), 0i, false);
    }
    return Level();
}

fn Level_partial_cmp(self_: Level, other: Level) -> Option_Ordering {
    let left_0 = self_.Mid_0;
    let right_0 = other.Mid_0;
    let left_0_1 = self_.High_x;
    let left_1 = self_.High_y;
    let right_0_1 = other.High_x;
    let right_1 = other.High_y;
    if (self_.tag == 0u && other.tag == 0u) {
        return Option_Ordering(true, 0u);
    } else if (self_.tag == 1u && other.tag == 1u) {
        let left_2 = left_0;
        let right_2 = right_0;
        let value = left_2 <= right_2 || left_2 > right_2;
        var ordering: u32;
        if (left_0 < right_0) {
            ordering = 4294967295u;
        } else if (left_0 > right_0) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        return Option_Ordering(value, ordering);
    } else if (self_.tag == 2u && other.tag == 2u) {
        let left_2 = left_0_1;
        let right_2 = right_0_1;
        let value = left_2 <= right_2 || left_2 > right_2;
        var ordering: u32;
        if (left_0_1 < right_0_1) {
            ordering = 4294967295u;
        } else if (left_0_1 > right_0_1) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        var order = Option_Ordering(value, ordering);
        let compared = order;
        let compared_1 = Option_Ordering(true, 0u);
        if (compared.is_some == compared_1.is_some && (!compared.is_some || compared.some_value == compared_1.some_value)) {
            let left_3 = left_1;
            let right_3 = right_1;
            let value_1 = (!left_3 | right_3) || (left_3 & !right_3);
            var ordering_1: u32;
            if (!left_1 & right_1) {
                ordering_1 = 4294967295u;
            } else if (left_1 & !right_1) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            order = Option_Ordering(value_1, ordering_1);
        }
        return order;
    } else {
        var left: u32;
        if (self_.tag == 0u) {
            left = 0u;
        } else if (self_.tag == 1u) {
            left = 1u;
        } else {
            left = 2u;
        }
        var right: u32;
        if (other.tag == 0u) {
            right = 0u;
        } else if (other.tag == 1u) {
            right = 1u;
        } else {
            right = 2u;
        }
        let left_2 = left;
        let right_2 = right;
        let value = left_2 <= right_2 || left_2 > right_2;
        var ordering: u32;
        if (left < right) {
            ordering = 4294967295u;
        } else if (left > right) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        return Option_Ordering(value, ordering);
    }
    return Option_Ordering();
}

fn Level_cmp(self_: Level, other: Level) -> u32 {
    let left_0 = self_.Mid_0;
    let right_0 = other.Mid_0;
    let left_0_1 = self_.High_x;
    let left_1 = self_.High_y;
    let right_0_1 = other.High_x;
    let right_1 = other.High_y;
    if (self_.tag == 0u && other.tag == 0u) {
        return 0u;
    } else if (self_.tag == 1u && other.tag == 1u) {
        var ordering: u32;
        if (left_0 < right_0) {
            ordering = 4294967295u;
        } else if (left_0 > right_0) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        return ordering;
    } else if (self_.tag == 2u && other.tag == 2u) {
        var ordering: u32;
        if (left_0_1 < right_0_1) {
            ordering = 4294967295u;
        } else if (left_0_1 > right_0_1) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        var order = ordering;
        if (order == 0u) {
            var ordering_1: u32;
            if (!left_1 & right_1) {
                ordering_1 = 4294967295u;
            } else if (left_1 & !right_1) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            order = ordering_1;
        }
        return order;
    } else {
        var left: u32;
        if (self_.tag == 0u) {
            left = 0u;
        } else if (self_.tag == 1u) {
            left = 1u;
        } else {
            left = 2u;
        }
        var right: u32;
        if (other.tag == 0u) {
            right = 0u;
        } else if (other.tag == 1u) {
            right = 1u;
        } else {
            right = 2u;
        }
        var ordering: u32;
        if (left < right) {
            ordering = 4294967295u;
        } else if (left > right) {
            ordering = 1u;
        } else {
            ordering = 0u;
        }
        return ordering;
    }
    return u32();
}

@compute @workgroup_size(1)
fn all_values(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let n = global_invocation_id.x;
    let values_1 = values(n);
    for (var i = 0u; i < 8u; i++) {
        out[n * 8u + i] = values_1[i];
    }
    let value = n & 255u;
    let div = rust_within_u8_u32(value / 1u);
    let is_some = 0u != 0u && !div._1;
    let value_1 = (i32(n) << 16u) >> 16u;
    let rem = Tuple2_i32_bool(value_1 % 1i, (value_1 / 1i > 32767i));
    let is_some_1 = 0i != 0i && !rem._1;
    var value_2: u32;
    if (is_some_1) {
        let n_1 = rem._0;
        value_2 = u32(n_1) & 255u;
    }
    let value_3 = Option_u32(is_some_1, value_2);
    var option: Option_u32;
    if (is_some) {
        option = Option_u32(is_some, div._0);
    } else {
        option = value_3;
    }
    let option_1 = option;
    let never = option_1.some_value;
    if (option_1.is_some) {
        out[0u] = never;
    }
}
