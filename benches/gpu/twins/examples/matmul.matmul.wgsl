struct Sizes { m: u32, n: u32, k: u32 }

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> sizes: Sizes;

var<workgroup> a_tile: array<array<f32, 16>, 16>;
var<workgroup> b_tile: array<array<f32, 16>, 16>;

@compute @workgroup_size(16, 16)
fn matmul(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let row = id.y;
    let column = id.x;
    var sum = 0.0;
    for (var start = 0u; start < sizes.k; start += 16u) {
        let a_column = start + local.x;
        let b_row = start + local.y;
        var left = 0.0;
        if (row < sizes.m && a_column < sizes.k) {
            left = a[row * sizes.k + a_column];
        }
        var right = 0.0;
        if (b_row < sizes.k && column < sizes.n) {
            right = b[b_row * sizes.n + column];
        }
        a_tile[local.y][local.x] = left;
        b_tile[local.y][local.x] = right;
        workgroupBarrier();
        for (var i = 0u; i < 16u; i++) {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroupBarrier();
    }
    if (row < sizes.m && column < sizes.n) {
        c[row * sizes.n + column] = sum;
    }
}
