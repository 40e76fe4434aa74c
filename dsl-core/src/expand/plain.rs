//! Mistakes of items without an attribute, which are told where they are used: tokens from the text
//! of a file have no places that rustc knows.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote_spanned;

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::items::state::{self, Closure, Entry, Identity, Origin};
use crate::lower::instance::Declared;
use crate::pipeline;

/// What a check found.
#[derive(Default)]
pub(super) struct Checked {
    pub(super) mistakes: Vec<Diagnostic>,
    /// The items that have some.
    pub(super) poisoned: BTreeSet<Identity>,
}

/// Checks the items from files one by one, those first that others refer to, and marks those with mistakes:
/// uses of them stay silent.
pub(super) fn check(closures: &mut [Closure]) -> Checked {
    let mut found = Checked::default();
    for entry in in_order(closures) {
        let mistakes = mistakes(closures, &entry);
        if mistakes.is_empty() {
            continue;
        }
        let origin = entry.origin.as_ref().expect("only such are in order");
        let told = mistakes.into_iter().filter(|_| !origin.is_checked);
        found.mistakes.extend(told.map(|mistake| at_use(mistake, origin)));
        found.poisoned.insert(entry.identity);
        poison(closures, &found.poisoned);
    }
    found
}

/// Marks items as such whose mistakes were reported.
pub(super) fn poison(closures: &mut [Closure], poisoned: &BTreeSet<Identity>) {
    for entry in closures.iter_mut().flat_map(|closure| &mut closure.entries) {
        entry.poisoned |= poisoned.contains(&entry.identity);
    }
}

/// The items from files, each behind those that it refers to.
fn in_order(closures: &[Closure]) -> Vec<Entry> {
    fn add<'a>(
        entry: &'a Entry,
        all: &[&'a Entry],
        seen: &mut BTreeSet<Identity>,
        order: &mut Vec<Entry>,
    ) {
        if !seen.insert(entry.identity) {
            return;
        }
        for other in all.iter().filter(|other| entry.scope.values().any(|of| *of == other.identity))
        {
            add(other, all, seen, order);
        }
        order.push(entry.clone());
    }
    let entries = closures.iter().flat_map(|closure| &closure.entries);
    let all: Vec<&Entry> = entries.filter(|it| it.origin.is_some() && !it.poisoned).collect();
    let (mut seen, mut order) = (BTreeSet::new(), Vec::new());
    all.iter().for_each(|entry| add(entry, &all, &mut seen, &mut order));
    order
}

fn mistakes(closures: &[Closure], entry: &Entry) -> Vec<Diagnostic> {
    let mut diags = Diagnostics::default();
    if let Ok((items, ids)) = state::decode(closures)
        && let Ok(item) = syn::parse2::<syn::Item>(entry.tokens.clone())
    {
        let id = ids.get(&entry.identity).copied();
        let block = || items.impls.iter().position(|of| of.identity == Some(entry.identity));
        let declared: Vec<Declared> = match item {
            syn::Item::Impl(of) => {
                let members = 0..of.items.len();
                block()
                    .map(|at| members.map(|of| Declared::Member(at, of)).collect())
                    .unwrap_or_default()
            }
            syn::Item::Struct(_) | syn::Item::Enum(_) => {
                id.map(Declared::Type).into_iter().collect()
            }
            syn::Item::Const(_) => id.map(Declared::Const).into_iter().collect(),
            syn::Item::Fn(_) => id.map(Declared::Function).into_iter().collect(),
            _ => Vec::new(),
        };
        pipeline::check(items, &declared, &mut diags);
    }
    diags.gate().err().unwrap_or_default()
}

/// A mistake of an item, told where the item is used.
fn at_use(mut mistake: Diagnostic, origin: &Origin) -> Diagnostic {
    let Origin { name, file, line, .. } = origin;
    mistake.message = format!("in `{name}`, at line {line} of {file}: {}", mistake.message);
    let labels = std::mem::take(&mut mistake.labels).into_iter();
    mistake.notes.splice(0..0, labels.map(|(_, text)| text));
    mistake.note(format!(
        "`{name}` is used in a kernel; with `#[device]` on it, mistakes are shown in it"
    ))
}

/// Messages as errors of rustc.
pub(super) fn reported(mistakes: &[Diagnostic]) -> TokenStream {
    let error = |mistake: &Diagnostic| {
        let message = mistake.render();
        quote_spanned!(mistake.span=> ::core::compile_error! { #message })
    };
    mistakes.iter().map(error).collect()
}
