//! A number for each invocation of a workgroup, in its shortest form.
//!
//! Macros run unoptimised, where a closure or an iterator for each lane costs more than its work.
//! So numbers that are linear in the invocation's id stay a formula, and loops over lanes are
//! written by hand.

use std::rc::Rc;

use super::mask::Mask;
use super::value::{UNKNOWN, is_number};

/// The part of a value that may differ between invocations.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Lanes {
    /// The same for all.
    Same(i64),
    /// Linear in the local invocation id.
    Linear(Linear),
    /// One number for each lane; [`UNKNOWN`] for unknown lanes.
    Each(Rc<[i64]>),
    /// Only limits.
    Unknown {
        /// Whether it is the same for all.
        uniform: bool,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
}

/// `base + factors · local_invocation_id`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Linear {
    base: i64,
    factors: [i64; 3],
    /// The workgroup's size.
    shape: [u32; 3],
}

impl Linear {
    /// One component of the local invocation id.
    pub(super) fn id(dim: usize, shape: [u32; 3]) -> Lanes {
        let mut factors = [0; 3];
        factors[dim] = 1;
        Linear { base: 0, factors, shape }.lanes()
    }

    /// The local invocation index.
    pub(super) fn index(shape: [u32; 3]) -> Lanes {
        let [x, y, _] = shape.map(i64::from);
        Linear { base: 0, factors: [1, x, x * y], shape }.lanes()
    }

    fn len(&self) -> usize {
        self.shape.iter().map(|n| *n as usize).product()
    }

    /// The number of each lane.
    fn list(&self) -> Vec<i64> {
        let [a, b, c] = self.factors;
        let [x, y, z] = self.shape.map(i64::from);
        let mut list = vec![0; self.len()];
        let (slots, mut lane, mut at) = (list.as_mut_slice(), 0, [0; 3]);
        while at[2] < z {
            at[1] = 0;
            while at[1] < y {
                (at[0], slots[lane]) = (1, self.base + b * at[1] + c * at[2]);
                lane += 1;
                while at[0] < x {
                    slots[lane] = slots[lane - 1] + a;
                    lane += 1;
                    at[0] += 1;
                }
                at[1] += 1;
            }
            at[2] += 1;
        }
        list
    }

    fn at(&self, lane: usize) -> i64 {
        let (x, y) = (self.shape[0] as usize, self.shape[1] as usize);
        let id = [lane % x, lane / x % y, lane / (x * y)];
        let [a, b, c] = self.factors;
        self.base + a * id[0] as i64 + b * id[1] as i64 + c * id[2] as i64
    }

    /// The least and the greatest number.
    fn limits(&self) -> (i64, i64) {
        let (mut min, mut max) = (self.base, self.base);
        for dim in 0..3 {
            let reach = self.factors[dim] * (i64::from(self.shape[dim]) - 1);
            *(if reach < 0 { &mut min } else { &mut max }) += reach;
        }
        (min, max)
    }

    /// The shortest form: dimensions of size 1 do not count. Numbers stay small enough that no
    /// sum of them overflows.
    fn lanes(mut self) -> Lanes {
        for dim in 0..3 {
            if self.shape[dim] == 1 {
                self.factors[dim] = 0;
            }
        }
        match self.factors {
            [0, 0, 0] => Lanes::Same(self.base),
            _ => Lanes::Linear(self),
        }
    }

    fn map(self, f: impl Fn(i64) -> Option<i64>) -> Option<Lanes> {
        let small = |n: i64| f(n).filter(|n| n.unsigned_abs() < 1 << 40);
        let [a, b, c] = self.factors;
        let factors = [small(a)?, small(b)?, small(c)?];
        Some(Linear { base: small(self.base)?, factors, ..self }.lanes())
    }
}

impl Lanes {
    /// The result of `f` for each lane.
    pub(super) fn of(lanes: usize, mut f: impl FnMut(usize) -> i64) -> Lanes {
        let mut list = vec![0; lanes];
        let (slots, mut lane) = (list.as_mut_slice(), 0);
        while lane < lanes {
            slots[lane] = f(lane);
            lane += 1;
        }
        Lanes::each(list)
    }

