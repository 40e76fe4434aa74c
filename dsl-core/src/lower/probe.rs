//! The method that a call means if several methods of its name differ in their `self`. As in Rust,
//! a value finds the methods with `self` first, then those with `&self`, then those with
//! `&mut self`. At each step the type's own methods come before the methods of traits.

use super::bounds::{mode_of_receiver, mode_of_reference};
use super::context::Lowerer;
use super::given::Given;
use super::methods::{name_of_function, signatures_of, trait_of, trait_signatures};
use super::receiver::{is_users, is_written_out};
use super::trait_ref::declaring;
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Expr, ExprId, Mode, Name, Ty};
use crate::items::{Impl, ItemId};
use crate::syntax::iterators;
use crate::syntax::methods::self_of_language;
use crate::syntax::{name_of, ungroup, ungroup_ty};

impl Lowerer<'_> {
    /// Keeps the blocks of a type that a call can mean. None, with a message if there is a span for it,
    /// if several methods are left, or if the call means a method of std.
    pub(super) fn probed(
        &mut self,
        blocks: Vec<usize>,
        ty: &Ty,
        name: &str,
        given: Given<'_>,
    ) -> Vec<usize> {
        let blocks = match given.receiver {
            Some(receiver) => self.found_by(receiver, blocks, ty, name),
            None => Some(blocks),
        };
        if let Some(blocks) = blocks
            && !self.are_of_several_traits(&blocks, name)
        {
            return blocks;
        }
        if let Some(span) = given.call {
            let ty = ty.rust();
            let message = format!(
                "`{ty}` has several methods `{name}`, and which one Rust calls depends on their \
                 `self` and on the traits in scope: name the type or the trait, \
                 `<{ty} as Trait>::{name}(…)`"
            );
            self.diags.error(Code::UnknownFunction, span, message);
        }
        Vec::new()
    }

    /// The blocks with the methods that the receiver finds first. `None` if that is not known, or if
    /// it finds a method of std.
    fn found_by(
        &mut self,
        receiver: &syn::Expr,
        blocks: Vec<usize>,
        ty: &Ty,
        name: &str,
    ) -> Option<Vec<usize>> {
        let selves = blocks.iter().filter_map(|at| self.self_of(*at, name));
        let mut modes: Vec<Mode> = selves.collect();
        modes.extend(self.self_of_std(ty, name));
        let Some(first) = modes.first() else { return Some(blocks) };
        if modes.iter().all(|mode| mode == first) {
            return Some(blocks);
        }
        let step = self.step(&modes, receiver)?;
        let is_found = |at: &usize| self.self_of(*at, name) == Some(step);
        let found: Vec<usize> = blocks.into_iter().filter(is_found).collect();
        (!found.is_empty()).then_some(found)
    }

    /// The first of these modes that a receiver finds, if that is known.
    fn step(&self, modes: &[Mode], receiver: &syn::Expr) -> Option<Mode> {
        let all = [Mode::Value, Mode::Shared, Mode::Mut];
        let first = |of: Mode| steps(of).into_iter().find(|mode| modes.contains(mode));
        match self.mode_of(receiver) {
            Some(of) => first(of),
            None => {
                first(Mode::Value).filter(|step| all.iter().all(|of| first(*of) == Some(*step)))
            }
        }
    }

    /// Whether the function of that name in these blocks belongs to several traits, and none is the
    /// type's own.
    fn are_of_several_traits(&self, blocks: &[usize], name: &str) -> bool {
        let items = self.items;
        let is_own = |at: &&usize| {
            let block = &items.impls[**at];
            block.syntax.trait_.is_none()
                && signatures_of(block).any(|sig| name_of_function(sig) == name)
        };
        let traits: Vec<ItemId> =
            blocks.iter().filter_map(|at| declaring(items, *at, name)).collect();
        let is_other = |of: &ItemId| Some(of) != traits.first();
        traits.iter().any(is_other) && !blocks.iter().any(|at| is_own(&at))
    }

    /// The `self` of a method of a block, if the block or its trait has one of that name.
    fn self_of(&self, at: usize, name: &str) -> Option<Mode> {
        let items = self.items;
        let block = &items.impls[at];
        if is_not_imported(block) {
            return None;
        }
        let inherited = trait_of(items, block).into_iter().flat_map(trait_signatures);
        let mut methods = signatures_of(block).chain(inherited);
        let method = methods.find(|sig| name_of_function(sig) == name)?.receiver()?;
        let mode = mode_of_receiver(method)?;
        match (ungroup_ty(&block.syntax.self_ty), mode) {
            (syn::Type::Reference(of), Mode::Value) => {
                Some(mode_of_reference(of.mutability.is_some()))
            }
            (_, mode) => Some(mode),
        }
    }

    /// The `self` of a method that a trait of std gives a user's type without a function in its `impl`.
    fn self_of_std(&mut self, ty: &Ty, name: &str) -> Option<Mode> {
        if !is_users(ty) {
            return None;
        }
        if matches!(name, "into" | "try_into") {
            return Some(Mode::Value);
        }
        let items = self.items;
        self.impls_of(ty).into_iter().find_map(|at| {
            let block = &items.impls[at];
            let (path, _) = block.syntax.trait_.as_ref()?;
            let of_std = block.scope.resolve(path).is_none();
            let of_trait = path.segments.last().filter(|_| of_std)?.ident.to_string();
            self_of_default(&of_trait, name)
        })
    }

    /// `x.f()` if `x` has a type of the language, and both the language and a user's trait have `f`,
    /// but with different `self`s: the user's method if the call means it. `None` if not.
    pub(super) fn method_beside_language(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        if !self.method_names.of_language.contains(&name.text) || self.env.of_std {
            return None;
        }
        match self.known_shape(&call.receiver) {
            Some(ty) if self.bound_of(call, &ty).is_some() => None,
            Some(ty) => self.method_of_type_beside(call, &ty, &name),
            None => self.refuse_unknown_beside(call, &name),
        }
    }

    fn method_of_type_beside(
        &mut self,
        call: &syn::ExprMethodCall,
        ty: &Ty,
        name: &Name,
    ) -> Option<ExprId> {
        if !self.may_mean_users(call, ty, &name.text)? {
            return None;
        }
        let args: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let generics = self.method_generics(call)?;
        let (call_span, receiver) = (Some(name.span), Some(&*call.receiver));
        let given = Given {
            generics: &generics,
            args: &args,
            call: call_span,
            receiver,
            ..Given::default()
        };
        let Some(function) = self.associated_function(ty, &name.text, given) else {
            return Some(self.push(Expr::Error, name.span));
        };
        let of = super::qualified::received(referent(&call.receiver), function.sig.receiver()?);
        let args: Vec<&syn::Expr> = std::iter::once(&of).chain(&call.args).collect();
        let given = Given { args: &args, ..given };
        let signature = self.associated_signature(ty, &name.text, given)?;
        Some(self.call_of_signature(signature, &generics, &args, name.span))
    }

    /// Whether a call means the method of a user's trait, of a type that has a method of the language
    /// as well. `None` if it has none. It counts as meant, and is reported, if that is not known.
    fn may_mean_users(&mut self, call: &syn::ExprMethodCall, ty: &Ty, name: &str) -> Option<bool> {
        let of_language = self.self_beside(ty, name)?;
        let blocks = self.impls_of(ty);
        let blocks = self.in_scope(blocks, name);
        let selves = blocks.into_iter().filter_map(|at| self.self_of(at, name));
        let mut modes: Vec<Mode> = selves.collect();
        if modes.iter().all(|mode| *mode == of_language) {
            return None;
        }
        modes.push(of_language);
        let step = self.step(&modes, &call.receiver);
        if step.is_none() {
            let message = format!(
                "`{0}` has a method `{name}`, and a trait of yours gives it another one: which one Rust \
                 calls depends on whether this is a reference, which is not known here: write \
                 `{0}::{name}(…)` or `Trait::{name}(…)`",
                ty.rust()
            );
            let span = call.method.span();
            self.diags.push_once(Diagnostic::new(Code::UnknownFunction, span, message));
        }
        Some(step != Some(of_language))
    }

    /// Reports a call on a value of unknown type, if it may mean the method of a user's trait although
    /// the language has one of its name.
    fn refuse_unknown_beside(&mut self, call: &syn::ExprMethodCall, name: &Name) -> Option<ExprId> {
        let types: Vec<Ty> =
            (0..self.items.impls.len()).filter_map(|at| self.impl_ty(at)).collect();
        let may_mean =
            types.iter().any(|ty| self.may_mean_users(call, ty, &name.text) == Some(true));
        may_mean.then(|| self.push(Expr::Error, name.span))
    }

    /// The `self` of a method that the language has for a type.
    fn self_beside(&self, ty: &Ty, name: &str) -> Option<Mode> {
        let is_of_language = match ty {
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix(_) => {
                Builtin::resolve(name, ty).is_some() || is_written_out(ty, name)
            }
            ty => ty.may_lack_value() && super::option::is_method(name),
        };
        is_of_language.then(|| self_of_language(name))
    }
}

