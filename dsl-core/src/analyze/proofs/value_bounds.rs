//! The bounds of a value of any type: of an integer, or of the integers among its parts.

use super::bounds::{Bounds, is_followed};
use super::input::Input;
use super::polynomial::Polynomial;
use crate::ir::{Member, Projection, Scalar, Ty, project};
use crate::layout;

/// The bounds of a value of any type.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ValueBounds {
    /// The bounds of an integer or `bool`.
    Integer(Bounds),
    /// The parts of a vector, structure or tuple.
    Parts(Vec<ValueBounds>),
    /// The facts about each element of an array.
    Elements(Box<ValueBounds>),
    Nothing,
}

impl ValueBounds {
    /// All values of a type.
    pub(super) fn any(ty: &Ty) -> ValueBounds {
        let number = |scalar: &Scalar| match is_followed(*scalar) {
            true => ValueBounds::Integer(Bounds::any(*scalar)),
            false => ValueBounds::Nothing,
        };
        match ty {
            Ty::Scalar(scalar) => number(scalar),
            Ty::Vector(scalar, n) => ValueBounds::Parts(vec![number(scalar); usize::from(*n)]),
            Ty::Struct(of) => ValueBounds::Parts(
                of.members.iter().map(|member| ValueBounds::any(&member.ty)).collect(),
            ),
            Ty::Error
            | Ty::Unit
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::Enum(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => ValueBounds::Nothing,
        }
    }

    /// The facts, or else all values of the type.
    pub(super) fn or_any(self, ty: &Ty) -> ValueBounds {
        if let ValueBounds::Nothing = self { ValueBounds::any(ty) } else { self }
    }

    pub(super) fn join(&self, other: &ValueBounds) -> ValueBounds {
        match (self, other) {
            (ValueBounds::Integer(a), ValueBounds::Integer(b)) => ValueBounds::Integer(a.join(b)),
            (ValueBounds::Parts(a), ValueBounds::Parts(b)) if a.len() == b.len() => {
                ValueBounds::Parts(a.iter().zip(b).map(|(a, b)| a.join(b)).collect())
            }
            (ValueBounds::Elements(a), ValueBounds::Elements(b)) => {
                ValueBounds::Elements(Box::new(a.join(b)))
            }
            _ => ValueBounds::Nothing,
        }
    }

    /// The facts of `self` that still hold after an iteration of a loop that ends with `later`.
    pub(super) fn kept_by(&self, later: &ValueBounds) -> ValueBounds {
        match (self, later) {
            (ValueBounds::Integer(a), ValueBounds::Integer(b)) => {
                ValueBounds::Integer(a.kept_by(b))
            }
            (ValueBounds::Parts(a), ValueBounds::Parts(b)) if a.len() == b.len() => {
                ValueBounds::Parts(a.iter().zip(b).map(|(a, b)| a.kept_by(b)).collect())
            }
            (ValueBounds::Elements(a), ValueBounds::Elements(b)) => {
                ValueBounds::Elements(Box::new(a.kept_by(b)))
            }
            _ => ValueBounds::Nothing,
        }
    }

    /// The range of an integer of this type.
    pub(super) fn range(&self, ty: &Ty) -> Bounds {
        let ValueBounds::Integer(range) = self else {
            return Bounds::any(ty.scalar().unwrap_or(Scalar::U32));
        };
        range.clone()
    }

    pub(super) fn part(&self, at: Option<usize>) -> ValueBounds {
        match (self, at) {
            (ValueBounds::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
            _ => ValueBounds::Nothing,
        }
    }

    /// The facts about a component; the facts about a number hold for all components.
    pub(super) fn component(&self, n: usize) -> ValueBounds {
        if let ValueBounds::Parts(_) = self { self.part(Some(n)) } else { self.clone() }
    }

    /// The facts about one of the elements, or about the component at an index.
    pub(super) fn element(&self) -> ValueBounds {
        if let ValueBounds::Elements(each) = self { (**each).clone() } else { ValueBounds::Nothing }
    }
}

/// A value that the host knows. `input` gives its words by their offsets and signs.
pub(super) fn host_value(ty: &Ty, offset: u32, input: &dyn Fn(u32, bool) -> Input) -> ValueBounds {
    match ty {
        Ty::Scalar(scalar) if scalar.is_word() => {
            let input = input(offset, *scalar == Scalar::I32);
            ValueBounds::Integer(Bounds::exactly(*scalar, Polynomial::input(input)))
        }
        Ty::Vector(scalar, n) => {
            let part = |n: u32| host_value(&Ty::Scalar(*scalar), offset + n * scalar.size(), input);
            ValueBounds::Parts((0..u32::from(*n)).map(part).collect())
        }
        Ty::Struct(of) => {
            let parts = of.members.iter().zip(layout::member_offsets(of).0);
            let part = |(member, at): (&Member, u32)| host_value(&member.ty, offset + at, input);
            ValueBounds::Parts(parts.map(part).collect())
        }
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Matrix(_)
        | Ty::Array(..)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::Enum(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => ValueBounds::any(ty),
    }
}

/// The part of a value that a step names, if it is always the same.
pub(super) fn position(ty: &Ty, step: &Projection) -> Option<usize> {
    match (ty, step) {
        (Ty::Struct(of), Projection::Member(name)) => {
            of.members.iter().position(|member| member.name == name.text)
        }
        (Ty::Vector(..), Projection::Member(name)) => "xyzw".find(&name.text),
        _ => None,
    }
}

/// A value with one of its parts replaced.
pub(super) fn stored(
    old: ValueBounds,
    ty: &Ty,
    way: &[Projection],
    new: ValueBounds,
) -> ValueBounds {
    let Some((first, rest)) = way.split_first() else { return new };
    match (old, position(ty, first)) {
        (ValueBounds::Parts(mut parts), Some(at)) if at < parts.len() => {
            let part = std::mem::replace(&mut parts[at], ValueBounds::Nothing);
            parts[at] = stored(part, &project(ty, first), rest, new);
            ValueBounds::Parts(parts)
        }
        // Through an index, it may be any of the elements or components.
        (ValueBounds::Elements(each), None) => {
            let new = stored((*each).clone(), &project(ty, first), rest, new);
            ValueBounds::Elements(Box::new(each.join(&new)))
        }
        _ => ValueBounds::any(ty),
    }
}
