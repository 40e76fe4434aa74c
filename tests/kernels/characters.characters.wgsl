// The kernel `characters`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct State {
    tag: u32,
    Name_0: u32,
}

struct Params {
    codes_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> codes: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 8>>;
@group(0) @binding(2) var<uniform> params: Params;

fn of_code(code: u32) -> array<u32, 8> {
    let option = char_from_u32(code);
    var value = 65533u;
    if (option.is_some) {
        value = option.some_value;
    }
    let c = value;
    var bytes = array<u32, 4>();
    let length_ = encode(c, &bytes);
    let states = array<u32, 4>(c, (code & 255u), 120u, ((code >> 3u) & 255u));
    var state = State(0u, 0u);
    let items = states;
    for (var element = 0u; element < 4u; element++) {
        let c_1 = items[element];
        let value_1 = State_next(state, c_1);
        state = value_1;
    }
    let option_1 = char_from_digit(code % 40u, 36u);
    var value_1 = 0u;
    if (option_1.is_some) {
        let c_1 = option_1.some_value;
        value_1 = c_1;
    }
    let digit = value_1;
    let byte = c;
    let byte_1 = byte;
    var value_2 = byte_1 < 128u;
    if (value_2) {
        let byte_2 = byte_1 & 255u;
        value_2 = ((byte_2 - 97u) & 255u) < 26u;
    }
    let upper = byte ^ (u32(value_2) << 5u);
    let byte_2 = c;
    let byte_3 = byte_2;
    var value_3 = byte_3 < 128u;
    if (value_3) {
        let byte_4 = byte_3 & 255u;
        value_3 = ((byte_4 - 65u) & 255u) < 26u;
    }
    let lower = byte_2 ^ (u32(value_3) << 5u);
    let option_2 = hex_value(c);
    var value_4 = 99u;
    if (option_2.is_some) {
        let argument = option_2.some_value;
        value_4 = argument;
    }
    let operand = value_4;
    let operand_1 = u32(is_name(c));
    let byte_4 = c;
    var value_5 = byte_4 < 128u;
    if (value_5) {
        let byte_5 = byte_4 & 255u;
        value_5 = ((byte_5 - 33u) & 255u) < 94u && !(((byte_5 - 48u) & 255u) < 10u || (((byte_5 | 32u) - 97u) & 255u) < 26u);
    }
    let operand_2 = operand_1 | (u32(value_5) << 1u);
    let bytes_1 = bytes;
    let operand_3 = state_code(state);
    let option_3 = char_to_digit(c, 16u);
    var value_6 = 50u;
    if (option_3.is_some) {
        value_6 = option_3.some_value;
    }
    let operand_4 = digit | (value_6 << 8u);
    let option_4 = char_to_digit(c, 36u);
    var value_7 = 50u;
    if (option_4.is_some) {
        value_7 = option_4.some_value;
    }
    let operand_5 = operand_4 | (value_7 << 16u);
    let operand_6 = u32((c < 109u)) | (u32(char_is_digit(c, 8u)) << 1u);
    let byte_5 = c;
    let byte_6 = byte_5;
    let byte_7 = byte_6;
    var value_8 = byte_7 < 128u;
    if (value_8) {
        let byte_8 = byte_7 & 255u;
        value_8 = ((byte_8 - 65u) & 255u) < 26u;
    }
    let operand_7 = byte_6 ^ (u32(value_8) << 5u);
    let byte_8 = 81u;
    let byte_9 = byte_8;
    var value_9 = byte_9 < 128u;
    if (value_9) {
        let byte_10 = byte_9 & 255u;
        value_9 = ((byte_10 - 65u) & 255u) < 26u;
    }
    return array<u32, 8>(operand, operand_2, (((bytes_1[0u] << 0u) | (bytes_1[1u] << 8u) | (bytes_1[2u] << 16u) | (bytes_1[3u] << 24u)) ^ length_), operand_3, operand_5, (upper ^ (lower << 1u)), (operand_6 | (u32((operand_7 == (byte_8 ^ (u32(value_9) << 5u)))) << 2u)), (1114111u ^ c ^ 0u ^ 10u));
}

fn char_from_u32(code: u32) -> Option_u32 {
    if (code < 55296u || (code > 57343u && code < 1114112u)) {
        return Option_u32(true, code);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn encode(c: u32, bytes: ptr<function, array<u32, 4>>) -> u32 {
    let code = c;
    let selector = char_len_utf8(c);
    switch (selector) {
        case 1u: {
            (*bytes)[0u] = code & 255u;
        }
        case 2u: {
            (*bytes)[0u] = ((code >> 6u) & 255u) | 192u;
            (*bytes)[1u] = (code & 63u & 255u) | 128u;
        }
        case 3u: {
            (*bytes)[0u] = ((code >> 12u) & 255u) | 224u;
            (*bytes)[1u] = ((code >> 6u) & 63u & 255u) | 128u;
            (*bytes)[2u] = (code & 63u & 255u) | 128u;
        }
        default: {
            (*bytes)[0u] = ((code >> 18u) & 255u) | 240u;
            (*bytes)[1u] = ((code >> 12u) & 63u & 255u) | 128u;
            (*bytes)[2u] = ((code >> 6u) & 63u & 255u) | 128u;
            (*bytes)[3u] = (code & 63u & 255u) | 128u;
        }
    }
    return char_len_utf8(c);
}

fn State_next(self_: State, c: u32) -> State {
    let c_1 = c;
    var taken = false;
    if (self_.tag == 0u || self_.tag == 1u) {
        let byte = c_1;
        var value = byte < 128u;
        if (value) {
            let byte_1 = byte & 255u;
            value = (((byte_1 | 32u) - 97u) & 255u) < 26u;
        }
        taken = value;
    }
    if (taken) {
        return State(1u, c_1);
    } else if (self_.tag == 1u && (c == 95u || (c >= 48u && c <= 57u))) {
        return State(1u, 95u);
    } else if (c >= 48u && c <= 57u) {
        return State(2u, 0u);
    } else {
        return State(0u, 0u);
    }
    return State();
}

fn char_from_digit(digit: u32, radix: u32) -> Option_u32 {
    if (digit >= radix) {
        return Option_u32();
    } else if (digit < 10u) {
        return Option_u32(true, digit + 48u);
    } else {
        return Option_u32(true, digit + 87u);
    }
    return Option_u32();
}

fn hex_value(c: u32) -> Option_u32 {
    if (c >= 48u && c <= 57u) {
        return Option_u32(true, ((c - 48u) & 255u));
    } else if (c >= 97u && c <= 102u) {
        return Option_u32(true, ((c - 97u + 10u) & 255u));
    } else if (c >= 65u && c <= 70u) {
        return Option_u32(true, ((c - 65u + 10u) & 255u));
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn is_name(c: u32) -> bool {
    var value = c == 95u;
    if (value) {
    } else {
        let byte = c;
        var value_1 = byte < 128u;
        if (value_1) {
            let byte_1 = byte & 255u;
            value_1 = ((byte_1 - 48u) & 255u) < 10u || (((byte_1 | 32u) - 97u) & 255u) < 26u;
        }
        value = value_1;
    }
    return value || (c >= 128u && c <= 1114111u);
}

fn state_code(state: State) -> u32 {
    let c = state.Name_0;
    if (state.tag == 0u) {
        return 1u;
    } else if (state.tag == 1u) {
        return 256u + c;
    } else {
        return 3u;
    }
    return u32();
}

fn char_to_digit(self_: u32, radix: u32) -> Option_u32 {
    let code = self_;
    let letter = ((code | 32u) - 97u);
    var digit: u32;
    if ((code - 48u) < 10u) {
        digit = code - 48u;
    } else if (letter < 26u) {
        digit = letter + 10u;
    } else {
        digit = radix;
    }
    if (digit < radix) {
        return Option_u32(true, digit);
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn char_is_digit(self_: u32, radix: u32) -> bool {
    let option = char_to_digit(self_, radix);
    return option.is_some;
}

fn char_len_utf8(self_: u32) -> u32 {
    let code = self_;
    if (code < 128u) {
        return 1u;
    } else if (code < 2048u) {
        return 2u;
    } else if (code < 65536u) {
        return 3u;
    } else {
        return 4u;
    }
    return u32();
}

@compute @workgroup_size(64)
fn characters(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len && i < params.codes_len) {
        let value = of_code(codes[i]);
        out[i] = value;
    }
}
