//! Bounds: what generic code knows about its type parameters.

use proc_macro2::Ident;

use super::symbols::Symbols;
use crate::ir::{Mode, Name};
use crate::items::{ItemId, ItemKind, Items, Scope};
use crate::syntax::visit::Visit;
use crate::syntax::{name_of, ungroup_ty};

/// The bounds of type parameters.
#[derive(Clone, Default)]
pub(super) struct Bounds {
    /// The type parameters.
    params: Vec<String>,
    /// The traits of the parameters, `Self` included.
    traits: Vec<Bound>,
    /// The types that parameters convert to, `T: Into<f32>`.
    conversions: Vec<(String, syn::Type)>,
    /// What the declarations of variables tell.
    variables: Symbols<Declared>,
    /// Whether `Self` is a reference, `impl Area for &Square`.
    pub(super) self_is_reference: bool,
}

/// What the declaration of a variable tells.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Declared {
    /// Whether its type is known not to be a type parameter.
    pub(super) is_concrete: bool,
    /// Whether it is a value or a reference, if that is known.
    pub(super) mode: Option<Mode>,
    /// The type parameter that its type is, as a number.
    pub(super) param: Option<usize>,
}

/// A trait of a parameter.
#[derive(Clone, PartialEq)]
pub(super) struct Bound {
    pub(super) param: String,
    pub(super) item: ItemId,
    /// As the parameter's bound writes it, if it has arguments there.
    pub(super) path: Option<syn::Path>,
}

impl Bounds {
    /// Adds the bounds of generic parameters.
    pub(super) fn declare(&mut self, items: &Items, scope: &Scope, generics: &syn::Generics) {
        for param in generics.type_params() {
            self.params.push(param.ident.to_string());
            self.add(items, scope, &param.ident.to_string(), &param.bounds, true);
        }
        let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        for clause in clauses {
            if let syn::WherePredicate::Type(of) = clause
                && let syn::Type::Path(path) = &of.bounded_ty
                && let Some(param) = path.path.get_ident()
            {
                self.add(items, scope, &param.to_string(), &of.bounds, true);
            }
        }
    }

    /// Adds a trait and its supertraits.
    pub(super) fn add_trait(&mut self, items: &Items, bound: Bound) {
        let (param, item) = (bound.param.clone(), bound.item);
        if self.traits.contains(&bound) {
            return;
        }
        if let ItemKind::Trait(syntax) = &items.items[item].kind {
            self.traits.push(bound);
            self.add(items, &items.items[item].scope, &param, &syntax.supertraits, false);
        }
    }

