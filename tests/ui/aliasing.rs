//! One buffer as two parameters; the kernel writes one of them.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn double(input: &[f32], output: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < output.len() {
        output[i] = input[i] * 2.0;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let mut values = Device::cpu().zeroed::<f32>(64)?;
    double(&values, &mut values).workgroups(1).run()
}
