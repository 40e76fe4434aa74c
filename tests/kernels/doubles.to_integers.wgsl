// The kernel `to_integers`.
//
// Between 64 bits and 64 bits.

struct Params {
    from_len: u32,
}

@group(0) @binding(0) var<storage, read> from_: array<f64>;
@group(0) @binding(1) var<storage, read_write> signed: array<i64>;
@group(0) @binding(2) var<storage, read_write> unsigned: array<u64>;
@group(0) @binding(3) var<storage, read_write> back: array<f64>;
@group(0) @binding(4) var<storage, read_write> bits: array<u64>;
@group(0) @binding(5) var<uniform> params: Params;

// `as i64`: saturates, and NaN gives 0.
fn rust_as_i64_f64(a: f64) -> i64 {
    let c = i64(clamp(a, f64(-9223372036854775808.0lf), f64(9223372036854774784.0lf)));
    let d = select(select(c, i64(9223372036854775807li), a >= f64(9223372036854775808.0lf)), i64(~9223372036854775807li), a < f64(-9223372036854775808.0lf));
    return select(d, i64(), !(a == a));
}

// `as u64`: saturates, and NaN gives 0.
fn rust_as_u64_f64(a: f64) -> u64 {
    let c = u64(clamp(a, f64(0.0lf), f64(18446744073709549568.0lf)));
    let d = select(select(c, u64(18446744073709551615lu), a >= f64(18446744073709551616.0lf)), u64(0lu), a < f64(0.0lf));
    return select(d, u64(), !(a == a));
}

// `f64::from_bits` as Rust defines it.
fn rust_f64_from_bits_u64(a: u64) -> f64 {
    return bitcast<f64>(a);
}

// `to_bits` as Rust defines it.
fn rust_to_bits_f64(a: f64) -> u64 {
    return bitcast<u64>(a);
}

@compute @workgroup_size(4)
fn to_integers(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.from_len) {
        signed[i] = rust_as_i64_f64(from_[i]);
        unsigned[i] = rust_as_u64_f64(from_[i]);
        back[2u * i] = f64(rust_as_i64_f64(from_[i]));
        back[2u * i + 1u] = rust_f64_from_bits_u64((rust_to_bits_f64(from_[i]) ^ 9223372036854775808lu));
        bits[i] = rust_to_bits_f64(from_[i]);
    }
}
