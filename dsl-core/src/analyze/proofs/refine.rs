//! The facts about values that follow if a condition holds, or does not.

use super::bound::Bound;
use super::bounds::Bounds;
use super::env::Env;
use super::interpret::Interpreter;
use super::polynomial::Polynomial;
use super::value_bounds::{ValueBounds, position};
use super::values::{Fact, ValueId};
use crate::analyze::constants;
use crate::infer::Call;
use crate::ir::{
    BinaryOp, BuiltinValue, Expr, ExprId, LocalId, LocalKind, Pattern, Place, Projection, Root,
    Scalar, Ty, UnaryOp, project,
};

/// The maximum number of terms of a sum that is regrouped.
const MAX_TERMS: usize = 5;

/// The maximum number of definitions that a condition is carried through.
const MAX_NARROWED: u32 = 3;

/// The maximum number of terms that a sum is taken apart into.
const MAX_TERMS_TAKEN_APART: usize = 32;

/// One side of a range.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Side {
    Lower,
    Upper,
}

impl<'a> Interpreter<'a> {
    /// Control goes on only if the condition is `truth`.
    pub(super) fn refine(&mut self, condition: ExprId, truth: bool) {
        if let Some(constants::Value::Bool(value)) =
            constants::eval(self.module, self.types, condition)
        {
            if value != truth {
                self.env = None;
            }
            return;
        }
        if let Some(call) = self.types.call(condition) {
            return self.refine_call(call, truth);
        }
        let kind = self.kind(condition);
        if let Expr::Ascribe(operand, _) = kind {
            self.refine(*operand, truth);
        } else if let Expr::Unary(UnaryOp::Not, operand) = kind {
            self.refine(*operand, !truth);
        } else if let Some((op, a, b)) = kind.binary() {
            self.refine_operator(op, a, b, truth);
        } else if let Expr::Call(name, args) = kind
            && name.text == if truth { "all" } else { "any" }
        {
            self.refine_components(args[0], truth);
        } else if let Expr::Load(place) = kind
            && let Some(definition) = self.definition(place)
        {
            // `let active = i < n;`
            self.refine(definition, truth);
        }
    }

    fn refine_operator(&mut self, op: BinaryOp, a: ExprId, b: ExprId, truth: bool) {
        use BinaryOp::*;
        match op {
            LogicalAnd | And | LogicalOr | Or => {
                if matches!(op, LogicalAnd | And) == truth {
                    self.refine(a, truth);
                    self.refine(b, truth);
                }
            }
            Eq | Ne | Lt | Le | Gt | Ge => {
                let op = if truth { Some(op) } else { op.negated() };
                op.into_iter().for_each(|op| self.compare(a, op, b));
            }
            Add | Sub | Mul | Div | Rem | Xor | Shl | Shr => {}
        }
    }

    /// Control goes on only if the function returned `truth`.
    fn refine_call(&mut self, call: &'a Call, truth: bool) {
        let trial = std::mem::replace(&mut self.trial, true);
        self.call_that_returns(call, Some(truth));
        self.trial = trial;
    }

    /// Control goes on only if each component of a comparison of vectors is `truth`.
    fn refine_components(&mut self, mask: ExprId, truth: bool) {
        let call = self.kind(mask);
        let (Expr::Call(_, args), Some(meaning)) = (call, call.meaning()) else { return };
        let (&[a, b], Some(op)) = (args.as_slice(), meaning.is_operator(Scalar::U32)) else {
            return;
        };
        let Ty::Vector(scalar, n) = *self.types.expr(a) else { return };
        if !scalar.is_word() {
            return;
        }
        let (of_a, of_b) = (self.peek_known(a), self.peek_known(b));
        let op = if truth { Some(op) } else { op.negated() };
        for n in 0..usize::from(n) {
            let part = |of: &ValueBounds| of.part(Some(n)).range(&Ty::Scalar(scalar));
            let (of_a, of_b) = (part(&of_a), part(&of_b));
            // The lesser one is `gap` below the upper bounds of the greater one. The greater one is
            // `gap` above the lower bounds of the lesser one.
            let (less, of_less, more, of_more, gap) = match op {
                Some(BinaryOp::Lt) => (a, of_a, b, of_b, 1),
                Some(BinaryOp::Le) => (a, of_a, b, of_b, 0),
                Some(BinaryOp::Gt) => (b, of_b, a, of_a, 1),
                Some(BinaryOp::Ge) => (b, of_b, a, of_a, 0),
                _ => return,
            };
            for bound in of_more.uppers() {
                self.narrow_component(less, n, Side::Upper, bound.moved(-gap));
            }
            for bound in of_less.lowers() {
                self.narrow_component(more, n, Side::Lower, bound.moved(gap));
            }
        }
    }

