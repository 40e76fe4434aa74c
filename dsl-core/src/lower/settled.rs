//! Types that are known before inference, from declarations, literals and initial values.
//!
//! A call must know which instance it means: `sum(x)` of a `[f32; 8]` is `sum::<8>(x)`,
//! `put(image)` of a `StorageTexture2d<R32Float>` is `put::<R32Float>(image)`. Options, `==` of
//! tuples and arrays, and `[a, b].map(f)` are lowered part by part. The members of `Pair { a, b }`
//! settle its struct. If the type is not known, the code that asks reports what to write.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::generic_structs::{callee, is_partly_unknown};
use super::given::{Generic, Given, OfTexture, Settled};
use super::lowered_items::Arg;
use super::receiver::is_users;
use super::symbol::Symbol;
use super::texture::{Kind, last_name};
use super::ty::literal_ty;
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Expr, ExprId, Name, Place, Root, SignatureId, Ty};
use crate::items::{Scope, derived, is_std_method};
use crate::syntax::visit::{self, Visit};
use crate::syntax::{name_of, ungroup};
use crate::textures::Handle;

impl Lowerer<'_> {
    /// The generic arguments that a call settles, for a function with this signature.
    pub(super) fn settled(
        &mut self,
        sig: &syn::Signature,
        scope: &Scope,
        given: Given<'_>,
    ) -> Settled {
        let mut settled = Settled::default();
        for (name, argument) in named(&sig.generics, given.generics) {
            match (argument, of_texture(sig, &name)) {
                (Generic::Type(ty), Some(OfTexture::Format)) => {
                    settled.formats.extend(self.format_named(ty).map(|format| (name, format)));
                }
                (Generic::Type(ty), Some(OfTexture::Component)) => {
                    if let ty @ Ty::Scalar(_) = self.ty(ty) {
                        settled.types.insert(name, ty);
                    }
                }
                (Generic::Type(ty), None)
                    if sig.receiver().is_some() || self.has_types_of(sig, scope, &name) =>
                {
                    _ = settled.types.insert(name, self.ty(ty));
                }
                (Generic::Const(value), _) => _ = settled.consts.insert(name, *value),
                (Generic::Type(_), None) | (Generic::Open, _) => {}
            }
        }
        let has = |settled: &Settled, name: &str| {
            settled.types.contains_key(name) || settled.consts.contains_key(name)
        };
        let consts = sig.generics.const_params().map(|param| param.ident.to_string());
        let types = sig.generics.type_params().map(|param| param.ident.to_string());
        let types = types.filter(|name| self.has_types_of(sig, scope, name));
        let open: Vec<String> = consts.chain(types).filter(|name| !has(&settled, name)).collect();
        let settle = |cx: &Self, settled: &mut Settled, pattern: &syn::Type, ty: Ty| {
            let mut found = BTreeMap::new();
            // Inference reports mismatches.
            _ = cx.unify_arg(&sig.generics, scope, pattern, &Arg::Type(ty), &mut found);
            settled.add(found, &open);
        };
        for (n, (input, arg)) in sig.inputs.iter().zip(given.args).enumerate() {
            let syn::FnArg::Typed(typed) = input else { continue };
            let shape = match (open.is_empty(), given.shapes) {
                (true, _) => self.shape_of(arg),
                (false, Some(shapes)) => shapes[n].clone(),
                (false, None) => self.known_shape(arg),
            };
            if let Some(ty) = shape {
                settled.match_texture(&typed.ty, &ty);
                settle(self, &mut settled, &typed.ty, ty);
            }
        }
        if let syn::ReturnType::Type(_, result) = &sig.output {
            let is_it =
                |path: &syn::Path| path.segments.last().is_some_and(|last| last.ident == sig.ident);
            let declared = self.declared_type(|value| callee(value, given.args).is_some_and(is_it));
            if let Some(ty) = declared.cloned() {
                settle(self, &mut settled, result, ty);
            }
        }
        // Literals whose types nothing else decides.
        for (input, arg) in sig.inputs.iter().zip(given.args) {
            if let (syn::FnArg::Typed(typed), Some(ty)) = (input, literal_ty(arg)) {
                settle(self, &mut settled, &typed.ty, ty);
            }
        }
        settled
    }

    /// Whether the types of the arguments decide which function is called.
    pub(super) fn needs_types(&self, sig: &syn::Signature, scope: &Scope) -> bool {
        let mut params = sig.generics.type_params().map(|param| param.ident.to_string());
        sig.generics.const_params().next().is_some()
            || params.any(|param| self.has_types_of(sig, scope, &param))
    }

    /// Whether a call must settle a type parameter: the signature has associated types of it,
    /// `T::Output`, or generic structs of it.
    fn has_types_of(&self, sig: &syn::Signature, scope: &Scope, param: &str) -> bool {
        let types = self.types_of(sig, scope, param);
        types.has_associated || types.has_structs
    }

    /// Whether a signature has generic structs of a type parameter, `Pair<T>`.
    pub(super) fn has_structs_of(&self, sig: &syn::Signature, scope: &Scope, param: &str) -> bool {
        self.types_of(sig, scope, param).has_structs
    }

    fn types_of<'l>(
        &'l self,
        sig: &syn::Signature,
        scope: &'l Scope,
        param: &'l str,
    ) -> TypesOf<'l> {
        let (is_argument, has_associated, has_structs) = (false, false, false);
        let mut types =
            TypesOf { lowerer: self, scope, param, is_argument, has_associated, has_structs };
        sig.inputs.iter().for_each(|input| types.visit_fn_arg(input));
        types.visit_return_type(&sig.output);
        types
    }

    /// The known type of an expression, also from calls of users' functions.
    pub(super) fn known_shape(&mut self, expr: &syn::Expr) -> Option<Ty> {
        match ungroup(expr) {
            syn::Expr::Reference(reference) => return self.known_shape(&reference.expr),
            syn::Expr::Array(of) => {
                let element = of.elems.iter().find_map(|element| self.known_shape(element));
                return Some(array(element, of.elems.len() as u32));
            }
            _ => {}
        }
        if let Some(ty) = self.shape_of(expr) {
            return Some(ty);
        }
        match ungroup(expr) {
            syn::Expr::Tuple(of) if !of.elems.is_empty() => {
                let members = of.elems.iter().map(|member| self.known_shape(member));
                members.collect::<Option<Vec<Ty>>>().map(Ty::tuple)
            }
            syn::Expr::Lit(literal) => super::ty::named(suffix(&literal.lit)?),
            // A constant, or a variant without data.
            syn::Expr::Path(path) if path.qself.is_none() && !self.is_name(&path.path) => {
                let value = self.quietly(|cx| cx.item_path(&path.path))?;
                self.shape_of_value(value)
            }
            syn::Expr::Cast(cast) => match &*cast.ty {
                syn::Type::Path(path) => super::ty::named(&path.path.get_ident()?.to_string()),
                _ => None,
            },
            syn::Expr::Unary(unary)
                if matches!(unary.op, syn::UnOp::Neg(_) | syn::UnOp::Not(_)) =>
            {
                self.known_shape(&unary.expr).filter(is_number)
            }
            syn::Expr::Index(index) if self.method_names.contains("index") => {
                self.shape_of_element(index)
            }
            syn::Expr::Binary(binary) if is_truth(&binary.op) => Some(Ty::BOOL),
            syn::Expr::Binary(binary) if is_shift(&binary.op) => {
                self.known_shape(&binary.left).filter(is_number)
            }
            syn::Expr::Binary(binary) if has_type_of_sides(&binary.op) => {
                let sides = [&binary.left, &binary.right].map(|side| self.known_shape(side));
                match sides {
                    [Some(left), Some(right)] => {
                        (left == right && is_number(&left)).then_some(left)
                    }
                    [Some(ty), None] if is_literal(&binary.right) => Some(ty).filter(is_number),
                    [None, Some(ty)] if is_literal(&binary.left) => Some(ty).filter(is_number),
                    _ => None,
                }
            }
            syn::Expr::MethodCall(call) => {
                let name = name_of(&call.method);
                if crate::syntax::compares(&name.text) {
                    return Some(Ty::ordering());
                }
                let ty = self.known_shape(&call.receiver)?;
                if let Some(result) = self.result_of_bound(call, &ty) {
                    return Some(result);
                }
                if let Some(call) = self.std_call(call) {
                    return self.known_shape(&call);
                }
                if let Some(result) = self.result_of_operation(call, &ty) {
                    return Some(result);
                }
                let is_std = is_std_method(&name.text);
                if is_std || !self.method_names.contains(&name.text) {
                    match Builtin::resolve(&name.text, &ty).filter(|_| ty != Ty::Error) {
                        Some(builtin) => return Some(builtin.result.apply(&ty)),
                        None if is_std => {}
                        None => return None,
                    }
                }
                if !is_users(&ty) && !is_std {
                    return None;
                }
                if let Some(function) = self.higher_order_method_of(&ty, call) {
                    return self.result_as_written(function);
                }
                let args: Vec<&syn::Expr> =
                    std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
                let generics = self.method_generics(call)?;
                let shapes: Vec<Option<Ty>> =
                    self.shapes_of_arguments(Some(ty.clone()), &call.args);
                let given = Given {
                    generics: &generics,
                    args: &args,
                    shapes: Some(&*shapes),
                    call: Some(name.span),
                    receiver: Some(&*call.receiver),
                    of_trait: None,
                };
                let method = self.associated_signature(&ty, &name.text, given)?;
                Some(self.module.signatures[method].result.clone())
            }
            syn::Expr::Call(call) => {
                let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
                let args: Vec<&syn::Expr> = call.args.iter().collect();
                if let Some(call) = self.call_of_std_trait(&path.path, &args) {
                    return self.known_shape(&call);
                }
                if let Some(name) = path.path.get_ident().map(|name| name_of(name).text)
                    && self.lookup(&name).is_none()
                    && let Some(ty) = super::ty::constructor(&name)
                {
                    return Some(ty);
                }
                if let Some(ty) = of_associated(&path.path) {
                    return Some(ty);
                }
                if let Some(ty) = self.quietly(|cx| cx.struct_called(&path.path, &args)) {
                    return (ty != Ty::Error).then_some(ty);
                }
                if let Some(function) = self.higher_order_function(call) {
                    return self.result_as_written(function);
                }
                let shapes = self.shapes_of_arguments(None, &call.args);
                let signature = self.named_function(&path.path, &args, &shapes)?;
                let result = self.result_for(signature, &shapes);
                (result != Ty::Error).then_some(result)
            }
            syn::Expr::Struct(of) => {
                let given = of.fields.iter().map(|field| (field.member.clone(), &field.expr));
                let given: Vec<_> = given.collect();
                let ty = self.quietly(|cx| {
                    let settled = cx.struct_of_members(&of.path, &given);
                    let settled = settled.or_else(|| cx.wanted_struct(&of.path));
                    settled.unwrap_or_else(|| cx.path_ty(&of.path))
                });
                (ty != Ty::Error).then_some(ty)
            }
            _ => None,
        }
    }

    /// Whether a path is a name declared in the function.
    fn is_name(&self, path: &syn::Path) -> bool {
        path.get_ident().is_some_and(|ident| self.lookup(&name_of(ident).text).is_some())
    }

    /// The known types of a receiver and arguments.
    fn shapes_of_arguments<'e>(
        &mut self,
        receiver: Option<Ty>,
        args: impl IntoIterator<Item = &'e syn::Expr>,
    ) -> Vec<Option<Ty>> {
        let receiver = receiver.into_iter().map(Some);
        let args: Vec<Option<Ty>> = args.into_iter().map(|arg| self.known_shape(arg)).collect();
        receiver.chain(args).collect()
    }

    /// The result type of a function for arguments of these types, as far as they tell it.
    fn result_for(&self, signature: SignatureId, shapes: &[Option<Ty>]) -> Ty {
        let of = &self.module.signatures[signature];
        let settled = (0..of.generics.len()).map(|n| {
            let at = of.params.iter().position(|param| param.ty == Ty::Param(n));
            at.and_then(|at| shapes.get(at)?.clone()).unwrap_or(Ty::Error)
        });
        of.result.substitute(&settled.collect::<Vec<Ty>>())
    }

    /// Looks something up without reports: it is lowered elsewhere as well, and its mistakes are
    /// reported there.
    pub(super) fn quietly<R>(&mut self, look: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.diags.len();
        let result = look(self);
        self.forget_since(before);
        result
    }

    /// Forgets the messages behind the first `before`, and forgets that the types in them have
    /// mistakes.
    pub(super) fn forget_since(&mut self, before: usize) {
        if self.diags.len() > before {
            self.diags.truncate(before);
            self.known.forget_mistakes();
        }
    }

    /// Whether a type parameter of a texture is not settled, because its argument is no such
    /// texture. That is reported at the call.
    pub(super) fn is_open_texture(
        &mut self,
        sig: &syn::Signature,
        settled: &Settled,
        given: Given<'_>,
    ) -> bool {
        let is_settled =
            |name: &str| settled.formats.contains_key(name) || settled.types.contains_key(name);
        let is_param = |name: &str| sig.generics.type_params().any(|param| param.ident == name);
        let open = sig.inputs.iter().enumerate().find_map(|(n, input)| {
            let (of, name) = texture_parameter(input)?;
            (is_param(&name) && !is_settled(&name)).then_some((n, input, of, name))
        });
        let Some((n, input, of, name)) = open else { return false };
        let Some(call) = given.call else { return true };
        let Some(arg) = given.args.get(n) else {
            let called = Name { span: call, ..name_of(&sig.ident) };
            self.expect_args(&called, given.args.len(), sig.inputs.len());
            return true;
        };
        if self.handle(arg).is_none() {
            let value = self.expr(arg);
            if let Expr::Error = self.module.exprs[value].kind {
                return true;
            }
        }
        let what = match of {
            OfTexture::Format => "storage texture, of format",
            OfTexture::Component => "sampled texture, of components",
        };
        let message = format!(
            "`{}` takes a {what} `{name}`, but this argument is not such a texture",
            sig.ident
        );
        let diagnostic = Diagnostic::new(Code::Argument, arg.span(), message);
        self.diags.push(diagnostic.label(input.span(), "declared here"));
        true
    }

    /// The arguments of the type parameters that a call does not settle, as far as the call names
    /// them. `None` if it names too many or too few, which is reported.
    pub(super) fn open_types(
        &mut self,
        signature: SignatureId,
        given: &[Generic],
        call: Span,
    ) -> Option<Vec<Option<Ty>>> {
        let sig = &self.definitions[signature.index()].sig;
        if let Some(message) = wrong_count(sig, given) {
            self.diags.error(Code::ArgumentCount, call, message);
            return None;
        }
        let named = named(&sig.generics, given);
        let types: Vec<(String, Box<syn::Type>)> = named
            .into_iter()
            .filter_map(|(name, argument)| match argument {
                Generic::Type(ty) => Some((name, ty.clone())),
                Generic::Const(_) | Generic::Open => None,
            })
            .collect();
        let open = self.module.signatures[signature].generics.clone();
        let of = |name: String| types.iter().find(|(named, _)| *named == name);
        Some(open.into_iter().map(|name| of(name).map(|(_, ty)| self.ty(ty))).collect())
    }

    /// The known type of an expression; `Ty::Error` stands for unknown parts.
    pub(super) fn shape_of(&self, expr: &syn::Expr) -> Option<Ty> {
        match ungroup(expr) {
            syn::Expr::Reference(reference) => self.shape_of(&reference.expr),
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => {
                self.shape_of(&unary.expr)
            }
            syn::Expr::Array(of) => {
                let element = of.elems.first().and_then(|element| self.shape_of(element));
                Some(array(element, of.elems.len() as u32))
            }
            syn::Expr::Repeat(repeat) => {
                let length = super::constant::eval(&repeat.len, &|path| self.integer_const(path));
                let length = length.ok().and_then(|length| u32::try_from(length).ok())?;
                Some(array(self.shape_of(&repeat.expr), length))
            }
            syn::Expr::Index(index) if let Some(slices) = self.slices_named(&index.expr) => {
                self.shape_of_slices(&slices)
            }
            syn::Expr::Index(index) => {
                let is_part = self.is_range_index(&index.index);
                match self.shape_of(&index.expr)? {
                    Ty::Array(element, _) | Ty::RuntimeArray(element) if is_part => {
                        Some(Ty::RuntimeArray(element))
                    }
                    Ty::Array(element, _) | Ty::RuntimeArray(element) => Some(*element),
                    _ => None,
                }
            }
            syn::Expr::Field(_) if let Some(symbol) = self.named_symbol(expr) => {
                self.shape_of_symbol(symbol, expr.span())
            }
            syn::Expr::Field(field) => {
                let name = match &field.member {
                    syn::Member::Named(ident) => name_of(ident).text,
                    syn::Member::Unnamed(index) => index.index.to_string(),
                };
                self.shape_of(&field.base)?.member(&name).map(|member| member.ty.clone())
            }
            syn::Expr::Path(path) => {
                let symbol = self.lookup(&name_of(path.path.get_ident()?).text)?;
                self.shape_of_symbol(symbol, path.span())
            }
            syn::Expr::MethodCall(call) if super::expr::is_clone(call) => {
                self.shape_of(&call.receiver)
            }
            _ => None,
        }
    }

    /// The known type of a symbol's value.
    pub(super) fn shape_of_symbol(&self, symbol: Symbol, span: Span) -> Option<Ty> {
        match symbol {
            Symbol::Local(local) => {
                let (root, projections) = (Root::Local(local), Vec::new());
                self.shape_of_place(&Place { root, projections, span })
            }
            Symbol::Workgroup(var) => Some(self.module.workgroup_vars[var].ty.clone()),
            Symbol::Binding(binding) => Some(self.module.bindings[binding].ty.clone()),
            Symbol::Const(id) => Some(self.module.consts[id].ty.clone()),
            Symbol::Alias(place, ..) => self.shape_of_place(&place),
            Symbol::Part(part) => match self.shape_of_place(&part.place)? {
                Ty::Array(element, _) | Ty::RuntimeArray(element) => {
                    Some(Ty::RuntimeArray(element))
                }
                _ => None,
            },
            Symbol::Function(_)
            | Symbol::Generic(_)
            | Symbol::Closure(_)
            | Symbol::Iterator(_)
            | Symbol::Option(_)
            | Symbol::Poison => None,
            Symbol::View(view) => Some(view.ty.clone()),
            Symbol::Slices(slices) => {
                Some(Ty::Array(Box::new(self.shape_of_slices(&slices)?), slices.len() as u32))
            }
        }
    }

    /// The known type of a place's value.
    pub(super) fn shape_of_place(&self, place: &Place) -> Option<Ty> {
        known(self.inference.known_place(place, &self.module))
    }

    /// The known type of a value.
    pub(super) fn shape_of_value(&mut self, value: ExprId) -> Option<Ty> {
        known(self.inference.known(value, &self.module, self.diags))
    }
}

