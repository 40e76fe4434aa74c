// The kernel `of_f32_2`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `tanh` as Rust defines it.
fn rust_tanh_f32(a: f32) -> f32 {
    return tanh(clamp(a, f32(-20.0f), f32(20.0f)));
}

@compute @workgroup_size(64)
fn of_f32_2(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 13u;
    let r0 = asin(f[i].x);
    out[o + 0u] = bitcast<u32>(r0);
    let r1 = acos(f[i].x);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = atan(f[i].x);
    out[o + 2u] = bitcast<u32>(r2);
    let r3 = atan2(f[i].x, f[i].y);
    out[o + 3u] = bitcast<u32>(r3);
    let r4 = sinh(f[i].x);
    out[o + 4u] = bitcast<u32>(r4);
    let r5 = cosh(f[i].x);
    out[o + 5u] = bitcast<u32>(r5);
    let r6 = rust_tanh_f32(f[i].x);
    out[o + 6u] = bitcast<u32>(r6);
    let r7 = asinh(f[i].x);
    out[o + 7u] = bitcast<u32>(r7);
    let r8 = acosh(f[i].x);
    out[o + 8u] = bitcast<u32>(r8);
    let r9 = atanh(f[i].x);
    out[o + 9u] = bitcast<u32>(r9);
    let r10 = degrees(f[i].x);
    out[o + 10u] = bitcast<u32>(r10);
    let r11 = radians(f[i].x);
    out[o + 11u] = bitcast<u32>(r11);
    let r12 = round(f[i].x);
    out[o + 12u] = bitcast<u32>(r12);
}
