// The kernel `moved_elements`.

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

fn moved(n: u32) {
    let n_1 = n;
    let len = params.x_len;
    let end = min(len - n_1, params.x_len);
    let len_1 = min(max(params.x_len, n_1) - n_1, end);
    if (0u < n_1) {
        for (var position = 0u; position < len_1; position++) {
            let index = len_1 - position - 1u;
            let index_1 = n_1 + index;
            x[index_1] = x[index];
        }
    } else {
        for (var position = 0u; position < len_1; position++) {
            let index = n_1 + position;
            x[index] = x[position];
        }
    }
    let len_2 = min(max(params.x_len, 0u) - 0u, max(params.x_len, n_1) - n_1);
    if (n_1 < 0u) {
        for (var position = 0u; position < len_2; position++) {
            let index = len_2 - position - 1u;
            let index_1 = n_1 + index;
            let index_2 = 0u + index;
            x[index_2] = x[index_1];
        }
    } else {
        for (var position = 0u; position < len_2; position++) {
            let index = n_1 + position;
            let index_1 = 0u + position;
            x[index_1] = x[index];
        }
    }
    let start = 1u + 1u;
    let end_1 = 1u + min(3u, max(params.x_len, 1u) - 1u);
    let start_1 = 1u + 0u;
    let end_2 = 1u + (max(params.x_len, 1u) - 1u);
    let len_3 = min(max(end_2, start_1) - start_1, max(end_1, start) - start);
    if (start < start_1) {
        for (var position = 0u; position < len_3; position++) {
            let index = len_3 - position - 1u;
            let index_1 = start + index;
            let index_2 = start_1 + index;
            x[index_2] = x[index_1];
        }
    } else {
        for (var position = 0u; position < len_3; position++) {
            let index = start + position;
            let index_1 = start_1 + position;
            x[index_1] = x[index];
        }
    }
    let end_3 = 1u + 3u;
    let start_2 = 1u + 1u;
    let end_4 = 1u + (max(params.x_len, 1u) - 1u);
    let len_4 = min(max(end_4, start_2) - start_2, max(end_3, 1u) - 1u);
    if (1u < start_2) {
        for (var position = 0u; position < len_4; position++) {
            let index = len_4 - position - 1u;
            let index_1 = 1u + index;
            let index_2 = start_2 + index;
            x[index_2] = x[index_1];
        }
    } else {
        for (var position = 0u; position < len_4; position++) {
            let index = 1u + position;
            let index_1 = start_2 + position;
            x[index_1] = x[index];
        }
    }
    let fits = params.x_len >= 1u;
    if (fits) {
        x[0u] += 100u;
    }
}

@compute @workgroup_size(1)
fn moved_elements() {
    moved(params.n);
}
