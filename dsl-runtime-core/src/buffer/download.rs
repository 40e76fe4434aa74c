//! Elements in the host's memory in the device's layout: [`Download`], the copy on its way, and
//! [`HostCopy`], its bytes.
//!
//! Takes elements in WGSL's layout, gives the same bytes. Invariant: a GPU's copy is read where the
//! GPU has written it, so nothing is copied twice. That memory is reused after the copy is dropped.

use std::{fmt, marker::PhantomData};

use super::{AsSlice, Buffer, BufferSlice, BufferSliceMut};
use crate::{
    Device, Error, HostShareable, gpu, value,
    wait::{Wait, may_wait, ready},
};

/// Elements on their way to the host: the result of [`Buffer::download`].
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::new()?;
/// let copy = device.buffer(&[1u32, 2])?.download()?; // begins here
/// let copy = copy.wait()?;
/// assert_eq!(copy.bytes()[..4], 1u32.to_ne_bytes());
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[must_use = "the copy is for nothing unless it is waited for"]
pub struct Download<T> {
    device: Device,
    source: Source<gpu::Readback>,
    len: usize,
    element: PhantomData<T>,
}

/// Elements in the host's memory, in WGSL's layout: the result of [`Download::wait`].
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let device = Device::new()?;
/// let copy = device.buffer(&[1.5f32, 2.0])?.download()?.wait()?;
/// assert_eq!(copy.bytes().len(), 8);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
pub struct HostCopy<T> {
    source: Source<gpu::Opened>,
    len: usize,
    element: PhantomData<T>,
}

/// Where the bytes are.
enum Source<G> {
    /// In words that belong to the copy: the elements are all of them.
    Host(Vec<u32>),
    /// On a GPU, behind `skip` bytes of other elements.
    Gpu { copy: G, skip: usize },
}

impl<'a, T: HostShareable> BufferSlice<'a, T> {
    /// The bytes of the elements in WGSL's layout, without a copy, if they are in the host's memory: on the CPU executor and on
    /// the checked device. `None` on a GPU.
    pub fn host_bytes(&self) -> Option<&'a [u8]> {
        self.part.host_bytes()
    }

    /// As [`Buffer::download`].
    ///
    /// # Errors
    /// As [`Buffer::download`].
    pub fn download(&self) -> Result<Download<T>, Error> {
        let device = self.device().clone();
        let source = match self.part.download()? {
            Some(copy) => Source::Gpu { copy, skip: (self.part.span.start % 4) as usize },
            None => Source::Host(self.words()?),
        };
        Ok(Download { device, source, len: self.len(), element: PhantomData })
    }

    /// The words of the elements, which are in the host's memory. The last word may be half used.
    fn words(&self) -> Result<Vec<u32>, Error> {
        let n_words = (self.part.span.bytes as usize).div_ceil(4);
        let mut words = self.device().room(n_words, "reading a buffer")?;
        if n_words > 0 {
            words.resize(n_words, 0);
            let to: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
            self.part.with_bytes(|bytes| to[..bytes.len()].copy_from_slice(bytes))?;
        }
        Ok(words)
    }
}

impl<T: HostShareable> Buffer<T> {
    /// Begins to copy all elements to the host's memory, after everything that was launched before.
    /// It does not wait for launches after the call: a kernel can run while the program sends the
    /// bytes on.
    ///
    /// # Errors
    /// [`Error::DeviceLost`], [`Error::OutOfMemory`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// let mut border = device.buffer(&[1u32, 2, 3])?;
    /// let copy = border.download()?;
    /// border.fill(0)?; // later than the copy
    /// let copy = copy.wait()?;
    /// assert_eq!(copy.bytes()[..4], 1u32.to_ne_bytes());
    /// border.write_bytes(copy.bytes())?;
    /// assert_eq!(border.read()?, [1, 2, 3]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn download(&self) -> Result<Download<T>, Error> {
        self.as_slice().download()
    }

    /// Replaces all elements by bytes in WGSL's layout, such as the bytes of a [`HostCopy`], after everything
    /// that was launched before.
    ///
    /// # Errors
    /// [`Error::ByteLength`] unless the number of bytes is the size of the elements, or as
    /// [`write`](Self::write).
    pub fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.slice_mut(..)?.write_bytes(bytes)
    }
}

