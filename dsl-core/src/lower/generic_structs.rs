//! Generic structs: `Pair<f32>` is a struct of its own, with the methods of `impl<T> Pair<T>`.
//!
//! `unify` finds generic arguments: it matches a written type against a known one. The arguments of
//! `Pair { a, b }` follow from its members, and the arguments of an operator's `impl` from its
//! operands.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::given::Given;
use super::lowered_items::{Arg, GenericStruct};
use super::symbol::{Env, Symbol};
use super::ty::literal_ty;
use crate::diagnostic::Code;
use crate::ir::{ExprId, Ty};
use crate::items::{ItemId, ItemKind, Scope};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// Whether an item is a struct or an enum with generic parameters.
    pub(super) fn is_generic_item(&self, id: ItemId) -> bool {
        self.items.items[id].kind.generics().is_some_and(|of| params(of).next().is_some())
    }

    /// The instance of a generic type, with the arguments of a path's segment.
    pub(super) fn generic_struct(&mut self, id: ItemId, segment: &syn::PathSegment) -> Ty {
        let items = self.items;
        let Some(generics) = items.items[id].kind.generics() else { return Ty::Error };
        match self.struct_args(generics, segment) {
            Some(args) => self.struct_with(id, args, segment.ident.span()),
            None => Ty::Error,
        }
    }

    /// The struct of a literal without generic arguments, `Pair { a, b }` or `Pair(a, b)`: the
    /// arguments follow from what is known about its members. `None` if they do not, or if the
    /// struct is not generic.
    pub(super) fn struct_of_members(
        &mut self,
        path: &syn::Path,
        values: &[(syn::Member, &syn::Expr)],
    ) -> Option<Ty> {
        let id = self.open_struct(path)?;
        let shapes = self.known_shapes(values);
        self.struct_of_shapes(id, values, &shapes, path.span())
    }

    /// The same if the values of the members are lowered: inference may know their types.
    pub(super) fn struct_of_values(
        &mut self,
        path: &syn::Path,
        given: &[(syn::Member, &syn::Expr)],
        values: &[ExprId],
    ) -> Option<Ty> {
        let id = self.open_struct(path)?;
        let shapes: Vec<_> = values.iter().map(|value| self.shape_of_value(*value)).collect();
        self.struct_of_shapes(id, given, &shapes, path.span())
    }

    fn struct_of_shapes(
        &mut self,
        id: ItemId,
        given: &[(syn::Member, &syn::Expr)],
        shapes: &[Option<Ty>],
        span: Span,
    ) -> Option<Ty> {
        let items = self.items;
        let ItemKind::Struct(syntax) = &items.items[id].kind else { return None };
        self.generic_of_members(id, &syntax.fields, given, shapes, span)
    }

    /// The known types of the values of members.
    pub(super) fn known_shapes(&mut self, values: &[(syn::Member, &syn::Expr)]) -> Vec<Option<Ty>> {
        values.iter().map(|(_, value)| self.known_shape(value)).collect()
    }

    /// The types of fields of a generic struct that do not depend on its parameters.
    pub(super) fn types_of_fields<'m>(
        &mut self,
        id: ItemId,
        names: impl Iterator<Item = &'m syn::Member>,
    ) -> Vec<Option<Ty>> {
        let items = self.items;
        let ItemKind::Struct(syntax) = &items.items[id].kind else { return Vec::new() };
        let env = self.env_of(id);
        let ty = |name: &syn::Member| {
            let (field, _) =
                syntax.fields.iter().zip(syntax.fields.members()).find(|(_, of)| of == name)?;
            let ty = self.in_env(env.clone(), |cx| cx.quietly(|cx| cx.ty(&field.ty)));
            Some(ty).filter(|ty| *ty != Ty::Error)
        };
        names.map(ty).collect()
    }

    /// The generic struct that a path names without generic arguments.
    pub(super) fn open_struct(&self, path: &syn::Path) -> Option<ItemId> {
        let (id, used) = self.env.scope.resolve(path)?;
        path.segments.last().filter(|of| of.arguments.is_none())?;
        let is_struct = matches!(self.items.items[id].kind, ItemKind::Struct(_));
        (is_struct && used == path.segments.len() && self.is_generic_item(id)).then_some(id)
    }

    /// The struct of a literal without generic arguments, but with a base, `Pair { a, ..base }`.
    pub(super) fn struct_of_base(&mut self, path: &syn::Path, base: &syn::Expr) -> Option<Ty> {
        let (id, _) = self.env.scope.resolve(path)?;
        path.segments.last().filter(|of| of.arguments.is_none())?;
        let ty = self.known_shape(base)?;
        let mut known = self.known.generic_structs.iter();
        known.any(|of| of.item == id && of.ty == ty).then_some(ty)
    }

    /// The instance of a generic struct or enum. Its arguments follow from the known types of the
    /// members of the struct or of one variant, `shapes`.
    pub(super) fn generic_of_members(
        &mut self,
        id: ItemId,
        fields: &syn::Fields,
        values: &[(syn::Member, &syn::Expr)],
        shapes: &[Option<Ty>],
        span: Span,
    ) -> Option<Ty> {
        let items = self.items;
        let generics = items.items[id].kind.generics()?;
        let mut given = Vec::new();
        for (field, member) in fields.iter().zip(fields.members()) {
            if let Some(n) = values.iter().position(|(of, _)| *of == member) {
                given.push((&field.ty, values[n].1, shapes[n].clone()));
            }
        }
        let declared = self.declared_instance(id, |expr| match expr {
            syn::Expr::Struct(of) => {
                of.rest.is_none()
                    && of.fields.iter().map(|of| &of.expr).eq(values.iter().map(|of| of.1))
            }
            _ => false,
        });
        let names = params(generics).map(|(name, _)| Some(name.to_string()));
        let wanted = names.zip(declared);
        let found = self.arguments_of(generics, &items.items[id].scope, &given, wanted);
        self.whole_struct(id, arguments(generics, &found)?, span)
    }

    /// The struct whose associated function a path without generic arguments calls,
    /// `Pair::new(a, b)`. Its generic arguments follow from what is known about the call's
    /// arguments.
    pub(super) fn struct_of_call(&mut self, path: &syn::Path, given: Given<'_>) -> Option<Ty> {
        let items = self.items;
        let (id, used) = self.env.scope.resolve(path)?;
        let of = path.segments.get(used.checked_sub(1)?).filter(|of| of.arguments.is_none())?;
        if used + 1 != path.segments.len() || !self.is_generic_item(id) {
            return None;
        }
        let name = &path.segments.last()?.ident;
        let (block, sig) = items.impls.iter().find_map(|block| {
            let mut functions = block.syntax.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(function) => Some(&function.sig),
                _ => None,
            });
            Some((block, functions.find(|sig| block.of() == Some(id) && sig.ident == *name)?))
        })?;
        let generics = &block.syntax.generics;
        let params = sig.inputs.iter().map(|input| match input {
            syn::FnArg::Typed(typed) => Some(referent(&typed.ty)),
            syn::FnArg::Receiver(_) => None,
        });
        let mut values = Vec::new();
        for (n, (param, arg)) in params.zip(given.args).enumerate() {
            let Some(param) = param else { continue };
            let shape = match given.shapes {
                Some(shapes) => shapes[n].clone(),
                None => self.known_shape(arg),
            };
            values.push((param, *arg, shape));
        }
        let syn::Type::Path(written) = &*block.syntax.self_ty else { return None };
        let name = &written.path.segments.last()?.ident;
        let syn::PathArguments::AngleBracketed(written) = &written.path.segments.last()?.arguments
        else {
            return None;
        };
        let gives_it = matches!(&sig.output, syn::ReturnType::Type(_, ty) if matches!(&**ty,
            syn::Type::Path(of) if of.path.is_ident("Self")
                || of.path.segments.last().is_some_and(|last| last.ident == *name)));
        let declared =
            self.declared_instance(id, |value| gives_it && callee(value, given.args) == Some(path));
        let names = args_of(written).map(|arg| match arg {
            syn::GenericArgument::Type(syn::Type::Path(of)) => {
                of.path.get_ident().map(ToString::to_string)
            }
            _ => None,
        });
        let wanted = names.zip(declared);
        let found = self.arguments_of(generics, &block.scope, &values, wanted);
        let args = args_of(written).map(|arg| match arg {
            syn::GenericArgument::Type(syn::Type::Path(of)) => {
                found.get(&of.path.get_ident()?.to_string()).cloned()
            }
            _ => None,
        });
        self.whole_struct(id, args.collect::<Option<Vec<Arg>>>()?, of.ident.span())
    }

    /// The declared type of a value, if `is_written_so` accepts the value.
    pub(super) fn declared_type(&self, is_written_so: impl Fn(&syn::Expr) -> bool) -> Option<&Ty> {
        let (value, ty) = self.declared_value.as_ref()?;
        type_within(value, ty, &is_written_so)
    }

    /// Lowers a value, or a reference to one, that must have this type. A call or a literal that makes a
    /// generic struct takes the struct's arguments from it.
    pub(super) fn declaring<R>(
        &mut self,
        value: &syn::Expr,
        ty: Option<&Ty>,
        lower: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let mut value = ungroup(value);
        while let syn::Expr::Reference(of) = value {
            value = ungroup(&of.expr);
        }
        let is_open = matches!(value, syn::Expr::Call(_) | syn::Expr::Struct(_));
        let is_instance = |ty: &&Ty| self.known.generic_structs.iter().any(|of| of.ty == **ty);
        let declared = ty.filter(|_| is_open).filter(is_instance);
        let Some(ty) = declared else { return lower(self) };
        let declared = Some((value.clone(), ty.clone()));
        let outer = std::mem::replace(&mut self.declared_value, declared);
        let result = lower(self);
        self.declared_value = outer;
        result
    }

    /// The arguments of a generic struct in the declared type of such a value.
    fn declared_instance(
        &self,
        id: ItemId,
        is_written_so: impl Fn(&syn::Expr) -> bool,
    ) -> Vec<Arg> {
        let declared = self.declared_type(is_written_so);
        let instance = declared.and_then(|ty| {
            let mut known = self.known.generic_structs.iter();
            known.find(|of| of.item == id && of.ty == *ty)
        });
        instance.map(|of| of.args.clone()).unwrap_or_default()
    }

    /// Infers generic arguments from declared types, the values of these types, and the shapes of
    /// the values if they are known. A literal has its parameter's type in `wanted`; otherwise it
    /// is an `i32` or an `f32`.
    fn arguments_of(
        &self,
        generics: &syn::Generics,
        scope: &Scope,
        given: &[(&syn::Type, &syn::Expr, Option<Ty>)],
        wanted: impl Iterator<Item = (Option<String>, Arg)>,
    ) -> BTreeMap<String, Arg> {
        let known = given.iter().filter_map(|(pattern, _, shape)| Some((*pattern, shape.clone()?)));
        let literals =
            given.iter().filter_map(|(pattern, value, _)| Some((*pattern, literal_ty(value)?)));
        let mut found = BTreeMap::new();
        for (pattern, ty) in known {
            self.unify_arg(generics, scope, pattern, &Arg::Type(ty), &mut found);
        }
        for (name, arg) in wanted {
            if let Some(name) = name {
                found.entry(name).or_insert(arg);
            }
        }
        for (pattern, ty) in literals {
            self.unify_arg(generics, scope, pattern, &Arg::Type(ty), &mut found);
        }
        found
    }

    /// The struct with these arguments, if all of them are known.
    fn whole_struct(&mut self, id: ItemId, args: Vec<Arg>, span: Span) -> Option<Ty> {
        let is_whole = |arg: &Arg| !matches!(arg, Arg::Type(ty) if is_partly_unknown(ty));
        args.iter().all(is_whole).then(|| self.struct_with(id, args, span))
    }

    fn struct_with(&mut self, id: ItemId, args: Vec<Arg>, span: Span) -> Ty {
        let items = self.items;
        let kind = &items.items[id].kind;
        let Some(generics) = kind.generics() else { return Ty::Error };
        let known = &self.known.generic_structs;
        if let Some(known) = known.iter().find(|known| known.item == id && known.args == args) {
            return known.ty.clone();
        }
        let mut env = self.env_of(id);
        self.bind_args(&mut env, generics, &args);
        let texts: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Arg::Type(ty) => ty.rust(),
                Arg::Const(value) => value.to_string(),
            })
            .collect();
        let mangled: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Arg::Type(ty) => ty.identifier(),
                Arg::Const(value) => value.to_string().replace('-', "m"),
            })
            .collect();
        let name = &items.items[id].name.text;
        let rust = format!("{name}<{}>", texts.join(", "));
        let wgsl = format!("{name}_{}", mangled.join("_"));
        let lower = |cx: &mut Self| match kind {
            ItemKind::Struct(syntax) => cx.struct_of(syntax, rust, &wgsl),
            ItemKind::Enum(syntax) => cx.enum_of(syntax, rust, &wgsl),
            ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) | ItemKind::Type(_) => {
                Ty::Error
            }
        };
        let ty = self.once_at_a_time(id, span, |cx| cx.in_env(env, lower)).unwrap_or(Ty::Error);
        if ty != Ty::Error {
            self.known.generic_structs.push(GenericStruct { item: id, args, ty: ty.clone() });
            self.find_operators_of(&ty);
        }
        ty
    }

    /// The arguments in a path's segment. `None` if they do not fit, which is reported.
    pub(super) fn struct_args(
        &mut self,
        generics: &syn::Generics,
        segment: &syn::PathSegment,
    ) -> Option<Vec<Arg>> {
        let given: Vec<&syn::GenericArgument> = match &segment.arguments {
            syn::PathArguments::AngleBracketed(given) => args_of(given).collect(),
            _ => Vec::new(),
        };
        if given.len() != params(generics).count() {
            let name = &segment.ident;
            let names: Vec<String> = params(generics).map(|(name, _)| name.to_string()).collect();
            let message = format!(
                "`{name}` has the generic parameters `{}`: write them, `{name}::<…>`",
                names.join(", ")
            );
            self.diags.error(Code::UnknownType, name.span(), message);
            return None;
        }
        let mut found = Vec::new();
        for ((_, param), arg) in params(generics).zip(given) {
            found.push(match (param, arg) {
                (syn::GenericParam::Type(_), syn::GenericArgument::Type(ty)) => {
                    let ty = self.ty(ty);
                    if matches!(ty, Ty::Param(_)) {
                        let message = "the arguments of a generic struct must be known here: write \
                                       the type, as in `Pair<f32>`";
                        self.diags.error(Code::UnknownType, arg.span(), message);
                        return None;
                    }
                    (ty != Ty::Error).then_some(Arg::Type(ty))?
                }
                (syn::GenericParam::Const(_), syn::GenericArgument::Const(value)) => {
                    Arg::Const(self.const_arg(value)?)
                }
                (
                    syn::GenericParam::Const(_),
                    syn::GenericArgument::Type(syn::Type::Path(path)),
                ) => {
                    let path = path.path.clone();
                    let (attrs, qself) = (Vec::new(), None);
                    let value = syn::Expr::Path(syn::ExprPath { attrs, qself, path });
                    Arg::Const(self.const_arg(&value)?)
                }
                (_, arg) => {
                    let message = "this cannot be an argument of a generic struct in a kernel";
                    self.diags.error(Code::UnknownType, arg.span(), message);
                    return None;
                }
            });
        }
        Some(found)
    }

    /// The generic arguments in a path to a generic struct, paired with the arguments of an
    /// instance of that struct.
    pub(super) fn struct_pattern<'p>(
        &self,
        path: &'p syn::Path,
        ty: &Ty,
        scope: &Scope,
    ) -> Vec<(&'p syn::Type, &Arg)> {
        let of = self.known.generic_structs.iter().find(|of| of.ty == *ty);
        let (Some(of), Some((item, _))) = (of, scope.resolve(path)) else { return Vec::new() };
        match path.segments.last().map(|segment| &segment.arguments) {
            Some(syn::PathArguments::AngleBracketed(written)) if item == of.item => {
                let written = args_of(written).zip(&of.args);
                let types = written.filter_map(|(written, arg)| match written {
                    syn::GenericArgument::Type(pattern) => Some((pattern, arg)),
                    _ => None,
                });
                types.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The instance of a generic item whose arguments are not written: the type that is wanted
    /// here, or else the item's only instance so far. Inference reports a wrong choice.
    pub(super) fn wanted_instance(&self, item: ItemId) -> Option<Ty> {
        let wanted = [&self.wanted, &self.result, &self.env.self_ty].into_iter().flatten();
        let found = wanted.into_iter().find_map(|ty| self.instance_within(item, ty));
        let mut made = self.known.generic_structs.iter().filter(|of| of.item == item);
        let only = made.next().filter(|_| made.next().is_none()).map(|of| &of.ty);
        found.or(only).cloned()
    }

    /// The struct of a literal without generic arguments, if its members do not decide the
    /// arguments.
    pub(super) fn wanted_struct(&self, path: &syn::Path) -> Option<Ty> {
        let (id, used) = self.env.scope.resolve(path)?;
        let is_open = used == path.segments.len() && path.segments[used - 1].arguments.is_none();
        (is_open && self.is_generic_item(id)).then(|| self.wanted_instance(id)).flatten()
    }

    /// The type that a path to an item means in a value; its generic arguments may be left out.
    pub(super) fn item_value_ty(&mut self, id: ItemId, path: &syn::Path, used: usize) -> Ty {
        let is_open = self.is_generic_item(id) && path.segments[used - 1].arguments.is_none();
        let wanted = if is_open { self.wanted_instance(id) } else { None };
        wanted.unwrap_or_else(|| self.item_path_ty(id, path, used))
    }

    /// An instance of a generic item within a type: the type itself, or in an option, a tuple or an
    /// array.
    pub(super) fn instance_within<'t>(&self, item: ItemId, ty: &'t Ty) -> Option<&'t Ty> {
        if self.known.generic_structs.iter().any(|of| of.item == item && of.ty == *ty) {
            return Some(ty);
        }
        match ty {
            Ty::Array(element, _) => self.instance_within(item, element),
            Ty::Struct(of) if !of.is_declared() => {
                of.members.iter().find_map(|member| self.instance_within(item, &member.ty))
            }
            _ => None,
        }
    }

    /// The instances of generic structs so far.
    pub(super) fn known_structs(&self) -> Vec<Ty> {
        self.known.generic_structs.iter().map(|of| of.ty.clone()).collect()
    }

    /// Finds the arguments of an `impl`'s parameters that make `pattern` equal to `ty`. Returns
    /// false if there are none. Parts without parameters are not compared.
    pub(super) fn unify(
        &self,
        at: usize,
        pattern: &syn::Type,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        let block = &self.items.impls[at];
        self.unify_arg(&block.syntax.generics, &block.scope, pattern, &Arg::Type(ty.clone()), found)
    }

    pub(super) fn unify_arg(
        &self,
        params: &syn::Generics,
        scope: &Scope,
        pattern: &syn::Type,
        arg: &Arg,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        match (pattern, arg) {
            (syn::Type::Paren(paren), arg) => {
                self.unify_arg(params, scope, &paren.elem, arg, found)
            }
            (syn::Type::Group(group), arg) => {
                self.unify_arg(params, scope, &group.elem, arg, found)
            }
            (syn::Type::Reference(of), arg) => self.unify_arg(params, scope, &of.elem, arg, found),
            (
                syn::Type::Slice(of),
                Arg::Type(Ty::Array(element, _) | Ty::RuntimeArray(element)),
            ) => self.unify_arg(params, scope, &of.elem, &Arg::Type((**element).clone()), found),
            (syn::Type::Array(array), Arg::Type(Ty::Array(element, n))) => {
                let length = match ungroup(&array.len) {
                    syn::Expr::Path(path) => path.path.get_ident().filter(|of| has(params, of)),
                    _ => None,
                };
                length.is_none_or(|name| settle(name, &Arg::Const(i128::from(*n)), found))
                    && self.unify_arg(
                        params,
                        scope,
                        &array.elem,
                        &Arg::Type((**element).clone()),
                        found,
                    )
            }
            (syn::Type::Array(_), _) => false,
            (syn::Type::Tuple(tuple), Arg::Type(Ty::Struct(of))) if of.is_tuple() => {
                let members = of.members.iter().map(|member| &member.ty);
                self.unify_all(params, scope, tuple.elems.iter().zip(members), found)
            }
            (syn::Type::Path(path), arg) => match (path.path.get_ident(), arg) {
                (Some(name), arg) if has(params, name) => settle(name, arg, found),
                (_, Arg::Type(ty)) => self.unify_struct(params, scope, &path.path, ty, found),
                (_, Arg::Const(_)) => true,
            },
            _ => true,
        }
    }

    fn unify_all<'t>(
        &self,
        params: &syn::Generics,
        scope: &Scope,
        mut pairs: impl Iterator<Item = (&'t syn::Type, &'t Ty)>,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        pairs.all(|(pattern, ty)| {
            self.unify_arg(params, scope, pattern, &Arg::Type(ty.clone()), found)
        })
    }

    fn unify_struct(
        &self,
        params: &syn::Generics,
        scope: &Scope,
        path: &syn::Path,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        let Some((item, _)) = scope.resolve(path) else {
            let Some(syn::PathArguments::AngleBracketed(written)) =
                path.segments.last().map(|last| &last.arguments)
            else {
                return true;
            };
            let parts = args_of(written).filter_map(|arg| match arg {
                syn::GenericArgument::Type(pattern) => Some(pattern),
                _ => None,
            });
            return self.unify_all(params, scope, parts.zip(parts_of_std(ty)), found);
        };
        if !self.is_generic_item(item) {
            return true;
        }
        let is_one = self.known.generic_structs.iter().any(|of| of.item == item && of.ty == *ty);
        let written = self.struct_pattern(path, ty, scope);
        is_one
            && written
                .into_iter()
                .all(|(pattern, arg)| self.unify_arg(params, scope, pattern, arg, found))
    }

    /// Binds generic parameters to their arguments in a scope.
    pub(super) fn bind_args(&mut self, env: &mut Env, generics: &syn::Generics, args: &[Arg]) {
        env.bounds.declare(self.items, &env.scope, generics);
        for ((_, param), arg) in params(generics).zip(args) {
            match (param, arg) {
                (syn::GenericParam::Type(param), Arg::Type(ty)) => {
                    env.types.insert(param.ident.to_string(), ty.clone());
                }
                (syn::GenericParam::Const(param), Arg::Const(value)) => {
                    let name = name_of(&param.ident);
                    let ty = super::function::const_ty(&param.ty);
                    let id = self.const_param(&name, *value, ty, name.span);
                    env.symbols.insert(name.text, id.map_or(Symbol::Poison, Symbol::Const));
                }
                _ => {}
            }
        }
    }

    /// Whether an `impl` has generic parameters of its own.
    pub(super) fn is_generic_impl(&self, at: usize) -> bool {
        params(&self.items.impls[at].syntax.generics).next().is_some()
    }

    /// The generic structs so far that a generic `impl` applies to.
    pub(super) fn types_of_impl(&self, at: usize) -> Vec<Ty> {
        self.known_structs().into_iter().filter(|ty| self.impl_args(at, ty).is_some()).collect()
    }

    /// Whether a generic `impl` applies to a type.
    pub(super) fn is_impl_of(&self, at: usize, ty: &Ty) -> bool {
        self.impl_args(at, ty).is_some() || self.is_blanket_of(at, ty)
    }

    /// Binds the parameters of a generic `impl` to the arguments that a type has.
    pub(super) fn bind_impl(&mut self, env: &mut Env, at: usize, ty: &Ty) {
        let items = self.items;
        if let Some(args) = self.impl_args(at, ty) {
            self.bind_args(env, &items.impls[at].syntax.generics, &args);
        }
        if let Some(param) = self.blanket_param(at) {
            env.types.insert(param.to_string(), ty.clone());
            env.bounds.declare(items, &env.scope, &items.impls[at].syntax.generics);
        }
    }
}

