// The kernel `of_the_language`.

@group(0) @binding(0) var<storage, read_write> floats: array<f32>;
@group(0) @binding(1) var<storage, read_write> integers: array<u32>;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(1)
fn of_the_language() {
    floats[0u] = 3.1415927f;
    floats[1u] = 6.2831855f;
    floats[2u] = 0.6931472f * 2.0f;
    floats[3u] = 0x1.fffffep+127f;
    floats[4u] = -0x1.fffffep+127f;
    floats[5u] = 1.1920929e-7f;
    floats[6u] = 1.1754944e-38f;
    floats[7u] = rust_from_bits_u32(0x7f800000u);
    floats[8u] = rust_from_bits_u32(0xff800000u);
    floats[9u] = rust_from_bits_u32(0x7fc00000u);
    integers[0u] = 4294967295u;
    integers[1u] = 0u;
    integers[2u] = 32u;
    integers[3u] = u32(2147483647i);
    integers[4u] = 2147483648u;
}