fn known(ty: Ty) -> Option<Ty> {
    Some(ty).filter(|ty| *ty != Ty::Error)
}

/// The generic parameters that a call names arguments for. If no argument is `_`, types and
/// constants are matched separately, so that a call may name arguments of one kind only.
pub(super) fn named<'g>(
    generics: &syn::Generics,
    given: &'g [Generic],
) -> Vec<(String, &'g Generic)> {
    let of_kind = |is_type: bool| {
        let params = generics.params.iter().filter_map(move |param| match param {
            syn::GenericParam::Type(param) if is_type => Some(param.ident.to_string()),
            syn::GenericParam::Const(param) if !is_type => Some(param.ident.to_string()),
            _ => None,
        });
        let given = given.iter().filter(move |given| matches!(given, Generic::Type(_)) == is_type);
        params.zip(given)
    };
    if !has_open(given) {
        return of_kind(true).chain(of_kind(false)).collect();
    }
    let params = generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => Some(param.ident.to_string()),
        syn::GenericParam::Const(param) => Some(param.ident.to_string()),
        syn::GenericParam::Lifetime(_) => None,
    });
    params.zip(given).collect()
}

fn has_open(given: &[Generic]) -> bool {
    given.iter().any(|given| matches!(given, Generic::Open))
}

