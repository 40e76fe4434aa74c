// The kernel `quarters`.
//
// Each workgroup sorts its part of memory by quarters, and merges what it finds.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> tile: array<u32, 64>;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(4)
fn quarters(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let local = local_invocation_index;
    let group = workgroup_id.x;
    for (var i = 0u; i < 16u; i++) {
        tile[i * 4u + local] = x[group * 64u + i * 4u + local];
    }
    workgroupBarrier();
    let start = local * 16u;
    let end = local * 16u + 16u;
    let n = max(end, start) - start;
    for (var i = 1u; i < n; i++) {
        var at = i;
        while (at > 0u && tile[start + (at - 1u)] > tile[start + at]) {
            let index = at - 1u;
            let index_1 = at;
            let index_2 = start + index;
            let index_3 = start + index_1;
            let swapped = tile[index_2];
            tile[index_2] = tile[index_3];
            tile[index_3] = swapped;
            at -= 1u;
        }
    }
    workgroupBarrier();
    let value = 500u;
    var value_1: u32;
    loop {
        let n_1 = 16u;
        var low = 0u;
        var high = n_1;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (tile[middle] < value) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_1 = low;
        break;
    }
    let operand = value_1;
    let value_2 = 500u;
    var value_3: u32;
    loop {
        let n_1 = max(rust_value_u32(32u), 16u) - 16u;
        var low = 0u;
        var high = n_1;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (tile[16u + middle] < value_2) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_3 = low;
        break;
    }
    let operand_1 = operand + value_3;
    let value_4 = 500u;
    var value_5: u32;
    loop {
        let n_1 = max(rust_value_u32(48u), 32u) - 32u;
        var low = 0u;
        var high = n_1;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (tile[32u + middle] < value_4) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_5 = low;
        break;
    }
    let operand_2 = operand_1 + value_5;
    let value_6 = 500u;
    var value_7: u32;
    loop {
        let n_1 = max(rust_value_u32(64u), 48u) - 48u;
        var low = 0u;
        var high = n_1;
        while (low < high) {
            let middle = (low + high) / 2u;
            if (tile[48u + middle] < value_6) {
                low = middle + 1u;
            } else {
                high = middle;
            }
        }
        value_7 = low;
        break;
    }
    let all_ = operand_2 + value_7;
    let at = (group * 4u + local) * 3u;
    out[at] = tile[local * 16u];
    out[at + 1u] = all_;
    let start_1 = group * 64u;
    let start_2 = start_1 + local * 2u;
    let end_1 = start_1 + min(local * 2u + 3u, max(params.x_len, start_1) - start_1);
    var sum = 0u;
    for (var position = start_2; position < end_1; position++) {
        let term = x[position];
        sum += term;
    }
    out[at + 2u] = sum;
}
