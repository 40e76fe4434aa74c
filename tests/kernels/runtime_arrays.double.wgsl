// The kernel `double`.
//
// Takes the elements of another kernel's struct for a slice.

struct Params {
    cells_len: u32,
}

@group(0) @binding(0) var<storage, read_write> cells: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(4)
fn double(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.cells_len) {
        cells[i] *= 2u;
    }
}
