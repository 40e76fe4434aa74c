// The kernel `no_memory`.
//
// Only a value is used.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> _out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn no_memory() {
    _ = params.n + 1u;
}
