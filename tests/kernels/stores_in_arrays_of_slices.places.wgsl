// The kernel `places`.
//
// Functions that return references.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read_write> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read_write> xs_2: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn places() {
    let n = params.n;
    let slice = min(n, 2u);
    let i = 0u;
    switch (slice) {
        case 0u: {
            xs_0[i] += 1u;
        }
        case 1u: {
            xs_1[i] += 1u;
        }
        default: {
            xs_2[i] += 1u;
        }
    }
    let slice_1 = (n + 1u) % 3u;
    let i_1 = 1u;
    switch (slice_1) {
        case 0u: {
            xs_0[i_1] = 3u;
        }
        case 1u: {
            xs_1[i_1] = 3u;
        }
        default: {
            xs_2[i_1] = 3u;
        }
    }
    switch (slice_1) {
        case 0u: {
            xs_0[i_1] += 2u;
        }
        case 1u: {
            xs_1[i_1] += 2u;
        }
        default: {
            xs_2[i_1] += 2u;
        }
    }
    for (var element = 0u; element < 3u; element++) {
        let slice_2 = element;
        let i_2 = 2u;
        switch (slice_2) {
            case 0u: {
                xs_0[i_2] *= 2u;
            }
            case 1u: {
                xs_1[i_2] *= 2u;
            }
            default: {
                xs_2[i_2] *= 2u;
            }
        }
    }
    let is_some = n < 3u;
    let slice_2 = min(n, 2u);
    if (is_some) {
        let i_2 = 1u;
        switch (slice_2) {
            case 0u: {
                xs_0[i_2] += 7u;
            }
            case 1u: {
                xs_1[i_2] += 7u;
            }
            default: {
                xs_2[i_2] += 7u;
            }
        }
    }
    let slice_3 = min(n, 2u);
    let i_2 = 1u;
    var element: u32;
    switch (slice_3) {
        case 0u: {
            element = xs_0[i_2];
        }
        case 1u: {
            element = xs_1[i_2];
        }
        default: {
            element = xs_2[i_2];
        }
    }
    let operand = element;
    let slice_4 = min(n, 2u);
    let i_3 = 2u;
    var element_1: u32;
    switch (slice_4) {
        case 0u: {
            element_1 = xs_0[i_3];
        }
        case 1u: {
            element_1 = xs_1[i_3];
        }
        default: {
            element_1 = xs_2[i_3];
        }
    }
    let sum = operand + element_1;
    let slice_5 = (n + 2u) % 3u;
    switch (slice_5) {
        case 0u: {
            xs_0[0u] = sum;
        }
        case 1u: {
            xs_1[0u] = sum;
        }
        default: {
            xs_2[0u] = sum;
        }
    }
}
