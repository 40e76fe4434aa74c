// The kernel `wrapping`.

struct Tuple1_u32 {
    _0: u32,
}

struct Generator {
    state: array<Tuple1_u32, 3>,
    count: Tuple1_u32,
}

struct Tuple1_i32 {
    _0: i32,
}

struct Params {
    numbers_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `wrapping_shl` as Rust defines it.
fn rust_wrapping_shl_u32(a: u32, b: u32) -> u32 {
    return a << (b & 31u);
}

// `wrapping_shr` as Rust defines it.
fn rust_wrapping_shr_i32(a: i32, b: u32) -> i32 {
    return a >> (b & 31u);
}

// `wrapping_shr` as Rust defines it.
fn rust_wrapping_shr_u32(a: u32, b: u32) -> u32 {
    return a >> (b & 31u);
}

fn Generator_new(seed: u32) -> Generator {
    let seed_1 = Tuple1_u32(seed);
    let operand = seed_1;
    let operand_1 = seed_1;
    return Generator(array<Tuple1_u32, 3>(seed_1, Tuple1_u32(~operand._0), Tuple1_u32((~operand_1._0 + 1u))), Tuple1_u32(250u));
}

fn Generator_next(self_: ptr<function, Generator>) -> u32 {
    for (var i = 0u; i < 3u; i++) {
        let twist = Generator_twist((*self_), i);
        let left = twist;
        let right = 2654435769u;
        let left_1 = (*self_).state[i];
        let right_1 = (left._0 * right);
        (*self_).state[i] = Tuple1_u32((left_1._0 + right_1));
        let left_2 = (*self_).state[(i + 2u) % 3u];
        let right_2 = 1u;
        let left_3 = (*self_).state[i];
        let right_3 = left_2._0 | right_2;
        (*self_).state[i] = Tuple1_u32((left_3._0 ^ right_3));
        let left_4 = (*self_).state[i];
        let right_4 = 1i;
        (*self_).state[i] = Tuple1_u32(rust_wrapping_shl_u32(left_4._0, u32(right_4)));
        let left_5 = (*self_).state[i];
        let right_5 = 7u;
        (*self_).state[i] = Tuple1_u32((left_5._0 - right_5));
    }
    let left = (*self_).count;
    let right = 1u;
    (*self_).count = Tuple1_u32(((left._0 + right) & 255u));
    let operand = (*self_).state[0u];
    let left_1 = (*self_).state[1u];
    let right_1 = 3u;
    let left_2 = operand;
    let right_2 = (left_1._0 / right_1);
    let left_3 = (*self_).state[2u];
    let right_3 = 10u;
    let left_4 = Tuple1_u32((left_2._0 + right_2));
    let right_4 = (left_3._0 % right_3);
    let parts = Tuple1_u32((left_4._0 - right_4));
    let word = parts._0;
    return word ^ (*self_).count._0;
}

fn signed(a: i32, b: i32) -> i32 {
    let a_1 = Tuple1_i32(a);
    let b_1 = Tuple1_i32(b);
    var least: Tuple1_i32;
    if (a_1._0 < b_1._0) {
        least = a_1;
    } else {
        least = b_1;
    }
    var quotient: Tuple1_i32;
    if (b_1._0 == 0i) {
        quotient = a_1;
    } else {
        let left = a_1;
        let right = b_1._0;
        quotient = Tuple1_i32((left._0 / right));
    }
    let operand = a_1;
    let left = quotient;
    let right = b_1._0;
    let left_1 = Tuple1_i32((-operand._0));
    let right_1 = (left._0 * right);
    let left_2 = Tuple1_i32((left_1._0 + right_1));
    let right_2 = least._0;
    var sum = Tuple1_i32((left_2._0 - right_2));
    let left_3 = sum;
    let right_3 = 3i;
    sum = Tuple1_i32(rust_wrapping_shr_i32(left_3._0, u32(right_3)));
    let operand_1 = sum;
    let operand_2 = Tuple1_i32(1i);
    let left_4 = operand_1;
    let right_4 = ~operand_2._0;
    return Tuple1_i32((left_4._0 & right_4))._0;
}

fn Generator_twist(self_: Generator, i: u32) -> Tuple1_u32 {
    let left = self_.state[i];
    let right = 13i;
    let left_1 = self_.state[(i + 1u) % 3u];
    let right_1 = 7i;
    let left_2 = Tuple1_u32(rust_wrapping_shl_u32(left._0, u32(right)));
    let right_2 = rust_wrapping_shr_u32(left_1._0, u32(right_1));
    return Tuple1_u32((left_2._0 ^ right_2));
}

@compute @workgroup_size(8)
fn wrapping(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.numbers_len) {
        return;
    }
    var generator = Generator_new(numbers[i]);
    var last = 0u;
    for (var i_1 = 0i; i_1 < 10i; i_1++) {
        last = Generator_next(&generator);
    }
    out[2u * i] = last;
    let other = numbers[(i + 1u) % params.numbers_len];
    let value = u32(signed(i32(numbers[i]), i32(other)));
    out[2u * i + 1u] = value;
}
