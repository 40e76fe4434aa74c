//! Where kernels run: a GPU, or the CPU executor.
//!
//! Takes the user's choice and the machine's adapters, and gives a [`Device`]. Two GPU devices are
//! the same only if one is a clone of the other. CPU executors are the same if their subgroup sizes
//! are equal; each checked device is its own.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::{
    AsSlice, AsSliceMut, Buffer, Error, Feature, Finding, HostShareable, Need, Rule, RuntimeSized,
    Storage, Uniform, cpu,
    gpu::{self, Gpu},
    messages::Inbox,
    wait::{Wait, may_wait, ready},
};

/// A place to run kernels and to keep their data. Clones are the same device.
///
/// A GPU's device stays open after the last clone and the last buffer are dropped. It serves the
/// next call that asks for a device of that adapter. Until the process ends it keeps the memory
/// that wgpu's allocator does not give back: up to one block of each kind of memory.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?; // the device that `DSL_DEVICE` names, else the best one
/// println!("{} takes buffers of {} bytes", device.name(), device.limits().max_storage_buffer_bytes);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Device {
    backend: Backend,
    inbox: Arc<Inbox>,
}

/// The subgroup size of the CPU executor if none is asked for: the size on most GPUs.
pub(crate) const SUBGROUP_SIZE: u32 = 32;

/// The executor of the launches.
#[derive(Clone)]
pub(crate) enum Backend {
    /// The checked device has `notes`.
    #[cfg_attr(not(feature = "cpu"), expect(dead_code, reason = "there is none"))]
    Cpu {
        subgroup_size: u32,
        notes: Option<Notes>,
        /// Without the feature `cpu` this variant has no values, and rustc removes the code for it.
        #[cfg(not(feature = "cpu"))]
        never: std::convert::Infallible,
    },
    Gpu(Arc<Gpu>),
}

/// Where the checked device gathers notes. Without the feature `checked` the type has no values.
#[derive(Clone)]
#[cfg_attr(feature = "checked", derive(Default))]
pub(crate) struct Notes {
    list: Arc<Mutex<Vec<Finding>>>,
    /// Whether stores of NaN and of infinities are noted.
    pub(crate) finite: bool,
    #[cfg(not(feature = "checked"))]
    #[expect(dead_code, reason = "it makes the type one without values")]
    never: std::convert::Infallible,
}

impl Notes {
    pub(crate) fn list(&self) -> MutexGuard<'_, Vec<Finding>> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The largest launches and buffers that a device takes.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let limits = Device::cpu().limits();
/// assert_eq!(limits.max_workgroups_per_dimension, 65_535);
/// assert!(limits.max_invocations_per_workgroup >= 256);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Workgroups of a launch, in each dimension.
    pub max_workgroups_per_dimension: u32,
    /// Invocations of a workgroup in x, y and z.
    pub max_workgroup_size: [u32; 3],
    /// Invocations of a workgroup in all.
    pub max_invocations_per_workgroup: u32,
    /// Bytes of all workgroup variables of a kernel.
    pub max_workgroup_bytes: u32,
    /// The fewest invocations of a subgroup.
    pub min_subgroup_size: u32,
    /// The most invocations of a subgroup.
    pub max_subgroup_size: u32,
    /// Storage buffers of a kernel.
    pub max_storage_buffers: u32,
    /// Buffers of all the parameters `&[&[T]]` of a kernel; 0 without [`Feature::BufferArrays`].
    pub max_buffers_in_arrays: u32,
    /// Uniform buffers of a kernel; its by-value parameters together count as one.
    pub max_uniform_buffers: u32,
    /// Bytes of a [`Buffer`]. Whatever their size, a buffer has at most 2³² − 1 elements.
    pub max_storage_buffer_bytes: u64,
    /// Bytes of a [`Uniform`].
    pub max_uniform_buffer_bytes: u64,
    /// A [slice](Buffer::slice) for a kernel begins at a multiple of this number of bytes, which is
    /// at most 256.
    pub storage_alignment: u32,
    /// Sampled textures of a kernel.
    pub max_sampled_textures: u32,
    /// Storage textures of a kernel.
    pub max_storage_textures: u32,
    /// Samplers of a kernel.
    pub max_samplers: u32,
    /// Texels of a 1-D texture.
    pub max_texture_1d: u32,
    /// Width and height of a 2-D texture, of an array's layer, and of a cube's face.
    pub max_texture_2d: u32,
    /// Width, height and depth of a 3-D texture.
    pub max_texture_3d: u32,
    /// Layers of a 2-D array texture.
    pub max_texture_layers: u32,
}

