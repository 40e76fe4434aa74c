//! `.sum()` and `.product()` of users' types, by their `impl Sum`, and of `Wrapping`.

use super::context::Lowerer;
use super::receiver::is_users;
use super::wrapping::is_tuple_of_one;
use crate::ir::{ExprId, Ty};
use crate::syntax::ungroup;

/// Names the type in the call of its function. No user can write this name.
const TOTAL: &str = "__Total";

impl Lowerer<'_> {
    /// The total of such a type, which the call or a declaration names. `None` for other types.
    pub(super) fn own_total(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let ty = match call.turbofish.as_ref().and_then(|of| of.args.first()) {
            Some(syn::GenericArgument::Type(syn::Type::Infer(_))) | None => self
                .declared_type(|of| matches!(ungroup(of), syn::Expr::MethodCall(of) if of == call))
                .cloned()?,
            Some(syn::GenericArgument::Type(ty)) => self.quietly(|cx| cx.ty(ty)),
            Some(_) => return None,
        };
        let (items, name, span) = (&call.receiver, &call.method, call.method.span());
        if let Ty::Struct(of) = &ty
            && is_tuple_of_one(&ty)
        {
            let number = of.members[0].ty.scalar()?.rust();
            let first = format!("{}{number}", u8::from(name == "product"));
            let first = syn::LitInt::new(&first, span);
            return Some(match name == "product" {
                true => self.expr(&syn::parse_quote_spanned!(span=>
                    #items.fold((#first,), |__total, __item| __total * __item))),
                false => self.expr(&syn::parse_quote_spanned!(span=>
                    #items.fold((#first,), |__total, __item| __total + __item))),
            });
        }
        if !is_users(&ty) || !self.has_only_one(&ty, &name.to_string()) {
            return None;
        }
        let total = syn::Ident::new(TOTAL, span);
        let outer = self.env.types.insert(TOTAL.to_owned(), ty);
        let value = self.expr(&syn::parse_quote_spanned!(span=> #total::#name(#items)));
        match outer {
            Some(outer) => _ = self.env.types.insert(TOTAL.to_owned(), outer),
            None => _ = self.env.types.remove(TOTAL),
        }
        Some(value)
    }

    /// Whether a type has one function of that name, which a trait of std declares: the items of
    /// the iterator do not show which one of two is meant.
    fn has_only_one(&mut self, ty: &Ty, name: &str) -> bool {
        let (items, blocks) = (self.items, self.impls_of(ty));
        let has_it = |at: &usize| {
            let mut functions = super::methods::signatures_of(&items.impls[*at]);
            functions.any(|sig| sig.ident == name)
        };
        let [at] = blocks.into_iter().filter(has_it).collect::<Vec<_>>()[..] else { return false };
        let block = &items.impls[at];
        block.syntax.trait_.as_ref().is_some_and(|(path, _)| block.scope.resolve(path).is_none())
    }
}
