//! From a call of a kernel to a [`Launch`]: inert, validated data.
//!
//! Takes the arguments that a kernel's launcher gathers ([`Args`]) and a size; gives a [`Launch`].
//! Its `run` checks the launch against the device that its buffers live on, and hands it to that
//! device's executor. Invariant: a launch that reaches an executor is within the device's limits and
//! on one device.

mod check;
mod dump;
mod instance;
mod launched;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use smallvec::SmallVec;

use crate::{
    AsAllSlices, AsSlice, AsSliceMut, AsSlices, AsSlicesMut, Buffer, BufferSlice, BufferSliceMut,
    Component, Device, Dimension, Error, Feature, Format, HostShareable, Lint, Proofs,
    RuntimeSized, SampleType, SampledTexture, Sampler, SamplerComparison, Storable, Storage,
    StorageAccess, Texture, TextureDimension, TextureFormat, Uniform,
    buffer::{Part, PartMut},
    cpu,
    device::Backend,
    gpu, log,
    messages::Messages,
    profile,
    proofs::check_indices,
    texture::{Subresources, View},
    trace::span,
};

pub(crate) use check::check_kernel;
pub(crate) use dump::Dump;
pub use instance::{ChosenInstance, KernelInstance};
pub use launched::launched_kernels;

/// The description of a kernel before it runs. Each kernel `k` has one: `k::INFO`.
///
/// Only the macro makes one. wgpu leaves out checks because of its [proofs](KernelInfo::proofs), so
/// safe code can neither write one by hand nor copy and change one.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let info = &double::INFO;
/// assert_eq!(info.workgroup_size, [64, 1, 1]);
/// assert!(info.wgsl.contains("@workgroup_size(64)"));
/// assert!(info.lints.is_empty());
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct KernelInfo {
    /// The function's name.
    pub name: &'static str,
    /// The name of the WGSL entry point: `name`, unless WGSL reserves that word.
    pub entry_point: &'static str,
    /// The WGSL module.
    pub wgsl: &'static str,
    /// Invocations in a workgroup, in x, y and z.
    pub workgroup_size: [u32; 3],
    /// Bytes that the workgroup variables take.
    pub workgroup_bytes: u32,
    /// The buffers, textures and samplers, in the order of the parameters. They are in `@group(0)`, apart
    /// from [arrays of buffers](BindingKind::StorageReadArray).
    pub bindings: &'static [BindingInfo],
    /// The uniform struct of the by-value parameters and buffer lengths, if there are any.
    pub params: Option<ParamsInfo>,
    /// The features that the kernel needs and some devices lack, in order.
    pub features: &'static [Feature],
    /// The proofs that let wgpu leave out checks while the kernel runs.
    pub proofs: Proofs,
    /// Lints: costs and hazards that the compiler is sure of, in source order.
    pub lints: &'static [Lint],
    /// The messages that it prints, and its assertions.
    #[doc(hidden)]
    pub messages: Messages,
    /// The compiler vouches for all fields.
    #[doc(hidden)]
    pub vouched: Vouched,
}

/// A token: the compiler made the [`KernelInfo`]. Safe code cannot make or copy a value of this
/// type.
#[doc(hidden)]
#[derive(Debug)]
pub struct Vouched(());

impl Vouched {
    /// # Safety
    /// In the [`KernelInfo`] that this becomes a part of, `proofs` must hold for the module `wgsl`:
    /// in each launch that fulfils a proof's conditions, the proof must be true for every
    /// invocation. `bindings`, `params` and `workgroup_size` must describe that module.
    #[expect(unsafe_code, reason = "proofs switch checks off")]
    pub const unsafe fn new() -> Self {
        Self(())
    }

    /// For kernels that this crate's tests write by hand.
    #[cfg(test)]
    pub(crate) const TEST: Self = Self(());
}

impl KernelInfo {
    /// The WGSL module for browsers, for `GPUDevice.createShaderModule`. It is
    /// [`KernelInfo::wgsl`], which is for wgpu on native targets, with an `enable` directive for
    /// each extension that wgpu knows without one.
    pub fn browser_wgsl(&self) -> String {
        let extensions = self.features.iter().filter_map(|feature| feature.browser_extension());
        extensions.map(|name| format!("enable {name};\n")).collect::<String>() + self.wgsl
    }
}

/// One buffer, texture or sampler parameter of a kernel.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let [data] = double::INFO.bindings else { panic!("one buffer") };
/// assert_eq!((data.name, data.binding, data.element, data.stride), ("data", 0, "f32", 4));
/// assert!(data.reads);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct BindingInfo {
    /// The parameter's name.
    pub name: &'static str,
    /// The index in `@binding(…)`.
    pub binding: u32,
    /// The address space and access mode, or the kind of texture.
    pub kind: BindingKind,
    /// The WGSL store type of one element, such as `vec3<f32>`. For a texture or sampler, its type,
    /// such as `texture_2d<f32>`.
    pub element: &'static str,
    /// Bytes from one element to the next, also for a runtime-sized array at the end of a struct.
    /// For a uniform buffer, its size in bytes; for a texture or sampler, 0.
    pub stride: u32,
    /// The fewest bytes that WGSL takes for the binding: one element and the members ahead of it in
    /// a struct. For a texture or sampler, 0.
    pub min_bytes: u32,
    /// Where the elements begin, in bytes: not at 0 if they are at the end of a struct.
    pub elements_start: u32,
    /// The place of the number of elements in the parameter struct, in bytes, if the kernel asks for
    /// the number; for an array of buffers, of their number.
    pub length_offset: Option<u32>,
    /// Whether the kernel reads the data. It may only write some buffers and storage textures.
    pub reads: bool,
}

