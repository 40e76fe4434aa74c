//! The parameters of a function that are functions, and their types.

use std::collections::BTreeSet;

use super::symbol::Chosen;
use crate::items::derived;
use crate::syntax::name_of;
use crate::syntax::visit::{self, Visit};

/// The type of a function parameter.
pub(super) struct FunctionTy<'s> {
    pub(super) inputs: Vec<&'s syn::Type>,
    pub(super) output: Option<&'s syn::Type>,
}

/// Whether a function is written out at each call: it takes functions, iterators or arrays of slices, or returns a
/// closure, an iterator, a slice or a `&mut` reference.
pub(super) fn takes_functions(sig: &syn::Signature) -> bool {
    returns_symbol(sig)
        || matches!(chosen(sig), Some(Chosen::Place))
        || sig.inputs.iter().any(|input| match input {
            syn::FnArg::Typed(typed) => {
                function_ty(sig, &typed.ty).is_some()
                    || is_iterator_ty(sig, &typed.ty)
                    || slices_ty(&typed.ty).is_some()
            }
            syn::FnArg::Receiver(_) => false,
        })
}

/// Whether a function returns a closure, an iterator or a slice.
pub(super) fn returns_symbol(sig: &syn::Signature) -> bool {
    match output(&sig.output) {
        Some(syn::Type::ImplTrait(of)) if of.bounds.iter().any(derived::is_function) => true,
        _ => returns_slice(sig) || returns_option_of_slice(sig) || returns_iterator(sig),
    }
}

pub(super) fn returns_slice(sig: &syn::Signature) -> bool {
    output(&sig.output).is_some_and(is_slice_ty)
}

/// Whether a function returns an option of a slice.
pub(super) fn returns_option_of_slice(sig: &syn::Signature) -> bool {
    output(&sig.output).is_some_and(is_option_of_slice_ty)
}

/// Whether a type is `Option<&[T]>`.
pub(super) fn is_option_of_slice_ty(ty: &syn::Type) -> bool {
    let syn::Type::Path(path) = ty else { return false };
    let last = path.path.segments.last();
    last.is_some_and(|last| {
        last.ident == "Option"
            && matches!(&last.arguments, syn::PathArguments::AngleBracketed(args)
                if matches!(args.args.first(), Some(syn::GenericArgument::Type(ty)) if is_slice_ty(ty)))
    })
}

/// The result of a function, if it is a slice, an option of one, or a `&mut` reference.
pub(super) fn chosen(sig: &syn::Signature) -> Option<Chosen> {
    match output(&sig.output)? {
        ty if is_slice_ty(ty) => Some(Chosen::Slice),
        syn::Type::Reference(of) => of.mutability.is_some().then_some(Chosen::Place),
        _ => returns_option_of_slice(sig).then_some(Chosen::OptionOfSlice),
    }
}

/// Whether a type is `&[T]` or `&mut [T]`.
pub(super) fn is_slice_ty(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Reference(of) if matches!(*of.elem, syn::Type::Slice(_)))
}

/// The slices in `[&[T]; N]`, `&[&[T]; N]` or `&[&[T]]`, and their number if the type has one.
pub(super) fn slices_ty(ty: &syn::Type) -> Option<(&syn::Type, Option<&syn::Expr>)> {
    let (slice, count) = match ty {
        syn::Type::Group(of) => return slices_ty(&of.elem),
        syn::Type::Paren(of) => return slices_ty(&of.elem),
        syn::Type::Array(of) => (&*of.elem, Some(&of.len)),
        syn::Type::Reference(of) => match &*of.elem {
            syn::Type::Array(of) => (&*of.elem, Some(&of.len)),
            syn::Type::Slice(of) => (&*of.elem, None),
            _ => return None,
        },
        _ => return None,
    };
    is_slice_ty(slice).then_some((slice, count))
}

/// The names of the parameters that are slices.
pub(super) fn slice_parameters(sig: &syn::Signature) -> BTreeSet<String> {
    let named = sig.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(typed) if is_slice_ty(&typed.ty) => match &*typed.pat {
            syn::Pat::Ident(of) => Some(name_of(&of.ident).text),
            _ => None,
        },
        _ => None,
    });
    named.collect()
}

pub(super) fn returns_iterator(sig: &syn::Signature) -> bool {
    matches!(output(&sig.output), Some(syn::Type::ImplTrait(of)) if of.bounds.iter().any(is_iterator))
}

