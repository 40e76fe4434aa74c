//! Mistakes of items without an attribute. They are reported at the uses of the items: tokens from
//! the text of a file have no positions that rustc knows.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote_spanned;

use super::blocks;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::items::state::{self, Closure, Entry, Identity, Origin};
use crate::lower::instance::Declared;
use crate::pipeline;

/// The result of a check.
#[derive(Default)]
pub(super) struct Checked {
    pub(super) mistakes: Vec<Diagnostic>,
    /// The items with mistakes.
    pub(super) poisoned: BTreeSet<Identity>,
}

/// Whether some items come from the text of a file.
pub(super) fn are_among(closures: &[Closure]) -> bool {
    closures.iter().flat_map(|of| &of.entries).any(|entry| entry.origin.is_some())
}

/// Checks the items from files one by one, callees first, and marks items with mistakes: their uses
/// then report none. Members of `impl` blocks that neither `user` nor another item mentions are
/// removed.
pub(super) fn check(closures: &mut [Closure], user: &TokenStream) -> Checked {
    let mut found = Checked::default();
    let mut names = BTreeSet::new();
    blocks::names_in(user.clone(), &mut names);
    for entry in closures.iter().flat_map(|of| &of.entries) {
        let of_entry = names_of(entry);
        names.extend(of_entry);
    }
    for entry in in_order(closures) {
        if member_of(&entry).is_some_and(|member| !names.contains(&member)) {
            continue;
        }
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

/// Marks items whose mistakes were reported.
pub(super) fn poison(closures: &mut [Closure], poisoned: &BTreeSet<Identity>) {
    for entry in closures.iter_mut().flat_map(|closure| &mut closure.entries) {
        entry.poisoned |= poisoned.contains(&entry.identity);
    }
}

/// The member of an `impl` block in an item from a file.
fn member_of(entry: &Entry) -> Option<String> {
    let is_block = |tokens: &TokenStream| syn::parse2::<syn::ItemImpl>(tokens.clone()).is_ok();
    let item = is_block(&entry.tokens).then(|| syn::parse2(entry.tokens.clone()).ok())??;
    blocks::member_of(&item)
}

/// The names that an item mentions, except its own.
fn names_of(entry: &Entry) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    match member_of(entry) {
        Some(member) => {
            // A member that calls itself is refused anyway.
            blocks::names_in(entry.tokens.clone(), &mut names);
            names.remove(&member);
        }
        None => blocks::names_in(entry.tokens.clone(), &mut names),
    }
    names
}

/// The items from files, each after the items that it refers to.
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

/// A mistake of an item, reported at a use of the item.
fn at_use(mut mistake: Diagnostic, origin: &Origin) -> Diagnostic {
    let Origin { name, file, line, .. } = origin;
    mistake.message = format!("in `{name}`, at line {line} of {file}: {}", mistake.message);
    let labels = std::mem::take(&mut mistake.labels).into_iter();
    mistake.notes.splice(0..0, labels.map(|(_, text)| text));
    let with = match name.contains("::") {
        true => "in a `#[device] mod`",
        false => "with `#[device]` on it",
    };
    mistake.note(format!("`{name}` is used in a kernel; {with}, errors point to its own lines"))
}

/// Messages as errors of rustc.
pub(super) fn reported(mistakes: &[Diagnostic]) -> TokenStream {
    let error = |mistake: &Diagnostic| {
        let message = mistake.render();
        quote_spanned!(mistake.span=> ::core::compile_error! { #message })
    };
    mistakes.iter().map(error).collect()
}

/// The collected mistakes as errors of rustc.
pub(super) fn errors(mut diags: Diagnostics) -> TokenStream {
    reported(&diags.gate().err().unwrap_or_default())
}
