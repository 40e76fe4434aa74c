//! A form of a function for rustc's warnings. It never runs. It has the user's names, spans and
//! control flow, and no types or operations. So rustc itself finds code that is unused, unreachable
//! or badly named, reports it in its own words, and obeys the user's lint levels.
//!
//! Each variable is a `__Variable`, each expression a `()` or a `!`: `let z = x * y[i];` becomes
//! `let z: __Variable = __new(__value((__value(x), __value(y), __value(i))));`. So the form has the
//! types it needs, whatever the user's types are. The functions are in
//! `dsl-runtime-core/src/warnings.rs`. A function with an unknown construct has no form, and thus no
//! warnings.

mod expr;
mod pattern;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::builtins::Builtin;
use crate::items::name_of_item;
use crate::items::state::Closure;
use crate::syntax::{levels, occurrences};

/// The form of a kernel. `closures` are the items that it refers to.
pub(super) fn of_kernel(item: &TokenStream, closures: &[Closure]) -> TokenStream {
    let Ok(function) = syn::parse2::<syn::ItemFn>(item.clone()) else { return TokenStream::new() };
    let mut callees = Callees { are_known: true, ..Callees::default() };
    let entries = closures.iter().flat_map(|closure| &closure.entries);
    entries.for_each(|entry| callees.add(&entry.tokens));
    of_function(&function.attrs, &function.sig, &function.block, &callees)
}

/// The known facts about the functions that a function calls.
#[derive(Default)]
pub(super) struct Callees {
    are_known: bool,
    /// The names of all functions that are not the language's.
    own: BTreeSet<String>,
    /// The functions whose results must be used.
    must_use: BTreeMap<String, Option<syn::Attribute>>,
}

impl Callees {
    fn add(&mut self, item: &TokenStream) {
        if let Ok(syn::Item::Fn(function)) = syn::parse2(item.clone()) {
            let name = function.sig.ident.to_string();
            let attr = function.attrs.into_iter().find(|attr| attr.path().is_ident("must_use"));
            // If two functions share a name, it is unknown here which one is meant.
            let known = self.must_use.entry(name).or_insert_with(|| attr.clone());
            *known = known.take().filter(|_| attr.is_some());
        }
        functions_in(item.clone(), &mut self.own);
    }

    /// Whether a method or a function of that name only returns a result.
    fn is_pure(&self, name: &str) -> bool {
        self.are_known && is_pure(name) && !self.own.contains(name)
    }
}

/// The form of a `#[device]` function that the host does not have.
pub(super) fn of_device(function: &syn::ItemFn) -> TokenStream {
    of_function(&function.attrs, &function.sig, &function.block, &Callees::default())
}

/// The forms of the methods that the host does not have.
pub(super) fn of_methods(item: &syn::Item, device_only: &BTreeMap<String, String>) -> TokenStream {
    let mut item = item.clone();
    let methods = super::host::methods(&mut item).into_iter().filter_map(|method| {
        let is_one = device_only.contains_key(&method.sig.ident.to_string());
        let body = method.body.filter(|_| is_one)?;
        Some(of_function(method.attrs, method.sig, body, &Callees::default()))
    });
    methods.collect()
}

/// Whether the language has a method of that name that only returns a result, and no other method
/// of that name.
fn is_pure(name: &str) -> bool {
    // Iterators and slices share some of these names. Their methods take closures or change the
    // receiver.
    const OTHERS: [&str; 7] = ["all", "any", "max", "min", "rotate_left", "rotate_right", "select"];
    let mut named = Builtin::of_one_invocation().filter(|of| of.name == name);
    named.next().is_some() && !OTHERS.contains(&name)
}

/// The names after each `fn`.
fn functions_in(tokens: TokenStream, names: &mut BTreeSet<String>) {
    let mut is_name = false;
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                if std::mem::replace(&mut is_name, name == "fn") {
                    names.insert(name.to_string());
                }
            }
            TokenTree::Group(group) => functions_in(group.stream(), names),
            TokenTree::Punct(_) | TokenTree::Literal(_) => is_name = false,
        }
    }
}

