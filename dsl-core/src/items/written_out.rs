//! Replaces type aliases by their types, and imported constants of std by their values. Adds the
//! default arguments of generic structs and traits. Also removes syntax without a meaning in kernels,
//! such as `unsafe`.
//!
//! Every use of an alias becomes its type before anything is lowered, so that later stages do not
//! know aliases. The paths in the type keep the meaning that they have at the alias's declaration.

mod assumed;
mod macros;

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::ToTokens;

use super::item::{ItemId, ItemKind, Items, Scope, imports};
use super::known;
use super::paths::text;
use super::std_types::type_named;
use crate::constants::float_const;
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{first_segments, ungroup};
use assumed::assumption;

/// The maximal length of a chain of aliases.
const DEEPEST: usize = 16;

/// The items that stand for others.
#[derive(Default)]
pub(crate) struct Names {
    aliases: BTreeMap<ItemId, (syn::ItemType, Scope)>,
    /// The generic parameters of structs, enums and traits that have defaults.
    defaults: BTreeMap<ItemId, (syn::Generics, Scope)>,
    /// Whether a user's method has the name of an unchecked access to slices.
    has_unchecked: bool,
}

impl Names {
    pub(crate) fn of(items: &Items) -> Self {
        let mut names = Names { has_unchecked: assumed::is_declared(items), ..Names::default() };
        for (id, item) in items.items.iter() {
            match &item.kind {
                ItemKind::Type(of) => {
                    names.aliases.insert(id, (of.clone(), item.scope.clone()));
                }
                kind => {
                    let generics = match kind {
                        ItemKind::Trait(of) => Some(&of.generics),
                        kind => kind.generics(),
                    };
                    if let Some(of) = generics.filter(|of| has_defaults(of)) {
                        names.defaults.insert(id, (of.clone(), item.scope.clone()));
                    }
                }
            }
        }
        names
    }

    /// Lets `visit` replace the names in a scope.
    pub(crate) fn write_out(&self, scope: &mut Scope, visit: impl FnOnce(&mut WriteOut<'_>)) {
        visit(&mut WriteOut::new(self, scope));
    }
}

impl Items {
    /// Replaces the names in all items, and moves parameters of `impl`s that their types then lack.
    pub(crate) fn write_out(&mut self) {
        let names = Names::of(self);
        let ids: Vec<ItemId> = self.items.iter().map(|(id, _)| id).collect();
        for id in ids {
            let item = &mut self.items[id];
            names.write_out(&mut item.scope, |out| match &mut item.kind {
                ItemKind::Function(of) => out.visit_item_fn_mut(of),
                ItemKind::Const(of) => out.visit_item_const_mut(of),
                ItemKind::Struct(of) => out.visit_item_struct_mut(of),
                ItemKind::Enum(of) => out.visit_item_enum_mut(of),
                ItemKind::Trait(of) => out.visit_item_trait_mut(of),
                ItemKind::Type(_) => {}
            });
        }
        for block in &mut self.impls {
            names.write_out(&mut block.scope, |out| out.visit_item_impl_mut(&mut block.syntax));
        }
        self.move_free_parameters();
    }
}

#[derive(Clone)]
enum Meaning {
    Alias(Box<syn::ItemType>),
    /// A constant of std, or a module of constants.
    Path(syn::Path),
    /// Anything else.
    Other,
}

/// Replaces names in a piece of syntax.
pub(crate) struct WriteOut<'a> {
    names: &'a Names,
    scope: &'a mut Scope,
    /// The declarations of blocks and generic parameters, innermost last.
    frames: Vec<BTreeMap<String, Meaning>>,
    /// The number of aliases that lead to the type being replaced.
    depth: usize,
}

impl<'a> WriteOut<'a> {
    fn new(names: &'a Names, scope: &'a mut Scope) -> Self {
        WriteOut { names, scope, frames: vec![BTreeMap::new()], depth: 0 }
    }

    fn declare(&mut self, name: &syn::Ident, meaning: Meaning) {
        let frame = self.frames.last_mut().expect("the outermost frame stays");
        frame.insert(name.to_string(), meaning);
    }

