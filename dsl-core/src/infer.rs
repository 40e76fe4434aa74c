//! Type inference: [`Module`] to [`Types`].
//!
//! Literals and unannotated locals start as inference variables; statements and operators unify
//! them, as rustc does. If a type is not yet known, dependent constraints wait and are tried again.
//! Finally, integer variables become `i32` and float variables `f32`.
//!
//! `lower` passes each statement to `Inference` once it is made. `lower` can then ask for types
//! while it desugars.
//!
//! Invariant: a finished [`Types`] has no inference variable; `Ty::Error` occurs only where a
//! diagnostic was reported (or in expressions that nothing reaches).

mod builtin;
mod call;
mod check;
mod context;
mod conversion;
mod cooperative;
mod expr;
mod of_trait;
mod operator;
mod place;
mod solve;
mod stmt;
mod term;
mod texture;
mod types;

use proc_macro2::Span;

use crate::arena::SideTable;
use crate::diagnostic::Diagnostics;
use crate::ir::{
    Block, ExprId, ExprNode, ForRange, Local, LocalId, Module, Place, Root, SignatureId, StmtKind,
    Ty, project,
};
pub(crate) use call::no_method;
pub(crate) use check::is_lossless;
use context::{Infer, Pending};
use term::{Kind, Term, Vars};
pub(crate) use types::Resolved;
pub use types::{Call, Types};

/// The types of the body that is being lowered, as far as its statements determine them.
pub(crate) struct Inference {
    vars: Vars,
    exprs: SideTable<ExprNode, Option<Term>>,
    locals: SideTable<Local, Option<Term>>,
    pending: Vec<Pending>,
    /// The type that the body returns.
    result: Term,
    calls: Vec<(ExprId, SignatureId, Vec<Term>, Vec<ExprId>)>,
}

impl Inference {
    /// Begins a body that returns `result`. `types` has the types of earlier bodies.
    pub(crate) fn new(types: &Types, result: &Ty) -> Inference {
        Inference {
            vars: Vars::default(),
            exprs: SideTable::empty(types.exprs.end()),
            locals: SideTable::empty(types.locals.end()),
            pending: Vec::new(),
            result: Term::from(result),
            calls: Vec::new(),
        }
    }

    /// Learns from a statement. The statements in its blocks were learnt before.
    pub(crate) fn stmt(
        &mut self,
        kind: &StmtKind,
        span: Span,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        self.of(module, diags).stmt(kind, span);
    }

    /// Learns that an expression is a `bool`.
    pub(crate) fn condition(&mut self, expr: ExprId, module: &Module, diags: &mut Diagnostics) {
        self.of(module, diags).expect_expr(&Term::BOOL, expr);
    }

    /// Learns the type of the variable of a `for` loop.
    pub(crate) fn range(
        &mut self,
        local: LocalId,
        range: &ForRange,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        self.of(module, diags).range(local, range);
    }

    /// Learns the known part of a local's type; the rest is type parameters.
    pub(crate) fn expect_local(
        &mut self,
        local: LocalId,
        ty: &Ty,
        open: usize,
        module: &Module,
        diags: &mut Diagnostics,
    ) {
        let mut cx = self.of(module, diags);
        let params = (0..open).map(|_| cx.vars.fresh(Kind::General)).collect::<Vec<_>>();
        let (expected, found) = (call::with_params(ty, &params), cx.local(local));
        cx.expect(&expected, &found, module.locals[local].name.span);
    }

    /// The known part of an expression's type so far; `Ty::Error` stands for unknown parts.
    pub(crate) fn known(&mut self, expr: ExprId, module: &Module, diags: &mut Diagnostics) -> Ty {
        let mut cx = self.of(module, diags);
        let term = cx.expr(expr);
        cx.so_far(&term)
    }

    /// The known part of the type of a place so far; `Ty::Error` stands for unknown parts.
    pub(crate) fn known_place(&self, place: &Place, module: &Module) -> Ty {
        let root = match place.root {
            Root::Local(local) => match &module.locals[local].declared {
                Some(declared) => declared.clone(),
                None => match self.locals.get(local) {
                    Some(Some(term)) => self.vars.so_far(term),
                    _ => Ty::Error,
                },
            },
            Root::Workgroup(var) => module.workgroup_vars[var].ty.clone(),
            Root::Binding(binding) => module.bindings[binding].ty.clone(),
        };
        place.projections.iter().fold(root, |ty, projection| project(&ty, projection))
    }

    /// Decides the remaining types, once the body is lowered. Returns the calls in it.
    pub(crate) fn finish(
        mut self,
        body: &Block,
        types: &mut Types,
        module: &Module,
        diags: &mut Diagnostics,
    ) -> Vec<Resolved> {
        let first_local = types.locals.end();
        let mut cx = self.of(module, diags);
        for (_, constant) in module.consts.iter().skip(types.consts) {
            let expected = cx.counted(&constant.ty);
            cx.expect_expr(&expected, constant.init);
        }
        cx.solve();
        let mut calls = cx.finish(types);
        call::keep_evaluated(&mut calls, body, module);
        check::check(module, body, types, first_local, diags);
        types.consts = module.consts.len();
        calls
    }

    /// Joins the inference state with the module as far as it exists.
    fn of<'a>(&'a mut self, module: &'a Module, diags: &'a mut Diagnostics) -> Infer<'a> {
        self.exprs.extend(&module.exprs, |_| None);
        self.locals.extend(&module.locals, |_| None);
        let Inference { vars, exprs, locals, pending, result, calls } = self;
        Infer { module, diags, vars, exprs, locals, pending, result, calls }
    }
}
