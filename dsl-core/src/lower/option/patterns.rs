//! `Some(x)` and `None` in patterns.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::{is_none, is_own, is_path, is_result_path};
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Ty};
use crate::lower::chain::Item;
use crate::lower::context::Lowerer;
use crate::lower::options::Optional;

impl Lowerer<'_> {
    /// Whether a pattern is `Some(x)` or `None`.
    pub(in crate::lower) fn is_option_pattern(&self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::TupleStruct(of) => {
                is_path(&of.path, "Some") || is_result_path(&of.path).is_some()
            }
            syn::Pat::Path(path) => is_none(&path.path),
            syn::Pat::Ident(ident) => ident.subpat.is_none() && ident.ident == "None",
            _ => false,
        }
    }

    /// The option behind a matched value, if it was taken apart, or if the pattern is one for
    /// options.
    pub(in crate::lower) fn matched_option(
        &mut self,
        pat: &syn::Pat,
        value: ExprId,
    ) -> Option<Optional> {
        if let Some(option) = self.options.apart.get(&value) {
            return Some(option.clone());
        }
        self.is_option_pattern(pat).then(|| match self.borrows.referents.get(&value).cloned() {
            Some((place, writable, borrow)) => self.option_at(&place, writable, borrow),
            None => self.optional_of(value),
        })
    }

    /// An option that patterns can take apart, represented by a value.
    pub(in crate::lower) fn matchable_option(&mut self, expr: &syn::Expr) -> ExprId {
        let option = self.option(expr);
        let span = expr.span();
        if let Expr::Error = self.module.exprs[option.is_some].kind {
            return option.is_some;
        }
        let value = match &option.value {
            Item::Value(value) => *value,
            item if item.has_part() => option.is_some,
            item => self.value_of(item, span),
        };
        let (ty, members) = match option.error {
            Some(error) => (Ty::result(Ty::Error, Ty::Error), vec![option.is_some, value, error]),
            None => (Ty::option(Ty::Error), vec![option.is_some, value]),
        };
        let whole = self.push(Expr::Construct(ty, members), span);
        self.options.apart.insert(whole, option);
        whole
    }

    /// Like `matches`, for an option.
    pub(in crate::lower) fn matches_option(
        &mut self,
        pat: &syn::Pat,
        option: &Optional,
        whole: ExprId,
    ) -> Option<ExprId> {
        let span = pat.span();
        match pat {
            syn::Pat::Wild(_) => None,
            syn::Pat::Paren(paren) => self.matches_option(&paren.pat, option, whole),
            syn::Pat::Reference(of) => self.matches_option(&of.pat, option, whole),
            syn::Pat::Or(or) => self.matches_any(or, whole),
            syn::Pat::TupleStruct(of) if self.is_option_pattern(pat) => {
                let name = of.path.segments.last().map(|last| last.ident.to_string());
                let name = name.unwrap_or_default();
                if let Expr::Error = self.module.exprs[option.is_some].kind {
                    self.bind_poison(pat);
                    return Some(option.is_some);
                }
                if (name == "Some") != option.error.is_none() {
                    let is = if option.error.is_some() { "a `Result`" } else { "an `Option`" };
                    let message = format!("`{name}` does not match {is}");
                    self.diags.error(Code::Mismatch, span, message);
                    self.bind_poison(pat);
                    return None;
                }
                let [inner] = of.elems.iter().collect::<Vec<_>>()[..] else {
                    let message = format!("`{name}` has one member: write `{name}(x)`");
                    self.diags.error(Code::Member, span, message);
                    self.bind_poison(pat);
                    return None;
                };
                if let (Some(error), "Err") = (option.error, &*name) {
                    let is_err = self.negated(option.is_some, span);
                    let inner = self.matches(inner, error);
                    return self.all(std::iter::once(is_err).chain(inner).collect(), span);
                }
                let inner = self.matches_value(inner, option, span);
                self.all(std::iter::once(option.is_some).chain(inner).collect(), span)
            }
            pat if self.is_option_pattern(pat) => Some(self.negated(option.is_some, span)),
            pat => {
                let value = self.option_value(option, span);
                let value = self.spill(value, "option");
                self.matches(pat, value)
            }
        }
    }

    /// Matches the value of an option. The value is read only if there is one.
    pub(in crate::lower) fn matches_value(
        &mut self,
        pat: &syn::Pat,
        option: &Optional,
        span: Span,
    ) -> Option<ExprId> {
        match (pat, &option.value) {
            (syn::Pat::Wild(_), _) => None,
            (syn::Pat::Paren(paren), _) => self.matches_value(&paren.pat, option, span),
            (pat, Item::Place(place, writable, borrow))
                if is_own(place) && self.is_option_pattern(pat) =>
            {
                let inner = self.option_at(place, *writable, *borrow);
                let whole = self.push(Expr::Load(place.clone()), span);
                self.matches_option(pat, &inner, whole)
            }
            (pat, item @ (Item::Place(..) | Item::Pair(..) | Item::Part(_)))
                if self.only_names(pat, item) =>
            {
                self.bind_item(pat, item.clone());
                None
            }
            (syn::Pat::Tuple(pair), Item::Pair(a, b)) if pair.elems.len() == 2 => {
                let members = pair.elems.iter().zip([a, b]).filter_map(|(pat, item)| {
                    let member = Optional::new(option.is_some, (**item).clone());
                    self.matches_value(pat, &member, span)
                });
                let conditions = members.collect();
                self.all(conditions, span)
            }
            (pat, Item::Part(part)) => self.matches_slice_of(pat, option.is_some, part, span),
            (pat, _) => {
                let value = self.readable(option, span);
                let value = if self.is_trivial(value) { value } else { self.spill(value, "value") };
                if let Item::Place(place, writable, borrow) = &option.value {
                    // A read-only value was copied where it could be read; names refer to the copy.
                    let copy = self.place_of_value(value).filter(|_| !writable);
                    let referent = (copy.unwrap_or_else(|| place.clone()), *writable, *borrow);
                    self.borrows.referents.entry(value).or_insert(referent);
                }
                self.matches(pat, value)
            }
        }
    }

    /// Whether a pattern only gives names to parts of an item: it reads nothing, or only places
    /// that can be read at any time.
    fn only_names(&mut self, pat: &syn::Pat, item: &Item) -> bool {
        match (pat, item) {
            (syn::Pat::Wild(_), _) => true,
            (syn::Pat::Paren(paren), item) => self.only_names(&paren.pat, item),
            (syn::Pat::Ident(ident), _) => {
                ident.subpat.is_none()
                    && ident.by_ref.is_none()
                    && ident.mutability.is_none()
                    && !self.names_constant(&ident.ident)
                    && !self.is_option_pattern(pat)
            }
            (syn::Pat::Reference(of), Item::Place(place, ..)) => {
                is_own(place) && self.only_names(&of.pat, item)
            }
            // Naming the members reads nothing.
            (syn::Pat::Struct(of), Item::Place(place, ..)) if self.is_place_of(&of.path, place) => {
                of.fields.iter().all(|field| match &*field.pat {
                    syn::Pat::Wild(_) => true,
                    syn::Pat::Ident(ident) => {
                        ident.subpat.is_none() && !self.names_constant(&ident.ident)
                    }
                    _ => false,
                })
            }
            (syn::Pat::Tuple(tuple), Item::Place(place, ..)) => {
                is_own(place) && tuple.elems.iter().all(|pat| self.only_names(pat, item))
            }
            (syn::Pat::Tuple(pair), Item::Pair(a, b)) if pair.elems.len() == 2 => {
                self.only_names(&pair.elems[0], a) && self.only_names(&pair.elems[1], b)
            }
            _ => false,
        }
    }
}
