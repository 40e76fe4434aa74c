//! `web/test.mjs` runs this in a browser: the corpus, whose calls are written as in native
//! programs, and `behaviour.rs`, which is written as pages are.

mod behaviour;

use std::cell::{Cell, RefCell};

use dsl_runtime::{Device, Error};
use wasm_bindgen::prelude::*;

/// The checks of a file of the corpus.
pub type Check = fn(&Device) -> Result<(), Error>;

#[allow(
    clippy::all,
    dead_code,
    reason = "the corpus is written as users write modules, in every style"
)]
mod kernels {
    use crate::Check;

    include!(concat!(env!("OUT_DIR"), "/corpus.rs"));
}

/// The interface that the corpus expects from its runner.
pub mod support {
    use dsl_runtime::{Device, Feature};

    /// Notes that a device lacks a feature that a check needs.
    pub fn not_run(_: &str, feature: Feature, _: &Device) {
        super::LACKING.with_borrow_mut(|all| all.push(feature.describe().to_owned()));
    }
}

thread_local! {
    static GPU: RefCell<Option<Device>> = const { RefCell::new(None) };
    static LACKING: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static ERROR: Cell<Option<String>> = const { Cell::new(None) };
}

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// A `WebAssembly.Suspending`: the page runs for a turn of its loop.
    safe fn let_go_on();
}

/// The names of the corpus.
#[wasm_bindgen]
pub fn names() -> Vec<String> {
    kernels::CHECKS.iter().map(|(name, _)| (*name).to_owned()).collect()
}

/// Opens the GPU and gives its name. From now on calls may wait.
#[wasm_bindgen]
pub async fn open() -> Result<String, JsError> {
    set_panic_hook();
    let device = Device::gpu_async().await?;
    let name = device.name();
    GPU.set(Some(device));
    dsl_runtime::__private::let_calls_wait(|| let_go_on());
    Ok(name)
}

/// Checks a file of the corpus, on the GPU (0), the CPU executor (1), or the checked device (2).
/// Returns 0 if it succeeds. Call it as a `WebAssembly.promising`.
#[unsafe(no_mangle)]
pub extern "C" fn check(number: u32, device: u32) -> u32 {
    let device = match device {
        0 => GPU.with_borrow(|gpu| gpu.clone()).expect("`open` comes first"),
        1 => Device::cpu(),
        _ => Device::checked(),
    };
    match kernels::CHECKS[number as usize].1(&dsl_runtime::testing::for_one_test(&device)) {
        Ok(()) => 0,
        Err(error) => {
            ERROR.set(Some(error.to_string()));
            1
        }
    }
}

/// The failure: an error, or a panic.
#[wasm_bindgen]
pub fn error() -> Option<String> {
    ERROR.take()
}

/// The features that the device lacked since the last call.
#[wasm_bindgen]
pub fn lacking() -> Vec<String> {
    LACKING.take()
}

fn set_panic_hook() {
    std::panic::set_hook(Box::new(|info| ERROR.set(Some(info.to_string()))));
}
