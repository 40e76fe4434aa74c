// The kernel `resumed`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 8>>;
@group(0) @binding(1) var<uniform> params: Params;

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

fn all_(seed: u32) -> array<u32, 8> {
    var bytes = array<u32, 11>();
    var words = array<u32, 8>();
    var state = seed;
    for (var element = 0u; element < 11u; element++) {
        state = ((state * 747796405u) + 2891336453u);
        bytes[element] = (state >> 24u) & 255u;
    }
    for (var element = 0u; element < 8u; element++) {
        state = ((state * 747796405u) + 2891336453u);
        words[element] = state >> 9u;
    }
    let parts = in_two_loops(bytes);
    let first = parts[0u];
    let second = parts[1u];
    let parts_1 = searched(words);
    let odd = parts_1[0u];
    let next = parts_1[1u];
    let taken = parts_1[2u];
    let last = parts_1[3u];
    let length_ = seed % 12u;
    let end = min(length_, 11u);
    var value: u32;
    var hash = 2654435769u;
    var taken_1 = 0u;
    let taken_before = taken_1;
    let len = end / 4u;
    let len_1 = len - min(len, taken_before);
    for (var element = 0u; element < len_1; element++) {
        let from_ = (element + taken_before) * 4u;
        taken_1 += 1u;
        var value_1: array<u32, 4>;
        let x__at = 0u;
        let value_2 = bytes[from_ + x__at];
        let x__at_1 = 1u;
        let value_3 = bytes[from_ + x__at_1];
        let x__at_2 = 2u;
        let value_4 = bytes[from_ + x__at_2];
        let x__at_3 = 3u;
        let value_5 = bytes[from_ + x__at_3];
        value_1 = array<u32, 4>(value_2, value_3, value_4, value_5);
        let bytes_1 = value_1;
        let word = (bytes_1[0u] << 0u) | (bytes_1[1u] << 8u) | (bytes_1[2u] << 16u) | (bytes_1[3u] << 24u);
        hash = (rust_rotate_left_u32((hash ^ word), 13u) * 5u);
    }
    let remainder = end - end % 4u;
    let len_2 = max(end, remainder) - remainder;
    for (var i_1 = 0u; i_1 < len_2; i_1++) {
        let index = remainder + i_1;
        let byte = bytes[index];
        hash ^= byte << ((8u * i_1) & 31u);
    }
    let operand = hash;
    let remainder_1 = end - end % 3u;
    value = operand ^ (max(end, remainder_1) - remainder_1);
    let operand_1 = value;
    var value_1: Option_u32;
    loop {
        var taken_2 = 0u;
        let len_3 = max(11u, length_) - length_;
        let at_1 = taken_2;
        let is_some = at_1 < len_3;
        if (is_some) {
            taken_2 += 1u;
        }
        let index = length_ + at_1;
        var item: u32;
        if (is_some) {
            item = bytes[index];
        }
        if (!is_some) {
            value_1 = Option_u32();
            break;
        }
        let first_1 = item;
        if (first_1 < 128u) {
            value_1 = Option_u32(true, first_1);
            break;
        }
        let more = first_1 >> 6u;
        var code = first_1 & 63u;
        var break_return = false;
        for (var i_1 = 0u; i_1 < more; i_1++) {
            let operand_2 = code << 6u;
            let len_4 = max(11u, length_) - length_;
            let at_2 = taken_2;
            let is_some_1 = at_2 < len_4;
            if (is_some_1) {
                taken_2 += 1u;
            }
            let index_1 = length_ + at_2;
            var item_1: u32;
            if (is_some_1) {
                item_1 = bytes[min(index_1, 10u)];
            }
            if (!is_some_1) {
                value_1 = Option_u32();
                break_return = true;
                break;
            }
            code = operand_2 | (item_1 & 63u);
        }
        if (break_return) {
            break;
        }
        value_1 = Option_u32(true, code);
        break;
    }
    let option = value_1;
    var value_2 = 4294967295u;
    if (option.is_some) {
        value_2 = option.some_value;
    }
    return array<u32, 8>(operand_1, first, second, value_2, odd, next, taken, last);
}

