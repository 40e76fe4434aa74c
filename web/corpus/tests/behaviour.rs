//! Behaviour that a page may rely on: typed errors, late ones included, and forms that do not
//! block.

use std::sync::{Arc, Mutex};

use dsl_runtime::{Buffer, Clock, Device, Error, Feature, prelude::*, wgpu};
use js_sys::{Function, Reflect};
use wasm_bindgen::{Clamped, JsCast, prelude::*};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageBitmap, ImageData};

wasm_bindgen_test_configure!(run_in_browser);

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

#[kernel(workgroup_size = 64)]
fn triple(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 3;
    }
}

#[kernel(workgroup_size = 64)]
fn negate(from: &[u32], to: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < from.len() && i < to.len() {
        to[i] = !from[i];
    }
}

#[kernel(workgroup_size = 64)]
fn add(from: &[u32], to: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < from.len() && i < to.len() {
        to[i] += from[i];
    }
}

#[kernel(workgroup_size = 4)]
fn tell(out: &mut [u32], limit: u32) {
    let i = global_invocation_id().x;
    println!("invocation {i}");
    assert!(i < limit, "{i} is not below {limit}");
    if i < out.len() {
        out[i] = i;
    }
}

#[kernel(workgroup_size = 32)]
fn summed(data: &mut [u32]) {
    let sum = subgroup_add(data[local_invocation_index()]);
    data[local_invocation_index()] = sum;
}

#[kernel(workgroup_size = 64)]
fn shifted(data: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let i = local_invocation_index();
    tile[i] = i;
    // A barrier is missing. Whether that matters depends on the data.
    out[i] = tile[data[i] % 64];
}

#[derive(ShaderType, Debug)]
struct List {
    first: u32,
    rest: RuntimeArray<u32>,
}

type Outcome = Result<(), Box<dyn std::error::Error>>;

macro_rules! ensure {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+).into());
        }
    };
}

async fn gpu() -> Result<Device, Error> {
    Device::gpu_async().await
}

#[wasm_bindgen_test]
async fn calls_that_block_say_what_to_call() -> Outcome {
    let device = gpu().await?;
    let data = device.buffer(&[1u32, 2])?;
    let uniform = device.uniform(3u32)?;
    let list = device.storage(&List { first: 4, rest: vec![5, 6].into() })?;
    let (from, mut to) = (device.zeroed::<f16>(4)?, device.zeroed::<f16>(4)?);
    let errors = [
        (Device::new().err(), "Device::new_async"),
        (Device::gpu().err(), "Device::gpu_async"),
        (data.read().err(), "read_async"),
        (data.read_into(&mut [0, 0]).err(), "read_async"),
        (uniform.read().err(), "read_async"),
        (uniform.to_device(&device).err(), "read_async"),
        (list.read().err(), "read_async"),
        (list.read_header().err(), "Storage::read_header_async"),
        (device.copy(&from.slice(1..2)?, &mut to.slice_mut(..1)?).err(), "read_async, then write"),
        (device.tune("a", 2, |_| Ok(())).err(), "Device::tune_async"),
        (device.sync().err(), "Device::sync_async"),
        (device.prepare([&double::INFO]).err(), "Device::prepare_async"),
        (device.profile(|_| Ok(())).err(), "Device::profile_async"),
    ];
    for (error, call) in errors {
        let is_it = matches!(&error, Some(Error::Blocking { instead, .. }) if *instead == call);
        ensure!(is_it, "{call}: {error:?}");
    }
    ensure!(Device::all() == [Device::cpu()], "{:?}", Device::all());
    ensure!(data.read_async().await? == [1, 2], "the buffer is as it was");
    ensure!(uniform.read_async().await? == 3, "so is the uniform");
    let (header, whole) = (list.read_header_async().await?, list.read_async().await?);
    ensure!((header.first, header.rest.len()) == (4, 0), "{header:?}");
    ensure!((whole.first, &whole.rest[..]) == (4, &[5, 6][..]), "{whole:?}");
    let way = device.tune_async("a way", 2, |_| Ok(())).await?;
    ensure!(device.tuned("a way", 2) == Some(way), "{way} was chosen");
    Ok(())
}

