//! Subgroup operations: replace the values of a workgroup's invocations by the results.
//!
//! Each function takes the values of all invocations of a workgroup, in the order of their index,
//! and the subgroup size. Some functions also take a selector per invocation: the number of the
//! invocation whose value it gets. The results replace the values. All invocations of a workgroup
//! take part, since kernels call these functions in uniform control flow only. The last subgroup
//! may be smaller than the others. If a result would come from a missing invocation, WGSL leaves it
//! open: the invocation gets its own value back. Sums and products of `f16` are computed in `f32`,
//! as on the GPU, and rounded once.

use std::cell::RefCell;
use std::convert::identity;

use glam::UVec4;
use half::f16;

use super::{Invocation, barrier};
use crate::math::{self, Bits, Number, Shape};

/// Where invocations that are futures exchange values for one operation.
pub struct Exchange<T> {
    values: RefCell<Vec<T>>,
    selectors: RefCell<Vec<u32>>,
}

impl<T: Copy> Exchange<T> {
    /// No values yet.
    #[allow(clippy::new_without_default, reason = "emitted code is the only caller")]
    pub fn new() -> Self {
        Self { values: RefCell::default(), selectors: RefCell::default() }
    }

    /// Adds a value, waits for the rest of the workgroup, and gives the result.
    pub async fn meet(
        &self,
        id: Invocation,
        value: T,
        selector: u32,
        operation: fn(&mut [T], &[u32], u32),
    ) -> T {
        let index = id.local_invocation_index() as usize;
        let count = id.group.invocations();
        self.values.borrow_mut().resize(count, value);
        self.selectors.borrow_mut().resize(count, selector);
        self.values.borrow_mut()[index] = value;
        self.selectors.borrow_mut()[index] = selector;
        barrier().await;
        if index == 0 {
            // This is the first to go on: the others have added their values, and read after the
            // next barrier. From then on each accesses its own value only.
            operation(&mut self.values.borrow_mut(), &self.selectors.borrow(), id.subgroup_size());
        }
        barrier().await;
        self.values.borrow()[index]
    }
}

/// A number with the neutral elements of `+` and `*`.
pub trait Neutral: Number {
    /// The neutral element of `+`.
    const ZERO: Self;
    /// The neutral element of `*`.
    const ONE: Self;
}

/// A number that subgroups add and multiply, maybe with more precision than its own.
pub trait Term: Number {
    /// The type of incomplete sums and products.
    type Partial: Neutral;

    /// The value itself.
    fn widen(self) -> Self::Partial;

    /// The nearest value.
    fn round(partial: Self::Partial) -> Self;
}

macro_rules! terms {
    ($($ty:ident: $zero:literal, $one:literal;)*) => {$(
        impl Neutral for $ty {
            const ZERO: $ty = $zero;
            const ONE: $ty = $one;
        }

        impl Term for $ty {
            type Partial = $ty;

            fn widen(self) -> $ty {
                self
            }

            fn round(partial: $ty) -> $ty {
                partial
            }
        }
    )*};
}

terms! {
    f32: 0.0, 1.0;
    f64: 0.0, 1.0;
    i32: 0, 1;
    u32: 0, 1;
    i64: 0, 1;
    u64: 0, 1;
}

impl Term for f16 {
    type Partial = f32;

    fn widen(self) -> f32 {
        self.to_f32()
    }

    fn round(partial: f32) -> f16 {
        f16::from_f32(partial)
    }
}

type Partial<T> = <T as Shape>::With<<<T as Shape>::Scalar as Term>::Partial>;

fn widen<T: Shape<Scalar: Term>>(value: T) -> Partial<T> {
    Partial::<T>::from_fn(|i| value.get(i).widen())
}

fn round<T: Shape<Scalar: Term>>(partial: Partial<T>) -> T {
    T::from_fn(|i| Term::round(partial.get(i)))
}

fn subgroups<T>(values: &mut [T], size: u32) -> impl Iterator<Item = &mut [T]> {
    values.chunks_mut(Ord::max(size, 1) as usize)
}

/// Every invocation gets all values of its subgroup, combined from the first to the last. `widen`
/// converts each value first, and `round` converts the result.
fn reduce<T: Copy, U>(
    values: &mut [T],
    size: u32,
    widen: impl Fn(T) -> U,
    combine: impl Fn(U, U) -> U,
    round: impl Fn(U) -> T,
) {
    for subgroup in subgroups(values, size) {
        if let Some(all) = subgroup.iter().copied().map(&widen).reduce(&combine) {
            subgroup.fill(round(all));
        }
    }
}

/// Every invocation gets the values up to its own, combined.
fn inclusive<T: Shape<Scalar: Term>>(
    values: &mut [T],
    size: u32,
    combine: impl Fn(Partial<T>, Partial<T>) -> Partial<T>,
) {
    for subgroup in subgroups(values, size) {
        let mut before = None;
        for value in subgroup {
            let own = widen(*value);
            let all = before.map_or(own, |before| combine(before, own));
            *value = round(all);
            before = Some(all);
        }
    }
}

