//! What kernels have besides plain Rust, declared for rust-analyzer. rustc does not see this file:
//! `dsl_editor::in_editor!` expands to nothing there. `dsl-core/tests/editor.rs` compares it with
//! the tables of the language.
//!
//! [`scope`] is in scope in kernels and `#[device]` functions; [`cooperative`] is in scope if they
//! name cooperative matrices.

pub mod cooperative;
mod functions;
pub mod sizes;
#[rustfmt::skip]
mod textures;
mod vectors;

use crate::{Atomic, HostShareable, RuntimeSized, Storage, Uniform};

pub mod scope {
    //! The names that are in scope without an import.

    pub use super::functions::*;
    pub use super::vectors::Unsigned as _;
    pub use crate::__workgroup_var as workgroup_var;
}

/// Declares variables that the invocations of a workgroup share: `workgroup_var!(a: T, b: U = zeroed);`.
///
/// `= zeroed` says that the kernel relies on zeros at the start. Without it, a read that surely
/// comes before every write is an error. Barriers order the reads and writes of invocations.
#[macro_export]
macro_rules! __workgroup_var {
    ($($name:ident : $ty:ty $(= $zeroed:ident)?),* $(,)?) => {};
}

/// The argument of a launcher for a parameter `&T`: a uniform, or a storage if `T` ends in a
/// `RuntimeArray`.
pub trait UniformOrStorage<T> {}

impl<T: HostShareable> UniformOrStorage<T> for Uniform<T> {}

impl<T: RuntimeSized> UniformOrStorage<T> for Storage<T> {}

/// Atomic operations of kernels. They take no ordering: all are relaxed.
impl<T> Atomic<T> {
    /// The value.
    pub fn load(&self) -> T {
        loop {}
    }

    /// Replaces the value.
    pub fn store(&self, value: T) {
        loop {}
    }

    /// Replaces the value, and gives the old one.
    pub fn swap(&self, value: T) -> T {
        loop {}
    }

    /// Adds to the value, and gives the old one. Integers wrap.
    pub fn fetch_add(&self, value: T) -> T {
        loop {}
    }

    /// Subtracts from the value, and gives the old one. Integers wrap.
    pub fn fetch_sub(&self, value: T) -> T {
        loop {}
    }

    /// Stores the minimum of both values, and gives the old one.
    pub fn fetch_min(&self, value: T) -> T {
        loop {}
    }

    /// Stores the maximum of both values, and gives the old one.
    pub fn fetch_max(&self, value: T) -> T {
        loop {}
    }

    /// Stores the bitwise `&` of both values, and gives the old one.
    pub fn fetch_and(&self, value: T) -> T {
        loop {}
    }

    /// Stores the bitwise `|` of both values, and gives the old one.
    pub fn fetch_or(&self, value: T) -> T {
        loop {}
    }

    /// Stores the bitwise `^` of both values, and gives the old one.
    pub fn fetch_xor(&self, value: T) -> T {
        loop {}
    }

    /// Stores `new` if the value is `expected`. `Ok` and `Err` have the old value. `Err` is
    /// possible even if the value was `expected`, as with Rust's `compare_exchange_weak`.
    pub fn compare_exchange(&self, expected: T, new: T) -> Result<T, T> {
        loop {}
    }
}
