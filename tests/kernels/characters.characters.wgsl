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
    let upper = char_to_ascii_uppercase(c);
    let lower = char_to_ascii_lowercase(c);
    let option_2 = hex_value(c);
    var value_2 = 99u;
    if (option_2.is_some) {
        let argument = option_2.some_value;
        value_2 = argument;
    }
    let operand = value_2;
    let operand_1 = u32(is_name(c)) | (u32(char_is_ascii_punctuation(c)) << 1u);
    let bytes_1 = bytes;
    let operand_2 = state_code(state);
    let option_3 = char_to_digit(c, 16u);
    var value_3 = 50u;
    if (option_3.is_some) {
        value_3 = option_3.some_value;
    }
    let operand_3 = digit | (value_3 << 8u);
    let option_4 = char_to_digit(c, 36u);
    var value_4 = 50u;
    if (option_4.is_some) {
        value_4 = option_4.some_value;
    }
    let operand_4 = operand_3 | (value_4 << 16u);
    let operand_5 = u32((c < 109u)) | (u32(char_is_digit(c, 8u)) << 1u);
    let argument = 81u;
    return array<u32, 8>(operand, operand_1, (((bytes_1[0u] << 0u) | (bytes_1[1u] << 8u) | (bytes_1[2u] << 16u) | (bytes_1[3u] << 24u)) ^ length_), operand_2, operand_4, (upper ^ (lower << 1u)), (operand_5 | (u32(char_eq_ignore_ascii_case(c, argument)) << 2u)), (1114111u ^ c ^ 0u ^ 10u));
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
    if ((self_.tag == 0u || self_.tag == 1u) && char_is_ascii_alphabetic(c_1)) {
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

fn char_to_ascii_uppercase(self_: u32) -> u32 {
    return self_ ^ (u32(char_is_ascii_lowercase(self_)) << 5u);
}

fn char_to_ascii_lowercase(self_: u32) -> u32 {
    return self_ ^ (u32(char_is_ascii_uppercase(self_)) << 5u);
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
    return c == 95u || char_is_ascii_alphanumeric(c) || (c >= 128u && c <= 1114111u);
}

fn char_is_ascii_punctuation(self_: u32) -> bool {
    return char_is_ascii_graphic(self_) && !char_is_ascii_alphanumeric(self_);
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

fn char_eq_ignore_ascii_case(self_: u32, other: u32) -> bool {
    return char_to_ascii_lowercase(self_) == char_to_ascii_lowercase(other);
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

fn char_is_ascii_alphabetic(self_: u32) -> bool {
    return ((self_ | 32u) - 97u) < 26u;
}

fn char_is_ascii_lowercase(self_: u32) -> bool {
    return (self_ - 97u) < 26u;
}

fn char_is_ascii_uppercase(self_: u32) -> bool {
    return (self_ - 65u) < 26u;
}

fn char_is_ascii_alphanumeric(self_: u32) -> bool {
    return char_is_ascii_digit(self_) || char_is_ascii_alphabetic(self_);
}

fn char_is_ascii_graphic(self_: u32) -> bool {
    return (self_ - 33u) < 94u;
}

fn char_is_ascii_digit(self_: u32) -> bool {
    return (self_ - 48u) < 10u;
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
