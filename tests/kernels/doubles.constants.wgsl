// The kernel `constants`.

@group(0) @binding(0) var<storage, read_write> out: array<f64>;
@group(0) @binding(1) var<storage, read_write> special: array<f64>;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(1)
fn constants() {
    out[0u] = 3.141592653589793lf;
    out[1u] = 1.7976931348623157e308lf;
    out[2u] = 2.2250738585072014e-308lf;
    out[3u] = 2.220446049250313e-16lf;
    out[4u] = 0.1lf;
    out[5u] = 1.0000001788139343lf;
    out[6u] = 2e-300lf;
    out[7u] = -2.5lf;
    out[8u] = -1.7976931348623157e308lf;
    out[9u] = 0.20000000298023224lf;
    out[10u] = 7.0lf;
    special[0u] = f64(rust_from_bits_u32(0x7f800000u));
    special[1u] = f64(rust_from_bits_u32(0xff800000u));
    special[2u] = f64(rust_from_bits_u32(0x7f800000u));
}
