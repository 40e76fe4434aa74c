//! `let` with patterns.

use syn::spanned::Spanned;

use crate::ir::{Expr, StmtKind, Ty};
use crate::lower::context::Lowerer;
use crate::lower::flow::Flow;
use crate::lower::symbol::Symbol;
use crate::lower::symbols::Symbols;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// `let (a, b) = value;`, `let Pair { a, b } = value;`
    pub(super) fn let_pattern(
        &mut self,
        pat: &syn::Pat,
        declared: Option<Ty>,
        init: Option<&syn::LocalInit>,
    ) -> Flow {
        let Some(init) = init else {
            self.declare_names(pat, declared);
            return Flow::Falls;
        };
        if let Some((_, diverge)) = &init.diverge {
            return self.let_else(pat, &init.expr, diverge);
        }
        if let (syn::Pat::Tuple(names), syn::Expr::Tuple(values), None) =
            (pat, ungroup(&init.expr), &declared)
            && names.elems.len() == values.elems.len()
        {
            match values
                .elems
                .iter()
                .any(|value| self.reference_to_place(value).is_some() || self.is_slice(value))
            {
                true => self.let_each_reference(names, values),
                false => self.let_each(names, values),
            }
            return Flow::Falls;
        }
        if declared.is_none() && self.let_split(pat, &init.expr) {
            return Flow::Falls;
        }
        if declared.is_none() && self.takes_slice_out(&init.expr) {
            match self.slice_taken_out(&init.expr) {
                Some(item) => self.bind_item(pat, item),
                None => self.bind_poison(pat),
            }
            return Flow::Falls;
        }
        if let Some(view) = self.view_given(&init.expr) {
            match view {
                Some(view) => self.destructure_view(pat, &view),
                None => self.bind_poison(pat),
            }
            return Flow::Falls;
        }
        if declared.is_none()
            && let Some(value) = self.behind_writable(&init.expr)
        {
            self.destructure(pat, value);
            return Flow::Falls;
        }
        let value = self.expr(&init.expr);
        if let Expr::Error = self.module.exprs[value].kind {
            self.bind_poison(pat);
            return Flow::Falls;
        }
        let whole = self.temporary("parts", pat.span(), false);
        self.module.locals[whole].declared = declared;
        self.emit(StmtKind::Let { local: whole, init: Some(value) }, pat.span());
        let value = self.load_local(whole, pat.span());
        self.note_referent(&init.expr, value);
        self.destructure(pat, value);
        Flow::Falls
    }

    /// `let (a, b);`: the names get their values later.
    fn declare_names(&mut self, pat: &syn::Pat, declared: Option<Ty>) {
        match pat {
            syn::Pat::Ident(of) if of.by_ref.is_none() && of.subpat.is_none() => {
                let name = name_of(&of.ident);
                self.declare_without_value(&name, declared, of.mutability.is_some());
            }
            syn::Pat::Wild(_) => {}
            syn::Pat::Paren(of) => self.declare_names(&of.pat, declared),
            syn::Pat::Tuple(of) => {
                for (n, pat) in of.elems.iter().enumerate() {
                    let member = declared.as_ref().and_then(|ty| ty.member(&n.to_string()));
                    self.declare_names(pat, member.map(|member| member.ty.clone()));
                }
            }
            other => {
                self.unsupported(other, "this pattern needs a value: declare its names one by one");
                self.bind_poison(other);
            }
        }
    }

    /// The expression, if it is a reference to a place.
    fn reference_to_place<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::ExprReference> {
        match ungroup(expr) {
            syn::Expr::Reference(reference) if self.is_place(&reference.expr) => Some(reference),
            _ => None,
        }
    }

    /// `let (p, q) = (&x[i], &x[j]);`: one `let` after the other. The values do not see the new
    /// names.
    fn let_each_reference(&mut self, names: &syn::PatTuple, values: &syn::ExprTuple) {
        let mut bound = Symbols::default();
        for (pat, value) in names.elems.iter().zip(&values.elems) {
            self.scopes.push(Symbols::default());
            match (pat, self.reference_to_place(value)) {
                (syn::Pat::Ident(ident), reference)
                    if ident.subpat.is_none()
                        && (ident.mutability.is_some() || reference.is_none())
                        && self.is_slice(value) =>
                {
                    let name = name_of(&ident.ident);
                    match self.part_of(value) {
                        Some(part) => self.bind_slice(&name, ident.mutability.is_some(), part),
                        None => self.bind(&name, Symbol::Poison),
                    }
                }
                (syn::Pat::Ident(ident), Some(reference)) if ident.subpat.is_none() => {
                    self.let_reference(&name_of(&ident.ident), reference);
                }
                _ => {
                    let value = self.expr(value);
                    let value = self.spill(value, "part");
                    self.destructure(pat, value);
                }
            }
            bound.extend(&self.scopes.pop().unwrap_or_default());
        }
        let scope = self.scopes.last_mut().expect("the function's scope stays");
        scope.extend(&bound);
    }

    /// `let (a, b) = (x, y);`: one `let` for each. The values do not see the new names.
    fn let_each(&mut self, names: &syn::PatTuple, values: &syn::ExprTuple) {
        let values: Vec<&syn::Expr> = values.elems.iter().collect();
        let values = self.operands(&values);
        for (pat, value) in names.elems.iter().zip(values) {
            match pat {
                syn::Pat::Ident(ident)
                    if ident.subpat.is_none()
                        && ident.by_ref.is_none()
                        && self.constant_named(&ident.ident).is_none() =>
                {
                    let name = name_of(&ident.ident);
                    let local = self.declare(&name, None, ident.mutability.is_some());
                    self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
                }
                pat => {
                    let value = self.spill(value, "part");
                    self.destructure(pat, value);
                }
            }
        }
    }
}
