// The kernel `of_u32_1`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_u32(a: u32) -> i32 {
    return bitcast<i32>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_u32(a: u32) -> u32 {
    return bitcast<u32>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_u32(a: u32, b: u32, c: u32) -> u32 {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_u32(a: u32, b: u32, c: u32, d: u32) -> u32 {
    return insertBits(a, b, c, d);
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a + b;
    return Tuple2_u32_bool(r, r < a);
}

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a / b, false);
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a * b;
    return Tuple2_u32_bool(r, (a != u32()) & (r / max(a, u32(1)) != b));
}

// `overflowing_neg` as Rust defines it.
fn rust_overflowing_neg_u32(a: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(~a + u32(1u), a != u32());
}

// `overflowing_rem` as Rust defines it.
fn rust_overflowing_rem_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a % b, false);
}

// `overflowing_shl` as Rust defines it.
fn rust_overflowing_shl_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a << (b & 31u), b > 31u);
}

// `overflowing_shr` as Rust defines it.
fn rust_overflowing_shr_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a >> (b & 31u), b > 31u);
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a - b, a < b);
}

@compute @workgroup_size(64)
fn of_u32_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 52u;
    let r0 = select(u[i].x, u[i].y, (u[i].z < u[i].w));
    out[o + 0u] = r0;
    let r1 = rust_bitcast_f32_u32(u[i].x);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = rust_bitcast_i32_u32(u[i].x);
    out[o + 2u] = u32(r2);
    let r3 = rust_bitcast_u32_u32(u[i].x);
    out[o + 3u] = r3;
    let r4 = countOneBits(u[i].x);
    out[o + 4u] = r4;
    let r5 = countLeadingZeros(u[i].x);
    out[o + 5u] = r5;
    let r6 = countTrailingZeros(u[i].x);
    out[o + 6u] = r6;
    let r7 = firstLeadingBit(u[i].x);
    out[o + 7u] = r7;
    let r8 = firstTrailingBit(u[i].x);
    out[o + 8u] = r8;
    let r9 = reverseBits(u[i].x);
    out[o + 9u] = r9;
    let r10 = rust_extract_bits_u32(u[i].x, u[i].y, u[i].z);
    out[o + 10u] = r10;
    let r11 = rust_insert_bits_u32(u[i].x, u[i].y, u[i].z, u[i].w);
    out[o + 11u] = r11;
    let r12 = unpack4x8unorm(u[i].x);
    out[o + 12u] = bitcast<u32>(r12.x);
    out[o + 13u] = bitcast<u32>(r12.y);
    out[o + 14u] = bitcast<u32>(r12.z);
    out[o + 15u] = bitcast<u32>(r12.w);
    let r13 = unpack4x8snorm(u[i].x);
    out[o + 16u] = bitcast<u32>(r13.x);
    out[o + 17u] = bitcast<u32>(r13.y);
    out[o + 18u] = bitcast<u32>(r13.z);
    out[o + 19u] = bitcast<u32>(r13.w);
    let r14 = unpack2x16unorm(u[i].x);
    out[o + 20u] = bitcast<u32>(r14.x);
    out[o + 21u] = bitcast<u32>(r14.y);
    let r15 = unpack2x16snorm(u[i].x);
    out[o + 22u] = bitcast<u32>(r15.x);
    out[o + 23u] = bitcast<u32>(r15.y);
    let r16 = unpack2x16float(u[i].x);
    out[o + 24u] = bitcast<u32>(r16.x);
    out[o + 25u] = bitcast<u32>(r16.y);
    let r17 = unpack4xI8(u[i].x);
    out[o + 26u] = u32(r17.x);
    out[o + 27u] = u32(r17.y);
    out[o + 28u] = u32(r17.z);
    out[o + 29u] = u32(r17.w);
    let r18 = unpack4xU8(u[i].x);
    out[o + 30u] = r18.x;
    out[o + 31u] = r18.y;
    out[o + 32u] = r18.z;
    out[o + 33u] = r18.w;
    let r19 = dot4U8Packed(u[i].x, u[i].y);
    out[o + 34u] = r19;
    let r20 = dot4I8Packed(u[i].x, u[i].y);
    out[o + 35u] = u32(r20);
    let r21 = rust_overflowing_add_u32(u[i].x, u[i].y);
    out[o + 36u] = r21._0;
    out[o + 37u] = u32(r21._1);
    let r22 = rust_overflowing_sub_u32(u[i].x, u[i].y);
    out[o + 38u] = r22._0;
    out[o + 39u] = u32(r22._1);
    let r23 = rust_overflowing_mul_u32(u[i].x, u[i].y);
    out[o + 40u] = r23._0;
    out[o + 41u] = u32(r23._1);
    let r24 = rust_overflowing_div_u32(u[i].x, u[i].y);
    out[o + 42u] = r24._0;
    out[o + 43u] = u32(r24._1);
    let r25 = rust_overflowing_rem_u32(u[i].x, u[i].y);
    out[o + 44u] = r25._0;
    out[o + 45u] = u32(r25._1);
    let r26 = rust_overflowing_neg_u32(u[i].x);
    out[o + 46u] = r26._0;
    out[o + 47u] = u32(r26._1);
    let r27 = rust_overflowing_shl_u32(u[i].x, u[i].y);
    out[o + 48u] = r27._0;
    out[o + 49u] = u32(r27._1);
    let r28 = rust_overflowing_shr_u32(u[i].x, u[i].y);
    out[o + 50u] = r28._0;
    out[o + 51u] = u32(r28._1);
}
