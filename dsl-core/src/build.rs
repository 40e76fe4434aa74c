//! The kernel and everything that it calls: `lower` and `infer` take turns.
//!
//! Which function a call means is known only once the types are, so each body is lowered, then
//! inferred, and the functions that it turns out to call are next.

mod excluded;
mod unused;

use crate::diagnostic::Diagnostics;
use crate::infer::{self, Call, Resolved, Types};
use crate::ir::{FunctionId, Module, SignatureId, Ty};
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
    let mut body = std::mem::take(&mut module.body);
    excluded::remove(&mut body, module, &mut types, &mut calls);
    module.body = body;
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
        let mut body = std::mem::take(&mut module.functions[function].body);
        excluded::remove(&mut body, module, types, &mut calls);
        module.functions[function].body = body;
        instantiate(lowerer, types, calls, Some(function), &mut pending);
        next += 1;
    }
    lowerer.check_recursion(types);
    unused::remove(&mut lowerer.module, types);
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
