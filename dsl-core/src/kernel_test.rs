//! `#[kernel_test]`: a function with a device parameter becomes one test for each kind of device.
//!
//! Takes the function, and returns it with a module of the same name that contains the tests:
//! `sums` runs as `sums::gpu` and `sums::cpu`. The runtime opens the devices.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::emit::stub;
use crate::nesting;

/// The tests that are made of a function. For each name, the runtime has a function that opens the
/// device.
const DEVICES: &[&str] = &["gpu", "cpu", "checked"];

const EXPECTED: &str = "write `#[kernel_test] fn name(device: &Device) -> Result<(), Error> { … }`";

/// The output of `#[kernel_test]` for a function: its tests, or its mistakes.
pub fn expand(args: &TokenStream, item: TokenStream) -> TokenStream {
    tests(args, item).unwrap_or_else(|errors| stub::errors(&errors))
}

/// The function with its tests.
///
/// # Errors
/// Returns the mistakes of the function, in source order.
pub fn tests(args: &TokenStream, item: TokenStream) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut diags = Diagnostics::default();
    let mut refuse = |span: Span, message: &str| {
        diags.error(Code::KernelTest, span, format!("{message}; {EXPECTED}"));
    };
    if let Some(arg) = args.clone().into_iter().next() {
        refuse(arg.span(), "#[kernel_test] takes no arguments");
    }
    if let Err(diagnostic) = nesting::check(&item) {
        return Err(vec![diagnostic]);
    }
    let function = match syn::parse2::<syn::ItemFn>(item) {
        Ok(function) => function,
        Err(error) => {
            refuse(error.span(), &format!("#[kernel_test] goes on a function: {error}"));
            return Err(diags.gate().err().unwrap_or_default());
        }
    };
    check_signature(&function.sig, &mut refuse);
    for attr in &function.attrs {
        match name_of(attr).as_str() {
            "test" => {
                refuse(attr.span(), "#[kernel_test] makes the tests itself: leave out #[test]")
            }
            // Without a GPU there would be no panic, and the test would fail.
            "should_panic" => refuse(
                attr.span(),
                "a kernel test cannot expect a panic: no call of the runtime panics, so compare \
                 the error that it gives, `assert!(matches!(result, Err(Error::NoWorkgroups { .. })))`",
            ),
            _ => {}
        }
    }
    diags.gate()?;
    Ok(emit(&function))
}

fn check_signature(sig: &syn::Signature, refuse: &mut impl FnMut(Span, &str)) {
    if let Some(token) = &sig.constness {
        refuse(token.span(), "a kernel test cannot be `const`");
    }
    if let Some(token) = &sig.asyncness {
        refuse(token.span(), "a kernel test cannot be `async`");
    }
    if let syn::Safety::Unsafe(token) = &sig.safety {
        refuse(token.span(), "a kernel test cannot be `unsafe`");
    }
    if let Some(abi) = &sig.abi {
        refuse(abi.span(), "a kernel test cannot be `extern`");
    }
    if !sig.generics.params.is_empty() {
        refuse(sig.generics.span(), "a kernel test has no generic parameters");
    }
    let mut inputs = sig.inputs.iter();
    let takes_device = matches!(inputs.next(), Some(syn::FnArg::Typed(param))
        if matches!(&*param.ty, syn::Type::Reference(ty) if ty.mutability.is_none()));
    if !takes_device {
        let span = sig.inputs.first().map_or(sig.ident.span(), Spanned::span);
        refuse(span, "a kernel test takes the device that it runs on");
    } else if let Some(more) = inputs.next() {
        refuse(more.span(), "a kernel test takes only the device");
    }
}

fn emit(function: &syn::ItemFn) -> TokenStream {
    let name = &function.sig.ident;
    let having = |names: &[&str]| -> Vec<&syn::Attribute> {
        function.attrs.iter().filter(|attr| names.contains(&name_of(attr).as_str())).collect()
    };
    let (conditions, ignored) = (having(&["cfg"]), having(&["ignore"]));
    let mut own = function.clone();
    own.attrs.retain(|attr| name_of(attr) != "ignore");
    let tests = DEVICES.iter().map(|device| {
        let device = Ident::new(device, name.span());
        // A failure is reported at the call.
        let call = quote_spanned! {name.span()=>
            ::dsl_runtime::__private::testing::#device(::core::module_path!(), super::#name)
        };
        quote! {
            #(#ignored)*
            #[::core::prelude::v1::test]
            fn #device() {
                #call;
            }
        }
    });
    quote! {
        #[cfg(test)]
        #own

        #(#conditions)*
        #[cfg(test)]
        mod #name {
            #(#tests)*
        }
    }
}

/// The last segment of an attribute's path.
fn name_of(attr: &syn::Attribute) -> String {
    let last = attr.path().segments.last();
    last.map(|last| last.ident.to_token_stream().to_string()).unwrap_or_default()
}
