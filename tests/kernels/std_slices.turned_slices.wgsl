// The kernel `turned_slices`.

struct Params {
    by: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

fn turned(by: u32) {
    rotate_left(by);
    let by_1 = by / 2u;
    let rest = max(params.x_len, 1u) - 1u - by_1;
    let end = 1u + min(rest, max(params.x_len, 1u) - 1u);
    let len = max(end, 1u) - 1u;
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index = 1u + position;
        let index_1 = 1u + (len - 1u - position);
        let swapped = x[index];
        x[index] = x[index_1];
        x[index_1] = swapped;
    }
    let start = 1u + rest;
    let len_1 = max(params.x_len, start) - start;
    let half_1 = len_1 / 2u;
    for (var position = 0u; position < half_1; position++) {
        let index = start + position;
        let index_1 = start + (len_1 - 1u - position);
        let swapped = x[index];
        x[index] = x[index_1];
        x[index_1] = swapped;
    }
    let len_2 = max(params.x_len, 1u) - 1u;
    let half_2 = len_2 / 2u;
    for (var position = 0u; position < half_2; position++) {
        let index = 1u + position;
        let index_1 = 1u + (len_2 - 1u - position);
        let swapped = x[index];
        x[index] = x[index_1];
        x[index_1] = swapped;
    }
    var own = array<u32, 5>(1u, 2u, 3u, 4u, 5u);
    rotate_right(&own, by);
    let by_2 = by / 3u;
    let end_1 = min(by_2, 4u);
    let half_3 = end_1 / 2u;
    for (var position = 0u; position < half_3; position++) {
        let index = end_1 - 1u - position;
        let swapped = own[position];
        own[position] = own[index];
        own[index] = swapped;
    }
    let len_3 = max(4u, by_2) - by_2;
    let half_4 = len_3 / 2u;
    for (var position = 0u; position < half_4; position++) {
        let index = by_2 + position;
        let index_1 = by_2 + (len_3 - 1u - position);
        let swapped = own[index];
        own[index] = own[index_1];
        own[index_1] = swapped;
    }
    let half_5 = 4u / 2u;
    for (var position = 0u; position < half_5; position++) {
        let index = 4u - 1u - position;
        let swapped = own[position];
        own[position] = own[index];
        own[index] = swapped;
    }
    x[0u] += own[0u] * 1000u + own[1u] * 100u;
}

fn rotate_left(by: u32) {
    let end = min(by, params.x_len);
    let half = end / 2u;
    for (var position = 0u; position < half; position++) {
        let index = end - 1u - position;
        let swapped = x[position];
        x[position] = x[index];
        x[index] = swapped;
    }
    let len = max(params.x_len, by) - by;
    let half_1 = len / 2u;
    for (var position = 0u; position < half_1; position++) {
        let index = by + position;
        let index_1 = by + (len - 1u - position);
        let swapped = x[index];
        x[index] = x[index_1];
        x[index_1] = swapped;
    }
    let half_2 = params.x_len / 2u;
    for (var position = 0u; position < half_2; position++) {
        let index = params.x_len - 1u - position;
        let swapped = x[position];
        x[position] = x[index];
        x[index] = swapped;
    }
}

fn rotate_right(slice: ptr<function, array<u32, 5>>, by: u32) {
    let rest = 5u - by;
    let end = min(rest, 5u);
    let half = end / 2u;
    for (var position = 0u; position < half; position++) {
        let index = end - 1u - position;
        let swapped = (*slice)[position];
        (*slice)[position] = (*slice)[index];
        (*slice)[index] = swapped;
    }
    let len = max(5u, rest) - rest;
    let half_1 = len / 2u;
    for (var position = 0u; position < half_1; position++) {
        let index = rest + position;
        let index_1 = rest + (len - 1u - position);
        let swapped = (*slice)[index];
        (*slice)[index] = (*slice)[index_1];
        (*slice)[index_1] = swapped;
    }
    let half_2 = 5u / 2u;
    for (var position = 0u; position < half_2; position++) {
        let index = 5u - 1u - position;
        let swapped = (*slice)[position];
        (*slice)[position] = (*slice)[index];
        (*slice)[index] = swapped;
    }
}

@compute @workgroup_size(1)
fn turned_slices() {
    turned(params.by);
}