/// Elements of half a word, from the first half or the second half of a word on.
#[wasm_bindgen_test]
async fn half_words_are_written() -> Outcome {
    let device = gpu().await?;
    let half = |n: usize| f16::from_f32(n as f32);
    for start in 0..4 {
        for len in 0..5 {
            let mut data = device.buffer(&[half(100); 8])?;
            let values: Vec<f16> = (0..len).map(half).collect();
            data.write_range(start, &values)?;
            let mut expected = [half(100); 8];
            expected[start..start + len].copy_from_slice(&values);
            let read = data.read_async().await?;
            ensure!(read == expected, "{len} from {start} on: {read:?}");
        }
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn devices_open_again_and_again() -> Outcome {
    for _ in 0..3 {
        let (a, b) = (gpu().await?, Device::new_async().await?);
        ensure!(a.is_gpu() && b.is_gpu() && a != b, "{a:?}, {b:?}");
        let all = Device::all_async().await;
        ensure!(all.len() == 2 && all[0].is_gpu() && !all[1].is_gpu(), "{all:?}");
    }
    Ok(())
}

async fn doubled(device: &Device, n: u32) -> Result<Vec<u32>, Error> {
    let mut data = device.buffer(&(0..n).collect::<Vec<_>>())?;
    double(&mut data).invocations(n).run()?;
    data.read_async().await
}

#[wasm_bindgen_test]
async fn what_was_launched_is_read() -> Outcome {
    let device = gpu().await?;
    device.prepare_async([&double::INFO, &triple::INFO]).await?;
    let mut data = device.buffer(&vec![1u32; 100_000])?;
    for _ in 0..5 {
        double(&mut data).invocations(100_000).run()?;
        triple(&mut data).invocations(100_000).run()?;
    }
    data.slice_mut(..50_000)?.fill(7)?;
    device.sync_async().await?;
    let values = data.read_async().await?;
    ensure!(values[49_999] == 7 && values[50_000] == 6u32.pow(5), "{:?}", &values[49_999..50_001]);
    Ok(())
}

#[wasm_bindgen_test]
async fn reads_go_on_at_once() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32])?;
    let mut reads = Vec::new();
    for _ in 0..20 {
        reads.push(data.read_async());
        double(&mut data).invocations(1).run()?;
    }
    for (n, read) in reads.into_iter().enumerate().rev() {
        let value = read.await?;
        ensure!(value == [1 << n], "{value:?} is not 2^{n}");
    }
    Ok(())
}

/// A method of a WebGPU class, replaced by the function that `body` returns. `body` gets `it`, the
/// original.
struct Replaced(JsValue, &'static str, JsValue);

impl Replaced {
    fn new(class: &str, method: &'static str, body: &str) -> Result<Self, JsValue> {
        let class = Reflect::get(&js_sys::global(), &class.into())?;
        let prototype = Reflect::get(&class, &"prototype".into())?;
        let original = Reflect::get(&prototype, &method.into())?;
        let replace = Function::new_with_args("it", body);
        Reflect::set(&prototype, &method.into(), &replace.call1(&JsValue::NULL, &original)?)?;
        Ok(Self(prototype, method, original))
    }
}

impl Drop for Replaced {
    fn drop(&mut self) {
        _ = Reflect::set(&self.0, &self.1.into(), &self.2);
    }
}

/// A driver that fails to compile: it gets a wrong name of the entry point.
fn broken_driver() -> Result<Replaced, String> {
    let body = "return function (descriptor) {
        descriptor.compute.entryPoint = 'nothing';
        return it.call(this, descriptor);
    }";
    Replaced::new("GPUDevice", "createComputePipeline", body).map_err(|error| format!("{error:?}"))
}

