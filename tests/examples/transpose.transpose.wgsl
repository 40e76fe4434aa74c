// The kernel `transpose`.
//
// Writes the transpose of the `height`×`width` matrix `input` to `output`; both are stored row by
// row.

struct Params {
    width: u32,
    height: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> output: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> tile: array<array<f32, 17>, 16>;

const TILE: u32 = 16u;

@compute @workgroup_size(16, 16)
fn transpose_(
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let workgroup_ = workgroup_id;
    let local = local_invocation_id;
    let column = workgroup_.x * TILE + local.x;
    let row = workgroup_.y * TILE + local.y;
    if (column < params.width && row < params.height) {
        tile[local.y][local.x] = input[row * params.width + column];
    }
    workgroupBarrier();
    let column_1 = workgroup_.y * TILE + local.x;
    let row_1 = workgroup_.x * TILE + local.y;
    if (column_1 < params.height && row_1 < params.width) {
        output[row_1 * params.height + column_1] = tile[local.x][local.y];
    }
}
