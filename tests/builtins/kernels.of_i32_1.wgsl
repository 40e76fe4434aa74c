// The kernel `of_i32_1`.

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `bitcast_f32` as Rust defines it.
fn rust_bitcast_f32_i32(a: i32) -> f32 {
    return bitcast<f32>(a);
}

// `bitcast_i32` as Rust defines it.
fn rust_bitcast_i32_i32(a: i32) -> i32 {
    return bitcast<i32>(a);
}

// `bitcast_u32` as Rust defines it.
fn rust_bitcast_u32_i32(a: i32) -> u32 {
    return bitcast<u32>(a);
}

// `extract_bits` as Rust defines it.
fn rust_extract_bits_i32(a: i32, b: u32, c: u32) -> i32 {
    return extractBits(a, b, c);
}

// `insert_bits` as Rust defines it.
fn rust_insert_bits_i32(a: i32, b: i32, c: u32, d: u32) -> i32 {
    return insertBits(a, b, c, d);
}

// `overflowing_abs` as Rust defines it.
fn rust_overflowing_abs_i32(a: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(abs(a), (a == -a) & (a != i32()));
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a + b;
    return Tuple2_i32_bool(r, ((a ^ r) & (b ^ r)) < i32());
}

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a / b, (b == i32(-1i)) & (a == -a) & (a != i32()));
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a * b;
    let least = (a == i32(-1i)) & (b == -b) & (b != i32());
    let d = select(a, i32(1), (a == i32()) | least);
    return Tuple2_i32_bool(r, (a != i32()) & ((r / d != b) | least));
}

// `overflowing_neg` as Rust defines it.
fn rust_overflowing_neg_i32(a: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(-a, (a == -a) & (a != i32()));
}

// `overflowing_rem` as Rust defines it.
fn rust_overflowing_rem_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a % b, (b == i32(-1i)) & (a == -a) & (a != i32()));
}

// `overflowing_shl` as Rust defines it.
fn rust_overflowing_shl_i32(a: i32, b: u32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a << (b & 31u), b > 31u);
}

// `overflowing_shr` as Rust defines it.
fn rust_overflowing_shr_i32(a: i32, b: u32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a >> (b & 31u), b > 31u);
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a - b;
    return Tuple2_i32_bool(r, ((a ^ b) & (a ^ r)) < i32());
}

@compute @workgroup_size(64)
fn of_i32_1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 31u;
    let r0 = select(n[i].x, n[i].y, (u[i].z < u[i].w));
    out[o + 0u] = u32(r0);
    let r1 = rust_bitcast_f32_i32(n[i].x);
    out[o + 1u] = bitcast<u32>(r1);
    let r2 = rust_bitcast_i32_i32(n[i].x);
    out[o + 2u] = u32(r2);
    let r3 = rust_bitcast_u32_i32(n[i].x);
    out[o + 3u] = r3;
    let r4 = sign(n[i].x);
    out[o + 4u] = u32(r4);
    let r5 = countOneBits(n[i].x);
    out[o + 5u] = u32(r5);
    let r6 = countLeadingZeros(n[i].x);
    out[o + 6u] = u32(r6);
    let r7 = countTrailingZeros(n[i].x);
    out[o + 7u] = u32(r7);
    let r8 = firstLeadingBit(n[i].x);
    out[o + 8u] = u32(r8);
    let r9 = firstTrailingBit(n[i].x);
    out[o + 9u] = u32(r9);
    let r10 = reverseBits(n[i].x);
    out[o + 10u] = u32(r10);
    let r11 = rust_extract_bits_i32(n[i].x, u[i].y, u[i].z);
    out[o + 11u] = u32(r11);
    let r12 = rust_insert_bits_i32(n[i].x, n[i].y, u[i].z, u[i].w);
    out[o + 12u] = u32(r12);
    let r13 = rust_overflowing_add_i32(n[i].x, n[i].y);
    out[o + 13u] = u32(r13._0);
    out[o + 14u] = u32(r13._1);
    let r14 = rust_overflowing_sub_i32(n[i].x, n[i].y);
    out[o + 15u] = u32(r14._0);
    out[o + 16u] = u32(r14._1);
    let r15 = rust_overflowing_mul_i32(n[i].x, n[i].y);
    out[o + 17u] = u32(r15._0);
    out[o + 18u] = u32(r15._1);
    let r16 = rust_overflowing_div_i32(n[i].x, n[i].y);
    out[o + 19u] = u32(r16._0);
    out[o + 20u] = u32(r16._1);
    let r17 = rust_overflowing_rem_i32(n[i].x, n[i].y);
    out[o + 21u] = u32(r17._0);
    out[o + 22u] = u32(r17._1);
    let r18 = rust_overflowing_neg_i32(n[i].x);
    out[o + 23u] = u32(r18._0);
    out[o + 24u] = u32(r18._1);
    let r19 = rust_overflowing_abs_i32(n[i].x);
    out[o + 25u] = u32(r19._0);
    out[o + 26u] = u32(r19._1);
    let r20 = rust_overflowing_shl_i32(n[i].x, u[i].y);
    out[o + 27u] = u32(r20._0);
    out[o + 28u] = u32(r20._1);
    let r21 = rust_overflowing_shr_i32(n[i].x, u[i].y);
    out[o + 29u] = u32(r21._0);
    out[o + 30u] = u32(r21._1);
}
