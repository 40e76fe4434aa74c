//! Doubles numbers, on the GPU that the browser gives.

use dsl_runtime::prelude::*;
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
pub async fn doubled(values: Vec<f32>) -> Result<Vec<f32>, JsError> {
    let device = Device::gpu_async().await?;
    let mut data = device.buffer(&values)?;
    double(&mut data).invocations(values.len()).run()?;
    Ok(data.read_async().await?)
}