/// The kind of a binding: the address space and access mode, or the kind of texture.
///
/// ```
/// use dsl_runtime::{BindingKind, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// assert_eq!(double::INFO.bindings[0].kind, BindingKind::StorageReadWrite);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BindingKind {
    /// `var<storage, read>`
    StorageRead,
    /// `var<storage, read_write>`
    StorageReadWrite,
    /// `var<storage, read>` with a `binding_array`: any number of buffers, in `@group(1)`. Their
    /// lengths are a `var<storage, read>` of `array<u32>` there, whose index in `@binding(…)` is
    /// higher by the number of bindings.
    StorageReadArray,
    /// `var<uniform>`
    Uniform,
    /// `texture_2d<f32>` and its like
    Texture {
        /// The texture's dimension.
        dimension: TextureDimension,
        /// Its components.
        sample_type: SampleType,
    },
    /// `texture_storage_2d<rgba8unorm, write>` and its like
    StorageTexture {
        /// The texture's dimension, never a cube.
        dimension: TextureDimension,
        /// Its texel format.
        format: Format,
        /// How the kernel accesses its texels.
        access: StorageAccess,
    },
    /// `sampler`
    Sampler,
    /// `sampler` for a depth texture: it may not filter.
    SamplerNonFiltering,
    /// `sampler_comparison`
    SamplerComparison,
}

impl BindingKind {
    /// The name of the limit that the binding counts towards.
    fn resource(self) -> &'static str {
        match self {
            // The lengths of the buffers of an array are a buffer.
            BindingKind::StorageRead
            | BindingKind::StorageReadWrite
            | BindingKind::StorageReadArray => "storage buffers",
            BindingKind::Uniform => "uniform buffers",
            BindingKind::Texture { .. } => "sampled textures",
            BindingKind::StorageTexture { .. } => "storage textures",
            BindingKind::Sampler
            | BindingKind::SamplerNonFiltering
            | BindingKind::SamplerComparison => "samplers",
        }
    }
}

/// The `var<uniform>` struct that carries by-value parameters and buffer lengths.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let params = double::INFO.params.expect("the kernel asks for a length");
/// assert_eq!(params.binding, 1);
/// assert!(params.size >= 4); // a `u32`
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct ParamsInfo {
    /// The index in `@binding(…)`.
    pub binding: u32,
    /// The struct's size in bytes.
    pub size: u32,
}

