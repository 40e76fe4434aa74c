//! What `lower` notes about expressions and blocks for `infer` and `build`.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::expr::ExprId;
use super::place::Place;
use super::stmt::{Stmt, StmtKind};

/// The part of a `usize` that its `u32` must keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kept {
    /// The lower half.
    Lower,
    /// The order: a value that is negative before the cast must exceed all lengths.
    Order,
    /// All bits: the upper half must be empty.
    All,
    /// The same, and an operator moves the upper half down, or a cast keeps it.
    Moved,
}

/// The length of a part of a slice.
#[derive(Debug, Clone, Copy)]
pub enum PartLength {
    /// A constant.
    Number(u32),
    /// The value of an expression, which is an operand of the index.
    Value(ExprId),
}

/// A pattern `(a, b)`, `(a, ..)` or `[a, b]`. Its value must be a tuple or an array with the same
/// number of members.
#[derive(Debug, Clone, Copy)]
pub struct PartsPattern {
    /// Whether it is an array pattern.
    pub is_array: bool,
    /// The matched value.
    pub value: ExprId,
    /// The number of members that the pattern names.
    pub count: usize,
    /// Whether there is a `..` in it.
    pub has_rest: bool,
    /// Where it was written.
    pub span: Span,
}

/// The blocks of a body that constants exclude. Each is the block of an `if` of its own.
#[derive(Debug, Default)]
pub struct Excluded {
    /// The conditions of these `if`s, all `false`.
    conditions: BTreeSet<ExprId>,
    /// Ranges of expressions that belong to excluded blocks alone: the end of each range by its
    /// start.
    own: BTreeMap<usize, usize>,
}

impl Excluded {
    /// Adds the block of a condition with its expressions.
    pub fn add(
        &mut self,
        condition: ExprId,
        own: impl IntoIterator<Item = std::ops::Range<usize>>,
    ) {
        self.conditions.insert(condition);
        for range in own {
            // An excluded block inside this one is covered by this range.
            self.own.retain(|first, _| !range.contains(first));
            self.own.insert(range.start, range.end);
        }
    }

    /// Whether a statement is the `if` of an excluded block.
    pub fn contains(&self, stmt: &Stmt) -> bool {
        let StmtKind::If { condition, .. } = stmt.kind else { return false };
        self.conditions.contains(&condition)
    }

    /// Whether an expression belongs to an excluded block alone.
    pub fn owns(&self, expr: ExprId) -> bool {
        let before = self.own.range(..=expr.index()).next_back();
        before.is_some_and(|(_, end)| expr.index() < *end)
    }
}

/// A compound assignment whose types decide whether the value or the place is evaluated first. It
/// follows an `if` that evaluates the value in one arm and the place's indices in the other.
#[derive(Debug)]
pub struct UndecidedOrder {
    /// The condition of the `if`.
    pub condition: ExprId,
    /// The place, whose indices are locals.
    pub of: Place,
    /// The same place with the original indices, as far as evaluating them has no effects.
    pub unmoved: Place,
    /// The value.
    pub value: ExprId,
    /// Whether rustc checks the function with type parameters. These are never primitive.
    pub is_generic: bool,
}
