//! What accesses cost on a GPU: passes over the banks of workgroup memory, sectors of storage
//! memory.
//!
//! The model, which `docs/LINTS.md` explains: a subgroup has 32 invocations, in the order of their
//! index, and makes an access together. Costs are counted for the invocations that are certain to
//! take part, in launches with large lengths and parameters where it depends on these. Where an
//! index is not known for one of them, nothing is counted.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::memory::Position;
use super::value::{Value, is_number};
use crate::analyze::layout::{align, member_offset, size, stride};
use crate::infer::project;
use crate::ir::{AddressSpace, Place, Projection, Root, Scalar, Ty, WorkgroupVarId};

/// Invocations of a subgroup.
const SUBGROUP: usize = 32;
/// Banks of workgroup memory, of a word each.
const BANKS: usize = 32;
/// Bytes of a word.
const WORD: i64 = 4;
/// Bytes of a sector of storage memory.
const SECTOR: i64 = 32;
/// The most bytes that one instruction loads or stores.
const LARGEST: i64 = 16;
/// Values that take more instructions are not looked at.
const MAX_PIECES: i64 = 64;

/// What the access of a subgroup takes, and what an access of as much takes at least: passes over
/// the banks of workgroup memory, or sectors of storage memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// What it takes.
    pub takes: u32,
    /// The fewest that could do.
    pub least: u32,
}

impl Cost {
    pub(crate) fn is_more_than_least(self) -> bool {
        self.takes > self.least
    }

    /// Whether it touches twice as many sectors as need be, and a whole access of 4 bytes for each
    /// invocation more.
    pub(crate) fn is_wasteful(self) -> bool {
        u64::from(self.takes) >= 2 * u64::from(self.least) && self.takes - self.least >= 4
    }

    fn is_worse(self, than: Cost) -> bool {
        let product = |a: u32, b: u32| u64::from(a) * u64::from(b);
        product(self.takes, than.least) > product(than.takes, self.least)
    }
}

/// The worst cost of a place in the source.
#[derive(Debug, Clone)]
pub(crate) struct Costly {
    pub(crate) span: Span,
    pub(crate) root: Root,
    pub(crate) cost: Cost,
    /// What was counted last: loops repeat it.
    last: (Lanes, Mask),
}

/// By the address of the place.
pub(crate) type Costs = BTreeMap<usize, Costly>;

/// A workgroup variable laid out otherwise, to see what that costs.
#[derive(Debug, Clone)]
pub(super) struct Padding {
    pub(super) var: WorkgroupVarId,
    /// The variable's type.
    pub(super) ty: Ty,
    /// Whether element `i` is moved to `i + i / 32`.
    pub(super) is_skewed: bool,
}

impl<'a> Interpreter<'a> {
    /// Counts what an access costs.
    pub(super) fn weigh(&mut self, place: &'a Place, at: &Position) {
        if self.proving.is_some() {
            return;
        }
        let granule = match place.root {
            Root::Local(_) => return,
            Root::Workgroup(_) => WORD,
            Root::Binding(binding) => match self.module.bindings[binding].space {
                AddressSpace::StorageRead | AddressSpace::StorageReadWrite => SECTOR,
                AddressSpace::Uniform | AddressSpace::Handle => return,
            },
        };
        let is_storage = granule == SECTOR;
        let Some((bytes, ty)) = self.bytes(place, &at.indices, is_storage) else { return };
        if ty.has_atomics() || matches!(bytes.lanes, Lanes::Unknown { .. }) {
            return;
        }
        let key = std::ptr::from_ref(place).addr();
        let lanes = bytes.lanes.modulo(granule);
        if let Some(known) = self.costs.get(&key)
            && known.last.0 == lanes
            && known.last.1 == self.state.active
        {
            return;
        }
        let Some(cost) = cost(&bytes, &ty, &self.state.active, is_storage) else { return };
        let (span, root, last) = (place.span, place.root, (lanes, self.state.active.clone()));
        let first = || Costly { span, root, cost, last: last.clone() };
        let known = self.costs.entry(key).or_insert_with(first);
        if cost.is_worse(known.cost) {
            known.cost = cost;
        }
        known.last = last;
    }

