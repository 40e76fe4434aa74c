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
    if (lane < 2u) {
        out[o] = 10u;
    } else if (lane < 5u) {
        let half = lane / 2u;
        out[o] = 20u + half;
    } else {
        out[o] = 30u;
    }
    var value: u32;
    if (odd) {
        value = 2u;
    } else {
        value = 3u;
    }
    out[o + 1u] = 1u + value * 4u;
    var value_1: u32;
    if (odd) {
        value_1 = 3u;
    } else {
        value_1 = 5u;
    }
    out[o + 2u] = min(lane, value_1);
    var value_2: u32;
    if (odd) {
        value_2 = 2u;
    } else {
        value_2 = 0u;
    }
    out[o + 3u] = array<u32, 3>(7u, 8u, 9u)[value_2];
    var value_3: bool;
    if (odd) {
        value_3 = lane > 2u;
    } else {
        value_3 = lane > 4u;
    }
    if (value_3) {
        out[o + 4u] = 1u;
    }
    var value_4: u32;
    if (odd) {
        value_4 = 1u;
    } else {
        value_4 = 2u;
    }
    let array_ = array<u32, 2>(value_4, lane);
    out[o + 5u] = array_[0u] * 10u + array_[1u];
    var value_5: u32;
    if (odd) {
        value_5 = 2u;
    } else {
        value_5 = 3u;
    }
    let end = value_5;
    for (var i = 0u; i < end; i++) {
        out[o + 6u] += i + 1u;
    }
    var value_6: u32;
    if (odd) {
        value_6 = 0u;
    } else {
        value_6 = lane;
    }
    let selector = value_6;
    let n = selector;
    switch (selector) {
        case 0u: {
            out[o + 7u] = 100u;
        }
        default: {
            out[o + 7u] = n;
        }
    }
    var value_7: f32;
    if (odd) {
        value_7 = 1.75f;
    } else {
        value_7 = -1.0f;
    }
    out[o + 8u] = rust_as_u32_f32(value_7);
    var sum = 5u;
    var value_8: u32;
    if (odd) {
        value_8 = lane;
    } else {
        value_8 = 0u;
    }
    sum += value_8;
    out[o + 9u] = sum;
    var value_9: u32;
    var base: u32;
    if (lane == 0u) {
        base = 50u;
    } else {
        base = 60u;
    }
    if (odd) {
        value_9 = base + 1u;
    } else {
        value_9 = base;
    }
    let value_10 = value_9;
    var value_11: u32;
    if (odd) {
        value_11 = 10u;
    } else {
        value_11 = 11u;
    }
    out[o + value_11] = value_10;
}
