//! Methods of slices and of `Ordering` that are functions of `items/std_methods`.

use super::context::Lowerer;
use super::definition::FunctionItem;
use super::function_ty::is_slice_ty;
use super::ordering::comparison;
use super::symbol::Symbol;
use crate::ir::{Name, Root, Scalar, Ty};
use crate::items::{ItemKind, is_std_function, std_function};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// Replaces a method that is defined as a Rust function by a call of that function. A method of
    /// a user's trait takes precedence, but not on slices.
    pub(super) fn std_call(&mut self, call: &syn::ExprMethodCall) -> Option<syn::Expr> {
        let name = call.method.to_string();
        if !is_std_function(&name) {
            return None;
        }
        let shape = self.known_shape(&call.receiver)?;
        if !self.env.of_std
            && !self.is_slice_parameter(&call.receiver)
            && self.method_names.of_language.contains(&name)
            && self.has_method(&shape, &name)
        {
            return None;
        }
        self.std_call_for(call, Some(shape))
    }

    /// The same for a receiver with this shape.
    pub(super) fn std_call_for(
        &self,
        call: &syn::ExprMethodCall,
        shape: Option<Ty>,
    ) -> Option<syn::Expr> {
        let shape = shape?;
        let function = std_function(&shape, &call.method)?;
        // Floats have no total order.
        let is_float = |of: &Ty| of.scalar().is_some_and(Scalar::is_float);
        if let Ty::Array(element, _) | Ty::RuntimeArray(element) = &shape
            && call.method == "binary_search"
            && is_float(element)
        {
            return None;
        }
        let (item, _) = self.env.scope.resolve(&function)?;
        let ItemKind::Function(item) = &self.items.items[item].kind else { return None };
        let reference = match item.sig.inputs.first() {
            Some(syn::FnArg::Typed(first)) => match &*first.ty {
                syn::Type::Reference(of) => Some(of.mutability),
                _ => None,
            },
            _ => None,
        };
        let (span, args) = (call.method.span(), call.args.iter().map(comparison));
        let of = ungroup(&call.receiver);
        let is_reference = matches!(of, syn::Expr::Reference(_)) || self.is_reference(of);
        Some(match reference {
            Some(mutability) if !is_reference => {
                syn::parse_quote_spanned!(span=> #function(&#mutability #of, #(#args),*))
            }
            Some(Some(_)) if self.is_slice_at(of) => {
                syn::parse_quote_spanned!(span=> #function(&mut #of[..], #(#args),*))
            }
            Some(Some(_)) if self.is_read_only(of) => {
                syn::parse_quote_spanned!(span=> #function(&mut *#of, #(#args),*))
            }
            _ => syn::parse_quote_spanned!(span=> #function(#of, #(#args),*)),
        })
    }

    /// Whether a call of a function of std would copy a slice: a call passes the memory of buffers
    /// and a pointer to a whole variable, but the value of any other array.
    pub(super) fn copies_slice(&self, function: &FunctionItem<'_>, args: &[&syn::Expr]) -> bool {
        let mut inputs = function.sig.inputs.iter().zip(args);
        function.env.is_method_of_std()
            && inputs.any(|(input, arg)| match input {
                syn::FnArg::Typed(input) => match &*input.ty {
                    syn::Type::Reference(of) if is_slice_ty(&input.ty) => {
                        self.is_copied(arg, of.mutability.is_some())
                    }
                    _ => false,
                },
                syn::FnArg::Receiver(_) => false,
            })
    }

    fn is_copied(&self, arg: &syn::Expr, by_pointer: bool) -> bool {
        let mut is_whole = true;
        let mut of = ungroup(arg);
        loop {
            of = match of {
                syn::Expr::Reference(reference) => ungroup(&reference.expr),
                syn::Expr::Unary(unary) => ungroup(&unary.expr),
                syn::Expr::Field(field) if self.named_symbol(of).is_none() => {
                    is_whole = false;
                    ungroup(&field.base)
                }
                syn::Expr::Index(index) => {
                    is_whole = false;
                    ungroup(&index.expr)
                }
                _ => break,
            };
        }
        match self.named_symbol(of) {
            Some(Symbol::Local(_)) => !(is_whole && by_pointer),
            Some(Symbol::Alias(place, ..)) => {
                matches!(place.root, Root::Local(_))
                    && !(is_whole && by_pointer && place.projections.is_empty())
            }
            _ => false,
        }
    }
}

/// The call of the function that `Ordering::reverse(o)` means.
pub(super) fn called_by_path(ty: &Ty, name: &Name, args: &[&syn::Expr]) -> Option<syn::Expr> {
    args.first()?;
    let function = std_function(ty, &syn::Ident::new(&name.text, name.span))?;
    Some(syn::parse_quote_spanned!(name.span=> #function(#(#args),*)))
}
