//! Bounds: what generic code knows about its type parameters.

use proc_macro2::Ident;

use super::symbols::Symbols;
use crate::ir::Name;
use crate::items::{ItemId, ItemKind, Items, Scope};
use crate::syntax::name_of;
use crate::syntax::visit::Visit;

/// The bounds of type parameters.
#[derive(Clone, Default)]
pub(super) struct Bounds {
    /// The type parameters.
    params: Vec<String>,
    /// The traits of the parameters, `Self` included.
    traits: Vec<Bound>,
    /// The types that parameters convert to, `T: Into<f32>`.
    conversions: Vec<(String, syn::Type)>,
    /// Whether the type of each variable is known not to be a type parameter.
    concrete: Symbols<bool>,
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
        self.concrete.get(name).is_some_and(|known| *known)
    }

    /// Notes of a variable whether its type is known not to be a type parameter's.
    pub(super) fn declare_variable(&mut self, name: &Name, is_concrete: bool) {
        if is_concrete || self.concrete.contains(&name.text) {
            self.concrete.insert(name.text.clone(), is_concrete);
        }
    }

    /// Notes the function's parameters whose types mention no type parameter.
    pub(super) fn declare_inputs(&mut self, sig: &syn::Signature) {
        for input in &sig.inputs {
            if let syn::FnArg::Typed(of) = input {
                self.declare_typed(of);
            }
        }
    }

    /// Notes a closure's parameter if its declared type mentions no type parameter.
    pub(super) fn declare_pattern(&mut self, pat: &syn::Pat) {
        if let syn::Pat::Type(of) = pat {
            self.declare_typed(of);
        }
    }

    fn declare_typed(&mut self, of: &syn::PatType) {
        if let syn::Pat::Ident(name) = &*of.pat {
            self.declare_variable(&name_of(&name.ident), !self.mentions_param(&of.ty));
        }
    }

    /// The variables so far: a block's own ones end with it.
    pub(super) fn variables(&self) -> Symbols<bool> {
        self.concrete.clone()
    }

    pub(super) fn forget_variables(&mut self, before: Symbols<bool>) {
        self.concrete = before;
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
