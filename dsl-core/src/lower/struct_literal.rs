//! Struct literals, constructors of tuple structs, and the members that literals and patterns name.

use std::borrow::Cow;

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Member, Name, Scalar, Ty};
use crate::lower::context::Lowerer;

/// `Vec4` has no members: the literal or pattern that members would allow, and the code to write
/// instead.
const LITERAL_OF_VEC4: (&str, &str) = ("a literal could give", "vec4(x, y, z, w)");

impl Lowerer<'_> {
    /// `Particle { position, velocity: v, ..other }`.
    pub(super) fn struct_literal(&mut self, literal: &syn::ExprStruct) -> ExprId {
        let span = literal.path.span();
        if let Some(variant) = self.variant(&literal.path) {
            return self.variant_literal(&variant, literal);
        }
        if let Some(range) = self.range_of_computed_end(literal) {
            return range;
        }
        if let Some(refused) = self.refuse_view(&literal.path, span) {
            return refused;
        }
        let (ty, mut values) = self.ty_and_values(literal);
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

    /// The type of a literal, and the values of its members. If the members' syntax does not tell the
    /// arguments of a generic struct, the values come first: inference may know their types.
    fn ty_and_values(&mut self, literal: &syn::ExprStruct) -> (Ty, Vec<ExprId>) {
        let path = &literal.path;
        let given: Vec<(syn::Member, &syn::Expr)> =
            literal.fields.iter().map(|field| (field.member.clone(), &field.expr)).collect();
        let known = literal.rest.as_deref().and_then(|base| self.struct_of_base(path, base));
        let known = known.or_else(|| self.struct_of_members(path, &given));
        if let (None, Some(id)) = (&known, self.open_struct(path)) {
            let types = self.types_of_fields(id, given.iter().map(|(name, _)| name));
            let values = self.literal_values(literal, types);
            let ty = self.struct_of_values(path, &given, &values);
            return (self.literal_ty(ty, path), values);
        }
        let ty = self.literal_ty(known, path);
        let member = |(name, _): &(syn::Member, _)| {
            ty.member(&self.member(name).text).map(|member| member.ty.clone())
        };
        let types = given.iter().map(member).collect();
        let values = self.literal_values(literal, types);
        (ty, values)
    }

    /// The type of a literal: what its members tell, else what the context wants, else the path.
    fn literal_ty(&mut self, known: Option<Ty>, path: &syn::Path) -> Ty {
        known.or_else(|| self.wanted_struct(path)).unwrap_or_else(|| self.path_ty(path))
    }

    /// The values of the members in a literal. A range gets the type of its member.
    fn literal_values(&mut self, literal: &syn::ExprStruct, types: Vec<Option<Ty>>) -> Vec<ExprId> {
        let mut values = Vec::new();
        for (field, ty) in literal.fields.iter().zip(&types) {
            let range = ty.as_ref().and_then(|ty| self.range_of_type(&field.expr, ty));
            values.push(range.map_or(Cow::Borrowed(&field.expr), Cow::Owned));
        }
        self.operands_of(values.iter().map(|value| &**value).zip(types))
    }

    /// The members that a literal or a pattern of a struct or a vector can name. `None` for other
    /// types, which is reported.
    pub(super) fn members_of(
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
                format!("`Vec4` has no members that {what}: write `{instead}`")
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
                let message = format!(
                    "there is no member `{}`: the members are {}",
                    name.text,
                    known.join(", ")
                );
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
        let given = unnamed(args);
        if self.open_struct(path).is_some() && self.struct_of_members(path, &given).is_none() {
            return Some(self.struct_literal(&literal_of(path, &given)));
        }
        let ty = self.struct_called(path, args)?;
        let members = match &ty {
            Ty::Struct(of) => of.members.as_slice(),
            _ => &[],
        };
        let types = members.iter().map(|member| Some(member.ty.clone()));
        let types = types.chain(std::iter::repeat(None));
        let values = self.operands_of(args.iter().copied().zip(types));
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
            return self.ty_of_variant(&variant, &unnamed(args), path.span());
        }
        let (item, used) = self.env.scope.resolve(path)?;
        let kind = &self.items.items[item].kind;
        if !matches!(kind, crate::items::ItemKind::Struct(_)) || used != path.segments.len() {
            return None;
        }
        let settled = self.struct_of_members(path, &unnamed(args));
        Some(settled.unwrap_or_else(|| self.item_value_ty(item, path, used)))
    }
}

/// The members of a tuple struct, with their values.
fn unnamed<'e>(values: &[&'e syn::Expr]) -> Vec<(syn::Member, &'e syn::Expr)> {
    values.iter().enumerate().map(|(n, value)| (syn::Member::from(n), *value)).collect()
}

/// The literal `Pair { 0: a, 1: b }` for `Pair(a, b)`.
fn literal_of(path: &syn::Path, members: &[(syn::Member, &syn::Expr)]) -> syn::ExprStruct {
    let fields = members.iter().map(|(member, value)| quote::quote!(#member: #value));
    syn::parse_quote_spanned!(path.span()=> #path { #(#fields),* })
}

/// Replaces `..Default::default()` by the default of the struct itself.
fn of_the_same(rest: &syn::Expr, path: &syn::Path) -> syn::Expr {
    let is_default = matches!(rest, syn::Expr::Call(call) if call.args.is_empty()
        && matches!(&*call.func, syn::Expr::Path(func) if func.qself.is_none()
            && crate::items::paths::text(&func.path) == "Default::default"));
    match is_default {
        true => syn::parse_quote_spanned!(rest.span()=> #path::default()),
        false => rest.clone(),
    }
}
