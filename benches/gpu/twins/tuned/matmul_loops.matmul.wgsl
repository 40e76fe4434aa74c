@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> n: u32;

var<workgroup> a_tile: array<array<f32, 128>, 8>;
var<workgroup> b_tile: array<array<f32, 128>, 8>;

@compute @workgroup_size(16, 16)
fn matmul(
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let row = workgroup.y * 128u;
    let column = workgroup.x * 128u;
    var sums: array<array<f32, 8>, 8>;
    for (var start = 0u; start < n; start += 8u) {
        for (var part = 0u; part < 4u; part++) {
            let at = part * 256u + lane;
            let a_row = row + at / 8u;
            let a_column = start + at % 8u;
            var left = 0.0;
            if (a_row < n && a_column < n) {
                left = a[a_row * n + a_column];
            }
            a_tile[at % 8u][at / 8u] = left;
            let b_row = start + at / 128u;
            let b_column = column + at % 128u;
            var right = 0.0;
            if (b_row < n && b_column < n) {
                right = b[b_row * n + b_column];
            }
            b_tile[at / 128u][at % 128u] = right;
        }
        workgroupBarrier();
        for (var k = 0u; k < 8u; k++) {
            var a_part: array<f32, 8>;
            var b_part: array<f32, 8>;
            for (var i = 0u; i < 8u; i++) {
                a_part[i] = a_tile[k][local.y * 8u + i];
                b_part[i] = b_tile[k][local.x * 8u + i];
            }
            for (var i = 0u; i < 8u; i++) {
                for (var j = 0u; j < 8u; j++) {
                    sums[i][j] += a_part[i] * b_part[j];
                }
            }
        }
        workgroupBarrier();
    }
    for (var i = 0u; i < 8u; i++) {
        for (var j = 0u; j < 8u; j++) {
            let c_row = row + local.y * 8u + i;
            let c_column = column + local.x * 8u + j;
            if (c_row < n && c_column < n) {
                c[c_row * n + c_column] = sums[i][j];
            }
        }
    }
}
