//! Properties that the syntax of an item shows before any name is resolved. Takes trees of `syn`;
//! reports nothing.

#![allow(clippy::wildcard_enum_match_arm, reason = "syn's enums are non-exhaustive")]

pub(crate) mod hints;
pub(crate) mod iterators;
pub(crate) mod levels;
pub(crate) mod message;
pub(crate) mod methods;
pub(crate) mod ranges;
pub(crate) mod usize_exprs;
pub(crate) mod visit;
pub(crate) mod visit_mut;
pub(crate) mod workgroup_var;

use std::collections::BTreeMap;

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;

use crate::ir::{BinaryOp, Name};

/// The expression without parentheses and invisible groups.
pub(crate) fn ungroup(expr: &syn::Expr) -> &syn::Expr {
    match expr {
        syn::Expr::Group(group) => ungroup(&group.expr),
        syn::Expr::Paren(paren) => ungroup(&paren.expr),
        other => other,
    }
}

/// Whether the expression is a block, a branch, a loop or a jump, which are lowered to statements.
pub(crate) fn has_control_flow(expr: &syn::Expr) -> bool {
    matches!(
        ungroup(expr),
        syn::Expr::If(_)
            | syn::Expr::Match(_)
            | syn::Expr::Block(_)
            | syn::Expr::Loop(_)
            | syn::Expr::While(_)
            | syn::Expr::ForLoop(_)
            | syn::Expr::Break(_)
            | syn::Expr::Continue(_)
            | syn::Expr::Return(_)
    )
}

