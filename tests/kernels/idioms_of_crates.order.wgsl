// The kernel `order`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<array<u32, 3>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn arrays(x_1: array<u32, 3>, y: array<u32, 3>) -> array<u32, 6> {
    let short = array<bool, 4>((x_1[0u] < y[0u] || (x_1[0u] == y[0u] && (x_1[1u] < y[1u] || (x_1[1u] == y[1u] && x_1[2u] < y[2u])))), (x_1[0u] < y[0u] || (x_1[0u] == y[0u] && (x_1[1u] < y[1u] || (x_1[1u] == y[1u] && x_1[2u] <= y[2u])))), (x_1[0u] > y[0u] || (x_1[0u] == y[0u] && (x_1[1u] > y[1u] || (x_1[1u] == y[1u] && x_1[2u] > y[2u])))), (x_1[0u] > y[0u] || (x_1[0u] == y[0u] && (x_1[1u] > y[1u] || (x_1[1u] == y[1u] && x_1[2u] >= y[2u])))));
    let long = array<u32, 6>(x_1[0u], 7u, x_1[1u], 8u, x_1[2u], 9u);
    let other = array<u32, 6>(y[0u], 7u, y[1u], 8u, y[2u], 9u);
    var first: u32;
    first = 5u;
    for (var position = 0u; position < 5u; position++) {
        if (long[position] != other[position]) {
            first = position;
            break;
        }
    }
    let operand = long[first] < other[first];
    var first_1: u32;
    first_1 = 5u;
    for (var position = 0u; position < 5u; position++) {
        if (long[position] != other[position]) {
            first_1 = position;
            break;
        }
    }
    let operand_1 = long[first_1] <= other[first_1];
    var first_2: u32;
    first_2 = 5u;
    for (var position = 0u; position < 5u; position++) {
        if (long[position] != other[position]) {
            first_2 = position;
            break;
        }
    }
    let operand_2 = long[first_2] > other[first_2];
    var first_3: u32;
    first_3 = 5u;
    for (var position = 0u; position < 5u; position++) {
        if (long[position] != other[position]) {
            first_3 = position;
            break;
        }
    }
    let long_1 = array<bool, 4>(operand, operand_1, operand_2, (long[first_3] >= other[first_3]));
    var order_1: u32;
    var ordering: u32;
    if (x_1[0u] < y[0u] || (x_1[0u] == y[0u] && (x_1[1u] < y[1u] || (x_1[1u] == y[1u] && x_1[2u] < y[2u])))) {
        ordering = 4294967295u;
    } else if (x_1[0u] > y[0u] || (x_1[0u] == y[0u] && (x_1[1u] > y[1u] || (x_1[1u] == y[1u] && x_1[2u] > y[2u])))) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    let selector = ordering;
    if (selector == 4294967295u) {
        order_1 = 1u;
    } else if (selector == 0u) {
        order_1 = 2u;
    } else {
        order_1 = 3u;
    }
    var less_1 = false;
    less_1 = 2u < 3u;
    let len = min(rust_value_u32(2u), 3u);
    for (var position = 0u; position < len; position++) {
        if (x_1[position] != y[position]) {
            less_1 = x_1[position] < y[position];
            break;
        }
    }
    let operand_3 = less_1;
    var less_2 = false;
    less_2 = 2u < 3u;
    var equal = false;
    equal = 2u == 3u;
    let len_1 = min(rust_value_u32(2u), 3u);
    for (var position = 0u; position < len_1; position++) {
        if (x_1[position] != y[position]) {
            less_2 = x_1[position] < y[position];
            equal = false;
            break;
        }
    }
    let less = array<bool, 2>(operand_3, (less_2 || equal));
    var greater = false;
    greater = 2u > 3u;
    let len_2 = min(rust_value_u32(2u), 3u);
    for (var position = 0u; position < len_2; position++) {
        let index = 3u - 1u - position;
        if (x_1[position] != y[index]) {
            greater = x_1[position] > y[index];
            break;
        }
    }
    let operand_4 = greater;
    var greater_1 = false;
    greater_1 = 2u > 3u;
    var equal_1 = false;
    equal_1 = 2u == 3u;
    let len_3 = min(rust_value_u32(2u), 3u);
    for (var position = 0u; position < len_3; position++) {
        if (x_1[position] != y[position]) {
            greater_1 = x_1[position] > y[position];
            equal_1 = false;
            break;
        }
    }
    let items = array<bool, 4>(less[0u], less[1u], operand_4, (greater_1 || equal_1));
    var less_3 = false;
    less_3 = 2u < 3u;
    var greater_2 = false;
    greater_2 = 2u > 3u;
    let len_4 = min(rust_value_u32(2u), 3u);
    for (var position = 0u; position < len_4; position++) {
        if (x_1[position] != y[position]) {
            less_3 = x_1[position] < y[position];
            greater_2 = x_1[position] > y[position];
            break;
        }
    }
    let less_4 = less_3;
    let greater_3 = greater_2;
    var value_1: u32;
    if (less_4) {
        value_1 = 4294967295u;
    } else if (greater_3) {
        value_1 = 1u;
    } else {
        value_1 = 0u;
    }
    let by_items = i32(value_1) + 1i;
    let flags = short;
    var folded = 0u;
    for (var position = 0u; position < 4u; position++) {
        let bits = folded;
        folded = bits * 2u + u32(flags[position]);
    }
    let operand_5 = folded;
    let flags_1 = long_1;
    var folded_1 = 0u;
    for (var position = 0u; position < 4u; position++) {
        let bits = folded_1;
        folded_1 = bits * 2u + u32(flags_1[position]);
    }
    let operand_6 = folded_1;
    let flags_2 = items;
    var folded_2 = 0u;
    for (var position = 0u; position < 4u; position++) {
        let bits = folded_2;
        folded_2 = bits * 2u + u32(flags_2[position]);
    }
    return array<u32, 6>(operand_5, operand_6, order_1, folded_2, u32(by_items), nested(x_1, y));
}

