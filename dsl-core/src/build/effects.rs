//! Effects as statements. Takes a kernel whose types are known, and gives each effect (a call of a
//! user's function, an atomic and the like) its own `let`. Afterwards expressions are pure, and the
//! evaluation order within a statement makes no difference.
//!
//! ```text
//! if x[i] < n && f(i) > 1 { … }        let left = x[i] < n;
//!                                      if left { let call = f(i); }
//!                                      if left && call > 1 { … }
//! ```
//!
//! If an effect could change a value that is evaluated before it, that value gets a `let`, too. The
//! variables are [`LocalKind::Inline`]: each is read once, in the order of evaluation.

use std::collections::BTreeMap;
use std::rc::Rc;

use proc_macro2::Span;

use crate::infer::Types;
use crate::ir::{
    AddressSpace, BinaryOp, Block, Callee, Expr, ExprId, ExprNode, Local, LocalKind, Module, Name,
    Place, Projection, Root, Stmt, StmtKind, Ty, UnaryOp, Written,
};

/// Gives each effect its own statement.
pub(super) fn separate(module: &mut Module, types: &mut Types) {
    let mut cx = Separator { module, types, acts: BTreeMap::new(), source: None, out: Vec::new() };
    Module::change_bodies(&mut cx, |cx| cx.module, Separator::block);
}

/// Resolves each callee: a builtin function or an instance.
pub(super) fn settle_callees(module: &mut Module, types: &Types) {
    let exprs: Vec<ExprId> = module.exprs.iter().map(|(id, _)| id).collect();
    exprs.into_iter().for_each(|expr| settle_callee(expr, module, types));
}

fn settle_callee(expr: ExprId, module: &mut Module, types: &Types) {
    if types.call(expr).is_some() {
        let mut operands = Vec::new();
        module.for_each_operand(expr, |operand| operands.push(operand));
        module.exprs[expr].kind = Expr::Invoke(Callee::Instance, operands);
    } else if let Expr::Invoke(Callee::Method(name, _), args) = &mut module.exprs[expr].kind {
        let (name, args) = (name.clone(), std::mem::take(args));
        module.exprs[expr].kind = Expr::Call(name, args);
    }
}

struct Separator<'a> {
    module: &'a mut Module,
    types: &'a mut Types,
    /// Whether each expression has an effect in it. Filled on demand.
    acts: BTreeMap<ExprId, bool>,
    /// The source of the current statement.
    source: Option<Rc<Written>>,
    out: Vec<Stmt>,
}

