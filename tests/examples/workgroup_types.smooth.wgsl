// The kernel `smooth`.
//
// Each voxel of `smoothed` is the mean of a voxel of `volume` and its six neighbours.
//
// A workgroup needs its own voxels and one more on each side: 10×10×6 voxels, which its 8×8×4
// invocations fetch together.

struct Params {
    size: vec3<u32>,
}

@group(0) @binding(0) var<storage, read> volume: array<f32>;
@group(0) @binding(1) var<storage, read_write> smoothed: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> tile: array<array<array<f32, 10>, 10>, 6>;

const X: u32 = 8u;
const Y: u32 = 8u;
const Z: u32 = 4u;

fn nearest(position: vec3<i32>, size: vec3<u32>) -> u32 {
    let position_1 = vec3<u32>(min(max(position, vec3<i32>(0i)), (vec3<i32>(size) - 1i)));
    return (position_1.z * size.y + position_1.y) * size.x + position_1.x;
}

@compute @workgroup_size(8, 8, 4)
fn smooth_(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let corner = vec3<i32>(workgroup_id * vec3<u32>(X, Y, Z)) - 1i;
    let end = (X + 2u) * (Y + 2u) * (Z + 2u);
    let step_ = X * Y * Z;
    for (var i = local_invocation_index; i < end; i += step_) {
        let x = i % (X + 2u);
        let y = i / (X + 2u) % (Y + 2u);
        let z = i / (X + 2u) / (Y + 2u);
        let value = volume[nearest(corner + vec3<i32>(vec3<u32>(x, y, z)), params.size)];
        tile[z][y][x] = value;
    }
    workgroupBarrier();
    let at = global_invocation_id;
    if (all((at < params.size))) {
        let parts = local_invocation_id + 1u;
        let x = parts.x;
        let y = parts.y;
        let z = parts.z;
        let sum = tile[z][y][x] + (tile[z][y][x - 1u] + tile[z][y][x + 1u]) + (tile[z][y - 1u][x] + tile[z][y + 1u][x]) + (tile[z - 1u][y][x] + tile[z + 1u][y][x]);
        let value = sum / 7.0f;
        smoothed[nearest(vec3<i32>(at), params.size)] = value;
    }
}
