//! Runs the corpus, `tests/kernels`, in a browser: on WebGPU, the CPU executor and the checked device, with the results that
//! native programs expect.
//!
//! The corpus blocks. So the engine suspends the program's stack (JSPI): `check_next` is called as a
//! `WebAssembly.promising`, and `let_go_on` is a `WebAssembly.Suspending`. No JavaScript may be between the two, so
//! neither goes through wasm-bindgen.

use std::{
    cell::{Cell, OnceCell},
    fmt, panic,
    sync::Once,
};

use corpus::support::lacking;
use dsl_runtime::{CoopScalar, Device, Error, Feature};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Kernels that do not run, for want of features, by the files of the corpus. The CPU executor has all features.
const NOT_RUN_ON_GPU: &[(&str, &[Feature])] = &[
    ("any_number_of_buffers", &[Feature::BufferArrays]),
    ("computed_constants", &[Feature::ShaderInt64]),
    ("cooperative_matrices", &[Feature::ShaderF16, MATRICES]),
    ("double_functions", &[Feature::ShaderF64]),
    ("doubles", &[Feature::ShaderF64]),
    ("float_atomics", &[Feature::Float32Atomics]),
    ("half_floats", &[Feature::ShaderF16]),
    ("inferred_conversions", &[Feature::ShaderInt64]),
    ("std_methods", &[Feature::ShaderInt64]),
    ("subgroup_barriers", &[Feature::Subgroups]),
    ("subgroup_numbers", &[Feature::Subgroups]),
    ("subgroups", &[Feature::Subgroups]),
    ("unsafe_blocks", &[Feature::ShaderInt64]),
    ("wide_atomics", &[Feature::Int64Atomics]),
    ("wide_integers", &[Feature::ShaderInt64]),
    ("wrapping_numbers", &[Feature::ShaderInt64]),
];
const MATRICES: Feature =
    Feature::CooperativeMatrix { size: 8, factors: CoopScalar::F32, sums: CoopScalar::F32 };

/// The checks of a file of the corpus.
type Check = fn(&Device) -> Result<(), Error>;

macro_rules! corpus {
    ($($path:literal $name:ident)*) => {
        $(
            mod $name {
                use corpus::kernels::$name::check;
                use dsl_runtime::Device;
                use wasm_bindgen_test::wasm_bindgen_test;

                use crate::Failure;

                #[wasm_bindgen_test]
                async fn gpu() -> Result<(), Failure> {
                    let expected = crate::not_run_on_gpu(stringify!($name));
                    crate::run(check, crate::gpu().await?, expected).await
                }

                #[wasm_bindgen_test]
                async fn cpu() -> Result<(), Failure> {
                    crate::run(check, Device::cpu(), &[]).await
                }

                #[wasm_bindgen_test]
                async fn checked() -> Result<(), Failure> {
                    crate::run(check, Device::checked(), &[]).await
                }
            }
        )*

        const FILES: &[&str] = &[$(stringify!($name)),*];
    };
}

include!(concat!(env!("OUT_DIR"), "/corpus.rs"));

#[wasm_bindgen_test]
fn files_that_are_not_run_exist() {
    for (name, _) in NOT_RUN_ON_GPU {
        assert!(FILES.contains(name), "the corpus has no {name}");
    }
}

thread_local! {
    static GPU: OnceCell<Device> = const { OnceCell::new() };
    static NEXT: Cell<Option<(Check, Device)>> = const { Cell::new(None) };
    static OUTCOME: Cell<Option<Result<(), Error>>> = const { Cell::new(None) };
    static PANIC: Cell<Option<String>> = const { Cell::new(None) };
}

#[link(wasm_import_module = "./env.js")]
unsafe extern "C" {
    /// A `WebAssembly.Suspending`: the page runs for a turn of its loop.
    safe fn let_go_on();
}

#[wasm_bindgen(raw_module = "./env.js")]
extern "C" {
    /// Calls an export as a `WebAssembly.promising`, in a later turn.
    fn suspendable(export: &Function) -> Promise;
}

/// Checks a file of the corpus. `run` says which one, and on which device.
#[unsafe(no_mangle)]
extern "C" fn check_next() {
    let (check, device) = NEXT.take().expect("`run` sets it");
    OUTCOME.set(Some(check(&device)));
}

/// The device of the tests on WebGPU.
async fn gpu() -> Result<Device, Failure> {
    if let Some(device) = GPU.with(|gpu| gpu.get().cloned()) {
        return Ok(device);
    }
    let device = Device::gpu_async().await?;
    Ok(GPU.with(|gpu| gpu.get_or_init(|| device).clone()))
}

fn not_run_on_gpu(name: &str) -> &'static [Feature] {
    NOT_RUN_ON_GPU.iter().find(|(file, _)| *file == name).map_or(&[], |(_, features)| features)
}

/// Runs a check that may block. Kernels that do not run must lack `expected`.
async fn run(check: Check, device: Device, expected: &[Feature]) -> Result<(), Failure> {
    set_up();
    _ = lacking();
    NEXT.set(Some((check, dsl_runtime::testing::for_one_test(&device))));
    let export = Reflect::get(&wasm_bindgen::exports(), &"check_next".into())
        .expect("`check_next` is exported");
    match JsFuture::from(suspendable(export.unchecked_ref())).await {
        Ok(_) => OUTCOME.take().expect("`check_next` sets it")?,
        Err(trap) => {
            return Err(Failure(PANIC.take().unwrap_or_else(|| format!("{trap:?}"))));
        }
    }
    let found = lacking();
    if found != expected.iter().copied().collect() {
        let name = device.name();
        return Err(Failure(format!("{name} lacks {found:?}, expected: {expected:?}")));
    }
    Ok(())
}

/// From now on calls may wait. A panic within `check_next` is kept for the test's message.
fn set_up() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        dsl_runtime::__private::let_calls_wait(|| let_go_on());
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            PANIC.set(Some(info.to_string()));
            before(info);
        }));
    });
}

/// Why a test failed. wasm-bindgen-test prints the `Debug` form.
struct Failure(String);

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self(error.to_string())
    }
}
