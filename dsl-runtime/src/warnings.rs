//! What the forms of kernels are made of that rustc looks at for its warnings: see
//! `dsl-core/src/expand/warnings.rs`. Nothing of it runs.

/// A variable of the user's.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub struct __Variable(());

/// What a pattern matches that may fail to.
#[derive(Clone, Copy)]
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub enum __Either<A, B> {
    /// The one.
    A(A),
    /// The other.
    B(B),
}

/// An operand of an operation whose result is not used.
pub const __NUMBER: i32 = 1;

/// An operand of a logical operation whose result is not used.
pub const __TRUTH: bool = true;

/// Reads values.
pub fn __value<T>(_: T) {}

/// What a variable is set to.
pub fn __new(_: ()) -> __Variable {
    __Variable(())
}

/// Changes a variable.
pub fn __change(_: &mut __Variable) {}

/// A condition of which nothing is known.
pub fn __condition(_: ()) -> bool {
    true
}

/// What a pattern takes apart.
pub fn __take<T, U>(_: U) -> T {
    unreachable!("forms of kernels do not run")
}

/// What a loop runs over.
pub fn __items<T, U>(_: U) -> ::core::iter::Empty<T> {
    ::core::iter::empty()
}
