//! Loops: the facts that hold in every iteration, and whether the loops end.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::bound::Bound;
use super::bounds::Bounds;
use super::env::meeting;
use super::evaluate::at_least;
use super::interpret::{Exits, Interpreter};
use super::polynomial::Polynomial;
use super::proof::{Clause, SiteKind};
use super::value_bounds::ValueBounds;
use crate::ir::{
    BinaryOp, Block, Expr, ExprId, ForRange, LocalId, Place, Root, Scalar, Stmt, StmtKind, Ty,
};

impl<'a> Interpreter<'a> {
    /// A `for` always ends: it has finitely many values.
    pub(super) fn for_(&mut self, local: LocalId, range: &ForRange, body: &'a Block) {
        let scalar = self.types.local(local).scalar().unwrap_or(Scalar::U32);
        let start = self.eval(range.start);
        let end = self.eval(range.end);
        let step = range.step.map(|step| self.eval(step));
        let ty = self.types.local(local).clone();
        if !scalar.is_word() {
            return self.rounds(None, body, |cx| cx.declare(local, ValueBounds::Nothing), |_| {});
        }
        let last = match range.inclusive {
            true => end.range(&ty),
            // There is no iteration unless the end is above the start.
            false => below(&end.range(&ty)),
        };
        let (start, end) = (start.range(&ty), end.range(&ty));
        let mut of_round = start.lowers().into_iter().fold(Bounds::any(scalar), Bounds::with_lower);
        let step = step.map(|step| step.range(&Ty::Scalar(Scalar::U32)));
        if let Some(step) = step.filter(|_| !range.reversed || range.stepped_first) {
            of_round = of_round.in_steps(&start, &step);
            if let (Some(first), Some(step @ 1..)) = (start.number(), step.number()) {
                let steps = (last.greatest() - first).max(0) / step;
                of_round = of_round.with_upper(Bound::constant(first + steps * step));
            }
        }
        let of_round = last.uppers().into_iter().fold(of_round, Bounds::below);
        // During an iteration the end keeps its value, and is above the start.
        let is_lasting = self.is_constant(range.start) && self.is_constant(range.end);
        let is_below_end = !range.inclusive && self.is_constant(range.end);
        let enter = |cx: &mut Self| {
            cx.declare(local, ValueBounds::Integer(of_round.clone()));
            if is_below_end {
                cx.note_below(local, range.end);
            }
            if is_lasting {
                let gap = i64::from(!range.inclusive);
                cx.order(range.start, &start, range.end, &end, gap);
            }
        };
        self.rounds(None, body, enter, |_| {});
    }