impl Device {
    /// The device that the environment variable `DSL_DEVICE` names: `gpu`, `cpu`, `checked`, `auto`
    /// or an adapter. If it is not set, `auto` is taken. Upper and lower case are equal.
    ///
    /// `auto` is the best adapter that opens (discrete, integrated, virtual, other, then software),
    /// or the CPU executor if no adapter opens. An adapter is named by a part of its name, such as
    /// `nvidia` or `llvmpipe`, or by its number among all adapters, the best being 0. If several
    /// adapters have that part in their names, the best one opens.
    ///
    /// # Errors
    /// [`Error::UnknownDevice`], which lists the adapters; [`Error::UnknownBackend`]; [`Error::UnknownChecks`]; if a GPU
    /// is named, the errors of [`Device::gpu`].
    pub fn new() -> Result<Self, Error> {
        may_wait("Device::new", "Device::new_async")?;
        ready(Self::new_async())
    }

    /// As [`new`](Self::new), without blocking. A browser has no environment variables: there it
    /// opens the GPU if the browser gives one, or else the CPU executor.
    ///
    /// # Errors
    /// As of [`new`](Self::new).
    pub async fn new_async() -> Result<Self, Error> {
        gpu::wants_all_checks()?;
        let choice =
            std::env::var_os("DSL_DEVICE").map(|value| value.to_string_lossy().into_owned());
        Self::from_choice(choice.as_deref().unwrap_or("auto")).await
    }

    pub(crate) async fn from_choice(choice: &str) -> Result<Self, Error> {
        match choice.to_ascii_lowercase().as_str() {
            "auto" | "" => match Self::gpu_async().await {
                Err(error @ Error::UnknownBackend { .. }) => Err(error),
                Err(error) => Self::executor().map_err(|_| error),
                gpu => gpu,
            },
            "gpu" => Self::gpu_async().await,
            "cpu" => Self::executor(),
            #[cfg(feature = "checked")]
            "checked" => Ok(Self::checked()),
            #[cfg(not(feature = "checked"))]
            "checked" => Err(Error::NotBuilt { feature: "checked" }),
            _ => gpu::open_named(choice).await.map(Self::from),
        }
    }

    /// A device for the `worker`-th of several processes or threads that share this machine's
    /// adapters. Workers are counted from 0. They take the adapters in turn: with two GPUs, workers
    /// 0, 2 and 4 get the first one. No other adapter is opened.
    ///
    /// `DSL_DEVICE` means the same as for [`Device::new`]. If it is `auto` or `gpu`, the workers
    /// share all adapters of the best one's kind, such as all discrete GPUs. If it is a part of a
    /// name, they share all adapters with that part.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// std::thread::scope(|scope| {
    ///     let workers = (0..2).map(|worker| scope.spawn(move || Device::for_worker(worker)));
    ///     let workers: Vec<_> = workers.collect();
    ///     for worker in workers {
    ///         println!("{}", worker.join().expect("no call panics")?.name());
    ///     }
    ///     Ok(())
    /// })
    /// # }
    /// ```
    ///
    /// # Errors
    /// The errors of [`new`](Self::new). If the adapter of the worker does not open, this is an
    /// error: another adapter would do the work of two workers.
    pub fn for_worker(worker: usize) -> Result<Self, Error> {
        may_wait("Device::for_worker", "Device::new_async")?;
        gpu::wants_all_checks()?;
        let choice =
            std::env::var_os("DSL_DEVICE").map(|value| value.to_string_lossy().into_owned());
        ready(Self::shared(choice.as_deref().unwrap_or("auto"), worker))
    }

