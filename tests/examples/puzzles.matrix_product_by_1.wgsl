// The kernel `matrix_product_by_1`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> a_tile: array<array<f32, 1>, 1>;
var<workgroup> b_tile: array<array<f32, 1>, 1>;

@compute @workgroup_size(1)
fn matrix_product_by_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let column = global_invocation_id.x;
    let row = global_invocation_id.y;
    let local = local_invocation_id;
    var sum = 0.0f;
    var k = 0u;
    if (k < params.n) {
        loop {
            let a_column = k + local.x;
            let b_row = k + local.y;
            var value: f32;
            if (row < params.n && a_column < params.n) {
                value = a[row * params.n + a_column];
            } else {
                value = 0.0f;
            }
            a_tile[local.y][local.x] = value;
            var value_1: f32;
            if (b_row < params.n && column < params.n) {
                value_1 = b[b_row * params.n + column];
            } else {
                value_1 = 0.0f;
            }
            b_tile[local.y][local.x] = value_1;
            workgroupBarrier();
            for (var i = 0u; i < 1u; i++) {
                sum += a_tile[local.y][i] * b_tile[i][local.x];
            }
            workgroupBarrier();
            continuing {
                let k_last = params.n - k <= 1u;
                k += 1u;
                break if k_last;
            }
        }
    }
    if (row < params.n && column < params.n) {
        out[row * params.n + column] = sum;
    }
}
