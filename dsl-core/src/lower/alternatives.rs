//! Or-patterns that bind names, `(x, 0) | (0, x)`: the first alternative that matches gives the
//! names their values.
//!
//! The names become variables that each alternative assigns in its turn. Whether an alternative
//! matched is a variable, too:
//!
//! ```text
//! var x; var matched;
//! if p.1 == 0 { x = p.0; matched = true; } else { x = p.1; matched = p.0 == 0; }
//! ```
//!
//! A guard is evaluated for each alternative that matches, so the alternatives of a guarded arm are
//! written out.

use std::borrow::Cow;
use std::collections::BTreeMap;

use proc_macro2::Span;
use quote::quote;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::symbol::Symbol;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Block, Expr, ExprId, LocalId, LocalKind, Name, Stmt, StmtKind};
use crate::items::paths::is_camel_case;
use crate::syntax::visit::{self, Visit};
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{name_of, ungroup};

/// The maximal number of alternatives that a pattern stands for.
const MOST: usize = 64;

/// The names that a pattern binds, with their spans, and whether they are `mut`.
type Bound = BTreeMap<String, (Span, bool)>;

/// An alternative: the statements before its condition, the condition, and the values of its names.
struct Alternative {
    before: Vec<Stmt>,
    condition: Option<ExprId>,
    values: Vec<ExprId>,
    /// For each value: `None` if the name is no reference, else whether one can store through it.
    references: Vec<Option<bool>>,
}

/// The code of an alternative in its turn.
struct Taken {
    before: Vec<Stmt>,
    /// `None` if it matches everything that is left.
    condition: Option<ExprId>,
    accept: Block,
    reject: Block,
}

impl Taken {
    /// If the alternative does not match, the `rest` have their turn.
    fn or_else(self, rest: Vec<Stmt>, span: Span) -> Vec<Stmt> {
        let Taken { mut before, condition, accept, mut reject } = self;
        match condition {
            None => before.extend(accept.stmts),
            Some(condition) => {
                reject.stmts.extend(rest);
                before.push(Stmt::new(StmtKind::If { condition, accept, reject }, span));
            }
        }
        before
    }
}

