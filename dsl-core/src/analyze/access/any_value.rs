//! The facts about a value of any type, and about its parts.

use std::rc::Rc;

use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::value::{UNKNOWN, Value};
use crate::ir::{Projection, Scalar, Ty, project};

/// The facts about a value of any type.
#[derive(Debug, Clone)]
pub(super) enum AnyValue {
    Scalar(Value),
    /// The parts of a vector, structure or tuple, or of a small array.
    Parts(Vec<AnyValue>),
    /// Only whether it is the same for all invocations.
    Opaque(bool),
}

impl AnyValue {
    /// Whether the same facts are known about both.
    fn is_as_known(&self, other: &AnyValue) -> bool {
        match (self, other) {
            (AnyValue::Scalar(a), AnyValue::Scalar(b)) => a.is_as_known(b),
            (AnyValue::Parts(a), AnyValue::Parts(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_as_known(b))
            }
            (AnyValue::Opaque(a), AnyValue::Opaque(b)) => a == b,
            (AnyValue::Scalar(_) | AnyValue::Parts(_) | AnyValue::Opaque(_), _) => false,
        }
    }

    pub(super) fn is_uniform(&self) -> bool {
        match self {
            AnyValue::Scalar(value) => value.is_uniform(),
            AnyValue::Parts(parts) => parts.iter().all(AnyValue::is_uniform),
            AnyValue::Opaque(uniform) => *uniform,
        }
    }

    pub(super) fn scalar(&self) -> Value {
        match self {
            AnyValue::Scalar(value) => value.clone(),
            AnyValue::Parts(_) | AnyValue::Opaque(_) => Value::unknown(self.is_uniform()),
        }
    }

    /// A number for each invocation, and perhaps an unknown part.
    pub(super) fn lanes(&self) -> Option<&Value> {
        let AnyValue::Scalar(value) = self else { return None };
        value.has_lanes().then_some(value)
    }

    /// The component at a position; a number counts for all of them.
    pub(super) fn component(&self, n: usize) -> Option<AnyValue> {
        match self {
            AnyValue::Parts(parts) => parts.get(n).cloned(),
            AnyValue::Scalar(_) | AnyValue::Opaque(_) => Some(self.clone()),
        }
    }

    pub(super) fn replaced(&self, then: &AnyValue, mask: &Mask) -> AnyValue {
        if mask.all(Is::Yes) {
            return then.clone();
        }
        match (self, then) {
            (AnyValue::Scalar(old), AnyValue::Scalar(new)) => {
                AnyValue::Scalar(old.replaced(new, mask))
            }
            (AnyValue::Parts(old), AnyValue::Parts(new)) if old.len() == new.len() => {
                AnyValue::Parts(
                    old.iter().zip(new).map(|(old, new)| old.replaced(new, mask)).collect(),
                )
            }
            _ => AnyValue::Opaque(false),
        }
    }

    /// The facts that remain where two alternatives meet.
    pub(super) fn joined(
        &self,
        other: &AnyValue,
        either: &mut dyn FnMut(&Value, &Value) -> Value,
    ) -> AnyValue {
        match (self, other) {
            (a, b) if a.is_as_known(b) => a.clone(),
            (AnyValue::Parts(a), AnyValue::Parts(b)) if a.len() == b.len() => {
                AnyValue::Parts(a.iter().zip(b).map(|(a, b)| a.joined(b, either)).collect())
            }
            (AnyValue::Scalar(a), AnyValue::Scalar(b)) if a.is_uniform() && b.is_uniform() => {
                AnyValue::Scalar(either(a, b))
            }
            (a, b) => AnyValue::Opaque(a.is_uniform() && b.is_uniform()),
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
pub(super) fn element(known: &AnyValue, ty: &Ty, index: &Value) -> AnyValue {
    let at = index.constant().map(|n| n as usize);
    if let AnyValue::Parts(parts) = known
        && at.is_none()
        && has_parts(ty)
        && let Some(gathered) = gathered(parts, index)
    {
        return gathered;
    }
    match take(known, at.filter(|_| has_parts(ty))) {
        AnyValue::Opaque(uniform) => AnyValue::Opaque(uniform && index.is_uniform()),
        part @ (AnyValue::Scalar(_) | AnyValue::Parts(_)) => part,
    }
}

/// For each invocation, the part at its index. All parts must be numbers with the same unknown
/// part.
fn gathered(parts: &[AnyValue], index: &Value) -> Option<AnyValue> {
    if !index.terms.is_empty() || index.is_one() {
        return None;
    }
    let parts: Vec<&Value> = parts.iter().map(AnyValue::lanes).collect::<Option<_>>()?;
    let terms = &parts.first()?.terms;
    if parts.iter().any(|part| part.terms != *terms) {
        return None;
    }
    let at = index.lanes.list(1);
    let lanes = Lanes::of(at.len(), |lane| {
        let part = usize::try_from(at[lane]).ok().and_then(|at| parts.get(at));
        part.map_or(UNKNOWN, |part| part.lanes.get(lane))
    });
    Some(AnyValue::Scalar(Value { lanes, terms: Rc::clone(terms), says: None }))
}

pub(super) fn take(known: &AnyValue, at: Option<usize>) -> AnyValue {
    match (known, at) {
        (AnyValue::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
        (other, _) => AnyValue::Opaque(other.is_uniform()),
    }
}

/// A value with one of its parts replaced.
pub(super) fn stored(
    old: AnyValue,
    ty: &Ty,
    way: &[Projection],
    indices: &[Value],
    value: AnyValue,
) -> AnyValue {
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
        (AnyValue::Parts(mut parts), Some(at)) if at < parts.len() => {
            let inner = project(ty, first);
            let part = std::mem::replace(&mut parts[at], AnyValue::Opaque(false));
            parts[at] = stored(part, &inner, rest, indices, value);
            AnyValue::Parts(parts)
        }
        _ => AnyValue::Opaque(false),
    }
}