    fn narrow_component(&mut self, id: ExprId, n: usize, side: Side, bound: Option<Bound>) {
        let (Expr::Load(Place { root: Root::Local(local), projections, .. }), Some(bound)) =
            (self.kind(id), bound)
        else {
            return;
        };
        if let (true, ValueBounds::Parts(mut parts)) = (projections.is_empty(), self.local(*local))
            && let Some(ValueBounds::Integer(range)) = parts.get(n)
        {
            parts[n] = ValueBounds::Integer(with(range.clone(), side, bound));
            self.set(*local, &[], ValueBounds::Parts(parts));
        }
    }

    /// The expression whose value a variable has.
    pub(super) fn definition(&self, place: &Place) -> Option<ExprId> {
        let Root::Local(local) = place.root else { return None };
        let env = self.env.as_ref().filter(|_| place.projections.is_empty())?;
        env.definition(local)
    }

    /// Control goes on only if the value is one of the pattern's.
    pub(super) fn refine_pattern(&mut self, value: ExprId, pattern: &Pattern) {
        if let Some(first) = pattern.first {
            self.compare(value, BinaryOp::Ge, first);
        }
        if let Some(last) = pattern.last {
            self.compare(value, BinaryOp::Le, last);
        }
    }

    /// Control goes on only if the value is none of the pattern's.
    pub(super) fn refine_beside(&mut self, value: ExprId, pattern: &Pattern) {
        let number = |cx: &mut Self, id: ExprId| cx.peek(id).number();
        match (pattern.first, pattern.last) {
            (Some(one), Some(last)) if one == last => self.compare(value, BinaryOp::Ne, one),
            (None, Some(last)) => self.compare(value, BinaryOp::Gt, last),
            (Some(first), None) => self.compare(value, BinaryOp::Lt, first),
            (Some(first), Some(last)) => {
                let of_value = self.peek(value);
                if number(self, first).is_some_and(|first| first <= of_value.least()) {
                    self.compare(value, BinaryOp::Gt, last);
                } else if number(self, last).is_some_and(|last| of_value.greatest() <= last) {
                    self.compare(value, BinaryOp::Lt, first);
                }
            }
            (None, None) => self.env = None,
        }
    }

    fn compare(&mut self, a: ExprId, op: BinaryOp, b: ExprId) {
        if !matches!(self.types.expr(a), Ty::Scalar(scalar) if scalar.is_word()) {
            return;
        }
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        use BinaryOp::*;
        match op {
            Lt => self.order(a, &of_a, b, &of_b, 1),
            Le => self.order(a, &of_a, b, &of_b, 0),
            Gt => self.order(b, &of_b, a, &of_a, 1),
            Ge => self.order(b, &of_b, a, &of_a, 0),
            Eq => {
                self.order(a, &of_a, b, &of_b, 0);
                self.order(b, &of_b, a, &of_a, 0);
            }
            Ne => {
                self.differ(a, &of_a, &of_b);
                self.differ(b, &of_b, &of_a);
            }
            Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr | LogicalAnd | LogicalOr => {}
        }
    }

    /// Control goes on only if `a + gap <= b`.
    pub(super) fn order(&mut self, a: ExprId, of_a: &Bounds, b: ExprId, of_b: &Bounds, gap: i64) {
        self.note_difference(a, of_a, b, of_b, gap);
        for bound in of_b.uppers() {
            if let Some(bound) = bound.moved(-gap) {
                self.narrow(a, Side::Upper, bound);
            }
        }
        for bound in of_a.lowers() {
            if let Some(bound) = bound.moved(gap) {
                self.narrow(b, Side::Lower, bound);
            }
        }
    }

