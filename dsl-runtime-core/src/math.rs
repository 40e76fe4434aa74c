//! WGSL's operators and builtin functions in Rust, for the CPU form of kernels.
//!
//! Takes scalars and glam's vectors of them, componentwise, with the meaning that kernels have on
//! every device: integers wrap, `x / 0` gives `x` and `x % 0` gives 0, shift amounts count modulo
//! the width, and no input panics.

use glam::{
    BVec2, BVec3, BVec4, DVec2, DVec3, DVec4, I64Vec2, I64Vec3, I64Vec4, IVec2, IVec3, IVec4,
    U64Vec2, U64Vec3, U64Vec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4,
};
use half::f16;

use crate::{F16Vec2, F16Vec3, F16Vec4};

/// A scalar type, with its vectors.
pub trait Scalar: Shape<Scalar = Self> + PartialEq {
    /// A vector of two.
    type V2: Shape<Scalar = Self>;
    /// A vector of three.
    type V3: Shape<Scalar = Self>;
    /// A vector of four.
    type V4: Shape<Scalar = Self>;
}

/// A scalar or a vector: the type and the number of its components.
pub trait Shape: Copy {
    /// The type of one component.
    type Scalar: Scalar;
    /// The same number of components, of another type.
    type With<U: Scalar>: Shape<Scalar = U>;
    /// The number of components.
    const LEN: usize;

    /// Component `i`. A scalar gives itself at every index, so it can be combined with a vector.
    fn get(self, i: usize) -> Self::Scalar;

    /// The value whose component `i` is `f(i)`. Debug builds call the closure, so the functions
    /// below are cheaper there.
    fn from_fn(f: impl FnMut(usize) -> Self::Scalar) -> Self;

    /// The value with the first components of `components`.
    fn from_first(components: [Self::Scalar; 4]) -> Self;

    /// Rust's `as` for each component.
    fn cast<U: Scalar>(self) -> Self::With<U>
    where
        Self::Scalar: CastTo<U>;

    /// `F` of the components of both.
    fn zip<F: Binary<Self::Scalar, Self::Scalar>>(self, other: Self) -> Self;

    /// `F` of the components of both.
    fn compare<F: Binary<Self::Scalar, bool>>(self, other: Self) -> Self::With<bool>;

    /// The components, from the first to the last, combined by `F`.
    fn fold<F: Binary<Self::Scalar, Self::Scalar>>(self) -> Self::Scalar;
}

/// A function of two scalars, as a type.
pub trait Binary<T, R> {
    /// The result.
    fn of(a: T, b: T) -> R;
}

macro_rules! scalar_shape {
    ($($scalar:ident: $v2:ident, $v3:ident, $v4:ident;)*) => {$(
        impl Scalar for $scalar {
            type V2 = $v2;
            type V3 = $v3;
            type V4 = $v4;
        }

        impl Shape for $scalar {
            type Scalar = Self;
            type With<U: Scalar> = U;
            const LEN: usize = 1;

            #[inline(always)]
            fn get(self, _: usize) -> Self {
                self
            }

            #[inline(always)]
            fn from_fn(mut f: impl FnMut(usize) -> Self) -> Self {
                f(0)
            }

            #[inline(always)]
            fn from_first(components: [Self; 4]) -> Self {
                components[0]
            }

            #[inline(always)]
            fn cast<U: Scalar>(self) -> U
            where
                Self: CastTo<U>,
            {
                CastTo::cast(self)
            }

            #[inline(always)]
            fn zip<F: Binary<Self, Self>>(self, other: Self) -> Self {
                F::of(self, other)
            }

            #[inline(always)]
            fn compare<F: Binary<Self, bool>>(self, other: Self) -> bool {
                F::of(self, other)
            }

            #[inline(always)]
            fn fold<F: Binary<Self, Self>>(self) -> Self {
                self
            }
        }

        vector_shape! { $v2($scalar, V2, 2, 0 x, 1 y) $v3($scalar, V3, 3, 0 x, 1 y, 2 z) $v4($scalar, V4, 4, 0 x, 1 y, 2 z, 3 w) }
    )*};
}

macro_rules! vector_shape {
    ($($vector:ident($scalar:ident, $with:ident, $len:literal, $($i:literal $component:ident),*))*) => {$(
        impl Shape for $vector {
            type Scalar = $scalar;
            type With<U: Scalar> = U::$with;
            const LEN: usize = $len;

            #[inline(always)]
            fn get(self, i: usize) -> $scalar {
                [$(self.$component),*][if i < Self::LEN { i } else { Self::LEN - 1 }]
            }

            #[inline(always)]
            fn from_fn(mut f: impl FnMut(usize) -> $scalar) -> Self {
                Self::new($(f($i)),*)
            }

            #[inline(always)]
            fn from_first(components: [$scalar; 4]) -> Self {
                Self::new($(components[$i]),*)
            }

            #[inline(always)]
            fn cast<U: Scalar>(self) -> Self::With<U>
            where
                $scalar: CastTo<U>,
            {
                let cast = [$(CastTo::cast(self.$component)),*];
                Self::With::<U>::from_first([cast[0], cast[1], cast[2 % $len], cast[3 % $len]])
            }

            #[inline(always)]
            fn zip<F: Binary<$scalar, $scalar>>(self, other: Self) -> Self {
                Self::new($(F::of(self.$component, other.$component)),*)
            }

            #[inline(always)]
            fn compare<F: Binary<$scalar, bool>>(self, other: Self) -> Self::With<bool> {
                Self::With::<bool>::new($(F::of(self.$component, other.$component)),*)
            }

            #[inline(always)]
            fn fold<F: Binary<$scalar, $scalar>>(self) -> $scalar {
                let folded = self.x;
                $(let folded = if $i == 0 { folded } else { F::of(folded, self.$component) };)*
                folded
            }
        }
    )*};
}

scalar_shape! {
    f32: Vec2, Vec3, Vec4;
    f16: F16Vec2, F16Vec3, F16Vec4;
    i32: IVec2, IVec3, IVec4;
    u32: UVec2, UVec3, UVec4;
    i64: I64Vec2, I64Vec3, I64Vec4;
    u64: U64Vec2, U64Vec3, U64Vec4;
    f64: DVec2, DVec3, DVec4;
    bool: BVec2, BVec3, BVec4;
}