/// A block with this value. Without parentheses, `if a { 1 } else { 2 } as u32` would begin with a
/// statement.
pub(crate) fn block_of(value: &syn::Expr, span: Span) -> syn::Block {
    match has_control_flow(value) {
        true => syn::parse_quote_spanned!(span=> { #value }),
        false => syn::parse_quote_spanned!(span=> { (#value) }),
    }
}

/// The type without parentheses and invisible groups.
pub(crate) fn ungroup_ty(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Group(group) => ungroup_ty(&group.elem),
        syn::Type::Paren(paren) => ungroup_ty(&paren.elem),
        other => other,
    }
}

/// The slice type behind a reference.
pub(crate) fn slice_behind(ty: &syn::Type) -> Option<&syn::TypeSlice> {
    match ungroup_ty(ty) {
        syn::Type::Reference(of) => match ungroup_ty(&of.elem) {
            syn::Type::Slice(of) => Some(of),
            _ => None,
        },
        _ => None,
    }
}

/// The name of an identifier, without `r#`.
pub(crate) fn name_of(ident: &syn::Ident) -> Name {
    let text = ident.to_string();
    Name { text: text.strip_prefix("r#").unwrap_or(&text).to_owned(), span: ident.span() }
}

/// Whether tokens are meant to be a function.
pub(crate) fn is_function(item: &TokenStream) -> bool {
    let is_fn = |token| matches!(token, TokenTree::Ident(ident) if ident == "fn");
    item.clone().into_iter().any(is_fn)
}

/// `matches!(value, pattern if guard)`.
pub(crate) struct Matches {
    pub(crate) value: syn::Expr,
    pub(crate) pat: syn::Pat,
    pub(crate) guard: Option<syn::Expr>,
}

impl syn::parse::Parse for Matches {
    fn parse(input: syn::parse::ParseStream<'_>) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<syn::Token![,]>()?;
        let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
        let guard = match input.parse::<Option<syn::Token![if]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        input.parse::<Option<syn::Token![,]>>()?;
        Ok(Matches { value, pat, guard })
    }
}

impl ToTokens for Matches {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Matches { value, pat, guard } = self;
        let guard = guard.as_ref().map(|guard| quote::quote!(if #guard));
        tokens.extend(quote::quote!(#value, #pat #guard));
    }
}

/// Whether the attributes contain a `#[cfg(…)]`.
pub(crate) fn is_conditional(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("cfg"))
}

/// Whether a method of that name returns an `Ordering`, for any receiver.
pub(crate) fn compares(name: &str) -> bool {
    ["cmp", "total_cmp"].contains(&name)
}

/// A `matches!` as the equivalent `match`.
pub(crate) fn match_of(mac: &syn::Macro) -> Option<syn::ExprMatch> {
    let Matches { value, pat, guard } =
        mac.path.is_ident("matches").then(|| mac.parse_body())?.ok()?;
    let guard = guard.map(|guard| quote::quote!(if #guard));
    Some(syn::parse_quote!(match #value { #pat #guard => true, _ => false }))
}

/// The first segments of a path, with their generic arguments.
pub(crate) fn first_segments(path: &syn::Path, count: usize) -> syn::Path {
    let segments = path.segments.iter().take(count).cloned().collect();
    syn::Path { segments, ..path.clone() }
}

/// The argument of `RuntimeArray<T>`.
pub(crate) fn runtime_array(ty: &syn::Type) -> Option<&syn::Type> {
    let path = match ty {
        syn::Type::Group(group) => return runtime_array(&group.elem),
        syn::Type::Paren(paren) => return runtime_array(&paren.elem),
        syn::Type::Path(path) => &path.path,
        _ => return None,
    };
    let last = path.segments.last().filter(|last| last.ident == "RuntimeArray")?;
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else { return None };
    match args.args.first()? {
        syn::GenericArgument::Type(element) if args.args.len() == 1 => Some(element),
        _ => None,
    }
}

/// The Levenshtein distance.
pub(crate) fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.chars().enumerate() {
            let substitute = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = substitute.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

/// The operator, and whether it assigns, `+=`.
pub(crate) fn binary_op(op: &syn::BinOp) -> Option<(BinaryOp, bool)> {
    use syn::BinOp as S;
    Some(match op {
        S::Add(_) => (BinaryOp::Add, false),
        S::Sub(_) => (BinaryOp::Sub, false),
        S::Mul(_) => (BinaryOp::Mul, false),
        S::Div(_) => (BinaryOp::Div, false),
        S::Rem(_) => (BinaryOp::Rem, false),
        S::And(_) => (BinaryOp::LogicalAnd, false),
        S::Or(_) => (BinaryOp::LogicalOr, false),
        S::BitXor(_) => (BinaryOp::Xor, false),
        S::BitAnd(_) => (BinaryOp::And, false),
        S::BitOr(_) => (BinaryOp::Or, false),
        S::Shl(_) => (BinaryOp::Shl, false),
        S::Shr(_) => (BinaryOp::Shr, false),
        S::Eq(_) => (BinaryOp::Eq, false),
        S::Lt(_) => (BinaryOp::Lt, false),
        S::Le(_) => (BinaryOp::Le, false),
        S::Ne(_) => (BinaryOp::Ne, false),
        S::Ge(_) => (BinaryOp::Ge, false),
        S::Gt(_) => (BinaryOp::Gt, false),
        S::AddAssign(_) => (BinaryOp::Add, true),
        S::SubAssign(_) => (BinaryOp::Sub, true),
        S::MulAssign(_) => (BinaryOp::Mul, true),
        S::DivAssign(_) => (BinaryOp::Div, true),
        S::RemAssign(_) => (BinaryOp::Rem, true),
        S::BitXorAssign(_) => (BinaryOp::Xor, true),
        S::BitAndAssign(_) => (BinaryOp::And, true),
        S::BitOrAssign(_) => (BinaryOp::Or, true),
        S::ShlAssign(_) => (BinaryOp::Shl, true),
        S::ShrAssign(_) => (BinaryOp::Shr, true),
        _ => return None,
    })
}

/// Whether the last segment of an attribute's path is `name`.
pub(crate) fn is_attribute(attr: &syn::Attribute, name: &str) -> bool {
    attr.path().segments.last().is_some_and(|last| last.ident == name)
}

/// The attributes of an item.
pub(crate) fn item_attrs_mut(item: &mut syn::Item) -> Option<&mut Vec<syn::Attribute>> {
    Some(match item {
        syn::Item::Fn(item) => &mut item.attrs,
        syn::Item::Const(item) => &mut item.attrs,
        syn::Item::Struct(item) => &mut item.attrs,
        syn::Item::Enum(item) => &mut item.attrs,
        syn::Item::Trait(item) => &mut item.attrs,
        syn::Item::Impl(item) => &mut item.attrs,
        syn::Item::Type(item) => &mut item.attrs,
        syn::Item::Static(item) => &mut item.attrs,
        syn::Item::Macro(item) => &mut item.attrs,
        syn::Item::Mod(item) => &mut item.attrs,
        syn::Item::Use(item) => &mut item.attrs,
        _ => return None,
    })
}

/// The attributes of an item that kernels can have.
pub(crate) fn item_attrs(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        _ => &[],
    }
}

/// The visibility of an item that kernels can have.
pub(crate) fn visibility(item: &syn::Item) -> &syn::Visibility {
    match item {
        syn::Item::Fn(item) => &item.vis,
        syn::Item::Const(item) => &item.vis,
        syn::Item::Struct(item) => &item.vis,
        syn::Item::Enum(item) => &item.vis,
        syn::Item::Trait(item) => &item.vis,
        syn::Item::Type(item) => &item.vis,
        syn::Item::Static(item) => &item.vis,
        _ => &syn::Visibility::Inherited,
    }
}

/// Whether a path is `size_of::<T>`, however it is qualified.
pub(crate) fn is_size_of(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| last.ident == "size_of" && !last.arguments.is_none())
}

/// Whether a call is `size_of::<T>()`.
pub(crate) fn calls_size_of(call: &syn::ExprCall) -> bool {
    matches!(ungroup(&call.func), syn::Expr::Path(of) if is_size_of(&of.path))
}

/// Whether a path is std's `array::from_fn`.
pub(crate) fn is_array_from_fn(path: &syn::Path) -> bool {
    let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    matches!(names.as_slice(), ["std" | "core", "array", "from_fn"] | ["array", "from_fn"])
}

/// How often each name occurs in some tokens.
pub(crate) fn occurrences(tokens: TokenStream) -> BTreeMap<String, usize> {
    let (mut found, mut open) = (BTreeMap::new(), vec![tokens]);
    while let Some(tokens) = open.pop() {
        for token in tokens {
            match token {
                TokenTree::Ident(name) => *found.entry(name.to_string()).or_default() += 1,
                TokenTree::Group(group) => open.push(group.stream()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
    found
}
