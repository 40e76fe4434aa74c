//! Launches at which conditions are tried.

use std::collections::BTreeSet;

use super::input::Input;
use super::polynomial::{Polynomial, Product};

/// The inputs of a launch.
pub(super) struct Launch {
    /// The length of a slice that must be long enough.
    long: i64,
    /// The length of a slice that other slices must be long enough for, and the texels of textures.
    short: i64,
    param: i64,
    workgroups: i64,
    /// The difference between an input and the previous input of the same kind.
    step: i64,
    /// Each parameter is 8 times the previous one if this is positive, an eighth of it if negative.
    growth: i32,
    /// Whether quotients of negative numbers are unknown: the analysis assumes that there are none.
    is_strict: bool,
}

/// Launches like those that people make: small and large ones.
pub(super) const TYPICAL: [Launch; 3] = [
    Launch::typical(1 << 10, 1 << 4, 1, 1),
    Launch::typical(1 << 21, 1 << 10, 37, 3),
    Launch::typical(1 << 30, 1 << 14, 512, 8),
];

/// A small launch whose parameters are small, but above 1: sizes of tiles and filters.
pub(super) const SMALL: [Launch; 1] = [Launch::typical(1 << 10, 1 << 4, 3, 1)];

/// Launches like those that people make, with different parameters: the first ones are the least,
/// or the greatest. They are for conditions like `t + 1 <= n`.
pub(super) const APART: [Launch; 2] = [Launch::apart(1 << 3, 1), Launch::apart(1 << 24, -1)];

/// The length of the longest slice in nearly all launches: the number of words that a buffer has on
/// every device.
pub(super) const LONGEST: i64 = (128 << 20) / 4;

/// Launches that nobody makes: a condition that does not always hold is likely to fail in one of
/// them.
pub(super) const UNUSUAL: [Launch; 3] = [
    Launch::unusual([3, 1 << 20, 1 << 20, 2], 1),
    Launch::unusual([1 << 20, 1, 0, 1 << 20], 1),
    Launch::unusual([1000, 1000, 1000, 1000], -77),
];

impl Launch {
    const fn typical(long: i64, short: i64, param: i64, workgroups: i64) -> Launch {
        Launch { long, short, param, workgroups, step: 0, growth: 0, is_strict: false }
    }

    const fn apart(param: i64, growth: i32) -> Launch {
        Launch { growth, ..Launch::typical(1 << 30, 1 << 14, param, 8) }
    }

    const fn unusual([long, short, param, workgroups]: [i64; 4], step: i64) -> Launch {
        Launch { long, short, param, workgroups, step, growth: 0, is_strict: true }
    }

    /// The value of a sum of products; `None` if it is too large, or unknown.
    pub(super) fn sum(&self, products: &[Product], short: &BTreeSet<usize>) -> Option<i64> {
        let mut sum = 0_i64;
        for Product { inputs, factor } in products {
            let mut product = *factor;
            for input in &**inputs {
                product = product.checked_mul(self.input(input, short)?)?;
            }
            sum = sum.checked_add(product)?;
        }
        Some(sum)
    }

    fn polynomial(&self, of: &Polynomial, short: &BTreeSet<usize>) -> Option<i64> {
        self.sum(of.products(), short)?.checked_add(of.constant)
    }

    /// The parameter with this number.
    fn param(&self, n: usize) -> i64 {
        let shift = 3 * n.min(7);
        match self.growth {
            0 => self.param,
            1.. => self.param << shift,
            _ => self.param >> shift,
        }
    }

    fn input(&self, input: &Input, short: &BTreeSet<usize>) -> Option<i64> {
        let (number, n) = match input {
            Input::Length(binding) if short.contains(binding) => (self.short, *binding),
            Input::Length(binding) => (self.long, *binding),
            Input::Texels { binding, axis } => (self.short, 3 * binding + usize::from(*axis)),
            Input::Param { local: n, offset, .. } | Input::Uniform { binding: n, offset, .. } => {
                (self.param(n + *offset as usize / 4), n + *offset as usize)
            }
            Input::Workgroups { dimension, .. } => (self.workgroups, *dimension),
            Input::Quotient(of, divisor) => {
                let (of, divisor) = (self.polynomial(of, short)?, self.polynomial(divisor, short)?);
                let is_out = self.is_strict && (of < 0 || divisor < 1);
                return (!is_out).then(|| of.max(0) / divisor.max(1));
            }
        };
        Some(match self.step {
            0 => number,
            step => input.within_limits(number + step * n as i64),
        })
    }
}