/// A kernel: its description, and its CPU form.
#[doc(hidden)]
pub struct Kernel {
    /// Its description.
    pub info: &'static KernelInfo,
    /// Its CPU form.
    #[cfg(feature = "cpu")]
    pub cpu: fn(&cpu::Dispatch<'_>),
    /// Its form for the checked device.
    #[cfg(feature = "checked")]
    pub checked: fn(&cpu::Dispatch<'_, cpu::Checked>),
    /// The places in the source that the checked device names.
    pub sites: &'static cpu::Sites,
    /// The path of a type that only this kernel has.
    path: fn() -> &'static str,
    is_launched: AtomicBool,
}

impl Kernel {
    /// Drops the forms for executors that the program was built without. `P` is a type that only
    /// this kernel has.
    pub const fn new<P>(
        info: &'static KernelInfo,
        cpu: fn(&cpu::Dispatch<'_>),
        checked: fn(&cpu::Dispatch<'_, cpu::Checked>),
        sites: &'static cpu::Sites,
    ) -> Self {
        _ = (cpu, checked);
        Self {
            info,
            #[cfg(feature = "cpu")]
            cpu,
            #[cfg(feature = "checked")]
            checked,
            sites: if cfg!(feature = "checked") { sites } else { &cpu::Sites::NONE },
            path: std::any::type_name::<P>,
            is_launched: AtomicBool::new(false),
        }
    }

    pub(crate) fn run(&self, dispatch: &cpu::Dispatch<'_>) {
        #[cfg(feature = "cpu")]
        (self.cpu)(dispatch);
        #[cfg(not(feature = "cpu"))]
        let _ = dispatch;
    }

    pub(crate) fn run_checked(&self, dispatch: &cpu::Dispatch<'_, cpu::Checked>) {
        #[cfg(feature = "checked")]
        (self.checked)(dispatch);
        #[cfg(not(feature = "checked"))]
        let _ = dispatch;
    }
}

/// A buffer, texture or sampler as a kernel borrows it.
pub(crate) enum Arg<'a> {
    Read(Part<'a>),
    ReadWrite(PartMut<'a>),
    Texture(&'a View),
    StorageTexture(&'a View, StorageAccess),
    Sampler(&'a Sampler),
}

/// The arguments of a launch, each with its binding index, in order. The buffers of an array have one index.
/// Few kernels have more than 8; a launch should not allocate.
pub(crate) type ArgList<'a> = SmallVec<[(u32, Arg<'a>); 8]>;

/// The words of the uniforms, each with its binding index. A uniform is missing here if the host
/// does not know its words.
pub(crate) type UniformWords<'a> = SmallVec<[(u32, &'a [u32]); 2]>;

/// The words of a parameter struct.
pub(crate) type ParamWords = SmallVec<[u32; 16]>;

impl Arg<'_> {
    fn device(&self) -> &Device {
        match self {
            Arg::Read(part) => part.memory.device(),
            Arg::ReadWrite(part) => part.memory.device(),
            Arg::Texture(view) | Arg::StorageTexture(view, _) => view.device(),
            Arg::Sampler(sampler) => sampler.device(),
        }
    }

    /// Width, height, and depth, layers or samples of a texture's first level. As in kernels, the
    /// layers of a cube array are cubes.
    pub(crate) fn texture_size(&self) -> Option<[u32; 3]> {
        match self {
            Arg::Texture(view) | Arg::StorageTexture(view, _) => {
                let [width, height, depth] = view.level_size(0);
                let is_3d = view.dimension() == TextureDimension::D3;
                Some([width, height, if is_3d { depth } else { view.num_layers() }])
            }
            Arg::Read(_) | Arg::ReadWrite(_) | Arg::Sampler(_) => None,
        }
    }

    /// Elements of a buffer.
    pub(crate) fn len(&self) -> u32 {
        match self {
            Arg::Read(part) => part.span.len,
            Arg::ReadWrite(part) => part.span.len,
            Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => 0,
        }
    }

    /// The part of a buffer that is bound, and whether the kernel may store to it.
    fn part(&self) -> Option<(Part<'_>, bool)> {
        match self {
            Arg::Read(part) => Some((*part, false)),
            Arg::ReadWrite(part) => Some((part.as_part(), true)),
            Arg::Texture(_) | Arg::StorageTexture(..) | Arg::Sampler(_) => None,
        }
    }

    /// Bytes that are bound.
    fn bytes(&self) -> u64 {
        match self {
            Arg::Read(part) => part.span.bytes,
            Arg::ReadWrite(part) => part.span.bytes,
            Arg::Texture(view) => view.levels().map(|level| view.bytes(level)).sum(),
            Arg::StorageTexture(view, _) => view.bytes(view.levels().start),
            Arg::Sampler(_) => 0,
        }
    }

    /// The texels that are bound, and whether the kernel may store to them.
    fn texels(&self) -> Option<(Subresources<'_>, bool)> {
        match self {
            Arg::Texture(view) => Some((view.subresources(), false)),
            Arg::StorageTexture(view, access) => Some((view.first_level(), access.writes())),
            Arg::Read(_) | Arg::ReadWrite(_) | Arg::Sampler(_) => None,
        }
    }
}

/// Gathers the arguments of one call.
#[doc(hidden)]
pub struct Args<'a> {
    kernel: &'static Kernel,
    args: ArgList<'a>,
    uniforms: UniformWords<'a>,
    params: ParamWords,
    misfit: Option<Misfit>,
}

/// An argument that does not suit its parameter, with the parameter's name.
#[derive(Clone, Copy)]
enum Misfit {
    /// A number that is no `u32`.
    Number(&'static str, i128),
    /// Several buffers: their number, and the expected number.
    Count(&'static str, usize, usize),
    /// Any number of buffers, but none.
    NoBuffers(&'static str),
}

impl<'a> Args<'a> {
    /// No arguments yet.
    pub fn new(kernel: &'static Kernel) -> Self {
        let words = kernel.info.params.map_or(0, |params| params.size.div_ceil(4));
        Self {
            kernel,
            args: SmallVec::new(),
            uniforms: SmallVec::new(),
            params: SmallVec::from_elem(0, words as usize),
            misfit: None,
        }
    }

    /// A by-value parameter, `byte_offset` bytes into the parameter struct.
    pub fn param<T: Storable>(&mut self, byte_offset: u32, value: impl Argument<T>) {
        value.value().store(byte_offset as usize, &mut |i: usize, word: u32, mask: u32| {
            if let Some(slot) = self.params.get_mut(i) {
                *slot = *slot & !mask | word & mask;
            }
        });
    }

    /// A by-value parameter of type `u32`. If the value is no `u32`, the launch gives an error.
    pub fn whole(&mut self, byte_offset: u32, name: &'static str, value: impl Count) {
        let value = value.value();
        match u32::try_from(value) {
            Ok(value) => self.param::<u32>(byte_offset, value),
            Err(_) => _ = self.misfit.get_or_insert(Misfit::Number(name, value)),
        }
    }

    /// The number of the next binding.
    pub fn next_binding(&self) -> u32 {
        self.args.last().map_or(0, |(last, _)| last + 1)
    }

    /// A buffer that the kernel reads.
    pub fn read<T: HostShareable>(&mut self, binding: u32, buffer: &'a dyn AsSlice<T>) {
        self.push(binding, Arg::Read(buffer.as_slice().part));
    }

    /// A buffer that the kernel reads and writes.
    pub fn read_write<T: HostShareable>(
        &mut self,
        binding: u32,
        buffer: &'a mut dyn AsSliceMut<T>,
    ) {
        self.push(binding, Arg::ReadWrite(buffer.as_slice_mut().part));
    }

    /// Buffers that the kernel reads, one for each binding from `first` on.
    pub fn read_several<T: HostShareable, const N: usize>(
        &mut self,
        first: u32,
        name: &'static str,
        buffers: impl AsSlices<'a, T, N>,
    ) {
        self.several(first, name, N, |each| {
            buffers.for_each_slice(&mut |buffer| each(Arg::Read(buffer.part)));
        });
    }

    /// Buffers that the kernel reads and writes, one for each binding from `first` on.
    pub fn read_write_several<T: HostShareable, const N: usize>(
        &mut self,
        first: u32,
        name: &'static str,
        buffers: impl AsSlicesMut<'a, T, N>,
    ) {
        self.several(first, name, N, |each| {
            buffers.for_each_slice_mut(&mut |buffer| each(Arg::ReadWrite(buffer.part)));
        });
    }

    /// Any number of buffers that the kernel reads.
    pub fn read_all<T: HostShareable>(
        &mut self,
        binding: u32,
        name: &'static str,
        buffers: impl AsAllSlices<'a, T>,
    ) {
        let mut count = 0;
        buffers.for_each_of_all(&mut |buffer| {
            self.push(binding, Arg::Read(buffer.part));
            count += 1;
        });
        if count == 0 {
            self.misfit.get_or_insert(Misfit::NoBuffers(name));
        }
    }

    fn several(
        &mut self,
        first: u32,
        name: &'static str,
        expected: usize,
        for_each: impl FnOnce(&mut dyn FnMut(Arg<'a>)),
    ) {
        let mut count = 0;
        for_each(&mut |arg| {
            if count < expected {
                self.push(first + count as u32, arg);
            }
            count += 1;
        });
        if count != expected {
            self.misfit.get_or_insert(Misfit::Count(name, count, expected));
        }
    }

    /// A struct with a runtime-sized array that the kernel reads.
    pub fn storage_read<T: RuntimeSized>(&mut self, binding: u32, storage: &'a Storage<T>) {
        self.push(binding, Arg::Read(storage.part()));
    }

    /// A struct with a runtime-sized array that the kernel reads and writes.
    pub fn storage_read_write<T: RuntimeSized>(
        &mut self,
        binding: u32,
        storage: &'a mut Storage<T>,
    ) {
        self.push(binding, Arg::ReadWrite(storage.part_mut()));
    }

    /// A uniform buffer.
    pub fn uniform<T: HostShareable>(&mut self, binding: u32, uniform: &'a Uniform<T>) {
        self.push(binding, Arg::Read(uniform.part()));
        self.uniforms.push((binding, uniform.words()));
    }

    /// A texture that the kernel samples or loads from.
    pub fn texture<T: Component, D: Dimension>(
        &mut self,
        binding: u32,
        texture: &'a dyn SampledTexture<T, D>,
    ) {
        self.push(binding, Arg::Texture(texture.view()));
    }

    /// A storage texture that the kernel reads.
    pub fn storage_texture_read<F: TextureFormat, D: Dimension>(
        &mut self,
        binding: u32,
        texture: &'a Texture<F, D>,
    ) {
        self.push(binding, Arg::StorageTexture(texture.view(), StorageAccess::Read));
    }

    /// A storage texture that the kernel writes.
    pub fn storage_texture_write<F: TextureFormat, D: Dimension>(
        &mut self,
        binding: u32,
        texture: &'a mut Texture<F, D>,
    ) {
        self.push(binding, Arg::StorageTexture(texture.view(), StorageAccess::Write));
    }

    /// A storage texture that the kernel reads and writes.
    pub fn storage_texture_read_write<F: TextureFormat, D: Dimension>(
        &mut self,
        binding: u32,
        texture: &'a mut Texture<F, D>,
    ) {
        self.push(binding, Arg::StorageTexture(texture.view(), StorageAccess::ReadWrite));
    }

    /// A sampler.
    pub fn sampler(&mut self, binding: u32, sampler: &'a Sampler) {
        self.push(binding, Arg::Sampler(sampler));
    }

    /// A comparison sampler.
    pub fn sampler_comparison(&mut self, binding: u32, sampler: &'a SamplerComparison) {
        self.push(binding, Arg::Sampler(sampler.sampler()));
    }

    fn push(&mut self, binding: u32, arg: Arg<'a>) {
        self.args.push((binding, arg));
    }

    /// Ends the list of arguments. Lengths are stored last, so that no parameter overwrites them.
    pub fn finish(mut self) -> Call<'a> {
        for info in self.kernel.info.bindings {
            if let (Some(offset), Some(len)) = (info.length_offset, length(&self.args, info)) {
                self.param(offset, len);
            }
        }
        Call { args: self }
    }
}

/// The number of elements of a binding; for an array of buffers, the number of buffers.
fn length(args: &[(u32, Arg<'_>)], info: &BindingInfo) -> Option<u32> {
    let mut args = args.iter().filter(|(binding, _)| *binding == info.binding);
    match info.kind {
        BindingKind::StorageReadArray => Some(args.count() as u32),
        _ => args.next().map(|(_, arg)| arg.len()),
    }
}

/// A number of workgroups in x, y and z: a whole number, or a tuple or vector of two or three.
/// Missing numbers are 1.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let mut data = Device::cpu().buffer(&[1.0; 100])?;
/// double(&mut data).workgroups(2).run()?; // or (2, 1), (2, 1, 1), uvec3(2, 1, 1)
/// assert_eq!(data.read()?, [2.0; 100]);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WorkgroupCount([u64; 3]);

/// A number of invocations in x, y and z: a whole number, or a tuple or vector of two or three. For
/// a buffer it is the number of elements. Missing numbers are 1.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let (device, other) = (Device::cpu(), Device::cpu().zeroed::<u32>(100)?);
/// let mut data = device.buffer(&[1.0; 100])?;
/// double(&mut data).invocations(100).run()?;
/// double(&mut data).invocations(&other).run()?; // an invocation for each element of `other`
/// assert_eq!(data.read()?, [4.0; 100]);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent([u64; 3]);

/// A number of invocations, for a kernel whose workgroups have `DIMENSIONS` dimensions. For one
/// dimension it is a whole number, a tuple or a vector. For two dimensions it has at least two
/// numbers, `(width, height)` or a [`UVec2`](glam::UVec2); for three dimensions, three.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = (8, 8))]
/// # fn fill(width: u32, data: &mut [f32]) {
/// #     let at = global_invocation_id();
/// #     let i = at.y * width + at.x;
/// #     if at.x < width && i < data.len() {
/// #         data[i] = 1.0;
/// #     }
/// # }
///
/// let mut data = Device::cpu().zeroed(6)?;
/// fill(3, &mut data).invocations((3, 2)).run()?; // two dimensions take two numbers
/// assert_eq!(data.read()?, [1.0; 6]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the number of invocations of a {DIMENSIONS}-dimensional kernel",
    label = "expected a whole number for each dimension of `workgroup_size`",
    note = "one dimension takes `.invocations(n)`, two `.invocations((width, height))` or a `UVec2`, three \
            `.invocations((width, height, depth))` or a `UVec3`"
)]
pub trait Invocations<const DIMENSIONS: usize>: Into<Extent> {}

macro_rules! invocations {
    ($($n:literal)*) => {$(
        impl<X: Count, Y: Count, Z: Count> Invocations<$n> for (X, Y, Z) {}
        impl Invocations<$n> for glam::UVec3 {}
    )*};
}

invocations!(1 2 3);

impl<X: Count, Y: Count> Invocations<1> for (X, Y) {}
impl<X: Count, Y: Count> Invocations<2> for (X, Y) {}
impl Invocations<1> for glam::UVec2 {}
impl Invocations<2> for glam::UVec2 {}
impl<X: Count> Invocations<1> for X {}

macro_rules! buffers {
    ($($ty:ty)*) => {$(
        impl<T: HostShareable> Invocations<1> for &$ty {}

        impl<T: HostShareable> From<&$ty> for Extent {
            /// An invocation for each element.
            fn from(buffer: &$ty) -> Self {
                Self([buffer.len() as u64, 1, 1])
            }
        }
    )*};
}

buffers!(Buffer<T> BufferSlice<'_, T> BufferSliceMut<'_, T>);

/// The types of whole numbers for sizes of a launch and for parameters `n: u32`: `u32`, and also
/// `usize` and `i32`, because `slice.len()` and plain literals have these types. A negative size
/// counts as 0, which no launch allows. A parameter that is no `u32` is
/// [`Error::ParameterOutOfRange`].
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let values = vec![1.0; 10];
/// let mut data = Device::cpu().buffer(&values)?;
/// double(&mut data).invocations(values.len()).run()?; // a `usize`
/// double(&mut data).invocations(10).run()?;           // an `i32`
/// double(&mut data).invocations(10u32).run()?;
/// assert_eq!(data.read()?, [8.0; 10]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an integer that a kernel takes here",
    label = "expected a `u32`, or a `usize` or `i32` of the same value",
    note = "the arguments of a launch are in the order of the kernel's parameters"
)]
pub trait Count: sealed::Sealed {
    #[doc(hidden)]
    fn value(self) -> i128;

    #[doc(hidden)]
    fn count(self) -> u64
    where
        Self: Sized,
    {
        u64::try_from(self.value()).unwrap_or(0)
    }
}

mod sealed {
    pub trait Sealed {}
}

/// The argument that a launcher takes for a number or `bool` of type `T`: a value of `T`. It is a
/// trait so that rustc checks each argument by itself, and names each argument in a wrong place.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// #[kernel(workgroup_size = 64)]
/// fn scale(factor: f32, data: &mut [f32]) {
///     let i = global_invocation_id().x;
///     if i < data.len() {
///         data[i] *= factor;
///     }
/// }
///
/// let mut data = Device::cpu().buffer(&[1.0, 2.0])?;
/// scale(3.0, &mut data).for_each_element().run()?; // an `f32` is an `Argument<f32>`
/// assert_eq!(data.read()?, [3.0, 6.0]);
/// # Ok(())
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a value for a kernel's parameter of type `{T}`",
    label = "expected `{T}`",
    note = "the arguments of a launch are in the order of the kernel's parameters; a literal of type `f32` has a point: \
            `2.0`"
)]
pub trait Argument<T> {
    #[doc(hidden)]
    fn value(self) -> T;
}

impl<T: Storable> Argument<T> for T {
    fn value(self) -> T {
        self
    }
}

macro_rules! counts {
    ($($ty:ident)*) => {$(
        impl sealed::Sealed for $ty {}

        impl Count for $ty {
            fn value(self) -> i128 {
                self as i128
            }
        }
    )*};
}

counts!(u32 usize i32);

macro_rules! from_counts {
    ($($ty:ident)*) => {$(
        impl<X: Count> From<X> for $ty {
            fn from(x: X) -> Self {
                Self([x.count(), 1, 1])
            }
        }

        impl<X: Count, Y: Count> From<(X, Y)> for $ty {
            fn from((x, y): (X, Y)) -> Self {
                Self([x.count(), y.count(), 1])
            }
        }

        impl<X: Count, Y: Count, Z: Count> From<(X, Y, Z)> for $ty {
            fn from((x, y, z): (X, Y, Z)) -> Self {
                Self([x.count(), y.count(), z.count()])
            }
        }

        impl From<glam::UVec2> for $ty {
            fn from(size: glam::UVec2) -> Self {
                Self([size.x.into(), size.y.into(), 1])
            }
        }

        impl From<glam::UVec3> for $ty {
            fn from(size: glam::UVec3) -> Self {
                Self(size.to_array().map(u64::from))
            }
        }
    )*};
}

from_counts!(WorkgroupCount Extent);

/// A kernel with its arguments; it needs a size before it can run. Its workgroups have one
/// dimension for each number of the attribute's `workgroup_size`.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0; 100])?;
/// double(&mut data).invocations(100).run()?;       // two workgroups of 64
/// double(&mut data).workgroups(2).run()?;          // the same
/// double(&mut data).for_each_element().run()?;     // the same
/// assert_eq!(data.read()?, [8.0; 100]);
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing runs yet: give the call a size with `.workgroups(…)` or `.invocations(…)`, then `.run()?`"]
pub struct Call<'a, const DIMENSIONS: usize = 1> {
    args: Args<'a>,
}

impl<'a> Call<'a> {
    /// The call of a kernel whose workgroups have `DIMENSIONS` dimensions.
    #[doc(hidden)]
    pub fn of_dimensions<const DIMENSIONS: usize>(self) -> Call<'a, DIMENSIONS> {
        Call { args: self.args }
    }
}

