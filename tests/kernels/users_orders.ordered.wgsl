// The kernel `ordered`.

struct Version {
    major: u32,
    minor: array<u32, 2>,
}

struct Degrees {
    _0: f32,
}

struct Rank {
    tag: u32,
    Of_0: u32,
    Of_1: u32,
}

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

struct Task {
    key: u32,
    id: u32,
}

struct Hit {
    t: f32,
    id: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// `f32::from_bits` as Rust defines it.
fn rust_f32_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

fn compared(a: u32, b: u32) -> u32 {
    let v = Version(1u, array<u32, 2>(a, b));
    let w = Version(1u, array<u32, 2>(b, a));
    let x_1 = Degrees(f32(a));
    let y = Degrees(rust_from_bits_u32(0x7fc00000u));
    var rank: Rank;
    if (a == 0u) {
        rank = Rank(0u, 0u, 0u);
    } else {
        rank = Rank(1u, a, 0u);
    }
    let operand = Version_eq(Version_max(v, w), v);
    let operand_1 = i32(Version_cmp(v, w)) < i32(1u);
    let operand_2 = Version_eq(Version_min(v, w), v);
    let option = Degrees_partial_cmp(x_1, y);
    let answers = array<bool, 14>(Version_lt(v, w), Version_le(v, w), operand, operand_1, operand_2, Degrees_lt(x_1, Degrees(f32(b))), (Degrees_lt(x_1, y) || Degrees_ge(x_1, y)), !option.is_some, Rank_lt(rank, Rank(1u, b, 1u)), Rank_gt(rank, Rank(0u, 0u, 0u)), (Level_lt(0u, 1u) && Level_max(1u, 0u) == 1u), Task_lt(Task(a, 0u), Task(b, 0u)), Task_ne(Task(a, 0u), Task(b, 1u)), Version_eq(Version_clamp(w, v, v), v));
    var bits = 0u;
    for (var i = 0u; i < 14u; i++) {
        bits |= u32(answers[i]) << (i & 31u);
    }
    return bits;
}

fn first_of(keys: array<u32, 3>) -> u32 {
    let mapped = array<u32, 3>(0u, 1u, 2u);
    let id = mapped[0u];
    let value = Task(keys[id], id);
    let id_1 = mapped[1u];
    let value_1 = Task(keys[id_1], id_1);
    let id_2 = mapped[2u];
    let value_2 = Task(keys[id_2], id_2);
    var tasks = array<Task, 3>(value, value_1, value_2);
    sort(&tasks);
    return tasks[0u].id * 100u + tasks[1u].id * 10u + tasks[2u].id;
}

fn nearest(a: Hit, b: Hit) -> u32 {
    if (Hit_lt(a, b)) {
        return a.id;
    } else {
        return b.id;
    }
    return u32();
}

fn in_bytes(x_1: u32) -> u32 {
    let number = x_1;
    let parts = array<u32, 4>(((number >> 0u) & 255u), ((number >> 8u) & 255u), ((number >> 16u) & 255u), ((number >> 24u) & 255u));
    let a = parts[0u];
    let b = parts[1u];
    let c = parts[2u];
    let d = parts[3u];
    let bytes = array<u32, 4>(d, c, b, a);
    let turned = (bytes[0u] << 0u) | (bytes[1u] << 8u) | (bytes[2u] << 16u) | (bytes[3u] << 24u);
    let number_1 = x_1 & 65535u;
    let halves = array<u32, 2>(((number_1 >> 8u) & 255u), ((number_1 >> 0u) & 255u));
    let bytes_1 = halves;
    let short = u32((i32((((bytes_1[0u] << 8u) & 65535u) | ((bytes_1[1u] << 0u) & 65535u))) << 16u) >> 16u);
    let number_2 = f32(x_1);
    let bytes_2 = array<u32, 4>(((bitcast<u32>(number_2) >> 24u) & 255u), ((bitcast<u32>(number_2) >> 16u) & 255u), ((bitcast<u32>(number_2) >> 8u) & 255u), ((bitcast<u32>(number_2) >> 0u) & 255u));
    let float = rust_f32_from_bits_u32(((bytes_2[0u] << 24u) | (bytes_2[1u] << 16u) | (bytes_2[2u] << 8u) | (bytes_2[3u] << 0u)));
    let number_3 = 7u;
    let bytes_3 = array<u32, 1>(number_3);
    return turned ^ short ^ bitcast<u32>(float) ^ bytes_3[0u];
}

fn Version_max(self_: Version, other: Version) -> Version {
    if (Version_cmp(other, self_) == 4294967295u) {
        return self_;
    } else {
        return other;
    }
    return Version();
}

fn Version_eq(self_: Version, other: Version) -> bool {
    var value = true && self_.major == other.major;
    if (value) {
        var holds = true;
        for (var i_0_1 = 0u; i_0_1 < 2u; i_0_1++) {
            if (self_.minor[i_0_1] != other.minor[i_0_1]) {
                holds = false;
                break;
            }
        }
        value = holds;
    }
    return value;
}

fn Version_cmp(self_: Version, other: Version) -> u32 {
    let value = self_.major;
    let value_1 = other.major;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    var order = ordering;
    if (order == 0u) {
        var order_0 = 0u;
        for (var i_0 = 0u; i_0 < 2u; i_0++) {
            if (order_0 == 0u) {
                let value_2 = self_.minor[i_0];
                let value_3 = other.minor[i_0];
                var ordering_1: u32;
                if (value_2 < value_3) {
                    ordering_1 = 4294967295u;
                } else if (value_2 > value_3) {
                    ordering_1 = 1u;
                } else {
                    ordering_1 = 0u;
                }
                order_0 = ordering_1;
            }
        }
        order = order_0;
    }
    return order;
}

fn Version_min(self_: Version, other: Version) -> Version {
    if (Version_cmp(other, self_) == 4294967295u) {
        return other;
    } else {
        return self_;
    }
    return Version();
}

fn Degrees_partial_cmp(self_: Degrees, other: Degrees) -> Option_Ordering {
    let value = self_._0;
    let value_1 = other._0;
    let left_2 = value;
    let right_2 = value_1;
    let value_2 = left_2 <= right_2 || left_2 > right_2;
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

fn Version_lt(self_: Version, other: Version) -> bool {
    let option = Version_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Version_le(self_: Version, other: Version) -> bool {
    let option = Version_partial_cmp(self_, other);
    return option.is_some && (option.some_value == 4294967295u || option.some_value == 0u);
}

fn Degrees_lt(self_: Degrees, other: Degrees) -> bool {
    let option = Degrees_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Degrees_ge(self_: Degrees, other: Degrees) -> bool {
    let option = Degrees_partial_cmp(self_, other);
    return option.is_some && (option.some_value == 1u || option.some_value == 0u);
}

fn Rank_lt(self_: Rank, other: Rank) -> bool {
    let option = Rank_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Rank_gt(self_: Rank, other: Rank) -> bool {
    let option = Rank_partial_cmp(self_, other);
    return option.is_some && option.some_value == 1u;
}

fn Level_lt(self_: u32, other: u32) -> bool {
    let option = Level_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Level_max(self_: u32, other: u32) -> u32 {
    if (Level_cmp(other, self_) == 4294967295u) {
        return self_;
    } else {
        return other;
    }
    return u32();
}

fn Task_lt(self_: Task, other: Task) -> bool {
    let option = Task_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Task_ne(left: Task, right: Task) -> bool {
    return !Task_eq(left, right);
}

fn Version_clamp(self_: Version, min_: Version, max_: Version) -> Version {
    if (Version_cmp(self_, min_) == 4294967295u) {
        return min_;
    } else if (Version_cmp(self_, max_) == 1u) {
        return max_;
    } else {
        return self_;
    }
    return Version();
}

fn sort(slice: ptr<function, array<Task, 3>>) {
    for (var end = 1u; end < 3u; end++) {
        var at = end;
        while (at > 0u) {
            let before = (*slice)[at - 1u];
            let sorted = (*slice)[at];
            if (Task_cmp(sorted, before) != 4294967295u) {
                break;
            }
            (*slice)[at - 1u] = sorted;
            (*slice)[at] = before;
            at -= 1u;
        }
    }
}

fn Hit_lt(self_: Hit, other: Hit) -> bool {
    let option = Hit_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Version_partial_cmp(self_: Version, other: Version) -> Option_Ordering {
    let value = self_.major;
    let value_1 = other.major;
    let left_2 = value;
    let right_2 = value_1;
    let value_2 = left_2 <= right_2 || left_2 > right_2;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    var order = Option_Ordering(value_2, ordering);
    let compared_1 = order;
    let compared_2 = Option_Ordering(true, 0u);
    if (compared_1.is_some == compared_2.is_some && (!compared_1.is_some || compared_1.some_value == compared_2.some_value)) {
        var order_0 = Option_Ordering(true, 0u);
        for (var i_0 = 0u; i_0 < 2u; i_0++) {
            let compared_3 = order_0;
            let compared_4 = Option_Ordering(true, 0u);
            if (compared_3.is_some == compared_4.is_some && (!compared_3.is_some || compared_3.some_value == compared_4.some_value)) {
                let value_3 = self_.minor[i_0];
                let value_4 = other.minor[i_0];
                let left_3 = value_3;
                let right_3 = value_4;
                let value_5 = left_3 <= right_3 || left_3 > right_3;
                var ordering_1: u32;
                if (value_3 < value_4) {
                    ordering_1 = 4294967295u;
                } else if (value_3 > value_4) {
                    ordering_1 = 1u;
                } else {
                    ordering_1 = 0u;
                }
                order_0 = Option_Ordering(value_5, ordering_1);
            }
        }
        order = order_0;
    }
    return order;
}

fn Rank_partial_cmp(self_: Rank, other: Rank) -> Option_Ordering {
    let left_0 = self_.Of_0;
    let left_1 = self_.Of_1;
    let right_0 = other.Of_0;
    let right_1 = other.Of_1;
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
        var order = Option_Ordering(value, ordering);
        let compared_1 = order;
        let compared_2 = Option_Ordering(true, 0u);
        if (compared_1.is_some == compared_2.is_some && (!compared_1.is_some || compared_1.some_value == compared_2.some_value)) {
            let value_1 = Level_partial_cmp(left_1, right_1);
            order = value_1;
        }
        return order;
    } else {
        var left: u32;
        if (self_.tag == 0u) {
            left = 0u;
        } else {
            left = 1u;
        }
        var right: u32;
        if (other.tag == 0u) {
            right = 0u;
        } else {
            right = 1u;
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

fn Level_partial_cmp(self_: u32, other: u32) -> Option_Ordering {
    let value = u32(self_);
    let value_1 = u32(other);
    let left_2 = value;
    let right_2 = value_1;
    let value_2 = left_2 <= right_2 || left_2 > right_2;
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

fn Level_cmp(self_: u32, other: u32) -> u32 {
    let value = u32(self_);
    let value_1 = u32(other);
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return ordering;
}

fn Task_partial_cmp(self_: Task, other: Task) -> Option_Ordering {
    return Option_Ordering(true, Task_cmp(self_, other));
}

fn Task_eq(self_: Task, other: Task) -> bool {
    return self_.key == other.key;
}

fn Task_cmp(self_: Task, other: Task) -> u32 {
    let value = other.key;
    let value_1 = self_.key;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return ordering;
}

fn Hit_partial_cmp(self_: Hit, other: Hit) -> Option_Ordering {
    let value = self_.t;
    let value_1 = other.t;
    let left_2 = value;
    let right_2 = value_1;
    let value_2 = left_2 <= right_2 || left_2 > right_2;
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

@compute @workgroup_size(1)
fn ordered() {
    var at = 0u;
    for (var i = 0u; i < 4u; i++) {
        for (var j = 0u; j < 4u; j++) {
            let value = compared(x[i], x[j]);
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
    }
    let value = first_of(array<u32, 3>(x[0u], x[1u], x[2u]));
    out[16u] = value;
    let value_1 = nearest(Hit(f32(x[2u]), 8u), Hit(f32(x[1u]), 9u));
    out[17u] = value_1;
    let value_2 = in_bytes(x[4u]);
    out[18u] = value_2;
}
