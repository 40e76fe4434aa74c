//! What the bounds of a function's type parameters say about the types of its arguments.

use super::context::Lowerer;
use super::symbol::Env;
use crate::ir::{Ty, TypeBound};
use crate::items::ItemId;

impl Lowerer<'_> {
    /// What the open type parameters of a function must be, by their bounds.
    pub(super) fn bounds_of(&mut self, open: &[String], env: &Env) -> Vec<(usize, TypeBound)> {
        let mut found = Vec::new();
        for (n, param) in open.iter().enumerate() {
            let traits = env.bounds.traits().filter(|of| of.param == *param);
            found.extend(traits.map(|of| (n, TypeBound::OneOf(self.types_with_trait(of.item)))));
            for (_, ty) in env.bounds.conversions().filter(|(of, _)| of == param) {
                let ty = self.in_env(env.clone(), |cx| cx.quietly(|cx| cx.ty(ty)));
                found.push((n, TypeBound::Into(ty)));
            }
        }
        found
    }

    /// The types with an `impl` of a user's trait. A blanket `impl` counts for numbers, if it has
    /// bounds.
    fn types_with_trait(&mut self, item: ItemId) -> Vec<Ty> {
        let impls = (0..self.items.impls.len()).filter(|at| self.items.is_impl_of(*at, item));
        let impls: Vec<usize> = impls.collect();
        let mut found = Vec::new();
        for at in impls {
            match self.blanket_param(at) {
                Some(_) => found.extend(self.numbers_of_blanket(at)),
                None => found.extend(self.types_of_block(at)),
            }
        }
        found
    }
}
