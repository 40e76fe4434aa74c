//! Generic kernels: each instance fixes types, constants and operators.

use dsl_runtime::{Error, HostShareable, KernelInstance, prelude::*};

/// What a reduction does with two values.
#[device]
pub mod ops {
    /// An operator with a neutral element.
    pub trait Operator {
        /// The neutral element.
        const IDENTITY: f32;
        /// The operator.
        fn combine(a: f32, b: f32) -> f32;
    }
    /// `a + b`.
    #[derive(Debug)]
    pub struct Sum;
    /// The greater of two.
    #[derive(Debug)]
    pub struct Max;
    impl Operator for Sum {
        const IDENTITY: f32 = 0.0;
        fn combine(a: f32, b: f32) -> f32 {
            a + b
        }
    }
    impl Operator for Max {
        const IDENTITY: f32 = f32::NEG_INFINITY;
        fn combine(a: f32, b: f32) -> f32 {
            a.max(b)
        }
    }
}
use ops::{Max, Operator, Sum};

/// Reduces each workgroup's elements to one.
#[kernel(workgroup_size = N, instances(O = [Sum, Max], N = [32, 64]))]
fn reduce<O: Operator, const N: usize>(input: &[f32], output: &mut [f32]) {
    workgroup_var!(scratch: [f32; N]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    scratch[lane] = if i < input.len() { input[i] } else { O::IDENTITY };
    workgroup_barrier();
    let mut stride = N / 2;
    while stride > 0 {
        if lane < stride {
            scratch[lane] = O::combine(scratch[lane], scratch[lane + stride]);
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        output[workgroup_id().x] = scratch[0];
    }
}

#[kernel(workgroup_size = 64, instances(T = [f32, i32, UVec2]))]
fn double<T: Copy>(values: &mut [T], by: T) {
    let i = global_invocation_id().x;
    if i < values.len() {
        values[i] = values[i] + by;
    }
}

/// A generic function of the host that launches a generic kernel.
fn doubled<T: HostShareable>(device: &Device, values: &[T], by: T) -> Result<Vec<T>, Error>
where
    double::Instance<T>: KernelInstance,
{
    let mut buffer = device.buffer(values)?;
    double(&mut buffer, by).for_each_element().run()?;
    buffer.read()
}

/// One whose kernel has a type and a constant.
fn reduced<O: Operator, const N: usize>(device: &Device, values: &[f32]) -> Result<f32, Error>
where
    reduce::Instance<O, N>: KernelInstance,
{
    let input = device.buffer(values)?;
    let mut output = device.zeroed(1)?;
    assert_eq!(reduce::Instance::<O, N>::info().workgroup_size[0] as usize, N);
    reduce::<O, N>(&input, &mut output).workgroups(1).run()?;
    Ok(output.read()?[0])
}

/// Instances that values choose.
fn check_chosen(device: &Device, values: &[f32]) -> Result<(), Error> {
    let input = device.buffer(values)?;
    let mut output = device.zeroed::<f32>(1)?;
    for n in [32, 64] {
        let chosen = reduce::instance::<Sum>(n)?;
        assert_eq!(chosen.info().name, format!("reduce::<Sum, {n}>"));
        chosen.call(&input, &mut output).workgroups(1).run()?;
        assert_eq!(output.read()?[0], values[..n].iter().sum::<f32>());
    }
    let error = format!("{}", reduce::instance::<Max>(48).unwrap_err());
    let expected = "kernel `reduce` has no instance for (N) = (48,); the instances are `reduce::<Sum, 32>`, \
                    `reduce::<Sum, 64>`, `reduce::<Max, 32>`, `reduce::<Max, 64>`.";
    assert!(error.starts_with(expected), "{error}");
    assert!(reduce::instance::<f32>(32).is_err());
    Ok(())
}

pub fn check(device: &Device) -> Result<(), Error> {
    let values: Vec<f32> = (0..128).map(|i| (i * 7 % 50) as f32).collect();
    let input = device.buffer(&values)?;
    let fold = |n: usize, f: fn(f32, f32) -> f32| -> Vec<f32> {
        values.chunks(n).map(|c| c.iter().copied().reduce(f).unwrap_or_default()).collect()
    };
    let mut output = device.zeroed::<f32>(4)?;
    reduce::<Sum, 32>(&input, &mut output).workgroups(4).run()?;
    assert_eq!(output.read()?, fold(32, |a, b| a + b));
    reduce::<Max, 64>(&input, &mut output).workgroups(2).run()?;
    assert_eq!(output.read()?[..2], fold(64, f32::max));
    assert_eq!(reduced::<Max, 64>(device, &values)?, 49.0);
    assert_eq!(doubled(device, &[1, 2], 3)?, [4, 5]);
    check_chosen(device, &values)?;
    assert_eq!(reduce::INSTANCES.len(), 4);
    assert_eq!(reduce::INSTANCES[3].name, "reduce::<Max, 64>");

    let mut floats = device.buffer(&[1.0f32, 2.0])?;
    double(&mut floats, 0.5).invocations(2).run()?;
    assert_eq!(floats.read()?, [1.5, 2.5]);
    let mut vectors = device.buffer(&[UVec2::new(1, 2)])?;
    double::<UVec2>(&mut vectors, UVec2::ONE).invocations(1).run()?;
    assert_eq!(vectors.read()?, [UVec2::new(2, 3)]);
    Ok(())
}
