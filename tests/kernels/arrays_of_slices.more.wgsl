// The kernel `more`.

struct Params {
    xs_0_len: u32,
    xs_1_len: u32,
    xs_2_len: u32,
}

@group(0) @binding(0) var<storage, read> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read> xs_2: array<u32>;
@group(0) @binding(3) var<storage, read> rows_0: array<array<u32, 2>>;
@group(0) @binding(4) var<storage, read> rows_1: array<array<u32, 2>>;
@group(0) @binding(5) var<storage, read_write> out: array<u32>;
@group(0) @binding(6) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(7) var<uniform> params: Params;

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at = atomicLoad(&messages[counter]);
    if (at < limit) {
        at = atomicAdd(&messages[counter], size);
    }
    if (!(at < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at;
}

@compute @workgroup_size(1)
fn more(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let n_1 = n;
    var value: array<u32, 8>;
    var out_1 = array<u32, 8>();
    let own = array<u32, 2>(n_1, 8u);
    out_1[0u] = xs_0[0u] + xs_1[1u] * 10u + xs_2[2u] * 100u + (xs_0[1u] + xs_2[0u] * 10u + xs_2[1u] * 100u) * 1000u;
    let slice = n_1 % 3u;
    var element: u32;
    switch (slice) {
        case 0u: {
            element = xs_0[0u];
        }
        case 1u: {
            element = xs_1[0u];
        }
        default: {
            element = xs_2[0u];
        }
    }
    let operand = element * 10u;
    var slice_len: u32;
    switch (slice) {
        case 0u: {
            slice_len = params.xs_0_len;
        }
        case 1u: {
            slice_len = params.xs_1_len;
        }
        default: {
            slice_len = params.xs_2_len;
        }
    }
    let operand_1 = operand + slice_len;
    let slice_1 = n_1 % 3u;
    var slice_len_1: u32;
    switch (slice_1) {
        case 0u: {
            slice_len_1 = params.xs_0_len;
        }
        case 1u: {
            slice_len_1 = params.xs_1_len;
        }
        default: {
            slice_len_1 = params.xs_2_len;
        }
    }
    let len = slice_len_1;
    let is_some = 3u <= len && 1u <= 3u;
    var value_1 = 5u;
    if (is_some) {
        let index = 1u + 1u;
        var element_1: u32;
        switch (slice_1) {
            case 0u: {
                element_1 = xs_0[index];
            }
            case 1u: {
                element_1 = xs_1[index];
            }
            default: {
                element_1 = xs_2[index];
            }
        }
        value_1 = element_1;
    }
    out_1[1u] = operand_1 + value_1;
    let slice_2 = n_1 % 3u;
    var slice_len_2: u32;
    switch (slice_2) {
        case 0u: {
            slice_len_2 = params.xs_0_len;
        }
        case 1u: {
            slice_len_2 = params.xs_1_len;
        }
        default: {
            slice_len_2 = params.xs_2_len;
        }
    }
    let len_1 = slice_len_2;
    let is_some_1 = 0u < len_1;
    let index = 0u + 0u;
    if (is_some_1) {
        var element_1: u32;
        switch (slice_2) {
            case 0u: {
                if (index < params.xs_0_len) {
                    element_1 = xs_0[index];
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    element_1 = xs_1[index];
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    element_1 = xs_2[index];
                }
            }
        }
        out_1[2u] = element_1 * 10u + (max(len_1, 1u) - 1u);
    }
    let is_some_2 = n_1 < 3u;
    let slice_3 = min(n_1, 2u);
    var value_2 = 7u;
    if (is_some_2) {
        var element_1: u32;
        switch (slice_3) {
            case 0u: {
                element_1 = xs_0[0u];
            }
            case 1u: {
                element_1 = xs_1[0u];
            }
            default: {
                element_1 = xs_2[0u];
            }
        }
        let operand_2 = element_1;
        var slice_len_3: u32;
        switch (slice_3) {
            case 0u: {
                slice_len_3 = params.xs_0_len;
            }
            case 1u: {
                slice_len_3 = params.xs_1_len;
            }
            default: {
                slice_len_3 = params.xs_2_len;
            }
        }
        value_2 = operand_2 + slice_len_3 * 10u;
    }
    out_1[3u] = value_2;
    var value_3 = 0u;
    if (true) {
        value_3 = xs_0[1u];
    }
    let operand_2 = value_3;
    if (!true) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return;
    }
    out_1[4u] = operand_2 + xs_2[1u] * 10u;
    let is_some_3 = n_1 < 3u;
    let slice_4 = min(n_1, 2u);
    var slice_start: u32;
    var slice_end: u32;
    var slice_array: u32;
    if (slice_4 == 0u) {
        slice_array = 0u;
    }
    if (slice_4 == 1u) {
        slice_array = 1u;
    }
    if (slice_4 == 2u) {
        slice_array = 2u;
    }
    var slice_len_3: u32;
    switch (slice_4) {
        case 0u: {
            slice_len_3 = params.xs_0_len;
        }
        case 1u: {
            slice_len_3 = params.xs_1_len;
        }
        default: {
            slice_len_3 = params.xs_2_len;
        }
    }
    slice_start = 0u;
    slice_end = slice_len_3;
    if (!is_some_3) {
        slice_array = 1u;
        slice_start = 0u;
        slice_end = params.xs_1_len;
    }
    let start = slice_start;
    let end = slice_end;
    let array_ = slice_array;
    let index_1 = start + min(2u, max(max(end, start) - start, 1u) - 1u);
    var element_1: u32;
    if (array_ == 0u && index_1 < params.xs_0_len) {
        element_1 = xs_0[index_1];
    } else if (array_ == 1u && index_1 < params.xs_1_len) {
        element_1 = xs_1[index_1];
    } else if (array_ == 2u && index_1 < params.xs_2_len) {
        element_1 = xs_2[index_1];
    }
    let operand_3 = element_1;
    let is_some_4 = 1u < 3u;
    out_1[5u] = operand_3 + u32(is_some_4);
    let slice_5 = n_1 % 2u;
    var element_2: u32;
    switch (slice_5) {
        case 0u: {
            element_2 = xs_2[0u];
        }
        default: {
            element_2 = own[0u];
        }
    }
    let operand_4 = element_2;
    let slice_6 = n_1 % 3u;
    var slice_start_1: u32;
    switch (slice_6) {
        case 0u: {
            slice_start_1 = 0u;
        }
        case 1u: {
            slice_start_1 = 0u;
        }
        default: {
            slice_start_1 = 1u;
        }
    }
    let start_1 = slice_start_1;
    var element_3: u32;
    switch (slice_6) {
        case 0u: {
            element_3 = own[start_1];
        }
        case 1u: {
            element_3 = xs_0[start_1];
        }
        default: {
            element_3 = own[start_1];
        }
    }
    out_1[6u] = operand_4 + element_3 * 10u + 2u * 100u;
    var count = 0u;
    for (var position = 0u; position < 2u; position++) {
        let slice_7 = position;
        let wanted = 3u;
        var value_4: bool;
        var found = false;
        var slice_len_4: u32;
        switch (slice_7) {
            case 0u: {
                slice_len_4 = params.xs_2_len;
            }
            default: {
                slice_len_4 = 2u;
            }
        }
        for (var element_4 = 0u; element_4 < slice_len_4; element_4++) {
            var element_5: u32;
            switch (slice_7) {
                case 0u: {
                    if (element_4 < params.xs_2_len) {
                        element_5 = xs_2[element_4];
                    }
                }
                default: {
                    if (element_4 < 2u) {
                        element_5 = own[element_4];
                    }
                }
            }
            if (element_5 == wanted) {
                found = true;
                break;
            }
        }
        value_4 = found;
        if (value_4) {
            count += 1u;
        }
    }
    out_1[7u] = count;
    value = out_1;
    let all_ = value;
    for (var i = 0u; i < 8u; i++) {
        out[n * 9u + i] = all_[i];
    }
    let n_2 = n;
    let slice_7 = n_2 % 2u;
    let index_2 = n_2 % 3u;
    var element_4: u32;
    switch (slice_7) {
        case 0u: {
            element_4 = rows_0[index_2][1u];
        }
        default: {
            element_4 = rows_1[index_2][1u];
        }
    }
    let operand_5 = 2u + element_4 * 10u;
    let slice_8 = n_2 % 2u;
    var sum = 0u;
    for (var position = 0u; position < 2u; position++) {
        var element_5: u32;
        switch (slice_8) {
            case 0u: {
                element_5 = rows_0[1u][position];
            }
            default: {
                element_5 = rows_1[1u][position];
            }
        }
        let term = element_5;
        sum += term;
    }
    out[n * 9u + 8u] = operand_5 + sum * 1000u;
}
