//! Patterns that take values apart: `let (a, b) = …`, `if let`, `let … else`, and `match` on more
//! than integers.
//!
//! A pattern becomes a condition, unless it always matches, and `let`s for its names. Taking a
//! member of an immutable local has no effect, so the `let`s can come first.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::flow::Flow;
use super::slice_pattern::is_rest as is_rest_pattern;
use super::symbol::Symbol;
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Block, Expr, ExprId, Member, Name, PartsPattern, Scalar, StmtKind, Ty};
use crate::items::references::is_camel_case;
use crate::syntax::name_of;

/// `Vec4` has no members: the literal or pattern that members would allow, and the code to write
/// instead.
const LITERAL_OF_VEC4: (&str, &str) = ("a literal could give", "vec4(x, y, z, w)");
const PATTERN_OF_VEC4: (&str, &str) = ("a pattern could name", "let [x, y, z, w] = v.to_array();");

/// `..` shifts the members behind it.
const REST_IS_LAST: &str =
    "`..` can only come last here, because the number of members is not known: write `_` for each";

/// An arm of a `match`: the statements before its condition, the condition, and the body.
struct ChainArm {
    before: Block,
    condition: Option<ExprId>,
    body: Block,
    flow: Flow,
}

impl Lowerer<'_> {
    /// `let pat = value;` for a pattern that always matches.
    pub(super) fn destructure(&mut self, pat: &syn::Pat, value: ExprId) {
        if self.matches(pat, value).is_some() && self.uncovered(&[pat], value).is_some() {
            let message = "this pattern may not match: add `else { … }`, or use `match`";
            self.diags.error(Code::NotExhaustive, pat.span(), message);
        }
    }

    /// `(a, b) = value;`: the value is evaluated before the first place changes, so
    /// `(a, b) = (b, a)` swaps.
    pub(super) fn assign_parts(&mut self, left: &syn::Expr, right: &syn::Expr) {
        let value = self.match_operand(right);
        self.assign_part(left, Some(right), value);
    }

    /// `right` is the expression of the value, if the value has its own.
    fn assign_part(&mut self, left: &syn::Expr, right: Option<&syn::Expr>, value: ExprId) {
        let span = left.span();
        match crate::syntax::ungroup(left) {
            syn::Expr::Infer(_) => {}
            syn::Expr::Tuple(tuple) => {
                let has_rest = tuple.elems.iter().any(is_rest);
                let count = tuple.elems.len() - usize::from(has_rest);
                self.check_members(count, has_rest, value, span);
                let written = right.map(crate::syntax::ungroup);
                let rest = tuple.elems.iter().position(is_rest);
                let left_out = match rest.filter(|rest| *rest < count) {
                    Some(rest) => {
                        let members = self.count_of_members(value);
                        let Some(left_out) = members.and_then(|of| of.checked_sub(count)) else {
                            self.unsupported(&tuple.elems[rest], REST_IS_LAST);
                            return;
                        };
                        left_out
                    }
                    None => 0,
                };
                for (n, left) in tuple.elems.iter().enumerate() {
                    if is_rest(left) {
                        continue;
                    }
                    let n = match rest.is_some_and(|rest| rest < n) {
                        true => n - 1 + left_out,
                        false => n,
                    };
                    let value = self.part(value, &n.to_string(), span);
                    let right = match written {
                        Some(syn::Expr::Tuple(right)) => right.elems.get(n),
                        _ => None,
                    };
                    self.assign_part(left, right, value);
                }
            }
            syn::Expr::Array(array) => {
                let value = self.spill(value, "parts");
                let rest = array.elems.iter().position(is_rest);
                let count = array.elems.len() - usize::from(rest.is_some());
                let pattern =
                    PartsPattern { value, count, has_rest: rest.is_some(), is_array: true, span };
                self.module.parts_patterns.push(pattern);
                for (n, left) in array.elems.iter().enumerate() {
                    if rest == Some(n) {
                        continue;
                    }
                    let from_end = rest.filter(|rest| *rest < n).map(|_| array.elems.len() - n);
                    let index = self.index_in_pattern(value, n, from_end, span);
                    let value = self.push(Expr::Index(value, index), span);
                    self.assign_part(left, None, value);
                }
            }
            syn::Expr::Struct(of) => {
                let value = self.of_struct(&of.path, value);
                if let Expr::Ascribe(_, ty) = &self.module.exprs[value].kind
                    && let ty = ty.clone()
                    && self.members_of(&ty, PATTERN_OF_VEC4, of.path.span()).is_none()
                {
                    return;
                }
                for field in &of.fields {
                    let name = self.member(&field.member);
                    let value = self.part(value, &name.text, span);
                    self.assign_part(&field.expr, None, value);
                }
            }
            left => {
                if self.check_stores(left, right)
                    && self.check_references(left)
                    && let Some(place) = self.stored_place(left)
                    && self.check_writable(&place)
                {
                    self.store(&Dest::Store(place), value, span);
                }
            }
        }
    }

    /// The condition under which a value matches; `None` if it always does. Binds the names.
    /// Evaluating the value again must give the same result.
    pub(super) fn matches(&mut self, pat: &syn::Pat, value: ExprId) -> Option<ExprId> {
        let span = pat.span();
        if let Some(option) = self.matched_option(pat, value) {
            return self.matches_option(pat, &option, value);
        }
        if let Some(part) = self.borrows.parts.get(&value).cloned() {
            return self.matches_slice(pat, &part, value);
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
                let value = self.array_pattern(of, value);
                let places = of.elems.iter().enumerate();
                let conditions: Vec<_> =
                    places.filter_map(|(n, pat)| self.matches_element(pat, value, n, of)).collect();
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
                "`{}` has {} members, and this pattern {}",
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
            let message = format!("a tuple of {count} is matched with a pattern of {wanted}");
            self.diags.error(Code::Mismatch, span, message);
        }
    }

    /// Notes an array pattern. Returns the array as a variable.
    fn array_pattern(&mut self, of: &syn::PatSlice, value: ExprId) -> ExprId {
        let span = of.span();
        let rests = of.elems.iter().filter(|pat| is_rest_pattern(pat)).count();
        let (count, has_rest) = (of.elems.len() - rests, rests > 0);
        let value = match &self.module.exprs[value].kind {
            Expr::Load(place) if place.projections.is_empty() => value,
            _ if self.borrows.referents.contains_key(&value) => value,
            _ => self.spill(value, "parts"),
        };
        let pattern = PartsPattern { value, count, has_rest, is_array: true, span };
        self.module.parts_patterns.push(pattern);
        value
    }

    /// The condition for an element of an array pattern. Patterns behind `..` count from the end.
    fn matches_element(
        &mut self,
        pat: &syn::Pat,
        array: ExprId,
        n: usize,
        of: &syn::PatSlice,
    ) -> Option<ExprId> {
        let span = pat.span();
        match pat {
            syn::Pat::Rest(_) => return None,
            syn::Pat::Ident(ident) if is_rest_pattern(pat) => {
                self.bind_rest_of_array(ident, array, [n, of.elems.len() - 1 - n]);
                return None;
            }
            _ => {}
        }
        let is_behind = of.elems.iter().take(n).any(is_rest_pattern);
        let from_end = is_behind.then(|| of.elems.len() - n);
        let index = self.index_in_pattern(array, n, from_end, span);
        let element = match self.element_behind(array, index, span) {
            Some(element) => element,
            None => self.push(Expr::Index(array, index), span),
        };
        self.matches(pat, element)
    }

    /// `rest @ ..` in an array pattern: an array of the remaining elements.
    fn bind_rest_of_array(&mut self, pat: &syn::PatIdent, array: ExprId, around: [usize; 2]) {
        let span = pat.span();
        let is_writable =
            self.borrows.referents.get(&array).is_some_and(|(_, writable, _)| *writable);
        let [before, behind] = around;
        let length = match self.shape_of_value(array) {
            Some(Ty::Array(_, n)) if !is_writable && pat.by_ref.is_none() => {
                (n as usize).checked_sub(before + behind).filter(|length| *length > 0)
            }
            _ => None,
        };
        let Some(length) = length else {
            let message =
                "this part of the array has no name here: write `..`, and index the array";
            self.unsupported(pat, message);
            self.bind_poison(&syn::Pat::Ident(pat.clone()));
            return;
        };
        let elements = (before..before + length).map(|n| {
            let index = self.index(n as u32, span);
            match self.element_behind(array, index, span) {
                Some(element) => element,
                None => self.push(Expr::Index(array, index), span),
            }
        });
        let elements = elements.collect();
        let rest = self.push(Expr::Array(elements), span);
        self.bind_value(&name_of(&pat.ident), pat.mutability.is_some(), rest);
    }

    /// The index of the element at position `n`. Behind `..`, positions count from the end.
    fn index_in_pattern(
        &mut self,
        array: ExprId,
        n: usize,
        from_end: Option<usize>,
        span: Span,
    ) -> ExprId {
        match (from_end, self.place_of_value(array)) {
            (Some(from_end), Some(place)) => {
                let length = self.push(Expr::Length(place), span);
                let from_end = self.index(from_end as u32, span);
                self.of_indices(BinaryOp::Sub, length, from_end, span)
            }
            _ => self.index(n as u32, span),
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

    fn matches_ident(&mut self, pat: &syn::PatIdent, value: ExprId) -> Option<ExprId> {
        let name = name_of(&pat.ident);
        if let Some(by_ref) = &pat.by_ref {
            return self.matches_by_reference(pat, by_ref, value);
        }
        let Some((_, sub)) = &pat.subpat else {
            if self.is_unit_struct(&syn::Path::from(pat.ident.clone())) {
                return None;
            }
            if let Some(constant) = self.constant_named(&pat.ident) {
                return Some(self.compare(BinaryOp::Eq, value, constant, name.span));
            }
            match is_camel_case(&name.text) && !self.check_new_name(&name) {
                true => self.bind(&name, Symbol::Poison),
                false => self.bind_matched(&name, pat, value),
            }
            return None;
        };
        let condition = self.matches(sub, value);
        self.bind_matched(&name, pat, value);
        condition
    }

    /// `ref x` refers to the matched value, like a name behind a `&`.
    fn matches_by_reference(
        &mut self,
        pat: &syn::PatIdent,
        by_ref: &syn::Token![ref],
        value: ExprId,
    ) -> Option<ExprId> {
        if pat.mutability.is_some() || pat.subpat.is_some() {
            self.unsupported(
                by_ref,
                "match `&mut value`, and leave out `ref mut`; before `@` leave out `ref`",
            );
            self.bind_poison(&syn::Pat::Ident(pat.clone()));
            return None;
        }
        let name = name_of(&pat.ident);
        let value = match self.place_of_value(value) {
            Some(place) => {
                self.borrows.referents.entry(value).or_insert((place, false, None));
                value
            }
            None => {
                let local = self.spill_local(value, &name.text);
                let place = variable(local, name.span);
                self.behind((place, false, None))
            }
        };
        self.bind_matched(&name, pat, value);
        None
    }

    /// Binds the name of a pattern to a value, or as a reference if the value is behind one.
    fn bind_matched(&mut self, name: &Name, pat: &syn::PatIdent, value: ExprId) {
        if pat.mutability.is_some() || !self.bind_referent(name, value) {
            self.bind_value(name, pat.mutability.is_some(), value);
        }
    }

    /// Whether a new name in a pattern is spelled like a variable. A name spelled like a constant
    /// or a variant is reported.
    pub(super) fn check_new_name(&mut self, name: &Name) -> bool {
        let advice = if is_camel_case(&name.text) {
            "a variant is written with its enum, `State::Idle`".to_owned()
        } else if name.text.chars().any(char::is_uppercase)
            && !name.text.contains(char::is_lowercase)
        {
            format!("declare `const {}: T = …;` inside the kernel", name.text)
        } else {
            return true;
        };
        let message = format!(
            "`{}` is not a constant that the kernel knows, and a new name would match everything: \
             {advice}",
            name.text
        );
        self.diags.error(Code::UnknownName, name.span, message);
        false
    }

    /// Whether a constant has that name.
    pub(super) fn names_constant(&self, ident: &syn::Ident) -> bool {
        match self.lookup(&name_of(ident).text) {
            Some(symbol) => matches!(symbol, Symbol::Const(_)),
            None => {
                let found = self.env.scope.resolve(&syn::Path::from(ident.clone()));
                found.is_some_and(|(item, _)| {
                    matches!(self.items.items[item].kind, crate::items::ItemKind::Const(_))
                })
            }
        }
    }

    /// The constant of that name, if there is one.
    pub(super) fn constant_named(&mut self, ident: &syn::Ident) -> Option<ExprId> {
        match self.lookup(&name_of(ident).text) {
            Some(Symbol::Const(id)) => Some(self.push(Expr::Const(id), ident.span())),
            Some(_) => None,
            None => self.item_path(&syn::Path::from(ident.clone())),
        }
    }

    fn bind_value(&mut self, name: &Name, mutable: bool, value: ExprId) {
        let local = self.declare(name, None, mutable);
        self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
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

    // Statements that test patterns.

    /// A value that patterns can take apart.
    pub(super) fn scrutinee(&mut self, expr: &syn::Expr) -> ExprId {
        if self.is_optional(expr) {
            return self.matchable_option(expr);
        }
        if let syn::Expr::Tuple(tuple) = crate::syntax::ungroup(expr)
            && tuple.elems.iter().any(|member| self.is_optional(member))
        {
            let members: Vec<ExprId> =
                tuple.elems.iter().map(|member| self.scrutinee(member)).collect();
            if members.iter().any(|member| self.borrows.parts.contains_key(member)) {
                let message = "a slice is matched by itself: `if let [a, ..] = x { … }`";
                return self.poison(Code::Unsupported, expr.span(), message);
            }
            return self.push(Expr::Tuple(members), expr.span());
        }
        if let Some(value) = self.matchable_slice(expr).or_else(|| self.behind_writable(expr)) {
            return value;
        }
        let value = self.expr(expr);
        let value = if self.is_trivial(value) { value } else { self.spill(value, "selector") };
        self.note_referent(expr, value);
        value
    }

    /// `let pat = value else { … };`
    pub(super) fn let_else(
        &mut self,
        pat: &syn::Pat,
        init: &syn::Expr,
        diverge: &syn::Expr,
    ) -> Flow {
        let before = self.diags.len();
        let value = self.scrutinee(init);
        let span = pat.span();
        // The block does not see the names of the pattern.
        let outer = self.scopes.last().cloned().unwrap_or_default();
        let Some(condition) = self.matches(pat, value) else {
            if self.diags.len() > before {
                return Flow::Falls;
            }
            let message = "this pattern always matches: leave out the `else`";
            self.diags.error(Code::Unsupported, diverge.span(), message);
            return Flow::Falls;
        };
        let condition = self.negated(condition, span);
        let mut flow = Flow::Falls;
        let scope = self.scopes.last_mut().expect("the function's scope stays");
        let inner = std::mem::replace(scope, outer);
        let accept = self.nested(|cx| flow = cx.expr_into(diverge, &Dest::Discard));
        *self.scopes.last_mut().expect("the function's scope stays") = inner;
        if flow != Flow::Diverges {
            let message = "the block of `let … else` has to leave: `return`, `break` or `continue`";
            self.diags.error(Code::Mismatch, diverge.span(), message);
        }
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
        Flow::Falls
    }

    /// A `match` with patterns that take values apart: an `if` for each arm.
    pub(super) fn match_chain(
        &mut self,
        expr: &syn::ExprMatch,
        value: ExprId,
        dest: &Dest,
    ) -> Flow {
        let span = expr.match_token.span;
        let mut flow = Flow::Diverges;
        let mut arms = Vec::new();
        let mut is_total = false;
        let around = self.depth;
        let expr = &self.arms_of_references(expr, value);
        for arm in &expr.arms {
            // Each arm is an `if` in the `else` of the one before.
            let lowered =
                self.deeper(&arm.body, |cx| cx.scoped(|cx| cx.chain_arm(arm, value, dest)));
            let Some(ChainArm { before, condition, body, flow: arm_flow }) = lowered else {
                self.depth = around;
                self.store_poison(dest, span);
                return Flow::Falls;
            };
            self.depth += 1;
            flow = super::flow::both(flow, arm_flow);
            is_total |= condition.is_none();
            arms.push((condition, before, body, arm.pat.span()));
        }
        self.depth = around;
        if !is_total {
            let pats: Vec<&syn::Pat> =
                expr.arms.iter().filter_map(super::exhaustive::unguarded).collect();
            // The last arm matches all values that no arm before it matches.
            let last = expr.arms.last().and_then(super::exhaustive::unguarded);
            match (self.uncovered(&pats, value), arms.last_mut()) {
                (None, Some((condition, ..))) if last.is_some() => *condition = None,
                (missing, _) => self.not_exhaustive(missing.as_deref().unwrap_or("_"), span),
            }
        }
        let mut rest = Block::default();
        for (condition, before, body, span) in arms.into_iter().rev() {
            let own = match condition {
                None => body.stmts,
                Some(condition) => {
                    vec![self.typed(StmtKind::If { condition, accept: body, reject: rest }, span)]
                }
            };
            rest = Block { stmts: before.stmts.into_iter().chain(own).collect() };
        }
        self.out.extend(rest.stmts);
        flow
    }

    fn not_exhaustive(&mut self, missing: &str, span: Span) {
        let message = match missing.contains(char::is_alphabetic) {
            true => format!("this `match` does not cover every value: `{missing}` is missing"),
            false => "no arm matches everything that is left: end with `_ => …`".to_owned(),
        };
        self.diags.error(Code::NotExhaustive, span, message);
    }

    fn chain_arm(&mut self, arm: &syn::Arm, value: ExprId, dest: &Dest) -> ChainArm {
        let (pat, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pat => (pat, None),
        };
        let mut before = Block::default();
        let condition = match guard.and_then(|_| self.written_out(pat)).as_deref() {
            // The guard is evaluated only if no arm before this one matches.
            Some(cases @ [_, _, ..]) => {
                let cases: Vec<&syn::Pat> = cases.iter().collect();
                let mut condition = None;
                before = self
                    .nested(|cx| condition = cx.matches_first(&cases, guard, value, pat.span()));
                condition
            }
            _ => {
                let conditions = self.matches(pat, value).into_iter().collect();
                let at = self.out.len();
                let condition = self.matches_guarded(conditions, guard, pat.span());
                // The guard runs only if no arm before this one matches.
                before.stmts = self.out.split_off(at);
                condition
            }
        };
        let mut flow = Flow::Falls;
        let body = self.nested(|cx| flow = cx.expr_into(&arm.body, dest));
        ChainArm { before, condition, body, flow }
    }

    /// Whether a pattern is more than an integer, a `bool` or a name.
    pub(super) fn takes_apart(&mut self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::Tuple(_) | syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => true,
            syn::Pat::Reference(_) | syn::Pat::Slice(_) => true,
            syn::Pat::Lit(literal) => matches!(literal.lit, syn::Lit::Float(_)),
            syn::Pat::Or(or) => or.cases.iter().any(|case| self.takes_apart(case)),
            syn::Pat::Paren(paren) => self.takes_apart(&paren.pat),
            syn::Pat::Guard(guarded) => self.takes_apart(&guarded.pat),
            syn::Pat::Ident(ident) if ident.ident == "None" => true,
            syn::Pat::Path(path) => {
                super::option::is_none(&path.path) || self.variant(&path.path).is_some()
            }
            syn::Pat::Ident(ident) => {
                ident.subpat.as_ref().is_some_and(|(_, sub)| self.takes_apart(sub))
            }
            _ => false,
        }
    }

    // Structures.

    /// `Particle { position, velocity: v, ..other }`.
    pub(super) fn struct_literal(&mut self, literal: &syn::ExprStruct) -> ExprId {
        let span = literal.path.span();
        if let Some(variant) = self.variant(&literal.path) {
            return self.variant_literal(&variant, literal);
        }
        if let Some(refused) = self.refuse_view(&literal.path, span) {
            return refused;
        }
        let given = literal.fields.iter().map(|field| (field.member.clone(), &field.expr));
        let of_base =
            literal.rest.as_deref().and_then(|base| self.struct_of_base(&literal.path, base));
        let ty = of_base
            .or_else(|| self.struct_of_members(&literal.path, &given.collect::<Vec<_>>()))
            .or_else(|| self.wanted_struct(&literal.path))
            .unwrap_or_else(|| self.path_ty(&literal.path));
        let values: Vec<&syn::Expr> = literal.fields.iter().map(|field| &field.expr).collect();
        let mut values = self.operands(&values);
        let rest = literal.rest.as_deref().map(|rest| of_the_same(rest, &literal.path));
        let base = rest.map(|rest| self.base_struct(&rest, &mut values));
        let Some(members) = self.members_of(&ty, LITERAL_OF_VEC4, span) else {
            return self.push(Expr::Error, span);
        };
        let names: Vec<Name> =
            literal.fields.iter().map(|field| self.member(&field.member)).collect();
        self.check_fields(&members, &names, base.is_some(), span);
        // WGSL evaluates the members in the order of declaration.
        let position = |name: &Name| members.iter().position(|m| m.name == name.text);
        let order: Vec<Option<usize>> = names.iter().map(position).collect();
        if !order.is_sorted() {
            self.keep_before(self.out.len(), &mut values, "member");
        }
        let values = members.iter().map(|member| {
            let given = names.iter().position(|name| name.text == member.name);
            match (given, base) {
                (Some(n), _) => values[n],
                (None, Some(base)) => {
                    let name = Name { text: member.name.clone(), span };
                    self.push(Expr::Swizzle(base, name), span)
                }
                (None, None) => self.push(Expr::Error, span),
            }
        });
        let values = values.collect();
        self.push(
            match ty {
                Ty::Vector(..) => Expr::Vector(ty, values),
                _ => Expr::Construct(ty, values),
            },
            span,
        )
    }

    /// The members that a literal or a pattern of a struct or a vector can name. `None` for other
    /// types, which is reported.
    fn members_of(
        &mut self,
        ty: &Ty,
        (what, instead): (&str, &str),
        span: Span,
    ) -> Option<Vec<Member>> {
        let message = match ty {
            ty if ty.is_unit_struct() => return Some(Vec::new()),
            Ty::Struct(of) => return Some(of.members.clone()),
            Ty::Error => return None,
            Ty::Vector(Scalar::F32, 4) => {
                format!(
                    "`Vec4` has no members that {what}, as it is one register of the CPU: write \
                     `{instead}`"
                )
            }
            Ty::Vector(scalar, n) => {
                let member = |name: &str| Member {
                    name: name.to_owned(),
                    ty: Ty::Scalar(*scalar),
                    align: None,
                    size: None,
                };
                return Some(["x", "y", "z", "w"].map(member)[..usize::from(*n)].to_vec());
            }
            ty => format!("`{}` is not a struct", ty.rust()),
        };
        self.diags.error(Code::Mismatch, span, message);
        None
    }

    /// The base of `..base`, which has the other members. It is evaluated after the given members.
    fn base_struct(&mut self, base: &syn::Expr, given: &mut [ExprId]) -> ExprId {
        let at = self.out.len();
        let base = self.expr(base);
        let has_effects = |cx: &Self, values: &[ExprId]| values.iter().any(|v| cx.has_effects(*v));
        let acts = self.out.len() > at || self.has_effects(base);
        if acts || !self.is_stable(base) && has_effects(self, given) {
            self.keep_before(at, given, "member");
        }
        if self.is_trivial(base) { base } else { self.spill(base, "base") }
    }

    pub(super) fn check_pattern_fields(
        &mut self,
        members: &[Member],
        names: &[Name],
        has_rest: bool,
        span: Span,
    ) {
        let is_named = |member: &&Member| names.iter().any(|n| n.text == member.name);
        let missing: Vec<String> = members
            .iter()
            .filter(|member| !is_named(member))
            .map(|member| format!("`{}`", member.name))
            .collect();
        if !has_rest && !missing.is_empty() {
            let message = format!("the pattern leaves out {}: add `..`", missing.join(", "));
            self.diags.error(Code::Member, span, message);
        }
    }

    /// Whether a literal gives each member exactly once.
    pub(super) fn check_fields(
        &mut self,
        members: &[Member],
        names: &[Name],
        has_base: bool,
        span: Span,
    ) -> bool {
        let before = self.diags.len();
        for (n, name) in names.iter().enumerate() {
            if names[..n].iter().any(|other| other.text == name.text) {
                let message = format!("`{}` is given twice", name.text);
                self.diags.error(Code::Member, name.span, message);
            }
            if !members.iter().any(|member| member.name == name.text) {
                let known: Vec<String> =
                    members.iter().map(|member| format!("`{}`", member.name)).collect();
                let message =
                    format!("no member `{}`: the members are {}", name.text, known.join(", "));
                self.diags.error(Code::Member, name.span, message);
            }
        }
        let missing: Vec<String> = members
            .iter()
            .filter(|member| !names.iter().any(|name| name.text == member.name))
            .map(|member| format!("`{}`", member.name))
            .collect();
        if !has_base && !missing.is_empty() {
            let message = format!("the value of {} is missing", missing.join(", "));
            self.diags.error(Code::Member, span, message);
        }
        self.diags.len() == before
    }

    /// `Meters(1.0)`: a tuple struct by its name. `None` if the path names no such type.
    pub(super) fn tuple_struct(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Option<ExprId> {
        if path.is_ident("Self")
            && self.env.self_ty.as_ref().is_some_and(|ty| ty.variants().is_some())
        {
            return None;
        }
        if let Some(refused) = self.refuse_view(path, path.span()) {
            return Some(refused);
        }
        let ty = self.struct_called(path, args)?;
        let values = self.operands(args);
        let Ty::Struct(of) = &ty else { return Some(self.push(Expr::Error, path.span())) };
        let name = Name { text: of.name.clone(), span: path.span() };
        if !self.expect_args(&name, args.len(), of.members.len()) {
            return Some(self.push(Expr::Error, path.span()));
        }
        Some(self.push(Expr::Construct(ty, values), path.span()))
    }

    /// The type that a call of a struct's or a variant's name makes. `None` if the path names
    /// neither.
    pub(super) fn struct_called(&mut self, path: &syn::Path, args: &[&syn::Expr]) -> Option<Ty> {
        if path.is_ident("Self") {
            return self.env.self_ty.clone();
        }
        if let Some(variant) = self.variant(path) {
            let given = args.iter().enumerate().map(|(n, arg)| (syn::Member::from(n), *arg));
            return self.ty_of_variant(&variant, &given.collect::<Vec<_>>(), path.span());
        }
        let (item, used) = self.env.scope.resolve(path)?;
        let kind = &self.items.items[item].kind;
        if !matches!(kind, crate::items::ItemKind::Struct(_)) || used != path.segments.len() {
            return None;
        }
        let given = args.iter().enumerate();
        let given = given.map(|(n, arg)| (syn::Member::from(n), *arg)).collect::<Vec<_>>();
        let settled = self.struct_of_members(path, &given);
        Some(settled.unwrap_or_else(|| self.item_value_ty(item, path, used)))
    }
}

/// Whether this is the `..` in a destructuring assignment.
fn is_rest(left: &syn::Expr) -> bool {
    matches!(crate::syntax::ungroup(left), syn::Expr::Range(of)
        if of.start.is_none() && of.end.is_none() && matches!(of.limits, syn::RangeLimits::HalfOpen(_)))
}

/// Replaces `..Default::default()` by the default of the struct itself.
fn of_the_same(rest: &syn::Expr, path: &syn::Path) -> syn::Expr {
    let is_default = matches!(rest, syn::Expr::Call(call) if call.args.is_empty()
        && matches!(&*call.func, syn::Expr::Path(func) if func.qself.is_none()
            && crate::items::references::text(&func.path) == "Default::default"));
    match is_default {
        true => syn::parse_quote_spanned!(rest.span()=> #path::default()),
        false => rest.clone(),
    }
}
