//! Items outside the kernel: constants, structures and enumerations, each lowered once, in the
//! scope where it was written.

use std::sync::Arc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::constant;
use super::context::Lowerer;
use super::symbol::Env;
use super::symbols::Symbols;
use super::trait_ref::TraitRef;
use crate::constants::{Constant, scalar_const};
use crate::diagnostic::{Code, Diagnostic};
use crate::emit::names;
use crate::ir::{Const, ConstId, Enum, Expr, ExprId, Literal, Member, Name, Struct, Ty, UnaryOp};
use crate::items::variants::has_data;
use crate::items::{ItemId, ItemKind};
use crate::syntax::visit::Visit;
use crate::syntax::{name_of, ungroup, ungroup_ty};

impl<'a> Lowerer<'a> {
    /// Lowers something in the scope of another item.
    pub(super) fn in_env<R>(&mut self, env: Env, f: impl FnOnce(&mut Self) -> R) -> R {
        let symbols = vec![env.symbols.clone(), Symbols::default()];
        let scopes = std::mem::replace(&mut self.scopes, symbols);
        let targets = std::mem::take(&mut self.targets);
        let out = std::mem::take(&mut self.out);
        let depth = std::mem::take(&mut self.depth);
        let env = std::mem::replace(&mut self.env, env);
        let result = f(self);
        self.env = env;
        self.depth = depth;
        self.out = out;
        self.targets = targets;
        self.scopes = scopes;
        result
    }

    /// The scope of an item.
    pub(super) fn env_of(&self, id: ItemId) -> Env {
        let of_std = self.items.is_of_std(id);
        Env { scope: self.items.items[id].scope.clone(), of_std, ..Env::default() }
    }

    /// Runs `lower` unless the item is being lowered already, which is reported.
    pub(super) fn once_at_a_time<R>(
        &mut self,
        id: ItemId,
        span: Span,
        lower: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        if self.known.pending.contains(&id.index()) {
            let name = &self.items.items[id].name.text;
            let message = format!("the definition of `{name}` contains itself");
            self.diags.error(Code::Recursion, span, message);
            return None;
        }
        self.known.pending.push(id.index());
        let result = lower(self);
        self.known.pending.pop();
        Some(result)
    }

    /// The type that a path to an item means, whose first `used` segments name it.
    pub(super) fn item_path_ty(&mut self, id: ItemId, path: &syn::Path, used: usize) -> Ty {
        if self.is_generic_item(id) {
            return self.generic_struct(id, &path.segments[used - 1]);
        }
        self.item_ty(id, path.span())
    }

