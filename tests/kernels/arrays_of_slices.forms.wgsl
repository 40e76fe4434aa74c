// The kernel `forms`.

struct Params {
    xs_0_len: u32,
    xs_1_len: u32,
    xs_2_len: u32,
    y_len: u32,
}

@group(0) @binding(0) var<storage, read> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read> xs_2: array<u32>;
@group(0) @binding(3) var<storage, read> y: array<u32>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;
@group(0) @binding(5) var<uniform> params: Params;

const N: u32 = 3u;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(1)
fn forms(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let n_1 = n;
    var value: array<u32, 12>;
    let slice = n_1 % 3u;
    var out_1 = array<u32, 12>();
    var value_1: u32;
    var sum = 0u;
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
    for (var element = 0u; element < slice_len; element++) {
        let operand = sum * 3u;
        var element_1: u32;
        switch (slice) {
            case 0u: {
                if (element < params.xs_0_len) {
                    element_1 = xs_0[element];
                }
            }
            case 1u: {
                if (element < params.xs_1_len) {
                    element_1 = xs_1[element];
                }
            }
            default: {
                if (element < params.xs_2_len) {
                    element_1 = xs_2[element];
                }
            }
        }
        sum = operand + element_1;
    }
    value_1 = sum;
    let operand = value_1;
    var value_2: u32;
    var sum_1 = 0u;
    for (var element = 0u; element < params.xs_2_len; element++) {
        sum_1 = sum_1 * 3u + xs_2[element];
    }
    value_2 = sum_1;
    let operand_1 = operand + value_2;
    let slice_1 = (n_1 + 1u) % 3u;
    var value_3: u32;
    var sum_2 = 0u;
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
    for (var element = 0u; element < slice_len_1; element++) {
        let operand_2 = sum_2 * 3u;
        var element_1: u32;
        switch (slice_1) {
            case 0u: {
                if (element < params.xs_0_len) {
                    element_1 = xs_0[element];
                }
            }
            case 1u: {
                if (element < params.xs_1_len) {
                    element_1 = xs_1[element];
                }
            }
            default: {
                if (element < params.xs_2_len) {
                    element_1 = xs_2[element];
                }
            }
        }
        sum_2 = operand_2 + element_1;
    }
    value_3 = sum_2;
    out_1[0u] = operand_1 + value_3;
    var element: u32;
    switch (slice) {
        case 0u: {
            element = xs_0[1u];
        }
        case 1u: {
            element = xs_1[1u];
        }
        default: {
            element = xs_2[1u];
        }
    }
    let operand_2 = element;
    var found_1 = false;
    var max_: u32;
    var slice_len_2: u32;
    switch (slice) {
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
    for (var position = 0u; position < slice_len_2; position++) {
        var element_1: u32;
        switch (slice) {
            case 0u: {
                if (position < params.xs_0_len) {
                    element_1 = xs_0[position];
                }
            }
            case 1u: {
                if (position < params.xs_1_len) {
                    element_1 = xs_1[position];
                }
            }
            default: {
                if (position < params.xs_2_len) {
                    element_1 = xs_2[position];
                }
            }
        }
        let key = element_1;
        let is_better = !found_1 || key >= max_;
        if (is_better) {
            var element_2: u32;
            switch (slice) {
                case 0u: {
                    if (position < params.xs_0_len) {
                        element_2 = xs_0[position];
                    }
                }
                case 1u: {
                    if (position < params.xs_1_len) {
                        element_2 = xs_1[position];
                    }
                }
                default: {
                    if (position < params.xs_2_len) {
                        element_2 = xs_2[position];
                    }
                }
            }
            max_ = element_2;
            found_1 = true;
        }
    }
    let is_some = found_1;
    let value_4 = max_;
    var value_5 = 3u;
    if (is_some) {
        value_5 = value_4;
    }
    out_1[1u] = operand_2 + value_5;
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        let slice_2 = i_1;
        let operand_3 = out_1[2u] * 5u;
        var element_1: u32;
        switch (slice_2) {
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
        let operand_4 = operand_3 + element_1 * i_1;
        var slice_len_3: u32;
        switch (slice_2) {
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
        out_1[2u] = operand_4 + slice_len_3;
    }
    let i = n_1;
    var value_6: u32;
    var sum_3 = N;
    for (var element_1 = 0u; element_1 < 3u; element_1++) {
        let slice_2 = element_1;
        var slice_len_3: u32;
        switch (slice_2) {
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
        let len = slice_len_3;
        var element_2: u32;
        switch (slice_2) {
            case 0u: {
                if (i < params.xs_0_len) {
                    element_2 = xs_0[i];
                }
            }
            case 1u: {
                if (i < params.xs_1_len) {
                    element_2 = xs_1[i];
                }
            }
            default: {
                if (i < params.xs_2_len) {
                    element_2 = xs_2[i];
                }
            }
        }
        var value_7: u32;
        if (i < len) {
            value_7 = element_2;
        }
        var value_8 = 7u;
        if (i < len) {
            value_8 = value_7;
        }
        sum_3 += value_8;
    }
    value_6 = sum_3;
    out_1[3u] = value_6;
    let i_1 = n_1 % 3u;
    let slice_2 = i_1;
    var element_1: u32;
    switch (slice_2) {
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
    let operand_3 = element_1;
    let i_2 = n_1 % 2u;
    let slice_3 = i_2;
    var slice_start: u32;
    switch (slice_3) {
        case 0u: {
            slice_start = 0u;
        }
        default: {
            slice_start = 1u;
        }
    }
    let start = slice_start;
    var element_2: u32;
    switch (slice_3) {
        case 0u: {
            element_2 = y[start];
        }
        default: {
            element_2 = y[start];
        }
    }
    out_1[4u] = operand_3 + element_2;
    var sum_4 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let slice_4 = position;
        var slice_start_1: u32;
        switch (slice_4) {
            case 0u: {
                slice_start_1 = 1u;
            }
            case 1u: {
                slice_start_1 = 0u;
            }
            default: {
                slice_start_1 = 0u;
            }
        }
        var slice_end: u32;
        switch (slice_4) {
            case 0u: {
                slice_end = params.xs_0_len;
            }
            case 1u: {
                slice_end = params.y_len;
            }
            default: {
                slice_end = 2u;
            }
        }
        let start_1 = slice_start_1;
        let end = slice_end;
        var value_7: u32;
        var sum_5 = 0u;
        for (var element_3 = start_1; element_3 < end; element_3++) {
            let operand_4 = sum_5 * 3u;
            var element_4: u32;
            switch (slice_4) {
                case 0u: {
                    if (element_3 < params.xs_0_len) {
                        element_4 = xs_0[element_3];
                    }
                }
                case 1u: {
                    if (element_3 < params.y_len) {
                        element_4 = y[element_3];
                    }
                }
                default: {
                    if (element_3 < params.xs_2_len) {
                        element_4 = xs_2[element_3];
                    }
                }
            }
            sum_5 = operand_4 + element_4;
        }
        value_7 = sum_5;
        let term = value_7;
        sum_4 += term;
    }
    let operand_4 = sum_4;
    let slice_4 = n_1 % 3u;
    var slice_start_1: u32;
    switch (slice_4) {
        case 0u: {
            slice_start_1 = 1u;
        }
        case 1u: {
            slice_start_1 = 0u;
        }
        default: {
            slice_start_1 = 0u;
        }
    }
    var slice_end: u32;
    switch (slice_4) {
        case 0u: {
            slice_end = params.xs_0_len;
        }
        case 1u: {
            slice_end = params.y_len;
        }
        default: {
            slice_end = 2u;
        }
    }
    let start_1 = slice_start_1;
    let end = slice_end;
    let index = start_1 + min(1u, max(max(end, start_1) - start_1, 1u) - 1u);
    var element_3: u32;
    switch (slice_4) {
        case 0u: {
            element_3 = xs_0[index];
        }
        case 1u: {
            element_3 = y[index];
        }
        default: {
            element_3 = xs_2[index];
        }
    }
    out_1[5u] = operand_4 + element_3;
    let slice_5 = n_1 % 3u;
    var slice_len_3: u32;
    switch (slice_5) {
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
    let len = slice_len_3;
    let fits = len >= 2u;
    let index_1 = len - 1u;
    if (fits) {
        var element_4: u32;
        switch (slice_5) {
            case 0u: {
                if (0u < params.xs_0_len) {
                    element_4 = xs_0[0u];
                }
            }
            case 1u: {
                if (0u < params.xs_1_len) {
                    element_4 = xs_1[0u];
                }
            }
            default: {
                if (0u < params.xs_2_len) {
                    element_4 = xs_2[0u];
                }
            }
        }
        let operand_5 = element_4 * 10u;
        var element_5: u32;
        switch (slice_5) {
            case 0u: {
                if (index_1 < params.xs_0_len) {
                    element_5 = xs_0[index_1];
                }
            }
            case 1u: {
                if (index_1 < params.xs_1_len) {
                    element_5 = xs_1[index_1];
                }
            }
            default: {
                if (index_1 < params.xs_2_len) {
                    element_5 = xs_2[index_1];
                }
            }
        }
        out_1[6u] = operand_5 + element_5;
    }
    let slice_6 = n_1 % 3u;
    let index_2 = 1u + n_1 % 2u;
    var element_4: u32;
    switch (slice_6) {
        case 0u: {
            element_4 = xs_0[index_2];
        }
        case 1u: {
            element_4 = xs_1[index_2];
        }
        default: {
            element_4 = xs_2[index_2];
        }
    }
    out_1[7u] = element_4 + (max(rust_value_u32(3u), 1u) - 1u);
    for (var element_5 = 0u; element_5 < 3u; element_5++) {
        let slice_7 = element_5;
        var slice_len_4: u32;
        switch (slice_7) {
            case 0u: {
                slice_len_4 = params.xs_0_len;
            }
            case 1u: {
                slice_len_4 = params.xs_1_len;
            }
            default: {
                slice_len_4 = params.xs_2_len;
            }
        }
        for (var element_6 = 0u; element_6 < slice_len_4; element_6++) {
            let operand_5 = out_1[8u] * 2u;
            var element_7: u32;
            switch (slice_7) {
                case 0u: {
                    if (element_6 < params.xs_0_len) {
                        element_7 = xs_0[element_6];
                    }
                }
                case 1u: {
                    if (element_6 < params.xs_1_len) {
                        element_7 = xs_1[element_6];
                    }
                }
                default: {
                    if (element_6 < params.xs_2_len) {
                        element_7 = xs_2[element_6];
                    }
                }
            }
            out_1[8u] = operand_5 + element_7;
        }
    }
    let slice_7 = n_1 % 3u;
    var sum_5 = 0u;
    var slice_len_4: u32;
    switch (slice_7) {
        case 0u: {
            slice_len_4 = params.xs_0_len;
        }
        case 1u: {
            slice_len_4 = params.xs_1_len;
        }
        default: {
            slice_len_4 = params.xs_2_len;
        }
    }
    let len_1 = min(slice_len_4, params.y_len);
    for (var position = 0u; position < len_1; position++) {
        var element_5: u32;
        switch (slice_7) {
            case 0u: {
                if (position < params.xs_0_len) {
                    element_5 = xs_0[position];
                }
            }
            case 1u: {
                if (position < params.xs_1_len) {
                    element_5 = xs_1[position];
                }
            }
            default: {
                if (position < params.xs_2_len) {
                    element_5 = xs_2[position];
                }
            }
        }
        let term = element_5 * y[position];
        sum_5 += term;
    }
    out_1[9u] = sum_5;
    let slice_8 = n_1 % 3u;
    var element_5: u32;
    switch (slice_8) {
        case 0u: {
            element_5 = xs_0[2u];
        }
        case 1u: {
            element_5 = xs_1[2u];
        }
        default: {
            element_5 = xs_2[2u];
        }
    }
    let operand_5 = xs_2[1u] + element_5;
    let slice_9 = n_1 % 3u;
    let wanted = 4u;
    var value_7: bool;
    var found = false;
    var slice_len_5: u32;
    switch (slice_9) {
        case 0u: {
            slice_len_5 = params.xs_0_len;
        }
        case 1u: {
            slice_len_5 = params.xs_1_len;
        }
        default: {
            slice_len_5 = params.xs_2_len;
        }
    }
    for (var element_6 = 0u; element_6 < slice_len_5; element_6++) {
        var element_7: u32;
        switch (slice_9) {
            case 0u: {
                if (element_6 < params.xs_0_len) {
                    element_7 = xs_0[element_6];
                }
            }
            case 1u: {
                if (element_6 < params.xs_1_len) {
                    element_7 = xs_1[element_6];
                }
            }
            default: {
                if (element_6 < params.xs_2_len) {
                    element_7 = xs_2[element_6];
                }
            }
        }
        if (element_7 == wanted) {
            found = true;
            break;
        }
    }
    value_7 = found;
    out_1[10u] = operand_5 + u32(value_7);
    var slice_start_2: u32;
    var slice_end_1: u32;
    var slice_array: u32;
    if (n_1 == 1u) {
        let slice_10 = n_1;
        if (slice_10 == 0u) {
            slice_array = 0u;
        }
        if (slice_10 == 1u) {
            slice_array = 1u;
        }
        if (slice_10 == 2u) {
            slice_array = 2u;
        }
        var slice_len_6: u32;
        switch (slice_10) {
            case 0u: {
                slice_len_6 = params.xs_0_len;
            }
            case 1u: {
                slice_len_6 = params.xs_1_len;
            }
            default: {
                slice_len_6 = params.xs_2_len;
            }
        }
        slice_start_2 = 0u;
        slice_end_1 = slice_len_6;
    } else if (params.xs_1_len > params.xs_0_len) {
        slice_array = 1u;
        slice_start_2 = 0u;
        slice_end_1 = params.xs_1_len;
    } else {
        slice_array = 0u;
        slice_start_2 = 0u;
        slice_end_1 = params.xs_0_len;
    }
    let start_2 = slice_start_2;
    let end_1 = slice_end_1;
    let array_ = slice_array;
    var value_8: u32;
    var sum_6 = 0u;
    for (var element_6 = start_2; element_6 < end_1; element_6++) {
        let operand_6 = sum_6 * 3u;
        var element_7: u32;
        if (array_ == 0u && element_6 < params.xs_0_len) {
            element_7 = xs_0[element_6];
        } else if (array_ == 1u && element_6 < params.xs_1_len) {
            element_7 = xs_1[element_6];
        } else if (array_ == 2u && element_6 < params.xs_2_len) {
            element_7 = xs_2[element_6];
        }
        sum_6 = operand_6 + element_7;
    }
    value_8 = sum_6;
    out_1[11u] = value_8;
    value = out_1;
    let all_ = value;
    for (var i_3 = 0u; i_3 < 12u; i_3++) {
        out[n * 12u + i_3] = all_[i_3];
    }
}
