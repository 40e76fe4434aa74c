// The kernel `arrays`.

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

@compute @workgroup_size(1)
fn arrays() {
    let a = array<f32, 3>(x[0u], x[1u], 3.0f);
    var b = array<f32, 3>(1.0f, 2.0f, 3.0f);
    let compared = b;
    let compared_1 = b;
    out[0u] = u32((a[0u] == compared[0u] && a[1u] == compared[1u] && a[2u] == compared[2u])) + u32(!(a[0u] == compared_1[0u] && a[1u] == compared_1[1u] && a[2u] == compared_1[2u])) * 2u;
    b[2u] = x[2u];
    let compared_2 = b;
    let compared_3 = b;
    let compared_4 = b;
    let compared_5 = x[2u];
    out[1u] = u32((a[0u] == compared_2[0u] && a[1u] == compared_2[1u] && a[2u] == compared_2[2u])) + u32(!(a[0u] == compared_3[0u] && a[1u] == compared_3[1u] && a[2u] == compared_3[2u])) * 2u + u32((compared_4[0u] == 1.0f && compared_4[1u] == 2.0f && compared_4[2u] == compared_5)) * 4u;
    let odd = array<f32, 2>(x[0u], rust_from_bits_u32(0x7fc00000u));
    out[2u] = u32((odd[0u] == odd[0u] && odd[1u] == odd[1u])) + u32(!(odd[0u] == odd[0u] && odd[1u] == odd[1u])) * 2u;
    let nested = array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, rust_as_u32_f32(x[2u])));
    out[3u] = u32((nested[0u][0u] == 1u && nested[0u][1u] == 2u && (nested[1u][0u] == 3u && nested[1u][1u] == 9u))) + u32((nested[0u][0u] == 1u && nested[0u][1u] == 2u && (nested[1u][0u] == 4u && nested[1u][1u] == 9u))) * 2u;
    let long = array<f32, 5>(x[0u], x[1u], 3.0f, 4.0f, 5.0f);
    let compared_6 = array<f32, 5>(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
    var equal = true;
    for (var position = 0u; position < 5u; position++) {
        if (!(long[position] == compared_6[position])) {
            equal = false;
            break;
        }
    }
    let operand = u32(equal);
    let compared_7 = array<f32, 5>(x[0u], 2.0f, 3.0f, 4.0f, 6.0f);
    var equal_1 = true;
    for (var position = 0u; position < 5u; position++) {
        if (!(long[position] == compared_7[position])) {
            equal_1 = false;
            break;
        }
    }
    out[5u] = operand + u32(!equal_1) * 2u;
    var round_ = 0u;
    loop {
        let compared_8 = round_;
        let compared_9 = rust_as_u32_f32(x[0u]);
        if (!(compared_8 == 4u && compared_9 == 1u)) {
            round_ += 1u;
        } else {
            break;
        }
    }
    out[4u] = round_ + u32((a[0u] == 1.0f && a[1u] == 2.0f && a[2u] == 3.0f && 1i == 1i)) * 10u;
}
