//! The MPI datatype of an element.
//!
//! Takes a type of elements, gives a datatype with the size of an element in a buffer. Numbers that
//! MPI knows get MPI's datatypes, so that MPI can reduce them. All other types are bytes, which MPI
//! can only move.

use std::{any::TypeId, sync::Arc};

use dsl_runtime::HostShareable;
use mpi::{
    datatype::{DatatypeRef, UncommittedDatatype, UserDatatype},
    ffi::MPI_Datatype,
    traits::{AsRaw, Equivalence},
};

/// The datatype of a buffer's elements. rsmpi needs it for messages.
#[derive(Clone)]
pub struct Datatype(Kind);

#[derive(Clone)]
enum Kind {
    /// A datatype of MPI.
    Number(DatatypeRef<'static>),
    /// A datatype that was made here. Its last user frees it.
    Made(Arc<UserDatatype>),
}

impl Datatype {
    /// The datatype of elements in a buffer, padding included.
    pub(crate) fn of<T: HostShareable>() -> Self {
        let bytes = || UserDatatype::contiguous(T::STRIDE as i32, &u8::equivalent_datatype());
        Self(number::<T>().map_or_else(|| Kind::Made(Arc::new(bytes())), Kind::Number))
    }
}

#[expect(unsafe_code, reason = "rsmpi's trait is unsafe: the handle has to be a datatype's")]
// SAFETY: it is the handle of a datatype that lives as long as `self`.
unsafe impl AsRaw for Datatype {
    type Raw = MPI_Datatype;

    fn as_raw(&self) -> MPI_Datatype {
        match &self.0 {
            Kind::Number(number) => number.as_raw(),
            Kind::Made(made) => made.as_raw(),
        }
    }
}

impl UncommittedDatatype for Datatype {
    type DuplicatedDatatype = UserDatatype;
}

impl mpi::datatype::Datatype for Datatype {}

/// MPI's datatype of a number, if MPI has one.
fn number<T: 'static>() -> Option<DatatypeRef<'static>> {
    macro_rules! one_of {
        ($($number:ty)*) => {
            $(if TypeId::of::<T>() == TypeId::of::<$number>() {
                return Some(<$number>::equivalent_datatype());
            })*
        };
    }
    one_of!(f32 i32 u32 f64 i64 u64);
    None
}
