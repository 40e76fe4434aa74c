//! Every format: from the host to kernels and back, the CPU executor against GPUs.

use glam::{IVec4, UVec4, Vec4};

use super::{Numbers, gpus};
use crate::{
    __private as rt, BindingInfo, BindingKind, Buffer, Call, Component, D2, Device, Format,
    HostShareable, KernelInfo, StorageAccess, Texel, Texture, TextureDimension, TextureFormat,
    formats::*,
};

const fn binding(name: &'static str, binding: u32, kind: BindingKind, stride: u32) -> BindingInfo {
    BindingInfo {
        name,
        binding,
        kind,
        element: "",
        stride,
        min_bytes: stride,
        elements_start: 0,
        length_offset: None,
        reads: true,
    }
}

const SIZE: (u32, u32) = (37, 5);
const COUNT: usize = 37 * 5;

/// A format with kernels that load all its texels, and that store and load them as storage.
trait Kernels: TextureFormat<Component: Component<Vec4 = Self::Vec4>> {
    type Vec4: Numeric;

    fn load<'a>(texture: &'a Texture<Self>, out: &'a mut Buffer<Self::Vec4>) -> Call<'a>;
    fn store<'a>(values: &'a Buffer<Self::Vec4>, texture: &'a mut Texture<Self>) -> Call<'a>;
    fn read<'a>(texture: &'a Texture<Self>, out: &'a mut Buffer<Self::Vec4>) -> Call<'a>;
    fn halve<'a>(values: &'a Buffer<Self::Vec4>, texture: &'a mut Texture<Self>) -> Call<'a>;
}

/// The body of the kernel at each texel: `texture` is binding 0, `buffer` binding 1.
macro_rules! kernel {
    (
        $texture:ident $method:ident $ty:tt, $kind:expr,
        $buffer:ident $buffer_method:ident $access:literal $buffer_kind:ident $vec:literal,
        $body:literal, |$t:ident, $b:ident, $at:ident, $i:ident| $cpu:expr, $open:ident::<$($generic:ty),*>
    ) => {{
        static INFO: KernelInfo = KernelInfo {
            name: "texels",
            entry_point: "main",
            wgsl: concat!(
                "@group(0) @binding(0) var t: ", kernel!(@text $ty), ";
                @group(0) @binding(1) var<storage, ", $access, "> b: array<", $vec, ">;
                @compute @workgroup_size(8, 8)
                fn main(@builtin(global_invocation_id) id: vec3<u32>) {
                    let size = textureDimensions(t);
                    let i = id.y * size.x + id.x;
                    if id.x < size.x && id.y < size.y { ", $body, " }
                }"
            ),
            workgroup_size: [8, 8, 1],
            workgroup_bytes: 0,
            bindings: &[
                binding("texture", 0, $kind, 0),
                binding("buffer", 1, BindingKind::$buffer_kind, 16),
            ],
            params: None,
            features: &[],
            proofs: crate::Proofs::NONE,
            lints: &[], messages: crate::messages::Messages::NONE,
            vouched: crate::__private::Vouched::TEST,
        };
        fn cpu(dispatch: &rt::cpu::Dispatch<'_>) {
            let ($t, $b) = (dispatch.$open::<$($generic),*>(0), dispatch.$buffer_method(1));
            dispatch.each_workgroup(|groups, _| {
                for group in groups {
                    group.each_invocation(|id| {
                        let $at = id.global_invocation_id().truncate();
                        let $i = $at.y * SIZE.0 + $at.x;
                        if $at.x < SIZE.0 && $at.y < SIZE.1 {
                            $cpu
                        }
                    });
                }
            });
        }
        static KERNEL: rt::Kernel = rt::Kernel::new::<()>(&INFO, cpu, |_| (), &rt::cpu::Sites::NONE);
        let mut args = rt::Args::new(&KERNEL);
        args.$method(0, $texture);
        args.$buffer_method(1, $buffer);
        args.finish()
    }};
    (@text [$($part:literal)*]) => { concat!($($part),*) };
}

