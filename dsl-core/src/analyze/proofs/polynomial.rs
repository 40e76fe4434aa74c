//! Whole numbers that the host can compute at a launch: polynomials in lengths, parameters and
//! counts of workgroups.

use std::collections::BTreeMap;

use crate::ir::{Module, Ty};

/// A number that is known at the launch.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Input {
    /// The length of a slice, by the number of its binding.
    Length(usize),
    /// A by-value parameter, by the number of its local, or a component of it.
    Param {
        /// The number of the local.
        local: usize,
        /// Which component of a vector; 0 for a scalar.
        component: u8,
        /// Whether it is an `i32`.
        signed: bool,
    },
    /// The workgroups of the launch in a dimension.
    Workgroups {
        /// 0 for x, 1 for y, 2 for z.
        dimension: usize,
        /// As many as proofs are about: no invocation's id is [`MAX_INVOCATIONS`] or more.
        max: u32,
    },
    /// A polynomial that is not negative, divided by a positive number, rounded down.
    Quotient(Box<Polynomial>, i64),
}

/// A number plus products of inputs, each with a factor that is not 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Polynomial {
    /// The number.
    pub constant: i64,
    /// The factor of each product. The key lists its inputs in order, one at least.
    pub products: BTreeMap<Vec<Input>, i64>,
}

/// More products than this are not followed.
const MAX_PRODUCTS: usize = 8;

/// Products of more inputs than this are not followed.
const MAX_DEGREE: usize = 3;

/// The greatest value of a length or parameter.
const MAX_INPUT: i64 = u32::MAX as i64;

/// Proofs are about launches of at most so many invocations in each dimension.
pub(crate) const MAX_INVOCATIONS: u32 = 1 << 31;

impl Input {
    fn describe(&self, module: &Module) -> String {
        match self {
            Input::Length(binding) => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                format!("{}.len()", binding.map_or("?", |(_, of)| &of.name.text))
            }
            Input::Param { local, component, .. } => {
                let local = module.locals.iter().find(|(id, _)| id.index() == *local);
                let name = local.map_or("?", |(_, of)| &of.name.text);
                match local.and_then(|(_, of)| of.declared.as_ref()) {
                    Some(Ty::Vector(..)) => {
                        format!("{name}.{}", ["x", "y", "z", "w"][usize::from(*component)])
                    }
                    _ => name.to_owned(),
                }
            }
            Input::Workgroups { dimension, .. } => {
                format!("num_workgroups.{}", ["x", "y", "z"][*dimension])
            }
            Input::Quotient(of, divisor) => {
                let (plus, minus) = (of.side(module, 1), of.side(module, -1));
                match minus == "0" {
                    true => format!("(({plus}) / {divisor})"),
                    false => format!("(({plus} - ({minus})) / {divisor})"),
                }
            }
        }
    }

    /// The least and the greatest value that it has in a launch, as far as that is known.
    fn limits(&self) -> (Option<i64>, Option<i64>) {
        match self {
            Input::Length(_) | Input::Param { signed: false, .. } => (Some(0), Some(MAX_INPUT)),
            Input::Workgroups { max, .. } => (Some(1), Some(i64::from(*max))),
            Input::Quotient(..) => (Some(0), None),
            Input::Param { signed: true, .. } => (None, None),
        }
    }
}

impl Polynomial {
    /// A number.
    pub fn constant(constant: i64) -> Polynomial {
        Polynomial { constant, products: BTreeMap::new() }
    }

    /// An input.
    pub fn input(input: Input) -> Polynomial {
        Polynomial { constant: 0, products: [(vec![input], 1)].into() }
    }

    /// The condition that it is not negative, with the user's names: `n <= x.len()`.
    pub(super) fn describe(&self, module: &Module) -> String {
        format!("{} <= {}", self.side(module, -1), self.side(module, 1))
    }

    /// What is added in it, or what is subtracted.
    fn side(&self, module: &Module, sign: i64) -> String {
        let mut terms = Vec::new();
        for (inputs, factor) in &self.products {
            let number = (factor.abs() != 1).then(|| factor.abs().to_string());
            let inputs = inputs.iter().map(|input| input.describe(module));
            if factor * sign > 0 {
                terms.push(number.into_iter().chain(inputs).collect::<Vec<_>>().join(" * "));
            }
        }
        if self.constant * sign > 0 || terms.is_empty() {
            terms.push((self.constant * sign).max(0).to_string());
        }
        terms.join(" + ")
    }

    /// The number, if it is one.
    pub(super) fn as_constant(&self) -> Option<i64> {
        self.products.is_empty().then_some(self.constant)
    }

    fn of(constant: i64, mut products: BTreeMap<Vec<Input>, i64>) -> Option<Polynomial> {
        products.retain(|_, factor| *factor != 0);
        (products.len() <= MAX_PRODUCTS).then_some(Polynomial { constant, products })
    }

