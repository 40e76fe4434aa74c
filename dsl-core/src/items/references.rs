//! The paths in a syntax tree that refer to items outside of it, and the language's functions that
//! the tree calls.
//!
//! rustc resolves them later, by calling the macro of the same path. The syntax shows which names
//! are not references: locals, generic parameters, items of the body, names of the language. The
//! macro of a path is named by the path's start, up to the first segment in upper case:
//! `ops::Sum::identity` by `ops::Sum`, `ops::square` by all of it.

mod calls;

use std::collections::BTreeMap;

use syn::parse::Parser;
use syn::punctuated::Punctuated;

use super::known;
use super::paths::{first_segments, is_camel_case, is_upper, join, start, starts_upper, text};
use crate::syntax::message::Message;
use crate::syntax::name_of;
use crate::syntax::visit::{self, Visit};
use crate::syntax::workgroup_var::WorkgroupVar;
use calls::{called, may_recurse};

/// A path that refers to an item.
#[derive(Debug, Clone)]
pub struct Reference {
    /// The start that names the item, as written, without spaces: a key of a [`Scope`](super::Scope).
    pub written: String,
    /// The path of the item, after the `use` declarations of the body.
    pub path: syn::Path,
}

/// The names in a syntax tree.
#[derive(Debug, Default)]
pub struct Found {
    /// The items that it refers to. If a `use` in a block gives a name another meaning, both are
    /// listed.
    pub references: Vec<Reference>,
    /// The language's functions that it calls without a path, each once. Other items may have the
    /// same names.
    pub free_functions: Vec<syn::Ident>,
    /// The paths that it takes for constants of std without naming std, each once.
    pub constants: Vec<syn::Path>,
}

/// What a module declares under a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Declared {
    /// A type or trait: a path may start with its name, also if that is in lower case.
    Type,
    /// Anything else, or an item of an unknown kind.
    Item,
}

/// The names in an item. `declared` tells which names the module declares as items: they take
/// precedence over names of the language. `imports` are the module's imports, by name.
pub fn of_item(
    item: &syn::Item,
    declared: &dyn Fn(&str) -> Option<Declared>,
    imports: &[(syn::Ident, syn::Path)],
) -> Found {
    let mut finder = Finder::new(declared);
    for (name, path) in imports {
        finder.declare(name, Meaning::Import(path.clone()));
    }
    finder.visit_item(item);
    finder.found
}

/// The names in an item that a trait may declare, with their first spans: methods, `i32::UNIT`.
pub(crate) fn members_of(item: &syn::Item) -> BTreeMap<String, proc_macro2::Span> {
    struct Members(BTreeMap<String, proc_macro2::Span>);
    impl Members {
        fn add(&mut self, ident: &syn::Ident) {
            let name = name_of(ident);
            self.0.entry(name.text).or_insert(name.span);
        }
    }
    impl<'ast> Visit<'ast> for Members {
        fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
            self.add(&call.method);
            visit::visit_expr_method_call(self, call);
        }
        fn visit_expr_path(&mut self, of: &'ast syn::ExprPath) {
            let member = of.path.segments.iter().skip(1).last();
            member.into_iter().for_each(|member| self.add(&member.ident));
            visit::visit_expr_path(self, of);
        }
        fn visit_macro(&mut self, mac: &'ast syn::Macro) {
            values_of(mac).iter().for_each(|value| Members::visit_expr(self, value));
        }
    }
    let mut members = Members(BTreeMap::new());
    members.visit_item(item);
    members.0
}

/// The expressions in the arguments of a macro.
fn values_of(mac: &syn::Macro) -> Vec<syn::Expr> {
    if let Some(of) = crate::syntax::match_of(mac) {
        return vec![syn::Expr::Match(of)];
    }
    if let Some(message) = Message::of(mac) {
        return message.iter().flat_map(Message::values).cloned().collect();
    }
    let values = mac.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated);
    values.into_iter().flatten().collect()
}

/// The imports in the bodies of an item: the name, `None` for a glob, and the path.
pub(crate) fn imports_in(item: &syn::Item) -> Vec<(Option<syn::Ident>, syn::Path)> {
    struct Imports(Vec<(Option<syn::Ident>, syn::Path)>);
    impl<'ast> Visit<'ast> for Imports {
        fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
            self.0.extend(super::item::imports(item));
        }
    }
    let mut imports = Imports(Vec::new());
    imports.visit_item(item);
    imports.0
}

