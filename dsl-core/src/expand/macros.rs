//! Expands `macro_rules!` macros in an item before anything else reads it: an attribute must see
//! the item's declarations, but rustc expands macros later. Calls of other macros stay.
//!
//! As in rustc, names that a macro's own text binds differ from its caller's names: names that a
//! rule writes are marked ([`hygiene`]).

mod hygiene;
mod rules;

use std::collections::BTreeMap;
use std::rc::Rc;

use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::parse::Parser;
use syn::spanned::Spanned;

use rules::Rules;

use super::conditions;
use crate::syntax::is_conditional;
use crate::syntax::visit_mut::{self, VisitMut};

/// The maximal nesting depth of calls, and their maximal number.
const DEEPEST: usize = 128;
const MOST: usize = 10_000;

/// Expands the calls of macros that the item itself declares, or that are declared around it:
/// `outer` has the texts of the latter. Known conditions are evaluated first, then those in
/// expansions. Returns whether anything changed.
pub(super) fn expand(item: &mut syn::Item, outer: &[&str]) -> bool {
    let has_conditions = conditions::evaluate(item);
    let mut declares = Declares(false);
    declares.visit_item_mut(item);
    if !declares.0 && outer.is_empty() {
        return has_conditions;
    }
    let mut expander = Expander { scopes: vec![BTreeMap::new()], depth: 0, count: 0 };
    let outer = outer.iter().filter_map(|text| syn::parse_str::<syn::ItemMacro>(text).ok());
    outer.for_each(|of| expander.declare(&of));
    expander.visit_item_mut(item);
    if !declares.0 && expander.count == 0 {
        return has_conditions;
    }
    conditions::evaluate(item);
    hygiene::resolve(item);
    true
}

