//! Faults that end a program or a GPU: promises are settled, and other devices work.

use dsl_runtime::{Device, Error, Promise, prelude::*, promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen]
extern "C" {
    /// Chromium has it because of `--enable-gpu-benchmarking` in `webdriver.json`.
    #[wasm_bindgen(js_namespace = ["chrome", "gpuBenchmarking"], js_name = crashGpuProcess)]
    fn crash_gpu_process();
}

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

async fn doubled(device: &Device) -> Result<Vec<u32>, Error> {
    let mut data = device.buffer(&[0u32, 1, 2])?;
    double(&mut data).invocations(3).run()?;
    data.read_async().await
}

/// The browser ends its GPU process, and starts another one.
#[wasm_bindgen_test]
async fn the_gpu_process_ends() {
    let device = Device::gpu_async().await.expect("a GPU");
    doubled(&device).await.expect("the GPU works");
    crash_gpu_process();
    let error = loop {
        if let Err(error) = doubled(&device).await {
            break error;
        }
    };
    assert!(matches!(error, Error::DeviceLost { .. }), "{error:?}");
    let device = Device::gpu_async().await.expect("another GPU");
    assert_eq!(doubled(&device).await.expect("it works"), [0, 2, 4]);
}

/// A promise is settled by its future, or rejected by a panic, whichever future panicked.
#[wasm_bindgen_test]
async fn promises_are_settled() {
    let found = JsFuture::from(position(8)).await.expect("8 is there");
    assert_eq!(found, 1);
    let refused =
        promise(async { Err::<JsValue, _>(Error::Blocking { call: "a", instead: "b" }.into()) });
    let message = rejection(refused).await;
    assert!(message.contains("a waits ") && message.contains("`b`"), "{message}");
    let endless = promise(std::future::pending::<Result<JsValue, JsError>>());
    for promise in [endless, position(9)] {
        let message = rejection(promise).await;
        assert!(message.contains("9 is not there"), "{message}");
    }
}

/// The position of a number in data that went through the GPU. Panics if it is not there.
fn position(number: u32) -> Promise {
    promise(async move {
        let device = Device::gpu_async().await?;
        let data = device.buffer(&[7u32, 8])?.read_async().await?;
        let position = data.iter().position(|it| *it == number);
        Ok(position.unwrap_or_else(|| panic!("{number} is not there")) as u32)
    })
}

/// The message of a promise's error.
async fn rejection(promise: Promise) -> String {
    let error = JsFuture::from(promise).await.expect_err("it is rejected");
    js_sys::Error::from(error).message().into()
}