impl<'a, const DIMENSIONS: usize> Call<'a, DIMENSIONS> {
    /// Sets one invocation for each element of the slice that the kernel may write to, `&mut [T]`,
    /// or of the longest such slice; rounded up to whole workgroups. For kernels of one dimension.
    /// The call borrows such a buffer, so `buffer.len()` after it does not compile: use this method,
    /// or keep the length in a variable ahead of the call.
    pub fn for_each_element(self) -> Launch<'a>
    where
        Self: OneDimension,
    {
        let written = self.args.args.iter().filter(|(_, arg)| matches!(arg, Arg::ReadWrite(_)));
        let most = written.map(|(_, arg)| arg.len()).max();
        Call::<'a, 1> { args: self.args }.invocations(most.unwrap_or(0))
    }

    /// Sets the number of workgroups: `n`, `(x, y)` or `(x, y, z)`.
    pub fn workgroups(self, count: impl Into<WorkgroupCount>) -> Launch<'a> {
        let WorkgroupCount(count) = count.into();
        // A number above `u32::MAX` is above every device's limit; the launch reports it.
        let workgroups = count.map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        self.launch(Workgroups::Given(workgroups))
    }

    /// Sets the number of invocations: `n`, `(x, y)` or `(x, y, z)`, a `UVec2`, a `UVec3`, or a
    /// buffer with an element for each. It is rounded up to whole workgroups. A kernel of two or
    /// three dimensions takes no fewer numbers. If a kernel's data ends within the last workgroup,
    /// the kernel has to compare its ids with the data's size.
    pub fn invocations(self, extent: impl Invocations<DIMENSIONS>) -> Launch<'a> {
        let (Extent(extent), size) = (extent.into(), self.args.kernel.info.workgroup_size);
        let count = std::array::from_fn(|i| extent[i].div_ceil(u64::from(size[i].max(1))));
        self.workgroups(WorkgroupCount(count))
    }

    /// Takes the numbers of workgroups in x, y and z from the first three elements of `counts`.
    /// They are read when the kernel runs: an earlier kernel may write them, and the host need not
    /// know them. If a count is 0 or above the [device's
    /// limit](crate::Limits::max_workgroups_per_dimension), no workgroup runs, and that is no
    /// error. On a device [of the program's own](Device::from_wgpu) this holds for the limit only
    /// if its wgpu instance has the flag `VALIDATION_INDIRECT_CALL`.
    ///
    /// `counts` has to be a `Buffer<u32>`, or a slice of one. Proofs with conditions on the number of
    /// workgroups do not hold here: wgpu's checks stay in the kernel. [`run`](Launch::run) does not
    /// return [`Error::IndexOutOfBounds`].
    pub fn workgroups_from(self, counts: &'a dyn AsSlice<u32>) -> Launch<'a> {
        self.launch(Workgroups::From(counts.as_slice().part))
    }

    /// Never callable: a call without a size does not run. It exists so that rustc says what is
    /// missing.
    #[doc(hidden)]
    pub fn run(self) -> Result<(), Error>
    where
        for<'b> Call<'b, DIMENSIONS>: HasSize,
    {
        self.never()
    }

    fn launch(self, workgroups: Workgroups<'a>) -> Launch<'a> {
        let Args { kernel, args, uniforms, params, misfit } = self.args;
        Launch { kernel, workgroups, args, uniforms, params, misfit }
    }
}

/// The calls of kernels of one dimension.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a slice does not tell the width of a kernel of two or three dimensions",
    label = "write `.invocations((width, height))`, or with a depth"
)]
pub trait OneDimension {}

