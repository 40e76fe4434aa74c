//! Vectors of `f16`, which glam lacks: [`F16Vec2`], [`F16Vec3`] and [`F16Vec4`].
//!
//! They are named and used like glam's vectors. They work on the host and in kernels. A
//! kernel computes in 16 bits; the host does each operation in `f32` and rounds.

use std::ops::{
    Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Sub, SubAssign,
};

use glam::{BVec2, BVec3, BVec4, Vec2, Vec3, Vec4};
use half::f16;

use crate::math;

/// `a op b` for vectors, and for a vector and a scalar on either side.
macro_rules! operator {
    ($ty:ident: $($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt;)*) => {$(
        impl $trait for $ty {
            type Output = Self;

            #[inline]
            fn $method(self, other: Self) -> Self {
                math::$method(self, other)
            }
        }

        impl $trait<f16> for $ty {
            type Output = Self;

            #[inline]
            fn $method(self, other: f16) -> Self {
                math::$method(self, Self::splat(other))
            }
        }

        impl $trait<$ty> for f16 {
            type Output = $ty;

            #[inline]
            fn $method(self, other: $ty) -> $ty {
                math::$method($ty::splat(self), other)
            }
        }

        impl $assign for $ty {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = *self $op other;
            }
        }

        impl $assign<f16> for $ty {
            #[inline]
            fn $assign_method(&mut self, other: f16) {
                *self = *self $op other;
            }
        }
    )*};
}

macro_rules! half_vector {
    (
        $ty:ident, $mask:ident, $wide:ident, $n:literal, $words:literal,
        $from_wide:ident, $to_wide:ident, ($($c:ident),*)
    ) => {
        #[doc = concat!("A vector of ", $words, " `f16`.")]
        #[derive(Debug, Clone, Copy, PartialEq, Default)]
        pub struct $ty {
            $(
                #[doc = concat!("Component `", stringify!($c), "`.")]
                pub $c: f16,
            )*
        }

        impl $ty {
            /// All 0.
            pub const ZERO: Self = Self::splat(f16::ZERO);
            /// All 1.
            pub const ONE: Self = Self::splat(f16::ONE);
            /// All -1.
            pub const NEG_ONE: Self = Self::splat(f16::NEG_ONE);

            /// A vector of these components.
            #[inline]
            pub const fn new($($c: f16),*) -> Self {
                Self { $($c),* }
            }

            /// The same value in each component.
            #[inline]
            pub const fn splat(value: f16) -> Self {
                Self { $($c: value),* }
            }

            /// A vector of the elements of an array.
            #[inline]
            pub const fn from_array([$($c),*]: [f16; $n]) -> Self {
                Self { $($c),* }
            }

            /// The components.
            #[inline]
            pub const fn to_array(self) -> [f16; $n] {
                [$(self.$c),*]
            }

            /// The nearest vector.
            #[inline]
            pub fn $from_wide(vector: $wide) -> Self {
                Self { $($c: f16::from_f32(vector.$c)),* }
            }

            /// The same vector in `f32`.
            #[inline]
            pub fn $to_wide(self) -> $wide {
                $wide::new($(self.$c.to_f32()),*)
            }

            /// The sum of the products of the components.
            #[inline]
            pub fn dot(self, other: Self) -> f16 {
                math::dot(self, other)
            }

            /// The Euclidean length.
            #[inline]
            pub fn length(self) -> f16 {
                math::length(self)
            }

            /// The square of the Euclidean length.
            #[inline]
            pub fn length_squared(self) -> f16 {
                math::length_squared(self)
            }

            /// The length of `self - other`.
            #[inline]
            pub fn distance(self, other: Self) -> f16 {
                math::distance(self, other)
            }

            /// The vector of length 1 in the same direction.
            #[inline]
            pub fn normalize(self) -> Self {
                math::normalize(self)
            }

            /// Componentwise, `low` to `high`.
            #[inline]
            pub fn clamp(self, low: Self, high: Self) -> Self {
                math::clamp(self, low, high)
            }

            /// Componentwise `self * factor + summand`.
            #[inline]
            pub fn mul_add(self, factor: Self, summand: Self) -> Self {
                math::mul_add(self, factor, summand)
            }
        }

        half_vector!(@componentwise $ty: min(other) max(other) abs() sqrt() floor() ceil() trunc()
            exp() exp2() ln() log2() sin() cos() fract() recip());
        half_vector!(@fold $ty: element_sum min_element max_element);
        half_vector!(@compare $ty, $mask: cmpeq cmpne cmplt cmple cmpgt cmpge);
        operator!($ty:
            Add add AddAssign add_assign +;
            Sub sub SubAssign sub_assign -;
            Mul mul MulAssign mul_assign *;
            Div div DivAssign div_assign /;
            Rem rem RemAssign rem_assign %;
        );

        impl Neg for $ty {
            type Output = Self;

            #[inline]
            fn neg(self) -> Self {
                math::neg(self)
            }
        }

        impl From<[f16; $n]> for $ty {
            #[inline]
            fn from(components: [f16; $n]) -> Self {
                Self::from_array(components)
            }
        }
    };
    (@componentwise $ty:ident: $($name:ident($($other:ident)?))*) => {
        impl $ty {$(
            #[doc = concat!("Componentwise `", stringify!($name), "`.")]
            #[inline]
            pub fn $name(self $(, $other: Self)?) -> Self {
                math::$name(self $(, $other)?)
            }
        )*}
    };
    (@fold $ty:ident: $($name:ident)*) => {
        impl $ty {$(
            #[doc = concat!("`", stringify!($name), "` as glam's vectors have it.")]
            #[inline]
            pub fn $name(self) -> f16 {
                math::$name(self)
            }
        )*}
    };
    (@compare $ty:ident, $mask:ident: $($name:ident)*) => {
        impl $ty {$(
            #[doc = concat!("Componentwise `", stringify!($name), "` as glam's vectors have it.")]
            #[inline]
            pub fn $name(self, other: Self) -> $mask {
                math::$name(self, other)
            }
        )*}
    };
}

