//! The functions and methods under one attribute that the host cannot have.
//!
//! Some use features without a meaning in plain Rust: builtin values, barriers, workgroup memory,
//! textures, atomics. The host does not get these, nor functions that call them. It gets the others
//! in the form that [`sizes`] makes. The replacements of missing functions tell the reason
//! ([`stand_in`](super::stand_in)). Methods are distinguished by name only, because the types of
//! receivers are unknown here.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;

use super::host_sizes::{self, Names};
use super::stand_in::StandIns;
use crate::ir::{AtomicOp, Literal, Scalar};
use crate::items::known;
use crate::syntax::iterators;
use crate::syntax::usize_exprs::has_usize;
use crate::syntax::visit::{self, Visit};

/// The functions, by position, and the methods that only kernels can call, each with the reason.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct DeviceOnly {
    pub(super) functions: BTreeMap<usize, String>,
    pub(super) methods: BTreeMap<String, String>,
}

impl DeviceOnly {
    /// A function in its form for the host.
    ///
    /// # Errors
    /// The reason if only kernels can call it.
    pub(super) fn function(
        &self,
        function: &syn::ItemFn,
        names: Names<'_>,
        calls: &CallsDevice<'_>,
    ) -> Result<syn::ItemFn, String> {
        let mut function = function.clone();
        self.adapt(&mut function.sig, Some(&mut function.block), names, None, calls)?;
        Ok(function)
    }

    /// The methods of an `impl` block or trait that only kernels can call, with the reasons.
    pub(super) fn methods_of(
        &self,
        item: &syn::Item,
        names: Names<'_>,
        calls: &CallsDevice<'_>,
    ) -> Vec<(String, String)> {
        let (mut item, generics) = (item.clone(), generics_of(item));
        let why = |Method { sig, body, .. }: Method<'_>| {
            let name = sig.ident.to_string();
            self.adapt(sig, body, names, generics, calls).err().map(|why| (name, why))
        };
        methods(&mut item).into_iter().filter_map(why).collect()
    }

    /// Converts an `impl` block or trait to its form for the host, with stand-ins for some of its
    /// methods.
    pub(super) fn adapt_methods(
        &self,
        item: &mut syn::Item,
        names: Names<'_>,
        calls: &CallsDevice<'_>,
        stand_ins: Option<&StandIns<'_>>,
    ) {
        stand_ins.inspect(|stand_ins| stand_ins.leave_out(item));
        let generics = generics_of(item).cloned();
        for mut method in methods(item) {
            let is_replaced =
                stand_ins.is_some_and(|of| of.replace(&mut method, names, generics.as_ref()));
            if !is_replaced {
                // rustc reports mistakes in it.
                _ = self.adapt(method.sig, method.body, names, generics.as_ref(), calls);
            }
        }
    }

    /// Whether a function uses features without a meaning in plain Rust.
    pub(super) fn names_kernels(
        &self,
        sig: &syn::Signature,
        body: &syn::Block,
        calls: &CallsDevice<'_>,
    ) -> bool {
        let mut finder = Finder { found: None, device: self, calls };
        finder.visit_signature(sig);
        finder.visit_block(body);
        finder.found.is_some()
    }

    fn adapt(
        &self,
        sig: &mut syn::Signature,
        body: Option<&mut syn::Block>,
        names: Names<'_>,
        generics: Option<&syn::Generics>,
        calls: &CallsDevice<'_>,
    ) -> Result<(), String> {
        let mut finder = Finder { found: None, device: self, calls };
        finder.visit_signature(sig);
        body.as_deref().into_iter().for_each(|body| finder.visit_block(body));
        finder.found.map_or(Ok(()), Err)?;
        host_sizes::adapt(sig, body, names, generics)
    }
}

/// A method of an `impl` block or a trait.
pub(super) struct Method<'a> {
    pub(super) attrs: &'a mut Vec<syn::Attribute>,
    pub(super) sig: &'a mut syn::Signature,
    pub(super) body: Option<&'a mut syn::Block>,
}

/// The methods of an `impl` block or a trait.
pub(super) fn methods(item: &mut syn::Item) -> Vec<Method<'_>> {
    match item {
        syn::Item::Impl(block) => {
            let methods = block.items.iter_mut().filter_map(|item| match item {
                syn::ImplItem::Fn(syn::ImplItemFn { attrs, sig, block, .. }) => {
                    Some(Method { attrs, sig, body: Some(block) })
                }
                _ => None,
            });
            methods.collect()
        }
        syn::Item::Trait(of) => {
            let methods = of.items.iter_mut().filter_map(|item| match item {
                syn::TraitItem::Fn(syn::TraitItemFn { attrs, sig, default, .. }) => {
                    Some(Method { attrs, sig, body: default.as_mut() })
                }
                _ => None,
            });
            methods.collect()
        }
        _ => Vec::new(),
    }
}

