// The kernel `generic_operators`.

struct Matrix_2_3 {
    rows: array<array<f32, 3>, 2>,
}

struct Matrix_3_1 {
    rows: array<array<f32, 1>, 3>,
}

struct Matrix_2_1 {
    rows: array<array<f32, 1>, 2>,
}

struct Pair_f32 {
    a: f32,
    b: f32,
}

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Scale {
    _0: f32,
}

struct Matrix_3_3 {
    rows: array<array<f32, 3>, 3>,
}

struct Params {
    x: f32,
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> params: Params;

const R: u32 = 2u;
const C: u32 = 3u;
const K: u32 = 3u;
const C_1: u32 = 1u;

fn products(x: f32) -> array<f32, 4> {
    let a = Matrix_2_3(array<array<f32, 3>, 2>(array<f32, 3>(x, 2.0f, 3.0f), array<f32, 3>(4.0f, 5.0f, x)));
    let b = Matrix_3_1(array<array<f32, 1>, 3>(array<f32, 1>(x), array<f32, 1>(2.0f), array<f32, 1>(3.0f)));
    let c = Matrix_2_3_mul(a, b);
    let d = Matrix_2_3_mul(f32_mul(2.0f, Matrix_2_3_mul_1(a, 3.0f)), b);
    var e = Scale_mul(Scale(2.0f), a);
    e = Matrix_2_3_mul_assign(e, Matrix_3_3(array<array<f32, 3>, 3>(array<f32, 3>(x, 0.0f, 1.0f), array<f32, 3>(0.0f, 1.0f, 0.0f), array<f32, 3>(1.0f, x, 0.0f))));
    return array<f32, 4>(c.rows[0u][0u] + d.rows[1u][0u], e.rows[0u][1u], e.rows[1u][2u], Matrix_2_1_mul(Matrix_2_3_mul(a, b), 2.0f).rows[1u][0u]);
}

fn pairs(x: f32, n: u32) -> f32 {
    let v = Pair_f32(x, 2.0f);
    let w = Pair_f32_add_1(Pair_f32_add(Pair_f32_mul_1(f32_mul_1(2.0f, Pair_f32_mul(v, v)), 3.0f), v), 1.0f);
    let counts = Pair_u32_add_1(Pair_u32_add(Pair_u32(n, 2u), 3u), Pair_u32(1u, n));
    return w.a * 100.0f + w.b + f32(counts.a * counts.b);
}

fn Matrix_2_3_mul(self_: Matrix_2_3, other: Matrix_3_1) -> Matrix_2_1 {
    var rows = array<array<f32, 1>, 2>(array<f32, 1>(), array<f32, 1>());
    for (var r = 0u; r < R; r++) {
        for (var c = 0u; c < C_1; c++) {
            for (var k = 0u; k < K; k++) {
                rows[r][c] += self_.rows[r][k] * other.rows[k][c];
            }
        }
    }
    return Matrix_2_1(rows);
}

fn Matrix_2_3_mul_1(self_: Matrix_2_3, factor: f32) -> Matrix_2_3 {
    var rows = self_.rows;
    for (var r = 0u; r < R; r++) {
        for (var c = 0u; c < C; c++) {
            rows[r][c] = rows[r][c] * factor;
        }
    }
    return Matrix_2_3(rows);
}

fn f32_mul(self_: f32, matrix: Matrix_2_3) -> Matrix_2_3 {
    return Matrix_2_3_mul_1(matrix, self_);
}

fn Scale_mul(self_: Scale, matrix: Matrix_2_3) -> Matrix_2_3 {
    return Matrix_2_3_mul_1(matrix, self_._0);
}

fn Matrix_2_3_mul_assign(left: Matrix_2_3, right: Matrix_3_3) -> Matrix_2_3 {
    var left_1 = left;
    Matrix_2_3_mul_assign_1(&left_1, right);
    return left_1;
}

fn Matrix_2_1_mul(self_: Matrix_2_1, factor: f32) -> Matrix_2_1 {
    var rows = self_.rows;
    for (var r = 0u; r < R; r++) {
        for (var c = 0u; c < C_1; c++) {
            rows[r][c] = rows[r][c] * factor;
        }
    }
    return Matrix_2_1(rows);
}

fn Pair_f32_mul(self_: Pair_f32, other: Pair_f32) -> Pair_f32 {
    return Pair_f32(self_.a * other.a, self_.b * other.b);
}

fn f32_mul_1(self_: f32, pair: Pair_f32) -> Pair_f32 {
    return Pair_f32_mul_1(pair, self_);
}

fn Pair_f32_mul_1(self_: Pair_f32, factor: f32) -> Pair_f32 {
    return Pair_f32(self_.a * factor, self_.b * factor);
}

fn Pair_f32_add(self_: Pair_f32, other: Pair_f32) -> Pair_f32 {
    return Pair_f32(self_.a + other.a, self_.b + other.b);
}

fn Pair_f32_add_1(self_: Pair_f32, other: f32) -> Pair_f32 {
    return Pair_f32(self_.a + other, self_.b + other);
}

fn Pair_u32_add(self_: Pair_u32, other: u32) -> Pair_u32 {
    return Pair_u32(self_.a + other, self_.b + other);
}

fn Pair_u32_add_1(self_: Pair_u32, other: Pair_u32) -> Pair_u32 {
    return Pair_u32(self_.a + other.a, self_.b + other.b);
}

fn Matrix_2_3_mul_assign_1(self_: ptr<function, Matrix_2_3>, other: Matrix_3_3) {
    *self_ = Matrix_2_3_mul_2((*self_), other);
}

fn Matrix_2_3_mul_2(self_: Matrix_2_3, other: Matrix_3_3) -> Matrix_2_3 {
    var rows = array<array<f32, 3>, 2>(array<f32, 3>(), array<f32, 3>());
    for (var r = 0u; r < R; r++) {
        for (var c = 0u; c < C; c++) {
            for (var k = 0u; k < K; k++) {
                rows[r][c] += self_.rows[r][k] * other.rows[k][c];
            }
        }
    }
    return Matrix_2_3(rows);
}

@compute @workgroup_size(1)
fn generic_operators() {
    let all_ = products(params.x);
    for (var i = 0u; i < 4u; i++) {
        out[i] = all_[i];
    }
    let value = pairs(params.x, params.n);
    out[4u] = value;
}
