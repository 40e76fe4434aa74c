//! Cooperative matrices in the CPU form: each invocation has a whole matrix. All invocations of a
//! workgroup have read before any continues.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::cpu::Cpu;
use super::place::Memory;
use super::tokens::ty;
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
                let (Memory { object, address, .. }, of, access) = self.tile(place, span);
                let element = quote_spanned!(span=> #object.load::<#of>(#address, #access));
                let by_rows = order == Order::Rows;
                quote_spanned!(span=> <#matrix>::load(#by_rows, #stride, |__along| #element))
            }
            (CoopOp::Store(order), Some(place)) => {
                let (matrix, stride) = (&values[0], &values[1]);
                let by_rows = order == Order::Rows;
                let (Memory { object, address, .. }, of, access) = self.tile(place, span);
                let store = quote_spanned!(span=> #object.store::<#of>(#address, __value, #access));
                quote_spanned!(span=> (#matrix).store(#by_rows, #stride, |__along, __value| { #store; }))
            }
            (CoopOp::Fits, _) => {
                let rest = &values[1..];
                let matrix = ty(self.ty_of(args[0]), span);
                self.guard(id, quote_spanned!(span=> <#matrix>::fits(#(#rest),*)))
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

    /// The address of a tile's element; its type; and the observer of the access.
    fn tile(&self, place: &Place, span: Span) -> (Memory, TokenStream, TokenStream) {
        let memory = self.memory(place, &mut |index| self.along(place, index));
        let of = ty(&self.checked.types().place(self.checked.module(), place), span);
        let memory = memory.expect("tiles are in workgroup and storage memory");
        let access = memory.access("together");
        (memory, of, access)
    }

    /// An index in a tile's place: the last one varies along the tile.
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
