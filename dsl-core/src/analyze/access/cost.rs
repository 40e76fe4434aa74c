//! The costs of accesses on a GPU: passes over the banks of workgroup memory, and sectors of
//! storage memory.
//!
//! `guide/src/lint-catalogue.md` explains the model. A subgroup has 32 invocations, in the order of
//! their index, and makes an access together. Costs are counted for the invocations that certainly
//! take part. If that depends on lengths and parameters, these are assumed to be large. If the
//! index of one such invocation is unknown, nothing is counted.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::value::{UNKNOWN, Value, is_number};
use crate::infer::Types;
use crate::ir::{
    AddressSpace, Module, Place, Projection, Root, Scalar, Ty, WorkgroupVarId, project,
};
use crate::layout::{align, member_offset, size, stride};

/// Invocations of a subgroup.
const SUBGROUP: usize = 32;
/// Banks of workgroup memory, of a word each.
const BANKS: usize = 32;
/// Bytes of a word, and their logarithm.
const WORD: i64 = 1 << LOG_WORD;
const LOG_WORD: u32 = 2;
/// Bytes of a sector of storage memory, and their logarithm.
const SECTOR: i64 = 1 << LOG_SECTOR;
const LOG_SECTOR: u32 = 5;
/// The most bytes that one instruction loads or stores.
const LARGEST: i64 = 16;
/// The maximum number of instructions for a value; larger values are ignored.
const MAX_PIECES: i64 = 64;

/// The cost of a subgroup's access, and the least cost of an access of the same size. They count
/// passes over the banks of workgroup memory, or sectors of storage memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    /// The cost of the access.
    pub takes: u32,
    /// The least possible cost.
    pub least: u32,
}

impl Cost {
    pub(crate) fn is_more_than_least(self) -> bool {
        self.takes > self.least
    }

    /// Whether it touches at least twice as many sectors as necessary, and at least 4 more: an
    /// access of 4 bytes for each invocation.
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
    /// The last access that was counted: loops repeat it.
    last: (Lanes, Mask),
}

/// The costs, by the address of the place.
pub(crate) type Costs = BTreeMap<usize, Costly>;

/// Another layout of a workgroup variable, to find its cost.
#[derive(Debug, Clone)]
pub(crate) struct Padding {
    pub(crate) var: WorkgroupVarId,
    /// The variable's type.
    pub(crate) ty: Ty,
    /// Whether element `i` is moved to `i + i / 32`.
    pub(crate) is_skewed: bool,
}

/// Weighs the accesses of a kernel.
pub(super) struct Scale<'a> {
    module: &'a Module,
    types: &'a Types,
    pub(super) costs: Costs,
    /// The accesses of workgroup memory, by the address of their place, to weigh them again in
    /// another layout.
    accesses: BTreeMap<usize, Accesses<'a>>,
    padding: Option<Padding>,
}

/// The accesses at a place, with their indices and invocations.
struct Accesses<'a> {
    place: &'a Place,
    made: Vec<(Vec<Value>, Mask)>,
}

impl<'a> Scale<'a> {
    pub(super) fn new(module: &'a Module, types: &'a Types) -> Self {
        Scale { module, types, costs: Costs::new(), accesses: BTreeMap::new(), padding: None }
    }

    /// Whether no access to a variable has a conflict in another layout.
    pub(super) fn is_without_conflicts(&self, padding: Padding) -> bool {
        let root = Root::Workgroup(padding.var);
        let mut scale = Scale { padding: Some(padding), ..Scale::new(self.module, self.types) };
        let mut accesses = self.accesses.values().filter(|of| of.place.root == root);
        accesses.all(|Accesses { place, made }| {
            made.iter().all(|(indices, active)| {
                scale.count(place, indices, active);
                !scale.costs.values().any(|of| of.cost.is_more_than_least())
            })
        })
    }

    /// Counts the cost of an access.
    pub(super) fn weigh(&mut self, place: &'a Place, indices: &[Value], active: &Mask) {
        if active.is_doubtful() {
            return;
        }
        if let Root::Workgroup(_) = place.root {
            let nothing = || Accesses { place, made: Vec::new() };
            let key = std::ptr::from_ref(place).addr();
            let Accesses { made, .. } = self.accesses.entry(key).or_insert_with(nothing);
            let is_as_last = |(last, by): &(Vec<Value>, Mask)| {
                *by == *active && last.iter().zip(indices).all(|(a, b)| a.is_as_known(b))
            };
            if made.last().is_some_and(is_as_last) {
                return; // loops repeat it
            }
            made.push((indices.to_vec(), active.clone()));
        }
        self.count(place, indices, active);
    }

