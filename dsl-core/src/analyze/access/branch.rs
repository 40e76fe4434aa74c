//! Branches: the arms run with their invocations, or as alternatives.

use super::any_value::AnyValue;
use super::interpret::Interpreter;
use super::mask::{Is, Mask};
use super::shadow::{Half, Path};
use super::state::{LaneArm, State};
use super::value::Value;
use crate::ir::{Block, ExprId};
use crate::shared_map::Keep;

impl<'a> Interpreter<'a> {
    pub(super) fn if_(&mut self, condition: ExprId, accept: &'a Block, reject: &'a Block) {
        let value = self.eval(condition).scalar();
        let is_uniform = value.is_uniform();
        let arm = |holds, block: &'a Block| {
            move |cx: &mut Self| {
                if is_uniform {
                    cx.assume(condition, holds);
                }
                cx.block(block);
            }
        };
        self.branch(&value, arm(true, accept), arm(false, reject));
    }

    /// Runs the arms of a branch with the invocations that take them.
    pub(super) fn branch(
        &mut self,
        condition: &Value,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        match condition.constant() {
            Some(0) => return reject(self),
            Some(_) => return accept(self),
            None => {}
        }
        if condition.is_uniform() {
            return self.alternatives(condition, accept, reject);
        }
        let before = self.state.active.clone();
        let accepted = self.taking(&before, condition, true);
        let rejected = self.taking(&before, condition, false);
        self.spend(8 * self.lanes);
        let (decision, path) = (self.fresh(), self.state.path.clone());
        let (limits, guards) = (self.state.limits.clone(), self.state.guards.clone());
        let (outer, outer_gone) = (self.arm.take(), self.state.gone.clone());
        let arm = |accepted| LaneArm { decision, accepted, before: before.clone() };
        self.state.guards = guards.and(condition, true);
        let accepted_gone = self.lane_arm(arm(true), accepted, accept);
        let all_left = self.state.active.all(Is::No);
        let accepted_path = std::mem::replace(&mut self.state.path, path.clone());
        self.state.limits = limits.clone();
        self.state.guards = guards.and(condition, false);
        let gone = self.lane_arm(arm(false), rejected, reject).or(&accepted_gone);
        // If all invocations of one arm have left, the remaining ones have taken the other arm.
        self.state.guards = match (all_left, self.state.active.all(Is::No)) {
            (true, false) => guards.and(condition, false),
            (false, true) => guards.and(condition, true),
            _ => guards,
        };
        self.arm = outer;
        self.state.limits = limits;
        self.state.active = before.without(&gone);
        self.state.gone = outer_gone.or(&gone);
        let are_whole = path == accepted_path && path == self.state.path;
        self.join_paths(path, are_whole);
    }

    /// Runs an arm with the invocations that take it. Gives the invocations that jump out of it.
    fn lane_arm(&mut self, arm: LaneArm, taking: Mask, run: impl FnOnce(&mut Self)) -> Mask {
        self.arm = Some(arm);
        (self.state.active, self.state.gone) = (taking, Mask::none(self.lanes));
        run(self);
        self.state.gone.clone()
    }

    /// The arm as seen by one invocation. The invocation must certainly come to the branch, and
    /// certainly not have left the arm.
    pub(super) fn halves(&self) -> impl Fn(usize) -> Option<Half> + use<> {
        let (arm, gone) = (self.arm.clone(), self.state.gone.clone());
        move |lane| match &arm {
            Some(LaneArm { decision, accepted, before })
                if matches!((before.get(lane), gone.get(lane)), (Is::Yes, Is::No)) =>
            {
                Some(Half { lane: lane as u32, decision: *decision, accepted: *accepted })
            }
            _ => None,
        }
    }

    /// Sets the path after a branch that was reached on `path`. Unless both ways are whole, a
    /// workgroup may have left on one of them. Then the following code is reached in some of the
    /// launches only.
    fn join_paths(&mut self, path: Path, are_whole: bool) {
        self.state.path = match are_whole {
            true => path,
            false => path.extended(2 * self.fresh()),
        };
    }

    /// The invocations for which a condition holds, or does not. Under an unknown decision, a
    /// condition that depends on the launch is never certain: the decision may exclude it.
    pub(super) fn taking(&self, mask: &Mask, condition: &Value, holds: bool) -> Mask {
        match self.state.path.is_empty() {
            true => mask.and(condition, holds),
            false => mask.and(&condition.without_launch(), holds),
        }
    }

    /// Runs both arms of a branch. The whole workgroup takes one of them.
    fn alternatives(
        &mut self,
        condition: &Value,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        let arm = self.arm.take();
        let path = self.state.path.clone();
        let decision = self.fresh();
        // A long `match` runs its arms within each other, so the stack must hold little.
        let mut other = self.boxed_state();
        let guards = self.state.guards.clone();
        let phases = self.memory.phases();
        self.state.path = path.extended(2 * decision);
        self.state.guards = guards.and(condition, true);
        accept(self);
        std::mem::swap(&mut self.state, &mut *other);
        let accepted_phases = self.memory.set_phases(phases);
        self.state.path = path.extended(2 * decision + 1);
        self.state.guards = guards.and(condition, false);
        reject(self);
        // Only the latest access to an element is remembered. It tells nothing about the other arm.
        if accepted_phases != phases || self.memory.phases() != phases {
            self.gave_up |= self.without.is_some();
        }
        self.memory.join_phases(accepted_phases);
        self.arm = arm;
        let guards = match (other.active.all(Is::No), self.state.active.all(Is::No)) {
            // The rest runs only if the other arm was taken.
            (true, false) => {
                self.keep_jumps(&other);
                guards.and(condition, false)
            }
            (false, true) => {
                std::mem::swap(&mut self.state, &mut *other);
                self.keep_jumps(&other);
                guards.and(condition, true)
            }
            _ => {
                let ways = [&other.path, &self.state.path];
                let are_whole = ways.iter().all(|way| way.len() == path.len() + 1);
                self.join(&other);
                self.join_paths(path, are_whole);
                guards
            }
        };
        self.state.guards = guards;
    }

    #[inline(never)]
    fn boxed_state(&self) -> Box<State> {
        Box::new(self.state.clone())
    }

    /// Keeps the jumps of an alternative that has left. If it continues with the next iteration of
    /// the loop, its writes count there.
    fn keep_jumps(&mut self, left: &State) {
        self.keep_exits(left);
        let goes_on = left.loops.last().is_some_and(|jumps| !jumps.continued.all(Is::No));
        if let Some(jumps) = self.state.loops.last_mut().filter(|_| goes_on) {
            jumps.join_written(&left.initialized);
        }
    }

    /// Keeps the exits of an alternative that has left: its invocations may have taken them.
    fn keep_exits(&mut self, left: &State) {
        if self.state.returned != left.returned {
            self.state.returned = self.state.returned.joined(&left.returned);
            self.state.result = AnyValue::Opaque(false);
        }
        for (jumps, others) in self.state.loops.iter_mut().zip(&left.loops) {
            jumps.broken = jumps.broken.joined(&others.broken);
            jumps.continued = jumps.continued.joined(&others.continued);
            others.written.iter().for_each(|written| jumps.join_written(written));
        }
    }

    fn join(&mut self, other: &State) {
        self.state.limits.join(&other.limits);
        let mut locals = std::mem::take(&mut self.state.locals);
        locals.join(&other.locals, Keep::LEFT, |_, value, alternative| {
            Some(value.joined(alternative, &mut |a, b| self.either(a, b)))
        });
        self.state.locals = locals;
        let result = self.state.result.clone();
        self.state.result = result.joined(&other.result, &mut |a, b| self.either(a, b));
        self.state.initialized.join(&other.initialized);
        self.state.active = self.state.active.joined(&other.active);
        self.state.gone = self.state.gone.joined(&other.gone);
        self.state.returned = self.state.returned.joined(&other.returned);
        self.keep_exits(other);
    }
}
