//! Functions of traits whose types nothing shows where they are called, `Zero::zero()`,
//! `Default::default()`. Inference chooses the `impl`.

use proc_macro2::Span;

use super::context::Lowerer;
use super::given::Given;
use super::trait_ref::TraitRef;
use crate::ir::{Callee, Expr, ExprId, Name, SignatureId};
use crate::items::ItemId;

impl Lowerer<'_> {
    /// A call of a function of a trait, for the `impl` that inference chooses. `None` if not all
    /// `impl`s are known.
    pub(super) fn call_of_impls(
        &mut self,
        item: ItemId,
        of_trait: &TraitRef,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let impls = 0..self.items.impls.len();
        let impls: Vec<usize> = impls.filter(|at| self.items.is_impl_of(*at, item)).collect();
        if impls.iter().any(|at| self.is_by_shape(*at)) {
            return None;
        }
        let given = Given { args, call: Some(name.span), ..Given::default() };
        let candidates = self.functions_of_blocks(&impls, Some(of_trait), &name.text, given);
        let fits = |of: &SignatureId| self.module.signatures[*of].params.len() == args.len();
        if !candidates.iter().any(fits) {
            return None;
        }
        Some(self.call_of_candidates(candidates, name, args))
    }

    /// A call of one of several functions of a trait.
    pub(super) fn call_of_candidates(
        &mut self,
        candidates: Vec<SignatureId>,
        name: &Name,
        args: &[&syn::Expr],
    ) -> ExprId {
        let block = self.definitions[candidates[0].index()].env.block;
        let path = block.and_then(|at| self.items.impls[at].syntax.trait_.as_ref());
        let of_trait = path.and_then(|(path, _)| path.segments.last());
        let of_trait = of_trait.map_or_else(String::new, |last| last.ident.to_string());
        let callee = Callee::OfTrait(of_trait, name.clone(), candidates);
        self.invoke(callee, args, false, name.span)
    }

    /// The default value of a type that inference finds.
    pub(super) fn default_of_inferred(&mut self, span: Span) -> ExprId {
        let is_default = |at: &usize| {
            let of_trait = &self.items.impls[*at].syntax.trait_;
            let last = of_trait.as_ref().and_then(|(path, _)| path.segments.last());
            last.is_some_and(|last| last.ident == "Default")
        };
        let impls: Vec<usize> = (0..self.items.impls.len()).filter(is_default).collect();
        let candidates = self.functions_of_blocks(&impls, None, "default", Given::default());
        self.push(Expr::Invoke(Callee::Default(candidates), Vec::new()), span)
    }

    /// The functions of that name in `impl` blocks, for each known type.
    fn functions_of_blocks(
        &mut self,
        blocks: &[usize],
        of_trait: Option<&TraitRef>,
        name: &str,
        given: Given<'_>,
    ) -> Vec<SignatureId> {
        let mut found = Vec::new();
        for at in blocks {
            for ty in self.types_of_block(*at) {
                if of_trait.is_none_or(|of| self.implements(*at, &ty, of))
                    && let Some(function) = self.function_of_block(*at, &ty, name)
                {
                    found.extend(self.signature(function, given));
                }
            }
        }
        found
    }
}