    fn count(&mut self, place: &Place, indices: &[Value], active: &Mask) {
        let granule = match place.root {
            Root::Local(_) => return,
            Root::Workgroup(_) => WORD,
            Root::Binding(binding) => match self.module.bindings[binding].space {
                AddressSpace::StorageRead | AddressSpace::StorageReadWrite => SECTOR,
                AddressSpace::Uniform | AddressSpace::Handle => return,
            },
        };
        let is_storage = granule == SECTOR;
        let Some((bytes, ty)) = self.bytes(place, indices, is_storage) else { return };
        if ty.has_atomics() || matches!(bytes.lanes, Lanes::Unknown { .. }) {
            return;
        }
        let key = std::ptr::from_ref(place).addr();
        let lanes = bytes.lanes.modulo(granule);
        if let Some(known) = self.costs.get(&key)
            && known.last.0 == lanes
            && known.last.1 == *active
        {
            return;
        }
        let Some(cost) = cost(&bytes, &ty, active, is_storage) else { return };
        let (span, root, last) = (place.span, place.root, (lanes, active.clone()));
        let first = || Costly { span, root, cost, last: last.clone() };
        let known = self.costs.entry(key).or_insert_with(first);
        if cost.is_worse(known.cost) {
            known.cost = cost;
        }
        known.last = last;
    }

