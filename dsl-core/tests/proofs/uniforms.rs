//! A launch knows the data of uniforms.

#[derive(Clone, Copy, ShaderType)]
struct Sizes {
    unused: Vec3,
    m: u32,
    n: u32,
    k: u32,
    origin: IVec2,
    parts: [UVec4; 2],
}

#[device]
fn element(sizes: &Sizes, row: u32, column: u32) -> u32 {
    row * sizes.n + column
}

//= indices within bounds: proven if sizes.m * sizes.k <= a.len() or 16 * sizes.k * num_workgroups.y <= a.len(); sizes.n * sizes.k <= b.len() or sizes.n * sizes.k + 16 * num_workgroups.x <= b.len() + sizes.n; sizes.m * sizes.n <= c.len() or 16 * sizes.n * num_workgroups.y <= c.len() or sizes.m * sizes.n + 16 * num_workgroups.x <= c.len() + sizes.n
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (16, 16))]
fn product(sizes: &Sizes, a: &[f32], b: &[f32], c: &mut [f32]) {
    let (row, column) = (global_invocation_id().y, global_invocation_id().x);
    if row >= sizes.m || column >= sizes.n {
        return;
    }
    let mut sum = 0.0;
    for i in 0..sizes.k {
        sum += a[row * sizes.k + i] * b[element(sizes, i, column)];
    }
    c[element(sizes, row, column)] = sum;
}

// Signed numbers, components and copies.
//= indices within bounds: proven if sizes.origin.y + 8 <= x.len(); ((sizes.n) / 4) + 1 <= x.len(); *n <= x.len() or 64 * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn parts(sizes: &Sizes, n: &u32, x: &mut [f32]) {
    let i = global_invocation_id().x;
    let origin = sizes.origin;
    if i < *n {
        x[i] = 1.0;
    }
    if origin.y >= 0 && i < 8 {
        x[i + origin.y as u32] = 1.0;
    }
    x[sizes.n / 4] = 2.0;
}

// Elements of arrays are not followed.
//= indices within bounds: proven if sizes.m <= 3
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 48, `x`: clamped
//= line 49, `x`: clamped
//= line 50, `x`: clamped
#[kernel(workgroup_size = 64)]
fn elements(sizes: &Sizes, table: &[UVec4; 4], x: &mut [f32]) {
    x[sizes.parts[1].x] = 1.0;
    x[table[2].y] = 1.0;
    x[table[sizes.m].z] = 1.0;
}

// Facts of expressions with uniforms in them.
//= indices within bounds: proven if i + sizes.n + 1 <= x.len(); sizes.m + 1 <= x.len() or sizes.k + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn facts(sizes: &Sizes, x: &mut [f32], i: u32) {
    if i + sizes.n < x.len() && sizes.k <= sizes.m {
        x[i + sizes.n] = 1.0;
        if sizes.m < x.len() {
            x[sizes.k] = 1.0;
        }
    }
    x[i + sizes.n] = 2.0;
}
