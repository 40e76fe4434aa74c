//! Whole numbers that the host can compute at a launch: polynomials in lengths, parameters and
//! counts of workgroups.

use std::cmp::Ordering;
use std::rc::Rc;

use super::input::Input;
use super::launches::{LONGEST, TYPICAL, UNUSUAL};
use super::sum::Sum;
use crate::ir::Module;
use crate::steps;

/// A number plus products of inputs. Cheap to clone: there are many of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Polynomial {
    /// The number.
    pub constant: i64,
    products: Option<Rc<Sum>>,
}

/// A product of one or more inputs, in order, with a factor that is not 0.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Product {
    /// The inputs.
    pub inputs: Rc<[Input]>,
    /// The factor.
    pub factor: i64,
}

/// The maximum number of products in a polynomial.
const MAX_PRODUCTS: usize = 12;

/// The maximum number of inputs in a product.
const MAX_DEGREE: usize = 5;

/// The maximum depth of quotients in the dividend and in the divisor of a quotient.
const MAX_NESTED: usize = 1;

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
        Polynomial { constant, products: (!products.is_empty()).then(|| Sum::of(products)) }
    }

    /// The products, in order.
    pub fn products(&self) -> &[Product] {
        self.products.as_deref().map_or(&[], Sum::products)
    }

    /// Its value with the user's names: `256 * num_workgroups.x - 1`.
    pub(super) fn describe_value(&self, module: &Module) -> String {
        match (self.side(module, 1), self.side(module, -1)) {
            (plus, minus) if minus == "0" => plus,
            (plus, minus) if minus.contains('+') => format!("{plus} - ({minus})"),
            (plus, minus) => format!("{plus} - {minus}"),
        }
    }

    /// The condition that it is not negative, with the user's names: `n <= x.len()`.
    pub(super) fn describe(&self, module: &Module) -> String {
        format!("{} <= {}", self.side(module, -1), self.side(module, 1))
    }

    /// The terms that are added, or the terms that are subtracted.
    fn side(&self, module: &Module, sign: i64) -> String {
        let is_there = |number: i64| number.signum() == sign;
        let mut terms = Vec::new();
        for Product { inputs, factor } in self.products() {
            let number = factor.unsigned_abs();
            let number = (number != 1).then(|| number.to_string());
            let inputs = inputs.iter().map(|input| input.describe(module));
            if is_there(*factor) {
                terms.push(number.into_iter().chain(inputs).collect::<Vec<_>>().join(" * "));
            }
        }
        if is_there(self.constant) {
            terms.push(self.constant.unsigned_abs().to_string());
        } else if terms.is_empty() {
            terms.push("0".to_owned());
        }
        terms.join(" + ")
    }

    /// The inputs of all products.
    pub(super) fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.products().iter().flat_map(|product| &*product.inputs)
    }

    /// The number, if it is a constant.
    pub(super) fn as_constant(&self) -> Option<i64> {
        self.products.is_none().then_some(self.constant)
    }

    /// `self + sign · other`; `None` if that is too large to follow, as for all operations here.
    pub(super) fn plus(&self, other: &Polynomial, sign: i64) -> Option<Polynomial> {
        let constant = self.constant.checked_add(other.constant.checked_mul(sign)?)?;
        if other.products.is_none() {
            return Some(Polynomial { constant, products: self.products.clone() });
        }
        let (mut left, mut right) = (self.products(), other.products());
        steps::count(1 + left.len() + right.len());
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

    pub(super) fn scaled(&self, by: i64) -> Option<Polynomial> {
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

    /// The quotient by a positive divisor, rounded down; and the polynomial that must be 0 or more
    /// for that.
    pub(super) fn quotient(&self, divisor: &Polynomial) -> Option<(Polynomial, Polynomial)> {
        let number = divisor.as_constant().filter(|number| *number > 0);
        let exact = number.and_then(|number| self.divided(number));
        if let Some(exact) = exact.or_else(|| self.divided_by_product(divisor)) {
            return Some((exact, Polynomial::default()));
        }
        if self.nested().max(divisor.nested()) > MAX_NESTED {
            return None;
        }
        let of = |dividend: &Polynomial| {
            let (of, divisor) = (Box::new(dividend.clone()), Box::new(divisor.clone()));
            Polynomial::input(Input::Quotient(of, divisor))
        };
        if self.is_never_negative() {
            return Some((of(self), Polynomial::default()));
        }
        // `(n - 1) / 4` is `(n + 3) / 4 - 1`, whose dividend is not negative.
        let moved = self.plus(divisor, 1)?;
        Some((of(&moved).plus_constant(-1)?, moved))
    }

    /// The depth of nested quotients.
    fn nested(&self) -> usize {
        let of = |input: &Input| {
            let Input::Quotient(of, divisor) = input else { return 0 };
            1 + of.nested().max(divisor.nested())
        };
        self.inputs().map(of).max().unwrap_or(0)
    }

    /// The quotient by a positive number, rounded down, if the number divides each product.
    fn divided(&self, divisor: i64) -> Option<Polynomial> {
        let divide = |product: &Product| Product {
            inputs: Rc::clone(&product.inputs),
            factor: product.factor / divisor,
        };
        let divides = self.products().iter().all(|product| product.factor % divisor == 0);
        let products = || self.products().iter().map(divide).collect();
        divides.then(|| Polynomial::of(self.constant.div_euclid(divisor), products()))
    }

    /// `(p · n - 1) / n = p - 1`, with a product of inputs for `n`.
    fn divided_by_product(&self, divisor: &Polynomial) -> Option<Polynomial> {
        let ([by], 0, -1) = (divisor.products(), divisor.constant, self.constant) else {
            return None;
        };
        let mut quotient = Polynomial::constant(-1);
        for Product { inputs, factor } in self.products() {
            let mut rest = inputs.to_vec();
            for input in &*by.inputs {
                rest.remove(rest.iter().position(|of| of == input)?);
            }
            let (factor, 0) = (factor / by.factor, factor % by.factor) else { return None };
            let product = match rest.is_empty() {
                true => Polynomial::constant(factor),
                false => Polynomial::of(0, vec![Product { inputs: rest.into(), factor }]),
            };
            quotient = quotient.plus(&product, 1)?;
        }
        Some(quotient)
    }

    /// A number that it is not below in any launch.
    pub(super) fn least(&self) -> Option<i64> {
        match &self.products {
            Some(sum) => sum.least()?.checked_add(self.constant),
            None => Some(self.constant),
        }
    }

    /// A number that it does not exceed in any launch.
    pub(super) fn greatest(&self) -> Option<i64> {
        match &self.products {
            Some(sum) => sum.greatest()?.checked_add(self.constant),
            None => Some(self.constant),
        }
    }

    /// How much a condition asks of a launch: little without a length, more if one length must be
    /// as large as others.
    pub(super) fn weight(&self) -> usize {
        if !self.has_length() {
            return 1;
        }
        let needed = self.products().iter().filter(|product| product.factor < 0);
        let inputs = needed.flat_map(|product| &*product.inputs);
        self.size() + 4 * inputs.filter(|input| matches!(input, Input::Length(_))).count()
    }

    /// Whether it depends on the size of something that is accessed.
    pub(super) fn has_length(&self) -> bool {
        self.inputs().any(|input| matches!(input, Input::Length(_) | Input::Texels { .. }))
    }

    /// The amount of computation.
    pub(super) fn size(&self) -> usize {
        let of = |input: &Input| match input {
            Input::Length(_)
            | Input::Param { .. }
            | Input::Uniform { .. }
            | Input::Texels { .. } => 2,
            Input::Workgroups { .. } => 3,
            Input::Quotient(of, divisor) => 2 + of.size() + divisor.size(),
        };
        1 + self.inputs().map(of).sum::<usize>()
    }

    /// Whether it is 0 or more in every launch.
    pub(super) fn is_never_negative(&self) -> bool {
        // One launch that shows the contrary is cheaper than a proof that fails.
        self.has_least_of_0()
            || !Polynomial::default().is_somewhere_above(self) && self.has_offset()
    }

    fn has_least_of_0(&self) -> bool {
        self.least().is_some_and(|least| least >= 0)
    }

    /// Whether the constant is large enough that the products never make the sum negative.
    fn has_offset(&self) -> bool {
        let offset = self.products.as_ref().and_then(|sum| sum.offset(|| self.offset()));
        offset.is_some_and(|offset| self.constant >= offset)
    }

    /// The value at an unusual launch.
    fn at_unusual(&self, launch: usize) -> Option<i64> {
        match &self.products {
            Some(sum) => sum.unusual()[launch]?.checked_add(self.constant),
            None => Some(self.constant),
        }
    }

    /// The least constant with which it is never negative, if the limits of a quotient show that.
    fn offset(&self) -> Option<i64> {
        let (rest, divisor) = Polynomial { constant: 0, ..self.clone() }.without_a_quotient()?;
        // With the constant `n` instead of 0, the rest has `n * divisor` more.
        let least = match &rest.products {
            Some(sum) => sum.least().and_then(i64::checked_neg),
            None => Some(0),
        };
        let offset = rest.products.as_ref().and_then(|sum| sum.offset(|| rest.offset()));
        let needed = least.into_iter().chain(offset).min()?;
        let missing = needed.checked_sub(rest.constant)?.checked_add(divisor - 1)?;
        Some(missing.div_euclid(divisor))
    }

    /// A polynomial with one quotient less, and a positive factor: the polynomial is at most the
    /// factor times this one. A quotient by a number `d` is replaced by its least or greatest
    /// possible value, and everything is multiplied by `d`.
    fn without_a_quotient(&self) -> Option<(Polynomial, i64)> {
        let quotient = self.inputs().find_map(|input| {
            if let Input::Quotient(of, by) = input { Some((input, of, by)) } else { None }
        });
        let (quotient, of, by) = quotient?;
        let number = by.as_constant();
        let divisor = Some(number.unwrap_or(1)).filter(|divisor| *divisor > 0)?;
        let mut sum = Polynomial::constant(self.constant.checked_mul(divisor)?);
        for product in self.products() {
            let mut rest = product.inputs.to_vec();
            let term = match rest.iter().position(|input| input == quotient) {
                None => Polynomial::of(0, vec![product.scaled(divisor)?]),
                Some(at) => {
                    rest.remove(at);
                    // The other factors are not negative, so they keep the order.
                    let is_natural = |input: &Input| input.limits().0.is_some_and(|min| min >= 0);
                    if rest.contains(quotient) || !rest.iter().all(is_natural) {
                        return None;
                    }
                    let replaced = match (number, product.factor > 0) {
                        (Some(number), true) => of.plus_constant(1 - number)?,
                        (None, true) => Polynomial::default(),
                        (Some(_), false) => (**of).clone(),
                        // `(n + d - 1) / d` is at most `n`.
                        (None, false) => {
                            let n = of.plus(by, -1)?.plus_constant(1)?;
                            if n.is_never_negative() { n } else { (**of).clone() }
                        }
                    };
                    let rest = match rest.is_empty() {
                        true => Polynomial::constant(product.factor),
                        false => {
                            let product = Product { inputs: rest.into(), ..product.clone() };
                            Polynomial::of(0, vec![product])
                        }
                    };
                    replaced.times(&rest)?
                }
            };
            sum = sum.plus(&term, 1)?;
        }
        Some((sum, divisor))
    }

    /// For a condition: in how many of the typical launches it fails.
    pub(super) fn failures(&self) -> usize {
        if self.is_never_negative() {
            return 0;
        }
        let Some(sum) = &self.products else { return TYPICAL.len() };
        sum.typical().iter().filter(|products| !self.holds_with(**products)).count()
    }

    /// For a condition: whether it holds if the products have this sum.
    fn holds_with(&self, products: Option<i64>) -> bool {
        let value = products.and_then(|value| value.checked_add(self.constant));
        value.is_some_and(|value| value >= 0)
    }

    /// For a condition: whether hardly any launch fulfils it. A check while the kernel runs is
    /// better then.
    pub(super) fn is_unlikely(&self) -> bool {
        self.asks_for_much() || self.failures() == TYPICAL.len() && !self.holds_apart()
    }

    /// For a condition: whether it is about parameters, and holds only if they are 1 or 2.
    pub(super) fn asks_for_little(&self) -> bool {
        let Some(sum) = self.products.as_ref().filter(|_| !self.has_length()) else { return false };
        let [_, larger @ ..] = *sum.typical();
        let others = larger.into_iter().chain([sum.small()]);
        !self.has_workgroups()
            && !others.into_iter().any(|products| self.holds_with(products))
            && !self.holds_apart()
    }

    /// For a condition: whether launches whose parameters differ fulfil it.
    fn holds_apart(&self) -> bool {
        let apart = self.products.iter().flat_map(|sum| sum.apart());
        apart.into_iter().any(|products| self.holds_with(products))
    }

    /// For a condition: whether it needs slices longer than launches have, such as `1 << 27 <=
    /// x.len()`. `x[n / 32]` needs that if nothing is known about `n`.
    fn asks_for_much(&self) -> bool {
        let factors = self.products().iter().map(|product| product.factor);
        let greatest = factors.max().unwrap_or(0).max(1);
        self.constant < LONGEST.saturating_mul(greatest).saturating_neg()
    }

    /// Whether it depends on the number of workgroups.
    pub(super) fn has_workgroups(&self) -> bool {
        self.inputs().any(Input::has_workgroups)
    }

    /// Whether it is at most `other` in every launch.
    pub(super) fn is_at_most(&self, other: &Polynomial) -> bool {
        steps::count(1);
        match (self.as_constant(), other.as_constant()) {
            (Some(a), Some(b)) => a <= b,
            _ if self.products == other.products => self.constant <= other.constant,
            _ if self.is_somewhere_above(other) => false,
            _ => {
                let rest = other.plus(self, -1);
                rest.is_some_and(|rest| rest.has_least_of_0() || rest.has_offset())
            }
        }
    }

    /// Whether an unusual launch shows that it is above `other`.
    fn is_somewhere_above(&self, other: &Polynomial) -> bool {
        for launch in 0..UNUSUAL.len() {
            steps::count(1);
            if let (Some(a), Some(b)) = (self.at_unusual(launch), other.at_unusual(launch))
                && a > b
            {
                return true;
            }
        }
        false
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
    use proptest::prelude::*;

    use super::*;

    /// Sums of a few products of small inputs, some of them quotients.
    fn polynomial() -> impl Strategy<Value = Polynomial> {
        let input = (0..4usize, 0..2usize, 1..40i64).prop_map(|(kind, n, number)| match kind {
            0 => Input::Length(n),
            1 => Input::Param { local: n, offset: 0, signed: false },
            2 => Input::Workgroups { dimension: n, max: 1 << 20 },
            _ => {
                let dividend = Polynomial::input(Input::Length(n)).plus_constant(number - 1);
                let divisor = Polynomial::constant(number);
                Input::Quotient(Box::new(dividend.expect("small")), Box::new(divisor))
            }
        });
        let product = (prop::collection::vec(input, 1..3), -40..40i64);
        (prop::collection::vec(product, 1..4), -99..99i64).prop_map(|(products, constant)| {
            products.into_iter().fold(Polynomial::constant(constant), |sum, (inputs, factor)| {
                let product =
                    inputs.into_iter().fold(Polynomial::constant(factor), |product, of| {
                        product.times(&Polynomial::input(of)).expect("of a low degree")
                    });
                sum.plus(&product, 1).expect("small")
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// None of the launches that are tried first contradicts a proof.
        #[test]
        fn no_launch_contradicts_a_proof(of in polynomial()) {
            prop_assert!(
                !(of.has_least_of_0() || of.has_offset())
                    || !Polynomial::default().is_somewhere_above(&of),
                "{of:?}"
            );
        }

        /// A condition that holds with a constant holds with greater ones.
        #[test]
        fn constants_help(of in polynomial(), more in 0..999i64) {
            let greater = of.plus_constant(more).expect("small");
            prop_assert!(!of.is_never_negative() || greater.is_never_negative(), "{of:?}");
            let apart = Polynomial::of(greater.constant, greater.products().to_vec());
            prop_assert_eq!(apart.is_never_negative(), greater.is_never_negative());
            prop_assert_eq!(apart.failures(), greater.failures());
        }
    }

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
        assert!(Polynomial::constant(-1).is_unlikely());
        let signed = Input::Param { local: 0, offset: 0, signed: true };
        assert!(!Polynomial::input(signed).is_never_negative());
    }

    #[test]
    fn what_is_too_large_is_not_followed() {
        let mut power = length();
        for _ in 1..MAX_DEGREE {
            power = power.times(&length()).expect("of that degree at most");
        }
        assert_eq!(power.times(&length()), None);
        let huge = Polynomial::constant(i64::MAX);
        assert_eq!(huge.plus_constant(1), None);
    }

    #[test]
    fn extremes() {
        let least = length().scaled(i64::MIN).expect("it fits").plus_constant(i64::MIN);
        let least = least.expect("it fits");
        assert_eq!((least.least(), least.greatest()), (None, Some(i64::MIN)));
        assert!(!least.is_never_negative() && least.is_unlikely());
        assert!(!length().is_at_most(&least) && !least.is_at_most(&length()));
        assert_eq!(least.scaled(-1), None);
    }
}
