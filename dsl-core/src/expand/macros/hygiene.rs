//! Macro hygiene. Each name that a macro's rule writes gets the mark of the call: `x` becomes
//! `x__mark_3`. A variable with a mark differs from variables with another mark or none, and gets a
//! name of its own. All other names lose the mark: items, members, methods, types, and variables at
//! the macro's declaration.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::ToTokens;

use crate::syntax::visit_mut::{self, VisitMut};

const MARK: &str = "__mark_";

const KEYWORDS: &str = "as break const continue crate dyn else enum extern false fn for if impl in let loop match mod \
    move mut pub ref return self Self static struct super trait true type unsafe use where while async await \
    macro_rules _";

/// A name in the expansion of a call.
pub(super) fn marked(name: &Ident, mark: usize) -> Ident {
    let text = name.to_string();
    if KEYWORDS.split_ascii_whitespace().any(|keyword| keyword == text) || text.starts_with("r#") {
        return name.clone();
    }
    Ident::new(&format!("{text}{MARK}{mark}"), name.span())
}

/// A name without marks.
pub(super) fn plain(name: &str) -> String {
    name.split(MARK).next().unwrap_or_default().to_owned()
}

/// Gives unique names to the variables that macros bind, and removes the marks.
pub(super) fn resolve(item: &mut syn::Item) {
    let mut taken = BTreeSet::new();
    names_in(item.to_token_stream(), &mut taken);
    // A name that macros use and do not bind must stay free of the variables that they bind.
    let mut trial = Resolver::new(taken.clone());
    trial.visit_item_mut(&mut item.clone());
    taken.append(&mut trial.free);
    Resolver::new(taken).visit_item_mut(item);
}

/// The names without marks.
fn names_in(tokens: TokenStream, names: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                let name = name.to_string();
                if !name.contains(MARK) {
                    names.insert(name);
                }
            }
            TokenTree::Group(of) => names_in(of.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

struct Resolver {
    /// The variables with marks, and their new names; innermost last.
    scopes: Vec<BTreeMap<String, String>>,
    /// The names that are taken.
    taken: BTreeSet<String>,
    /// The names that macros use and do not bind.
    free: BTreeSet<String>,
}

impl Resolver {
    fn new(taken: BTreeSet<String>) -> Self {
        Resolver { scopes: vec![BTreeMap::new()], taken, free: BTreeSet::new() }
    }

    fn scoped(&mut self, visit: impl FnOnce(&mut Self)) {
        self.scopes.push(BTreeMap::new());
        visit(self);
        self.scopes.pop();
    }

    fn find(&self, name: &str) -> Option<&String> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name))
    }

    /// The new name of a variable, or the name without marks.
    fn name(&mut self, name: &Ident) -> Ident {
        let text = name.to_string();
        if !text.contains(MARK) {
            return name.clone();
        }
        let new = self.find(&text).cloned().unwrap_or_else(|| {
            let free = plain(&text);
            self.free.insert(free.clone());
            free
        });
        Ident::new(&new, name.span())
    }

    /// Declares the variables of a pattern.
    fn bind(&mut self, pat: &mut syn::Pat) {
        let mut bound = BTreeMap::new();
        let mut binder = Binder { resolver: self, bound: &mut bound };
        binder.visit_pat_mut(pat);
        let scope = self.scopes.last_mut().expect("the outermost scope stays");
        scope.extend(bound);
    }
}

/// Renames the variables of a pattern.
struct Binder<'a> {
    resolver: &'a mut Resolver,
    bound: &'a mut BTreeMap<String, String>,
}

impl Binder<'_> {
    fn declare(&mut self, name: &mut Ident) {
        let text = name.to_string();
        if !text.contains(MARK) {
            return;
        }
        let plain = plain(&text);
        if plain.starts_with(|c: char| c.is_uppercase()) {
            *name = Ident::new(&plain, name.span());
            return;
        }
        let taken = &mut self.resolver.taken;
        let new = self.bound.entry(text).or_insert_with(|| {
            let mut candidates = (1..).map(|n| format!("{plain}_{n}"));
            let new = match taken.contains(&plain) {
                true => candidates.find(|name| !taken.contains(name)).unwrap_or_default(),
                false => plain.clone(),
            };
            taken.insert(new.clone());
            new
        });
        *name = Ident::new(new, name.span());
    }
}

