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
    var even: u32;
    let selector = lane % 2u == 0u;
    if (selector) {
        even = 1u;
    } else {
        even = 0u;
    }
    var text: u32;
    if (lane == 0u) {
        text = 10u;
    } else if (lane >= 1u && lane <= 4u) {
        switch (lane) {
            case 1u: {
                text = 20u;
            }
            case 2u, 3u: {
                text = 30u;
            }
            default: {
                text = 40u;
            }
        }
    } else {
        let twice = 2u * lane;
        text = twice * 10u;
    }
    var value: u32;
    switch (lane) {
        case 0u: {
            value = 5u;
        }
        default: {
            value = 6u;
        }
    }
    let operand = 1u + value * 2u;
    var value_1: u32;
    switch (even) {
        case 1u: {
            value_1 = 3u;
        }
        default: {
            value_1 = 0u;
        }
    }
    let argument = max(lane, value_1);
    var flag: bool;
    let selector_1 = lane > 2u;
    if ((selector_1) && (lane > 5u)) {
        flag = false;
    } else if (selector_1) {
        flag = true;
    } else {
        flag = lane == 1u;
    }
    var value_2: f32;
    if (flag) {
        value_2 = 2.5f;
    } else {
        value_2 = 0.5f;
    }
    let scaled = value_2 * 2.0f;
    let table = array<u32, 3>(7u, 8u, 9u);
    var value_3: u32;
    let selector_2 = lane % 3u;
    switch (selector_2) {
        case 0u: {
            value_3 = 2u;
        }
        case 1u: {
            value_3 = 0u;
        }
        default: {
            value_3 = 1u;
        }
    }
    let indexed = table[value_3];
    out[lane] = even + text * 10u + operand * 10000u + argument * 1000000u;
    out[8u + lane] = rust_as_u32_f32(scaled) * 10u + indexed;
    if (flag) {
        out[16u + lane] = 1u;
    } else {
        out[16u + lane] = 2u;
    }
    {
    }
}
