//! What a page can do with each choice of the features `web`, `cpu` and `checked`.

use dsl_runtime::{Error, prelude::*};
use wasm_bindgen::prelude::*;

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

#[cfg(feature = "checked")]
#[kernel(workgroup_size = 64)]
fn race(data: &mut [u32], step: u32) {
    data[local_invocation_index() * step] = global_invocation_id().x;
}

/// Runs kernels on each device, and tells the kinds of the devices.
#[wasm_bindgen]
pub async fn outcome() -> Result<String, JsError> {
    let mut told = Vec::new();
    for device in Device::all_async().await {
        let mut data = device.buffer(&[1u32, 2, 3])?;
        double(&mut data).invocations(3).run()?;
        let kind = if device.is_gpu() { "GPU" } else { "CPU" };
        told.push(format!("{kind} {:?}", data.read_async().await?));
    }
    told.push(match Device::new_async().await {
        Ok(device) => format!("new: {}", if device.is_gpu() { "GPU" } else { "CPU" }),
        Err(Error::NoAdapter { .. }) => "new: no adapter".to_owned(),
        Err(error) => return Err(error.into()),
    });
    #[cfg(feature = "checked")]
    told.push(checked()?);
    Ok(told.join(", "))
}

#[cfg(feature = "checked")]
fn checked() -> Result<String, Error> {
    let device = Device::checked();
    let mut data = device.buffer(&[0u32; 64])?;
    race(&mut data, 1).workgroups(1).run()?;
    match race(&mut data, 0).workgroups(1).run() {
        Err(Error::Checked(_)) => Ok("a race is found".to_owned()),
        other => Ok(format!("no race is found: {other:?}")),
    }
}
