//! Blanket implementations, `impl<T: Mul<Output = T>> Square for T`, and generic implementations for
//! arrays, tuples and options, `impl<const N: usize> Total for [u32; N]`: the type of the receiver
//! finds them.

use super::context::Lowerer;
use super::given::Given;
use crate::diagnostic::Code;
use crate::ir::{Name, Scalar, SignatureId, Ty};
use crate::items::ItemKind;
use crate::syntax::name_of;

/// How many nested blanket `impl`s the search for a bound follows.
const MAX_DEPTH: usize = 4;

impl Lowerer<'_> {
    /// The type parameter that an `impl` is for.
    pub(super) fn blanket_param(&self, at: usize) -> Option<&syn::Ident> {
        let block = &self.items.impls[at].syntax;
        let syn::Type::Path(path) = &*block.self_ty else { return None };
        let name = path.path.get_ident().filter(|_| path.qself.is_none())?;
        block.generics.type_params().map(|param| &param.ident).find(|param| *param == name)
    }

    /// Whether a blanket `impl` applies to a type: whether the type has the bounds that are the
    /// user's traits. rustc checks the others.
    pub(super) fn is_blanket_of(&self, at: usize, ty: &Ty) -> bool {
        self.has_bounds_of(at, ty, 0)
    }

    /// The numbers to which a blanket `impl` applies. None if it applies to all.
    pub(super) fn numbers_of_blanket(&self, at: usize) -> Vec<Ty> {
        let numbers: Vec<Ty> = Scalar::ALL.map(Ty::Scalar).to_vec();
        let fitting: Vec<Ty> =
            numbers.iter().filter(|ty| self.is_blanket_of(at, ty)).cloned().collect();
        if fitting.len() == numbers.len() { Vec::new() } else { fitting }
    }

    fn has_bounds_of(&self, at: usize, ty: &Ty, depth: usize) -> bool {
        let Some(param) = self.blanket_param(at) else { return false };
        let block = &self.items.impls[at];
        let mut bounds = super::bounds::Bounds::default();
        bounds.declare(self.items, &block.scope, &block.syntax.generics);
        let mut traits = bounds.traits().filter(|bound| *param == bound.param);
        depth < MAX_DEPTH
            && traits.all(|bound| {
                (0..self.items.impls.len()).any(|other| {
                    self.items.is_impl_of(other, bound.item)
                        && (self.impl_types.get(&other).is_some_and(|of| of.as_ref() == Some(ty))
                            || self.impl_args(other, ty).is_some()
                            || other != at && self.has_bounds_of(other, ty, depth + 1))
                })
            })
    }

    /// Whether an `impl` is found by the shape of a receiver's type: it is for a parameter, or for
    /// arrays, tuples or options with parameters.
    pub(super) fn is_by_shape(&self, at: usize) -> bool {
        self.is_generic_impl(at) && self.items.impls[at].of().is_none()
    }

    /// The method of an `impl` that is found by a type's shape; `Some(None)` if it has mistakes.
    /// `None` if no such `impl` has the method.
    pub(super) fn method_of_blanket(
        &mut self,
        name: &Name,
        given: Given<'_>,
    ) -> Option<Option<SignatureId>> {
        let is_named = |ident: &syn::Ident| name_of(ident).text == name.text;
        let has_method =
            |cx: &Self, at: usize| {
                let block = &cx.items.impls[at];
                let own =
                    block.syntax.items.iter().any(
                        |item| matches!(item, syn::ImplItem::Fn(of) if is_named(&of.sig.ident)),
                    );
                let path = block.syntax.trait_.as_ref().map(|(path, _)| path);
                let of_trait = path.and_then(|path| block.scope.resolve(path));
                own || of_trait.is_some_and(|(item, _)| match &cx.items.items[item].kind {
                    ItemKind::Trait(of) => of.items.iter().any(
                        |item| matches!(item, syn::TraitItem::Fn(of) if is_named(&of.sig.ident)),
                    ),
                    _ => false,
                })
            };
        let impls = 0..self.items.impls.len();
        let impls: Vec<usize> =
            impls.filter(|at| self.is_by_shape(*at) && has_method(self, *at)).collect();
        let is_of_all = impls.iter().any(|at| self.blanket_param(*at).is_some());
        let ty = given.args.first().and_then(|receiver| self.known_shape(receiver));
        if impls.is_empty() || ty.is_none() && !is_of_all {
            return None;
        }
        let Some(ty) = ty else {
            let message = format!(
                "the type of this value is not known here, and `{}` depends on the type: declare \
                 it, `let x: f32 = …;`",
                name.text
            );
            self.diags.error(Code::UnknownType, name.span, message);
            return Some(None);
        };
        let given = Given { call: Some(name.span), ..given };
        let before = self.diags.len();
        let method = self.associated_signature(&ty, &name.text, given);
        (method.is_some() || self.diags.len() > before).then_some(method)
    }
}
