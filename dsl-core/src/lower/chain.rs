//! An iterator as data: the source of its items, and the stages that each item goes through.

use std::rc::Rc;

use super::borrows::BorrowId;
use super::symbol::{Closure, Part, Symbol};
use crate::ir::{ExprId, ForRange, LocalId, Place};
use crate::syntax::iterators::Pieces;

/// An iterator.
pub(super) struct Chain {
    pub(super) base: Base,
    pub(super) stages: Vec<Stage>,
}

pub(super) enum Base {
    Range(ForRange),
    Source(Box<Source>),
    /// One after the other.
    Joined(Box<Chain>, Box<Chain>),
}

/// A source that computes each item from its position.
#[derive(Clone)]
pub(super) enum Source {
    Elements(Part),
    /// Gives values instead of references.
    Copied(Box<Source>),
    /// With the length of the inner source.
    Reversed(Box<Source>, ExprId),
    Counted(Box<Source>),
    Paired(Box<Source>, Box<Source>),
    Mapped(Box<Source>, Function),
    Taken(Box<Source>, ExprId),
    Skipped(Box<Source>, ExprId),
    Stepped(Box<Source>, ExprId),
    /// Repeats the inner source, with its length.
    Cycled(Box<Source>, ExprId),
    Pieces(Pieces, Part, ExprId),
    /// The slices of an array.
    Slices(Rc<[Symbol]>),
}

/// An iterator whose items are taken one by one, with the number of items taken.
pub(super) struct Resumed {
    pub(super) source: Box<Source>,
    pub(super) taken: LocalId,
}

/// A stage: code for each item inside the loop.
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
    /// Counts the items that are taken from a [`Resumed`].
    Resumed(LocalId),
    /// The items of the iterator that a function returns for an item.
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
    /// With the current position of the other side.
    Paired(Other, LocalId),
}

/// The other side of a `zip`, if it is not a source as a whole.
pub(super) enum Other {
    Endless,
    /// `repeat(value)`: the variable with the value.
    Same,
    /// Numbers, with the stages of each.
    Until(ExprId, Vec<Stage>),
    Source(Source),
}

/// A closure, or the path of a function.
#[derive(Clone)]
pub(super) enum Function {
    Closure(Rc<Closure>),
    Path(syn::ExprPath),
}

/// An item of an iterator.
#[derive(Clone)]
pub(super) enum Item {
    Value(ExprId),
    /// A reference, whether it is `&mut`, and the reference that it is derived from.
    Place(Place, bool, Option<BorrowId>),
    /// A slice.
    Part(Part),
    Pair(Box<Item>, Box<Item>),
    /// A reference to a reference. Uses look through it; only a pattern `&x` takes it off.
    Reference(Box<Item>),
}

impl Item {
    /// Whether the item contains a slice, which has no value.
    pub(super) fn has_part(&self) -> bool {
        match self {
            Item::Part(_) => true,
            Item::Pair(a, b) => a.has_part() || b.has_part(),
            Item::Reference(of) => of.has_part(),
            Item::Value(_) | Item::Place(..) => false,
        }
    }

    /// The item without the references around it.
    pub(super) fn referent(self) -> Item {
        match self {
            Item::Reference(of) => of.referent(),
            item => item,
        }
    }
}
