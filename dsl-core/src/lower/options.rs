//! The options of a body as data: options with separate parts, and options of references.

use std::collections::{BTreeMap, BTreeSet};

use super::borrows::BorrowId;
use super::chain::Item;
use crate::ir::{ExprId, LocalId};

/// Facts about the options of a body.
#[derive(Default)]
pub(super) struct Options {
    /// Options with separate parts, by the expression that stands for each in patterns.
    pub(super) apart: BTreeMap<ExprId, Optional>,
    /// The expressions that are options of references, with the referents.
    pub(super) of_references: BTreeMap<ExprId, Item>,
    /// The variables that hold options of references.
    pub(super) variables: BTreeMap<LocalId, (Item, Option<BorrowId>)>,
    /// The expressions that are references from options.
    pub(super) references: BTreeSet<ExprId>,
    /// The expressions that are `&mut` references to the places that they load, with the references that lead
    /// there.
    pub(super) places: BTreeMap<ExprId, Option<BorrowId>>,
}

impl Options {
    /// Whether an expression is a reference from an option.
    pub(super) fn is_reference(&self, value: ExprId) -> bool {
        self.references.contains(&value)
    }

    /// The reference that leads to the place that an expression loads, if the expression is a `&mut`
    /// reference to it.
    pub(super) fn through(&self, value: ExprId) -> Option<Option<BorrowId>> {
        self.places.get(&value).copied()
    }
}

/// An option whose parts are separate expressions.
#[derive(Clone)]
pub(super) struct Optional {
    /// Cheap to evaluate again, with the same result.
    pub(super) is_some: ExprId,
    /// Evaluated only if there is a value.
    pub(super) value: Item,
    /// The error of a result, which is as cheap as `is_some`.
    pub(super) error: Option<ExprId>,
}

impl Optional {
    /// An option, not a result.
    pub(super) fn new(is_some: ExprId, value: Item) -> Optional {
        Optional { is_some, value, error: None }
    }
}
