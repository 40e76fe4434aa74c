//! A kernel of two dimensions takes two numbers of invocations.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (16, 16))]
fn fill(out: &mut [u32], width: u32) {
    let id = global_invocation_id();
    let i = id.y * width + id.x;
    if id.x < width && i < out.len() {
        out[i] = i;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let mut out = Device::cpu().zeroed(64 * 64)?;
    fill(&mut out, 64).invocations((64, 64)).run()?;
    fill(&mut out, 64).invocations(64 * 64).run()?;
    Ok(())
}