/// Whether a parameter of this type is an iterator.
pub(super) fn is_iterator_ty(sig: &syn::Signature, ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Paren(of) => is_iterator_ty(sig, &of.elem),
        syn::Type::Group(of) => is_iterator_ty(sig, &of.elem),
        syn::Type::ImplTrait(of) => of.bounds.iter().any(is_iterator),
        syn::Type::Path(path) => {
            path.path.get_ident().is_some_and(|name| iterator_bound(sig, &name.to_string()))
        }
        _ => false,
    }
}

/// Whether a type parameter is an iterator.
pub(super) fn iterator_bound(sig: &syn::Signature, name: &str) -> bool {
    bounds_of(sig, name).into_iter().any(is_iterator)
}

/// Whether a bound is one of std's traits of iterators.
fn is_iterator(bound: &syn::TypeParamBound) -> bool {
    let syn::TypeParamBound::Trait(bound) = bound else { return false };
    let names = ["Iterator", "IntoIterator", "DoubleEndedIterator", "ExactSizeIterator"];
    bound.path.segments.last().is_some_and(|last| names.iter().any(|name| last.ident == name))
}

/// The function type of a parameter with this type.
pub(super) fn function_ty<'s>(
    sig: &'s syn::Signature,
    ty: &'s syn::Type,
) -> Option<FunctionTy<'s>> {
    match ty {
        syn::Type::Reference(of) => function_ty(sig, &of.elem),
        syn::Type::Paren(of) => function_ty(sig, &of.elem),
        syn::Type::Group(of) => function_ty(sig, &of.elem),
        syn::Type::ImplTrait(of) => of.bounds.iter().find_map(function_of),
        syn::Type::TraitObject(of) => of.bounds.iter().find_map(function_of),
        syn::Type::FnPtr(of) => Some(FunctionTy {
            inputs: of.inputs.iter().map(|input| &input.ty).collect(),
            output: output(&of.output),
        }),
        syn::Type::Path(path) => function_bound(sig, &path.path.get_ident()?.to_string()),
        _ => None,
    }
}

/// The function type of a type parameter.
pub(super) fn function_bound<'s>(sig: &'s syn::Signature, name: &str) -> Option<FunctionTy<'s>> {
    bounds_of(sig, name).into_iter().find_map(function_of)
}

/// The bounds of a type parameter.
fn bounds_of<'s>(sig: &'s syn::Signature, name: &str) -> Vec<&'s syn::TypeParamBound> {
    let Some(param) = sig.generics.type_params().find(|param| param.ident == name) else {
        return Vec::new();
    };
    let clauses = sig.generics.where_clause.iter().flat_map(|clauses| &clauses.predicates);
    let clauses = clauses.filter_map(|clause| match clause {
        syn::WherePredicate::Type(clause) => match &clause.bounded_ty {
            syn::Type::Path(path) if path.path.is_ident(name) => Some(&clause.bounds),
            _ => None,
        },
        _ => None,
    });
    std::iter::once(&param.bounds).chain(clauses).flatten().collect()
}

fn function_of(bound: &syn::TypeParamBound) -> Option<FunctionTy<'_>> {
    let syn::TypeParamBound::Trait(of) = bound else { return None };
    let syn::PathArguments::Parenthesized(args) = &of.path.segments.last()?.arguments else {
        return None;
    };
    derived::is_function(bound).then(|| FunctionTy {
        inputs: args.inputs.iter().map(|input| &input.ty).collect(),
        output: output(&args.output),
    })
}

pub(super) fn output(of: &syn::ReturnType) -> Option<&syn::Type> {
    match of {
        syn::ReturnType::Type(_, ty) => Some(ty),
        syn::ReturnType::Default => None,
    }
}

/// Whether something names a type parameter.
pub(super) struct Names<'n> {
    name: &'n str,
    found: bool,
}

impl Names<'_> {
    pub(super) fn are_in(ty: &syn::Type, name: &str) -> bool {
        let mut names = Names { name, found: false };
        names.visit_type(ty);
        names.found
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.found |= ident == self.name;
    }
}

pub(super) fn names(block: &syn::Block, name: &str) -> bool {
    let mut names = Names { name, found: false };
    visit::visit_block(&mut names, block);
    names.found
}
