// The kernel `looked_up`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> said: array<u32>;

const DIGITS: array<u32, 16> = array<u32, 16>(48u, 49u, 50u, 51u, 52u, 53u, 54u, 55u, 56u, 57u, 97u, 98u, 99u, 100u, 101u, 102u);
const PRIMES: array<u32, 5> = array<u32, 5>(2u, 3u, 5u, 7u, 11u);
const OFFSETS: array<array<i32, 2>, 3> = array<array<i32, 2>, 3>(array<i32, 2>(1i, 2i), array<i32, 2>(-3i, 4i), array<i32, 2>(5i, -6i));
const STEPS: array<array<i32, 2>, 3> = OFFSETS;

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

fn decoded(digit: u32) -> Option_u32 {
    if (digit >= 48u && digit <= 57u) {
        return Option_u32(true, ((digit - 48u) & 255u));
    } else if ((digit >= 97u && digit <= 102u) || (digit >= 65u && digit <= 70u)) {
        return Option_u32(true, ((u8_to_ascii_lowercase(digit) - 97u + 10u) & 255u));
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn sum(numbers: array<u32, 5>) -> u32 {
    var sum_1 = 0u;
    for (var element = 0u; element < 5u; element++) {
        sum_1 += numbers[element];
    }
    return sum_1;
}

fn hash(n: u32) -> u32 {
    let text = array<u32, 7>(71u, 65u, 84u, 84u, 65u, 67u, 65u);
    var hash_1 = 5381u;
    for (var element = 0u; element < 7u; element++) {
        hash_1 = (hash_1 * 33u) ^ text[element];
    }
    let items = array<u32, 3>(120u, 121u, 122u);
    for (var element = 0u; element < 3u; element++) {
        let c = items[element];
        hash_1 = rust_rotate_left_u32(hash_1, 5u) ^ c;
    }
    let items_1 = PRIMES;
    for (var element = 0u; element < 5u; element++) {
        hash_1 = (hash_1 + items_1[element]);
    }
    let bytes = array<u32, 2>(97u, 98u);
    return hash_1 ^ text[n % 7u] ^ (bytes[1u] << 8u);
}

fn classes(c: u32) -> u32 {
    let operand = u8_is_ascii(c);
    let operand_1 = u8_is_ascii_digit(c);
    let operand_2 = u8_is_ascii_alphabetic(c);
    let operand_3 = u8_is_ascii_uppercase(c);
    let operand_4 = u8_is_ascii_lowercase(c);
    let operand_5 = u8_is_ascii_alphanumeric(c);
    let operand_6 = u8_is_ascii_hexdigit(c);
    let operand_7 = u8_is_ascii_whitespace(c);
    let operand_8 = u8_is_ascii_control(c);
    let operand_9 = u8_is_ascii_graphic(c);
    let operand_10 = u8_is_ascii_punctuation(c);
    let argument = 81u;
    let said_1 = array<bool, 12>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, u8_eq_ignore_ascii_case(c, argument));
    var bits = (u8_to_ascii_uppercase(c) << 16u) | (u8_to_ascii_lowercase(c) << 24u);
    for (var i = 0u; i < 12u; i++) {
        bits |= u32(said_1[i]) << (i & 31u);
    }
    return bits;
}

fn u8_to_ascii_lowercase(self_: u32) -> u32 {
    return (self_ ^ (u32(u8_is_ascii_uppercase(self_)) << 5u)) & 255u;
}

fn u8_is_ascii(self_: u32) -> bool {
    return self_ < 128u;
}

fn u8_is_ascii_digit(self_: u32) -> bool {
    return (self_ - 48u) < 10u;
}

fn u8_is_ascii_alphabetic(self_: u32) -> bool {
    return ((self_ | 32u) - 97u) < 26u;
}

fn u8_is_ascii_uppercase(self_: u32) -> bool {
    return (self_ - 65u) < 26u;
}

fn u8_is_ascii_lowercase(self_: u32) -> bool {
    return (self_ - 97u) < 26u;
}

fn u8_is_ascii_alphanumeric(self_: u32) -> bool {
    return u8_is_ascii_digit(self_) || u8_is_ascii_alphabetic(self_);
}

fn u8_is_ascii_hexdigit(self_: u32) -> bool {
    return u8_is_ascii_digit(self_) || ((self_ | 32u) - 97u) < 6u;
}

fn u8_is_ascii_whitespace(self_: u32) -> bool {
    let selector = self_;
    return selector == 9u || selector == 10u || selector == 12u || selector == 13u || selector == 32u;
}

fn u8_is_ascii_control(self_: u32) -> bool {
    let selector = self_;
    return (selector >= 0u && selector <= 31u) || selector == 127u;
}

fn u8_is_ascii_graphic(self_: u32) -> bool {
    return (self_ - 33u) < 94u;
}

fn u8_is_ascii_punctuation(self_: u32) -> bool {
    return u8_is_ascii_graphic(self_) && !u8_is_ascii_alphanumeric(self_);
}

fn u8_eq_ignore_ascii_case(self_: u32, other: u32) -> bool {
    return u8_to_ascii_lowercase(self_) == u8_to_ascii_lowercase(other);
}

fn u8_to_ascii_uppercase(self_: u32) -> u32 {
    return (self_ ^ (u32(u8_is_ascii_lowercase(self_)) << 5u)) & 255u;
}

@compute @workgroup_size(1)
fn looked_up() {
    for (var i = 0u; i < 16u; i++) {
        let digit = DIGITS[i];
        let option = decoded(digit);
        var value = 99u;
        if (option.is_some) {
            value = option.some_value;
        }
        out[i] = digit + 1000u * value;
    }
    let argument = PRIMES;
    let value = sum(argument) + 5u;
    out[16u] = value;
    let items = PRIMES;
    var sum_1 = 0u;
    for (var i_1 = 0u; i_1 < 5u; i_1++) {
        let term = i_1 * items[i_1];
        sum_1 += term;
    }
    out[17u] = sum_1;
    let items_1 = STEPS;
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        out[18u + i_1] = u32(items_1[i_1][0u] * 10i + items_1[i_1][1u]);
    }
    let value_1 = hash(3u);
    out[21u] = value_1;
    for (var c = 0u; c < 256u; c++) {
        let value_2 = classes((c & 255u));
        said[c] = value_2;
    }
}
