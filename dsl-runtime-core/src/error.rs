//! Every way in which a call can fail.
//!
//! Each message names the kernel if there is one, and says what was asked, what is allowed, and
//! what to do.

use std::{fmt, io, path::PathBuf};

use crate::{Feature, Format, Report, StorageAccess};

/// What to do where no adapter is found.
const WITHOUT_ADAPTER: &str = if cfg!(target_family = "wasm") {
    "Use a browser that has WebGPU, or run on the CPU with Device::cpu()"
} else {
    "Install the driver of your GPU, or a software one (Debian: apt-get install mesa-vulkan-drivers libvulkan1), or run on \
     the CPU with DSL_DEVICE=cpu or Device::cpu()"
};

/// Why a call failed. No call of this crate panics. A launch that failed has not run, except for
/// launches that the checked device reports.
///
/// On a GPU launches are recorded. A recorded launch may fail later, because the program has
/// destroyed a buffer or texture that it uses. A later call that reads, writes or waits gives this
/// error ([`Error::Refused`]); other launches run.
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
/// use dsl_runtime::Error;
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0])?;
/// let result = double(&mut data).workgroups(0).run();
/// assert!(matches!(result, Err(Error::NoWorkgroups { .. })));
/// # Ok(())
/// # }
/// ```
#[derive(thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The environment variable `DSL_DEVICE` has an unknown value.
    #[error(
        "DSL_DEVICE is `{value}`; it can be `auto` (the default), `gpu`, `cpu`, `checked`, or the number of an adapter or a \
         part of its name; {adapters}"
    )]
    UnknownDevice {
        /// The variable's value.
        value: String,
        /// The adapters there are, with their numbers.
        adapters: String,
    },

    /// The environment variable `DSL_CHECKS` has an unknown value.
    #[error(
        "DSL_CHECKS is `{value}`; it can be `needed` (the default: wgpu checks what is not proven) or `all`"
    )]
    UnknownChecks {
        /// The variable's value.
        value: String,
    },

    /// The environment variable `DSL_BREAK` does not name an invocation.
    #[error(
        "DSL_BREAK is `{value}`; write the number of a workgroup and the number of an invocation \
         in that workgroup, `3,17`; for one kernel, `3,17,blur`"
    )]
    UnknownBreak {
        /// The variable's value.
        value: String,
    },

    /// The environment variable `WGPU_BACKEND` names an unknown backend.
    #[error("WGPU_BACKEND has `{name}`; it lists any of `vulkan`, `metal`, `dx12` and `gl`")]
    UnknownBackend {
        /// The name.
        name: String,
    },

    /// A GPU was asked for, and there is no adapter.
    #[error("no GPU adapter found; looked for {looked_for}\n{}", WITHOUT_ADAPTER)]
    NoAdapter {
        /// The backends, each with the result of the search.
        looked_for: String,
    },

    /// In a browser, a call would wait for a GPU. A page that waits stands still, and so does the
    /// work that it waits for.
    #[error("{call} waits for the GPU, which is impossible in a browser: await `{instead}`")]
    Blocking {
        /// The call that would wait.
        call: &'static str,
        /// The function to call, whose future does not block.
        instead: &'static str,
    },

    /// The program asks for something that it was built without.
    #[error("this program is built without it: enable the feature `{feature}` of dsl-runtime")]
    NotBuilt {
        /// The feature of this crate.
        feature: &'static str,
    },

    /// An adapter exists, and refused to open a device.
    #[error(
        "{adapter} does not open: {message}\nUse another adapter, or the CPU: DSL_DEVICE=cpu or Device::cpu()"
    )]
    DeviceRequest {
        /// The adapter's name.
        adapter: String,
        /// wgpu's message.
        message: String,
    },

    /// A launch mixes buffers or textures of two devices.
    #[error(
        "kernel `{kernel}`: parameter `{parameter}` lives on {actual}, while the parameters before it live on {expected}\n\
         Create all buffers of a launch from one `Device` value or its clones: two devices share no memory, \
         even if they are the same hardware"
    )]
    OtherDevice {
        /// The kernel.
        kernel: &'static str,
        /// The first parameter that lives elsewhere.
        parameter: &'static str,
        /// The device of the parameters before it.
        expected: String,
        /// The device of `parameter`.
        actual: String,
    },

    /// A launch has no buffer, texture or sampler. Nothing names its device, and nobody could
    /// observe its result.
    #[error(
        "kernel `{kernel}` takes no buffer and no texture, so its device is unknown; give it a \
         buffer to write to"
    )]
    NoBuffer {
        /// The kernel.
        kernel: &'static str,
    },

    /// The elements of a parameter have another memory layout than the kernel was compiled for:
    /// their type has another size on the host than in the kernel.
    #[error(
        "kernel `{kernel}`: the elements of `{parameter}` take {bytes} bytes; in the kernel they \
         are `{element}` and would take {expected}\n\
         Derive ShaderType for the type that the kernel names: a Storable written by hand must \
         have the same layout"
    )]
    Layout {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// The type in WGSL.
        element: &'static str,
        /// Bytes that the elements take.
        bytes: u64,
        /// Bytes that the kernel expects.
        expected: u64,
    },

    /// A launch was put together by hand, and its arguments do not match the kernel's parameters.
    #[error(
        "the arguments do not match the parameters of kernel `{kernel}`; call its launcher, the \
         function `{kernel}`"
    )]
    Arguments {
        /// The kernel.
        kernel: &'static str,
    },

    /// A slice has another length than the buffer.
    #[error(
        "the buffer has {buffer} elements, the slice {slice}; pass a slice of {buffer}, or use write_range or read_range"
    )]
    LengthMismatch {
        /// Elements of the buffer.
        buffer: usize,
        /// Elements of the slice.
        slice: usize,
    },

    /// The number of bytes differs from the size of the elements.
    #[error(
        "the {elements} elements take {expected} bytes, and {given} are given; pass {expected} bytes"
    )]
    ByteLength {
        /// Elements of the buffer or slice.
        elements: usize,
        /// Bytes that they take.
        expected: u64,
        /// Bytes that were given.
        given: usize,
    },

    /// A range reaches past the buffer's end, or ends before it starts.
    #[error("the range {start}..{end} is not within the buffer, whose elements are 0..{len}")]
    RangeOutOfBounds {
        /// First element asked for.
        start: usize,
        /// One past the last element asked for.
        end: usize,
        /// Elements of the buffer.
        len: usize,
    },

    /// The bytes of a buffer or slice cannot be cast to another type: they are not whole elements of
    /// it, or there are more elements than indices reach, 2³² − 1.
    #[error(
        "{len} elements of `{from}` take {bytes} bytes: not a whole number of `{to}`, {stride} \
         bytes each, or more than 2^32 - 1; cast a slice whose length fits"
    )]
    CastLength {
        /// Elements of the buffer or slice.
        len: usize,
        /// Their type.
        from: String,
        /// Bytes that they take.
        bytes: u64,
        /// The type asked for.
        to: String,
        /// Bytes from one element of that type to the next.
        stride: u32,
    },

    /// A slice for a kernel begins where the device cannot bind it.
    #[error(
        "kernel `{kernel}`: the slice for `{parameter}` begins {offset} bytes into its buffer; the \
         device takes slices that begin at multiples of {alignment} bytes (multiples of 256 suit \
         every device). Begin the slice at such a multiple, or copy its elements to another buffer \
         with `device.copy`"
    )]
    SliceAlignment {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// Where the slice begins, in bytes.
        offset: u64,
        /// The number of bytes that it has to be a multiple of.
        alignment: u32,
    },

    /// A kernel's slice ends within a word of 4 bytes. Devices bind whole words, and not all of the
    /// kernel's indices are proven to stay in the slice.
    #[error(
        "kernel `{kernel}`: the slice for `{parameter}` ends within a word of 4 bytes, and the \
         kernel's indices are not proven to stay inside the slice. Guard each index, `if i < \
         {parameter}.len() {{ … }}`, give the slice an even number of elements, or copy its \
         elements to another buffer with `device.copy`"
    )]
    SliceEnd {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
    },

    /// The buffer that holds the workgroup counts of a launch has fewer than three elements.
    #[error(
        "kernel `{kernel}`: the workgroup counts in x, y and z are the first 3 elements of the buffer; it has {len}"
    )]
    TooFewCounts {
        /// The kernel.
        kernel: &'static str,
        /// Elements of the buffer.
        len: usize,
    },

    /// The workgroup counts of a launch lie in a buffer of another type, which was cast.
    #[error(
        "kernel `{kernel}`: workgroup counts must be in a buffer that was created as \
         `Buffer<u32>`, not in one that was cast to `u32`"
    )]
    CountsAreCast {
        /// The kernel.
        kernel: &'static str,
    },

    /// The arguments of a call of a library of kernels, such as `dsl-algorithms`, do not fit
    /// together.
    #[error("{call}: {problem}")]
    Call {
        /// The function.
        call: &'static str,
        /// The problem with its arguments.
        problem: String,
    },

    /// A copy whose destination has more or fewer elements than its source.
    #[error(
        "{from} elements cannot be copied to {to}; copy the same number: \
         `device.copy(&a.slice(..n)?, &mut b.slice_mut(..n)?)`"
    )]
    CopyLength {
        /// Elements to copy.
        from: usize,
        /// Elements of their destination.
        to: usize,
    },

    /// A copy from one device to another.
    #[error(
        "elements on {actual} cannot be copied by {expected}: two devices share no memory; \
         read them from one and write them to the other"
    )]
    CopyBetweenDevices {
        /// The device that was asked to copy.
        expected: String,
        /// The device of the elements, or of their destination.
        actual: String,
    },

    /// The number for a parameter `n: u32` is negative, or larger than a `u32`.
    #[error(
        "kernel `{kernel}`: its parameter `{parameter}` is a `u32`, from 0 to 4294967295, not \
         {value}"
    )]
    ParameterOutOfRange {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// The number.
        value: i128,
    },

    /// A parameter `[&[T]; N]` got another number of buffers.
    #[error("kernel `{kernel}`: its parameter `{parameter}` takes {expected} buffers, not {count}")]
    BufferCount {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// The buffers that were given.
        count: usize,
        /// The buffers that it takes.
        expected: usize,
    },

    /// A parameter `&[&[T]]` got no buffers.
    #[error("kernel `{kernel}`: its parameter `{parameter}` takes at least one buffer")]
    NoBuffers {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
    },

    /// A launch of zero workgroups.
    #[error(
        "kernel `{kernel}`: a launch of {workgroups:?} workgroups has no workgroups, because a \
         size is 0 or negative. If there is nothing to do, skip the launch, `if !values.is_empty() \
         {{ … }}`"
    )]
    NoWorkgroups {
        /// The kernel.
        kernel: &'static str,
        /// Workgroups asked for, in x, y and z.
        workgroups: [u32; 3],
    },

    /// More workgroups in one dimension than the device takes.
    #[error(
        "kernel `{kernel}`: the launch has {workgroups:?} workgroups of {workgroup_size:?} \
         invocations; the device takes at most {limit} workgroups in each dimension. Spread the \
         workgroups over two or three dimensions, let each invocation do more, or make the \
         workgroups larger"
    )]
    TooManyWorkgroups {
        /// The kernel.
        kernel: &'static str,
        /// Workgroups asked for, in x, y and z.
        workgroups: [u32; 3],
        /// The kernel's workgroup size, in invocations.
        workgroup_size: [u32; 3],
        /// Workgroups that the device takes in one dimension.
        limit: u32,
    },

    /// The kernel's workgroup is larger than the device's.
    #[error(
        "kernel `{kernel}`: its workgroup of {workgroup_size:?} invocations is too large; the \
         device takes at most {limit:?} in x, y and z, and {max_invocations} in all. Make \
         `workgroup_size` smaller"
    )]
    WorkgroupTooLarge {
        /// The kernel.
        kernel: &'static str,
        /// The kernel's workgroup size, in invocations.
        workgroup_size: [u32; 3],
        /// Invocations that the device takes in each dimension.
        limit: [u32; 3],
        /// Invocations that the device takes in a workgroup.
        max_invocations: u32,
    },

    /// An invocation that runs in every launch of this size accesses an element past the end.
    #[error(
        "kernel `{kernel}`: with {workgroups:?} workgroups, line {line} accesses element {index} \
         of `{parameter}`, whose length is {len}. Launch fewer workgroups, bind a longer buffer, \
         or guard the access: `if i < {parameter}.len() {{ … }}`"
    )]
    IndexOutOfBounds {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// The line of the source file.
        line: u32,
        /// The element.
        index: u32,
        /// Elements of the buffer.
        len: u32,
        /// Workgroups asked for, in x, y and z.
        workgroups: [u32; 3],
    },

    /// The CPU executor was asked for a subgroup size that no device has.
    #[error("a subgroup size is a power of two from 4 to 128, not {size}")]
    SubgroupSize {
        /// The subgroup size asked for.
        size: u32,
    },

    /// The kernel needs a feature that the device does not have.
    #[error(
        "kernel `{kernel}` needs {}, which {device} does not have. {}Run it on another device (Device::all() lists them, \
         and the CPU executor has every feature: Device::cpu()), or {}", feature.describe(),
        request(*of_program, *feature), alternative(*feature)
    )]
    MissingFeature {
        /// The kernel.
        kernel: &'static str,
        /// The feature.
        feature: Feature,
        /// The device.
        device: String,
        /// Whether the device was made [from the program's own](crate::Device::from_wgpu). The
        /// program may have opened that one without some of its adapter's features.
        of_program: bool,
    },

    /// The kernel's workgroup variables need more memory than the device has.
    #[error(
        "kernel `{kernel}`: its workgroup variables take {bytes} bytes; the device has {limit} for \
         a workgroup. Make them smaller, or reuse one variable for several purposes"
    )]
    WorkgroupMemory {
        /// The kernel.
        kernel: &'static str,
        /// Bytes that the workgroup variables take.
        bytes: u32,
        /// Bytes that the device has for a workgroup.
        limit: u32,
    },

    /// The kernel has more buffers, textures or samplers than the device binds at once.
    #[error(
        "kernel `{kernel}` binds {count} {kind}; the device binds at most {limit}. Combine some of \
         them, or split the kernel"
    )]
    TooManyBindings {
        /// The kernel.
        kernel: &'static str,
        /// `storage buffers`, `uniform buffers`, `sampled textures`, `storage textures` or
        /// `samplers`.
        kind: &'static str,
        /// Bindings of this kind that the kernel has.
        count: u32,
        /// Bindings of this kind that the device takes.
        limit: u32,
    },

    /// A buffer or uniform larger than the device allows.
    #[error(
        "a {kind} buffer of {bytes} bytes ({elements} elements) is too large; {device} allows \
         {limit} bytes. Split the data over several buffers"
    )]
    BufferTooLarge {
        /// `storage` or `uniform`.
        kind: &'static str,
        /// Elements asked for.
        elements: usize,
        /// Bytes that they take in WGSL layout.
        bytes: u64,
        /// Bytes that the device allows.
        limit: u64,
        /// The device.
        device: String,
    },

    /// A texture without texels.
    #[error("a {dimension} texture of {size:?} texels is empty; every size must be at least 1")]
    TextureEmpty {
        /// `1-D`, `2-D`, `2-D array`, `3-D` or `cube`.
        dimension: &'static str,
        /// Width, height, and depth or layers asked for.
        size: [u32; 3],
    },

    /// A texture larger than the device allows.
    #[error(
        "a {dimension} texture of {size:?} texels is too large; {device} allows {limit:?}. Split \
         it over several textures or layers, or use a buffer"
    )]
    TextureTooLarge {
        /// `1-D`, `2-D`, `2-D array`, `3-D` or `cube`.
        dimension: &'static str,
        /// Width, height, and depth or layers asked for.
        size: [u32; 3],
        /// Width, height, and depth or layers that the device allows.
        limit: [u32; 3],
        /// The device.
        device: String,
    },

    /// A texture with no mip level, or with more than its size has.
    #[error(
        "a texture cannot have {count} mip levels; a {dimension} texture of {size:?} texels has 1 \
         to {most}"
    )]
    MipLevels {
        /// `1-D`, `2-D`, `2-D array`, `3-D` or `cube`.
        dimension: &'static str,
        /// Width, height, and depth or layers.
        size: [u32; 3],
        /// Mip levels asked for.
        count: u32,
        /// The most mip levels that the texture can have.
        most: u32,
    },

    /// A mip level that the texture does not have.
    #[error(
        "there is no mip level {level}; the texture has {count} mip levels, counted from 0. Levels \
         are created with the texture: Shape::new(size).mip_levels(n)"
    )]
    NoSuchMip {
        /// The level asked for.
        level: u32,
        /// Levels of the texture.
        count: u32,
    },

    /// A layer or face that the texture does not have.
    #[error("there is no layer {layer}; the texture has {count} layers, counted from 0")]
    NoSuchLayer {
        /// The layer asked for.
        layer: u32,
        /// Layers of the texture.
        count: u32,
    },

    /// A slice has another number of texels than the texture.
    #[error(
        "the texture has {size:?} texels, {expected} in all; the slice has {actual}. \
         Pass the texels row by row, without padding"
    )]
    TexelCount {
        /// Width, height, and depth or layers.
        size: [u32; 3],
        /// Texels of the texture.
        expected: usize,
        /// Texels of the slice.
        actual: usize,
    },

    /// An image has another size than the texture.
    #[error(
        "the texture has {texture:?} texels, the image {image:?}; resize the image, or create a texture of its size"
    )]
    ImageSize {
        /// Width and height of the texture.
        texture: (u32, u32),
        /// Width and height of the image.
        image: (u32, u32),
    },

    /// The device has no textures of this format.
    #[error(
        "{device} has no textures of the format {}. Use another format: Device::supports_texture \
         tells which formats a device has", format.name()
    )]
    TextureFormat {
        /// The format.
        format: Format,
        /// The device.
        device: String,
    },

    /// The device has no multisampled textures of this format.
    #[error(
        "{device} has no multisampled textures of the format {}. Use another format: \
         Device::supports_multisampled tells which formats a device has", format.name()
    )]
    Multisampled {
        /// The format.
        format: Format,
        /// The device.
        device: String,
    },

    /// A depth texture in a dimension without depth textures.
    #[error(
        "there are no {dimension} textures of the format {}: textures of depths are 2-D, 2-D arrays, cubes, \
         cube arrays, or multisampled 2-D", format.name()
    )]
    DepthDimension {
        /// The format.
        format: Format,
        /// The dimension.
        dimension: &'static str,
    },

    /// A texel for a depth texture is no depth.
    #[error("texel {index} is {depth}, which is not a depth: depths are from 0 to 1")]
    Depth {
        /// Its index.
        index: usize,
        /// Its value.
        depth: f32,
    },

    /// A depth texture is sampled with a sampler that filters.
    #[error(
        "kernel `{kernel}` samples a depth texture with `{parameter}`, which filters: WebGPU does \
         not filter depths. Use a sampler whose filters are all nearest, or a SamplerComparison, \
         which filters the results of comparisons"
    )]
    DepthFilter {
        /// The kernel.
        kernel: &'static str,
        /// The sampler.
        parameter: &'static str,
    },

    /// The device cannot access storage textures of this format in this way.
    #[error(
        "kernel `{kernel}`: parameter `{parameter}` is a storage texture of the format {} with the \
         access mode {}, which {device} does not support. Use another format \
         (Device::supports_storage_texture tells; r32float, r32uint and r32sint can be all of \
         read, write and read_write), load from a sampled texture instead of reading, or use one \
         texture to read and another to write", format.name(), access.name()
    )]
    StorageTexture {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// Its format.
        format: Format,
        /// Its access mode.
        access: StorageAccess,
        /// The device.
        device: String,
    },

    /// The device cannot filter textures of this format, and the kernel samples one with a sampler
    /// that filters.
    #[error(
        "kernel `{kernel}`: the texture of parameter `{parameter}` has the format {}, which {device} cannot filter, \
         and is sampled with a sampler that filters. Use a sampler whose filters are all nearest, \
         or another format: Device::supports_filtering tells", format.name()
    )]
    Filter {
        /// The kernel.
        kernel: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// Its format.
        format: Format,
        /// The device.
        device: String,
    },

    /// A launch writes a texture that it has bound a second time.
    #[error(
        "kernel `{kernel}`: parameters `{first}` and `{second}` are the same texels, and at least one is written to. \
         Use two textures, two mip levels or layers, or one parameter `&mut StorageTexture2d<F, ReadWrite>`"
    )]
    TextureAliased {
        /// The kernel.
        kernel: &'static str,
        /// The first parameter.
        first: &'static str,
        /// The other parameter.
        second: &'static str,
    },

    /// The levels that a sampler clamps to are not a range.
    #[error(
        "a sampler cannot clamp mip levels to {min}..={max}: both must be 0 or more, and the first \
         must not be above the second"
    )]
    LodClamp {
        /// The lowest level.
        min: f32,
        /// The highest level.
        max: f32,
    },

    /// The device, or the host, has no memory left.
    #[error(
        "out of memory on {device}, while {doing}. Drop buffers that are no longer needed, or use smaller ones"
    )]
    OutOfMemory {
        /// The device.
        device: String,
        /// The operation that was going on.
        doing: &'static str,
    },

    /// A call has waited until its [time limit](crate::with_time_limit) was over. On a GPU the work
    /// goes on. On the CPU executor, the workgroups of the launch that had not begun have not run.
    #[error(
        "the time limit ended on {device}, while {doing}. A GPU continues its work: wait again. \
         The CPU executor has stopped: launch again. Or allow more time: `with_time_limit(limit, \
         || …)`"
    )]
    TimedOut {
        /// The device.
        device: String,
        /// The operation that was going on.
        doing: &'static str,
    },

    /// wgpu has refused launches, copies or fills that were recorded before. Most likely the
    /// program has destroyed a buffer or texture that they use. All other recorded work runs.
    #[error(
        "{device} refused {}, while {doing}: {message}\n\
         All other recorded commands run. Before you destroy a wgpu buffer or texture, submit the \
         commands that use it: `device.submit()`", commands.join(", ")
    )]
    Refused {
        /// The device.
        device: String,
        /// The refused commands, each once: ``kernel `name` ``, `a copy` or `a fill`.
        commands: Vec<String>,
        /// The operation that was going on.
        doing: &'static str,
        /// wgpu's message for the first one.
        message: String,
    },

    /// A thread that is ending used a GPU or a profile: in the destructor of a thread-local, which
    /// runs after the destructors of thread-locals that wgpu and this crate need.
    #[error(
        "this thread is ending, and the destructor of a thread-local cannot use {device} any more, or profile it. \
         Launch, read and write before, or in another thread"
    )]
    ThreadEnds {
        /// The device.
        device: String,
    },

    /// The device is gone: unplugged, reset after a hang, or destroyed. Its buffers are lost.
    ///
    /// wgpu panics if the device is lost while a call waits for it. This crate catches the panic; a
    /// program that is built with `panic = "abort"` may end there instead.
    #[error("{device} was lost: {message}\nOpen a new device and create its buffers anew")]
    DeviceLost {
        /// The device.
        device: String,
        /// wgpu's message.
        message: String,
    },

    /// The device refused the WGSL of a kernel.
    #[error(
        "kernel `{kernel}` was refused by {device}. This is a bug of dsl: please report it with this text.\n\
         {message}\n\n{wgsl}"
    )]
    KernelRefused {
        /// The kernel.
        kernel: &'static str,
        /// The device.
        device: String,
        /// wgpu's message.
        message: String,
        /// The kernel's WGSL.
        wgsl: &'static str,
    },

    /// A kernel made a mistake on the [checked device](crate::Device::checked). The launch has
    /// happened nevertheless.
    #[error("{0}")]
    Checked(Report),

    /// A proof of the compiler is wrong for a kernel: a bug of the compiler, found where the kernel
    /// ran on the CPU. The launch has happened nevertheless; indices were kept within bounds.
    #[error(
        "kernel `{kernel}`, line {line}: the compiler has proven that {proof}. Yet here {found}. \
         This is a bug of dsl-core: please report it with the kernel [K0902]\n\
         Until it is fixed, run with DSL_CHECKS=all, or Device::with_all_checks: a GPU then keeps \
         all checks"
    )]
    WrongProof {
        /// The kernel.
        kernel: &'static str,
        /// The line of the source file.
        line: u32,
        /// The proof, and its conditions.
        proof: String,
        /// What the launch did instead.
        found: String,
    },

    /// An assertion in a kernel failed, or the kernel reached a `panic!`. The launch has happened
    /// nevertheless. The invocation ended there, unless a barrier or the like can follow. The next
    /// call that waits or reads reports it, once.
    #[error(
        "kernel `{kernel}`: {message}\n  --> {file}:{line}:{column}, workgroup {workgroup:?}, invocation {invocation}{}",
        others(*.count)
    )]
    Assertion {
        /// The kernel.
        kernel: &'static str,
        /// The assertion's message, with its values.
        message: String,
        /// The source file.
        file: &'static str,
        /// Its line there, from 1.
        line: u32,
        /// Its column there, from 1.
        column: u32,
        /// The id of the workgroup.
        workgroup: [u32; 3],
        /// The index of the invocation in its workgroup.
        invocation: u32,
        /// The number of failures in the launch, this one included.
        count: usize,
    },

    /// The directory named by `DSL_DUMP` cannot be written to.
    #[error(
        "kernel `{kernel}`: its WGSL cannot be written to {path} ({source}); set DSL_DUMP to a writable directory"
    )]
    Dump {
        /// The kernel.
        kernel: &'static str,
        /// The file.
        path: PathBuf,
        /// Why it cannot be written.
        source: io::Error,
    },

    /// The directory for compiled pipelines cannot be used.
    #[error(
        "compiled pipelines cannot be kept in {path} ({source}); name a directory that can be written to"
    )]
    Cache {
        /// The file.
        path: PathBuf,
        /// Why it cannot be read or written.
        source: io::Error,
    },

    /// A wgpu buffer, texture or queue that cannot be used in this way.
    #[error("the program's own wgpu {kind} cannot be used on {device}: {problem}")]
    Unusable {
        /// `buffer`, `texture` or `queue`.
        kind: &'static str,
        /// The device.
        device: String,
        /// The usage that it lacks, or wgpu's message.
        problem: String,
    },

    /// A canvas of a page cannot show a texture, or an image cannot become a texture.
    #[error("on {device}, {problem}")]
    Canvas {
        /// The device.
        device: String,
        /// The browser's message, or the problem.
        problem: String,
    },

    /// A launch reads some parts of a buffer and writes to others. WebGPU cannot bind both kinds.
    #[error(
        "kernel `{kernel}`: parameters `{first}` and `{second}` are parts of one buffer; one is read and the other is \
         written to; WebGPU takes parts of one buffer in one launch only if all are `&mut [T]`, or all `&[T]`. Let the kernel \
         take `&mut [T]` for both, or give each a buffer of its own"
    )]
    PartsReadAndWritten {
        /// The kernel.
        kernel: &'static str,
        /// The first parameter.
        first: &'static str,
        /// The other parameter, or `workgroups_from`.
        second: &'static str,
    },

    /// A generic kernel has no instance for the values that should choose one.
    #[error(
        "kernel `{kernel}` has no instance for ({names}) = {values}; the instances are `{instances}`. Add the values to \
         `instances(…)` in the kernel's attribute"
    )]
    NoInstance {
        /// The kernel.
        kernel: &'static str,
        /// The generic constants.
        names: String,
        /// The values that were asked for.
        values: String,
        /// The instances that exist.
        instances: String,
    },

    /// Both parts of a buffer would have elements in one word of 4 bytes.
    #[error(
        "elements of {stride} bytes cannot be split at {at}: the word of 4 bytes there would be in both parts; split at an even \
         number of elements from the beginning of the buffer"
    )]
    SplitWithinWord {
        /// Elements of the first part.
        at: usize,
        /// Bytes of an element.
        stride: u32,
    },

    /// A launch writes a buffer that it has bound a second time: two [`Buffer`](crate::Buffer)s
    /// were made from one wgpu buffer.
    #[error(
        "kernel `{kernel}`: parameters `{first}` and `{second}` are the same wgpu buffer, and at least one is written to"
    )]
    BufferAliased {
        /// The kernel.
        kernel: &'static str,
        /// The first parameter.
        first: &'static str,
        /// The other parameter.
        second: &'static str,
    },

    /// A launch on the CPU cannot become wgpu commands.
    #[error(
        "kernel `{kernel}`: its buffers live on {device}, which has no wgpu commands. Call run(), or use a GPU"
    )]
    NotEncodable {
        /// The kernel.
        kernel: &'static str,
        /// The device.
        device: String,
    },

    /// A callback of the program panicked. The program gave it to wgpu, and wgpu called it while
    /// this crate was waiting. Launches and reads go on as if it had returned.
    #[error(
        "a callback given to wgpu panicked on {device}, while {doing}: {message}\nCallbacks of \
         map_async and the like run in each call that waits for the device; they must not panic"
    )]
    Callback {
        /// The device.
        device: String,
        /// The operation that was going on.
        doing: &'static str,
        /// The panic's message.
        message: String,
    },

    /// A callback that the program gave to wgpu used the device, and wgpu ran it within another
    /// call of this crate for the same device.
    #[error(
        "{device} is in use by the call in which wgpu runs this callback. Callbacks of map_async \
         and the like may drop buffers; launch, read and write after the callback has returned"
    )]
    InCallback {
        /// The device.
        device: String,
    },

    /// The GPU's driver or wgpu failed in a way that no check of this crate foresaw.
    #[error(
        "{device} failed, while {doing}: {message}\n\
         Unless the program's own use of wgpu is the cause, this is a bug of dsl or of the driver: please report it"
    )]
    Gpu {
        /// The device.
        device: String,
        /// The operation that was going on.
        doing: &'static str,
        /// wgpu's message.
        message: String,
    },
}

/// What to write instead of a kernel that needs a feature.
fn alternative(feature: Feature) -> &'static str {
    if feature == Feature::BufferArrays {
        return "take a fixed number of buffers, `xs: [&[T]; N]`";
    }
    "write a kernel without it"
}

/// Advice if the program opened its wgpu device without the feature.
fn request(of_program: bool, feature: Feature) -> String {
    if !of_program {
        return String::new();
    }
    let names = feature.wgpu().iter_names();
    let names: Vec<String> = names.map(|(name, _)| format!("wgpu::Features::{name}")).collect();
    format!(
        "The program has opened that wgpu device without it: add {} to its `required_features`, if the adapter has \
         it. Else: ",
        names.join(" | ")
    )
}

/// The message: what `main` prints when it returns the error, and what `unwrap` prints.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The note on the failures after the first.
fn others(count: usize) -> String {
    match count {
        0 | 1 => String::new(),
        2 => " (and 1 more)".to_owned(),
        count => format!(" (and {} more)", count - 1),
    }
}
