//! Operators for reductions and scans. Users implement [`Operator`] in a `#[device] mod` of their
//! own.

use dsl_runtime::prelude::*;

/// The trait, and the operators of this crate.
#[device]
mod definitions {
    use dsl_runtime::prelude::*;

    /// An associative operator with an identity.
    ///
    /// A [reduction](crate::reduction) may also exchange the operands: there the operator must be
    /// commutative. Scans keep the order of operands.
    pub trait Operator {
        /// The elements.
        type Item: Copy;
        /// The identity: combined with `x`, on either side, it gives `x`.
        fn identity() -> Self::Item;
        /// The operator.
        fn combine(a: Self::Item, b: Self::Item) -> Self::Item;
    }

    /// An order of elements, for [`workgroup_sort`](crate::blocks::workgroup_sort).
    pub trait Order {
        /// The elements.
        type Item: Copy;
        /// Whether `a` must come before `b`.
        fn is_before(a: Self::Item, b: Self::Item) -> bool;
    }

    /// `a + b` modulo 2³². The sums of `i32` have the same bits.
    #[derive(Debug, Clone, Copy)]
    pub struct SumU32;
    impl Operator for SumU32 {
        type Item = u32;
        fn identity() -> u32 {
            0
        }
        fn combine(a: u32, b: u32) -> u32 {
            a.wrapping_add(b)
        }
    }

    /// `a + b` of `f32`.
    #[derive(Debug, Clone, Copy)]
    pub struct SumF32;
    impl Operator for SumF32 {
        type Item = f32;
        fn identity() -> f32 {
            0.0
        }
        fn combine(a: f32, b: f32) -> f32 {
            a + b
        }
    }

    /// Of two pairs of a key and an index, the pair with the smaller key; if the keys are equal,
    /// with the smaller index.
    #[derive(Debug, Clone, Copy)]
    pub struct FirstSmallest;
    impl Operator for FirstSmallest {
        type Item = UVec2;
        fn identity() -> UVec2 {
            UVec2::new(u32::MAX, u32::MAX)
        }
        fn combine(a: UVec2, b: UVec2) -> UVec2 {
            if b.x < a.x || (b.x == a.x && b.y < a.y) { b } else { a }
        }
    }

    /// Sums of each component.
    #[derive(Debug, Clone, Copy)]
    pub struct SumPairs;
    impl Operator for SumPairs {
        type Item = UVec2;
        fn identity() -> UVec2 {
            UVec2::new(0, 0)
        }
        fn combine(a: UVec2, b: UVec2) -> UVec2 {
            UVec2::new(a.x.wrapping_add(b.x), a.y.wrapping_add(b.y))
        }
    }

    /// A sum of a segment: `x` is 1 if a segment begins among the elements. `y` has the bits of the
    /// sum since the last beginning.
    #[derive(Debug, Clone, Copy)]
    pub struct SegmentedSumU32;
    impl Operator for SegmentedSumU32 {
        type Item = UVec2;
        fn identity() -> UVec2 {
            UVec2::new(0, 0)
        }
        fn combine(a: UVec2, b: UVec2) -> UVec2 {
            if b.x != 0 { b } else { UVec2::new(a.x, a.y.wrapping_add(b.y)) }
        }
    }

    /// The same for `f32`.
    #[derive(Debug, Clone, Copy)]
    pub struct SegmentedSumF32;
    impl Operator for SegmentedSumF32 {
        type Item = UVec2;
        fn identity() -> UVec2 {
            UVec2::new(0, 0)
        }
        fn combine(a: UVec2, b: UVec2) -> UVec2 {
            if b.x != 0 {
                b
            } else {
                UVec2::new(a.x, (f32::from_bits(a.y) + f32::from_bits(b.y)).to_bits())
            }
        }
    }
}
pub use definitions::*;
