//! The Rust form of names, types and numbers of the language.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

use crate::ir::{Name, Scalar, Ty};

/// The location of the user's code with the name resolution of the macro.
pub(super) fn at(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// An identifier as the user wrote it.
pub(in crate::emit) fn ident(name: &Name) -> Ident {
    if KEYWORDS.contains(&name.text.as_str()) {
        Ident::new_raw(&name.text, name.span)
    } else {
        Ident::new(&name.text, name.span)
    }
}

/// Rust's keywords, which the user wrote as `r#name`.
const KEYWORDS: [&str; 48] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// A type in Rust.
pub(super) fn ty(ty: &Ty, span: Span) -> TokenStream {
    match ty {
        Ty::Error | Ty::Unit | Ty::Handle(_) | Ty::Param(_) => quote_spanned!(span=> ()),
        Ty::Enum(_) => quote_spanned!(span=> u32),
        Ty::CoopMatrix(of) => {
            let scalar = self::ty(&Ty::Scalar(of.scalar), span);
            let size = Literal::usize_suffixed(of.size as usize);
            quote_spanned!(span=> __rt::cpu::CoopMatrix<#scalar, #size>)
        }
        Ty::Struct(of) => Ident::new(&of.wgsl, span).into_token_stream(),
        Ty::Scalar(Scalar::F16) => quote_spanned!(span=> ::dsl_runtime::f16),
        Ty::Scalar(scalar) | Ty::Atomic(scalar) => {
            Ident::new(scalar.rust(), span).into_token_stream()
        }
        Ty::Vector(Scalar::F16, _) => {
            let name = Ident::new(&ty.rust(), span);
            quote_spanned!(span=> ::dsl_runtime::#name)
        }
        Ty::Vector(..) | Ty::Matrix(_) => {
            let name = Ident::new(&ty.rust(), span);
            quote_spanned!(span=> ::dsl_runtime::glam::#name)
        }
        Ty::Array(element, length) => {
            let element = self::ty(element, span);
            let length = Literal::usize_suffixed(*length as usize);
            quote_spanned!(span=> [#element; #length])
        }
        Ty::RuntimeArray(element) => {
            let element = self::ty(element, span);
            quote_spanned!(span=> [#element])
        }
    }
}

/// 0 or 1 in a number's type, or a vector of that number.
pub(super) fn number(is_one: bool, of: &Ty, span: Span) -> TokenStream {
    let Some(scalar) = of.scalar().filter(|_| is_one) else { return zero(of, span) };
    let name = Ident::new(scalar.rust(), span);
    let one = if scalar == Scalar::F16 {
        quote_spanned!(span=> ::dsl_runtime::f16::ONE)
    } else {
        quote_spanned!(span=> (1 as #name))
    };
    if let Ty::Scalar(_) = of {
        return one;
    }
    let ty = ty(of, span);
    quote_spanned!(span=> #ty::splat(#one))
}

/// The zero value of a type.
pub(super) fn zero(of: &Ty, span: Span) -> TokenStream {
    match of {
        Ty::Error | Ty::Unit | Ty::RuntimeArray(_) | Ty::Handle(_) | Ty::Param(_) => {
            quote_spanned!(span=> ())
        }
        Ty::Enum(_) => quote_spanned!(span=> 0u32),
        Ty::CoopMatrix(_) => {
            let ty = ty(of, span);
            quote_spanned!(span=> <#ty>::ZERO)
        }
        Ty::Struct(_) => {
            let ty = ty(of, span);
            quote_spanned!(span=> <#ty as __rt::Storable>::ZERO)
        }
        Ty::Scalar(Scalar::Bool) => quote_spanned!(span=> false),
        Ty::Scalar(Scalar::F32) => quote_spanned!(span=> 0.0f32),
        Ty::Scalar(Scalar::F16) => quote_spanned!(span=> ::dsl_runtime::f16::ZERO),
        Ty::Scalar(Scalar::F64) => quote_spanned!(span=> 0.0f64),
        Ty::Scalar(scalar) | Ty::Atomic(scalar) => {
            let ty = Ident::new(scalar.rust(), span);
            quote_spanned!(span=> (0 as #ty))
        }
        Ty::Vector(scalar, _) => {
            let (ty, zero) = (ty(of, span), zero(&Ty::Scalar(*scalar), span));
            quote_spanned!(span=> #ty::splat(#zero))
        }
        Ty::Matrix(_) => {
            let ty = ty(of, span);
            quote_spanned!(span=> #ty::ZERO)
        }
        Ty::Array(element, length) => {
            let zero = zero(element, span);
            let length = Literal::usize_suffixed(*length as usize);
            quote_spanned!(span=> [#zero; #length])
        }
    }
}