#[wasm_bindgen_test]
async fn a_refused_kernel_is_an_error_and_is_built_anew() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32, 2, 3])?;
    let broken = broken_driver()?;
    double(&mut data).invocations(3).run()?;
    let [first, second] = [data.read_async(), data.read_async()];
    for read in [first, second] {
        let read = read.await;
        let is_it = matches!(&read, Err(Error::KernelRefused { kernel: "double", .. }));
        ensure!(is_it, "{read:?}");
    }
    let other = device.buffer(&[4u32])?;
    ensure!(other.read_async().await? == [4], "it is told once, if the data are others");
    let read = data.read_async().await;
    let is_it = matches!(&read, Err(Error::KernelRefused { kernel: "double", .. }));
    ensure!(is_it, "nothing has run: {read:?}");
    let prepared = device.prepare_async([&triple::INFO]).await;
    let is_it = matches!(&prepared, Err(Error::KernelRefused { kernel: "triple", .. }));
    ensure!(is_it, "{prepared:?}");
    drop(broken);
    data.write(&[1, 2, 3])?;
    double(&mut data).invocations(3).run()?;
    triple(&mut data).invocations(3).run()?;
    let values = data.read_async().await?;
    ensure!(values == [6, 12, 18], "{values:?}");
    Ok(())
}

/// Also to tasks that do not know of each other, and to those who read nothing.
#[wasm_bindgen_test]
async fn each_refused_kernel_is_told() -> Outcome {
    let device = gpu().await?;
    let (mut first, mut second) = (device.buffer(&[1u32, 2])?, device.buffer(&[3u32, 4])?);
    let broken = broken_driver()?;
    double(&mut first).invocations(2).run()?;
    triple(&mut second).invocations(2).run()?;
    drop(broken);
    let told = |error: Option<Error>, name: &str| match error {
        Some(Error::KernelRefused { kernel, .. }) if kernel == name => Ok(()),
        error => Err(format!("{name}: {error:?}")),
    };
    told(device.sync_async().await.err(), "double")?;
    told(device.sync_async().await.err(), "triple")?;
    device.sync_async().await?;
    for _ in 0..2 {
        let (one, other) = (first.read_async(), second.read_async());
        told(other.await.err(), "triple")?;
        told(one.await.err(), "double")?;
    }
    first.write(&[1, 2])?;
    double(&mut first).invocations(2).run()?;
    ensure!(first.read_async().await? == [2, 4], "it was written again");
    Ok(told(second.read_async().await.err(), "triple")?)
}

#[wasm_bindgen_test]
async fn old_data_are_an_error_until_they_are_replaced() -> Outcome {
    let device = gpu().await?;
    let (mut data, mut copy) = (device.buffer(&[1u32, 2])?, device.zeroed::<u32>(2)?);
    let mut picture = device.texture_2d::<Rgba8Unorm>((1, 1), &[[9; 4]])?;
    let broken = broken_driver()?;
    double(&mut data).invocations(2).run()?;
    gradient(1.0, &mut picture).invocations((1, 1)).run()?;
    device.copy(&data, &mut copy)?; // wgpu refuses all commands of a submission
    drop(broken);
    while device.sync_async().await.is_err() {}
    let refused = |error: Option<Error>| match error {
        Some(Error::KernelRefused { kernel, .. }) => Ok(kernel.to_owned()),
        error => Err(format!("{error:?}")),
    };
    ensure!(refused(data.read_async().await.err())? == "double", "the buffer");
    ensure!(refused(picture.read_async().await.err())? == "gradient", "the texture");
    ensure!(refused(copy.read_async().await.err())? == "double", "the copy");
    copy.fill(0)?;
    data.write(&[5, 6])?;
    picture.write(&[[7; 4]])?;
    ensure!(copy.read_async().await? == [0, 0], "it was filled");
    ensure!(data.read_async().await? == [5, 6], "it was written");
    ensure!(picture.read_async().await? == [[7; 4]], "it was written");
    Ok(())
}