    /// Adds bounds of a parameter, or supertraits, whose arguments may be a trait's own parameters.
    fn add<'b>(
        &mut self,
        items: &Items,
        scope: &Scope,
        param: &str,
        bounds: impl IntoIterator<Item = &'b syn::TypeParamBound>,
        is_own: bool,
    ) {
        for bound in bounds {
            let syn::TypeParamBound::Trait(of) = bound else { continue };
            if let Some((item, _)) = scope.resolve(&of.path) {
                let has_args = !of.path.segments.last().is_none_or(|last| last.arguments.is_none());
                let (param, path) =
                    (param.to_owned(), (is_own && has_args).then(|| of.path.clone()));
                self.add_trait(items, Bound { param, item, path });
            } else if let Some(ty) = converted(&of.path) {
                self.conversions.push((param.to_owned(), ty.clone()));
            }
        }
    }

    /// The type parameters.
    pub(super) fn params(&self) -> impl Iterator<Item = &String> {
        self.params.iter()
    }

    /// The types that each parameter converts to with `into`.
    pub(super) fn conversions(&self) -> impl Iterator<Item = &(String, syn::Type)> {
        self.conversions.iter()
    }

    /// The traits of all parameters.
    pub(super) fn traits(&self) -> impl Iterator<Item = &Bound> {
        self.traits.iter()
    }

    /// Whether the type of a variable is known not to be a type parameter's.
    pub(super) fn is_concrete(&self, name: &str) -> bool {
        self.variables.get(name).is_some_and(|of| of.is_concrete)
    }

    /// Whether a variable is a value or a reference, if its declaration tells that.
    pub(super) fn mode_of_variable(&self, name: &str) -> Option<Mode> {
        self.variables.get(name)?.mode
    }

    /// The type parameter that is the declared type of a variable.
    pub(super) fn param_of_variable(&self, name: &str) -> Option<&String> {
        self.params.get(self.variables.get(name)?.param?)
    }

    /// Remembers the declaration of a variable.
    pub(super) fn declare_variable(&mut self, name: &Name, declared: Declared) {
        if declared != Declared::default() || self.variables.contains(&name.text) {
            self.variables.insert(name.text.clone(), declared);
        }
    }

    /// Remembers the declarations of a function's parameters.
    pub(super) fn declare_inputs(&mut self, sig: &syn::Signature) {
        for input in &sig.inputs {
            match input {
                syn::FnArg::Typed(of) => self.declare_typed(of),
                syn::FnArg::Receiver(of) => self.declare_receiver(of),
            }
        }
    }

    /// Remembers the declaration of a closure's parameter.
    pub(super) fn declare_pattern(&mut self, pat: &syn::Pat) {
        if let syn::Pat::Type(of) = pat {
            self.declare_typed(of);
        }
    }

    fn declare_typed(&mut self, of: &syn::PatType) {
        if let syn::Pat::Ident(name) = &*of.pat {
            let declared = self.declared_as(&of.ty);
            self.declare_variable(&name_of(&name.ident), declared);
        }
    }

    fn declare_receiver(&mut self, of: &syn::Receiver) {
        let name = Name { text: "self".to_owned(), span: of.self_token.span };
        let mode = mode_of_receiver(of).filter(|_| !self.self_is_reference);
        self.declare_variable(&name, Declared { mode, ..Declared::default() });
    }

    /// What a variable's declared type tells.
    pub(super) fn declared_as(&self, ty: &syn::Type) -> Declared {
        let param = match ungroup_ty(ty) {
            syn::Type::Path(of) => {
                self.params.iter().position(|param| of.path.is_ident(param.as_str()))
            }
            _ => None,
        };
        Declared { is_concrete: !self.mentions_param(ty), mode: self.mode_of_ty(ty), param }
    }

    /// Whether values of a type are references. `None` for references to references, and for types
    /// that may be references.
    pub(super) fn mode_of_ty(&self, ty: &syn::Type) -> Option<Mode> {
        match ungroup_ty(ty) {
            syn::Type::Reference(of) if self.mode_of_ty(&of.elem)? != Mode::Value => None,
            syn::Type::Reference(of) => Some(mode_of_reference(of.mutability.is_some())),
            syn::Type::Path(of) => {
                let may_be_reference = |name: &Ident| {
                    let mut params = self.params.iter();
                    params.any(|param| name == param) || name == "Self" && self.self_is_reference
                };
                let is_known =
                    of.qself.is_none() && !of.path.get_ident().is_some_and(may_be_reference);
                is_known.then_some(Mode::Value)
            }
            syn::Type::Array(_) | syn::Type::Tuple(_) | syn::Type::Slice(_) => Some(Mode::Value),
            _ => None,
        }
    }

    /// The variables so far: a block's own ones end with it.
    pub(super) fn variables(&self) -> Symbols<Declared> {
        self.variables.clone()
    }

    pub(super) fn forget_variables(&mut self, before: Symbols<Declared>) {
        self.variables = before;
    }

    /// Whether a type mentions a type parameter.
    pub(super) fn mentions_param(&self, ty: &syn::Type) -> bool {
        let mut params = self.traits.iter().map(|bound| &bound.param).chain(&self.params);
        params.any(|param| mentions(ty, param))
    }

    /// Whether nothing can be a type parameter's.
    pub(super) fn is_empty(&self) -> bool {
        self.params.is_empty() && self.traits.is_empty()
    }
}

/// The mode of a reference.
pub(super) fn mode_of_reference(is_mut: bool) -> Mode {
    if is_mut { Mode::Mut } else { Mode::Shared }
}

/// Whether `self` is a value or a reference, if its declaration tells that.
pub(super) fn mode_of_receiver(of: &syn::Receiver) -> Option<Mode> {
    match &of.kind {
        syn::ReceiverKind::Value => Some(Mode::Value),
        syn::ReceiverKind::Reference(_, _, mutability) => {
            Some(mode_of_reference(mutability.is_some()))
        }
        syn::ReceiverKind::Typed(_, ty) => match ungroup_ty(ty) {
            syn::Type::Reference(of) => Some(mode_of_reference(of.mutability.is_some())),
            _ => Some(Mode::Value),
        },
        _ => None,
    }
}

/// Whether a type mentions a parameter.
pub(super) fn mentions(ty: &syn::Type, param: &str) -> bool {
    struct Mentions<'p>(&'p str, bool);
    impl<'ast> Visit<'ast> for Mentions<'_> {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            self.1 |= ident == self.0;
        }
    }
    let mut found = Mentions(param, false);
    found.visit_type(ty);
    found.1
}

/// The type in `Into<f32>`.
fn converted(path: &syn::Path) -> Option<&syn::Type> {
    let last = path.segments.last().filter(|last| last.ident == "Into")?;
    match &last.arguments {
        syn::PathArguments::AngleBracketed(args) => match args.args.first()? {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}
