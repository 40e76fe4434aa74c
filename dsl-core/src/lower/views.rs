//! Which structs hold references, and which functions take or return such structs.

use std::collections::BTreeSet;

use crate::items::{Impl, ItemId, ItemKind, Items, Scope};
use crate::ty::Holds;

/// Which structs are views.
pub(super) struct Views(BTreeSet<ItemId>);

impl Views {
    pub(super) fn of(items: &Items) -> Views {
        let mut views = Views(BTreeSet::new());
        loop {
            let found = items.items.iter().filter_map(|(id, item)| match &item.kind {
                ItemKind::Struct(of) => {
                    let holds = |field: &syn::Field| views.holds(&item.scope, &field.ty);
                    (!views.0.contains(&id) && of.fields.iter().any(holds)).then_some(id)
                }
                _ => None,
            });
            let found: Vec<ItemId> = found.collect();
            if found.is_empty() {
                return views;
            }
            views.0.extend(found);
        }
    }

    pub(super) fn contains(&self, id: ItemId) -> bool {
        self.0.contains(&id)
    }

    /// Whether a member of this type makes a struct a view.
    fn holds(&self, scope: &Scope, ty: &syn::Type) -> bool {
        match ty {
            syn::Type::Group(of) => self.holds(scope, &of.elem),
            syn::Type::Paren(of) => self.holds(scope, &of.elem),
            syn::Type::Reference(of) => {
                of.mutability.is_some() || matches!(*of.elem, syn::Type::Slice(_))
            }
            ty => self.is_one(scope, false, ty),
        }
    }

    /// Whether a type is a view or a reference to one; `own` says whether `Self` is.
    pub(super) fn is_one(&self, scope: &Scope, own: bool, ty: &syn::Type) -> bool {
        match ty {
            syn::Type::Group(of) => self.is_one(scope, own, &of.elem),
            syn::Type::Paren(of) => self.is_one(scope, own, &of.elem),
            syn::Type::Reference(of) => self.is_one(scope, own, &of.elem),
            syn::Type::Path(path) if path.path.is_ident("Self") => own,
            syn::Type::Path(path) => {
                let item = scope.resolve(&path.path);
                item.is_some_and(|(id, used)| used == path.path.segments.len() && self.contains(id))
            }
            _ => false,
        }
    }

    /// Whether a function takes or returns a view.
    pub(super) fn are_passed(&self, scope: &Scope, own: bool, sig: &syn::Signature) -> bool {
        let takes = sig.inputs.iter().any(|input| match input {
            syn::FnArg::Receiver(_) => own,
            syn::FnArg::Typed(typed) => self.is_one(scope, own, &typed.ty),
        });
        takes || self.are_returned(scope, own, sig)
    }

    /// Whether a function returns a view.
    pub(super) fn are_returned(&self, scope: &Scope, own: bool, sig: &syn::Signature) -> bool {
        matches!(&sig.output, syn::ReturnType::Type(_, ty) if self.is_one(scope, own, ty))
    }

    /// Whether an `impl` is for a view.
    pub(super) fn is_impl_of_one(&self, block: &Impl) -> bool {
        self.is_one(&block.scope, false, &block.syntax.self_ty)
    }

    /// Whether a struct is a view.
    pub(super) fn declares(&self, scope: &Scope, syntax: &syn::ItemStruct) -> bool {
        syntax.fields.iter().any(|field| self.holds(scope, &field.ty))
    }

    /// Whether a literal or a call of a tuple struct by this path makes a view.
    pub(super) fn is_made(&self, scope: &Scope, own: bool, path: &syn::Path) -> bool {
        let ty =
            syn::Type::Path(syn::TypePath { attrs: Vec::new(), qself: None, path: path.clone() });
        self.is_one(scope, own, &ty)
    }
}

/// How a struct holds a member of this type, and the type behind the reference.
pub(super) fn holds(ty: &syn::Type) -> (Holds, &syn::Type) {
    match ty {
        syn::Type::Group(of) => holds(&of.elem),
        syn::Type::Paren(of) => holds(&of.elem),
        syn::Type::Reference(of) if of.mutability.is_some() => (Holds::Mut, &of.elem),
        syn::Type::Reference(of) => (Holds::Shared, &of.elem),
        ty => (Holds::Value, ty),
    }
}