/// `double` is refused, and everything after it succeeds.
#[wasm_bindgen_test]
async fn data_from_old_data_are_an_error() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32, 2, 3, 4, 5, 6, 7, 8])?;
    let mut few = device.buffer(&[1u32, 2])?;
    let (mut copy, mut half) = (device.zeroed::<u32>(8)?, device.zeroed::<u32>(8)?);
    let (mut changed, mut apart) = (device.buffer(&[1u32; 8])?, device.buffer(&[1u32; 8])?);
    let broken = broken_driver()?;
    double(&mut data).invocations(8).run()?;
    double(&mut few).invocations(2).run()?;
    drop(broken);
    while device.sync_async().await.is_err() {}
    few.write_range(0, &[7])?;
    negate(&data, &mut copy).invocations(8).run()?;
    device.copy(&copy.slice(..4)?, &mut half.slice_mut(4..)?)?;
    add(&half, &mut changed).invocations(8).run()?;
    double(&mut apart).invocations(8).run()?;
    data.write_range(0, &[7])?;
    double(&mut data).invocations(8).run()?;
    let is_refused = |read: Result<Vec<u32>, Error>| {
        matches!(read, Err(Error::KernelRefused { kernel: "double", .. }))
    };
    for (name, data) in [("data", &data), ("copy", &copy), ("half", &half), ("changed", &changed)] {
        ensure!(is_refused(data.read_async().await), "{name}");
    }
    ensure!(is_refused(few.read_async().await), "one element of two was written");
    ensure!(is_refused(half.slice(4..)?.read_async().await), "a part");
    ensure!(apart.read_async().await? == [2; 8], "it was not computed from old data");
    // A kernel that only writes a buffer replaces it.
    negate(&apart, &mut copy).invocations(8).run()?;
    ensure!(copy.read_async().await? == [!2; 8], "it was replaced");
    ensure!(is_refused(data.read_async().await), "nothing has replaced it");
    data.write(&[3; 8])?;
    double(&mut data).invocations(8).run()?;
    let copied = data.download()?.wait_async().await?;
    ensure!(copied.to_vec() == [6; 8], "it was replaced");
    Ok(())
}

#[wasm_bindgen_test]
async fn a_refused_launch_is_an_error_once() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32, 2, 3])?;
    let mut other = device.buffer(&[1u32])?;
    double(&mut data).invocations(3).run()?;
    data.as_wgpu().expect("a GPU's").destroy();
    let read = other.read_async().await;
    let Err(Error::Refused { commands, .. }) = &read else {
        return Err(format!("{read:?}").into());
    };
    ensure!(commands == &["kernel `double`"], "{commands:?}");
    double(&mut other).invocations(1).run()?;
    let values = other.read_async().await?;
    ensure!(values == [2], "{values:?}");
    Ok(())
}

/// A browser whose next scope reports an error of a class, with the message `as the test wants`.
fn failing_once(class: &str) -> Result<Replaced, String> {
    let body = format!(
        "let isFirst = true;
        return function () {{
            const popped = it.call(this);
            if (!isFirst) return popped;
            isFirst = false;
            return popped.then(() => new {class}('as the test wants'));
        }}"
    );
    Replaced::new("GPUDevice", "popErrorScope", &body).map_err(|error| format!("{error:?}"))
}

#[wasm_bindgen_test]
async fn memory_that_runs_out_is_an_error_once() -> Outcome {
    let device = gpu().await?;
    let other = device.buffer(&[1u32])?;
    let failing = failing_once("GPUOutOfMemoryError")?;
    let data = device.buffer(&[1u32, 2, 3])?;
    drop(failing);
    let read = data.read_async().await;
    ensure!(matches!(read, Err(Error::OutOfMemory { .. })), "{read:?}");
    ensure!(other.read_async().await? == [1], "it is told once");
    ensure!(doubled(&device, 2).await? == [0, 2], "the device goes on");
    Ok(())
}

#[wasm_bindgen_test]
async fn an_internal_error_is_an_error_once() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32, 2, 3])?;
    // While a kernel is built.
    let failing = failing_once("GPUInternalError")?;
    double(&mut data).invocations(3).run()?;
    drop(failing);
    let read = data.read_async().await;
    let is_it = |message: &str| message.contains("as the test wants");
    let is_refused = matches!(&read, Err(Error::KernelRefused { kernel: "double", message, .. }) if is_it(message));
    ensure!(is_refused, "{read:?}");
    // In another call.
    device.sync_async().await?;
    let failing = failing_once("GPUInternalError")?;
    let more = device.buffer(&[1u32, 2, 3])?;
    drop(failing);
    let read = more.read_async().await;
    let has_failed = matches!(&read, Err(Error::Gpu { message, .. }) if is_it(message));
    ensure!(has_failed, "{read:?}");
    ensure!(doubled(&device, 2).await? == [0, 2], "the device goes on");
    Ok(())
}

