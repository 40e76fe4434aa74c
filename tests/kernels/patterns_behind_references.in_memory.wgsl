// The kernel `in_memory`.
//
// Each invocation takes its own element apart.

struct Params {
    rows_len: u32,
}

@group(0) @binding(0) var<storage, read_write> rows: array<array<u32, 3>>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(4)
fn in_memory(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.rows_len) {
        rows[i][1u] += rows[i][0u];
        rows[i][0u] = rows[i][1u + 1u];
        let index = 3u - 2u;
        let index_1 = 3u - 1u;
        let swapped = rows[i][index];
        rows[i][index] = rows[i][index_1];
        rows[i][index_1] = swapped;
    }
}