    /// Declares the names that a `use` imports, if they stand for others.
    pub(crate) fn import(&mut self, item: &syn::ItemUse) {
        for (name, path) in imports(item) {
            self.import_path(name, path);
        }
    }

    /// The same for one path; without a name it is a glob.
    pub(crate) fn import_path(&mut self, name: Option<syn::Ident>, path: syn::Path) {
        match name {
            Some(name) if is_written_out(&path) => self.declare(&name, Meaning::Path(path)),
            Some(name) => self.declare(&name, Meaning::Other),
            None if is_written_out(&path) => {
                let frame = self.frames.last_mut().expect("the outermost frame stays");
                frame.insert("*".to_owned(), Meaning::Path(path));
            }
            None => {}
        }
    }

    fn meaning(&self, name: &str) -> Option<&Meaning> {
        self.frames.iter().rev().find_map(|frame| {
            let glob = || frame.get("*").filter(|_| float_const(name).is_some());
            frame.get(name).or_else(glob)
        })
    }

    fn scoped(&mut self, visit: impl FnOnce(&mut Self)) {
        self.frames.push(BTreeMap::new());
        visit(self);
        self.frames.pop();
    }

    fn generics(&mut self, generics: &syn::Generics) {
        for param in &generics.params {
            match param {
                syn::GenericParam::Type(param) => self.declare(&param.ident, Meaning::Other),
                syn::GenericParam::Const(param) => self.declare(&param.ident, Meaning::Other),
                syn::GenericParam::Lifetime(_) => {}
            }
        }
    }

    /// The type that the start of a path stands for, and the number of segments of that start.
    fn alias(&mut self, path: &syn::Path) -> Option<(syn::Type, usize)> {
        let first = path.segments.first().filter(|_| path.leading_colon.is_none());
        let known = first.and_then(|first| self.meaning(&first.ident.to_string()));
        if let Some(Meaning::Alias(of)) = known {
            return Some((with_arguments(&of.generics, &of.ty, &path.segments[0])?, 1));
        }
        if known.is_some() {
            return None;
        }
        let (item, used) = self.scope.resolve(path)?;
        let (alias, scope) = self.names.aliases.get(&item)?;
        let (mut generics, mut ty) = (alias.generics.clone(), (*alias.ty).clone());
        let mut rooted = Rooted { from: scope, to: self.scope };
        rooted.visit_generics_mut(&mut generics);
        rooted.visit_type_mut(&mut ty);
        Some((with_arguments(&generics, &ty, &path.segments[used - 1])?, used))
    }