/// The form of a function.
pub(super) fn of_function(
    attrs: &[syn::Attribute],
    sig: &syn::Signature,
    block: &syn::Block,
    callees: &Callees,
) -> TokenStream {
    let form = |read: BTreeSet<usize>| {
        let mut form = Form::new(read, callees);
        let tokens = form.function(sig, block);
        (form, tokens)
    };
    let (first, _) = form(BTreeSet::new());
    // The first run has found which variables are read.
    let (form, (head, body)) = form(first.now_read);
    if form.is_unknown {
        return TokenStream::new();
    }
    let name = &sig.ident;
    let (shapes, unused) = (&form.shapes, &form.must_use);
    let cfgs = attrs.iter().filter(|attr| attr.path().is_ident("cfg"));
    let levels = levels(attrs);
    quote! {
        #(#cfgs)*
        #levels
        #[allow(
            clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, irrefutable_let_patterns,
            unreachable_patterns, unused_braces, reason = "never run"
        )]
        const _: fn() = {
            use ::dsl_runtime::__private::warnings::*;
            #head { #shapes #unused #body }
            fn __named() { _ = #name; }
            __named
        };
    }
}

/// The attributes that set levels of lints, apart from `dead_code`.
pub(super) fn levels(attrs: &[syn::Attribute]) -> TokenStream {
    let levels = levels::of_bodies(attrs);
    quote!(#(#levels)*)
}

/// A variable of the user in scope.
#[derive(Clone)]
struct Variable {
    ident: Ident,
    /// Its number in the order of all declarations.
    number: usize,
    is_mutable: bool,
    /// Whether it may be stored to: it is mutable, or its declaration has no value.
    is_assigned: bool,
}

struct Form<'a> {
    /// Innermost last.
    scopes: Vec<Vec<Variable>>,
    count: usize,
    /// The variables that are read, apart from their own `x += y`: in the last run and in this one.
    read: BTreeSet<usize>,
    now_read: BTreeSet<usize>,
    callees: &'a Callees,
    /// The structs that patterns need, and their number.
    shapes: TokenStream,
    n_shapes: usize,
    /// Stand-ins for functions whose results are unused.
    must_use: TokenStream,
    must_use_names: BTreeSet<String>,
    /// The first and the last span of a statement's expression.
    at: (Span, Span),
    is_unknown: bool,
}

impl<'a> Form<'a> {
    fn new(read: BTreeSet<usize>, callees: &'a Callees) -> Self {
        let span = Span::call_site();
        Form {
            scopes: Vec::new(),
            count: 0,
            read,
            now_read: BTreeSet::new(),
            callees,
            shapes: TokenStream::new(),
            n_shapes: 0,
            must_use: TokenStream::new(),
            must_use_names: BTreeSet::new(),
            at: (span, span),
            is_unknown: false,
        }
    }

    fn unknown(&mut self) -> TokenStream {
        self.is_unknown = true;
        TokenStream::new()
    }

