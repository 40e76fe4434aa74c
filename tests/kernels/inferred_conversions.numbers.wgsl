// The kernel `numbers`.

struct Narrow {
    low: u32,
    high: i32,
}

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const TABLE: array<u32, 5> = array<u32, 5>(1u, 4u, 9u, 16u, 25u);
const LARGEST: f64 = 1.7976931348623157e308lf;
const PI: f32 = 3.1415927f;
const BYTES: array<u32, 4> = array<u32, 4>(1u, 2u, 3u, 255u);

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

// `to_bits` as Rust defines it.
fn rust_to_bits_f64(a: f64) -> u64 {
    return bitcast<u64>(a);
}

fn casts(x_1: u32) -> array<u32, 8> {
    let a = ((i32(x_1) - 200i) << 24u) >> 24u;
    let b = f32(x_1);
    let c = twice(u64(x_1)) >> 1u;
    let d = 18446744073709551615lu;
    let e = u32(300i) & 255u;
    let f = rust_as_i32_f32(b - 4.5f);
    let g = x_1;
    let parts = narrow(x_1);
    let low = parts.low;
    let high = parts.high;
    let sum = u32((x_1 > 5u)) + g + e + u32((half() == 0.1lf));
    return array<u32, 8>(u32(a), bitcast<u32>(b), u32(c), u32(d >> 40u), u32(f), low, u32(high), sum);
}

fn paths(x_1: u32) -> array<u32, 4> {
    let receiver = x_1;
    let number = receiver;
    let parts = array<u32, 4>(((number >> 24u) & 255u), ((number >> 16u) & 255u), ((number >> 8u) & 255u), ((number >> 0u) & 255u));
    let a = parts[0u];
    let b = parts[1u];
    let receiver_1 = x_1;
    var ordering: u32;
    if (receiver_1 < 7u) {
        ordering = 4294967295u;
    } else if (receiver_1 > 7u) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    let ordered = i32(ordering);
    let value_1 = u64(x_1) * u64(x_1);
    let value_2 = u64(x_1) * 7lu;
    var ordering_1: u32;
    if (value_1 < value_2) {
        ordering_1 = 4294967295u;
    } else if (value_1 > value_2) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let wide = i32(ordering_1);
    let argument = x_1 & 255u;
    let operand = u32(u8_is_ascii_digit(argument));
    let argument_1 = x_1 & 255u;
    let shown = operand + u8_to_ascii_uppercase(argument_1);
    return array<u32, 4>(a * 256u + b, u32(ordered), u32(wide), shown);
}

fn constants(x_1: u32) -> array<u32, 4> {
    let argument = TABLE;
    let result = binary_search(argument, x_1);
    var value_1 = 99u;
    if (result.is_ok) {
        let at = result.ok_value;
        value_1 = at;
    }
    let found = value_1;
    let large = LARGEST / f64(x_1 + 1u);
    return array<u32, 4>(bitcast<u32>((PI * f32(x_1))), u32(rust_to_bits_f64(large) >> 32u), BYTES[x_1 % 4u], found);
}

fn twice(x_1: u64) -> u64 {
    return x_1 * 2lu;
}

fn narrow(x_1: u32) -> Narrow {
    return Narrow((x_1 & 255u), (i32(x_1 >> 3u) << 16u) >> 16u);
}

fn half() -> f64 {
    return 0.1lf;
}

fn u8_is_ascii_digit(self_: u32) -> bool {
    return (self_ - 48u) < 10u;
}

fn u8_to_ascii_uppercase(self_: u32) -> u32 {
    return (self_ ^ (u32(u8_is_ascii_lowercase(self_)) << 5u)) & 255u;
}

fn binary_search(slice: array<u32, 5>, wanted: u32) -> Result_u32_u32 {
    var value_1: u32;
    var size = 5u;
    var base = 0u;
    while (size > 1u) {
        let half_1 = size / 2u;
        let index = base + half_1;
        if (slice[min(index, 4u)] <= wanted) {
            base += half_1;
        }
        size -= half_1;
    }
    value_1 = base;
    let base_1 = value_1;
    if (5u == 0u || slice[min(base_1, 4u)] > wanted) {
        return Result_u32_u32(false, 0u, base_1);
    } else if (slice[min(base_1, 4u)] == wanted) {
        return Result_u32_u32(true, base_1, 0u);
    } else {
        return Result_u32_u32(false, 0u, base_1 + 1u);
    }
    return Result_u32_u32();
}

fn u8_is_ascii_lowercase(self_: u32) -> bool {
    return (self_ - 97u) < 26u;
}

@compute @workgroup_size(1)
fn numbers() {
    var at = 0u;
    for (var element = 0u; element < params.x_len; element++) {
        let items = casts(x[element]);
        for (var element_1 = 0u; element_1 < 8u; element_1++) {
            let value = items[element_1];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
        let items_1 = paths(x[element]);
        let items_2 = constants(x[element]);
        for (var element_1 = 0u; element_1 < 4u; element_1++) {
            let value = items_1[element_1];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
        for (var element_1 = 0u; element_1 < 4u; element_1++) {
            let value = items_2[element_1];
            out[min(at, arrayLength(&out) - 1u)] = value;
            at += 1u;
        }
    }
}