/// The message if a call names too many or too few generic arguments.
fn wrong_count(sig: &syn::Signature, given: &[Generic]) -> Option<String> {
    // A call cannot name the parameter of an `impl Shape`.
    let is_named = |param: &&syn::TypeParam| !derived::is_impl_trait(&param.ident);
    let n_types = sig.generics.type_params().filter(is_named).count();
    let n_given = given.iter().filter(|given| matches!(given, Generic::Type(_))).count();
    let (what, expected, found) = match has_open(given) {
        true => ("generic", n_types + sig.generics.const_params().count(), given.len()),
        false if n_given == 0 => return None,
        false => ("type", n_types, n_given),
    };
    let plural = if expected == 1 { "" } else { "s" };
    let message = format!("`{}` has {expected} {what} parameter{plural}, not {found}", sig.ident);
    (expected != found).then_some(message)
}

/// Whether adding two values of a type gives that type: scalars, whose operators no `impl` changes.
fn is_number(ty: &Ty) -> bool {
    matches!(ty, Ty::Scalar(_))
}

/// Operators of numbers whose result has the type of both sides.
fn has_type_of_sides(op: &syn::BinOp) -> bool {
    use syn::BinOp::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Sub};
    matches!(op, Add(_) | Sub(_) | Mul(_) | Div(_) | Rem(_) | BitAnd(_) | BitOr(_) | BitXor(_))
}