macro_rules! kernels {
    ($($format:ident $wgsl:literal $component:ident $component_wgsl:literal $vec:ident $vec_wgsl:literal;)*) => {
        $(impl Kernels for $format {
            type Vec4 = $vec;

            fn load<'a>(texture: &'a Texture<Self>, out: &'a mut Buffer<$vec>) -> Call<'a> {
                kernel! {
                    texture texture ["texture_2d<" $component_wgsl ">"],
                    BindingKind::Texture {
                        dimension: TextureDimension::D2,
                        sample_type: <$component as Component>::SAMPLE_TYPE,
                    },
                    out read_write "read_write" StorageReadWrite $vec_wgsl,
                    "b[i] = textureLoad(t, id.xy, 0);",
                    |t, b, at, i| b.store(i, 16, 0, t.load(at, 0), rt::cpu::Plain), texture::<$component, D2>
                }
            }

            fn store<'a>(values: &'a Buffer<$vec>, texture: &'a mut Texture<Self>) -> Call<'a> {
                kernel! {
                    texture storage_texture_write ["texture_storage_2d<" $wgsl ", write>"],
                    storage(Format::$format, StorageAccess::Write),
                    values read "read" StorageRead $vec_wgsl,
                    "textureStore(t, id.xy, b[i]);",
                    |t, b, at, i| t.store(at, b.load::<$vec>(i, 16, 0, rt::cpu::Plain), rt::cpu::Plain), storage_texture::<$format, D2>
                }
            }

            fn read<'a>(texture: &'a Texture<Self>, out: &'a mut Buffer<$vec>) -> Call<'a> {
                kernel! {
                    texture storage_texture_read ["texture_storage_2d<" $wgsl ", read>"],
                    storage(Format::$format, StorageAccess::Read),
                    out read_write "read_write" StorageReadWrite $vec_wgsl,
                    "b[i] = textureLoad(t, id.xy);",
                    |t, b, at, i| b.store(i, 16, 0, t.load(at, rt::cpu::Plain), rt::cpu::Plain), storage_texture::<$format, D2>
                }
            }

            fn halve<'a>(values: &'a Buffer<$vec>, texture: &'a mut Texture<Self>) -> Call<'a> {
                kernel! {
                    texture storage_texture_read_write ["texture_storage_2d<" $wgsl ", read_write>"],
                    storage(Format::$format, StorageAccess::ReadWrite),
                    values read "read" StorageRead $vec_wgsl,
                    "textureStore(t, id.xy, textureLoad(t, id.xy) / b[i]);",
                    |t, b, at, i| t.store(at, t.load(at, rt::cpu::Plain) / b.load::<$vec>(i, 16, 0, rt::cpu::Plain), rt::cpu::Plain), storage_texture::<$format, D2>
                }
            }
        })*

        /// Calls a function for each format.
        macro_rules! for_each_format {
            ($function:ident) => { $($function::<$format>();)* };
        }
    };
}

const fn storage(format: Format, access: StorageAccess) -> BindingKind {
    BindingKind::StorageTexture { dimension: TextureDimension::D2, format, access }
}

