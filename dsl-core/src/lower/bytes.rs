//! Numbers as bytes: `x.to_le_bytes()`, `u32::from_be_bytes(bytes)` and the like, written out in
//! shifts. Devices and their hosts are little-endian, so `to_ne_bytes` is `to_le_bytes`.

use proc_macro2::Span;
use quote::{ToTokens, quote};

use super::context::Lowerer;
use super::iterator::with_length;
use super::symbol::Symbol;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Name, Scalar, Ty};
use crate::syntax::methods::gives_bytes;
use crate::syntax::name_of;

/// The integer type with the bits of a number, and its number of bytes. `None` for `bool` and the
/// like.
fn bits(scalar: Scalar) -> Option<(Scalar, usize)> {
    Some(match scalar {
        Scalar::U8 | Scalar::I8 => (Scalar::U8, 1),
        Scalar::U16 | Scalar::I16 => (Scalar::U16, 2),
        Scalar::U32 | Scalar::I32 | Scalar::F32 => (Scalar::U32, 4),
        Scalar::U64 | Scalar::I64 => (Scalar::U64, 8),
        _ => return None,
    })
}

/// The position of the `n`th of `of` bytes, in bits.
fn shift(n: usize, of: usize, is_little: bool) -> syn::LitInt {
    let n = if is_little { n } else { of - 1 - n };
    syn::LitInt::new(&(8 * n).to_string(), Span::call_site())
}

fn named(scalar: Scalar) -> syn::Ident {
    syn::Ident::new(scalar.rust(), Span::call_site())
}

impl Lowerer<'_> {
    /// `x.to_le_bytes()` and `x.to_be_bytes()`. `None` for other methods.
    pub(super) fn bytes_of(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        if !gives_bytes(&name.text) || !call.args.is_empty() {
            return None;
        }
        let is_little = name.text != "to_be_bytes";
        let value = self.expr(&call.receiver);
        let known = self.shape_of_value(value);
        let Some((scalar, (of_bits, count))) =
            known.as_ref().and_then(Ty::scalar).and_then(|scalar| Some((scalar, bits(scalar)?)))
        else {
            let message = "the type of this number is not known here, or has no bytes in kernels: \
                           declare it, `let x: u32 = …;`";
            return Some(self.poison(Code::UnknownType, name.span, message));
        };
        let number = match scalar {
            Scalar::F32 => quote!(__number.to_bits()),
            _ => {
                let of_bits = named(of_bits);
                quote!((__number as #of_bits))
            }
        };
        let bytes = (0..count).map(|n| {
            let shift = shift(n, count, is_little);
            quote!((#number >> #shift) as u8)
        });
        let bytes = match count {
            1 => quote!([#number]),
            _ => quote!([#(#bytes),*]),
        };
        Some(self.with_name("__number", value, name.span, bytes))
    }

    /// `u32::from_le_bytes(bytes)`, `f32::from_be_bytes(bytes)`. `None` for other functions.
    pub(super) fn number_of_bytes(
        &mut self,
        ty: &Ty,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let is_little = ["from_le_bytes", "from_ne_bytes"].contains(&&*name.text);
        let (Ty::Scalar(scalar), [arg]) = (ty, args) else { return None };
        if !is_little && name.text != "from_be_bytes" {
            return None;
        }
        let (of_bits, count) = bits(*scalar)?;
        let value = match with_length(arg, &count) {
            Some(array) => self.expr(&array),
            None => self.expr(arg),
        };
        let span = self.module.exprs[value].span;
        let bytes = Ty::Array(Box::new(Ty::Scalar(Scalar::U8)), count as u32);
        let value = self.push(Expr::Ascribe(value, bytes), span);
        let wide = named(of_bits);
        let parts = (0..count).map(|n| {
            let (at, shift) = (syn::Index::from(n), shift(n, count, is_little));
            match count {
                1 => quote!(__bytes[#at]),
                _ => quote!(((__bytes[#at] as #wide) << #shift)),
            }
        });
        let number = match *scalar {
            Scalar::F32 => quote!(f32::from_bits(#(#parts)|*)),
            scalar => {
                let scalar = named(scalar);
                quote!((#(#parts)|*) as #scalar)
            }
        };
        Some(self.with_name("__bytes", value, name.span, number))
    }

    /// Lowers Rust code in which a name stands for a value.
    pub(super) fn with_name(
        &mut self,
        name: &str,
        value: ExprId,
        span: Span,
        of: impl ToTokens,
    ) -> ExprId {
        let local = self.spill_local(value, name.trim_start_matches('_'));
        let expr: syn::Expr = syn::parse_quote_spanned!(span=> #of);
        self.scoped(|cx| {
            cx.bind(&Name { text: name.to_owned(), span }, Symbol::Local(local));
            cx.expr(&expr)
        })
    }
}