    /// Notes that `b - a` is at least `gap`: it does not wrap.
    fn note_difference(&mut self, a: ExprId, of_a: &Bounds, b: ExprId, of_b: &Bounds, gap: i64) {
        if of_a.least() < 0 || of_b.least() < 0 {
            return;
        }
        let (Some(of), Some(from)) = (self.value(a), self.value(b)) else { return };
        let difference = self.values.difference(from, of, self.types.expr(a));
        if let Some(env) = self.env_mut() {
            let fact = of_b.unwrapped_difference(of_a).with_lower(Bound::constant(gap));
            env.facts.insert(Fact::Of(difference), fact);
            env.note_gap(of, from, gap);
        }
    }

    /// A number that `b - a` is at least, if a condition says that `a` is not above `b`.
    pub(super) fn gap(&self, a: ExprId, b: ExprId) -> Option<i64> {
        self.gap_to(a, self.value(b)?)
    }

    /// The same for the number of a value.
    fn gap_to(&self, a: ExprId, b: ValueId) -> Option<i64> {
        let facts = &self.env.as_ref().filter(|env| !env.facts.is_empty())?.facts;
        facts.get(Fact::Gap(self.value(a)?, b)).map(Bounds::least)
    }

    /// `a != b`: if `b` is at an end of `a`, that end moves.
    fn differ(&mut self, a: ExprId, of_a: &Bounds, of_b: &Bounds) {
        if let Some(number) = of_b.number() {
            if of_a.least() == number {
                self.narrow(a, Side::Lower, Bound::constant(number + 1));
            }
            if of_a.greatest() == number {
                self.narrow(a, Side::Upper, Bound::constant(number - 1));
            }
            return;
        }
        for exact in of_b.exact() {
            let ends = [(Side::Lower, of_a.lowers(), 1), (Side::Upper, of_a.uppers(), -1)];
            for (side, bounds, by) in ends {
                let end = bounds.iter().find(|end| end.at == exact.at);
                if let Some(moved) = end.and_then(|end| exact.with(end, exact.at.plus_constant(by)))
                {
                    self.narrow(a, side, moved);
                }
            }
        }
    }

    /// The range of an expression that has been evaluated before.
    pub(super) fn peek(&mut self, id: ExprId) -> Bounds {
        let ty = self.types.expr(id).clone();
        self.peek_known(id).range(&ty)
    }

    fn peek_known(&mut self, id: ExprId) -> ValueBounds {
        if let Some(known) = self.seen(id) {
            return known;
        }
        let spent = self.spent;
        let trial = std::mem::replace(&mut self.trial, true);
        let env = self.env.clone();
        let known = self.eval(id);
        // This evaluation is only a look: calls in it change nothing.
        self.env = env.filter(|_| !self.gave_up());
        self.trial = trial;
        self.keep_seen(id, &known, spent);
        known
    }

    /// Uses a bound of `a / b`. If the quotient is at most a number, `a` is below the next number
    /// times `b`. A lower bound is used in the same way.
    fn narrow_quotient(&mut self, a: ExprId, b: ExprId, side: Side, bound: &Bound) {
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        if of_a.least() < 0 || of_b.least() < 0 {
            return;
        }
        let (more, factors) = match side {
            Side::Upper => (1, of_b.uppers()),
            Side::Lower => (0, of_b.lowers()),
        };
        for factor in factors {
            let times = bound.at.plus_constant(more).and_then(|times| times.times(&factor.at));
            let at = times.and_then(|end| end.plus_constant(-more));
            let positive = factor.at.plus_constant(-1);
            let narrowed = bound.with(&factor, at).zip(positive);
            // A quotient by 0 is `a` itself.
            if let Some(narrowed) = narrowed.and_then(|(of, positive)| of.needing([positive])) {
                self.narrow(a, side, narrowed);
            }
        }
    }

