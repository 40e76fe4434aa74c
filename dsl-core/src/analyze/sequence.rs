//! Checks that expressions are pure, which all analyses rely on: anything with effects is the whole
//! value of a variable or a statement. So nothing changes within an expression, wherever it stands:
//! in a guard, behind `&&`, in an index, in a condition. The emitters may write a call that changes
//! variables only in place of a statement's whole value.

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::infer::Types;
use crate::ir::{Block, ExprId, Module, StmtKind};

/// Reports effects within expressions: they are a mistake of `build`.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let mut check = Check { module, types, diags };
    module.bodies().for_each(|body| check.block(body));
}

struct Check<'a> {
    module: &'a Module,
    types: &'a Types,
    diags: &'a mut Diagnostics,
}

impl Check<'_> {
    fn block(&mut self, block: &Block) {
        for (at, stmt) in block.stmts.iter().enumerate() {
            let effect = stmt.kind.effect();
            stmt.kind.for_each_expr(&mut |expr| match effect == Some(expr) {
                true => self.module.for_each_operand(expr, |operand| self.expr(operand)),
                false => self.expr(expr),
            });
            if let StmtKind::Let { local, init: Some(init) } = stmt.kind
                && self.module.is_inline(stmt)
                && self.types.changes_variables(init)
            {
                let value = block.stmts.get(at + 1).and_then(|next| next.kind.whole_value());
                if value.and_then(|value| self.module.inline(value)) != Some(local) {
                    self.report(init);
                }
            }
            stmt.kind.for_each_block(&mut |block| self.block(block));
        }
    }

    fn expr(&mut self, expr: ExprId) {
        if self.module.exprs[expr].kind.is_effect() {
            self.report(expr);
        }
        self.module.for_each_operand(expr, |operand| self.expr(operand));
    }

    fn report(&mut self, expr: ExprId) {
        let message = "this has effects within an expression, which is a bug of dsl-core: please report \
                       it with the kernel";
        self.diags.push_once(Diagnostic::new(
            Code::Internal,
            self.module.exprs[expr].span,
            message,
        ));
    }
}
