// The kernel `look`.
//
// Only read; members of every kind ahead of the elements.

struct Table {
    scale: f32,
    @align(16) rows: array<vec2<f32>, 2>,
    cells: array<u32>,
}

struct Params {
    n: u32,
    table_cells_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> table: Table;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn look(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len && i < params.table_cells_len) {
        let rows = table.rows;
        out[i] = f32(table.cells[i]) * table.scale + rows[i % 2u].y + f32(params.table_cells_len) * 1000.0f;
        if (params.n < params.table_cells_len) {
            out[i] += f32(table.cells[params.n]) / 4.0f;
        }
    }
}
