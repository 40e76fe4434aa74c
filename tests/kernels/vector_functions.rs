//! The methods of vectors. `length`, `distance` and `normalize` have a relative tolerance of 2⁻¹⁸.
//! All other results are exact here.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn functions(a: Vec3, b: Vec3, vectors: &mut [Vec3], scalars: &mut [f32]) {
    vectors[0] = a.cross(b);
    vectors[1] = a.min(b);
    vectors[2] = a.max(b);
    vectors[3] = a.clamp(Vec3::splat(-1.0), Vec3::new(1.0, 2.0, 3.0));
    vectors[4] = a.abs();
    vectors[5] = a.lerp(b, 0.25);
    vectors[6] = a.floor();
    vectors[7] = a.ceil();
    vectors[8] = a.round();
    vectors[9] = a.fract();
    vectors[10] = a.signum();
    vectors[11] = a.mul_add(b, Vec3::ONE);
    vectors[12] = a.normalize();
    vectors[13] = (a / 2.0).trunc();
    scalars[0] = a.dot(b);
    scalars[1] = a.length_squared();
    scalars[2] = a.distance_squared(b);
    scalars[3] = a.element_sum();
    scalars[4] = a.max_element();
    scalars[5] = a.min_element();
    scalars[6] = a.element_product();
    scalars[7] = a.length();
    scalars[8] = a.distance(b);
}

#[kernel(workgroup_size = 1)]
fn of_integers(a: IVec4, b: IVec4, out: &mut [IVec4]) {
    out[0] = a.min(b);
    out[1] = a.max(b);
    out[2] = a.abs();
    out[3] = a.clamp(IVec4::splat(-2), IVec4::splat(2));
    out[4] = IVec4::splat(a.dot(b));
    out[5] = a.signum();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (a, b) = (Vec3::new(-2.5, 4.0, 1.75), Vec3::new(1.5, -8.0, 2.0));
    let mut vectors = device.zeroed::<Vec3>(14)?;
    let mut scalars = device.zeroed::<f32>(9)?;
    functions(a, b, &mut vectors, &mut scalars)
        .workgroups(1)
        .run()?;
    let (vectors, scalars) = (vectors.read()?, scalars.read()?);
    let cross = [
        4.0 * 2.0 + 1.75 * 8.0,
        1.75 * 1.5 + 2.5 * 2.0,
        2.5 * 8.0 - 4.0 * 1.5,
    ];
    let exact = [
        cross,
        [-2.5, -8.0, 1.75],
        [1.5, 4.0, 2.0],
        [-1.0, 2.0, 1.75],
        [2.5, 4.0, 1.75],
        [-1.5, 1.0, 1.8125],
        [-3.0, 4.0, 1.0],
        [-2.0, 4.0, 2.0],
        [-3.0, 4.0, 2.0],
        [-0.5, 0.0, 0.75],
        [-1.0, 1.0, 1.0],
        [-2.75, -31.0, 4.5],
    ];
    assert_eq!(vectors[..12], exact.map(Vec3::from));
    assert_eq!(vectors[13], Vec3::new(-1.0, 2.0, 0.0));
    let squared: f32 = 6.25 + 16.0 + 3.0625;
    assert_eq!(
        scalars[..7],
        [-32.25, squared, 160.0625, 3.25, 4.0, -2.5, -17.5]
    );
    let near = |got: f32, expected: f32| (got / expected - 1.0).abs() <= 2_f32.powi(-18);
    assert!(near(scalars[7], squared.sqrt()) && near(scalars[8], 160.0625_f32.sqrt()));
    assert!((0..3).all(|k| near(vectors[12][k], a[k] / squared.sqrt())));

    let mut out = device.zeroed::<IVec4>(6)?;
    let (a, b) = (IVec4::new(-3, 2, 0, 5), IVec4::new(1, -1, 7, 5));
    of_integers(a, b, &mut out).workgroups(1).run()?;
    let expected = [
        [-3, -1, 0, 5],
        [1, 2, 7, 5],
        [3, 2, 0, 5],
        [-2, 2, 0, 2],
        [20; 4],
        [-1, 1, 0, 1],
    ];
    assert_eq!(out.read()?, expected.map(IVec4::from));
    Ok(())
}