    /// `while`, or `loop` without a condition.
    pub(super) fn while_(
        &mut self,
        test: Option<(&'a Block, ExprId)>,
        body: &'a Block,
        at: proc_macro2::Span,
    ) {
        let condition = test.map(|(_, condition)| condition);
        self.rounds(
            test.map(|(head, _)| head),
            body,
            |cx| {
                if let Some((head, condition)) = test {
                    cx.block(head);
                    cx.eval(condition);
                    cx.refine(condition, true);
                }
                if !cx.trial && cx.env.is_some() {
                    // A condition that assigns to variables rules out the proof.
                    let is_still = test.is_none_or(|(head, _)| cx.assigned(head).is_empty());
                    let ends = is_still.then(|| {
                        let ends = cx.end(condition, body);
                        ends.or_else(|| cx.leaves_remainders(body).then(|| vec![Vec::new()]))
                    });
                    cx.require(SiteKind::Loop, at, ends.flatten());
                }
            },
            |cx| match test {
                Some((head, condition)) => {
                    cx.block(head);
                    cx.refine(condition, false);
                }
                None => cx.env = None,
            },
        );
    }

    /// Runs a body until the facts that hold in every iteration are known. `enter` goes from
    /// between two iterations into one, through the head. `leave` goes from there out of the loop.
    fn rounds(
        &mut self,
        head: Option<&'a Block>,
        body: &'a Block,
        enter: impl Fn(&mut Self),
        leave: impl FnOnce(&mut Self),
    ) {
        let mut assigned = self.assigned(body);
        assigned.extend(head.into_iter().flat_map(|head| self.assigned(head)));
        let outer = std::mem::replace(&mut self.trial, true);
        // Facts that an iteration does not keep are dropped, until an iteration keeps all of them.
        assigned.iter().for_each(|local| self.forget(*local));
        let is_known = |local: &LocalId| {
            let known = self.env.as_ref().and_then(|env| env.local(*local));
            known.is_some_and(|known| *known != ValueBounds::Nothing)
        };
        let mut changes = assigned.iter().any(is_known);
        let mut is_first = true;
        while let Some(mut kept) = self.env.clone().filter(|_| changes) {
            let exits = self.round(body, &enter);
            let after = meeting(&self.values, self.env.take(), exits.continued);
            changes = false;
            let kept_env = Rc::make_mut(&mut kept);
            for local in &assigned {
                let later = after.as_ref().and_then(|after| after.local(*local));
                if let Some((old, later)) = kept_env.local(*local).zip(later) {
                    // First the join of both values: 0 and 1 for a value that alternates.
                    let new = if is_first { old.join(later) } else { old.kept_by(later) };
                    changes |= new != *old;
                    kept_env.set_local(*local, new);
                }
            }
            is_first = false;
            self.env = Some(kept).filter(|_| !self.gave_up());
        }
        self.trial = outer;
        let before = self.env.clone();
        let exits = self.round(body, &enter);
        self.env = before;
        leave(self);
        self.env = meeting(&self.values, self.env.take(), exits.broken);
    }

    fn round(&mut self, body: &'a Block, enter: &impl Fn(&mut Self)) -> Exits {
        self.loops.push(Exits::default());
        enter(self);
        if self.env.is_some() {
            self.block(body);
        }
        self.loops.pop().unwrap_or_default()
    }

    // Ends.

    /// The conditions under which the loop ends: a counter that each iteration moves towards a
    /// limit, or past it. The limit is in the condition of the loop, or in the condition of a
    /// `break` in its body.
    fn end(&mut self, condition: Option<ExprId>, body: &'a Block) -> Option<Clause> {
        if let Some(ends) = condition.and_then(|condition| self.ends(condition, true, body)) {
            return Some(ends);
        }
        let before = self.env.clone();
        let mut ends = None;
        let mut is_first = true;
        for stmt in body.stmts.iter().take_while(|stmt| !continues(stmt)) {
            if let Some(condition) = leaving(stmt) {
                let here = self.env.clone();
                self.refine(condition, false);
                ends = self.env.is_some().then(|| self.ends(condition, false, body)).flatten();
                self.env = here;
            }
            if ends.is_some() {
                break;
            }
            // From here on, the variables that an iteration changes may differ from their values at
            // its start.
            if std::mem::take(&mut is_first) {
                for local in self.assigned(body) {
                    if let Some(env) = self.env_mut() {
                        env.forget_local(local);
                    }
                    self.forget(local);
                }
            }
        }
        self.env = before.filter(|_| !self.gave_up());
        ends
    }

    /// The same for a condition under which the loop continues.
    fn ends(&mut self, condition: ExprId, truth: bool, body: &'a Block) -> Option<Clause> {
        let condition = self.kind(condition);
        if let Expr::Load(place) = condition {
            return self.ends(self.definition(place)?, truth, body);
        }
        let (op, a, b) = condition.binary()?;
        if op == BinaryOp::LogicalAnd && truth {
            return self.ends(a, truth, body).or_else(|| self.ends(b, truth, body));
        }
        let (op, a, b) = match (op, truth) {
            (BinaryOp::Lt | BinaryOp::Le, true) => (op, a, b),
            (BinaryOp::Gt, true) => (BinaryOp::Lt, b, a),
            (BinaryOp::Ge, true) => (BinaryOp::Le, b, a),
            (BinaryOp::Ge, false) => (BinaryOp::Lt, a, b),
            (BinaryOp::Gt, false) => (BinaryOp::Le, a, b),
            (BinaryOp::Le, false) => (BinaryOp::Lt, b, a),
            (BinaryOp::Lt, false) => (BinaryOp::Le, b, a),
            (BinaryOp::Ne, true) | (BinaryOp::Eq, false) => (BinaryOp::Ne, b, a),
            _ => return None,
        };
        // `a < b`: either `a` grows, or `b` shrinks. `b != 0`: `b` shrinks to 0.
        let grows = || self.counter(a, body).filter(|_| op != BinaryOp::Ne);
        if let Some((counter, step, by)) = grows() {
            // The step must be the same at its assignment as here.
            self.is_constant(by).then_some(())?;
            let limit = self.peek(b);
            let limit = if op == BinaryOp::Lt { below(&limit) } else { limit };
            return self.grows(counter, step, by, &limit);
        }
        let (counter, step, by) = self.counter(b, body)?;
        self.is_constant(by).then_some(())?;
        let is_above_zero = self.peek_local(counter).least() >= 1;
        self.shrinks(counter, step, by).filter(|_| is_above_zero)
    }

    /// The variable that an expression loads, if an iteration changes it only by one assignment `v
    /// op= n`, which every iteration reaches.
    fn counter(&self, expr: ExprId, body: &'a Block) -> Option<(LocalId, BinaryOp, ExprId)> {
        let Expr::Load(Place { root: Root::Local(counter), projections, .. }) = self.kind(expr)
        else {
            return None;
        };
        if !self.types.local(*counter).scalar().is_some_and(Scalar::is_word) {
            return None;
        }
        let mut count = 0;
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::Assign { place, .. } = &stmt.kind {
                count += usize::from(place.root == Root::Local(*counter));
            }
        });
        let mut passed = BTreeSet::new();
        body.for_each_stmt(&mut |stmt| passed.extend(self.passed(stmt)));
        if count != 1 || passed.contains(counter) || !projections.is_empty() {
            return None;
        }
        for stmt in &body.stmts {
            if let StmtKind::Assign { place, op, value } = &stmt.kind
                && place.root == Root::Local(*counter)
            {
                return step(self, *counter, *op, *value);
            }
            if continues(stmt) {
                return None;
            }
        }
        None
    }

    /// The conditions under which `v` grows in each iteration, and does not wrap from at most
    /// `limit`.
    fn grows(
        &mut self,
        counter: LocalId,
        op: BinaryOp,
        by: ExprId,
        limit: &Bounds,
    ) -> Option<Clause> {
        let (by, of_counter) = (self.peek(by), self.peek_local(counter));
        let is_positive = of_counter.least() >= 1;
        let of_counter = limit.uppers().into_iter().fold(of_counter, Bounds::with_upper);
        use BinaryOp::*;
        let (grows, next) = match op {
            Add => (at_least(&by, 1)?, of_counter.unwrapped_sum(&by)?),
            Mul if is_positive && by.least() >= 2 => {
                (vec![Vec::new()], of_counter.unwrapped_product(&by)?)
            }
            Shl if is_positive => {
                let shift = by.number().filter(|n| (1..31).contains(n))?;
                let factor = Bounds::constant(of_counter.scalar(), 1 << shift);
                (vec![Vec::new()], of_counter.unwrapped_product(&factor)?)
            }
            Mul | Shl | Sub | Div | Rem | And | Or | Xor | Shr => return None,
            Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => return None,
        };
        let both = |needs: Vec<Polynomial>| {
            let all: BTreeSet<Polynomial> = needs.into_iter().chain(next.iter().cloned()).collect();
            all.into_iter().collect()
        };
        Some(grows.into_iter().map(both).collect())
    }

    /// The conditions under which `v`, which is above 0, comes nearer to 0.
    fn shrinks(&mut self, counter: LocalId, op: BinaryOp, by: ExprId) -> Option<Clause> {
        let (of_counter, by) = (self.peek_local(counter), self.peek(by));
        use BinaryOp::*;
        let certain = match op {
            Sub => by.number() == Some(1) || by.least() >= 1 && by.greatest() <= of_counter.least(),
            Div => by.least() >= 2,
            Shr => by.number().is_some_and(|n| (1..32).contains(&n)),
            Add | Mul | Rem | And | Or | Xor | Shl => false,
            Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => false,
        };
        certain.then(|| vec![Vec::new()])
    }

    pub(super) fn peek_local(&self, local: LocalId) -> Bounds {
        self.local(local).range(self.types.local(local))
    }
}