/// Whether a block is of a trait of std that is not in the prelude and that the block's module does
/// not import: `impl ops::Add for S`. Calls of its methods mean others.
fn is_not_imported(block: &Impl) -> bool {
    const PRELUDE: [&str; 5] = ["Clone", "Iterator", "Ord", "PartialEq", "PartialOrd"];
    let Some((path, _)) = &block.syntax.trait_ else { return false };
    let is_in_prelude =
        || path.segments.last().is_some_and(|last| PRELUDE.iter().any(|of| last.ident == of));
    block.scope.resolve(path).is_none() && path.segments.len() > 1 && !is_in_prelude()
}

/// The modes of methods in the order in which a receiver finds them.
fn steps(receiver: Mode) -> [Mode; 3] {
    match receiver {
        Mode::Value => [Mode::Value, Mode::Shared, Mode::Mut],
        Mode::Shared => [Mode::Shared, Mode::Value, Mode::Mut],
        Mode::Mut => [Mode::Mut, Mode::Value, Mode::Shared],
    }
}

/// The `self` of a method that a trait of std defines itself.
fn self_of_default(of_trait: &str, name: &str) -> Option<Mode> {
    Some(match (of_trait, name) {
        ("PartialEq", "ne") => Mode::Shared,
        ("Iterator", name) => {
            iterators::method(name)?;
            iterators::self_of(name)
        }
        ("IntoIterator", "into_iter") => Mode::Value,
        _ => return None,
    })
}

/// The expression behind written references.
fn referent(expr: &syn::Expr) -> &syn::Expr {
    match ungroup(expr) {
        syn::Expr::Reference(of) => referent(&of.expr),
        of => of,
    }
}
