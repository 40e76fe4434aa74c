// The kernel `total::<Greatest>`.

struct Params {
    values_len: u32,
}

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> total: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

fn Greatest_add_all(total_index: u32) {
    for (var element = 0u; element < params.values_len; element++) {
        Greatest_add(total_index, values[element]);
    }
}

fn Greatest_add(total_index: u32, value: u32) {
    atomicMax(&total[total_index], value);
}

@compute @workgroup_size(1)
fn total_1() {
    Greatest_add_all(0u);
}
