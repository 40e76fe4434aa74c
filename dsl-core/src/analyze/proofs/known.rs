//! The known facts about a value of any type, and about its parts.

use super::input::Input;
use super::polynomial::Polynomial;
use super::range::{Range, is_followed};
use crate::ir::{Member, Projection, Scalar, Ty, project};
use crate::layout;

/// The known facts about a value of any type.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Known {
    /// The range of an integer or `bool`.
    Integer(Range),
    /// The parts of a vector, structure or tuple.
    Parts(Vec<Known>),
    /// The facts about each element of an array.
    Elements(Box<Known>),
    Nothing,
}

impl Known {
    /// All values of a type.
    pub(super) fn any(ty: &Ty) -> Known {
        let number = |scalar: &Scalar| match is_followed(*scalar) {
            true => Known::Integer(Range::any(*scalar)),
            false => Known::Nothing,
        };
        match ty {
            Ty::Scalar(scalar) => number(scalar),
            Ty::Vector(scalar, n) => Known::Parts(vec![number(scalar); usize::from(*n)]),
            Ty::Struct(of) => {
                Known::Parts(of.members.iter().map(|member| Known::any(&member.ty)).collect())
            }
            Ty::Error
            | Ty::Unit
            | Ty::Matrix(_)
            | Ty::Array(..)
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::Enum(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => Known::Nothing,
        }
    }

    /// The facts, or else all values of the type.
    pub(super) fn or_any(self, ty: &Ty) -> Known {
        if let Known::Nothing = self { Known::any(ty) } else { self }
    }

    pub(super) fn join(&self, other: &Known) -> Known {
        match (self, other) {
            (Known::Integer(a), Known::Integer(b)) => Known::Integer(a.join(b)),
            (Known::Parts(a), Known::Parts(b)) if a.len() == b.len() => {
                Known::Parts(a.iter().zip(b).map(|(a, b)| a.join(b)).collect())
            }
            (Known::Elements(a), Known::Elements(b)) => Known::Elements(Box::new(a.join(b))),
            _ => Known::Nothing,
        }
    }

    /// The facts of `self` that still hold after an iteration of a loop that ends with `later`.
    pub(super) fn kept_by(&self, later: &Known) -> Known {
        match (self, later) {
            (Known::Integer(a), Known::Integer(b)) => Known::Integer(a.kept_by(b)),
            (Known::Parts(a), Known::Parts(b)) if a.len() == b.len() => {
                Known::Parts(a.iter().zip(b).map(|(a, b)| a.kept_by(b)).collect())
            }
            (Known::Elements(a), Known::Elements(b)) => Known::Elements(Box::new(a.kept_by(b))),
            _ => Known::Nothing,
        }
    }

    /// The range of an integer of this type.
    pub(super) fn range(&self, ty: &Ty) -> Range {
        let Known::Integer(range) = self else {
            return Range::any(ty.scalar().unwrap_or(Scalar::U32));
        };
        range.clone()
    }

    pub(super) fn part(&self, at: Option<usize>) -> Known {
        match (self, at) {
            (Known::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
            _ => Known::Nothing,
        }
    }

    /// The facts about a component; the facts about a number hold for all components.
    pub(super) fn component(&self, n: usize) -> Known {
        if let Known::Parts(_) = self { self.part(Some(n)) } else { self.clone() }
    }

    /// The facts about one of the elements, or about the component at an index.
    pub(super) fn element(&self) -> Known {
        if let Known::Elements(each) = self { (**each).clone() } else { Known::Nothing }
    }
}

/// A value that the host knows. `input` gives its words by their offsets and signs.
pub(super) fn host_value(ty: &Ty, offset: u32, input: &dyn Fn(u32, bool) -> Input) -> Known {
    match ty {
        Ty::Scalar(scalar) if scalar.is_word() => {
            let input = input(offset, *scalar == Scalar::I32);
            Known::Integer(Range::exactly(*scalar, Polynomial::input(input)))
        }
        Ty::Vector(scalar, n) => {
            let part = |n: u32| host_value(&Ty::Scalar(*scalar), offset + n * scalar.size(), input);
            Known::Parts((0..u32::from(*n)).map(part).collect())
        }
        Ty::Struct(of) => {
            let parts = of.members.iter().zip(layout::member_offsets(of).0);
            let part = |(member, at): (&Member, u32)| host_value(&member.ty, offset + at, input);
            Known::Parts(parts.map(part).collect())
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
        | Ty::Param(_) => Known::any(ty),
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
pub(super) fn stored(old: Known, ty: &Ty, way: &[Projection], new: Known) -> Known {
    let Some((first, rest)) = way.split_first() else { return new };
    match (old, position(ty, first)) {
        (Known::Parts(mut parts), Some(at)) if at < parts.len() => {
            let part = std::mem::replace(&mut parts[at], Known::Nothing);
            parts[at] = stored(part, &project(ty, first), rest, new);
            Known::Parts(parts)
        }
        // Through an index, it may be any of the elements or components.
        (Known::Elements(each), None) => {
            let new = stored((*each).clone(), &project(ty, first), rest, new);
            Known::Elements(Box::new(each.join(&new)))
        }
        _ => Known::any(ty),
    }
}
