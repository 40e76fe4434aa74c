//! Structs that hold slices or `&mut` references,
//! `struct Grid<'a> { cells: &'a [f32], width: u32 }`.
//!
//! WGSL has no reference values. So a view is taken apart: its name stands for its members
//! ([`Symbol::View`]). Reference members stand for their referents, and other members for
//! variables. Functions that take or return a view are written out where they are called, like
//! functions that take functions.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Lowerer, variable};
use super::higher_order::Passed;
use super::symbol::{Env, Symbol, View, ViewMember};
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, LocalKind, Mode, Name, Root, SignatureParam, StmtKind, Ty};
use crate::syntax::{name_of, ungroup};
use crate::ty::{Form, Holds};

fn mode(holds: Holds) -> Option<Mode> {
    match holds {
        Holds::Value => None,
        Holds::Shared => Some(Mode::Shared),
        Holds::Mut => Some(Mode::Mut),
    }
}

impl Lowerer<'_> {
    /// The symbol for a name, for a member of a view, or for a slice of an array of slices.
    pub(super) fn named_symbol(&self, expr: &syn::Expr) -> Option<Symbol> {
        match ungroup(expr) {
            syn::Expr::Path(path) => self.lookup(&name_of(path.path.get_ident()?).text),
            syn::Expr::Field(field) => self.view_named(&field.base)?.member(&field.member).cloned(),
            syn::Expr::Index(index) => self.slice_at_constant(index),
            _ => None,
        }
    }

    /// Whether a literal or a call of a tuple struct by this path makes a view.
    pub(super) fn makes_view(&self, path: &syn::Path) -> bool {
        self.views.is_made(&self.env.scope, self.env.is_of_view(), path)
    }

    /// Whether a written type is a view or a reference to one.
    pub(super) fn is_view_ty(&self, env: &Env, ty: &syn::Type) -> bool {
        self.views.is_one(&env.scope, env.is_of_view(), ty)
    }

    /// The view that an expression names, also behind references.
    pub(super) fn view_named(&self, expr: &syn::Expr) -> Option<Rc<View>> {
        match ungroup(expr) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.view_named(&of.expr)
            }
            syn::Expr::Reference(of) => self.view_named(&of.expr),
            expr => match self.named_symbol(expr)? {
                Symbol::View(view) => Some(view),
                _ => None,
            },
        }
    }

    /// The type of a view's member, or of its referent.
    pub(super) fn view_member_ty(&mut self, ty: &syn::Type) -> Ty {
        match ty {
            syn::Type::Slice(of) => match self.ty(&of.elem) {
                Ty::Error => Ty::Error,
                element => Ty::RuntimeArray(Box::new(element)),
            },
            ty => self.referent_ty(ty),
        }
    }

    /// The view that an expression makes by the name of its struct. `None` if the expression makes
    /// none, `Some(None)` if it has a mistake, which is reported.
    pub(super) fn view_literal(&mut self, expr: &syn::Expr) -> Option<Option<Symbol>> {
        let (path, given, rest) = match ungroup(expr) {
            syn::Expr::Struct(of) => {
                let given = of.fields.iter().map(|field| (field.member.clone(), &field.expr));
                (&of.path, given.collect::<Vec<_>>(), of.rest.as_deref())
            }
            syn::Expr::Call(call) => {
                let syn::Expr::Path(of) = ungroup(&call.func) else { return None };
                let given = call.args.iter().enumerate();
                (&of.path, given.map(|(n, arg)| (syn::Member::from(n), arg)).collect(), None)
            }
            _ => return None,
        };
        if !self.makes_view(path) {
            return None;
        }
        let settled = self.struct_of_members(path, &given);
        let ty = settled.unwrap_or_else(|| self.path_ty(path));
        let name = name_of(&path.segments.last()?.ident);
        Some(self.view_of(&ty, &name, &given, rest))
    }

    /// Whether an expression is a member of a view that is a reference.
    pub(super) fn is_reference_of_view(&self, expr: &syn::Expr) -> bool {
        let syn::Expr::Field(field) = ungroup(expr) else { return false };
        let Some(view) = self.view_named(&field.base) else { return false };
        view.find(&field.member).is_some_and(|member| member.is_reference)
    }

    /// The view that is the value of an expression. `None` if the value is none, `Some(None)` if it
    /// has a mistake, which is reported.
    pub(super) fn view_given(&mut self, expr: &syn::Expr) -> Option<Option<Rc<View>>> {
        if let Some(view) = self.view_named(expr) {
            return Some(Some(view));
        }
        let is_one =
            self.is_symbolic(expr) && self.known_shape(expr).is_some_and(|ty| ty.is_view());
        is_one.then(|| match self.symbol_of(expr) {
            Some(Symbol::View(view)) => Some(view),
            _ => None,
        })
    }

    /// `let Grid { cells, width } = view;`
    pub(super) fn destructure_view(&mut self, pat: &syn::Pat, view: &View) {
        let parts: Vec<(syn::Member, &syn::Pat)> = match pat {
            syn::Pat::Struct(of) => {
                of.fields.iter().map(|field| (field.member.clone(), &*field.pat)).collect()
            }
            syn::Pat::TupleStruct(of) => {
                of.elems.iter().enumerate().map(|(n, pat)| (syn::Member::from(n), pat)).collect()
            }
            syn::Pat::Paren(of) => return self.destructure_view(&of.pat, view),
            syn::Pat::Reference(of) => return self.destructure_view(&of.pat, view),
            other => {
                self.unsupported(other, "name the members: `let Grid { cells, width } = grid;`");
                return self.bind_poison(other);
            }
        };
        for (member, pat) in parts {
            match (view.member(&member).cloned(), pat) {
                (None, _) if let syn::Pat::Rest(_) = pat => {}
                (None, pat) => {
                    let name = self.member(&member);
                    let message = format!("`{}` has no member `{}`", view.ty.rust(), name.text);
                    self.diags.error(Code::Member, name.span, message);
                    self.bind_poison(pat);
                }
                (Some(_), syn::Pat::Wild(_) | syn::Pat::Rest(_)) => {}
                (Some(Symbol::View(inner)), pat) if !matches!(pat, syn::Pat::Ident(_)) => {
                    self.destructure_view(pat, &inner);
                }
                (Some(symbol), syn::Pat::Ident(of)) if of.mutability.is_none() => {
                    self.bind(&name_of(&of.ident), symbol);
                }
                (Some(Symbol::Local(local)), pat) => {
                    let value = self.load_local(local, pat.span());
                    self.destructure(pat, value);
                }
                (Some(_), pat) => {
                    self.unsupported(
                        pat,
                        "bind the member to a name first, and destructure that variable",
                    );
                    self.bind_poison(pat);
                }
            }
        }
    }

    /// Reports a view where a value is needed.
    pub(super) fn refuse_view(&mut self, path: &syn::Path, span: Span) -> Option<ExprId> {
        if !self.makes_view(path) {
            return None;
        }
        let message = "a struct that holds references is not a value in a kernel: create it with \
                       `let`, as a member of another such struct, or as an argument of a call";
        Some(self.poison(Code::Unsupported, span, message))
    }

    /// Binds a parameter that is a view.
    pub(super) fn bind_view(&mut self, name: &Name, mode: Mode, mutable: bool, arg: &syn::Expr) {
        let is_named = self.view_named(arg).is_some();
        let symbol = match self.view_given(arg) {
            Some(Some(view)) if mode == Mode::Mut && is_named && self.is_fixed(&view) => {
                let message = "this struct is passed as `&mut`: declare it with `let mut`";
                self.diags.error(Code::ReadOnly, arg.span(), message);
                Symbol::Poison
            }
            Some(Some(view)) if mode == Mode::Mut && !is_named => {
                self.copied_view(&view, true, name.span)
            }
            Some(Some(view)) => match mode {
                Mode::Value => self.copied_view(&view, mutable, name.span),
                Mode::Shared => self.borrowed_view(&view, false, arg.span()),
                Mode::Mut => self.borrowed_view(&view, true, arg.span()),
            },
            Some(None) => Symbol::Poison,
            None => self.no_view(arg).unwrap_or(Symbol::Poison),
        };
        self.bind(name, symbol);
    }

    /// The view that a literal `Grid { cells, width }` or a call of a tuple struct makes. `None` if
    /// it has a mistake, which is reported.
    pub(super) fn view_of(
        &mut self,
        ty: &Ty,
        name: &Name,
        given: &[(syn::Member, &syn::Expr)],
        rest: Option<&syn::Expr>,
    ) -> Option<Symbol> {
        let Ty::Struct(of) = ty else { return None };
        let names: Vec<Name> = given.iter().map(|(member, _)| self.member(member)).collect();
        let base = rest.and_then(|rest| self.view_named(rest));
        self.check_fields(&of.members, &names, base.is_some(), name.span);
        let Form::View(fields) = &of.form else { return None };
        let mut references = Vec::new();
        let mut found: Vec<(String, Symbol)> = Vec::new();
        for (member, (_, value)) in names.iter().zip(given) {
            let Some(at) = of.members.iter().position(|of| of.name == member.text) else {
                continue;
            };
            let mode = mode(fields[at]);
            let symbol =
                self.view_member(member, &of.members[at].ty, mode, value, &mut references)?;
            found.push((member.text.clone(), symbol));
        }
        self.check_passed(&references, name);
        let mut members = Vec::new();
        for (of, holds) in of.members.iter().zip(&**fields) {
            let given = found.iter().find(|(name, _)| *name == of.name).map(|(_, of)| of.clone());
            let of_base = || base.as_ref()?.members.iter().find(|m| m.name == of.name);
            let symbol = given.or_else(|| of_base().map(|of| of.symbol.clone()))?;
            let (name, is_reference) = (of.name.clone(), *holds != Holds::Value);
            members.push(ViewMember { name, symbol, is_reference });
        }
        Some(Symbol::View(Rc::new(View { ty: ty.clone(), members })))
    }

    fn view_member(
        &mut self,
        name: &Name,
        ty: &Ty,
        mode: Option<Mode>,
        value: &syn::Expr,
        references: &mut Vec<(SignatureParam, Passed, Span)>,
    ) -> Option<Symbol> {
        if ty.is_view() {
            return match self.symbol_of(value)? {
                symbol @ Symbol::View(_) => Some(symbol),
                _ => self.no_view(value),
            };
        }
        let Some(mode) = mode else {
            let value = self.expr(value);
            return Some(self.view_variable(name, ty, value, false));
        };
        if self.is_symbolic(value) {
            return self.symbol_of(value);
        }
        let param = SignatureParam { name: name.clone(), mode, ty: ty.clone() };
        let (symbol, passed) = self.reference_argument(&param, value)?;
        if let (Mode::Mut, Passed::Reference(place, _)) = (mode, &passed)
            && let Root::Binding(_) = place.root
            && !self.check_writable(place)
        {
            return None;
        }
        references.push((param, passed, value.span()));
        Some(symbol)
    }

    fn no_view(&mut self, value: &syn::Expr) -> Option<Symbol> {
        let message = "expected a struct that holds references";
        self.diags.error(Code::Mismatch, value.span(), message);
        None
    }

    /// The variable for a value member.
    fn view_variable(&mut self, name: &Name, ty: &Ty, value: ExprId, mutable: bool) -> Symbol {
        let of_tuple = format!("member_{}", name.text);
        let is_number = name.text.starts_with(|c: char| c.is_ascii_digit());
        let text = if is_number { &of_tuple } else { &name.text };
        let local = self.temporary(text, name.span, mutable);
        let of = &mut self.module.locals[local];
        of.declared = Some(ty.clone());
        of.kind = LocalKind::Let;
        self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
        Symbol::Local(local)
    }

    /// A copy of a view. Its references refer to the same places; the rest is copied if either view
    /// may change.
    pub(super) fn copied_view(&mut self, view: &View, mutable: bool, span: Span) -> Symbol {
        let Ty::Struct(of) = &view.ty else { return Symbol::Poison };
        let members = view.members.iter().zip(&of.members).map(|(member, of)| {
            let symbol = match &member.symbol {
                Symbol::View(inner) => self.copied_view(inner, mutable, span),
                symbol if member.is_reference => symbol.clone(),
                Symbol::Local(local) if !mutable && !self.module.locals[*local].mutable => {
                    Symbol::Local(*local)
                }
                symbol => {
                    let place = match symbol {
                        Symbol::Local(local) => variable(*local, span),
                        Symbol::Alias(place, ..) => place.clone(),
                        _ => return member.clone(),
                    };
                    let value = self.push(Expr::Load(place), span);
                    let name = Name { text: member.name.clone(), span };
                    self.view_variable(&name, &of.ty, value, mutable)
                }
            };
            ViewMember { symbol, ..member.clone() }
        });
        let members = members.collect();
        Symbol::View(Rc::new(View { ty: view.ty.clone(), members }))
    }

    /// Whether a view has value members that cannot change.
    fn is_fixed(&self, view: &View) -> bool {
        view.members.iter().any(|member| match &member.symbol {
            Symbol::View(inner) => !member.is_reference && self.is_fixed(inner),
            Symbol::Local(local) => !member.is_reference && !self.module.locals[*local].mutable,
            _ => false,
        })
    }

    /// The symbol for `&view` or `&mut view`: other names for the members.
    pub(super) fn borrowed_view(&self, view: &View, writable: bool, span: Span) -> Symbol {
        let members = view.members.iter().map(|member| {
            let symbol = match &member.symbol {
                Symbol::View(inner) => self.borrowed_view(inner, writable, span),
                Symbol::Local(local) if self.is_pointer(*local) => member.symbol.clone(),
                Symbol::Local(local) => Symbol::Alias(variable(*local, span), writable, None),
                Symbol::Alias(place, may, of) => {
                    Symbol::Alias(place.clone(), *may && writable, *of)
                }
                Symbol::Part(part) => {
                    let mut part = part.clone();
                    part.writable &= writable;
                    Symbol::Part(part)
                }
                symbol => symbol.clone(),
            };
            ViewMember { symbol, ..member.clone() }
        });
        let members = members.collect();
        Symbol::View(Rc::new(View { ty: view.ty.clone(), members }))
    }

    fn is_pointer(&self, local: crate::ir::LocalId) -> bool {
        self.module.locals[local].kind == LocalKind::Pointer
    }
}