    /// The first byte of a place, counted from the beginning of its variable, and the type of the
    /// place. If `is_whole`, this is the whole element around the place: the cache has its other
    /// members as well.
    pub(super) fn bytes(
        &self,
        place: &Place,
        indices: &[Value],
        is_whole: bool,
    ) -> Option<(Value, Ty)> {
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
                // Each buffer has memory of its own.
                (Projection::Index(_), of) if of.buffers().is_some() => return None,
                (
                    Projection::Index(_),
                    Ty::Array(..) | Ty::RuntimeArray(_) | Ty::Vector(..) | Ty::Matrix(_),
                ) => {
                    let index = indices.next()?;
                    let skewed = padding.is_some_and(|padding| padding.is_skewed);
                    let index = if skewed { &index.skewed()? } else { index };
                    index.scaled(stride(&project(&ty, projection)).into())
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
        let skew = |i: i64| if is_number(i) { i + (i >> 5) } else { i };
        is_known.then(|| Value::of(self.lanes.map(skew)))
    }
}

/// The worst cost among the subgroups; `None` if it is unknown.
fn cost(bytes: &Value, ty: &Ty, active: &Mask, is_storage: bool) -> Option<Cost> {
    let (size, piece) = (i64::from(size(ty)), LARGEST.min(align(ty).into()));
    if size > piece * MAX_PIECES {
        return None;
    }
    // The unknown part moves all of them by a multiple of this.
    let unit =
        bytes.terms.iter().fold(0, |unit, (_, factor)| super::value::gcd(unit, *factor).abs());
    if !is_storage && unit % WORD != 0 {
        return None;
    }
    let firsts = firsts(&bytes.lanes, active)?;
    let (mut worst, mut last): (Option<Cost>, &[i64]) = (None, &[]);
    for firsts in firsts.chunks(SUBGROUP) {
        if is_moved(firsts, last, if is_storage { SECTOR } else { WORD }) {
            continue;
        }
        let cost = match is_storage {
            true => sectors(firsts, stride(ty).into(), unit),
            false => passes(firsts, size, piece),
        };
        if cost.takes > 0 && worst.is_none_or(|worst| cost.is_worse(worst)) {
            worst = Some(cost);
        }
        last = firsts;
    }
    worst
}

/// Stands for the number of an invocation that does not take part.
const ABSENT: i64 = UNKNOWN;

/// The number of each invocation that certainly takes part; `None` if one of them is unknown.
fn firsts(numbers: &Lanes, active: &Mask) -> Option<Vec<i64>> {
    let mut list = numbers.list(active.len());
    if active.all(Is::Yes) && numbers.are_known() {
        return Some(list);
    }
    let (slots, (each, step), mut lane) = (list.as_mut_slice(), active.slice(), 0);
    while lane < slots.len() {
        let is_certain = match each[step * lane] {
            Is::Yes | Is::High => true,
            Is::Low => !active.has(Is::High),
            Is::No | Is::Maybe => false,
        };
        match is_certain {
            true if !is_number(slots[lane]) => return None,
            true => {}
            false => slots[lane] = ABSENT,
        }
        lane += 1;
    }
    Some(list)
}

/// Whether another subgroup has the same accesses, moved by a multiple of `unit` bytes. Then they
/// cost the same.
fn is_moved(firsts: &[i64], others: &[i64], unit: i64) -> bool {
    if firsts.len() != others.len() || firsts[0] == ABSENT || others[0] == ABSENT {
        return false;
    }
    let distance = firsts[0] - others[0];
    let mut lane = 1;
    while lane < firsts.len() {
        let is_absent = firsts[lane] == ABSENT || others[lane] == ABSENT;
        if is_absent || firsts[lane] - others[lane] != distance {
            return false;
        }
        lane += 1;
    }
    distance % unit == 0
}

/// Sorts numbers. Macros run unoptimised, where sorting takes long; most lists are sorted already.
fn sort(list: &mut [i64]) {
    let mut at = 1;
    while at < list.len() {
        if list[at - 1] > list[at] {
            return list.sort_unstable();
        }
        at += 1;
    }
}

/// The number of invocations of a subgroup that memory serves at a time, for accesses of `piece`
/// bytes.
fn at_a_time(piece: i64) -> usize {
    SUBGROUP / (piece / WORD).max(1) as usize
}

/// The same for accesses of values of a type.
pub(super) fn served_at_a_time(ty: &Ty) -> usize {
    at_a_time(LARGEST.min(align(ty).into()))
}

/// The cost of the piece with the most passes in comparison. Pieces of 8 bytes are served to half
/// of the invocations at a time, larger ones to a quarter.
fn passes(firsts: &[i64], size: i64, piece: i64) -> Cost {
    let at_a_time = at_a_time(piece);
    let mut worst = Cost { takes: 0, least: 1 };
    let mut offset = 0;
    while offset < size {
        let mut cost = Cost { takes: 0, least: 0 };
        for group in firsts.chunks(at_a_time) {
            let takes = passes_of(group, offset, size.min(offset + piece));
            cost.takes += takes;
            cost.least += u32::from(takes > 0);
        }
        if cost.is_worse(worst) {
            worst = cost;
        }
        offset += piece;
    }
    worst
}

/// Passes over the banks for invocations that are served together: the most words of one bank.
fn passes_of(group: &[i64], from: i64, to: i64) -> u32 {
    // A piece may begin within a word.
    let mut words = [0; SUBGROUP * (LARGEST / WORD + 1) as usize];
    let (mut count, mut lane) = (0, 0);
    while lane < group.len() {
        if group[lane] != ABSENT {
            let (mut word, last) =
                ((group[lane] + from) >> LOG_WORD, (group[lane] + to - 1) >> LOG_WORD);
            while word <= last {
                words[count] = word;
                count += 1;
                word += 1;
            }
        }
        lane += 1;
    }
    let words = &mut words[..count];
    sort(words);
    let (mut banks, mut most, mut at) = ([0; BANKS], 0, 0);
    while at < words.len() {
        if at == 0 || words[at] != words[at - 1] {
            let bank = words[at] as usize % BANKS;
            banks[bank] += 1;
            if banks[bank] > most {
                most = banks[bank];
            }
        }
        at += 1;
    }
    most
}

/// The cost for elements of `bytes` bytes. The distance of the first byte from the beginning of a
/// sector may be unknown, up to multiples of `unit`. The best one is assumed.
fn sectors(firsts: &[i64], bytes: i64, unit: i64) -> Cost {
    let mut firsts: Vec<i64> = firsts.iter().copied().filter(|first| *first != ABSENT).collect();
    sort(&mut firsts);
    firsts.dedup();
    let step = super::value::gcd(SECTOR, unit).abs();
    let touched = |shift: i64| {
        let (mut count, mut next) = (0, i64::MIN);
        for at in &firsts {
            let (first, end) = (at + shift, at + shift + bytes);
            let (first, end) = ((first >> LOG_SECTOR).max(next), ((end - 1) >> LOG_SECTOR) + 1);
            if first < end {
                count += (end - first) as u32;
                next = end;
            }
        }
        count
    };
    let takes = (0..SECTOR / step).map(|n| touched(n * step)).min().unwrap_or(0);
    let bytes = firsts.len() as u64 * bytes.unsigned_abs();
    Cost { takes, least: bytes.div_ceil(SECTOR.unsigned_abs()) as u32 }
}
