// The kernel `values`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(8)
fn values(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let o = 12u * lane;
    let odd = lane % 2u == 1u;
    var value: u32;
    if (lane < 2u) {
        value = 10u;
    } else if (lane < 5u) {
        let half = lane / 2u;
        value = 20u + half;
    } else {
        value = 30u;
    }
    out[o] = value;
    var value_1: u32;
    if (odd) {
        value_1 = 2u;
    } else {
        value_1 = 3u;
    }
    out[o + 1u] = 1u + value_1 * 4u;
    var value_2: u32;
    if (odd) {
        value_2 = 3u;
    } else {
        value_2 = 5u;
    }
    out[o + 2u] = min(lane, value_2);
    var value_3: u32;
    if (odd) {
        value_3 = 2u;
    } else {
        value_3 = 0u;
    }
    out[o + 3u] = array<u32, 3>(7u, 8u, 9u)[value_3];
    var value_4: bool;
    if (odd) {
        value_4 = lane > 2u;
    } else {
        value_4 = lane > 4u;
    }
    if (value_4) {
        out[o + 4u] = 1u;
    }
    var value_5: u32;
    if (odd) {
        value_5 = 1u;
    } else {
        value_5 = 2u;
    }
    let array_ = array<u32, 2>(value_5, lane);
    out[o + 5u] = array_[0u] * 10u + array_[1u];
    var value_6: u32;
    if (odd) {
        value_6 = 2u;
    } else {
        value_6 = 3u;
    }
    let end = value_6;
    for (var i = 0u; i < end; i++) {
        out[o + 6u] += i + 1u;
    }
    var value_7: u32;
    var value_8: u32;
    if (odd) {
        value_8 = 0u;
    } else {
        value_8 = lane;
    }
    let selector = value_8;
    let n = selector;
    switch (selector) {
        case 0u: {
            value_7 = 100u;
        }
        default: {
            value_7 = n;
        }
    }
    out[o + 7u] = value_7;
    var value_9: f32;
    if (odd) {
        value_9 = 1.75f;
    } else {
        value_9 = -1.0f;
    }
    out[o + 8u] = rust_as_u32_f32(value_9);
    var sum = 5u;
    var value_10: u32;
    if (odd) {
        value_10 = lane;
    } else {
        value_10 = 0u;
    }
    sum += value_10;
    out[o + 9u] = sum;
    var value_11: u32;
    var base: u32;
    if (lane == 0u) {
        base = 50u;
    } else {
        base = 60u;
    }
    if (odd) {
        value_11 = base + 1u;
    } else {
        value_11 = base;
    }
    var value_12: u32;
    if (odd) {
        value_12 = 10u;
    } else {
        value_12 = 11u;
    }
    out[o + value_12] = value_11;
}
