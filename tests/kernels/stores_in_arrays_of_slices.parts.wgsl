// The kernel `parts`.
//
// Local arrays of slices.

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn parts() {
    var own = array<u32, 2>(5u, 6u);
    let slice = params.n % 3u;
    var slice_start: u32;
    switch (slice) {
        case 0u: {
            slice_start = 1u;
        }
        case 1u: {
            slice_start = 0u;
        }
        default: {
            slice_start = 0u;
        }
    }
    var slice_end: u32;
    switch (slice) {
        case 0u: {
            slice_end = params.x_len;
        }
        case 1u: {
            slice_end = 3u;
        }
        default: {
            slice_end = 2u;
        }
    }
    let index = slice_start + min(params.n % 2u, max(max(slice_end, slice_start) - slice_start, 1u) - 1u);
    switch (slice) {
        case 0u: {
            x[index] = 9u;
        }
        case 1u: {
            y[index] = 9u;
        }
        default: {
            own[min(index, 1u)] = 9u;
        }
    }
    let slice_1 = (params.n + 1u) % 3u;
    var slice_start_1: u32;
    switch (slice_1) {
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
    var slice_end_1: u32;
    switch (slice_1) {
        case 0u: {
            slice_end_1 = params.x_len;
        }
        case 1u: {
            slice_end_1 = 3u;
        }
        default: {
            slice_end_1 = 2u;
        }
    }
    let index_1 = slice_start_1 + min(1u, max(max(slice_end_1, slice_start_1) - slice_start_1, 1u) - 1u);
    switch (slice_1) {
        case 0u: {
            x[index_1] += 2u;
        }
        case 1u: {
            y[index_1] += 2u;
        }
        default: {
            own[min(index_1, 1u)] += 2u;
        }
    }
    for (var element = 0u; element < 3u; element++) {
        let slice_2 = element;
        var slice_start_2: u32;
        switch (slice_2) {
            case 0u: {
                slice_start_2 = 1u;
            }
            case 1u: {
                slice_start_2 = 0u;
            }
            default: {
                slice_start_2 = 0u;
            }
        }
        let start = slice_start_2;
        switch (slice_2) {
            case 0u: {
                x[start] += 1u;
            }
            case 1u: {
                y[start] += 1u;
            }
            default: {
                own[start] += 1u;
            }
        }
    }
    y[3u] = own[0u] * 10u + own[1u];
}