/// `v = v op n` and `v op= n`.
fn step(
    cx: &Interpreter<'_>,
    counter: LocalId,
    op: Option<BinaryOp>,
    value: ExprId,
) -> Option<(LocalId, BinaryOp, ExprId)> {
    if let Some(op) = op {
        return Some((counter, op, value));
    }
    let (op, left, right) = cx.kind(value).binary()?;
    (cx.kind(left).loaded_local() == Some(counter)).then_some((counter, op, right))
}

/// `if c { break; }`: the loop continues while `c` is false.
fn leaving(stmt: &Stmt) -> Option<ExprId> {
    let StmtKind::If { condition, accept, .. } = &stmt.kind else { return None };
    let last = accept.stmts.last().map(|stmt| &stmt.kind);
    matches!(last, Some(StmtKind::Break)).then_some(*condition)
}

/// Whether a statement may continue with the next iteration.
pub(super) fn continues(stmt: &Stmt) -> bool {
    let mut found = matches!(stmt.kind, StmtKind::Continue);
    stmt.kind.for_each_block(&mut |block| {
        block.for_each_stmt(&mut |stmt| found |= matches!(stmt.kind, StmtKind::Continue));
    });
    found
}

/// The values below some value of a range that is not empty.
fn below(range: &Bounds) -> Bounds {
    let moved = range.uppers().into_iter().filter_map(|bound| bound.moved(-1));
    moved.fold(Bounds::any(range.scalar()), Bounds::with_upper)
}
