//! Subgroup operations in the CPU form: every invocation of the workgroup stores its value, then
//! the runtime's `cpu::subgroup` replaces the values by the results.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use super::tokens::ty;
use crate::builtins::Builtin;
use crate::ir::{ExprId, LocalId};

impl Cpu<'_> {
    /// The places where invocations that are state machines exchange values, one for each
    /// operation.
    pub(super) fn exchanges(&self) -> TokenStream {
        let module = self.checked.module();
        let operations =
            module.exprs.iter().filter(|(_, node)| node.kind.subgroup_operation().is_some());
        operations
            .map(|(id, _)| {
                let (name, ty) = (exchange(id), ty(self.ty_of(id), Span::call_site()));
                quote!(let #name = &__rt::cpu::subgroup::Exchange::<#ty>::new();)
            })
            .collect()
    }

    /// An operation between state machines.
    pub(super) fn subgroup_exchange(
        &self,
        id: ExprId,
        name: &str,
        args: &[ExprId],
        span: Span,
    ) -> TokenStream {
        let (exchange, function) = (exchange(id), function(name, span));
        let value = self.brought(name, args[0], span);
        let selector = match args.get(1) {
            Some(selector) => self.expr(*selector),
            None => quote_spanned!(span=> 0u32),
        };
        let none = quote!(::core::option::Option::None);
        let arrives = self.arrives(&none, self.checked.module().exprs[id].span);
        quote_spanned!(span=> {
            let (__value, __selector) = (#value, #selector);
            #arrives
            #exchange.meet(__id, __value, __selector, #function).await
        })
    }

    /// An operation between two phases: in the first one, the invocations store their values.
    pub(super) fn subgroup_phase(
        &self,
        result: LocalId,
        name: &str,
        args: &[ExprId],
        span: Span,
    ) -> TokenStream {
        let (values, function) = (&self.locals[result.index()], function(name, span));
        let value = self.brought(name, args[0], span);
        let count = Literal::usize_suffixed(self.invocations());
        let selectors = args.get(1).map(|_| quote!(let mut __selectors = [0u32; #count];));
        let selector = args.get(1).map(|selector| {
            let selector = self.expr(*selector);
            quote_spanned!(span=> __selectors[__lane as usize] = #selector;)
        });
        let place = self.local(result);
        let phase = self.phase(quote_spanned!(span=> #place = #value; #selector));
        let from = if selectors.is_some() { quote!(&__selectors) } else { quote!(&[]) };
        quote_spanned!(span=> {
            #selectors
            #phase
            #function(&mut #values[..], #from, __subgroup_size);
        })
    }

    /// The value of an invocation, in the result's type.
    fn brought(&self, name: &str, arg: ExprId, span: Span) -> TokenStream {
        let value = self.expr(arg);
        match name {
            "::subgroup_ballot" => quote_spanned!(span=> __rt::cpu::subgroup::vote(#value)),
            _ => value,
        }
    }
}

fn exchange(id: ExprId) -> Ident {
    format_ident!("__exchange_{}", id.index())
}

/// The runtime's function for an operation.
fn function(name: &str, span: Span) -> TokenStream {
    let name = Builtin::identifier(name);
    let name = Ident::new(name.strip_prefix("subgroup_").unwrap_or(name), span);
    quote_spanned!(span=> __rt::cpu::subgroup::#name)
}