fn is_shift(op: &syn::BinOp) -> bool {
    matches!(op, syn::BinOp::Shl(_) | syn::BinOp::Shr(_))
}

/// Operators whose result is a `bool`.
pub(super) fn is_truth(op: &syn::BinOp) -> bool {
    use syn::BinOp::{And, Eq, Ge, Gt, Le, Lt, Ne, Or};
    matches!(op, And(_) | Or(_) | Eq(_) | Ne(_) | Lt(_) | Le(_) | Gt(_) | Ge(_))
}

fn is_literal(expr: &syn::Expr) -> bool {
    matches!(ungroup(expr), syn::Expr::Lit(_))
}

/// The type suffix of a literal, `1u32`.
fn suffix(literal: &syn::Lit) -> Option<&str> {
    match literal {
        syn::Lit::Int(literal) => Some(literal.suffix()),
        syn::Lit::Float(literal) => Some(literal.suffix()),
        _ => None,
    }
}

/// An array whose element type may be unknown.
fn array(element: Option<Ty>, n: u32) -> Ty {
    Ty::Array(Box::new(element.unwrap_or(Ty::Error)), n)
}

/// Looks in a signature for types that depend on a type parameter.
struct TypesOf<'l> {
    lowerer: &'l Lowerer<'l>,
    scope: &'l Scope,
    param: &'l str,
    /// Whether the visited type is an argument of a generic struct.
    is_argument: bool,
    has_associated: bool,
    has_structs: bool,
}

