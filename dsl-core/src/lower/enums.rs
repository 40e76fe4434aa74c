//! Enums with data: `Shape::Circle(r)` as a value, as a function and as a pattern.
//!
//! Such an enum becomes a structure with a tag and the members of all variants. The members of
//! other variants are zero, so they differ only if the tags do.

use std::sync::Arc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use crate::diagnostic::Code;
use crate::emit::names;
use crate::ir::{BinaryOp, Enum, Expr, ExprId, Member, Name, Struct, Ty};
use crate::items::paths::is_camel_case;
use crate::items::variants::{has_data, has_negative};
use crate::items::{ItemId, ItemKind};
use crate::syntax::name_of;
use crate::ty::{Fields, Form, TAG, Variants, member_of_variant};

/// A variant of an enum with data.
#[derive(Clone)]
pub(super) struct Variant {
    of: Arc<Variants>,
    at: usize,
    /// The enum; `None` if it is generic, and the path does not give its arguments.
    ty: Option<Ty>,
    item: Option<ItemId>,
}

impl Variant {
    pub(super) fn fields(&self) -> &Fields {
        &self.of.fields[self.at]
    }

    /// The name without the name of the enum.
    pub(super) fn name(&self) -> &str {
        &self.of.tag.variants[self.at].0
    }

    /// The path in Rust.
    pub(super) fn rust(&self) -> String {
        format!("{}::{}", self.of.tag.name, self.name())
    }

    /// A pattern that matches the whole variant.
    pub(super) fn pattern(&self) -> String {
        let fields = self.fields();
        let name = self.rust();
        match (fields.is_named, fields.names.len()) {
            (true, _) => format!("{name} {{ .. }}"),
            (false, 0) => name,
            (false, n) => format!("{name}({})", vec!["_"; n].join(", ")),
        }
    }

    /// Its index among the variants.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// All variants of the enum.
    pub(super) fn siblings(&self) -> impl Iterator<Item = Variant> {
        (0..self.of.fields.len()).map(|at| Variant { at, ..self.clone() })
    }

    fn member(&self, name: &str) -> String {
        member_of_variant(self.name(), name)
    }
}

