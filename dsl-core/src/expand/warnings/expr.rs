//! Expressions: their forms keep the control flow, and the variables that they read and store to.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};

use super::pattern::alternatives;
use super::{Form, attrs_of, ends, grouped, in_parens, levels};
use crate::builtins::Builtin;
use crate::syntax::message::{Message, is_panic};
use crate::syntax::workgroup_var::workgroup_vars;
use crate::syntax::{binary_op, has_control_flow, match_of, ungroup};

impl Form<'_> {
    /// The form of an expression, of type `()` or `!`.
    pub(super) fn expr(&mut self, expr: &syn::Expr) -> TokenStream {
        match expr {
            syn::Expr::Path(_) => self.path(expr),
            syn::Expr::Lit(_) | syn::Expr::Infer(_) => self.values(Vec::new()),
            syn::Expr::Group(of) => self.expr(&of.expr),
            syn::Expr::Paren(of) => self.expr(&of.expr),
            syn::Expr::Assign(of) => self.assign(of),
            syn::Expr::Binary(of) => self.binary(of),
            syn::Expr::Unary(of) => self.all([&*of.expr]),
            syn::Expr::Cast(of) => self.all([&*of.expr]),
            syn::Expr::Field(of) => self.all([&*of.base]),
            syn::Expr::Index(of) => self.all([&*of.expr, &*of.index]),
            syn::Expr::Try(of) => self.all([&*of.expr]),
            syn::Expr::Tuple(of) => self.all(&of.elems),
            syn::Expr::Array(of) => self.all(&of.elems),
            syn::Expr::Repeat(of) => self.all([&*of.expr]),
            syn::Expr::Range(of) => {
                self.all([&of.start, &of.end].into_iter().flatten().map(|e| &**e))
            }
            syn::Expr::Struct(of) => {
                let rest = of.rest.iter().map(|rest| &**rest);
                self.all(of.fields.iter().map(|field| &field.expr).chain(rest))
            }
            syn::Expr::Reference(of) if of.mutability.is_some() => {
                let changed = self.changed(&of.expr);
                self.values(changed)
            }
            syn::Expr::Reference(of) => self.all([&*of.expr]),
            syn::Expr::Call(of) => self.call_of(of),
            syn::Expr::MethodCall(of) => self.method_call(of),
            syn::Expr::Macro(of) => self.macro_call(&of.mac),
            syn::Expr::Closure(of) => self.closure(of),
            of if has_control_flow(of) => {
                let at = self.at;
                let form = self.control(expr);
                self.at = at;
                form
            }
            _ => self.unknown(),
        }
    }

    /// Evaluates some expressions in order.
    fn all<'e>(&mut self, exprs: impl IntoIterator<Item = &'e syn::Expr>) -> TokenStream {
        let values = self.each(exprs);
        self.values(values)
    }

    fn each<'e>(&mut self, exprs: impl IntoIterator<Item = &'e syn::Expr>) -> Vec<TokenStream> {
        // Only the outermost expressions begin and end with the statement.
        self.within(|form| exprs.into_iter().map(|expr| form.expr(expr)).collect())
    }

    fn within<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        let at = self.at;
        self.at = (at.0, at.0);
        let result = f(self);
        self.at = at;
        result
    }

    fn path(&mut self, expr: &syn::Expr) -> TokenStream {
        match self.variable(expr) {
            Some((variable, name)) => {
                self.read(&variable);
                self.call("__value", name.into_token_stream())
            }
            None => self.values(Vec::new()),
        }
    }

    // Stores.

    fn assign(&mut self, of: &syn::ExprAssign) -> TokenStream {
        let (right, parens) = in_parens(&of.right);
        let value = self.within(|form| form.expr(right));
        let Some(name) = self.assigned(&of.left) else {
            let mut values = vec![value];
            self.store_parts(&of.left, &mut values);
            return self.values(values);
        };
        let (at, eq) = (self.at, &of.eq_token);
        if parens.0.is_some() {
            self.at = ends(right);
        }
        let value = parens.around(self.call("__new", value));
        self.at = at;
        quote!(#name #eq #value)
    }

    /// The forms of stores to the parts of a destructured value: `(a, b[i]) = c`.
    fn store_parts(&mut self, left: &syn::Expr, values: &mut Vec<TokenStream>) {
        let parts: Vec<&syn::Expr> = match ungroup(left) {
            syn::Expr::Tuple(of) => of.elems.iter().collect(),
            syn::Expr::Array(of) => of.elems.iter().collect(),
            syn::Expr::Call(of) => of.args.iter().collect(),
            syn::Expr::Struct(of) => of.fields.iter().map(|field| &field.expr).collect(),
            syn::Expr::Infer(_) | syn::Expr::Range(_) => return,
            place => {
                return match self.assigned(place) {
                    Some(name) => {
                        let value = self.call("__new", quote!(()));
                        values.push(quote!({ #name = #value }));
                    }
                    None => values.extend(self.changed(place)),
                };
            }
        };
        parts.into_iter().for_each(|part| self.store_parts(part, values));
    }

    /// The variable in a place, if it may be stored to.
    fn assigned(&self, place: &syn::Expr) -> Option<syn::Ident> {
        let (variable, name) = self.variable(ungroup(place))?;
        variable.is_assigned.then_some(name)
    }

    /// The reads and stores of a change to a part of a variable.
    fn changed(&mut self, place: &syn::Expr) -> Vec<TokenStream> {
        match ungroup(place) {
            syn::Expr::Field(of) => self.changed(&of.base),
            syn::Expr::Index(of) => {
                let mut values = self.each([&*of.index]);
                values.extend(self.changed(&of.expr));
                values
            }
            place => match self.variable(place) {
                Some((variable, name)) if variable.is_mutable => {
                    self.read(&variable);
                    vec![quote!(__change(&mut #name))]
                }
                _ => vec![self.expr(place)],
            },
        }
    }

    fn binary(&mut self, of: &syn::ExprBinary) -> TokenStream {
        match (&of.op, binary_op(&of.op)) {
            (syn::BinOp::And(_) | syn::BinOp::Or(_), _) => {
                let condition = self.lazy(of);
                self.call("__value", condition)
            }
            (_, Some((_, true))) => self.compound(of),
            _ => self.all([&*of.left, &*of.right]),
        }
    }

    /// `x += y` reads `x`. If no other code reads the variable, rustc reports it as unused; then
    /// this read is left out.
    fn compound(&mut self, of: &syn::ExprBinary) -> TokenStream {
        let right = self.each([&*of.right]);
        match self.variable(ungroup(&of.left)) {
            Some((variable, name)) if variable.is_mutable => {
                let old = self.read.contains(&variable.number).then(|| quote!(__value(#name)));
                let values = self.values(right.into_iter().chain(old).collect());
                let value = self.call("__new", values);
                let eq = syn::Token![=](ends(&of.op).0);
                quote!(#name #eq #value)
            }
            _ => {
                let mut values = right;
                values.extend(self.changed(&of.left));
                self.values(values)
            }
        }
    }

    // Calls.

    fn call_of(&mut self, call: &syn::ExprCall) -> TokenStream {
        let mut values = match ungroup(&call.func) {
            syn::Expr::Path(of)
                if self.variable(&call.func).is_none() && of.path.segments.len() == 1 =>
            {
                Vec::new()
            }
            func => self.changed(func),
        };
        values.extend(self.each(&call.args));
        self.values(values)
    }

    fn method_call(&mut self, call: &syn::ExprMethodCall) -> TokenStream {
        let mut values = match self.callees.is_pure(&call.method.to_string()) {
            true => self.each([&*call.receiver]),
            false => self.within(|form| form.changed(&call.receiver)),
        };
        values.extend(self.each(&call.args));
        self.values(values)
    }

    pub(super) fn macro_call(&mut self, mac: &syn::Macro) -> TokenStream {
        if let Some(of) = match_of(mac) {
            return self.expr(&syn::Expr::Match(of));
        }
        if let Some(message) = Message::of(mac) {
            let Ok(message) = message else { return self.unknown() };
            let values = message.values().cloned().collect::<Vec<_>>();
            let values = self.all(&values);
            let span = self.at.0;
            return match is_panic(mac) {
                true => quote_spanned!(span=> { #values; loop {} }),
                false => values,
            };
        }
        match workgroup_vars(mac) {
            Some(Ok(vars)) => {
                let names: Vec<syn::Ident> = vars.into_iter().map(|var| var.name).collect();
                names.iter().for_each(|name| self.declare(name, false, false));
                quote!(#(let #names: __Variable = __new(()));*)
            }
            _ => self.unknown(),
        }
    }

    fn closure(&mut self, closure: &syn::ExprClosure) -> TokenStream {
        let at = self.at;
        let form = self.scoped(|form| {
            let params = closure.inputs.iter().map(|pat| form.pattern(pat, false));
            let (params, types): (Vec<_>, Vec<_>) = params.unzip();
            form.at = ends(&closure.body);
            let (capture, body) = (&closure.capture, form.expr(&closure.body));
            quote!(#capture |#(#params: #types),*| -> () { #body })
        });
        self.at = at;
        self.call("__value", form)
    }

    // Control flow.

    fn control(&mut self, expr: &syn::Expr) -> TokenStream {
        match expr {
            syn::Expr::If(of) => self.branch(of),
            syn::Expr::Match(of) => self.matched(of),
            syn::Expr::Block(of) => {
                let (label, block) = (&of.label, self.block(&of.block));
                quote!(#label #block)
            }
            syn::Expr::Loop(of) => {
                let (label, keyword, body) = (&of.label, of.loop_token, self.block(&of.body));
                quote!(#label #keyword #body)
            }
            syn::Expr::While(of) => self.scoped(|form| {
                let (label, keyword) = (&of.label, of.while_token);
                let (condition, parens) = in_parens(&of.cond);
                let (condition, body) = (form.condition(condition), form.block(&of.body));
                let condition = parens.around(condition);
                quote!(#label #keyword #condition #body)
            }),
            syn::Expr::ForLoop(of) => {
                let (label, keyword, within) = (&of.label, of.for_token, of.in_token);
                let (items, parens) = in_parens(&of.expr);
                self.at = ends(items);
                let at = self.at;
                let items = self.expr(items);
                self.scoped(|form| {
                    let (pat, ty) = form.pattern(&of.pat, false);
                    let body = form.block(&of.body);
                    let (name, items) = of_items(&ty, items, at);
                    let items = parens.around(quote!(#name #items));
                    quote!(#label #keyword #pat #within #items #body)
                })
            }
            syn::Expr::Break(of) => {
                let (keyword, label) = (of.break_token, &of.label);
                let value = self.each(of.expr.as_deref()).pop();
                // In Rust, a label after `break` is not that of a block.
                let is_labelled = value.clone().into_iter().flatten().next().is_some_and(
                    |first| matches!(first, TokenTree::Punct(first) if first.as_char() == '\''),
                );
                match is_labelled {
                    true => quote!(#keyword #label (#value)),
                    false => quote!(#keyword #label #value),
                }
            }
            syn::Expr::Return(of) => {
                let (keyword, at) = (of.return_token, self.at);
                let value = of.expr.as_deref().map(|value| {
                    let (value, parens) = in_parens(value);
                    self.at = ends(value);
                    parens.around(self.expr(value))
                });
                self.at = at;
                quote!(#keyword #value)
            }
            syn::Expr::Continue(of) => quote!(#of),
            _ => self.unknown(),
        }
    }

    fn branch(&mut self, of: &syn::ExprIf) -> TokenStream {
        let keyword = of.if_token;
        let first = self.scoped(|form| {
            let (condition, parens) = in_parens(&of.cond);
            let (condition, then) = (form.condition(condition), form.block(&of.then_branch));
            let condition = parens.around(condition);
            quote!(#keyword #condition #then)
        });
        match &of.else_branch {
            Some((keyword, otherwise)) => {
                let otherwise = self.expr(otherwise);
                quote!(#first #keyword #otherwise)
            }
            None => first,
        }
    }

    /// The form of a condition, of type `bool`.
    fn condition(&mut self, expr: &syn::Expr) -> TokenStream {
        match ungroup(expr) {
            syn::Expr::Lit(literal @ syn::ExprLit { lit: syn::Lit::Bool(_), .. }) => {
                quote!(#literal)
            }
            syn::Expr::Binary(of) if matches!(of.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                self.lazy(of)
            }
            syn::Expr::Let(of) => {
                self.at = ends(&of.expr);
                let value = self.expr(&of.expr);
                let (pat, ty) = self.pattern(&of.pat, true);
                let keyword = of.let_token;
                quote!(#keyword __Either::A(#pat) = __take::<__Either<#ty, ()>, _>(#value))
            }
            expr => {
                self.at = ends(expr);
                let value = self.expr(expr);
                self.call("__condition", value)
            }
        }
    }

    fn lazy(&mut self, of: &syn::ExprBinary) -> TokenStream {
        let part = |form: &mut Self, expr: &syn::Expr, at: proc_macro2::Span| {
            let condition = form.condition(expr);
            // Only assignments bind weaker than `||`; a `let` must stay outside.
            let is_let = matches!(ungroup(expr), syn::Expr::Let(_))
                || matches!(ungroup(expr), syn::Expr::Binary(inner) if matches!((&inner.op, &of.op), (syn::BinOp::And(_), syn::BinOp::And(_))));
            if is_let {
                return condition;
            }
            grouped(proc_macro2::Delimiter::Parenthesis, condition, at).into_token_stream()
        };
        let at = self.at;
        let (first, last) = (ends(&of.left).0, ends(&of.right).1);
        let (left, right) = (part(self, &of.left, first), part(self, &of.right, last));
        let op = &of.op;
        self.at = at;
        quote!(#left #op #right)
    }

    fn matched(&mut self, of: &syn::ExprMatch) -> TokenStream {
        self.at = ends(&of.expr);
        let value = self.expr(&of.expr);
        let (mut patterns, mut bodies) = (Vec::new(), Vec::new());
        for arm in &of.arms {
            self.scoped(|form| {
                let (pat, guard) = match &arm.pat {
                    syn::Pat::Guard(of) => (&*of.pat, Some((&of.if_token, &*of.guard))),
                    pat => (pat, None),
                };
                patterns.push(form.pattern(pat, true));
                let guard = guard.map(|(keyword, guard)| {
                    let guard = form.condition(guard);
                    quote!(#keyword #guard)
                });
                form.at = ends(&arm.body);
                let (levels, body) = (levels(&arm.attrs), form.expr(&arm.body));
                bodies.push((levels, guard, body));
            });
        }
        let (patterns, ty) = alternatives(patterns);
        let arms = patterns
            .iter()
            .zip(&bodies)
            .map(|(pattern, (levels, guard, body))| quote!(#levels #pattern #guard => #body,));
        let keyword = of.match_token;
        quote!(#keyword __take::<#ty, _>(#value) { #(#arms)* _ => loop {} })
    }

    // Unused results.

    /// The form of a statement whose result should be used.
    pub(super) fn unused(&mut self, expr: &syn::Expr) -> Option<TokenStream> {
        if attrs_of(expr).is_some_and(|attrs| !attrs.is_empty()) {
            return None;
        }
        let (first, last) = ends(expr);
        let number = |span| syn::Ident::new("__NUMBER", span);
        let truth = |span| syn::Ident::new("__TRUTH", span);
        let result = match expr {
            syn::Expr::Binary(of) if matches!(of.op, syn::BinOp::And(_) | syn::BinOp::Or(_)) => {
                let (op, left, right) = (&of.op, truth(first), truth(last));
                quote!(#left #op #right)
            }
            syn::Expr::Binary(of) if !binary_op(&of.op)?.1 => {
                let (op, left, right) = (&of.op, number(first), number(last));
                quote!(#left #op #right)
            }
            syn::Expr::Unary(syn::ExprUnary {
                op: op @ (syn::UnOp::Neg(_) | syn::UnOp::Not(_)),
                ..
            }) => {
                let of = number(last);
                quote!(#op #of)
            }
            syn::Expr::MethodCall(of) if self.callees.is_pure(&of.method.to_string()) => {
                self.unused_call(&of.method.to_string(), (first, last))
            }
            syn::Expr::Call(of) => {
                let syn::Expr::Path(path) = ungroup(&of.func) else { return None };
                let name = &path.path.segments.last()?.ident;
                let is_alone = path.path.segments.len() == 1;
                if is_alone && self.lookup(name).is_some() {
                    return None;
                }
                let name = name.to_string();
                match self.callees.must_use.get(&name) {
                    Some(attr) => _ = attr.as_ref()?,
                    None => _ = Builtin::free(&name).filter(|_| is_alone)?,
                }
                self.unused_call(&name, (first, last))
            }
            _ => return None,
        };
        self.at = (first, first);
        let values = self.expr(expr);
        Some(quote!({ #values; } #result))
    }

    /// A call of a function with that name whose result must be used.
    fn unused_call(
        &mut self,
        name: &str,
        (first, last): (proc_macro2::Span, proc_macro2::Span),
    ) -> TokenStream {
        let function = format_ident!("{name}", span = proc_macro2::Span::call_site());
        if self.must_use_names.insert(name.to_owned()) {
            let own = self.callees.must_use.get(name).map(ToTokens::to_token_stream);
            let must_use = own.unwrap_or_else(|| quote!(#[must_use]));
            self.must_use.extend(quote!(#must_use fn #function() -> u8 { 0 }));
        }
        let called = syn::Ident::new(name, first);
        let args = grouped(proc_macro2::Delimiter::Parenthesis, TokenStream::new(), last);
        quote!(#called #args)
    }
}

/// The items of a loop, as a function and its argument, with the given spans.
fn of_items(
    ty: &TokenStream,
    items: TokenStream,
    (first, last): (proc_macro2::Span, proc_macro2::Span),
) -> (TokenStream, TokenTree) {
    let name = syn::Ident::new("__items", first);
    let items = grouped(proc_macro2::Delimiter::Parenthesis, items, last);
    (quote!(#name::<#ty, _>), items)
}
