// The kernel `views_to_write`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    bytes: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(1)
fn views_to_write() {
    var room = array<f32, 5>();
    let count = 0u;
    var count_1 = count;
    let value = 1.0f;
    var value_1: bool;
    loop {
        if (count_1 == 5u) {
            value_1 = false;
            break;
        }
        room[count_1] = value;
        count_1 += 1u;
        value_1 = true;
        break;
    }
    _ = value_1;
    let value_2 = 2.0f;
    let value_3 = value_2;
    var value_4: bool;
    loop {
        if (count_1 == 5u) {
            value_4 = false;
            break;
        }
        room[count_1] = value_3;
        count_1 += 1u;
        value_4 = true;
        break;
    }
    _ = value_4;
    let value_5 = -value_2;
    var value_6: bool;
    loop {
        if (count_1 == 5u) {
            value_6 = false;
            break;
        }
        room[count_1] = value_5;
        count_1 += 1u;
        value_6 = true;
        break;
    }
    _ = value_6;
    let end = min(count_1, 5u);
    for (var element = 0u; element < end; element++) {
        room[element] *= 2.0f;
    }
    let from_ = array<f32, 3>(7.0f, 8.0f, 9.0f);
    for (var element = 0u; element < 3u; element++) {
        let value_7 = from_[element];
        var value_8: bool;
        loop {
            if (count_1 == 5u) {
                value_8 = false;
                break;
            }
            room[min(count_1, 4u)] = value_7;
            count_1 += 1u;
            value_8 = true;
            break;
        }
        _ = value_8;
    }
    let count_2 = count_1;
    let count_3 = 0u;
    var count_4 = count_3;
    for (var element = 0u; element < 5u; element++) {
        let value_7 = room[element];
        var value_8: bool;
        loop {
            if (count_4 == params.out_len) {
                value_8 = false;
                break;
            }
            out[min(count_4, arrayLength(&out) - 1u)] = value_7;
            count_4 += 1u;
            value_8 = true;
            break;
        }
        _ = value_8;
    }
    let value_7 = f32(count_2);
    var value_8: bool;
    loop {
        if (count_4 == params.out_len) {
            value_8 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_7;
        count_4 += 1u;
        value_8 = true;
        break;
    }
    _ = value_8;
    let bytes = array<u32, 4>((params.bytes & 255u), ((params.bytes >> 8u) & 255u), ((params.bytes >> 16u) & 255u), ((params.bytes >> 24u) & 255u));
    let at = 0u;
    var at_1 = at;
    let at_2 = 0u;
    var at_3 = at_2;
    var value_9: u32;
    var value_10 = 0u;
    var shift = 0i;
    loop {
        var value_11: Option_u32;
        loop {
            if (at_1 >= 4u) {
                value_11 = Option_u32();
                break;
            }
            at_1 += 1u;
            value_11 = Option_u32(true, bytes[at_1 - 1u]);
            break;
        }
        let option = value_11;
        let byte = option.some_value;
        if (option.is_some) {
            value_10 |= (byte & 127u) << (u32(shift) & 31u);
            shift += 7i;
            if ((byte & 128u) == 0u) {
                break;
            }
        } else {
            break;
        }
    }
    value_9 = value_10;
    let value_11 = f32(value_9);
    var value_12: bool;
    loop {
        if (count_4 == params.out_len) {
            value_12 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_11;
        count_4 += 1u;
        value_12 = true;
        break;
    }
    _ = value_12;
    var value_13: u32;
    var value_14 = 0u;
    var shift_1 = 0i;
    loop {
        var value_15: Option_u32;
        loop {
            if (at_1 >= 4u) {
                value_15 = Option_u32();
                break;
            }
            at_1 += 1u;
            value_15 = Option_u32(true, bytes[at_1 - 1u]);
            break;
        }
        let option = value_15;
        let byte = option.some_value;
        if (option.is_some) {
            value_14 |= (byte & 127u) << (u32(shift_1) & 31u);
            shift_1 += 7i;
            if ((byte & 128u) == 0u) {
                break;
            }
        } else {
            break;
        }
    }
    value_13 = value_14;
    let value_15 = f32(value_13);
    var value_16: bool;
    loop {
        if (count_4 == params.out_len) {
            value_16 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_15;
        count_4 += 1u;
        value_16 = true;
        break;
    }
    _ = value_16;
    var value_17: u32;
    var value_18 = 0u;
    var shift_2 = 0i;
    loop {
        var value_19: Option_u32;
        loop {
            if (at_3 >= max(rust_value_u32(4u), 3u) - 3u) {
                value_19 = Option_u32();
                break;
            }
            at_3 += 1u;
            value_19 = Option_u32(true, bytes[3u + (at_3 - 1u)]);
            break;
        }
        let option = value_19;
        let byte = option.some_value;
        if (option.is_some) {
            value_18 |= (byte & 127u) << (u32(shift_2) & 31u);
            shift_2 += 7i;
            if ((byte & 128u) == 0u) {
                break;
            }
        } else {
            break;
        }
    }
    value_17 = value_18;
    let value_19 = f32(value_17);
    var value_20: bool;
    loop {
        if (count_4 == params.out_len) {
            value_20 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_19;
        count_4 += 1u;
        value_20 = true;
        break;
    }
    _ = value_20;
    let value_21 = 3.5f;
    let value_22 = value_21;
    var value_23: bool;
    loop {
        if (count_4 == params.out_len) {
            value_23 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_22;
        count_4 += 1u;
        value_23 = true;
        break;
    }
    _ = value_23;
    let value_24 = -value_21;
    var value_25: bool;
    loop {
        if (count_4 == params.out_len) {
            value_25 = false;
            break;
        }
        out[min(count_4, arrayLength(&out) - 1u)] = value_24;
        count_4 += 1u;
        value_25 = true;
        break;
    }
    _ = value_25;
}
