@group(0) @binding(0) var<storage, read> volume: array<f32>;
@group(0) @binding(1) var<storage, read_write> smoothed: array<f32>;
@group(0) @binding(2) var<uniform> size: vec3<u32>;

var<workgroup> tile: array<array<array<f32, 10>, 10>, 6>;

fn nearest(at: vec3<i32>) -> u32 {
    let inside = vec3<u32>(clamp(at, vec3<i32>(), vec3<i32>(size) - 1));
    return (inside.z * size.y + inside.y) * size.x + inside.x;
}

@compute @workgroup_size(8, 8, 4)
fn smooth_volume(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let corner = vec3<i32>(workgroup * vec3<u32>(8u, 8u, 4u)) - 1;
    for (var i = lane; i < 600u; i += 256u) {
        let at = vec3<u32>(i % 10u, i / 10u % 10u, i / 100u);
        tile[at.z][at.y][at.x] = volume[nearest(corner + vec3<i32>(at))];
    }
    workgroupBarrier();
    if (all(id < size)) {
        let x = local.x + 1u;
        let y = local.y + 1u;
        let z = local.z + 1u;
        let sum = tile[z][y][x]
            + (tile[z][y][x - 1u] + tile[z][y][x + 1u])
            + (tile[z][y - 1u][x] + tile[z][y + 1u][x])
            + (tile[z - 1u][y][x] + tile[z + 1u][y][x]);
        smoothed[(id.z * size.y + id.y) * size.x + id.x] = sum / 7.0;
    }
}
