//! The kernel and everything that it calls: `lower` and `infer` take turns.
//!
//! Which function a call means is known only once the types are, so each body is lowered, then
//! inferred, and the functions that it turns out to call are next.

mod unused;

use crate::diagnostic::Diagnostics;
use crate::infer::{self, Call, Resolved, Types};
use crate::ir::{Excluded, Expr, ExprId, FunctionId, Module, SignatureId, StmtKind, Ty};
use crate::items::Items;
use crate::lower::instance::{Declared, Pending, Request};
use crate::lower::{self, Lowerer};
use crate::parse::Source;

/// Lowers and infers a kernel and the functions that it calls.
/// `instance` says which argument each generic parameter has.
pub fn build(source: &Source, instance: &[usize], diags: &mut Diagnostics) -> (Module, Types) {
    let mut lowerer = lower::lower(source, instance, diags);
    let mut types = Types::new();
    let mut pending = Vec::new();
    let Lowerer { module, diags, .. } = &mut lowerer;
    let result = if source.has_result { Ty::Error } else { Ty::Unit };
    let mut calls = infer::infer(module, &module.body, &result, &mut types, diags);
    drop_excluded(module, &mut types, &mut calls);
    instantiate(&mut lowerer, &mut types, calls, None, &mut pending);
    finish(&mut lowerer, &mut types, pending);
    (lowerer.module, types)
}

/// Checks functions where they are declared, without a kernel that calls them.
pub(crate) fn check(items: Items, declared: &[Declared], diags: &mut Diagnostics) {
    let source = Source::without_kernel(items);
    let mut lowerer = lower::lower(&source, &[], diags);
    let mut types = Types::new();
    let Lowerer { module, diags, .. } = &mut lowerer;
    infer::infer(module, &module.body, &Ty::Unit, &mut types, diags);
    let signatures: Vec<SignatureId> =
        declared.iter().flat_map(|what| lowerer.declared(*what)).collect();
    let pending: Vec<Pending> =
        signatures.into_iter().filter_map(|id| lowerer.stand_alone(id)).collect();
    let own: Vec<FunctionId> = pending.iter().map(|pending| pending.function).collect();
    finish(&mut lowerer, &mut types, pending);
    let Lowerer { module, diags, .. } = lowerer;
    crate::analyze::check_functions(&module, &types, &own, diags);
}

/// Lowers and infers the functions that are wanted, and those that they call.
fn finish(lowerer: &mut Lowerer<'_>, types: &mut Types, mut pending: Vec<Pending>) {
    // Functions come in the order of their first calls.
    let mut next = 0;
    while next < pending.len() {
        if lowerer.is_full(&pending[next]) {
            return types.forget_calls();
        }
        let function: FunctionId = pending[next].function;
        lowerer.function(&pending[next]);
        let Lowerer { module, diags, .. } = &mut *lowerer;
        let of = &module.functions[function];
        let mut calls = infer::infer(module, &of.body, &of.result, types, diags);
        drop_excluded(module, types, &mut calls);
        instantiate(lowerer, types, calls, Some(function), &mut pending);
        next += 1;
    }
    lowerer.check_recursion(types);
    unused::remove(&mut lowerer.module, types);
}

/// Empties the blocks that constants exclude, which are typed and of no more use: later stages look at
/// all expressions and locals.
fn drop_excluded(module: &mut Module, types: &mut Types, calls: &mut Vec<Resolved>) {
    for Excluded { block, exprs } in std::mem::take(&mut module.excluded) {
        let is_own = |expr: ExprId| exprs.iter().any(|own| own.contains(&expr.index()));
        block.for_each_stmt(&mut |stmt| {
            stmt.kind.for_each_expr(&mut |expr| clear(module, expr, &is_own));
            if let StmtKind::Let { local, .. } | StmtKind::For { local, .. } = stmt.kind {
                types.forget_local(local);
            }
        });
        calls.retain(|call| !is_own(call.expr));
    }
}

/// Empties an expression and what it is made of, but for what other blocks are made of as well.
fn clear(module: &mut Module, expr: ExprId, is_own: &impl Fn(ExprId) -> bool) {
    if is_own(expr) {
        let mut operands = Vec::new();
        module.for_each_operand(expr, |operand| operands.push(operand));
        module.exprs[expr].kind = Expr::Error;
        operands.into_iter().for_each(|operand| clear(module, operand, is_own));
    }
}

fn instantiate(
    lowerer: &mut Lowerer<'_>,
    types: &mut Types,
    calls: Vec<Resolved>,
    caller: Option<FunctionId>,
    pending: &mut Vec<Pending>,
) {
    for Resolved { expr, signature, types: args, args: operands } in calls {
        let operand_types: Vec<Ty> =
            operands.iter().map(|operand| types.expr(*operand).clone()).collect();
        if operand_types.contains(&Ty::Error) {
            continue;
        }
        let call = Request { expr, signature, types: args, operands, operand_types, caller };
        if let Some((function, args)) = lowerer.instantiate(call, pending) {
            types.set_call(expr, Call { function, args });
        }
    }
}
