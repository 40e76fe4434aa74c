//! An iterator as data: where its items come from, and what happens to each in turn.

use std::rc::Rc;

use super::borrows::BorrowId;
use super::symbol::{Closure, Part};
use crate::ir::{ExprId, LocalId, Place, Range};
use crate::syntax::iterators::Pieces;

/// An iterator.
pub(super) struct Chain {
    pub(super) base: Base,
    pub(super) stages: Vec<Stage>,
}

pub(super) enum Base {
    Range(Range),
    Source(Box<Source>),
    /// One after the other.
    Joined(Box<Chain>, Box<Chain>),
}

/// What knows its items by their positions.
#[derive(Clone)]
pub(super) enum Source {
    Elements(Part),
    /// Values instead of references.
    Copied(Box<Source>),
    /// Of that length.
    Reversed(Box<Source>, ExprId),
    Counted(Box<Source>),
    Paired(Box<Source>, Box<Source>),
    Mapped(Box<Source>, Function),
    Taken(Box<Source>, ExprId),
    Skipped(Box<Source>, ExprId),
    Stepped(Box<Source>, ExprId),
    /// Over and over, of that length.
    Cycled(Box<Source>, ExprId),
    Pieces(Pieces, Part, ExprId),
}

/// An iterator whose items are taken one after the other, and how many were taken.
pub(super) struct Resumed {
    pub(super) source: Box<Source>,
    pub(super) taken: LocalId,
}

/// What happens to each item inside the loop.
pub(super) enum Stage {
    Copied,
    Map(Function),
    Filter(Function),
    FilterMap(Function),
    MapWhile(Function),
    TakeWhile(Function),
    /// With a flag: whether an item was let through.
    SkipWhile(Function, LocalId),
    Inspect(Function),
    /// Counts the items that are taken of a [`Resumed`].
    Resumed(LocalId),
    /// The items of the iterator that a function makes of an item.
    FlatMap(Function),
    /// The items of each item.
    Flatten,
    /// With the state.
    Scan(Function, LocalId),
    /// With a counter of the items so far.
    Counted(LocalId),
    Taken(ExprId, LocalId),
    Skipped(ExprId, LocalId),
    /// One less than the step, with a counter of the items to leave out.
    Stepped(ExprId, LocalId),
    /// With what the other side has come to.
    Paired(Other, LocalId),
}

/// The other side of a `zip` that is no source as a whole.
pub(super) enum Other {
    Endless,
    /// `repeat(value)`, a variable.
    Same,
    /// Numbers, and what is made of each.
    Until(ExprId, Vec<Stage>),
    Source(Source),
}

/// A closure, or the path of a function.
#[derive(Clone)]
pub(super) enum Function {
    Closure(Rc<Closure>),
    Path(syn::ExprPath),
}

/// What an iterator gives.
#[derive(Clone)]
pub(super) enum Item {
    Value(ExprId),
    /// A reference, whether it is `&mut`, and the one that it is made of.
    Place(Place, bool, Option<BorrowId>),
    /// A slice.
    Part(Part),
    Pair(Box<Item>, Box<Item>),
}

impl Item {
    /// Whether a slice is in it, which has no value.
    pub(super) fn has_part(&self) -> bool {
        match self {
            Item::Part(_) => true,
            Item::Pair(a, b) => a.has_part() || b.has_part(),
            Item::Value(_) | Item::Place(..) => false,
        }
    }
}
