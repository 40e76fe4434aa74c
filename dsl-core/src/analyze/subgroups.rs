//! WGSL's rules for the second arguments of subgroup operations: some must be constants, and
//! constants must be in range. Other arguments must be uniform: `uniformity.rs` checks that. Also
//! wgpu's rule for the workgroup size of kernels that read an invocation's place in a subgroup.

use super::constants::{self, Value};
use crate::builtins::Builtin;
use crate::builtins::subgroups::{self, MAX_SIZE, Selector};
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{BuiltinValue, Expr, ExprId, ExprNode, Module, Ty};

/// Reports cooperative matrices in workgroups that do not consist of whole subgroups.
pub(super) fn check_cooperative(module: &Module, diags: &mut Diagnostics) {
    const SUBGROUP: u32 = 32;
    let [x, ..] = module.workgroup_size;
    let is_cooperative = |node: &&ExprNode| matches!(node.kind, Expr::Cooperative(..));
    let mut nodes = module.exprs.iter().map(|(_, node)| node);
    if x.is_multiple_of(SUBGROUP) {
        return;
    }
    if let Some(node) = nodes.find(is_cooperative) {
        let message = format!(
            "a whole subgroup holds a cooperative matrix: the workgroup size in x must be a \
             multiple of {SUBGROUP}, not {x}"
        );
        diags.error(Code::Unsupported, node.span, message);
    }
}

/// Reports reads of the place in a subgroup in workgroups of more than one dimension.
pub(super) fn check_builtin_values(module: &Module, diags: &mut Diagnostics) {
    if module.workgroup_size[1..] == [1, 1] {
        return;
    }
    for (_, node) in module.exprs.iter() {
        let Expr::Builtin(
            builtin @ (BuiltinValue::SubgroupId | BuiltinValue::SubgroupInvocationId),
        ) = &node.kind
        else {
            continue;
        };
        let message = format!(
            "`{}()` exists in one-dimensional workgroups only: in other workgroups its value \
             differs between devices. Write `workgroup_size = {}`, and divide \
             `local_invocation_index()`",
            builtin.name(),
            module.workgroup_size.iter().map(|n| u128::from(*n)).product::<u128>()
        );
        diags.error(Code::Unsupported, node.span, message);
    }
}

/// Checks the argument that selects the invocation whose value is the result.
pub(super) fn check_selector(
    module: &Module,
    types: &Types,
    name: &str,
    args: &[ExprId],
    diags: &mut Diagnostics,
) {
    let Some(selector) = subgroups::selector(name) else { return };
    let arg = args[1];
    if *types.expr(arg) == Ty::Error {
        return;
    }
    let value = constants::eval(module, types, arg).and_then(Value::integer);
    let (limit, must_be_known) = match selector {
        Selector::Constant(limit) => (limit, true),
        Selector::Uniform | Selector::Any => (MAX_SIZE, false),
    };
    let fits = match value {
        Some(value) => (0..i128::from(limit)).contains(&value),
        None => !must_be_known,
    };
    if fits {
        return;
    }
    let name = Builtin::identifier(name);
    let last = limit - 1;
    let message = match selector {
        Selector::Constant(4) => format!("`{name}` takes a constant from 0 to 3"),
        Selector::Constant(_) => format!(
            "`{name}` takes a constant from 0 to {last}: for a value that is only known when the \
             kernel runs, write `subgroup_shuffle(x, i)`"
        ),
        Selector::Uniform | Selector::Any => {
            format!("`{name}` takes at most {last} here: no subgroup has more invocations")
        }
    };
    let code = if value.is_some() { Code::IndexOutOfBounds } else { Code::ConstExpression };
    diags.error(code, module.exprs[arg].span, message);
}
