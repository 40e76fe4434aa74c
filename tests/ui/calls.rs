//! Calls that the types of a launcher refuse.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn double(input: &[f32], output: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < output.len() {
        output[i] = input[i] * 2.0;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let numbers = device.buffer(&[1u32; 64])?;
    let mut values = device.zeroed::<f32>(64)?;
    // Elements of another type.
    double(&numbers, &mut values).workgroups(1).run()?;
    // No size.
    double(&device.zeroed::<f32>(64)?, &mut values).run()
}
