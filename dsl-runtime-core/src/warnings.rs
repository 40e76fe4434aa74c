//! The items in the forms of kernels that rustc checks for its warnings: see
//! `dsl-core/src/expand/warnings.rs`. Nothing of it runs.

/// A variable of the user's.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub struct __Variable(());

/// A type for patterns that may fail to match.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub enum __Either<A, B> {
    /// The first variant.
    A(A),
    /// The second variant.
    B(B),
}

/// An operand of an operation whose result is not used.
pub const __NUMBER: i32 = 1;

/// An operand of a logical operation whose result is not used.
pub const __TRUTH: bool = true;

/// Reads values.
pub fn __value<T>(_: T) {}

/// The value that a variable is set to.
pub fn __new(_: ()) -> __Variable {
    __Variable(())
}

/// Changes a variable.
pub fn __change(_: &mut __Variable) {}

/// A condition whose value is unknown.
pub fn __condition(_: ()) -> bool {
    true
}

/// The value that a pattern matches.
pub fn __take<T, U>(_: U) -> T {
    unreachable!("forms of kernels do not run")
}

/// The items of a loop.
pub fn __items<T, U>(_: U) -> ::core::iter::Empty<T> {
    ::core::iter::empty()
}
