//! Which MPI datatype an element has.
//!
//! Takes a type of elements, gives a datatype of as many bytes as an element takes in a buffer. The numbers that MPI knows
//! have MPI's, so that MPI can reduce them; all else is bytes, which MPI only moves.

use std::{any::TypeId, sync::Arc};

use dsl_runtime::HostShareable;
use mpi::{
    datatype::{DatatypeRef, UncommittedDatatype, UserDatatype},
    ffi::MPI_Datatype,
    traits::{AsRaw, Equivalence},
};

/// The datatype of the elements of a buffer: what rsmpi asks of what it sends and receives.
#[derive(Clone)]
pub struct Datatype(Kind);

#[derive(Clone)]
enum Kind {
    /// One that MPI has.
    Number(DatatypeRef<'static>),
    /// Made here, and freed with its last user.
    Made(Arc<UserDatatype>),
}

impl Datatype {
    /// The datatype of elements as a buffer has them, padding included.
    pub(crate) fn of<T: HostShareable>() -> Self {
        let bytes = || UserDatatype::contiguous(T::STRIDE as i32, &u8::equivalent_datatype());
        Self(number::<T>().map_or_else(|| Kind::Made(Arc::new(bytes())), Kind::Number))
    }

    /// One datatype for a member of each of `n_structs` structs, which are `stride` bytes apart.
    pub(crate) fn of_members<F: HostShareable>(n_structs: usize, stride: u32) -> Self {
        let (n_structs, size, stride) = (n_structs as i32, F::SIZE as i32, stride as i32);
        Self(Kind::Made(Arc::new(match number::<F>() {
            Some(number) => {
                UserDatatype::heterogeneous_vector(n_structs, 1, stride as isize, &number)
            }
            None => UserDatatype::vector(n_structs, size, stride, &u8::equivalent_datatype()),
        })))
    }
}

#[expect(unsafe_code, reason = "rsmpi's trait is unsafe: the handle has to be a datatype's")]
// SAFETY: it is that of a datatype that lives as long as `self`.
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

/// MPI's datatype of a number.
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
