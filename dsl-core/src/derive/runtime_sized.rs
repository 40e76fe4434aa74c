//! Structs that end in a `RuntimeArray<T>`: WGSL's runtime-sized array. The host chooses its length
//! when it allocates the memory. Such structs are not values, so they get a trait of their own.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{Field, bounds, local, located, push_bound, start};
use crate::diagnostic::{Code, Diagnostics};
use crate::syntax::runtime_array;

/// The members of a struct before its runtime-sized array, the array, and the type of its elements.
pub(super) fn split(
    data: &syn::DataStruct,
) -> Option<(impl Iterator<Item = &syn::Field>, &syn::Field, &syn::Type)> {
    let last = data.fields.iter().next_back()?;
    let element = runtime_array(&last.ty)?;
    Some((data.fields.iter().take(data.fields.len() - 1), last, element))
}

/// The implementations for such a struct.
pub(super) fn structure(
    input: &syn::DeriveInput,
    header: &[Field<'_>],
    array: &Field<'_>,
    element: &syn::Type,
    runtime: &TokenStream,
    diags: &mut Diagnostics,
) -> TokenStream {
    super::check_type(element, diags);
    if let Some(size) = &array.size {
        let message = "a runtime-sized array takes no `#[size]`: the host sets its length";
        diags.error(Code::Attribute, size.span, message);
    }
    if header.is_empty() {
        let message = "a struct whose only member is a runtime-sized array is a slice: take \
                       `&[T]`, and create a `Buffer`";
        diags.error(Code::Unsupported, array.span, message);
    }
    let private = quote!(#runtime::__private);
    let (name, (_, ty_generics, _)) = (&input.ident, input.generics.split_for_impl());
    let mut shared = bounds(input, &private);
    for ty in header.iter().map(|field| field.ty).chain([element]) {
        let span = located(syn::spanned::Spanned::span(ty));
        push_bound(&mut shared, quote_spanned!(span=> #ty: #private::Value));
    }
    let (impl_generics, _, shared_where) = shared.split_for_impl();
    let members = header.iter().map(|field| field.member(&private)).chain([{
        let (text, align) = (array.text(), align(array));
        quote_spanned!(array.span=> #private::structs::member(
            #text,
            <#element as #private::Storable>::STRIDE,
            <#element as #private::Storable>::ALIGN,
            ::core::option::Option::None,
            #align,
        ))
    }]);
    let (words, elements, last) = (local("words"), local("elements"), &array.name);
    let stores = header.iter().enumerate().map(|(n, Field { name, ty, span, .. })| {
        let start = start(n, &private);
        quote_spanned!(*span=> <#ty as #private::Storable>::store(self.#name, #start, #words))
    });
    let loads = header.iter().enumerate().map(|(n, Field { name, ty, span, .. })| {
        let start = start(n, &private);
        quote_spanned!(*span=> #name: <#ty as #private::Storable>::load(#start, #words))
    });
    quote! {
        #[automatically_derived]
        impl #impl_generics #runtime::StructLayout for #name #ty_generics #shared_where {
            const MEMBERS: &'static [#runtime::MemberLayout] =
                &#private::structs::place([#(#members),*]);
        }
        #[automatically_derived]
        impl #impl_generics #runtime::RuntimeSized for #name #ty_generics #shared_where {
            type Element = #element;

            fn elements(&self) -> &[#element] {
                &self.#last
            }

            fn store_header(&self, #words: &mut impl #private::WriteWords) {
                #(#stores;)*
            }

            fn load(
                #words: &impl #private::ReadWords,
                #elements: #private::RuntimeArray<#element>,
            ) -> Self {
                Self { #(#loads,)* #last: #elements }
            }
        }
    }
}

/// The alignment that `#[align(n)]` gives the array.
fn align(array: &Field<'_>) -> TokenStream {
    match &array.align {
        Some(bytes) => {
            let n = bytes.value;
            quote!(::core::option::Option::Some(#n))
        }
        None => quote!(::core::option::Option::None),
    }
}
