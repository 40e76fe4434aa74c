//! Functions of traits: `<T as Trait>::f(x)`, `Trait::f(x)`, and methods of type parameters. A type
//! parameter has the methods of its bounds, whatever methods its argument has.

use syn::ext::IdentExt;
use syn::spanned::Spanned;

use super::bounds::{Bound, mentions};
use super::context::Lowerer;
use super::generic_structs::{callee, is_partly_unknown};
use super::given::{Generic, Given};
use super::methods::{name_of_function, signatures_of, trait_of, trait_signatures};
use super::own_total::trait_of_total;
use super::receiver::{is_users, is_written_out, makes_number};
use super::trait_ref::TraitRef;
use crate::builtins::Builtin;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Name, SignatureId, Ty};
use crate::items::ItemKind;
use crate::syntax::{first_segments, name_of, ungroup};

impl Lowerer<'_> {
    /// `<T as Trait>::NAME`.
    pub(super) fn qualified_const(&mut self, qself: &syn::QSelf, path: &syn::Path) -> ExprId {
        let Some((ty, of_trait, name)) = self.qualified(qself, path) else {
            return self.push(Expr::Error, path.span());
        };
        self.associated_const_of(&ty, of_trait.as_ref(), &name)
    }

    /// `<T as Trait>::f(x)`.
    pub(super) fn qualified_call(
        &mut self,
        qself: &syn::QSelf,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> ExprId {
        let Some((ty, of_trait, name)) = self.qualified(qself, path) else {
            return self.push(Expr::Error, path.span());
        };
        self.function_of_type(&ty, of_trait.as_ref(), &name, path, args)
    }

    /// The type, the user's trait and the name in a path.
    fn qualified(
        &mut self,
        qself: &syn::QSelf,
        path: &syn::Path,
    ) -> Option<(Ty, Option<TraitRef>, Name)> {
        let ty = self.ty(&qself.ty);
        let of_trait = first_segments(path, qself.position);
        let item = self.env.scope.resolve(&of_trait).map(|(item, _)| item);
        let name = name_of(&path.segments.last()?.ident);
        let of_trait = match item {
            Some(item) => Some(self.trait_ref(item, Some(&of_trait))),
            None if qself.position > 0 => self.std_trait(&ty, &name.text),
            None => None,
        };
        (ty != Ty::Error).then_some((ty, of_trait, name))
    }

    /// `Trait::f(x)`, for the type of `x`. `None` for other paths.
    pub(super) fn call_of_trait(
        &mut self,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let (item, used) = self.env.scope.resolve(path)?;
        let ItemKind::Trait(of_trait) = &self.items.items[item].kind else { return None };
        let name = name_of(&path.segments.last()?.ident);
        let has_receiver = of_trait.items.iter().any(|of| {
            matches!(of, syn::TraitItem::Fn(of)
                if of.sig.ident == name.text && of.sig.receiver().is_some())
        });
        if used + 1 != path.segments.len() {
            return None;
        }
        let known = args.first().filter(|_| has_receiver).and_then(|arg| self.known_shape(arg));
        let trait_ref = self.trait_ref(item, Some(&first_segments(path, used)));
        if known.is_none()
            && let Some(value) = self.call_of_impls(item, &trait_ref, &name, args)
        {
            return Some(value);
        }
        let Some(ty) = known.or_else(|| self.declared_self(of_trait, path, args)) else {
            let (of_trait, name) = (&of_trait.ident, &name.text);
            let message = format!(
                "the type is not known here: write `<f32 as {of_trait}>::{name}(…)` or the like"
            );
            return Some(self.poison(Code::UnknownFunction, path.span(), message));
        };
        Some(self.function_of_type(&ty, Some(&trait_ref), &name, path, args))
    }

    /// `Self` in a call whose type is declared, `let x: f32 = Zero::zero();`, if the function gives
    /// `Self`.
    fn declared_self(
        &self,
        of_trait: &syn::ItemTrait,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<Ty> {
        let name = &path.segments.last()?.ident;
        let gives_self = |sig: &syn::Signature| match &sig.output {
            syn::ReturnType::Type(_, ty) => {
                matches!(&**ty, syn::Type::Path(of) if of.path.is_ident("Self"))
            }
            syn::ReturnType::Default => false,
        };
        trait_signatures(of_trait).find(|sig| sig.ident == *name && gives_self(sig))?;
        let declared = self.declared_type(|value| callee(value, args) == Some(path));
        declared.filter(|ty| !is_partly_unknown(ty)).cloned()
    }

    /// A function of a type: of one user's trait, or else of any trait or the type itself.
    pub(super) fn function_of_type(
        &mut self,
        ty: &Ty,
        of_trait: Option<&TraitRef>,
        name: &Name,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> ExprId {
        let arguments = path.segments.last().map(|last| &last.arguments);
        let Some(generics) = arguments.and_then(|arguments| self.turbofish(arguments)) else {
            return self.push(Expr::Error, name.span);
        };
        if of_trait.is_none() && self.is_of_language(ty, &name.text) {
            return self.associated(ty, name, args);
        }
        // `u32::from(true)` exists next to a user's `u32::from(colour)`.
        if of_trait.is_none()
            && self.is_conversion_of_several(ty, &name.text)
            && let Some(converted) = self.conversion(ty, name, args)
        {
            return converted;
        }
        let given = Given {
            generics: &generics,
            args,
            call: Some(name.span),
            of_trait,
            ..Given::default()
        };
        let overloads = self.overloads(ty, &name.text, given);
        if !overloads.is_empty() {
            return self.call_of_candidates(overloads, name, args);
        }
        let before = self.diags.len();
        match self.associated_signature(ty, &name.text, given) {
            Some(signature) => self.call_of_signature(signature, &generics, args, name.span),
            None if self.diags.len() > before => self.push(Expr::Error, name.span),
            None if of_trait.is_none() && !is_users(ty) => self.associated(ty, name, args),
            None => {
                let message = format!("`{}` has no function `{}`", ty.rust(), name.text);
                self.poison(Code::UnknownFunction, name.span, message)
            }
        }
    }

    /// Whether a type of the language has a function of that name.
    fn is_of_language(&self, ty: &Ty, name: &str) -> bool {
        !is_users(ty)
            && (Builtin::resolve(name, ty).is_some()
                || Builtin::associated(ty, name).is_some()
                || is_written_out(ty, name)
                || makes_number(ty, name))
    }

    /// `x.f()` if `x` has the type of a type parameter, and one of its bounds has `f`. The argument
    /// of the parameter may have another `f` as well. `None` for other calls.
    pub(super) fn method_of_bound(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        if !self.method_names.contains(&call.method.unraw().to_string()) {
            return None;
        }
        let Some(ty) = self.known_shape(&call.receiver) else {
            return self.method_of_unknown(call);
        };
        let Some((bound, receiver)) = self.bound_of(call, &ty) else {
            return self.method_of_std_bound(call, &ty);
        };
        if !self.is_told_apart(&ty, &call.method) {
            return None;
        }
        let of = received(&call.receiver, &receiver);
        let args: Vec<&syn::Expr> = std::iter::once(&of).chain(&call.args).collect();
        let (signature, generics) = self.signature_of_bound(&ty, &bound, call, &args)?;
        Some(self.call_of_signature(signature, &generics, &args, call.method.span()))
    }

    /// `x.f()` if `x` has the type of a type parameter, and that type has a function `f` of its own:
    /// the call means the function of a trait of std. A derived `clone` copies, and `into` is the
    /// `from` of another type.
    fn method_of_std_bound(&mut self, call: &syn::ExprMethodCall, ty: &Ty) -> Option<ExprId> {
        let is_of_param =
            self.env.bounds.params().any(|param| self.env.parameter(param).as_ref() == Some(ty));
        if !is_of_param || self.is_concrete(&call.receiver) {
            return None;
        }
        let name = name_of(&call.method);
        let of_trait = self.std_trait(ty, &name.text)?;
        let of_std = Given { of_trait: Some(&of_trait), ..Given::default() };
        let Some(function) = self.associated_function(ty, &name.text, of_std) else {
            return match name.text.as_str() {
                "clone" => Some(self.expr(&call.receiver)),
                _ => self.conversion_method(call),
            };
        };
        let of = received(&call.receiver, function.sig.receiver()?);
        let args: Vec<&syn::Expr> = std::iter::once(&of).chain(&call.args).collect();
        let (of_trait, span) = (Some(&of_trait), name.span);
        let given = Given { args: &args, call: Some(span), of_trait, ..Given::default() };
        let signature = self.associated_signature(ty, &name.text, given)?;
        Some(self.call_of_signature(signature, &[], &args, span))
    }

    /// A method of a bound, if the receiver's type is known only once the receiver has a name.
    fn method_of_unknown(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let of = &call.receiver;
        let params = self.env.bounds.traits().filter_map(|bound| self.env.parameter(&bound.param));
        let types: Vec<Ty> = params.collect();
        let may_mean = types
            .iter()
            .any(|ty| self.bound_of(call, ty).is_some() && self.is_told_apart(ty, &call.method));
        let is_value = !matches!(ungroup(of), syn::Expr::Path(_)) && !self.is_place(of);
        if !may_mean || !is_value || self.is_iterator(of) || self.is_optional(of) {
            return None;
        }
        let (value, span) = (self.expr(of), of.span());
        let mut named = call.clone();
        *named.receiver = syn::parse_quote_spanned!(span=> __receiver);
        Some(self.with_name("__receiver", value, span, named))
    }

    /// The trait that `T::NAME` and `T::f` mean if `T` is a type parameter: nothing else is known of
    /// `T`, but its argument may have another item of that name. `None` if it has no other.
    pub(super) fn trait_of_path(&mut self, path: &syn::Path, ty: &Ty) -> Option<TraitRef> {
        if let Some(of_total) = trait_of_total(path) {
            return Some(of_total);
        }
        let [param, name] = path.segments.iter().collect::<Vec<_>>()[..] else { return None };
        let (param, name) = (param.ident.to_string(), name_of(&name.ident).text);
        let items = self.items;
        let declares = |bound: &&Bound| match &items.items[bound.item].kind {
            ItemKind::Trait(of) if bound.param == param => of.items.iter().any(|item| match item {
                syn::TraitItem::Fn(of) => of.sig.ident == name,
                syn::TraitItem::Const(of) => of.ident == name,
                _ => false,
            }),
            _ => false,
        };
        let Some(bound) = self.env.bounds.traits().find(declares).cloned() else {
            let is_param = self.env.bounds.params().any(|known| *known == param);
            return is_param.then(|| self.std_trait(ty, &name)).flatten();
        };
        (self.has_own(ty, &name) || self.has_several(ty, &name))
            .then(|| self.trait_ref(bound.item, bound.path.as_ref()))
    }

    /// A trait of std, if a type has an own function of that name: it must not be taken instead.
    pub(super) fn std_trait(&mut self, ty: &Ty, name: &str) -> Option<TraitRef> {
        self.has_own(ty, name).then_some(TraitRef::STD)
    }

    /// The type of such a call.
    pub(super) fn result_of_bound(
        &mut self,
        call: &syn::ExprMethodCall,
        receiver: &Ty,
    ) -> Option<Ty> {
        let (bound, _) = self.bound_of(call, receiver)?;
        let args: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let (signature, _) = self.signature_of_bound(receiver, &bound, call, &args)?;
        Some(self.module.signatures[signature].result.clone())
    }

    /// The trait whose method a call means, and the method's receiver.
    pub(super) fn bound_of(
        &mut self,
        call: &syn::ExprMethodCall,
        ty: &Ty,
    ) -> Option<(Bound, syn::Receiver)> {
        let name = name_of(&call.method);
        if self.is_concrete(&call.receiver) {
            return None;
        }
        let items = self.items;
        self.env.bounds.traits().find_map(|bound| {
            let ItemKind::Trait(of) = &items.items[bound.item].kind else { return None };
            let receiver = of.items.iter().find_map(|of| match of {
                syn::TraitItem::Fn(of) if of.sig.ident == name.text => of.sig.receiver(),
                _ => None,
            })?;
            (self.env.parameter(&bound.param).as_ref() == Some(ty))
                .then(|| (bound.clone(), receiver.clone()))
        })
    }

    /// Whether a type has another method of that name.
    fn is_told_apart(&mut self, ty: &Ty, name: &syn::Ident) -> bool {
        let name = name_of(name).text;
        self.is_of_language(ty, &name) || self.has_several(ty, &name)
    }

    fn signature_of_bound(
        &mut self,
        ty: &Ty,
        bound: &Bound,
        call: &syn::ExprMethodCall,
        args: &[&syn::Expr],
    ) -> Option<(SignatureId, Vec<Generic>)> {
        let (name, generics) = (name_of(&call.method), self.method_generics(call)?);
        let of_trait = self.trait_ref(bound.item, bound.path.as_ref());
        let (call, of_trait) = (Some(name.span), Some(&of_trait));
        let given = Given { generics: &generics, args, call, of_trait, ..Given::default() };
        // Inference chooses among overloads.
        if !self.overloads(ty, &name.text, given).is_empty() {
            return None;
        }
        Some((self.associated_signature(ty, &name.text, given)?, generics))
    }

    /// The type that a value of a type parameter converts to, if exactly one bound tells it.
    pub(super) fn bound_of_conversion(&mut self, value: ExprId, of: &syn::Expr) -> Option<Ty> {
        if self.is_concrete(of) {
            return None;
        }
        let bounds: Vec<(String, syn::Type)> = self.env.bounds.conversions().cloned().collect();
        let found = self.shape_of_value(value)?;
        let declared = match ungroup(of) {
            syn::Expr::Path(of) => of.path.get_ident().map(|ident| name_of(ident).text),
            _ => None,
        };
        let declared = declared.and_then(|name| self.env.bounds.param_of_variable(&name));
        let mut fitting = bounds.iter().filter(|(param, _)| match declared {
            Some(declared) => param == declared,
            None => self.env.parameter(param).as_ref() == Some(&found),
        });
        let (Some((_, ty)), None) = (fitting.next(), fitting.next()) else { return None };
        Some(self.ty(ty))
    }

    /// Whether several `impl`s of a type have a function of that name.
    fn has_several(&mut self, ty: &Ty, name: &str) -> bool {
        let items = self.items;
        let has_one = |at: &usize| {
            let block = &items.impls[*at];
            let inherited = trait_of(items, block).into_iter().flat_map(trait_signatures);
            signatures_of(block).chain(inherited).any(|sig| name_of_function(sig) == name)
        };
        self.impls_of(ty).into_iter().filter(has_one).nth(1).is_some()
    }

    /// Whether the type of an expression is known not to be a type parameter.
    pub(super) fn is_concrete(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Lit(_) | syn::Expr::Struct(_) => true,
            syn::Expr::Cast(of) => !self.env.bounds.mentions_param(&of.ty),
            syn::Expr::Unary(of) => self.is_concrete(&of.expr),
            syn::Expr::Reference(of) => self.is_concrete(&of.expr),
            syn::Expr::Field(of) => self.is_concrete(&of.base) || self.is_concrete_member(of),
            syn::Expr::Index(of) => self.is_concrete(&of.expr),
            syn::Expr::MethodCall(of) => {
                self.is_concrete(&of.receiver) && self.gives_known(&name_of(&of.method).text)
            }
            syn::Expr::Call(of) => match ungroup(&of.func) {
                syn::Expr::Path(of) if of.qself.is_none() => self.gives_concrete(&of.path),
                _ => false,
            },
            syn::Expr::Binary(of) => self.is_concrete(&of.left),
            syn::Expr::Path(of) => of
                .path
                .get_ident()
                .is_some_and(|ident| self.env.bounds.is_concrete(&name_of(ident).text)),
            _ => false,
        }
    }

    /// Whether the function of a path, `f`, `A` or `A::new`, gives a type that is not a type parameter.
    fn gives_concrete(&mut self, path: &syn::Path) -> bool {
        let is_variable =
            path.get_ident().is_some_and(|of| self.lookup(&name_of(of).text).is_some());
        let Some((item, used)) = self.env.scope.resolve(path).filter(|_| !is_variable) else {
            return false;
        };
        let sig = match (&self.items.items[item].kind, path.segments.len() - used) {
            (ItemKind::Struct(_), 0) => return true,
            (ItemKind::Function(of), 0) => &of.sig,
            (kind @ (ItemKind::Struct(_) | ItemKind::Enum(_)), 1) if !is_generic(kind) => {
                let ty = self.path_ty(&first_segments(path, used));
                let name = name_of(&path.segments[used].ident).text;
                match self.associated_function(&ty, &name, Given::default()) {
                    Some(function) => function.sig,
                    // A variant.
                    None => return true,
                }
            }
            _ => return false,
        };
        let syn::ReturnType::Type(_, ty) = &sig.output else { return true };
        !mentions_any(ty, &[&sig.generics])
    }

    /// Whether each struct with a member of that name declares a type without type parameters for it.
    fn is_concrete_member(&self, of: &syn::ExprField) -> bool {
        let structs = self.items.items.iter().filter_map(|(_, item)| match &item.kind {
            ItemKind::Struct(of) => Some(of),
            _ => None,
        });
        let mut of_name = structs.flat_map(|item| {
            let fields = item.fields.iter().zip(item.fields.members());
            let fields = fields.filter(|(_, member)| *member == of.member);
            fields.map(|(field, _)| !mentions_any(&field.ty, &[&item.generics]))
        });
        of_name.next().is_some_and(|first| first && of_name.all(|of| of))
    }

    /// Whether each method of that name of a known type gives a type without type parameters.
    fn gives_known(&self, name: &str) -> bool {
        self.items.impls.iter().all(|block| {
            signatures_of(block).filter(|sig| name_of_function(sig) == name).all(|sig| {
                match &sig.output {
                    syn::ReturnType::Type(_, ty) => {
                        !mentions_any(ty, &[&sig.generics, &block.syntax.generics])
                    }
                    syn::ReturnType::Default => true,
                }
            })
        })
    }
}

/// Whether a type mentions a type parameter of these.
fn mentions_any(ty: &syn::Type, generics: &[&syn::Generics]) -> bool {
    let mut params = generics.iter().flat_map(|of| of.type_params());
    params.any(|param| mentions(ty, &param.ident.to_string()))
}

/// Whether a struct or an enum has generic parameters.
fn is_generic(kind: &ItemKind) -> bool {
    match kind {
        ItemKind::Struct(of) => !of.generics.params.is_empty(),
        ItemKind::Enum(of) => !of.generics.params.is_empty(),
        ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) | ItemKind::Type(_) => {
            false
        }
    }
}

/// The receiver of a method's call as its first argument.
pub(super) fn received(of: &syn::Expr, receiver: &syn::Receiver) -> syn::Expr {
    let span = of.span();
    match &receiver.kind {
        syn::ReceiverKind::Reference(_, _, None) => syn::parse_quote_spanned!(span=> &#of),
        syn::ReceiverKind::Reference(..) => syn::parse_quote_spanned!(span=> &mut #of),
        _ => of.clone(),
    }
}