    /// Notes a bound of an expression, and its consequences for the variables in it.
    pub(super) fn narrow(&mut self, id: ExprId, side: Side, bound: Bound) {
        if let Some(operand) = self.operand_of_same_value(id) {
            return self.narrow(operand, side, bound);
        }
        let kind = self.kind(id);
        if let Expr::Load(Place { root: Root::Local(local), projections, .. }) = kind {
            self.narrow_local(*local, projections, side, &bound);
        }
        if let Expr::Cast(operand, _) = kind
            && self.keeps_number(*operand, id)
        {
            self.narrow(*operand, side, bound.clone());
        }
        match kind.binary() {
            Some((BinaryOp::Add, a, b)) => self.narrow_sum(a, b, side, &bound),
            Some((BinaryOp::Sub, ..)) if side == Side::Lower => self.narrow_start(id, &bound),
            Some((BinaryOp::Mul, a, b)) => self.narrow_product(a, b, side, &bound),
            Some((BinaryOp::Div, a, b)) => self.narrow_quotient(a, b, side, &bound),
            _ => {}
        }
        if let (Some(value), Ty::Scalar(scalar)) = (self.value(id), self.types.expr(id))
            && let Some(env) = self.env_mut()
        {
            let fact = env.facts.get(Fact::Of(value)).cloned();
            let fact = fact.unwrap_or_else(|| Bounds::any(*scalar));
            env.facts.insert(Fact::Of(value), with(fact, side, bound));
        }
    }

    /// Whether a cast surely keeps the number: both types have it.
    fn keeps_number(&mut self, operand: ExprId, cast: ExprId) -> bool {
        let are_words = self.is_word(operand) && self.is_word(cast);
        let both = 0..=i64::from(i32::MAX);
        let range = are_words.then(|| self.peek(operand));
        range.is_some_and(|of| both.contains(&of.least()) && both.contains(&of.greatest()))
    }

    fn narrow_local(&mut self, local: LocalId, way: &[Projection], side: Side, bound: &Bound) {
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for step in way {
            known = known.part(position(&ty, step));
            ty = project(&ty, step);
        }
        if let ValueBounds::Integer(range) = known {
            let narrowed = with(range.clone(), side, bound.clone());
            if narrowed == range {
                return;
            }
            self.set(local, way, ValueBounds::Integer(narrowed));
        }
        // `let end = n / 8;`, `let p = id;`
        let Some(definition) = self.env.as_ref().and_then(|env| env.definition(local)) else {
            return;
        };
        if self.narrowing == MAX_NARROWED {
            return;
        }
        self.narrowing += 1;
        if way.is_empty() {
            self.narrow(definition, side, bound.clone());
        } else if let Expr::Load(Place { root: Root::Local(of), projections, .. }) =
            self.kind(definition)
        {
            let way = [projections.as_slice(), way].concat();
            self.narrow_local(*of, &way, side, bound);
        }
        self.narrowing -= 1;
    }

    /// Uses a bound of `a + b`. If the sum does not wrap, `a` is bounded by it less the opposite
    /// bound of `b`.
    fn narrow_sum(&mut self, a: ExprId, b: ExprId, side: Side, bound: &Bound) {
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        let Some(unwrapped) = of_a.unwrapped_sum(&of_b) else { return };
        for (one, other) in [(a, &of_b), (b, &of_a)] {
            let rest = match side {
                Side::Upper => other.lowers(),
                Side::Lower => other.uppers(),
            };
            for rest in rest {
                let narrowed = bound.with(&rest, bound.at.plus(&rest.at, -1));
                let narrowed = narrowed.and_then(|bound| bound.needing(unwrapped.iter().cloned()));
                if let Some(narrowed) = narrowed {
                    self.narrow(one, side, narrowed);
                }
            }
        }
    }

