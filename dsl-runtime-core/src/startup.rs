//! Compiles kernels before they are launched, and keeps compiled kernels for the next run of the
//! program.

use std::path::Path;

use crate::{
    Device, Error, KernelInfo,
    device::Backend,
    launch::check_kernel,
    wait::{may_wait, ready},
};

/// The start of a program.
impl Device {
    /// Compiles kernels for this device ahead of their first launches, one on each CPU thread at a
    /// time. On the CPU executor they are compiled already.
    ///
    /// ```
    /// use dsl_runtime::prelude::*;
    ///
    /// #[kernel(workgroup_size = 64)]
    /// fn double(data: &mut [f32]) {
    ///     data[global_invocation_id().x] *= 2.0;
    /// }
    ///
    /// #[kernel(workgroup_size = N, instances(N = [32, 64]))]
    /// fn halve<const N: u32>(data: &mut [f32]) {
    ///     data[global_invocation_id().x] /= 2.0;
    /// }
    ///
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// device.prepare([&double::INFO])?;
    /// device.prepare(&halve::INSTANCES)?; // all instances of a generic kernel
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// The compiled form of a kernel depends on its arguments: on the conditions of its
    /// [proofs](KernelInfo::proofs), and on whether textures and samplers filter. This compiles for
    /// launches that fulfil all conditions and filter all textures that can be filtered. Other
    /// launches compile the kernel again, the first time. It also depends on the number of buffers for
    /// a parameter `&[&[T]]`: kernels with such a parameter are checked, but not compiled here.
    ///
    /// # Errors
    /// [`Error::MissingFeature`], [`Error::WorkgroupTooLarge`] and others if the device cannot run
    /// a kernel, as in [`Launch::run`](crate::Launch::run); [`Error::KernelRefused`],
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`]; [`Error::Cache`] if the
    /// [directory](Self::cache_pipelines) cannot be written to.
    pub fn prepare(
        &self,
        kernels: impl IntoIterator<Item = &'static KernelInfo>,
    ) -> Result<(), Error> {
        may_wait("Device::prepare", "Device::prepare_async")?;
        ready(self.prepare_async(kernels))
    }

    /// As [`prepare`](Self::prepare), without blocking in a browser: the browser compiles in the
    /// background, and the future ends when it has finished. On other targets kernels are compiled
    /// within the call.
    ///
    /// # Errors
    /// The future gives the errors of [`prepare`](Self::prepare).
    pub fn prepare_async<K: IntoIterator<Item = &'static KernelInfo>>(
        &self,
        kernels: K,
    ) -> impl Future<Output = Result<(), Error>> + Send + 'static + use<K> {
        let kernels: Vec<_> = kernels.into_iter().collect();
        let checked = kernels.iter().try_for_each(|info| check_kernel(info, self));
        let prepared = checked.and_then(|()| match self.backend() {
            Backend::Cpu { .. } => Ok(None),
            Backend::Gpu(gpu) => Ok(Some(gpu.prepare(&kernels)?)),
        });
        async move {
            match prepared? {
                Some(prepared) => prepared.await,
                None => Ok(()),
            }
        }
    }

    /// Keeps compiled kernels in a directory, for the next run of the program. Returns `true` if
    /// the device can do this, as on Vulkan. Many drivers have a cache of their own as well.
    ///
    /// The call reads the kernels of this adapter and driver. They are written at the end of
    /// [`prepare`](Self::prepare), and when the device and all of its buffers are dropped. Call it
    /// before kernels are compiled.
    ///
    /// The directory is created if necessary. Damaged files, and files of other versions, are ignored
    /// and replaced. A device uses one directory.
    ///
    /// Name a directory that only trustworthy programs write to. A checksum shows that a file is
    /// whole, and wgpu compares its header with the adapter and the driver. The rest is as safe as
    /// the driver's own checks. The driver executes it: a person who can forge a file there can do
    /// to this process what the driver lets it do.
    ///
    /// # Errors
    /// [`Error::Cache`] if the directory cannot be created or read, or differs from the directory
    /// of an earlier call; [`Error::DeviceLost`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// let directory = std::env::temp_dir().join("my-app-kernels");
    /// let is_kept = device.cache_pipelines(&directory)?; // `true` on Vulkan
    /// # _ = is_kept;
    /// # Ok(())
    /// # }
    /// ```
    pub fn cache_pipelines(&self, directory: impl AsRef<Path>) -> Result<bool, Error> {
        match self.backend() {
            Backend::Cpu { .. } => Ok(false),
            Backend::Gpu(gpu) => gpu.cache_pipelines(directory.as_ref()),
        }
    }
}
