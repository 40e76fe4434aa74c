//! A failed assertion ends the invocation, or the function that contains it. Takes bodies whose
//! types are known, and puts a `return` behind each failure that no barrier can follow. So the code
//! after an assertion runs only if the assertion holds, and the proofs may rely on that.
//!
//! In the kernel itself the invocation ends. A function returns zero, if nothing in the whole
//! kernel waits for other invocations: its caller goes on, and a value that depends on the failed
//! invocation would no longer be uniform. Elsewhere the invocation goes on, so that barriers stay
//! in uniform control flow.

use proc_macro2::Span;

use crate::infer::Types;
use crate::ir::{
    Block, Expr, ExprId, ExprNode, FunctionId, Literal, Module, Scalar, Stmt, StmtKind, Ty,
};

/// Ends invocations behind failures, if they may end there.
pub(super) fn end_invocations(module: &mut Module, types: &mut Types) {
    if !module.messages.open.values().any(|message| message.is_failure) {
        return;
    }
    let waiting = Waiting::of(module, types);
    let waits = module.bodies().any(|body| waiting.block(body, module, types));
    let body = std::mem::take(&mut module.body);
    let mut cx = Ender { module, types, waiting, result: Ty::Unit };
    let body = cx.block(body, false);
    cx.module.body = body;
    let functions: Vec<FunctionId> = cx.module.functions.iter().map(|(id, _)| id).collect();
    for id in functions.into_iter().filter(|_| !waits) {
        let function = &mut cx.module.functions[id];
        let body = std::mem::take(&mut function.body);
        cx.result = function.result.clone();
        let body = cx.block(body, false);
        cx.module.functions[id].body = body;
    }
}

/// Which functions need uniform control flow, in their own bodies or in the functions that they
/// call.
struct Waiting(Vec<bool>);

impl Waiting {
    fn of(module: &Module, types: &Types) -> Waiting {
        let mut waiting = Waiting(vec![false; module.functions.iter().count()]);
        // Functions do not recurse, so this ends after as many iterations as calls are nested.
        loop {
            let bodies = module.functions.iter().map(|(_, function)| &function.body);
            let next = bodies.map(|body| waiting.block(body, module, types)).collect();
            if std::mem::replace(&mut waiting.0, next) == waiting.0 {
                return waiting;
            }
        }
    }

    fn block(&self, block: &Block, module: &Module, types: &Types) -> bool {
        block.stmts.iter().any(|stmt| self.stmt(stmt, module, types))
    }

    fn stmt(&self, stmt: &Stmt, module: &Module, types: &Types) -> bool {
        let mut waits = matches!(stmt.kind, StmtKind::Barrier(_));
        stmt.kind.for_each_expr(&mut |expr| waits = waits || self.expr(expr, module, types));
        stmt.kind.for_each_block(&mut |block| waits = waits || self.block(block, module, types));
        waits
    }

    fn expr(&self, expr: ExprId, module: &Module, types: &Types) -> bool {
        let kind = &module.exprs[expr].kind;
        let mut waits = matches!(kind, Expr::WorkgroupUniformLoad(_) | Expr::Cooperative(..))
            || kind.subgroup_operation().is_some()
            || types.call(expr).is_some_and(|call| self.0[call.function.index()]);
        module.for_each_operand(expr, |operand| {
            waits = waits || self.expr(operand, module, types);
        });
        waits
    }
}

struct Ender<'a> {
    module: &'a mut Module,
    types: &'a mut Types,
    waiting: Waiting,
    /// The type that the function returns.
    result: Ty,
}

impl Ender<'_> {
    /// `follows`: whether something behind the block may need uniform control flow.
    fn block(&mut self, block: Block, mut follows: bool) -> Block {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for mut stmt in block.stmts.into_iter().rev() {
            let waits = self.waiting.stmt(&stmt, self.module, self.types);
            let is_passed_once =
                matches!(stmt.kind, StmtKind::If { .. } | StmtKind::Loop { once: true, .. });
            let inner_follows = follows || waits && !is_passed_once;
            stmt.kind.for_each_block_mut(&mut |inner| {
                *inner = self.block(std::mem::take(inner), inner_follows);
            });
            if !follows
                && self.is_failure(&stmt)
                && let Some(end) = self.end(&stmt)
            {
                // Nothing behind the failure in this block runs.
                stmts.clear();
                stmts.push(end);
            }
            follows |= waits;
            stmts.push(stmt);
        }
        stmts.reverse();
        Block { stmts }
    }

    fn is_failure(&self, stmt: &Stmt) -> bool {
        let StmtKind::Expr(values) = stmt.kind else { return false };
        self.module.messages.open.get(&values).is_some_and(|message| message.is_failure)
    }

    /// The `return` behind a failure. `None` if the return type has no zero value.
    fn end(&mut self, failure: &Stmt) -> Option<Stmt> {
        let result = self.result.clone();
        let value = if result == Ty::Unit { None } else { Some(self.zero(&result, failure.span)?) };
        let source = failure.source.clone();
        let return_ = Stmt::new(StmtKind::Return(value), failure.span);
        Some(Stmt { source, is_failure: true, ..return_ })
    }

    fn zero(&mut self, ty: &Ty, span: Span) -> Option<ExprId> {
        let kind = match ty {
            Ty::Scalar(Scalar::Bool) => Expr::Literal(Literal::Bool(false)),
            Ty::Scalar(scalar @ (Scalar::F16 | Scalar::F32 | Scalar::F64)) => {
                let suffix = Some(*scalar);
                Expr::Literal(Literal::Float { single: 0.0, double: 0.0, suffix })
            }
            Ty::Scalar(scalar) => Expr::Literal(Literal::Int(0, Some(*scalar))),
            Ty::Enum(_) => Expr::Variant(ty.clone(), 0),
            Ty::Vector(scalar, _) => {
                Expr::Vector(ty.clone(), vec![self.zero(&Ty::Scalar(*scalar), span)?])
            }
            Ty::Matrix(n) => {
                let column = self.zero(&Ty::Vector(Scalar::F32, *n), span)?;
                Expr::Vector(ty.clone(), vec![column; usize::from(*n)])
            }
            Ty::Array(element, length) => Expr::Repeat(self.zero(element, span)?, *length),
            Ty::Struct(of) => {
                let members = of.members.iter().map(|member| self.zero(&member.ty, span));
                Expr::Construct(ty.clone(), members.collect::<Option<_>>()?)
            }
            Ty::Unit
            | Ty::Error
            | Ty::RuntimeArray(_)
            | Ty::Atomic(_)
            | Ty::Handle(_)
            | Ty::CoopMatrix(_)
            | Ty::Param(_) => return None,
        };
        let id = self.module.exprs.push(ExprNode { kind, span });
        self.types.add_expr(&self.module.exprs, ty);
        Some(id)
    }
}
