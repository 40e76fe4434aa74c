//! A browser page's replacements for facilities of native programs.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::JsCast;

/// Writes lines to the console.
pub(crate) fn print(text: &str) {
    let console = Reflect::get(&js_sys::global(), &"console".into());
    let log = console.and_then(|console| Reflect::get(&console, &"log".into()));
    if let Ok(log) = log
        && let Some(log) = log.dyn_ref::<Function>()
    {
        _ = log.apply(&js_sys::global(), &Array::of1(&text.trim_end().into()));
    }
}
