// The kernel `of_f16_f16_0`.

enable f16;

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `fract` as Rust defines it.
fn rust_fract_f16(a: f16) -> f16 {
    return a - trunc(a);
}

@compute @workgroup_size(64)
fn of_f16_f16_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 31u;
    let r0 = f32(f16(f[i].x));
    out[o + 0u] = bitcast<u32>(r0);
    let r1 = f32(f16(f[i].x));
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = min(f16(f[i].x), f16(f[i].y));
    out[o + 2u] = bitcast<u32>(f32(r2));
    let r3 = max(f16(f[i].x), f16(f[i].y));
    out[o + 3u] = bitcast<u32>(f32(r3));
    let r4 = min(max(f16(f[i].x), f16(f[i].y)), f16(f[i].z));
    out[o + 4u] = bitcast<u32>(f32(r4));
    let r5 = abs(f16(f[i].x));
    out[o + 5u] = bitcast<u32>(f32(r5));
    let r6 = sqrt(f16(f[i].x));
    out[o + 6u] = bitcast<u32>(f32(r6));
    let r7 = floor(f16(f[i].x));
    out[o + 7u] = bitcast<u32>(f32(r7));
    let r8 = ceil(f16(f[i].x));
    out[o + 8u] = bitcast<u32>(f32(r8));
    let r9 = trunc(f16(f[i].x));
    out[o + 9u] = bitcast<u32>(f32(r9));
    let r10 = exp(f16(f[i].x));
    out[o + 10u] = bitcast<u32>(f32(r10));
    let r11 = exp2(f16(f[i].x));
    out[o + 11u] = bitcast<u32>(f32(r11));
    let r12 = log(f16(f[i].x));
    out[o + 12u] = bitcast<u32>(f32(r12));
    let r13 = log2(f16(f[i].x));
    out[o + 13u] = bitcast<u32>(f32(r13));
    let r14 = sin(f16(f[i].x));
    out[o + 14u] = bitcast<u32>(f32(r14));
    let r15 = cos(f16(f[i].x));
    out[o + 15u] = bitcast<u32>(f32(r15));
    let r16 = fma(f16(f[i].x), f16(f[i].y), f16(f[i].z));
    out[o + 16u] = bitcast<u32>(f32(r16));
    let r17 = rust_fract_f16(f16(f[i].x));
    out[o + 17u] = bitcast<u32>(f32(r17));
    let r18 = (1.0h / f16(f[i].x));
    out[o + 18u] = bitcast<u32>(f32(r18));
    let r19 = tan(f16(f[i].x));
    out[o + 19u] = bitcast<u32>(f32(r19));
    let r20 = tanh(clamp(f16(f[i].x), -8.0h, 8.0h));
    out[o + 20u] = bitcast<u32>(f32(r20));
    let r21 = ((bitcast<u32>(f32(f16(f[i].x))) & 0x7fffffffu) > 0x7f800000u);
    out[o + 21u] = u32(r21);
    let r22 = ((bitcast<u32>(f32(f16(f[i].x))) & 0x7fffffffu) == 0x7f800000u);
    out[o + 22u] = u32(r22);
    let r23 = ((bitcast<u32>(f32(f16(f[i].x))) & 0x7fffffffu) < 0x7f800000u);
    out[o + 23u] = u32(r23);
    let r24 = select(f16(f[i].x), f16(f[i].y), (u[i].z < u[i].w));
    out[o + 24u] = bitcast<u32>(f32(r24));
    let r25 = mix(f16(f[i].x), f16(f[i].y), f16(f[i].z));
    out[o + 25u] = bitcast<u32>(f32(r25));
    let r26 = step(f16(f[i].x), f16(f[i].y));
    out[o + 26u] = bitcast<u32>(f32(r26));
    let r27 = smoothstep(f16(f[i].x), f16(f[i].y), f16(f[i].z));
    out[o + 27u] = bitcast<u32>(f32(r27));
    let r28 = saturate(f16(f[i].x));
    out[o + 28u] = bitcast<u32>(f32(r28));
    let r29 = fma(f16(f[i].x), f16(f[i].y), f16(f[i].z));
    out[o + 29u] = bitcast<u32>(f32(r29));
    let r30 = inverseSqrt(f16(f[i].x));
    out[o + 30u] = bitcast<u32>(f32(r30));
}
