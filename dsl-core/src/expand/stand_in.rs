//! Stand-ins on the host for functions and methods that run in kernels only. They cannot be called,
//! and the error tells why.
//!
//! A stand-in has a bound that never holds. rustc checks a bound with a lifetime of its own at
//! calls of the function, not at its declaration, and shows the message of the bound's trait.
//!
//! It keeps its signature, so that the call has a type and rustc reports nothing else. If the host
//! cannot have the signature either, because of textures, atomics or lengths that rustc cannot
//! compute, a function takes any arguments, and a method is removed.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::host::{self, DeviceOnly, Method};
use super::host_sizes::{self, Names};
use crate::items::known;
use crate::syntax::visit::{self, Visit};

/// The stand-in for a function.
pub(super) fn function(function: &syn::ItemFn, why: &str, names: Names<'_>) -> TokenStream {
    let mut item = function.clone();
    let name = &function.sig.ident;
    let bound = format_ident!("OnHost_{name}", span = name.span());
    if !keeps_signature(&mut item.sig, names, None) {
        take_anything(&mut item.sig);
    }
    refuse_calls(&mut item.attrs, &mut item.sig, Some(&mut item.block), &bound);
    let cfgs: Vec<_> = item.attrs.iter().filter(|attr| attr.path().is_ident("cfg")).collect();
    let condition = condition(&bound, &name.to_string(), why, &cfgs);
    quote!(#condition #item)
}

/// The stand-ins for the methods of a module. Methods are distinguished by name only.
pub(super) struct StandIns<'a> {
    module: &'a syn::Ident,
    pub(super) known: &'a DeviceOnly,
    /// The methods that are removed.
    left_out: BTreeSet<String>,
}

impl<'a> StandIns<'a> {
    pub(super) fn new(module: &'a syn::Ident, known: &'a DeviceOnly) -> Self {
        StandIns { module, known, left_out: BTreeSet::new() }
    }

    /// Notes the methods of an `impl` block or trait that cannot keep their signatures. Then no
    /// method of that name keeps it, since a trait and its implementations must agree.
    pub(super) fn look_at(&mut self, item: &syn::Item, names: Names<'_>) {
        let (mut item, generics) = (item.clone(), host::generics_of(item));
        for Method { sig, .. } in host::methods(&mut item) {
            let name = sig.ident.to_string();
            if self.known.methods.contains_key(&name) && !keeps_signature(sig, names, generics) {
                self.left_out.insert(name);
            }
        }
    }

    /// Removes the methods without a stand-in from an item.
    pub(super) fn leave_out(&self, item: &mut syn::Item) {
        host::remove_methods(item, &self.left_out);
    }

    /// Replaces a method by its stand-in if needed, and returns whether it did.
    pub(super) fn replace(
        &self,
        method: &mut Method<'_>,
        names: Names<'_>,
        generics: Option<&syn::Generics>,
    ) -> bool {
        let name = method.sig.ident.to_string();
        let is_one = self.known.methods.contains_key(&name);
        if is_one && keeps_signature(method.sig, names, generics) {
            refuse_calls(method.attrs, method.sig, method.body.as_deref_mut(), &self.bound(&name));
        }
        is_one
    }

    /// The traits of the stand-ins' bounds.
    pub(super) fn conditions(&self) -> TokenStream {
        let methods = self.known.methods.iter();
        let replaced = methods.filter(|(name, _)| !self.left_out.contains(*name));
        replaced.map(|(name, why)| condition(&self.bound(name), name, why, &[])).collect()
    }

    fn bound(&self, name: &str) -> syn::Ident {
        format_ident!("OnHost_{}_{}", self.module, name.trim_start_matches("r#"))
    }
}

/// Whether the host can have a signature; its lengths are converted to the host's form.
fn keeps_signature(
    sig: &mut syn::Signature,
    names: Names<'_>,
    generics: Option<&syn::Generics>,
) -> bool {
    !OfKernels::is_in(sig) && host_sizes::adapt(sig, None, names, generics).is_ok()
}

fn refuse_calls(
    attrs: &mut Vec<syn::Attribute>,
    sig: &mut syn::Signature,
    body: Option<&mut syn::Block>,
    bound: &syn::Ident,
) {
    // `unused` and clippy's groups by name, too, as a crate may deny them by name.
    attrs.push(syn::parse_quote! {
        #[allow(warnings, unused, clippy::all, clippy::pedantic, reason = "never called")]
    });
    let clause = sig.generics.make_where_clause();
    clause.predicates.push(syn::parse_quote!(for<'on_host> (): #bound<'on_host>));
    if let Some(body) = body {
        *body = syn::parse_quote!({ loop {} });
    }
}

/// The declaration of a bound's trait. `Infallible` implements it, so that rustc does not advise
/// implementing it.
fn condition(bound: &syn::Ident, name: &str, why: &str, cfgs: &[&syn::Attribute]) -> TokenStream {
    let message = format!("`{name}` runs in kernels only");
    quote! {
        #(#cfgs)*
        #[doc(hidden)]
        #[allow(warnings, unused, nonstandard_style, unreachable_pub, reason = "a message")]
        #[diagnostic::on_unimplemented(message = #message, label = "not on the host", note = #why)]
        pub trait #bound<'a> {}
        #(#cfgs)*
        #[diagnostic::do_not_recommend]
        impl #bound<'_> for ::core::convert::Infallible {}
    }
}

fn take_anything(sig: &mut syn::Signature) {
    for input in &mut sig.inputs {
        if let syn::FnArg::Typed(arg) = input {
            *arg.pat = syn::parse_quote!(_);
            *arg.ty = syn::parse_quote!(impl ::core::marker::Sized);
        }
    }
    sig.generics = syn::Generics::default();
    let is_kept = match &sig.output {
        syn::ReturnType::Default => true,
        syn::ReturnType::Type(_, ty) => {
            matches!(**ty, syn::Type::Path(_))
                && host_sizes::is_copied(ty, &BTreeSet::new())
                && !OfKernels::is_in(sig)
        }
    };
    if !is_kept {
        sig.output = syn::parse_quote!(-> !);
    }
}

/// Finds whether a text names types and traits without a meaning on the host, or returns a hidden
/// type.
struct OfKernels(bool);

impl OfKernels {
    fn is_in(sig: &syn::Signature) -> bool {
        let mut found = OfKernels(false);
        found.visit_signature(sig);
        found.0
    }
}

impl Visit<'_> for OfKernels {
    fn visit_path(&mut self, path: &syn::Path) {
        let is_kernels = |of: &syn::PathSegment| {
            let name = of.ident.to_string();
            known::is_device_only(&name)
                || ["TextureFormat", "HostShareable"].contains(&name.as_str())
        };
        self.0 |= path.segments.last().is_some_and(is_kernels);
        visit::visit_path(self, path);
    }

    fn visit_return_type(&mut self, of: &syn::ReturnType) {
        self.0 |=
            matches!(of, syn::ReturnType::Type(_, ty) if matches!(**ty, syn::Type::ImplTrait(_)));
        visit::visit_return_type(self, of);
    }
}
