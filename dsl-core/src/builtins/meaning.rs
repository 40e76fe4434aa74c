//! The results of builtin functions on numbers, for the analyses: a row for each name.
//!
//! The rows of `builtins/` have the types of a function and its WGSL. This table has the rest: how
//! the function is evaluated on constants, on the numbers of invocations and on ranges, and further
//! properties that an analysis needs. So no analysis knows a function by its name.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use half::f16;

use crate::ir::{BinaryOp, Expr, ExprId, Scalar};
use crate::value::Value;

/// The exact result for integers of one type. `None` if Rust panics.
type OfIntegers = fn(Scalar, &[i128]) -> Option<i128>;

/// The result for floats of one type.
type OfFloats = fn(&[Value]) -> Option<Value>;

/// The results of a function.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Meaning {
    integers: Option<OfIntegers>,
    /// Whether `integers` holds for unsigned integers only.
    is_of_unsigned: bool,
    floats: Option<OfFloats>,
    conversion: Option<fn(Value) -> Option<Value>>,
    overflow: Overflow,
    operator: Option<BinaryOp>,
    /// Whether `operator` holds for unsigned integers only.
    operator_is_unsigned: bool,
    /// How the components of a vector are combined to the result.
    pub(crate) combines: Option<Combining>,
    /// How the limits of its arguments determine the limits of its result.
    pub(crate) limits: ResultLimits,
    /// The part of a `usize` argument that it needs.
    pub(crate) sizes: Sizes,
    /// Whether it divides by its second argument. Rust panics if that is 0.
    pub(crate) divides: bool,
}

/// The treatment of a result outside of the receiver's type.
#[derive(Debug, Clone, Copy)]
enum Overflow {
    /// No result is outside.
    Never,
    /// It wraps.
    Wraps,
    /// Rust panics. In a kernel, the result wraps.
    Refused,
    /// The result wraps, and the function also returns whether it did. By default, it did if the
    /// exact result differs; a function here decides otherwise.
    Told(Option<OfIntegers>),
}

/// How two components are combined.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Combining {
    Operator(BinaryOp),
    Function(&'static str),
}

/// How the limits of a function's arguments determine the limits of its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ResultLimits {
    /// They are unknown.
    Any,
    /// As for the operator.
    Operator(BinaryOp),
    Min,
    Max,
    Clamp,
    SaturatingSub,
    RemEuclid,
    Pow,
    /// The limits of one of the first two arguments.
    Select,
    /// As many bits as the third argument gives.
    ExtractBits,
    Abs,
    AbsDiff,
    DivCeil,
    /// From 0 to the number of bits of a word.
    BitCount,
}

/// The part of a `usize` argument that a function needs. Kernels have only the lower half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sizes {
    /// All of it.
    All,
    /// Enough to tell whether the argument exceeds small numbers.
    Order,
    /// The same part that is used of the result.
    AsResult,
    /// The lower half, as the result wraps at 64 bits in Rust. `true` if a small argument changes
    /// the value by little.
    Wrapping(bool),
    /// All: the result depends on the width of the type.
    Width,
}

impl Meaning {
    const NONE: Meaning = Meaning {
        integers: None,
        is_of_unsigned: false,
        floats: None,
        conversion: None,
        overflow: Overflow::Never,
        operator: None,
        operator_is_unsigned: false,
        combines: None,
        limits: ResultLimits::Any,
        sizes: Sizes::All,
        divides: false,
    };

    const fn integers(of: OfIntegers) -> Meaning {
        Meaning { integers: Some(of), ..Meaning::NONE }
    }

    const fn floats(of: OfFloats) -> Meaning {
        Meaning { floats: Some(of), ..Meaning::NONE }
    }

    const fn conversion(of: fn(Value) -> Option<Value>) -> Meaning {
        Meaning { conversion: Some(of), ..Meaning::NONE }
    }

    const fn comparison(operator: BinaryOp) -> Meaning {
        Meaning { operator: Some(operator), ..Meaning::NONE }
    }

    const fn combining(combines: Combining) -> Meaning {
        Meaning { combines: Some(combines), ..Meaning::NONE }
    }

    const fn and_floats(self, of: OfFloats) -> Meaning {
        Meaning { floats: Some(of), ..self }
    }

    const fn operator(self, operator: BinaryOp) -> Meaning {
        Meaning { operator: Some(operator), ..self }
    }