    /// Uses an upper bound of `a * n`. If the product does not wrap, `a` is at most that bound
    /// divided by `n`.
    fn narrow_product(&mut self, a: ExprId, b: ExprId, side: Side, bound: &Bound) {
        let (of_a, of_b) = (self.peek(a), self.peek(b));
        for (one, range, factor) in [(a, &of_a, of_b.number()), (b, &of_b, of_a.number())] {
            let Some(factor) = factor.filter(|factor| *factor > 0 && side == Side::Upper) else {
                continue;
            };
            let factor_range = Bounds::constant(range.scalar(), factor);
            let Some(unwrapped) = range.unwrapped_product(&factor_range) else { continue };
            let Some((at, need)) = bound.at.quotient(&Polynomial::constant(factor)) else {
                continue;
            };
            let divided = Bound { at, needs: bound.needs.clone() };
            let needs = unwrapped.iter().chain([&need]).cloned();
            if let Some(narrowed) = divided.needing(needs) {
                self.narrow(one, side, narrowed);
            }
        }
    }

    /// Notes that a loop keeps its variable below `end` in each iteration. `end` always has the
    /// same value.
    pub(super) fn note_below(&mut self, local: LocalId, end: ExprId) {
        let (local, end) = (self.value_of_local(local), self.value(end));
        if let (Some(local), Some(end), Some(env)) = (local, end, self.env_mut()) {
            env.note_gap(local, end, 1);
        }
    }

    /// Whether enclosing conditions say that `a < b`.
    pub(super) fn is_below(&self, a: ExprId, b: ExprId) -> bool {
        self.gap(a, b).is_some_and(|gap| gap > 0)
    }

    /// The same for the number of a value.
    pub(super) fn is_below_value(&self, a: ExprId, b: ValueId) -> bool {
        self.gap_to(a, b).is_some_and(|gap| gap > 0)
    }

    /// The range that enclosing conditions give for the number of a value.
    pub(super) fn fact_of(&self, value: ValueId) -> Option<&Bounds> {
        self.env.as_ref()?.facts.get(Fact::Of(value))
    }

    /// Adds the facts that enclosing conditions give about the value of an expression.
    pub(super) fn with_fact(&mut self, id: ExprId, range: Bounds) -> Bounds {
        let Some(env) = self.env.as_ref().filter(|env| !env.facts.is_empty()) else { return range };
        let value = self.value(id);
        let range = match value.and_then(|value| env.facts.get(Fact::Of(value))) {
            Some(fact) => range.meet(fact),
            None => range,
        };
        let range = match value.and_then(|value| self.global_id(value)) {
            Some(global_id) => range.meet(&global_id),
            None => range,
        };
        self.with_facts_of_terms(id, range)
    }

    /// The range of a component of the global invocation id, `workgroup_id * workgroup size +
    /// local_invocation_id`, if a condition is about one of these two.
    fn global_id(&self, value: ValueId) -> Option<Bounds> {
        let component = self.values.component_of_global_id(value)?;
        let dimension = ["x", "y", "z"].iter().position(|name| *name == component)?;
        let facts = &self.env.as_ref()?.facts;
        let of = |builtin: BuiltinValue| {
            let known = self.builtin(builtin).part(Some(dimension)).range(&Ty::U32);
            let value = self.values.known_component(builtin, &component);
            match value.and_then(|value| facts.get(Fact::Of(value))) {
                Some(fact) => (known.meet(fact), true),
                None => (known, false),
            }
        };
        let (workgroup, local) =
            (of(BuiltinValue::WorkgroupId), of(BuiltinValue::LocalInvocationId));
        let size = Bounds::constant(Scalar::U32, self.module.workgroup_size[dimension].into());
        let sum = || workgroup.0.binary(BinaryOp::Mul, &size).binary(BinaryOp::Add, &local.0);
        (workgroup.1 || local.1).then(sum)
    }

