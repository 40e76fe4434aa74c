// The kernel `shadows`.

struct Params {
    n: u32,
    scale: f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(1)
fn shadows() {
    let n = params.n + 1u;
    let n_1 = n * n;
    let scale = rust_as_u32_f32(params.scale * 4.0f);
    out[0u] = n_1 + scale;
    let x = 5u;
    var x_1: u32;
    let x_2 = x + 1u;
    let x_3 = x_2 * 2u;
    out[1u] = x_3;
    x_1 = x_3 + 1u;
    out[2u] = x_1;
    if (x_1 > 0u) {
        let x_4 = f32(x_1) / 2.0f;
        out[3u] = rust_as_u32_f32(x_4);
    }
    out[4u] = x_1;
    var y = 1u;
    y += 1u;
    var y_1 = y * 100u;
    y_1 += 1u;
    out[5u] = y_1;
    y += 1u;
    out[6u] = y;
    var z: u32;
    let x_4 = x_1;
    let x_5 = x_1;
    if (x_1 >= 0u && x_1 <= 4u) {
        z = x_4;
    } else {
        let x_6 = x_5 + 1000u;
        z = x_6 + 1u;
    }
    out[7u] = z + x_1;
    for (var i = 0u; i < 2u; i++) {
        let x_6 = x_1 + i;
        let i_1 = x_6 * 10u;
        out[8u] += i_1;
    }
    let x_6 = x_1 == 13u;
    out[9u] = u32(x_6);
}
