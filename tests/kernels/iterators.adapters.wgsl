// The kernel `adapters`.

struct Params {
    n: u32,
    a_len: u32,
    b_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

const WEIGHTS: array<array<u32, 2>, 3> = array<array<u32, 2>, 3>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u), array<u32, 2>(5u, 6u));

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(1)
fn adapters() {
    var digits = 0u;
    for (var element = 0u; element < params.a_len; element++) {
        let i = params.a_len - 1u - element;
        digits = digits * 7u + a[i] * i;
    }
    let len = min(params.a_len, params.b_len);
    for (var element = 0u; element < len; element++) {
        digits = digits * 7u + a[element] * b[element];
    }
    let len_1 = min(params.a_len, params.b_len);
    for (var i = 0u; i < len_1; i++) {
        let index = params.b_len - 1u - i;
        let y = b[index];
        digits = digits * 7u + a[i] * y + i;
    }
    let len_2 = rust_div_ceil_u32(params.a_len - min(params.a_len, 1u), 2u);
    for (var element = 0u; element < len_2; element++) {
        let index = element * 2u + 1u;
        digits = digits * 7u + a[index];
    }
    let len_3 = min(params.a_len - min(params.a_len, 2u), 2u);
    for (var element = 0u; element < len_3; element++) {
        let index = params.a_len - 1u - (element + 2u);
        let x = a[index];
        digits = digits * 7u + x;
    }
    let len_4 = params.a_len - min(params.a_len, 100u);
    for (var element = 0u; element < len_4; element++) {
        let index = element + 100u;
        digits += 1000u * a[index];
    }
    out[0u] = digits;
    digits = 0u;
    for (var i = 0u; i < params.n; i++) {
        if (i % 3u != 1u) {
            let x = i * i;
            if (x == 4u) {
                continue;
            }
            if (x > 60u) {
                break;
            }
            digits = digits * 7u + x;
        }
    }
    var count = 0u;
    for (var element = 0u; element < params.a_len; element++) {
        if (a[element] > 2u) {
            let i = count;
            count += 1u;
            digits = digits * 7u + a[element] * i;
        }
    }
    var begun = false;
    for (var element = 0u; element < params.a_len; element++) {
        if (!begun) {
            let x = a[element];
            begun = !(x < 3u);
        }
        if (begun) {
            if (a[element] == 2u) {
                break;
            }
            digits = digits * 7u + a[element];
        }
    }
    var next = 10u;
    for (var element = 0u; element < params.a_len; element++) {
        if (a[element] % 2u == 1u) {
            let i = next;
            next += 1u;
            digits = digits * 7u + a[element] * i;
        }
    }
    var next_1 = 0u;
    for (var x_1 = 2u; x_1 < params.n; x_1++) {
        let index = next_1;
        if (index >= min(params.a_len, params.b_len)) {
            break;
        }
        next_1 += 1u;
        digits = digits * 7u + x_1 * a[index] + b[index];
    }
    var next_2 = 5u;
    for (var element = 0u; element < params.a_len; element++) {
        let i = next_2;
        if (i >= 7u) {
            break;
        }
        next_2 += 1u;
        digits = digits * 7u + a[element] * i;
    }
    var count_1 = 0u;
    var count_2 = 0u;
    for (var x_1 = 0u; x_1 < params.n; x_1++) {
        if (count_2 >= 2u) {
            break;
        }
        if (x_1 % 2u == 0u) {
            if (count_1 < 1u) {
                count_1 += 1u;
            } else {
                count_2 += 1u;
                digits = digits * 7u + x_1;
            }
        }
    }
    let items = WEIGHTS;
    for (var i = 0u; i < 3u; i++) {
        let len_5 = min(2u, params.a_len);
        for (var element = 0u; element < len_5; element++) {
            digits = digits * 7u + items[i][element] * a[element] + i;
        }
    }
    out[1u] = digits;
}