fn options(x_1: u32, y: u32) -> u32 {
    var a: Option_u32;
    if (x_1 > 1u) {
        a = Option_u32(true, x_1);
    } else {
        a = Option_u32();
    }
    var b: Option_u32;
    if (y > 1u) {
        b = Option_u32(true, y);
    } else {
        b = Option_u32();
    }
    let flags = array<bool, 4>(((a.is_some && b.is_some && a.some_value < b.some_value) || (!(a.is_some && b.is_some) && (!a.is_some & b.is_some))), ((a.is_some && b.is_some && a.some_value <= b.some_value) || (!(a.is_some && b.is_some) && (!a.is_some | b.is_some))), ((a.is_some && b.is_some && a.some_value > b.some_value) || (!(a.is_some && b.is_some) && (a.is_some & !b.is_some))), ((a.is_some && b.is_some && a.some_value >= b.some_value) || (!(a.is_some && b.is_some) && (a.is_some | !b.is_some))));
    var folded = 0u;
    for (var position = 0u; position < 4u; position++) {
        let bits = folded;
        folded = bits * 2u + u32(flags[position]);
    }
    return folded;
}

fn floats(x_1: f32, y: f32) -> u32 {
    let flags = array<bool, 4>((x_1 < y || (x_1 == y && 1.0f < 2.0f)), (x_1 < y || (x_1 == y && 1.0f <= 1.0f)), (1.0f > 1.0f || (1.0f == 1.0f && x_1 > y)), (x_1 > y || (x_1 == y && x_1 >= y)));
    var folded = 0u;
    for (var position = 0u; position < 4u; position++) {
        let bits = folded;
        folded = bits * 2u + u32(flags[position]);
    }
    return folded;
}

fn nested(x_1: array<u32, 3>, y: array<u32, 3>) -> u32 {
    let compared = x_1[0u];
    let compared_1 = x_1[1u];
    let compared_2 = x_1[2u];
    let compared_3 = y[0u];
    let compared_4 = y[1u];
    let compared_5 = y[2u];
    let less = compared < compared_3 || (compared == compared_3 && compared_1 < compared_4) || (compared == compared_3 && compared_1 == compared_4 && compared_2 < compared_5);
    let compared_6 = x_1[0u];
    let compared_7 = x_1[1u];
    let compared_8 = y[0u];
    let compared_9 = y[1u];
    return u32(less) + u32((compared_6 > compared_8 || (compared_6 == compared_8 && compared_7 >= compared_9))) * 2u;
}

@compute @workgroup_size(1)
fn order() {
    var at = 0u;
    for (var element = 0u; element < params.x_len; element++) {
        for (var element_1 = 0u; element_1 < params.x_len; element_1++) {
            let items_1 = arrays(x[element], x[element_1]);
            for (var element_2 = 0u; element_2 < 6u; element_2++) {
                let value = items_1[element_2];
                out[min(at, arrayLength(&out) - 1u)] = value;
                at += 1u;
            }
            let value_1 = options(x[element][0u], x[element_1][1u]);
            out[min(at, arrayLength(&out) - 1u)] = value_1;
            let value_2 = floats(f32(x[element][0u]), f32(x[element_1][0u]));
            out[min(at + 1u, arrayLength(&out) - 1u)] = value_2;
            at += 2u;
        }
    }
}
