//! A browser's error scopes, which report through promises. wgpu's own would panic at an internal
//! error.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{super::Gpu, Fault, FaultKind};

/// The scopes around a call: the device that has them.
pub(super) struct Scopes(JsValue);

/// The scopes' filters, the innermost last.
const FILTERS: [&str; 3] = ["validation", "out-of-memory", "internal"];

impl Scopes {
    pub(super) fn open(device: &wgpu::Device) -> Self {
        let device = js(device);
        for filter in FILTERS {
            _ = call(&device, "pushErrorScope", &Array::of1(&filter.into()));
        }
        Self(device)
    }

    /// Gives the report to the receiver that `later` makes, when the report has come.
    pub(super) fn close<R>(self, later: impl FnOnce() -> R) -> Result<(), Fault>
    where
        R: FnOnce(Result<(), Fault>) + 'static,
    {
        let reports = Array::new();
        for _ in FILTERS {
            let report = call(&self.0, "popErrorScope", &Array::new());
            reports.push(&report.unwrap_or_else(|error| error));
        }
        let (reports, receiver) = (JsFuture::from(Promise::all(&reports)), later());
        spawn_local(async move {
            let error = match reports.await {
                Ok(errors) => Array::from(&errors).iter().find(|error| !is_none(error)),
                Err(error) => Some(error), // the device is lost, or the program has popped too many
            };
            receiver(error.map_or(Ok(()), |error| Err(Fault::from(&error))));
        });
        Ok(())
    }
}

/// Describes a device's adapter. If the browser gives no description, the vendor and architecture
/// replace it.
pub(in crate::gpu) fn adapter_info(device: &wgpu::Device) -> wgpu::AdapterInfo {
    let mut info = device.adapter_info();
    let adapter = get(&js(device), "adapterInfo");
    let words = ["vendor", "architecture"].map(|name| get(&adapter, name).as_string());
    let words = words.into_iter().flatten().filter(|word| !word.is_empty());
    if info.name.is_empty() {
        info.name = words.collect::<Vec<_>>().join(" ");
    }
    if info.name.is_empty() {
        info.name = "a GPU".to_owned();
    }
    // Chromium's software adapter calls itself a fallback only if a fallback was asked for.
    if info.name.contains("swiftshader") {
        info.device_type = wgpu::DeviceType::Cpu;
    }
    info
}

/// Calls `f` with each error that no scope has caught. The closure lives as long as the device.
pub(in crate::gpu) fn on_uncaptured(device: &wgpu::Device, f: impl Fn(String) + 'static) {
    let listener = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        _ = call(&event, "preventDefault", &Array::new());
        f(Fault::from(&get(&event, "error")).message);
    });
    _ = Reflect::set(&js(device), &"onuncapturederror".into(), &listener.into_js_value());
}

impl Gpu {
    /// Finds out whether the program's queue is that of its device.
    pub(in crate::gpu) fn check_queue(&self) {
        let of_device = get(&js(&self.device), "queue");
        if self.queue.as_webgpu().is_none_or(|queue| *JsValue::as_ref(queue) != of_device) {
            _ = self.faults.foreign_queue.set(());
        }
    }
}

impl From<&JsValue> for Fault {
    fn from(error: &JsValue) -> Self {
        let name = get(&get(error, "constructor"), "name").as_string().unwrap_or_default();
        let kind = match name.as_str() {
            "GPUValidationError" => FaultKind::Invalid,
            "GPUOutOfMemoryError" => FaultKind::Memory,
            _ => FaultKind::Internal,
        };
        let message = get(error, "message").as_string().unwrap_or_else(|| format!("{error:?}"));
        Self { kind, message }
    }
}

/// The device's JavaScript object; undefined if it has none.
fn js(device: &wgpu::Device) -> JsValue {
    device.as_webgpu().map_or(JsValue::UNDEFINED, |device| JsValue::as_ref(device).clone())
}

fn is_none(value: &JsValue) -> bool {
    value.is_null() || value.is_undefined()
}

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn call(of: &JsValue, method: &str, args: &Array) -> Result<JsValue, JsValue> {
    Reflect::get(of, &method.into())?.dyn_into::<Function>()?.apply(of, args)
}
