@group(0) @binding(0) var<storage, read> a: array<array<f32, 512>>;
@group(0) @binding(1) var<storage, read> b: array<array<f32, 256>>;
@group(0) @binding(2) var<storage, read_write> c: array<array<f32, 256>>;

var<workgroup> a_tile: array<array<f32, 16>, 16>;
var<workgroup> b_tile: array<array<f32, 16>, 16>;

@compute @workgroup_size(16, 16)
fn product(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    var sum = 0.0;
    for (var start = 0u; start < 512u; start += 16u) {
        a_tile[local.y][local.x] = a[id.y][start + local.x];
        b_tile[local.y][local.x] = b[start + local.y][id.x];
        workgroupBarrier();
        for (var k = 0u; k < 16u; k++) {
            sum += a_tile[local.y][k] * b_tile[k][local.x];
        }
        workgroupBarrier();
    }
    c[id.y][id.x] = sum;
}
