//! `.sum()` and `.product()` of users' types, by their `impl Sum`, and of `Wrapping`.

use super::context::Lowerer;
use super::methods::signatures_of;
use super::receiver::is_users;
use super::trait_ref::{TraitRef, is_of_references};
use super::wrapping::is_tuple_of_one;
use crate::ir::{ExprId, Ty};
use crate::syntax::ungroup;

/// Names the type in the call of its function, if the items are values. No user can write this name.
const OF_VALUES: &str = "__TotalOfValues";
/// The same if the items are references.
const OF_REFERENCES: &str = "__TotalOfReferences";

/// The trait of a path that begins with such a name.
pub(super) fn trait_of_total(path: &syn::Path) -> Option<TraitRef> {
    let first = &path.segments.first()?.ident;
    (first == OF_VALUES || first == OF_REFERENCES)
        .then(|| TraitRef::of_items(first == OF_REFERENCES))
}

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
        if !is_users(&ty) {
            return None;
        }
        let total = match self.blocks_of_total(&ty, &name.to_string())[..] {
            [of_references] if of_references => OF_REFERENCES,
            [_] => OF_VALUES,
            [a, b] if a != b && self.are_references(items)? => OF_REFERENCES,
            [a, b] if a != b => OF_VALUES,
            _ => return None,
        };
        let path = syn::Ident::new(total, span);
        let outer = self.env.types.insert(total.to_owned(), ty);
        let value = self.expr(&syn::parse_quote_spanned!(span=> #path::#name(#items)));
        match outer {
            Some(outer) => _ = self.env.types.insert(total.to_owned(), outer),
            None => _ = self.env.types.remove(total),
        }
        Some(value)
    }

    /// Whether each of a type's functions of that name, which a trait of std declares, takes references.
    fn blocks_of_total(&mut self, ty: &Ty, name: &str) -> Vec<bool> {
        let (items, blocks) = (self.items, self.impls_of(ty));
        let blocks = blocks.into_iter().map(|at| &items.impls[at]);
        let of_name = blocks.filter(|block| signatures_of(block).any(|sig| sig.ident == name));
        let traits = of_name.filter_map(|block| {
            let (path, _) = block.syntax.trait_.as_ref()?;
            block.scope.resolve(path).is_none().then(|| is_of_references(path))
        });
        traits.collect()
    }

    /// Whether the items of an iterator are references, if its calls show that.
    fn are_references(&self, items: &syn::Expr) -> Option<bool> {
        let syn::Expr::MethodCall(call) = ungroup(items) else { return None };
        match call.method.to_string().as_str() {
            "iter" => Some(true),
            // The elements may be references themselves.
            "copied" | "cloned" => (!self.has_arrays_of_references).then_some(false),
            "map" => match call.args.first() {
                Some(syn::Expr::Closure(of)) => self.shows_reference(&of.body),
                _ => None,
            },
            "filter" | "skip" | "take" | "rev" | "step_by" | "skip_while" | "take_while"
            | "inspect" | "chain" => self.are_references(&call.receiver),
            _ => None,
        }
    }

    /// Whether an expression is a reference, if its syntax and the functions that it calls show that.
    fn shows_reference(&self, of: &syn::Expr) -> Option<bool> {
        match ungroup(of) {
            syn::Expr::Reference(_) => Some(true),
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                (!self.has_arrays_of_references).then_some(false)
            }
            syn::Expr::Binary(_) | syn::Expr::Struct(_) | syn::Expr::Unary(_) => Some(false),
            syn::Expr::Call(call) => self.called_signature(call).map(|sig| gives_reference(&sig)),
            syn::Expr::MethodCall(call) => {
                let methods = self.items.impls.iter().flat_map(signatures_of);
                let mut named = methods.filter(|sig| sig.ident == call.method).peekable();
                named.peek()?;
                (!named.any(gives_reference)).then_some(false)
            }
            _ => None,
        }
    }
}

fn gives_reference(sig: &syn::Signature) -> bool {
    matches!(&sig.output, syn::ReturnType::Type(_, ty) if matches!(**ty, syn::Type::Reference(_)))
}
