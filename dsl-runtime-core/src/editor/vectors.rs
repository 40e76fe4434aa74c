//! Operations of kernels on glam's types that glam lacks. rust-analyzer does not enforce the orphan
//! rule.

use std::ops::{Deref, Index, IndexMut};

use glam::{
    BVec2, BVec3, BVec4, BVec4A, Mat2, Mat3, Mat4, UVec2, UVec3, UVec4, Vec2, Vec2Swizzles, Vec3,
    Vec3Swizzles, Vec4, Vec4Swizzles,
};
use half::f16;

use crate::{F16Vec2, F16Vec3, F16Vec4};

macro_rules! indices {
    ($($of:ty => $part:ty;)*) => {$(
        impl Index<usize> for $of {
            type Output = $part;

            fn index(&self, _: usize) -> &$part {
                loop {}
            }
        }

        impl IndexMut<usize> for $of {
            fn index_mut(&mut self, _: usize) -> &mut $part {
                loop {}
            }
        }
    )*};
}

indices! {
    Mat2 => Vec2;
    Mat3 => Vec3;
    Mat4 => Vec4;
    BVec2 => bool;
    BVec3 => bool;
    BVec4 => bool;
    F16Vec2 => f16;
    F16Vec3 => f16;
    F16Vec4 => f16;
}

/// On the host, comparisons of a `Vec4` give a mask of a special type.
impl Deref for BVec4A {
    type Target = BVec4;

    fn deref(&self) -> &BVec4 {
        loop {}
    }
}

/// Methods of vectors of `u32`.
pub trait Unsigned: Sized {
    /// The sum of the squares of the differences of all components.
    fn distance_squared(self, other: Self) -> u32 {
        loop {}
    }
}

impl Unsigned for UVec2 {}

impl Unsigned for UVec3 {}

impl Unsigned for UVec4 {}

impl Vec2Swizzles for F16Vec2 {
    type Vec3 = F16Vec3;
    type Vec4 = F16Vec4;
}

impl Vec3Swizzles for F16Vec3 {
    type Vec2 = F16Vec2;
    type Vec4 = F16Vec4;
}

impl Vec4Swizzles for F16Vec4 {
    type Vec2 = F16Vec2;
    type Vec3 = F16Vec3;
}
