// The kernel `written_slices`.

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn written(n: u32) {
    var own = array<u32, 4>(n, 2u, 3u, 4u);
    filled(&own, 5u);
    var rest_start: u32;
    var rest_end: u32;
    rest_start = 0u;
    rest_end = 4u;
    let start = rest_start;
    own[start] += 1u;
    let start_1 = rest_start;
    let end = rest_end;
    let start_2 = start_1 + 2u;
    rest_start = start_2;
    rest_end = end;
    let start_3 = rest_start;
    own[start_3] += 3u;
    filled_1(n);
    var slice_start: u32;
    var slice_end: u32;
    if (n > 2u) {
        slice_start = 0u;
        slice_end = 2u;
    } else {
        slice_start = 3u;
        slice_end = params.x_len;
    }
    let start_4 = slice_start;
    let end_1 = slice_end;
    let value = sum(own);
    x[start_4] += value;
    let len = max(end_1, start_4) - start_4;
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index = start_4 + position;
        let index_1 = start_4 + (len - 1u - position);
        let swapped = x[min(index, arrayLength(&x) - 1u)];
        x[min(index, arrayLength(&x) - 1u)] = x[min(index_1, arrayLength(&x) - 1u)];
        x[min(index_1, arrayLength(&x) - 1u)] = swapped;
    }
}

fn filled(rest: ptr<function, array<u32, 4>>, n: u32) {
    var rest_start: u32;
    var rest_end: u32;
    rest_start = 0u;
    rest_end = 4u;
    loop {
        let start = rest_start;
        let end = rest_end;
        if (max(end, start) - start > 2u) {
            let start_1 = rest_start;
            let end_1 = rest_end;
            let len = max(end_1, start_1) - start_1;
            let middle = min(2u, len);
            let start_2 = start_1 + 0u;
            let end_2 = start_1 + middle;
            let start_3 = start_1 + middle;
            let end_3 = start_1 + len;
            (*rest)[start_2] += n;
            (*rest)[start_2 + 1u] = (*rest)[start_3];
            rest_start = start_3;
            rest_end = end_3;
        } else {
            break;
        }
    }
    let start = rest_start;
    let end = rest_end;
    let len = max(end, start) - start;
    let index = start + min(rust_value_u32(0u), 3u);
    if (0u < len) {
        (*rest)[index] = 100u;
    }
}

fn filled_1(n: u32) {
    var rest_start: u32;
    var rest_end: u32;
    rest_start = 0u;
    rest_end = params.x_len;
    loop {
        let start = rest_start;
        let end = rest_end;
        if (max(end, start) - start > 2u) {
            let start_1 = rest_start;
            let end_1 = rest_end;
            let len = max(end_1, start_1) - start_1;
            let middle = min(2u, len);
            let start_2 = start_1 + 0u;
            let end_2 = start_1 + middle;
            let start_3 = start_1 + middle;
            let end_3 = start_1 + len;
            x[min(start_2, arrayLength(&x) - 1u)] += n;
            x[min(start_2 + min(1u, max(max(end_2, start_2) - start_2, 1u) - 1u), arrayLength(&x) - 1u)] = x[min(start_3, arrayLength(&x) - 1u)];
            rest_start = start_3;
            rest_end = end_3;
        } else {
            break;
        }
    }
    let start = rest_start;
    let end = rest_end;
    let len = max(end, start) - start;
    let index = start + 0u;
    if (0u < len) {
        x[min(index, arrayLength(&x) - 1u)] = 100u;
    }
}

fn sum(x_1: array<u32, 4>) -> u32 {
    var folded = 0u;
    for (var position = 0u; position < 4u; position++) {
        let a = folded;
        folded = ((a * 3u) + x_1[position]);
    }
    return folded;
}

@compute @workgroup_size(1)
fn written_slices() {
    written(params.n);
}
