// The kernel `integers`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Version {
    major: u32,
    minor: u32,
    pre: i32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn of_integers(a: u32, b: u32) -> array<u32, 14> {
    var out_1 = array<u32, 14>();
    let x = i32(a);
    let y = i32(b);
    var ordering_1: u32;
    if (a < b) {
        ordering_1 = 4294967295u;
    } else if (a > b) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let value = number(ordering_1);
    out_1[0u] = value;
    var ordering_2: u32;
    if (x < y) {
        ordering_2 = 4294967295u;
    } else if (x > y) {
        ordering_2 = 1u;
    } else {
        ordering_2 = 0u;
    }
    let value_1 = number(reverse(ordering_2));
    out_1[1u] = value_1;
    var ordering_3: u32;
    if (a < b) {
        ordering_3 = 4294967295u;
    } else if (a > b) {
        ordering_3 = 1u;
    } else {
        ordering_3 = 0u;
    }
    let operand = u32(is_lt(ordering_3));
    var ordering_4: u32;
    if (a < b) {
        ordering_4 = 4294967295u;
    } else if (a > b) {
        ordering_4 = 1u;
    } else {
        ordering_4 = 0u;
    }
    let value_2 = operand + 2u * u32(is_le(ordering_4));
    out_1[2u] = value_2;
    var ordering_5: u32;
    if (x < y) {
        ordering_5 = 4294967295u;
    } else if (x > y) {
        ordering_5 = 1u;
    } else {
        ordering_5 = 0u;
    }
    let operand_1 = u32(is_gt(ordering_5));
    var ordering_6: u32;
    if (x < y) {
        ordering_6 = 4294967295u;
    } else if (x > y) {
        ordering_6 = 1u;
    } else {
        ordering_6 = 0u;
    }
    let value_3 = operand_1 + 2u * u32(is_ge(ordering_6));
    out_1[3u] = value_3;
    var ordering_7: u32;
    if (a < b) {
        ordering_7 = 4294967295u;
    } else if (a > b) {
        ordering_7 = 1u;
    } else {
        ordering_7 = 0u;
    }
    let operand_2 = u32(is_eq(ordering_7));
    var ordering_8: u32;
    if (a < b) {
        ordering_8 = 4294967295u;
    } else if (a > b) {
        ordering_8 = 1u;
    } else {
        ordering_8 = 0u;
    }
    let value_4 = operand_2 + 2u * u32(is_ne(ordering_8));
    out_1[4u] = value_4;
    let value_5 = Tuple2_u32_u32(a % 4u, b);
    let value_6 = Tuple2_u32_u32(b % 4u, a);
    var ordering_9: u32;
    if (value_5._0 < value_6._0 || (value_5._0 == value_6._0 && value_5._1 < value_6._1)) {
        ordering_9 = 4294967295u;
    } else if (value_5._0 > value_6._0 || (value_5._0 == value_6._0 && value_5._1 > value_6._1)) {
        ordering_9 = 1u;
    } else {
        ordering_9 = 0u;
    }
    let value_7 = number(ordering_9);
    out_1[5u] = value_7;
    var ordering_10: u32;
    if (x < y) {
        ordering_10 = 4294967295u;
    } else if (x > y) {
        ordering_10 = 1u;
    } else {
        ordering_10 = 0u;
    }
    let operand_3 = ordering_10;
    var ordering_11: u32;
    if (y < x) {
        ordering_11 = 4294967295u;
    } else if (y > x) {
        ordering_11 = 1u;
    } else {
        ordering_11 = 0u;
    }
    let value_8 = u32((operand_3 == reverse(ordering_11)));
    out_1[6u] = value_8;
    let old = Version(a % 3u, b % 3u, x);
    let new_ = Version(b % 3u, a % 3u, y);
    let value_9 = number(Version_compare(old, new_));
    out_1[7u] = value_9;
    let value_10 = u32(Version_is_newer(old, new_));
    out_1[8u] = value_10;
    let value_11 = u32(clamped(x, -5i, 9i));
    out_1[9u] = value_11;
    let left = a;
    let right = b;
    let value_12 = left <= right || left > right;
    var ordering_12: u32;
    if (a < b) {
        ordering_12 = 4294967295u;
    } else if (a > b) {
        ordering_12 = 1u;
    } else {
        ordering_12 = 0u;
    }
    let value_13 = ordering_12;
    let ordering = value_13;
    if (value_12) {
        out_1[10u] = number(ordering);
    } else {
        out_1[10u] = 9u;
    }
    var chosen: u32;
    if (a > 3u) {
        chosen = 1u;
    } else {
        chosen = 0u;
    }
    var ordering_13: u32;
    if (a < b) {
        ordering_13 = 4294967295u;
    } else if (a > b) {
        ordering_13 = 1u;
    } else {
        ordering_13 = 0u;
    }
    let value_14 = number(then(chosen, ordering_13));
    out_1[11u] = value_14;
    var ordering_14: u32;
    if (x < y) {
        ordering_14 = 4294967295u;
    } else if (x > y) {
        ordering_14 = 1u;
    } else {
        ordering_14 = 0u;
    }
    let operand_4 = number(reverse(ordering_14));
    var ordering_15: u32;
    if (a < b) {
        ordering_15 = 4294967295u;
    } else if (a > b) {
        ordering_15 = 1u;
    } else {
        ordering_15 = 0u;
    }
    let value_15 = operand_4 + 3u * u32(is_lt(ordering_15));
    out_1[12u] = value_15;
    var ordering_16: u32;
    if (x < y) {
        ordering_16 = 4294967295u;
    } else if (x > y) {
        ordering_16 = 1u;
    } else {
        ordering_16 = 0u;
    }
    let value_16 = ordering_16;
    var value_17 = chosen;
    if (true) {
        let argument = value_16;
        value_17 = reverse(argument);
    }
    let operand_5 = number(value_17);
    let ordering_17 = chosen;
    var value_18: u32;
    if (ordering_17 == 0u) {
        var ordering_18: u32;
        if (b < a) {
            ordering_18 = 4294967295u;
        } else if (b > a) {
            ordering_18 = 1u;
        } else {
            ordering_18 = 0u;
        }
        value_18 = ordering_18;
    } else {
        value_18 = ordering_17;
    }
    let value_19 = operand_5 + 3u * number(value_18);
    out_1[13u] = value_19;
    return out_1;
}