impl Separator<'_> {
    // Statements.

    fn block(&mut self, block: Block) -> Block {
        let outer = std::mem::take(&mut self.out);
        for mut stmt in block.stmts {
            stmt.kind.for_each_block_mut(&mut |block| {
                *block = self.block(std::mem::take(block));
            });
            self.source.clone_from(&stmt.source);
            self.stmt(&mut stmt.kind);
            self.out.push(stmt);
        }
        Block { stmts: std::mem::replace(&mut self.out, outer) }
    }

    fn stmt(&mut self, kind: &mut StmtKind) {
        match kind {
            StmtKind::Let { init: Some(value), .. } | StmtKind::Expr(value)
                if self.is_effect(*value) =>
            {
                let operands = self.operands(*value);
                self.sequence(&operands);
            }
            StmtKind::While { head, condition, .. } => {
                *head = self.nested(|cx| cx.value(*condition));
            }
            StmtKind::Match { scrutinee, arms } => {
                self.value(*scrutinee);
                for arm in arms {
                    if let Some(guard) = arm.guard {
                        arm.head = self.nested(|cx| cx.value(guard));
                    }
                }
            }
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {
                let mut exprs = Vec::new();
                kind.for_each_expr(&mut |expr| exprs.push(expr));
                self.sequence(&exprs);
            }
        }
    }

    fn nested(&mut self, evaluate: impl FnOnce(&mut Self)) -> Block {
        let outer = std::mem::take(&mut self.out);
        evaluate(self);
        Block { stmts: std::mem::replace(&mut self.out, outer) }
    }

    // Expressions.

    /// Separates the effects of expressions that are evaluated in this order.
    fn sequence(&mut self, exprs: &[ExprId]) {
        let Some(last) = exprs.iter().rposition(|expr| self.acts(*expr)) else { return };
        for (at, expr) in exprs[..=last].iter().enumerate() {
            self.value(*expr);
            if at < last && self.may_change(*expr) {
                self.give_name(*expr, "operand");
            }
        }
    }

    /// Separates the effects in an expression.
    fn value(&mut self, expr: ExprId) {
        if !self.acts(expr) {
            return;
        }
        if let Expr::Binary(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), left, right) =
            self.module.exprs[expr].kind
        {
            self.value(left);
            self.right_operand(op, left, right);
        } else {
            let operands = self.operands(expr);
            self.sequence(&operands);
        }
        if self.is_effect(expr) {
            self.give_name(expr, "effect");
        }
    }

    /// Separates the effects right of `&&` or `||`. They happen only if the left side does not
    /// decide.
    fn right_operand(&mut self, op: BinaryOp, left: ExprId, right: ExprId) {
        if !self.acts(right) {
            return;
        }
        if !self.is_free(left) {
            self.give_name(left, "left");
        }
        let span = self.module.exprs[right].span;
        let condition = if op == BinaryOp::LogicalOr {
            self.push(Expr::Unary(UnaryOp::Not, left), span, Ty::BOOL)
        } else {
            left
        };
        let (accept, reject) = (self.nested(|cx| cx.value(right)), Block::default());
        let kind = StmtKind::If { condition, accept, reject };
        self.out.push(Stmt { source: self.source.clone(), ..Stmt::new(kind, span) });
    }

    /// Evaluates an expression here, and replaces it by a variable with its value.
    fn give_name(&mut self, expr: ExprId, name: &str) {
        let (span, ty) = (self.module.exprs[expr].span, self.types.expr(expr).clone());
        if ty == Ty::Unit {
            return self.leave_unit(expr, span);
        }
        let name = Name { text: name.to_owned(), span };
        let (kind, mutable, assigned) = (LocalKind::Inline, false, false);
        let declared = Some(ty.clone());
        let local = self.module.locals.push(Local { name, kind, declared, mutable, assigned });
        self.types.add_local(&self.module.locals, &ty);
        let place = Place { root: Root::Local(local), projections: Vec::new(), span };
        let value = std::mem::replace(&mut self.module.exprs[expr].kind, Expr::Load(place));
        let init = self.push(value, span, ty);
        self.types.move_call(expr, init);
        if let Some(length) = self.module.part_indices.remove(&expr) {
            self.module.part_indices.insert(init, length);
        }
        if self.module.positions.remove(&expr) {
            self.module.positions.insert(init);
        }
        if self.module.part_ends.remove(&expr) {
            self.module.part_ends.insert(init);
        }
        self.acts.insert(expr, false);
        let kind = StmtKind::Let { local, init: Some(init) };
        self.out.push(Stmt { source: self.source.clone(), ..Stmt::new(kind, span) });
    }

    /// Evaluates an expression of type `()` here, and replaces it by `()`.
    fn leave_unit(&mut self, expr: ExprId, span: Span) {
        let value = std::mem::replace(&mut self.module.exprs[expr].kind, Expr::Tuple(Vec::new()));
        let effect = self.push(value, span, Ty::Unit);
        self.types.move_call(expr, effect);
        self.acts.insert(expr, false);
        self.out
            .push(Stmt { source: self.source.clone(), ..Stmt::new(StmtKind::Expr(effect), span) });
    }

    /// The operands of an expression, and the indices of places that are passed by reference.
    fn operands(&self, expr: ExprId) -> Vec<ExprId> {
        let mut operands = Vec::new();
        self.module.for_each_operand(expr, |operand| {
            if let Expr::Ref(..) = self.module.exprs[operand].kind {
                operands.extend(self.operands(operand));
            } else {
                operands.push(operand);
            }
        });
        operands
    }

    fn push(&mut self, kind: Expr, span: Span, ty: Ty) -> ExprId {
        let expr = self.module.exprs.push(ExprNode { kind, span });
        self.types.add_expr(&self.module.exprs, &ty);
        expr
    }

    // Facts about expressions.

    fn is_effect(&self, expr: ExprId) -> bool {
        self.module.exprs[expr].kind.is_effect()
    }

    /// Whether an expression has an effect in it.
    fn acts(&mut self, expr: ExprId) -> bool {
        if let Some(known) = self.acts.get(&expr) {
            return *known;
        }
        let operands = self.operands(expr);
        let acts = self.is_effect(expr) || operands.into_iter().any(|operand| self.acts(operand));
        self.acts.insert(expr, acts);
        acts
    }

    /// Whether an effect may change the value of an expression without effects.
    fn may_change(&self, expr: ExprId) -> bool {
        self.module.any(expr, &|expr| match expr {
            Expr::Load(Place { root: Root::Workgroup(_), .. }) => true,
            Expr::Load(Place { root: Root::Binding(binding), .. }) => {
                self.module.bindings[*binding].space == AddressSpace::StorageReadWrite
            }
            Expr::Texture(op, place, _) => {
                self.module.handle(place).is_some_and(|handle| op.may_change(handle))
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => false,
        })
    }

    /// Whether an expression accesses no memory, so that it may be evaluated twice.
    fn is_free(&self, expr: ExprId) -> bool {
        let is_index = |step: &Projection| matches!(step, Projection::Index(_));
        !self.module.any(expr, &|expr| match expr {
            Expr::Load(place) => {
                !matches!(place.root, Root::Local(_)) || place.projections.iter().any(is_index)
            }
            Expr::Index(..)
            | Expr::Texture(..)
            | Expr::Atomic(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Cooperative(..) => true,
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..) => false,
        })
    }
}
