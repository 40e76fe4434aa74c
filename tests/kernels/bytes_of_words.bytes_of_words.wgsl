// The kernel `bytes_of_words`.

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<uniform> params: Params;

const BITS: u32 = 16u;
const CHUNKS: u32 = 128u / BITS;

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn all_(word: u32) -> array<u32, 4> {
    let bytes = stored(word, ((word >> 5u) & 65535u));
    let parts_1 = words_of(bytes);
    let a = parts_1[0u];
    let b = parts_1[1u];
    let parts = halves(first_four(bytes));
    var set_ = array<u32, 8>();
    set_[word % CHUNKS] |= (1u << (((word / CHUNKS % BITS) & 15u) & 31u)) & 65535u;
    var sum = 0u;
    for (var position = 0u; position < 8u; position++) {
        let term = set_[position];
        sum += term;
    }
    let count = sum;
    return array<u32, 4>(a, b, (parts[0u] ^ (parts[1u] << 8u) ^ (parts[2u] << 16u) ^ (parts[3u] << 24u)), count);
}

fn stored(word: u32, half: u32) -> array<u32, 8> {
    var bytes = array<u32, 8>();
    let number = word;
    let other = array<u32, 4>(((number >> 0u) & 255u), ((number >> 8u) & 255u), ((number >> 16u) & 255u), ((number >> 24u) & 255u));
    let end = min(rust_value_u32(4u), 4u);
    for (var i = 0u; i < end; i++) {
        bytes[i] = other[i];
    }
    let number_1 = half;
    let other_1 = array<u32, 2>(((number_1 >> 8u) & 255u), ((number_1 >> 0u) & 255u));
    let end_1 = min(rust_value_u32(max(rust_value_u32(6u), 4u) - 4u), 2u);
    for (var i = 0u; i < end_1; i++) {
        bytes[4u + i] = other_1[i];
    }
    let element = half & 255u;
    let other_2 = array<u32, 2>(element, element);
    let end_2 = min(rust_value_u32(max(rust_value_u32(8u), 6u) - 6u), 2u);
    for (var i = 0u; i < end_2; i++) {
        bytes[6u + i] = other_2[i];
    }
    return bytes;
}

fn words_of(block: array<u32, 8>) -> array<u32, 2> {
    var value: u32;
    let i = 0u;
    let start = 4u * i;
    var value_1: array<u32, 4>;
    let x__at = 0u;
    let value_2 = block[start + x__at];
    let x__at_1 = 1u;
    let value_3 = block[start + x__at_1];
    let x__at_2 = 2u;
    let value_4 = block[start + x__at_2];
    let x__at_3 = 3u;
    let value_5 = block[start + x__at_3];
    value_1 = array<u32, 4>(value_2, value_3, value_4, value_5);
    let bytes_1 = value_1;
    value = (bytes_1[0u] << 24u) | (bytes_1[1u] << 16u) | (bytes_1[2u] << 8u) | (bytes_1[3u] << 0u);
    let value_6 = value;
    var value_7: u32;
    let i_1 = 1u;
    let start_1 = 4u * i_1;
    var value_8: array<u32, 4>;
    let x__at_4 = 0u;
    let value_9 = block[start_1 + x__at_4];
    let x__at_5 = 1u;
    let value_10 = block[start_1 + x__at_5];
    let x__at_6 = 2u;
    let value_11 = block[start_1 + x__at_6];
    let x__at_7 = 3u;
    let value_12 = block[start_1 + x__at_7];
    value_8 = array<u32, 4>(value_9, value_10, value_11, value_12);
    let bytes_2 = value_8;
    value_7 = (bytes_2[0u] << 24u) | (bytes_2[1u] << 16u) | (bytes_2[2u] << 8u) | (bytes_2[3u] << 0u);
    let value_13 = value_7;
    return array<u32, 2>(value_6, value_13);
}

fn first_four(bytes: array<u32, 8>) -> array<u32, 4> {
    if (bytes[0u] == 0u) {
        var value: array<u32, 4>;
        let x__at = 0u;
        let value_1 = bytes[4u + x__at];
        let x__at_1 = 1u;
        let value_2 = bytes[4u + x__at_1];
        let x__at_2 = 2u;
        let value_3 = bytes[4u + x__at_2];
        let x__at_3 = 3u;
        let value_4 = bytes[4u + x__at_3];
        value = array<u32, 4>(value_1, value_2, value_3, value_4);
        return value;
    }
    var value: array<u32, 4>;
    let x__at = 0u;
    let value_1 = bytes[x__at];
    let x__at_1 = 1u;
    let value_2 = bytes[x__at_1];
    let x__at_2 = 2u;
    let value_3 = bytes[x__at_2];
    let x__at_3 = 3u;
    let value_4 = bytes[x__at_3];
    value = array<u32, 4>(value_1, value_2, value_3, value_4);
    return value;
}

fn halves(bytes: array<u32, 4>) -> array<u32, 4> {
    let mapped = bytes;
    let b = mapped[0u];
    let value = rust_rotate_left_u32(b * 16843009u, 3u) & 255u;
    let b_1 = mapped[1u];
    let value_1 = rust_rotate_left_u32(b_1 * 16843009u, 3u) & 255u;
    let b_2 = mapped[2u];
    let value_2 = rust_rotate_left_u32(b_2 * 16843009u, 3u) & 255u;
    let b_3 = mapped[3u];
    let value_3 = rust_rotate_left_u32(b_3 * 16843009u, 3u) & 255u;
    let mapped_1 = array<u32, 4>(value, value_1, value_2, value_3);
    let argument = mapped_1[0u];
    let value_4 = argument;
    let argument_1 = mapped_1[1u];
    let value_5 = argument_1;
    let argument_2 = mapped_1[2u];
    let value_6 = argument_2;
    let argument_3 = mapped_1[3u];
    let value_7 = argument_3;
    return array<u32, 4>(value_4, value_5, value_6, value_7);
}

@compute @workgroup_size(64)
fn bytes_of_words(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = all_((i * 2654435769u));
        out[i] = value;
    }
}