    /// The shortest form of a list.
    fn each(list: Vec<i64>) -> Lanes {
        match list.first() {
            Some(first) if is_number(*first) && list[1..] == list[..list.len() - 1] => {
                Lanes::Same(*first)
            }
            _ => Lanes::Each(list.into()),
        }
    }

    /// Unknown lanes without limits.
    pub(super) fn unknown(uniform: bool) -> Lanes {
        Lanes::Unknown { uniform, min: i64::MIN + 1, max: i64::MAX }
    }

    /// The number of a lane, or the marker in its place.
    pub(super) fn get(&self, lane: usize) -> i64 {
        match self {
            Lanes::Same(value) => *value,
            Lanes::Linear(linear) => linear.at(lane),
            Lanes::Each(each) => each[lane],
            Lanes::Unknown { .. } => UNKNOWN,
        }
    }

    /// Whether it is the same for all invocations.
    pub(super) fn is_uniform(&self) -> bool {
        match self {
            Lanes::Same(_) => true,
            Lanes::Linear(_) | Lanes::Each(_) => false,
            Lanes::Unknown { uniform, .. } => *uniform,
        }
    }

    /// The numbers as a list.
    pub(super) fn list(&self, lanes: usize) -> Vec<i64> {
        match self {
            Lanes::Each(each) => each.to_vec(),
            Lanes::Linear(linear) => linear.list(),
            Lanes::Same(_) | Lanes::Unknown { .. } => {
                let (mut list, number) = (vec![0; lanes], self.get(0));
                let (slots, mut lane) = (list.as_mut_slice(), 0);
                while lane < lanes {
                    slots[lane] = number;
                    lane += 1;
                }
                list
            }
        }
    }

    /// The lanes up to a multiple of `n`, for comparisons. A single number, and the base of a
    /// formula, become less than `n`.
    pub(super) fn modulo(&self, n: i64) -> Lanes {
        match self {
            Lanes::Linear(linear) => {
                Lanes::Linear(Linear { base: linear.base.rem_euclid(n), ..*linear })
            }
            Lanes::Same(value) => Lanes::Same(value.rem_euclid(n)),
            Lanes::Each(_) | Lanes::Unknown { .. } => self.clone(),
        }
    }

    /// Whether all numbers are within these limits. Unknown lanes are not.
    pub(super) fn are_within(&self, min: i64, max: i64) -> bool {
        match self {
            Lanes::Linear(linear) => {
                let (least, greatest) = linear.limits();
                least >= min && greatest <= max
            }
            Lanes::Same(value) => min <= *value && *value <= max,
            Lanes::Each(each) => {
                let (each, mut lane) = (&**each, 0);
                while lane < each.len() && min <= each[lane] && each[lane] <= max {
                    lane += 1;
                }
                lane == each.len()
            }
            Lanes::Unknown { .. } => false,
        }
    }

    /// The least and the greatest number, if each lane has limits.
    pub(super) fn limits(&self) -> Option<(i64, i64)> {
        match self {
            Lanes::Same(value) => is_number(*value).then_some((*value, *value)),
            Lanes::Linear(linear) => Some(linear.limits()),
            Lanes::Each(each) if self.are_known() => {
                Some((*each.iter().min()?, *each.iter().max()?))
            }
            Lanes::Each(_) => None,
            Lanes::Unknown { min, max, .. } => Some((*min, *max)),
        }
    }

    /// Whether a lane that may be in the mask is unknown.
    pub(super) fn has_gaps(&self, of: &Mask) -> bool {
        match self {
            Lanes::Same(_) | Lanes::Linear(_) => false,
            Lanes::Each(each) => {
                !self.are_known() && of.possible().any(|lane| !is_number(each[lane]))
            }
            Lanes::Unknown { .. } => true,
        }
    }

    /// Whether all numbers are known.
    pub(super) fn are_known(&self) -> bool {
        match self {
            Lanes::Same(_) | Lanes::Linear(_) => true,
            Lanes::Each(each) => {
                let (each, mut lane) = (&**each, 0);
                while lane < each.len() && is_number(each[lane]) {
                    lane += 1;
                }
                lane == each.len()
            }
            Lanes::Unknown { .. } => false,
        }
    }

