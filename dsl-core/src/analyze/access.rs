//! Accesses to memory that are certain to be wrong: data races, indices out of bounds, and reads of
//! workgroup memory that nothing has written. Also divisions by zero, and shifts by too many bits.
//!
//! The kernel runs for all invocations of one workgroup at once, with the known facts about their
//! values (see `access/value.rs`). A mistake is reported only if it is certain in every launch that
//! reaches it.

mod any_value;
mod arms;
mod branch;
mod builtins;
mod cost;
mod elements;
mod evaluate;
mod finding;
mod guard;
mod initialized;
mod interpret;
mod lanes;
mod limits;
mod loops;
mod mask;
mod memory;
mod order;
mod origins;
mod shadow;
mod state;
mod touches;
mod value;
mod variables;
mod whereabouts;
mod written;

use std::collections::BTreeSet;

use proc_macro2::Span;

use super::functions::Reach;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::Module;
use finding::{Finding, MAX_FINDINGS};
use interpret::Interpreter;

pub use cost::Cost;
pub(super) use cost::{Costly, Padding};
pub(super) use order::Unordered;
pub(super) use touches::touches;
pub use touches::{By, MAX_TIMES, Touch};

/// The maximum number of findings for which a trial tests whether a barrier helps.
const MAX_TRIALS: usize = 4;

/// The number of trials without a barrier that a large kernel can have.
const MAX_BARRIERS_TRIED: usize = 16;

/// A run of a kernel without errors.
pub(super) struct Run<'a>(Interpreter<'a>);

/// Reports the certain mistakes.
pub(super) fn check<'a>(
    module: &'a Module,
    types: &'a Types,
    functions: &'a [Reach],
    allowed: &'a [Code],
    diags: &mut Diagnostics,
) -> Run<'a> {
    let mut interpreter = Interpreter::new(module, types, functions, None);
    interpreter.allowed = allowed;
    interpreter.run();
    let mut trials = MAX_TRIALS;
    // Findings that one barrier orders are one mistake.
    let mut ordered: Vec<usize> = Vec::new();
    let mut reported = Vec::new();
    for (n, finding) in interpreter.findings.iter().enumerate() {
        if ordered.contains(&n) {
            continue;
        }
        let fix = finding.fix.filter(|_| finding.is_race() && trials > 0);
        trials -= usize::from(fix.is_some());
        let fixed = fix.map_or(Vec::new(), |fix| {
            let mut trial = Interpreter::new(module, types, functions, Some(fix));
            trial.run();
            fixed_by(&interpreter.findings, &trial)
        });
        let helps = fix.filter(|_| fixed.contains(&n));
        let others: BTreeSet<usize> =
            fixed.iter().map(|n| interpreter.findings[*n].line()).collect();
        let others: Vec<usize> =
            others.into_iter().filter(|line| *line != finding.line()).collect();
        reported.push(finding.diagnostic(module, helps.map(|fix| (fix, others.as_slice()))));
        if helps.is_some() {
            ordered.extend(fixed);
        }
    }
    if interpreter.findings.len() == MAX_FINDINGS
        && let Some(last) = reported.pop()
    {
        reported.push(last.note("the analysis ends here: there may be more mistakes"));
    }
    reported.into_iter().for_each(|diagnostic| diags.push(diagnostic));
    Run(interpreter)
}

/// The races that a trial no longer shows, if the trial ran to its end and shows no new race.
fn fixed_by(findings: &[Finding], trial: &Interpreter<'_>) -> Vec<usize> {
    let remains = |finding: &Finding| {
        trial.findings.iter().any(|other| other.is_race() && other.place() == finding.place())
    };
    let is_known = |other: &Finding| {
        !other.is_race() || findings.iter().any(|finding| finding.place() == other.place())
    };
    if trial.gave_up || trial.cut_short || !trial.findings.iter().all(is_known) {
        return Vec::new();
    }
    let races = findings.iter().enumerate().filter(|(_, finding)| finding.is_race());
    races.filter(|(_, finding)| !remains(finding)).map(|(n, _)| n).collect()
}

impl Run<'_> {
    /// The reach of each function.
    pub(super) fn functions(&self) -> &[Reach] {
        self.0.functions
    }

    /// The cost of each access.
    pub(super) fn costs(&self) -> impl Iterator<Item = &Costly> {
        self.0.scale.costs.values()
    }

    /// The atomics whose order matters, with nothing that determines it.
    pub(super) fn unordered(&self) -> &[Unordered] {
        &self.0.order.found
    }

    /// Whether no access to a workgroup variable has a bank conflict in another layout.
    pub(super) fn is_without_conflicts(&self, padding: Padding) -> bool {
        !self.0.gave_up && !self.0.cut_short && self.0.scale.is_without_conflicts(padding)
    }

    /// Whether no two invocations meet in an element of workgroup memory without these barriers.
    /// Each access must be known exactly. `fuel` is the cost that trials may still have.
    pub(super) fn does_without(&self, barriers: &[Span], fuel: &mut usize) -> bool {
        let Interpreter { module, types, functions, .. } = self.0;
        // A trial is as exact as the run was, and costs as much.
        if !self.0.is_exact || self.0.gave_up || self.0.cost() > *fuel {
            return false;
        }
        let mut trial = Interpreter::new(module, types, functions, None);
        let places = barriers.iter().map(|span| finding::place_of(*span)).collect();
        trial.without = Some(&places);
        trial.run();
        *fuel = fuel.saturating_sub(trial.cost());
        !trial.gave_up && trial.findings.is_empty()
    }

    /// The cost that all trials of a kernel may have: a number of runs, and more for a small
    /// kernel.
    pub(super) fn fuel_for_trials(&self) -> usize {
        (MAX_BARRIERS_TRIED * self.0.cost()).max(interpret::BUDGET)
    }
}

/// Whether all workgroup memory is written before it is read, in every launch.
pub(super) fn is_initialized(module: &Module, types: &Types, functions: &[Reach]) -> bool {
    initialized::is_proven(module, types, functions)
}