    /// Adds the facts that conditions give about the sum of some terms of a sum. Sums that wrap may
    /// be regrouped in any order.
    fn with_facts_of_terms(&mut self, id: ExprId, mut range: Bounds) -> Bounds {
        let terms = self.terms(id).filter(|terms| (3..=MAX_TERMS).contains(&terms.len()));
        let Some(terms) = terms else { return range };
        let values: Vec<Option<ValueId>> = terms.iter().map(|term| self.value(*term)).collect();
        for chosen in 1u32..1 << terms.len() {
            let is_chosen = |n: usize| chosen >> n & 1 == 1;
            if !(2..terms.len()).contains(&(chosen.count_ones() as usize)) {
                continue;
            }
            let of_chosen = (0..terms.len()).filter(|n| is_chosen(*n));
            let of_chosen: Option<Vec<ValueId>> = of_chosen.map(|n| values[n]).collect();
            let sum = of_chosen.and_then(|of| self.values.known_sum(&of, self.types.expr(id)));
            let fact = sum.and_then(|sum| self.env.as_ref()?.facts.get(Fact::Of(sum)));
            let Some(mut whole) = fact.cloned() else { continue };
            for n in (0..terms.len()).filter(|n| !is_chosen(*n)) {
                let term = self.peek(terms[n]);
                whole = whole.binary(BinaryOp::Add, &term);
            }
            range = range.meet(&whole);
        }
        range
    }

    /// The terms of a sum, unless there are too many. Another expression is its own term.
    pub(super) fn terms(&self, id: ExprId) -> Option<Vec<ExprId>> {
        let mut terms = Vec::new();
        self.add_terms(id, &mut terms).then_some(terms)
    }

    /// Adds the terms. Tells whether there are not too many.
    fn add_terms(&self, id: ExprId, terms: &mut Vec<ExprId>) -> bool {
        if let Some(operand) = self.operand_of_same_value(id) {
            return self.add_terms(operand, terms);
        }
        let kind = self.kind(id);
        if let Expr::Binary(BinaryOp::Add, a, b) = kind
            && self.is_word(id)
        {
            return self.add_terms(*a, terms) && self.add_terms(*b, terms);
        }
        if let Expr::Load(place) = kind
            && let Some(definition) = self.constant_definition(place)
        {
            return self.add_terms(definition, terms);
        }
        terms.push(id);
        terms.len() <= MAX_TERMS_TAKEN_APART
    }

    /// The operand, if it has the same value and type: `i` of `i as u32`, if `i` is a `u32`. `i as
    /// usize` becomes such a cast.
    pub(super) fn operand_of_same_value(&self, id: ExprId) -> Option<ExprId> {
        let kind = self.kind(id);
        if let Expr::Ascribe(operand, _) = kind {
            return Some(*operand);
        }
        let Expr::Cast(operand, _) = kind else { return None };
        (self.types.expr(*operand) == self.types.expr(id)).then_some(*operand)
    }

    pub(super) fn is_word(&self, id: ExprId) -> bool {
        matches!(self.types.expr(id), Ty::Scalar(scalar) if scalar.is_word())
    }

    /// The initializer of a variable that always has the value of that expression.
    pub(super) fn constant_definition(&self, place: &Place) -> Option<ExprId> {
        let Root::Local(local) = place.root else { return None };
        let init = self.initializers.get(&local).filter(|_| place.projections.is_empty());
        init.copied().filter(|init| self.is_constant(*init))
    }

    /// Whether an expression has the same value as long as its variables are not declared anew.
    pub(super) fn is_constant(&self, id: ExprId) -> bool {
        let changes = |expr: &Expr| {
            let Expr::Load(Place { root: Root::Local(local), .. }) = expr else { return false };
            let of = &self.module.locals[*local];
            of.assigned || matches!(of.kind, LocalKind::Pointer | LocalKind::Deferred)
        };
        let is_constant = || self.value(id).is_some() && !self.module.any(id, &changes);
        *self.constants[id].get_or_init(is_constant)
    }
}

impl Env {
    /// Notes that a value is below another one by at least `gap`.
    fn note_gap(&mut self, less: ValueId, more: ValueId, gap: i64) {
        let fact = Fact::Gap(less, more);
        let known = self.facts.get(fact).cloned().unwrap_or_else(|| Bounds::any(Scalar::U32));
        self.facts.insert(fact, known.with_lower(Bound::constant(gap)));
    }
}

fn with(range: Bounds, side: Side, bound: Bound) -> Bounds {
    match side {
        Side::Lower => range.with_lower(bound),
        Side::Upper => range.below(bound),
    }
}
