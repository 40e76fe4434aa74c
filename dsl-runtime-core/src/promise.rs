//! Promises of a page that end even if the program panics.
//!
//! In WebAssembly a panic stops the current call. A future that is polled then is never polled
//! again, so its promise would stay pending. Invariant: each promise of [`promise`] is settled by
//! its future, or rejected by a panic.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    panic::{self, PanicHookInfo},
    sync::Once,
};

use js_sys::{Function, Promise};
use wasm_bindgen::{JsError, JsValue};
use wasm_bindgen_futures::spawn_local;

/// The functions that reject pending promises, by the promises' numbers.
#[derive(Default)]
struct Pending {
    next: u64,
    rejections: BTreeMap<u64, Function>,
}

thread_local! {
    static PENDING: RefCell<Pending> = RefCell::default();
}

/// A JavaScript promise for a future. A panic rejects it with an `Error` that has the panic's
/// message. After a panic, the promise of an exported `async fn` would stay pending.
///
/// The first call adds to the panic hook. The hook that was set before it still runs.
///
/// # Errors
/// The promise is rejected with the error of the future.
///
/// # Examples
///
/// ```ignore
/// #[wasm_bindgen]
/// pub fn doubled(values: Vec<f32>) -> Promise {
///     promise(async move {
///         let device = Device::gpu_async().await?;
///         let mut data = device.buffer(&values)?;
///         double(&mut data).invocations(values.len()).run()?;
///         Ok(data.read_async().await?)
///     })
/// }
/// ```
pub fn promise<T: Into<JsValue>>(
    future: impl Future<Output = Result<T, JsError>> + 'static,
) -> Promise {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            before(panic);
            reject_all(panic);
        }));
    });
    let mut future = Some(future);
    Promise::new(&mut |resolve, reject| {
        // A browser calls this once.
        let Some(future) = future.take() else { return };
        let number = PENDING.with_borrow_mut(|pending| pending.insert(reject.clone()));
        spawn_local(async move {
            let (settle, value) = match future.await {
                Ok(value) => (resolve, value.into()),
                Err(error) => (reject, error.into()),
            };
            PENDING.with_borrow_mut(|pending| pending.rejections.remove(&number));
            _ = settle.call1(&JsValue::UNDEFINED, &value);
        });
    })
}

impl Pending {
    fn insert(&mut self, reject: Function) -> u64 {
        self.next += 1;
        self.rejections.insert(self.next, reject);
        self.next
    }
}

fn reject_all(panic: &PanicHookInfo<'_>) {
    // It is already borrowed only if the map itself panicked. This must not panic again.
    let rejections = PENDING
        .with(|pending| pending.try_borrow_mut().map(|mut it| std::mem::take(&mut it.rejections)));
    let message = panic.to_string();
    for reject in rejections.unwrap_or_default().into_values() {
        _ = reject.call1(&JsValue::UNDEFINED, &JsError::new(&message).into());
    }
}
