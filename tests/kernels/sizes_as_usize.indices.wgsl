// The kernel `indices`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> rows: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

const WIDTH: u32 = 4u;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u32(a: u32, b: u32) -> u32 {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_u32(a: u32, b: u32) -> u32 {
    let p = a * b;
    return select(p, u32(0xffffffffu), (a != u32()) & (p / max(a, u32(1u)) != b));
}

fn picked(i: u32) -> u32 {
    let start = i;
    let end = min(i + 2u, params.x_len);
    var sum_1 = 0u;
    for (var position = start; position < end; position++) {
        let term = x[position];
        sum_1 += term;
    }
    let operand = x[i % WIDTH] + x[i / 2u * 2u + 1u] + x[min(rows[i] + (i & 1u), arrayLength(&x) - 1u)] + x[min(i, params.x_len - 1u)] + sum_1;
    let count = i + 1u;
    let step_ = max((i + 1u) * 2u, 1u);
    var sum_2 = 0u;
    let len = rust_div_ceil_u32(params.x_len - min(params.x_len, count), step_);
    for (var position = 0u; position < len; position++) {
        let index = position * step_ + count;
        let term = x[min(index, arrayLength(&x) - 1u)];
        sum_2 += term;
    }
    return operand + sum_2;
}

fn counted(n: u32) -> u32 {
    var sum = 0u;
    let end = n * 2u;
    for (var i = n; i < end; i++) {
        sum += x[i] * i;
    }
    return sum;
}

fn looked_up(i: u32, k: i32) -> u32 {
    let base = i % 3u;
    return x[((i + 3u) & ~3u) / 4u] + x[(i - 1u) & 3u] + x[(i * 3u) % WIDTH] + x[min(rust_saturating_add_u32(i, 2u), params.x_len - 1u)] + x[min(rust_saturating_mul_u32(i, 9u), params.x_len - 1u) >> 1u] + x[base * base % 3u] + x[min(u32(max(k, 0i)), 5u) / 2u] + x[u32(k) % WIDTH] + x[u32(rust_rem_euclid_i32(k, 3i))] + x[~i & 7u];
}

@compute @workgroup_size(1)
fn indices() {
    for (var i = 0u; i < 4u; i++) {
        let value = picked(i);
        out[i] = value;
    }
    let k = 2i;
    out[u32(k) + 2u] = x[u32(k) + u32(k)];
    let end = u32(k) * 2u;
    for (var i = u32(k); i < end; i++) {
        out[5u] += x[i];
    }
    out[u32(k) << 1u] += array<u32, 3>(10u, 20u, 30u)[min(u32(k) ^ 3u, 2u)];
    let value = counted(3u);
    out[6u] = value;
    let index = u32(k) - 1u;
    let index_1 = u32(k) / 2u - 1u;
    let swapped = out[index];
    out[index] = out[index_1];
    out[index_1] = swapped;
    for (var k_1 = -2i; k_1 < 4i; k_1++) {
        let value_1 = looked_up(u32(k_1 + 2i), k_1);
        out[u32(k_1 + 9i)] = value_1;
    }
    for (var i = 0i; i < 3i; i++) {
        out[u32(i) / 3u + 13u] += u32(i);
    }
}
