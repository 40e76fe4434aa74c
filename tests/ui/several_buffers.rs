//! Arguments for arrays of slices.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn add(layers: [&[f32]; 2], sums: [&mut [f32]; 2]) {
    let i = global_invocation_id().x;
    if i < layers[0].len() && i < sums[0].len() {
        sums[0][i] += layers[0][i];
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let (a, b) = (device.buffer(&[1.0f32])?, device.buffer(&[1u32])?);
    let (mut c, mut d) = (device.zeroed::<f32>(1)?, device.zeroed::<f32>(1)?);
    add([&b, &b], [&mut c, &mut d]).invocations(1).run()?;
    add(&a, [&mut c, &mut d]).invocations(1).run()?;
    add([&a], [&mut c, &mut d]).invocations(1).run()?;
    add([&a, &a], [&c, &d]).invocations(1).run()?;
    add([&a.slice(..1)?, &a], [&mut c, &mut d]).invocations(1).run()
}