    const fn unsigned_operator(self, operator: BinaryOp) -> Meaning {
        Meaning { operator: Some(operator), operator_is_unsigned: true, ..self }
    }

    const fn limits(self, limits: ResultLimits) -> Meaning {
        Meaning { limits, ..self }
    }

    const fn sizes(self, sizes: Sizes) -> Meaning {
        Meaning { sizes, ..self }
    }

    const fn of_unsigned(self) -> Meaning {
        Meaning { is_of_unsigned: true, ..self }
    }

    const fn wraps(self) -> Meaning {
        Meaning { overflow: Overflow::Wraps, ..self }
    }

    const fn refused(self) -> Meaning {
        Meaning { overflow: Overflow::Refused, ..self }
    }

    const fn told(self) -> Meaning {
        Meaning { overflow: Overflow::Told(None), ..self }
    }

    const fn told_by(self, of: OfIntegers) -> Meaning {
        Meaning { overflow: Overflow::Told(Some(of)), ..self }
    }

    const fn divides(self) -> Meaning {
        Meaning { divides: true, ..self }
    }

    /// The operator that it computes for a type, if any.
    pub(crate) fn is_operator(&self, of: Scalar) -> Option<BinaryOp> {
        self.operator.filter(|_| !self.operator_is_unsigned || !of.is_signed())
    }

    /// Whether its results for integers of a type are known.
    pub(crate) fn is_of_integers(&self, of: Scalar) -> bool {
        self.integers.is_some() && !(self.is_of_unsigned && of.is_signed())
    }

    /// Its result for integers in a kernel; for a pair, the first member.
    pub(crate) fn of_integers(&self, of: Scalar, args: &[i128]) -> Option<i128> {
        let exact = self.integers?(of, args)?;
        Some(match self.overflow {
            Overflow::Never => exact,
            Overflow::Wraps | Overflow::Refused | Overflow::Told(_) => of.wrap(exact),
        })
    }

    /// Whether it returns a pair: a result, and whether the result wrapped.
    pub(crate) fn tells_overflow(&self) -> bool {
        matches!(self.overflow, Overflow::Told(_))
    }

    /// Whether its result wraps, 0 or 1, if it returns that.
    pub(crate) fn overflow(&self, of: Scalar, args: &[i128]) -> Option<i128> {
        match self.overflow {
            Overflow::Told(Some(overflows)) => overflows(of, args),
            Overflow::Told(None) => {
                let exact = self.integers?(of, args)?;
                Some(i128::from(of.wrap(exact) != exact))
            }
            Overflow::Never | Overflow::Wraps | Overflow::Refused => None,
        }
    }

    /// Its result for constants, if known. Also `None` if Rust panics.
    pub(crate) fn of_constants(&self, args: &[Value], result: Scalar) -> Option<Value> {
        let Value::Int(_, of) = *args.first()? else {
            return match self.conversion {
                Some(converted) => converted(args[0]),
                None => self.floats?(args),
            };
        };
        if let (None, Some(floats)) = (self.integers, self.floats) {
            return floats(args);
        }
        let numbers: Vec<i128> = args.iter().map(|arg| arg.integer()).collect::<Option<_>>()?;
        let exact = self.integers.filter(|_| self.is_of_integers(of))?(of, &numbers)?;
        let number = match self.overflow {
            Overflow::Never => exact,
            Overflow::Wraps | Overflow::Told(_) => of.wrap(exact),
            Overflow::Refused => within(of, exact)?,
        };
        Some(if result == Scalar::Bool {
            Value::Bool(number != 0)
        } else {
            Value::wrapped(number, result)
        })
    }

    /// Converts a constant, if the function is a mere conversion.
    pub(crate) fn converted(&self, value: Value) -> Option<Value> {
        self.conversion?(value)
    }
}

/// The meaning of a function, if the table has it.
pub(crate) fn meaning(name: &str) -> Option<&'static Meaning> {
    static BY_NAME: LazyLock<BTreeMap<&'static str, &'static Meaning>> = LazyLock::new(|| {
        TABLE.iter().flat_map(|(names, of)| names.iter().map(move |name| (*name, of))).collect()
    });
    BY_NAME.get(name).copied()
}

