//! Loops. All iterations run if their number is known. Else two run, which show what can follow
//! what. If there are barriers, another one runs that stands for the last iteration.

use std::collections::{BTreeMap, BTreeSet};

use super::any_value::AnyValue;
use super::guard;
use super::interpret::Interpreter;
use super::mask::{Is, Mask};
use super::shadow::Path;
use super::state::Jumps;
use super::value::Value;
use crate::ir::{
    Barrier, BinaryOp, Block, Expr, ForRange, LocalId, Place, Root, Scalar, StmtKind, Ty,
    WorkgroupVarId,
};

/// The minimum number of iterations to run, whatever they cost.
const MIN_ROUNDS: usize = 4;

impl<'a> Interpreter<'a> {
    /// Runs a loop. `test` evaluates the condition of iteration `n`, or of an arbitrary iteration,
    /// and assumes that it holds. It gives `None` if the loop has no condition. `head` has the
    /// statements of the condition, which `test` runs.
    pub(super) fn iterate(
        &mut self,
        (head, body): (Option<&'a Block>, &'a Block),
        mut test: impl FnMut(&mut Self, usize, bool) -> Option<Value>,
    ) {
        let arm = self.arm.take();
        let entered = self.state.active.clone();
        let (returned, gone) = (self.state.returned.clone(), self.state.gone.clone());
        let path = self.state.path.clone();
        let (limits, guards) = (self.state.limits.clone(), self.state.guards.clone());
        let initialized = self.state.initialized.clone();
        self.state.loops.push(Jumps::none(self.lanes));
        let is_known = self.rounds((head, body), &mut test);
        self.state.loops.pop();
        let returns = returns(body) || head.is_some_and(returns);
        let now = match returns {
            true => self.state.returned.without(&returned),
            false => Mask::none(self.lanes),
        };
        self.arm = arm;
        self.state.active = entered.without(&now);
        self.state.gone = gone.or(&now);
        self.state.path = path;
        (self.state.limits, self.state.guards) = (limits, guards);
        if !is_known {
            if returns {
                // An invocation may have returned in an iteration that did not run, with a value of
                // that iteration. If no iteration runs, it has not returned.
                self.state.result = AnyValue::Opaque(false);
                self.state.active = entered.doubted();
                self.state.gone = self.state.gone.or(&self.state.active);
            }
            self.needs_exactness();
            self.state.initialized = initialized;
            self.forget(head);
            self.forget(Some(body));
            let waits = waits(body) || head.is_some_and(waits);
            if waits && self.asks_for_more() {
                self.note_last_round(body, &mut test);
            }
        }
    }

    /// Runs an iteration that stands for the last one; nothing else is known about it. Nothing
    /// orders its accesses after its last barrier with the code after the loop.
    fn note_last_round(
        &mut self,
        body: &'a Block,
        test: &mut impl FnMut(&mut Self, usize, bool) -> Option<Value>,
    ) {
        self.last_round = Some(self.path().len());
        let limits = self.state.limits.clone();
        let condition = test(self, 0, true);
        if runs_to_its_end(body, condition.is_some()) {
            let before = self.state.clone();
            if condition.is_some() {
                // All invocations continue or none does, since they wait.
                self.opens_with(&Value::unknown(true));
            }
            self.last_round = Some(self.path().len());
            self.state.loops.push(Jumps::none(self.lanes));
            self.block(body);
            self.state = before;
            // The test for another iteration may wait.
            test(self, 0, true);
        }
        self.state.limits = limits;
        self.last_round = None;
    }

    fn asks_for_more(&self) -> bool {
        !self.gave_up && self.last_round.is_none() && self.may_cut_short() && !self.is_short()
    }

