//! The known low bits of an integer: `j` of `while j < 32 { …; j += 8; }` is a multiple of 8, so it
//! is at most 24 in the loop.
//!
//! Arithmetic that wraps at 2^32 keeps low bits, so it needs no conditions here.

use crate::ir::BinaryOp;

/// The lowest bits of a value: those that are known, or fewer.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct LowBits {
    count: u32,
    bits: u32,
}

impl LowBits {
    pub(super) fn of_number(number: i64) -> LowBits {
        LowBits::new(32, number as u32)
    }

    fn new(count: u32, bits: u32) -> LowBits {
        let mask = u32::MAX.checked_shr(32 - count).unwrap_or(0);
        LowBits { count, bits: bits & mask }
    }

    /// The number of low bits that are known to be 0.
    fn zeros(self) -> u32 {
        self.bits.trailing_zeros().min(self.count)
    }

    /// One value or the other.
    pub(super) fn join(self, other: LowBits) -> LowBits {
        let common = (self.bits ^ other.bits).trailing_zeros();
        LowBits::new(common.min(self.count).min(other.count), self.bits)
    }

    /// The facts of both about the same value.
    pub(super) fn meet(self, other: LowBits) -> LowBits {
        if self.count >= other.count { self } else { other }
    }

    /// `self op other`, as WGSL defines it.
    pub(super) fn binary(self, op: BinaryOp, other: LowBits) -> LowBits {
        let both = self.count.min(other.count);
        use BinaryOp::*;
        match op {
            Add => LowBits::new(both, self.bits.wrapping_add(other.bits)),
            Sub => LowBits::new(both, self.bits.wrapping_sub(other.bits)),
            Mul => {
                let count = (self.count + other.zeros()).min(other.count + self.zeros());
                LowBits::new(count.min(32), self.bits.wrapping_mul(other.bits))
            }
            And => {
                let count = both.max(self.zeros()).max(other.zeros());
                LowBits::new(count, self.bits & other.bits)
            }
            Or => LowBits::new(both, self.bits | other.bits),
            Xor => LowBits::new(both, self.bits ^ other.bits),
            Div | Rem | Shl | Shr => LowBits::default(),
            Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => LowBits::default(),
        }
    }

    /// A power of 2, and the value's remainder by it; `None` if no bits or all bits are known.
    pub(super) fn multiple(self) -> Option<(i64, i64)> {
        (1..32).contains(&self.count).then(|| (1 << self.count, i64::from(self.bits)))
    }
}
