//! Indices into parts of slices, `part[i]`: each stays within the part.
//!
//! An index that is certainly outside is reported. An index that is not known to be inside is
//! clamped with `min`. `analyze` finds out which `min`s are not needed. If the whole is shorter
//! than the written range of a part, a clamped index may still be past the end of the whole. It is
//! checked like any other index.

use proc_macro2::Span;

use super::context::Lowerer;
use super::symbol::Part;
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, Literal, PartLength, Root, Ty};

/// The number of elements of a part, as far as its range tells it.
#[derive(Clone, Copy)]
enum PartSize {
    Exactly(u32),
    AtMost(u32),
}

impl Lowerer<'_> {
    /// The index into the whole slice for an index into a part.
    pub(super) fn index_in(&mut self, part: &Part, at: ExprId) -> ExprId {
        let span = self.module.exprs[at].span;
        let is_whole = part.start.is_none() && part.end.is_none();
        let is_indexed = self.choice_of(&part.place).is_some_and(|choice| choice.is_indexed);
        let at = if is_whole && !is_indexed { at } else { self.position(at) };
        let at = self.within(part, at);
        let at = match part.start {
            Some(start) if self.is_zero(at) => self.again(start),
            Some(start) => self.of_indices(BinaryOp::Add, start, at, span),
            None => at,
        };
        if is_indexed {
            self.own_indices.insert(at);
        }
        at
    }

    /// A settled number as a separate expression. The bounds check of an index must not apply to a
    /// length that uses the same number.
    fn again(&mut self, settled: ExprId) -> ExprId {
        let span = self.module.exprs[settled].span;
        match &self.module.exprs[settled].kind {
            Expr::Load(place) => {
                let place = place.clone();
                self.push(Expr::Load(place), span)
            }
            _ => settled,
        }
    }

    /// Clamps an index to a part; in an empty part it becomes 0.
    pub(super) fn within(&mut self, part: &Part, at: ExprId) -> ExprId {
        let is_whole = part.start.is_none() && part.end.is_none();
        if is_whole || self.is_zero(at) {
            return at;
        }
        let span = self.module.exprs[at].span;
        let known = self.known_part_length(part);
        if let (Some(index), Some(PartSize::Exactly(length) | PartSize::AtMost(length))) =
            (self.written_number(at), known)
        {
            if index >= u64::from(length) && self.is_reached() {
                let message = format!(
                    "index {index} is out of bounds: this part of a slice has {} {length} elements",
                    if matches!(known, Some(PartSize::AtMost(_))) { "at most" } else { "just" }
                );
                return self.poison(Code::IndexOutOfBounds, span, message);
            }
            if let Some(PartSize::Exactly(_)) = known {
                return at;
            }
        }
        let (length, last) = match known {
            Some(PartSize::Exactly(length)) => {
                (PartLength::Number(length), self.index(length.saturating_sub(1), span))
            }
            _ => {
                let (length, one) = (self.part_len(part, span), self.index(1, span));
                let at_least_one = self.call_on_indices("max", length, one, span);
                let last = self.of_indices(BinaryOp::Sub, at_least_one, one, span);
                (PartLength::Value(length), last)
            }
        };
        let within = self.smaller_index(at, last, span);
        self.module.part_indices.insert(within, length);
        within
    }

    /// Reports a range that certainly ends before it begins, or that is certainly outside of the
    /// part.
    pub(super) fn check_bounds_of(
        &mut self,
        of: &Part,
        start: Option<ExprId>,
        end: Option<ExprId>,
        span: Span,
    ) {
        if !self.is_reached() {
            return;
        }
        let number = |bound: Option<ExprId>| bound.and_then(|bound| self.written_number(bound));
        let (start, end) = (number(start), number(end));
        let length = match self.known_part_length(of) {
            Some(PartSize::Exactly(length) | PartSize::AtMost(length)) => Some(u64::from(length)),
            None => None,
        };
        let message = match (start, end, length) {
            (Some(start), Some(end), _) if start > end => {
                format!("this range starts at {start}, after its end {end}")
            }
            (_, Some(bound), Some(length)) | (Some(bound), _, Some(length)) if bound > length => {
                format!("{bound} is out of bounds: this is a range of a part of {length} elements")
            }
            _ => return,
        };
        self.diags.error(Code::IndexOutOfBounds, span, message);
    }

    /// Whether the end of a range is known to be within the part.
    pub(super) fn is_known_within(&self, part: &Part, end: ExprId) -> bool {
        match (self.written_number(end), self.known_part_length(part)) {
            (Some(end), Some(PartSize::Exactly(length))) => end <= u64::from(length),
            _ => false,
        }
    }

    /// Whether the range of a part tells the number of its elements. Elements past the end of the
    /// whole are out of bounds.
    pub(super) fn has_known_length(&self, part: &Part) -> bool {
        matches!(self.known_part_length(part), Some(PartSize::Exactly(_)))
    }

    /// The number of elements of a part, if it is known.
    pub(super) fn exact_length(&self, part: &Part) -> Option<u32> {
        match (self.shape_of_place(&part.place), self.known_part_length(part)) {
            (Some(Ty::Array(_, length)), _) if part.start.is_none() && part.end.is_none() => {
                Some(length)
            }
            (_, Some(PartSize::Exactly(length))) => Some(length),
            _ => None,
        }
    }

    fn known_part_length(&self, part: &Part) -> Option<PartSize> {
        let end = self.resolved(part.end?);
        let Some(start) = part.start else {
            return Some(PartSize::Exactly(self.written_number(end)?.try_into().ok()?));
        };
        if let (Some(start), Some(end)) =
            (self.written_number(self.resolved(start)), self.written_number(end))
        {
            return Some(PartSize::Exactly(end.saturating_sub(start).try_into().ok()?));
        }
        let Expr::Binary(BinaryOp::Add, from, length) = &self.module.exprs[end].kind else {
            return None;
        };
        if !self.is_same(*from, start, 8) {
            return None;
        }
        let length = self.resolved(*length);
        match &self.module.exprs[length].kind {
            call if let Some(args) = call.smaller_of() => {
                let sizes = args.iter().filter_map(|arg| self.written_number(self.resolved(*arg)));
                Some(PartSize::AtMost(sizes.min()?.try_into().ok()?))
            }
            _ => Some(PartSize::Exactly(self.written_number(length)?.try_into().ok()?)),
        }
    }

    pub(super) fn written_number(&self, value: ExprId) -> Option<u64> {
        match self.module.exprs[value].kind {
            Expr::Literal(Literal::Int(number, _)) => Some(number),
            Expr::Ascribe(value, _) => self.written_number(value),
            _ => None,
        }
    }

    /// The initial value of a variable that never changes; for other expressions, the expression.
    pub(super) fn resolved(&self, value: ExprId) -> ExprId {
        match &self.module.exprs[value].kind {
            Expr::Ascribe(value, _) => self.resolved(*value),
            Expr::Load(place) if place.projections.is_empty() => match place.root {
                Root::Local(local) if !self.module.locals[local].mutable => {
                    let init = self.inits.get(&local).copied();
                    init.filter(|init| self.is_stable(*init)).unwrap_or(value)
                }
                _ => value,
            },
            _ => value,
        }
    }

    /// Whether two values are evidently the same, compared down to `depth` levels.
    fn is_same(&self, a: ExprId, b: ExprId, depth: u32) -> bool {
        let local = |value: ExprId| match &self.module.exprs[value].kind {
            Expr::Load(place) if place.projections.is_empty() => match place.root {
                Root::Local(local) if !self.module.locals[local].mutable => Some(local.index()),
                _ => None,
            },
            _ => None,
        };
        if a == b || local(a).is_some_and(|a| local(b) == Some(a)) {
            return true;
        }
        let (resolved_a, resolved_b) = (self.resolved(a), self.resolved(b));
        if depth == 0 {
            return false;
        }
        if (resolved_a, resolved_b) != (a, b) {
            return self.is_same(resolved_a, resolved_b, depth - 1);
        }
        match (&self.module.exprs[a].kind, &self.module.exprs[b].kind) {
            (Expr::Literal(Literal::Int(a, _)), Expr::Literal(Literal::Int(b, _))) => a == b,
            (Expr::Const(a), Expr::Const(b)) => a == b,
            (Expr::Builtin(a), Expr::Builtin(b)) => a == b,
            (Expr::Swizzle(a, x), Expr::Swizzle(b, y)) => {
                x.text == y.text && self.is_same(*a, *b, depth - 1)
            }
            (Expr::Binary(op, a, b), Expr::Binary(other, c, d)) => {
                op == other && self.is_same(*a, *c, depth - 1) && self.is_same(*b, *d, depth - 1)
            }
            _ => false,
        }
    }
}
