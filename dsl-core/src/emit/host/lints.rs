//! The findings that make a kernel slower than necessary, as a part of its `KernelInfo`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::analyze::{Checked, Cost, LintKind};

pub(super) fn emit(checked: &Checked) -> TokenStream {
    let lints = checked.facts().lints.iter().map(|lint| {
        let kind = match lint.kind {
            LintKind::BankConflict(Cost { takes, least }) => {
                quote!(BankConflict { passes: #takes, least: #least })
            }
            LintKind::Uncoalesced(Cost { takes, least }) => {
                quote!(Uncoalesced { sectors: #takes, least: #least })
            }
            LintKind::RedundantBarrier => quote!(RedundantBarrier),
            LintKind::WrongBarrier => quote!(WrongBarrier),
            LintKind::WaitingLoop => quote!(WaitingLoop),
            LintKind::UnorderedAtomics => quote!(UnorderedAtomics),
        };
        let (name, line, message) = (&lint.name, lint.span.start().line as u32, &lint.message);
        let fix = match &lint.fix {
            Some(fix) => quote!(::core::option::Option::Some(#fix)),
            None => quote!(::core::option::Option::None),
        };
        quote!(::dsl_runtime::Lint {
            kind: ::dsl_runtime::LintKind::#kind,
            name: #name,
            line: #line,
            message: #message,
            fix: #fix,
        })
    });
    quote!(&[#(#lints),*])
}
