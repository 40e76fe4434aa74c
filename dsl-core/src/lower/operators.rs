//! Operators that users' types implement, `impl Mul<Matrix<K, C>> for Matrix<R, K>`. The arguments
//! of such an `impl` follow from both operands: each instance of a struct so far is tried as the
//! right operand.

use std::collections::{BTreeMap, BTreeSet};

use super::context::Lowerer;
use super::generic_structs::{arguments, has};
use super::receiver::is_users;
use super::symbol::Env;
use crate::ir::{BinaryOp, Operator, SignatureId, Ty, UnaryOp};
use crate::items::{Impl, ItemId, replaces_relation};

/// The maximal chain of structs in which each is the result of an operator of the one before.
const MAX_NESTED: usize = 4;

/// The maximal number of such structs in all.
const MAX_RESULTS: usize = 64;

/// An `impl` whose generic arguments are known.
pub(super) struct Implementation {
    /// Its index.
    pub(super) at: usize,
    pub(super) env: Env,
    /// Identifies the implementation.
    pub(super) key: String,
}

impl Lowerer<'_> {
    /// Whether `T::from` takes values of several types: from the user's `impl`s and from the
    /// language's conversions.
    pub(super) fn is_conversion_of_several(&mut self, ty: &Ty, name: &str) -> bool {
        let Some(operator @ Operator::From) = Operator::converting(name) else { return false };
        let is_of_ty = |(of, signature): &&(Operator, SignatureId)| {
            *of == operator && self.module.signatures[*signature].converts_to() == Some(ty)
        };
        let count = self.module.operators.iter().filter(is_of_ty).count();
        count > usize::from(is_users(ty)) && !self.has_own(ty, name)
    }

    /// The `impl` with the arguments that its type settles.
    pub(super) fn implementation(&mut self, at: usize, ty: &Ty) -> Implementation {
        Implementation {
            at,
            env: self.impl_env(at, ty),
            key: format!("impl {at} {}", ty.mangled()),
        }
    }

    /// Finds the operators that the user's types implement, if the types can be values.
    pub(super) fn find_operators(&mut self) {
        for at in 0..self.items.impls.len() {
            if let Some(ty) = self.impl_ty(at)
                && ty.runtime_array().is_none()
                && let Some(operator) = self.operator_of(at)
            {
                let block = self.implementation(at, &ty);
                self.find_operator(operator, &block);
            }
        }
    }

    /// Notes whether a user's trait has an `impl` for `u32` and another one for `usize`.
    pub(super) fn find_traits_of_sizes(&mut self) {
        let mut traits_of = |of: &Ty| -> BTreeSet<ItemId> {
            let blocks = 0..self.items.impls.len();
            let blocks = blocks.filter(|at| self.impl_ty(*at).as_ref() == Some(of));
            let blocks: Vec<usize> = blocks.collect();
            blocks.into_iter().filter_map(|at| self.items.impls[at].of_trait()).collect()
        };
        let (of_words, of_sizes) = (traits_of(&Ty::U32), traits_of(&Ty::USIZE));
        self.module.tells_sizes_apart = !of_words.is_disjoint(&of_sizes);
    }

    /// Finds the operators of a new instance of a generic struct. Their results may be new structs
    /// in turn, so the search is limited to what a kernel's expressions can be expected to use.
    pub(super) fn find_operators_of(&mut self, ty: &Ty) {
        self.results += usize::from(self.result_depth > 0);
        if self.result_depth >= MAX_NESTED {
            return;
        }
        self.result_depth += 1;
        self.find_all_of(ty);
        self.result_depth -= 1;
    }

    fn find_all_of(&mut self, ty: &Ty) {
        for at in 0..self.items.impls.len() {
            let Some(operator) = self.operator_of(at).filter(|_| self.is_generic_impl(at)) else {
                continue;
            };
            if self.results >= MAX_RESULTS {
                return;
            }
            if self.is_impl_of(at, ty) {
                let block = self.implementation(at, ty);
                self.find_operator(operator, &block);
                continue;
            }
            for block in self.implementations_with(at, ty) {
                if self.results < MAX_RESULTS {
                    self.find_operator(operator, &block);
                }
            }
        }
    }

    /// The implementations of a generic `impl` that have this struct as an operand.
    fn implementations_with(&mut self, at: usize, new: &Ty) -> Vec<Implementation> {
        let items = self.items;
        let block = &items.impls[at].syntax;
        let Some(right) = right_operand(block) else { return Vec::new() };
        let pairs: Vec<(Ty, Ty)> = match self.concrete_self(at) {
            Some(Ty::Error) => {
                let left = self.self_settled_by(at, right, new);
                left.map(|left| (left, new.clone())).into_iter().collect()
            }
            Some(left) => vec![(left, new.clone())],
            None => {
                let known = self.known_structs();
                let pairs = known.iter().flat_map(|other| [(other, new), (new, other)]);
                pairs.map(|(left, right)| (left.clone(), right.clone())).collect()
            }
        };
        let mut found: Vec<Implementation> = Vec::new();
        for (left, right_ty) in pairs {
            let mut args = BTreeMap::new();
            let fits = self.unify(at, &block.self_ty, &left, &mut args)
                && self.unify(at, right, &right_ty, &mut args);
            let Some(args) = fits.then(|| arguments(&block.generics, &args)).flatten() else {
                continue;
            };
            let key = format!("impl {at} {} {}", left.mangled(), right_ty.mangled());
            if found.iter().any(|other| other.key == key) {
                continue;
            }
            let scope = items.impls[at].scope.clone();
            let mut env = Env { scope, self_ty: Some(left), ..Env::default() };
            self.bind_args(&mut env, &block.generics, &args);
            found.push(Implementation { at, env, key });
        }
        found
    }

    /// The array or tuple that a generic `impl` is for, if the right operand settles its parameters:
    /// `[T; 2]` in `impl<T> From<Pair<T>> for [T; 2]`.
    fn self_settled_by(&mut self, at: usize, right: &syn::Type, new: &Ty) -> Option<Ty> {
        let items = self.items;
        let Impl { syntax: block, scope, .. } = &items.impls[at];
        if !matches!(&*block.self_ty, syn::Type::Array(_) | syn::Type::Tuple(_)) {
            return None;
        }
        let mut args = BTreeMap::new();
        let fits = self.unify(at, right, new, &mut args);
        let args = fits.then(|| arguments(&block.generics, &args)).flatten()?;
        let mut env = Env { scope: scope.clone(), ..Env::default() };
        self.bind_args(&mut env, &block.generics, &args);
        Some(self.in_env(env, |cx| cx.ty(&block.self_ty)))
    }

    /// The type that a generic `impl` is for, if no parameter is in it: `f32`. `Ty::Error` if it is
    /// no struct either.
    fn concrete_self(&mut self, at: usize) -> Option<Ty> {
        let items = self.items;
        let block = &items.impls[at];
        let syn::Type::Path(path) = &*block.syntax.self_ty else { return Some(Ty::Error) };
        let is_generic = |(item, _): (ItemId, usize)| self.is_generic_item(item);
        if block.scope.resolve(&path.path).is_some_and(is_generic) {
            return None;
        }
        let is_param = |name: &syn::Ident| has(&block.syntax.generics, name);
        if path.path.get_ident().is_some_and(is_param) {
            return Some(Ty::Error);
        }
        if let Some(known) = self.impl_types.get(&at) {
            return Some(known.clone().unwrap_or(Ty::Error));
        }
        let ty = self.self_ty_of(at);
        self.impl_types.insert(at, Some(ty.clone()));
        Some(ty)
    }

    /// The operator of an `impl`, if its trait is one of std's.
    fn operator_of(&self, at: usize) -> Option<(Operator, &'static str)> {
        let block = &self.items.impls[at];
        let (path, _) = block.syntax.trait_.as_ref()?;
        let is_own = block.scope.resolve(path).is_some();
        operator_trait(&path.segments.last()?.ident.to_string()).filter(|_| !is_own)
    }

    /// The type of the right operand, if an `impl` for this type is of an operator.
    pub(super) fn other_operand_of(&mut self, at: usize, ty: &Ty) -> Option<Ty> {
        self.operator_of(at)?;
        let items = self.items;
        let Some(right) = right_operand(&items.impls[at].syntax) else { return Some(ty.clone()) };
        let env = self.impl_env(at, ty);
        Some(self.in_env(env, |cx| cx.quietly(|cx| cx.referent_ty(right))))
    }

    /// Notes the operator that an `impl` implements.
    fn find_operator(&mut self, (operator, method): (Operator, &str), of: &Implementation) {
        let signature = match operator {
            Operator::Binary(BinaryOp::Lt) if self.has_other_orders(of) => {
                return self.find_orders(of);
            }
            Operator::Compound(_) => self.assigning(of, method),
            Operator::Unary(_) | Operator::Binary(_) => self.method_of(of, method),
            Operator::From | Operator::TryFrom | Operator::Cast => self.converting(of, method),
        };
        self.note_operator(operator, signature, of.at);
        if let Operator::Binary(BinaryOp::Lt) = operator {
            let others = [(BinaryOp::Le, "le"), (BinaryOp::Gt, "gt"), (BinaryOp::Ge, "ge")];
            for (op, method) in others {
                let signature = self.method_of(of, method);
                self.note_operator(Operator::Binary(op), signature, of.at);
            }
        }
        if let Operator::Binary(BinaryOp::Eq) = operator {
            let signature = self.unequal(of);
            self.note_operator(Operator::Binary(BinaryOp::Ne), signature, of.at);
        }
    }

    /// Whether a type has several `impl`s of `PartialOrd`, or one for another type: then the calls of `partial_cmp` in the
    /// provided methods do not show which one they mean.
    fn has_other_orders(&self, of: &Implementation) -> bool {
        let items = self.items;
        let is_order = |block: &&Impl| {
            let path = block.syntax.trait_.as_ref().and_then(|(path, _)| path.segments.last());
            path.is_some_and(|last| last.ident == "PartialOrd")
        };
        let block = &items.impls[of.at];
        let orders = items.impls.iter().filter(is_order);
        right_operand(&block.syntax).is_some()
            || orders.filter(|other| other.syntax.self_ty == block.syntax.self_ty).nth(1).is_some()
    }

    /// The operators of such an `impl`, by its `partial_cmp`.
    fn find_orders(&mut self, of: &Implementation) {
        let block = &self.items.impls[of.at].syntax;
        let span = block.impl_token.span;
        let other = right_operand(block)
            .map_or_else(|| quote::quote!(Self), quote::ToTokens::to_token_stream);
        let (less, equal, greater) =
            (quote::quote!(Less), quote::quote!(Equal), quote::quote!(Greater));
        let orders = [
            (BinaryOp::Lt, "lt", vec![&less]),
            (BinaryOp::Le, "le", vec![&less, &equal]),
            (BinaryOp::Gt, "gt", vec![&greater]),
            (BinaryOp::Ge, "ge", vec![&greater, &equal]),
        ];
        for (op, name, holds) in orders {
            let name = syn::Ident::new(name, span);
            let written = syn::parse_quote_spanned!(span=>
                fn #name(left: Self, right: #other) -> bool {
                    matches!(__method(&left, &right), Some(#(::core::cmp::Ordering::#holds)|*))
                }
            );
            let signature = self.wrapping(of, "partial_cmp", &written);
            self.note_operator(Operator::Binary(op), signature, of.at);
        }
    }

    /// A conversion. If its source is a type that kernels do not have, such as text, only the host
    /// converts.
    fn converting(&mut self, of: &Implementation, method: &str) -> Option<SignatureId> {
        let before = self.diags.len();
        let signature = self.method_of(of, method);
        let is_clean = self.diags.len() == before;
        self.forget_since(before);
        signature.filter(|_| is_clean)
    }

    fn note_operator(&mut self, operator: Operator, signature: Option<SignatureId>, at: usize) {
        let Some(signature) = signature else { return };
        if !self.module.operators.contains(&(operator, signature)) {
            self.module.operators.push((operator, signature));
            self.note_rivals(operator, signature, at);
        }
    }

    /// `a != b`: the type's own `ne`, or the negation of `eq`.
    fn unequal(&mut self, of: &Implementation) -> Option<SignatureId> {
        let block = &self.items.impls[of.at].syntax;
        if replaces_relation(block) {
            return self.method_of(of, "ne");
        }
        let other = right_operand(block)
            .map_or_else(|| quote::quote!(Self), quote::ToTokens::to_token_stream);
        let written = syn::parse_quote_spanned!(block.impl_token.span=>
            fn ne(left: Self, right: #other) -> bool {
                !__method(&left, &right)
            }
        );
        self.wrapping(of, "eq", &written)
    }

    /// `a += b` as a function of both operands that returns the new value of `a`.
    fn assigning(&mut self, of: &Implementation, method: &str) -> Option<SignatureId> {
        let items = self.items;
        let function = items.impls[of.at].syntax.items.iter().find_map(|item| match item {
            syn::ImplItem::Fn(function) if function.sig.ident == method => Some(function),
            _ => None,
        })?;
        let (Some(syn::FnArg::Receiver(receiver)), Some(syn::FnArg::Typed(other))) =
            (function.sig.inputs.first(), function.sig.inputs.get(1))
        else {
            return None;
        };
        let name = &function.sig.ident;
        let other = &other.ty;
        let written: syn::ItemFn = syn::parse_quote_spanned!(receiver.self_token.span=>
            fn #name(mut left: Self, right: #other) -> Self {
                __method(&mut left, right);
                left
            }
        );
        self.wrapping(of, method, &written)
    }
}

