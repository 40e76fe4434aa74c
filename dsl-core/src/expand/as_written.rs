//! Functions that the user wrote with `usize`, as in plain Rust. The host gets them as they are
//! written.
//!
//! Other functions take `u32` for sizes, and `usize` only where nothing else is possible,
//! `x[i as usize]` and `size_of::<T>() as u32`. The host gets these in the form that
//! [`host_sizes`](super::host_sizes) makes. A `usize` elsewhere tells them apart: as the type of a
//! variable or a cast, in the name of a `usize` item, or as the result of `size_of`.

use std::collections::BTreeSet;

use crate::syntax::usize_exprs::{for_each_size, has_usize, taker_of_sizes};
use crate::syntax::visit::{self, Visit};
use crate::syntax::{calls_size_of, ungroup};

/// Whether a function is written with `usize`. `sizes` are the names of functions and members that
/// are `usize`.
pub(super) fn is_in_usize(
    sig: &syn::Signature,
    body: Option<&syn::Block>,
    sizes: &BTreeSet<String>,
) -> bool {
    let found = signature_has_sizes(sig);
    let mut finder = Finder { sizes, ranges: BTreeSet::new(), found };
    body.into_iter().for_each(|body| finder.visit_block(body));
    finder.found
}

/// Whether a function has a `usize` parameter or result, or a bound with one, `F: Fn(usize)`.
pub(super) fn signature_has_sizes(sig: &syn::Signature) -> bool {
    let (sizes, ranges) = (&BTreeSet::new(), BTreeSet::new());
    let mut bounds = Finder { sizes, ranges, found: false };
    bounds.visit_generics(&sig.generics);
    let params = sig.inputs.iter().any(|input| match input {
        syn::FnArg::Typed(param) => has_size(&param.ty),
        syn::FnArg::Receiver(_) => false,
    });
    bounds.found || params || matches!(&sig.output, syn::ReturnType::Type(_, ty) if has_size(ty))
}

/// Whether a type is or contains `usize` or `isize`.
pub(super) fn has_size(ty: &syn::Type) -> bool {
    let (sizes, ranges) = (&BTreeSet::new(), BTreeSet::new());
    let mut finder = Finder { sizes, ranges, found: false };
    finder.visit_type(ty);
    finder.found
}

struct Finder<'a> {
    sizes: &'a BTreeSet<String>,
    /// The variables that are ranges. As indices they are ranges of `usize`.
    ranges: BTreeSet<String>,
    found: bool,
}

impl Finder<'_> {
    /// A size at a place where kernels always accepted `usize`.
    fn size(&mut self, size: &syn::Expr) {
        if !has_usize(size) {
            return self.visit_expr(size);
        }
        for_each_size(&mut size.clone(), &mut |part| match part {
            syn::Expr::Cast(cast) => self.visit_expr(&cast.expr),
            part => self.visit_expr(part),
        });
    }

    /// Whether an index is such a variable, or a clone of one.
    fn is_range(&self, at: &syn::Expr) -> bool {
        match at {
            syn::Expr::MethodCall(call) if call.method == "clone" => self.is_range(&call.receiver),
            syn::Expr::Path(of) => {
                of.path.get_ident().is_some_and(|name| self.ranges.contains(&name.to_string()))
            }
            _ => false,
        }
    }

    fn name(&mut self, name: &syn::Ident) {
        self.found |= self.sizes.contains(&name.to_string());
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_expr(&mut self, expr: &'ast syn::Expr) {
        match expr {
            syn::Expr::Index(of) => {
                self.visit_expr(&of.expr);
                match &*of.index {
                    syn::Expr::Range(_) => self.visit_expr(&of.index),
                    at if self.is_range(at) => self.found = true,
                    at => self.size(at),
                }
            }
            syn::Expr::Range(of) => {
                [&of.start, &of.end].into_iter().flatten().for_each(|end| self.size(end));
            }
            syn::Expr::MethodCall(call) => {
                self.name(&call.method);
                self.visit_expr(&call.receiver);
                let takes_sizes = taker_of_sizes(call).is_some();
                for arg in &call.args {
                    if takes_sizes { self.size(arg) } else { self.visit_expr(arg) }
                }
                call.turbofish.iter().for_each(|args| {
                    self.visit_angle_bracketed_generic_arguments(args);
                });
            }
            syn::Expr::Repeat(of) => self.visit_expr(&of.expr),
            syn::Expr::Call(of) if calls_size_of(of) => self.found = true,
            // `size_of::<T>() as u32`
            syn::Expr::Cast(cast) => {
                for_each_size(&mut cast.expr.clone(), &mut |part| match part {
                    syn::Expr::Call(of) if calls_size_of(of) => {}
                    part => self.visit_expr(part),
                });
                self.visit_type(&cast.ty);
            }
            expr => visit::visit_expr(self, expr),
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (syn::Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && matches!(ungroup(&init.expr), syn::Expr::Range(_))
        {
            self.ranges.insert(name.ident.to_string());
        }
        visit::visit_local(self, local);
    }

    fn visit_member(&mut self, member: &'ast syn::Member) {
        if let syn::Member::Named(name) = member {
            self.name(name);
        }
    }

    fn visit_lit_int(&mut self, literal: &'ast syn::LitInt) {
        self.found |= matches!(literal.suffix(), "usize" | "isize");
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let is_size =
            |segment: &syn::PathSegment| segment.ident == "usize" || segment.ident == "isize";
        self.found |= path.segments.first().is_some_and(is_size);
        if let Some(last) = path.segments.last() {
            self.name(&last.ident);
        }
        visit::visit_path(self, path);
    }

    fn visit_type_array(&mut self, array: &'ast syn::TypeArray) {
        self.visit_type(&array.elem);
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_const_param(&mut self, _: &'ast syn::ConstParam) {}
}
