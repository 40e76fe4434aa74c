// The kernel `options_of_slices`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> params: Params;

fn options(n: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> array<u32, 14> {
    var out_1 = array<u32, 14>(77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u, 77u);
    let n_1 = n;
    let is_some = n_1 <= params.x_len && 1u <= n_1;
    out_1[0u] = u32(is_some);
    if (is_some) {
        var folded = 0u;
        for (var position = 1u; position < n_1; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[1u] = (max(n_1, 1u) - 1u) * 100u + folded;
    }
    let end = n_1 + 2u;
    let is_some_1 = end <= params.x_len && n_1 <= end;
    var slice_start: u32;
    var slice_end: u32;
    slice_start = n_1;
    slice_end = end;
    if (!is_some_1) {
        slice_start = 0u;
        slice_end = 0u;
    }
    let start = slice_start;
    let end_1 = slice_end;
    let len = max(end_1, start) - start;
    let fits = len == 2u;
    let index = start + 0u;
    var value: u32;
    if (fits) {
        value = x[index];
    }
    let value_1 = value;
    let index_1 = start + 1u;
    var slice_start_1: u32;
    var slice_end_1: u32;
    slice_start_1 = n_1;
    slice_end_1 = end;
    if (!is_some_1) {
        slice_start_1 = 0u;
        slice_end_1 = 0u;
    }
    let start_1 = slice_start_1;
    let end_2 = slice_end_1;
    let len_1 = max(end_2, start_1) - start_1;
    let fits_1 = len_1 == 2u;
    let index_2 = start_1 + 0u;
    let index_3 = start_1 + 1u;
    if (is_some_1 && (fits && value_1 == 3u)) {
        out_1[2u] = 30u + x[index_1];
    } else if (is_some_1 && fits_1 && x[index_2] < x[index_3]) {
        out_1[2u] = x[index_2] * 10u + x[index_3];
    } else if (is_some_1) {
        var folded = 0u;
        for (var position = n_1; position < end; position++) {
            let a = folded;
            folded = ((a * 3u) + x[position]);
        }
        out_1[2u] = folded;
    } else {
        out_1[2u] = 5u;
    }
    let is_some_2 = n_1 <= params.x_len && 2u <= n_1;
    var slice_start_2: u32;
    var slice_end_2: u32;
    slice_start_2 = 2u;
    slice_end_2 = n_1;
    if (!is_some_2) {
        slice_start_2 = 0u;
        slice_end_2 = 0u;
    }
    let start_2 = slice_start_2;
    let end_3 = slice_end_2;
    var folded = 0u;
    for (var position = start_2; position < end_3; position++) {
        let a = folded;
        folded = ((a * 3u) + x[position]);
    }
    let operand = folded;
    let is_some_3 = n_1 <= params.x_len;
    var slice_start_3: u32;
    var slice_end_3: u32;
    slice_start_3 = n_1;
    slice_end_3 = params.x_len;
    if (!is_some_3) {
        slice_start_3 = 0u;
        slice_end_3 = 0u;
    }
    let start_3 = slice_start_3;
    let end_4 = slice_end_3;
    var folded_1 = 0u;
    for (var position = start_3; position < end_4; position++) {
        let a = folded_1;
        folded_1 = ((a * 3u) + x[position]);
    }
    out_1[3u] = operand + folded_1;
    let is_some_4 = n_1 <= params.x_len && 0u <= n_1;
    var slice_start_4: u32;
    var slice_end_4: u32;
    slice_start_4 = 0u;
    slice_end_4 = n_1;
    if (!is_some_4) {
        slice_start_4 = 0u;
        slice_end_4 = 1u;
    }
    let start_4 = slice_start_4;
    let end_5 = slice_end_4;
    out_1[4u] = max(end_5, start_4) - start_4;
    var is_some_5 = false;
    var slice_start_5: u32;
    var slice_end_5: u32;
    loop {
        let is_some_6 = 0u < params.x_len;
        let index_4 = 0u + 0u;
        if (!is_some_6) {
            is_some_5 = false;
            break;
        }
        let len_2 = max(params.x_len, 1u) - 1u;
        let end_6 = x[index_4];
        let start_5 = 1u + 0u;
        let end_7 = 1u + end_6;
        let is_some_7 = end_6 <= len_2 && 0u <= end_6;
        slice_start_5 = start_5;
        slice_end_5 = end_7;
        is_some_5 = is_some_7;
        break;
    }
    let start_5 = slice_start_5;
    let end_6 = slice_end_5;
    let is_some_6 = is_some_5;
    var value_2 = 9u;
    if (is_some_6) {
        var folded_2 = 0u;
        for (var position = start_5; position < end_6; position++) {
            let a = folded_2;
            folded_2 = ((a * 3u) + x[min(position, arrayLength(&x) - 1u)]);
        }
        value_2 = folded_2;
    }
    out_1[5u] = value_2;
    let option = of_both(n_1);
    var value_3 = 8u;
    if (option.is_some) {
        value_3 = option.some_value;
    }
    out_1[6u] = value_3;
    let at = n_1;
    var is_some_7 = false;
    var slice_start_6: u32;
    var slice_end_6: u32;
    loop {
        if (at > 4u) {
            is_some_7 = false;
            break;
        }
        let is_some_8 = at <= params.x_len;
        if (!is_some_8) {
            is_some_7 = false;
            break;
        }
        let len_2 = max(params.x_len, at) - at;
        let fits_2 = len_2 >= 1u;
        let index_4 = at + 0u;
        var value_4: u32;
        if (fits_2) {
            value_4 = x[index_4];
        }
        let value_5 = value_4;
        let start_6 = at + 1u;
        let end_7 = at + (len_2 - 0u);
        let len_3 = max(params.x_len, at) - at;
        let fits_3 = len_3 == 0u;
        if (fits_2 && value_5 == 3u) {
            slice_start_6 = start_6;
            slice_end_6 = end_7;
            is_some_7 = true;
        } else if (fits_3) {
            is_some_7 = false;
        } else if (x[at] > 4u) {
            let end_8 = min(at + 1u, params.x_len);
            slice_start_6 = at;
            slice_end_6 = end_8;
            is_some_7 = true;
        } else {
            slice_start_6 = at;
            slice_end_6 = params.x_len;
            is_some_7 = true;
        }
        break;
    }
    let start_6 = slice_start_6;
    let end_7 = slice_end_6;
    let is_some_8 = is_some_7;
    var slice_start_7: u32;
    var slice_end_7: u32;
    slice_start_7 = start_6;
    slice_end_7 = end_7;
    if (!is_some_8) {
        slice_start_7 = 0u;
        slice_end_7 = 0u;
    }
    let start_7 = slice_start_7;
    let end_8 = slice_end_7;
    let len_2 = max(end_8, start_7) - start_7;
    let fits_2 = len_2 == 1u;
    let index_4 = start_7 + 0u;
    var slice_start_8: u32;
    var slice_end_8: u32;
    slice_start_8 = start_6;
    slice_end_8 = end_7;
    if (!is_some_8) {
        slice_start_8 = 0u;
        slice_end_8 = 0u;
    }
    let start_8 = slice_start_8;
    let end_9 = slice_end_8;
    let len_3 = max(end_9, start_8) - start_8;
    let fits_3 = len_3 >= 2u;
    let index_5 = start_8 + 0u;
    let index_6 = start_8 + (len_3 - 1u);
    if (is_some_8 && fits_2) {
        out_1[7u] = 10u + x[min(index_4, arrayLength(&x) - 1u)];
    } else if (is_some_8 && fits_3) {
        out_1[7u] = x[min(index_5, arrayLength(&x) - 1u)] * 10u + x[min(index_6, arrayLength(&x) - 1u)];
    } else if (is_some_8) {
        out_1[7u] = 2u;
    } else {
        out_1[7u] = 3u;
    }
    var half_start: u32;
    var half_end: u32;
    half_start = 0u;
    half_end = params.x_len;
    loop {
        let start_9 = half_start;
        let end_10 = half_end;
        var is_some_9 = false;
        var slice_start_9: u32;
        var slice_end_9: u32;
        if (max(end_10, start_9) - start_9 > 1u) {
            let start_10 = start_9 + (max(end_10, start_9) - start_9) / 2u;
            slice_start_9 = start_10;
            slice_end_9 = end_10;
            is_some_9 = true;
        } else {
            is_some_9 = false;
        }
        let start_10 = slice_start_9;
        let end_11 = slice_end_9;
        let is_some_10 = is_some_9;
        if (is_some_10) {
            out_1[8u] = (out_1[8u] * 3u) + x[min(start_10, arrayLength(&x) - 1u)];
            half_start = start_10;
            half_end = end_11;
        } else {
            break;
        }
    }
    let is_some_9 = 0u < params.x_len;
    let index_7 = 0u + 0u;
    if (!is_some_9) {
        let limit_1 = 1018u;
        let at_1 = take_room(2u, 3u, limit_1);
        if (at_1 < limit_1) {
            atomicStore(&messages[at_1 + 4u], 0u);
            atomicStore(&messages[at_1 + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at_1 + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return array<u32, 14>();
    }
    out_1[9u] = x[index_7] * 100u + (max(params.x_len, 1u) - 1u);
    var part_start: u32;
    var part_end: u32;
    let is_some_10 = 2u <= params.x_len && 0u <= 2u;
    if (!is_some_10) {
        let limit_1 = 1018u;
        let at_1 = take_room(2u, 3u, limit_1);
        if (at_1 < limit_1) {
            atomicStore(&messages[at_1 + 4u], 1u);
            atomicStore(&messages[at_1 + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at_1 + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return array<u32, 14>();
    }
    part_start = 0u;
    part_end = 2u;
    let start_9 = part_start;
    let end_10 = part_end;
    let start_10 = start_9 + 1u;
    part_start = start_10;
    part_end = end_10;
    let start_11 = part_start;
    out_1[10u] = x[start_11];
    var is_some_11 = false;
    var slice_start_9: u32;
    var slice_end_9: u32;
    if (n_1 > 2u) {
        let is_some_12 = n_1 <= params.x_len;
        slice_start_9 = n_1;
        slice_end_9 = params.x_len;
        is_some_11 = is_some_12;
    } else {
        is_some_11 = false;
    }
    let start_12 = slice_start_9;
    let end_11 = slice_end_9;
    let is_some_12 = is_some_11;
    var value_4 = 4u;
    if (is_some_12) {
        value_4 = max(end_11, start_12) - start_12;
    }
    out_1[13u] = value_4;
    let is_some_13 = n_1 <= params.x_len;
    var slice_start_10: u32;
    var slice_end_10: u32;
    slice_start_10 = n_1;
    slice_end_10 = params.x_len;
    if (!is_some_13) {
        slice_start_10 = 0u;
        slice_end_10 = 0u;
    }
    let start_13 = slice_start_10;
    let end_12 = slice_end_10;
    let len_4 = max(end_12, start_13) - start_13;
    let fits_4 = len_4 >= 2u;
    let index_8 = start_13 + 0u;
    let index_9 = start_13 + 1u;
    if (!(is_some_13 && fits_4)) {
        return out_1;
    }
    out_1[11u] = x[index_8] * 10u + x[index_9];
    if (!is_some_8) {
        return out_1;
    }
    var folded_2 = 0u;
    for (var position = start_6; position < end_7; position++) {
        let a = folded_2;
        folded_2 = ((a * 3u) + x[min(position, arrayLength(&x) - 1u)]);
    }
    out_1[12u] = folded_2;
    return out_1;
}

fn of_both(n: u32) -> Option_u32 {
    var is_some = false;
    var slice_start: u32;
    var slice_end: u32;
    loop {
        let is_some_1 = 0u < params.x_len;
        let index = 0u + 0u;
        if (!is_some_1) {
            is_some = false;
            break;
        }
        let len = max(params.x_len, 1u) - 1u;
        let end = x[index];
        let start = 1u + 0u;
        let end_1 = 1u + end;
        let is_some_2 = end <= len && 0u <= end;
        slice_start = start;
        slice_end = end_1;
        is_some = is_some_2;
        break;
    }
    let start = slice_start;
    let end = slice_end;
    let is_some_1 = is_some;
    if (!is_some_1) {
        return Option_u32();
    }
    let at = n;
    var is_some_2 = false;
    var slice_start_1: u32;
    var slice_end_1: u32;
    loop {
        if (at > 4u) {
            is_some_2 = false;
            break;
        }
        let len = max(end, start) - start;
        let start_1 = start + at;
        let end_1 = start + len;
        let is_some_3 = at <= len;
        if (!is_some_3) {
            is_some_2 = false;
            break;
        }
        let len_1 = max(end_1, start_1) - start_1;
        let fits = len_1 >= 1u;
        let index = start_1 + 0u;
        var value: u32;
        if (fits) {
            value = x[min(index, arrayLength(&x) - 1u)];
        }
        let value_1 = value;
        let start_2 = start_1 + 1u;
        let end_2 = start_1 + (len_1 - 0u);
        let len_2 = max(end_1, start_1) - start_1;
        let fits_1 = len_2 == 0u;
        if (fits && value_1 == 3u) {
            slice_start_1 = start_2;
            slice_end_1 = end_2;
            is_some_2 = true;
        } else if (fits_1) {
            is_some_2 = false;
        } else if (x[min(start_1, arrayLength(&x) - 1u)] > 4u) {
            let end_3 = min(start_1 + 1u, end_1);
            slice_start_1 = start_1;
            slice_end_1 = end_3;
            is_some_2 = true;
        } else {
            slice_start_1 = start_1;
            slice_end_1 = end_1;
            is_some_2 = true;
        }
        break;
    }
    let start_1 = slice_start_1;
    let end_1 = slice_end_1;
    let is_some_3 = is_some_2;
    if (!is_some_3) {
        return Option_u32();
    }
    var folded = 0u;
    for (var position = start_1; position < end_1; position++) {
        let a = folded;
        folded = ((a * 3u) + x[min(position, arrayLength(&x) - 1u)]);
    }
    return Option_u32(true, (max(end, start) - start) * 100u + folded);
}

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at_1 = atomicLoad(&messages[counter]);
    if (at_1 < limit) {
        at_1 = atomicAdd(&messages[counter], size);
    }
    if (!(at_1 < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at_1;
}

@compute @workgroup_size(1)
fn options_of_slices(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = options(n, local_invocation_index, workgroup_id);
    for (var i = 0u; i < 14u; i++) {
        out[14u * n + i] = answers[i];
    }
}
