// The kernel `variables`.

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

var<workgroup> factor: f32;
var<workgroup> count: u32;
var<workgroup> enabled: u32; // bool
var<workgroup> center: vec3<f32>;
var<workgroup> tile: array<array<f32, 5>, 2>;
var<workgroup> points: array<vec2<f32>, 8>;
var<workgroup> flags: array<u32, 8>; // array<bool, 8>

@compute @workgroup_size(4, 2)
fn variables(
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let local = local_invocation_id;
    let i = workgroup_id.x * 8u + lane;
    tile[local.y][local.x] = input[i];
    points[lane] = vec2<f32>(input[i], 1.0f);
    points[lane].y += f32(lane);
    flags[lane] = u32(lane % 3u == 0u);
    if (lane == 5u) {
        factor = 2.0f;
        factor *= 1.5f;
        count = workgroup_id.x;
        count += 10u;
        enabled = u32(count == 11u);
        center = vec3<f32>(1.0f, 2.0f, 3.0f);
        center.y = 20.0f;
    }
    workgroupBarrier();
    let other = 7u - lane;
    var sum = tile[1u - local.y][3u - local.x] * factor + points[other].y;
    if ((flags[other] != 0u) && (enabled != 0u)) {
        sum += 1000.0f;
    }
    sum += center.x + center.y + center.z;
    out[i] = sum + f32(count) * 10000.0f;
}
