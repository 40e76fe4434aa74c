//! Checks the functions of a group, so that the kernels that call them need not.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::ToTokens;

use super::group::{Group, Part};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expand::plain;
use crate::items::state::{self, Closure, Entry};
use crate::lower::instance::Declared;
use crate::pipeline;

/// The result of checking all functions.
pub(super) struct Checked {
    /// The mistakes to report here.
    pub(super) mistakes: TokenStream,
    /// The parts that kernels cannot use. The host has them as they are written.
    pub(super) unusable: BTreeSet<Part>,
}

impl Group {
    /// Reports the mistakes of functions here, so that the kernels that call them need not. In a
    /// module, functions that the host can have may be for the host alone: their mistakes are
    /// reported where a kernel uses them.
    pub(super) fn check_functions(
        &self,
        entries: &mut [Entry],
        outside: &mut [Closure],
    ) -> Checked {
        let mut all = self.all(entries, outside);
        let parts: Vec<Part> = (0..self.nodes.len())
            .filter(|at| !self.nodes[*at].poisoned && has_functions(&self.nodes[*at].syntax))
            .flat_map(|at| self.checked_parts(at))
            .collect();
        let mut reported = Diagnostics::default();
        let mut unusable: BTreeSet<Part> = self.for_host().into_iter().collect();
        if self.mistakes(&parts, &all, entries).is_empty() {
            return Checked { mistakes: TokenStream::new(), unusable };
        }
        let plain = plain::check(&mut all, &self.item.to_token_stream());
        plain::poison(outside, &plain.poisoned);
        plain.mistakes.into_iter().for_each(|mistake| reported.push_once(mistake));
        let device_only = self.device_only_by_text(outside);
        // Checking one part at a time shows which part has the mistakes.
        for part in parts {
            let before = reported.len();
            let mistakes = self.mistakes(&[part], &all, entries);
            if self.is_module() && !device_only.contains(&part) {
                unusable.extend((!mistakes.is_empty()).then_some(part));
                continue;
            }
            for mistake in mistakes {
                reported.push_once(mistake);
            }
            entries[part.node].poisoned |= reported.len() > before;
        }
        self.poison_structs(entries, &all, &mut reported);
        Checked { mistakes: plain::errors(reported), unusable }
    }

    /// The checked parts of a node: a whole item, or each member of an `impl` block.
    pub(super) fn checked_parts(&self, node: usize) -> Vec<Part> {
        match &self.nodes[node].syntax {
            syn::Item::Impl(block) => {
                let members = 0..block.items.len();
                members.map(|member| Part { node, member: Some(member) }).collect()
            }
            _ => vec![Part { node, member: None }],
        }
    }

    /// Marks the structs whose mistakes were reported by the functions that use them. Kernels do
    /// not report these again. Other structs may be for the host alone.
    fn poison_structs(&self, entries: &mut [Entry], all: &[Closure], reported: &mut Diagnostics) {
        for at in 0..self.nodes.len() {
            if !matches!(&self.nodes[at].syntax, syn::Item::Struct(_)) {
                continue;
            }
            let mistakes = self.mistakes(&[Part { node: at, member: None }], all, entries);
            let (before, has_mistakes) = (reported.len(), !mistakes.is_empty());
            mistakes.into_iter().for_each(|mistake| reported.push_once(mistake));
            entries[at].poisoned |= has_mistakes && reported.len() == before;
            reported.truncate(before);
        }
    }

    fn mistakes(&self, parts: &[Part], all: &[Closure], entries: &[Entry]) -> Vec<Diagnostic> {
        let mut diags = Diagnostics::default();
        // If decoding fails, the kernel that asks for the item reports it.
        if let Ok((items, ids)) = state::decode(all) {
            let declared: Vec<Declared> = parts
                .iter()
                .filter_map(|part| match &self.nodes[part.node].syntax {
                    syn::Item::Impl(_) => {
                        let identity = Some(entries[part.node].identity);
                        let at = items.impls.iter().position(|of| of.identity == identity)?;
                        Some(Declared::Member(at, part.member?))
                    }
                    item => {
                        let id = *ids.get(&entries[part.node].identity)?;
                        Some(match item {
                            syn::Item::Struct(_) | syn::Item::Enum(_) => Declared::Type(id),
                            syn::Item::Const(_) => Declared::Const(id),
                            _ => Declared::Function(id),
                        })
                    }
                })
                .collect();
            pipeline::check(items, &declared, &mut diags);
        }
        diags.gate().err().unwrap_or_default()
    }
}

fn has_functions(item: &syn::Item) -> bool {
    match item {
        syn::Item::Fn(_) => true,
        syn::Item::Impl(block) => {
            block.items.iter().any(|item| matches!(item, syn::ImplItem::Fn(_)))
        }
        _ => false,
    }
}
