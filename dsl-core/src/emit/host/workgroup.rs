//! Workgroup variables of the CPU form. In phases, one invocation after another runs on one thread:
//! most variables are Rust variables then, which debug builds access without a call. Observers
//! hear of accesses by their addresses in workgroup memory. State machines share their memory, and
//! atomics are words of it: these variables are in `__workgroup`.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::cpu::Cpu;
use super::place;
use super::tokens::{ty, zero};
use crate::analyze::Checked;
use crate::ir::{ExprId, Place, Root, Ty, WorkgroupVarId};
use crate::layout;

/// A place in a workgroup variable that is a Rust variable.
pub(super) struct Variable {
    indices: Vec<Index>,
    place: TokenStream,
    /// The index of a vector component.
    component: Option<TokenStream>,
    /// The observer of the access.
    access: TokenStream,
    /// The byte offset in workgroup memory.
    address: TokenStream,
}

/// An index of such a place.
struct Index {
    id: ExprId,
    name: Ident,
    value: TokenStream,
    /// Limits it, unless it is a constant.
    limit: TokenStream,
}

/// The workgroup variables that are Rust variables.
pub(super) fn variables(checked: &Checked) -> BTreeSet<WorkgroupVarId> {
    let module = checked.module();
    if checked.facts().phases.is_none() {
        return BTreeSet::new();
    }
    let vars = module.workgroup_vars.iter().filter(|(_, var)| !var.ty.has_atomics());
    vars.map(|(id, _)| id).collect()
}

impl Variable {
    /// Declares the indices, within their limits, and tells an observer of the access.
    fn indices(&self, watched: &TokenStream, span: Span) -> TokenStream {
        let indices = self.indices.iter().map(|Index { name, value, limit, .. }| {
            quote_spanned!(span=> let mut #name: u32 = #value; #limit)
        });
        quote_spanned!(span=>
            #(#indices)*
            if <__M as __rt::cpu::Mode>::WATCHES { #watched }
        )
    }
}

impl Cpu<'_> {
    /// Declares the Rust variables, full of zeros.
    pub(super) fn declare_variables(&self) -> TokenStream {
        let vars = self.checked.module().workgroup_vars.iter();
        let vars = vars.filter(|(id, _)| self.variables.contains(id));
        vars.map(|(id, var)| {
            let (name, span) = (&self.workgroup_vars[id.index()], Span::call_site());
            let (ty, zero) = (ty(&var.ty, span), zero(&var.ty, span));
            quote!(let mut #name: #ty = #zero;)
        })
        .collect()
    }

    /// The place, if it is in a workgroup variable that is a Rust variable.
    pub(super) fn workgroup_variable(
        &self,
        place: &Place,
        is_stored: bool,
        span: Span,
        index: place::Index<'_>,
    ) -> Option<Variable> {
        let Root::Workgroup(var) = place.root else { return None };
        if !self.variables.contains(&var) {
            return None;
        }
        let site = self.sites.place(place);
        let mut indices = Vec::new();
        let (text, component) = self.variable(place, is_stored, span, &mut |i, length| {
            let (name, value) = (format_ident!("__at_{}", indices.len()), index(i));
            let limit = self.index_limit(i, &name, length, &site, span);
            indices.push(Index { id: i, name: name.clone(), value, limit });
            quote!(#name)
        });
        let module = self.checked.module();
        let base = self.checked.facts().layout.workgroup_offsets[var.index()];
        let root = self.checked.types().root(module, place.root);
        let address = self.offset(root, &place.projections, base, &mut |i, _| {
            let index = indices.iter().find(|index| index.id == i);
            index.map(|index| index.name.to_token_stream()).expect("the place has the same indices")
        });
        let is_quiet = !is_stored && self.is_quiet(place.root);
        let by = Ident::new(if is_quiet { "quiet" } else { "at" }, Span::call_site());
        let access = quote!(__by.#by(#site));
        Some(Variable { indices, place: text, component, access, address })
    }

    /// In debug builds, a comparison costs less than an inlined call.
    fn index_limit(
        &self,
        index: ExprId,
        name: &Ident,
        length: u32,
        site: &Literal,
        span: Span,
    ) -> TokenStream {
        if self.is_constant_within(index, length) {
            return TokenStream::new();
        }
        // The emitted code keeps such an index inside; LLVM makes faster code if it knows the limit.
        let only_optimized =
            self.is_within(index, length).then(|| quote!(#[cfg(not(debug_assertions))]));
        let limited = self.limited(index, &quote!(#name), length, site);
        quote_spanned!(span=> #only_optimized if #name >= #length { #name = #limited; })
    }

    pub(super) fn load_variable(&self, of: &Variable, place: &Place, span: Span) -> TokenStream {
        let ty = ty(&self.checked.types().place(self.checked.module(), place), span);
        let Variable { place, component, access, address, .. } = of;
        let read = quote!(#access.read::<#ty>(__rt::cpu::Space::Workgroup, #address as usize););
        let indices = of.indices(&read, span);
        let value = match component {
            None => quote!(#place),
            Some(i) => quote_spanned!(span=> __rt::math::component(#place, #i)),
        };
        quote_spanned!(span=> {
            #indices
            #value
        })
    }

    pub(super) fn store_variable(
        &self,
        to: &Variable,
        place: &Place,
        value: &TokenStream,
        span: Span,
    ) -> TokenStream {
        let ty = ty(&self.checked.types().place(self.checked.module(), place), span);
        let whole = match self.vector_around(place) {
            None => quote!(::core::option::Option::None),
            Some(vector) => self.whole(&vector, &ty),
        };
        let Variable { place, component, access, address, .. } = to;
        let written = quote! {
            let __address = #address as usize;
            #access.write::<#ty>(__rt::cpu::Space::Workgroup, __address, #whole);
            #access.stores(__rt::cpu::Space::Workgroup, __address, &__stored);
        };
        let indices = to.indices(&written, span);
        let store = match component {
            None => quote_spanned!(span=> #place = __stored;),
            Some(i) => {
                quote_spanned!(span=> __rt::math::set_component(&mut #place, #i, __stored);)
            }
        };
        quote_spanned!(span=> {
            let __stored: #ty = #value;
            #indices
            #store
        })
    }

    /// The vector around a component at `__address`.
    fn whole(&self, vector: &Ty, component: &TokenStream) -> TokenStream {
        let [align, size] = [layout::align(vector), layout::size(vector)];
        quote!(::core::option::Option::Some(
            __rt::cpu::Whole::around::<#component>(__address as u64, #align, #size)
        ))
    }
}
