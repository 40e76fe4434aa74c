//! Unordered atomics in workgroup memory: their order matters, and nothing determines it.
//! `access/order.rs` finds the pairs. For a variable and a place of the earlier atomic, there is
//! one lint for later loads and one for other operations.

use std::collections::BTreeSet;

use super::lint::{Lint, LintKind};
use crate::analyze::access::{Run, Unordered};
use crate::ir::{AtomicOp, Module};

/// Finds the lints.
pub(super) fn check(module: &Module, run: &Run<'_>) -> Vec<Lint> {
    let mut said = BTreeSet::new();
    let mut lints = Vec::new();
    for found in run.unordered() {
        let at = found.earlier.1.start();
        let is_load = found.later.0 == AtomicOp::Load;
        if said.insert((found.var.index(), found.earlier.1.file(), at.line, at.column, is_load)) {
            lints.push(lint(module, found));
        }
    }
    lints
}

fn lint(module: &Module, found: &Unordered) -> Lint {
    let name = module.workgroup_vars[found.var].name.text.clone();
    let ((first, at), (second, span)) = (found.earlier, found.later);
    let what = match second == AtomicOp::Load {
        true => "the loaded value".to_owned(),
        false => format!("the value of `{name}`"),
    };
    let message = format!(
        "no `workgroup_barrier()` between `{}` of `{name}` in line {} and `{}` here: {what} \
         depends on which invocation comes first",
        first.rust(),
        at.start().line,
        second.rust(),
    );
    let fix = match found.before {
        Some(before) => {
            format!("insert `workgroup_barrier();` before line {}", before.start().line)
        }
        None => "put a `workgroup_barrier();` between the two accesses, where all invocations \
                 reach it"
            .to_owned(),
    };
    let kind = LintKind::UnorderedAtomics;
    Lint { kind, span, name, message, fix: Some(fix) }
}