    pub(crate) async fn shared(choice: &str, worker: usize) -> Result<Self, Error> {
        let lowercase = choice.to_ascii_lowercase();
        let named = match lowercase.as_str() {
            "cpu" | "checked" => return Self::from_choice(choice).await,
            "auto" | "" | "gpu" => None,
            _ => Some(choice),
        };
        match gpu::open_shared(named, worker).await? {
            Some(gpu) => Ok(gpu.into()),
            None => Self::from_choice(choice).await, // there is no adapter
        }
    }

    /// The best GPU adapter that opens. Software adapters come after all others.
    ///
    /// # Errors
    /// [`Error::NoAdapter`] if there is none, [`Error::DeviceRequest`] if none opens;
    /// [`Error::UnknownBackend`] if `WGPU_BACKEND` names an unknown backend;
    /// [`Error::UnknownChecks`] if `DSL_CHECKS` has an unknown value.
    pub fn gpu() -> Result<Self, Error> {
        may_wait("Device::gpu", "Device::gpu_async")?;
        ready(Self::gpu_async())
    }

    /// As [`gpu`](Self::gpu), without blocking.
    ///
    /// # Errors
    /// As of [`gpu`](Self::gpu).
    pub async fn gpu_async() -> Result<Self, Error> {
        gpu::wants_all_checks()?;
        gpu::open_best().await.map(Self::from)
    }

    /// The CPU executor: always available, and as exact as a GPU. All calls give the same device:
    /// its memory is the host's, and one launch may use buffers from several of these calls.
    #[cfg(feature = "cpu")]
    pub fn cpu() -> Self {
        Self::of(Backend::Cpu { subgroup_size: SUBGROUP_SIZE, notes: None })
    }

    /// The CPU executor, or an error in a program that was built without it.
    fn executor() -> Result<Self, Error> {
        #[cfg(feature = "cpu")]
        return Ok(Self::cpu());
        #[cfg(not(feature = "cpu"))]
        Err(Error::NotBuilt { feature: "cpu" })
    }

    /// The CPU executor with another subgroup size: a power of two from 4 to 128, as GPUs have.
    /// [`Device::cpu`] has 32. If a kernel gives the same result with all of these sizes, it does
    /// so on every GPU.
    ///
    /// # Errors
    /// [`Error::SubgroupSize`] for any other size.
    #[cfg(feature = "cpu")]
    pub fn cpu_with_subgroup_size(size: u32) -> Result<Self, Error> {
        match size {
            4 | 8 | 16 | 32 | 64 | 128 => {
                Ok(Self::of(Backend::Cpu { subgroup_size: size, notes: None }))
            }
            _ => Err(Error::SubgroupSize { size }),
        }
    }

