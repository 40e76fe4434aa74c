// The kernel `floats`.

struct Params {
    three: f32,
}

@group(0) @binding(0) var<storage, read_write> vectors: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn floats() {
    var x = 10.0f;
    x += params.three;
    x *= 2.0f;
    x -= 0.5f;
    x /= 4.0f;
    x %= params.three;
    out[0u] = x;
    var v = vec3<f32>(1.0f, 2.0f, params.three);
    v.x += 0.5f;
    v.z *= v.y;
    v += vec3<f32>(1.0f);
    v *= 2.0f;
    v -= vec3<f32>(params.three, 0.0f, 0.0f);
    v /= vec3<f32>(1.0f, 2.0f, 4.0f);
    out[1u] = v.x;
    out[2u] = v.y;
    out[3u] = v.z;
    vectors[0u].y -= params.three;
    vectors[0u].w /= 2.0f;
    let first = vectors[0u];
    vectors[1u] += first;
}
