// The kernel `methods`.

struct Params {
    n: u32,
    xs_0_len: u32,
    xs_1_len: u32,
    xs_2_len: u32,
}

@group(0) @binding(0) var<storage, read_write> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read_write> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read_write> xs_2: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn methods() {
    let n = params.n;
    let slice = min(n, 2u);
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
    var element_1: u32;
    switch (slice) {
        case 0u: {
            element_1 = xs_0[2u];
        }
        case 1u: {
            element_1 = xs_1[2u];
        }
        default: {
            element_1 = xs_2[2u];
        }
    }
    let swapped = element;
    let value_1 = element_1;
    switch (slice) {
        case 0u: {
            xs_0[0u] = value_1;
        }
        case 1u: {
            xs_1[0u] = value_1;
        }
        default: {
            xs_2[0u] = value_1;
        }
    }
    switch (slice) {
        case 0u: {
            xs_0[2u] = swapped;
        }
        case 1u: {
            xs_1[2u] = swapped;
        }
        default: {
            xs_2[2u] = swapped;
        }
    }
    let slice_1 = (n + 1u) % 3u;
    let value = 4u;
    var slice_len: u32;
    switch (slice_1) {
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
    let end_1 = slice_len;
    for (var i = 0u; i < end_1; i++) {
        switch (slice_1) {
            case 0u: {
                xs_0[i] = value;
            }
            case 1u: {
                xs_1[i] = value;
            }
            default: {
                xs_2[i] = value;
            }
        }
    }
    let slice_2 = (n + 2u) % 3u;
    var slice_len_1: u32;
    switch (slice_2) {
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
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index = len - 1u - position;
        var element_2: u32;
        switch (slice_2) {
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
        var element_3: u32;
        switch (slice_2) {
            case 0u: {
                if (index < params.xs_0_len) {
                    element_3 = xs_0[index];
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    element_3 = xs_1[index];
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    element_3 = xs_2[index];
                }
            }
        }
        let swapped_1 = element_2;
        let value_2 = element_3;
        switch (slice_2) {
            case 0u: {
                if (position < params.xs_0_len) {
                    xs_0[position] = value_2;
                }
            }
            case 1u: {
                if (position < params.xs_1_len) {
                    xs_1[position] = value_2;
                }
            }
            default: {
                if (position < params.xs_2_len) {
                    xs_2[position] = value_2;
                }
            }
        }
        switch (slice_2) {
            case 0u: {
                if (index < params.xs_0_len) {
                    xs_0[index] = swapped_1;
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    xs_1[index] = swapped_1;
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    xs_2[index] = swapped_1;
                }
            }
        }
    }
    let slice_3 = (n + 2u) % 3u;
    var slice_len_2: u32;
    switch (slice_3) {
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
    let end_2 = slice_len_2;
    for (var end = 1u; end < end_2; end++) {
        var at = end;
        while (at > 0u) {
            let index = at - 1u;
            var element_2: u32;
            switch (slice_3) {
                case 0u: {
                    element_2 = xs_0[index];
                }
                case 1u: {
                    element_2 = xs_1[index];
                }
                default: {
                    element_2 = xs_2[index];
                }
            }
            let before = element_2;
            let index_1 = at;
            var element_3: u32;
            switch (slice_3) {
                case 0u: {
                    element_3 = xs_0[index_1];
                }
                case 1u: {
                    element_3 = xs_1[index_1];
                }
                default: {
                    element_3 = xs_2[index_1];
                }
            }
            let sorted = element_3;
            var ordering: u32;
            if (sorted < before) {
                ordering = 4294967295u;
            } else if (sorted > before) {
                ordering = 1u;
            } else {
                ordering = 0u;
            }
            if (ordering != 4294967295u) {
                break;
            }
            let index_2 = at - 1u;
            switch (slice_3) {
                case 0u: {
                    xs_0[index_2] = sorted;
                }
                case 1u: {
                    xs_1[index_2] = sorted;
                }
                default: {
                    xs_2[index_2] = sorted;
                }
            }
            let index_3 = at;
            switch (slice_3) {
                case 0u: {
                    xs_0[index_3] = before;
                }
                case 1u: {
                    xs_1[index_3] = before;
                }
                default: {
                    xs_2[index_3] = before;
                }
            }
            at -= 1u;
        }
    }
    let slice_4 = min(n, 2u);
    let other = array<u32, 2>(8u, 9u);
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
    let end_3 = min(max(slice_len_3, 1u) - 1u, 2u);
    for (var i = 0u; i < end_3; i++) {
        var slice_len_4: u32;
        switch (slice_4) {
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
        let value_2 = other[i];
        let index = 1u + min(i, max(max(slice_len_4, 1u) - 1u, 1u) - 1u);
        switch (slice_4) {
            case 0u: {
                xs_0[index] = value_2;
            }
            case 1u: {
                xs_1[index] = value_2;
            }
            default: {
                xs_2[index] = value_2;
            }
        }
    }
    let slice_5 = min(n, 2u);
    var element_2: u32;
    switch (slice_5) {
        case 0u: {
            element_2 = xs_0[0u];
        }
        case 1u: {
            element_2 = xs_1[0u];
        }
        default: {
            element_2 = xs_2[0u];
        }
    }
    let value_2 = element_2;
    switch (slice_5) {
        case 0u: {
            xs_0[1u] += value_2;
        }
        case 1u: {
            xs_1[1u] += value_2;
        }
        default: {
            xs_2[1u] += value_2;
        }
    }
    switch (slice_5) {
        case 0u: {
            xs_0[2u] += 3u;
        }
        case 1u: {
            xs_1[2u] += 3u;
        }
        default: {
            xs_2[2u] += 3u;
        }
    }
    let slice_6 = (n + 1u) % 3u;
    let value_3 = 6u;
    switch (slice_6) {
        case 0u: {
            xs_0[1u] = value_3;
        }
        case 1u: {
            xs_1[1u] = value_3;
        }
        default: {
            xs_2[1u] = value_3;
        }
    }
    var element_3: u32;
    switch (slice_6) {
        case 0u: {
            element_3 = xs_0[1u];
        }
        case 1u: {
            element_3 = xs_1[1u];
        }
        default: {
            element_3 = xs_2[1u];
        }
    }
    let value_4 = element_3;
    switch (slice_6) {
        case 0u: {
            xs_0[0u] += value_4;
        }
        case 1u: {
            xs_1[0u] += value_4;
        }
        default: {
            xs_2[0u] += value_4;
        }
    }
    let slice_7 = min(n, 2u);
    let value_5 = 7u;
    switch (slice_7) {
        case 0u: {
            xs_0[1u] = value_5;
        }
        case 1u: {
            xs_1[1u] = value_5;
        }
        default: {
            xs_2[1u] = value_5;
        }
    }
    var element_4: u32;
    switch (slice_7) {
        case 0u: {
            element_4 = xs_0[1u];
        }
        case 1u: {
            element_4 = xs_1[1u];
        }
        default: {
            element_4 = xs_2[1u];
        }
    }
    let value_6 = element_4;
    switch (slice_7) {
        case 0u: {
            xs_0[0u] += value_6;
        }
        case 1u: {
            xs_1[0u] += value_6;
        }
        default: {
            xs_2[0u] += value_6;
        }
    }
    let n_1 = n + 3u;
    let slice_8 = n_1 % 3u;
    let index = n_1 % 2u;
    switch (slice_8) {
        case 0u: {
            xs_0[index] += 5u;
        }
        case 1u: {
            xs_1[index] += 5u;
        }
        default: {
            xs_2[index] += 5u;
        }
    }
    let slice_9 = (n + 2u) % 3u;
    var slice_len_4: u32;
    switch (slice_9) {
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
    let index_1 = 1u + min(1u, max(max(slice_len_4, 1u) - 1u, 1u) - 1u);
    switch (slice_9) {
        case 0u: {
            xs_0[index_1] = 11u;
        }
        case 1u: {
            xs_1[index_1] = 11u;
        }
        default: {
            xs_2[index_1] = 11u;
        }
    }
    switch (slice_9) {
        case 0u: {
            xs_0[1u] -= 1u;
        }
        case 1u: {
            xs_1[1u] -= 1u;
        }
        default: {
            xs_2[1u] -= 1u;
        }
    }
    let slice_10 = min(n, 2u);
    var slice_len_5: u32;
    switch (slice_10) {
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
    let len_1 = slice_len_5;
    if (2u < len_1) {
        switch (slice_10) {
            case 0u: {
                if (2u < params.xs_0_len) {
                    xs_0[2u] += 2u;
                }
            }
            case 1u: {
                if (2u < params.xs_1_len) {
                    xs_1[2u] += 2u;
                }
            }
            default: {
                if (2u < params.xs_2_len) {
                    xs_2[2u] += 2u;
                }
            }
        }
    }
    let slice_11 = min(n, 2u);
    var slice_len_6: u32;
    switch (slice_11) {
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
    let len_2 = slice_len_6;
    let last = len_2 - 1u;
    if (last < len_2) {
        switch (slice_11) {
            case 0u: {
                if (last < params.xs_0_len) {
                    xs_0[last] *= 2u;
                }
            }
            case 1u: {
                if (last < params.xs_1_len) {
                    xs_1[last] *= 2u;
                }
            }
            default: {
                if (last < params.xs_2_len) {
                    xs_2[last] *= 2u;
                }
            }
        }
    }
    let index_2 = n + 1u;
    let is_some = index_2 < 3u;
    let slice_12 = min(index_2, 2u);
    if (is_some) {
        switch (slice_12) {
            case 0u: {
                xs_0[0u] = 50u;
            }
            case 1u: {
                xs_1[0u] = 50u;
            }
            default: {
                xs_2[0u] = 50u;
            }
        }
    }
    let slice_13 = min(n, 2u);
    var slice_len_7: u32;
    switch (slice_13) {
        case 0u: {
            slice_len_7 = params.xs_0_len;
        }
        case 1u: {
            slice_len_7 = params.xs_1_len;
        }
        default: {
            slice_len_7 = params.xs_2_len;
        }
    }
    let len_3 = slice_len_7;
    let middle = min(1u, len_3);
    let index_3 = middle + min(1u, max(max(len_3, middle) - middle, 1u) - 1u);
    var element_5: u32;
    switch (slice_13) {
        case 0u: {
            element_5 = xs_0[index_3];
        }
        case 1u: {
            element_5 = xs_1[index_3];
        }
        default: {
            element_5 = xs_2[index_3];
        }
    }
    let value_7 = element_5;
    switch (slice_13) {
        case 0u: {
            xs_0[0u] += value_7;
        }
        case 1u: {
            xs_1[0u] += value_7;
        }
        default: {
            xs_2[0u] += value_7;
        }
    }
    switch (slice_13) {
        case 0u: {
            xs_0[middle] -= 1u;
        }
        case 1u: {
            xs_1[middle] -= 1u;
        }
        default: {
            xs_2[middle] -= 1u;
        }
    }
    let slice_14 = min(n, 2u);
    let new_ = 60u;
    var element_6: u32;
    switch (slice_14) {
        case 0u: {
            element_6 = xs_0[1u];
        }
        case 1u: {
            element_6 = xs_1[1u];
        }
        default: {
            element_6 = xs_2[1u];
        }
    }
    let old_1 = element_6;
    switch (slice_14) {
        case 0u: {
            xs_0[1u] = new_;
        }
        case 1u: {
            xs_1[1u] = new_;
        }
        default: {
            xs_2[1u] = new_;
        }
    }
    let old = old_1;
    let slice_15 = (n + 1u) % 3u;
    switch (slice_15) {
        case 0u: {
            xs_0[2u] += old;
        }
        case 1u: {
            xs_1[2u] += old;
        }
        default: {
            xs_2[2u] += old;
        }
    }
}
