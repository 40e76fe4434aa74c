//! The number of workgroups of a launch, and checks of arguments.

use dsl_runtime::{BufferSlice, BufferSliceMut, Error, PlainData};

/// The most workgroups of a launch whose workgroups take several rounds.
const MOST: usize = 4096;

/// The number of workgroups for `n` elements, `each` at a time: few enough for any device.
pub(crate) fn groups(n: usize, each: usize) -> u32 {
    n.div_ceil(each).clamp(1, MOST) as u32
}

/// A launch of at least `n` workgroups, whose numbers are `x + y * num_workgroups().x`.
pub(crate) fn grid(n: usize) -> (u32, u32) {
    const WIDEST: usize = 32_768;
    let y = n.div_ceil(WIDEST).max(1);
    (n.div_ceil(y).max(1) as u32, y as u32)
}

/// The error of a call whose arguments do not fit together.
pub(crate) fn problem(call: &'static str, problem: String) -> Error {
    Error::Call { call, problem }
}

/// Fails unless `len` is `expected`.
pub(crate) fn expect_len(
    call: &'static str,
    name: &str,
    len: usize,
    expected: usize,
) -> Result<(), Error> {
    if len == expected {
        return Ok(());
    }
    Err(problem(call, format!("`{name}` has {len} elements; it needs {expected}")))
}

/// The number of 32-bit words of an element.
pub(crate) fn words<T: PlainData>(call: &'static str) -> Result<u32, Error> {
    match T::STRIDE % 4 {
        0 => Ok(T::STRIDE / 4),
        _ => Err(problem(
            call,
            format!("elements of {} bytes cannot be moved; use a multiple of 4 bytes", T::STRIDE),
        )),
    }
}

/// The same bytes as words.
pub(crate) fn as_words<'a, T: PlainData>(
    x: &BufferSlice<'a, T>,
) -> Result<BufferSlice<'a, u32>, Error> {
    x.cast()
}

/// The same bytes as words, to write to.
pub(crate) fn as_words_mut<'a, T: PlainData>(
    x: &'a mut BufferSliceMut<'_, T>,
) -> Result<BufferSliceMut<'a, u32>, Error> {
    x.cast_mut()
}
