//! Matrices: operators, columns, constructors and constants. Functions with WGSL's names.

#[kernel(workgroup_size = 1)]
fn operators(m: Mat3, n: Mat2, v: Vec3, w: Vec2, i: u32, out: &mut [Mat3]) {
    let a = m * n;
    //~^ K0302 `*` does not exist for `Mat3` and `Mat2`: a matrix is multiplied by a matrix or a vector
    let b = m * w;
    //~^ K0302 `*` does not exist for `Mat3` and `Vec2`
    let c = v * m;
    //~^ K0302 `*` does not exist for `Vec3` and `Mat3`
    let d = m + 1.0;
    //~^ K0302 `+` does not exist for `Mat3` and `f32`
    let e = 1.0 / m;
    //~^ K0302 `/` does not exist for `f32` and `Mat3`
    let f = m * i;
    //~^ K0302 `*` does not exist for `Mat3` and `u32`
    let g = m == m;
    //~^ K0302 `==` does not exist for `Mat3`: apply it to the columns, such as `.x_axis`
    let h = !m;
    //~^ K0302 `!` does not exist for `Mat3`: apply it to the columns, such as `.x_axis`
    let k = m << 1;
    //~^ K0302 `<<` does not exist for `Mat3`
    let mut t = v;
    t *= m;
    //~^ K0302 `*` does not exist for `Vec3` and `Mat3`
}

#[kernel(workgroup_size = 1)]
fn columns(m: Mat2, v: Vec2, i: u32, out: &mut [Vec2]) {
    out[0] = m.z_axis;
    //~^ K0305 `Mat2` has no member `z_axis`
    out[1] = m.col(2);
    //~^ K0403 index 2 is out of bounds: `Mat2` has the elements 0 to 1
    out[2] = m[2];
    //~^ K0403 index 2 is out of bounds: `Mat2` has the elements 0 to 1
    out[3] = v.col(0);
    //~^ K0304 `col` is a method of `Mat2`, `Mat3` and `Mat4`, not of `Vec2`
    out[4] = m.col(1i32);
    //~^ K0301 expected `u32`, found `i32`
}

#[kernel(workgroup_size = 64)]
fn columns_by_invocation(m: Mat4, out: &mut [Vec4]) {
    let i = local_invocation_index();
    out[i] = m.col(i);
    //~^ K0403 index 4 is out of bounds in invocation 4: the elements are 0 to 3
    out[i] = m.row(i & 3);
    if i < 4 {
        out[i] = m.row(i + 1);
        //~^ K0403 index 4 is out of bounds in invocation 3: the elements are 0 to 3
    }
}

#[kernel(workgroup_size = 1)]
fn constructors(v: Vec2, w: Vec3, x: f32, out: &mut [Mat2]) {
    out[0] = Mat2::from_cols(v, v, v);
    //~^ K0303 `from_cols` takes 2 arguments, not 3
    out[1] = Mat2::from_cols(v, w);
    //~^ K0301 expected `Vec2`, found `Vec3`
    out[2] = Mat2::from_cols_array(&[x, x, x]);
    //~^ K0301 `Mat2::from_cols_array` takes an array of 4 elements, not 3
    out[3] = Mat2::ONE;
    //~^ K0201 kernels have no constant `Mat2::ONE`
    out[4] = Mat2::from_quat(x);
    //~^ K0202 kernels have no function `Mat2::from_quat`
    let a = UVec2::NEG_X;
    //~^ K0201 kernels have no constant `UVec2::NEG_X`
    let b = Vec2::Z;
    //~^ K0201 kernels have no constant `Vec2::Z`
}

#[kernel(workgroup_size = 1)]
fn free_functions(v: Vec2, x: f32, n: u32, out: &mut [f32]) {
    out[0] = mix(x, x);
    //~^ K0303 `mix` takes 3 arguments, not 2
    out[1] = mix(n, n, n);
    //~^ K0304 `mix` takes `f32` and vectors of it, not `u32`
    let a = bitcast(x);
    //~^ K0304 name the type, a number or a vector of numbers: `bitcast::<u32>(x)`
    let b = bitcast::<u32>(v);
    //~^ K0301 expected `u32`, found `UVec2`
    let wide = bitcast::<f64>(x);
    //~^ K0304 `bitcast` gives `f32`, `i32`, `u32` and vectors of them, not `f64`
    let halves = bitcast::<F16Vec2>(v);
    //~^ K0304 `bitcast` gives `f32`, `i32`, `u32` and vectors of them, not `F16Vec2`
    let c = pack4x8unorm(v);
    //~^ K0304 `pack4x8unorm` takes `Vec4`, not `Vec2`
}