impl OneDimension for Call<'_, 1> {}

/// A bound that no [`Call`] fulfils.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "this call of a kernel has no size yet",
    label = "write `.workgroups(n)` or `.invocations(n)` ahead of `.run()`",
    note = "the size is a number, or a tuple of two or three: `.invocations((width, height))`"
)]
pub trait HasSize {
    /// Gives any type: there is no value to call it on.
    fn never<T>(self) -> T;
}

/// Workgroups in x, y and z.
#[derive(Clone, Copy)]
pub(crate) enum Workgroups<'a> {
    Given([u32; 3]),
    /// The first elements of a buffer of `u32`, read when the kernel runs.
    From(Part<'a>),
}

/// A kernel with its arguments and its size, ready to run.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let mut data = Device::cpu().buffer(&[1.0; 3])?;
/// let launch = double(&mut data).invocations(3);
/// launch.run()?;
/// assert_eq!(data.read()?, [2.0; 3]);
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing runs yet: call `.run()?`"]
pub struct Launch<'a> {
    pub(crate) kernel: &'static Kernel,
    pub(crate) workgroups: Workgroups<'a>,
    /// The buffers, textures and samplers, each with its binding index.
    pub(crate) args: ArgList<'a>,
    pub(crate) uniforms: UniformWords<'a>,
    /// The parameter struct, in words.
    pub(crate) params: ParamWords,
    /// The first argument that does not suit its parameter.
    misfit: Option<Misfit>,
}

