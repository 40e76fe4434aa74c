// The kernel `more_idioms_of_crates`.

struct Complex_u32 {
    re: u32,
    im: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    data_len: u32,
}

@group(0) @binding(0) var<storage, read> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> params: Params;

const Primes_ALL: array<u32, 3> = array<u32, 3>(2u, 3u, 5u);
const BIT: u32 = 1u;
const BIT_1: u32 = 32u;

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a + b;
    return Tuple2_u32_bool(r, r < a);
}

fn Complex_u32_new(re: u32, im: u32) -> Complex_u32 {
    return Complex_u32(re, im);
}

fn Complex_u32_add(self_: Complex_u32, other: Complex_u32) -> Complex_u32 {
    return Complex_u32_new(self_.re + other.re, self_.im + other.im);
}

fn lowest(x: u32) -> u32 {
    let bits_1 = x & 3u;
    return bits_1;
}

fn sum_of_twice(x: u32) -> u32 {
    let both = Complex_u32(x + 0u, x);
    return both.re + both.im;
}

fn Primes_divide(x: u32) -> bool {
    let items = Primes_ALL;
    var found_1 = false;
    for (var position = 0u; position < 3u; position++) {
        let prime = items[position];
        if (x % prime == 0u) {
            found_1 = true;
            break;
        }
    }
    return found_1;
}

fn bits(x: u32) -> u32 {
    return u32(has_bit(x)) + 2u * u32(has_bit_1(x));
}

fn by_path(a: u32, b: u32) -> u32 {
    var ordering_1: u32;
    if (a < b) {
        ordering_1 = 4294967295u;
    } else if (a > b) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let less = u32(is_lt(ordering_1)) + u32((a >= b)) * 10u;
    return max(a, 3u) + 100u * min(a, b) + 1000u * less + 50000u * u32((a == b));
}

fn by_references() -> u32 {
    var count = 0u;
    for (var position = 0u; position < params.data_len; position++) {
        if (data[position] < 5u) {
            count += 1u;
        }
    }
    let small = count;
    var begun = false;
    var count_1 = 0u;
    for (var position = 0u; position < params.data_len; position++) {
        if (!begun) {
            begun = !(data[position] > 1u);
        }
        if (begun) {
            count_1 += 1u;
        }
    }
    let skipped = count_1;
    var found_1 = false;
    var max_by_key: u32;
    var best_1: u32;
    for (var position = 0u; position < params.data_len; position++) {
        let key = data[position] % 5u;
        let is_better = !found_1 || key >= best_1;
        if (is_better) {
            max_by_key = data[position];
            found_1 = true;
        }
        if (is_better) {
            best_1 = key;
        }
    }
    let is_some = found_1;
    var value_1 = 0u;
    if (is_some) {
        value_1 = max_by_key;
    }
    let best = value_1;
    var found_2 = false;
    var find: u32;
    for (var position = 0u; position < params.data_len; position++) {
        if (data[position] == 7u) {
            find = data[position];
            found_2 = true;
            break;
        }
    }
    let is_some_1 = found_2;
    let value_2 = find;
    var value_3 = 0u;
    if (is_some_1) {
        value_3 = value_2;
    }
    let found = value_3;
    return small + 10u * skipped + 100u * best + 1000u * found;
}

fn has_bit(x: u32) -> bool {
    return BIT < 32u && ((x >> 1u) & 1u) != 0u;
}

fn has_bit_1(x: u32) -> bool {
    return BIT_1 < 32u;
}

fn is_lt(ordering: u32) -> bool {
    return ordering == 4294967295u;
}

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at = atomicLoad(&messages[counter]);
    if (at < limit) {
        at = atomicAdd(&messages[counter], size);
    }
    if (!(at < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at;
}

@compute @workgroup_size(1)
fn more_idioms_of_crates(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let sum = Complex_u32_add(Complex_u32_new(i, 1u), Complex_u32_new(2u, i));
    var known: u32;
    let add = rust_overflowing_add_u32(i, 1u);
    let value = add._0;
    if (!add._1) {
        known = value;
    } else {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return;
    }
    let operand = lowest(i + 2u) + 10u * sum_of_twice(i);
    let operand_1 = u32(Primes_divide(i));
    let items = Primes_ALL;
    var sum_1 = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = items[position];
        sum_1 += term;
    }
    let operand_2 = sum_1;
    let operand_3 = bits(i);
    var value_1: Option_u32;
    var value_2: Option_u32;
    loop {
        var last: u32;
        var i_1 = 0u;
        var break_return = false;
        loop {
            var value_3: Option_u32;
            let i_2 = i_1;
            loop {
                let len = max(params.data_len, i) - i;
                let index = i + i_2;
                if (!(i_2 < len)) {
                    value_3 = Option_u32();
                    break;
                }
                let value_4 = data[index];
                let value_5 = value_4;
                value_3 = Option_u32(true, value_5 + 1u);
                break;
            }
            let option = value_3;
            if (!option.is_some) {
                value_2 = Option_u32();
                break_return = true;
                break;
            }
            last = option.some_value;
            i_1 += 1u;
            let len = max(params.data_len, i) - i;
            let index = i_1;
            let index_1 = i + index;
            if (!(index < len)) {
                value_2 = Option_u32();
                break_return = true;
                break;
            }
            let value_4 = data[index_1];
            if (value_4 == 0u) {
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_2 = Option_u32(true, last);
        break;
    }
    value_1 = value_2;
    let option = value_1;
    var value_3 = 99u;
    if (option.is_some) {
        value_3 = option.some_value;
    }
    let answers = array<u32, 8>(operand, operand_1, operand_2, sum.re * 10u + sum.im, operand_3, value_3, by_path(i, 2u), known + 10u * by_references());
    for (var k = 0u; k < 8u; k++) {
        out[8u * i + k] = answers[k];
    }
}
