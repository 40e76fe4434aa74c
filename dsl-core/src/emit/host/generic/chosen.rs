//! Instances that are chosen by values at run time: `matmul::instance(tile)?.call(…)`.
//!
//! They exist for kernels with constants among their generic parameters. If a parameter's type or a
//! bound names such a constant, there are none: the type of the call would depend on a value.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::{Signature, arguments, dimensions, signature};
use crate::analyze::Checked;
use crate::emit::host::tokens::ident;
use crate::emit::wgsl::Emitted;
use crate::parse::{Arguments, Source};

/// The constants with their types, if values can choose an instance.
fn constants(source: &Source) -> Option<Vec<(Ident, TokenStream)>> {
    let constants: Vec<_> = source
        .generics
        .iter()
        .filter_map(|generic| match &generic.values {
            Arguments::Consts(ty, _) => Some((ident(&generic.name), ty.to_token_stream())),
            Arguments::Types(_) => None,
        })
        .collect();
    let mut texts = source.params.iter().map(|param| param.ty.to_token_stream());
    let clause = source.syntax.where_clause.to_token_stream();
    let names_one = |text: TokenStream| names_any(text, &constants);
    let is_in_a_type = texts.any(names_one) || names_any(clause, &constants);
    (!constants.is_empty() && !is_in_a_type).then_some(constants)
}

fn names_any(text: TokenStream, constants: &[(Ident, TokenStream)]) -> bool {
    text.into_iter().any(|token| match token {
        TokenTree::Ident(name) => constants.iter().any(|(constant, _)| *constant == name),
        TokenTree::Group(group) => names_any(group.stream(), constants),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn types(source: &Source) -> Vec<Ident> {
    let types = source.generics.iter().filter(|of| matches!(of.values, Arguments::Types(_)));
    types.map(|generic| ident(&generic.name)).collect()
}

/// The items for it in the kernel's module.
pub(super) fn items(source: &Source) -> Option<TokenStream> {
    let constants = constants(source)?;
    let (names, tys): (Vec<_>, Vec<_>) = constants.into_iter().unzip();
    let types = types(source);
    let about = format!(
        "The instance of `{}` with these values, chosen while the program runs.\n\n# Errors\n\
         [`NoInstance`](::dsl_runtime::Error::NoInstance), which lists the instances.",
        source.name.text
    );
    Some(quote! {
        /// An instance that values have chosen.
        #[derive(Debug)]
        pub struct Chosen<#(#types),*>(
            pub(super) ::dsl_runtime::__private::ChosenInstance,
            pub(super) ::core::marker::PhantomData<(#(#types,)*)>,
        );
        #[doc = #about]
        #[allow(non_snake_case, reason = "constants have such names")]
        pub fn instance<#(#types: 'static),*>(
            #(#names: #tys),*
        ) -> ::core::result::Result<Chosen<#(#types),*>, ::dsl_runtime::Error> {
            Chosen::<#(#types),*>::__of((#(#names,)*))
        }
    })
}

/// The list of instances, and the launcher of the chosen one.
pub(super) fn emit(source: &Source, instances: &[(Checked, Emitted)]) -> Option<TokenStream> {
    let constants = constants(source)?;
    let (names, tys): (Vec<_>, Vec<_>) = constants.into_iter().unzip();
    let (name, types) = (ident(&source.name), types(source));
    let Signature { fields, bounds, args, list } = signature(source, &instances[0].0);
    let dimensions = dimensions(source);
    let predicates = source.syntax.where_clause.iter().flat_map(|clause| &clause.predicates);
    let declared: Vec<_> = source
        .syntax
        .params
        .iter()
        .filter(|param| matches!(param, syn::GenericParam::Type(_)))
        .collect();
    let entries = source.instances().into_iter().map(|at| {
        let all = arguments(source, &at);
        let of = |is_type: bool| {
            let kinds = source.generics.iter().zip(&all);
            let kinds = kinds.filter(move |(generic, _)| {
                matches!(generic.values, Arguments::Types(_)) == is_type
            });
            kinds.map(|(_, argument)| argument.clone()).collect::<Vec<_>>()
        };
        let (of_types, values) = (of(true), of(false));
        quote! {
            (
                ::core::any::TypeId::of::<(#(#of_types,)*)>(),
                (#(#values,)*),
                ::dsl_runtime::__private::ChosenInstance::of::<#name::Instance<#(#all),*>>(),
            )
        }
    });
    let cfgs = source.attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    let kernel = &source.name.text;
    Some(quote! {
        #(#cfgs)*
        const _: () = {
            impl<#(#types: 'static),*> #name::Chosen<#(#types),*> {
                #[doc(hidden)]
                pub fn __of(
                    values: (#(#tys,)*),
                ) -> ::core::result::Result<Self, ::dsl_runtime::Error> {
                    ::dsl_runtime::__private::ChosenInstance::find(
                        #kernel,
                        &[#(stringify!(#names)),*],
                        ::core::any::TypeId::of::<(#(#types,)*)>(),
                        &values,
                        &[#(#entries),*],
                    )
                    .map(|found| Self(found, ::core::marker::PhantomData))
                }

                /// What is known of the instance.
                pub fn info(&self) -> &'static ::dsl_runtime::KernelInfo {
                    self.0.info()
                }
            }
            impl<#(#declared),*> #name::Chosen<#(#types),*> {
                /// As the kernel's own launcher.
                #[allow(
                    clippy::too_many_arguments,
                    clippy::multiple_bound_locations,
                    reason = "a kernel decides how many parameters and bounds it has"
                )]
                pub fn call<'a>(&self, #(#fields),*) -> ::dsl_runtime::Call<'a, #dimensions>
                where
                    #(#bounds,)*
                    #(#predicates,)*
                {
                    let mut #list = self.0.args();
                    let __offsets = self.0.param_offsets();
                    #args
                    #list.finish().of_dimensions()
                }
            }
        };
    })
}