/// Every invocation gets the values before its own, combined.
fn exclusive<T: Shape<Scalar: Term>>(
    values: &mut [T],
    size: u32,
    neutral: <T::Scalar as Term>::Partial,
    combine: impl Fn(Partial<T>, Partial<T>) -> Partial<T>,
) {
    for subgroup in subgroups(values, size) {
        let mut before = Partial::<T>::from_fn(|_| neutral);
        for value in subgroup {
            let own = std::mem::replace(value, round(before));
            before = combine(before, widen(own));
        }
    }
}

/// Every invocation gets the value of another one. `from` takes an invocation's number in its
/// subgroup, and its selector, and gives the other's number.
fn gather<T: Copy>(
    values: &mut [T],
    selectors: &[u32],
    size: u32,
    from: impl Fn(u32, u32) -> Option<u32>,
) {
    let mut selectors = selectors.iter().copied().chain(std::iter::repeat(0));
    for subgroup in subgroups(values, size) {
        let brought = subgroup.to_vec();
        for (own, value) in (0..).zip(subgroup) {
            let from = from(own, selectors.next().unwrap_or(0));
            let found = from.and_then(|from| brought.get(from as usize));
            *value = found.copied().unwrap_or(*value);
        }
    }
}

macro_rules! reductions {
    ($($(#[$doc:meta])* $name:ident = $combine:path, $bound:ident;)*) => {$(
        $(#[$doc])*
        pub fn $name<T: Shape<Scalar: $bound>>(values: &mut [T], _: &[u32], size: u32) {
            reduce(values, size, identity, $combine, identity);
        }
    )*};
}

reductions! {
    /// `subgroupMin`
    min = math::min, Number;
    /// `subgroupMax`
    max = math::max, Number;
    /// `subgroupAnd`
    and = math::and, Bits;
    /// `subgroupOr`
    or = math::or, Bits;
    /// `subgroupXor`
    xor = math::xor, Bits;
}

/// `subgroupAll`
pub fn all(values: &mut [bool], _: &[u32], size: u32) {
    reduce(values, size, identity, |a, b| a && b, identity);
}

/// `subgroupAny`
pub fn any(values: &mut [bool], _: &[u32], size: u32) {
    reduce(values, size, identity, |a, b| a || b, identity);
}

/// An invocation's contribution to a ballot.
pub fn vote(value: bool) -> UVec4 {
    UVec4::new(u32::from(value), 0, 0, 0)
}

/// `subgroupBallot`, of [votes](vote): bit `i` is invocation `i`'s.
pub fn ballot(values: &mut [UVec4], _: &[u32], size: u32) {
    for subgroup in subgroups(values, size) {
        let mut bits = [0; 4];
        for (i, value) in subgroup.iter().enumerate() {
            if let Some(word) = bits.get_mut(i / 32) {
                *word |= value.x << (i % 32);
            }
        }
        subgroup.fill(bits.into());
    }
}

/// `subgroupAdd`
pub fn add<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    reduce(values, size, widen, math::add, round);
}

/// `subgroupMul`
pub fn mul<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    reduce(values, size, widen, math::mul, round);
}

/// `subgroupInclusiveAdd`
pub fn inclusive_add<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    inclusive(values, size, math::add);
}

/// `subgroupInclusiveMul`
pub fn inclusive_mul<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    inclusive(values, size, math::mul);
}

/// `subgroupExclusiveAdd`
pub fn exclusive_add<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    exclusive(values, size, Neutral::ZERO, math::add);
}

/// `subgroupExclusiveMul`
pub fn exclusive_mul<T: Shape<Scalar: Term>>(values: &mut [T], _: &[u32], size: u32) {
    exclusive(values, size, Neutral::ONE, math::mul);
}

macro_rules! gathers {
    ($($(#[$doc:meta])* $name:ident = $from:expr;)*) => {$(
        $(#[$doc])*
        pub fn $name<T: Copy>(values: &mut [T], selectors: &[u32], size: u32) {
            gather(values, selectors, size, $from);
        }
    )*};
}

gathers! {
    /// `subgroupBroadcastFirst`
    broadcast_first = |_, _| Some(0);
    /// `subgroupBroadcast`
    broadcast = |_, from| Some(from);
    /// `subgroupShuffle`
    shuffle = |_, from| Some(from);
    /// `subgroupShuffleXor`
    shuffle_xor = |own, mask| Some(own ^ mask);
    /// `subgroupShuffleUp`
    shuffle_up = |own, delta| own.checked_sub(delta);
    /// `subgroupShuffleDown`
    shuffle_down = |own, delta| own.checked_add(delta);
    /// `quadBroadcast`
    quad_broadcast = |own, from| Some(own / 4 * 4 + from);
    /// `quadSwapX`
    quad_swap_x = |own, _| Some(own ^ 1);
    /// `quadSwapY`
    quad_swap_y = |own, _| Some(own ^ 2);
    /// `quadSwapDiagonal`
    quad_swap_diagonal = |own, _| Some(own ^ 3);
}
