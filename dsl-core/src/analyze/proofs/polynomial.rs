//! Whole numbers that the host can compute at a launch: polynomials in lengths, parameters and
//! counts of workgroups.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analyze::layout;
use crate::ir::{Module, Ty};
use crate::textures::Dimension;

/// A number that is known at the launch.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Input {
    /// The length of a slice, by the number of its binding.
    Length(usize),
    /// A by-value parameter, by the number of its local, or a part of it.
    Param {
        /// The number of the local.
        local: usize,
        /// Where the part begins in the value, in bytes.
        offset: u32,
        /// Whether it is an `i32`.
        signed: bool,
    },
    /// The texels of a texture's first level along an axis.
    Texels {
        /// The number of the binding.
        binding: usize,
        /// 0 for x, 1 for y, 2 for z; of arrays 2 for the layers.
        axis: u8,
    },
    /// The workgroups of the launch in a dimension.
    Workgroups {
        /// 0 for x, 1 for y, 2 for z.
        dimension: usize,
        /// As many as proofs are about: no invocation's id is [`MAX_INVOCATIONS`] or more.
        max: u32,
    },
    /// A polynomial that is not negative, divided by one that is positive, rounded down.
    Quotient(Box<Polynomial>, Box<Polynomial>),
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
const MAX_PRODUCTS: usize = 12;

/// Products of more inputs than this are not followed.
const MAX_DEGREE: usize = 5;

/// The greatest value of a length or parameter.
const MAX_INPUT: i64 = u32::MAX as i64;

/// No device has textures with so many texels along an axis.
const MAX_TEXELS: i64 = i32::MAX as i64;

/// Proofs are about launches of at most so many invocations in each dimension.
pub(crate) const MAX_INVOCATIONS: u32 = 1 << 31;

/// What the inputs are in launches like those that people make: small and large ones.
struct Typical {
    /// Of a slice that has to be long enough.
    long: i64,
    /// Of one that others have to be long enough for.
    short: i64,
    param: i64,
    workgroups: i64,
}

const TYPICAL: [Typical; 3] = [
    Typical { long: 1 << 10, short: 1 << 4, param: 1, workgroups: 1 },
    Typical { long: 1 << 21, short: 1 << 10, param: 37, workgroups: 3 },
    Typical { long: 1 << 30, short: 1 << 14, param: 512, workgroups: 8 },
];

impl Input {
    fn describe(&self, module: &Module) -> String {
        match self {
            Input::Length(binding) => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                let name = binding.map_or("?".to_owned(), |(_, of)| of.elements_name());
                format!("{name}.len()")
            }
            Input::Param { local, offset, .. } => {
                let local = module.locals.iter().find(|(id, _)| id.index() == *local);
                let name = local.map_or("?", |(_, of)| &of.name.text);
                let ty = local.and_then(|(_, of)| of.declared.as_ref());
                format!("{name}{}", ty.map_or(String::new(), |ty| way_to(ty, *offset)))
            }
            Input::Texels { binding, axis } => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                let name = binding.map_or("?", |(_, of)| &of.name.text);
                let dimension = binding.and_then(|(_, of)| match of.ty {
                    Ty::Handle(handle) => handle.dimension(),
                    _ => None,
                });
                match (dimension, axis) {
                    (Some(Dimension::D1), _) => format!("{name}.dimensions()"),
                    (Some(Dimension::D2Array | Dimension::CubeArray), 2) => {
                        format!("{name}.num_layers()")
                    }
                    (Some(Dimension::Multisampled2d), 2) => format!("{name}.num_samples()"),
                    _ => format!("{name}.dimensions().{}", ["x", "y", "z"][usize::from(*axis)]),
                }
            }
            Input::Workgroups { dimension, .. } => {
                format!("num_workgroups.{}", ["x", "y", "z"][*dimension])
            }
            Input::Quotient(of, divisor) => {
                let divisor = match divisor.as_constant() {
                    Some(number) => number.to_string(),
                    None => format!("({})", divisor.describe_value(module)),
                };
                format!("(({}) / {divisor})", of.describe_value(module))
            }
        }
    }

    /// The least and the greatest value that it has in a launch, as far as that is known.
    fn limits(&self) -> (Option<i64>, Option<i64>) {
        match self {
            Input::Length(_) | Input::Param { signed: false, .. } => (Some(0), Some(MAX_INPUT)),
            Input::Texels { .. } => (Some(1), Some(MAX_TEXELS)),
            Input::Workgroups { max, .. } => (Some(1), Some(i64::from(*max))),
            Input::Quotient(of, divisor) => {
                let least = divisor.least().unwrap_or(1).max(1);
                (Some(0), of.greatest().map(|greatest| greatest.div_euclid(least)))
            }
            Input::Param { signed: true, .. } => (None, None),
        }
    }

    fn in_typical(&self, launch: &Typical, short: &BTreeSet<usize>) -> Option<i64> {
        Some(match self {
            Input::Length(binding) if short.contains(binding) => launch.short,
            Input::Length(_) => launch.long,
            Input::Texels { .. } => launch.short,
            Input::Param { .. } => launch.param,
            Input::Workgroups { .. } => launch.workgroups,
            Input::Quotient(of, divisor) => {
                let divisor = divisor.in_typical(launch, short)?.max(1);
                of.in_typical(launch, short)?.max(0) / divisor
            }
        })
    }

    /// Adds the bindings whose lengths are in it.
    fn lengths(&self, found: &mut BTreeSet<usize>) {
        match self {
            Input::Length(binding) => {
                found.insert(*binding);
            }
            Input::Param { .. } | Input::Texels { .. } | Input::Workgroups { .. } => {}
            Input::Quotient(of, divisor) => {
                of.inputs().chain(divisor.inputs()).for_each(|input| input.lengths(found));
            }
        }
    }

    /// Whether it depends on how many workgroups there are.
    fn has_workgroups(&self) -> bool {
        match self {
            Input::Length(_) | Input::Param { .. } | Input::Texels { .. } => false,
            Input::Workgroups { .. } => true,
            Input::Quotient(of, divisor) => of.has_workgroups() || divisor.has_workgroups(),
        }
    }
}