    /// The type that an item declares.
    pub(super) fn item_ty(&mut self, id: ItemId, span: Span) -> Ty {
        if let Some(known) = self.known.types.get(&id) {
            return known.clone();
        }
        let items = self.items;
        let item = &items.items[id];
        let ty = match &item.kind {
            ItemKind::Struct(syntax) => self
                .once_at_a_time(id, span, |cx| cx.in_env(cx.env_of(id), |cx| cx.struct_ty(syntax)))
                .unwrap_or(Ty::Error),
            ItemKind::Enum(syntax) => self
                .once_at_a_time(id, span, |cx| cx.in_env(cx.env_of(id), |cx| cx.enum_ty(syntax)))
                .unwrap_or(Ty::Error),
            ItemKind::Type(of) if of.generics.params.is_empty() => self
                .once_at_a_time(id, span, |cx| cx.in_env(cx.env_of(id), |cx| cx.ty(&of.ty)))
                .unwrap_or(Ty::Error),
            ItemKind::Type(of) => {
                let message = format!("`{0}` has generic parameters: write `{0}<…>`", of.ident);
                self.error(Code::UnknownType, span, message)
            }
            ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) => {
                let message = format!("`{}` is not a type", item.name.text);
                self.error(Code::UnknownType, span, message)
            }
        };
        self.known.types.insert(id, ty.clone());
        ty
    }

    /// Reports each `impl Drop`, which kernels would not run.
    pub(super) fn refuse_drops(&mut self) {
        for block in &self.items.impls {
            if let Some((path, _)) = &block.syntax.trait_
                && path.segments.last().is_some_and(|last| last.ident == "Drop")
                && block.scope.resolve(path).is_none()
            {
                let message = "kernels do not call `drop` at the end of a value's scope: write a method, and call it there";
                self.diags.error(Code::Unsupported, block.syntax.self_ty.span(), message);
            }
        }
    }

    fn struct_ty(&mut self, syntax: &syn::ItemStruct) -> Ty {
        let name = name_of(&syntax.ident).text;
        self.struct_of(syntax, name.clone(), &name)
    }

    /// The struct with this name in Rust and, if no other struct has it, this name in WGSL.
    pub(super) fn struct_of(&mut self, syntax: &syn::ItemStruct, name: String, wgsl: &str) -> Ty {
        let is_view = self.views.declares(&self.env.scope, syntax);
        let (mut members, mut form) = (Vec::new(), Vec::new());
        for (n, field) in syntax.fields.iter().enumerate() {
            let (holds, referent) = super::views::holds(&field.ty);
            form.push(holds);
            let ty = match n + 1 == syntax.fields.len() {
                _ if is_view => self.view_member_ty(referent),
                true => self.last_member_ty(&field.ty),
                false => self.ty(&field.ty),
            };
            let name = match &field.ident {
                Some(ident) => name_of(ident).text,
                None => n.to_string(),
            };
            let (align, size) = self.layout_attributes(field);
            members.push(Member { name, ty, align, size });
        }
        if members.iter().any(|member| member.ty == Ty::Error) {
            return Ty::Error;
        }
        let wgsl = self.struct_name(wgsl);
        if members.is_empty() && !is_view {
            return Ty::Struct(Arc::new(Struct::unit(name, wgsl)));
        }
        let mut of = Struct::new(name, wgsl, members);
        if is_view {
            of.form = crate::ty::Form::View(form.into());
        }
        if of.leaves > Struct::MAX_LEAVES {
            return self.error(Code::UnknownType, syntax.ident.span(), crate::ty::TOO_LARGE);
        }
        Ty::Struct(Arc::new(of))
    }

    /// A WGSL name that no other type has.
    pub(super) fn struct_name(&mut self, name: &str) -> String {
        let is_taken = crate::ty::is_name_of_std(name);
        let base = if is_taken { format!("Struct_{name}") } else { names::escape(name) };
        let mut wgsl = base.clone();
        let mut n = 1;
        while self.known.struct_names.contains(&wgsl) {
            wgsl = format!("{base}_{n}");
            n += 1;
        }
        self.known.struct_names.push(wgsl.clone());
        wgsl
    }

    /// `#[align(n)]` and `#[size(n)]`.
    fn layout_attributes(&mut self, field: &syn::Field) -> (Option<u32>, Option<u32>) {
        let (mut align, mut size) = (None, None);
        for attr in &field.attrs {
            let slot = match () {
                () if attr.path().is_ident("align") => &mut align,
                () if attr.path().is_ident("size") => &mut size,
                () => continue,
            };
            // The derive on the struct reports malformed attributes.
            *slot = attr.parse_args::<syn::LitInt>().ok().and_then(|n| n.base10_parse().ok());
        }
        (align, size)
    }

    fn enum_ty(&mut self, syntax: &syn::ItemEnum) -> Ty {
        let name = name_of(&syntax.ident).text;
        if has_data(syntax) {
            return self.enum_of(syntax, name.clone(), &name);
        }
        let Some(of) = self.tag(syntax) else { return Ty::Error };
        Ty::Enum(Arc::new(Enum { wgsl: self.struct_name(&name), ..of }))
    }

    /// A constant that an item declares. `None` if it has a mistake, which is reported.
    pub(super) fn item_const(&mut self, id: ItemId, span: Span) -> Option<ConstId> {
        if let Some(known) = self.known.consts.get(&id) {
            return *known;
        }
        let items = self.items;
        let item = &items.items[id];
        let ItemKind::Const(syntax) = &item.kind else {
            let name = &item.name.text;
            let message = match &item.kind {
                ItemKind::Struct(of) if matches!(of.fields, syn::Fields::Unnamed(_)) => format!(
                    "`{name}` is a function here: call it, `{name}(…)`, or pass it to an iterator, \
                     `.map({name})`"
                ),
                ItemKind::Struct(_) => format!("`{name}` is a struct, not a value"),
                ItemKind::Enum(_) => format!("`{name}` is an enum: a value is a variant of it"),
                ItemKind::Trait(_) => format!("`{name}` is a trait, not a value"),
                ItemKind::Type(_) => format!("`{name}` is a type, not a value"),
                ItemKind::Function(_) | ItemKind::Const(_) => {
                    format!("`{name}` is not a value: call it, `{name}(…)`")
                }
            };
            self.diags.error(Code::NotAPlace, span, message);
            return None;
        };
        let constant = self
            .once_at_a_time(id, span, |cx| {
                cx.in_env(cx.env_of(id), |cx| {
                    cx.constant(name_of(&syntax.ident), &syntax.ty, &syntax.expr)
                })
            })
            .flatten();
        self.known.consts.insert(id, constant);
        constant
    }

    /// Adds a constant. `None` if it has a mistake, which is reported.
    pub(super) fn constant(
        &mut self,
        name: Name,
        written: &syn::Type,
        init: &syn::Expr,
    ) -> Option<ConstId> {
        if let Some((array, init)) = self.array_of_slice(written, init) {
            return self.constant(name, &array, &init);
        }
        let ty = self.ty(written);
        if self.is_computed(init) {
            let init = self.computed(written, &ty, init)?;
            return Some(self.constant_of(name, ty, init));
        }
        if let Some(init) = self.computed_by_methods(written, &ty, init) {
            return Some(self.constant_of(name, ty, init));
        }
        let decided = if ty == Ty::BOOL { self.decided(init).map(i128::from) } else { None };
        let value = decided.or_else(|| self.integer_expr(init).ok()).or_else(|| self.known(init));
        let before = self.out.len();
        let range = self.range_of_type(init, &ty);
        let value_expr = self.expr(range.as_ref().unwrap_or(init));
        if self.out.len() > before || self.has_effects(value_expr) {
            self.unsupported(
                init,
                "the value of this constant must be an expression without blocks and calls",
            );
            return None;
        }
        let holds = |value: i128| {
            let limits = ty.scalar().filter(|of| of.is_integer()).map(|of| of.limits());
            ty == Ty::BOOL || limits.is_some_and(|(min, max)| (min..=max).contains(&value))
        };
        let value = value.filter(|value| holds(*value));
        let id = self.module.consts.push(Const { name, ty, init: value_expr });
        if let Some(value) = value {
            self.integer_consts.insert(id, value);
        }
        Some(id)
    }

    /// `[u32; 2]` and `[1, 2]` for a constant of the slice type `&[u32]` with the value `&[1, 2]`.
    fn array_of_slice(
        &mut self,
        written: &syn::Type,
        init: &syn::Expr,
    ) -> Option<(syn::Type, syn::Expr)> {
        let syn::Type::Reference(of) = ungroup_ty(written) else { return None };
        let syn::Type::Slice(slice) = ungroup_ty(&of.elem) else { return None };
        let init = match ungroup(init) {
            syn::Expr::Reference(of) => ungroup(&of.expr),
            init => init,
        };
        let (element, length) = (&slice.elem, self.length_of_array(init)?);
        Some((syn::parse_quote!([#element; #length]), init.clone()))
    }

    /// The number of elements of an array literal or an array constant.
    fn length_of_array(&mut self, array: &syn::Expr) -> Option<usize> {
        match array {
            syn::Expr::Array(of) => Some(of.elems.len()),
            syn::Expr::Repeat(of) => usize::try_from(self.integer_expr(&of.len).ok()?).ok(),
            syn::Expr::Path(_) => {
                let value = self.expr(array);
                match self.module.exprs[value].kind {
                    Expr::Const(id) => match self.module.consts[id].ty {
                        Ty::Array(_, n) => usize::try_from(n).ok(),
                        _ => None,
                    },
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Adds a constant whose value was computed.
    fn constant_of(&mut self, name: Name, ty: Ty, init: ExprId) -> ConstId {
        let number = match &self.module.exprs[init].kind {
            Expr::Literal(Literal::Int(value, _)) => Some(i128::from(*value)),
            Expr::Literal(Literal::Bool(value)) => Some(i128::from(*value)),
            Expr::Unary(UnaryOp::Neg, operand) => match &self.module.exprs[*operand].kind {
                Expr::Literal(Literal::Int(value, _)) => Some(-i128::from(*value)),
                _ => None,
            },
            _ => None,
        };
        let id = self.module.consts.push(Const { name, ty, init });
        if let Some(number) = number {
            self.integer_consts.insert(id, number);
        }
        id
    }

    /// A const parameter's value as a constant. `None` if its type does not hold the value, which is
    /// reported at `span`.
    pub(super) fn const_param(
        &mut self,
        name: &Name,
        value: i128,
        ty: Ty,
        span: Span,
    ) -> Option<ConstId> {
        let (min, max) = ty.scalar().map_or((i128::MIN, i128::MAX), crate::ir::Scalar::limits);
        if value < min || value > max {
            let instance = match self.module.instance.as_slice() {
                [] => String::new(),
                _ => format!(" in `{}`", self.module.full_name()),
            };
            let message = format!(
                "the const parameter `{}` would be {value}{instance}: `{}` holds {min} to {max}",
                name.text,
                ty.rust()
            );
            let mut diagnostic = Diagnostic::new(Code::ConstArithmetic, span, message);
            if !self.is_reached() {
                diagnostic = diagnostic.note(
                    "const arguments are evaluated even in branches that are never taken: keep \
                     them in range there, such as `N.max(1) - 1` for `N - 1`",
                );
            }
            self.diags.push(diagnostic.label(name.span, "declared here"));
            return None;
        }
        let mut known = self.integer_consts.iter().filter(|(_, known)| **known == value);
        let same = known.find_map(|(id, _)| {
            let of = &self.module.consts[*id];
            (of.name.text == name.text && of.ty == ty).then_some(*id)
        });
        if let Some(id) = same {
            return Some(id);
        }
        let kind = match ty {
            Ty::Scalar(crate::ir::Scalar::Bool) => Expr::Literal(Literal::Bool(value != 0)),
            _ => Expr::Literal(Literal::Int(value.unsigned_abs() as u64, None)),
        };
        let mut init = self.push(kind, name.span);
        if value < 0 {
            init = self.push(Expr::Unary(UnaryOp::Neg, init), name.span);
        }
        let id = self.module.consts.push(Const { name: name.clone(), ty, init });
        self.integer_consts.insert(id, value);
        Some(id)
    }

    /// The value of an integer constant expression.
    pub(super) fn integer_expr(&mut self, expr: &syn::Expr) -> Result<i128, (Span, String)> {
        // Named constants are lowered first, so that their values are known.
        let associated = self.require_consts(expr);
        constant::eval(expr, &|path| {
            let known = associated.iter().find(|(of, _)| *of == path);
            known.map_or_else(|| self.integer_const(path), |(_, value)| Ok(*value))
        })
    }

    /// Lowers the constants that an expression names. Returns the values of associated constants.
    fn require_consts<'e>(&mut self, expr: &'e syn::Expr) -> Vec<(&'e syn::Path, i128)> {
        struct Paths<'e>(Vec<&'e syn::Path>);
        impl<'e> Visit<'e> for Paths<'e> {
            fn visit_path(&mut self, path: &'e syn::Path) {
                self.0.push(path);
            }
        }
        let mut paths = Paths(Vec::new());
        paths.visit_expr(expr);
        let mut associated = Vec::new();
        for path in paths.0 {
            if let Some(value) = self.associated_integer(path).or_else(|| self.size_in_path(path)) {
                associated.push((path, value));
                continue;
            }
            let is_local = path.get_ident().is_some_and(|i| self.lookup(&i.to_string()).is_some());
            if !is_local
                && let Some((item, _)) = self.env.scope.resolve(path)
                && let ItemKind::Const(_) = self.items.items[item].kind
            {
                self.item_const(item, path.span());
            }
        }
        associated
    }

    /// The value of `size_of::<T>()`.
    fn size_in_path(&mut self, path: &syn::Path) -> Option<i128> {
        if !crate::syntax::is_size_of(path) || self.env.scope.resolve(path).is_some() {
            return None;
        }
        let args = &path.segments.last()?.arguments;
        self.quietly(|cx| cx.host_size_of(args)).map(i128::from)
    }

    /// `Ring::SIZE`. In lengths, rustc takes no associated constants of type parameters.
    fn associated_integer(&mut self, path: &syn::Path) -> Option<i128> {
        let owner = path.segments.first().filter(|_| path.segments.len() > 1)?.ident.to_string();
        let is_generic = !self.env.types.is_empty() || !self.env.symbols.is_empty();
        if self.env.types.contains_key(&owner) || (owner == "Self" && is_generic) {
            return None;
        }
        self.associated_number(path)
    }

    /// The value of a constant of an `impl`.
    pub(super) fn associated_number(&mut self, path: &syn::Path) -> Option<i128> {
        let Some((ty, name)) = self.associated_path(path) else {
            let [owner, name] = path.segments.iter().collect::<Vec<_>>()[..] else { return None };
            let ty = super::ty::named(&owner.ident.to_string())?;
            return number_of_scalar(&ty, &name.ident.to_string());
        };
        let of_trait = self.trait_of_path(path, &ty);
        match self.impl_const(&ty, of_trait.as_ref(), &name) {
            Some(constant) => self.integer_consts.get(&constant?).copied(),
            None => number_of_scalar(&ty, &name.text),
        }
    }

    /// The constant that a path to an item names, if it was lowered.
    pub(super) fn known_const(&self, path: &syn::Path) -> Option<ConstId> {
        let (item, _) = self.env.scope.resolve(path)?;
        self.known.consts.get(&item).copied().flatten()
    }

    /// A path to an item, or to a part of one. `None` if the path names no item.
    pub(super) fn item_path(&mut self, path: &syn::Path) -> Option<ExprId> {
        let span = path.span();
        if let Some(value) = self.variant_call(path, None) {
            return Some(value);
        }
        if let Some((ty, name)) = self.associated_path(path) {
            let of_trait = self.trait_of_path(path, &ty);
            return Some(self.associated_const_of(&ty, of_trait.as_ref(), &name));
        }
        let (item, used) = self.env.scope.resolve(path)?;
        if self.items.items[item].poisoned {
            self.diags.poison();
            return Some(self.push(Expr::Error, span));
        }
        if used < path.segments.len() {
            return None;
        }
        if let ItemKind::Struct(of) = &self.items.items[item].kind
            && of.fields.is_empty()
        {
            let ty = self.item_value_ty(item, path, used);
            return Some(self.unit_struct(ty, span));
        }
        Some(match self.item_const(item, span) {
            Some(id) => self.push(Expr::Const(id), span),
            None => self.push(Expr::Error, span),
        })
    }

    /// `PhantomData<T>`, which is empty for every `T`.
    pub(super) fn phantom() -> Ty {
        Ty::Struct(Arc::new(Struct::unit("PhantomData".to_owned(), "PhantomData".to_owned())))
    }

    /// The value of a struct without members.
    pub(super) fn unit_struct(&mut self, ty: Ty, span: Span) -> ExprId {
        match ty {
            Ty::Error => self.push(Expr::Error, span),
            ty => self.push(Expr::Construct(ty, Vec::new()), span),
        }
    }

    /// Whether a path means a struct without members, as a value or a pattern.
    pub(super) fn is_unit_struct(&self, path: &syn::Path) -> bool {
        if path.is_ident("Self") {
            return self.env.self_ty.as_ref().is_some_and(Ty::is_unit_struct);
        }
        self.env.scope.resolve(path).is_some_and(|(item, used)| {
            let kind = &self.items.items[item].kind;
            used == path.segments.len()
                && matches!(kind, ItemKind::Struct(of) if of.fields.is_empty())
        })
    }

    /// `T::NAME`: the type and the name, if `T` is a type parameter, `Self` or a user's type.
    pub(super) fn associated_path(&mut self, path: &syn::Path) -> Option<(Ty, Name)> {
        let count = path.segments.len();
        if count < 2 {
            return None;
        }
        let name = name_of(&path.segments[count - 1].ident);
        let owner = path.segments[0].ident.to_string();
        if count == 2 {
            if owner == "Self" {
                return Some((self.env.self_ty.clone()?, name));
            }
            if let Some(ty) = self.env.types.get(&owner) {
                return Some((ty.clone(), name));
            }
        }
        if count == 3
            && let Some(ty) = self.associated_ty(path)
        {
            return Some((ty, name));
        }
        let Some((item, used)) = self.env.scope.resolve(path) else {
            let is_ordering = path.segments[count - 2].ident == "Ordering";
            return is_ordering.then(|| (Ty::ordering(), name));
        };
        let is_type =
            matches!(self.items.items[item].kind, ItemKind::Struct(_) | ItemKind::Enum(_));
        if self.is_open_variant(item, path, used) {
            return None;
        }
        (is_type && used + 1 == count).then(|| (self.item_value_ty(item, path, used), name))
    }

    /// `Color::Red`, `Sum::IDENTITY`.
    pub(super) fn associated_const_of(
        &mut self,
        ty: &Ty,
        of_trait: Option<&TraitRef>,
        name: &Name,
    ) -> ExprId {
        if *ty == Ty::Error {
            return self.push(Expr::Error, name.span);
        }
        if let Ty::Enum(of) = ty
            && let Some((_, value)) = of.variants.iter().find(|(variant, _)| *variant == name.text)
        {
            return self.push(Expr::Variant(ty.clone(), *value), name.span);
        }
        match self.impl_const(ty, of_trait, name) {
            Some(Some(id)) => self.push(Expr::Const(id), name.span),
            Some(None) => self.push(Expr::Error, name.span),
            None => match self.builtin_associated(ty, &name.text, name.span) {
                Some(value) => value,
                None => {
                    let message = format!("`{}` has no constant `{}`", ty.rust(), name.text);
                    self.poison(Code::UnknownName, name.span, message)
                }
            },
        }
    }

    /// `i32::UNIT`: a constant that a user's trait gives a type of the language.
    pub(super) fn const_of_trait(&mut self, ty: &Ty, name: &str, span: Span) -> Option<ExprId> {
        let name = Name { text: name.to_owned(), span };
        let constant = self.impl_const(ty, None, &name)?;
        Some(match constant {
            Some(id) => self.push(Expr::Const(id), span),
            None => self.push(Expr::Error, span),
        })
    }

    /// A constant of an `impl`, or the default of its trait.
    fn impl_const(
        &mut self,
        ty: &Ty,
        of_trait: Option<&TraitRef>,
        name: &Name,
    ) -> Option<Option<ConstId>> {
        let key = format!("{} {:?}::{}", ty.mangled(), of_trait.map(TraitRef::mangled), name.text);
        if let Some(known) = self.impl_consts.get(&key) {
            return Some(*known);
        }
        let before = self.diags.len();
        let Some((declared, init, env)) = self.find_impl_const(ty, of_trait, name) else {
            return (self.diags.len() > before).then_some(None);
        };
        let name = Name { text: format!("{}_{}", ty.identifier(), name.text), span: name.span };
        // A constant that depends on itself finds poison.
        self.impl_consts.insert(key.clone(), None);
        let constant = self.in_env(env, |cx| cx.constant(name, &declared, &init));
        self.impl_consts.insert(key, constant);
        Some(constant)
    }

    fn find_impl_const(
        &mut self,
        ty: &Ty,
        of_trait: Option<&TraitRef>,
        name: &Name,
    ) -> Option<(syn::Type, syn::Expr, Env)> {
        let blocks = self.blocks_of_name(ty, &name.text, of_trait);
        for at in self.without_overloads(ty, &name.text, blocks, Some(name.span)) {
            let items = self.items;
            let block = &items.impls[at];
            let env = self.impl_env(at, ty);
            for item in &block.syntax.items {
                if let syn::ImplItem::Const(item) = item
                    && item.ident == name.text
                {
                    return Some((item.ty.clone(), item.expr.clone(), env));
                }
            }
            let Some((trait_, trait_env)) = self.trait_of(at, &env) else { continue };
            for item in &trait_.items {
                if let syn::TraitItem::Const(item) = item
                    && item.ident == name.text
                    && let Some((_, default)) = &item.default
                {
                    return Some((item.ty.clone(), default.clone(), trait_env));
                }
            }
        }
        None
    }
}

/// A constant of a scalar type, `u32::BITS`, if it is the same number on every host.
fn number_of_scalar(ty: &Ty, name: &str) -> Option<i128> {
    let scalar = ty.scalar().filter(|scalar| !scalar.is_size())?;
    match scalar_const(scalar, name)? {
        Constant::Int(value, _) => Some(value),
        Constant::Float(_) => None,
    }
}