kernels! {
    R8Unorm "r8unorm" f32 "f32" Vec4 "vec4<f32>";
    R8Snorm "r8snorm" f32 "f32" Vec4 "vec4<f32>";
    R8Uint "r8uint" u32 "u32" UVec4 "vec4<u32>";
    R8Sint "r8sint" i32 "i32" IVec4 "vec4<i32>";
    Rg8Unorm "rg8unorm" f32 "f32" Vec4 "vec4<f32>";
    Rg8Snorm "rg8snorm" f32 "f32" Vec4 "vec4<f32>";
    Rg8Uint "rg8uint" u32 "u32" UVec4 "vec4<u32>";
    Rg8Sint "rg8sint" i32 "i32" IVec4 "vec4<i32>";
    Rgba8Unorm "rgba8unorm" f32 "f32" Vec4 "vec4<f32>";
    Rgba8Snorm "rgba8snorm" f32 "f32" Vec4 "vec4<f32>";
    Rgba8Uint "rgba8uint" u32 "u32" UVec4 "vec4<u32>";
    Rgba8Sint "rgba8sint" i32 "i32" IVec4 "vec4<i32>";
    Bgra8Unorm "bgra8unorm" f32 "f32" Vec4 "vec4<f32>";
    R16Unorm "r16unorm" f32 "f32" Vec4 "vec4<f32>";
    R16Snorm "r16snorm" f32 "f32" Vec4 "vec4<f32>";
    R16Uint "r16uint" u32 "u32" UVec4 "vec4<u32>";
    R16Sint "r16sint" i32 "i32" IVec4 "vec4<i32>";
    R16Float "r16float" f32 "f32" Vec4 "vec4<f32>";
    Rg16Unorm "rg16unorm" f32 "f32" Vec4 "vec4<f32>";
    Rg16Snorm "rg16snorm" f32 "f32" Vec4 "vec4<f32>";
    Rg16Uint "rg16uint" u32 "u32" UVec4 "vec4<u32>";
    Rg16Sint "rg16sint" i32 "i32" IVec4 "vec4<i32>";
    Rg16Float "rg16float" f32 "f32" Vec4 "vec4<f32>";
    Rgba16Unorm "rgba16unorm" f32 "f32" Vec4 "vec4<f32>";
    Rgba16Snorm "rgba16snorm" f32 "f32" Vec4 "vec4<f32>";
    Rgba16Uint "rgba16uint" u32 "u32" UVec4 "vec4<u32>";
    Rgba16Sint "rgba16sint" i32 "i32" IVec4 "vec4<i32>";
    Rgba16Float "rgba16float" f32 "f32" Vec4 "vec4<f32>";
    R32Uint "r32uint" u32 "u32" UVec4 "vec4<u32>";
    R32Sint "r32sint" i32 "i32" IVec4 "vec4<i32>";
    R32Float "r32float" f32 "f32" Vec4 "vec4<f32>";
    Rg32Uint "rg32uint" u32 "u32" UVec4 "vec4<u32>";
    Rg32Sint "rg32sint" i32 "i32" IVec4 "vec4<i32>";
    Rg32Float "rg32float" f32 "f32" Vec4 "vec4<f32>";
    Rgba32Uint "rgba32uint" u32 "u32" UVec4 "vec4<u32>";
    Rgba32Sint "rgba32sint" i32 "i32" IVec4 "vec4<i32>";
    Rgba32Float "rgba32float" f32 "f32" Vec4 "vec4<f32>";
    Rgb10a2Uint "rgb10a2uint" u32 "u32" UVec4 "vec4<u32>";
    Rgb10a2Unorm "rgb10a2unorm" f32 "f32" Vec4 "vec4<f32>";
    Rg11b10Ufloat "rg11b10ufloat" f32 "f32" Vec4 "vec4<f32>";
}

/// A value as four numbers.
trait Numeric: HostShareable {
    fn numbers(self) -> [f64; 4];
    fn of(numbers: [f64; 4]) -> Self;
}

macro_rules! numeric {
    ($($vec:ident $component:ident;)*) => {$(
        impl Numeric for $vec {
            fn numbers(self) -> [f64; 4] {
                self.to_array().map(f64::from)
            }

            fn of(numbers: [f64; 4]) -> Self {
                Self::from_array(numbers.map(|n| n as $component))
            }
        }
    )*};
}

numeric! {
    Vec4 f32;
    UVec4 u32;
    IVec4 i32;
}

/// Texels with all kinds of bits.
fn texels<F: TextureFormat>() -> Vec<F::Texel> {
    let mut numbers = Numbers(11);
    let bytes = |numbers: &mut Numbers| -> Vec<u8> {
        (0..F::Texel::BYTES.div_ceil(4)).flat_map(|_| numbers.word().to_le_bytes()).collect()
    };
    (0..COUNT).map(|_| F::Texel::get(&bytes(&mut numbers)[..F::Texel::BYTES])).collect()
}

fn name<F: TextureFormat>(device: &Device) -> String {
    format!("{} on {device:?}", F::FORMAT.name())
}

