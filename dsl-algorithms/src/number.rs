//! The numbers that this crate's calls take, and the conversion of their order to the order of
//! `u32`.

use dsl_runtime::PlainData;
use dsl_runtime::prelude::*;

use crate::{Reduction, Scan, reduce, scan};

/// The kinds of numbers for [`order`].
#[device]
pub(crate) const UNSIGNED: u32 = 0;
#[device]
pub(crate) const SIGNED: u32 = 1;
#[device]
pub(crate) const FLOAT: u32 = 2;

/// A key for the bits of a number. The order of the keys is the order of the numbers, for floats
/// the total order of `f32::total_cmp`. `flip` is 0, or `u32::MAX` for the reverse order.
#[device]
pub(crate) fn order(bits: u32, kind: u32, flip: u32) -> u32 {
    let mut key = bits;
    if kind == SIGNED {
        key = bits ^ 0x8000_0000;
    } else if kind == FLOAT {
        let negative = bits >> 31 != 0;
        key = select(bits | 0x8000_0000, !bits, negative);
    }
    key ^ flip
}

/// The bits of a number from its key.
#[device]
pub(crate) fn bits_of(key: u32, kind: u32, flip: u32) -> u32 {
    let key = key ^ flip;
    match kind {
        SIGNED => key ^ 0x8000_0000,
        FLOAT if key >> 31 != 0 => key ^ 0x8000_0000,
        FLOAT => !key,
        _ => key,
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u32 {}
    impl Sealed for i32 {}
    impl Sealed for f32 {}
    impl Sealed for u64 {}
    impl Sealed for i64 {}
}

/// `u32`, `i32` or `f32`.
///
/// Sums of integers wrap at 2³².
pub trait Number: PlainData + Key {
    /// The type of sums. For `i32` it is `u32`, whose sums have the same bits.
    #[doc(hidden)]
    type Sums: PlainData + Into<f64>;
    #[doc(hidden)]
    type Sum: Reduction<Item = Self::Sums>;
    #[doc(hidden)]
    type Scan: Scan<Item = Self::Sums>;
    #[doc(hidden)]
    const IS_FLOAT: bool;
    #[doc(hidden)]
    fn from_bits(bits: u32) -> Self;
    #[doc(hidden)]
    fn from_sum(sum: Self::Sums) -> Self;
}

/// A key for sorts: `u32`, `i32`, `f32`, `u64` or `i64`. Every device can sort the 64-bit types.
pub trait Key: PlainData + sealed::Sealed {
    /// The kind of the highest word for [`order`].
    #[doc(hidden)]
    const KIND: u32;
}

macro_rules! numbers {
    ($($ty:ident: $sums:ident, $sum:ident, $scan:ident, $kind:ident, $float:literal, $bits:expr, $from:expr;)*) => {$(
        impl Number for $ty {
            type Sums = $sums;
            type Sum = reduce::$sum;
            type Scan = scan::$scan;
            const IS_FLOAT: bool = $float;
            fn from_bits(bits: u32) -> Self {
                $bits(bits)
            }
            fn from_sum(sum: $sums) -> Self {
                $from(sum)
            }
        }
        impl Key for $ty {
            const KIND: u32 = $kind;
        }
    )*};
}

numbers! {
    u32: u32, SumsU32, ScanU32, UNSIGNED, false, std::convert::identity, std::convert::identity;
    i32: u32, SumsU32, ScanU32, SIGNED, false, u32::cast_signed, u32::cast_signed;
    f32: f32, SumsF32, ScanF32, FLOAT, true, f32::from_bits, std::convert::identity;
}

impl Key for u64 {
    const KIND: u32 = UNSIGNED;
}

impl Key for i64 {
    const KIND: u32 = SIGNED;
}