    /// Adds default arguments to the path of a struct, an enum or a trait. `this` is what `Self` means
    /// in them.
    fn with_defaults(&mut self, path: &mut syn::Path, this: Option<&syn::Type>) {
        let Some((item, used)) = self.scope.resolve(path) else { return };
        let Some((generics, scope)) = self.names.defaults.get(&item) else { return };
        let segment = &mut path.segments[used - 1];
        let mut args: Vec<syn::GenericArgument> = match &segment.arguments {
            syn::PathArguments::AngleBracketed(of) => of.args.iter().cloned().collect(),
            _ => Vec::new(),
        };
        let is_argument = |arg: &&syn::GenericArgument| {
            matches!(arg, syn::GenericArgument::Type(_) | syn::GenericArgument::Const(_))
        };
        let mut given = args.iter().filter(is_argument);
        let mut meanings = Substitute(BTreeMap::new());
        if let Some(this) = this {
            meanings.0.insert("Self".to_owned(), this.to_token_stream());
        }
        let mut added = Vec::new();
        for (name, default) in parameters(generics) {
            let tokens = match given.next() {
                Some(arg) => arg.to_token_stream(),
                None => {
                    let Some(mut ty) = default.cloned() else { return };
                    Rooted { from: scope, to: self.scope }.visit_type_mut(&mut ty);
                    meanings.visit_type_mut(&mut ty);
                    added.push(syn::GenericArgument::Type(ty.clone()));
                    ty.into_token_stream()
                }
            };
            meanings.0.insert(name.to_string(), tokens);
        }
        if !added.is_empty() {
            // Bindings, `Output = T`, come last.
            let at = args.iter().rposition(|arg| is_argument(&arg)).map_or_else(
                || args.iter().take_while(|arg| is_lifetime(arg)).count(),
                |last| last + 1,
            );
            args.splice(at..at, added);
            let span = segment.ident.span();
            segment.arguments =
                syn::PathArguments::AngleBracketed(syn::parse_quote_spanned!(span=> <#(#args),*>));
        }
    }

    /// Adds default arguments to the traits in the bounds of a type.
    fn bounds_with_defaults<'b>(
        &mut self,
        bounds: impl Iterator<Item = &'b mut syn::TypeParamBound>,
        this: &syn::Type,
    ) {
        for bound in bounds {
            if let syn::TypeParamBound::Trait(of) = bound {
                self.with_defaults(&mut of.path, Some(this));
            }
        }
    }

    /// Adds default arguments to the trait and to the type in the path of a value.
    fn value_with_defaults(&mut self, of: &mut syn::ExprPath) {
        match &of.qself {
            Some(qself) => self.qualified_with_defaults(qself, &mut of.path),
            None if of.path.segments.iter().any(|of| !of.arguments.is_none()) => {
                let Some((_, used)) = self.scope.resolve(&of.path) else { return };
                if !of.path.segments[used - 1].arguments.is_none() {
                    self.with_defaults(&mut of.path, None);
                    of.path.segments.iter_mut().for_each(with_colons);
                }
            }
            None => {}
        }
    }

    /// Adds default arguments to the trait of `<T as Trait>::f`.
    fn qualified_with_defaults(&mut self, qself: &syn::QSelf, path: &mut syn::Path) {
        if qself.position > 0 {
            let mut of_trait = first_segments(path, qself.position);
            self.with_defaults(&mut of_trait, Some(&qself.ty));
            let rest = path.segments.iter().skip(qself.position).cloned().collect::<Vec<_>>();
            of_trait.segments.extend(rest);
            *path = of_trait;
        }
    }

    /// Whether a path means `Wrapping` of std, which is a tuple of one member in kernels.
    fn is_wrapping(&self, path: &syn::Path) -> bool {
        let name = path.segments.first().filter(|_| path.segments.len() == 1);
        let meant = match name.and_then(|name| self.meaning(&name.ident.to_string())) {
            Some(Meaning::Path(meant)) => meant,
            Some(Meaning::Alias(_) | Meaning::Other) => return false,
            None => path,
        };
        meant.segments.last().is_some_and(|last| last.ident == "Wrapping")
            && self.scope.resolve(path).is_none()
    }

    /// `Wrapping(x)` as a tuple, and `Wrapping` as a function.
    fn wrapping(&self, expr: &syn::Expr) -> Option<syn::Expr> {
        if let syn::Expr::Path(of) = expr
            && self.is_wrapping(&of.path)
        {
            let span = of.path.segments.last()?.ident.span();
            return Some(syn::parse_quote_spanned!(span=> |__wrapped| (__wrapped,)));
        }
        let syn::Expr::Call(call) = expr else { return None };
        let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
        let arg =
            call.args.first().filter(|_| call.args.len() == 1 && self.is_wrapping(&path.path))?;
        let span = call.paren_token.span.join();
        Some(match path.path.segments.last().map(|last| &last.arguments) {
            Some(syn::PathArguments::AngleBracketed(of))
                if let [ty] = of.args.iter().collect::<Vec<_>>()[..] =>
            {
                syn::parse_quote_spanned!(span=> ({ let __wrapped: #ty = #arg; __wrapped },))
            }
            _ => syn::parse_quote_spanned!(span=> (#arg,)),
        })
    }

    /// Replaces the start of a path. `None` if it stands for a type without a path.
    fn path(&mut self, path: &mut syn::Path) {
        if self.depth == DEEPEST {
            return;
        }
        let first = path.segments.first().map(|first| first.ident.to_string()).unwrap_or_default();
        if let (Some(Meaning::Path(known)), None) = (self.meaning(&first), path.leading_colon) {
            let is_glob = known.segments.last().is_some_and(|last| last.ident != first.as_str())
                && self.frames.iter().rev().all(|frame| !frame.contains_key(&first));
            let is_whole = starts_upper(&first) || path.segments.len() > 1;
            let mut written = known.clone();
            if let (false, Some(last)) = (is_glob, written.segments.last_mut()) {
                last.arguments = path.segments[0].arguments.clone();
            }
            if is_glob && path.segments.len() == 1 || !is_glob && is_whole {
                written.segments.extend(path.segments.iter().skip(usize::from(!is_glob)).cloned());
                *path = written;
            }
            return;
        }
        if let Some((ty, used)) = self.alias(path)
            && let syn::Type::Path(syn::TypePath { qself: None, path: of, .. }) = ty
        {
            let mut written = of;
            written.segments.extend(path.segments.iter().skip(used).cloned());
            written.segments.iter_mut().for_each(with_colons);
            *path = written;
            self.depth += 1;
            self.path(path);
            self.depth -= 1;
        }
    }
}

/// Whether a path of std means a constant, a module of constants, `Wrapping`, a type that is defined in
/// Rust, or an assumption.
pub(crate) fn is_written_out(path: &syn::Path) -> bool {
    path.segments.first().is_some_and(|of| known::is_crate(&of.ident.to_string()))
        && (path.segments.iter().any(|of| of.ident == "consts" || of.ident == "Wrapping")
            || path.segments.last().is_some_and(|last| type_named(&last.ident).is_some())
            || assumption(path).is_some())
}

fn starts_upper(name: &str) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
}

/// Generic arguments in the form for expressions.
fn with_colons(segment: &mut syn::PathSegment) {
    if let syn::PathArguments::AngleBracketed(args) = &mut segment.arguments {
        args.colon2_token = Some(syn::Token![::](args.lt_token.span));
    }
}

/// An alias's type with the arguments of a segment. Without arguments, an expression leaves them
/// open. `None` if some are missing.
fn with_arguments(
    generics: &syn::Generics,
    ty: &syn::Type,
    segment: &syn::PathSegment,
) -> Option<syn::Type> {
    let mut ty = ty.clone();
    match &segment.arguments {
        syn::PathArguments::AngleBracketed(args) => {
            let mut given = args.args.iter().filter(|arg| !is_lifetime(arg));
            let args = parameters(generics).map(|(name, default)| {
                let tokens = match (given.next(), default) {
                    (Some(arg), _) => arg.to_token_stream(),
                    (None, Some(default)) => default.to_token_stream(),
                    (None, None) => return None,
                };
                Some((name.to_string(), tokens))
            });
            Substitute(args.collect::<Option<_>>()?).visit_type_mut(&mut ty);
        }
        _ if !generics.params.is_empty() => {
            let syn::Type::Path(of) = &mut ty else { return None };
            of.path.segments.last_mut()?.arguments = syn::PathArguments::None;
        }
        _ => {}
    }
    Some(ty)
}

/// The type and const parameters, with the defaults of types.
fn parameters(generics: &syn::Generics) -> impl Iterator<Item = (&syn::Ident, Option<&syn::Type>)> {
    generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(param) => {
            Some((&param.ident, param.default.as_ref().map(|(_, ty)| ty)))
        }
        syn::GenericParam::Const(param) => Some((&param.ident, None)),
        syn::GenericParam::Lifetime(_) => None,
    })
}

fn has_defaults(generics: &syn::Generics) -> bool {
    parameters(generics).any(|(_, default)| default.is_some())
}

fn is_lifetime(arg: &syn::GenericArgument) -> bool {
    matches!(arg, syn::GenericArgument::Lifetime(_))
}

/// Replaces parameters by arguments.
struct Substitute(BTreeMap<String, TokenStream>);

impl VisitMut for Substitute {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        let name = match ty {
            syn::Type::Path(of) if of.qself.is_none() => of.path.get_ident(),
            _ => None,
        };
        match name.and_then(|name| self.0.get(&name.to_string())) {
            Some(arg) => {
                if let Ok(arg) = syn::parse2(arg.clone()) {
                    *ty = arg;
                }
            }
            None => visit_mut::visit_type_mut(self, ty),
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        let name = match expr {
            syn::Expr::Path(of) => of.path.get_ident(),
            _ => None,
        };
        match name.and_then(|name| self.0.get(&name.to_string())) {
            Some(arg) => {
                if let Ok(arg) = syn::parse2(arg.clone()) {
                    *expr = arg;
                }
            }
            None => visit_mut::visit_expr_mut(self, expr),
        }
    }
}

/// Makes paths of one scope mean the same in another scope, under names of their own.
struct Rooted<'a> {
    from: &'a Scope,
    to: &'a mut Scope,
}

impl VisitMut for Rooted<'_> {
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        visit_mut::visit_path_mut(self, path);
        let Some((item, used)) = self.from.resolve(path) else { return };
        let root = quote::format_ident!("__item_{}", item.index());
        let mut rooted = syn::Path::from(root);
        rooted.segments.extend(path.segments.iter().skip(used - 1).cloned());
        let named =
            rooted.segments.iter().take(2).map(|of| syn::PathSegment::from(of.ident.clone()));
        let start = syn::Path { leading_colon: None, segments: named.collect() };
        self.to.0.insert(text(&start), item);
        *path = rooted;
    }
}

