// The kernel `small_powers`.
//
// Powers of expressions, which are written as products and square roots.

@group(0) @binding(0) var<storage, read> bases: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

@compute @workgroup_size(8)
fn small_powers(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = bases[lane];
    let o = 6u * lane;
    let base = x + 1.0f;
    out[o] = base * base;
    let base_1 = bases[lane] * 2.0f;
    let base_2 = bases[lane];
    out[o + 1u] = base_1 * base_1 * base_1 - base_2 * base_2;
    let base_3 = x - 0.5f;
    out[o + 2u] = base_3 * base_3;
    let base_4 = abs(x);
    out[o + 3u] = select(sqrt(base_4), 0.0f, base_4 == 0.0f);
    let base_5 = vec2<f32>(x, x + 1.0f);
    out[o + 4u] = (base_5 * base_5).y;
    let base_6 = rust_as_i32_f32(x) + 1i;
    out[o + 5u] = f32(base_6 * base_6);
}