/// Whether a GPU may give `actual` for `expected`: normalized values may be rounded, subnormal
/// floats may be zero, and NaN stays NaN.
fn same(expected: f64, actual: f64) -> bool {
    expected == actual
        || expected.is_nan() && actual.is_nan()
        || (expected - actual).abs() <= expected.abs() * 3e-7
        || expected.abs() < 6.2e-5 && actual == 0.0
}

fn all<T: Numeric>(name: &str, expected: &[T], actual: &[T], same: impl Fn(f64, f64) -> bool) {
    for (expected, actual) in expected.iter().zip(actual) {
        let (expected, actual) = (expected.numbers(), actual.numbers());
        let fine = expected.iter().zip(actual).all(|(expected, actual)| same(*expected, actual));
        assert!(fine, "{expected:?} on the CPU, {actual:?}: {name}");
    }
}

fn comes_back_as_it_went<F: Kernels>() {
    for device in Device::all().iter().filter(|device| device.supports_texture(F::FORMAT)) {
        let (texels, other) = (texels::<F>(), vec![F::Texel::default(); COUNT]);
        let bytes = |texels: &[F::Texel]| super::super::texel::to_bytes(device, texels).unwrap();
        let mut texture = device.texture_2d::<F>(SIZE, &texels).unwrap();
        assert_eq!(bytes(&texture.read().unwrap()), bytes(&texels), "{}", name::<F>(device));
        texture.write(&other).unwrap();
        assert_eq!(texture.read().unwrap(), other, "{}", name::<F>(device));
        let zeroed = device.texture_2d_zeroed::<F>(SIZE).unwrap();
        assert_eq!(zeroed.read().unwrap(), other, "{}", name::<F>(device));
    }
}

#[test]
fn texels_come_back_as_they_went() {
    for_each_format!(comes_back_as_it_went);
}

fn is_loaded<F: Kernels>() {
    let texels = texels::<F>();
    let load = |device: &Device, storage: bool| {
        let texture = device.texture_2d::<F>(SIZE, &texels).unwrap();
        let mut out = device.zeroed(COUNT).unwrap();
        let call = if storage { F::read } else { F::load };
        call(&texture, &mut out).invocations(SIZE).run().unwrap();
        out.read().unwrap()
    };
    let expected = load(&Device::cpu(), false);
    all("storage", &expected, &load(&Device::cpu(), true), same);
    for gpu in gpus().iter().filter(|gpu| gpu.supports_texture(F::FORMAT)) {
        all(&name::<F>(gpu), &expected, &load(gpu, false), same);
        if gpu.supports_storage_texture(F::FORMAT, StorageAccess::Read) {
            all(&name::<F>(gpu), &expected, &load(gpu, true), same);
        }
    }
}

#[test]
fn texels_are_loaded() {
    for_each_format!(is_loaded);
}

/// Values that the format has, values that it rounds, and values that it cannot hold.
fn values<F: Kernels>() -> Vec<F::Vec4> {
    let mut numbers = Numbers(13);
    let most = match F::FORMAT.texel_bytes() {
        1 => 255.0,
        _ => 1.2,
    };
    let scale = if F::Component::SAMPLE_TYPE == crate::SampleType::Float { most } else { 120.0 };
    (0..COUNT)
        .map(|i| {
            let spread = if i % 3 == 0 { scale } else { 1.0 };
            F::Vec4::of(std::array::from_fn(|_| f64::from(numbers.between(-spread, spread))))
        })
        .collect()
}

fn is_stored<F: Kernels>() {
    let values = values::<F>();
    let store = |device: &Device| {
        let (input, mut texture) =
            (device.buffer(&values).unwrap(), device.texture_2d_zeroed::<F>(SIZE).unwrap());
        F::store(&input, &mut texture).invocations(SIZE).run().unwrap();
        let mut out = device.zeroed(COUNT).unwrap();
        F::load(&texture, &mut out).invocations(SIZE).run().unwrap();
        out.read().unwrap()
    };
    let expected = store(&Device::cpu());
    assert!(expected.iter().any(|value| value.numbers()[0] != 0.0));
    for gpu in gpus() {
        if gpu.supports_storage_texture(F::FORMAT, StorageAccess::Write) {
            all(&name::<F>(&gpu), &expected, &store(&gpu), is_rounded_to(F::FORMAT));
        }
    }
}