/// A number: a type with arithmetic operators.
pub trait Number: Scalar + PartialOrd {
    /// `+`, wrapping.
    fn add(self, other: Self) -> Self;
    /// `-`, wrapping.
    fn sub(self, other: Self) -> Self;
    /// `*`, wrapping.
    fn mul(self, other: Self) -> Self;
    /// `/`. For integers, `self` if the quotient is undefined; wrapping.
    fn div(self, other: Self) -> Self;
    /// `%`. For integers, 0 if the remainder is undefined.
    fn rem(self, other: Self) -> Self;
    /// Unary `-`, wrapping.
    fn neg(self) -> Self;
    /// The smaller value. If one float is NaN, the other float.
    fn min(self, other: Self) -> Self;
    /// The larger value. If one float is NaN, the other float.
    fn max(self, other: Self) -> Self;
    /// The absolute value, wrapping.
    fn abs(self) -> Self;
    /// -1, 0 or 1; for floats as in [`f32::signum`].
    fn signum(self) -> Self;
    /// The Euclidean remainder, which is not negative.
    fn rem_euclid(self, other: Self) -> Self;
    /// The quotient for `rem_euclid`. For integers, `self` if the quotient is undefined.
    fn div_euclid(self, other: Self) -> Self;
}

/// An integer.
pub trait Integer: Number + Bits {
    /// The unsigned integer of this size.
    type Unsigned: Integer;
    /// The number of its bits.
    const BITS: u32;
    /// The lowest 32 bits.
    fn to_u32(self) -> u32;
    /// The integer with these bits.
    fn from_u32(bits: u32) -> Self;
    /// `self << amount`, where the amount counts modulo the width.
    fn shl(self, amount: u32) -> Self;
    /// `self >> amount`, where the amount counts modulo the width; sign-extended.
    fn shr(self, amount: u32) -> Self;
    /// The bits moved up. Bits past the end come in again below.
    fn rotate_left(self, amount: u32) -> Self;
    /// The bits moved down. Bits past the end come in again above.
    fn rotate_right(self, amount: u32) -> Self;
    /// The bits in reverse order.
    fn reverse_bits(self) -> Self;
    /// The number of set bits.
    fn count_ones(self) -> u32;
    /// The number of zero bits.
    fn count_zeros(self) -> u32;
    /// The number of zero bits above the highest set bit.
    fn leading_zeros(self) -> u32;
    /// The number of zero bits below the lowest set bit.
    fn trailing_zeros(self) -> u32;
    /// `self` to the power of `exponent`, wrapping.
    fn pow(self, exponent: u32) -> Self;
    /// The absolute difference.
    fn abs_diff(self, other: Self) -> Self::Unsigned;
    /// The sum, saturated.
    fn saturating_add(self, other: Self) -> Self;
    /// The difference, saturated.
    fn saturating_sub(self, other: Self) -> Self;
    /// The quotient, and whether it overflows; `self` if it is undefined.
    fn overflowing_div(self, other: Self) -> (Self, bool);
    /// The remainder, and whether the quotient overflows; 0 if it is undefined.
    fn overflowing_rem(self, other: Self) -> (Self, bool);
}

/// A type with `&`, `|`, `^` and `!`: integers and `bool`.
pub trait Bits: Scalar {
    /// `&`
    fn and(self, other: Self) -> Self;
    /// `|`
    fn or(self, other: Self) -> Self;
    /// `^`
    fn xor(self, other: Self) -> Self;
    /// `!`
    fn not(self) -> Self;
}

macro_rules! float_number {
    ($($ty:ident)*) => {$(
        impl Number for $ty {
            #[inline(always)]
            fn add(self, other: $ty) -> $ty {
                self + other
            }

            #[inline(always)]
            fn sub(self, other: $ty) -> $ty {
                self - other
            }

            #[inline(always)]
            fn mul(self, other: $ty) -> $ty {
                self * other
            }

            #[inline(always)]
            fn div(self, other: $ty) -> $ty {
                self / other
            }

            #[inline(always)]
            fn rem(self, other: $ty) -> $ty {
                self % other
            }

            #[inline(always)]
            fn neg(self) -> $ty {
                -self
            }

            #[inline(always)]
            fn min(self, other: $ty) -> $ty {
                <$ty>::min(self, other)
            }

            #[inline(always)]
            fn max(self, other: $ty) -> $ty {
                <$ty>::max(self, other)
            }

            #[inline(always)]
            fn abs(self) -> $ty {
                <$ty>::abs(self)
            }

            #[inline(always)]
            fn signum(self) -> $ty {
                <$ty>::signum(self)
            }

            #[inline(always)]
            fn rem_euclid(self, other: $ty) -> $ty {
                <$ty>::rem_euclid(self, other)
            }

            #[inline(always)]
            fn div_euclid(self, other: $ty) -> $ty {
                <$ty>::div_euclid(self, other)
            }
        }
    )*};
}

float_number!(f32 f64);

/// In `f32`, which has every `f16`, and rounded. For `+`, `-`, `*` and `/` this gives the nearest
/// result.
macro_rules! half_number {
    ($($name:ident($($other:ident)?))*) => {
        impl Number for f16 {$(
            #[inline(always)]
            fn $name(self $(, $other: f16)?) -> f16 {
                f16::from_f32(Number::$name(self.to_f32() $(, $other.to_f32())?))
            }
        )*}
    };
}

half_number! {
    add(other) sub(other) mul(other) div(other) rem(other) neg() min(other) max(other) abs()
    signum() rem_euclid(other) div_euclid(other)
}

/// Methods of Rust's integers with the same name.
macro_rules! as_in_rust {
    ($ty:ident: $($name:ident($($arg:ident)?) -> $result:ty;)*) => {$(
        #[inline(always)]
        fn $name(self $(, $arg: u32)?) -> $result {
            <$ty>::$name(self $(, $arg)?)
        }
    )*};
}

