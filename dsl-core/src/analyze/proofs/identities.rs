//! Identities of quotients and remainders: `i / n * n + i % n` is `i`, and `i / n * n` and `i - i %
//! n` are at most `i`. They hold for `n = 0`, too, where the latter are 0 and `i`. Also, if `a <=
//! b`, `a + (b - a) / n` is between the two.

use std::iter::successors;

use super::bounds::Bounds;
use super::interpret::Interpreter;
use crate::ir::{BinaryOp, Expr, ExprId, Place};

/// The maximum number of definitions and casts that are followed.
const MAX_CHAIN: usize = 32;

impl Interpreter<'_> {
    /// The range of an integer that is composed of a quotient and a remainder of another one.
    pub(super) fn with_identity(&mut self, id: ExprId, range: Bounds) -> Bounds {
        if !self.is_word(id) {
            return range;
        }
        let range = self.with_limits(id, range);
        let whole = match self.kind(id).binary() {
            Some((BinaryOp::Mul, a, b)) => self.multiple(a, b).map(|(of, _)| of),
            Some((BinaryOp::Sub, a, b)) => {
                self.remainder(b).map(|(of, _)| of).filter(|of| self.is_same(*of, a))
            }
            Some((BinaryOp::Add, a, b)) => {
                let range = self.with_middle(a, b, range);
                let range = self.with_middle(b, a, range);
                return self.with_parts(id, range);
            }
            _ => None,
        };
        match whole.and_then(|of| self.natural(of)) {
            Some(whole) => range.meet(&whole.lessened()),
            None => range,
        }
    }

    /// The range of a sum in which two terms may be a multiple and the remainder.
    fn with_parts(&mut self, id: ExprId, mut range: Bounds) -> Bounds {
        let Some(terms) = self.terms(id) else { return range };
        for (n, term) in terms.iter().enumerate() {
            let Some((of, by)) = self.remainder(*term) else { continue };
            let is_rest = |other: &ExprId| {
                let other = self.factors(*other).and_then(|(a, b)| self.multiple(a, b));
                other.is_some_and(|other| self.is_same(other.0, of) && self.is_same(other.1, by))
            };
            let Some(rest) = terms.iter().position(is_rest) else { continue };
            let Some(whole) = self.natural(of) else { continue };
            let others = (0..terms.len()).filter(|other| ![n, rest].contains(other));
            let others: Vec<Bounds> = others.map(|other| self.peek(terms[other])).collect();
            let add = |sum: Bounds, term: &Bounds| sum.binary(BinaryOp::Add, term);
            range = range.meet(&others.iter().fold(whole.lessened(), add));
        }
        range
    }

    /// The range of `low + (high - low) / n`, if a condition says that `low` is at most `high`.
    fn with_middle(&mut self, low: ExprId, part: ExprId, range: Bounds) -> Bounds {
        let (part, is_less) = match self.kind(self.defined(part)).binary() {
            Some((BinaryOp::Div, part, by)) => (part, self.peek(by).least() > 1),
            Some((BinaryOp::Shr, part, by)) => (part, self.peek(by).number() == Some(1)),
            _ => return range,
        };
        let Expr::Binary(BinaryOp::Sub, high, from) = *self.kind(self.defined(part)) else {
            return range;
        };
        let Some(gap) = self.gap(low, high).filter(|_| is_less && self.is_same(low, from)) else {
            return range;
        };
        let (Some(low), high) = (self.natural(low), self.peek(high)) else { return range };
        let uppers = high.uppers().into_iter().filter_map(|bound| bound.moved(-gap.min(1)));
        let range = uppers.fold(range, Bounds::with_upper);
        low.lowers().into_iter().fold(range, Bounds::with_lower)
    }

    /// `i` and `n` of the product `i / n * n`.
    fn multiple(&self, a: ExprId, b: ExprId) -> Option<(ExprId, ExprId)> {
        [(a, b), (b, a)].into_iter().find_map(|(quotient, by)| {
            let quotient = self.kind(self.resolved(quotient));
            let Expr::Binary(BinaryOp::Div, of, divisor) = *quotient else { return None };
            self.is_same(divisor, by).then_some((of, by))
        })
    }

    /// `i` and `n` of `i % n`.
    fn remainder(&self, id: ExprId) -> Option<(ExprId, ExprId)> {
        let id = self.kind(self.resolved(id));
        if let Expr::Binary(BinaryOp::Rem, of, by) = *id { Some((of, by)) } else { None }
    }

    /// The range of an expression, if it is never negative.
    fn natural(&mut self, of: ExprId) -> Option<Bounds> {
        Some(self.peek(of)).filter(|range| range.least() >= 0)
    }

    /// The expression whose value a variable has now.
    pub(super) fn defined(&self, id: ExprId) -> ExprId {
        self.followed(id, |place| self.definition(place))
    }

    /// The expression whose value a variable always has.
    pub(super) fn resolved(&self, id: ExprId) -> ExprId {
        self.followed(id, |place| self.constant_definition(place))
    }

    /// The end of a chain of definitions, or of its first part if it is long.
    fn followed(&self, id: ExprId, definition: impl Fn(&Place) -> Option<ExprId>) -> ExprId {
        let next = |id: &ExprId| {
            let of_place =
                || if let Expr::Load(place) = self.kind(*id) { definition(place) } else { None };
            self.operand_of_same_value(*id).or_else(of_place)
        };
        successors(Some(id), next).take(MAX_CHAIN).last().unwrap_or(id)
    }

    pub(super) fn is_same(&self, a: ExprId, b: ExprId) -> bool {
        self.value(a).is_some_and(|value| self.value(b) == Some(value))
    }
}