impl<'ast> Visit<'ast> for TypesOf<'_> {
    fn visit_type_path(&mut self, ty: &'ast syn::TypePath) {
        let first = match &ty.qself {
            Some(of) => match &*of.ty {
                syn::Type::Path(of) => of.path.get_ident(),
                _ => None,
            },
            None => ty.path.segments.first().map(|of| &of.ident),
        };
        if first.is_some_and(|first| first == self.param) {
            self.has_associated |= ty.qself.is_some() || ty.path.segments.len() > 1;
            self.has_structs |= self.is_argument;
        }
        let item = self.scope.resolve(&ty.path).map(|(item, _)| item);
        let outer = self.is_argument;
        self.is_argument |= item.is_some_and(|item| self.lowerer.is_generic_item(item));
        visit::visit_type_path(self, ty);
        self.is_argument = outer;
    }
}

impl Settled {
    /// Adds arguments of the `open` parameters.
    fn add(&mut self, found: BTreeMap<String, Arg>, open: &[String]) {
        for (name, arg) in found.into_iter().filter(|(name, _)| open.contains(name)) {
            match arg {
                Arg::Const(value) => _ = self.consts.entry(name).or_insert(value),
                Arg::Type(ty) if is_partly_unknown(&ty) => {}
                Arg::Type(ty) => _ = self.types.entry(name).or_insert(ty),
            }
        }
    }

