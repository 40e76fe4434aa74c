//! What the host cannot have of the functions and methods behind one attribute.
//!
//! Some say what means nothing, or something else, in plain Rust: builtin values, barriers, workgroup
//! memory, atomics, indices and lengths in `u32`. The host goes without these, and without those that
//! call them. Methods are told apart by name only: what a receiver is, nobody knows here.

use std::collections::BTreeSet;

use syn::visit::Visit;

use super::known;
use crate::ir::AtomicOp;
use crate::lower::iterator;

/// The functions, by their position, and the methods that kernels alone can call.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct DeviceOnly {
    pub(super) functions: BTreeSet<usize>,
    pub(super) methods: BTreeSet<String>,
}

impl DeviceOnly {
    /// Whether a function is one of them. `calls` says so of the paths that it names.
    pub(super) fn has_function(&self, function: &syn::ItemFn, calls: &CallsDevice<'_>) -> bool {
        let mut finder = Finder { found: false, slices: true, device: self, calls };
        finder.visit_item_fn(function);
        finder.found
    }

    /// The methods of an `impl` block or trait that are among them.
    pub(super) fn methods_of(&self, item: &syn::Item, calls: &CallsDevice<'_>) -> Vec<String> {
        let finder = || Finder { found: false, slices: false, device: self, calls };
        let is_found = |visit: &dyn Fn(&mut Finder<'_>)| {
            let mut finder = finder();
            visit(&mut finder);
            finder.found
        };
        let mut methods = Vec::new();
        match item {
            syn::Item::Impl(block) => block.items.iter().for_each(|item| {
                if let syn::ImplItem::Fn(method) = item
                    && is_found(&|finder| finder.visit_impl_item_fn(method))
                {
                    methods.push(method.sig.ident.to_string());
                }
            }),
            syn::Item::Trait(item) => item.items.iter().for_each(|item| {
                if let syn::TraitItem::Fn(method) = item
                    && is_found(&|finder| finder.visit_trait_item_fn(method))
                {
                    methods.push(method.sig.ident.to_string());
                }
            }),
            _ => {}
        }
        methods
    }

    /// An `impl` block or trait without those methods.
    pub(super) fn without(&self, item: &syn::Item) -> syn::Item {
        let stays = |ident: &syn::Ident| !self.methods.contains(&ident.to_string());
        let mut item = item.clone();
        match &mut item {
            syn::Item::Impl(block) => block.items.retain(
                |item| !matches!(item, syn::ImplItem::Fn(method) if !stays(&method.sig.ident)),
            ),
            syn::Item::Trait(item) => item.items.retain(
                |item| !matches!(item, syn::TraitItem::Fn(method) if !stays(&method.sig.ident)),
            ),
            _ => {}
        }
        item
    }
}

/// Whether a path means a function that the host does not have.
pub(super) type CallsDevice<'a> = dyn Fn(&syn::Path) -> bool + 'a;

struct Finder<'a> {
    found: bool,
    /// Whether slices and arrays count: a function's own are there to be indexed, and lengths may be
    /// constants of type `u32`.
    slices: bool,
    device: &'a DeviceOnly,
    calls: &'a CallsDevice<'a>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr_index(&mut self, index: &'ast syn::ExprIndex) {
        self.found |= self.slices || !is_usize(&index.index);
        syn::visit::visit_expr_index(self, index);
    }

    fn visit_type_slice(&mut self, slice: &'ast syn::TypeSlice) {
        self.found |= self.slices;
        syn::visit::visit_type_slice(self, slice);
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.found |= self.slices;
        syn::visit::visit_type_array(self, array);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        match crate::lower::library::match_of(mac) {
            Some(expr) => Finder::visit_expr_match(self, &expr),
            None => self.found |= self.slices || mac.path.is_ident("workgroup_var"),
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        self.found |= name == "len" || self.device.methods.contains(&name) || is_atomic(call);
        // These count in `usize` on the host.
        let counts = match (name.as_str(), call.args.len()) {
            ("enumerate" | "count", 0) => is_iterator(&call.receiver),
            ("skip" | "take" | "step_by", 1) => {
                is_iterator(&call.receiver) && !is_usize(&call.args[0])
            }
            (name, 1) if iterator::is_of_pieces(name) => !is_usize(&call.args[0]),
            ("swap", 2) => !call.args.iter().all(is_usize),
            _ => false,
        };
        self.found |= counts;
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

/// Whether an index or a count is one for the host, too: a number without a type, or `x as usize`.
fn is_usize(expr: &syn::Expr) -> bool {
    match crate::lower::constant::ungroup(expr) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => {
            number.suffix().is_empty()
        }
        syn::Expr::Cast(cast) => {
            matches!(&*cast.ty, syn::Type::Path(path) if path.path.is_ident("usize"))
        }
        _ => false,
    }
}

/// Whether an expression is a range or begins as an iterator.
fn is_iterator(expr: &syn::Expr) -> bool {
    match crate::lower::constant::ungroup(expr) {
        syn::Expr::Range(_) => true,
        syn::Expr::MethodCall(call) => {
            iterator::is_source(&call.method.to_string()) || is_iterator(&call.receiver)
        }
        _ => false,
    }
}
