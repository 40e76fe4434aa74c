@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> n: u32;

var<workgroup> a_tile: array<array<f32, 4>, 4>;
var<workgroup> b_tile: array<array<f32, 4>, 4>;

@compute @workgroup_size(4, 4)
fn product(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    var sum = 0.0;
    for (var k = 0u; k < n; k += 4u) {
        var left = 0.0;
        if (id.y < n && k + local.x < n) {
            left = a[id.y * n + k + local.x];
        }
        var right = 0.0;
        if (k + local.y < n && id.x < n) {
            right = b[(k + local.y) * n + id.x];
        }
        a_tile[local.y][local.x] = left;
        b_tile[local.y][local.x] = right;
        workgroupBarrier();
        for (var i = 0u; i < 4u; i++) {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroupBarrier();
    }
    if (id.y < n && id.x < n) {
        out[id.y * n + id.x] = sum;
    }
}