fn in_two_loops(bytes: array<u32, 11>) -> array<u32, 2> {
    var taken_1 = 0u;
    var first = 0u;
    let taken_before = taken_1;
    let len = 11u - min(11u, taken_before);
    for (var element = 0u; element < len; element++) {
        let index = element + taken_before;
        taken_1 += 1u;
        let byte = bytes[index];
        if (byte > 200u) {
            break;
        }
        first = ((first * 31u) + byte);
    }
    var second = 7u;
    loop {
        let at_1 = taken_1;
        let is_some = at_1 < 11u;
        if (is_some) {
            taken_1 += 1u;
        }
        var value: u32;
        if (is_some) {
            value = bytes[at_1];
        }
        let value_1 = value;
        let byte = value_1;
        if (is_some) {
            let at_2 = taken_1;
            let is_some_1 = at_2 < 11u;
            if (is_some_1) {
                taken_1 += 1u;
            }
            var value_2: u32;
            if (is_some_1) {
                value_2 = bytes[at_2];
            }
            var value_3 = 1u;
            if (is_some_1) {
                value_3 = value_2;
            }
            let other = value_3;
            second = ((second * (byte + 1u)) + other);
        } else {
            break;
        }
    }
    return array<u32, 2>(first, second);
}

fn searched(words: array<u32, 8>) -> array<u32, 4> {
    var taken_1 = 0u;
    let taken_before = taken_1;
    var found = false;
    var find: Tuple2_u32_u32;
    let len = 8u - min(8u, taken_before);
    for (var position = 0u; position < len; position++) {
        let index = position + taken_before;
        taken_1 += 1u;
        if (words[index] % 2u == 1u) {
            find = Tuple2_u32_u32(index, words[index]);
            found = true;
            break;
        }
    }
    let is_some = found;
    var value = 99u;
    if (is_some) {
        let at = find._0;
        value = at;
    }
    let odd = value;
    let at_1 = taken_1;
    let is_some_1 = at_1 < 8u;
    if (is_some_1) {
        taken_1 += 1u;
    }
    var value_1 = 50u;
    if (is_some_1) {
        value_1 = at_1 * 1000u + words[at_1] % 1000u;
    }
    let next = value_1;
    let taken_before_1 = taken_1;
    var count = 0u;
    var sum = 0u;
    let len_1 = 8u - min(8u, taken_before_1);
    for (var position = 0u; position < len_1; position++) {
        if (count >= 2u) {
            break;
        }
        let index = position + taken_before_1;
        taken_1 += 1u;
        count += 1u;
        _ = index;
        let term = words[index] % 100u;
        sum += term;
    }
    let taken = sum;
    var taken_2 = 0u;
    let at_2 = taken_2;
    let is_some_2 = at_2 < 8u;
    if (is_some_2) {
        taken_2 += 1u;
    }
    let index = 8u - 1u - at_2;
    var value_2: u32;
    if (is_some_2) {
        value_2 = words[index];
    }
    _ = Option_u32(is_some_2, value_2);
    let taken_before_2 = taken_2;
    var found_1 = false;
    var nth: u32;
    var position = 0u;
    let len_2 = 8u - min(8u, taken_before_2);
    for (var position_1 = 0u; position_1 < len_2; position_1++) {
        let index_1 = 8u - 1u - (position_1 + taken_before_2);
        taken_2 += 1u;
        if (position == 1u) {
            nth = words[index_1];
            found_1 = true;
            break;
        }
        position += 1u;
    }
    let is_some_3 = found_1;
    let value_3 = nth;
    var value_4 = 0u;
    if (is_some_3) {
        value_4 = value_3;
    }
    let last = value_4;
    let taken_before_3 = taken_1;
    var count_1 = 0u;
    let len_3 = 8u - min(8u, taken_before_3);
    for (var position_1 = 0u; position_1 < len_3; position_1++) {
        taken_1 += 1u;
        count_1 += 1u;
    }
    let operand = taken + count_1;
    let taken_before_4 = taken_2;
    var sum_1 = 0u;
    let len_4 = 8u - min(8u, taken_before_4);
    for (var position_1 = 0u; position_1 < len_4; position_1++) {
        let index_1 = 8u - 1u - (position_1 + taken_before_4);
        taken_2 += 1u;
        let term = words[index_1] & 7u;
        sum_1 += term;
    }
    return array<u32, 4>(odd, next, operand, (last ^ sum_1));
}

@compute @workgroup_size(64)
fn resumed(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = all_(i);
        out[i] = value;
    }
}
