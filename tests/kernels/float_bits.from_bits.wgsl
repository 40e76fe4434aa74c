// The kernel `from_bits`.

@group(0) @binding(0) var<storage, read> bits: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

// `f32::from_bits` as Rust defines it.
fn rust_f32_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(4)
fn from_bits(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    out[lane] = rust_f32_from_bits_u32(bits[lane]);
}
