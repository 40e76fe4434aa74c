//! The options of a body as data: those that are not put together, and those of references.

use std::collections::{BTreeMap, BTreeSet};

use super::borrows::BorrowId;
use super::chain::Item;
use crate::ir::{ExprId, LocalId};

/// What is known of the options of a body.
#[derive(Default)]
pub(super) struct Options {
    /// Options that are not put together, by the expression that stands for each in patterns.
    pub(super) apart: BTreeMap<ExprId, Optional>,
    /// The expressions that are options of references, with what these are to.
    pub(super) of_references: BTreeMap<ExprId, Item>,
    /// The variables that hold such.
    pub(super) variables: BTreeMap<LocalId, (Item, Option<BorrowId>)>,
    /// The expressions that are references out of options.
    pub(super) references: BTreeSet<ExprId>,
    /// The expressions that are `&mut` references to the places that they load, with the references that lead
    /// there.
    pub(super) places: BTreeMap<ExprId, Option<BorrowId>>,
}

impl Options {
    /// Whether an expression is a reference out of an option.
    pub(super) fn is_reference(&self, value: ExprId) -> bool {
        self.references.contains(&value)
    }

    /// The reference that leads to the place that an expression loads, if the expression is a `&mut`
    /// reference to it.
    pub(super) fn through(&self, value: ExprId) -> Option<Option<BorrowId>> {
        self.places.get(&value).copied()
    }
}

/// An option that is not put together.
#[derive(Clone)]
pub(super) struct Optional {
    /// Costs little to evaluate anew, and gives the same then.
    pub(super) is_some: ExprId,
    /// Evaluated only where there is one.
    pub(super) value: Item,
    /// Of a result, the error, which is as cheap.
    pub(super) error: Option<ExprId>,
}

impl Optional {
    /// An option, not a result.
    pub(super) fn new(is_some: ExprId, value: Item) -> Optional {
        Optional { is_some, value, error: None }
    }
}
