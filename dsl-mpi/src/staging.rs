//! Buffers for rsmpi's calls: [`Outgoing`] for sends and [`Incoming`] for receives.
//!
//! Takes buffers and slices of any device, gives host memory with their elements, or room for them.
//! On the CPU executor this is the buffer's own memory. On a GPU it is pooled, and outgoing
//! elements stay where the GPU has copied them. Invariant: the memory has one element of the
//! datatype for each element of the buffer.

use std::{any::type_name, ffi::c_void, ops::Range};

use dsl_runtime::{
    AsSlice, AsSliceMut, BufferSliceMut, HostCopy, HostShareable, MemberLayout, StructLayout,
};
use mpi::{
    Count, ffi,
    traits::{AsDatatype, AsRaw, Buffer, BufferMut, Collection, Communicator, Pointer, PointerMut},
};

use crate::{Error, datatype::Datatype, pool::Pooled};

/// A [`Buffer`](dsl_runtime::Buffer), or a slice of one, that can be sent.
pub trait Stage<T: HostShareable>: AsSlice<T> {
    /// The elements in the host's memory, for every call of rsmpi that takes a buffer to read: `send`, `gather_into`,
    /// `all_reduce_into` and all others. It waits for the launches so far.
    ///
    /// To launch something meanwhile, begin with [`download`](dsl_runtime::Buffer::download):
    /// `let copy = buffer.download()?; …; let outgoing = Outgoing::try_from(copy.wait()?)?`.
    ///
    /// Counts are numbers of elements. The numbers `f32`, `i32`, `u32`, `f64`, `i64` and `u64` can
    /// be reduced. To reduce vectors, [cast](dsl_runtime::Buffer::cast) their buffer to numbers.
    ///
    /// # Errors
    /// As of [`Buffer::read`](dsl_runtime::Buffer::read); [`Error::TooMany`].
    fn to_send(&self) -> Result<Outgoing<'_, T>, Error> {
        let slice = self.as_slice();
        match slice.host_bytes() {
            Some(bytes) => Outgoing::new(Memory::Borrowed(bytes), slice.len()),
            None => Outgoing::try_from(slice.download()?.wait()?),
        }
    }
}

impl<T: HostShareable, S: AsSlice<T> + ?Sized> Stage<T> for S {}

/// A [`Buffer`](dsl_runtime::Buffer), or a slice of one, that can receive.
pub trait StageMut<T: HostShareable>: AsSliceMut<T> {
    /// Room in the host's memory for all elements, for every call of rsmpi that takes a buffer to
    /// write. When they have arrived, call [`upload`](Incoming::upload). Under [`run`](crate::run), a
    /// receive that does not write all elements ends all ranks with an error.
    ///
    /// # Errors
    /// [`Error::TooMany`].
    fn to_receive(&mut self) -> Result<Incoming<'_, T>, Error> {
        Incoming::new(self.as_slice_mut())
    }

    /// Like [`to_receive`](Self::to_receive), but with the current elements: for calls that read and
    /// write (`broadcast_into`), and for [fields](Incoming::field_mut), where the other members keep
    /// their values.
    ///
    /// # Errors
    /// As of [`Stage::to_send`].
    fn to_update(&mut self) -> Result<Incoming<'_, T>, Error> {
        let copy = match self.as_slice().host_bytes() {
            Some(_) => None,
            None => Some(self.as_slice().download()?.wait()?),
        };
        let mut incoming = Incoming::new(self.as_slice_mut())?;
        if let Some(copy) = copy {
            incoming.bytes_mut().copy_from_slice(copy.bytes());
        }
        Ok(incoming)
    }
}

impl<T: HostShareable, S: AsSliceMut<T> + ?Sized> StageMut<T> for S {}

/// Elements to send: the result of [`Stage::to_send`]. Every call of rsmpi takes `&outgoing` as a
/// buffer.
pub struct Outgoing<'a, T> {
    memory: Memory<'a, T>,
    len: usize,
    datatype: Datatype,
}

enum Memory<'a, T> {
    Borrowed(&'a [u8]),
    Copied(HostCopy<T>),
    Packed(Pooled),
}

impl<'a, T: HostShareable> Outgoing<'a, T> {
    fn new(memory: Memory<'a, T>, len: usize) -> Result<Self, Error> {
        check_count(len)?;
        Ok(Self { memory, len, datatype: Datatype::of::<T>() })
    }

    fn bytes(&self) -> &[u8] {
        match &self.memory {
            Memory::Borrowed(bytes) => bytes,
            Memory::Copied(copy) => copy.bytes(),
            Memory::Packed(values) => values.bytes(),
        }
    }

