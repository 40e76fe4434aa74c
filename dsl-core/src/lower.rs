//! [`Source`] to [`Module`](crate::ir::Module): scopes, names, desugaring.
//!
//! Afterwards every name is resolved, every node has a span, expressions have no control flow and
//! `break` means the innermost loop. A construct outside the language is reported at its token and
//! replaced by poison, so that the stages after this one see the rest of the kernel.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

mod alternatives;
mod attributes;
mod blanket;
mod borrow;
mod borrows;
mod bounds;
mod bytes;
mod call;
mod chain;
mod chosen_slice;
mod clone;
mod closure;
mod compare;
pub(crate) mod constant;
mod construct;
mod consume;
mod context;
mod control;
mod cooperative;
mod decided;
mod definition;
mod enums;
mod evaluated;
mod excluded;
mod exhaustive;
mod expr;
mod flow;
mod function;
mod function_ty;
mod generic_structs;
mod generics;
mod given;
mod given_place;
mod guard;
mod higher_order;
mod impl_args;
pub(crate) mod instance;
mod item;
pub(crate) mod iterator;
mod let_chain;
pub(crate) mod library;
mod lowered_items;
mod messages;
mod methods;
mod modes;
mod named_arguments;
mod of_trait;
mod operators;
mod option;
mod options;
mod order;
mod ordering;
mod overloads;
mod own_total;
mod part;
mod pattern;
mod place;
mod probe;
mod qualified;
mod range;
pub(crate) mod receiver;
mod reference;
mod referent;
mod rivals;
mod search;
mod settled;
mod slice;
mod slice_pattern;
mod slice_variable;
mod slices;
mod std_function;
mod stmt;
mod struct_literal;
mod symbol;
mod symbolic;
mod symbols;
mod texture;
mod trait_ref;
mod tuple;
mod ty;
mod type_bounds;
mod unit;
mod users_index;
mod view;
mod views;
mod wrapping;

use crate::diagnostic::{Code, Diagnostics};
use crate::ir::{Binding, BindingId, Local, LocalKind, Name, Param};
use crate::parse::Source;
use context::Dest;
pub(crate) use context::{Lowerer, Outcome, Run};
use symbol::Symbol;
use ty::ParamTy;

/// Lowers a kernel. The functions that it calls are lowered on demand: `infer` finds out which.
/// `instance` has the argument of each generic parameter. `pending` has the items whose types are
/// being lowered.
pub(crate) fn lower<'a>(
    source: &'a Source,
    instance: &[usize],
    run: Run,
    pending: Vec<usize>,
    diags: &'a mut Diagnostics,
) -> Lowerer<'a> {
    let mut cx = Lowerer::new(source, run, diags);
    cx.known.pending = pending;
    cx.generics(source, instance);
    cx.workgroup_size(&source.workgroup_size);
    cx.budget(source);
    // `find_operators` needs the types of all items. If it ran while the type of an item is lowered
    // (for an array length in that type), the recursion would not end.
    if cx.known.pending.is_empty() {
        cx.find_operators();
        cx.find_traits_of_sizes();
        cx.refuse_drops();
    }
    for param in &source.params {
        cx.param(param);
    }
    attributes::check(&source.body, cx.diags);
    let body = cx.nested(|cx| {
        cx.block_into(&source.body, if source.has_result { &Dest::Discard } else { &Dest::Unit });
    });
    cx.module.body = body;
    cx
}

impl<'a> Lowerer<'a> {
    fn param(&mut self, param: &crate::parse::Param) {
        let name = param.name.clone();
        let ty = self.param_ty(&param.ty);
        if param.mutable && matches!(ty, Some(ParamTy::Binding(..))) {
            let message = "a reference parameter cannot be `mut`: remove it";
            self.diags.error(Code::Parameter, name.span, message);
        }
        let writable = ty::is_mut_reference(&param.ty);
        let symbol = match ty {
            Some(ParamTy::Binding(space, ty)) => {
                let binding = Binding { name: name.clone(), space, ty, writable };
                let id = self.module.bindings.push(binding);
                self.module.params.push(Param::Binding(id));
                Symbol::Binding(id)
            }
            Some(ParamTy::Bindings(space, ty, count)) => {
                let slices = (0..count).map(|n| {
                    let name = Name { text: format!("{}[{n}]", name.text), span: name.span };
                    let binding = Binding { name, space, ty: ty.clone(), writable };
                    self.module.bindings.push(binding)
                });
                let slices: Vec<BindingId> = slices.collect();
                self.module.params.push(Param::Bindings(slices[0], count));
                Symbol::Slices(slices.into_iter().map(Symbol::Binding).collect())
            }
            Some(ParamTy::Value(ty)) => {
                let id = self.module.locals.push(Local {
                    name: name.clone(),
                    kind: LocalKind::Param,
                    declared: Some(ty),
                    mutable: param.mutable,
                    assigned: false,
                });
                self.module.params.push(Param::Value(id));
                Symbol::Local(id)
            }
            None => Symbol::Poison,
        };
        if self.scopes[0].contains(&name.text) {
            let message = format!("the parameter `{}` is declared twice", name.text);
            self.diags.error(Code::Duplicate, name.span, message);
        }
        self.bind(&name, symbol);
    }
}