impl Expr {
    /// The meaning of the builtin function that it calls.
    pub(crate) fn meaning(&self) -> Option<&'static Meaning> {
        if let Expr::Call(name, _) = self { meaning(&name.text) } else { None }
    }

    /// The arguments, if it is the minimum of two values.
    pub(crate) fn smaller_of(&self) -> Option<[ExprId; 2]> {
        let Expr::Call(name, args) = self else { return None };
        let is_min = meaning(&name.text)?.limits == ResultLimits::Min;
        args.as_slice().try_into().ok().filter(|_| is_min)
    }
}

fn within(of: Scalar, value: i128) -> Option<i128> {
    let (min, max) = of.limits();
    (min..=max).contains(&value).then_some(value)
}

fn saturated(of: Scalar, value: i128) -> i128 {
    let (min, max) = of.limits();
    value.clamp(min, max)
}

/// The bits of an integer as an unsigned number.
fn bits(of: Scalar, value: i128) -> u64 {
    (value as u64) & (u64::MAX >> (64 - of.bits()))
}

/// The distance of a shift or a rotation.
fn amount(of: Scalar, by: i128) -> u32 {
    by.rem_euclid(of.bits().into()) as u32
}

fn rotated(of: Scalar, value: i128, by: u32) -> i128 {
    let value = bits(of, value);
    i128::from(if by == 0 { value } else { value << by | value >> (of.bits() - by) })
}

/// Whether Rust accepts the division of two integers.
fn divisible(of: Scalar, a: i128, b: i128) -> bool {
    b != 0 && !(of.is_signed() && b == -1 && a == of.limits().0)
}

/// A power. If it has too many bits, the result has its lowest 64 and exceeds the limits of all
/// types.
fn power(a: i128, exponent: i128) -> Option<i128> {
    let exponent = u32::try_from(exponent).ok()?;
    let wrapped = || i128::from((a as u64).wrapping_pow(exponent)) + (1 << 100);
    Some(a.checked_pow(exponent).filter(|power| power.abs() < 1 << 100).unwrap_or_else(wrapped))
}

/// The mask of a bit field, cut at the width.
fn field_of(offset: u32, count: u32) -> u32 {
    let ones = 1_u32.checked_shl(count).map_or(u32::MAX, |end| end - 1);
    ones.checked_shl(offset).unwrap_or(0)
}

/// A function of integers. The macro can bind their type to a name.
macro_rules! integers {
    (|$($arg:ident),+| $result:expr) => {
        integers!(_of: |$($arg),+| $result)
    };
    ($of:ident: |$($arg:ident),+| $result:expr) => {
        Meaning::integers(of_integers!($of: |$($arg),+| $result))
    };
}

macro_rules! of_integers {
    ($of:ident: |$($arg:ident),+| $result:expr) => {
        |$of, args| {
            let &[$($arg),+] = args else { return None };
            $result
        }
    };
}

/// A function of floats of one type.
macro_rules! of_floats {
    (|$a:ident $(, $b:ident)?| $result:expr) => {
        |args| match *args {
            [Value::F32($a) $(, Value::F32($b))?] => Some(Value::from($result)),
            [Value::F64($a) $(, Value::F64($b))?] => Some(Value::from($result)),
            _ => None,
        }
    };
}

macro_rules! floats {
    (|$a:ident $(, $b:ident)?| $result:expr) => {
        Meaning::floats(of_floats!(|$a $(, $b)?| $result))
    };
}

