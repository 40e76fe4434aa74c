// The kernel `imported_names`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

fn mix_(n: u32) -> u32 {
    return n ^ (n >> 7u);
}

@compute @workgroup_size(1)
fn imported_names() {
    let value = mix_(params.n + 1u);
    out[0u] = value;
}
