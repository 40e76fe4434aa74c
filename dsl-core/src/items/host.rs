//! What the host cannot have of the functions and methods behind one attribute.
//!
//! Some say what means nothing in plain Rust: builtin values, barriers, workgroup memory, textures,
//! atomics. The host goes without these, and without those that call them; of the others it has what
//! [`sizes`] makes of them. Methods are told apart by name only: what a receiver is, nobody knows here.

use std::collections::BTreeSet;

use syn::visit::Visit;
use syn::visit_mut::VisitMut;

use super::known;
use super::sizes::{self, Names};
use crate::ir::AtomicOp;
use crate::lower::iterator;
use crate::lower::sizes::has_usize;

/// The functions, by their position, and the methods that kernels alone can call.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct DeviceOnly {
    pub(super) functions: BTreeSet<usize>,
    pub(super) methods: BTreeSet<String>,
}

impl DeviceOnly {
    /// A function as the host has it; `None` if it is one of them.
    pub(super) fn function(
        &self,
        function: &syn::ItemFn,
        names: Names<'_>,
        calls: &CallsDevice<'_>,
    ) -> Option<syn::ItemFn> {
        if self.is_found(calls, |finder| finder.visit_item_fn(function)) {
            return None;
        }
        let mut function = function.clone();
        sizes::adapt(&mut function, names, &[], |adapter, of| adapter.visit_item_fn_mut(of))
            .then_some(function)
    }

    fn is_found(&self, calls: &CallsDevice<'_>, visit: impl FnOnce(&mut Finder<'_>)) -> bool {
        let mut finder = Finder { found: false, device: self, calls };
        visit(&mut finder);
        finder.found
    }

    /// The methods of an `impl` block or trait that are among them; the others become what the host
    /// has.
    pub(super) fn methods_of(
        &self,
        item: &mut syn::Item,
        names: Names<'_>,
        calls: &CallsDevice<'_>,
    ) -> Vec<String> {
        let mut methods = Vec::new();
        match item {
            syn::Item::Impl(block) => {
                let generics = block.generics.clone();
                for item in &mut block.items {
                    let syn::ImplItem::Fn(method) = item else { continue };
                    let is_found = self.is_found(calls, |of| of.visit_impl_item_fn(method));
                    if is_found
                        || !sizes::adapt(method, names, &[&generics], |adapter, of| {
                            adapter.visit_impl_item_fn_mut(of);
                        })
                    {
                        methods.push(method.sig.ident.to_string());
                    }
                }
            }
            syn::Item::Trait(of) => {
                let generics = of.generics.clone();
                for item in &mut of.items {
                    let syn::TraitItem::Fn(method) = item else { continue };
                    let is_found = self.is_found(calls, |of| of.visit_trait_item_fn(method));
                    if is_found
                        || !sizes::adapt(method, names, &[&generics], |adapter, of| {
                            adapter.visit_trait_item_fn_mut(of);
                        })
                    {
                        methods.push(method.sig.ident.to_string());
                    }
                }
            }
            _ => {}
        }
        methods
    }

    /// Takes those methods out of an `impl` block or trait.
    pub(super) fn remove_from(&self, item: &mut syn::Item) {
        let stays = |ident: &syn::Ident| !self.methods.contains(&ident.to_string());
        match item {
            syn::Item::Impl(block) => block.items.retain(
                |item| !matches!(item, syn::ImplItem::Fn(method) if !stays(&method.sig.ident)),
            ),
            syn::Item::Trait(item) => item.items.retain(
                |item| !matches!(item, syn::TraitItem::Fn(method) if !stays(&method.sig.ident)),
            ),
            _ => {}
        }
    }
}

/// Whether a path means a function that the host does not have.
pub(super) type CallsDevice<'a> = dyn Fn(&syn::Path) -> bool + 'a;

struct Finder<'a> {
    found: bool,
    device: &'a DeviceOnly,
    calls: &'a CallsDevice<'a>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        match crate::lower::library::match_of(mac) {
            Some(expr) => Finder::visit_expr_match(self, &expr),
            None => self.found |= mac.path.is_ident("workgroup_var"),
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        self.found |= self.device.methods.contains(&name) || is_atomic(call);
        syn::visit::visit_expr_method_call(self, call);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(last) = path.segments.last() {
            let name = last.ident.to_string();
            let is_method = path.segments.len() > 1 && self.device.methods.contains(&name);
            self.found |= known::is_device_only(&name) || is_method || (self.calls)(path);
        }
        syn::visit::visit_path(self, path);
    }
}

/// Whether a method call is an operation of an atomic. `load`, `store` and `swap` may be methods of the
/// user's, and are taken for an atomic's where they are of a member or an element.
fn is_atomic(call: &syn::ExprMethodCall) -> bool {
    let name = call.method.to_string();
    let mut operations = AtomicOp::ALL.iter();
    let is_part = matches!(*call.receiver, syn::Expr::Field(_) | syn::Expr::Index(_));
    operations.any(|(_, of, _, count)| *of == name && *count == call.args.len())
        && (is_part || !["load", "store", "swap"].contains(&name.as_str()))
}

/// Whether an index or a count is one for the host, too: a number without a type, or what is computed
/// of `x as usize`.
pub(super) fn is_usize(expr: &syn::Expr) -> bool {
    match crate::lower::constant::ungroup(expr) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
            number.suffix().is_empty()
        }
        expr => has_usize(expr),
    }
}

/// Whether an expression is a range or begins as an iterator.
pub(super) fn is_iterator(expr: &syn::Expr) -> bool {
    match crate::lower::constant::ungroup(expr) {
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(call) => {
            iterator::is_source(&call.method.to_string()) || is_iterator(&call.receiver)
        }
        _ => false,
    }
}
