// The kernel `matmul`.
//
// Computes the m×n matrix `c = a * b` from the m×k matrix `a` and the k×n matrix `b`, all stored
// row by row.

struct Params {
    m: u32,
    n: u32,
    k: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> a_tile: array<array<f32, 16>, 16>;
var<workgroup> b_tile: array<array<f32, 16>, 16>;

const TILE: u32 = 16u;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(16, 16)
fn matmul(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let row = global_invocation_id.y;
    let column = global_invocation_id.x;
    let local = local_invocation_id;
    var sum = 0.0f;
    let end = rust_div_ceil_u32(params.k, TILE);
    for (var tile = 0u; tile < end; tile++) {
        let a_column = tile * TILE + local.x;
        let b_row = tile * TILE + local.y;
        var value: f32;
        if (row < params.m && a_column < params.k) {
            value = a[row * params.k + a_column];
        } else {
            value = 0.0f;
        }
        a_tile[local.y][local.x] = value;
        var value_1: f32;
        if (b_row < params.k && column < params.n) {
            value_1 = b[b_row * params.n + column];
        } else {
            value_1 = 0.0f;
        }
        b_tile[local.y][local.x] = value_1;
        workgroupBarrier();
        for (var i = 0u; i < TILE; i++) {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroupBarrier();
    }
    if (row < params.m && column < params.n) {
        c[row * params.n + column] = sum;
    }
}
