@group(0) @binding(0) var<storage, read> joints: array<mat4x4<f32>>;
@group(0) @binding(1) var<storage, read_write> points: array<vec3<f32>>;
@group(0) @binding(2) var<uniform> width: u32;

const N_BONES = 8u;

var<workgroup> bones: array<mat4x4<f32>, N_BONES>;

@compute @workgroup_size(16, 16)
fn bend(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    if (lane < N_BONES) {
        var bone = joints[0];
        for (var joint = 1u; joint <= lane; joint++) {
            bone *= joints[joint];
        }
        bones[lane] = bone;
    }
    workgroupBarrier();
    let i = id.y * width + id.x;
    if (id.x < width && i < arrayLength(&points)) {
        points[i] = (bones[id.x * N_BONES / width] * vec4<f32>(points[i], 1.0)).xyz;
    }
}
