//! The invocations of a workgroup that run a statement.

use std::rc::Rc;

use super::value::{Value, holds_if};

/// Whether an invocation is among those that run a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Is {
    No,
    Maybe,
    /// In launches with large parameters and lengths.
    High,
    /// In launches with small parameters and lengths.
    Low,
    Yes,
}

impl Is {
    const ALL: [Is; 5] = [Is::No, Is::Maybe, Is::High, Is::Low, Is::Yes];

    /// The results of `f`: a lookup takes less time than a call.
    fn table(f: impl Fn(Is) -> Is) -> [Is; 5] {
        let mut table = Is::ALL;
        for is in Is::ALL {
            table[is as usize] = f(is);
        }
        table
    }

    /// Whether an invocation passes a condition; `self` tells whether it comes to the condition.
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

    /// Whether an invocation is in one of two masks that exclude each other.
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

    /// Whether an invocation is in the first mask and not in the second, which is a part of the
    /// first. If `i < n` leaves, the invocation that stays may be intended to be alone. So nothing
    /// is said about launches with small `n`.
    fn without(self, other: Is) -> Is {
        match (self, other) {
            (is, Is::No) => is,
            (_, Is::Yes) | (Is::No, _) => Is::No,
            (Is::Yes, Is::Low) => Is::High,
            _ => Is::Maybe,
        }
    }
}

/// A list to be filled in. In unoptimised code, copying a list is faster than making one.
fn blank(lanes: usize) -> Vec<Is> {
    const BLANK: [Is; 256] = [Is::No; 256];
    let mut list = Vec::with_capacity(lanes);
    while list.len() < lanes {
        list.extend_from_slice(&BLANK[..BLANK.len().min(lanes - list.len())]);
    }
    list
}

/// The invocations that run a statement.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Mask {
    /// The same for all lanes.
    All { is: Is, lanes: usize },
    /// Not the same for all lanes.
    Each(Rc<[Is]>),
}

impl Mask {
    /// The result of `f` for each lane.
    pub(super) fn of(lanes: usize, mut f: impl FnMut(usize) -> Is) -> Mask {
        let mut list = blank(lanes);
        let (slots, mut lane) = (list.as_mut_slice(), 0);
        while lane < lanes {
            slots[lane] = f(lane);
            lane += 1;
        }
        Mask::each(list)
    }