/// The methods, functions and constants that a trait declares.
pub(crate) fn declared_by(of: &syn::ItemTrait) -> Vec<String> {
    let members = of.items.iter().filter_map(|item| match item {
        syn::TraitItem::Fn(of) => Some(name_of(&of.sig.ident).text),
        syn::TraitItem::Const(of) => Some(name_of(&of.ident).text),
        _ => None,
    });
    members.collect()
}

/// The names in a kernel and in its attribute's arguments. `declared` tells which names of the
/// language are functions or constants of the user beside the kernel.
pub fn of_kernel(
    args: &proc_macro2::TokenStream,
    kernel: &syn::ItemFn,
    declared: &dyn Fn(&str) -> Option<Declared>,
) -> Found {
    let mut finder = Finder::new(declared);
    finder.visit_item_fn(kernel);
    finder.scoped(|finder| {
        finder.generics(&kernel.sig.generics);
        finder.in_arguments = true;
        let parser = Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated;
        if let Ok(metas) = parser.parse2(args.clone()) {
            metas.iter().for_each(|meta| finder.argument(meta));
        }
    });
    finder.found
}

/// The paths of a closure that refer to its surroundings, variables included.
pub fn of_closure(closure: &syn::ExprClosure) -> Vec<Reference> {
    let mut finder = Finder::new(&|_| Some(Declared::Item));
    finder.visit_expr_closure(closure);
    finder.found.references
}

/// A placeholder in scopes for the variants that a glob imports.
const VARIANTS: &str = "*";

/// The meaning of a name.
#[derive(Clone)]
enum Meaning {
    /// A variable, a constant or a function of the body; a constant parameter.
    Value,
    /// A type parameter, or a type of the body.
    Type,
    /// A `use` declaration of the body.
    Import(syn::Path),
}

#[derive(Clone, Copy, PartialEq)]
enum Position {
    /// `name(…)`.
    Call,
    /// Any other expression or pattern.
    Value,
    /// A type, trait or struct literal.
    Type,
}

struct Finder<'a> {
    declared: &'a dyn Fn(&str) -> Option<Declared>,
    /// Innermost last.
    scopes: Vec<BTreeMap<String, Meaning>>,
    /// Whether a value may be a type, `instances(T = [Sphere])`.
    in_arguments: bool,
    found: Found,
}

impl<'a> Finder<'a> {
    fn new(declared: &'a dyn Fn(&str) -> Option<Declared>) -> Self {
        let scopes = vec![BTreeMap::new()];
        Finder { declared, scopes, in_arguments: false, found: Found::default() }
    }

    // Scopes.

    fn scoped(&mut self, f: impl FnOnce(&mut Self)) {
        self.scopes.push(BTreeMap::new());
        f(self);
        self.scopes.pop();
    }

    fn declare(&mut self, ident: &syn::Ident, meaning: Meaning) {
        let scope = self.scopes.last_mut().expect("the outermost scope stays");
        scope.insert(ident.to_string(), meaning);
    }

