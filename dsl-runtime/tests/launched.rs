//! The list of launched kernels, by which dsl-mpi compares the kernels of several processes.

use dsl_runtime::{__private::launched_kernels, Error, prelude::*};

mod solver {
    use dsl_runtime::prelude::*;

    #[kernel(workgroup_size = 1)]
    pub(crate) fn step(data: &mut [u32]) {
        data[0] += 1;
    }
}

#[kernel(workgroup_size = 1, instances(T = [u32, f32], N = [2, 3]))]
fn set<T: Number, const N: u32>(data: &mut [T]) {
    data[0] = T::from_u32(N);
}

#[device]
mod numbers {
    pub(crate) trait Number: Copy {
        fn from_u32(n: u32) -> Self;
    }
    impl Number for u32 {
        fn from_u32(n: u32) -> u32 {
            n
        }
    }
    impl Number for f32 {
        fn from_u32(n: u32) -> f32 {
            n as f32
        }
    }
}
use numbers::Number;

#[test]
fn kernels_are_listed_once_by_their_paths() -> Result<(), Error> {
    #[kernel(workgroup_size = 1)]
    fn step(data: &mut [u32]) {
        data[0] += 2;
    }

    let device = Device::cpu();
    let (mut data, mut floats) = (device.zeroed::<u32>(1)?, device.zeroed::<f32>(1)?);
    for _ in 0..3 {
        solver::step(&mut data).workgroups(1).run()?;
        step(&mut data).workgroups(1).run()?;
        set::<u32, 2>(&mut data).workgroups(1).run()?;
        set::<f32, 3>(&mut floats).workgroups(1).run()?;
    }
    let paths: Vec<String> = launched_kernels(0).iter().map(|kernel| kernel.path()).collect();
    let of_this = "launched::kernels_are_listed_once_by_their_paths::step";
    let expected =
        ["launched::solver::step", of_this, "launched::set::<u32, 2>", "launched::set::<f32, 3>"];
    assert_eq!(paths, expected);
    assert_eq!(launched_kernels(3)[0].info.name, "set::<f32, 3>");
    assert!(launched_kernels(5).is_empty());
    Ok(())
}
