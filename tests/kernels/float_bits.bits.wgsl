// The kernel `bits`.

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `f32::from_bits` as Rust defines it.
fn rust_f32_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(8)
fn bits(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = values[lane];
    let o = 3u * lane;
    out[o] = u32(((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u)) | (u32(((bitcast<u32>(x) & 0x7fffffffu) == 0x7f800000u)) << 1u) | (u32(((bitcast<u32>(x) & 0x7fffffffu) < 0x7f800000u)) << 2u) | (u32(((bitcast<u32>(x) >> 31u) == 1u)) << 3u) | (u32(((bitcast<u32>(x) >> 31u) == 0u)) << 4u);
    out[o + 1u] = bitcast<u32>(x);
    out[o + 2u] = rust_as_u32_f32(rust_f32_from_bits_u32(bitcast<u32>(x) - 8388608u));
}
