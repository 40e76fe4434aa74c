//! Matrices in every kind of memory, their operators, columns and methods. The numbers are small
//! integers. The results are exact; only the results of `inverse` are approximate.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn operators(m: Mat3, n: Mat3, v: Vec3, out: &mut [Mat3], vectors: &mut [Vec3]) {
    out[0] = m * n;
    out[1] = m + n;
    out[2] = m - n;
    out[3] = -m;
    out[4] = m * 2.0;
    out[5] = 2.0 * m;
    out[6] = m / 2.0;
    let mut a = m;
    a += n;
    a -= m;
    a *= n;
    a *= 2.0;
    a /= 4.0;
    out[7] = a;
    out[8] = -(m * -n);
    vectors[0] = m * v;
    vectors[1] = m * n * v;
    vectors[2] = (m + n) * (v - Vec3::ONE);
    vectors[3] = m.mul_vec3(v);
    vectors[4] = m.transpose_mul_vec3(v);
}

#[kernel(workgroup_size = 1)]
fn methods(a: Mat2, b: Mat3, c: Mat4, twos: &mut [Mat2], threes: &mut [Mat3], fours: &mut [Mat4], scalars: &mut [f32]) {
    twos[0] = a.transpose();
    twos[1] = a * a.inverse();
    twos[2] = a.mul_mat2(&a);
    threes[0] = b.transpose();
    threes[1] = b * b.inverse();
    fours[0] = c.transpose();
    fours[1] = c * c.inverse();
    fours[2] = c.add_mat4(&c).sub_mat4(&c).mul_scalar(3.0).div_scalar(2.0);
    scalars[0] = a.determinant();
    scalars[1] = b.determinant();
    scalars[2] = c.determinant();
    scalars[3] = Mat2::IDENTITY.determinant();
}

#[kernel(workgroup_size = 1)]
fn columns(ms: &mut [Mat3], i: u32, out: &mut [Vec3], scalars: &mut [f32]) {
    let m = ms[0];
    out[0] = m.x_axis;
    out[1] = m.z_axis + m.y_axis;
    out[2] = m.col(i);
    out[3] = m[i];
    out[4] = ms[1].y_axis;
    out[5] = ms[1][i];
    out[6] = m.row(i);
    out[7] = m.diagonal();
    scalars[0] = m.x_axis.y;
    scalars[1] = m[i].z;
    scalars[2] = m.col(i)[i];
    scalars[3] = ms[1].z_axis.x;
    scalars[4] = (m * m).x_axis.x;
    let flat = m.to_cols_array();
    scalars[5] = flat[5];
    let mut n = m;
    n.y_axis = Vec3::new(1.0, 2.0, 3.0);
    n.x_axis.y = 9.0;
    n[i] += Vec3::ONE;
    n[i].x = -1.0;
    n[0][i] = -2.0;
    ms[1].x_axis = n.x_axis;
    ms[1].y_axis.z = 7.0;
    ms[1][i].y = 8.0;
    ms[1][2][i] *= 2.0;
    ms[2] = n;
}

#[kernel(workgroup_size = 4)]
fn memory(fixed: &[Mat2; 4], threes: &Mat3, stored: &[[Mat3; 2]], out: &mut [Vec4]) {
    workgroup_var!(shared: [Mat4; 4], single: Mat3);
    const SHEAR: Mat2 = Mat2::from_cols(Vec2::new(1.0, 2.0), Vec2::new(3.0, 4.0));
    let lane = local_invocation_index();
    shared[lane] = Mat4::IDENTITY * (lane as f32 + 1.0);
    if lane == 0 {
        single = stored[0][1];
        single.z_axis = threes.x_axis;
    }
    workgroup_barrier();
    let mut local = [Mat2::ZERO; 4];
    for i in 0..4 {
        local[i] = fixed[i] * SHEAR;
    }
    local[lane].x_axis.x += 1.0;
    let two = local[lane];
    let four = shared[3 - lane];
    out[2 * lane] = Vec4::new(two.x_axis.x, two.x_axis.y, two.y_axis.x, four.w_axis.w);
    out[2 * lane + 1] = (single * SHEAR.y_axis.extend(1.0)).extend(stored[1][0].z_axis.z);
}

