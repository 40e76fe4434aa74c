//! Kernels in a program that uses wgpu itself: its device, its buffers and textures, its command
//! encoders. Also for programs that need only the WGSL.
//!
//! All of this is about GPUs. The CPU executor has no wgpu objects: calls that ask for one return
//! `None` or an error.

use crate::{
    Buffer, Device, Dimension, Error, HostShareable, KernelInfo, Launch, SampledTexture, Texture,
    TextureFormat,
    device::Backend,
    gpu,
    proofs::{Proven, check_indices},
};

/// For a program that uses wgpu.
impl Device {
    /// A device from the caller's own wgpu device and queue. It has the features and limits that
    /// the wgpu device was opened with.
    ///
    /// Errors of this crate's calls are their results. Errors of the caller's calls still go to the
    /// wgpu device's uncaptured-error handler, which this call does not replace. wgpu has one
    /// device-lost callback, and this call replaces it; [`Device::on_lost`] takes any number of
    /// callbacks.
    ///
    /// Call this once for a wgpu device, and clone the result. A second device takes the callback from
    /// the first, which then learns of a loss only when one of its own calls fails.
    ///
    /// The queue must belong to the device, as `request_device` returns both; otherwise every call
    /// gives [`Error::Unusable`]. To find out, this waits for earlier submissions of the program.
    ///
    /// wgpu may run the caller's callbacks, such as for `on_submitted_work_done`, within calls of this
    /// crate. They may drop buffers and textures. If they launch, read or write, the call may fail
    /// ([`Error::InCallback`]).
    pub fn from_wgpu(device: wgpu::Device, queue: wgpu::Queue) -> Self {
        gpu::Gpu::new(device, queue, None).into()
    }

    /// wgpu's device and queue; `None` on the CPU executor.
    ///
    /// Launches are recorded, and reach the queue later than [`Launch::run`] returns: call
    /// [`Device::submit`] before submissions of your own that come after them.
    pub fn wgpu(&self) -> Option<(&wgpu::Device, &wgpu::Queue)> {
        match self.backend() {
            Backend::Cpu { .. } => None,
            Backend::Gpu(gpu) => Some(gpu.wgpu()),
        }
    }

    /// Hands all launches so far to the queue, without waiting for it. Submissions of the program
    /// after this call happen after the launches.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or the error of an earlier launch.
    pub fn submit(&self) -> Result<(), Error> {
        match self.backend() {
            Backend::Cpu { .. } => Ok(()), // a launch returns when it is done
            Backend::Gpu(gpu) => gpu.flush(),
        }
    }

    /// Calls `f` with the reason when the device is lost, at once if it already is; never on the
    /// CPU executor. The call comes at the end of a call of this crate, or while the program polls
    /// the wgpu device. `f` must not wait for the device. If it panics, the other listeners are
    /// called nevertheless.
    pub fn on_lost(&self, f: impl FnOnce(&str) + Send + 'static) {
        match self.backend() {
            Backend::Cpu { .. } => {}
            Backend::Gpu(gpu) => gpu.on_lost(Box::new(f)),
        }
    }

    /// The first `len` elements of a wgpu buffer as a [`Buffer`], which shares its memory.
    ///
    /// The buffer needs the usage `STORAGE`, and `COPY_SRC` and `COPY_DST` to be read and written
    /// from the host. Its bytes must be in WGSL's layout. It stays the program's: commands that the
    /// program submits may use it as well, in the order of the submissions ([`Device::submit`]). It
    /// must come from the same wgpu instance as the device: wgpu cannot tell instances apart.
    ///
    /// # Errors
    /// [`Error::Unusable`] if the buffer is of another device, destroyed, too small, or lacks the
    /// usage, and on the CPU executor; [`Error::BufferTooLarge`], [`Error::DeviceLost`].
    pub fn buffer_from_wgpu<T: HostShareable>(
        &self,
        buffer: wgpu::Buffer,
        len: usize,
    ) -> Result<Buffer<T>, Error> {
        Buffer::adopt(self, buffer, len)
    }

    /// A wgpu texture as a [`Texture`], with all its mip levels and layers, which shares its memory.
    ///
    /// The texture must have the format `F` and the dimension `D`, and the usage `TEXTURE_BINDING`.
    /// Kernels that read or write its texels as a storage texture need `STORAGE_BINDING`; reads and
    /// writes from the host need `COPY_SRC` and `COPY_DST`. Copies cannot reach samples, and cannot
    /// write `Depth32Float`: writing these needs the usage `RENDER_ATTACHMENT`. Samples can always
    /// be read. The texture must come from the same wgpu instance as the device: wgpu cannot tell
    /// instances apart.
    ///
    /// # Errors
    /// [`Error::Unusable`] if the texture is something else, of another device, destroyed, or lacks
    /// the usage, and on the CPU executor; [`Error::DeviceLost`].
    pub fn texture_from_wgpu<F: TextureFormat, D: Dimension>(
        &self,
        texture: wgpu::Texture,
    ) -> Result<Texture<F, D>, Error> {
        Texture::adopt(self, texture)
    }

