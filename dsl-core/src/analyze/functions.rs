//! The memory, builtin values and barriers that functions reach, apart from their parameters.

use std::collections::BTreeSet;

use proc_macro2::Span;

use crate::infer::Types;
use crate::ir::{
    Block, BuiltinValue, Expr, Function, Module, Place, Projection, Root, StmtKind, WorkgroupVarId,
};

/// Everything that a function reaches, itself or through its callees.
#[derive(Debug, Clone, Default)]
pub struct Reach {
    /// The builtin values that it reads.
    pub builtins: BTreeSet<BuiltinValue>,
    /// Whether it reaches memory, textures, other invocations or a barrier.
    is_outside: bool,
    /// Whether it indexes something.
    pub(super) has_index: bool,
    /// Whether an invocation waits in it for other invocations.
    pub waits: bool,
    /// The workgroup variables that it may store to, other than through its parameters.
    pub(super) stored: BTreeSet<WorkgroupVarId>,
}

/// The reach of each function of a module.
pub(super) fn reach(module: &Module, types: &Types) -> Vec<Reach> {
    let own = |(_, function): (_, &Function)| Reach::of(module, &function.body);
    let mut reach: Vec<Reach> = module.functions.iter().map(own).collect();
    let callees = module.callees(types);
    // There is no recursion, so each function can be completed after its callees.
    let mut done = vec![false; reach.len()];
    (0..reach.len()).for_each(|function| complete(function, &callees, &mut reach, &mut done));
    reach
}

/// Adds the reach of its callees to a function. Completes the callees first.
fn complete(
    function: usize,
    callees: &[Vec<(usize, Span)>],
    reach: &mut [Reach],
    done: &mut [bool],
) {
    if std::mem::replace(&mut done[function], true) {
        return;
    }
    let called: BTreeSet<usize> = callees[function].iter().map(|(callee, _)| *callee).collect();
    for callee in called {
        complete(callee, callees, reach, done);
        let callee = reach[callee].clone();
        reach[function].extend(&callee);
    }
}

/// Whether there is a barrier in a block, or in a function that it calls.
pub(super) fn waits(block: &Block, module: &Module, types: &Types, functions: &[Reach]) -> bool {
    let mut waits = false;
    block.for_each_stmt(&mut |stmt| {
        waits |= matches!(stmt.kind, StmtKind::Barrier(_));
        let Some(effect) = stmt.kind.effect() else { return };
        waits |= matches!(module.exprs[effect].kind, Expr::WorkgroupUniformLoad(_));
        waits |= types.call(effect).is_some_and(|call| functions[call.function.index()].waits);
    });
    waits
}

impl Reach {
    /// Whether it uses nothing but its parameters.
    pub fn only_computes(&self) -> bool {
        self.builtins.is_empty() && !self.is_outside
    }

    /// The reach of the statements, without their calls.
    fn of(module: &Module, body: &Block) -> Reach {
        let mut reach = Reach::default();
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::Barrier(_) = stmt.kind {
                (reach.is_outside, reach.waits) = (true, true);
            }
            if let Some(place) = stmt.kind.stored() {
                reach.place(place);
                reach.store(place);
            }
            stmt.kind.for_each_expr(&mut |expr| {
                module.for_each_within(expr, &mut |expr| reach.expr(expr));
            });
        });
        reach
    }

    fn expr(&mut self, expr: &Expr) {
        expr.written().into_iter().for_each(|place| self.store(place));
        expr.place().into_iter().for_each(|place| self.place(place));
        if let Expr::Builtin(builtin) = expr {
            self.builtins.insert(*builtin);
        }
        let waits =
            matches!(expr, Expr::WorkgroupUniformLoad(_)) || expr.subgroup_operation().is_some();
        self.waits |= waits;
        self.is_outside |=
            waits || matches!(expr, Expr::Atomic(..) | Expr::Texture(..) | Expr::Cooperative(..));
        self.has_index |= expr.indexing().is_some();
    }

    fn place(&mut self, place: &Place) {
        self.is_outside |= !matches!(place.root, Root::Local(_));
        self.has_index |= place.projections.iter().any(|of| matches!(of, Projection::Index(_)));
    }

    fn store(&mut self, place: &Place) {
        if let Root::Workgroup(var) = place.root {
            self.stored.insert(var);
        }
    }

    fn extend(&mut self, callee: &Reach) {
        self.stored.extend(&callee.stored);
        self.builtins.extend(&callee.builtins);
        self.is_outside |= callee.is_outside;
        self.has_index |= callee.has_index;
        self.waits |= callee.waits;
    }
}