impl VisitMut for Binder<'_> {
    fn visit_pat_ident_mut(&mut self, pat: &mut syn::PatIdent) {
        self.declare(&mut pat.ident);
        if let Some((_, inner)) = &mut pat.subpat {
            self.visit_pat_mut(inner);
        }
    }

    fn visit_field_pat_mut(&mut self, field: &mut syn::FieldPat) {
        self.visit_pat_mut(&mut field.pat);
        if let syn::Member::Named(name) = &mut field.member {
            let plain = Ident::new(&plain(&name.to_string()), name.span());
            let is_short = field.colon_token.is_none();
            if is_short
                && let syn::Pat::Ident(of) = &*field.pat
                && of.ident != plain
            {
                field.colon_token = Some(syn::Token![:](plain.span()));
            }
            *name = plain;
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        self.resolver.visit_expr_mut(expr);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        self.resolver.visit_path_mut(path);
    }

    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        self.resolver.visit_type_mut(ty);
    }
}

impl VisitMut for Resolver {
    fn visit_ident_mut(&mut self, name: &mut Ident) {
        let text = name.to_string();
        if text.contains(MARK) {
            *name = Ident::new(&plain(&text), name.span());
        }
    }

    /// rustc may ignore groups without delimiters, `{1 + 2} * 3`, in the tokens of an attribute.
    fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
        visit_mut::visit_expr_mut(self, expr);
        if let syn::Expr::Group(group) = expr
            && !binds_tightly(&group.expr)
        {
            let inner =
                std::mem::replace(&mut *group.expr, syn::Expr::Verbatim(TokenStream::new()));
            let (attrs, paren_token, expr_of) = (Vec::new(), Default::default(), Box::new(inner));
            *expr = syn::Expr::Paren(syn::ExprParen { attrs, paren_token, expr: expr_of });
        }
    }

    fn visit_expr_path_mut(&mut self, expr: &mut syn::ExprPath) {
        if expr.qself.is_none()
            && let Some(name) = expr.path.get_ident()
        {
            let name = self.name(name);
            expr.path.segments[0].ident = name;
            self.attributes(&mut expr.attrs);
            return;
        }
        visit_mut::visit_expr_path_mut(self, expr);
    }

    fn visit_field_value_mut(&mut self, field: &mut syn::FieldValue) {
        self.attributes(&mut field.attrs);
        self.visit_expr_mut(&mut field.expr);
        if let syn::Member::Named(name) = &mut field.member {
            let plain = Ident::new(&plain(&name.to_string()), name.span());
            if field.colon_token.is_none()
                && matches!(&field.expr, syn::Expr::Path(of) if !of.path.is_ident(&plain))
            {
                field.colon_token = Some(syn::Token![:](plain.span()));
            }
            *name = plain;
        }
    }

    fn visit_attribute_mut(&mut self, attr: &mut syn::Attribute) {
        if let syn::Meta::List(list) = &mut attr.meta {
            list.tokens = self.tokens(list.tokens.clone());
        }
        visit_mut::visit_attribute_mut(self, attr);
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        self.visit_path_mut(&mut mac.path);
        mac.tokens = self.tokens(mac.tokens.clone());
    }

    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        self.scoped(|resolver| visit_mut::visit_block_mut(resolver, block));
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        self.attributes(&mut local.attrs);
        if let Some(init) = &mut local.init {
            self.visit_expr_mut(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        }
        self.bind(&mut local.pat);
    }

    fn visit_expr_let_mut(&mut self, expr: &mut syn::ExprLet) {
        self.attributes(&mut expr.attrs);
        self.visit_expr_mut(&mut expr.expr);
        self.bind(&mut expr.pat);
    }

    fn visit_expr_if_mut(&mut self, expr: &mut syn::ExprIf) {
        self.attributes(&mut expr.attrs);
        self.scoped(|resolver| {
            resolver.visit_expr_mut(&mut expr.cond);
            resolver.visit_block_mut(&mut expr.then_branch);
        });
        if let Some((_, otherwise)) = &mut expr.else_branch {
            self.visit_expr_mut(otherwise);
        }
    }

    fn visit_expr_while_mut(&mut self, expr: &mut syn::ExprWhile) {
        self.scoped(|resolver| visit_mut::visit_expr_while_mut(resolver, expr));
    }

    fn visit_expr_for_loop_mut(&mut self, expr: &mut syn::ExprForLoop) {
        self.attributes(&mut expr.attrs);
        self.visit_expr_mut(&mut expr.expr);
        self.scoped(|resolver| {
            resolver.bind(&mut expr.pat);
            resolver.visit_block_mut(&mut expr.body);
        });
    }

    fn visit_arm_mut(&mut self, arm: &mut syn::Arm) {
        self.attributes(&mut arm.attrs);
        self.scoped(|resolver| {
            match &mut arm.pat {
                syn::Pat::Guard(of) => {
                    resolver.bind(&mut of.pat);
                    resolver.visit_expr_mut(&mut of.guard);
                }
                pat => resolver.bind(pat),
            }
            resolver.visit_expr_mut(&mut arm.body);
        });
    }

    fn visit_expr_closure_mut(&mut self, closure: &mut syn::ExprClosure) {
        self.attributes(&mut closure.attrs);
        self.scoped(|resolver| {
            closure.inputs.iter_mut().for_each(|pat| resolver.bind(pat));
            resolver.visit_return_type_mut(&mut closure.output);
            resolver.visit_expr_mut(&mut closure.body);
        });
    }

    fn visit_signature_mut(&mut self, sig: &mut syn::Signature) {
        self.visit_ident_mut(&mut sig.ident);
        self.visit_generics_mut(&mut sig.generics);
        for input in &mut sig.inputs {
            match input {
                syn::FnArg::Typed(param) => {
                    self.visit_type_mut(&mut param.ty);
                    self.bind(&mut param.pat);
                }
                syn::FnArg::Receiver(receiver) => self.visit_receiver_mut(receiver),
            }
        }
        self.visit_return_type_mut(&mut sig.output);
    }

    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        self.scoped(|resolver| visit_mut::visit_item_fn_mut(resolver, item));
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        self.scoped(|resolver| visit_mut::visit_impl_item_fn_mut(resolver, item));
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        self.scoped(|resolver| visit_mut::visit_trait_item_fn_mut(resolver, item));
    }
}

