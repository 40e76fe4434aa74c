// The kernel `vectors`.

enable f16;

@group(0) @binding(0) var<storage, read> a: array<vec3<f16>>;
@group(0) @binding(1) var<storage, read> b: array<vec3<f16>>;
@group(0) @binding(2) var<storage, read_write> out: array<vec3<f16>>;
@group(0) @binding(3) var<storage, read_write> wide: array<vec3<f32>>;

// Keeps a constant from being folded.
fn rust_value_vec3f(a: vec3<f32>) -> vec3<f32> {
    return a;
}

// Keeps a constant from being folded.
fn rust_value_vec3h(a: vec3<f16>) -> vec3<f16> {
    return a;
}

@compute @workgroup_size(4)
fn vectors(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let u = a[i];
    let v = b[i];
    var w = u * v - v / 2.0h;
    w.x = u[1u];
    w += vec3<f16>(1.0h);
    out[3u * i] = w;
    out[3u * i + 1u] = min(max(max(u, v), vec3<f16>(0.0h)), vec3<f16>(3.0h));
    out[3u * i + 2u] = select(u, v, (u < v));
    wide[i] = vec3<f32>(w) + vec3<f32>(rust_value_vec3h(vec3<f16>(rust_value_vec3f(vec3<f32>(0.1f)))));
}
