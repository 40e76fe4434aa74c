// The kernel `integers`.

struct Params {
    a: u32,
    b: u32,
    c: u32,
    i: i32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

@compute @workgroup_size(4)
fn integers(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let a = params.a + lane;
    let o = 16u * lane;
    out[o] = a + params.b * params.c - a / params.c % 3u;
    out[o + 1u] = a - params.b - params.c;
    out[o + 2u] = (a << ((1u + params.c) & 31u)) & 255u;
    out[o + 3u] = a | (params.b ^ (params.c & a));
    out[o + 4u] = a ^ (params.b << 2u);
    out[o + 5u] = (~a & params.b) | params.c;
    out[o + 6u] = u32(((a & 1u) == 1u));
    out[o + 7u] = u32(((a < params.b && params.b > params.c) || a == params.c));
    out[o + 8u] = u32((a < params.b || (params.b > params.c && a == params.c)));
    out[o + 9u] = u32(-params.i) * 2u;
    out[o + 10u] = a * params.b % params.c / 2u;
    out[o + 11u] = (a + params.b) * (params.c - 1u);
    out[o + 12u] = u32(params.i - -params.i * -(-2i));
    out[o + 13u] = u32(-abs(params.i));
    out[o + 14u] = u32(((a != params.b) == (a != params.b)));
    out[o + 15u] = (rust_as_u32_f32(f32(a)) + params.b) >> 1u;
}
