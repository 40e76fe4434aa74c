// The kernel `steps`.

struct Params {
    step_: u32,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(1)
fn steps() {
    let step_ = max(params.step_, 1u);
    var sum = 0u;
    let len = rust_div_ceil_u32(params.a_len, step_);
    for (var position = 0u; position < len; position++) {
        let index = position * step_;
        let term = a[index];
        sum += term;
    }
    out[0u] = sum;
    let step__1 = max(params.step_, 1u);
    var sum_1 = 0u;
    let len_1 = rust_div_ceil_u32(params.a_len - min(params.a_len, 1u), step__1);
    for (var position = 0u; position < len_1; position++) {
        let index = position * step__1 + 1u;
        let term = a[index];
        sum_1 += term;
    }
    out[1u] = sum_1;
    let size = max(params.step_, 1u);
    var sum_2 = 0u;
    let len_2 = rust_div_ceil_u32(params.a_len, size);
    for (var position = 0u; position < len_2; position++) {
        let from_ = position * size;
        let end = from_ + min(size, params.a_len - from_);
        let term = a[from_] * (max(end, from_) - from_);
        sum_2 += term;
    }
    out[2u] = sum_2;
    let size_1 = max(params.step_, 1u);
    var sum_3 = 0u;
    let len_3 = params.a_len / size_1;
    for (var position = 0u; position < len_3; position++) {
        let from_ = position * size_1;
        let end = from_ + size_1;
        let term = a[from_] * (max(end, from_) - from_);
        sum_3 += term;
    }
    out[3u] = sum_3;
    let size_2 = max(params.step_, 1u);
    var sum_4 = 0u;
    let less = size_2 - 1u;
    let len_4 = max(params.a_len, less) - less;
    for (var position = 0u; position < len_4; position++) {
        let end = position + size_2;
        let term = a[position] * (max(end, position) - position);
        sum_4 += term;
    }
    out[4u] = sum_4;
    let i_step = clamp(params.step_, 1u, 2147483648u);
    for (var i = 0u; i < params.a_len; i += i_step) {
        out[5u] += a[i];
    }
}