fn number(ordering: u32) -> u32 {
    if (ordering == 4294967295u) {
        return 1u;
    } else if (ordering == 0u) {
        return 2u;
    } else {
        return 3u;
    }
    return u32();
}

fn reverse(ordering: u32) -> u32 {
    if (ordering == 4294967295u) {
        return 1u;
    } else if (ordering == 0u) {
        return 0u;
    } else {
        return 4294967295u;
    }
    return u32();
}

fn is_lt(ordering: u32) -> bool {
    return ordering == 4294967295u;
}

fn is_le(ordering: u32) -> bool {
    return ordering != 1u;
}

fn is_gt(ordering: u32) -> bool {
    return ordering == 1u;
}

fn is_ge(ordering: u32) -> bool {
    return ordering != 4294967295u;
}

fn is_eq(ordering: u32) -> bool {
    return ordering == 0u;
}

fn is_ne(ordering: u32) -> bool {
    return ordering != 0u;
}

fn Version_compare(self_: Version, other: Version) -> u32 {
    let value = self_.major;
    let value_1 = other.major;
    var ordering_1: u32;
    if (value < value_1) {
        ordering_1 = 4294967295u;
    } else if (value > value_1) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let operand = ordering_1;
    let value_2 = self_.minor;
    let value_3 = other.minor;
    var ordering_2: u32;
    if (value_2 < value_3) {
        ordering_2 = 4294967295u;
    } else if (value_2 > value_3) {
        ordering_2 = 1u;
    } else {
        ordering_2 = 0u;
    }
    let ordering = then(operand, ordering_2);
    var value_4: u32;
    if (ordering == 0u) {
        let value_5 = other.pre;
        let value_6 = self_.pre;
        var ordering_3: u32;
        if (value_5 < value_6) {
            ordering_3 = 4294967295u;
        } else if (value_5 > value_6) {
            ordering_3 = 1u;
        } else {
            ordering_3 = 0u;
        }
        value_4 = ordering_3;
    } else {
        value_4 = ordering;
    }
    return value_4;
}

fn Version_is_newer(self_: Version, other: Version) -> bool {
    let selector = Version_compare(self_, other);
    if (selector == 1u) {
        return true;
    } else {
        return false;
    }
    return bool();
}

fn clamped(n_1: i32, low: i32, high: i32) -> i32 {
    var ordering_1: u32;
    if (n_1 < low) {
        ordering_1 = 4294967295u;
    } else if (n_1 > low) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let operand = ordering_1;
    var ordering_2: u32;
    if (n_1 < high) {
        ordering_2 = 4294967295u;
    } else if (n_1 > high) {
        ordering_2 = 1u;
    } else {
        ordering_2 = 0u;
    }
    let selector = ordering_2;
    if (operand == 4294967295u) {
        return low;
    } else if (selector == 1u) {
        return high;
    } else {
        return n_1;
    }
    return i32();
}

fn then(ordering: u32, other: u32) -> u32 {
    if (ordering == 0u) {
        return other;
    } else {
        return ordering;
    }
    return u32();
}

@compute @workgroup_size(1)
fn integers(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let values = of_integers(n[i], n[params.n_len - 1u - i]);
    for (var j = 0u; j < 14u; j++) {
        out[i * 14u + j] = values[j];
    }
}
