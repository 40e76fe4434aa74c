//! A form of a function for rustc's warnings: never run, with the user's names, places and control flow, and
//! no types or operations. So rustc itself finds what is unused, unreachable or badly named, says it in its
//! own words, and obeys the user's lint levels.
//!
//! Each variable is a `__Variable`, each expression a `()` or a `!`: `let z = x * y[i];` becomes
//! `let z: __Variable = __new(__value((__value(x), __value(y), __value(i))));`. So the form has the types it
//! needs, whatever the user's are. The functions are in `dsl-runtime/src/warnings.rs`. What is not understood
//! has no form, and then the function has no warnings.

mod expr;
mod pattern;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use crate::builtins::Builtin;
use crate::items::name_of_item;
use crate::items::state::Closure;

/// The form of a kernel. `closures` are what it refers to.
pub(super) fn of_kernel(item: &TokenStream, closures: &[Closure]) -> TokenStream {
    let Ok(function) = syn::parse2::<syn::ItemFn>(item.clone()) else { return TokenStream::new() };
    let mut own = BTreeSet::new();
    let entries = closures.iter().flat_map(|closure| &closure.entries);
    entries.for_each(|entry| functions_in(entry.tokens.clone(), &mut own));
    let is_pure = |name: &str| is_pure(name) && !own.contains(name);
    of_function(&function.attrs, &function.sig, &function.block, &is_pure)
}

/// The form of a `#[device]` function that the host does not have.
pub(super) fn of_device(function: &syn::ItemFn) -> TokenStream {
    of_function(&function.attrs, &function.sig, &function.block, &|_| false)
}

/// The forms of those methods that the host does not have.
pub(super) fn of_methods(item: &syn::Item, device_only: &BTreeMap<String, String>) -> TokenStream {
    let mut item = item.clone();
    let methods = super::host::methods(&mut item).into_iter().filter_map(|method| {
        let is_one = device_only.contains_key(&method.sig.ident.to_string());
        let body = method.body.filter(|_| is_one)?;
        Some(of_function(method.attrs, method.sig, body, &|_| false))
    });
    methods.collect()
}

/// Whether the language has a method of that name that gives a result and does nothing else, and no other one.
fn is_pure(name: &str) -> bool {
    // Iterators and slices have some of the same names, which take closures or change them.
    const OTHERS: [&str; 7] = ["all", "any", "max", "min", "rotate_left", "rotate_right", "select"];
    let mut named = Builtin::of_one_invocation().filter(|of| of.name == name);
    named.next().is_some() && !OTHERS.contains(&name)
}

/// The names behind each `fn`.
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

/// The form of a function. `is_pure` tells of a method or a function that it only gives a result.
pub(super) fn of_function(
    attrs: &[syn::Attribute],
    sig: &syn::Signature,
    block: &syn::Block,
    is_pure: &dyn Fn(&str) -> bool,
) -> TokenStream {
    let form = |read: BTreeSet<usize>| {
        let mut form = Form::new(read, is_pure);
        let tokens = form.function(sig, block);
        (form, tokens)
    };
    let (first, _) = form(BTreeSet::new());
    // Only now it is known which variables are read.
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
            unreachable_patterns, unused_braces, unused_parens, reason = "never run"
        )]
        const _: fn() = {
            use ::dsl_runtime::__private::warnings::*;
            #head { #shapes #unused #body }
            fn __named() { _ = #name; }
            __named
        };
    }
}

/// The attributes that set levels of lints.
pub(super) fn levels(attrs: &[syn::Attribute]) -> TokenStream {
    let names = ["allow", "warn", "deny", "forbid", "expect"];
    let levels = attrs.iter().filter(|attr| names.iter().any(|name| attr.path().is_ident(name)));
    quote!(#(#levels)*)
}

/// A variable of the user's in scope.
#[derive(Clone)]
struct Variable {
    ident: Ident,
    /// Its number among all, in the order of their declarations.
    number: usize,
    is_mutable: bool,
    /// Whether it may be stored to: it is mutable, or was declared without a value.
    is_assigned: bool,
}

struct Form<'a> {
    /// Innermost last.
    scopes: Vec<Vec<Variable>>,
    count: usize,
    /// The variables that something reads, apart from `x += y` of themselves: of the last run and of this one.
    read: BTreeSet<usize>,
    now_read: BTreeSet<usize>,
    is_pure: &'a dyn Fn(&str) -> bool,
    /// The structs that patterns need, and their number.
    shapes: TokenStream,
    n_shapes: usize,
    /// Functions that stand for those whose results are unused.
    must_use: TokenStream,
    must_use_names: BTreeSet<String>,
    /// Where the expression of a statement begins and ends.
    at: (Span, Span),
    is_unknown: bool,
}

impl<'a> Form<'a> {
    fn new(read: BTreeSet<usize>, is_pure: &'a dyn Fn(&str) -> bool) -> Self {
        let span = Span::call_site();
        Form {
            scopes: Vec::new(),
            count: 0,
            read,
            now_read: BTreeSet::new(),
            is_pure,
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
        // A macro may have brought the name from elsewhere.
        used.set_span(name.span().resolved_at(variable.ident.span()));
        Some((variable, used))
    }

    fn read(&mut self, variable: &Variable) {
        self.now_read.insert(variable.number);
    }

    // Functions and statements.

    /// What stands before a function's body, and that.
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
            // rustc says nothing of what does not begin or end in the user's text.
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
            let stmts = block.stmts.iter().map(|stmt| form.stmt(stmt, block));
            stmts.collect::<TokenStream>()
        });
        grouped(Delimiter::Brace, stmts, block.brace_token.span.join()).into_token_stream()
    }

    fn stmt(&mut self, stmt: &syn::Stmt, block: &syn::Block) -> TokenStream {
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
            syn::Stmt::Item(item) => self.item(item, block),
        }
    }

    fn local(&mut self, local: &syn::Local) -> TokenStream {
        let (keyword, semi) = (local.let_token, local.semi_token);
        let levels = levels(&local.attrs);
        let Some(init) = &local.init else {
            let (pat, ty) = self.deferred(&local.pat);
            return quote!(#levels #keyword #pat: #ty #semi);
        };
        self.at = ends(&init.expr);
        let value = self.expr(&init.expr);
        if let Some((_, diverge)) = &init.diverge {
            let diverge = self.expr(diverge);
            let (pat, ty) = self.pattern(&local.pat, true);
            let value = quote!(__take::<__Either<#ty, ()>, _>(#value));
            return quote!(#levels #keyword __Either::A(#pat) = #value else #diverge #semi);
        }
        let (pat, ty) = self.pattern(&local.pat, false);
        let value = match self.is_name(&local.pat) {
            true => self.call("__new", value),
            false => self.call("__take", value),
        };
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
    fn item(&mut self, item: &syn::Item, block: &syn::Block) -> TokenStream {
        let Some(name) = name_of_item(item) else { return TokenStream::new() };
        let is_used = || occurrences(block.to_token_stream(), name) > 1;
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

    // Calls of what the runtime has for forms.

    /// A call that stands where the statement's expression does.
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

/// Where the first and the last token are.
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

/// How often a name stands in some tokens.
fn occurrences(tokens: TokenStream, name: &Ident) -> usize {
    let count = |token| match token {
        TokenTree::Ident(ident) => usize::from(ident == *name),
        TokenTree::Group(group) => occurrences(group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => 0,
    };
    tokens.into_iter().map(count).sum()
}
