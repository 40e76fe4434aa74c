//! The replacement for a kernel with mistakes: its errors, and a launcher and module of the same
//! names, so that code that uses them shows no further errors.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use crate::diagnostic::Diagnostic;
use crate::nesting;
use crate::scalar::Scalar;
use crate::syntax::slice_behind;

/// Emits the errors, and the stub if the tokens are a function.
pub fn emit(item: TokenStream, errors: &[Diagnostic]) -> TokenStream {
    let errors = self::errors(errors);
    let item = nesting::shallow(item);
    let function = syn::parse2::<syn::ItemFn>(item).ok();
    // An `impl` cannot contain a module.
    let function = function.filter(|function| function.sig.receiver().is_none());
    let stub = function.map(|function| stub(&function));
    quote! { #errors #stub }
}

/// The errors, each at its span. The first error with each code tells how to read more about it.
pub fn errors(errors: &[Diagnostic]) -> TokenStream {
    let errors = errors.iter().enumerate().map(|(n, error)| {
        let mut message = error.render();
        if errors[..n].iter().all(|earlier| earlier.code != error.code) {
            let id = error.code.id();
            message += &format!("\n  help: for more about this error: `dsl explain {id}`");
        }
        quote_spanned!(error.span=> ::core::compile_error! { #message })
    });
    quote! { #(#errors)* }
}

fn stub(function: &syn::ItemFn) -> TokenStream {
    let (vis, name) = (&function.vis, &function.sig.ident);
    let values = function.sig.generics.const_params().map(|param| &param.ty);
    let types: Vec<_> = function.sig.generics.type_params().map(|param| &param.ident).collect();
    let params = function.sig.inputs.iter().map(param);
    let params: Vec<_> = params.collect();
    let names = function.sig.generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => Some(&param.ident),
        syn::GenericParam::Const(param) => Some(&param.ident),
        syn::GenericParam::Lifetime(_) => None,
    });
    let generics = function.sig.generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => {
            let name = &param.ident;
            Some(quote!(#name))
        }
        syn::GenericParam::Const(param) => {
            let (name, ty) = (&param.ident, &param.ty);
            Some(quote!(const #name: #ty))
        }
        syn::GenericParam::Lifetime(_) => None,
    });
    let generics: Vec<_> = generics.collect();
    let instances = (!generics.is_empty()).then(|| {
        quote! {
            pub static INSTANCES: [::dsl_runtime::KernelInfo; 0] = [];
            pub struct Instance<#(#generics),*>(::core::marker::PhantomData<(#(#types,)*)>);
            impl<#(#generics),*> ::dsl_runtime::KernelInstance for Instance<#(#names),*> {
                const KERNEL: &'static ::dsl_runtime::__private::Kernel = loop {};
                const PARAM_OFFSETS: &'static [u32] = &[];
            }
            pub struct Chosen;
            impl Chosen {
                pub fn call<'a>(&self, #(#params),*) -> ::dsl_runtime::Call<'a> { loop {} }
                pub fn info(&self) -> &'static ::dsl_runtime::KernelInfo { loop {} }
            }
            pub fn instance<#(#types),*>(
                #(_: #values),*
            ) -> ::core::result::Result<Chosen, ::dsl_runtime::Error> {
                loop {}
            }
        }
    });
    quote! {
        #[doc(hidden)]
        #[allow(warnings, reason = "a stub")]
        #vis fn #name<'a, #(#generics),*>(#(#params),*) -> ::dsl_runtime::Call<'a> {
            loop {}
        }
        #[doc(hidden)]
        #[allow(warnings, reason = "a stub")]
        #vis mod #name {
            #instances
            pub const WGSL: &str = "";
            pub static INFO: ::dsl_runtime::KernelInfo = ::dsl_runtime::KernelInfo {
                name: "",
                entry_point: "",
                wgsl: "",
                workgroup_size: [1, 1, 1],
                workgroup_bytes: 0,
                bindings: &[],
                params: ::core::option::Option::None,
                features: &[],
                proofs: ::dsl_runtime::Proofs::NONE,
                lints: &[],
                messages: ::dsl_runtime::__private::Messages::NONE,
                // SAFETY: nothing is proven.
                vouched: unsafe { ::dsl_runtime::__private::Vouched::new() },
            };
        }
    }
}

/// A parameter of the stub. The mistake may be in the types, so it accepts any argument, unless it
/// is a slice of numbers: `device.zeroed(n)` takes its type from the launch.
#[expect(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]
fn param(input: &syn::FnArg) -> TokenStream {
    match input {
        syn::FnArg::Typed(syn::PatType { ty, .. }) => match &**ty {
            syn::Type::Reference(of) if let Some(number) = number_in(ty) => match of.mutability {
                Some(_) => quote!(_: &'a mut dyn ::dsl_runtime::AsSliceMut<#number>),
                None => quote!(_: &'a dyn ::dsl_runtime::AsSlice<#number>),
            },
            _ => quote!(_: impl ::core::marker::Sized),
        },
        syn::FnArg::Receiver(_) => quote!(_: impl ::core::marker::Sized),
    }
}

/// The number that a slice behind a reference is of, if Rust itself has its type.
#[expect(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]
fn number_in(ty: &syn::Type) -> Option<&syn::Path> {
    match &*slice_behind(ty)?.elem {
        syn::Type::Path(of) => {
            let is_it = |scalar: &Scalar| {
                !matches!(scalar, Scalar::Bool | Scalar::F16) && of.path.is_ident(scalar.rust())
            };
            Scalar::ALL.iter().any(is_it).then_some(&of.path)
        }
        _ => None,
    }
}
