//! The options of a body as data: options with separate parts, and options of references.

use std::collections::{BTreeMap, BTreeSet};

use super::borrows::BorrowId;
use super::chain::Item;
use crate::ir::{ExprId, LocalId, Place};

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
    /// The expressions that are `&mut` references, as values, with their places.
    pub(super) places: BTreeMap<ExprId, GivenPlace>,
}

/// The place of a `&mut` reference that an expression gives.
#[derive(Clone)]
pub(super) struct GivenPlace {
    pub(super) place: Place,
    /// The reference that leads there.
    pub(super) through: Option<BorrowId>,
}

impl Options {
    /// Whether an expression is a reference from an option.
    pub(super) fn is_reference(&self, value: ExprId) -> bool {
        self.references.contains(&value)
    }

    /// The place of an expression that is a `&mut` reference.
    pub(super) fn given_place(&self, value: ExprId) -> Option<GivenPlace> {
        self.places.get(&value).cloned()
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