    /// `self + sign · other`; `None` where that is too large to follow, as for all operations here.
    pub(super) fn plus(&self, other: &Polynomial, sign: i64) -> Option<Polynomial> {
        let constant = self.constant.checked_add(other.constant.checked_mul(sign)?)?;
        let mut products = self.products.clone();
        for (inputs, factor) in &other.products {
            let slot = products.entry(inputs.clone()).or_default();
            *slot = slot.checked_add(factor.checked_mul(sign)?)?;
        }
        Polynomial::of(constant, products)
    }

    /// `self + n`.
    pub(super) fn plus_constant(&self, n: i64) -> Option<Polynomial> {
        self.plus(&Polynomial::constant(n), 1)
    }

    fn scaled(&self, by: i64) -> Option<Polynomial> {
        let scale =
            |(inputs, factor): (&Vec<Input>, &i64)| Some((inputs.clone(), factor.checked_mul(by)?));
        let products: Option<_> = self.products.iter().map(scale).collect();
        Polynomial::of(self.constant.checked_mul(by)?, products?)
    }

    pub(super) fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut sum = self.scaled(other.constant)?;
        for (right, factor) in &other.products {
            let mut product = Polynomial::constant(0);
            product.products.insert(right.clone(), self.constant);
            for (left, other_factor) in &self.products {
                let mut inputs = [left.as_slice(), right].concat();
                inputs.sort();
                if inputs.len() > MAX_DEGREE {
                    return None;
                }
                product.products.insert(inputs, *other_factor);
            }
            sum = sum.plus(&product.scaled(*factor)?, 1)?;
        }
        Some(sum)
    }

    /// Divided by a positive number and rounded down, where it is not negative.
    pub(super) fn quotient(&self, divisor: i64) -> Polynomial {
        let divides = |factor: &i64| factor % divisor == 0;
        if !self.products.values().all(divides) {
            return Polynomial::input(Input::Quotient(Box::new(self.clone()), divisor));
        }
        let products = self.products.iter();
        let products = products.map(|(inputs, factor)| (inputs.clone(), factor / divisor));
        Polynomial { constant: self.constant.div_euclid(divisor), products: products.collect() }
    }

    /// A number that it is never below, in whatever launch.
    fn least(&self) -> Option<i64> {
        let mut least = self.constant;
        for (inputs, factor) in &self.products {
            let mut product = *factor;
            for input in inputs {
                let (min, max) = input.limits();
                // No input is negative: a negative product is least where they are greatest.
                product = product.checked_mul(if *factor > 0 { min? } else { min.and(max)? })?;
            }
            least = least.checked_add(product)?;
        }
        Some(least)
    }

    /// Whether it is 0 or more in every launch.
    pub(super) fn is_never_negative(&self) -> bool {
        self.least().is_some_and(|least| least >= 0)
    }

    /// Whether it is negative in every launch.
    pub(super) fn is_negative(&self) -> bool {
        let negated = Polynomial::default().plus(self, -1);
        negated.and_then(|negated| negated.least()).is_some_and(|least| least > 0)
    }

    /// Whether it is at most `other` in every launch.
    pub(super) fn is_at_most(&self, other: &Polynomial) -> bool {
        match (self.as_constant(), other.as_constant()) {
            (Some(a), Some(b)) => a <= b,
            _ => self == other || other.plus(self, -1).is_some_and(|rest| rest.is_never_negative()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length() -> Polynomial {
        Polynomial::input(Input::Length(0))
    }

    #[test]
    fn differences_cancel() {
        let rows = Polynomial::input(Input::Workgroups { dimension: 0, max: 1 << 20 });
        // (rows - 1) * n + n - 1 < rows * n
        let last = rows.plus_constant(-1).and_then(|last| last.times(&length()));
        let last = last.and_then(|last| last.plus(&length(), 1)?.plus_constant(-1));
        let end = rows.times(&length()).expect("small");
        assert!(last.expect("small").plus_constant(1).expect("small").is_at_most(&end));
        assert!(!end.is_at_most(&length()));
    }

    #[test]
    fn signs() {
        assert!(length().is_never_negative());
        assert!(!length().plus_constant(-1).expect("small").is_never_negative());
        let workgroups = Polynomial::input(Input::Workgroups { dimension: 1, max: 1 << 20 });
        assert!(workgroups.plus_constant(-1).expect("small").is_never_negative());
        assert!(Polynomial::constant(-1).is_negative());
        let signed = Input::Param { local: 0, component: 0, signed: true };
        assert!(!Polynomial::input(signed).is_never_negative());
    }

    #[test]
    fn what_is_too_large_is_not_followed() {
        let mut power = length();
        for _ in 0..2 {
            power = power.times(&length()).expect("of degree 3 at most");
        }
        assert_eq!(power.times(&length()), None);
        let huge = Polynomial::constant(i64::MAX);
        assert_eq!(huge.plus_constant(1), None);
    }
}