/// The names on the way to a part of a value: `.size.x`.
fn way_to(ty: &Ty, offset: u32) -> String {
    match ty {
        Ty::Vector(scalar, _) => {
            let n = (offset / scalar.size()) as usize;
            format!(".{}", ["x", "y", "z", "w"].get(n).unwrap_or(&"?"))
        }
        Ty::Struct(of) => {
            let (offsets, _) = layout::member_offsets(of);
            let around = offsets.iter().zip(&of.members).rfind(|(start, _)| **start <= offset);
            around.map_or(String::new(), |(start, member)| {
                format!(".{}{}", member.name, way_to(&member.ty, offset - start))
            })
        }
        _ => String::new(),
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

    /// The inputs of all products.
    fn inputs(&self) -> impl Iterator<Item = &Input> {
        self.products().iter().flat_map(|product| &*product.inputs)
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

    /// The greatest number that is no more than it, divided by what is positive; and what has to be
    /// 0 or more for that.
    pub(super) fn quotient(&self, divisor: &Polynomial) -> Option<(Polynomial, Polynomial)> {
        let number = divisor.as_constant().filter(|number| *number > 0);
        let exact = number.and_then(|number| self.divided(number));
        if let Some(exact) = exact.or_else(|| self.divided_by_product(divisor)) {
            return Some((exact, Polynomial::default()));
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

    /// Divided by a positive number, if that divides each product; rounded down.
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

    /// How much a condition asks of a launch: little if it speaks of no length, more if one length
    /// has to be as large as others.
    pub(super) fn weight(&self) -> usize {
        if !self.has_length() {
            return 1;
        }
        let needed = self.products().iter().filter(|product| product.factor < 0);
        let inputs = needed.flat_map(|product| &*product.inputs);
        self.size() + 4 * inputs.filter(|input| matches!(input, Input::Length(_))).count()
    }

    /// Whether it depends on how much there is to access.
    pub(super) fn has_length(&self) -> bool {
        self.inputs().any(|input| matches!(input, Input::Length(_) | Input::Texels { .. }))
    }

    /// How much there is to compute.
    fn size(&self) -> usize {
        let of = |input: &Input| match input {
            Input::Length(_) | Input::Param { .. } | Input::Texels { .. } => 2,
            Input::Workgroups { .. } => 3,
            Input::Quotient(of, divisor) => 2 + of.size() + divisor.size(),
        };
        1 + self.inputs().map(of).sum::<usize>()
    }

    /// A number that it does not exceed in any launch.
    fn greatest(&self) -> Option<i64> {
        Polynomial::default().plus(self, -1)?.least()?.checked_neg()
    }

    /// Whether it is 0 or more in every launch.
    pub(super) fn is_never_negative(&self) -> bool {
        let least = |of: &Polynomial| of.least().is_some_and(|least| least >= 0);
        least(self) || self.without_a_quotient().is_some_and(|rest| rest.is_never_negative())
    }

    /// What is no greater, apart from a positive factor: a quotient by a number `d` is replaced by the least, or
    /// the greatest, that it can be, and all is multiplied by `d`.
    fn without_a_quotient(&self) -> Option<Polynomial> {
        let quotient = self.inputs().find_map(|input| match input {
            Input::Quotient(of, by) => Some((input, of, by)),
            _ => None,
        });
        let (quotient, of, by) = quotient?;
        let number = by.as_constant();
        let divisor = number.unwrap_or(1);
        let mut sum = Polynomial::constant(self.constant.checked_mul(divisor)?);
        for product in self.products() {
            let mut rest = product.inputs.to_vec();
            let term = match rest.iter().position(|input| input == quotient) {
                None => Polynomial::of(0, vec![product.scaled(divisor)?]),
                Some(at) => {
                    rest.remove(at);
                    // The other factors keep the order: they are not negative.
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
        Some(sum)
    }

    /// As a condition: in how many of the typical launches it fails.
    pub(super) fn failures(&self) -> usize {
        if self.is_never_negative() {
            return 0;
        }
        // Lengths that only make the condition harder to fulfil.
        let (mut short, mut long) = (BTreeSet::new(), BTreeSet::new());
        for Product { inputs, factor } in self.products() {
            let of = if *factor < 0 { &mut short } else { &mut long };
            inputs.iter().for_each(|input| input.lengths(of));
        }
        short.retain(|binding| !long.contains(binding));
        let fails =
            |launch: &&Typical| self.in_typical(launch, &short).is_none_or(|value| value < 0);
        TYPICAL.iter().filter(fails).count()
    }

    /// As a condition: whether hardly any launch fulfils it. What asks for it is better checked
    /// while the kernel runs.
    pub(super) fn is_unlikely(&self) -> bool {
        self.failures() == TYPICAL.len()
    }

    fn in_typical(&self, launch: &Typical, short: &BTreeSet<usize>) -> Option<i64> {
        self.products().iter().try_fold(self.constant, |sum, product| {
            let mut inputs = product.inputs.iter();
            let of = inputs.try_fold(product.factor, |so_far, input| {
                so_far.checked_mul(input.in_typical(launch, short)?)
            });
            sum.checked_add(of?)
        })
    }

    /// Whether it depends on how many workgroups there are.
    pub(super) fn has_workgroups(&self) -> bool {
        self.inputs().any(Input::has_workgroups)
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
}
