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

fn of_integers(a: u32, b: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>();
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
    let ordering_3 = ordering_2;
    var value_1: u32;
    if (ordering_3 == 4294967295u) {
        value_1 = 1u;
    } else if (ordering_3 == 0u) {
        value_1 = 0u;
    } else {
        value_1 = 4294967295u;
    }
    let value_2 = number(value_1);
    out_1[1u] = value_2;
    var ordering_4: u32;
    if (a < b) {
        ordering_4 = 4294967295u;
    } else if (a > b) {
        ordering_4 = 1u;
    } else {
        ordering_4 = 0u;
    }
    let operand = u32((ordering_4 == 4294967295u));
    var ordering_5: u32;
    if (a < b) {
        ordering_5 = 4294967295u;
    } else if (a > b) {
        ordering_5 = 1u;
    } else {
        ordering_5 = 0u;
    }
    out_1[2u] = operand + 2u * u32((ordering_5 != 1u));
    var ordering_6: u32;
    if (x < y) {
        ordering_6 = 4294967295u;
    } else if (x > y) {
        ordering_6 = 1u;
    } else {
        ordering_6 = 0u;
    }
    let operand_1 = u32((ordering_6 == 1u));
    var ordering_7: u32;
    if (x < y) {
        ordering_7 = 4294967295u;
    } else if (x > y) {
        ordering_7 = 1u;
    } else {
        ordering_7 = 0u;
    }
    out_1[3u] = operand_1 + 2u * u32((ordering_7 != 4294967295u));
    var ordering_8: u32;
    if (a < b) {
        ordering_8 = 4294967295u;
    } else if (a > b) {
        ordering_8 = 1u;
    } else {
        ordering_8 = 0u;
    }
    let operand_2 = u32((ordering_8 == 0u));
    var ordering_9: u32;
    if (a < b) {
        ordering_9 = 4294967295u;
    } else if (a > b) {
        ordering_9 = 1u;
    } else {
        ordering_9 = 0u;
    }
    out_1[4u] = operand_2 + 2u * u32((ordering_9 != 0u));
    let value_3 = Tuple2_u32_u32(a % 4u, b);
    let value_4 = Tuple2_u32_u32(b % 4u, a);
    var ordering_10: u32;
    if (value_3._0 < value_4._0 || (value_3._0 == value_4._0 && value_3._1 < value_4._1)) {
        ordering_10 = 4294967295u;
    } else if (value_3._0 > value_4._0 || (value_3._0 == value_4._0 && value_3._1 > value_4._1)) {
        ordering_10 = 1u;
    } else {
        ordering_10 = 0u;
    }
    let value_5 = number(ordering_10);
    out_1[5u] = value_5;
    var ordering_11: u32;
    if (x < y) {
        ordering_11 = 4294967295u;
    } else if (x > y) {
        ordering_11 = 1u;
    } else {
        ordering_11 = 0u;
    }
    let operand_3 = ordering_11;
    var ordering_12: u32;
    if (y < x) {
        ordering_12 = 4294967295u;
    } else if (y > x) {
        ordering_12 = 1u;
    } else {
        ordering_12 = 0u;
    }
    let ordering_13 = ordering_12;
    var value_6: u32;
    if (ordering_13 == 4294967295u) {
        value_6 = 1u;
    } else if (ordering_13 == 0u) {
        value_6 = 0u;
    } else {
        value_6 = 4294967295u;
    }
    out_1[6u] = u32((operand_3 == value_6));
    let old = Version(a % 3u, b % 3u, x);
    let new_ = Version(b % 3u, a % 3u, y);
    let value_7 = number(Version_compare(old, new_));
    out_1[7u] = value_7;
    let value_8 = u32(Version_is_newer(old, new_));
    out_1[8u] = value_8;
    let value_9 = u32(clamped(x, -5i, 9i));
    out_1[9u] = value_9;
    let left = a;
    let right = b;
    let value_10 = left <= right || left > right;
    var ordering_14: u32;
    if (a < b) {
        ordering_14 = 4294967295u;
    } else if (a > b) {
        ordering_14 = 1u;
    } else {
        ordering_14 = 0u;
    }
    let value_11 = ordering_14;
    let ordering = value_11;
    if (value_10) {
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
    var ordering_15: u32;
    if (a < b) {
        ordering_15 = 4294967295u;
    } else if (a > b) {
        ordering_15 = 1u;
    } else {
        ordering_15 = 0u;
    }
    let value_12 = ordering_15;
    var ordering_16 = chosen;
    if (ordering_16 == 0u) {
        ordering_16 = value_12;
    }
    let value_13 = number(ordering_16);
    out_1[11u] = value_13;
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
    let value_4 = ordering_2;
    var ordering_3 = ordering_1;
    if (ordering_3 == 0u) {
        ordering_3 = value_4;
    }
    var ordering_4 = ordering_3;
    if (ordering_4 == 0u) {
        let value_5 = other.pre;
        let value_6 = self_.pre;
        var ordering_5: u32;
        if (value_5 < value_6) {
            ordering_5 = 4294967295u;
        } else if (value_5 > value_6) {
            ordering_5 = 1u;
        } else {
            ordering_5 = 0u;
        }
        ordering_4 = ordering_5;
    }
    return ordering_4;
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

@compute @workgroup_size(1)
fn integers(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let values = of_integers(n[i], n[params.n_len - 1u - i]);
    for (var j = 0u; j < 12u; j++) {
        out[i * 12u + j] = values[j];
    }
}
