//! The arguments of a generic `impl` for a type: `impl<T> Area for Pair<T, u32>`,
//! `impl<const N: usize> Area for [u32; N]`. Blanket `impl`s have a file of their own.

use std::collections::BTreeMap;

use super::context::Lowerer;
use super::generic_structs::{args_of, arguments, params};
use super::lowered_items::Arg;
use crate::ir::Ty;
use crate::items::Impl;
use crate::syntax::{ungroup, ungroup_ty};

impl Lowerer<'_> {
    /// The arguments of a generic `impl`'s parameters that make its type this one. `None` if there
    /// are none, or if the `impl` is for a parameter.
    pub(super) fn impl_args(&self, at: usize, ty: &Ty) -> Option<Vec<Arg>> {
        let block = &self.items.impls[at];
        if self.blanket_param(at).is_some() || !self.is_generic_impl(at) {
            return None;
        }
        let mut found = BTreeMap::new();
        let is_this = self.is_written(block, &block.syntax.self_ty, ty, &mut found);
        is_this.then(|| arguments(&block.syntax.generics, &found)).flatten()
    }

    /// Whether a type as written in an `impl` surely means this type.
    fn is_written(
        &self,
        block: &Impl,
        written: &syn::Type,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        match (ungroup_ty(written), ty) {
            (syn::Type::Path(path), ty) => self.is_path(block, &path.path, ty, found),
            (syn::Type::Array(array), Ty::Array(element, n)) => {
                let n = Arg::Const(i128::from(*n));
                is_count(block, &array.len, &n, found)
                    && self.is_written(block, &array.elem, element, found)
            }
            (syn::Type::Tuple(tuple), Ty::Struct(of)) if of.is_tuple() => {
                let mut pairs = tuple.elems.iter().zip(&of.members);
                tuple.elems.len() == of.members.len()
                    && pairs
                        .all(|(written, member)| self.is_written(block, written, &member.ty, found))
            }
            (syn::Type::Tuple(tuple), Ty::Unit) => tuple.elems.is_empty(),
            _ => false,
        }
    }

    fn is_path(
        &self,
        block: &Impl,
        path: &syn::Path,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        if let Some(is_same) = settled(block, path, &Arg::Type(ty.clone()), found) {
            return is_same;
        }
        // Of paths to unknown modules, nothing is known.
        let item = block.scope.resolve(path).map(|(item, _)| item);
        let (Some(last), true) = (path.segments.last(), item.is_some() || path.segments.len() == 1)
        else {
            return false;
        };
        let syn::PathArguments::AngleBracketed(written) = &last.arguments else {
            return match item {
                Some(item) => self.known.types.get(&item) == Some(ty),
                None => super::ty::named(&last.ident.to_string()).as_ref() == Some(ty),
            };
        };
        let args: Vec<Arg> = match (item, ty.option_value()) {
            (Some(item), _) => {
                let mut structs = self.known.generic_structs.iter();
                let of = structs.find(|of| of.ty == *ty && of.item == item);
                of.map_or_else(Vec::new, |of| of.args.clone())
            }
            (None, Some(value)) if last.ident == "Option" => vec![Arg::Type(value.clone())],
            (None, _) => Vec::new(),
        };
        !args.is_empty()
            && args_of(written).count() == args.len()
            && args_of(written).zip(&args).all(|pair| match pair {
                (syn::GenericArgument::Type(written), Arg::Type(ty)) => {
                    self.is_written(block, written, ty, found)
                }
                // A const parameter is written as a type would be.
                (syn::GenericArgument::Type(syn::Type::Path(path)), n @ Arg::Const(_)) => {
                    settled(block, &path.path, n, found) == Some(true)
                }
                (syn::GenericArgument::Const(written), n) => is_count(block, written, n, found),
                _ => false,
            })
    }
}

/// Whether a path is a parameter of the `impl` whose argument can be this one. `None` if it is not a
/// parameter.
fn settled(
    block: &Impl,
    path: &syn::Path,
    arg: &Arg,
    found: &mut BTreeMap<String, Arg>,
) -> Option<bool> {
    let name = path.get_ident()?;
    params(&block.syntax.generics).any(|(param, _)| param == name).then(|| {
        let known = found.entry(name.to_string()).or_insert_with(|| arg.clone());
        known == arg
    })
}

/// Whether an expression is a parameter that can have this value, or a literal of it.
fn is_count(block: &Impl, written: &syn::Expr, n: &Arg, found: &mut BTreeMap<String, Arg>) -> bool {
    match ungroup(written) {
        syn::Expr::Path(path) => settled(block, &path.path, n, found) == Some(true),
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(of), .. }) => {
            of.base10_parse().ok().map(Arg::Const).as_ref() == Some(n)
        }
        _ => false,
    }
}