/// Whether a GPU may read the second value after the first was stored. It may round to either side,
/// and adjacent texels may have different errors.
fn is_rounded_to(format: Format) -> impl Fn(f64, f64) -> bool {
    let step = step(format);
    move |expected, actual| {
        same(expected, actual)
            || (expected - actual).abs() <= step * expected.abs().max(1.0) + expected.abs() * 3e-7
    }
}

/// The distance of two adjacent values.
fn step(format: Format) -> f64 {
    match format
        .name()
        .trim_start_matches("bg")
        .trim_start_matches("rgb")
        .trim_start_matches(['r', 'g', 'a'])
    {
        "8unorm" => 1.0 / 255.0,
        "8snorm" => 1.0 / 127.0,
        "16unorm" => 1.0 / 65_535.0,
        "16snorm" => 1.0 / 32_767.0,
        "16float" => 1.0 / 1024.0,
        "10a2unorm" => 1.0 / 3.0,
        "11b10ufloat" => 1.0 / 32.0,
        _ => 0.0,
    }
}

#[test]
fn texels_are_stored() {
    for_each_format!(is_stored);
}

fn is_changed_in_place<F: Kernels>() {
    let texels = texels::<F>();
    let halve = |device: &Device| {
        let mut texture = device.texture_2d::<F>(SIZE, &texels).unwrap();
        let twos = device.buffer(&[F::Vec4::of([2.0; 4]); COUNT]).unwrap();
        F::halve(&twos, &mut texture).invocations(SIZE).run().unwrap();
        let mut out = device.zeroed(COUNT).unwrap();
        F::load(&texture, &mut out).invocations(SIZE).run().unwrap();
        out.read().unwrap()
    };
    let expected = halve(&Device::cpu());
    for gpu in gpus() {
        if gpu.supports_storage_texture(F::FORMAT, StorageAccess::ReadWrite) {
            all(&name::<F>(&gpu), &expected, &halve(&gpu), is_rounded_to(F::FORMAT));
        }
    }
}

#[test]
fn texels_are_changed_in_place() {
    for_each_format!(is_changed_in_place);
}

/// WebGPU's required storage formats, on every GPU.
#[test]
fn gpus_have_the_formats_of_webgpu() {
    for gpu in gpus() {
        for format in [Format::R32Float, Format::R32Uint, Format::R32Sint] {
            assert!(gpu.supports_storage_texture(format, StorageAccess::ReadWrite), "{format:?}");
        }
        for format in [Format::Rgba8Unorm, Format::Rgba16Float, Format::Rgba32Uint] {
            assert!(gpu.supports_storage_texture(format, StorageAccess::Write), "{format:?}");
        }
        assert!(gpu.supports_filtering(Format::Rgba8Unorm));
        assert!(!gpu.supports_filtering(Format::R32Uint));
        for &format in Format::ALL {
            let can = |access| gpu.supports_storage_texture(format, access);
            println!(
                "{}: texture {}, read {}, write {}, read_write {}, filter {}",
                format.name(),
                gpu.supports_texture(format),
                can(StorageAccess::Read),
                can(StorageAccess::Write),
                can(StorageAccess::ReadWrite),
                gpu.supports_filtering(format)
            );
        }
    }
}

#[test]
fn a_format_is_its_marker() {
    assert_eq!(Rg11b10Ufloat::FORMAT, Format::Rg11b10Ufloat);
    assert_eq!((Format::Rgba16Float.name(), Format::Rgba16Float.texel_bytes()), ("rgba16float", 8));
    for &format in Format::ALL {
        let wgpu = format.to_wgpu();
        assert_eq!(wgpu.block_copy_size(None), Some(format.texel_bytes()), "{format:?}");
        assert_eq!(format.name(), format!("{format:?}").to_lowercase());
    }
}
