//! Const parameters that follow from the arguments: `sum(x)` of a `[f32; 8]` is `sum::<8>(x)`.
//!
//! Types are inferred later, but a call has to know which instance it means. What is needed of an
//! argument is the lengths of its arrays, which declarations and literals tell.

use std::collections::BTreeMap;

use super::{Lowerer, Symbol, constant::ungroup};
use crate::ir::{Callee, Expr, ExprId, LocalId, Place, Projection, Root, Ty};
use crate::items::ItemKind;
use crate::parse::name_of;

impl Lowerer<'_> {
    /// The const arguments of a call that names none. Empty if they do not follow.
    pub(super) fn inferred_consts(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Vec<i128> {
        let Some(sig) = self.called_syntax(path) else { return Vec::new() };
        let names = sig.generics.const_params().map(|param| param.ident.to_string());
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            return Vec::new();
        }
        let mut found = BTreeMap::new();
        for (input, arg) in sig.inputs.iter().zip(args) {
            if let syn::FnArg::Typed(typed) = input
                && let Some(ty) = self.shape_of(arg)
            {
                match_lengths(&typed.ty, &ty, &mut found);
            }
        }
        let values: Option<Vec<i128>> = names.iter().map(|name| found.get(name).copied()).collect();
        values.unwrap_or_default()
    }

    /// The signature of the function item that a path names.
    fn called_syntax(&self, path: &syn::Path) -> Option<&syn::Signature> {
        if path.get_ident().is_some_and(|ident| self.lookup(&name_of(ident).text).is_some()) {
            return None;
        }
        let (item, used) = self.env.scope.resolve(path)?;
        match &self.items.items[item].kind {
            ItemKind::Function(function) if used == path.segments.len() => Some(&function.sig),
            _ => None,
        }
    }

    /// What is known of an expression's type; `Ty::Error` stands for what is not.
    pub(super) fn shape_of(&self, expr: &syn::Expr) -> Option<Ty> {
        match ungroup(expr) {
            syn::Expr::Reference(reference) => self.shape_of(&reference.expr),
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => {
                self.shape_of(&unary.expr)
            }
            syn::Expr::Array(of) => {
                let element = of.elems.first().and_then(|element| self.shape_of(element));
                Some(array(element, of.elems.len() as u32))
            }
            syn::Expr::Repeat(repeat) => {
                let length = super::constant::eval(&repeat.len, &|path| self.integer_const(path));
                let length = length.ok().and_then(|length| u32::try_from(length).ok())?;
                Some(array(self.shape_of(&repeat.expr), length))
            }
            syn::Expr::Index(index) => match self.shape_of(&index.expr)? {
                Ty::Array(element, _) | Ty::RuntimeArray(element) => Some(*element),
                _ => None,
            },
            syn::Expr::Field(field) => {
                let name = match &field.member {
                    syn::Member::Named(ident) => name_of(ident).text,
                    syn::Member::Unnamed(index) => index.index.to_string(),
                };
                self.shape_of(&field.base)?.member(&name).map(|member| member.ty.clone())
            }
            syn::Expr::Path(path) => match self.lookup(&name_of(path.path.get_ident()?).text)? {
                Symbol::Local(local) => self.shape_of_local(local),
                Symbol::Workgroup(var) => Some(self.module.workgroup_vars[var].ty.clone()),
                Symbol::Binding(binding) => Some(self.module.bindings[binding].ty.clone()),
                Symbol::Const(id) => Some(self.module.consts[id].ty.clone()),
                Symbol::Alias(place, ..) => self.shape_of_place(&place),
                Symbol::Function(_) | Symbol::Closure(_) | Symbol::Part(_) | Symbol::Poison => None,
            },
            _ => None,
        }
    }

    fn shape_of_place(&self, place: &Place) -> Option<Ty> {
        let root = match place.root {
            Root::Local(local) => self.shape_of_local(local)?,
            Root::Workgroup(var) => self.module.workgroup_vars[var].ty.clone(),
            Root::Binding(binding) => self.module.bindings[binding].ty.clone(),
        };
        place.projections.iter().try_fold(root, |ty, projection| match (ty, projection) {
            (Ty::Array(element, _) | Ty::RuntimeArray(element), Projection::Index(_)) => {
                Some(*element)
            }
            (ty, Projection::Member(name)) => Some(ty.member(&name.text)?.ty.clone()),
            _ => None,
        })
    }

    /// By its declaration, or its first value.
    fn shape_of_local(&self, local: LocalId) -> Option<Ty> {
        if let Some(declared) = &self.module.locals[local].declared {
            return Some(declared.clone());
        }
        self.shape_of_value(*self.inits.get(&local.index())?)
    }

    fn shape_of_value(&self, value: ExprId) -> Option<Ty> {
        match &self.module.exprs[value].kind {
            Expr::Array(elements) => {
                let element = elements.first().and_then(|element| self.shape_of_value(*element));
                Some(array(element, elements.len() as u32))
            }
            Expr::Repeat(element, n) => Some(array(self.shape_of_value(*element), *n)),
            Expr::Load(place) => self.shape_of_place(place),
            Expr::Const(id) => Some(self.module.consts[*id].ty.clone()),
            Expr::Construct(ty, _) | Expr::Ascribe(_, ty) => Some(ty.clone()),
            Expr::Invoke(Callee::Function(signature, _), _) => {
                Some(self.module.signatures[*signature].result.clone())
            }
            _ => None,
        }
    }
}

/// An array of elements of which this is known.
fn array(element: Option<Ty>, n: u32) -> Ty {
    Ty::Array(Box::new(element.unwrap_or(Ty::Error)), n)
}

/// Finds the const parameters that are lengths in a type.
fn match_lengths(pattern: &syn::Type, ty: &Ty, found: &mut BTreeMap<String, i128>) {
    match (pattern, ty) {
        (syn::Type::Reference(reference), ty) => match_lengths(&reference.elem, ty, found),
        (syn::Type::Paren(paren), ty) => match_lengths(&paren.elem, ty, found),
        (syn::Type::Group(group), ty) => match_lengths(&group.elem, ty, found),
        (syn::Type::Array(array), Ty::Array(element, n)) => {
            if let syn::Expr::Path(path) = ungroup(&array.len)
                && let Some(ident) = path.path.get_ident()
            {
                found.entry(ident.to_string()).or_insert(i128::from(*n));
            }
            match_lengths(&array.elem, element, found);
        }
        (syn::Type::Slice(slice), Ty::Array(element, _) | Ty::RuntimeArray(element)) => {
            match_lengths(&slice.elem, element, found);
        }
        _ => {}
    }
}