    /// The bytes of an element.
    pub(crate) fn element(&self, i: usize) -> &[u8] {
        let stride = T::STRIDE as usize;
        &self.bytes()[stride * i..stride * (i + 1)]
    }

    /// Some of the elements, for another message.
    ///
    /// # Panics
    /// As for slices, if `range` is not within the elements.
    pub fn slice(&self, range: Range<usize>) -> Outgoing<'_, T> {
        let stride = T::STRIDE as usize;
        let bytes = &self.bytes()[stride * range.start..stride * range.end];
        Outgoing {
            memory: Memory::Borrowed(bytes),
            len: range.len(),
            datatype: Datatype::of::<T>(),
        }
    }

    /// Sends the elements to all ranks, with this rank as the root of the broadcast. rsmpi asks for a buffer to write
    /// there.
    pub(crate) fn broadcast(&self, communicator: &impl Communicator) {
        let (data, datatype, root) = (self.pointer(), self.datatype.as_raw(), communicator.rank());
        #[expect(unsafe_code, reason = "rsmpi's broadcast needs a mutable buffer")]
        // SAFETY: MPI only reads the root's memory, which has `count` elements of the datatype.
        unsafe {
            ffi::MPI_Bcast(data.cast_mut(), self.count(), datatype, root, communicator.as_raw());
        }
    }

    /// A copy of one member of each struct, `particles.field::<f32>("mass")?`: one element for each
    /// struct. Another rank can receive it into a buffer of `f32`, or into such a member.
    ///
    /// # Errors
    /// [`Error::NoMember`] if there is no member of that name and size.
    pub fn field<F: HostShareable>(&self, name: &str) -> Result<Outgoing<'static, F>, Error>
    where
        T: StructLayout,
    {
        let values = Member::of::<T, F>(name)?.pack(self.bytes());
        Outgoing::new(Memory::Packed(values), self.len)
    }
}

impl<T: HostShareable> TryFrom<HostCopy<T>> for Outgoing<'static, T> {
    type Error = Error;

    fn try_from(copy: HostCopy<T>) -> Result<Self, Error> {
        let len = copy.len();
        Self::new(Memory::Copied(copy), len)
    }
}

/// Room for incoming elements: the result of [`StageMut::to_receive`]. Every call of rsmpi takes
/// `&mut incoming` as a buffer.
#[must_use = "elements that arrive are on the device after `upload`"]
pub struct Incoming<'a, T> {
    to: BufferSliceMut<'a, T>,
    /// `None` if the elements are in the host's memory.
    staging: Option<Pooled>,
    datatype: Datatype,
}

impl<'a, T: HostShareable> Incoming<'a, T> {
    fn new(to: BufferSliceMut<'a, T>) -> Result<Self, Error> {
        check_count(to.len())?;
        let is_on_host = to.as_slice().host_bytes().is_some();
        let bytes = to.len() * T::STRIDE as usize;
        let staging = (!is_on_host).then(|| Pooled::new(bytes));
        Ok(Self { to, staging, datatype: Datatype::of::<T>() })
    }

    fn bytes(&self) -> &[u8] {
        match &self.staging {
            Some(staging) => staging.bytes(),
            None => self.to.host_bytes().unwrap_or_default(),
        }
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        match &mut self.staging {
            Some(staging) => staging.bytes_mut(),
            None => self.to.host_bytes_mut().unwrap_or_default(),
        }
    }

    /// One member of each struct, to receive into. Begin with [`StageMut::to_update`], which keeps the other members.
    ///
    /// # Errors
    /// As of [`Outgoing::field`].
    pub fn field_mut<F: HostShareable>(&mut self, name: &str) -> Result<Field<'_>, Error>
    where
        T: StructLayout,
    {
        let (member, len) = (Member::of::<T, F>(name)?, self.to.len());
        let structs = self.bytes_mut();
        let values = member.pack(structs);
        Ok(Field { structs, member, values, len, datatype: Datatype::of::<F>() })
    }

    /// Copies the received elements to the device, after everything that was launched before. It
    /// does not wait for the GPU's copy.
    ///
    /// # Errors
    /// As of [`Buffer::write`](dsl_runtime::Buffer::write).
    pub fn upload(mut self) -> Result<(), Error> {
        match &self.staging {
            Some(staging) => Ok(self.to.write_bytes(staging.bytes())?),
            None => Ok(()),
        }
    }
}