impl<'a> Launch<'a> {
    /// Runs the kernel on the device that its buffers and textures live on.
    ///
    /// On a GPU this records the launch and returns; it happens before any later launch, write or
    /// read of the same device. On the CPU it has happened when this returns.
    ///
    /// # Errors
    /// [`Error::OtherDevice`] if the buffers live on different devices; [`Error::MissingFeature`]
    /// if the device lacks something that the kernel needs; [`Error::ParameterOutOfRange`] if the
    /// number for a parameter `n: u32` is negative or too large; [`Error::NoWorkgroups`],
    /// [`Error::TooManyWorkgroups`] and others if the launch exceeds the device's
    /// [limits](Device::limits); [`Error::IndexOutOfBounds`] if an index is certainly past the end
    /// of a buffer, whatever the data; [`Error::SliceAlignment`] if a slice begins where the device
    /// cannot bind it, and [`Error::SliceEnd`] if it ends within a word and not all indices are
    /// proven; [`Error::TooFewCounts`] and [`Error::CountsAreCast`] if the
    /// [counts](Call::workgroups_from) are not where they can be; [`Error::TextureAliased`] and
    /// [`Error::BufferAliased`] if a texture, or a buffer of the program's own, is written and
    /// bound a second time; [`Error::PartsReadAndWritten`] if it reads one part of a buffer and
    /// writes to another; [`Error::StorageTexture`] and [`Error::Filter`] if the device cannot
    /// access or filter a texture's format in this way; [`Error::DepthFilter`] if a sampler would
    /// filter depths; [`Error::KernelRefused`] if the device refuses the kernel;
    /// [`Error::DeviceLost`]; [`Error::Dump`] if `DSL_DUMP` names a directory that cannot be
    /// written to; on the [checked device](Device::checked) [`Error::Checked`] if the kernel did
    /// something wrong: the buffers then hold what it stored nevertheless; on the CPU
    /// [`Error::TimedOut`] within a [time limit](crate::with_time_limit).
    pub fn run(self) -> Result<(), Error> {
        span!("launch", kernel = self.kernel.info.name);
        let info = self.kernel.info;
        let Some(binding) = info.messages.binding else { return self.run_as_it_is() };
        let device = self.device()?.clone();
        let mut buffer = device.inbox().buffer(&device)?;
        let result = self.with_messages(binding, &mut buffer).run_as_it_is();
        device.inbox().add(info, buffer);
        result
    }

