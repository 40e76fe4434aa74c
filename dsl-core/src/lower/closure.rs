//! Closures: bound with `let`, called in the kernel, written out at each call.

use std::collections::BTreeMap;
use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::{Dest, Flow, Lowerer, Symbol};
use crate::diagnostic::Code;
use crate::ir::{Expr, Name, Place, Root, StmtKind, Ty};
use crate::parse::name_of;

/// A closure and what its names mean.
pub(super) struct Closure {
    syntax: syn::ExprClosure,
    scopes: Vec<BTreeMap<String, Symbol>>,
    /// The types of its parameters, where written.
    params: Vec<Option<Ty>>,
    result: Option<Ty>,
}

impl Lowerer<'_> {
    /// `let name = |x| …;`
    pub(super) fn bind_closure(&mut self, name: &Name, syntax: &syn::ExprClosure) {
        if let Some(token) = &syntax.capture {
            let advice = "a closure in a kernel uses the variables around it: leave out `move`";
            self.unsupported(token, advice);
        }
        let params = syntax
            .inputs
            .iter()
            .map(|pat| match pat {
                syn::Pat::Type(typed) => Some(self.ty(&typed.ty)),
                _ => None,
            })
            .collect();
        let result = match &syntax.output {
            syn::ReturnType::Default => None,
            syn::ReturnType::Type(_, ty) => Some(self.ty(ty)),
        };
        let scopes = self.scopes.clone();
        let closure = Closure { syntax: syntax.clone(), scopes, params, result };
        self.bind(name, Symbol::Closure(Rc::new(closure)));
    }

    /// The closure that a call names.
    pub(super) fn called_closure(&self, call: &syn::ExprCall) -> Option<Rc<Closure>> {
        let syn::Expr::Path(path) = super::constant::ungroup(&call.func) else { return None };
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Closure(closure) => Some(closure),
            _ => None,
        }
    }

    /// Writes out a closure, its value going to `dest`.
    pub(super) fn call_closure(
        &mut self,
        closure: &Closure,
        call: &syn::ExprCall,
        dest: &Dest,
    ) -> Flow {
        let span = call.func.span();
        let name = Name { text: "this closure".to_owned(), span };
        if !self.expect_args(&name, call.args.len(), closure.params.len()) {
            self.store_poison(dest, span);
            return Flow::Falls;
        }
        if let Some(jump) = find_return(&closure.syntax.body) {
            let message = "a closure in a kernel ends with its value: leave out `return`";
            self.diags.error(Code::Unsupported, jump, message);
            self.store_poison(dest, span);
            return Flow::Falls;
        }
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let args = self.operands(&args);
        let block = self.nested(|cx| {
            let scopes = std::mem::replace(&mut cx.scopes, closure.scopes.clone());
            let targets = std::mem::take(&mut cx.targets);
            cx.scoped(|cx| {
                for ((pat, ty), value) in
                    closure.syntax.inputs.iter().zip(&closure.params).zip(args)
                {
                    cx.bind_parameter(pat, ty.clone(), value);
                }
                match (&closure.result, dest) {
                    (Some(ty), Dest::Store(_) | Dest::Return) => {
                        let value = cx.expr(&closure.syntax.body);
                        let value = cx.push(Expr::Ascribe(value, ty.clone()), span);
                        cx.store(dest, value, span);
                    }
                    _ => {
                        cx.expr_into(&closure.syntax.body, dest);
                    }
                }
            });
            cx.targets = targets;
            cx.scopes = scopes;
        });
        self.out.extend(block.stmts);
        Flow::Falls
    }

    /// The value of a closure's call.
    pub(super) fn closure_value(
        &mut self,
        closure: &Closure,
        call: &syn::ExprCall,
    ) -> crate::ir::ExprId {
        let span = call.func.span();
        if !super::expr::has_control_flow(&closure.syntax.body)
            && let Some(value) = self.closure_expr(closure, call)
        {
            return value;
        }
        let local = self.temporary("value", span, true);
        self.emit(StmtKind::Let { local, init: None }, span);
        let place = Place { root: Root::Local(local), projections: Vec::new(), span };
        self.call_closure(closure, call, &Dest::Store(place));
        self.load_local(local, span)
    }

    /// The value of a closure that is an expression. `None` if there is something to report.
    fn closure_expr(
        &mut self,
        closure: &Closure,
        call: &syn::ExprCall,
    ) -> Option<crate::ir::ExprId> {
        if call.args.len() != closure.params.len() || find_return(&closure.syntax.body).is_some() {
            return None;
        }
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let args = self.operands(&args);
        let scopes = std::mem::replace(&mut self.scopes, closure.scopes.clone());
        let targets = std::mem::take(&mut self.targets);
        let value = self.scoped(|cx| {
            let params = closure.syntax.inputs.iter().zip(&closure.params);
            for ((pat, ty), value) in params.zip(args) {
                cx.bind_parameter(pat, ty.clone(), value);
            }
            cx.expr(&closure.syntax.body)
        });
        self.targets = targets;
        self.scopes = scopes;
        Some(match &closure.result {
            Some(ty) => self.push(Expr::Ascribe(value, ty.clone()), call.func.span()),
            None => value,
        })
    }

    fn bind_parameter(&mut self, pat: &syn::Pat, ty: Option<Ty>, value: crate::ir::ExprId) {
        let pat = match pat {
            syn::Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        if let syn::Pat::Ident(ident) = pat
            && ident.subpat.is_none()
        {
            let name = name_of(&ident.ident);
            let local = self.declare(&name, ty, ident.mutability.is_some());
            return self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
        }
        let local = self.temporary("argument", pat.span(), false);
        self.module.locals[local].declared = ty;
        self.emit(StmtKind::Let { local, init: Some(value) }, pat.span());
        let value = self.load_local(local, pat.span());
        self.destructure(pat, value);
    }
}

/// A `return` of the closure itself.
fn find_return(body: &syn::Expr) -> Option<Span> {
    struct Returns(Option<Span>);
    impl<'ast> syn::visit::Visit<'ast> for Returns {
        fn visit_expr_return(&mut self, expr: &'ast syn::ExprReturn) {
            self.0 = Some(expr.return_token.span);
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
        fn visit_item(&mut self, _: &'ast syn::Item) {}
    }
    let mut returns = Returns(None);
    syn::visit::Visit::visit_expr(&mut returns, body);
    returns.0
}
