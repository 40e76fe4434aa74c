//! Walks over the bodies and expressions of a module.

use std::collections::BTreeMap;

use super::{Block, Expr, ExprId, FunctionId, LocalId, Module, Place, StmtKind};

impl Module {
    /// Changes the bodies of the kernel and of the functions that it calls. `cx` contains the
    /// module.
    pub(crate) fn change_bodies<C>(
        cx: &mut C,
        module: impl Fn(&mut C) -> &mut Module,
        mut change: impl FnMut(&mut C, Block) -> Block,
    ) {
        let body = std::mem::take(&mut module(cx).body);
        module(cx).body = change(cx, body);
        let functions: Vec<FunctionId> = module(cx).functions.iter().map(|(id, _)| id).collect();
        for id in functions {
            let body = std::mem::take(&mut module(cx).functions[id].body);
            module(cx).functions[id].body = change(cx, body);
        }
    }

    /// The bodies of the kernel and of the functions that it calls.
    pub fn bodies(&self) -> impl Iterator<Item = &Block> {
        let functions = self.functions.iter().map(|(_, function)| &function.body);
        std::iter::once(&self.body).chain(functions)
    }

    /// The initializers of the locals that are never assigned to.
    pub fn initializers(&self) -> BTreeMap<LocalId, ExprId> {
        self.of_unassigned(|kind| {
            let StmtKind::Let { local, init: Some(init) } = kind else { return None };
            Some((*local, *init))
        })
    }

    /// The ends of `for` loops over exclusive ranges, by loop variables that are never assigned to.
    pub fn loop_ends(&self) -> BTreeMap<LocalId, ExprId> {
        self.of_unassigned(|kind| {
            let StmtKind::For { local, range, .. } = kind else { return None };
            (!range.inclusive).then_some((*local, range.end))
        })
    }

    /// The expressions that `of` finds in statements, by locals that are never assigned to.
    fn of_unassigned(
        &self,
        of: impl Fn(&StmtKind) -> Option<(LocalId, ExprId)>,
    ) -> BTreeMap<LocalId, ExprId> {
        let mut found = BTreeMap::new();
        for body in self.bodies() {
            body.for_each_stmt(&mut |stmt| found.extend(of(&stmt.kind)));
        }
        found.retain(|local, _| !self.locals[*local].assigned);
        found
    }

    /// Calls `visit` for each operand of an expression, in the order of evaluation.
    pub fn for_each_operand(&self, expr: ExprId, mut visit: impl FnMut(ExprId)) {
        let place = |place: &Place, visit: &mut dyn FnMut(ExprId)| place.indices().for_each(visit);
        match &self.exprs[expr].kind {
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Variant(..)
            | Expr::Number(..) => {}
            Expr::Load(p) | Expr::Length(p) | Expr::WorkgroupUniformLoad(p) | Expr::Ref(p, _) => {
                place(p, &mut visit)
            }
            Expr::Unary(_, a)
            | Expr::Ascribe(a, _)
            | Expr::Cast(a, _)
            | Expr::Repeat(a, _)
            | Expr::Swizzle(a, _) => {
                visit(*a);
            }
            Expr::Binary(_, a, b) | Expr::Index(a, b) => {
                visit(*a);
                visit(*b);
            }
            Expr::Call(_, args)
            | Expr::Vector(_, args)
            | Expr::Array(args)
            | Expr::Invoke(_, args)
            | Expr::Construct(_, args)
            | Expr::Tuple(args) => {
                args.iter().copied().for_each(visit);
            }
            Expr::Atomic(_, p, args) | Expr::Texture(_, p, args) => {
                place(p, &mut visit);
                args.iter().copied().for_each(visit);
            }
            Expr::Cooperative(_, p, args) => {
                p.iter().for_each(|p| place(p, &mut visit));
                args.iter().copied().for_each(visit);
            }
        }
    }

    /// Calls `visit` for an expression and for all its operands, nested ones included.
    pub(crate) fn for_each_within(&self, expr: ExprId, visit: &mut dyn FnMut(&Expr)) {
        visit(&self.exprs[expr].kind);
        self.for_each_operand(expr, |operand| self.for_each_within(operand, visit));
    }

    /// Whether `test` holds for the expression or for any of its operands, nested ones included.
    pub fn any(&self, expr: ExprId, test: &impl Fn(&Expr) -> bool) -> bool {
        let mut found = test(&self.exprs[expr].kind);
        self.for_each_operand(expr, |operand| found |= self.any(operand, test));
        found
    }
}