    /// The first byte of a place, counted from the beginning of its variable, and its type; of the
    /// whole element that it lies in, if `is_whole`: the cache has the other members as well.
    fn bytes(&self, place: &Place, indices: &[Value], is_whole: bool) -> Option<(Value, Ty)> {
        let padding =
            self.padding.as_ref().filter(|padding| place.root == Root::Workgroup(padding.var));
        let mut ty = match padding {
            Some(padding) => padding.ty.clone(),
            None => self.types.root(self.module, place.root).clone(),
        };
        let (mut at, mut indices) = (Value::same(0), indices.iter());
        for projection in &place.projections {
            let has_elements = matches!(ty, Ty::Array(..) | Ty::RuntimeArray(_));
            if is_whole && !has_elements && ty.runtime_array().is_none() {
                break;
            }
            let step = match (projection, &ty) {
                (Projection::Index(_), of) => {
                    let index = indices.next()?;
                    let skewed = padding.is_some_and(|padding| padding.is_skewed);
                    let index = if skewed { &index.skewed()? } else { index };
                    index.scaled(match of {
                        Ty::Array(element, _) | Ty::RuntimeArray(element) => stride(element).into(),
                        Ty::Vector(scalar, _) => scalar.size().into(),
                        Ty::Matrix(n) => stride(&Ty::Vector(Scalar::F32, *n)).into(),
                        _ => return None,
                    })
                }
                (Projection::Member(name), Ty::Struct(of)) => {
                    Value::same(member_offset(of, &name.text)?.into())
                }
                (Projection::Member(name), Ty::Vector(scalar, _)) => {
                    Value::same("xyzw".find(&name.text)? as i64 * i64::from(scalar.size()))
                }
                (Projection::Member(name), of @ Ty::Matrix(n)) => {
                    let column = stride(&Ty::Vector(Scalar::F32, *n));
                    Value::same(i64::from(of.column(&name.text)?) * i64::from(column))
                }
                _ => return None,
            };
            at = at.sum(&step, 1);
            ty = project(&ty, projection);
        }
        // Rows that are accessed as a whole have other elements when they are padded.
        let is_whole_row = padding.is_some() && matches!(ty, Ty::Array(..));
        (!is_whole_row).then_some((at, ty))
    }
}

impl Value {
    /// The index `i + i / 32`, if it is known.
    fn skewed(&self) -> Option<Value> {
        let is_known = self.terms.is_empty() && !matches!(self.lanes, Lanes::Unknown { .. });
        let skew = |i: i64| if is_number(i) { i + i.div_euclid(32) } else { i };
        is_known.then(|| Value::of(self.lanes.map(skew)))
    }
}

/// The worst cost among the subgroups; `None` if nothing can be said of it.
fn cost(bytes: &Value, ty: &Ty, active: &Mask, is_storage: bool) -> Option<Cost> {
    let (size, piece) = (i64::from(size(ty)), LARGEST.min(align(ty).into()));
    if size > piece * MAX_PIECES {
        return None;
    }
    // What is unknown moves all of them by a multiple of this.
    let unit =
        bytes.terms.iter().fold(0, |unit, (_, factor)| super::value::gcd(unit, *factor).abs());
    if !is_storage && unit % WORD != 0 {
        return None;
    }
    let in_large = (0..active.len()).any(|lane| active.get(lane) == Is::High);
    let certain = |lane: usize| match active.get(lane) {
        Is::Yes => true,
        Is::High => in_large,
        Is::Low => !in_large,
        Is::No | Is::Maybe => false,
    };
    let (mut worst, mut last): (Option<Cost>, Vec<Option<i64>>) = (None, Vec::new());
    let mut lane = 0;
    while lane < active.len() {
        let end = active.len().min(lane + SUBGROUP);
        let mut firsts = Vec::with_capacity(SUBGROUP);
        while lane < end {
            firsts.push(if certain(lane) { Some(bytes.lane(lane)?) } else { None });
            lane += 1;
        }
        if is_moved(&firsts, &last, if is_storage { SECTOR } else { WORD }) {
            continue;
        }
        let cost = match is_storage {
            true => sectors(&firsts, stride(ty).into(), unit),
            false => passes(&firsts, size, piece),
        };
        if cost.takes > 0 && worst.is_none_or(|worst| cost.is_worse(worst)) {
            worst = Some(cost);
        }
        last = firsts;
    }
    worst
}

