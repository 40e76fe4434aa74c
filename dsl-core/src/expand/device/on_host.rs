//! The form that the items of a group have on the host.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::group::{Attribute, Group, Part, Target};
use super::module::module_on_host;
use super::used_names::UsedNames;
use crate::expand::host::DeviceOnly;
use crate::expand::plan::Plan;
use crate::expand::stand_in::{self, StandIns};
use crate::expand::uses::use_of;
use crate::expand::warnings;
use crate::items::state::Closure;
use crate::items::{name_of_item, paths};

impl Group {
    /// The part that replaces the item at once, with `rest` in the same scope. Functions and
    /// methods wait for their callees, which decide whether the host can have them.
    pub(super) fn host(&self, plan: &Plan, rest: TokenStream) -> TokenStream {
        match (self.attribute, &self.item) {
            (Attribute::ShaderType, _) | (Attribute::Device, syn::Item::Fn(_)) => rest,
            (Attribute::Device, syn::Item::Mod(module)) => {
                module_on_host(module, |item| self.allows_dead_code(item, plan), rest)
            }
            (Attribute::Device, item) => {
                let dead_code = self.allows_dead_code(item, plan);
                quote!(#dead_code #item #rest)
            }
        }
    }

    /// A function, an `impl` block or a trait in its form for the host.
    pub(super) fn on_host(
        &self,
        at: usize,
        mut item: syn::Item,
        used: &UsedNames<'_>,
        stand_ins: &StandIns<'_>,
        outside: &[Closure],
        unusable: &BTreeSet<Part>,
    ) -> TokenStream {
        let known = stand_ins.known;
        let calls = self.calls(at, known, outside);
        let constant = used.constants_of(at);
        let names = used.names(&constant);
        let is_unusable = |member| unusable.contains(&Part { node: at, member });
        match &item {
            syn::Item::Fn(function) if is_unusable(None) => quote!(#function),
            syn::Item::Fn(function) => match known.function(function, names, &calls) {
                Ok(function) => quote!(#function),
                Err(why) => {
                    let stand_in = stand_in::function(function, &why, names);
                    let warnings = warnings::of_device(function);
                    let uses = self.uses(at, known, outside);
                    quote!(#stand_in #warnings #uses)
                }
            },
            syn::Item::Impl(_) if self.nodes[at].is_ownerless() => item.to_token_stream(),
            syn::Item::Impl(_) | syn::Item::Trait(_) => {
                let stand_ins = Some(stand_ins).filter(|_| self.decides_methods(&item));
                let as_written = item.clone();
                known.adapt_methods(&mut item, names, &calls, stand_ins);
                let warnings = warnings::of_methods(&as_written, &known.methods);
                put_back(&mut item, as_written, |member| is_unusable(Some(member)));
                let uses = (!known.methods.is_empty()).then(|| self.uses(at, known, outside));
                quote!(#item #warnings #uses)
            }
            _ => TokenStream::new(),
        }
    }

    /// The functions and methods that the host cannot have: they use features of kernels that Rust
    /// lacks, or call other such functions.
    pub(super) fn device_only(&self, used: &UsedNames<'_>, outside: &[Closure]) -> DeviceOnly {
        let mut known = DeviceOnly::default();
        loop {
            let mut found = DeviceOnly::default();
            for (at, node) in self.nodes.iter().enumerate() {
                let calls = self.calls(at, &known, outside);
                let constant = used.constants_of(at);
                let names = used.names(&constant);
                match &node.syntax {
                    syn::Item::Fn(function)
                        if let Err(why) = known.function(function, names, &calls) =>
                    {
                        found.functions.insert(at, why);
                    }
                    item if self.decides_methods(item) => {
                        for (name, why) in known.methods_of(item, names, &calls) {
                            found.methods.entry(name).or_insert(why);
                        }
                    }
                    _ => {}
                }
            }
            if found == known {
                return known;
            }
            known = found;
        }
    }

    /// The functions and methods that name kernel features without a meaning on the host.
    pub(super) fn device_only_by_text(&self, outside: &[Closure]) -> BTreeSet<Part> {
        let known = self.device_only(&UsedNames::new(self, outside), outside);
        let mut found = BTreeSet::new();
        for (at, node) in self.nodes.iter().enumerate() {
            let calls = self.calls(at, &known, outside);
            for part in self.checked_parts(at) {
                let is_one = match (&node.syntax, part.member) {
                    (syn::Item::Fn(of), _) => known.names_kernels(&of.sig, &of.block, &calls),
                    (syn::Item::Impl(of), Some(member)) => match &of.items[member] {
                        syn::ImplItem::Fn(of) => known.names_kernels(&of.sig, &of.block, &calls),
                        _ => false,
                    },
                    _ => false,
                };
                found.extend(is_one.then_some(part));
            }
        }
        found
    }

    /// Whether a path in an item means a function that the host does not have.
    fn calls<'a>(
        &'a self,
        at: usize,
        known: &'a DeviceOnly,
        outside: &'a [Closure],
    ) -> impl Fn(&syn::Path) -> bool + 'a {
        move |path| match self.nodes[at].scope.get(&paths::text(path)) {
            Some(Target::Node(node)) => known.functions.contains_key(node),
            Some(Target::Outside(at)) => outside[*at].root().is_some_and(|entry| entry.device_only),
            None => false,
        }
    }

    /// Whether the group declares all methods of a block. It does not for a trait from elsewhere.
    fn decides_methods(&self, item: &syn::Item) -> bool {
        let is_own = |path: &syn::Path| {
            let name = path.segments.last().map(|segment| segment.ident.to_string());
            self.nodes.iter().any(|node| {
                matches!(&node.syntax, syn::Item::Trait(of) if Some(of.ident.to_string()) == name)
            })
        };
        match item {
            syn::Item::Trait(_) => true,
            syn::Item::Impl(block) => {
                block.trait_.as_ref().is_none_or(|(.., path, _)| is_own(path))
            }
            _ => false,
        }
    }

    /// The replacements for the functions and methods that the host does not have.
    pub(super) fn stand_ins<'a>(
        &'a self,
        used: &UsedNames<'_>,
        known: &'a DeviceOnly,
    ) -> StandIns<'a> {
        let name = name_of_item(&self.item).expect("its items have names");
        let mut stand_ins = StandIns::new(name, known);
        for (at, node) in self.nodes.iter().enumerate() {
            if self.decides_methods(&node.syntax) {
                let constant = used.constants_of(at);
                stand_ins.look_at(&node.syntax, used.names(&constant));
            }
        }
        stand_ins
    }

    /// An `#[allow(dead_code)]` for an item, unless each kernel that uses the item names it. Items
    /// with generic parameters, members or methods always get the attribute.
    pub(super) fn allows_dead_code(&self, item: &syn::Item, plan: &Plan) -> Option<syn::Attribute> {
        let is_named = match item {
            syn::Item::Fn(_) | syn::Item::Const(_) | syn::Item::Static(_) | syn::Item::Type(_) => {
                let path = name_of_item(item).map(|name| name.clone().into());
                path.is_some_and(|path| use_of(item, &path).is_some())
            }
            syn::Item::Enum(_)
            | syn::Item::Impl(_)
            | syn::Item::Mod(_)
            | syn::Item::Struct(_)
            | syn::Item::Trait(_)
            | syn::Item::Union(_) => false,
            // The lint does not apply to other items.
            _ => return None,
        };
        let is_told = is_named && !plan.has_checked_items();
        (!is_told).then(|| syn::parse_quote!(#[allow(dead_code, reason = "for kernels")]))
    }

    /// Rust code that names the items that an item names. The host has no body of some functions,
    /// so these names would seem unused.
    fn uses(&self, at: usize, known: &DeviceOnly, outside: &[Closure]) -> TokenStream {
        let uses = self.nodes[at].scope.values().filter_map(|target| match *target {
            Target::Node(node) => {
                let item = &self.nodes[node];
                let is_one = !item.poisoned && !known.functions.contains_key(&node);
                let path = name_of_item(&item.syntax).filter(|_| is_one)?.clone().into();
                use_of(&item.syntax, &path)
            }
            Target::Outside(at) => {
                let entry = outside[at].root().filter(|of| !of.device_only && !of.poisoned)?;
                let item = syn::parse2::<syn::Item>(entry.tokens.clone()).ok()?;
                use_of(&item, &self.outside[at].path)
            }
        });
        quote! {
            #[allow(warnings, unused, clippy::all, clippy::pedantic, reason = "it only names what kernels use")]
            const _: fn() = || { #(#uses)* };
        }
    }
}

/// Restores members of an `impl` block as they were written.
fn put_back(item: &mut syn::Item, written: syn::Item, is_one: impl Fn(usize) -> bool) {
    let (syn::Item::Impl(block), syn::Item::Impl(written)) = (item, written) else { return };
    for (member, written) in written.items.into_iter().enumerate() {
        let syn::ImplItem::Fn(function) = &written else { continue };
        let same = |other: &&mut syn::ImplItem| matches!(other, syn::ImplItem::Fn(other) if other.sig.ident == function.sig.ident);
        if is_one(member)
            && let Some(other) = block.items.iter_mut().find(same)
        {
            *other = written;
        }
    }
}

/// The stub for a function with mistakes. The mistakes were reported; rustc should report no more.
pub(super) fn stub(function: &syn::ItemFn) -> TokenStream {
    let syn::ItemFn { attrs, vis, sig, .. } = function;
    quote! {
        #(#attrs)*
        #[allow(warnings, reason = "a stub")]
        #vis #sig { loop {} }
    }
}

/// Replaces the methods of an `impl` block with mistakes by stubs.
pub(super) fn stub_methods(item: &mut syn::Item) {
    let syn::Item::Impl(block) = item else { return };
    block.attrs.push(syn::parse_quote!(#[allow(warnings, reason = "a stub")]));
    for item in &mut block.items {
        if let syn::ImplItem::Fn(method) = item {
            method.block = syn::parse_quote!({ loop {} });
        }
    }
}
