//! References that are values. A place that is borrowed for reading cannot change while the
//! reference is used. So a `&T` that a branch chooses, a function returns or a struct contains is a
//! copy of the value. This module decides which values are references: they can be passed as `&T`,
//! and dereferenced.

use syn::spanned::Spanned;

use super::context::Lowerer;
use super::symbol::Symbol;
use crate::diagnostic::Code;
use crate::ir::{Callee, Expr, ExprId, LocalId, LocalKind, Name, SignatureId, Ty};
use crate::items::ItemKind;
use crate::syntax::{name_of, ungroup, ungroup_ty};

impl Lowerer<'_> {
    /// Notes that a variable was declared as a reference.
    pub(super) fn note_reference(&mut self, local: LocalId) {
        self.reference_locals.insert(local);
    }

    /// Whether a variable is a reference that is a value.
    pub(super) fn is_reference_local(&self, local: LocalId) -> bool {
        self.reference_locals.contains(&local)
    }

    /// The name of a reference that is another name for its place, if an expression is one, and
    /// whether one can store through it.
    fn named_reference(&self, expr: &syn::Expr) -> Option<(Name, bool)> {
        let syn::Expr::Path(path) = ungroup(expr) else { return None };
        let name = name_of(path.path.get_ident()?);
        let writable = match self.lookup(&name.text)? {
            Symbol::Alias(_, writable, _) => writable,
            Symbol::Part(part) => part.writable,
            Symbol::Local(local) if self.module.locals[local].kind == LocalKind::Pointer => true,
            _ => return None,
        };
        Some((name, writable))
    }

    /// Whether an assignment stores to a place. A reference is no place: it always refers to the
    /// same place. An assignment to a reference is reported; `right` is the value, if one is
    /// written.
    pub(super) fn check_stores(&mut self, left: &syn::Expr, right: Option<&syn::Expr>) -> bool {
        if let (Some(Symbol::Local(local)), Some(right)) = (self.named_symbol(left), right)
            && self.is_reference_local(local)
        {
            self.check_gives_reference(right);
        }
        if let (Some(Symbol::Binding(_)), Some(right)) = (self.named_symbol(left), right)
            && (matches!(ungroup(right), syn::Expr::Reference(_))
                || self.named_part(right).is_some()
                || matches!(self.shape_of(right), Some(Ty::RuntimeArray(_))))
        {
            let message = "a slice cannot be assigned: keep its start and its end in variables, and write \
                           `&x[start..end]` where it is used";
            self.diags.error(Code::Unsupported, left.span(), message);
            return false;
        }
        let Some((Name { text, span }, writable)) = self.named_reference(left) else { return true };
        let is_rebound = right.is_some_and(|right| {
            matches!(ungroup(right), syn::Expr::Reference(_))
                || self.named_reference(right).is_some()
        });
        let message = match is_rebound {
            true => format!(
                "the reference `{text}` cannot be reassigned: choose an element by its index, or a \
                 place in a branch, `if c {{ … }} else {{ … }}`"
            ),
            false if writable => {
                format!("`{text}` is a `&mut` reference: write `*{text}`")
            }
            false => return true,
        };
        let code = if is_rebound { Code::Unsupported } else { Code::Mismatch };
        self.diags.error(code, span, message);
        false
    }

    /// Whether `mem::swap(&mut place, …)` and its like exchange values. If they exchange references, that is
    /// reported.
    pub(super) fn check_exchanges(&mut self, place: &syn::Expr) -> bool {
        let Some((Name { text, span }, _)) = self.named_reference(place) else { return true };
        let message = format!(
            "the reference `{text}` cannot be exchanged: to exchange its value, write `{text}` or \
             `&mut *{text}`"
        );
        self.diags.error(Code::Unsupported, span, message);
        false
    }

    /// Whether a value is the result of a function that returns `&T`.
    pub(super) fn is_returned_reference(&self, value: ExprId) -> bool {
        let returns = |signature: &SignatureId| {
            let sig = &self.definitions[signature.index()].sig;
            matches!(&sig.output, syn::ReturnType::Type(_, ty) if is_shared(ty))
        };
        match &self.module.exprs[value].kind {
            Expr::Invoke(Callee::Function(signature, _), _) => returns(signature),
            Expr::Invoke(Callee::Method(_, methods) | Callee::OfTrait(.., methods), _) => {
                methods.iter().any(returns)
            }
            _ => false,
        }
    }

    /// Whether an expression ends in `&place`, in each branch, or in the name of a reference.
    pub(super) fn gives_reference(&self, expr: &syn::Expr) -> bool {
        let of_block = |block: &syn::Block| match block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => self.gives_reference(last),
            _ => false,
        };
        match ungroup(expr) {
            syn::Expr::Reference(of) => of.mutability.is_none(),
            syn::Expr::If(of) => of_block(&of.then_branch),
            syn::Expr::Match(of) => of.arms.iter().any(|arm| self.gives_reference(&arm.body)),
            syn::Expr::Block(of) => of_block(&of.block),
            path @ syn::Expr::Path(of) => {
                self.is_reference(path) || self.is_reference_const(&of.path)
            }
            field @ syn::Expr::Field(_) => self.is_reference(field),
            _ => false,
        }
    }

    /// Whether an expression names a constant that is declared as a reference, `const C: &T`.
    pub(super) fn names_reference_const(&self, expr: &syn::Expr) -> bool {
        matches!(ungroup(expr), syn::Expr::Path(of)
            if self.named_symbol(expr).is_none() && self.is_reference_const(&of.path))
    }

    pub(super) fn is_reference_const(&self, path: &syn::Path) -> bool {
        let Some((item, used)) = self.env.scope.resolve(path) else { return false };
        match &self.items.items[item].kind {
            ItemKind::Const(of) => used == path.segments.len() && is_shared(&of.ty),
            _ => false,
        }
    }

    /// Whether a path of several names may mean an array: a constant of a module, or a constant of an
    /// `impl` or a trait, `Self::ALL`.
    pub(super) fn names_array_constant(&self, path: &syn::Path) -> bool {
        let items = self.items;
        if let Some((item, used)) = self.env.scope.resolve(path)
            && let ItemKind::Const(of) = &items.items[item].kind
        {
            return used == path.segments.len() && is_array(&of.ty);
        }
        let of_impls = items.impls.iter().flat_map(|block| &block.syntax.items);
        let of_impls = of_impls.filter_map(|item| match item {
            syn::ImplItem::Const(of) => Some((&of.ident, &of.ty)),
            _ => None,
        });
        let traits = items.items.iter().filter_map(|(_, item)| match &item.kind {
            ItemKind::Trait(of) => Some(of),
            _ => None,
        });
        let of_traits = traits.flat_map(|of| &of.items).filter_map(|item| match item {
            syn::TraitItem::Const(of) => Some((&of.ident, &of.ty)),
            _ => None,
        });
        let name = path.segments.last().map(|last| &last.ident);
        of_impls.chain(of_traits).any(|(ident, ty)| Some(ident) == name && is_array(ty))
    }

    /// Whether `let mut r = &place;` declares a variable, which may become another reference later.
    /// References to slices are other names for their places.
    pub(super) fn is_reassignable(&self, reference: &syn::ExprReference) -> bool {
        let is_part = matches!(ungroup(&reference.expr), syn::Expr::Index(of)
            if self.is_range_index(&of.index));
        let is_slice = || matches!(self.shape_of(&reference.expr), Some(Ty::RuntimeArray(_)));
        reference.mutability.is_none() && !is_part && !is_slice()
    }

    /// Whether a member of a struct is declared as a reference.
    pub(super) fn is_reference_member(&self, field: &syn::ExprField) -> bool {
        let Some(Ty::Struct(of)) = self.shape_of(&field.base) else { return false };
        let name = of.name.split('<').next().unwrap_or_default();
        let is_it = |(n, of): (usize, &syn::Field)| {
            let is_named = match (&field.member, &of.ident) {
                (syn::Member::Named(member), Some(ident)) => member == ident,
                (syn::Member::Unnamed(index), None) => index.index as usize == n,
                _ => false,
            };
            is_named && is_shared(&of.ty)
        };
        self.items.items.iter().any(|(_, item)| match &item.kind {
            ItemKind::Struct(of) => {
                name_of(&of.ident).text == name && of.fields.iter().enumerate().any(is_it)
            }
            _ => false,
        })
    }

    /// Reports a value where a reference is declared, `let r: &f32 = x[i];`.
    pub(super) fn check_gives_reference(&mut self, init: &syn::Expr) {
        let is_value = match ungroup(init) {
            syn::Expr::Lit(_)
            | syn::Expr::Binary(_)
            | syn::Expr::Cast(_)
            | syn::Expr::Array(_)
            | syn::Expr::Repeat(_)
            | syn::Expr::Struct(_)
            | syn::Expr::Tuple(_) => true,
            // Memory that is not the invocation's own holds no references.
            syn::Expr::Index(of) => match ungroup(&of.expr) {
                syn::Expr::Path(path) => path.path.get_ident().is_some_and(|name| {
                    let symbol = self.lookup(&name_of(name).text);
                    matches!(symbol, Some(Symbol::Binding(_) | Symbol::Workgroup(_)))
                }),
                _ => false,
            },
            _ => false,
        };
        if is_value {
            let message =
                "this is a value, and the variable is declared as a reference: write `&…`";
            self.diags.error(Code::Mismatch, init.span(), message);
        }
    }

    /// Reports a reference where a value is declared, `let v: f32 = &x[i];`.
    pub(super) fn check_gives_value(&mut self, init: &syn::Expr) {
        if let syn::Expr::Reference(of) = ungroup(init) {
            let message = "this is a reference, and the variable is declared as a value: leave out the `&`, or \
                           declare it as a reference, `&…`";
            self.diags.error(Code::Mismatch, of.and_token.span, message);
        }
    }

    /// Notes that a declared name is a reference, if it is a variable.
    pub(super) fn note_declared_reference(&mut self, pat: &syn::Pat) {
        if let syn::Pat::Ident(of) = pat
            && let Some(Symbol::Local(local)) = self.in_this_scope(&name_of(&of.ident))
        {
            self.note_reference(local);
        }
    }
}

/// Whether a type is `&T`.
pub(super) fn is_shared(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_shared(&group.elem),
        syn::Type::Paren(paren) => is_shared(&paren.elem),
        syn::Type::Reference(of) => of.mutability.is_none(),
        _ => false,
    }
}

/// Whether a declared type is an array, or a reference to an array or a slice.
fn is_array(ty: &syn::Type) -> bool {
    match ungroup_ty(ty) {
        syn::Type::Array(_) => true,
        syn::Type::Reference(of) => {
            matches!(ungroup_ty(&of.elem), syn::Type::Array(_) | syn::Type::Slice(_))
        }
        _ => false,
    }
}
