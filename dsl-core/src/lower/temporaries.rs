//! Temporaries as receivers: `Counter::new(3).next()` with `&mut self` changes a variable without a
//! name. Only values that have no place in Rust are temporaries, as far as declarations tell.

use super::context::Lowerer;
use super::methods::{signatures_of, trait_signatures};
use crate::items::{ItemKind, Scope};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// Whether an expression makes a value of a user's type that has no place.
    pub(super) fn makes_temporary(&self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::Struct(_) => true,
            syn::Expr::Call(call) => match ungroup(&call.func) {
                syn::Expr::Path(of) => self.path_makes_temporary(&of.path),
                _ => false,
            },
            syn::Expr::MethodCall(call) => self.functions_make_values(&call.method),
            _ => false,
        }
    }

    /// Whether a path names a constructor, or a function that returns such a value.
    fn path_makes_temporary(&self, path: &syn::Path) -> bool {
        let associated = || {
            let last = path.segments.last().filter(|_| path.segments.len() > 1);
            last.is_some_and(|last| self.functions_make_values(&last.ident))
        };
        let Some((item, used)) = self.env.scope.resolve(path) else { return associated() };
        let item = &self.items.items[item];
        match &item.kind {
            ItemKind::Struct(_) if used == path.segments.len() => true,
            ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Trait(_) => associated(),
            ItemKind::Function(of) => self.is_users_type(&of.sig.output, &item.scope),
            ItemKind::Const(_) | ItemKind::Type(_) => false,
        }
    }

    /// Whether all functions of `impl`s and traits with that name return values of users' types.
    fn functions_make_values(&self, name: &syn::Ident) -> bool {
        let of_impls = self.items.impls.iter().flat_map(|block| {
            let is_value = matches!(&*block.syntax.self_ty, syn::Type::Path(_));
            signatures_of(block).map(move |sig| (sig, &block.scope, is_value))
        });
        let of_traits = self.items.items.iter().flat_map(|(_, item)| {
            let signatures = match &item.kind {
                ItemKind::Trait(of) => Some(trait_signatures(of)),
                _ => None,
            };
            signatures.into_iter().flatten().map(|sig| (sig, &item.scope, true))
        });
        let mut named = of_impls.chain(of_traits).filter(|(sig, ..)| sig.ident == *name).peekable();
        named.peek().is_some()
            && named.all(|(sig, scope, self_is_value)| {
                is_self(&sig.output) && self_is_value || self.is_users_type(&sig.output, scope)
            })
    }

    fn is_users_type(&self, output: &syn::ReturnType, scope: &Scope) -> bool {
        let syn::ReturnType::Type(_, ty) = output else { return false };
        let syn::Type::Path(syn::TypePath { qself: None, path, .. }) = &**ty else { return false };
        scope.resolve(path).is_some_and(|(item, used)| {
            let is_type =
                matches!(self.items.items[item].kind, ItemKind::Struct(_) | ItemKind::Enum(_));
            is_type && used == path.segments.len()
        })
    }
}

fn is_self(output: &syn::ReturnType) -> bool {
    matches!(output, syn::ReturnType::Type(_, ty)
        if matches!(&**ty, syn::Type::Path(of) if of.path.is_ident("Self")))
}
