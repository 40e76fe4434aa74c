// The kernel `loops`.

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

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(1)
fn loops() {
    let n = params.n;
    for (var i = 0u; i < 3u; i++) {
        let slice = i;
        let value = i;
        switch (slice) {
            case 0u: {
                xs_0[0u] += value;
            }
            case 1u: {
                xs_1[0u] += value;
            }
            default: {
                xs_2[0u] += value;
            }
        }
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
            switch (slice) {
                case 0u: {
                    if (element < params.xs_0_len) {
                        xs_0[element] += 1u;
                    }
                }
                case 1u: {
                    if (element < params.xs_1_len) {
                        xs_1[element] += 1u;
                    }
                }
                default: {
                    if (element < params.xs_2_len) {
                        xs_2[element] += 1u;
                    }
                }
            }
        }
    }
    for (var element = 0u; element < 3u; element++) {
        let slice = 3u - 1u - element;
        switch (slice) {
            case 0u: {
                xs_0[1u] *= 2u;
            }
            case 1u: {
                xs_1[1u] *= 2u;
            }
            default: {
                xs_2[1u] *= 2u;
            }
        }
    }
    let slice = min(n, 2u);
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
    let len = slice_len;
    let len_1 = len - min(len, 1u);
    for (var element = 0u; element < len_1; element++) {
        let index = element + 1u;
        switch (slice) {
            case 0u: {
                if (index < params.xs_0_len) {
                    xs_0[index] += 100u;
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    xs_1[index] += 100u;
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    xs_2[index] += 100u;
                }
            }
        }
    }
    let slice_1 = (n + 1u) % 3u;
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
    let len_2 = slice_len_1;
    for (var j = 0u; j < len_2; j++) {
        let index = len_2 - 1u - j;
        var element: u32;
        switch (slice_1) {
            case 0u: {
                if (index < params.xs_0_len) {
                    element = xs_0[index];
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    element = xs_1[index];
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    element = xs_2[index];
                }
            }
        }
        let value = element * 3u + j;
        switch (slice_1) {
            case 0u: {
                if (index < params.xs_0_len) {
                    xs_0[index] = value;
                }
            }
            case 1u: {
                if (index < params.xs_1_len) {
                    xs_1[index] = value;
                }
            }
            default: {
                if (index < params.xs_2_len) {
                    xs_2[index] = value;
                }
            }
        }
    }
    let slice_2 = min(n, 2u);
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
    let len_3 = rust_div_ceil_u32(slice_len_2, 2u);
    for (var element = 0u; element < len_3; element++) {
        let from_ = element * 2u;
        switch (slice_2) {
            case 0u: {
                xs_0[from_] += 1000u;
            }
            case 1u: {
                xs_1[from_] += 1000u;
            }
            default: {
                xs_2[from_] += 1000u;
            }
        }
    }
}
