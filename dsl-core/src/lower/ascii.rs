//! Methods of `u8` about ASCII characters, such as `b.is_ascii_digit()`, written out in
//! comparisons. `char` has the same methods: they use the ones of `u8`.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::context::Lowerer;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Scalar, Ty};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// A method about ASCII characters. `None` for other methods.
    pub(super) fn ascii_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        let within = |first: u8, count: u8| quote!((__byte.wrapping_sub(#first) < #count));
        let lower_within = |count: u8| quote!(((__byte | 32u8).wrapping_sub(b'a') < #count));
        let (digit, letter, graphic) = (within(b'0', 10), lower_within(26), within(33, 94));
        let (upper, lower) = (within(b'A', 26), within(b'a', 26));
        let of_byte = match (name.text.as_str(), call.args.len()) {
            ("is_ascii", 0) => quote!((__byte < 128u8)),
            ("is_ascii_digit", 0) => digit,
            ("is_ascii_alphabetic", 0) => letter,
            ("is_ascii_uppercase", 0) => upper,
            ("is_ascii_lowercase", 0) => lower,
            ("is_ascii_alphanumeric", 0) => quote!((#digit || #letter)),
            ("is_ascii_hexdigit", 0) => {
                let letter = lower_within(6);
                quote!((#digit || #letter))
            }
            ("is_ascii_whitespace", 0) => {
                quote!(
                    (__byte == 32u8
                        || __byte == 9u8
                        || __byte == 10u8
                        || __byte == 12u8
                        || __byte == 13u8)
                )
            }
            ("is_ascii_control", 0) => quote!((__byte < 32u8 || __byte == 127u8)),
            ("is_ascii_graphic", 0) => graphic,
            ("is_ascii_punctuation", 0) => quote!((#graphic && !(#digit || #letter))),
            ("to_ascii_uppercase", 0) => quote!((__byte ^ ((#lower as u8) << 5u32))),
            ("to_ascii_lowercase", 0) => quote!((__byte ^ ((#upper as u8) << 5u32))),
            ("eq_ignore_ascii_case", 1) => {
                let other = match ungroup(&call.args[0]) {
                    syn::Expr::Reference(of) => of.expr.to_token_stream(),
                    other => quote!((*#other)),
                };
                quote!((__byte.to_ascii_lowercase() == #other.to_ascii_lowercase()))
            }
            _ => return None,
        };
        let value = self.expr(&call.receiver);
        match self.shape_of_value(value) {
            Some(Ty::Scalar(Scalar::U8)) => {
                Some(self.with_name("__byte", value, name.span, of_byte))
            }
            Some(Ty::Scalar(Scalar::Char)) => {
                let of_char = of_char(&call.method, of_byte);
                Some(self.with_name("__byte", value, name.span, of_char))
            }
            _ if matches!(self.module.exprs[value].kind, Expr::Error) => Some(value),
            _ => {
                let message = format!(
                    "`{}` is a method of `u8` and `char`: declare the type, `let c: u8 = …;`",
                    name.text
                );
                Some(self.poison(Code::UnknownFunction, name.span, message))
            }
        }
    }
}

/// The method of a `char`; `of_byte` is the method of `u8`.
fn of_char(method: &syn::Ident, of_byte: TokenStream) -> TokenStream {
    let code = quote!((__byte as u32));
    let changed = |of: &str| {
        let is_changed = syn::Ident::new(of, method.span());
        quote!(((#code ^ ((__byte.#is_changed() as u32) << 5u32)) as char))
    };
    match method.to_string().as_str() {
        "is_ascii" => quote!((#code < 128u32)),
        "to_ascii_uppercase" => changed("is_ascii_lowercase"),
        "to_ascii_lowercase" => changed("is_ascii_uppercase"),
        "eq_ignore_ascii_case" => of_byte,
        _ => quote!((#code < 128u32 && (#code as u8).#method())),
    }
}
