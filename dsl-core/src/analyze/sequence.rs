//! The order of effects, which all analyses rely on: a call that changes variables is the whole value of a
//! statement. So within an expression nothing changes a variable, wherever the expression stands: in a
//! guard, behind `&&`, in an index, in a condition.

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{Arg, Block, ExprId, Module, StmtKind};

/// Reports calls within expressions that change variables: a mistake of `lower`.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let functions = module.functions.iter().map(|(_, function)| &function.body);
    for body in functions.chain([&module.body]) {
        check_body(body, module, types, diags);
    }
}

fn check_body(body: &Block, module: &Module, types: &Types, diags: &mut Diagnostics) {
    body.for_each_stmt(&mut |stmt| {
        let whole = match &stmt.kind {
            StmtKind::Let { init, .. } => *init,
            StmtKind::Assign { op: None, value, .. } | StmtKind::Expr(value) => Some(*value),
            StmtKind::Return(value) => *value,
            StmtKind::Assign { op: Some(_), .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Barrier(_) => None,
        };
        stmt.kind.for_each_expr(&mut |expr| {
            if Some(expr) == whole {
                module.for_each_operand(expr, |operand| check_expr(operand, module, types, diags));
            } else {
                check_expr(expr, module, types, diags);
            }
        });
    });
}

fn check_expr(expr: ExprId, module: &Module, types: &Types, diags: &mut Diagnostics) {
    if types.changes_variables(expr) {
        let message = "this call changes a variable within an expression, which is a bug of \
                       dsl-core: please report it with the kernel";
        diags.push_once(Diagnostic::new(Code::Internal, module.exprs[expr].span, message));
    }
    module.for_each_operand(expr, |operand| check_expr(operand, module, types, diags));
}

impl Types {
    /// Whether an expression is a call that may change a variable.
    pub(crate) fn changes_variables(&self, expr: ExprId) -> bool {
        let is_pointer = |arg: &Arg| matches!(arg, Arg::Pointer(_));
        self.call(expr).is_some_and(|call| call.args.iter().any(is_pointer))
    }
}
