//! The gallery: each card runs kernels on the chosen device, compares the result with the host's,
//! and shows it. The page (`index.html`, `page.js`) draws.

mod cards;
mod kernels;
mod picture;
mod table;

use std::cell::RefCell;

use dsl_runtime::{Device, Error, KernelInfo, Promise, promise};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use table::View;

/// A card of the page.
pub struct Card {
    pub id: &'static str,
    pub title: &'static str,
    /// The description of the picture, in two sentences.
    pub about: &'static str,
    /// The text of its kernels.
    pub rust: &'static str,
    pub kernels: &'static [&'static KernelInfo],
    pub sliders: &'static [Slider],
    pub run: fn(Device, Vec<f64>) -> Running,
    /// Runs the kernel without its barriers.
    pub broken: Option<fn(&Device) -> Result<(), Error>>,
}

/// A by-value parameter.
pub struct Slider {
    pub name: &'static str,
    pub least: f64,
    pub most: f64,
    pub start: f64,
    /// Whether the page may play it as an animation.
    pub is_time: bool,
}

pub type Running = std::pin::Pin<Box<dyn Future<Output = Result<Shown, Error>>>>;

/// The result of a run.
pub struct Shown {
    pub view: View,
    pub text: String,
    /// Whether the host computes the same.
    pub is_right: bool,
}

thread_local! {
    /// The open devices, by the page's names for them.
    static DEVICES: RefCell<Vec<(String, Device)>> = const { RefCell::new(Vec::new()) };
}

async fn device(kind: &str) -> Result<Device, Error> {
    let open = DEVICES.with_borrow(|all| all.iter().find(|(of, _)| of == kind).cloned());
    if let Some((_, device)) = open {
        return Ok(device);
    }
    let device = match kind {
        "gpu" => Device::gpu_async().await?,
        "checked" => Device::checked(),
        // A new device compiles its pipelines again.
        "edited" => return Device::gpu_async().await,
        _ => Device::cpu(),
    };
    DEVICES.with_borrow_mut(|all| all.push((kind.to_owned(), device.clone())));
    Ok(device)
}

fn card(id: &str) -> Result<&'static Card, JsError> {
    cards::cards().find(|card| card.id == id).ok_or_else(|| JsError::new("there is no such card"))
}

/// A JavaScript object.
fn object<const N: usize>(members: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in members {
        _ = Reflect::set(&object, &name.into(), &value);
    }
    object.into()
}

/// The cards, with their texts and sliders.
#[wasm_bindgen]
pub fn cards() -> Array {
    cards::cards()
        .map(|card| {
            let slider = |slider: &Slider| {
                object([
                    ("name", slider.name.into()),
                    ("least", slider.least.into()),
                    ("most", slider.most.into()),
                    ("start", slider.start.into()),
                    ("isTime", slider.is_time.into()),
                ])
            };
            let wgsl: Array =
                card.kernels.iter().map(|it| JsValue::from(it.browser_wgsl())).collect();
            object([
                ("id", card.id.into()),
                ("title", card.title.into()),
                ("about", card.about.into()),
                ("rust", card.rust.into()),
                ("wgsl", wgsl.into()),
                ("sliders", card.sliders.iter().map(slider).collect::<Array>().into()),
                ("hasBroken", card.broken.is_some().into()),
            ])
        })
        .collect()
}

/// Opens a device, `gpu`, `cpu` or `checked`, and gives its name.
#[wasm_bindgen]
pub fn open(kind: String) -> Promise {
    promise(async move { Ok(device(&kind).await?.name()) })
}

/// Runs a card on a device, with the values of its sliders. On the device `edited`, a GPU, the page
/// may replace the WGSL on its way to WebGPU.
#[wasm_bindgen]
pub fn run(id: String, kind: String, values: Vec<f64>) -> Promise {
    promise(async move {
        let (card, device) = (card(&id)?, device(&kind).await?);
        device.prepare_async(card.kernels.iter().copied()).await?; // so that times exclude compilation
        let Shown { view, text, is_right } = (card.run)(device, values).await?;
        Ok(object([("view", view.into_js()), ("text", text.into()), ("isRight", is_right.into())]))
    })
}

/// The checked device's report on a card's kernel without its barriers.
#[wasm_bindgen]
pub fn broken(id: &str) -> Result<String, JsError> {
    let broken = card(id)?.broken.ok_or_else(|| JsError::new("it has no such version"))?;
    Ok(match broken(&Device::checked()) {
        Ok(()) => "nothing is wrong".to_owned(),
        // `build.rs` has written the kernel to that folder.
        Err(error) => error.to_string().replace(concat!(env!("OUT_DIR"), "/"), ""),
    })
}
