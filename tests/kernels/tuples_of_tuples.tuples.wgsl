// The kernel `tuples`.

struct Struct_Tuple2_u32_f32 {
    a: f32,
    b: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple3_u32_Tuple2_u32_u32_u32 {
    _0: u32,
    _1: Tuple2_u32_u32,
    _2: u32,
}

struct Tuple3_u32_u32_u32 {
    _0: u32,
    _1: u32,
    _2: u32,
}

struct Tuple2_u32_Tuple3_u32_u32_u32 {
    _0: u32,
    _1: Tuple3_u32_u32_u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct A_u32 {
    a: u32,
}

struct Tuple2_5A_u32_u32 {
    _0: A_u32,
    _1: u32,
}

struct A {
    a: u32,
    b: u32,
}

struct Tuple3_A_u32_u32 {
    _0: A,
    _1: u32,
    _2: u32,
}

struct Tuple2_Array4_u32_u32 {
    _0: array<u32, 4>,
    _1: u32,
}

struct Tuple2_Grade_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_7Grade_1_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> swapped: array<Struct_Tuple2_u32_f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn tuples() {
    let in_the_middle = Tuple3_u32_Tuple2_u32_u32_u32(params.n, Tuple2_u32_u32(params.n + 1u, params.n + 2u), params.n + 3u);
    let at_the_end = Tuple2_u32_Tuple3_u32_u32_u32(params.n, Tuple3_u32_u32_u32(params.n + 4u, params.n + 5u, params.n + 6u));
    out[0u] = in_the_middle._0 + in_the_middle._1._0 * in_the_middle._1._1 + in_the_middle._2;
    out[1u] = at_the_end._0 + at_the_end._1._0 * at_the_end._1._1 + at_the_end._1._2;
    let pair = Tuple2_u32_f32(params.n, 1.5f);
    swapped[0u] = Struct_Tuple2_u32_f32(pair._1, pair._0);
    let short = Tuple2_5A_u32_u32(A_u32(params.n), params.n + 1u);
    let long = Tuple3_A_u32_u32(A(params.n + 2u, params.n + 3u), params.n + 4u, params.n + 5u);
    out[2u] = short._0.a * short._1;
    out[3u] = long._0.a * long._0.b + long._1 * long._2;
    let array_ = Tuple2_Array4_u32_u32(array<u32, 4>(params.n, params.n, params.n, params.n), params.n);
    out[4u] = array_._0[3u] * array_._1;
    let two = Tuple2_Grade_u32(1u, params.n);
    let three = Tuple2_7Grade_1_u32(2u, params.n + 1u);
    if (two._0 == 1u && three._0 != 0u) {
        out[5u] = u32(two._0) * u32(three._0) * two._1 * three._1;
    }
}