    fn lookup(&self, name: &str) -> Option<&Meaning> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name))
    }

    fn generics(&mut self, generics: &syn::Generics) {
        for param in &generics.params {
            match param {
                syn::GenericParam::Type(param) => self.declare(&param.ident, Meaning::Type),
                syn::GenericParam::Const(param) => self.declare(&param.ident, Meaning::Value),
                syn::GenericParam::Lifetime(_) => {}
            }
        }
    }

    /// The items of a block are visible in all of it.
    fn local_items(&mut self, block: &syn::Block) {
        for stmt in &block.stmts {
            let syn::Stmt::Item(item) = stmt else { continue };
            match item {
                syn::Item::Use(item) => self.imports(item),
                item => {
                    if let Some(ident) = super::item::name_of_item(item) {
                        let is_type = !matches!(
                            item,
                            syn::Item::Fn(_) | syn::Item::Const(_) | syn::Item::Static(_)
                        );
                        let meaning = if is_type { Meaning::Type } else { Meaning::Value };
                        self.declare(ident, meaning);
                    }
                }
            }
        }
    }

    fn imports(&mut self, item: &syn::ItemUse) {
        for (name, path) in super::item::imports(item) {
            // Uses of the variants name the enum.
            let of = match name {
                Some(_) => super::variants::enum_of(&path),
                None => Some(path.clone()).filter(super::variants::is_enum),
            };
            if let Some(of) = of {
                self.path(&of, Position::Type);
                if name.is_none() {
                    let scope = self.scopes.last_mut().expect("the outermost scope stays");
                    scope.insert(VARIANTS.to_owned(), Meaning::Value);
                }
            }
            if let Some(name) = name {
                self.declare(&name, Meaning::Import(path));
            }
        }
    }

    /// Declares the variables of a pattern. The name of an item, such as a struct without members,
    /// is not a variable. In a refutable pattern, neither is a name in upper case, which is a
    /// constant.
    fn bind(&mut self, pat: &syn::Pat, may_fail: bool) {
        struct Names(Vec<syn::Ident>);
        impl<'ast> Visit<'ast> for Names {
            fn visit_pat_ident(&mut self, pat: &'ast syn::PatIdent) {
                self.0.push(pat.ident.clone());
                visit::visit_pat_ident(self, pat);
            }
            fn visit_expr(&mut self, _: &'ast syn::Expr) {}
        }
        self.visit_pat(pat);
        let mut names = Names(Vec::new());
        names.visit_pat(pat);
        for ident in names.0 {
            let name = ident.to_string();
            let is_item = is_camel_case(&name) && self.is_known(&name);
            if is_item || may_fail && is_upper(&name) {
                self.path(&syn::Path::from(ident), Position::Value);
            } else {
                self.declare(&ident, Meaning::Value);
            }
        }
    }

    fn is_known(&self, name: &str) -> bool {
        (self.declared)(name).is_some()
    }

    /// The start of a path that names its item.
    fn start(&self, path: &syn::Path) -> syn::Path {
        let is_type = path.leading_colon.is_none()
            && path.segments.first().is_some_and(|first| {
                (self.declared)(&first.ident.to_string()) == Some(Declared::Type)
            });
        if is_type { first_segments(path, 1) } else { start(path) }
    }

    // References.

    fn path(&mut self, path: &syn::Path, position: Position) {
        let Some(first) = path.segments.first() else { return };
        let first = first.ident.to_string();
        let is_single = path.segments.len() == 1 && path.leading_colon.is_none();
        let resolved = match self.lookup(&first) {
            Some(Meaning::Import(import)) if path.leading_colon.is_none() => join(import, path),
            Some(Meaning::Type) => return,
            Some(Meaning::Value) if is_single => return,
            Some(Meaning::Import(import)) if super::variants::enum_of(import).is_some() => return,
            _ => path.clone(),
        };
        if let (Some(ident), false) = (resolved.get_ident(), self.is_known(&first))
            && position != Position::Type
            && !self.in_arguments
            && known::is_free_function(&first)
            && !self.found.free_functions.contains(ident)
        {
            self.found.free_functions.push(ident.clone());
        }
        let is_variant = position == Position::Value && is_single && !self.in_arguments;
        if !self.is_known(&first)
            && (is_of_the_language(&resolved, position) || is_variant && is_camel_case(&first))
        {
            let last = path.segments.last().map(|last| last.ident.to_string());
            let is_constant =
                last.is_some_and(|last| crate::constants::float_const(&last).is_some());
            let may_be_users = !known::is_crate(&first) && first != "Self";
            if is_constant && position == Position::Value && may_be_users {
                let is_same = |other: &syn::Path| text(other) == text(path);
                let is_new = !self.found.constants.iter().any(is_same);
                self.found.constants.extend(is_new.then(|| path.clone()));
            }
            return;
        }
        if position == Position::Call && self.may_be_variant(path) {
            return;
        }
        let (resolved, written) = (self.start(&resolved), self.start(path));
        let written = text(&written);
        let references = &mut self.found.references;
        let is_it = |of: &Reference| of.written == written && text(&of.path) == text(&resolved);
        if !references.iter().any(is_it) {
            references.push(Reference { written, path: resolved });
        }
    }

    /// Whether a path may be a variant: the names that `use Shape::*` imports are known only later.
    fn may_be_variant(&self, path: &syn::Path) -> bool {
        let name = path.get_ident().map(ToString::to_string);
        name.is_some_and(|name| {
            is_camel_case(&name)
                && !self.is_known(&name)
                && self.lookup(&name).is_none()
                && self.lookup(VARIANTS).is_some()
        })
    }

    /// An argument of the attribute: `workgroup_size = N`, `instances(T = [f32, i32])`.
    fn argument(&mut self, meta: &syn::Meta) {
        match meta {
            syn::Meta::NameValue(pair) => self.visit_expr(&pair.value),
            syn::Meta::List(list) => {
                let parser = Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated;
                if let Ok(metas) = list.parse_args_with(parser) {
                    metas.iter().for_each(|meta| self.argument(meta));
                }
            }
            syn::Meta::Path(_) => {}
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
    fn visit_item_use(&mut self, _: &'ast syn::ItemUse) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.path(path, Position::Type);
        if !path.segments.last().is_some_and(|s| known::has_known_arguments(&s.ident.to_string())) {
            visit::visit_path(self, path);
        }
    }

    fn visit_type_path(&mut self, ty: &'ast syn::TypePath) {
        self.qualified(ty.qself.as_ref(), &ty.path, Position::Type);
    }

    fn visit_pat_tuple_struct(&mut self, pat: &'ast syn::PatTupleStruct) {
        match self.may_be_variant(&pat.path) {
            true => pat.elems.iter().for_each(|pat| self.visit_pat(pat)),
            false => visit::visit_pat_tuple_struct(self, pat),
        }
    }

    fn visit_pat_struct(&mut self, pat: &'ast syn::PatStruct) {
        match self.may_be_variant(&pat.path) {
            true => pat.fields.iter().for_each(|field| self.visit_pat(&field.pat)),
            false => visit::visit_pat_struct(self, pat),
        }
    }

    fn visit_expr_struct(&mut self, of: &'ast syn::ExprStruct) {
        match self.may_be_variant(&of.path) {
            true => of.fields.iter().for_each(|field| self.visit_expr(&field.expr)),
            false => visit::visit_expr_struct(self, of),
        }
    }

    fn visit_expr_path(&mut self, expr: &'ast syn::ExprPath) {
        self.qualified(expr.qself.as_ref(), &expr.path, Position::Value);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        match crate::syntax::ungroup(&call.func) {
            syn::Expr::Path(func) => {
                self.qualified(func.qself.as_ref(), &func.path, Position::Call);
            }
            func => self.visit_expr(func),
        }
        call.args.iter().for_each(|arg| self.visit_expr(arg));
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if let Some(generics) = &call.turbofish {
            self.visit_angle_bracketed_generic_arguments(generics);
        }
        // `x.load(Ordering::Relaxed)` is refused with advice.
        let may_be_ordering = known::is_atomic_method(&call.method.to_string());
        for arg in &call.args {
            if ["fold", "for_each", "map"].iter().any(|name| call.method == name) {
                self.function(arg);
            } else if !(may_be_ordering && known::is_memory_ordering(arg)) {
                self.visit_expr(arg);
            }
        }
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Ok(vars) =
            mac.parse_body_with(Punctuated::<WorkgroupVar, syn::Token![,]>::parse_terminated)
        {
            for var in vars {
                self.visit_type(&var.ty);
                self.declare(&var.name, Meaning::Value);
            }
        } else {
            // Leaving the lifetime of the tree behind is harmless: only owned names are kept.
            values_of(mac).iter().for_each(|value| Finder::visit_expr(self, value));
        }
    }

    // Scopes.

    fn visit_block(&mut self, block: &'ast syn::Block) {
        let called = called(block);
        self.scoped(|finder| {
            finder.local_items(block);
            block.stmts.iter().for_each(|stmt| {
                if let syn::Stmt::Local(local) = stmt
                    && let (syn::Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
                    && let syn::Expr::Path(_) = &*init.expr
                    && called.contains(&name.ident)
                {
                    finder.function(&init.expr);
                }
                finder.visit_stmt(stmt);
            });
        });
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let Some(init) = &local.init {
            // A closure that calls itself is refused; its name does not refer to an item. If the
            // call is unconditional, the closure would never end: the name then refers to the item
            // that it shadows.
            if let (syn::Pat::Ident(name), syn::Expr::Closure(closure)) =
                (&local.pat, crate::syntax::ungroup(&init.expr))
                && self.lookup(&name.ident.to_string()).is_none()
                && may_recurse(&closure.body, &name.ident)
            {
                self.declare(&name.ident, Meaning::Value);
            }
            self.visit_expr(&init.expr);
            if let Some((_, diverge)) = &init.diverge {
                self.visit_expr(diverge);
            }
        }
        let may_fail = local.init.as_ref().is_some_and(|init| init.diverge.is_some());
        self.bind(&local.pat, may_fail);
    }

    fn visit_expr_let(&mut self, expr: &'ast syn::ExprLet) {
        self.visit_expr(&expr.expr);
        self.bind(&expr.pat, true);
    }

    fn visit_expr_if(&mut self, expr: &'ast syn::ExprIf) {
        self.scoped(|finder| {
            finder.visit_expr(&expr.cond);
            finder.visit_block(&expr.then_branch);
        });
        if let Some((_, otherwise)) = &expr.else_branch {
            self.visit_expr(otherwise);
        }
    }

    fn visit_expr_while(&mut self, expr: &'ast syn::ExprWhile) {
        self.scoped(|finder| visit::visit_expr_while(finder, expr));
    }

    fn visit_expr_for_loop(&mut self, expr: &'ast syn::ExprForLoop) {
        self.visit_expr(&expr.expr);
        self.scoped(|finder| {
            finder.bind(&expr.pat, false);
            finder.visit_block(&expr.body);
        });
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.scoped(|finder| {
            finder.bind(&arm.pat, true);
            visit::visit_arm(finder, arm);
        });
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        self.scoped(|finder| {
            closure.inputs.iter().for_each(|pat| finder.bind(pat, false));
            finder.visit_return_type(&closure.output);
            finder.visit_expr(&closure.body);
        });
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.signature(&item.sig, Some(&item.block));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.signature(&item.sig, Some(&item.block));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.signature(&item.sig, item.default.as_ref());
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.scoped(|finder| {
            finder.generics(&item.generics);
            visit::visit_item_impl(finder, item);
        });
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.scoped(|finder| {
            finder.generics(&item.generics);
            visit::visit_item_struct(finder, item);
        });
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.scoped(|finder| {
            finder.generics(&item.generics);
            visit::visit_item_enum(finder, item);
        });
    }

    fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
        self.scoped(|finder| {
            finder.generics(&item.generics);
            visit::visit_item_type(finder, item);
        });
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.scoped(|finder| {
            finder.generics(&item.generics);
            visit::visit_item_trait(finder, item);
        });
    }
}

impl Finder<'_> {
    /// A function passed as a value, `.map(Meters)` or `let f = Meters;`. Here a name written like
    /// a variant is that of a struct.
    fn function(&mut self, expr: &syn::Expr) {
        match crate::syntax::ungroup(expr) {
            syn::Expr::Path(path) => {
                self.qualified(path.qself.as_ref(), &path.path, Position::Call);
            }
            expr => self.visit_expr(expr),
        }
    }

    fn signature(&mut self, sig: &syn::Signature, block: Option<&syn::Block>) {
        self.scoped(|finder| {
            finder.generics(&sig.generics);
            finder.visit_generics(&sig.generics);
            finder.visit_return_type(&sig.output);
            for input in &sig.inputs {
                match input {
                    syn::FnArg::Typed(param) => {
                        finder.visit_type(&param.ty);
                        finder.bind(&param.pat, false);
                    }
                    syn::FnArg::Receiver(receiver) => finder.visit_receiver(receiver),
                }
            }
            if let Some(block) = block {
                finder.visit_block(block);
            }
        });
    }

    /// `<T as Op>::apply` refers to `Op`, and to `T`.
    fn qualified(&mut self, qself: Option<&syn::QSelf>, path: &syn::Path, position: Position) {
        match qself {
            None if position == Position::Type => self.visit_path(path),
            None => {
                self.path(path, position);
                visit::visit_path(self, path);
            }
            Some(qself) => {
                self.visit_type(&qself.ty);
                if qself.position > 0 {
                    self.path(&first_segments(path, qself.position), Position::Type);
                }
                visit::visit_path(self, path);
            }
        }
    }
}

fn is_of_the_language(path: &syn::Path, position: Position) -> bool {
    let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let [.., last] = names.as_slice() else { return true };
    let start = start(path);
    let item = start.segments.last().expect("a path has a segment").ident.to_string();
    let is_constant = |name: &str| crate::constants::float_const(name).is_some();
    if let [name] = names.as_slice() {
        return known::is_type(name)
            || match position {
                Position::Type => known::is_trait(name),
                Position::Call => !starts_upper(name) && known::refuse(name).is_some(),
                // `instances(F = [R32Float])`
                Position::Value => {
                    !starts_upper(name) || is_constant(name) || known::is_format(name)
                }
            };
    }
    known::is_crate(&names[0])
        || known::is_type(&names[0])
        || known::is_trait(&names[0])
        || known::is_type(&item)
        || position == Position::Call && is_function_of_the_language(&names, last)
        || names[names.len() - 2] == "consts" && is_constant(last)
}

/// Whether the path of a function is one of the language: `mem::swap`, `wgsl::mix`.
fn is_function_of_the_language(names: &[String], last: &str) -> bool {
    let module = names[names.len() - 2].as_str();
    let of_core = [("array", "from_fn"), ("ptr", "read_volatile"), ("hint", "black_box")];
    if of_core.contains(&(module, last)) {
        return true;
    }
    let of_a_module = ["mem", "wgsl"].contains(&module);
    known::is_reserved_function(last) || of_a_module && known::is_function(last)
}
