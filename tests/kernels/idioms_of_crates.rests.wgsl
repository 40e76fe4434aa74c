// The kernel `rests`.

struct Tuple3_u32_u32_u32 {
    _0: u32,
    _1: u32,
    _2: u32,
}

struct Triple {
    _0: u32,
    _1: u32,
    _2: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn rests_1(x_1: array<u32, 4>) -> array<u32, 6> {
    let parts = Tuple3_u32_u32_u32(x_1[0u], x_1[1u], x_1[2u]);
    let last = parts._2;
    let first = x_1[1u];
    let third = x_1[3u];
    let parts_1 = Triple(x_1[0u], x_1[1u], x_1[2u]);
    let end = parts_1._2;
    let parts_2 = x_1;
    let head = parts_2[0u];
    let tail = array<u32, 3>(parts_2[1u], parts_2[2u], parts_2[3u]);
    let parts_3 = x_1;
    let front = array<u32, 3>(parts_3[0u], parts_3[1u], parts_3[2u]);
    let parts_4 = x_1;
    let middle = array<u32, 2>(parts_4[1u], parts_4[2u]);
    let middle_1 = middle[1u] * 10u + parts_4[4u - 1u];
    var matched: u32;
    let selector = x_1[0u];
    let selector_1 = x_1[2u];
    if (selector == 0u) {
        matched = 1u;
    } else if (selector_1 == 2u) {
        matched = 2u;
    } else if (selector == 1u && selector_1 == 3u) {
        matched = 3u;
    } else {
        matched = 4u;
    }
    return array<u32, 6>(last, first * 10u + third, end, head * 100u + tail[0u] * 10u + tail[2u], middle_1 + front[2u] * 100u, matched);
}

fn covered(a: u32, b: i32) -> u32 {
    var one: u32;
    if (a <= 7u) {
        one = 1u;
    } else if (a >= 8u && a <= 99u && b <= -1i) {
        one = 2u;
    } else if (a >= 8u && a <= 99u && b == 0i) {
        one = 3u;
    } else if (a >= 100u && (b >= -128i && b <= 5i)) {
        one = 4u;
    } else if (a >= 8u && a <= 99u && (b >= 1i && b <= 127i)) {
        one = 5u;
    } else {
        one = 6u;
    }
    var other: u32;
    let selector = b > 0i;
    if (4u <= 3u) {
        other = 1u;
    } else if (4u == 4u && selector) {
        other = 2u;
    } else {
        other = 3u;
    }
    return one * 10u + other;
}

@compute @workgroup_size(1)
fn rests() {
    var at = 0u;
    for (var element = 0u; element < params.x_len; element++) {
        let items = rests_1(x[element]);
        for (var element_1 = 0u; element_1 < 6u; element_1++) {
            let value = items[element_1];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
        let items_1 = x[element];
        for (var element_1 = 0u; element_1 < 4u; element_1++) {
            let value = items_1[element_1];
            let value_1 = covered((value & 255u), ((i32(value * 3u) - 6i) << 24u) >> 24u);
            out[min(at, arrayLength(&out) - 1u)] = value_1;
            at += 1u;
        }
    }
}
