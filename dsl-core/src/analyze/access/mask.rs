//! Which invocations of a workgroup run a statement.

use std::rc::Rc;

use super::lanes::build;
use super::value::Value;

/// Whether an invocation is among those that run a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Is {
    No,
    Maybe,
    /// In launches with large parameters and lengths.
    High,
    /// In launches with small ones.
    Low,
    Yes,
}

impl Is {
    /// Of an invocation for which a condition holds or does not, where `self` tells whether it
    /// comes to the condition.
    fn and(self, condition: Is) -> Is {
        match (self, condition) {
            (Is::No, _) | (_, Is::No) => Is::No,
            (is, Is::Yes) | (Is::Yes, is) => is,
            (a, b) if a == b => a,
            _ => Is::Maybe,
        }
    }

    fn not(self) -> Is {
        match self {
            Is::Yes => Is::No,
            Is::No => Is::Yes,
            Is::High => Is::Low,
            Is::Low => Is::High,
            Is::Maybe => Is::Maybe,
        }
    }

    /// Of one that is in one of two masks that exclude each other.
    fn or(self, other: Is) -> Is {
        match (self, other) {
            (Is::Yes, _) | (_, Is::Yes) => Is::Yes,
            (Is::No, is) | (is, Is::No) => is,
            (a, b) if a == b => a,
            _ => Is::Maybe,
        }
    }

    /// Whether there are launches in which both happen.
    pub(super) fn meets(self, other: Is) -> bool {
        match (self, other) {
            (Is::No, _) | (_, Is::No) => false,
            (Is::Yes, _) | (_, Is::Yes) => true,
            (a, b) => a == b && a != Is::Maybe,
        }
    }

    fn without(self, other: Is) -> Is {
        match (self, other) {
            (is, Is::No) => is,
            (_, Is::Yes) | (Is::No, _) => Is::No,
            _ => Is::Maybe,
        }
    }
}

/// The invocations that run a statement.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Mask {
    /// The same of all.
    All { is: Is, lanes: usize },
    /// Not the same of all.
    Each(Rc<[Is]>),
}

impl Mask {
    /// Of each lane what `f` says.
    pub(super) fn of(lanes: usize, f: impl FnMut(usize) -> Is) -> Mask {
        match build(lanes, Is::No, f) {
            (each, false) => Mask::Each(each),
            (each, true) => Mask::All { is: each[0], lanes },
        }
    }

    pub(super) fn full(lanes: usize) -> Mask {
        Mask::All { is: Is::Yes, lanes }
    }

    pub(super) fn none(lanes: usize) -> Mask {
        Mask::All { is: Is::No, lanes }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Mask::All { lanes, .. } => *lanes,
            Mask::Each(each) => each.len(),
        }
    }

    pub(super) fn get(&self, lane: usize) -> Is {
        match self {
            Mask::All { is, .. } => *is,
            Mask::Each(each) => each[lane],
        }
    }

    pub(super) fn all(&self, is: Is) -> bool {
        matches!(self, Mask::All { is: all, .. } if *all == is)
    }

    fn list(&self) -> Rc<[Is]> {
        match self {
            Mask::All { is, lanes } => vec![*is; *lanes].into(),
            Mask::Each(each) => Rc::clone(each),
        }
    }

    fn zip(&self, other: &Mask, f: impl Fn(Is, Is) -> Is) -> Mask {
        match (self, other) {
            (Mask::All { is: a, lanes }, Mask::All { is: b, .. }) => {
                Mask::All { is: f(*a, *b), lanes: *lanes }
            }
            _ => {
                let (a, b) = (self.list(), other.list());
                let (a, b) = (&*a, &*b);
                Mask::of(a.len(), |lane| f(a[lane], b[lane]))
            }
        }
    }

    /// Those of the mask for which a condition holds.
    pub(super) fn and(&self, condition: &Value, holds: bool) -> Mask {
        let of = |lane| match holds {
            true => condition.holds(lane),
            false => condition.holds(lane).not(),
        };
        match self {
            Mask::All { is: Is::No, .. } => self.clone(),
            Mask::All { is, lanes } if condition.is_one() => {
                Mask::All { is: is.and(of(0)), lanes: *lanes }
            }
            _ => Mask::of(self.len(), |lane| self.get(lane).and(of(lane))),
        }
    }

    /// Those that are in one of the two, which exclude each other.
    pub(super) fn or(&self, other: &Mask) -> Mask {
        match (self.all(Is::No), other.all(Is::No)) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ => self.zip(other, Is::or),
        }
    }

    /// Those that are in this one and not in the other.
    pub(super) fn without(&self, other: &Mask) -> Mask {
        match other.all(Is::No) {
            true => self.clone(),
            false => self.zip(other, Is::without),
        }
    }

    /// Those of the mask that are gone from what was left of it.
    pub(super) fn left(&self, after: &Mask) -> Mask {
        if self.is_same(after) {
            return Mask::none(self.len());
        }
        self.zip(after, |before, after| match after {
            after if before == after => Is::No,
            Is::No => before,
            _ => Is::Maybe,
        })
    }

    /// Lanes that are the same in both stay; the others may be.
    pub(super) fn joined(&self, other: &Mask) -> Mask {
        match self.is_same(other) {
            true => self.clone(),
            false => self.zip(other, |a, b| if a == b { a } else { Is::Maybe }),
        }
    }

    fn is_same(&self, other: &Mask) -> bool {
        match (self, other) {
            (Mask::Each(a), Mask::Each(b)) => Rc::ptr_eq(a, b),
            _ => self == other,
        }
    }

    /// The same, except that none of them is certain.
    pub(super) fn doubted(&self) -> Mask {
        Mask::of(self.len(), |lane| if self.get(lane) == Is::No { Is::No } else { Is::Maybe })
    }

    /// The same, except that nothing is known where it depends on the launch.
    pub(super) fn without_launch(&self) -> Mask {
        let depends = |is| matches!(is, Is::High | Is::Low);
        let known = |is| if depends(is) { Is::Maybe } else { is };
        match self {
            Mask::All { is, lanes } => Mask::All { is: known(*is), lanes: *lanes },
            Mask::Each(each) if each.iter().any(|is| depends(*is)) => {
                Mask::of(each.len(), |lane| known(each[lane]))
            }
            Mask::Each(_) => self.clone(),
        }
    }

    /// All that may be among them, for certain.
    pub(super) fn widened(&self) -> Mask {
        Mask::of(self.len(), |lane| if self.get(lane) == Is::No { Is::No } else { Is::Yes })
    }

    /// The invocations that are certainly among them.
    pub(super) fn certain(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|lane| self.get(*lane) == Is::Yes)
    }

    /// The invocations that may be among them.
    pub(super) fn possible(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|lane| self.get(*lane) != Is::No)
    }
}
