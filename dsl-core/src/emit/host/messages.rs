//! The messages of a kernel to the host, as a part of its `KernelInfo`. Each message has a function
//! that reads the words of the values and makes the text, with Rust's own formatting.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};

use super::tokens::at;
use crate::analyze::Checked;
use crate::ir::{Message, MessageText, Scalar, Ty, WrittenMessage};
use crate::ty::{
    ERR_VALUE, Form, IS_OK, IS_SOME, OK_VALUE, SOME_VALUE, Struct, TAG, member_of_variant,
};

pub(super) fn emit(checked: &Checked) -> TokenStream {
    let messages = &checked.module().messages;
    let list = messages.list.iter().map(of_message);
    let binding = match messages.binding {
        Some(binding) => {
            let binding = binding.index() as u32;
            quote!(::core::option::Option::Some(#binding))
        }
        None => quote!(::core::option::Option::None),
    };
    quote!(::dsl_runtime::__private::Messages { binding: #binding, list: &[#(#list),*] })
}

fn of_message(written: &WrittenMessage) -> TokenStream {
    let WrittenMessage { message, types, words } = written;
    let Message { is_failure, ends_line, text, span } = message;
    let values = types.iter().enumerate().map(|(n, ty)| {
        let (name, value) = (value_name(n), read(ty));
        quote!(let #name = #value;)
    });
    let text = self::text(text, *is_failure);
    let (file, start) = (span.file(), span.start());
    let (line, column) = (start.line as u32, start.column as u32 + 1);
    let body = quote_spanned!(at(*span)=> |__words| { #(#values)* #text });
    quote!(::dsl_runtime::__private::Message {
        is_failure: #is_failure,
        ends_line: #ends_line,
        file: #file,
        line: #line,
        column: #column,
        words: #words,
        text: #body,
    })
}

fn value_name(n: usize) -> proc_macro2::Ident {
    format_ident!("__value_{n}", span = Span::mixed_site())
}

/// An expression of type `String`.
fn text(text: &MessageText, is_failure: bool) -> TokenStream {
    let MessageText { about, format, args, shown } = text;
    let mut next = 0..;
    let formatted = format.as_ref().map(|format| {
        let args = args.iter().map(|arg| {
            let value = match &arg.literal {
                Some(literal) => quote!(#literal),
                None => {
                    let name = value_name(next.next().unwrap_or_default());
                    quote!(#name)
                }
            };
            match &arg.name {
                Some(name) => quote!(#name = #value),
                None => value,
            }
        });
        quote_spanned!(at(format.span())=> ::std::format!(#format #(, #args)*))
    });
    let about = about.as_ref().map(|about| quote!(::std::string::String::from(#about)));
    let first = match (about, formatted) {
        (Some(about), Some(text)) => quote!(#about + ": " + &#text),
        (Some(text), None) | (None, Some(text)) => text,
        (None, None) => quote!(::std::string::String::new()),
    };
    let shown = shown.iter().zip(next).map(|(label, n)| {
        let name = value_name(n);
        let format = if is_failure { "{}{:?}" } else { "{}{:#?}" };
        quote!(+ &::std::format!(#format, #label, #name))
    });
    quote!(#first #(#shown)*)
}

/// An expression that reads a value of a type, part by part in order.
fn read(ty: &Ty) -> TokenStream {
    match ty {
        Ty::Scalar(scalar) => read_scalar(*scalar),
        Ty::Vector(scalar, n) => {
            let prefix = scalar.vector_prefix().unwrap_or("UVec");
            let name = format_ident!("{prefix}{n}");
            let components = (0..*n).map(|_| read_scalar(*scalar));
            if *scalar == Scalar::F16 {
                quote!(::dsl_runtime::#name::new(#(#components),*))
            } else {
                quote!(::dsl_runtime::glam::#name::new(#(#components),*))
            }
        }
        Ty::Matrix(n) => {
            let name = format_ident!("Mat{n}");
            let columns = (0..*n).map(|_| read(&Ty::Vector(Scalar::F32, *n)));
            quote!(::dsl_runtime::glam::#name::from_cols(#(#columns),*))
        }
        Ty::Array(element, length) => {
            let (element, length) = (read(element), Literal::usize_suffixed(*length as usize));
            quote!(::core::array::from_fn::<_, #length, _>(|_| #element))
        }
        Ty::Enum(of) => {
            let variants = of.variants.iter().map(|(name, value)| quote!((#name, #value)));
            quote!(__words.variant(&[#(#variants),*]))
        }
        Ty::Struct(of) => read_struct(of),
        Ty::Error
        | Ty::Unit
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => quote!(()),
    }
}

fn read_scalar(scalar: Scalar) -> TokenStream {
    match scalar {
        Scalar::Bool => quote!((__words.word() != 0)),
        Scalar::F32 => quote!(f32::from_bits(__words.word())),
        Scalar::F16 => quote!(::dsl_runtime::f16::from_f32(f32::from_bits(__words.word()))),
        Scalar::F64 => quote!(f64::from_bits(__words.two_words())),
        Scalar::I64 => quote!((__words.two_words() as i64)),
        Scalar::U64 => quote!(__words.two_words()),
        Scalar::U32 => quote!(__words.word()),
        Scalar::Char => quote!(char::from_u32(__words.word()).unwrap_or_default()),
        // The word includes the sign.
        Scalar::Isize => quote!((__words.word() as i32 as isize)),
        Scalar::I32 | Scalar::I8 | Scalar::U8 | Scalar::I16 | Scalar::U16 | Scalar::Usize => {
            let ty = format_ident!("{}", scalar.rust());
            quote!((__words.word() as #ty))
        }
    }
}

fn read_struct(of: &Struct) -> TokenStream {
    if of.is_tuple() {
        let members = of.members.iter().map(|member| read(&member.ty));
        return quote!((#(#members,)*));
    }
    let names: Vec<_> = (0..of.members.len()).map(|n| format_ident!("__member_{n}")).collect();
    let members = of.members.iter().map(|member| read(&member.ty));
    let members = quote!(#(let #names = #members;)*);
    let named = |member: &str| {
        let at = of.members.iter().position(|other| other.name == member);
        names[at.unwrap_or_default()].clone()
    };
    match &of.form {
        Form::Option => {
            let (is_some, value) = (named(IS_SOME), named(SOME_VALUE));
            quote!({ #members #is_some.then_some(#value) })
        }
        Form::Result => {
            let (is_ok, value, error) = (named(IS_OK), named(OK_VALUE), named(ERR_VALUE));
            quote!({ #members if #is_ok { Ok(#value) } else { Err(#error) } })
        }
        Form::Plain | Form::Unit | Form::View(_) => {
            let is_shown = of.form != Form::Unit;
            let fields =
                of.members.iter().zip(&names).filter(|_| is_shown).map(|(member, value)| {
                    let name = &member.name;
                    quote!((#name, ::dsl_runtime::__private::shown(#value)))
                });
            let name = rust_name(&of.name);
            quote!({ #members ::dsl_runtime::__private::Structure::new(#name, [#(#fields),*]) })
        }
        Form::Enum(variants) => {
            let tag = named(TAG);
            let cases = variants.tag.variants.iter().zip(&variants.fields).map(
                |((variant, value), fields)| {
                    let shown = fields.names.iter().map(|field| {
                        let value = named(&member_of_variant(variant, field));
                        quote!((#field, ::dsl_runtime::__private::shown(#value)))
                    });
                    quote!(#value => ::dsl_runtime::__private::Structure::new(#variant, [#(#shown),*]),)
                },
            );
            // The tag is read as a number.
            let members = of.members.iter().zip(&names).map(|(member, name)| {
                let value = match member.name == TAG {
                    true => quote!(__words.word()),
                    false => read(&member.ty),
                };
                quote!(let #name = #value;)
            });
            quote!({
                #(#members)*
                match #tag { #(#cases)* _ => ::dsl_runtime::__private::Structure::new("?", []) }
            })
        }
    }
}

/// A type's name without its generic arguments.
fn rust_name(name: &str) -> &str {
    name.split('<').next().unwrap_or(name)
}
