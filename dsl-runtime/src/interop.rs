//! Kernels in a program that uses wgpu itself: its device, its buffers and textures, its command
//! encoders; and what there is for those who want the WGSL alone.
//!
//! All of this is about GPUs. On the CPU executor there is nothing of wgpu's: what asks for it gets
//! `None`, or an error.

use crate::{
    Buffer, Device, Dimension, Error, HostShareable, KernelInfo, Launch, SampledTexture, Texture,
    TextureFormat,
    device::Backend,
    gpu,
    proofs::{Proven, check_indices},
};

/// In a program that uses wgpu.
impl Device {
    /// A device from the caller's own wgpu device and queue. It has the features and limits that
    /// the wgpu device was opened with.
    ///
    /// Errors of this crate's calls are their results. Errors of the caller's calls still go to the
    /// wgpu device's uncaptured-error handler, which stays the caller's. wgpu has one device-lost
    /// callback, and this call replaces it; [`Device::on_lost`] takes any number of callbacks.
    ///
    /// Call this once for a wgpu device, and clone the result. A second device takes the callback from
    /// the first, which then learns of a loss only when one of its own calls fails.
    ///
    /// The queue must be the device's own, as `request_device` gives both; otherwise every call gives
    /// [`Error::Unusable`]. To find out, this waits for what the program has submitted before.
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

    /// Hands everything that was launched so far to the queue, without waiting for it: what the
    /// program submits after this call happens after the launches.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`], or what a launch before went wrong with.
    pub fn submit(&self) -> Result<(), Error> {
        match self.backend() {
            Backend::Cpu { .. } => Ok(()), // a launch returns when it is done
            Backend::Gpu(gpu) => gpu.flush(),
        }
    }

    /// Calls `f` with the reason when the device is lost, at once if it already is; never on the CPU
    /// executor. It is called at the end of a call of this crate, or while the program polls the wgpu
    /// device, and must not wait for the device. If it panics, the other listeners are called
    /// nevertheless.
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
    /// The texture must have the format `F` and the dimension `D`, and the usage
    /// `TEXTURE_BINDING`; `STORAGE_BINDING` if kernels are to read or write its texels as a storage
    /// texture, `COPY_SRC` and `COPY_DST` to be read and written from the host. No copy reaches
    /// samples, nor what is to be written to `Depth32Float`: they are written if the texture has the usage
    /// `RENDER_ATTACHMENT`, and samples are always read. It must come from
    /// the same wgpu instance as the device: wgpu cannot tell instances apart.
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

    /// That the CPU executor has no such thing.
    pub(crate) fn without_wgpu(&self, kind: &'static str) -> Error {
        let problem = "it has no wgpu device".to_owned();
        Error::Unusable { kind, device: self.name(), problem }
    }
}

impl Launch<'_> {
    /// Encodes the launch into a command encoder, as a compute pass, instead of running it: it
    /// happens when the program submits the encoder's commands. The encoder must be of the wgpu
    /// device that the buffers live on, else wgpu says so when the encoder is finished.
    ///
    /// Launches that ran before this call come first: they are submitted now. Of those that run
    /// after it, some may reach the queue before the encoder does; let the order be certain by
    /// submitting the encoder first. Reads and writes from the host do not wait for the encoder
    /// either. What is encoded keeps the buffers' memory alive. No [profile](Device::profile)
    /// measures it.
    ///
    /// # Errors
    /// [`Error::NotEncodable`] on the CPU executor; else as [`Launch::run`].
    pub fn encode(mut self, encoder: &mut wgpu::CommandEncoder) -> Result<(), Error> {
        // They may be written before the encoder's commands run.
        self.uniforms.clear();
        let launch = self.encodable(false)?;
        launch.encode(&mut encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default()));
        Ok(())
    }

    /// Encodes the launch into a compute pass, as [`encode`](Self::encode) does into an encoder. It
    /// sets the pass's pipeline and its bind group 0, and leaves them so.
    ///
    /// The program may dispatch again with what is left there, so none of the kernel's
    /// [proofs](KernelInfo::proofs) counts: wgpu checks all indices, loops and divisors.
    /// [`encode`](Self::encode), whose pass has nothing else in it, is faster where that matters.
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
    /// Call [`Device::submit`] before a submission that is to see what was launched. If the program
    /// destroys the buffer, launches that use it fail.
    pub fn as_wgpu(&self) -> Option<&wgpu::Buffer> {
        self.memory().gpu().map(gpu::Memory::wgpu)
    }
}

impl<F: TextureFormat, D: Dimension> Texture<F, D> {
    /// The wgpu texture that this is, or is some levels and layers of; `None` on the CPU executor.
    /// It has the usages `TEXTURE_BINDING`, `COPY_SRC`, `COPY_DST` and, where the format can be
    /// stored to, `STORAGE_BINDING`; of depths `RENDER_ATTACHMENT`, and of samples that and
    /// `TEXTURE_BINDING` alone; unless it is [the program's own](Device::texture_from_wgpu).
    ///
    /// Call [`Device::submit`] before a submission that is to see what was launched.
    pub fn as_wgpu(&self) -> Option<&wgpu::Texture> {
        self.view().gpu().map(gpu::Texture::wgpu)
    }
}

impl KernelInfo {
    /// The entries of the bind-group layout of `@group(0)`, for a pipeline of your own from
    /// [`wgsl`](Self::wgsl) and [`entry_point`](Self::entry_point). Textures of floats are declared
    /// filterable and samplers filtering, as far as WebGPU allows it; edit the entries if yours are not. By-value parameters and
    /// lengths are one uniform buffer, [`params`](Self::params), without a dynamic offset.
    pub fn bind_group_layout_entries(&self) -> Vec<wgpu::BindGroupLayoutEntry> {
        gpu::layout_entries(self, |_| true, false)
    }
}
