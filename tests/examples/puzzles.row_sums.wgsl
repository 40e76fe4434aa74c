// The kernel `row_sums`.
//
// Puzzle 13: one sum per row of a matrix with four rows, a workgroup to each row.

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 8>;

const N_ROWS: u32 = 4u;

@compute @workgroup_size(8)
fn row_sums(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n_columns = params.a_len / N_ROWS;
    let column = local_invocation_index;
    let row = workgroup_id.y;
    var value: f32;
    if (column < n_columns) {
        value = a[row * n_columns + column];
    } else {
        value = 0.0f;
    }
    cache[column] = value;
    workgroupBarrier();
    var skip = 4u;
    while (skip > 0u) {
        if (column < skip) {
            cache[column] += cache[column + skip];
        }
        workgroupBarrier();
        skip /= 2u;
    }
    if (column == 0u) {
        out[row] = cache[0u];
    }
}