/// One member of each struct of a buffer, to receive into: the result of [`Incoming::field_mut`].
/// When it is dropped, the structs get its elements.
pub struct Field<'a> {
    structs: &'a mut [u8],
    member: Member,
    values: Pooled,
    len: usize,
    datatype: Datatype,
}

impl Drop for Field<'_> {
    fn drop(&mut self) {
        let Member { offset, size, stride, slot } = self.member;
        let structs = self.structs.chunks_exact_mut(stride);
        for (structure, value) in structs.zip(self.values.bytes().chunks_exact(slot)) {
            structure[offset..offset + size].copy_from_slice(&value[..size]);
        }
    }
}

/// Where a member is in structs, and the bytes between its copies in a buffer of its own.
struct Member {
    offset: usize,
    size: usize,
    stride: usize,
    slot: usize,
}

impl Member {
    fn of<T: HostShareable + StructLayout, F: HostShareable>(name: &str) -> Result<Self, Error> {
        let is_asked = |member: &&MemberLayout| member.name == name && member.size == F::SIZE;
        let Some(member) = T::MEMBERS.iter().find(is_asked) else {
            let members =
                T::MEMBERS.iter().map(|member| format!("`{}`, {} bytes", member.name, member.size));
            let members = members.collect::<Vec<_>>().join("; ");
            let name = format!("{name}: {}", type_name::<F>());
            return Err(Error::NoMember { name, bytes: F::SIZE, members });
        };
        let bytes = [member.offset, member.size, T::STRIDE, F::STRIDE].map(|of| of as usize);
        let [offset, size, stride, slot] = bytes;
        Ok(Self { offset, size, stride, slot })
    }

    /// A copy of the member of each struct.
    fn pack(&self, structs: &[u8]) -> Pooled {
        let Self { offset, size, stride, slot } = *self;
        let mut values = Pooled::new(structs.len() / stride * slot);
        let copies = values.bytes_mut().chunks_exact_mut(slot);
        for (structure, copy) in structs.chunks_exact(stride).zip(copies) {
            copy[..size].copy_from_slice(&structure[offset..offset + size]);
            copy[size..].fill(0);
        }
        values
    }
}

fn check_count(elements: usize) -> Result<(), Error> {
    match Count::try_from(elements) {
        Ok(_) => Ok(()),
        Err(_) => Err(Error::TooMany { elements }),
    }
}

/// rsmpi's traits for a buffer to read.
macro_rules! buffer {
    ([$($generics:tt)*] $ty:ty, |$buffer:ident| $bytes:expr, $count:expr) => {
        #[expect(unsafe_code, reason = "rsmpi's traits are unsafe: MPI reads what they say")]
        // SAFETY: the memory has `count` elements of the datatype, each with the size of the
        // buffer's elements.
        const _: () = {
            unsafe impl<$($generics)*> Pointer for $ty {
                fn pointer(&self) -> *const c_void {
                    let $buffer = self;
                    $bytes.as_ptr().cast()
                }
            }
            unsafe impl<$($generics)*> Collection for $ty {
                fn count(&self) -> Count {
                    let $buffer = self;
                    $count as Count
                }
            }
            unsafe impl<$($generics)*> AsDatatype for $ty {
                type Out = Datatype;
                fn as_datatype(&self) -> Datatype {
                    self.datatype.clone()
                }
            }
            unsafe impl<$($generics)*> Buffer for $ty {}
        };
    };
}

/// rsmpi's traits for a buffer to write.
macro_rules! buffer_mut {
    ([$($generics:tt)*] $ty:ty, |$buffer:ident| $bytes:expr) => {
        #[expect(unsafe_code, reason = "rsmpi's traits are unsafe: MPI writes what they say")]
        // SAFETY: as of `buffer`; the memory is borrowed exclusively, and any bytes are valid
        // elements.
        const _: () = {
            unsafe impl<$($generics)*> PointerMut for $ty {
                fn pointer_mut(&mut self) -> *mut c_void {
                    let $buffer = self;
                    $bytes.as_mut_ptr().cast()
                }
            }
            unsafe impl<$($generics)*> BufferMut for $ty {}
        };
    };
}

buffer!(['a, T: HostShareable] Outgoing<'a, T>, |buffer| buffer.bytes(), buffer.len);
buffer!(['a, T: HostShareable] Incoming<'a, T>, |buffer| buffer.bytes(), buffer.to.len());
buffer!(['a] Field<'a>, |field| field.values.bytes(), field.len);
buffer_mut!(['a, T: HostShareable] Incoming<'a, T>, |buffer| buffer.bytes_mut());
buffer_mut!(['a] Field<'a>, |field| field.values.bytes_mut());