/// Removes methods from an `impl` block or trait.
pub(super) fn remove_methods(item: &mut syn::Item, names: &BTreeSet<String>) {
    let stays = |ident: &syn::Ident| !names.contains(&ident.to_string());
    match item {
        syn::Item::Impl(block) => block
            .items
            .retain(|item| !matches!(item, syn::ImplItem::Fn(method) if !stays(&method.sig.ident))),
        syn::Item::Trait(item) => item.items.retain(
            |item| !matches!(item, syn::TraitItem::Fn(method) if !stays(&method.sig.ident)),
        ),
        _ => {}
    }
}

pub(super) fn generics_of(item: &syn::Item) -> Option<&syn::Generics> {
    match item {
        syn::Item::Impl(block) => Some(&block.generics),
        syn::Item::Trait(of) => Some(&of.generics),
        _ => None,
    }
}

/// Makes rustc confirm, at the item's place, the paths that the item takes for constants of std.
pub(super) fn constants_of_std(paths: &[syn::Path], cfgs: &[&syn::Attribute]) -> TokenStream {
    let asserts = paths.iter().filter_map(|path| {
        let name = path.segments.last()?.ident.to_string();
        let (single, double) = crate::constants::float_const(&name)?;
        let is_double = path.segments.iter().any(|segment| segment.ident == "f64");
        let suffix = Some(if is_double { Scalar::F64 } else { Scalar::F32 });
        let value = Literal::Float { single, double, suffix };
        Some(crate::emit::host::assert_of_constant(path, &value))
    });
    let asserts: TokenStream = asserts.collect();
    if asserts.is_empty() {
        return asserts;
    }
    quote!(#(#cfgs)* const _: () = { #asserts };)
}

/// Whether an item, or the single member of an `impl` block, uses features that no kernel has:
/// text, a heap, output.
pub(super) fn is_for_host(item: &syn::Item) -> bool {
    let mut words = HostWords(false);
    words.visit_item(item);
    words.0
}

struct HostWords(bool);

impl<'ast> Visit<'ast> for HostWords {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let last = path.segments.last().map(|last| last.ident.to_string());
        self.0 |= last.is_some_and(|name| known::is_of_the_heap(&name));
        visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, _: &'ast syn::LitStr) {
        self.0 = true;
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.0 |= crate::syntax::hints::is_host_macro(&mac.path);
    }
}

/// Whether a path means a function that the host does not have.
pub(super) type CallsDevice<'a> = dyn Fn(&syn::Path) -> bool + 'a;

struct Finder<'a> {
    /// The first reason that was found.
    found: Option<String>,
    device: &'a DeviceOnly,
    calls: &'a CallsDevice<'a>,
}

impl Finder<'_> {
    fn found(&mut self, why: impl FnOnce() -> String) {
        self.found.get_or_insert_with(why);
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        match crate::syntax::match_of(mac) {
            Some(expr) => Finder::visit_expr_match(self, &expr),
            None if mac.path.is_ident("workgroup_var") => {
                self.found(|| {
                    "it declares a `workgroup_var!`: plain Rust has no workgroups".to_owned()
                });
            }
            None => {}
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        if is_atomic(call) {
            self.found(|| {
                format!(
                    "it calls `{name}` of an atomic, but an atomic is a plain number in plain Rust"
                )
            });
        } else if self.device.methods.contains_key(&name) {
            self.found(|| calls(&name));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(last) = path.segments.last() {
            let name = last.ident.to_string();
            let is_method = path.segments.len() > 1 && self.device.methods.contains_key(&name);
            if known::is_device_only(&name) {
                self.found(|| format!("it uses `{name}`, which plain Rust does not have"));
            } else if is_method || (self.calls)(path) {
                self.found(|| calls(&name));
            }
        }
        visit::visit_path(self, path);
    }
}

fn calls(name: &str) -> String {
    format!("it calls `{name}`, which runs in kernels only")
}

/// Whether a method call is an operation of an atomic. `load`, `store` and `swap` may be users'
/// methods. On a member or an element, they count as operations of an atomic.
fn is_atomic(call: &syn::ExprMethodCall) -> bool {
    let name = call.method.to_string();
    let mut operations = AtomicOp::ALL.iter();
    let is_part = matches!(*call.receiver, syn::Expr::Field(_) | syn::Expr::Index(_));
    operations.any(|(_, of, _, count)| *of == name && *count == call.args.len())
        && (is_part || !["load", "store", "swap"].contains(&name.as_str()))
}

/// Whether an index or a count is also a `usize` on the host: a number without a suffix, or an
/// expression with `x as usize` in it.
pub(super) fn is_usize(expr: &syn::Expr) -> bool {
    match crate::syntax::ungroup(expr) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
            number.suffix().is_empty()
        }
        expr => has_usize(expr),
    }
}

/// Whether an expression is a range or starts with an iterator.
pub(super) fn is_iterator(expr: &syn::Expr) -> bool {
    match crate::syntax::ungroup(expr) {
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(call) => {
            iterators::is_source(&call.method.to_string()) || is_iterator(&call.receiver)
        }
        _ => false,
    }
}
