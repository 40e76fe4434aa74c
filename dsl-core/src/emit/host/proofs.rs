//! The proofs of a kernel, as a part of its `KernelInfo`.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use crate::analyze::Checked;
use crate::analyze::layout::MemberValue;
use crate::analyze::proofs::input::Input;
use crate::analyze::proofs::polynomial::{Polynomial, Product};
use crate::analyze::proofs::{Clause, Proof};

/// The conditions that were emitted already: many are needed more than once.
type Written<'a> = BTreeMap<&'a Polynomial, TokenStream>;

pub(super) fn emit(checked: &Checked) -> TokenStream {
    let proofs = &checked.facts().proofs;
    let mut written = Written::new();
    let [bounds, loops, divisions] = [&proofs.bounds, &proofs.loops, &proofs.divisions]
        .map(|of| proof(checked, of, &mut written));
    let initialized = proofs.initialized;
    let accesses = proofs.accesses.iter().map(|access| {
        let (variable, line) = (access.variable(checked.module()), access.span.start().line as u32);
        let proof = proofs.describe_access(access, checked.module());
        quote!(::dsl_runtime::AccessProof { variable: #variable, line: #line, proof: #proof })
    });
    let certain = proofs.certain.iter().map(|of| {
        let (binding, line) = (of.binding.index() as u32, of.span.start().line as u32);
        let value = polynomial(checked, &of.value);
        quote!(::dsl_runtime::__private::CertainIndex {
            binding: #binding, line: #line, value: #value
        })
    });
    quote!(::dsl_runtime::Proofs {
        bounds: #bounds,
        loops: #loops,
        divisions: #divisions,
        initialized: #initialized,
        accesses: &[#(#accesses),*],
        certain: &[#(#certain),*],
    })
}

fn proof<'a>(checked: &Checked, proof: &'a Proof, written: &mut Written<'a>) -> TokenStream {
    let clauses = match proof {
        Proof::Given(clauses) => clauses.iter().map(|clause| condition(checked, clause, written)),
        Proof::None => return quote!(::dsl_runtime::Proof::None),
    };
    quote!(::dsl_runtime::Proof::Given(&[#(#clauses),*]))
}

fn condition<'a>(checked: &Checked, clause: &'a Clause, written: &mut Written<'a>) -> TokenStream {
    let text = Proof::describe_clause(clause, checked.module());
    let mut once =
        |of: &'a Polynomial| written.entry(of).or_insert_with(|| polynomial(checked, of)).clone();
    let lists = clause.iter().map(|list| {
        let list = list.iter().map(&mut once);
        quote!(&[#(#list),*])
    });
    quote!(::dsl_runtime::Condition { text: #text, any_of: &[#(#lists),*] })
}

fn polynomial(checked: &Checked, of: &Polynomial) -> TokenStream {
    let constant = of.constant;
    let products = of.products().iter().map(|Product { inputs, factor }| {
        let inputs = inputs.iter().map(|of| input(checked, of));
        quote!((#factor, &[#(#inputs),*]))
    });
    quote!(::dsl_runtime::__private::Polynomial(&[(#constant, &[]), #(#products),*]))
}

fn input(checked: &Checked, of: &Input) -> TokenStream {
    let input = match of {
        Input::Length(binding) => {
            let binding = *binding as u32;
            quote!(Length(#binding))
        }
        Input::Param { local, offset, signed } => {
            let mut members = checked.facts().layout.params.iter();
            let member = members.find(
                |member| matches!(member.value, MemberValue::Param(of) if of.index() == *local),
            );
            let offset = member.expect("each parameter is a member").offset + offset;
            match signed {
                true => quote!(Signed(#offset)),
                false => quote!(Unsigned(#offset)),
            }
        }
        Input::Uniform { binding, offset, signed } => {
            let binding = *binding as u32;
            quote!(Uniform { binding: #binding, offset: #offset, signed: #signed })
        }
        Input::Texels { binding, axis } => {
            let binding = *binding as u32;
            quote!(Texels(#binding, #axis))
        }
        Input::Workgroups { dimension, .. } => {
            let dimension = *dimension as u8;
            quote!(Workgroups(#dimension))
        }
        Input::Quotient(of, divisor) => {
            let of = polynomial(checked, of);
            let divisor = polynomial(checked, divisor);
            quote!(Quotient(&#of, &#divisor))
        }
    };
    quote!(::dsl_runtime::__private::Input::#input)
}
