//! A kernel of two dimensions takes two numbers of invocations, and one of one dimension takes whole numbers.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (16, 16))]
fn fill(out: &mut [u32], width: u32) {
    let id = global_invocation_id();
    let i = id.y * width + id.x;
    if id.x < width && i < out.len() {
        out[i] = i;
    }
}

#[kernel(workgroup_size = 64)]
fn count(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = i;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let mut out = Device::cpu().zeroed(64 * 64)?;
    fill(&mut out, 64).invocations((64, 64)).run()?;
    fill(&mut out, 64).invocations(64 * 64).run()?;
    fill(&mut out, 64).for_each_element().run()?;
    count(&mut out).invocations(2.0).run()?;
    Ok(())
}