impl VisitMut for WriteOut<'_> {
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Path(of) = ty
            && self.is_wrapping(&of.path)
            && let Some(last) = of.path.segments.last()
            && let syn::PathArguments::AngleBracketed(of) = &last.arguments
            && let Some(syn::GenericArgument::Type(inner)) = of.args.first()
        {
            *ty = syn::parse_quote_spanned!(last.ident.span()=> (#inner,));
        }
        if let syn::Type::Path(of) = ty
            && of.qself.is_none()
            && self.depth < DEEPEST
            && let Some((alias, used)) = self.alias(&of.path)
        {
            if used == of.path.segments.len() {
                *ty = alias;
            } else if let syn::Type::Path(syn::TypePath { qself: None, path, .. }) = alias {
                let rest = of.path.segments.iter().skip(used).cloned().collect::<Vec<_>>();
                of.path = path;
                of.path.segments.extend(rest);
            } else {
                return;
            }
            self.depth += 1;
            self.visit_type_mut(ty);
            self.depth -= 1;
            return;
        }
        if let syn::Type::Path(of) = ty {
            match &of.qself {
                Some(qself) => self.qualified_with_defaults(qself, &mut of.path),
                None => self.with_defaults(&mut of.path, None),
            }
        }
        visit_mut::visit_type_mut(self, ty);
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        let block = match expr {
            // Kernels reject operations that are unsafe in Rust.
            syn::Expr::Unsafe(of) => Some((std::mem::take(&mut of.attrs), of.block.clone())),
            // A `const` block has the same value at run time.
            syn::Expr::Const(of) => Some((std::mem::take(&mut of.attrs), of.block.clone())),
            _ => None,
        };
        if let Some((attrs, block)) = block {
            *expr = syn::Expr::Block(syn::ExprBlock { attrs, label: None, block });
        }
        if let Some(value) = self
            .assumed(expr)
            .or_else(|| self.unchecked(expr))
            .or_else(|| bytes(expr))
            .or_else(|| self.wrapping(expr))
        {
            *expr = value;
        }
        if let syn::Expr::Path(of) = expr {
            self.value_with_defaults(of);
        }
        visit_mut::visit_expr_mut(self, expr);
    }

    fn visit_generics_mut(&mut self, generics: &mut syn::Generics) {
        for param in generics.type_params_mut() {
            let this = syn::Type::Path(syn::TypePath {
                attrs: Vec::new(),
                qself: None,
                path: param.ident.clone().into(),
            });
            self.bounds_with_defaults(param.bounds.iter_mut(), &this);
        }
        if let Some(clause) = &mut generics.where_clause {
            for predicate in &mut clause.predicates {
                if let syn::WherePredicate::Type(of) = predicate {
                    let this = of.bounded_ty.clone();
                    self.bounds_with_defaults(of.bounds.iter_mut(), &this);
                }
            }
        }
        visit_mut::visit_generics_mut(self, generics);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        self.path(path);
        visit_mut::visit_path_mut(self, path);
    }

    fn visit_pat_mut(&mut self, pat: &mut syn::Pat) {
        if let syn::Pat::Lit(syn::ExprLit { lit: syn::Lit::ByteStr(text), .. }) = pat {
            let bytes = bytes_of(text);
            *pat = syn::parse_quote_spanned!(text.span()=> [#(#bytes),*]);
        }
        if let syn::Pat::TupleStruct(of) = pat
            && self.is_wrapping(&of.path)
            && let Some(inner) = of.elems.first().filter(|_| of.elems.len() == 1)
        {
            *pat = syn::parse_quote_spanned!(of.paren_token.span.join()=> (#inner,));
        }
        if let syn::Pat::Ident(of) = pat
            && of.by_ref.is_none()
            && of.subpat.is_none()
            && of.mutability.is_none()
            && starts_upper(&of.ident.to_string())
        {
            let mut path = syn::Path::from(of.ident.clone());
            self.path(&mut path);
            if path.segments.len() > 1 {
                let (attrs, qself) = (Vec::new(), None);
                *pat = syn::Pat::Path(syn::ExprPath { attrs, qself, path });
            }
            return;
        }
        visit_mut::visit_pat_mut(self, pat);
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        mac.tokens = self.arguments(mac).unwrap_or_else(|| self.tokens(mac.tokens.clone()));
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.scoped(|out| {
            for stmt in &block.stmts {
                match stmt {
                    syn::Stmt::Item(syn::Item::Type(of)) => {
                        out.declare(&of.ident, Meaning::Alias(Box::new(of.clone())));
                    }
                    syn::Stmt::Item(syn::Item::Use(of)) => out.import(of),
                    syn::Stmt::Item(item) => {
                        if let Some(name) = super::item::name_of_item(item) {
                            out.declare(name, Meaning::Other);
                        }
                    }
                    _ => {}
                }
            }
            block.stmts.retain(|stmt| !matches!(stmt, syn::Stmt::Item(syn::Item::Type(_))));
            for stmt in &mut block.stmts {
                if let syn::Stmt::Item(item @ syn::Item::Static(_)) = stmt {
                    *item = super::item::constant_of_static(item.clone());
                }
            }
            visit_mut::visit_block_mut(out, block);
        });
    }

    fn visit_item_use_mut(&mut self, _: &mut syn::ItemUse) {}

    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.scoped(|out| {
            out.generics(&item.sig.generics);
            visit_mut::visit_item_fn_mut(out, item);
        });
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.scoped(|out| {
            out.generics(&item.sig.generics);
            visit_mut::visit_impl_item_fn_mut(out, item);
        });
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        self.scoped(|out| {
            out.generics(&item.sig.generics);
            visit_mut::visit_trait_item_fn_mut(out, item);
        });
    }

    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        self.scoped(|out| {
            out.generics(&item.generics);
            if let Some((path, _)) = &mut item.trait_ {
                out.with_defaults(path, Some(&item.self_ty));
            }
            visit_mut::visit_item_impl_mut(out, item);
        });
    }

    fn visit_item_struct_mut(&mut self, item: &mut syn::ItemStruct) {
        self.scoped(|out| {
            out.generics(&item.generics);
            visit_mut::visit_item_struct_mut(out, item);
        });
    }

    fn visit_item_trait_mut(&mut self, item: &mut syn::ItemTrait) {
        self.scoped(|out| {
            out.generics(&item.generics);
            let this = syn::parse_quote!(Self);
            out.bounds_with_defaults(item.supertraits.iter_mut(), &this);
            visit_mut::visit_item_trait_mut(out, item);
        });
    }
}

/// The bytes of `b"ab"` as literals.
fn bytes_of(text: &syn::LitByteStr) -> Vec<syn::LitByte> {
    text.value().into_iter().map(|byte| syn::LitByte::new(byte, text.span())).collect()
}

/// `b"ab"` and `*b"ab"` as arrays.
fn bytes(expr: &syn::Expr) -> Option<syn::Expr> {
    let array = |of: &syn::Expr| match of {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::ByteStr(text), .. }) => {
            let bytes = bytes_of(text);
            Some(quote::quote_spanned!(text.span()=> [#(#bytes),*]))
        }
        _ => None,
    };
    match expr {
        syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
            syn::parse2(array(&of.expr)?).ok()
        }
        of => {
            let array = array(of)?;
            syn::parse2(quote::quote!(&#array)).ok()
        }
    }
}