    // Scopes.

    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(Vec::new());
        let result = f(self);
        self.scopes.pop();
        result
    }

    fn declare(&mut self, ident: &Ident, is_mutable: bool, is_assigned: bool) {
        let variable =
            Variable { ident: ident.clone(), number: self.count, is_mutable, is_assigned };
        self.count += 1;
        self.scopes.last_mut().expect("functions have scopes").push(variable);
    }

    fn lookup(&self, name: &Ident) -> Option<Variable> {
        let mut variables = self.scopes.iter().rev().flat_map(|scope| scope.iter().rev());
        variables.find(|variable| variable.ident == *name).cloned()
    }

    fn variable(&self, expr: &syn::Expr) -> Option<(Variable, Ident)> {
        let syn::Expr::Path(path) = expr else { return None };
        let name = path.path.get_ident()?;
        let variable = self.lookup(name)?;
        let mut used = variable.ident.clone();
        // A macro may have imported the name from elsewhere.
        used.set_span(name.span().resolved_at(variable.ident.span()));
        Some((variable, used))
    }

    fn read(&mut self, variable: &Variable) {
        self.now_read.insert(variable.number);
    }

    // Functions and statements.

    /// The tokens before a function's body, and the body.
    fn function(&mut self, sig: &syn::Signature, block: &syn::Block) -> (TokenStream, TokenStream) {
        let outer = std::mem::take(&mut self.scopes);
        let function = self.scoped(|form| {
            let params = sig.inputs.iter().filter_map(|input| match input {
                syn::FnArg::Typed(param) => Some((levels(&param.attrs), &*param.pat)),
                syn::FnArg::Receiver(_) => None,
            });
            let params: Vec<TokenStream> = params
                .map(|(levels, pat)| {
                    let (pat, ty) = form.pattern(pat, false);
                    quote!(#levels #pat: #ty)
                })
                .collect();
            // rustc does not report code that does not begin or end in the user's text.
            let (keyword, name) = (sig.fn_token, &sig.ident);
            let end = sig.paren_token.span.close();
            let params = grouped(Delimiter::Parenthesis, quote!(#(#params),*), end);
            (quote!(#keyword #name #params), form.block(block))
        });
        self.scopes = outer;
        function
    }

    fn block(&mut self, block: &syn::Block) -> TokenStream {
        let stmts = self.scoped(|form| {
            let has_items = block.stmts.iter().any(|stmt| matches!(stmt, syn::Stmt::Item(_)));
            let tokens = if has_items { block.to_token_stream() } else { TokenStream::new() };
            let names = occurrences(tokens);
            let stmts = block.stmts.iter().map(|stmt| form.stmt(stmt, block, &names));
            stmts.collect::<TokenStream>()
        });
        grouped(Delimiter::Brace, stmts, block.brace_token.span.join()).into_token_stream()
    }

    /// A statement of a block. If the block has items: how often each name occurs in it.
    fn stmt(
        &mut self,
        stmt: &syn::Stmt,
        block: &syn::Block,
        names: &BTreeMap<String, usize>,
    ) -> TokenStream {
        match stmt {
            syn::Stmt::Local(local) => self.local(local),
            syn::Stmt::Expr(expr, semi) => {
                let levels = attrs_of(expr).map(levels);
                let unused = semi.as_ref().and_then(|_| self.unused(expr));
                self.at = ends(expr);
                let form = unused.unwrap_or_else(|| self.expr(expr));
                quote!(#levels #form #semi)
            }
            syn::Stmt::Macro(of) => {
                self.at = ends(&of.mac);
                let levels = levels(&of.attrs);
                let (form, semi) = (self.macro_call(&of.mac), of.semi_token);
                let is_last = block.stmts.last().is_some_and(|last| std::ptr::eq(last, stmt));
                let is_whole = is_last && !of.mac.path.is_ident("workgroup_var");
                let semi = semi.map(ToTokens::into_token_stream);
                let semi = semi.or_else(|| (!is_whole).then(|| quote!(;)));
                quote!(#levels #form #semi)
            }
            syn::Stmt::Item(item) => self.item(item, names),
        }
    }

    fn local(&mut self, local: &syn::Local) -> TokenStream {
        let (keyword, semi) = (local.let_token, local.semi_token);
        let levels = levels(&local.attrs);
        let Some(init) = &local.init else {
            let (pat, ty) = self.deferred(&local.pat);
            return quote!(#levels #keyword #pat: #ty #semi);
        };
        if let Some((_, diverge)) = &init.diverge {
            self.at = ends(&init.expr);
            let value = self.expr(&init.expr);
            let diverge = self.expr(diverge);
            let (pat, ty) = self.pattern(&local.pat, true);
            let value = quote!(__take::<__Either<#ty, ()>, _>(#value));
            return quote!(#levels #keyword __Either::A(#pat) = #value else #diverge #semi);
        }
        let made = if self.is_name(&local.pat) { "__new" } else { "__take" };
        let (init, parens) = in_parens(&init.expr);
        self.at = ends(init);
        let value = self.expr(init);
        let value = parens.around(self.call(made, value));
        let (pat, ty) = self.pattern(&local.pat, false);
        quote!(#levels #keyword #pat: #ty = #value #semi)
    }

    fn is_name(&self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::Ident(of) => of.subpat.is_none(),
            syn::Pat::Type(of) => self.is_name(&of.pat),
            syn::Pat::Paren(of) => self.is_name(&of.pat),
            _ => false,
        }
    }

    /// An item in a body, if it is a function, or if nothing names it.
    fn item(&mut self, item: &syn::Item, names: &BTreeMap<String, usize>) -> TokenStream {
        let Some(name) = name_of_item(item) else { return TokenStream::new() };
        let is_used = || names.get(&name.to_string()) > Some(&1);
        match item {
            syn::Item::Fn(of) => {
                let used = is_used().then(|| quote!(#[allow(dead_code, reason = "it is used")]));
                let (levels, (head, body)) = (levels(&of.attrs), self.function(&of.sig, &of.block));
                quote!(#used #levels #head #body)
            }
            syn::Item::Const(of) if !is_used() => {
                let (levels, keyword, end) = (levels(&of.attrs), of.const_token, of.semi_token);
                quote!(#levels #keyword #name: u8 = 0 #end)
            }
            _ => TokenStream::new(),
        }
    }

    // Calls of the runtime's functions for forms.

    /// A call with the span of the statement's expression.
    fn call(&self, name: &str, args: TokenStream) -> TokenStream {
        let (first, last) = self.at;
        let name = Ident::new(name, first);
        let args = grouped(Delimiter::Parenthesis, args, last);
        quote!(#name #args)
    }

    /// Evaluates some expressions in turn.
    fn values(&mut self, values: Vec<TokenStream>) -> TokenStream {
        match values.as_slice() {
            [] => {
                grouped(Delimiter::Parenthesis, TokenStream::new(), self.at.0).into_token_stream()
            }
            [one] => self.call("__value", one.clone()),
            many => self.call("__value", quote!((#(#many),*))),
        }
    }
}

fn grouped(delimiter: Delimiter, tokens: TokenStream, span: Span) -> TokenTree {
    let mut group = Group::new(delimiter, tokens);
    group.set_span(span);
    group.into()
}

/// The parentheses around an expression.
struct Parens(Option<Span>);

impl Parens {
    /// The form of the expression, in the same parentheses.
    fn around(self, form: TokenStream) -> TokenStream {
        match self.0 {
            Some(span) => grouped(Delimiter::Parenthesis, form, span).into_token_stream(),
            None => form,
        }
    }
}

/// Splits an expression from its unneeded parentheses. Blocks and structs may need theirs.
fn in_parens(expr: &syn::Expr) -> (&syn::Expr, Parens) {
    match expr {
        syn::Expr::Paren(of) if !has_braces(of.expr.to_token_stream()) => {
            (&of.expr, Parens(Some(of.paren_token.span.join())))
        }
        _ => (expr, Parens(None)),
    }
}

fn has_braces(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(of) => of.delimiter() == Delimiter::Brace || has_braces(of.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// The spans of the first and the last token.
fn ends(tokens: &impl ToTokens) -> (Span, Span) {
    let mut spans = tokens.to_token_stream().into_iter().map(|token| token.span());
    let first = spans.next().unwrap_or_else(Span::call_site);
    (first, spans.last().unwrap_or(first))
}

fn attrs_of(expr: &syn::Expr) -> Option<&[syn::Attribute]> {
    Some(match expr {
        syn::Expr::Block(of) => &of.attrs,
        syn::Expr::If(of) => &of.attrs,
        syn::Expr::Match(of) => &of.attrs,
        syn::Expr::ForLoop(of) => &of.attrs,
        syn::Expr::While(of) => &of.attrs,
        syn::Expr::Loop(of) => &of.attrs,
        syn::Expr::Assign(of) => &of.attrs,
        syn::Expr::Call(of) => &of.attrs,
        syn::Expr::MethodCall(of) => &of.attrs,
        _ => return None,
    })
}
