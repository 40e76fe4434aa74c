//! Loops over ranges in the CPU form. They are plain counters where that is simple, since iterators
//! are calls in debug builds.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

use super::cpu::Cpu;
use super::tokens::ty;
use crate::analyze::constants::Value;
use crate::ir::{ForRange, LocalId};

impl Cpu<'_> {
    pub(super) fn for_(
        &self,
        local: LocalId,
        range: &ForRange,
        body: TokenStream,
        span: Span,
    ) -> TokenStream {
        let (start, end) = (self.expr(range.start), self.expr(range.end));
        let name = self.local(local);
        let mutable =
            self.checked.module().locals[local].assigned.then(|| quote_spanned!(span=> mut));
        let ty = ty(self.checked.types().local(local), span);
        let counts_up = quote!(__next += 1;);
        let (counters, goes_on, before, after) = match (range.inclusive, range.reversed, range.step)
        {
            (false, false, None) => {
                (quote!(mut __next, __end), quote!(__next < __end), quote!(), counts_up.clone())
            }
            (true, false, None) if self.is_below_the_most(range) => {
                (quote!(mut __next, __end), quote!(__next <= __end), quote!(), counts_up)
            }
            (true, false, None) => {
                return self.inclusive(local, [&start, &end], &body, span);
            }
            (false, true, None) => (
                quote!(__start, mut __next),
                quote!(__next > __start),
                quote!(__next -= 1;),
                quote!(),
            ),
            (false, false, Some(step)) => {
                let step = self.expr(step);
                return self.stepped(local, [&start, &end, &step], &body, span);
            }
            _ => {
                let iter = self.iterator(range, &start, &end, span);
                return quote_spanned!(span=> for #mutable #name in #iter { #body });
            }
        };
        quote_spanned!(span=>
            let (#counters): (#ty, #ty) = (#start, #end);
            while #goes_on {
                #before
                let #mutable #name = __next;
                #after
                #body
            }
        )
    }

    /// `start..=end`. The end may be the greatest number, after which there is no next one.
    fn inclusive(
        &self,
        local: LocalId,
        [start, end]: [&TokenStream; 2],
        body: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let (name, of) = (self.local(local), self.checked.types().local(local));
        let mutable =
            self.checked.module().locals[local].assigned.then(|| quote_spanned!(span=> mut));
        let ty = ty(of, span);
        quote_spanned!(span=>
            let (mut __next, __end): (#ty, #ty) = (#start, #end);
            let mut __goes_on = __next <= __end;
            while __goes_on {
                let #mutable #name = __next;
                __goes_on = __next < __end;
                __next = #ty::wrapping_add(__next, 1);
                #body
            }
        )
    }

    /// `(start..end).step_by(step)`. As in the WGSL, a step of 0 counts as 1.
    fn stepped(
        &self,
        local: LocalId,
        [start, end, step]: [&TokenStream; 3],
        body: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let (name, of) = (self.local(local), self.checked.types().local(local));
        let mutable =
            self.checked.module().locals[local].assigned.then(|| quote_spanned!(span=> mut));
        let ty = ty(of, span);
        let unsigned = of.scalar().map_or(4, crate::ir::Scalar::size) * 8;
        let unsigned = Ident::new(&format!("u{unsigned}"), span);
        quote_spanned!(span=>
            let (mut __next, __end, __step): (#ty, #ty, u32) = (#start, #end, #step);
            let __step = if __step == 0 { 1 } else { __step };
            let mut __goes_on = __next < __end;
            while __goes_on {
                let #mutable #name = __next;
                __goes_on = #ty::wrapping_sub(__end, __next) as #unsigned > __step as #unsigned;
                __next = #ty::wrapping_add(__next, __step as #ty);
                #body
            }
        )
    }

    /// Whether the number after the last one is in the range of the type.
    fn is_below_the_most(&self, range: &ForRange) -> bool {
        match self.constant(range.end) {
            Some(Value::Int(last, of)) => last < of.limits().1,
            _ => false,
        }
    }

    fn iterator(
        &self,
        range: &ForRange,
        start: &TokenStream,
        end: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let mut iter = match range.inclusive {
            true => quote_spanned!(span=> (#start..=#end)),
            false => quote_spanned!(span=> (#start..#end)),
        };
        if range.reversed && !range.stepped_first {
            iter = quote_spanned!(span=> #iter.rev());
        }
        if let Some(step) = range.step {
            let step = self.expr(step);
            iter = quote_spanned!(span=> #iter.step_by((#step).max(1u32) as usize));
        }
        if range.stepped_first {
            iter = quote_spanned!(span=> #iter.rev());
        }
        iter
    }
}
