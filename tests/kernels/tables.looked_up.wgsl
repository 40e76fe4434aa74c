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
        let byte = digit;
        return Option_u32(true, (((byte ^ ((u32((((byte - 65u) & 255u) < 26u)) << 5u) & 255u)) - 97u + 10u) & 255u));
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
    let byte = c;
    let byte_1 = c;
    let byte_2 = c;
    let byte_3 = c;
    let byte_4 = c;
    let byte_5 = c;
    let byte_6 = c;
    let byte_7 = c;
    let byte_8 = c;
    let byte_9 = c;
    let byte_10 = c;
    let byte_11 = c;
    let byte_12 = byte_11;
    let byte_13 = 81u;
    let said_1 = array<bool, 12>((byte < 128u), (((byte_1 - 48u) & 255u) < 10u), ((((byte_2 | 32u) - 97u) & 255u) < 26u), (((byte_3 - 65u) & 255u) < 26u), (((byte_4 - 97u) & 255u) < 26u), (((byte_5 - 48u) & 255u) < 10u || (((byte_5 | 32u) - 97u) & 255u) < 26u), (((byte_6 - 48u) & 255u) < 10u || (((byte_6 | 32u) - 97u) & 255u) < 6u), (byte_7 == 32u || byte_7 == 9u || byte_7 == 10u || byte_7 == 12u || byte_7 == 13u), (byte_8 < 32u || byte_8 == 127u), (((byte_9 - 33u) & 255u) < 94u), (((byte_10 - 33u) & 255u) < 94u && !(((byte_10 - 48u) & 255u) < 10u || (((byte_10 | 32u) - 97u) & 255u) < 26u)), ((byte_12 ^ ((u32((((byte_12 - 65u) & 255u) < 26u)) << 5u) & 255u)) == (byte_13 ^ ((u32((((byte_13 - 65u) & 255u) < 26u)) << 5u) & 255u))));
    let byte_14 = c;
    let byte_15 = c;
    var bits = ((byte_14 ^ ((u32((((byte_14 - 97u) & 255u) < 26u)) << 5u) & 255u)) << 16u) | ((byte_15 ^ ((u32((((byte_15 - 65u) & 255u) < 26u)) << 5u) & 255u)) << 24u);
    for (var i = 0u; i < 12u; i++) {
        bits |= u32(said_1[i]) << (i & 31u);
    }
    return bits;
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
