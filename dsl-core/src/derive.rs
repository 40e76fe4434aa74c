//! The host side of `#[derive(ShaderType)]`: a struct or a C-like enum becomes a value that the
//! runtime can write to WGSL memory and read back.
//!
//! Takes the type's syntax, gives its implementations of the runtime's traits. Mistakes that the
//! syntax shows become diagnostics here. Only rustc knows whether the type of a
//! field is storable, and how large it is. Bounds and constants of the emitted code check that, with
//! the spans of the fields.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

mod runtime_sized;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::nesting;

/// The output of `#[derive(ShaderType)]` for a type: its implementations, or its mistakes.
pub fn shader_type(item: TokenStream) -> TokenStream {
    let runtime = quote!(::dsl_runtime);
    if nesting::check(&item).is_err() {
        // The other part of the macro reports it.
        return TokenStream::new();
    }
    match syn::parse2::<syn::DeriveInput>(item) {
        Ok(input) => host_impls(&input, &runtime)
            .unwrap_or_else(|errors| recover_host_impls(&input, &runtime, &errors)),
        Err(error) => error.into_compile_error(),
    }
}

/// The mistakes of a type, and implementations that prevent further errors in code that uses it.
pub fn recover_host_impls(
    input: &syn::DeriveInput,
    runtime: &TokenStream,
    errors: &[Diagnostic],
) -> TokenStream {
    let (errors, private) = (crate::emit::stub::errors(errors), quote!(#runtime::__private));
    if input.generics.lifetimes().next().is_some() {
        return errors;
    }
    let (name, mut generics) = (&input.ident, bounds(input, &private));
    let (_, ty_generics, _) = input.generics.split_for_impl();
    push_bound(&mut generics, quote!(for<'a> #name #ty_generics: ::core::marker::Copy));
    let (impl_generics, _, bounds) = generics.split_for_impl();
    let (u32_, usize_) = (primitive("u32"), primitive("usize"));
    quote! {
        #errors
        impl #impl_generics #private::Storable for #name #ty_generics #bounds {
            const SIZE: #u32_ = 4;
            const ALIGN: #u32_ = 4;
            const ZERO: Self = ::core::panic!();
            fn load(_: #usize_, _: &impl #private::ReadWords) -> Self {
                loop {}
            }
            fn store(self, _: #usize_, _: &mut impl #private::WriteWords) {}
        }
        impl #impl_generics #private::Value for #name #ty_generics #bounds {}
    }
}

/// The implementations of the runtime's traits for a type; `runtime` is the path of `dsl-runtime`.
///
/// # Errors
/// The mistakes in the type that the syntax shows, in source order.
pub fn host_impls(
    input: &syn::DeriveInput,
    runtime: &TokenStream,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let diags = &mut Diagnostics::default();
    let private = quote!(#runtime::__private);
    let emitted = match &input.data {
        syn::Data::Struct(data) => structure(input, data, runtime, &private, diags),
        syn::Data::Enum(data) => enumeration(input, data, runtime, &private, diags),
        syn::Data::Union(data) => {
            let message = "WGSL has no unions: use a struct, and `f32::from_bits` and `to_bits` \
                           to look at bits in two ways";
            diags.error(Code::Unsupported, data.union_token.span, message);
            TokenStream::new()
        }
    };
    diags.gate()?;
    Ok(emitted)
}

fn structure(
    input: &syn::DeriveInput,
    data: &syn::DataStruct,
    runtime: &TokenStream,
    private: &TokenStream,
    diags: &mut Diagnostics,
) -> TokenStream {
    check_shape(input, data, diags);
    if let Some((header, last, element)) = runtime_sized::split(data) {
        let header: Vec<Field<'_>> =
            header.enumerate().map(|(n, field)| Field::of(n, field, diags)).collect();
        let array = Field::unchecked(header.len(), last, diags);
        return runtime_sized::structure(input, &header, &array, element, runtime, diags);
    }
    let fields: Vec<Field<'_>> =
        data.fields.iter().enumerate().map(|(n, field)| Field::of(n, field, diags)).collect();
    let name = &input.ident;
    let (_, ty_generics, _) = input.generics.split_for_impl();

    let (storable, shareable) = (bounds(input, private), shareable(input, &fields, private));
    let (impl_generics, _, storable_where) = storable.split_for_impl();
    let (shared_generics, _, shared_where) = shareable.split_for_impl();
    let members = fields.iter().map(|field| field.member(private));
    let zeros = fields.iter().map(|Field { name, ty, span, .. }| {
        quote_spanned!(*span=> #name: <#ty as #private::Storable>::ZERO)
    });
    let (at, words) = (local("at"), local("words"));
    let loads = fields.iter().enumerate().map(|(n, Field { name, ty, span, .. })| {
        let start = start(n, private);
        quote_spanned!(*span=>
            #name: <#ty as #private::Storable>::load(#at + #start, #words))
    });
    let stores = fields.iter().enumerate().map(|(n, Field { name, ty, span, .. })| {
        let start = start(n, private);
        quote_spanned!(*span=> <#ty as #private::Storable>::store(
            self.#name, #at + #start, #words,
        ))
    });
    // Without generic parameters the layout is checked here, otherwise where the type is used.
    let check = match input.generics.params.is_empty() {
        // rustc also evaluates the inner constant, but does not count it as a use of the struct.
        true => quote! {
            const _: () = {
                const __LAYOUT: &[#runtime::MemberLayout] = <#name as #runtime::StructLayout>::MEMBERS;
            };
        },
        false => use_of_generic(input),
    };
    let (u32_, usize_) = (primitive("u32"), primitive("usize"));
    quote! {
        #[automatically_derived]
        impl #impl_generics #runtime::StructLayout for #name #ty_generics #storable_where {
            const MEMBERS: &'static [#runtime::MemberLayout] =
                &#private::structs::place([#(#members),*]);
        }
        #[automatically_derived]
        impl #impl_generics #private::Storable for #name #ty_generics #storable_where {
            const SIZE: #u32_ =
                #private::structs::size_of(<Self as #runtime::StructLayout>::MEMBERS);
            const ALIGN: #u32_ =
                #private::structs::align_of(<Self as #runtime::StructLayout>::MEMBERS);
            const ZERO: Self = Self { #(#zeros),* };

            #[inline(always)]
            fn load(#at: #usize_, #words: &impl #private::ReadWords) -> Self {
                Self { #(#loads),* }
            }

            #[inline(always)]
            fn store(
                self,
                #at: #usize_,
                #words: &mut impl #private::WriteWords,
            ) {
                #(#stores;)*
            }
        }
        #[automatically_derived]
        impl #shared_generics #private::Value for #name #ty_generics #shared_where {}
        #check
    }
}

/// A local variable that cannot clash with a user's variable.
fn local(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

/// A primitive type, whatever its name means in the user's scope.
fn primitive(name: &str) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote!(::core::primitive::#name)
}

/// The span for code emitted for these tokens: rustc reports mistakes there.
fn located(span: Span) -> Span {
    span.resolved_at(Span::call_site())
}

/// Tokens with another span, so that rustc points there and not to the derive.
fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let with = |mut token: proc_macro2::TokenTree| {
        token.set_span(span);
        token
    };
    tokens.into_iter().map(with).collect()
}

/// A use of a struct with generic parameters. A kernel that uses the struct cannot name it.
fn use_of_generic(input: &syn::DeriveInput) -> TokenStream {
    let (name, (_, arguments, _)) = (&input.ident, input.generics.split_for_impl());
    let params = input.generics.params.iter().map(|param| match param {
        syn::GenericParam::Type(syn::TypeParam { ident, .. }) => quote!(#ident),
        syn::GenericParam::Const(syn::ConstParam { ident, ty, .. }) => quote!(const #ident: #ty),
        syn::GenericParam::Lifetime(of) => quote!(#of),
    });
    quote! {
        const _: () = {
            #[allow(dead_code, non_camel_case_types, reason = "a kernel may use the struct")]
            type __Use<#(#params),*> = #name #arguments;
        };
    }
}

/// The byte at which a member begins.
fn start(member: usize, private: &TokenStream) -> TokenStream {
    let usize_ = primitive("usize");
    quote!(const { <Self as #private::StructLayout>::MEMBERS[#member].offset as #usize_ })
}

/// Reports structs without members, and structs that borrow.
fn check_shape(input: &syn::DeriveInput, data: &syn::DataStruct, diags: &mut Diagnostics) {
    let span = input.ident.span();
    if data.fields.is_empty() {
        diags.error(Code::Unsupported, span, "a WGSL struct has at least one member");
    }
    for lifetime in input.generics.lifetimes() {
        let message = "a value in device memory cannot borrow: remove the lifetime";
        diags.error(Code::Unsupported, lifetime.lifetime.span(), message);
    }
}

/// A field with its attributes.
struct Field<'a> {
    name: syn::Member,
    ty: &'a syn::Type,
    /// The type's span: rustc reports mistakes in the field there.
    span: Span,
    align: Option<Bytes>,
    size: Option<Bytes>,
}

/// The argument of an attribute.
struct Bytes {
    value: u32,
    span: Span,
}

impl<'a> Field<'a> {
    fn of(at: usize, field: &'a syn::Field, diags: &mut Diagnostics) -> Self {
        check_type(&field.ty, diags);
        Self::unchecked(at, field, diags)
    }

    /// A field whose type is checked elsewhere.
    fn unchecked(at: usize, field: &'a syn::Field, diags: &mut Diagnostics) -> Self {
        let align = attribute(field, "align", diags);
        if let Some(Bytes { value, span }) = align
            && !value.is_power_of_two()
        {
            let message = format!("an alignment must be a power of two, not {value}");
            diags.error(Code::Attribute, span, message);
        }
        Field {
            name: field.ident.clone().map_or_else(|| at.into(), syn::Member::from),
            ty: &field.ty,
            span: located(field.ty.span()),
            align,
            size: attribute(field, "size", diags),
        }
    }

    /// Its name without `r#`, or its number.
    fn text(&self) -> String {
        use syn::ext::IdentExt;
        match &self.name {
            syn::Member::Named(name) => name.unraw().to_string(),
            syn::Member::Unnamed(at) => at.index.to_string(),
        }
    }

    /// The field as a member without an offset. If the attribute does not fit the type, rustc
    /// points to the attribute.
    fn member(&self, private: &TokenStream) -> TokenStream {
        let name = self.text();
        let ty = self.ty;
        let value = |bytes: &Option<Bytes>| match bytes {
            Some(Bytes { value, .. }) => quote!(::core::option::Option::Some(#value)),
            None => quote!(::core::option::Option::None),
        };
        let (align, size) = (value(&self.align), value(&self.size));
        let at = self.align.as_ref().or(self.size.as_ref()).map_or(self.span, |bytes| bytes.span);
        let storable = quote_spanned!(self.span=> <#ty as #private::Storable>);
        let member = respanned(quote!(#private::structs::member), located(at));
        quote_spanned!(at=> #member(#name, #storable::SIZE, #storable::ALIGN, #size, #align))
    }
}

/// The argument of `#[align(n)]` or `#[size(n)]`.
fn attribute(field: &syn::Field, name: &str, diags: &mut Diagnostics) -> Option<Bytes> {
    let mut found = None;
    for attr in field.attrs.iter().filter(|attr| attr.path().is_ident(name)) {
        let bytes =
            attr.parse_args::<syn::LitInt>().and_then(|n| Ok((n.base10_parse()?, n.span())));
        match bytes {
            Ok((value, span)) if value > 0 && found.is_none() => {
                found = Some(Bytes { value, span })
            }
            Ok((0, span)) => {
                diags.error(Code::Attribute, span, format!("`{name}` must be at least 1 byte"));
            }
            Ok((_, span)) => {
                diags.error(
                    Code::Attribute,
                    span,
                    format!("this member already has `#[{name}(…)]`"),
                );
            }
            Err(error) => {
                let message = format!("write `#[{name}(16)]`, a number of bytes: {error}");
                diags.error(Code::Attribute, attr.span(), message);
            }
        }
    }
    found
}

/// Reports types that cannot be in WGSL memory, whatever the names in scope mean.
fn check_type(ty: &syn::Type, diags: &mut Diagnostics) {
    let message = match ty {
        syn::Type::Array(array) => return check_type(&array.elem, diags),
        syn::Type::Group(group) => return check_type(&group.elem, diags),
        syn::Type::Paren(paren) => return check_type(&paren.elem, diags),
        syn::Type::Path(_) if crate::syntax::runtime_array(ty).is_some() => {
            "only the last member of a struct can be a runtime-sized array: the host sets its \
             length when it creates the memory"
        }
        syn::Type::Path(path) => match path.path.get_ident().and_then(instead_of) {
            Some(message) => message,
            None => return,
        },
        syn::Type::Reference(_) | syn::Type::Ptr(_) => {
            "device memory holds no references: store the value, or an index (`u32`) into a buffer"
        }
        syn::Type::Slice(_) => {
            "an array without a length is written `RuntimeArray<T>`, as the last member; elsewhere \
             write `[T; N]`"
        }
        syn::Type::Tuple(_) => "WGSL has no tuples: declare a struct that derives `ShaderType`",
        _ => "this type cannot be in device memory",
    };
    diags.error(Code::UnknownType, ty.span(), message);
}

/// Advice for a primitive or well-known type that cannot be used.
fn instead_of(name: &Ident) -> Option<&'static str> {
    Some(match name.to_string().as_str() {
        "usize" => "the size of `usize` depends on the host: use `u32`",
        "isize" => "the size of `isize` depends on the host: use `i32`",
        "char" => "WGSL has no characters: use `u32`, and `char::from_u32` on the host",
        "str" | "String" => "WGSL has no strings: use numbers, such as `[u32; N]`",
        _ => return None,
    })
}

/// The type's generics, with `Storable` for each type parameter.
fn bounds(input: &syn::DeriveInput, private: &TokenStream) -> syn::Generics {
    let mut generics = input.generics.clone();
    for param in input.generics.type_params() {
        let name = &param.ident;
        push_bound(&mut generics, quote!(#name: #private::Storable));
    }
    generics
}

/// The type's generics, with the bound that each field is shareable with the device. With `for<'a>`
/// rustc accepts a bound that does not hold, such as that of `bool`. The struct is then not
/// shareable, and rustc names the field that prevents it.
fn shareable(
    input: &syn::DeriveInput,
    fields: &[Field<'_>],
    private: &TokenStream,
) -> syn::Generics {
    let mut generics = bounds(input, private);
    let (name, (_, ty_generics, _)) = (&input.ident, input.generics.split_for_impl());
    // `Storable` reports it, once.
    push_bound(&mut generics, quote!(for<'a> #name #ty_generics: ::core::marker::Copy));
    let mut seen: Vec<&syn::Type> = Vec::new();
    for Field { ty, span, .. } in fields {
        if !seen.contains(ty) {
            seen.push(ty);
            let value = respanned(quote!(#private::Value), *span);
            push_bound(&mut generics, quote_spanned!(*span=> for<'a> #ty: #value));
        }
    }
    generics
}

fn push_bound(generics: &mut syn::Generics, bound: TokenStream) {
    let bound = syn::parse2(bound).expect("a type and the path of a trait make a bound");
    generics.make_where_clause().predicates.push(bound);
}

fn enumeration(
    input: &syn::DeriveInput,
    data: &syn::DataEnum,
    runtime: &TokenStream,
    private: &TokenStream,
    diags: &mut Diagnostics,
) -> TokenStream {
    check_variants(input, data, diags);
    let name = &input.ident;
    let variants: Vec<&Ident> = data.variants.iter().map(|variant| &variant.ident).collect();
    let (u32_, i32_, i128_) = (primitive("u32"), primitive("i32"), primitive("i128"));
    let (usize_, at) = (primitive("usize"), local("at"));
    let (words, word) = (local("words"), local("word"));
    let ranges = data.variants.iter().map(|variant| {
        let (ident, span) = (&variant.ident, located(variant.span()));
        quote_spanned!(span=> const _: () = ::core::assert!(
            if #((#name::#variants as #i128_) < 0)||* {
                #name::#ident as #i128_ == (#name::#ident as #i32_) as #i128_
            } else {
                #name::#ident as #i128_ <= #u32_::MAX as #i128_
            },
            "variants are stored as u32 numbers, or as i32 numbers if one is negative",
        );)
    });
    let zero = quote_spanned!(located(name.span())=> const _: () = ::core::assert!(
        #(#name::#variants as #u32_ == 0)||*,
        "no variant has the value 0, but device memory starts as zeros: give one variant the value \
         0",
    ););
    // If no variant is 0, the constants above are errors. Numbers without a variant are read as
    // variant 0.
    let first = variants.first();
    quote! {
        #(#ranges)*
        #zero
        #[automatically_derived]
        impl #private::Storable for #name {
            const SIZE: #u32_ = 4;
            const ALIGN: #u32_ = 4;
            const ZERO: Self = {
                #(if Self::#variants as #u32_ == 0 { Self::#variants } else)* { Self::#first }
            };

            #[inline(always)]
            fn load(#at: #usize_, #words: &impl #private::ReadWords) -> Self {
                let #word = #private::ReadWords::word(#words, #at / 4);
                #(if #word == Self::#variants as #u32_ { Self::#variants } else)* { Self::ZERO }
            }

            #[inline(always)]
            fn store(
                self,
                #at: #usize_,
                #words: &mut impl #private::WriteWords,
            ) {
                #private::WriteWords::set(#words, #at / 4, self as #u32_);
            }
        }
        #[automatically_derived]
        impl #runtime::HostShareable for #name {}
    }
}

/// Reports enums that are more than names for numbers.
fn check_variants(input: &syn::DeriveInput, data: &syn::DataEnum, diags: &mut Diagnostics) {
    if let Some(param) = input.generics.params.first() {
        let message = "an enum in device memory has no generic parameters: it is a `u32`";
        diags.error(Code::Unsupported, param.span(), message);
    }
    if data.variants.is_empty() {
        diags.error(Code::Unsupported, input.ident.span(), "an enum without variants has no value");
    }
    for variant in &data.variants {
        if matches!(variant.fields, syn::Fields::Unit) {
            continue;
        }
        let message = "an enum in device memory is a `u32` without data: use a struct with the \
                       enum and the data of all variants";
        diags.error(Code::Unsupported, variant.fields.span(), message);
    }
}
