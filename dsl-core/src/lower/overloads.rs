//! Calls of a trait that a type implements several times: `impl Pow<u8> for f32`, `impl Pow<&u8> for
//! f32`, `impl Pow<u8> for &f32`. The arguments tell the `impl`, or else inference does.

use super::context::Lowerer;
use super::definition::FunctionItem;
use super::given::Given;
use super::trait_ref::{declaring, several};
use crate::ir::{Mode, SignatureId, Ty};
use crate::items::ItemId;
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// The `impl` blocks whose function a call may mean, as far as its arguments tell.
    pub(super) fn blocks_of_call(&mut self, ty: &Ty, name: &str, given: Given<'_>) -> Vec<usize> {
        let mut blocks = self.blocks_of_name(ty, name, given.of_trait);
        if given.of_trait.is_none() {
            blocks = self.in_scope(blocks, name);
        }
        let Some((item, _)) = several(self.items, &blocks, name) else { return blocks };
        if let Some(block) = self.block_of_self(item, given.args).filter(|at| blocks.contains(at)) {
            return vec![block];
        }
        let shapes: Vec<Option<Ty>> = match given.shapes {
            Some(shapes) => shapes.to_vec(),
            None => given.args.iter().map(|arg| self.known_shape(arg)).collect(),
        };
        blocks.retain(|at| {
            declaring(self.items, *at, name) == Some(item)
                && self
                    .function_of_block(*at, ty, name)
                    .is_some_and(|of| self.may_take(*at, &of, given.args, &shapes))
        });
        blocks
    }

    /// The `impl` block of `Self` in a function that its trait defines, if a value of type `Self` is
    /// the first argument.
    fn block_of_self(&mut self, item: ItemId, args: &[&syn::Expr]) -> Option<usize> {
        let is_default =
            self.env.bounds.traits().any(|bound| bound.param == "Self" && bound.item == item);
        let is_of_self = is_default && !self.is_concrete(args.first()?);
        self.env.block.filter(|_| is_of_self)
    }

    /// The functions that a call may mean if its arguments do not tell which one. Empty if they do.
    pub(super) fn overloads(&mut self, ty: &Ty, name: &str, given: Given<'_>) -> Vec<SignatureId> {
        let blocks = self.blocks_of_call(ty, name, given);
        if several(self.items, &blocks, name).is_none() {
            return Vec::new();
        }
        let functions: Vec<_> =
            blocks.into_iter().filter_map(|at| self.function_of_block(at, ty, name)).collect();
        functions.into_iter().filter_map(|function| self.signature(function, given)).collect()
    }

    /// How many references `self` is in a function of an `impl` block.
    pub(super) fn references_of_self(
        &self,
        sig: &syn::Signature,
        block: Option<usize>,
    ) -> Option<usize> {
        let is_borrowed = matches!(sig.receiver()?.kind, syn::ReceiverKind::Reference(..));
        let of_block = self.is_block_of_reference(block?);
        Some(usize::from(is_borrowed) + usize::from(of_block))
    }

    fn is_block_of_reference(&self, at: usize) -> bool {
        matches!(&*self.items.impls[at].syntax.self_ty, syn::Type::Reference(_))
    }

    /// Whether a function can take arguments of these types. `at` is its block.
    fn may_take(
        &mut self,
        at: usize,
        function: &FunctionItem<'_>,
        args: &[&syn::Expr],
        shapes: &[Option<Ty>],
    ) -> bool {
        let is_of_reference = self.is_block_of_reference(at);
        let inputs = &function.sig.inputs;
        inputs.len() == args.len()
            && inputs.iter().zip(args).zip(shapes).all(|((input, arg), shape)| match input {
                syn::FnArg::Receiver(receiver) => {
                    let is_value = matches!(receiver.kind, syn::ReceiverKind::Value);
                    let is_reference = self.is_known_reference(arg);
                    is_reference.is_none_or(|of| is_of_reference == (is_value && of))
                }
                syn::FnArg::Typed(of) => {
                    self.may_be_argument(&of.ty, is_of_reference, function, arg, shape.as_ref())
                }
            })
    }

    fn may_be_argument(
        &mut self,
        declared: &syn::Type,
        is_of_reference: bool,
        function: &FunctionItem<'_>,
        arg: &syn::Expr,
        shape: Option<&Ty>,
    ) -> bool {
        let (takes_reference, of) = match declared {
            syn::Type::Reference(of) => (Some(true), &*of.elem),
            syn::Type::Path(of) if of.path.is_ident("Self") => (Some(is_of_reference), declared),
            // The argument of a type parameter may be a reference.
            syn::Type::Path(of) => {
                let is_param = of
                    .path
                    .get_ident()
                    .is_some_and(|name| function.env.types.contains_key(&name.to_string()));
                ((!is_param).then_some(false), declared)
            }
            _ => (Some(false), declared),
        };
        let is_passed_so = match (takes_reference, self.is_known_reference(arg)) {
            (Some(takes), Some(is)) => takes == is,
            _ => true,
        };
        let wanted = self.in_env(function.env.clone(), |cx| cx.quietly(|cx| cx.ty(of)));
        is_passed_so && shape.is_none_or(|shape| wanted == Ty::Error || wanted == *shape)
    }

    /// Whether an argument is a reference, if that is known.
    fn is_known_reference(&self, arg: &syn::Expr) -> Option<bool> {
        match ungroup(arg) {
            syn::Expr::Reference(_) => Some(true),
            of => match self.references_in_self(of) {
                Some(references) => Some(references > 0),
                None => self.mode_of(of).map(|mode| mode != Mode::Value),
            },
        }
    }

    /// How many references `self`, `*self` or `**self` is, if that is known.
    fn references_in_self(&self, expr: &syn::Expr) -> Option<usize> {
        match ungroup(expr) {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                self.references_in_self(&of.expr)?.checked_sub(1)
            }
            syn::Expr::Path(of) if of.path.is_ident("self") => self.env.references_of_self,
            _ => None,
        }
    }
}