/// The text of the items that a macro call in item position expands to. `None` if none of these
/// macros is called.
pub(super) fn items_of(macros: &[&str], call: &str) -> Option<String> {
    let name = call.split('!').next()?.trim();
    let is_it = |text: &&str| {
        syn::parse_str::<syn::ItemMacro>(text)
            .is_ok_and(|of| is_declaration(&of) && of.ident.is_some_and(|of| of == name))
    };
    if !macros.iter().any(is_it) {
        return None;
    }
    let tokens = call.parse::<TokenStream>().ok()?;
    crate::nesting::check(&tokens).ok()?;
    let mut module: syn::Item = syn::parse2(quote::quote!(mod items { #tokens })).ok()?;
    expand(&mut module, macros);
    let syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) = module else {
        return None;
    };
    let is_left = |item: &syn::Item| matches!(item, syn::Item::Macro(of) if !is_declaration(of));
    let items = items.into_iter().filter(|item| !is_left(item));
    Some(quote::quote!(#(#items)*).to_string())
}

/// Finds whether anything declares a macro.
struct Declares(bool);

impl VisitMut for Declares {
    fn visit_item_macro_mut(&mut self, item: &mut syn::ItemMacro) {
        self.0 |= is_declaration(item);
    }
}

fn is_declaration(item: &syn::ItemMacro) -> bool {
    item.ident.is_some() && item.mac.path.is_ident("macro_rules")
}

fn is_block(expr: &syn::Expr) -> bool {
    matches!(
        expr,
        syn::Expr::Block(_)
            | syn::Expr::If(_)
            | syn::Expr::Match(_)
            | syn::Expr::Loop(_)
            | syn::Expr::While(_)
            | syn::Expr::ForLoop(_)
            | syn::Expr::Unsafe(_)
    )
}

struct Expander {
    /// The macros by name, innermost last.
    scopes: Vec<BTreeMap<String, Rc<Rules>>>,
    depth: usize,
    count: usize,
}

impl Expander {
    fn declare(&mut self, item: &syn::ItemMacro) {
        let Some(name) = &item.ident else { return };
        let scope = self.scopes.last_mut().expect("the outermost scope stays");
        scope.insert(hygiene::plain(&name.to_string()), Rc::new(Rules::parse(&item.mac.tokens)));
    }

    fn scoped(&mut self, visit: impl FnOnce(&mut Self)) {
        self.scopes.push(BTreeMap::new());
        visit(self);
        self.scopes.pop();
    }

    /// The expansion of a call. Also `None` if the call has a `#[cfg]`: only rustc knows whether
    /// that holds.
    fn unless_conditional(
        &mut self,
        attrs: &[syn::Attribute],
        mac: &syn::Macro,
    ) -> Option<TokenStream> {
        if is_conditional(attrs) { None } else { self.expanded(mac) }
    }

    /// The expansion of a call. `None` if it calls another macro.
    fn expanded(&mut self, mac: &syn::Macro) -> Option<TokenStream> {
        let name = hygiene::plain(&mac.path.get_ident()?.to_string());
        let rules = self.scopes.iter().rev().find_map(|scope| scope.get(&name))?;
        self.count += 1;
        let (span, rules) = (mac.path.span(), Rc::clone(rules));
        let refuse = |message: String| quote_spanned!(span=> compile_error!(#message));
        if self.depth >= DEEPEST || self.count > MOST {
            return Some(refuse(format!(
                "the macro `{name}` expands without end: its calls are nested {DEEPEST} deep, or \
                 more than {MOST}"
            )));
        }
        Some(match rules.expand(mac.tokens.clone(), self.count) {
            Some(tokens) => tokens,
            None => refuse(format!("no rule of the macro `{name}` matches this call")),
        })
    }

    /// Replaces a node by the expansion of the call in its place, and continues in the expansion.
    fn replace<N>(
        &mut self,
        node: &mut N,
        mac: Option<syn::Macro>,
        parse: impl Fn(TokenStream) -> syn::Result<N>,
        visit: impl Fn(&mut Self, &mut N),
    ) -> bool {
        let Some((mac, tokens)) = mac.and_then(|mac| {
            let tokens = self.expanded(&mac)?;
            Some((mac, tokens))
        }) else {
            return false;
        };
        let refuse = |error: syn::Error| {
            let message = format!("the expansion of this macro cannot be used here: {error}");
            parse(quote_spanned!(mac.path.span()=> compile_error!(#message)))
        };
        if let Ok(new) = parse(tokens).or_else(refuse) {
            *node = new;
            self.depth += 1;
            visit(self, node);
            self.depth -= 1;
        }
        true
    }

    fn items(&mut self, items: &mut Vec<syn::Item>) {
        for mut item in std::mem::take(items) {
            if let syn::Item::Macro(of) = &item {
                if is_declaration(of) {
                    self.declare(of);
                } else if let Some(tokens) = self.unless_conditional(&of.attrs, &of.mac) {
                    let parsed = syn::parse2::<syn::File>(tokens.clone());
                    let mut new =
                        parsed.map_or_else(|_| vec![syn::Item::Verbatim(tokens)], |of| of.items);
                    self.depth += 1;
                    self.items(&mut new);
                    self.depth -= 1;
                    items.append(&mut new);
                    continue;
                }
            }
            self.visit_item_mut(&mut item);
            items.push(item);
        }
    }

    fn stmts(&mut self, stmts: &mut Vec<syn::Stmt>) {
        let all = std::mem::take(stmts);
        let count = all.len();
        for (at, mut stmt) in all.into_iter().enumerate() {
            let (of, semi) = match &stmt {
                syn::Stmt::Item(syn::Item::Macro(of)) if is_declaration(of) => {
                    self.declare(of);
                    continue;
                }
                syn::Stmt::Macro(of) => (Some((&of.attrs, &of.mac)), of.semi_token),
                syn::Stmt::Item(syn::Item::Macro(of)) => {
                    (Some((&of.attrs, &of.mac)), of.semi_token)
                }
                syn::Stmt::Expr(syn::Expr::Macro(of), semi) => (Some((&of.attrs, &of.mac)), *semi),
                _ => (None, None),
            };
            let tokens = of.and_then(|(attrs, mac)| self.unless_conditional(attrs, mac));
            let Some(tokens) = tokens else {
                self.visit_stmt_mut(&mut stmt);
                stmts.push(stmt);
                continue;
            };
            let mut new = match syn::Block::parse_within.parse2(tokens) {
                Ok(new) => new,
                Err(error) => {
                    let message =
                        format!("the expansion of this macro is not a list of statements: {error}");
                    vec![syn::parse_quote_spanned!(stmt.span()=> compile_error!(#message);)]
                }
            };
            if (at + 1 < count || semi.is_some())
                && let Some(syn::Stmt::Expr(_, semi @ None)) = new.last_mut()
            {
                *semi = Some(syn::Token![;](stmt.span()));
            }
            self.depth += 1;
            self.stmts(&mut new);
            self.depth -= 1;
            stmts.append(&mut new);
        }
    }
}

impl VisitMut for Expander {
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_item_mod_mut(&mut self, module: &mut syn::ItemMod) {
        if let Some((_, items)) = &mut module.content {
            self.scoped(|expander| expander.items(items));
        }
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.scoped(|expander| expander.stmts(&mut block.stmts));
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        let mac = match expr {
            syn::Expr::Macro(of) => Some(of.mac.clone()),
            _ => None,
        };
        let parse = |tokens| {
            let parser = |input: syn::parse::ParseStream<'_>| {
                let expr: syn::Expr = input.parse()?;
                input.parse::<Option<syn::Token![;]>>()?;
                Ok(expr)
            };
            let (attrs, expr) = (Vec::new(), Box::new(parser.parse2(tokens)?));
            let group_token = syn::token::Group { span: expr.span() };
            if matches!(*expr, syn::Expr::Macro(_)) {
                return Ok(*expr);
            }
            Ok(match is_block(&expr) {
                // At the start of a statement, a block in a group would be the whole statement.
                true => syn::Expr::Paren(syn::ExprParen {
                    attrs,
                    paren_token: Default::default(),
                    expr,
                }),
                false => syn::Expr::Group(syn::ExprGroup { attrs, group_token, expr }),
            })
        };
        if !self.replace(expr, mac, parse, Self::visit_expr_mut) {
            visit_mut::visit_expr_mut(self, expr);
        }
    }

    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        let mac = match ty {
            syn::Type::Macro(of) => Some(of.mac.clone()),
            _ => None,
        };
        if !self.replace(ty, mac, syn::parse2, Self::visit_type_mut) {
            visit_mut::visit_type_mut(self, ty);
        }
    }

    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        let mac = match pat {
            syn::Pat::Macro(of) => Some(of.mac.clone()),
            _ => None,
        };
        let parse = |tokens| syn::Pat::parse_multi_with_leading_vert.parse2(tokens);
        if !self.replace(pat, mac, parse, Self::visit_pat_mut) {
            visit_mut::visit_pat_mut(self, pat);
        }
    }

    fn visit_item_impl_mut(&mut self, block: &mut syn::ItemImpl) {
        for item in std::mem::take(&mut block.items) {
            let tokens = match &item {
                syn::ImplItem::Macro(of) => self.unless_conditional(&of.attrs, &of.mac),
                _ => None,
            };
            let parsed = tokens.and_then(|tokens| {
                syn::parse2::<syn::ItemImpl>(quote::quote!(impl Self_ { #tokens })).ok()
            });
            match parsed {
                Some(of) => block.items.extend(of.items),
                None => block.items.push(item),
            }
        }
        self.depth += 1;
        visit_mut::visit_item_impl_mut(self, block);
        self.depth -= 1;
    }
}