/// Whether the accesses are those of another subgroup moved by a multiple of so many bytes: they cost
/// the same.
fn is_moved(firsts: &[Option<i64>], others: &[Option<i64>], unit: i64) -> bool {
    let (Some(Some(first)), Some(Some(other))) = (firsts.first(), others.first()) else {
        return false;
    };
    let distance = first - other;
    let mut lane = 0;
    while lane < firsts.len() {
        match (firsts[lane], others.get(lane)) {
            (Some(first), Some(Some(other))) if first - other == distance => {}
            _ => return false,
        }
        lane += 1;
    }
    firsts.len() == others.len() && distance % unit == 0
}

/// The numbers in order, each once. Macros run unoptimised, where sorting takes long; most come in
/// order.
fn distinct(mut list: Vec<i64>) -> Vec<i64> {
    let (mut at, mut is_sorted) = (1, true);
    while at < list.len() {
        is_sorted = is_sorted && list[at - 1] <= list[at];
        at += 1;
    }
    if !is_sorted {
        list.sort_unstable();
    }
    list.dedup();
    list
}

/// Of the piece that takes most passes in comparison. Pieces of 8 bytes are served to half of the
/// invocations at a time, larger ones to a quarter.
fn passes(firsts: &[Option<i64>], size: i64, piece: i64) -> Cost {
    let at_a_time = SUBGROUP / (piece / WORD).max(1) as usize;
    let mut worst = Cost { takes: 0, least: 1 };
    let mut offset = 0;
    while offset < size {
        let mut cost = Cost { takes: 0, least: 0 };
        for group in firsts.chunks(at_a_time) {
            let mut words = Vec::new();
            for first in group.iter().flatten() {
                let (at, end) = (first + offset, first + size.min(offset + piece));
                words.extend(at.div_euclid(WORD)..=(end - 1).div_euclid(WORD));
            }
            let words = distinct(words);
            let mut banks = [0; BANKS];
            for word in &words {
                banks[word.rem_euclid(BANKS as i64) as usize] += 1;
            }
            cost.takes += banks.into_iter().max().unwrap_or(0);
            cost.least += u32::from(!words.is_empty());
        }
        if cost.is_worse(worst) {
            worst = cost;
        }
        offset += piece;
    }
    worst
}

/// Of elements of so many bytes. `unit` divides the distance between the first byte and a sector's,
/// as far as that is unknown: it is taken to be the best one.
fn sectors(firsts: &[Option<i64>], bytes: i64, unit: i64) -> Cost {
    let firsts = distinct(firsts.iter().flatten().copied().collect());
    let step = super::value::gcd(SECTOR, unit).abs();
    let touched = |shift: i64| {
        let (mut count, mut last) = (0, None);
        for at in &firsts {
            let at = at + shift;
            for sector in at.div_euclid(SECTOR)..=(at + bytes - 1).div_euclid(SECTOR) {
                count += u32::from(last.is_none_or(|last| last < sector));
                last = last.max(Some(sector));
            }
        }
        count
    };
    let takes = (0..SECTOR / step).map(|n| touched(n * step)).min().unwrap_or(0);
    let bytes = firsts.len() as u64 * bytes.unsigned_abs();
    Cost { takes, least: bytes.div_ceil(SECTOR.unsigned_abs()) as u32 }
}