/// The right operand's type in an operator's `impl`, if it differs from the left operand's.
pub(super) fn right_operand(block: &syn::ItemImpl) -> Option<&syn::Type> {
    let (path, _) = block.trait_.as_ref()?;
    match &path.segments.last()?.arguments {
        syn::PathArguments::AngleBracketed(args) => args.args.iter().find_map(|arg| match arg {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        }),
        _ => None,
    }
}

/// The operator of a trait of `std::ops`, and its method.
pub(super) fn operator_trait(name: &str) -> Option<(Operator, &'static str)> {
    use BinaryOp::*;
    Some(match name {
        "Add" => (Operator::Binary(Add), "add"),
        "Sub" => (Operator::Binary(Sub), "sub"),
        "Mul" => (Operator::Binary(Mul), "mul"),
        "Div" => (Operator::Binary(Div), "div"),
        "Rem" => (Operator::Binary(Rem), "rem"),
        "BitAnd" => (Operator::Binary(And), "bitand"),
        "BitOr" => (Operator::Binary(Or), "bitor"),
        "BitXor" => (Operator::Binary(Xor), "bitxor"),
        "Shl" => (Operator::Binary(Shl), "shl"),
        "Shr" => (Operator::Binary(Shr), "shr"),
        "ShlAssign" => (Operator::Compound(Shl), "shl_assign"),
        "ShrAssign" => (Operator::Compound(Shr), "shr_assign"),
        "PartialEq" => (Operator::Binary(Eq), "eq"),
        "PartialOrd" => (Operator::Binary(Lt), "lt"),
        "AddAssign" => (Operator::Compound(Add), "add_assign"),
        "SubAssign" => (Operator::Compound(Sub), "sub_assign"),
        "MulAssign" => (Operator::Compound(Mul), "mul_assign"),
        "DivAssign" => (Operator::Compound(Div), "div_assign"),
        "RemAssign" => (Operator::Compound(Rem), "rem_assign"),
        "BitAndAssign" => (Operator::Compound(And), "bitand_assign"),
        "BitOrAssign" => (Operator::Compound(Or), "bitor_assign"),
        "BitXorAssign" => (Operator::Compound(Xor), "bitxor_assign"),
        "Neg" => (Operator::Unary(UnaryOp::Neg), "neg"),
        "Not" => (Operator::Unary(UnaryOp::Not), "not"),
        "From" => (Operator::From, "from"),
        "TryFrom" => (Operator::TryFrom, "try_from"),
        _ => return None,
    })
}