impl Lowerer<'_> {
    /// The condition under which one of the cases matches, with the guard if there is one. Binds
    /// the names of the first case that matches. `None` if one always matches.
    pub(super) fn matches_first(
        &mut self,
        cases: &[&syn::Pat],
        guard: Option<&syn::Expr>,
        value: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let Some(names) = self.names_of_all(cases) else {
            cases.iter().for_each(|case| self.bind_poison(case));
            return None;
        };
        let mut alternatives: Vec<Alternative> = cases
            .iter()
            .map(|case| self.scoped(|cx| cx.alternative(case, guard, value, &names)))
            .collect();
        // If the cases are exhaustive, the last alternative matches whenever the others do not.
        if let (None, Some(last)) = (guard, alternatives.last_mut())
            && last.condition.is_some()
            && self.uncovered(cases, value).is_none()
        {
            last.condition = None;
        }
        let locals: Vec<LocalId> = names
            .iter()
            .enumerate()
            .map(|(n, (text, (span, mutable)))| {
                let name = Name { text: text.clone(), span: *span };
                let local = self.declare(&name, None, *mutable);
                self.emit(StmtKind::Let { local, init: None }, *span);
                if alternatives.iter().any(|case| case.references[n] == Some(true)) {
                    let advice = format!(
                        "`{text}` would be a `&mut` reference to one of several places: write an \
                         arm for each alternative"
                    );
                    self.diags.error(Code::Unsupported, *span, advice);
                    self.bind(&name, Symbol::Poison);
                // The name is a shared reference, so the value cannot change: it refers to the
                // copy.
                } else if alternatives.iter().all(|case| case.references[n] == Some(false)) {
                    self.bind(&name, Symbol::Alias(variable(local, *span), false, None));
                }
                local
            })
            .collect();
        let is_total = alternatives.iter().any(|case| case.condition.is_none());
        let matched = (!is_total).then(|| {
            let matched = self.temporary("matched", span, true);
            self.emit(StmtKind::Let { local: matched, init: None }, span);
            matched
        });
        let n = alternatives.len();
        let alternatives = alternatives.into_iter().enumerate();
        let taken: Vec<Taken> = alternatives
            .map(|(at, case)| self.taken(case, &locals, matched, at + 1 == n, span))
            .collect();
        self.out
            .extend(taken.into_iter().rev().fold(Vec::new(), |rest, one| one.or_else(rest, span)));
        matched.map(|matched| self.load_local(matched, span))
    }

    fn alternative(
        &mut self,
        case: &syn::Pat,
        guard: Option<&syn::Expr>,
        value: ExprId,
        names: &Bound,
    ) -> Alternative {
        let mut condition = None;
        let block = self.nested(|cx| {
            let conditions = cx.matches(case, value).into_iter().collect();
            condition = cx.matches_guarded(conditions, guard, case.span());
        });
        let before = block.stmts;
        let references = names.keys().map(|name| match self.lookup(name) {
            Some(Symbol::Alias(_, writable, _)) => Some(writable),
            _ => None,
        });
        let references = references.collect();
        let values = names.keys().map(|name| match self.lookup(name) {
            Some(Symbol::Local(local)) => {
                // Without a guard, nothing reads this local.
                self.module.locals[local].kind = LocalKind::Temporary;
                let value = self.inits.get(&local).copied().filter(|_| guard.is_none());
                value.unwrap_or_else(|| self.load_local(local, case.span()))
            }
            Some(Symbol::Alias(place, ..)) => self.push(Expr::Load(place), case.span()),
            Some(Symbol::Part(_)) => {
                let message = "a name in several alternatives cannot be a part of a slice: write \
                               an arm for each alternative";
                self.poison(Code::Unsupported, case.span(), message)
            }
            _ => self.push(Expr::Error, case.span()),
        });
        let values = values.collect();
        Alternative { before, condition, values, references }
    }

    /// The code that runs if it is this alternative's turn.
    fn taken(
        &mut self,
        case: Alternative,
        locals: &[LocalId],
        matched: Option<LocalId>,
        is_last: bool,
        span: Span,
    ) -> Taken {
        let Alternative { before, condition, values, .. } = case;
        let can_go_wrong = !values.iter().all(|value| self.is_there(*value));
        let always = self.truth(true, span);
        let condition = condition.unwrap_or(always);
        self.inference.condition(condition, &self.module, self.diags);
        // If no alternative matches, a value that can go wrong must not be evaluated.
        let is_asked = !is_last || matched.is_some() && can_go_wrong;
        let matches = if is_asked { always } else { condition };
        let accept = self.nested(|cx| {
            let values = locals.iter().zip(&values).map(|(local, value)| (*local, *value));
            for (local, value) in values.chain(matched.map(|matched| (matched, matches))) {
                cx.store(&Dest::Store(variable(local, span)), value, span);
            }
        });
        let reject = self.nested(|cx| {
            if let Some(matched) = matched.filter(|_| is_last && is_asked) {
                let never = cx.truth(false, span);
                cx.store(&Dest::Store(variable(matched, span)), never, span);
            }
        });
        Taken { before, condition: is_asked.then_some(condition), accept, reject }
    }

    /// The names that all of the patterns bind. `None` if they differ, which is reported.
    pub(super) fn names_of_all(&mut self, cases: &[&syn::Pat]) -> Option<Bound> {
        let all: Vec<Bound> = cases.iter().map(|case| self.names_of(case)).collect();
        let mut union = Bound::new();
        for (name, found) in all.iter().flatten() {
            union.entry(name.clone()).or_insert(*found);
        }
        let before = self.diags.len();
        for (case, bound) in cases.iter().zip(&all) {
            for (name, (span, mutable)) in &union {
                let diagnostic = match bound.get(name) {
                    None => Diagnostic::new(
                        Code::UnknownName,
                        case.span(),
                        format!(
                            "this alternative does not bind `{name}`: bind the same names in each \
                             alternative, or write an arm for each"
                        ),
                    )
                    .label(*span, format!("`{name}` is bound here")),
                    Some((here, other)) if other != mutable => Diagnostic::new(
                        Code::Mismatch,
                        *here,
                        format!("`{name}` is `mut` in all alternatives or in none"),
                    )
                    .label(*span, format!("`{name}` is bound here, too")),
                    Some(_) => continue,
                };
                self.diags.push(diagnostic);
            }
        }
        (self.diags.len() == before).then_some(union)
    }

    /// The same `match` with an arm for each alternative, if its names are `&mut` references: they
    /// refer to different places.
    pub(super) fn arms_of_references<'e>(
        &mut self,
        expr: &'e syn::ExprMatch,
        value: ExprId,
    ) -> Cow<'e, syn::ExprMatch> {
        let referent = self.borrows.referents.get(&value);
        if !referent.is_some_and(|(_, is_writable, _)| *is_writable) {
            return Cow::Borrowed(expr);
        }
        let mut expr = expr.clone();
        expr.arms =
            std::mem::take(&mut expr.arms).into_iter().flat_map(|arm| self.arms(arm)).collect();
        Cow::Owned(expr)
    }

    /// `if let A(x) | B(x) = &mut y { … }` as a `match`, whose alternatives become arms of their
    /// own.
    pub(super) fn match_of_references(&mut self, expr: &syn::ExprIf) -> Option<syn::ExprMatch> {
        let syn::Expr::Let(let_) = ungroup(&expr.cond) else { return None };
        let mut alternatives = Choose { cx: self, choice: usize::MAX, cases: 0 };
        alternatives.visit_pat_mut(&mut let_.pat.clone());
        let of = &*let_.expr;
        let is_writable = match ungroup(of) {
            syn::Expr::Reference(of) => of.mutability.is_some(),
            _ => self.is_reference(of) && !self.is_read_only(of),
        };
        if alternatives.cases == 0 || !is_writable {
            return None;
        }
        let (pat, body, span) = (&let_.pat, &expr.then_branch, expr.if_token.span);
        let otherwise = match &expr.else_branch {
            Some((_, otherwise)) => quote!(#otherwise),
            None => quote!({}),
        };
        Some(syn::parse_quote_spanned!(span=> match #of { #pat => #body _ => #otherwise }))
    }

    fn arms(&mut self, arm: syn::Arm) -> Vec<syn::Arm> {
        match self.written_out(&arm.pat) {
            Some(patterns) if patterns.len() > 1 => {
                patterns.into_iter().map(|pat| syn::Arm { pat, ..arm.clone() }).collect()
            }
            _ => vec![arm],
        }
    }

    /// Whether a pattern binds names.
    pub(super) fn binds(&self, pat: &syn::Pat) -> bool {
        !self.names_of(pat).is_empty()
    }

    fn names_of(&self, pat: &syn::Pat) -> Bound {
        let mut names = Names { cx: self, bound: Bound::new() };
        names.visit_pat(pat);
        names.bound
    }

    /// The patterns that a pattern stands for, in the order in which they are tried. Alternatives
    /// that bind names are written out. `None` if there are too many, which is reported.
    pub(super) fn written_out(&mut self, pat: &syn::Pat) -> Option<Vec<syn::Pat>> {
        let mut patterns = Vec::new();
        self.write_out(pat.clone(), &mut patterns);
        if patterns.len() > MOST {
            let advice = "this pattern with a guard has too many alternatives: write several arms";
            self.unsupported(pat, advice);
            return None;
        }
        Some(patterns)
    }

    fn write_out(&self, pat: syn::Pat, patterns: &mut Vec<syn::Pat>) {
        let mut choice = 0;
        while patterns.len() <= MOST {
            let mut one = pat.clone();
            let mut choose = Choose { cx: self, choice, cases: 0 };
            choose.visit_pat_mut(&mut one);
            match choose.cases {
                0 => return patterns.push(pat),
                cases if choice == cases => return,
                _ => self.write_out(one, patterns),
            }
            choice += 1;
        }
    }
}

/// The names that a pattern binds.
struct Names<'a, 'b> {
    cx: &'a Lowerer<'b>,
    bound: Bound,
}

impl<'ast> Visit<'ast> for Names<'_, '_> {
    fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
        let name = name_of(&pat.ident);
        let is_constant = || self.cx.names_constant(&pat.ident) || is_camel_case(&name.text);
        if pat.subpat.is_some() || !is_constant() {
            self.bound.insert(name.text, (name.span, pat.mutability.is_some()));
        }
        visit::visit_pat_ident(self, pat);
    }

    /// Each alternative binds the same names.
    fn visit_pat_or(&mut self, or: &'ast syn::PatOr) {
        or.cases.first().into_iter().for_each(|case| self.visit_pat(case));
    }
}

/// Replaces the first or-pattern that binds names by one of its alternatives.
struct Choose<'a, 'b> {
    cx: &'a Lowerer<'b>,
    choice: usize,
    /// The number of alternatives of that pattern; 0 before it is found.
    cases: usize,
}

impl VisitMut for Choose<'_, '_> {
    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        match pat {
            _ if self.cases > 0 => {}
            syn::Pat::Or(or) if or.cases.iter().any(|case| self.cx.binds(case)) => {
                self.cases = or.cases.len();
                if let Some(case) = or.cases.get(self.choice).cloned() {
                    *pat = case;
                }
            }
            pat => visit_mut::visit_pat_mut(self, pat),
        }
    }
}