half_vector!(F16Vec2, BVec2, Vec2, 2, "two", from_vec2, as_vec2, (x, y));
half_vector!(F16Vec3, BVec3, Vec3, 3, "three", from_vec3, as_vec3, (x, y, z));
half_vector!(F16Vec4, BVec4, Vec4, 4, "four", from_vec4, as_vec4, (x, y, z, w));

impl F16Vec2 {
    /// A vector with `z` behind.
    #[inline]
    pub const fn extend(self, z: f16) -> F16Vec3 {
        F16Vec3::new(self.x, self.y, z)
    }
}

impl F16Vec3 {
    /// A vector with `w` behind.
    #[inline]
    pub const fn extend(self, w: f16) -> F16Vec4 {
        F16Vec4::new(self.x, self.y, self.z, w)
    }

    /// The vector without `z`.
    #[inline]
    pub const fn truncate(self) -> F16Vec2 {
        F16Vec2::new(self.x, self.y)
    }
}

impl F16Vec4 {
    /// The vector without `w`.
    #[inline]
    pub const fn truncate(self) -> F16Vec3 {
        F16Vec3::new(self.x, self.y, self.z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_that_of_f32_rounded() {
        let (a, b) = (Vec3::new(1.5, -2.25, 1000.0), Vec3::new(0.1, 3.0, -7.0));
        let (x, y) = (F16Vec3::from_vec3(a), F16Vec3::from_vec3(b));
        let rounded = F16Vec3::from_vec3;
        assert_eq!(x + y, rounded(x.as_vec3() + y.as_vec3()));
        assert_eq!(x * y - x / y, rounded((x * y).as_vec3() - (x / y).as_vec3()));
        assert_eq!(x % y, rounded(x.as_vec3() % y.as_vec3()));
        assert_eq!(-x * f16::from_f32(2.0), f16::from_f32(-2.0) * x);
        assert_eq!(x.dot(F16Vec3::ONE), x.element_sum());
        assert_eq!(x.max(y).min_element(), f16::from_f32(a.x));
        assert_eq!(x.cmplt(y), a.cmplt(b));
        assert_eq!(x.truncate().extend(x.z), x);
        assert_eq!(F16Vec2::from_vec2(Vec2::new(3.0, 4.0)).length(), f16::from_f32(5.0));
        let mut sum = F16Vec4::ONE;
        sum += F16Vec4::splat(f16::ONE);
        sum /= f16::from_f32(4.0);
        assert_eq!(sum.as_vec4(), Vec4::splat(0.5));
        assert_eq!(F16Vec4::from(sum.to_array()), sum);
    }
}
