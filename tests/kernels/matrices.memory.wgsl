// The kernel `memory`.

@group(0) @binding(0) var<uniform> fixed: array<mat2x2<f32>, 4>;
@group(0) @binding(1) var<uniform> threes: mat3x3<f32>;
@group(0) @binding(2) var<storage, read> stored: array<array<mat3x3<f32>, 2>>;
@group(0) @binding(3) var<storage, read_write> out: array<vec4<f32>>;

var<workgroup> shared_: array<mat4x4<f32>, 4>;
var<workgroup> single: mat3x3<f32>;

const SHEAR: mat2x2<f32> = mat2x2<f32>(vec2<f32>(1.0f, 2.0f), vec2<f32>(3.0f, 4.0f));

// Keeps a constant from being folded.
fn rust_value_vec2f(a: vec2<f32>) -> vec2<f32> {
    return a;
}

@compute @workgroup_size(4)
fn memory(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    shared_[lane] = mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f) * (f32(lane) + 1.0f);
    if (lane == 0u) {
        single = stored[0u][1u];
        single[2] = threes[0];
    }
    workgroupBarrier();
    var local = array<mat2x2<f32>, 4>(mat2x2<f32>(0.0f, 0.0f, 0.0f, 0.0f), mat2x2<f32>(0.0f, 0.0f, 0.0f, 0.0f), mat2x2<f32>(0.0f, 0.0f, 0.0f, 0.0f), mat2x2<f32>(0.0f, 0.0f, 0.0f, 0.0f));
    for (var i = 0u; i < 4u; i++) {
        local[i] = fixed[i] * SHEAR;
    }
    local[lane][0].x += 1.0f;
    let two = local[lane];
    let four = shared_[3u - lane];
    out[2u * lane] = vec4<f32>(two[0].x, two[0].y, two[1].x, four[3].w);
    out[2u * lane + 1u] = vec4<f32>((single * vec3<f32>(rust_value_vec2f(SHEAR[1]), 1.0f)), stored[1u][0u][2].z);
}
