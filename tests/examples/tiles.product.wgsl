// The kernel `product`.
//
// Computes `c = a * b`. The number of rows of `a` and `c` is a multiple of [`TILE_SIZE`].

@group(0) @binding(0) var<storage, read> a: array<array<f32, 512>>;
@group(0) @binding(1) var<storage, read> b: array<array<f32, 256>>;
@group(0) @binding(2) var<storage, read_write> c: array<array<f32, 256>>;

var<workgroup> a_tile: array<array<f32, 16>, 16>;
var<workgroup> b_tile: array<array<f32, 16>, 16>;

const TILE_SIZE: u32 = 16u;
const K: u32 = 512u;

fn row_by_column(row_index: u32, column: u32) -> f32 {
    var sum = 0.0f;
    for (var k = 0u; k < TILE_SIZE; k++) {
        sum += a_tile[row_index][k] * b_tile[k][column];
    }
    return sum;
}

@compute @workgroup_size(16, 16)
fn product(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let parts = global_invocation_id;
    let column = parts.x;
    let row = parts.y;
    let local = local_invocation_id;
    var sum = 0.0f;
    let end = K / TILE_SIZE;
    for (var tile = 0u; tile < end; tile++) {
        a_tile[local.y][local.x] = a[row][tile * TILE_SIZE + local.x];
        b_tile[local.y][local.x] = b[tile * TILE_SIZE + local.y][column];
        workgroupBarrier();
        let value = row_by_column(local.y, local.x);
        sum += value;
        workgroupBarrier();
    }
    c[row][column] = sum;
}
