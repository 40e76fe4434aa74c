//! Cooperative matrices in the CPU form: each invocation has a whole one, and all those of a
//! workgroup have read before one goes on.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::cpu::Cpu;
use super::ty;
use crate::cooperative::{CoopOp, Order};
use crate::ir::{ExprId, Place, Projection};

impl Cpu<'_> {
    pub(super) fn cooperative(
        &self,
        id: ExprId,
        op: CoopOp,
        place: Option<&Place>,
        args: &[ExprId],
        span: Span,
    ) -> TokenStream {
        let values: Vec<TokenStream> = args.iter().map(|arg| self.expr(*arg)).collect();
        match (op, place) {
            (CoopOp::Load(_, order), Some(place)) => {
                let (matrix, stride) = (ty(self.ty_of(id), span), &values[0]);
                let element = self.load_with(place, span, &mut |index| self.along(place, index));
                let by_rows = order == Order::Rows;
                quote_spanned!(span=> <#matrix>::load(#by_rows, #stride, |__along| #element))
            }
            (CoopOp::Store(order), Some(place)) => {
                let (matrix, stride) = (&values[0], &values[1]);
                let (value, by_rows) = (quote!(__value), order == Order::Rows);
                let index = &mut |index| self.along(place, index);
                let store = self.store_with(place, value, span, index);
                quote_spanned!(span=> (#matrix).store(#by_rows, #stride, |__along, __value| { #store }))
            }
            (CoopOp::Fits, _) => {
                let rest = &values[1..];
                let matrix = ty(self.ty_of(args[0]), span);
                quote_spanned!(span=> <#matrix>::fits(#(#rest),*))
            }
            (CoopOp::MultiplyAdd, _) => {
                quote_spanned!(span=> __rt::cpu::coop_multiply_add(#(#values),*))
            }
            (CoopOp::Zero(_) | CoopOp::Load(..) | CoopOp::Store(_), _) => {
                let matrix = ty(self.ty_of(id), span);
                quote_spanned!(span=> <#matrix>::ZERO)
            }
        }
    }

    /// An index of a tile's place: the last one runs along the tile.
    fn along(&self, place: &Place, index: ExprId) -> TokenStream {
        let value = self.expr(index);
        match place.projections.last() {
            Some(Projection::Index(last)) if *last == index => {
                quote!(u32::wrapping_add(#value, __along))
            }
            _ => value,
        }
    }
}