    /// Runs the iterations of a loop. Tells whether these are all of them.
    fn rounds(
        &mut self,
        (head, body): (Option<&'a Block>, &'a Block),
        test: &mut impl FnMut(&mut Self, usize, bool) -> Option<Value>,
    ) -> bool {
        // The number of iterations that may not exist. Two of them show what can follow what.
        let mut unknown = 0;
        let (mut n, mut any) = (0, false);
        let guards = self.state.guards.clone();
        let is_known = loop {
            self.spend(self.lanes);
            self.state.guards = guards.clone();
            if self.gave_up {
                break false;
            }
            let path = self.state.path.clone();
            let mut condition = test(self, n, any);
            let is_open = || condition.as_ref().is_some_and(|of| of.is_open(&self.state.active));
            if self.proving.is_some() && (unknown > 0 || is_open()) {
                // This iteration stands for all that may follow.
                self.open_loops += usize::from(!any);
                any = true;
                self.forget(head);
                self.forget(Some(body));
                condition = test(self, n, any);
            }
            let asks = condition.is_some();
            if condition.is_some_and(|condition| self.opens_with(&condition)) {
                unknown = 2;
            }
            if self.state.active.all(Is::No) {
                break unknown == 0;
            }
            match any {
                true => self.any_round(body),
                false => self.block(body),
            }
            if self.gave_up {
                break false;
            }
            self.end_round(&path);
            unknown += usize::from(self.state.path.len() > path.len());
            if self.state.active.all(Is::No) {
                break unknown == 0;
            }
            if !asks && self.state.active.is_doubtful() {
                unknown += 2;
            }
            // A proof always needs the arbitrary iteration, whatever the first ones did.
            let is_enough = if self.proving.is_some() { any } else { unknown >= 2 };
            if is_enough {
                break false;
            }
            n += 1;
            if n >= MIN_ROUNDS && self.is_short() {
                self.cut_short = true;
                break false;
            }
        };
        self.open_loops -= usize::from(any);
        is_known
    }

    /// Begins an iteration with the invocations for which the condition holds. Tells whether the
    /// number of iterations is unknown from here on.
    fn opens_with(&mut self, condition: &Value) -> bool {
        if condition.constant().is_none() && condition.is_uniform() {
            self.needs_exactness();
            let decision = self.fresh();
            self.state.path = self.state.path.extended(2 * decision);
            self.state.guards = self.state.guards.and(condition, true);
            return false;
        }
        let before = self.state.active.clone();
        self.state.active = self.taking(&before, condition, true);
        self.state.guards = self.state.guards.and(condition, true);
        self.state.active.is_open_within(&before)
            || self.state.active.is_doubtful() && condition.is_open(&before)
    }

    /// Adds the invocations that continue with the next iteration. If the whole workgroup may have
    /// done so, the next iteration is reached in other launches than the rest of this one, which
    /// was reached by `path`.
    fn end_round(&mut self, path: &Path) {
        let jumps = self.state.loops.last_mut().expect("the loop around");
        let continued = std::mem::replace(&mut jumps.continued, Mask::none(self.lanes));
        if let Some(written) = jumps.written.take() {
            self.state.initialized.join(&written);
            self.state.path = path.extended(2 * self.fresh());
        }
        self.state.active = self.state.active.or(&continued);
    }

    /// Runs the iteration that stands for all that may follow. Once all memory is written, no read
    /// can come too early. The effects of the iteration are forgotten after it, except for returns.
    fn any_round(&mut self, body: &'a Block) {
        let returns = returns(body);
        let mut begun = BTreeMap::new();
        for stmt in &body.stmts {
            if self.gave_up || self.state.active.all(Is::No) || !returns && self.all_is_written() {
                return;
            }
            self.spend(64);
            self.in_source(stmt, &mut begun);
        }
    }

    /// Forgets everything that an unknown number of iterations may change.
    fn forget(&mut self, block: Option<&Block>) {
        let Some(block) = block else { return };
        let mut effects = Effects::default();
        block.for_each_stmt(&mut |stmt| {
            stmt.kind.stored().into_iter().for_each(|place| effects.store(place));
            effects.waits |= matches!(stmt.kind, StmtKind::Barrier(_));
            self.types.passed(stmt).for_each(|place| effects.store(place));
            let Some(effect) = stmt.kind.effect() else { return };
            if let Some(call) = self.types.call(effect) {
                effects.variables.extend(&self.functions[call.function.index()].stored);
                effects.waits = true;
            }
            let effect = &self.module.exprs[effect].kind;
            effect.written().into_iter().for_each(|place| effects.store(place));
            effects.waits |= matches!(effect, Expr::WorkgroupUniformLoad(_));
        });
        for local in effects.locals {
            let ty = self.types.local(local).clone();
            let unknown = self.unknown(&ty, false);
            self.state.locals.insert(local, unknown);
        }
        self.memory.forget(&effects.variables, effects.waits);
        if effects.waits {
            self.order.settle();
        }
    }