    pub(super) fn map(&self, f: impl Fn(i64) -> i64) -> Lanes {
        match self {
            Lanes::Same(value) => match f(*value) {
                value if is_number(value) => Lanes::Same(value),
                _ => Lanes::unknown(true),
            },
            Lanes::Linear(_) | Lanes::Each(_) => {
                let mut list = self.list(1);
                let (slots, mut lane) = (list.as_mut_slice(), 0);
                while lane < slots.len() {
                    slots[lane] = f(slots[lane]);
                    lane += 1;
                }
                Lanes::each(list)
            }
            unknown @ Lanes::Unknown { .. } => unknown.clone(),
        }
    }

    /// Combines lane by lane. `f` gets the markers, too.
    pub(super) fn zip(&self, other: &Lanes, f: impl Fn(i64, i64) -> i64) -> Lanes {
        match (self, other) {
            (Lanes::Unknown { .. }, _) | (_, Lanes::Unknown { .. }) => {
                Lanes::unknown(self.is_uniform() && other.is_uniform())
            }
            (Lanes::Same(a), Lanes::Same(b)) => Lanes::Same(*a).map(|a| f(a, *b)),
            _ => {
                let (a, b) = (self.list(1), other.list(1));
                // One number stands for all.
                let (of_a, of_b) = (usize::from(a.len() > 1), usize::from(b.len() > 1));
                let mut list = vec![0; a.len().max(b.len())];
                let (slots, a, b) = (list.as_mut_slice(), a.as_slice(), b.as_slice());
                let mut lane = 0;
                while lane < slots.len() {
                    slots[lane] = f(a[of_a * lane], b[of_b * lane]);
                    lane += 1;
                }
                Lanes::each(list)
            }
        }
    }

    /// `self + sign · other`, if both are formulas or lists.
    pub(super) fn sum(&self, other: &Lanes, sign: i64) -> Option<Lanes> {
        match (self, other) {
            (Lanes::Linear(a), Lanes::Same(b)) => {
                let base = a.base.checked_add(b.checked_mul(sign)?)?;
                Linear { base, ..*a }.map(Some)
            }
            (Lanes::Same(a), Lanes::Linear(b)) => {
                let b = Linear { base: b.base.checked_add(a.checked_mul(sign)?)?, ..*b };
                b.map(|n| n.checked_mul(sign))
            }
            (Lanes::Linear(a), Lanes::Linear(b)) => {
                let mut sum = Linear { base: a.base + sign * b.base, ..*a };
                for dim in 0..3 {
                    sum.factors[dim] += sign * b.factors[dim];
                }
                sum.map(Some)
            }
            (Lanes::Unknown { .. } | Lanes::Same(_), _) | (_, Lanes::Unknown { .. }) => None,
            (Lanes::Each(a), b) | (b @ Lanes::Linear(_), Lanes::Each(a)) if sign == 1 => {
                let (mut list, b) = (a.to_vec(), b.list(1));
                let of_b = usize::from(b.len() > 1);
                let (slots, b, mut lane) = (list.as_mut_slice(), b.as_slice(), 0);
                while lane < slots.len() {
                    let by = b[of_b * lane];
                    let (sum, overflows) = slots[lane].overflowing_add(by);
                    let is_known = is_number(slots[lane]) && is_number(by) && !overflows;
                    slots[lane] = if is_known { sum } else { UNKNOWN };
                    lane += 1;
                }
                Some(Lanes::each(list))
            }
            _ => None,
        }
    }

    /// `factor · self`, if that is a formula or a list.
    pub(super) fn product(&self, factor: i64) -> Option<Lanes> {
        match self {
            Lanes::Linear(linear) => linear.map(|n| n.checked_mul(factor)),
            Lanes::Each(each) => {
                let mut list = each.to_vec();
                let (slots, mut lane) = (list.as_mut_slice(), 0);
                let is_small = factor.unsigned_abs() <= 1 << 31 && self.are_within(0, 1 << 31);
                while is_small && lane < slots.len() {
                    slots[lane] *= factor;
                    lane += 1;
                }
                while lane < slots.len() {
                    let (product, overflows) = slots[lane].overflowing_mul(factor);
                    let is_known = is_number(slots[lane]) && !overflows;
                    slots[lane] = if is_known { product } else { UNKNOWN };
                    lane += 1;
                }
                Some(Lanes::each(list))
            }
            Lanes::Same(_) | Lanes::Unknown { .. } => None,
        }
    }
}
