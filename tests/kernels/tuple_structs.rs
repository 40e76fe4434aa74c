//! Tuple structs in buffers and parameters: `.0`, patterns, generic tuple structs, and a tuple
//! struct that ends in a runtime-sized array.

use dsl_runtime::prelude::*;

/// The state of a generator.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Pcg(pub u32);

/// A weight, and a place that is aligned to 16 bytes.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Weighed(pub f32, pub Vec3, pub [Pcg; 2]);

/// Two of a kind.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Twice<T>(pub T, pub T);

/// How many numbers are used, and the numbers.
#[derive(ShaderType)]
pub struct Counted(pub u32, pub RuntimeArray<u32>);

#[kernel(workgroup_size = 1)]
fn tuple_structs(
    first: Pcg,
    at: &[Weighed],
    list: &mut Counted,
    out: &mut [Weighed],
    twice: &mut [Twice<f32>],
) {
    let Weighed(weight, place, [a, Pcg(b)]) = at[0];
    let mut state = Pcg(first.0 * 2 + a.0);
    state.0 += b;
    out[0] = Weighed(weight * 2.0, place + Vec3::ONE, [state, first]);
    out[1] = at[1];
    out[1].2[0].0 = 77;
    let Twice(x, y) = twice[0];
    twice[0] = Twice::<f32>(y, x);
    list.1[list.0] = state.0;
    list.0 += 1;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let weighed =
        [Weighed(0.5, Vec3::X, [Pcg(3), Pcg(4)]), Weighed(2.5, Vec3::Y, [Pcg(5), Pcg(6)])];
    let at = device.buffer(&weighed)?;
    let mut out = device.buffer(&[weighed[0]; 2])?;
    let mut twice = device.buffer(&[Twice(1.0, 2.0)])?;
    let mut list = device.storage(&Counted(1, RuntimeArray::from(vec![9, 9, 9])))?;
    tuple_structs(Pcg(10), &at, &mut list, &mut out, &mut twice).workgroups(1).run()?;
    let state = Pcg(27);
    let expected = [
        Weighed(1.0, Vec3::new(2.0, 1.0, 1.0), [state, Pcg(10)]),
        Weighed(2.5, Vec3::Y, [Pcg(77), Pcg(6)]),
    ];
    assert_eq!(out.read()?, expected);
    assert_eq!(twice.read()?, [Twice(2.0, 1.0)]);
    let Counted(count, numbers) = list.read()?;
    assert_eq!((count, numbers.to_vec()), (2, vec![9, 27, 9]));
    Ok(())
}