/// The argument of each generic parameter, if all are known.
pub(super) fn arguments(
    generics: &syn::Generics,
    found: &BTreeMap<String, Arg>,
) -> Option<Vec<Arg>> {
    params(generics).map(|(name, _)| found.get(&name.to_string()).cloned()).collect()
}

/// The type and const parameters, with their names. rustc checks lifetimes.
pub(super) fn params(
    generics: &syn::Generics,
) -> impl Iterator<Item = (&syn::Ident, &syn::GenericParam)> {
    generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(of) => Some((&of.ident, param)),
        syn::GenericParam::Const(of) => Some((&of.ident, param)),
        syn::GenericParam::Lifetime(_) => None,
    })
}

/// The type of the first value that `is_it` accepts, in an expression of type `ty`: the expression itself, or what its
/// blocks, branches, options and tuples give.
fn type_within<'t>(
    expr: &syn::Expr,
    ty: &'t Ty,
    is_it: &dyn Fn(&syn::Expr) -> bool,
) -> Option<&'t Ty> {
    let of_block = |block: &syn::Block| match block.stmts.last() {
        Some(syn::Stmt::Expr(last, None)) => type_within(last, ty, is_it),
        _ => None,
    };
    match ungroup(expr) {
        of if is_it(of) => Some(ty),
        syn::Expr::Block(of) => of_block(&of.block),
        syn::Expr::If(of) => of_block(&of.then_branch).or_else(|| {
            let (_, otherwise) = of.else_branch.as_ref()?;
            type_within(otherwise, ty, is_it)
        }),
        syn::Expr::Match(of) => of.arms.iter().find_map(|arm| type_within(&arm.body, ty, is_it)),
        syn::Expr::Call(call) => match (ungroup(&call.func), call.args.first()) {
            (syn::Expr::Path(of), Some(value)) => {
                let part = if of.path.is_ident("Some") {
                    ty.option_value()
                } else if of.path.is_ident("Ok") {
                    ty.result_parts().map(|(value, _)| value)
                } else if of.path.is_ident("Err") {
                    ty.result_parts().map(|(_, error)| error)
                } else {
                    None
                };
                type_within(value, part?, is_it)
            }
            _ => None,
        },
        syn::Expr::Tuple(of) => {
            let Ty::Struct(tuple) = ty else { return None };
            let fits = tuple.is_tuple() && tuple.members.len() == of.elems.len();
            let mut parts = of.elems.iter().zip(&tuple.members).filter(|_| fits);
            parts.find_map(|(value, member)| type_within(value, &member.ty, is_it))
        }
        _ => None,
    }
}