impl Lowerer<'_> {
    /// The variant of an enum with data that a path names.
    pub(super) fn variant(&mut self, path: &syn::Path) -> Option<Variant> {
        let count = path.segments.len();
        if count < 2 || path.leading_colon.is_some() && count < 3 {
            return None;
        }
        let name = name_of(&path.segments[count - 1].ident).text;
        let owner = path.segments[0].ident.to_string();
        let of_scope = match (count, owner.as_str()) {
            (2, "Self") => self.env.self_ty.clone(),
            (2, _) => self.env.types.get(&owner).cloned(),
            _ => None,
        };
        if let Some(ty) = of_scope {
            let of = Arc::clone(ty.variants()?);
            let at = of.tag.variants.iter().position(|(variant, _)| *variant == name)?;
            return Some(Variant { of, at, ty: Some(ty), item: None });
        }
        let (item, used) = self.env.scope.resolve(path)?;
        let items = self.items;
        let ItemKind::Enum(syntax) = &items.items[item].kind else { return None };
        let is_variant = used + 1 == count && has_data(syntax) && !items.items[item].poisoned;
        let at = syntax.variants.iter().position(|variant| name_of(&variant.ident).text == name);
        let at = at.filter(|_| is_variant)?;
        let is_open = self.is_generic_item(item) && path.segments[used - 1].arguments.is_none();
        let ty = (!is_open).then(|| self.item_path_ty(item, path, used));
        let of = match &ty {
            Some(ty) => Arc::clone(ty.variants()?),
            None => self.in_env(self.env_of(item), |cx| cx.variants(syntax))?,
        };
        Some(Variant { of, at, ty, item: Some(item) })
    }

    /// Whether a path names a variant of a generic enum without the arguments of the enum.
    pub(super) fn is_open_variant(&self, item: ItemId, path: &syn::Path, used: usize) -> bool {
        let ItemKind::Enum(of) = &self.items.items[item].kind else { return false };
        let last = path.segments.last().map(|last| &last.ident);
        self.is_generic_item(item)
            && used < path.segments.len()
            && path.segments[used - 1].arguments.is_none()
            && of.variants.iter().any(|variant| Some(&variant.ident) == last)
    }

    /// Whether a path names a variant that its enum with data does not have, which is reported.
    pub(super) fn is_unknown_variant(&mut self, path: &syn::Path) -> bool {
        let Some((ty, name)) = self.quietly(|cx| cx.associated_path(path)) else { return false };
        let Some(of) = ty.variants().filter(|_| is_camel_case(&name.text)) else { return false };
        let known: Vec<String> =
            of.tag.variants.iter().map(|(name, _)| format!("`{name}`")).collect();
        let message = format!(
            "`{}` has no variant `{}`: its variants are {}",
            ty.rust(),
            name.text,
            known.join(", ")
        );
        self.diags.error(Code::UnknownName, name.span, message);
        true
    }

    /// The names of an enum's variants and of their members. `None` if there is a mistake, which is
    /// reported.
    fn variants(&mut self, syntax: &syn::ItemEnum) -> Option<Arc<Variants>> {
        let tag = Arc::new(self.tag(syntax)?);
        let fields = syntax.variants.iter().map(|variant| Fields {
            is_named: matches!(variant.fields, syn::Fields::Named(_)),
            names: variant.fields.members().map(|member| self.member(&member).text).collect(),
        });
        let fields = fields.collect();
        Some(Arc::new(Variants { tag, fields }))
    }

    /// The names of the variants of an enum, with their numbers.
    pub(super) fn tag(&mut self, syntax: &syn::ItemEnum) -> Option<Enum> {
        let mut variants = Vec::new();
        let is_signed = has_negative(syntax);
        let range =
            if is_signed { -(1 << 31)..=i128::from(i32::MAX) } else { 0..=i128::from(u32::MAX) };
        let mut next = 0i128;
        for variant in &syntax.variants {
            let written = variant.discriminant.as_ref().map(|(_, value)| value);
            let span = written.map_or(variant.ident.span(), Spanned::span);
            let number = written.map_or(Ok(next), |value| self.integer_expr(value));
            let number = number.and_then(|n| match range.contains(&n) {
                true => Ok(n),
                false if is_signed => Err((
                    span,
                    format!("{n}: if a variant is negative, all of them must be `i32` numbers"),
                )),
                false if n < 0 => {
                    Err((span, format!("write the negative number of this variant itself, `{n}`")))
                }
                false => Err((span, format!("the number of a variant must be a `u32`, not {n}"))),
            });
            match number {
                Ok(n) => {
                    variants.push((name_of(&variant.ident).text, n as u32));
                    next = n + 1;
                }
                Err((span, message)) => {
                    self.diags.error(Code::ConstExpression, span, message);
                    return None;
                }
            }
        }
        let name = name_of(&syntax.ident).text;
        Some(Enum { wgsl: name.clone(), name, is_signed, variants })
    }

    /// The enum with data, with this name in Rust and, if no other type has it, this name in WGSL.
    pub(super) fn enum_of(&mut self, syntax: &syn::ItemEnum, name: String, wgsl: &str) -> Ty {
        let Some(of) = self.variants(syntax) else { return Ty::Error };
        let plain = |name: String, ty| Member { name, ty, align: None, size: None };
        let mut members = vec![plain(TAG.to_owned(), Ty::Enum(Arc::clone(&of.tag)))];
        for (variant, fields) in syntax.variants.iter().zip(&of.fields) {
            for (field, member) in variant.fields.iter().zip(&fields.names) {
                let name = member_of_variant(&name_of(&variant.ident).text, member);
                members.push(plain(name, self.ty(&field.ty)));
            }
        }
        if members.iter().any(|member| member.ty == Ty::Error) {
            return Ty::Error;
        }
        if let Some(member) = members.iter().find(|member| member.ty.has_atomics()) {
            let message = format!(
                "an enum cannot contain `{}`: atomics exist in memory only",
                member.ty.rust()
            );
            return self.error(Code::UnknownType, syntax.ident.span(), message);
        }
        let wgsl_name = |member: &Member| names::member(&member.name);
        let twice = members.iter().enumerate().find(|(n, member)| {
            members[..*n].iter().any(|other| wgsl_name(other) == wgsl_name(member))
        });
        if let Some((_, member)) = twice {
            let message = format!(
                "two members of this enum would be named `{}` in WGSL: rename one",
                wgsl_name(member)
            );
            return self.error(Code::UnknownType, syntax.ident.span(), message);
        }
        let form = Form::Enum(of);
        let of = Struct { form, ..Struct::new(name, self.struct_name(wgsl), members) };
        if of.leaves > Struct::MAX_LEAVES {
            return self.error(Code::UnknownType, syntax.ident.span(), crate::ty::TOO_LARGE);
        }
        Ty::Struct(Arc::new(of))
    }

    /// The enum type of a variant with these member values. The arguments of a generic enum follow
    /// from what is known about the values.
    pub(super) fn ty_of_variant(
        &mut self,
        variant: &Variant,
        values: &[(syn::Member, &syn::Expr)],
        span: Span,
    ) -> Option<Ty> {
        if variant.ty.is_some() {
            return variant.ty.clone();
        }
        let item = variant.item?;
        let ItemKind::Enum(syntax) = &self.items.items[item].kind else { return None };
        let fields = &syntax.variants[variant.at].fields;
        let shapes = self.known_shapes(values);
        let found = self.generic_of_members(item, fields, values, &shapes, span);
        found.or_else(|| self.wanted_instance(item))
    }

    /// `Shape::Circle(r)`, `Shape::Empty`. `None` if the path names no variant.
    pub(super) fn variant_call(
        &mut self,
        path: &syn::Path,
        args: Option<&[&syn::Expr]>,
    ) -> Option<ExprId> {
        let span = path.span();
        let Some(variant) = self.variant(path) else {
            let is_unknown = self.is_unknown_variant(path);
            return is_unknown.then(|| self.push(Expr::Error, span));
        };
        let fields = variant.fields().clone();
        let given = args.unwrap_or_default();
        if fields.is_named || args.is_none() != fields.names.is_empty() {
            let message = match (fields.is_named, fields.names.len()) {
                (true, _) => {
                    format!("this variant has members with names: write `{}`", literal(&variant))
                }
                (false, 0) => format!("`{0}` has no data: write `{0}`", variant.rust()),
                (false, _) => format!(
                    "`{}` is a function here: call it, `{}`, or pass it to another function",
                    variant.rust(),
                    literal(&variant)
                ),
            };
            self.operands(given);
            return Some(self.poison(Code::ArgumentCount, span, message));
        }
        let members = given.iter().enumerate().map(|(n, arg)| (syn::Member::from(n), *arg));
        let ty = self.ty_of_variant(&variant, &members.collect::<Vec<_>>(), span);
        let values = self.operands(given);
        let name = Name { text: variant.rust(), span };
        if !self.expect_args(&name, given.len(), fields.names.len()) {
            return Some(self.push(Expr::Error, span));
        }
        Some(self.variant_value(&variant, ty, values, span))
    }

    /// A value of a variant, from the values of its members in order.
    pub(super) fn variant_value(
        &mut self,
        variant: &Variant,
        ty: Option<Ty>,
        values: Vec<ExprId>,
        span: Span,
    ) -> ExprId {
        let of = match &ty {
            Some(Ty::Struct(of)) => Arc::clone(of),
            Some(_) => return self.push(Expr::Error, span),
            None => {
                let name = &variant.of.tag.name;
                let message = format!(
                    "the type arguments of `{name}` cannot be inferred from its members: write \
                     `{name}::<…>::{}`",
                    variant.name()
                );
                return self.poison(Code::UnknownType, span, message);
            }
        };
        let names: Vec<String> =
            variant.fields().names.iter().map(|name| variant.member(name)).collect();
        let members = of.members.iter().map(|member| {
            match names.iter().position(|name| *name == member.name) {
                Some(n) => values[n],
                None if member.name == TAG => self.tag_of(variant, span),
                None => self.zero(&member.ty, span),
            }
        });
        let members = members.collect();
        self.push(Expr::Construct(Ty::Struct(of), members), span)
    }

    fn tag_of(&mut self, variant: &Variant, span: Span) -> ExprId {
        let tag = &variant.of.tag;
        self.push(Expr::Variant(Ty::Enum(Arc::clone(tag)), tag.variants[variant.at].1), span)
    }

    /// The zero value of a type.
    fn zero(&mut self, ty: &Ty, span: Span) -> ExprId {
        match ty {
            Ty::Enum(_) => self.push(Expr::Variant(ty.clone(), 0), span),
            Ty::Array(element, n) => {
                let element = self.zero(element, span);
                self.push(Expr::Repeat(element, *n), span)
            }
            Ty::Matrix(_) => {
                let zero = self.builtin_associated(ty, "ZERO", span);
                zero.unwrap_or_else(|| self.push(Expr::Error, span))
            }
            Ty::Struct(_) => self.push(Expr::Construct(ty.clone(), Vec::new()), span),
            Ty::Unit => self.push(Expr::Tuple(Vec::new()), span),
            ty => self.default_of(ty, span).unwrap_or_else(|| self.push(Expr::Error, span)),
        }
    }

    /// `Shape::Rect { w, h }`.
    pub(super) fn variant_literal(
        &mut self,
        variant: &Variant,
        literal: &syn::ExprStruct,
    ) -> ExprId {
        let span = literal.path.span();
        let fields = variant.fields().clone();
        let given: Vec<(syn::Member, &syn::Expr)> =
            literal.fields.iter().map(|field| (field.member.clone(), &field.expr)).collect();
        let ty = self.ty_of_variant(variant, &given, span);
        let exprs: Vec<&syn::Expr> = given.iter().map(|(_, expr)| *expr).collect();
        let mut values = self.operands(&exprs);
        if let Some(rest) = &literal.rest {
            self.unsupported(
                rest,
                "`..` cannot fill in the members of a variant: write all members",
            );
            return self.push(Expr::Error, span);
        }
        let names: Vec<Name> = given.iter().map(|(member, _)| self.member(member)).collect();
        let plain =
            |name: &String| Member { name: name.clone(), ty: Ty::Unit, align: None, size: None };
        let members: Vec<Member> = fields.names.iter().map(plain).collect();
        if !self.check_fields(&members, &names, false, span) {
            return self.push(Expr::Error, span);
        }
        let order: Vec<Option<usize>> = names
            .iter()
            .map(|name| fields.names.iter().position(|known| *known == name.text))
            .collect();
        if !order.is_sorted() {
            self.keep_before(self.out.len(), &mut values, "member");
        }
        let value_of = |known: &String| names.iter().position(|name| name.text == *known);
        let values = fields.names.iter().filter_map(value_of).map(|n| values[n]).collect();
        self.variant_value(variant, ty, values, span)
    }

    // Patterns.

    /// Whether a pattern begins with a variant that its enum does not have, which is reported.
    pub(super) fn is_unknown_pattern(&mut self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::Path(path) => self.is_unknown_variant(&path.path),
            syn::Pat::TupleStruct(of) => self.is_unknown_variant(&of.path),
            syn::Pat::Struct(of) => self.is_unknown_variant(&of.path),
            _ => false,
        }
    }

    /// The variant that a pattern begins with.
    pub(super) fn variant_of_pattern(&mut self, pat: &syn::Pat) -> Option<Variant> {
        match pat {
            syn::Pat::Path(path) => self.variant(&path.path),
            syn::Pat::TupleStruct(of) => self.variant(&of.path),
            syn::Pat::Struct(of) => self.variant(&of.path),
            _ => None,
        }
    }

    /// The value, with the type of the enum if it is known, and whether it is this variant.
    pub(super) fn is_variant(
        &mut self,
        variant: &Variant,
        value: ExprId,
        span: Span,
    ) -> (ExprId, ExprId) {
        let value = match &variant.ty {
            Some(ty) => self.ascribed(value, ty.clone(), span),
            None => value,
        };
        let tag = self.part(value, TAG, span);
        let wanted = self.tag_of(variant, span);
        (value, self.push(Expr::Binary(BinaryOp::Eq, tag, wanted), span))
    }

    /// `Shape::Circle(r)` as a pattern.
    pub(super) fn matches_variant(
        &mut self,
        variant: &Variant,
        pat: &syn::Pat,
        value: ExprId,
    ) -> Option<ExprId> {
        let span = pat.span();
        let (value, is_it) = self.is_variant(variant, value, span);
        let Some(members) = self.members_of_pattern(variant, pat) else {
            self.bind_poison(pat);
            return Some(is_it);
        };
        let mut conditions = vec![is_it];
        for (name, pat) in members {
            let member = self.part(value, &variant.member(&name), pat.span());
            conditions.extend(self.matches(pat, member));
        }
        self.all(conditions, span)
    }

    /// The members of a variant that a pattern names, with their patterns. `None` if they do not fit,
    /// which is reported.
    pub(super) fn members_of_pattern<'p>(
        &mut self,
        variant: &Variant,
        pat: &'p syn::Pat,
    ) -> Option<Vec<(String, &'p syn::Pat)>> {
        let fields = variant.fields().clone();
        let message = match pat {
            syn::Pat::Struct(of) => {
                let names: Vec<Name> =
                    of.fields.iter().map(|field| self.member(&field.member)).collect();
                let unknown = names.iter().find(|name| !fields.names.contains(&name.text));
                if let Some(unknown) = unknown {
                    let message = format!(
                        "`{}` has no member `{}`: write `{}`",
                        variant.rust(),
                        unknown.text,
                        literal(variant)
                    );
                    self.diags.error(Code::Member, unknown.span, message);
                    return None;
                }
                let missing = fields.names.iter().filter(|known| {
                    of.rest.is_none() && !names.iter().any(|name| name.text == **known)
                });
                let missing: Vec<String> = missing.map(|name| format!("`{name}`")).collect();
                if missing.is_empty() {
                    let pats = of.fields.iter().map(|field| &*field.pat);
                    return Some(names.into_iter().map(|name| name.text).zip(pats).collect());
                }
                format!("the pattern leaves out {}: add `..`", missing.join(", "))
            }
            syn::Pat::TupleStruct(of) if !fields.is_named && !fields.names.is_empty() => {
                let (count, given) = (fields.names.len(), of.elems.len());
                let rest = of.elems.iter().position(|pat| matches!(pat, syn::Pat::Rest(_)));
                let behind = rest.map(|at| given - at - 1);
                if given == count && rest.is_none() || rest.is_some() && given - 1 <= count {
                    let pats = of.elems.iter().enumerate().filter(|(n, _)| Some(*n) != rest);
                    let at = |n: usize| match (rest, behind) {
                        (Some(rest), Some(behind)) if n > rest => count - behind + (n - rest - 1),
                        _ => n,
                    };
                    return Some(pats.map(|(n, pat)| (at(n).to_string(), pat)).collect());
                }
                format!(
                    "`{}` has {count} member{}, but this pattern has {}",
                    variant.rust(),
                    if count == 1 { "" } else { "s" },
                    given - usize::from(rest.is_some())
                )
            }
            syn::Pat::Path(_) if fields.names.is_empty() => return Some(Vec::new()),
            _ => format!("this is not a pattern of the variant: write `{}`", variant.pattern()),
        };
        self.diags.error(Code::Member, pat.span(), message);
        None
    }
}

/// An example of a literal of a variant.
fn literal(variant: &Variant) -> String {
    let (name, fields) = (variant.rust(), variant.fields());
    match (fields.is_named, fields.names.len()) {
        (true, _) => format!("{name} {{ {} }}", fields.names.join(", ")),
        (false, 0) => name,
        (false, n) => format!("{name}({})", vec!["…"; n].join(", ")),
    }
}