    /// The error for a wgpu object on the CPU executor.
    pub(crate) fn without_wgpu(&self, kind: &'static str) -> Error {
        let problem = "it has no wgpu device".to_owned();
        Error::Unusable { kind, device: self.name(), problem }
    }
}

impl Launch<'_> {
    /// Encodes the launch into a command encoder, as a compute pass, instead of running it. The
    /// launch happens when the program submits the encoder's commands. The encoder must belong to
    /// the wgpu device of the buffers, else wgpu reports an error when the encoder is finished.
    ///
    /// Launches that ran before this call come first: they are submitted now. Some launches after
    /// it may reach the queue before the encoder does. To make the order certain, submit the
    /// encoder first. Reads and writes from the host do not wait for the encoder either. The
    /// encoded commands keep the buffers' memory alive. No [profile](Device::profile) measures the
    /// launch.
    ///
    /// # Errors
    /// [`Error::NotEncodable`] on the CPU executor; else as [`Launch::run`].
    pub fn encode(mut self, encoder: &mut wgpu::CommandEncoder) -> Result<(), Error> {
        // The host may write them before the encoder's commands run.
        self.uniforms.clear();
        let launch = self.encodable(false)?;
        launch.encode(&mut encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default()));
        Ok(())
    }

    /// Encodes the launch into a compute pass, as [`encode`](Self::encode) does into an encoder. It
    /// sets the pass's pipeline and its bind group 0, and does not reset them.
    ///
    /// The program may dispatch again with this pipeline and bind group, so none of the kernel's
    /// [proofs](KernelInfo::proofs) counts: wgpu checks all indices, loops and divisors.
    /// [`encode`](Self::encode) makes a pass of its own, and is faster.
    ///
    /// # Errors
    /// As [`encode`](Self::encode).
    pub fn encode_in(mut self, pass: &mut wgpu::ComputePass<'_>) -> Result<(), Error> {
        self.uniforms.clear();
        self.encodable(true)?.encode(pass);
        Ok(())
    }

    fn encodable(&self, shared: bool) -> Result<gpu::Encodable, Error> {
        let device = self.checked()?;
        match device.backend() {
            Backend::Cpu { .. } => {
                let kernel = self.kernel.info.name;
                Err(Error::NotEncodable { kernel, device: device.name() })
            }
            Backend::Gpu(gpu) => {
                check_indices(self)?;
                if shared {
                    self.check_ends(|| Proven::of_any_dispatch(&self.kernel.info.proofs))?;
                }
                gpu.encodable(self, shared)
            }
        }
    }
}

impl<T: HostShareable> Buffer<T> {
    /// The wgpu buffer with the elements, in WGSL's layout, from its first byte on; `None` on the
    /// CPU executor. It has the usages `STORAGE`, `COPY_SRC` and `COPY_DST`, unless it is [the
    /// program's own](Device::buffer_from_wgpu), and may be larger than the elements.
    ///
    /// Call [`Device::submit`] before a submission that must see the results of launches. If the
    /// program destroys the buffer, launches that use it fail.
    pub fn as_wgpu(&self) -> Option<&wgpu::Buffer> {
        self.memory().gpu().map(gpu::Memory::shared)
    }
}

impl<F: TextureFormat, D: Dimension> Texture<F, D> {
    /// The whole wgpu texture, even if this is only some of its levels and layers; `None` on the
    /// CPU executor. It has the usages `TEXTURE_BINDING`, `COPY_SRC`, `COPY_DST` and, if the format
    /// can be stored to, `STORAGE_BINDING`. Depth textures also have `RENDER_ATTACHMENT`;
    /// multisampled ones have only that and `TEXTURE_BINDING`. [The program's
    /// own](Device::texture_from_wgpu) textures keep their usages.
    ///
    /// Call [`Device::submit`] before a submission that must see the results of launches.
    pub fn as_wgpu(&self) -> Option<&wgpu::Texture> {
        self.view().gpu().map(gpu::Texture::shared)
    }
}

impl KernelInfo {
    /// The entries of the bind-group layout of `@group(0)`, for a pipeline of your own from
    /// [`wgsl`](Self::wgsl) and [`entry_point`](Self::entry_point). Textures of floats are declared
    /// filterable and samplers filtering, as far as WebGPU allows it. If yours are not, edit the
    /// entries. [Arrays of buffers](crate::BindingKind::StorageReadArray) are not among them: they are in
    /// `@group(1)`, and need the number of buffers. By-value parameters and lengths are one uniform buffer, [`params`](Self::params),
    /// without a dynamic offset.
    pub fn bind_group_layout_entries(&self) -> Vec<wgpu::BindGroupLayoutEntry> {
        gpu::layout_entries(self, |_| true, false)
    }
}