macro_rules! integer {
    ($($ty:ident $unsigned:ident: $abs:expr, $signum:expr;)*) => {$(
        impl Number for $ty {
            #[inline(always)]
            fn add(self, other: $ty) -> $ty {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn sub(self, other: $ty) -> $ty {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn mul(self, other: $ty) -> $ty {
                self.wrapping_mul(other)
            }

            #[inline(always)]
            fn div(self, other: $ty) -> $ty {
                // The only quotient that overflows, MIN / -1, wraps to MIN.
                if other == 0 { self } else { self.wrapping_div(other) }
            }

            #[inline(always)]
            fn rem(self, other: $ty) -> $ty {
                if other == 0 { 0 } else { self.wrapping_rem(other) }
            }

            #[inline(always)]
            fn neg(self) -> $ty {
                self.wrapping_neg()
            }

            #[inline(always)]
            fn min(self, other: $ty) -> $ty {
                if other < self { other } else { self }
            }

            #[inline(always)]
            fn max(self, other: $ty) -> $ty {
                if other > self { other } else { self }
            }

            #[inline(always)]
            fn abs(self) -> $ty {
                $abs(self)
            }

            #[inline(always)]
            fn signum(self) -> $ty {
                $signum(self)
            }

            #[inline(always)]
            fn rem_euclid(self, other: $ty) -> $ty {
                if other == 0 { 0 } else { self.wrapping_rem_euclid(other) }
            }

            #[inline(always)]
            fn div_euclid(self, other: $ty) -> $ty {
                if other == 0 { self } else { self.wrapping_div_euclid(other) }
            }
        }

        impl Integer for $ty {
            type Unsigned = $unsigned;
            const BITS: u32 = $ty::BITS;

            as_in_rust! {
                $ty:
                rotate_left(amount) -> $ty;
                rotate_right(amount) -> $ty;
                reverse_bits() -> $ty;
                count_ones() -> u32;
                count_zeros() -> u32;
                leading_zeros() -> u32;
                trailing_zeros() -> u32;
            }

            #[inline(always)]
            fn shl(self, amount: u32) -> $ty {
                self.wrapping_shl(amount)
            }

            #[inline(always)]
            fn shr(self, amount: u32) -> $ty {
                self.wrapping_shr(amount)
            }

            #[inline(always)]
            fn to_u32(self) -> u32 {
                self as u32
            }

            #[inline(always)]
            fn from_u32(bits: u32) -> $ty {
                bits as $ty
            }

            #[inline(always)]
            fn pow(self, exponent: u32) -> $ty {
                self.wrapping_pow(exponent)
            }

            #[inline(always)]
            fn abs_diff(self, other: $ty) -> $unsigned {
                <$ty>::abs_diff(self, other)
            }

            #[inline(always)]
            fn saturating_add(self, other: $ty) -> $ty {
                <$ty>::saturating_add(self, other)
            }

            #[inline(always)]
            fn saturating_sub(self, other: $ty) -> $ty {
                <$ty>::saturating_sub(self, other)
            }

            #[inline(always)]
            fn overflowing_div(self, other: $ty) -> ($ty, bool) {
                if other == 0 { (self, false) } else { <$ty>::overflowing_div(self, other) }
            }

            #[inline(always)]
            fn overflowing_rem(self, other: $ty) -> ($ty, bool) {
                if other == 0 { (0, false) } else { <$ty>::overflowing_rem(self, other) }
            }
        }
    )*};
}

integer! {
    i32 u32: i32::wrapping_abs, i32::signum;
    u32 u32: std::convert::identity, |value| Ord::min(value, 1);
    i64 u64: i64::wrapping_abs, i64::signum;
    u64 u64: std::convert::identity, |value| Ord::min(value, 1);
}

macro_rules! bits {
    ($($ty:ty)*) => {$(
        impl Bits for $ty {
            #[inline(always)]
            fn and(self, other: $ty) -> $ty {
                self & other
            }

            #[inline(always)]
            fn or(self, other: $ty) -> $ty {
                self | other
            }

            #[inline(always)]
            fn xor(self, other: $ty) -> $ty {
                self ^ other
            }

            #[inline(always)]
            fn not(self) -> $ty {
                !self
            }
        }
    )*};
}

bits!(i32 u32 i64 u64 bool);

/// Componentwise functions of one or two values of the same type.
macro_rules! componentwise {
    (@pattern) => { _ };
    (@pattern $b:ident) => { $b };
    (@second $a:ident) => { $a };
    (@second $a:ident $b:ident) => { $b };
    ($($(#[$doc:meta])* $name:ident($a:ident $(, $b:ident)?): $bound:ident;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: $bound>>($a: V $(, $b: V)?) -> V {
            struct Of;
            impl<T: $bound> Binary<T, T> for Of {
                #[inline(always)]
                fn of($a: T, componentwise!(@pattern $($b)?): T) -> T {
                    $bound::$name($a $(, $b)?)
                }
            }
            V::zip::<Of>($a, componentwise!(@second $a $($b)?))
        }
    )*};
}

/// Functions that combine components.
macro_rules! folds {
    ($($(#[$doc:meta])* $name:ident: $bound:ident, |$a:ident, $b:ident| $of:expr;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: $bound>>(vector: V) -> V::Scalar {
            struct Of;
            impl<T: $bound> Binary<T, T> for Of {
                #[inline(always)]
                fn of($a: T, $b: T) -> T {
                    $of
                }
            }
            vector.fold::<Of>()
        }
    )*};
}

componentwise! {
    /// `a + b`, wrapping.
    add(a, b): Number;
    /// `a - b`, wrapping.
    sub(a, b): Number;
    /// `a * b`, wrapping.
    mul(a, b): Number;
    /// `a / b`; integers: `x / 0` is `x`, `MIN / -1` is `MIN`.
    div(a, b): Number;
    /// `a % b`; integers: `x % 0` and `MIN % -1` are 0.
    rem(a, b): Number;
    /// `-a`, wrapping.
    neg(a): Number;
    /// The smaller value; NaN only if both are.
    min(a, b): Number;
    /// The larger value; NaN only if both are.
    max(a, b): Number;
    /// The absolute value; `i32::MIN` stays itself.
    abs(a): Number;
    /// The sign, as in Rust.
    signum(a): Number;
    /// The Euclidean remainder; for integers, `x` by 0 gives 0.
    rem_euclid(a, b): Number;
    /// The quotient for `rem_euclid`; for integers, `x` by 0 gives `x`.
    div_euclid(a, b): Number;
    /// `a + b`, saturated.
    saturating_add(a, b): Integer;
    /// `a - b`, saturated.
    saturating_sub(a, b): Integer;
    /// `a & b`
    and(a, b): Bits;
    /// `a | b`
    or(a, b): Bits;
    /// `a ^ b`
    xor(a, b): Bits;
    /// `!a`
    not(a): Bits;
}

/// `value` limited to `low..=high`, as in Rust for `low <= high`; NaN stays NaN.
#[inline(always)]
pub fn clamp<V: Shape<Scalar: Number>>(value: V, low: V, high: V) -> V {
    struct Least;
    impl<T: Number> Binary<T, T> for Least {
        #[inline(always)]
        fn of(value: T, low: T) -> T {
            if value < low { low } else { value }
        }
    }
    struct Most;
    impl<T: Number> Binary<T, T> for Most {
        #[inline(always)]
        fn of(value: T, high: T) -> T {
            if value > high { high } else { value }
        }
    }
    value.zip::<Least>(low).zip::<Most>(high)
}

/// The quotient, which wraps, and whether it did. If `b` is 0, the quotient is `a`.
#[inline(always)]
pub fn overflowing_div<T: Integer>(a: T, b: T) -> (T, bool) {
    a.overflowing_div(b)
}

/// The remainder, and whether the quotient wraps. If `b` is 0, the remainder is 0.
#[inline(always)]
pub fn overflowing_rem<T: Integer>(a: T, b: T) -> (T, bool) {
    a.overflowing_rem(b)
}

/// `value << amount`, where the amount counts modulo the width.
#[inline(always)]
pub fn shl<V: Shape<Scalar: Integer>>(value: V, amount: impl Shape<Scalar: Integer>) -> V {
    V::from_fn(|i| value.get(i).shl(amount.get(i).to_u32()))
}

/// `value >> amount`, where the amount counts modulo the width; signed values are sign-extended.
#[inline(always)]
pub fn shr<V: Shape<Scalar: Integer>>(value: V, amount: impl Shape<Scalar: Integer>) -> V {
    V::from_fn(|i| value.get(i).shr(amount.get(i).to_u32()))
}

/// Functions of an integer's bits that give a count.
macro_rules! bit_counts {
    ($($name:ident)*) => {$(
        #[doc = concat!("Componentwise [`u32::", stringify!($name), "`] of the bits.")]
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: Integer>>(value: V) -> V::With<u32> {
            V::With::from_fn(|i| value.get(i).$name())
        }
    )*};
}

bit_counts!(count_ones count_zeros leading_zeros trailing_zeros);

/// The bits in reverse order.
#[inline(always)]
pub fn reverse_bits<V: Shape<Scalar: Integer>>(value: V) -> V {
    V::from_fn(|i| value.get(i).reverse_bits())
}

/// The bits moved `amount` places up. Bits past the end come in again below.
#[inline(always)]
pub fn rotate_left<V: Shape<Scalar: Integer>>(value: V, amount: impl Shape<Scalar = u32>) -> V {
    V::from_fn(|i| value.get(i).rotate_left(amount.get(i)))
}

/// The bits moved `amount` places down. Bits past the end come in again above.
#[inline(always)]
pub fn rotate_right<V: Shape<Scalar: Integer>>(value: V, amount: impl Shape<Scalar = u32>) -> V {
    V::from_fn(|i| value.get(i).rotate_right(amount.get(i)))
}

/// `value` to the power of `exponent`, wrapping.
#[inline(always)]
pub fn pow<V: Shape<Scalar: Integer>>(value: V, exponent: impl Shape<Scalar = u32>) -> V {
    V::from_fn(|i| value.get(i).pow(exponent.get(i)))
}

/// The absolute difference of `a` and `b`.
#[inline(always)]
pub fn abs_diff<V: Shape<Scalar: Integer>>(a: V, b: V) -> V::With<Unsigned<V>> {
    V::With::from_fn(|i| a.get(i).abs_diff(b.get(i)))
}

/// The unsigned integer with the size of the components of `V`.
type Unsigned<V> = <<V as Shape>::Scalar as Integer>::Unsigned;

/// The absolute value, unsigned, so that the smallest integer has one.
#[inline(always)]
pub fn unsigned_abs<V: Shape<Scalar: Integer>>(value: V) -> V::With<Unsigned<V>> {
    let zero = V::Scalar::from_u32(0);
    V::With::from_fn(|i| value.get(i).abs_diff(zero))
}

/// `a / b`, rounded up; `a` if `b` is 0.
#[inline(always)]
pub fn div_ceil<V: Shape<Scalar: Integer>>(a: V, b: V) -> V {
    let [zero, one] = [0, 1].map(V::Scalar::from_u32);
    V::from_fn(|i| {
        let (a, b) = (a.get(i), b.get(i));
        a.div(b).add(if a.rem(b) == zero { zero } else { one })
    })
}

/// The next multiple of `b` from `a` on, wrapping; `a` if `b` is 0.
#[inline(always)]
pub fn next_multiple_of<V: Shape<Scalar: Integer>>(a: V, b: V) -> V {
    V::from_fn(|i| {
        let (a, b) = (a.get(i), b.get(i));
        let rest = a.rem(b);
        if rest == V::Scalar::from_u32(0) { a } else { a.add(b.sub(rest)) }
    })
}

/// The position of the highest set bit; `u32::MAX` if there is none.
#[inline(always)]
pub fn ilog2<V: Shape<Scalar: Integer>>(value: V) -> V::With<u32> {
    V::With::from_fn(|i| (V::Scalar::BITS - 1).wrapping_sub(value.get(i).leading_zeros()))
}

/// The square root, rounded down; 0 for negative values.
#[inline(always)]
pub fn isqrt<V: Shape<Scalar: Integer>>(value: V) -> V {
    let zero = V::Scalar::from_u32(0);
    V::from_fn(|i| V::Scalar::from_u32(Number::max(value.get(i), zero).to_u32().isqrt()))
}

/// Whether exactly one bit is set.
#[inline(always)]
pub fn is_power_of_two<V: Shape<Scalar: Integer>>(value: V) -> V::With<bool> {
    V::With::from_fn(|i| value.get(i).count_ones() == 1)
}

/// The next power of two, `value` included; 0 if it exceeds `u32::MAX`.
#[inline(always)]
pub fn next_power_of_two<V: Shape<Scalar = u32>>(value: V) -> V {
    V::from_fn(|i| value.get(i).checked_next_power_of_two().unwrap_or(0))
}

/// Functions of floats with the names of Rust's `f32`; componentwise on vectors.
macro_rules! float {
    ($($name:ident($a:ident $(, $b:ident)*);)*) => {
        /// A floating-point number. On the host, the functions of `f16` go through `f32`.
        pub trait Float: Number {
            /// The nearest value.
            fn of_f32(value: f32) -> Self;
            /// The absolute value.
            fn abs(self) -> Self;
            $(
                #[doc = concat!("[`f32::", stringify!($name), "`].")]
                fn $name(self $(, $b: Self)*) -> Self;
            )*
        }

        float! { @native f32: $($name($($b),*);)* }
        float! { @native f64: $($name($($b),*);)* }

        impl Float for f16 {
            #[inline(always)]
            fn of_f32(value: f32) -> f16 {
                f16::from_f32(value)
            }

            #[inline(always)]
            fn abs(self) -> f16 {
                Number::abs(self)
            }
            $(
                #[inline(always)]
                fn $name(self $(, $b: f16)*) -> f16 {
                    f16::from_f32(f32::$name(self.to_f32() $(, $b.to_f32())*))
                }
            )*
        }

        $(float! { @componentwise $name($a $(, $b)*) })*
    };
    (@componentwise $name:ident($a:ident, $b:ident, $c:ident)) => {
        #[doc = concat!("Componentwise [`f32::", stringify!($name), "`].")]
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: Float>>($a: V, $b: V, $c: V) -> V {
            V::from_fn(|i| Float::$name($a.get(i), $b.get(i), $c.get(i)))
        }
    };
    (@componentwise $name:ident($a:ident $(, $b:ident)?)) => {
        componentwise! {
            #[doc = concat!("Componentwise [`f32::", stringify!($name), "`].")]
            $name($a $(, $b)?): Float;
        }
    };
    (@native $ty:ident: $($name:ident($($b:ident),*);)*) => {
        impl Float for $ty {
            #[inline(always)]
            fn of_f32(value: f32) -> $ty {
                value.into()
            }

            #[inline(always)]
            fn abs(self) -> $ty {
                <$ty>::abs(self)
            }
            $(
                #[inline(always)]
                fn $name(self $(, $b: $ty)*) -> $ty {
                    <$ty>::$name(self $(, $b)*)
                }
            )*
        }
    };
}

float! {
    sqrt(x); cbrt(x); recip(x);
    floor(x); ceil(x); round(x); round_ties_even(x); trunc(x); fract(x);
    exp(x); exp2(x); exp_m1(x); ln(x); ln_1p(x); log2(x); log10(x); log(x, base);
    sin(x); cos(x); tan(x); asin(x); acos(x); atan(x); atan2(y, x);
    sinh(x); cosh(x); tanh(x); asinh(x); acosh(x); atanh(x);
    mul_add(x, factor, summand); hypot(x, y); copysign(x, sign); to_degrees(x); to_radians(x);
}

/// The sine and the cosine.
#[inline(always)]
pub fn sin_cos<V: Shape<Scalar = f32>>(x: V) -> (V, V) {
    (sin(x), cos(x))
}

/// `x` to the power of an integer.
#[inline(always)]
pub fn powi<V: Shape<Scalar = f32>>(x: V, exponent: impl Shape<Scalar = i32>) -> V {
    V::from_fn(|i| x.get(i).powi(exponent.get(i)))
}

/// `x` to a power.
#[inline(always)]
pub fn powf<V: Shape<Scalar = f32>>(x: V, exponent: impl Shape<Scalar = f32>) -> V {
    V::from_fn(|i| x.get(i).powf(exponent.get(i)))
}

/// Componentwise predicates of floats.
macro_rules! float_is {
    ($($name:ident)*) => {$(
        #[doc = concat!("Componentwise [`f32::", stringify!($name), "`].")]
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: Into<f32>>>(x: V) -> V::With<bool> {
            V::With::from_fn(|i| x.get(i).into().$name())
        }
    )*};
}

float_is!(is_nan is_finite is_sign_negative is_sign_positive);

/// Whether each component is NaN.
#[inline(always)]
pub fn is_nan_mask<V: Shape<Scalar = f32>>(x: V) -> V::With<bool> {
    is_nan(x)
}

/// Whether each component is finite.
#[inline(always)]
pub fn is_finite_mask<V: Shape<Scalar = f32>>(x: V) -> V::With<bool> {
    is_finite(x)
}

/// Whether each component has the sign bit set.
#[inline(always)]
pub fn is_negative_mask<V: Shape<Scalar: crate::wgsl::Word>>(x: V) -> V::With<bool> {
    V::With::from_fn(|i| crate::wgsl::Word::to_word(x.get(i)) >> 31 == 1)
}

/// The float with these bits.
#[inline(always)]
pub fn from_bits<V: Shape<Scalar = u32>>(bits: V) -> V::With<f32> {
    V::With::from_fn(|i| f32::from_bits(bits.get(i)))
}

/// A vector with the same scalar in each component.
#[inline(always)]
pub fn splat<V: Shape>(scalar: V::Scalar) -> V {
    V::from_fn(|_| scalar)
}

/// A vector of these components.
#[inline(always)]
pub fn swizzle<V: Shape, R: Shape<Scalar = V::Scalar>>(vector: V, at: &[usize]) -> R {
    R::from_fn(|i| vector.get(at[i]))
}

/// Component `i`, or the last one if `i` is out of bounds.
#[inline(always)]
pub fn component<V: Shape>(vector: V, i: u32) -> V::Scalar {
    vector.get(i as usize)
}

/// Replaces component `i`, or the last one if `i` is out of bounds.
#[inline(always)]
pub fn set_component<V: Shape>(vector: &mut V, i: u32, scalar: V::Scalar) {
    let (old, at) = (*vector, (i as usize).min(V::LEN - 1));
    *vector = V::from_fn(|i| if i == at { scalar } else { old.get(i) });
}

folds! {
    /// The sum of the components.
    element_sum: Number, |a, b| a.add(b);
    /// The product of the components.
    element_product: Number, |a, b| a.mul(b);
    /// The smallest component.
    min_element: Number, |a, b| a.min(b);
    /// The largest component.
    max_element: Number, |a, b| a.max(b);
}

/// Whether any component is true.
#[inline(always)]
pub fn any<V: Shape<Scalar = bool>>(vector: V) -> bool {
    struct Of;
    impl Binary<bool, bool> for Of {
        #[inline(always)]
        fn of(a: bool, b: bool) -> bool {
            a | b
        }
    }
    vector.fold::<Of>()
}

/// Whether all components are true.
#[inline(always)]
pub fn all<V: Shape<Scalar = bool>>(vector: V) -> bool {
    struct Of;
    impl Binary<bool, bool> for Of {
        #[inline(always)]
        fn of(a: bool, b: bool) -> bool {
            a & b
        }
    }
    vector.fold::<Of>()
}

/// The dot product.
#[inline(always)]
pub fn dot<V: Shape<Scalar: Number>>(a: V, b: V) -> V::Scalar {
    element_sum(mul(a, b))
}

/// The dot product, in each component.
#[inline(always)]
pub fn dot_into_vec<V: Shape<Scalar: Number>>(a: V, b: V) -> V {
    splat(dot(a, b))
}

/// The cross product of vectors with three components.
#[inline(always)]
pub fn cross<V: Shape<Scalar: Number>>(a: V, b: V) -> V {
    let part = |i: usize, j: usize| a.get(i).mul(b.get(j)).sub(a.get(j).mul(b.get(i)));
    V::from_fn(|i| part((i + 1) % 3, (i + 2) % 3))
}

/// The Euclidean length.
#[inline(always)]
pub fn length<V: Shape<Scalar: Float>>(vector: V) -> V::Scalar {
    length_squared(vector).sqrt()
}

/// The square of the Euclidean length; for integers it wraps.
#[inline(always)]
pub fn length_squared<V: Shape<Scalar: Number>>(vector: V) -> V::Scalar {
    dot(vector, vector)
}

/// The length of `a - b`.
#[inline(always)]
pub fn distance<V: Shape<Scalar: Float>>(a: V, b: V) -> V::Scalar {
    length(sub(a, b))
}

/// The square of the length of `a - b`; for integers it wraps.
#[inline(always)]
pub fn distance_squared<V: Shape<Scalar: Number>>(a: V, b: V) -> V::Scalar {
    length_squared(sub(a, b))
}

/// The sum of the absolute differences of the components, wrapping.
#[inline(always)]
pub fn manhattan_distance<V: Shape<Scalar: Integer>>(a: V, b: V) -> u32 {
    (0..V::LEN).fold(0, |sum, i| sum.wrapping_add(a.get(i).abs_diff(b.get(i)).to_u32()))
}

/// The projection of `vector` onto `onto`.
#[inline(always)]
pub fn project_onto<V: Shape<Scalar = f32>>(vector: V, onto: V) -> V {
    let factor = dot(vector, onto) / dot(onto, onto);
    V::from_fn(|i| onto.get(i) * factor)
}

/// The same, for an `onto` of length 1.
#[inline(always)]
pub fn project_onto_normalized<V: Shape<Scalar = f32>>(vector: V, onto: V) -> V {
    let factor = dot(vector, onto);
    V::from_fn(|i| onto.get(i) * factor)
}

/// `vector` minus its projection onto `from`.
#[inline(always)]
pub fn reject_from<V: Shape<Scalar = f32>>(vector: V, from: V) -> V {
    sub(vector, project_onto(vector, from))
}

/// `vector` minus its projection onto `from`, which has length 1.
#[inline(always)]
pub fn reject_from_normalized<V: Shape<Scalar = f32>>(vector: V, from: V) -> V {
    sub(vector, project_onto_normalized(vector, from))
}

/// The vector, made longer or shorter so that its length is from `min` to `max`.
#[inline(always)]
pub fn clamp_length<V: Shape<Scalar = f32>>(vector: V, min: f32, max: f32) -> V {
    let length = length(vector);
    if length < min {
        V::from_fn(|i| min * (vector.get(i) / length))
    } else {
        clamp_length_max(vector, max)
    }
}

/// The vector, made longer if it is shorter than `min`.
#[inline(always)]
pub fn clamp_length_min<V: Shape<Scalar = f32>>(vector: V, min: f32) -> V {
    clamp_length(vector, min, f32::INFINITY)
}

/// The vector, made shorter if it is longer than `max`.
#[inline(always)]
pub fn clamp_length_max<V: Shape<Scalar = f32>>(vector: V, max: f32) -> V {
    let length = length(vector);
    if length > max { V::from_fn(|i| max * (vector.get(i) / length)) } else { vector }
}

/// The direction of `vector`, of length 1, behind a surface with the normal `normal`; `eta` is the
/// ratio of the indices of refraction. Zero for total reflection.
#[inline(always)]
pub fn refract<V: Shape<Scalar = f32>>(vector: V, normal: V, eta: f32) -> V {
    let cosine = dot(normal, vector);
    let k = 1.0 - eta * eta * (1.0 - cosine * cosine);
    if k < 0.0 {
        return V::from_fn(|_| 0.0);
    }
    let factor = eta * cosine + k.sqrt();
    V::from_fn(|i| eta * vector.get(i) - factor * normal.get(i))
}

/// 0 where `x` is less than `edge`, else 1.
#[inline(always)]
pub fn step<V: Shape<Scalar: Float>>(edge: V, x: V) -> V {
    V::from_fn(|i| V::Scalar::of_f32(if edge.get(i) <= x.get(i) { 1.0 } else { 0.0 }))
}

/// 0 up to `low`, 1 from `high` on, and a smooth curve between.
#[inline(always)]
pub fn smoothstep<V: Shape<Scalar: Float>>(x: V, low: V, high: V) -> V {
    let [two, three] = [2.0, 3.0].map(V::Scalar::of_f32);
    V::from_fn(|i| {
        let t = saturate(x.get(i).sub(low.get(i)).div(high.get(i).sub(low.get(i))));
        t.mul(t).mul(three.sub(two.mul(t)))
    })
}

/// The nearest number from 0 to 1.
#[inline(always)]
pub fn saturate<V: Shape<Scalar: Float>>(x: V) -> V {
    V::from_fn(|i| x.get(i).max(V::Scalar::of_f32(0.0)).min(V::Scalar::of_f32(1.0)))
}

/// The vector of length 1 in the same direction.
#[inline(always)]
pub fn normalize<V: Shape<Scalar: Float>>(vector: V) -> V {
    let length = length(vector);
    V::from_fn(|i| vector.get(i).div(length))
}

/// `a` where `t` is 0, `b` where it is 1, and on the line through both elsewhere.
#[inline(always)]
pub fn lerp<V: Shape<Scalar = f32>>(a: V, b: V, t: f32) -> V {
    V::from_fn(|i| a.get(i) * (1.0 - t) + b.get(i) * t)
}

/// `vector` mirrored at the plane whose normal, of length 1, is `normal`.
#[inline(always)]
pub fn reflect<V: Shape<Scalar = f32>>(vector: V, normal: V) -> V {
    let twice = 2.0 * dot(vector, normal);
    V::from_fn(|i| vector.get(i) - twice * normal.get(i))
}

/// Componentwise comparisons.
macro_rules! compare {
    ($($name:ident: $op:tt, $bound:ident;)*) => {$(
        #[doc = concat!("Componentwise `a ", stringify!($op), " b`.")]
        #[inline(always)]
        pub fn $name<V: Shape<Scalar: $bound>>(a: V, b: V) -> V::With<bool> {
            struct Of;
            impl<T: $bound> Binary<T, bool> for Of {
                #[inline(always)]
                fn of(a: T, b: T) -> bool {
                    a $op b
                }
            }
            a.compare::<Of>(b)
        }
    )*};
}

compare! {
    cmpeq: ==, Scalar;
    cmpne: !=, Scalar;
    cmplt: <, Number;
    cmple: <=, Number;
    cmpgt: >, Number;
    cmpge: >=, Number;
}

/// The components of `a` where `mask` is true, and of `b` elsewhere.
#[inline(always)]
pub fn select<V: Shape>(mask: impl Shape<Scalar = bool>, a: V, b: V) -> V {
    V::from_fn(|i| if mask.get(i) { a.get(i) } else { b.get(i) })
}

/// A scalar that `as` turns into a `T`.
pub trait CastTo<T> {
    /// `self as T`
    fn cast(self) -> T;
}

macro_rules! cast_to {
    ($($from:ty: $($to:ty)*;)*) => {$($(
        impl CastTo<$to> for $from {
            #[inline(always)]
            fn cast(self) -> $to {
                self as $to
            }
        }
    )*)*};
}

cast_to! {
    f32: f32 i32 u32 i64 u64 f64;
    i32: f32 i32 u32 i64 u64 f64;
    u32: f32 i32 u32 i64 u64 f64;
    i64: f32 i32 u32 i64 u64 f64;
    u64: f32 i32 u32 i64 u64 f64;
    f64: f32 i32 u32 i64 u64 f64;
    bool: i32 u32 i64 u64;
}

impl CastTo<f32> for f16 {
    #[inline(always)]
    fn cast(self) -> f32 {
        self.to_f32()
    }
}

/// Rust's `as`, componentwise: floats to integers saturate, and NaN gives 0.
#[inline(always)]
pub fn cast<V: Shape>(value: impl Shape<Scalar: CastTo<V::Scalar>, With<V::Scalar> = V>) -> V {
    value.cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_have_a_value_everywhere() {
        assert_eq!((div(7, 0), rem(7, 0)), (7, 0));
        assert_eq!((div(i32::MIN, -1), rem(i32::MIN, -1)), (i32::MIN, 0));
        assert_eq!((div(7u32, 0), rem(7u32, 0)), (7, 0));
        assert_eq!((div(-7, 2), rem(-7, 2)), (-3, -1));
        assert_eq!(
            div(IVec3::new(i32::MIN, 9, -9), IVec3::new(-1, 0, 2)),
            IVec3::new(i32::MIN, 9, -4)
        );
        assert_eq!((add(u32::MAX, 2), sub(0u32, 1), mul(i32::MAX, 2)), (1, u32::MAX, -2));
        assert_eq!(
            (neg(i32::MIN), abs(i32::MIN), unsigned_abs(i32::MIN)),
            (i32::MIN, i32::MIN, 1 << 31)
        );
        assert_eq!((neg(1u32), abs(5u32), signum(5u32), signum(-5)), (u32::MAX, 5, 1, -1));
    }

    #[test]
    fn euclidean_division_follows_rust_and_has_a_value_by_zero() {
        for a in [-7, 7, 0, i32::MAX, i32::MIN] {
            for b in [-3, 3, 7, i32::MIN, 1] {
                assert_eq!(
                    (div_euclid(a, b), rem_euclid(a, b)),
                    (a.div_euclid(b), a.rem_euclid(b))
                );
            }
            assert_eq!((div_euclid(a, 0), rem_euclid(a, 0)), (a, 0));
        }
        assert_eq!((div_euclid(i32::MIN, -1), rem_euclid(i32::MIN, -1)), (i32::MIN, 0));
        assert_eq!((div_euclid(7u32, 2), rem_euclid(-5.5f32, 2.0)), (3, 0.5));
        assert_eq!((div_ceil(7u32, 2), div_ceil(u32::MAX, 2), div_ceil(7u32, 0)), (4, 1 << 31, 7));
    }

    #[test]
    fn shifts_count_modulo_the_width() {
        assert_eq!((shl(1u64, 33u32), shl(1i64, 64), shl(-1i64, 63u64)), (1 << 33, 1, i64::MIN));
        assert_eq!((shr(i64::MIN, 63u32), shr(1u64 << 63, 127i64)), (-1, 1));
        assert_eq!(rotate_left(0x8000_0000_0000_0001u64, 65u32), 3);
        assert_eq!((shl(1u32, 33u32), shl(1, 32), shl(-1, 31u32)), (2, 1, i32::MIN));
        assert_eq!((shr(i32::MIN, 31u32), shr(1u32 << 31, 63u32), shr(8, -31)), (-1, 1, 4));
        assert_eq!(shl(UVec2::ONE, UVec2::new(1, 34)), UVec2::new(2, 4));
        assert_eq!(shr(IVec2::splat(-8), 1u32), IVec2::splat(-4));
        assert_eq!((rotate_left(0x8000_0001u32, 33u32), rotate_right(3, 1u32)), (3, i32::MIN + 1));
    }

    #[test]
    fn bits_are_counted() {
        assert_eq!((count_ones(-1i32), count_zeros(1u32)), (32, 31));
        assert_eq!((leading_zeros(0u32), trailing_zeros(0i32), leading_zeros(-1i32)), (32, 32, 0));
        assert_eq!(count_ones(IVec2::new(-1, 2)), UVec2::new(32, 1));
        assert_eq!((reverse_bits(1), reverse_bits(2u32)), (i32::MIN, 1 << 30));
        assert_eq!((pow(3u32, 21u32), pow(-2, 33u32)), (3u32.wrapping_pow(21), 0));
        assert_eq!((abs_diff(i32::MIN, i32::MAX), abs_diff(2u32, 5)), (u32::MAX, 3));
        assert_eq!(
            (next_power_of_two(0u32), next_power_of_two(33u32), next_power_of_two(u32::MAX)),
            (1, 64, 0)
        );
        assert_eq!((is_power_of_two(0u32), is_power_of_two(64u32)), (false, true));
        assert_eq!((saturating_add(i32::MAX, 1), saturating_sub(1u32, 2)), (i32::MAX, 0));
        assert_eq!(
            (and(true, false), or(true, false), xor(true, true), not(false)),
            (false, true, false, true)
        );
        assert_eq!(not(BVec2::new(true, false)), BVec2::new(false, true));
        assert_eq!(xor(UVec2::new(5, 1), UVec2::new(1, 1)), UVec2::new(4, 0));
    }

    #[test]
    fn floats_follow_rust() {
        assert_eq!(
            (round(2.5f32), round(-0.5f32), round_ties_even(2.5), trunc(-1.5)),
            (3.0, -1.0, 2.0, -1.0)
        );
        assert_eq!(fract(Vec2::new(-1.25, 1.25)), Vec2::new(-0.25, 0.25));
        assert_eq!((min(f32::NAN, 1.0), max(1.0, f32::NAN)), (1.0, 1.0));
        assert_eq!((clamp(5.0, 0.0, 1.0), clamp(-5, 0, 1), clamp(3, 5, 1)), (1.0, 0, 1));
        assert!(is_nan(clamp(f32::NAN, 0.0, 1.0)) && signum(f32::NAN).is_nan());
        assert_eq!(
            (signum(-0.0f32), rem(-5.5f32, 2.0), div(1.0, 0.0)),
            (-1.0, -1.5, f32::INFINITY)
        );
        assert_eq!((powi(2.0f32, -2), powf(9.0f32, 0.5f32), log(8.0, 2.0)), (0.25, 3.0, 3.0));
        assert_eq!(from_bits(0x4000_0000u32), 2.0);
        assert_eq!(
            (mul_add(2.0, 3.0, 4.0), copysign(3.0, -0.0), hypot(3.0, 4.0)),
            (10.0, -3.0, 5.0)
        );
        assert!(is_sign_negative(-0.0f32) && !is_finite(f32::NAN));
    }

    #[test]
    fn vectors_agree_with_glam() {
        let (a, b) = (Vec3::new(1.0, -2.0, 3.0), Vec3::new(-4.0, 5.0, 6.0));
        assert_eq!(
            (dot(a, b), cross(a, b), length_squared(a)),
            (a.dot(b), a.cross(b), a.length_squared())
        );
        assert_eq!((length(a), distance(a, b)), (a.length(), a.distance(b)));
        assert!(normalize(a).abs_diff_eq(a.normalize(), 1e-6));
        assert_eq!((lerp(a, b, 0.25), lerp(1.0f32, 3.0, 0.5)), (a.lerp(b, 0.25), 2.0));
        assert_eq!(reflect(a, Vec3::X), a.reflect(Vec3::X));
        assert_eq!(
            (min_element(a), max_element(a), element_sum(a), element_product(b)),
            (-2.0, 3.0, 2.0, -120.0)
        );
        assert_eq!(dot(IVec2::new(i32::MAX, 1), IVec2::new(2, 3)), 1);
        assert_eq!((cmplt(a, b), cmpeq(1, 1)), (a.cmplt(b), true));
        assert!(any(BVec3::new(false, true, false)) && !all(BVec3::new(false, true, true)));
    }

    #[test]
    fn casts_follow_rust() {
        assert_eq!(cast::<IVec2>(Vec2::new(f32::NAN, 3e9)), IVec2::new(0, i32::MAX));
        assert_eq!(cast::<UVec3>(Vec3::new(-1.0, 1.9, f32::INFINITY)), UVec3::new(0, 1, u32::MAX));
        assert_eq!(cast::<UVec2>(IVec2::new(-1, 1)), UVec2::new(u32::MAX, 1));
        assert_eq!(cast::<u32>(true), 1);
    }

    #[test]
    fn numbers_of_64_bits_have_the_same_rules() {
        assert_eq!((div(7i64, 0), rem(7u64, 0), div(i64::MIN, -1)), (7, 0, i64::MIN));
        assert_eq!((add(u64::MAX, 2), neg(i64::MIN), abs(i64::MIN)), (1, i64::MIN, i64::MIN));
        assert_eq!(
            (unsigned_abs(i64::MIN), abs_diff(i64::MIN, i64::MAX), ilog2(0u64)),
            (1 << 63, u64::MAX, u32::MAX)
        );
        assert_eq!((leading_zeros(1i64), count_ones(-1i64), ilog2(1u64 << 40)), (63, 64, 40));
        assert_eq!(
            (div_ceil(7u64, 0), div_ceil(u64::MAX, 2), next_multiple_of(9u64, 0)),
            (7, 1 << 63, 9)
        );
        assert_eq!((next_multiple_of(9u64, 4), is_power_of_two(1u64 << 63)), (12, true));
        assert_eq!(cast::<I64Vec2>(DVec2::new(f64::NAN, 1e300)), I64Vec2::new(0, i64::MAX));
        assert_eq!(cast::<U64Vec2>(IVec2::new(-1, 1)), U64Vec2::new(u64::MAX, 1));
        assert_eq!(cast::<I64Vec2>(UVec2::new(u32::MAX, 1)), I64Vec2::new(u32::MAX.into(), 1));
        assert_eq!((round(2.5f64), fract(-1.25f64), sqrt(2.0f64)), (3.0, -0.25, 2.0f64.sqrt()));
        assert_eq!(length(DVec2::new(3.0, 4.0)), 5.0);
    }

    #[test]
    fn components_are_clamped() {
        let mut v = Vec3::new(1.0, 2.0, 3.0);
        assert_eq!((component(v, 1), component(v, 9)), (2.0, 3.0));
        set_component(&mut v, 0, 5.0);
        set_component(&mut v, 7, 6.0);
        assert_eq!(v, Vec3::new(5.0, 2.0, 6.0));
        assert_eq!(splat::<UVec4>(3), UVec4::splat(3));
    }
}