impl Resolver {
    fn attributes(&mut self, attrs: &mut [syn::Attribute]) {
        attrs.iter_mut().for_each(|attr| self.visit_attribute_mut(attr));
    }

    fn tokens(&mut self, tokens: TokenStream) -> TokenStream {
        let tokens = tokens.into_iter().map(|token| match token {
            TokenTree::Ident(name) => TokenTree::Ident(self.name(&name)),
            TokenTree::Group(of) => {
                let mut group = Group::new(of.delimiter(), self.tokens(of.stream()));
                group.set_span(of.span());
                TokenTree::Group(group)
            }
            token => token,
        });
        tokens.collect()
    }
}

/// Whether an expression is a single operand even without parentheses.
fn binds_tightly(expr: &syn::Expr) -> bool {
    match expr {
        syn::Expr::Group(group) => binds_tightly(&group.expr),
        syn::Expr::Path(_)
        | syn::Expr::Lit(_)
        | syn::Expr::Paren(_)
        | syn::Expr::Call(_)
        | syn::Expr::MethodCall(_)
        | syn::Expr::Field(_)
        | syn::Expr::Index(_)
        | syn::Expr::Array(_)
        | syn::Expr::Repeat(_)
        | syn::Expr::Tuple(_)
        | syn::Expr::Macro(_) => true,
        _ => false,
    }
}
