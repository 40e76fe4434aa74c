//! Whole numbers that the host can compute at a launch: polynomials in lengths, parameters and
//! counts of workgroups.

use std::cmp::Ordering;
use std::rc::Rc;

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

/// A number plus products of inputs. Cheap to clone: there are many of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Polynomial {
    /// The number.
    pub constant: i64,
    products: Option<Rc<[Product]>>,
}

/// A product of inputs, in order and one at least, with a factor that is not 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Product {
    /// The inputs.
    pub inputs: Rc<[Input]>,
    /// The factor.
    pub factor: i64,
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
                let name = binding.map_or("?".to_owned(), |(_, of)| of.elements_name());
                format!("{name}.len()")
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
                format!("(({}) / {divisor})", of.describe_value(module))
            }
        }
    }

    /// The least and the greatest value that it has in a launch, as far as that is known.
    fn limits(&self) -> (Option<i64>, Option<i64>) {
        match self {
            Input::Length(_) | Input::Param { signed: false, .. } => (Some(0), Some(MAX_INPUT)),
            Input::Workgroups { max, .. } => (Some(1), Some(i64::from(*max))),
            Input::Quotient(of, divisor) => {
                (Some(0), of.greatest().map(|greatest| greatest.div_euclid(*divisor)))
            }
            Input::Param { signed: true, .. } => (None, None),
        }
    }
}

impl Polynomial {
    /// A number.
    pub fn constant(constant: i64) -> Polynomial {
        Polynomial { constant, products: None }
    }

    /// An input.
    pub fn input(input: Input) -> Polynomial {
        Polynomial::of(0, vec![Product { inputs: Rc::new([input]), factor: 1 }])
    }

    fn of(constant: i64, products: Vec<Product>) -> Polynomial {
        Polynomial { constant, products: (!products.is_empty()).then(|| products.into()) }
    }

    /// The products, in order.
    pub fn products(&self) -> &[Product] {
        self.products.as_deref().unwrap_or_default()
    }

    /// The condition that it is not negative, with the user's names: `n <= x.len()`.
    /// Its value with the user's names: `256 * num_workgroups.x - 1`.
    pub(super) fn describe_value(&self, module: &Module) -> String {
        match (self.side(module, 1), self.side(module, -1)) {
            (plus, minus) if minus == "0" => plus,
            (plus, minus) if minus.contains('+') => format!("{plus} - ({minus})"),
            (plus, minus) => format!("{plus} - {minus}"),
        }
    }

    /// The condition that it is not negative.
    pub(super) fn describe(&self, module: &Module) -> String {
        format!("{} <= {}", self.side(module, -1), self.side(module, 1))
    }