    /// Finds the type parameter that a texture argument settles.
    fn match_texture(&mut self, pattern: &syn::Type, ty: &Ty) {
        let Some((kind, name)) = texture_argument(pattern) else { return };
        match (kind, ty) {
            (OfTexture::Format, Ty::Handle(Handle::StorageTexture(_, format, _))) => {
                self.formats.entry(name).or_insert(format);
            }
            (OfTexture::Component, Ty::Handle(Handle::Texture(_, scalar))) => {
                self.types.entry(name).or_insert(Ty::Scalar(*scalar));
            }
            _ => {}
        }
    }
}

/// The role of a type parameter in the textures among a function's parameters.
pub(super) fn of_texture(sig: &syn::Signature, param: &str) -> Option<OfTexture> {
    let mut textures = sig.inputs.iter().filter_map(texture_parameter);
    textures.find(|(_, name)| name == param).map(|(of, _)| of)
}

fn texture_parameter(input: &syn::FnArg) -> Option<(OfTexture, String)> {
    match input {
        syn::FnArg::Typed(typed) => texture_argument(&typed.ty),
        syn::FnArg::Receiver(_) => None,
    }
}

/// The first argument of a texture type: its role and its name.
fn texture_argument(ty: &syn::Type) -> Option<(OfTexture, String)> {
    let path = match ty {
        syn::Type::Reference(reference) => return texture_argument(&reference.elem),
        syn::Type::Paren(paren) => return texture_argument(&paren.elem),
        syn::Type::Group(group) => return texture_argument(&group.elem),
        syn::Type::Path(path) => &path.path,
        _ => return None,
    };
    let last = path.segments.last()?;
    let of = match Kind::named(&name_of(&last.ident).text)? {
        Kind::Plain(_) => return None,
        Kind::Sampled(_) => OfTexture::Component,
        Kind::Storage(_) => OfTexture::Format,
    };
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else { return None };
    match args.args.first()? {
        syn::GenericArgument::Type(ty) => Some((of, last_name(ty)?)),
        _ => None,
    }
}

/// The type of `u64::from(x)`, and of a builtin function of numbers by its path.
fn of_associated(path: &syn::Path) -> Option<Ty> {
    let mut names = path.segments.iter().rev().map(|segment| name_of(&segment.ident).text);
    let (name, owner) = (names.next()?, names.next()?);
    let ty = super::ty::named(&owner).filter(|ty| matches!(ty, Ty::Scalar(_)))?;
    match &*name {
        "from" | "from_bits" | "from_le_bytes" | "from_be_bytes" | "from_ne_bytes" => Some(ty),
        name => Some(Builtin::resolve(name, &ty)?.result.apply(&ty)),
    }
}