impl<T: HostShareable> BufferSliceMut<'_, T> {
    /// As [`BufferSlice::host_bytes`].
    pub fn host_bytes(&self) -> Option<&[u8]> {
        self.as_slice().host_bytes()
    }

    /// As [`BufferSlice::host_bytes`], to write to.
    pub fn host_bytes_mut(&mut self) -> Option<&mut [u8]> {
        self.part.host_bytes_mut()
    }

    /// As [`Buffer::download`].
    ///
    /// # Errors
    /// As [`Buffer::download`].
    pub fn download(&self) -> Result<Download<T>, Error> {
        self.as_slice().download()
    }

    /// As [`Buffer::write_bytes`].
    ///
    /// # Errors
    /// As [`Buffer::write_bytes`].
    pub fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let expected = self.part.span.bytes;
        if bytes.len() as u64 != expected {
            return Err(Error::ByteLength { elements: self.len(), expected, given: bytes.len() });
        }
        // Elements take whole words, or half words.
        if let Ok(words) = bytemuck::try_cast_slice::<u8, u32>(bytes) {
            return self.part.write(words);
        }
        let halves = bytes.chunks_exact(2).map(|half| half::f16::from_ne_bytes([half[0], half[1]]));
        self.part.write(&halves.collect::<Vec<_>>())
    }
}

impl<T: HostShareable> Download<T> {
    /// Waits until the bytes are there, and not for later launches.
    ///
    /// # Errors
    /// As [`Buffer::read`].
    pub fn wait(self) -> Result<HostCopy<T>, Error> {
        if let Source::Gpu { .. } = self.source {
            may_wait("Download::wait", "Download::wait_async")?;
        }
        ready(self.arrived(Wait::Here))
    }

    /// As [`wait`](Self::wait), without blocking.
    ///
    /// # Errors
    /// As [`Buffer::read`].
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # async fn f(device: &Device) -> Result<(), dsl_runtime::Error> {
    /// let copy = device.buffer(&[1u32, 2])?.download()?.wait_async().await?;
    /// assert_eq!(copy.to_vec(), [1, 2]);
    /// # Ok(())
    /// # }
    /// # pollster::block_on(f(&Device::new().unwrap())).unwrap();
    /// ```
    pub async fn wait_async(self) -> Result<HostCopy<T>, Error> {
        self.arrived(Wait::Later).await
    }

    async fn arrived(self, how: Wait) -> Result<HostCopy<T>, Error> {
        let source = match self.source {
            Source::Host(words) => Source::Host(words),
            Source::Gpu { copy, skip } => {
                Source::Gpu { copy: copy.arrived(how).await?.open()?, skip }
            }
        };
        self.device.inbox().deliver_by(how).await?;
        Ok(HostCopy { source, len: self.len, element: PhantomData })
    }
}

impl<T: HostShareable> HostCopy<T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The bytes of the elements, one `T::STRIDE` apart.
    pub fn bytes(&self) -> &[u8] {
        let size = self.len * T::STRIDE as usize;
        match &self.source {
            Source::Host(words) => &bytemuck::cast_slice(words)[..size],
            Source::Gpu { copy, skip } => &copy.bytes()[*skip..*skip + size],
        }
    }

    /// The elements.
    pub fn to_vec(&self) -> Vec<T> {
        let mut values = vec![T::ZERO; self.len];
        value::decode(self.bytes(), &mut values);
        values
    }
}

impl<T> fmt::Debug for Download<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Download").field("len", &self.len).field("device", &self.device).finish()
    }
}

impl<T> fmt::Debug for HostCopy<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("HostCopy").field("len", &self.len).finish()
    }
}
