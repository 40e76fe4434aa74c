//! Problems that make a kernel slow, let it hang, or change its results from run to run:
//! `guide/src/lint-catalogue.md` is the catalogue.
//!
//! The inputs are the costs of accesses (`access/cost.rs`), barriers that order nothing
//! (`barriers.rs`), loops that wait for other invocations (`waiting.rs`), and unordered atomics
//! (`order.rs`). The output is a list in source order. A lint is never an error, but it is certain.
//! Costs are counted as the model defines them, and a barrier is called redundant only if its
//! removal has no effect. Unordered atomics are the exception: at run time they may still touch
//! different elements.

mod barriers;
mod lint;
mod order;
mod waiting;

use super::access::{Cost, Costly, Padding, Run};
use crate::infer::Types;
use crate::ir::{Module, Root, Ty, WorkgroupVarId};
use crate::layout::{round_up, size, stride};
pub use lint::{Lint, LintKind};

/// Finds the lints of a kernel without mistakes.
pub(super) fn of(module: &Module, types: &Types, run: &Run<'_>) -> Vec<Lint> {
    let mut lints: Vec<Lint> = Vec::new();
    for costly in run.costs() {
        let lint = match costly.root {
            Root::Workgroup(var) => bank_conflict(module, var, costly),
            Root::Binding(_) | Root::Local(_) => uncoalesced(module, costly),
        };
        lints.extend(lint);
    }
    lints.extend(barriers::check(module, types, run));
    lints.extend(waiting::check(module));
    lints.extend(order::check(module, run));
    let line = |lint: &Lint| (lint.span.file(), lint.span.start().line);
    lints.sort_by(|a, b| line(a).cmp(&line(b)).then_with(|| a.message.cmp(&b.message)));
    // Several accesses in a line, and instances of one function, can give the same lint.
    lints.dedup_by(|b, a| line(a) == line(b) && a.message == b.message);
    let mut fixes: Vec<(String, Option<String>)> = Vec::new();
    for lint in &mut lints {
        if let LintKind::BankConflict(_) = lint.kind {
            let known = fixes.iter().find(|(name, _)| *name == lint.name);
            lint.fix = match known {
                Some((_, fix)) => fix.clone(),
                None => {
                    let fix = padding(module, run, &lint.name);
                    fixes.push((lint.name.clone(), fix.clone()));
                    fix
                }
            };
        }
    }
    lints
}

fn bank_conflict(module: &Module, var: WorkgroupVarId, of: &Costly) -> Option<Lint> {
    let Cost { takes, least } = of.cost;
    let name = module.workgroup_vars[var].name.text.clone();
    let message = format!(
        "an access of `{name}` by a subgroup takes {takes} passes over the banks of workgroup \
         memory; {least} would be enough"
    );
    let kind = LintKind::BankConflict(of.cost);
    let lint = Lint { kind, span: of.span, name, message, fix: None };
    of.cost.is_more_than_least().then_some(lint)
}

fn uncoalesced(module: &Module, of: &Costly) -> Option<Lint> {
    let Root::Binding(binding) = of.root else { return None };
    let Cost { takes, least } = of.cost;
    let name = module.bindings[binding].elements_name();
    let message = format!(
        "an access of `{name}` by a subgroup touches {takes} sectors of 32 bytes; its data would \
         fit into {least}"
    );
    let fix = "let neighbouring invocations access neighbouring elements";
    let kind = LintKind::Uncoalesced(of.cost);
    let lint = Lint { kind, span: of.span, name, message, fix: Some(fix.to_owned()) };
    of.cost.is_wasteful().then_some(lint)
}

/// A layout of a workgroup variable in which none of its accesses has a bank conflict.
fn padding(module: &Module, run: &Run<'_>, name: &str) -> Option<String> {
    let mut vars = module.workgroup_vars.iter();
    let (var, info) = vars.find(|(_, info)| info.name.text == name)?;
    let helps = |ty: &Ty, is_skewed| {
        let others = module.workgroup_vars.iter().filter(|(other, _)| *other != var);
        let bytes: u32 = others.map(|(_, of)| round_up(size(&of.ty), 16)).sum();
        let fits = bytes.saturating_add(round_up(size(ty), 16)) <= module.budget.workgroup_bytes;
        fits && run.is_without_conflicts(Padding { var, ty: ty.clone(), is_skewed })
    };
    let longer_rows = [1, 2, 4].into_iter().flat_map(|by| with_longer_rows(&info.ty, by));
    if let Some(ty) = longer_rows.into_iter().find(|ty| helps(ty, false)) {
        return Some(format!("declare it `{}`: this removes all conflicts", ty.rust()));
    }
    let Ty::Array(element, length) = &info.ty else { return None };
    let length = length + length.saturating_sub(1) / 32;
    let longer = Ty::Array(element.clone(), length);
    let is_flat = !matches!(**element, Ty::Array(..)) && stride(element) == 4;
    (is_flat && helps(&longer, true)).then(|| {
        format!(
            "declare it `{}` and keep element `i` at `i + i / 32`: this removes all conflicts",
            longer.rust()
        )
    })
}

/// Nested arrays with longer rows. The innermost arrays come first.
fn with_longer_rows(ty: &Ty, by: u32) -> Vec<Ty> {
    let Ty::Array(row, rows) = ty else { return Vec::new() };
    let Ty::Array(element, length) = &**row else { return Vec::new() };
    let longer = Ty::Array(element.clone(), length.saturating_add(by));
    let inner = with_longer_rows(row, by);
    inner.into_iter().chain([longer]).map(|row| Ty::Array(Box::new(row), *rows)).collect()
}
