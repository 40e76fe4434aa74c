//! Kernels that compile, with some of their tokens deleted, doubled, swapped or replaced.

use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use proptest::prelude::*;
use quote::ToTokens;

/// The arguments of the attribute, and the function of a kernel.
pub(crate) type Kernel = (TokenStream, TokenStream);

/// Every kernel of the corpus, of the examples and of the diagnostics tests.
pub(crate) fn corpus() -> Vec<Kernel> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["../tests/kernels", "../examples", "tests/diagnostics"];
    let mut paths: Vec<PathBuf> = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).expect("the folder is there"))
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    paths.sort();
    paths.iter().flat_map(|path| kernels(path)).collect()
}

fn kernels(path: &Path) -> Vec<Kernel> {
    let text = std::fs::read_to_string(path).expect("readable");
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.items
        .into_iter()
        .filter_map(|item| {
            let syn::Item::Fn(mut function) = item else { return None };
            let is_kernel = |attr: &syn::Attribute| attr.path().is_ident("kernel");
            let at = function.attrs.iter().position(is_kernel)?;
            let attr = function.attrs.remove(at);
            let args = attr.meta.require_list().map(|list| list.tokens.clone()).unwrap_or_default();
            Some((args, function.into_token_stream()))
        })
        .collect()
}

/// A kernel by its number, and the changes to it.
#[derive(Debug, Clone)]
pub(crate) struct Mutation {
    kernel: usize,
    edits: Vec<Edit>,
}

/// A change at a token. Tokens are counted through all groups.
#[derive(Debug, Clone)]
struct Edit {
    at: usize,
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    Delete,
    Double,
    SwapWithNext,
    /// Replaces the token with a word.
    Replace(&'static str),
    /// Inserts a word before the token.
    Insert(&'static str),
    /// Replaces the token with a token of another kernel, which may be a whole group.
    Transplant(usize, usize),
    /// Replaces a group with its content.
    Unwrap,
}

pub(crate) fn mutation() -> impl Strategy<Value = Mutation> {
    let word = || proptest::sample::select(super::tokens::WORDS);
    let kind = prop_oneof![
        Just(Kind::Delete),
        Just(Kind::Double),
        Just(Kind::SwapWithNext),
        word().prop_map(Kind::Replace),
        word().prop_map(Kind::Insert),
        (any::<u16>(), any::<u16>()).prop_map(|(a, b)| Kind::Transplant(a.into(), b.into())),
        Just(Kind::Unwrap),
    ];
    let edit = (any::<u16>(), kind).prop_map(|(at, kind)| Edit { at: at.into(), kind });
    (any::<u16>(), proptest::collection::vec(edit, 1..5))
        .prop_map(|(kernel, edits)| Mutation { kernel: kernel.into(), edits })
}

impl Mutation {
    /// The changed kernel.
    pub(crate) fn apply(&self, corpus: &[Kernel]) -> Kernel {
        let (mut args, mut item) = corpus[self.kernel % corpus.len()].clone();
        for edit in &self.edits {
            let (in_args, in_item) = (count(&args), count(&item));
            let at = edit.at % (in_args + in_item).max(1);
            if at < in_args {
                args = rewrite(args, &mut { at }, &edit.kind, corpus);
            } else {
                item = rewrite(item, &mut { at - in_args }, &edit.kind, corpus);
            }
        }
        (args, item)
    }
}

fn count(tokens: &TokenStream) -> usize {
    let group = |token| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(group).sum()
}

/// Changes the token after `left` other tokens. Counts `left` down, and sets it to `usize::MAX`
/// afterwards.
fn rewrite(tokens: TokenStream, left: &mut usize, kind: &Kind, corpus: &[Kernel]) -> TokenStream {
    let mut result: Vec<TokenTree> = Vec::new();
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        if *left == usize::MAX {
            result.push(token);
            continue;
        }
        if *left > 0 {
            *left -= 1;
            result.push(match token {
                TokenTree::Group(group) => {
                    let content = rewrite(group.stream(), left, kind, corpus);
                    Group::new(group.delimiter(), content).into()
                }
                token => token,
            });
            continue;
        }
        *left = usize::MAX;
        match kind {
            Kind::Delete => {}
            Kind::Double => result.extend([token.clone(), token]),
            Kind::SwapWithNext => {
                result.extend(tokens.next());
                result.push(token);
            }
            Kind::Replace(word) => result.extend(super::parse(word)),
            Kind::Insert(word) => {
                result.extend(super::parse(word));
                result.push(token);
            }
            Kind::Transplant(kernel, at) => {
                let donor = &corpus[kernel % corpus.len()].1;
                result.extend(find(donor, &mut (at % count(donor).max(1))));
            }
            Kind::Unwrap => match token {
                TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                    result.extend(group.stream());
                }
                token => result.push(token),
            },
        }
    }
    result.into_iter().collect()
}

fn find(tokens: &TokenStream, left: &mut usize) -> Option<TokenTree> {
    for token in tokens.clone() {
        if *left == 0 {
            return Some(token);
        }
        *left -= 1;
        if let TokenTree::Group(group) = &token
            && let Some(found) = find(&group.stream(), left)
        {
            return Some(found);
        }
    }
    None
}
