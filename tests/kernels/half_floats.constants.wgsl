// The kernel `constants`.

enable f16;

@group(0) @binding(0) var<storage, read_write> out: array<f16>;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(1)
fn constants() {
    out[0u] = 3.140625h;
    out[1u] = 65504.0h;
    out[2u] = 6.1035156e-5h;
    out[3u] = f16(rust_from_bits_u32(0x7f800000u));
    out[4u] = 0.099975586h;
    out[5u] = f16(rust_from_bits_u32(0x7f800000u));
    out[6u] = 1.25h;
    out[7u] = f16(rust_from_bits_u32(0x7f800000u));
    out[8u] = -2.5h;
    out[9u] = -1024.0h;
    let element = 1.0h;
    let values = array<f16, 3>(element, element, element);
    out[10u] = values[0u] + values[1u] + values[2u];
}