#[wasm_bindgen_test]
async fn what_is_of_another_device_is_refused() -> Outcome {
    let (device, other) = (gpu().await?, gpu().await?);
    let theirs = other.buffer(&[1u32, 2])?.as_wgpu().expect("a GPU's").clone();
    let adopted: Result<Buffer<u32>, Error> = device.buffer_from_wgpu(theirs, 2);
    let error = match adopted {
        Ok(_) => device.sync_async().await.err(),
        Err(error) => Some(error),
    };
    ensure!(matches!(error, Some(Error::Unusable { .. })), "{error:?}");
    let (_, queue) = other.wgpu().expect("a GPU");
    let mixed = Device::from_wgpu(device.wgpu().expect("a GPU").0.clone(), queue.clone());
    let made = mixed.buffer(&[1u32]).map(drop);
    ensure!(matches!(made, Err(Error::Unusable { .. })), "{made:?}");
    ensure!(doubled(&device, 2).await? == [0, 2], "the device goes on");
    Ok(())
}

#[wasm_bindgen_test]
async fn a_lost_device_is_an_error() -> Outcome {
    let device = gpu().await?;
    let heard = Arc::new(Mutex::new(None));
    let reason = Arc::clone(&heard);
    device.on_lost(move |message| *reason.lock().expect("no panic") = Some(message.to_owned()));
    let mut data = device.buffer(&[1u32, 2, 3])?;
    double(&mut data).invocations(3).run()?;
    let (read, done) = (data.read_async(), device.sync_async());
    device.wgpu().expect("a GPU").0.destroy();
    let outcomes = [read.await.err(), done.await.err(), data.read_async().await.err()];
    for error in &outcomes[..] {
        ensure!(matches!(error, Some(Error::DeviceLost { .. })), "{outcomes:?}");
    }
    ensure!(heard.lock().expect("no panic").is_some(), "nobody was told");
    ensure!(double(&mut data).invocations(3).run().is_err(), "it is lost");
    ensure!(doubled(&gpu().await?, 2).await? == [0, 2], "there are others");
    Ok(())
}

#[wasm_bindgen_test]
async fn a_missing_feature_is_named() -> Outcome {
    let device = gpu().await?;
    let mut data = device.buffer(&[1u32; 32])?;
    ensure!(!device.supports(Feature::Subgroups), "wgpu maps it by now: mend the guide");
    ensure!(!device.supports(&summed::INFO) && device.supports(&double::INFO), "it is asked for");
    let error = summed(&mut data).workgroups(1).run().err();
    ensure!(matches!(error, Some(Error::MissingFeature { .. })), "{error:?}");
    Ok(())
}

