//! The spans that subscribers of `tracing` receive. A subscriber serves the whole process, so this
//! file has only one test.

use std::{
    fmt::{self, Write},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

use dsl_runtime::prelude::*;
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span,
};

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

/// The spans so far, each with its fields: `upload bytes=400`.
static SPANS: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Listener;

struct Fields<'a>(&'a mut String);

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        write!(self.0, " {field}={value:?}").unwrap();
    }
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("dsl_runtime")
    }

    fn new_span(&self, span: &span::Attributes<'_>) -> span::Id {
        static IDS: AtomicU64 = AtomicU64::new(1);
        let mut text = span.metadata().name().to_owned();
        span.record(&mut Fields(&mut text));
        SPANS.lock().unwrap().push(text);
        span::Id::from_u64(IDS.fetch_add(1, Relaxed))
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn event(&self, _: &Event<'_>) {}
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}
}

#[test]
fn slow_operations_are_spans() {
    tracing::subscriber::set_global_default(Listener).unwrap();
    for device in Device::all() {
        SPANS.lock().unwrap().clear();
        let mut data = device.buffer(&[1; 100]).unwrap();
        for _ in 0..2 {
            double(&mut data).invocations(100).run().unwrap();
        }
        assert_eq!(data.read().unwrap(), [4; 100]);
        let mut expected = vec!["upload bytes=400", "launch kernel=\"double\""];
        let compile = format!("compile kernel=\"double\" device={:?}", device.name());
        if device.is_gpu() {
            expected.push(&compile);
        }
        expected.extend(["launch kernel=\"double\"", "read bytes=400"]);
        if device.is_gpu() {
            expected.push("submit commands=2");
        }
        assert_eq!(*SPANS.lock().unwrap(), expected, "{device:?}");
        let texture = device.texture_2d_zeroed::<R32Uint>((4, 4)).unwrap();
        SPANS.lock().unwrap().clear();
        pollster::block_on(data.read_async()).unwrap();
        pollster::block_on(texture.read_async()).unwrap();
        device.sync().unwrap();
        let reads: Vec<String> = std::mem::take(&mut *SPANS.lock().unwrap());
        let reads: Vec<&String> = reads.iter().filter(|span| span.starts_with("read")).collect();
        assert_eq!(reads, ["read_async bytes=400", "read_async bytes=64"], "{device:?}");
    }
}