#[kernel(workgroup_size = 1)]
fn constructors(x: f32, v: Vec3, parts: &[f32], out: &mut [Mat4]) {
    out[0] = Mat4::from_translation(v) * Mat4::from_scale(v);
    out[1] = Mat4::from_mat3(Mat3::from_diagonal(v));
    out[2] = Mat4::from_cols(Vec4::X, Vec4::ONE, v.extend(1.0), Vec4::NEG_Y);
    out[3] = Mat4::from_mat3(Mat3::from_mat2(Mat2::from_cols_array(&[x, 2.0, 3.0, 4.0])));
    let mut flat = [0.0; 9];
    for i in 0..9 {
        flat[i] = parts[i];
    }
    out[4] = Mat4::from_mat3(Mat3::from_cols_array(&flat));
    out[5] = Mat4::from_diagonal(Vec4::from_array([x, 1.0, x, 1.0]));
    out[6] = Mat4::from_mat3(mat3(v, v, Vec3::from_array(v.to_array())));
    out[7] = Mat4::from_rotation_x(0.0) + Mat4::from_rotation_y(0.0) + Mat4::from_rotation_z(0.0);
    out[8] = Mat4::from_mat3(Mat3::from_translation(v.truncate()) * Mat3::from_scale(v.truncate()));
    out[9] = Mat4::from_translation(out[0].transform_point3(v));
    out[10] = Mat4::from_translation(out[0].transform_vector3(v) + out[0].project_point3(v));
    let rows = [[x, 2.0], [v.y, flat[3]]];
    out[11] = Mat4::from_mat3(Mat3::from_mat2(Mat2::from_cols_array_2d(&rows)));
}

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() <= 1e-5
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let m = Mat3::from_cols_array(&[1.0, 2.0, 3.0, -4.0, 5.0, 6.0, 7.0, -8.0, 10.0]);
    let n = Mat3::from_cols_array(&[2.0, 0.0, 1.0, 0.0, -3.0, 0.0, 4.0, 1.0, 1.0]);
    let v = Vec3::new(1.0, -2.0, 3.0);
    let mut out = device.zeroed::<Mat3>(9)?;
    let mut vectors = device.zeroed::<Vec3>(5)?;
    operators(m, n, v, &mut out, &mut vectors).workgroups(1).run()?;
    let expected = [
        m * n,
        m + n,
        m - n,
        -m,
        m * 2.0,
        m * 2.0,
        m / 2.0,
        n * n * 0.5,
        m * n,
    ];
    assert_eq!(out.read()?, expected);
    let expected = [m * v, m * n * v, (m + n) * (v - 1.0), m * v, m.transpose() * v];
    assert_eq!(vectors.read()?, expected);

    let a = Mat2::from_cols_array(&[2.0, 1.0, -3.0, 4.0]);
    let c = Mat4::from_cols_array(&[
        2.0, 0.0, 1.0, 3.0, -1.0, 4.0, 0.0, 1.0, 0.0, 2.0, 5.0, -2.0, 1.0, 1.0, 0.0, 3.0,
    ]);
    let mut twos = device.zeroed::<Mat2>(3)?;
    let mut threes = device.zeroed::<Mat3>(2)?;
    let mut fours = device.zeroed::<Mat4>(3)?;
    let mut scalars = device.zeroed::<f32>(4)?;
    methods(a, m, c, &mut twos, &mut threes, &mut fours, &mut scalars).workgroups(1).run()?;
    let (twos, threes, fours) = (twos.read()?, threes.read()?, fours.read()?);
    assert_eq!((twos[0], twos[2]), (a.transpose(), a * a));
    assert_eq!((threes[0], fours[0], fours[2]), (m.transpose(), c.transpose(), c * 1.5));
    assert!(twos[1].abs_diff_eq(Mat2::IDENTITY, 1e-5), "{}", twos[1]);
    assert!(threes[1].abs_diff_eq(Mat3::IDENTITY, 1e-5), "{}", threes[1]);
    assert!(fours[1].abs_diff_eq(Mat4::IDENTITY, 1e-5), "{}", fours[1]);
    let scalars = scalars.read()?;
    assert_eq!((scalars[0], scalars[3]), (11.0, 1.0));
    assert!((scalars[1] - m.determinant()).abs() < 1e-3 && (scalars[2] - c.determinant()).abs() < 1e-3);

    let mut ms = device.buffer(&[m, n, Mat3::ZERO])?;
    let mut out = device.zeroed::<Vec3>(8)?;
    let mut scalars = device.zeroed::<f32>(6)?;
    columns(&mut ms, 1, &mut out, &mut scalars).workgroups(1).run()?;
    let expected = [
        m.x_axis,
        m.z_axis + m.y_axis,
        m.y_axis,
        m.y_axis,
        n.y_axis,
        n.y_axis,
        m.row(1),
        m.diagonal(),
    ];
    assert_eq!(out.read()?, expected);
    assert_eq!(scalars.read()?, [2.0, 6.0, 5.0, 4.0, (m * m).x_axis.x, 6.0]);
    let written = Mat3::from_cols_array(&[1.0, -2.0, 3.0, -1.0, 3.0, 4.0, 7.0, -8.0, 10.0]);
    let stored = Mat3::from_cols_array(&[1.0, -2.0, 3.0, 0.0, 8.0, 7.0, 4.0, 2.0, 1.0]);
    assert_eq!(ms.read()?, [m, stored, written]);

    let fixed = [a, a * 2.0, a * 3.0, a * 4.0];
    let stored = [[n, m], [m, n]];
    let mut out = device.zeroed::<Vec4>(8)?;
    memory(
        &device.uniform(fixed)?,
        &device.uniform(n)?,
        &device.buffer(&stored)?,
        &mut out,
    )
    .workgroups(1)
    .run()?;
    let shear = Mat2::from_cols_array(&[1.0, 2.0, 3.0, 4.0]);
    let single = Mat3::from_cols(m.x_axis, m.y_axis, n.x_axis);
    let expected: Vec<Vec4> = (0..4)
        .flat_map(|lane| {
            let two = fixed[lane] * shear;
            [
                Vec4::new(two.x_axis.x + 1.0, two.x_axis.y, two.y_axis.x, 4.0 - lane as f32),
                (single * shear.y_axis.extend(1.0)).extend(m.z_axis.z),
            ]
        })
        .collect();
    assert_eq!(out.read()?, expected);

    let parts: Vec<f32> = (1u8..10).map(f32::from).collect();
    let mut out = device.zeroed::<Mat4>(12)?;
    constructors(3.0, v, &device.buffer(&parts)?, &mut out).workgroups(1).run()?;
    let out = out.read()?;
    let flat: [f32; 9] = parts.try_into().expect("nine");
    let first = Mat4::from_translation(v) * Mat4::from_scale(v);
    let expected = [
        first,
        Mat4::from_mat3(Mat3::from_diagonal(v)),
        Mat4::from_cols(Vec4::X, Vec4::ONE, v.extend(1.0), Vec4::NEG_Y),
        Mat4::from_mat3(Mat3::from_mat2(Mat2::from_cols_array(&[3.0, 2.0, 3.0, 4.0]))),
        Mat4::from_mat3(Mat3::from_cols_array(&flat)),
        Mat4::from_diagonal(Vec4::new(3.0, 1.0, 3.0, 1.0)),
        Mat4::from_mat3(mat3(v, v, v)),
        Mat4::from_diagonal(Vec4::splat(3.0)),
        Mat4::from_mat3(Mat3::from_translation(v.truncate()) * Mat3::from_scale(v.truncate())),
        Mat4::from_translation(first.transform_point3(v)),
        Mat4::from_translation(first.transform_vector3(v) + first.project_point3(v)),
        Mat4::from_mat3(Mat3::from_mat2(Mat2::from_cols_array_2d(&[[3.0, 2.0], [v.y, 4.0]]))),
    ];
    for (i, (got, expected)) in out.iter().zip(&expected).enumerate() {
        let pairs = got.to_cols_array().into_iter().zip(expected.to_cols_array());
        assert!(pairs.into_iter().all(|(a, b)| near(a, b)), "{i}: {got} and {expected}");
    }
    Ok(())
}