/// The expression that is the value of a block.
pub(super) fn last_value(expr: &syn::Expr) -> &syn::Expr {
    match ungroup(expr) {
        syn::Expr::Block(syn::ExprBlock { block, .. }) => match block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => last_value(last),
            _ => expr,
        },
        expr => expr,
    }
}

/// The path that a value calls with these arguments.
pub(super) fn callee<'e>(value: &'e syn::Expr, args: &[&syn::Expr]) -> Option<&'e syn::Path> {
    let syn::Expr::Call(call) = value else { return None };
    let syn::Expr::Path(called) = ungroup(&call.func) else { return None };
    call.args.iter().eq(args.iter().copied()).then_some(&called.path)
}

/// The arguments of an `Option` or a `Result`.
fn parts_of_std(ty: &Ty) -> impl Iterator<Item = &Ty> {
    let (value, error) = ty.result_parts().unzip();
    ty.option_value().into_iter().chain(value).chain(error)
}

/// The type behind references.
fn referent(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Reference(of) => referent(&of.elem),
        ty => ty,
    }
}

/// The type and const arguments.
pub(super) fn args_of(
    given: &syn::AngleBracketedGenericArguments,
) -> impl Iterator<Item = &syn::GenericArgument> {
    given.args.iter().filter(|arg| !matches!(arg, syn::GenericArgument::Lifetime(_)))
}

/// Whether a part of a type is unknown.
pub(super) fn is_partly_unknown(ty: &Ty) -> bool {
    match ty {
        Ty::Error | Ty::Param(_) => true,
        Ty::Array(element, _) => is_partly_unknown(element),
        Ty::Struct(of) => of.members.iter().any(|member| is_partly_unknown(&member.ty)),
        _ => false,
    }
}

/// Whether one of the generic parameters has that name.
pub(super) fn has(params: &syn::Generics, name: &syn::Ident) -> bool {
    let types = params.type_params().map(|param| &param.ident);
    types.chain(params.const_params().map(|param| &param.ident)).any(|param| param == name)
}

/// Notes the argument of a parameter. False if the parameter already has a different argument.
fn settle(name: &syn::Ident, arg: &Arg, found: &mut BTreeMap<String, Arg>) -> bool {
    found.entry(name.to_string()).or_insert_with(|| arg.clone()) == arg
}
