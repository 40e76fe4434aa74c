// The kernel `sums_of_pairs`.

struct Pair_f32 {
    a: f32,
    b: f32,
}

struct Row_u32_3 {
    cells: array<u32, 3>,
}

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Pair_Pair_u32 {
    a: Pair_u32,
    b: Pair_u32,
}

struct Pair_u8 {
    a: u32,
    b: u32,
}

struct Option_8Pair_u32 {
    is_some: bool,
    some_value: Pair_u32,
}

struct Range_u32_1 {
    least: u32,
    most: u32,
}

struct Pair_Pair_u8 {
    a: Pair_u8,
    b: Pair_u8,
}

struct Tree_f32 {
    tag: u32,
    Leaf_0: f32,
    Fork_0: f32,
    Fork_1: f32,
}

struct Tuple2_8Pair_u32_8Pair_u32 {
    _0: Pair_u32,
    _1: Pair_u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn floats(i: u32) -> f32 {
    let pair = both(f32(i), 2.0f);
    var other = exchanged(pair);
    exchange(&other);
    return sum(pair) + 10.0f * other.a + 0.5f * first(Tree_f32(1u, 0.0f, other.b, 7.0f)) + first(Tree_f32(0u, 0.25f, 0.0f, 0.0f));
}

fn integers(i: u32) -> u32 {
    let row = Row_u32_3(array<u32, 3>(i, 2u, 3u));
    let none = empty();
    let argument = Pair_u32(1u, i);
    let operand = sum_1(argument);
    let argument_1 = both_2(both_1(i, 1u), both_1(2u, 3u));
    let some = operand + sum_of_all(argument_1);
    let self_ = both_3((i & 255u), 200u);
    let x = self_.a;
    let x_1 = self_.b;
    let wide = Pair_u32(x * 3u, x_1 * 3u);
    let of_ = both_1(i, 5u);
    let x_2 = of_.a;
    let x_3 = of_.b;
    let halves = Pair_f32(f32(x_2) * 0.5f, f32(x_3) * 0.5f);
    let some_1 = some + wide.a + wide.b + rust_as_u32_f32(halves.a + halves.b);
    var last: Option_8Pair_u32;
    if (i > 1u) {
        last = Option_8Pair_u32(true, both_1(i, 6u));
    } else {
        last = Option_8Pair_u32();
    }
    let some_2 = some_1 + ends(Tuple2_8Pair_u32_8Pair_u32(both_1(i, 1u), both_1(i, 2u)), last);
    let argument_2 = Range_u32_1(1u, i + 4u);
    let some_3 = some_2 + width(argument_2);
    let argument_3 = 1u + 2u;
    var value: u32;
    if (i > 2u) {
        value = 4u;
    } else {
        value = 5u;
    }
    let argument_4 = value;
    let declared = both_1(argument_3, argument_4);
    let some_4 = some_3 + sum_1(declared);
    let nested = Pair_Pair_u8(Pair_u8((i & 255u), 1u), Pair_u8(2u, 3u));
    let some_5 = some_4 + sum_2(nested.b);
    let operand_1 = some_5 + total(row);
    let argument_5 = array<Pair_u32, 2>(both_1(1u, i), both_1(i, 2u));
    return operand_1 + larger(argument_5) + none.a + empty().b;
}

fn both(a: f32, b: f32) -> Pair_f32 {
    return Pair_f32(a, b);
}

fn exchanged(of_: Pair_f32) -> Pair_f32 {
    return Pair_f32(of_.b, of_.a);
}

fn exchange(of_: ptr<function, Pair_f32>) {
    let a = (*of_).a;
    (*of_).a = (*of_).b;
    (*of_).b = a;
}

fn sum(of_: Pair_f32) -> f32 {
    return of_.a + of_.b;
}

fn first(of_: Tree_f32) -> f32 {
    var a: f32;
    if (of_.tag == 0u) {
        a = of_.Leaf_0;
    } else {
        a = of_.Fork_0;
    }
    return a;
}

fn empty() -> Pair_u32 {
    return Pair_u32(0u, 0u);
}

fn sum_1(of_: Pair_u32) -> u32 {
    return of_.a + of_.b;
}

fn both_1(a: u32, b: u32) -> Pair_u32 {
    return Pair_u32(a, b);
}

fn both_2(a: Pair_u32, b: Pair_u32) -> Pair_Pair_u32 {
    return Pair_Pair_u32(a, b);
}

fn sum_of_all(of_: Pair_Pair_u32) -> u32 {
    return sum_1(of_.a) + sum_1(of_.b);
}

fn both_3(a: u32, b: u32) -> Pair_u8 {
    return Pair_u8(a, b);
}

fn ends(of_: Tuple2_8Pair_u32_8Pair_u32, last: Option_8Pair_u32) -> u32 {
    var last_1: Pair_u32;
    let last_2 = last.some_value;
    if (last.is_some) {
        last_1 = last_2;
    } else {
        last_1 = of_._1;
    }
    return of_._0.a + last_1.b;
}

fn width(of_: Range_u32_1) -> u32 {
    return of_.most - of_.least;
}

fn sum_2(of_: Pair_u8) -> u32 {
    return (of_.a + of_.b) & 255u;
}

fn total(of_: Row_u32_3) -> u32 {
    var sum_3 = 0u;
    let items = of_.cells;
    for (var element = 0u; element < 3u; element++) {
        let cell = items[element];
        sum_3 = sum_3 + cell;
    }
    return sum_3;
}

fn larger(of_: array<Pair_u32, 2>) -> u32 {
    if (of_[0u].a < of_[1u].a) {
        return of_[1u].a;
    } else {
        return of_[0u].a;
    }
    return u32();
}

@compute @workgroup_size(1)
fn sums_of_pairs(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = floats(i);
    out[2u * i] = value;
    let value_1 = f32(integers(i));
    out[2u * i + 1u] = value_1;
}