    /// What is added in it, or what is subtracted.
    fn side(&self, module: &Module, sign: i64) -> String {
        let mut terms = Vec::new();
        for Product { inputs, factor } in self.products() {
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
        self.products.is_none().then_some(self.constant)
    }

    /// `self + sign · other`; `None` where that is too large to follow, as for all operations here.
    pub(super) fn plus(&self, other: &Polynomial, sign: i64) -> Option<Polynomial> {
        let constant = self.constant.checked_add(other.constant.checked_mul(sign)?)?;
        if other.products.is_none() {
            return Some(Polynomial { constant, products: self.products.clone() });
        }
        let (mut left, mut right) = (self.products(), other.products());
        let mut sum = Vec::with_capacity(left.len() + right.len());
        while let (Some((a, more_left)), Some((b, more_right))) =
            (left.split_first(), right.split_first())
        {
            match a.inputs.cmp(&b.inputs) {
                Ordering::Less => (left, _) = (more_left, sum.push(a.clone())),
                Ordering::Greater => (right, _) = (more_right, sum.push(b.scaled(sign)?)),
                Ordering::Equal => {
                    let factor = a.factor.checked_add(b.factor.checked_mul(sign)?)?;
                    if factor != 0 {
                        sum.push(Product { inputs: Rc::clone(&a.inputs), factor });
                    }
                    (left, right) = (more_left, more_right);
                }
            }
        }
        sum.extend(left.iter().cloned());
        for product in right {
            sum.push(product.scaled(sign)?);
        }
        (sum.len() <= MAX_PRODUCTS).then(|| Polynomial::of(constant, sum))
    }

    /// `self + n`.
    pub(super) fn plus_constant(&self, n: i64) -> Option<Polynomial> {
        let constant = self.constant.checked_add(n)?;
        Some(Polynomial { constant, products: self.products.clone() })
    }

    fn scaled(&self, by: i64) -> Option<Polynomial> {
        let constant = self.constant.checked_mul(by)?;
        if by == 0 {
            return Some(Polynomial::default());
        }
        let products: Option<_> =
            self.products().iter().map(|product| product.scaled(by)).collect();
        Some(Polynomial::of(constant, products?))
    }

    pub(super) fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut sum = self.scaled(other.constant)?;
        for right in other.products() {
            let constant = right.scaled(self.constant)?;
            let constant = (constant.factor != 0).then_some(constant).into_iter().collect();
            sum = sum.plus(&Polynomial::of(0, constant), 1)?;
            for left in self.products() {
                let mut inputs = [&*left.inputs, &*right.inputs].concat();
                inputs.sort();
                if inputs.len() > MAX_DEGREE {
                    return None;
                }
                let factor = left.factor.checked_mul(right.factor)?;
                let product = Product { inputs: inputs.into(), factor };
                sum = sum.plus(&Polynomial::of(0, vec![product]), 1)?;
            }
        }
        Some(sum)
    }

    /// Divided by a positive number and rounded down, where it is not negative.
    pub(super) fn quotient(&self, divisor: i64) -> Polynomial {
        if !self.products().iter().all(|product| product.factor % divisor == 0) {
            return Polynomial::input(Input::Quotient(Box::new(self.clone()), divisor));
        }
        let divide = |product: &Product| Product {
            inputs: Rc::clone(&product.inputs),
            factor: product.factor / divisor,
        };
        let products = self.products().iter().map(divide).collect();
        Polynomial::of(self.constant.div_euclid(divisor), products)
    }

    /// A number that it is never below, in whatever launch.
    fn least(&self) -> Option<i64> {
        let mut least = self.constant;
        for Product { inputs, factor } in self.products() {
            let mut product = *factor;
            for input in &**inputs {
                let (min, max) = input.limits();
                // No input is negative: a negative product is least where they are greatest.
                product = product.checked_mul(if *factor > 0 { min? } else { min.and(max)? })?;
            }
            least = least.checked_add(product)?;
        }
        Some(least)
    }

    /// How much there is to compute.
    pub(super) fn weight(&self) -> usize {
        let inputs = self.products().iter().flat_map(|product| &*product.inputs);
        let of = |input: &Input| match input {
            Input::Length(_) | Input::Param { .. } => 2,
            Input::Workgroups { .. } => 3,
            Input::Quotient(of, _) => 3 + of.weight(),
        };
        1 + inputs.map(of).sum::<usize>()
    }

    /// A number that it does not exceed in any launch.
    fn greatest(&self) -> Option<i64> {
        Polynomial::default().plus(self, -1)?.least()?.checked_neg()
    }

    /// Whether it is 0 or more in every launch.
    pub(super) fn is_never_negative(&self) -> bool {
        self.least().is_some_and(|least| least >= 0)
    }

    /// Whether it is negative in every launch.
    pub(super) fn is_negative(&self) -> bool {
        self.greatest().is_some_and(|greatest| greatest < 0)
    }

    /// Whether it is at most `other` in every launch.
    pub(super) fn is_at_most(&self, other: &Polynomial) -> bool {
        match (self.as_constant(), other.as_constant()) {
            (Some(a), Some(b)) => a <= b,
            _ => self == other || other.plus(self, -1).is_some_and(|rest| rest.is_never_negative()),
        }
    }
}

impl Product {
    fn scaled(&self, by: i64) -> Option<Product> {
        let factor = self.factor.checked_mul(by)?;
        Some(Product { inputs: Rc::clone(&self.inputs), factor })
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