    /// The shortest form of a list.
    fn each(list: Vec<Is>) -> Mask {
        let (is, mut lane) = (list.as_slice(), 1);
        while lane < is.len() && is[lane] as u8 == is[0] as u8 {
            lane += 1;
        }
        match lane == is.len() {
            true => Mask::All { is: is[0], lanes: lane },
            false => Mask::Each(list.into()),
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

    /// For loops: lane `n` is at index `n` times the second number.
    pub(super) fn slice(&self) -> (&[Is], usize) {
        match self {
            Mask::All { is, .. } => (std::slice::from_ref(is), 0),
            Mask::Each(each) => (each, 1),
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

    /// The mask with each lane looked up in a table.
    fn map(&self, table: [Is; 5]) -> Mask {
        match self {
            Mask::All { is, lanes } => Mask::All { is: table[*is as usize], lanes: *lanes },
            Mask::Each(each) => {
                let mut list = each.to_vec();
                let (slots, mut lane) = (list.as_mut_slice(), 0);
                while lane < slots.len() {
                    slots[lane] = table[slots[lane] as usize];
                    lane += 1;
                }
                Mask::each(list)
            }
        }
    }

    fn zip(&self, other: &Mask, f: impl Fn(Is, Is) -> Is) -> Mask {
        match (self, other) {
            (Mask::All { is, .. }, other) => other.map(Is::table(|other| f(*is, other))),
            (each, Mask::All { is, .. }) => each.map(Is::table(|each| f(each, *is))),
            (Mask::Each(a), Mask::Each(b)) => {
                let tables = Is::ALL.map(|a| Is::table(|b| f(a, b)));
                let mut list = a.to_vec();
                let (slots, b, mut lane) = (list.as_mut_slice(), &**b, 0);
                while lane < slots.len() {
                    slots[lane] = tables[slots[lane] as usize][b[lane] as usize];
                    lane += 1;
                }
                Mask::each(list)
            }
        }
    }

    /// The invocations of the mask for which a condition holds, or does not.
    pub(super) fn and(&self, condition: &Value, holds: bool) -> Mask {
        let condition = &condition.truth();
        let and = |is: Is, condition: Is| match holds {
            true => is.and(condition),
            false => is.and(condition.not()),
        };
        if let Mask::All { is: Is::No, .. } = self {
            return self.clone();
        }
        if condition.is_one() {
            let condition = condition.holds(0);
            return self.map(Is::table(|is| and(is, condition)));
        }
        let (numbers, mut list) = (condition.lanes.list(self.len()), blank(self.len()));
        let (numbers, slots, mut lane) = (numbers.as_slice(), list.as_mut_slice(), 0);
        while lane < slots.len() {
            slots[lane] = holds_if(numbers[lane]);
            lane += 1;
        }
        self.zip(&Mask::each(list), and)
    }

    /// The invocations that are in one of two masks, which exclude each other.
    pub(super) fn or(&self, other: &Mask) -> Mask {
        match (self.all(Is::No), other.all(Is::No)) {
            (true, _) => other.clone(),
            (_, true) => self.clone(),
            _ => self.zip(other, Is::or),
        }
    }

    /// The invocations that are in this mask and not in the other one.
    pub(super) fn without(&self, other: &Mask) -> Mask {
        match other.all(Is::No) {
            true => self.clone(),
            false => self.zip(other, Is::without),
        }
    }

    /// Lanes that are the same in both stay. The others become `Maybe`.
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

    /// Whether a lane has this value.
    pub(super) fn has(&self, is: Is) -> bool {
        let ((each, _), mut lane) = (self.slice(), 0);
        while lane < each.len() && each[lane] as u8 != is as u8 {
            lane += 1;
        }
        lane < each.len()
    }

    /// Whether every lane is `No` or `Maybe`.
    pub(super) fn is_doubtful(&self) -> bool {
        ![Is::Yes, Is::High, Is::Low].into_iter().any(|is| self.has(is))
    }

    /// Whether it is unknown for some lanes of `before` whether they are still in this mask.
    pub(super) fn is_open_within(&self, before: &Mask) -> bool {
        let is_open = |is: Is, before: Is| !matches!(is, Is::No | Is::Yes) && is != before;
        match (self, before) {
            (Mask::All { is, .. }, Mask::All { is: before, .. }) => is_open(*is, *before),
            (Mask::Each(each), Mask::Each(before)) if Rc::ptr_eq(each, before) => false,
            _ => {
                let tables = Is::ALL.map(|is| Is::ALL.map(|before| is_open(is, before)));
                let ((each, step), (before, of_before)) = (self.slice(), before.slice());
                let (lanes, mut lane) = (self.len(), 0);
                while lane < lanes
                    && !tables[each[step * lane] as usize][before[of_before * lane] as usize]
                {
                    lane += 1;
                }
                lane < lanes
            }
        }
    }

    /// The same mask, with no lane certain.
    pub(super) fn doubted(&self) -> Mask {
        Mask::of(self.len(), |lane| if self.get(lane) == Is::No { Is::No } else { Is::Maybe })
    }

    /// The same mask; lanes that depend on the launch become `Maybe`.
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

    /// All lanes that may be in the mask, as certain ones.
    pub(super) fn widened(&self) -> Mask {
        Mask::of(self.len(), |lane| if self.get(lane) == Is::No { Is::No } else { Is::Yes })
    }

    /// The lanes that are certainly in the mask.
    pub(super) fn certain(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|lane| self.get(*lane) == Is::Yes)
    }

    /// The lanes that may be in the mask.
    pub(super) fn possible(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(|lane| self.get(*lane) != Is::No)
    }
}
