// The kernel `with_macros`.

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<uniform> params: Params;

const STEPS: array<u32, 4> = array<u32, 4>(2u * 3u + 1u, 3u * 3u + 1u, 5u * 3u + 1u, 7u * 3u + 1u);

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

fn all_(seed: u32) -> array<u32, 4> {
    var state = array<u32, 4>(seed, seed >> 7u, 3u, ~seed);
    block(&state);
    let narrow = rotated_8((seed & 255u), seed >> 3u) | (rotated_16((seed & 65535u), 5u) << 8u);
    return array<u32, 4>((state[0u] ^ state[2u]), (narrow ^ rotated_32(seed, 13u)), first_of(seed), mixed(seed));
}

fn twice(x_1: u32) -> u32 {
    return (x_1 * 2u);
}

fn thrice(x_2: u32) -> u32 {
    return (x_2 * 3u);
}

fn block(state: ptr<function, array<u32, 4>>) {
    for (var i_1 = 0i; i_1 < 3i; i_1++) {
        (*state)[0u] = ((*state)[0u] + (*state)[1u]);
        (*state)[3u] = rust_rotate_left_u32(((*state)[3u] ^ (*state)[0u]), 16u);
        (*state)[2u] = ((*state)[2u] + (*state)[3u]);
        (*state)[1u] = rust_rotate_left_u32(((*state)[1u] ^ (*state)[2u]), 12u);
        (*state)[0u] = ((*state)[0u] + (*state)[1u]);
        (*state)[3u] = rust_rotate_left_u32(((*state)[3u] ^ (*state)[0u]), 8u);
        (*state)[2u] = ((*state)[2u] + (*state)[3u]);
        (*state)[1u] = rust_rotate_left_u32(((*state)[1u] ^ (*state)[2u]), 7u);
    }
}

fn rotated_8(value: u32, by: u32) -> u32 {
    let by_1 = by % 8u;
    if (by_1 == 0u) {
        return value;
    } else {
        return ((value << ((by_1 & 7u) & 31u)) & 255u) | (value >> (((8u - by_1) & 7u) & 31u));
    }
    return u32();
}

fn rotated_16(value_1: u32, by_2: u32) -> u32 {
    let by_3 = by_2 % 16u;
    if (by_3 == 0u) {
        return value_1;
    } else {
        return ((value_1 << ((by_3 & 15u) & 31u)) & 65535u) | (value_1 >> (((16u - by_3) & 15u) & 31u));
    }
    return u32();
}

fn rotated_32(value_2: u32, by_4: u32) -> u32 {
    let by_5 = by_4 % 32u;
    if (by_5 == 0u) {
        return value_2;
    } else {
        return (value_2 << (by_5 & 31u)) | (value_2 >> ((32u - by_5) & 31u));
    }
    return u32();
}

fn first_of(at: u32) -> u32 {
    return STEPS[at % 4u];
}

fn mixed(seed: u32) -> u32 {
    let sum = 7u;
    var value_3: u32;
    let sum_1 = sum;
    value_3 = sum_1 + sum_1;
    let words = array<u32, 3>((seed & 255u), value_3, 9u);
    return words[3u - 1u] + words[1u];
}

@compute @workgroup_size(64)
fn with_macros(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        var words = all_((i * 2654435769u));
        let value_3 = (words[0u] + twice(i));
        words[0u] = value_3;
        words[1u] = rust_rotate_left_u32((words[1u] ^ words[0u]), 3u);
        let value_4 = words[4u - 1u] ^ thrice(i);
        words[3u] = value_4;
        out[i] = words;
    }
}