static TABLE: &[(&[&str], Meaning)] = &[
    (
        &["min"],
        integers!(|a, b| Some(a.min(b)))
            .and_floats(of_floats!(|a, b| a.min(b)))
            .limits(ResultLimits::Min)
            .sizes(Sizes::Order),
    ),
    (
        &["max"],
        integers!(|a, b| Some(a.max(b)))
            .and_floats(of_floats!(|a, b| a.max(b)))
            .limits(ResultLimits::Max),
    ),
    (
        &["clamp"],
        integers!(|a, min, max| (min <= max).then(|| a.clamp(min, max)))
            .limits(ResultLimits::Clamp),
    ),
    (
        &["abs"],
        integers!(|a| Some(a.abs()))
            .refused()
            .and_floats(of_floats!(|a| a.abs()))
            .limits(ResultLimits::Abs),
    ),
    (&["wrapping_abs"], integers!(|a| Some(a.abs())).wraps()),
    (&["overflowing_abs"], integers!(|a| Some(a.abs())).told()),
    (&["unsigned_abs"], integers!(|a| Some(a.abs()))),
    (&["signum", "::sign"], integers!(|a| Some(a.signum())).and_floats(of_floats!(|a| a.signum()))),
    (&["is_negative"], integers!(|a| Some(i128::from(a < 0)))),
    (&["is_positive"], integers!(|a| Some(i128::from(a > 0)))),
    (&["abs_diff"], integers!(|a, b| Some((a - b).abs())).limits(ResultLimits::AbsDiff)),
    (&["midpoint"], integers!(|a, b| Some((a + b) / 2))),
    // Arithmetic that wraps, or returns whether it does.
    (
        &["wrapping_add"],
        integers!(|a, b| Some(a + b))
            .wraps()
            .operator(BinaryOp::Add)
            .limits(ResultLimits::Operator(BinaryOp::Add))
            .sizes(Sizes::Wrapping(true)),
    ),
    (
        &["wrapping_sub"],
        integers!(|a, b| Some(a - b))
            .wraps()
            .operator(BinaryOp::Sub)
            .limits(ResultLimits::Operator(BinaryOp::Sub))
            .sizes(Sizes::Wrapping(true)),
    ),
    (
        &["wrapping_mul"],
        integers!(|a, b| Some(a.wrapping_mul(b)))
            .wraps()
            .operator(BinaryOp::Mul)
            .limits(ResultLimits::Operator(BinaryOp::Mul))
            .sizes(Sizes::Wrapping(false)),
    ),
    (
        &["wrapping_div"],
        integers!(|a, b| a.checked_div(b))
            .wraps()
            .limits(ResultLimits::Operator(BinaryOp::Div))
            .divides(),
    ),
    (
        &["wrapping_rem"],
        integers!(|a, b| a.checked_rem(b)).limits(ResultLimits::Operator(BinaryOp::Rem)).divides(),
    ),
    (&["wrapping_neg"], integers!(|a| Some(-a)).wraps().sizes(Sizes::Wrapping(true))),
    (
        &["wrapping_shl"],
        integers!(of: |a, n| Some(i128::from(bits(of, a)) << amount(of, n))).wraps(),
    ),
    (&["wrapping_shr"], integers!(of: |a, n| Some(a >> amount(of, n)))),
    (&["wrapping_add_signed", "wrapping_add_unsigned"], integers!(|a, b| Some(a + b)).wraps()),
    (&["wrapping_sub_unsigned"], integers!(|a, b| Some(a - b)).wraps()),
    (&["overflowing_add"], integers!(|a, b| Some(a + b)).told().operator(BinaryOp::Add)),
    (&["overflowing_sub"], integers!(|a, b| Some(a - b)).told().operator(BinaryOp::Sub)),
    // The product of two unsigned 64-bit numbers may exceed a signed 128-bit one.
    (&["overflowing_mul"], integers!(|a, b| a.checked_mul(b)).told().operator(BinaryOp::Mul)),
    (&["overflowing_div"], integers!(|a, b| a.checked_div(b)).told()),
    (
        &["overflowing_rem"],
        integers!(|a, b| a.checked_rem(b))
            .told_by(of_integers!(of: |a, b| Some(i128::from(!divisible(of, a, b))))),
    ),
    (&["overflowing_neg"], integers!(|a| Some(-a)).told()),
    (
        &["overflowing_shl"],
        integers!(of: |a, n| Some(i128::from(bits(of, a)) << amount(of, n)))
            .told_by(of_integers!(of: |_a, n| Some(i128::from(bits(of, n) >= of.bits().into())))),
    ),
    (
        &["overflowing_shr"],
        integers!(of: |a, n| Some(a >> amount(of, n)))
            .told_by(of_integers!(of: |_a, n| Some(i128::from(bits(of, n) >= of.bits().into())))),
    ),
    (
        &["saturating_add", "saturating_add_signed"],
        integers!(of: |a, b| Some(saturated(of, a + b))),
    ),
    (
        &["saturating_sub"],
        integers!(of: |a, b| Some(saturated(of, a - b))).limits(ResultLimits::SaturatingSub),
    ),
    (&["saturating_mul"], integers!(of: |a, b| Some(saturated(of, a.saturating_mul(b))))),
    // Quotients.
    (
        &["rem_euclid"],
        integers!(of: |a, b| divisible(of, a, b).then(|| a.rem_euclid(b)))
            .unsigned_operator(BinaryOp::Rem)
            .limits(ResultLimits::RemEuclid)
            .divides(),
    ),
    (
        &["div_euclid"],
        integers!(of: |a, b| divisible(of, a, b).then(|| a.div_euclid(b)))
            .unsigned_operator(BinaryOp::Div)
            .limits(ResultLimits::Operator(BinaryOp::Div))
            .divides(),
    ),
    (
        &["div_ceil"],
        integers!(|a, b| (a + b - 1).checked_div(b)).limits(ResultLimits::DivCeil).divides(),
    ),
    (
        &["next_multiple_of"],
        integers!(of: |a, b| within(of, (a + b - 1).checked_div(b)?.checked_mul(b)?)).divides(),
    ),
    (
        &["is_multiple_of"],
        integers!(|a, b| Some(i128::from(if b == 0 { a == 0 } else { a % b == 0 }))),
    ),
    // Powers, roots and logarithms.
    (
        &["pow"],
        integers!(|a, n| power(a, n)).refused().limits(ResultLimits::Pow).sizes(Sizes::AsResult),
    ),
    (&["is_power_of_two"], integers!(|a| Some(i128::from(a.count_ones() == 1)))),
    (
        &["next_power_of_two"],
        integers!(of: |a| within(of, u64::try_from(a).ok()?.checked_next_power_of_two()?.into())),
    ),
    (&["isqrt"], integers!(|a| Some(u64::try_from(a).ok()?.isqrt().into()))),
    (&["ilog2"], integers!(|a| Some(u64::try_from(a).ok()?.checked_ilog2()?.into()))),
    // Bits.
    (
        &["count_ones", "::count_one_bits"],
        integers!(of: |a| Some(bits(of, a).count_ones().into())).limits(ResultLimits::BitCount),
    ),
    (
        &["count_zeros"],
        integers!(of: |a| Some((of.bits() - bits(of, a).count_ones()).into()))
            .limits(ResultLimits::BitCount)
            .sizes(Sizes::Width),
    ),
    (
        &["leading_zeros", "::count_leading_zeros"],
        integers!(of: |a| Some((bits(of, a).leading_zeros() - (64 - of.bits())).into()))
            .limits(ResultLimits::BitCount)
            .sizes(Sizes::Width),
    ),
    (
        &["leading_ones"],
        integers!(of: |a| Some((bits(of, a) << (64 - of.bits())).leading_ones().into()))
            .limits(ResultLimits::BitCount)
            .sizes(Sizes::Width),
    ),
    (
        &["trailing_zeros", "::count_trailing_zeros"],
        integers!(of: |a| Some(bits(of, a).trailing_zeros().min(of.bits()).into()))
            .limits(ResultLimits::BitCount),
    ),
    (
        &["trailing_ones"],
        integers!(of: |a| Some(bits(of, a).trailing_ones().into())).limits(ResultLimits::BitCount),
    ),
    (
        &["reverse_bits", "::reverse_bits"],
        integers!(of: |a| Some((bits(of, a).reverse_bits() >> (64 - of.bits())).into()))
            .wraps()
            .sizes(Sizes::Width),
    ),
    (
        &["swap_bytes"],
        integers!(of: |a| Some((bits(of, a).swap_bytes() >> (64 - of.bits())).into()))
            .wraps()
            .sizes(Sizes::Width),
    ),
    (
        &["rotate_left"],
        integers!(of: |a, n| Some(rotated(of, a, amount(of, n)))).wraps().sizes(Sizes::Width),
    ),
    (
        &["rotate_right"],
        integers!(of: |a, n| Some(rotated(of, a, amount(of, -n)))).wraps().sizes(Sizes::Width),
    ),
    (
        &["::first_leading_bit"],
        integers!(of: |a| Some(bits(of, a).checked_ilog2().map_or(of.limits().1, i128::from)))
            .of_unsigned(),
    ),
    (
        &["::first_trailing_bit"],
        integers!(of: |a| Some(match bits(of, a) {
            0 => -1,
            bits => bits.trailing_zeros().into(),
        }))
        .wraps(),
    ),
    (
        &["::extract_bits"],
        integers!(|a, offset, count| {
            let (offset, count) = (u32::try_from(offset).ok()?, u32::try_from(count).ok()?);
            let field = u32::try_from(a).ok()? & field_of(offset, count);
            Some(field.checked_shr(offset).unwrap_or(0).into())
        })
        .of_unsigned()
        .limits(ResultLimits::ExtractBits),
    ),
    (
        &["::insert_bits"],
        integers!(|a, new, offset, count| {
            let (offset, count) = (offset as u32, count as u32);
            let field = field_of(offset, count);
            Some(i128::from(a as u32 & !field | (new as u32).wrapping_shl(offset) & field))
        })
        .wraps(),
    ),
    (&["cast_signed"], integers!(of: |a| Some(of.signed().wrap(a)))),
    (&["cast_unsigned"], integers!(of: |a| Some(of.unsigned().wrap(a)))),
    (&["::bitcast_i32"], integers!(|a| Some(Scalar::I32.wrap(a)))),
    (&["::bitcast_u32"], integers!(|a| Some(Scalar::U32.wrap(a)))),
    // Vectors.
    (&["::select"], Meaning::NONE.limits(ResultLimits::Select)),
    (&["cmpeq"], Meaning::comparison(BinaryOp::Eq)),
    (&["cmpne"], Meaning::comparison(BinaryOp::Ne)),
    (&["cmplt"], Meaning::comparison(BinaryOp::Lt)),
    (&["cmple"], Meaning::comparison(BinaryOp::Le)),
    (&["cmpgt"], Meaning::comparison(BinaryOp::Gt)),
    (&["cmpge"], Meaning::comparison(BinaryOp::Ge)),
    (&["element_sum"], Meaning::combining(Combining::Operator(BinaryOp::Add))),
    (&["element_product"], Meaning::combining(Combining::Operator(BinaryOp::Mul))),
    (&["any"], Meaning::combining(Combining::Operator(BinaryOp::LogicalOr))),
    (&["all"], Meaning::combining(Combining::Operator(BinaryOp::LogicalAnd))),
    (&["min_element"], Meaning::combining(Combining::Function("min"))),
    (&["max_element"], Meaning::combining(Combining::Function("max"))),
    // Floats, for functions that rustc evaluates in constants.
    (&["copysign"], floats!(|a, b| a.copysign(b))),
    (&["recip"], floats!(|a| a.recip())),
    (&["floor"], floats!(|a| a.floor())),
    (&["ceil"], floats!(|a| a.ceil())),
    (&["trunc"], floats!(|a| a.trunc())),
    (&["to_radians"], floats!(|a| a.to_radians())),
    (&["to_degrees"], floats!(|a| a.to_degrees())),
    (&["is_nan"], floats!(|a| a.is_nan())),
    (&["is_infinite"], floats!(|a| a.is_infinite())),
    (&["is_finite"], floats!(|a| a.is_finite())),
    (&["to_bits"], floats!(|a| a.to_bits())),
    (
        &["f32::from_bits"],
        Meaning::floats(|args| match *args {
            [Value::Int(bits, _)] => Some(Value::F32(f32::from_bits(bits as u32))),
            _ => None,
        }),
    ),
    (
        &["f64::from_bits"],
        Meaning::floats(|args| match *args {
            [Value::Int(bits, _)] => Some(Value::F64(f64::from_bits(bits as u64))),
            _ => None,
        }),
    ),
    (
        &["f16::from_f32", "f16::from_f32_const"],
        Meaning::conversion(|value| match value {
            Value::F32(a) => Some(Value::F16(f16::from_f32(a))),
            Value::Bool(_) | Value::Int(..) | Value::F16(_) | Value::F64(_) => None,
        }),
    ),
    (
        &["to_f32", "to_f32_const"],
        Meaning::conversion(|value| match value {
            Value::F16(a) => Some(Value::F32(a.to_f32())),
            Value::Bool(_) | Value::Int(..) | Value::F32(_) | Value::F64(_) => None,
        }),
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::TABLE;
    use crate::builtins::Builtin;

    #[test]
    fn each_meaning_is_that_of_a_function() {
        let functions: BTreeSet<&str> = Builtin::all().map(|row| row.name).collect();
        let names: Vec<&str> = TABLE.iter().flat_map(|(names, _)| *names).copied().collect();
        let unknown: Vec<&&str> = names.iter().filter(|name| !functions.contains(**name)).collect();
        assert!(unknown.is_empty(), "no function has these names: {unknown:?}");
        let different: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "a name has two meanings");
    }
}