    /// The CPU executor, watching every access to memory.
    ///
    /// A launch with mistakes gives [`Error::Checked`]. Its message is a report with all of them:
    /// data races within and between workgroups, indices out of bounds, reads of unwritten
    /// workgroup memory, barriers that some invocations do not reach, and endless loops. Some
    /// findings may be intended: a result that depends on the order of invocations, an update of an
    /// atomic that may be lost, a tile with elements of an earlier iteration. These are
    /// [notes](Self::take_notes).
    ///
    /// Slices for kernels have to begin at multiples of 256 bytes, where every device can bind
    /// them.
    ///
    /// It is slower than [`Device::cpu`]. It takes at most 24 bytes for each word of a buffer, and
    /// each texel, that the kernel may write to. For a kernel with atomics it also takes two copies
    /// of them. It checks only what the kernel does with these inputs. Each call gives a new
    /// device.
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
    /// let device = Device::checked();
    /// let mut data = device.buffer(&[1.0, 2.0])?;
    /// double(&mut data).invocations(2).run()?; // an `Error::Checked` if it races or leaves its buffer
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "checked")]
    pub fn checked() -> Self {
        let notes = Some(Notes::default());
        Self::of(Backend::Cpu { subgroup_size: SUBGROUP_SIZE, notes })
    }

    /// The same [checked device](Self::checked), which also notes the first NaN or infinity that a
    /// kernel stores in a buffer or in workgroup memory. It does so in each launch, with the place
    /// of the store ([`Rule::NotFinite`]). Atomics and textures are not checked. On other devices
    /// this has no effect.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// #[kernel(workgroup_size = 4)]
    /// fn roots(data: &mut [f32]) {
    ///     let i = global_invocation_id().x;
    ///     if i < data.len() {
    ///         data[i] = data[i].sqrt();
    ///     }
    /// }
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::checked().with_finite_checks();
    /// let mut data = device.buffer(&[4.0, -1.0])?;
    /// roots(&mut data).invocations(2).run()?;
    /// for note in device.take_notes() {
    ///     println!("{note}"); // `data` gets NaN: invocation 1 stores it in element 1 …
    /// }
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "checked")]
    #[must_use]
    pub fn with_finite_checks(mut self) -> Self {
        if let Backend::Cpu { notes: Some(notes), .. } = &mut self.backend {
            notes.finite = true;
        }
        self
    }

    /// The findings that the [checked device](Self::checked) noted in the launches since the last
    /// call, apart from mistakes. Each is there once; there are at most 1000, lints included. Other
    /// devices note nothing.
    pub fn take_notes(&self) -> Vec<Finding> {
        self.take(|rule| !rule.is_lint())
    }

    /// The slow accesses that the [checked device](Self::checked) counted in the launches since the
    /// last call, with the indices of each launch's first workgroup.
    /// [`KernelInfo::lints`](crate::KernelInfo::lints) has the lints that are known without a
    /// launch. `guide/src/lint-catalogue.md` has the model. Other devices count nothing.
    pub fn take_lints(&self) -> Vec<Finding> {
        self.take(Rule::is_lint)
    }

    fn take(&self, is_asked: impl Fn(Rule) -> bool) -> Vec<Finding> {
        match &self.backend {
            Backend::Cpu { notes: Some(notes), .. } => {
                notes.list().extract_if(.., |finding| is_asked(finding.rule)).collect()
            }
            Backend::Cpu { notes: None, .. } | Backend::Gpu(_) => Vec::new(),
        }
    }

    /// The same device, on which wgpu checks all indices, loops and divisors while kernels run,
    /// even if the compiler has proven that they need no check. Workgroup memory is zeroed.
    ///
    /// A mistake of the compiler then costs a wrong result and not memory safety; kernels run
    /// slower. This holds from now on, for clones of the device as well. The environment variable
    /// `DSL_CHECKS=all` does the same for every GPU that is opened. The CPU executor always checks
    /// everything. `guide/src/safety.md` lists what relies on proofs.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?.with_all_checks();
    /// # Ok(())
    /// # }
    /// ```
    #[must_use]
    pub fn with_all_checks(self) -> Self {
        if let Backend::Gpu(gpu) = &self.backend {
            gpu.keep_all_checks();
        }
        self
    }

    /// Every adapter that opens, the best one first, then the CPU executor.
    /// An adapter that several backends offer is listed once. In a browser only [`all_async`](Self::all_async)
    /// finds adapters.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// for device in Device::all() {
    ///     println!("{}: GPU: {}, software: {}", device.name(), device.is_gpu(), device.is_software());
    /// }
    /// assert!(!Device::all().is_empty()); // the CPU executor is always there
    /// # Ok(())
    /// # }
    /// ```
    pub fn all() -> Vec<Self> {
        match may_wait("Device::all", "Device::all_async") {
            Ok(()) => ready(Self::all_async()),
            Err(_) => Self::executor().into_iter().collect(),
        }
    }

    /// As [`all`](Self::all), without blocking.
    pub async fn all_async() -> Vec<Self> {
        gpu::open_all().await.into_iter().map(Self::from).chain(Self::executor()).collect()
    }

    /// Whether it was made from a wgpu device of the program.
    pub(crate) fn is_of_program(&self) -> bool {
        match &self.backend {
            Backend::Cpu { .. } => false,
            Backend::Gpu(gpu) => gpu.is_of_program(),
        }
    }

    fn of(backend: Backend) -> Self {
        Self { backend, inbox: Arc::default() }
    }

    /// The messages and failed assertions of the device's kernels.
    pub(crate) fn inbox(&self) -> &Inbox {
        &self.inbox
    }

    /// The same device with an inbox of its own.
    pub(crate) fn with_own_inbox(&self) -> Self {
        Self::of(self.backend.clone())
    }

    /// Gives the text that kernels print to `printer` instead of stderr. The text is whole lines,
    /// in the order of launches, workgroups and invocations. It comes with the next call that waits
    /// for the device or reads from it.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// #[kernel(workgroup_size = 4)]
    /// fn count(out: &mut [u32]) {
    ///     let i = global_invocation_id().x;
    ///     println!("invocation {i}");
    ///     if i < out.len() {
    ///         out[i] = i;
    ///     }
    /// }
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// device.on_print(|text| print!("{text}"));
    /// let mut out = device.zeroed(4)?;
    /// count(&mut out).invocations(4).run()?;
    /// device.sync()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn on_print(&self, printer: impl Fn(&str) + Send + Sync + 'static) {
        self.inbox.set_printer(Arc::new(printer));
    }

    /// Sets the room for the lines that a launch prints, in bytes; 1 MiB by default. A line takes
    /// 12 bytes and the bytes of its values. Lines that do not fit are lost; their number is
    /// printed.
    pub fn set_print_room(&self, bytes: usize) {
        self.inbox.set_room(bytes);
    }

    pub(crate) fn backend(&self) -> &Backend {
        &self.backend
    }

    /// A name for people, such as `llvmpipe (LLVM 15.0.6, 256 bits), Vulkan` or `CPU executor, 8
    /// threads`.
    pub fn name(&self) -> String {
        match &self.backend {
            Backend::Cpu { notes: Some(_), .. } => "CPU executor, checked".to_owned(),
            Backend::Cpu { subgroup_size, notes: None, .. } => {
                let threads = match cpu::threads() {
                    1 => "1 thread".to_owned(),
                    n => format!("{n} threads"),
                };
                match *subgroup_size {
                    SUBGROUP_SIZE => format!("CPU executor, {threads}"),
                    size => format!("CPU executor, {threads}, subgroups of {size}"),
                }
            }
            Backend::Gpu(gpu) => gpu.name().to_owned(),
        }
    }

    /// Whether launches go through wgpu, to hardware or to a software adapter.
    pub fn is_gpu(&self) -> bool {
        matches!(self.backend, Backend::Gpu(_))
    }

    /// Whether kernels run on the CPU: the CPU executor, or a software adapter.
    pub fn is_software(&self) -> bool {
        match &self.backend {
            Backend::Cpu { .. } => true,
            Backend::Gpu(gpu) => gpu.is_software(),
        }
    }

    /// The largest launches and buffers that the device takes.
    pub fn limits(&self) -> Limits {
        match &self.backend {
            Backend::Cpu { notes: None, subgroup_size, .. } => Limits {
                min_subgroup_size: *subgroup_size,
                max_subgroup_size: *subgroup_size,
                ..cpu::LIMITS
            },
            Backend::Cpu { notes: Some(_), .. } => cpu::CHECKED_LIMITS,
            Backend::Gpu(gpu) => gpu.limits(),
        }
    }

    /// The most workgroups in a dimension of a launch whose workgroup counts lie in a buffer.
    pub(crate) fn max_counts(&self) -> u32 {
        match &self.backend {
            Backend::Cpu { .. } => cpu::LIMITS.max_workgroups_per_dimension,
            Backend::Gpu(gpu) => gpu.max_counts(),
        }
    }

    /// Whether the device has an optional [`Feature`], or can run a kernel, given as its
    /// [`KernelInfo`](crate::KernelInfo). It can run a kernel if it has the kernel's features, and
    /// if the workgroup and the bindings are within its limits.
    ///
    /// A device has the features of its adapter. A device from [`Device::from_wgpu`] has the
    /// features that it was opened with.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// use dsl_runtime::{Feature, KernelInstance};
    ///
    /// #[kernel(workgroup_size = 64, instances(N = [3, 4]))]
    /// fn sums<const N: u32>(data: &mut [u32]) {
    ///     data[global_invocation_id().x] = subgroup_add(N);
    /// }
    ///
    /// let device = Device::cpu();
    /// assert!(device.supports(Feature::ShaderF16)); // the CPU executor has every feature
    /// assert!(device.supports(sums::Instance::<3>::info())); // `&k::INFO` if it is not generic
    /// ```
    pub fn supports(&self, need: impl Need) -> bool {
        need.is_met_by(self)
    }

    pub(crate) fn has(&self, feature: Feature) -> bool {
        match &self.backend {
            Backend::Cpu { .. } => true,
            Backend::Gpu(gpu) => gpu.supports(feature),
        }
    }

    /// A buffer with these elements.
    ///
    /// # Errors
    /// [`Error::BufferTooLarge`], [`Error::OutOfMemory`], [`Error::DeviceLost`].
    pub fn buffer<T: HostShareable>(&self, values: &[T]) -> Result<Buffer<T>, Error> {
        Buffer::new(self, values)
    }

    /// A buffer with the elements of an iterator, in their order: `device.buffer_from_iter((0..n).map(f))?`.
    ///
    /// # Errors
    /// As [`buffer`](Self::buffer).
    pub fn buffer_from_iter<T: HostShareable>(
        &self,
        values: impl IntoIterator<Item = T>,
    ) -> Result<Buffer<T>, Error> {
        Buffer::new(self, &values.into_iter().collect::<Vec<_>>())
    }

    /// A buffer of `len` elements, all zero.
    ///
    /// # Errors
    /// [`Error::BufferTooLarge`], [`Error::OutOfMemory`], [`Error::DeviceLost`].
    pub fn zeroed<T: HostShareable>(&self, len: usize) -> Result<Buffer<T>, Error> {
        Buffer::zeroed(self, len)
    }

    /// A value for kernels that take `&T`.
    ///
    /// # Errors
    /// [`Error::BufferTooLarge`], [`Error::OutOfMemory`], [`Error::DeviceLost`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let light = device.uniform(vec3(0.0, 1.0, 0.0))?; // a kernel takes it as `light: &Vec3`
    /// assert_eq!(light.read()?, Vec3::Y);
    /// # Ok(())
    /// # }
    /// ```
    pub fn uniform<T: HostShareable>(&self, value: T) -> Result<Uniform<T>, Error> {
        Uniform::new(self, value)
    }

    /// A struct that ends in a [`RuntimeArray`](crate::RuntimeArray), for kernels that take it as `&T`
    /// or `&mut T`. The array keeps the length that it has in `value`.
    ///
    /// # Errors
    /// [`Error::BufferTooLarge`], [`Error::OutOfMemory`], [`Error::DeviceLost`].
    pub fn storage<T: RuntimeSized>(&self, value: &T) -> Result<Storage<T>, Error> {
        Storage::new(self, value)
    }

    /// Copies the elements of `from` to `to`, after everything that was launched before:
    /// `device.copy(&a.slice(..n)?, &mut b)?`. Both must have the same length. On a GPU the copy is
    /// recorded like a launch.
    ///
    /// Elements of 2 bytes pass through the host if they begin or end within a word of 4 bytes; then
    /// the call waits for them.
    ///
    /// # Errors
    /// [`Error::CopyLength`]; [`Error::CopyBetweenDevices`] unless both live on this device;
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::cpu();
    /// let from = device.buffer(&[1, 2, 3, 4])?;
    /// let mut to = device.zeroed::<i32>(4)?;
    /// device.copy(&from.slice(..2)?, &mut to.slice_mut(2..)?)?;
    /// assert_eq!(to.read()?, [0, 0, 1, 2]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn copy<T: HostShareable>(
        &self,
        from: &dyn AsSlice<T>,
        to: &mut dyn AsSliceMut<T>,
    ) -> Result<(), Error> {
        to.as_slice_mut().copy_on(self, from.as_slice())
    }

    /// Room for `len` values in the host's memory. If there is none, the process does not abort.
    ///
    /// # Errors
    /// [`Error::OutOfMemory`].
    pub(crate) fn room<T>(&self, len: usize, doing: &'static str) -> Result<Vec<T>, Error> {
        let mut room = Vec::new();
        match room.try_reserve_exact(len) {
            Ok(()) => Ok(room),
            Err(_) => Err(Error::OutOfMemory { device: self.name(), doing }),
        }
    }

    /// Waits until everything launched and written so far has happened.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`]; [`Error::Refused`], once, if earlier launches
    /// were refused; [`Error::TimedOut`] at the end of a [time limit](crate::with_time_limit);
    /// [`Error::Assertion`], once, if an assertion failed in a kernel.
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
    /// let mut data = device.buffer(&[1.0])?;
    /// double(&mut data).invocations(1).run()?;
    /// device.sync()?; // the launch has run, and failed assertions are told
    /// # Ok(())
    /// # }
    /// ```
    pub fn sync(&self) -> Result<(), Error> {
        match &self.backend {
            Backend::Cpu { .. } => {} // a launch returns when it is done
            Backend::Gpu(gpu) => gpu.sync()?,
        }
        self.inbox.deliver()
    }

    /// As [`sync`](Self::sync), without blocking: the future is done when everything launched and
    /// written before this call has happened.
    ///
    /// Recorded launches are submitted with the call, not with the first poll. The future works in any
    /// executor, and without one.
    ///
    /// # Errors
    /// The future gives the errors of [`sync`](Self::sync).
    pub fn sync_async(&self) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<> {
        let waiting = match &self.backend {
            Backend::Cpu { .. } => None, // a launch returns when it is done
            Backend::Gpu(gpu) => Some(gpu.sync_async()),
        };
        let inbox = Arc::clone(&self.inbox);
        async move {
            if let Some(waiting) = waiting {
                waiting.await?;
            }
            inbox.deliver_by(Wait::Later).await
        }
    }

    /// [`sync`](Self::sync) or [`sync_async`](Self::sync_async).
    pub(crate) async fn sync_by(&self, how: Wait) -> Result<(), Error> {
        match how {
            Wait::Here => self.sync(),
            Wait::Later => self.sync_async().await,
        }
    }
}

impl From<Arc<Gpu>> for Device {
    fn from(gpu: Arc<Gpu>) -> Self {
        Self::of(Backend::Gpu(gpu))
    }
}

impl PartialEq for Device {
    fn eq(&self, other: &Self) -> bool {
        match (&self.backend, &other.backend) {
            (
                Backend::Cpu { subgroup_size: a, notes: a_notes, .. },
                Backend::Cpu { subgroup_size: b, notes: b_notes, .. },
            ) => match (a_notes, b_notes) {
                (None, None) => a == b,
                (Some(a), Some(b)) => Arc::ptr_eq(&a.list, &b.list),
                (None, Some(_)) | (Some(_), None) => false,
            },
            (Backend::Gpu(a), Backend::Gpu(b)) => Arc::ptr_eq(a, b),
            (Backend::Cpu { .. }, Backend::Gpu(_)) | (Backend::Gpu(_), Backend::Cpu { .. }) => {
                false
            }
        }
    }
}

impl Eq for Device {}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Device({})", self.name())
    }
}
