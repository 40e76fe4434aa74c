// The kernel `from_floats`.

struct Params {
    from_len: u32,
}

@group(0) @binding(0) var<storage, read> from_: array<f32>;
@group(0) @binding(1) var<storage, read_write> signed: array<i64>;
@group(0) @binding(2) var<storage, read_write> unsigned: array<u64>;
@group(0) @binding(3) var<uniform> params: Params;

// `as i64`: saturates, and NaN gives 0.
fn rust_as_i64_f32(a: f32) -> i64 {
    let c = i64(clamp(a, f32(-9223372036854775808.0f), f32(9223371487098961920.0f)));
    let d = select(select(c, i64(9223372036854775807li), a >= f32(9223372036854775808.0f)), i64(~9223372036854775807li), a < f32(-9223372036854775808.0f));
    return select(d, i64(), (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u));
}

// `as u64`: saturates, and NaN gives 0.
fn rust_as_u64_f32(a: f32) -> u64 {
    let c = u64(clamp(a, f32(0.0f), f32(18446742974197923840.0f)));
    let d = select(select(c, u64(18446744073709551615lu), a >= f32(18446744073709551616.0f)), u64(0lu), a < f32(0.0f));
    return select(d, u64(), (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u));
}

@compute @workgroup_size(8)
fn from_floats(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.from_len) {
        signed[i] = rust_as_i64_f32(from_[i]);
        unsigned[i] = rust_as_u64_f32(from_[i]);
    }
}
