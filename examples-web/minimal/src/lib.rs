//! Doubles numbers, on the GPU that the browser gives.

use dsl_runtime::{Promise, prelude::*, promise};
use wasm_bindgen::prelude::*;

#[kernel(workgroup_size = 64)]
fn double(data: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2.0;
    }
}

/// The page calls this, and shows what it gives.
#[wasm_bindgen]
pub fn doubled(values: Vec<f32>) -> Promise {
    promise(async move {
        let device = Device::gpu_async().await?;
        let mut data = device.buffer(&values)?;
        double(&mut data).invocations(values.len()).run()?;
        Ok(data.read_async().await?)
    })
}