#[wasm_bindgen_test]
async fn kernels_print_and_assert() -> Outcome {
    for device in [gpu().await?, Device::cpu()] {
        let text = Arc::new(Mutex::new(String::new()));
        let printed = Arc::clone(&text);
        device.on_print(move |lines| *printed.lock().expect("no panic") += lines);
        let mut out = device.zeroed::<u32>(4)?;
        tell(&mut out, 4).invocations(4).run()?;
        ensure!(out.read_async().await? == [0, 1, 2, 3], "on {device:?}");
        let expected = "invocation 0\ninvocation 1\ninvocation 2\ninvocation 3\n";
        ensure!(*text.lock().expect("no panic") == expected, "{text:?} on {device:?}");
        let failed = match tell(&mut out, 2).invocations(4).run() {
            Ok(()) => device.sync_async().await,
            Err(error) => Err(error),
        };
        let is_it = matches!(&failed, Err(Error::Assertion { message, .. }) if message.contains("2 is not below 2"));
        ensure!(is_it, "{failed:?} on {device:?}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn profiles_have_times() -> Outcome {
    for device in [gpu().await?, without_timestamps().await?, Device::cpu()] {
        let mut data = device.buffer(&[1u32; 1000])?;
        let profile = device.profile_async(|_| {
            double(&mut data).invocations(1000).run()?;
            double(&mut data).invocations(1000).run()?;
            triple(&mut data).invocations(1000).run()
        });
        let profile = profile.await?;
        let launches: usize = profile.kernels().iter().map(|kernel| kernel.launches()).sum();
        ensure!((profile.kernels().len(), launches) == (2, 3), "{device}: {profile}");
        let has_clock = device.wgpu().is_some_and(|(device, _)| {
            device.features().contains(dsl_runtime::wgpu::Features::TIMESTAMP_QUERY)
        });
        let clock = if has_clock { Clock::Device } else { Clock::Host };
        ensure!(profile.clock() == clock, "{device}: {:?}", profile.clock());
    }
    Ok(())
}

/// A GPU device of the program, without any optional feature.
async fn without_timestamps() -> Result<Device, Box<dyn std::error::Error>> {
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle());
    let adapter = instance.request_adapter(&wgpu::RequestAdapterOptions::default()).await?;
    let (device, queue) = adapter.request_device(&wgpu::DeviceDescriptor::default()).await?;
    Ok(Device::from_wgpu(device, queue))
}

#[wasm_bindgen_test]
async fn textures_come_back() -> Outcome {
    let device = gpu().await?;
    let texels: Vec<_> = (0..15).map(|n| [n as f32 / 15.0, 0.0, 0.0, 1.0].into()).collect();
    let texture = device.texture_2d::<dsl_runtime::formats::Rgba32Float>((5, 3), &texels)?;
    let read = texture.read_async().await?;
    ensure!(read == texels, "{read:?}");
    ensure!(texture.read().is_err(), "it would block");
    Ok(())
}

fn canvas() -> Result<HtmlCanvasElement, JsValue> {
    let document = web_sys::window().and_then(|window| window.document()).ok_or("no page")?;
    Ok(document.create_element("canvas")?.unchecked_into())
}

/// Red, green, blue and alpha of each pixel that a canvas shows.
fn shown(canvas: &HtmlCanvasElement) -> Result<Vec<u8>, JsValue> {
    let copy = self::canvas()?;
    copy.set_width(canvas.width());
    copy.set_height(canvas.height());
    let context = copy.get_context("2d")?.ok_or("no 2-D context")?;
    let context = context.unchecked_into::<CanvasRenderingContext2d>();
    context.draw_image_with_html_canvas_element(canvas, 0.0, 0.0)?;
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    Ok(context.get_image_data(0.0, 0.0, width, height)?.data().0)
}

fn thrown(value: JsValue) -> String {
    format!("{value:?}")
}

#[kernel(workgroup_size = (8, 8))]
fn gradient(frame: f32, picture: &mut StorageTexture2d<Rgba8Unorm>) {
    let at = global_invocation_id().xy();
    if at.cmplt(picture.dimensions()).all() {
        let [x, y] = (at.as_vec2() / 15.0).to_array();
        picture.store(at, vec4(x, y, frame, 0.5));
    }
}

#[wasm_bindgen_test]
async fn textures_are_drawn_to_canvases() -> Outcome {
    for device in [gpu().await?, Device::cpu()] {
        let mut picture = device.texture_2d_zeroed::<Rgba8Unorm>((16, 9))?;
        let canvas = canvas().map_err(thrown)?;
        for frame in [1.0, 0.2] {
            gradient(frame, &mut picture).invocations((16, 9)).run()?;
            picture.draw_to(&canvas)?;
            let shown = shown(&canvas).map_err(thrown)?;
            let expected: Vec<u8> = picture
                .read_async()
                .await?
                .into_iter()
                .flat_map(|[red, green, blue, _]| [red, green, blue, 255])
                .collect();
            ensure!(shown == expected, "{device}: {:?}, not {:?}", &shown[..16], &expected[..16]);
        }
        // One level of another format. The canvas takes its size.
        let texels: Vec<f32> = (0..64).map(|n| n as f32 / 63.0).collect();
        let levels = device.texture_2d_zeroed::<R32Float>(Shape::from((16, 16)).mip_levels(2))?;
        levels.mip(1)?.write(&texels)?;
        levels.mip(1)?.draw_to(&canvas)?;
        let shown = shown(&canvas).map_err(thrown)?;
        let expected = texels.iter().flat_map(|red| [(red * 255.0).round() as u8, 0, 0, 255]);
        ensure!(shown == expected.collect::<Vec<_>>(), "{device}: {shown:?}");
        device.sync_async().await?;
    }
    Ok(())
}

/// The next future gives the error.
#[wasm_bindgen_test]
async fn a_canvas_shows_old_texels_after_a_refused_launch() -> Outcome {
    let device = gpu().await?;
    let canvas = canvas().map_err(thrown)?;
    let mut picture = device.texture_2d::<Rgba8Unorm>((2, 1), &[[9, 8, 7, 255]; 2])?;
    let broken = broken_driver()?;
    gradient(1.0, &mut picture).invocations((2, 1)).run()?;
    drop(broken);
    picture.draw_to(&canvas)?;
    let texels = shown(&canvas).map_err(thrown)?;
    ensure!(texels == [9, 8, 7, 255, 9, 8, 7, 255], "{texels:?}");
    let done = device.sync_async().await;
    let is_it = matches!(&done, Err(Error::KernelRefused { kernel: "gradient", .. }));
    ensure!(is_it, "{done:?}");
    gradient(1.0, &mut picture).invocations((2, 1)).run()?;
    picture.draw_to(&canvas)?;
    let texels = shown(&canvas).map_err(thrown)?;
    ensure!(texels == [0, 0, 255, 255, 17, 0, 255, 255], "{texels:?}");
    Ok(device.sync_async().await?)
}

#[wasm_bindgen_test]
async fn a_canvas_of_another_kind_is_refused() -> Outcome {
    let (gpu, cpu) = (gpu().await?, Device::cpu());
    for (first, second) in [(&gpu, &cpu), (&cpu, &gpu)] {
        let canvas = canvas().map_err(thrown)?;
        first.texture_2d_zeroed::<Rgba8Unorm>((4, 4))?.draw_to(&canvas)?;
        let refused = second.texture_2d_zeroed::<Rgba8Unorm>((4, 4))?.draw_to(&canvas);
        ensure!(matches!(refused, Err(Error::Canvas { .. })), "{second}: {refused:?}");
    }
    Ok(())
}

async fn image_bitmap(texels: &[[u8; 4]], width: u32) -> Result<ImageBitmap, JsValue> {
    let data = ImageData::new_with_u8_clamped_array(Clamped(texels.as_flattened()), width)?;
    let window = web_sys::window().ok_or("no page")?;
    Ok(JsFuture::from(window.create_image_bitmap_with_image_data(&data)?).await?.unchecked_into())
}

#[wasm_bindgen_test]
async fn images_become_textures() -> Outcome {
    let texels: Vec<[u8; 4]> = (0..15).map(|n| [n, 100 + n, 200 + n, 255]).collect();
    let image = image_bitmap(&texels, 5).await.map_err(thrown)?;
    for device in [gpu().await?, Device::cpu()] {
        let mut texture = device.texture_from_image_bitmap(&image)?;
        ensure!(texture.size() == (5, 3), "{device}: {:?}", texture.size());
        let read = texture.read_async().await?;
        ensure!(read == texels, "{device}: {read:?}");
        // The next frame.
        let other: Vec<[u8; 4]> = texels.iter().map(|[r, g, b, a]| [*b, *r, *g, *a]).collect();
        texture.write_image_bitmap(&image_bitmap(&other, 5).await.map_err(thrown)?)?;
        ensure!(texture.read_async().await? == other, "{device}: the second image");
        let small = image_bitmap(&texels[..4], 2).await.map_err(thrown)?;
        let refused = texture.write_image_bitmap(&small);
        ensure!(matches!(refused, Err(Error::Canvas { .. })), "{device}: {refused:?}");
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn the_checked_device_reports() -> Outcome {
    let device = Device::checked();
    let (data, mut out) = (device.buffer(&[1u32; 64])?, device.zeroed::<u32>(64)?);
    let error = shifted(&data, &mut out).workgroups(1).run().err();
    let Some(Error::Checked(report)) = error else { return Err(format!("{error:?}").into()) };
    ensure!(report.to_string().contains("shifted"), "{report}");
    Ok(())
}
