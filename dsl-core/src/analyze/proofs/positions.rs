//! Positions in parts of slices, as loops count them, with the facts that follow from their limits.
//! `start + at` is below `end` if `at` is below `end - start`. `at * n` is below `length` if `at`
//! is below `length.div_ceil(n)`. And so on.

use super::bound::Bound;
use super::bounds::Bounds;
use super::interpret::Interpreter;
use super::refine::Side;
use super::values::ValueId;
use crate::analyze::constants;
use crate::builtins::meaning::ResultLimits;
use crate::ir::{BinaryOp, Expr, ExprId, PartLength, Place, Root, Ty};

/// The maximum depth of positions in positions.
const MAX_DEPTH: u32 = 4;

impl Interpreter<'_> {
    /// Adds the limits of a position, and the length that a part is written to have. The part has
    /// less if the whole ends before, and nothing if the sum that is its end wraps.
    pub(super) fn with_limits(&mut self, id: ExprId, mut range: Bounds) -> Bounds {
        let kind = self.kind(id);
        let is_position = match kind.binary() {
            Some((op, ..)) => matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul),
            None => matches!(kind, Expr::Load(place) if self.end_of_loop(place).is_some()),
        };
        if !is_position {
            return range;
        }
        for limit in self.limits(id, MAX_DEPTH) {
            let uppers = self.peek(limit).uppers().into_iter();
            range = uppers.filter_map(|end| end.moved(-1)).fold(range, Bounds::below);
        }
        let most = self.written_length(id).or_else(|| self.end_of_piece(id));
        match most {
            Some(most) => self.peek(most).uppers().into_iter().fold(range, Bounds::with_upper),
            None => range,
        }
    }

    /// Uses that a part has at least `bound` elements, if that is 1 or more: the part begins that
    /// far before its end.
    pub(super) fn narrow_start(&mut self, length: ExprId, bound: &Bound) {
        let Some((start, end)) = self.ends_of_part(length) else { return };
        let Some(least) = bound.at.as_constant().filter(|least| *least > 0) else { return };
        for end in self.peek(end).uppers() {
            if let Some(most) = bound.with(&end, end.at.plus_constant(-least)) {
                self.narrow(start, Side::Upper, most);
            }
        }
    }

    /// The upper limit `end` of `start + min(n, end - start)`, if `start` is below it: then the
    /// difference does not wrap.
    fn end_of_piece(&self, id: ExprId) -> Option<ExprId> {
        let &Expr::Binary(BinaryOp::Add, start, length) = self.kind(id) else { return None };
        let lengths = self.call_of_two(length, ResultLimits::Min)?;
        lengths.into_iter().find_map(|left| {
            let left = self.kind(self.resolved(left));
            let Expr::Binary(BinaryOp::Sub, end, from) = *left else { return None };
            let is_rest = self.is_same(from, start) && self.is_position_below(start, end);
            is_rest.then_some(end)
        })
    }

    /// The length of a part unless something ends before it: `n` of `x[start..start + n]` and of
    /// `x[i * n..(i + 1) * n]`.
    pub(super) fn written_length(&self, length: ExprId) -> Option<ExprId> {
        let (start, end) = self.ends_of_part(length)?;
        let mut end = self.resolved(end);
        if let Expr::Call(_, args) = self.kind(end)
            && self.module.part_ends.contains(&end)
        {
            end = self.resolved(*args.first()?);
        }
        match self.kind(end).binary() {
            Some((BinaryOp::Add, a, b)) if self.is_same(a, start) => Some(b),
            Some((BinaryOp::Add, a, b)) if self.is_same(b, start) => Some(a),
            Some((BinaryOp::Mul, next, n)) => {
                let (i, of) = self.factors(start)?;
                (self.is_same(n, of) && self.is_next(next, i)).then_some(n)
            }
            _ => None,
        }
    }

    /// The same for a row of a whole slice, which begins at a multiple of its length. A position
    /// below that length is in the row or past the end of the slice, even if the row is one before
    /// the first. A part that begins elsewhere could wrap around to the slice's beginning. A part
    /// of a part has elements of the whole behind it.
    pub(super) fn row_length(&self, length: ExprId) -> Option<ExprId> {
        let written = self.written_length(length)?;
        let (start, end) = self.ends_of_part(length)?;
        let (_, of) = self.factors(start).filter(|(_, of)| self.is_same(*of, written))?;
        let end = self.resolved(end);
        if let Expr::Call(_, args) = self.kind(end)
            && self.module.part_ends.contains(&end)
        {
            let last = self.kind(self.resolved(*args.get(1)?));
            return matches!(last, Expr::Length(_)).then_some(of);
        }
        Some(of)
    }

    /// The factors of a product.
    pub(super) fn factors(&self, product: ExprId) -> Option<(ExprId, ExprId)> {
        let product = self.kind(self.resolved(product));
        if let Expr::Binary(BinaryOp::Mul, a, b) = *product { Some((a, b)) } else { None }
    }

    /// Whether an expression is another one plus 1.
    fn is_next(&self, next: ExprId, of: ExprId) -> bool {
        let next = self.kind(self.resolved(next));
        let Expr::Binary(BinaryOp::Add, a, b) = *next else { return false };
        self.is_same(a, of) && self.number(b) == Some(1)
            || self.is_same(b, of) && self.number(a) == Some(1)
    }

    /// Whether a position is surely below a length.
    pub(super) fn is_position_below(&self, at: ExprId, length: ExprId) -> bool {
        self.value(length).is_some_and(|length| self.is_position_below_value(at, length))
    }

    /// The same for the number of a length.
    pub(super) fn is_position_below_value(&self, at: ExprId, length: ValueId) -> bool {
        let is_it = |limit: &ExprId| self.value(*limit) == Some(length);
        self.is_below_value(at, length) || self.limits(at, MAX_DEPTH).iter().any(is_it)
    }

    /// The expressions that an index is surely below.
    fn limits(&self, at: ExprId, depth: u32) -> Vec<ExprId> {
        let at = self.resolved(at);
        // If nothing is negative, sums and products below a number do not wrap.
        if depth == 0 || self.types.expr(at) != &Ty::U32 {
            return Vec::new();
        }
        let mut found = Vec::new();
        let kind = self.kind(at);
        if let Expr::Load(place) = kind {
            let end = self.end_of_loop(place);
            end.into_iter().for_each(|end| self.add_lengths(end, &mut found));
        }
        // A clamp to a part changes nothing if the index is within the part.
        if let Expr::Call(_, args) = kind
            && let (Some(PartLength::Value(length)), &[index, _]) =
                (self.module.part_indices.get(&at), args.as_slice())
            && self.is_below(index, *length)
        {
            self.add_lengths(*length, &mut found);
        }
        match kind.binary() {
            Some((BinaryOp::Add, a, b)) => {
                for (at, start) in [(a, b), (b, a)] {
                    for length in self.limits(at, depth - 1) {
                        if let Some(end) = self.end_of(length, start) {
                            self.add_lengths(end, &mut found);
                        }
                    }
                }
            }
            Some((BinaryOp::Mul, a, b)) => {
                for (at, by) in [(a, b), (b, a)] {
                    for rounded in self.limits(at, depth - 1) {
                        if let Some(of) = self.rounded_up(rounded, by) {
                            self.add_lengths(of, &mut found);
                        }
                    }
                }
            }
            Some((BinaryOp::Sub, from, back)) => {
                // The last position: a condition says that it exists.
                if self.is_below(at, from) {
                    self.add_lengths(from, &mut found);
                }
                // A position from the other end, `length - 1 - at`.
                if let Expr::Binary(BinaryOp::Sub, length, one) = *self.kind(self.resolved(from))
                    && self.number(one) == Some(1)
                    && self.limits(back, depth - 1).iter().any(|of| self.is_same(*of, length))
                {
                    self.add_lengths(length, &mut found);
                }
            }
            _ => {}
        }
        found
    }

    /// The end that the variable of a loop is below.
    fn end_of_loop(&self, place: &Place) -> Option<ExprId> {
        let Root::Local(local) = place.root else { return None };
        let end = self.ends.get(&local).filter(|_| place.projections.is_empty());
        end.copied().filter(|end| self.is_constant(*end))
    }

    /// Adds a limit of a position, and the upper bounds of the limit: it may be a minimum, or the
    /// length of a part.
    fn add_lengths(&self, length: ExprId, found: &mut Vec<ExprId>) {
        found.push(length);
        if let Some((_, end)) = self.ends_of_part(length) {
            self.add_lengths(end, found);
        }
        if let Some(lengths) = self.call_of_two(length, ResultLimits::Min) {
            lengths.into_iter().for_each(|length| self.add_lengths(length, found));
        }
    }

    /// The end of a part that begins at `start` and has this length.
    fn end_of(&self, length: ExprId, start: ExprId) -> Option<ExprId> {
        let (from, end) = self.ends_of_part(length)?;
        self.is_same(from, start).then_some(end)
    }

    /// The start and the end in `max(end, start) - start` and `end - min(end, start)`. These do not
    /// wrap. If they are above 0, they are `end - start`.
    fn ends_of_part(&self, length: ExprId) -> Option<(ExprId, ExprId)> {
        let length = self.resolved(length);
        let Expr::Binary(BinaryOp::Sub, all, less) = *self.kind(length) else { return None };
        let beside = |[a, b]: [ExprId; 2], known: ExprId| {
            let mut both = [(a, b), (b, a)].into_iter();
            both.find(|(one, _)| self.is_same(*one, known)).map(|(_, other)| other)
        };
        if let Some(end) =
            self.call_of_two(all, ResultLimits::Max).and_then(|ends| beside(ends, less))
        {
            return Some((less, end));
        }
        let start = self.call_of_two(less, ResultLimits::Min).and_then(|ends| beside(ends, all))?;
        Some((start, all))
    }

    /// `n` of `n.div_ceil(by)`, if `by` is a number above 0.
    fn rounded_up(&self, rounded: ExprId, by: ExprId) -> Option<ExprId> {
        let [of, divisor] = self.call_of_two(rounded, ResultLimits::DivCeil)?;
        let is_positive = self.number(divisor).is_some_and(|divisor| divisor > 0);
        (is_positive && self.is_same(divisor, by)).then_some(of)
    }

    /// The arguments of a builtin function of two `u32`.
    fn call_of_two(&self, id: ExprId, of: ResultLimits) -> Option<[ExprId; 2]> {
        let id = self.resolved(id);
        let call = self.kind(id);
        let Expr::Call(_, args) = call else { return None };
        let is_that = call.meaning()?.limits == of && self.types.expr(id) == &Ty::U32;
        args.as_slice().try_into().ok().filter(|_| is_that)
    }

    fn number(&self, id: ExprId) -> Option<i128> {
        constants::eval(self.module, self.types, id)?.integer()
    }
}
