//! Methods that only kernels can call, next to methods that the host can call too. They use `u32`
//! indices, builtin values, workgroup memory and atomics.

use dsl_runtime::prelude::*;

#[device]
mod items {
    use dsl_runtime::prelude::*;

    /// `c[0] + c[1] x + c[2] x² + c[3] x³`.
    #[derive(ShaderType, Debug, Clone, Copy)]
    pub(crate) struct Cubic {
        pub(crate) c: [f32; 4],
    }

    impl Cubic {
        /// Here and on the host.
        pub(crate) fn at(&self, x: f32) -> f32 {
            self.c[0] + x * (self.c[1] + x * (self.c[2] + x * self.c[3]))
        }

        fn coefficient(&self, i: u32) -> f32 {
            self.c[i]
        }

        /// Calls what only kernels have.
        pub(crate) fn own_coefficient(&self) -> f32 {
            self.coefficient(local_invocation_index() % 4)
        }
    }

    /// What a workgroup's numbers become.
    pub(crate) trait Total {
        /// Here and on the host.
        fn neutral() -> u32;
        fn add(total: &Atomic<u32>, value: u32);
        fn add_all(total: &Atomic<u32>, values: &[u32]) {
            for value in values {
                Self::add(total, *value);
            }
        }
    }

    pub(crate) struct Greatest;
    impl Total for Greatest {
        fn neutral() -> u32 {
            0
        }
        fn add(total: &Atomic<u32>, value: u32) {
            total.fetch_max(value);
        }
    }

    pub(crate) struct Union;
    impl Total for Union {
        fn neutral() -> u32 {
            0
        }
        fn add(total: &Atomic<u32>, value: u32) {
            total.fetch_or(value);
        }
    }
}
use items::{Cubic, Greatest, Total, Union};

#[kernel(workgroup_size = 4)]
fn evaluate(cubics: &[Cubic], coefficients: &mut [f32], values: &mut [f32]) {
    let cubic = cubics[workgroup_id().x];
    coefficients[global_invocation_id().x] = cubic.own_coefficient();
    values[global_invocation_id().x] = cubic.at(local_invocation_index() as f32);
}

#[kernel(workgroup_size = 1, instances(T = [Greatest, Union]))]
fn total<T: Total>(values: &[u32], total: &[Atomic<u32>]) {
    T::add_all(&total[0], values);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let cubics = [Cubic { c: [1.0, 2.0, 3.0, 4.0] }, Cubic { c: [5.0, 0.0, -1.0, 0.5] }];
    let mut coefficients = device.zeroed::<f32>(8)?;
    let mut values = device.zeroed::<f32>(8)?;
    let there = device.buffer(&cubics)?;
    evaluate(&there, &mut coefficients, &mut values).workgroups(2).run()?;
    assert_eq!(coefficients.read()?, cubics.map(|cubic| cubic.c).concat());
    let expected = cubics.map(|cubic| [0.0, 1.0, 2.0, 3.0].map(|x| cubic.at(x)));
    assert_eq!(values.read()?, expected.concat());

    let numbers = device.buffer(&[5u32, 9, 2])?;
    let mut result = device.buffer(&[Greatest::neutral()])?;
    total::<Greatest>(&numbers, &mut result).workgroups(1).run()?;
    assert_eq!(result.read()?, [9]);
    result.write(&[Union::neutral()])?;
    total::<Union>(&numbers, &mut result).workgroups(1).run()?;
    assert_eq!(result.read()?, [15]);
    Ok(())
}
