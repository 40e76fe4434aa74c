// The kernel `casts`.

struct Params {
    from_len: u32,
}

@group(0) @binding(0) var<storage, read> from_: array<f64>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read_write> narrow: array<f32>;
@group(0) @binding(3) var<storage, read_write> integers: array<u32>;
@group(0) @binding(4) var<storage, read_write> out: array<f64>;
@group(0) @binding(5) var<uniform> params: Params;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f64(a: f64) -> i32 {
    let c = i32(clamp(a, f64(-2147483648.0lf), f64(2147483647.0lf)));
    let d = select(select(c, i32(i32(2147483647)), a >= f64(2147483648.0lf)), i32(i32(-2147483648)), a < f64(-2147483648.0lf));
    return select(d, i32(), !(a == a));
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f64(a: f64) -> u32 {
    let c = u32(clamp(a, f64(0.0lf), f64(4294967295.0lf)));
    let d = select(select(c, u32(4294967295u), a >= f64(4294967296.0lf)), u32(0u), a < f64(0.0lf));
    return select(d, u32(), !(a == a));
}

@compute @workgroup_size(4)
fn casts(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.from_len) {
        narrow[i] = f32(from_[i]);
        integers[2u * i] = rust_as_u32_f64(from_[i]);
        integers[2u * i + 1u] = u32(rust_as_i32_f64(from_[i]));
        out[3u * i] = f64(words[i]);
        out[3u * i + 1u] = f64(i32(words[i]));
        out[3u * i + 2u] = f64(f32(words[i]) / 3.0f);
    }
}
