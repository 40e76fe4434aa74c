// The kernel `bend`.
//
// Moves a sheet of points, `width` in a row, with the spine below it. Each joint of `joints` turns
// its bone against the one before; a point moves with the bone whose part of the row it is in.

struct Params {
    width: u32,
    points_len: u32,
}

@group(0) @binding(0) var<storage, read> joints: array<mat4x4<f32>>;
@group(0) @binding(1) var<storage, read_write> points: array<vec3<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> bones: array<mat4x4<f32>, 8>;

const N_BONES: u32 = 8u;

// `transform_point3` as Rust defines it.
fn rust_transform_point3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z + a[3].xyz;
}

@compute @workgroup_size(16, 16)
fn bend(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    if (lane < N_BONES) {
        var bone = mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
        var joint = 0u;
        if (joint <= lane) {
            loop {
                bone *= joints[joint];
                continuing {
                    let joint_last = joint == lane;
                    joint++;
                    break if joint_last;
                }
            }
        }
        bones[lane] = bone;
    }
    workgroupBarrier();
    let parts = global_invocation_id;
    let x = parts.x;
    let y = parts.y;
    let i = y * params.width + x;
    if (x < params.width && i < params.points_len) {
        points[i] = rust_transform_point3_mat4(bones[x * N_BONES / params.width], points[i]);
    }
}
