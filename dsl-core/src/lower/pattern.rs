//! Patterns that take values apart: `let (a, b) = …`, `if let`, `let … else`, and `match` on more
//! than integers.
//!
//! A pattern becomes a condition, unless it always matches, and `let`s for its names. Taking a
//! member of an immutable local has no effect, so the `let`s can come first.

mod array;
mod assign;
mod chain;
mod name;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer};
use super::slice_pattern::is_rest as is_rest_pattern;
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, Name, PartsPattern, Ty};

const PATTERN_OF_VEC4: (&str, &str) = ("a pattern could name", "let [x, y, z, w] = v.to_array();");

/// `..` shifts the members behind it.
const REST_IS_LAST: &str = "`..` can only come last here, because the number of members is not \
                            known: write `_` for each member";

impl Lowerer<'_> {
    /// `let pat = value;` for a pattern that always matches.
    pub(super) fn destructure(&mut self, pat: &syn::Pat, value: ExprId) {
        if self.matches(pat, value).is_some() && self.uncovered(&[pat], value).is_some() {
            let message = "this pattern may not match: add `else { … }`, or use `match`";
            self.diags.error(Code::NotExhaustive, pat.span(), message);
        }
    }

    /// The condition under which a value matches; `None` if it always does. Binds the names.
    /// Evaluating the value again must give the same result.
    pub(super) fn matches(&mut self, pat: &syn::Pat, value: ExprId) -> Option<ExprId> {
        let span = pat.span();
        if let Some(option) = self.matched_option(pat, value) {
            return self.matches_option(pat, &option, value);
        }
        if let Some((part, is_place)) = self.borrows.parts.get(&value).cloned() {
            return match is_place {
                true => self.matches_unsized(pat, &part, value),
                false => self.matches_slice(pat, &part, value),
            };
        }
        if let Some(variant) = self.variant_of_pattern(pat) {
            return self.matches_variant(&variant, pat, value);
        }
        if self.is_unknown_pattern(pat) {
            self.bind_poison(pat);
            return None;
        }
        match pat {
            syn::Pat::Wild(_) | syn::Pat::Rest(_) => None,
            syn::Pat::Paren(paren) => self.matches(&paren.pat, value),
            syn::Pat::Reference(reference) => {
                let value = self.behind_no_reference(value);
                self.matches(&reference.pat, value)
            }
            syn::Pat::Type(typed) => {
                let ty = self.ty(&typed.ty);
                let value = self.push(Expr::Ascribe(value, ty), span);
                self.matches(&typed.pat, value)
            }
            syn::Pat::Ident(ident) => self.matches_ident(ident, value),
            syn::Pat::Lit(syn::ExprLit { lit: syn::Lit::Bool(wanted), .. }) => {
                let value = self.push(Expr::Ascribe(value, Ty::BOOL), span);
                Some(if wanted.value { value } else { self.negated(value, span) })
            }
            syn::Pat::Lit(literal) => {
                let other = self.expr(&syn::Expr::Lit(literal.clone()));
                Some(self.compare(BinaryOp::Eq, value, other, span))
            }
            syn::Pat::Path(path) if self.is_unit_struct(&path.path) => None,
            syn::Pat::Path(path) => {
                let other = self.expr(&syn::Expr::Path(path.clone()));
                Some(self.compare(BinaryOp::Eq, value, other, span))
            }
            syn::Pat::Range(range) => self.matches_range(range, value),
            syn::Pat::Or(or) => self.matches_any(or, value),
            syn::Pat::Tuple(tuple) => self.matches_tuple(tuple, value),
            syn::Pat::Struct(of) => self.matches_struct(of, value),
            syn::Pat::TupleStruct(of) => self.matches_tuple_struct(of, value),
            syn::Pat::Slice(of) => {
                // Its elements could not be indexed, which would be reported first.
                if let Some(ty @ Ty::Scalar(_)) = self.shape_of_value(value) {
                    let message =
                        format!("`{}` is not an array, so this pattern cannot match it", ty.rust());
                    self.diags.error(Code::Mismatch, span, message);
                    self.bind_poison(pat);
                    return None;
                }
                let value = self.array_pattern(of, value);
                let pieces = self.pieces_of_array(of, value);
                let mut conditions = Vec::new();
                for (n, piece) in pieces.into_iter().enumerate() {
                    conditions.extend(self.matches_element(value, n, of, piece));
                }
                self.all(conditions, span)
            }
            other => {
                self.unsupported(
                    other,
                    "patterns in kernels are literals, ranges, names, `_`, tuples, arrays and \
                     structs",
                );
                self.bind_poison(other);
                None
            }
        }
    }

    fn matches_tuple(&mut self, tuple: &syn::PatTuple, value: ExprId) -> Option<ExprId> {
        let span = tuple.span();
        if tuple.elems.is_empty() {
            // No variable holds `()`.
            if self.has_effects(value) {
                self.store(&Dest::Discard, value, span);
            }
            return None;
        }
        let has_rest = tuple.elems.iter().any(|pat| matches!(pat, syn::Pat::Rest(_)));
        let count = tuple.elems.len() - usize::from(has_rest);
        self.check_members(count, has_rest, value, span);
        self.matches_members(&tuple.elems, value, None, span)
    }

    fn matches_struct(&mut self, of: &syn::PatStruct, value: ExprId) -> Option<ExprId> {
        let span = of.span();
        let value = self.of_struct(&of.path, value);
        let names: Vec<Name> = of.fields.iter().map(|field| self.member(&field.member)).collect();
        if let Expr::Ascribe(_, ty) = &self.module.exprs[value].kind {
            let ty = ty.clone();
            let Some(members) = self.members_of(&ty, PATTERN_OF_VEC4, of.path.span()) else {
                self.bind_poison(&syn::Pat::Struct(of.clone()));
                return None;
            };
            self.check_pattern_fields(&members, &names, of.rest.is_some(), span);
        }
        let fields = of.fields.iter().zip(names);
        let conditions: Vec<_> = fields
            .filter_map(|(field, name)| self.matches_member(&field.pat, value, &name.text))
            .collect();
        self.all(conditions, span)
    }

    fn matches_tuple_struct(&mut self, of: &syn::PatTupleStruct, value: ExprId) -> Option<ExprId> {
        let span = of.span();
        let value = self.of_struct(&of.path, value);
        if let Expr::Ascribe(_, Ty::Error) = &self.module.exprs[value].kind {
            self.bind_poison(&syn::Pat::TupleStruct(of.clone()));
            return None;
        }
        let has_rest = of.elems.iter().any(|pat| matches!(pat, syn::Pat::Rest(_)));
        if let Expr::Ascribe(_, Ty::Struct(ty)) = &self.module.exprs[value].kind
            && ty.members.len() != of.elems.len()
            && !has_rest
        {
            let message = format!(
                "`{}` has {} members, but this pattern has {}",
                ty.name,
                ty.members.len(),
                of.elems.len()
            );
            self.diags.error(Code::Member, span, message);
        }
        let members = match &self.module.exprs[value].kind {
            Expr::Ascribe(_, Ty::Struct(ty)) => Some(ty.members.len()),
            _ => None,
        };
        self.matches_members(&of.elems, value, members, span)
    }

    /// The condition for the members of a tuple or a tuple struct, in order. Patterns behind `..`
    /// count from the end.
    fn matches_members(
        &mut self,
        pats: &syn::punctuated::Punctuated<syn::Pat, syn::Token![,]>,
        value: ExprId,
        members: Option<usize>,
        span: Span,
    ) -> Option<ExprId> {
        let rest = pats.iter().position(is_rest_pattern).filter(|rest| rest + 1 < pats.len());
        let members = members.or_else(|| self.count_of_members(value));
        // The number of members that `..` stands for.
        let left_out = match (rest, members) {
            (Some(_), Some(members)) => (members + 1).checked_sub(pats.len()),
            (Some(rest), None) => {
                self.unsupported(&pats[rest], REST_IS_LAST);
                None
            }
            (None, _) => Some(0),
        };
        let Some(left_out) = left_out else {
            pats.iter().for_each(|pat| self.bind_poison(pat));
            return None;
        };
        let members = pats.iter().enumerate();
        let conditions: Vec<_> = members
            .filter_map(|(n, pat)| {
                let n = match rest.is_some_and(|rest| n > rest) {
                    true => n + left_out - 1,
                    false => n,
                };
                self.matches_member(pat, value, &n.to_string())
            })
            .collect();
        self.all(conditions, span)
    }

    /// The number of a tuple's members, if it is known.
    fn count_of_members(&mut self, value: ExprId) -> Option<usize> {
        match &self.module.exprs[value].kind {
            Expr::Tuple(members) => Some(members.len()),
            _ => match self.shape_of_value(value)? {
                Ty::Struct(of) => Some(of.members.len()),
                _ => None,
            },
        }
    }

    /// Notes a tuple pattern with that number of members. The members of a tuple literal are
    /// counted here, other members once their types are known.
    pub(super) fn check_members(
        &mut self,
        wanted: usize,
        has_rest: bool,
        value: ExprId,
        span: Span,
    ) {
        let Expr::Tuple(members) = &self.module.exprs[value].kind else {
            let is_array = false;
            let pattern = PartsPattern { value, count: wanted, has_rest, is_array, span };
            self.module.parts_patterns.push(pattern);
            return;
        };
        let count = members.len();
        if wanted > count || wanted < count && !has_rest {
            let message =
                format!("a tuple of length {count} is matched with a pattern of length {wanted}");
            self.diags.error(Code::Mismatch, span, message);
        }
    }

    /// The value, with the type of the struct that a pattern names.
    fn of_struct(&mut self, path: &syn::Path, value: ExprId) -> ExprId {
        // The arguments of a generic struct follow from the value.
        if let Some((item, used)) = self.env.scope.resolve(path)
            && self.is_generic_item(item)
            && path.segments[used - 1].arguments.is_none()
        {
            return value;
        }
        if matches!(self.module.exprs[value].kind, Expr::Error) {
            return self.push(Expr::Ascribe(value, Ty::Error), path.span());
        }
        let ty = self.path_ty(path);
        self.ascribed(value, ty, path.span())
    }

    fn matches_member(&mut self, pat: &syn::Pat, value: ExprId, member: &str) -> Option<ExprId> {
        if let syn::Pat::Rest(_) = pat {
            return None;
        }
        let member = self.part(value, member, pat.span());
        self.matches(pat, member)
    }

    /// A member of a value. If the value is a tuple literal, this is the member's own expression.
    pub(super) fn part(&mut self, value: ExprId, member: &str, span: Span) -> ExprId {
        if let Some(member) = self.member_behind(value, member, span) {
            return member;
        }
        let written_out = match &self.module.exprs[value].kind {
            Expr::Tuple(members) => {
                member.parse().ok().and_then(|n: usize| members.get(n).copied())
            }
            _ => None,
        };
        written_out.unwrap_or_else(|| {
            let name = Name { text: member.to_owned(), span };
            self.push(Expr::Swizzle(value, name), span)
        })
    }

    fn matches_range(&mut self, range: &syn::PatRange, value: ExprId) -> Option<ExprId> {
        let span = range.span();
        let mut conditions = Vec::new();
        if let Some(start) = &range.start {
            let start = self.expr(start);
            conditions.push(self.compare(BinaryOp::Ge, value, start, span));
        }
        if let Some(end) = &range.end {
            let end = self.expr(end);
            let op = match range.limits {
                syn::RangeLimits::HalfOpen(_) => BinaryOp::Lt,
                syn::RangeLimits::Closed(_) => BinaryOp::Le,
            };
            conditions.push(self.compare(op, value, end, span));
        }
        self.all(conditions, span)
    }

    pub(super) fn matches_any(&mut self, or: &syn::PatOr, value: ExprId) -> Option<ExprId> {
        let cases: Vec<&syn::Pat> = or.cases.iter().collect();
        if cases.iter().any(|case| self.binds(case)) {
            return self.matches_first(&cases, None, value, or.span());
        }
        let conditions: Vec<Option<ExprId>> =
            cases.iter().map(|case| self.matches(case, value)).collect();
        let conditions: Option<Vec<ExprId>> = conditions.into_iter().collect();
        conditions.and_then(|conditions| self.fold(BinaryOp::LogicalOr, conditions, or.span()))
    }

    fn compare(&mut self, op: BinaryOp, value: ExprId, other: ExprId, span: Span) -> ExprId {
        self.push(Expr::Binary(op, value, other), span)
    }

    pub(super) fn all(&mut self, conditions: Vec<ExprId>, span: Span) -> Option<ExprId> {
        let all = self.fold(BinaryOp::LogicalAnd, conditions, span);
        all.inspect(|all| self.inference.condition(*all, &self.module, self.diags))
    }

    fn fold(&mut self, op: BinaryOp, conditions: Vec<ExprId>, span: Span) -> Option<ExprId> {
        let fold = |a, b| self.push(Expr::Binary(op, a, b), span);
        conditions.into_iter().reduce(fold)
    }
}
