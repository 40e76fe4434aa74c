//! What is known about a value of any type, and about its parts.

use std::rc::Rc;

use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::value::{UNKNOWN, Value};
use crate::ir::{Projection, Scalar, Ty, project};

/// The known facts about a value of any type.
#[derive(Debug, Clone)]
pub(super) enum Known {
    Scalar(Value),
    /// The parts of a vector, structure or tuple, or of a small array.
    Parts(Vec<Known>),
    /// Only whether it is the same for all invocations.
    Opaque(bool),
}

impl Known {
    /// Whether the same facts are known about both.
    fn is_as_known(&self, other: &Known) -> bool {
        match (self, other) {
            (Known::Scalar(a), Known::Scalar(b)) => a.is_as_known(b),
            (Known::Parts(a), Known::Parts(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_as_known(b))
            }
            (Known::Opaque(a), Known::Opaque(b)) => a == b,
            (Known::Scalar(_) | Known::Parts(_) | Known::Opaque(_), _) => false,
        }
    }

    pub(super) fn is_uniform(&self) -> bool {
        match self {
            Known::Scalar(value) => value.is_uniform(),
            Known::Parts(parts) => parts.iter().all(Known::is_uniform),
            Known::Opaque(uniform) => *uniform,
        }
    }

    pub(super) fn scalar(&self) -> Value {
        match self {
            Known::Scalar(value) => value.clone(),
            Known::Parts(_) | Known::Opaque(_) => Value::unknown(self.is_uniform()),
        }
    }

    /// A number for each invocation, and perhaps an unknown part.
    pub(super) fn lanes(&self) -> Option<&Value> {
        let Known::Scalar(value) = self else { return None };
        value.has_lanes().then_some(value)
    }

    /// The component at a position; a number counts for all of them.
    pub(super) fn component(&self, n: usize) -> Option<Known> {
        match self {
            Known::Parts(parts) => parts.get(n).cloned(),
            Known::Scalar(_) | Known::Opaque(_) => Some(self.clone()),
        }
    }

    pub(super) fn replaced(&self, then: &Known, mask: &Mask) -> Known {
        if mask.all(Is::Yes) {
            return then.clone();
        }
        match (self, then) {
            (Known::Scalar(old), Known::Scalar(new)) => Known::Scalar(old.replaced(new, mask)),
            (Known::Parts(old), Known::Parts(new)) if old.len() == new.len() => Known::Parts(
                old.iter().zip(new).map(|(old, new)| old.replaced(new, mask)).collect(),
            ),
            _ => Known::Opaque(false),
        }
    }

    /// The facts that remain where two alternatives meet.
    pub(super) fn joined(
        &self,
        other: &Known,
        either: &mut dyn FnMut(&Value, &Value) -> Value,
    ) -> Known {
        match (self, other) {
            (a, b) if a.is_as_known(b) => a.clone(),
            (Known::Parts(a), Known::Parts(b)) if a.len() == b.len() => {
                Known::Parts(a.iter().zip(b).map(|(a, b)| a.joined(b, either)).collect())
            }
            (Known::Scalar(a), Known::Scalar(b)) if a.is_uniform() && b.is_uniform() => {
                Known::Scalar(either(a, b))
            }
            (a, b) => Known::Opaque(a.is_uniform() && b.is_uniform()),
        }
    }
}

/// The maximum number of elements of an array variable that are followed one by one.
const MAX_ELEMENTS_OF_LOCALS: u32 = 16;

/// Whether values of the type, or of its components, are followed: truth values and 32-bit
/// integers, which indices are made of.
pub(super) fn is_followed(ty: &Ty) -> bool {
    ty.scalar().is_some_and(|scalar| scalar.is_word() || scalar == Scalar::Bool)
}

/// Whether indices select parts that can be known one by one. A larger array is known as a whole.
pub(super) fn has_parts(ty: &Ty) -> bool {
    let is_small =
        |element: &Ty, n: u32| n <= MAX_ELEMENTS_OF_LOCALS && !matches!(element, Ty::Array(..));
    matches!(ty, Ty::Vector(..)) || matches!(ty, Ty::Array(element, n) if is_small(element, *n))
}

/// The position of a member or component.
pub(super) fn part(ty: &Ty, name: &str) -> Option<usize> {
    if let Ty::Struct(of) = ty {
        return of.members.iter().position(|member| member.name == name);
    }
    "xyzw".find(name).filter(|_| matches!(ty, Ty::Vector(..)))
}

/// An element or component. If the index differs, each invocation gets its own.
pub(super) fn element(known: &Known, ty: &Ty, index: &Value) -> Known {
    let at = index.constant().map(|n| n as usize);
    if let Known::Parts(parts) = known
        && at.is_none()
        && has_parts(ty)
        && let Some(gathered) = gathered(parts, index)
    {
        return gathered;
    }
    match take(known, at.filter(|_| has_parts(ty))) {
        Known::Opaque(uniform) => Known::Opaque(uniform && index.is_uniform()),
        part @ (Known::Scalar(_) | Known::Parts(_)) => part,
    }
}

/// For each invocation, the part at its index. All parts must be numbers with the same unknown
/// part.
fn gathered(parts: &[Known], index: &Value) -> Option<Known> {
    if !index.terms.is_empty() || index.is_one() {
        return None;
    }
    let parts: Vec<&Value> = parts.iter().map(Known::lanes).collect::<Option<_>>()?;
    let terms = &parts.first()?.terms;
    if parts.iter().any(|part| part.terms != *terms) {
        return None;
    }
    let at = index.lanes.list(1);
    let lanes = Lanes::of(at.len(), |lane| {
        let part = usize::try_from(at[lane]).ok().and_then(|at| parts.get(at));
        part.map_or(UNKNOWN, |part| part.lanes.get(lane))
    });
    Some(Known::Scalar(Value { lanes, terms: Rc::clone(terms), says: None }))
}

pub(super) fn take(known: &Known, at: Option<usize>) -> Known {
    match (known, at) {
        (Known::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
        (other, _) => Known::Opaque(other.is_uniform()),
    }
}

/// A value with one of its parts replaced.
pub(super) fn stored(
    old: Known,
    ty: &Ty,
    way: &[Projection],
    indices: &[Value],
    value: Known,
) -> Known {
    let Some((first, rest)) = way.split_first() else { return value };
    let (at, indices) = match (first, indices) {
        (Projection::Index(_), [index, indices @ ..]) => {
            let at = index.constant().map(|n| n as usize);
            (at.filter(|_| has_parts(ty)), indices)
        }
        (Projection::Index(_), []) => (None, indices),
        (Projection::Member(name), _) => (part(ty, &name.text), indices),
    };
    match (old, at) {
        (Known::Parts(mut parts), Some(at)) if at < parts.len() => {
            let inner = project(ty, first);
            let part = std::mem::replace(&mut parts[at], Known::Opaque(false));
            parts[at] = stored(part, &inner, rest, indices, value);
            Known::Parts(parts)
        }
        _ => Known::Opaque(false),
    }
}