    pub(super) fn for_(&mut self, local: LocalId, range: &ForRange, body: &'a Block) {
        let start = self.eval(range.start).scalar();
        let end = self.eval(range.end).scalar();
        let step = match range.step {
            Some(step) => self.eval(step).scalar(),
            None => Value::same(1),
        };
        let scalar = self.types.local(local).scalar().unwrap_or(Scalar::U32);
        let extra = i64::from(range.inclusive);
        let (reversed, stepped_first) = (range.reversed, range.stepped_first);
        if let Some(step) = step.constant() {
            let step = step.max(1);
            let counts = self.counts(&start, &end, scalar, step, extra);
            if let Some(counts) = counts {
                let first = match (reversed, stepped_first) {
                    (false, _) => start,
                    (true, false) => end.sum(&Value::same(extra - 1), 1),
                    (true, true) => {
                        let last = counts.sum(&Value::same(1), -1).scaled(step);
                        start.sum(&last, 1)
                    }
                };
                let step = if reversed { -step } else { step };
                return self.iterate((None, body), |cx, n, any| {
                    if any {
                        let unknown = cx.unknown(&Ty::Scalar(scalar), false);
                        cx.set_whole(local, unknown);
                        return Some(Value::unknown(true));
                    }
                    let n = n as i64;
                    cx.set_whole(local, AnyValue::Scalar(first.sum(&Value::same(n * step), 1)));
                    Some(Value::same(n).binary(BinaryOp::Lt, &counts, scalar))
                });
            }
        }
        let is_uniform = start.is_uniform() && end.is_uniform() && step.is_uniform();
        let most = self.most_rounds((&start, &end), &step, extra, scalar);
        let first = if reversed { Value::symbol(self.fresh()) } else { start.clone() };
        let op = if reversed { BinaryOp::Sub } else { BinaryOp::Add };
        let ends = if range.inclusive { BinaryOp::Le } else { BinaryOp::Lt };
        self.iterate((None, body), |cx, n, any| {
            if any {
                let unknown = cx.unknown(&Ty::Scalar(scalar), is_uniform);
                cx.set_whole(local, unknown);
                return Some(Value::unknown(is_uniform));
            }
            let n = n as i64;
            if n >= most {
                return Some(Value::same(0));
            }
            let ahead = step.binary(BinaryOp::Mul, &Value::same(n), scalar);
            let current = first.binary(op, &ahead, scalar);
            // Such an iteration exists, whichever runs first.
            let reached = start.binary(BinaryOp::Add, &ahead, scalar);
            if is_uniform {
                cx.assume_comparison(ends, (&reached, &end), scalar, true);
            }
            let says = guard::compared(ends, &reached, &end, scalar);
            let says = says.map(|says| cx.with_ends(says));
            cx.set_whole(local, AnyValue::Scalar(current));
            Some(Value { says, ..Value::unknown(is_uniform) })
        });
    }

    /// The number of iterations of a range for each invocation, if it is known for all of them.
    fn counts(
        &self,
        start: &Value,
        end: &Value,
        scalar: Scalar,
        step: i64,
        extra: i64,
    ) -> Option<Value> {
        let count = |apart: i64| ((apart + extra).max(0) + step - 1) / step;
        Some(Value::of(self.apart(start, end, scalar)?.map(count)))
    }
}

/// The possible effects of an iteration.
#[derive(Default)]
struct Effects {
    /// The variables that it may assign to.
    locals: Vec<LocalId>,
    /// The workgroup variables that it may store to.
    variables: BTreeSet<WorkgroupVarId>,
    waits: bool,
}

impl Effects {
    fn store(&mut self, place: &Place) {
        match place.root {
            Root::Local(local) => self.locals.push(local),
            Root::Workgroup(var) => _ = self.variables.insert(var),
            Root::Binding(_) => {}
        }
    }
}

/// Whether invocations may return out of a loop.
fn returns(body: &Block) -> bool {
    let mut returns = false;
    body.for_each_stmt(&mut |stmt| returns |= matches!(stmt.kind, StmtKind::Return(_)));
    returns
}

/// Whether there is a barrier in the loop.
fn waits(body: &Block) -> bool {
    let mut waits = false;
    body.for_each_stmt(&mut |stmt| {
        waits |= matches!(stmt.kind, StmtKind::Barrier(Barrier::Workgroup | Barrier::Storage));
    });
    waits
}

/// Whether nothing jumps out of an iteration, except at its end if nothing else ends the loop.
fn runs_to_its_end(body: &Block, has_condition: bool) -> bool {
    let is_exit = |block: &Block| match &block.stmts[..] {
        [] => true,
        [stmt] => matches!(stmt.kind, StmtKind::Break),
        _ => false,
    };
    let mut jumps = 0;
    body.for_each_stmt(&mut |stmt| {
        let kind = &stmt.kind;
        let is_jump = matches!(kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return(_));
        jumps += usize::from(is_jump);
    });
    match body.stmts.last().map(|last| &last.kind) {
        Some(StmtKind::If { accept, reject, .. })
            if !has_condition && is_exit(accept) && is_exit(reject) =>
        {
            jumps == accept.stmts.len() + reject.stmts.len()
        }
        _ => jumps == 0,
    }
}
