//! The variables that `workgroup_var!` declares, in their syntax:
//! `sum: f32, cache: [f32; 64] = zeroed`.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;

pub(crate) struct WorkgroupVar {
    pub(crate) name: syn::Ident,
    pub(crate) ty: syn::Type,
    /// Only `zeroed` is valid. The parser accepts any expression.
    pub(crate) init: Option<syn::Expr>,
}

/// The variables of a call. `None` for other macros.
pub(crate) fn workgroup_vars(mac: &syn::Macro) -> Option<syn::Result<Vec<WorkgroupVar>>> {
    mac.path.segments.last().filter(|last| last.ident == "workgroup_var")?;
    let vars = Punctuated::<WorkgroupVar, syn::Token![,]>::parse_terminated;
    Some(mac.parse_body_with(vars).map(|vars| vars.into_iter().collect()))
}

impl Parse for WorkgroupVar {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.parse()?;
        input.parse::<syn::Token![:]>()?;
        let ty = input.parse()?;
        let init = match input.parse::<Option<syn::Token![=]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        Ok(WorkgroupVar { name, ty, init })
    }
}

impl ToTokens for WorkgroupVar {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let WorkgroupVar { name, ty, init } = self;
        let init = init.as_ref().map(|init| quote::quote!(= #init));
        tokens.extend(quote::quote!(#name: #ty #init));
    }
}
