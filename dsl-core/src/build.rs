//! The kernel and everything that it calls, one body at a time.
//!
//! `infer` learns from each statement that `lower` makes. The instance that a call means is known
//! only at the end of a body. So the called functions are lowered after it.

mod conversions;
mod effects;
mod excluded;
mod failures;
mod messages;
mod order;
mod poison;
mod units;
mod unused;

use std::rc::Rc;

use crate::diagnostic::Diagnostics;
use crate::infer::{Call, Inference, Resolved, Types};
use crate::interpret;
use crate::ir::{Block, FunctionId, Module, SignatureId, Ty};
use crate::items::Items;
use crate::lower::instance::{Declared, Pending, Request};
use crate::lower::{self, Lowerer, Outcome};
use crate::parse::Source;

/// Lowers and infers a kernel and the functions that it calls. `instance` has the argument of each
/// generic parameter.
pub fn build(source: &Source, instance: &[usize], diags: &mut Diagnostics) -> (Module, Types) {
    let mut lowerer = lower::lower(source, instance, run_constant, Vec::new(), diags);
    let mut types = Types::new();
    let mut pending = Vec::new();
    let calls = finish_body(&mut lowerer, None, &mut types);
    instantiate(&mut lowerer, &mut types, calls, None, &mut pending);
    finish(&mut lowerer, &mut types, pending);
    poison::report(&lowerer.module, &types, lowerer.diags);
    (lowerer.module, types)
}

/// Lowers and infers functions without a kernel that calls them. Returns the declared functions,
/// without the functions that they call.
pub(crate) fn build_functions(
    items: Items,
    declared: &[Declared],
    diags: &mut Diagnostics,
) -> (Module, Types, Vec<FunctionId>) {
    let source = Source::without_kernel(Rc::new(items));
    let mut lowerer = lower::lower(&source, &[], run_constant, Vec::new(), diags);
    let mut types = Types::new();
    finish_body(&mut lowerer, None, &mut types);
    let signatures: Vec<SignatureId> =
        declared.iter().flat_map(|what| lowerer.declared(*what)).collect();
    // The values of constants, which no function may use.
    finish_body(&mut lowerer, None, &mut types);
    let pending: Vec<Pending> =
        signatures.into_iter().filter_map(|id| lowerer.stand_alone(id)).collect();
    let own: Vec<FunctionId> = pending.iter().map(|pending| pending.function).collect();
    finish(&mut lowerer, &mut types, pending);
    (lowerer.module, types, own)
}

/// Computes the value of a constant: the result of a function without parameters. `None` if it has
/// mistakes, which are reported.
fn run_constant(
    mut lowerer: Lowerer<'_>,
    signature: &mut dyn FnMut(&mut Lowerer<'_>) -> Option<SignatureId>,
) -> Option<Outcome> {
    let mut types = Types::new();
    finish_body(&mut lowerer, None, &mut types);
    let signature = signature(&mut lowerer)?;
    let pending = lowerer.stand_alone(signature)?;
    let function = pending.function;
    finish(&mut lowerer, &mut types, vec![pending]);
    (lowerer.diags.is_empty()).then(|| interpret::run(&lowerer.module, &types, function))
}

/// Lowers and infers the pending functions, and the functions that they call.
fn finish(lowerer: &mut Lowerer<'_>, types: &mut Types, mut pending: Vec<Pending>) {
    // Functions come in the order of their first calls.
    let mut next = 0;
    while next < pending.len() {
        if lowerer.is_full(&pending[next]) {
            return types.forget_calls();
        }
        let function: FunctionId = pending[next].function;
        lowerer.function(&pending[next], types);
        let calls = finish_body(lowerer, Some(function), types);
        instantiate(lowerer, types, calls, Some(function), &mut pending);
        next += 1;
    }
    failures::end_invocations(&mut lowerer.module, types);
    messages::write_out(&mut lowerer.module, types, lowerer.diags);
    effects::settle_callees(&mut lowerer.module, types);
    unused::remove(&mut lowerer.module, types);
    effects::separate(&mut lowerer.module, types);
    lowerer.check_recursion(types);
}

/// Decides the types of the body that was lowered last (of a function or of the kernel). Removes
/// the code that constants exclude, and returns the calls in the rest.
fn finish_body(
    lowerer: &mut Lowerer<'_>,
    function: Option<FunctionId>,
    types: &mut Types,
) -> Vec<Resolved> {
    let Lowerer { module, diags, inference, .. } = lowerer;
    let mut body = std::mem::take(body_of(module, function));
    let inference = std::mem::replace(inference, Inference::new(types, &Ty::Unit));
    let first = types.exprs();
    let mut calls = inference.finish(&body, types, module, diags);
    conversions::write_out(first, module, types);
    excluded::remove(&mut body, module, types, &mut calls);
    units::remove(first, &mut body, module, types);
    order::settle(&mut body, module, types, diags);
    *body_of(module, function) = body;
    calls
}

fn body_of(module: &mut Module, function: Option<FunctionId>) -> &mut Block {
    match function {
        Some(function) => &mut module.functions[function].body,
        None => &mut module.body,
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
