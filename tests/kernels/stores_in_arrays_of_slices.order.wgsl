// The kernel `order`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> xs_0: array<u32>;
@group(0) @binding(1) var<storage, read_write> xs_1: array<u32>;
@group(0) @binding(2) var<storage, read_write> xs_2: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn next(state: ptr<function, u32>) -> u32 {
    *state += 1u;
    return (*state) % 3u;
}

@compute @workgroup_size(1)
fn order() {
    let n = params.n;
    var state = n;
    let result = next(&state);
    let result_1 = next(&state);
    let slice = result_1;
    let result_2 = next(&state);
    let value = result;
    switch (slice) {
        case 0u: {
            xs_0[result_2] = value;
        }
        case 1u: {
            xs_1[result_2] = value;
        }
        default: {
            xs_2[result_2] = value;
        }
    }
    let result_3 = next(&state);
    let value_1 = 10u * result_3 + 20u;
    let result_4 = next(&state);
    let slice_1 = result_4;
    let result_5 = next(&state);
    switch (slice_1) {
        case 0u: {
            xs_0[result_5] += value_1;
        }
        case 1u: {
            xs_1[result_5] += value_1;
        }
        default: {
            xs_2[result_5] += value_1;
        }
    }
    let slice_2 = min(n, 2u);
    var element: u32;
    switch (slice_2) {
        case 0u: {
            element = xs_0[2u];
        }
        case 1u: {
            element = xs_1[2u];
        }
        default: {
            element = xs_2[2u];
        }
    }
    let value_2 = element + 1u;
    let slice_3 = min(n, 2u);
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
    let slice_4 = element_1 % 3u;
    let slice_5 = min(n, 2u);
    var element_2: u32;
    switch (slice_5) {
        case 0u: {
            element_2 = xs_0[1u];
        }
        case 1u: {
            element_2 = xs_1[1u];
        }
        default: {
            element_2 = xs_2[1u];
        }
    }
    let index = element_2 % 3u;
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
    var value_3: u32;
    if (xs_0[1u] > 2u) {
        let slice_6 = min(n, 2u);
        var element_3: u32;
        switch (slice_6) {
            case 0u: {
                element_3 = xs_0[0u];
            }
            case 1u: {
                element_3 = xs_1[0u];
            }
            default: {
                element_3 = xs_2[0u];
            }
        }
        value_3 = element_3;
    } else {
        value_3 = 100u;
    }
    let slice_6 = min(n, 2u);
    let value_4 = value_3;
    switch (slice_6) {
        case 0u: {
            xs_0[n] = value_4;
        }
        case 1u: {
            xs_1[n] = value_4;
        }
        default: {
            xs_2[n] = value_4;
        }
    }
    let value_5 = state;
    let slice_7 = min(n, 2u);
    var value_6: u32;
    state += 1u;
    value_6 = state % 2u;
    let index_1 = value_6;
    switch (slice_7) {
        case 0u: {
            xs_0[index_1] *= value_5;
        }
        case 1u: {
            xs_1[index_1] *= value_5;
        }
        default: {
            xs_2[index_1] *= value_5;
        }
    }
}