    fn run_as_it_is(self) -> Result<(), Error> {
        let device = self.checked()?;
        LAUNCHES.fetch_add(1, Relaxed);
        let logged = log::is_on().then(|| (log::announce(&self, device), device.clone()));
        match (profile::active(device), logged) {
            (None, None) => self.execute(None),
            (None, Some((number, device))) => log::run(self, &device, number),
            (Some(profiler), _) => profiler.measure(self),
        }
    }

    /// The device of all arguments, if it allows the launch.
    pub(crate) fn checked(&self) -> Result<&Device, Error> {
        let device = self.device()?;
        self.check(device)?;
        static DUMP: LazyLock<Option<Dump>> = LazyLock::new(|| {
            std::env::var_os("DSL_DUMP").filter(|directory| !directory.is_empty()).map(Dump::new)
        });
        if let Some(dump) = &*DUMP {
            dump.write(self.kernel.info)?;
        }
        self.kernel.note_launch();
        Ok(device)
    }

    /// The launch with a buffer for its messages.
    #[expect(
        clippy::map_identity,
        reason = "it shortens lifetimes, which the lists' types do not allow"
    )]
    fn with_messages<'b>(self, binding: u32, buffer: &'b mut Buffer<u32>) -> Launch<'b>
    where
        'a: 'b,
    {
        let Launch { kernel, workgroups, args, uniforms, params, misfit } = self;
        // Each argument is moved by itself, so that its borrow can become shorter.
        let args = args.into_iter().map(|(of, arg)| -> (u32, Arg<'b>) { (of, arg) }).collect();
        let uniforms =
            uniforms.into_iter().map(|(of, words)| -> (u32, &'b [u32]) { (of, words) }).collect();
        let mut launch = Launch::<'b> { kernel, workgroups, args, uniforms, params, misfit };
        let offset = launch
            .kernel
            .info
            .bindings
            .iter()
            .find_map(|info| info.length_offset.filter(|_| info.binding == binding));
        if let Some(slot) = offset.and_then(|offset| launch.params.get_mut(offset as usize / 4)) {
            *slot = buffer.len() as u32;
        }
        launch.args.push((binding, Arg::ReadWrite(buffer.as_slice_mut().part)));
        launch
    }

    /// Hands the launch to the executor of its device. `checked` must have succeeded.
    pub(crate) fn execute(self, stopwatch: Option<gpu::Stopwatch>) -> Result<(), Error> {
        match self.device()?.backend() {
            &Backend::Cpu { subgroup_size, notes: None, .. } => {
                check_indices(&self)?;
                match self.counts() {
                    Some(workgroups) => cpu::run(self, workgroups, subgroup_size),
                    None => Ok(()),
                }
            }
            &Backend::Cpu { subgroup_size, notes: Some(ref notes), .. } => {
                let notes = notes.clone();
                let Some(workgroups) = self.counts() else { return Ok(()) };
                let report = cpu::run_checked(self, workgroups, subgroup_size, notes.finite)?;
                if report.has_errors() {
                    return Err(Error::Checked(report));
                }
                report.add_to(&mut notes.list());
                Ok(())
            }
            Backend::Gpu(gpu) => {
                check_indices(&self)?;
                gpu.record(&self, stopwatch)
            }
        }
    }

    /// The numbers of workgroups, if the launch's memory is the host's. `None` if no workgroup
    /// runs.
    fn counts(&self) -> Option<[u32; 3]> {
        match self.workgroups {
            Workgroups::Given(workgroups) => Some(workgroups),
            Workgroups::From(counts) => {
                let counts = *counts.words()?.first_chunk()?;
                let most = cpu::LIMITS.max_workgroups_per_dimension;
                counts.iter().all(|n| (1..=most).contains(n)).then_some(counts)
            }
        }
    }

    /// The name of the parameter at `binding`.
    pub(crate) fn parameter(&self, binding: u32) -> &'static str {
        let mut bindings = self.kernel.info.bindings.iter();
        bindings.find(|info| info.binding == binding).map_or("", |info| info.name)
    }

    /// The number of elements of a binding; for an array of buffers, the number of buffers.
    pub(crate) fn length(&self, binding: u32) -> Option<u32> {
        length(&self.args, self.kernel.info.bindings.iter().find(|info| info.binding == binding)?)
    }

    /// The arguments of a binding: several for an array of buffers.
    pub(crate) fn args_of(&self, binding: u32) -> impl Iterator<Item = &Arg<'a>> + Clone {
        self.args.iter().filter(move |(at, _)| *at == binding).map(|(_, arg)| arg)
    }

    /// Bytes of all buffers, uniforms and textures.
    pub(crate) fn bytes_bound(&self) -> u64 {
        self.args.iter().map(|(_, arg)| arg.bytes()).sum()
    }
}

static LAUNCHES: AtomicU64 = AtomicU64::new(0);

/// The number of launches of this process so far. It grows while the process works, also if a GPU
/// does the work.
#[doc(hidden)]
pub fn launches() -> u64 {
    LAUNCHES.load(Relaxed)
}
