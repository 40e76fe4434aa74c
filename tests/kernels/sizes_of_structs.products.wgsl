// The kernel `products`.

struct Matrix_2_3 {
    rows: array<array<f32, 3>, 2>,
}

struct Matrix_3_2 {
    rows: array<array<f32, 2>, 3>,
}

struct Matrix_2_2 {
    rows: array<array<f32, 2>, 2>,
}

struct Matrix_2_1 {
    rows: array<array<f32, 1>, 2>,
}

struct Matrix_1_2 {
    rows: array<array<f32, 2>, 1>,
}

struct Matrix_1_3 {
    rows: array<array<f32, 3>, 1>,
}

struct Matrix_3_1 {
    rows: array<array<f32, 1>, 3>,
}

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<Matrix_2_3>;
@group(0) @binding(1) var<storage, read> b: array<Matrix_3_2>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

const R: u32 = 2u;
const C: u32 = 3u;
const R_1: u32 = 3u;
const C_1: u32 = 2u;
const K: u32 = 3u;
const N: u32 = 2u;
const K_1: u32 = 2u;
const N_1: u32 = 1u;
const C_2: u32 = 1u;
const R_2: u32 = 1u;

fn Matrix_2_3_times(self_: Matrix_2_3, other: Matrix_3_2) -> Matrix_2_2 {
    var product = Matrix_2_2_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C_1; j++) {
            for (var k = 0u; k < K; k++) {
                product.rows[i][j] += self_.rows[i][k] * other.rows[k][j];
            }
        }
    }
    return product;
}

fn trace(of_: Matrix_2_2) -> f32 {
    var trace_1 = 0.0f;
    for (var i = 0u; i < N; i++) {
        trace_1 += of_.rows[i][i];
    }
    return trace_1;
}

fn Matrix_2_2_times(self_: Matrix_2_2, other: Matrix_2_3) -> Matrix_2_3 {
    var product = Matrix_2_3_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C; j++) {
            for (var k = 0u; k < K_1; k++) {
                product.rows[i][j] += self_.rows[i][k] * other.rows[k][j];
            }
        }
    }
    return product;
}

fn transposed(of_: Matrix_2_2) -> Matrix_2_2 {
    var rows = Matrix_2_2_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C_1; j++) {
            rows.rows[j][i] = of_.rows[i][j];
        }
    }
    return rows;
}

fn transposed_1(of_index: u32) -> Matrix_3_2 {
    var rows = Matrix_3_2_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C; j++) {
            rows.rows[j][i] = a[of_index].rows[i][j];
        }
    }
    return rows;
}

fn Matrix_2_2_times_1(self_: Matrix_2_2, other: Matrix_2_2) -> Matrix_2_2 {
    var product = Matrix_2_2_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C_1; j++) {
            for (var k = 0u; k < K_1; k++) {
                product.rows[i][j] += self_.rows[i][k] * other.rows[k][j];
            }
        }
    }
    return product;
}

fn Matrix_2_3_narrowed(self_index: u32) -> Matrix_2_1 {
    var narrow = Matrix_2_1_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < N_1; j++) {
            narrow.rows[i][j] = a[self_index].rows[i][j];
        }
    }
    return narrow;
}

fn transposed_2(of_: Matrix_2_1) -> Matrix_1_2 {
    var rows = Matrix_1_2_zero();
    for (var i = 0u; i < R; i++) {
        for (var j = 0u; j < C_2; j++) {
            rows.rows[j][i] = of_.rows[i][j];
        }
    }
    return rows;
}

fn Matrix_1_2_times(self_: Matrix_1_2, other: Matrix_2_3) -> Matrix_1_3 {
    var product = Matrix_1_3_zero();
    for (var i = 0u; i < R_2; i++) {
        for (var j = 0u; j < C; j++) {
            for (var k = 0u; k < K_1; k++) {
                product.rows[i][j] += self_.rows[i][k] * other.rows[k][j];
            }
        }
    }
    return product;
}

fn Matrix_3_2_narrowed(self_: Matrix_3_2) -> Matrix_3_1 {
    var narrow = Matrix_3_1_zero();
    for (var i = 0u; i < R_1; i++) {
        for (var j = 0u; j < N_1; j++) {
            narrow.rows[i][j] = self_.rows[i][j];
        }
    }
    return narrow;
}

fn numbers() -> u32 {
    return params.a_len * R * C;
}

fn Matrix_2_2_zero() -> Matrix_2_2 {
    return Matrix_2_2(array<array<f32, 2>, 2>(array<f32, 2>(), array<f32, 2>()));
}

fn Matrix_2_3_zero() -> Matrix_2_3 {
    return Matrix_2_3(array<array<f32, 3>, 2>(array<f32, 3>(), array<f32, 3>()));
}

fn Matrix_3_2_zero() -> Matrix_3_2 {
    return Matrix_3_2(array<array<f32, 2>, 3>(array<f32, 2>(), array<f32, 2>(), array<f32, 2>()));
}

fn Matrix_2_1_zero() -> Matrix_2_1 {
    return Matrix_2_1(array<array<f32, 1>, 2>(array<f32, 1>(), array<f32, 1>()));
}

fn Matrix_1_2_zero() -> Matrix_1_2 {
    return Matrix_1_2(array<array<f32, 2>, 1>(array<f32, 2>()));
}

fn Matrix_1_3_zero() -> Matrix_1_3 {
    return Matrix_1_3(array<array<f32, 3>, 1>(array<f32, 3>()));
}

fn Matrix_3_1_zero() -> Matrix_3_1 {
    return Matrix_3_1(array<array<f32, 1>, 3>(array<f32, 1>(), array<f32, 1>(), array<f32, 1>()));
}

@compute @workgroup_size(1)
fn products() {
    let first = b[0u];
    let product = Matrix_2_3_times(a[0u], first);
    let value = trace(product);
    out[0u] = value;
    let value_1 = trace(Matrix_2_3_times(Matrix_2_2_times(Matrix_2_3_times(a[1u], first), a[0u]), b[0u]));
    out[1u] = value_1;
    let value_2 = trace(Matrix_2_2_times_1(transposed(product), Matrix_2_3_times(a[0u], transposed_1(1u))));
    out[2u] = value_2;
    let argument = Matrix_2_3_narrowed(0u);
    let value_3 = Matrix_1_2_times(transposed_2(argument), a[1u]).rows[0u][2u] + Matrix_3_2_narrowed(first).rows[2u][0u];
    out[3u] = value_3;
    let value_4 = f32(numbers());
    out[4u] = value_4;
}
