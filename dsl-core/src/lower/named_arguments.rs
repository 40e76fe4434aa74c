//! Arguments that must be known before the callee is known. They are evaluated first and get names.
//! These are arguments whose type their syntax does not tell, `f(if c { a } else { b })`, and
//! slices that a function returns, `sum(row(m, i))`.

use syn::spanned::Spanned;

use super::closure::WrittenCall;
use super::context::Lowerer;
use super::function_ty::returns_slice;
use super::generic_structs::callee;
use super::symbol::Symbol;
use crate::ir::{ExprId, Name};
use crate::items::ItemKind;
use crate::syntax::{has_control_flow, name_of, ungroup};

impl Lowerer<'_> {
    /// A call of a user's function, or of a function of a user's trait. `None` if the path names none.
    pub(super) fn call_with_types(
        &mut self,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let items = self.items;
        let item = self.env.scope.resolve(path).map(|(item, _)| &items.items[item]);
        let needs = item.is_some_and(|item| match &item.kind {
            ItemKind::Function(of) => self.needs_types(&of.sig, &item.scope),
            ItemKind::Trait(_) => true,
            ItemKind::Struct(_) | ItemKind::Enum(_) | ItemKind::Const(_) | ItemKind::Type(_) => {
                false
            }
        });
        let call = |cx: &mut Self, args: &[&syn::Expr]| {
            cx.user_call(path, args).or_else(|| cx.call_of_trait(path, args))
        };
        let Some(last) = args.iter().rposition(|arg| needs && self.is_open(arg)) else {
            return call(self, args);
        };
        self.scoped(|cx| {
            let declared = cx.declared_type(|value| callee(value, args) == Some(path)).cloned();
            let args: Vec<syn::Expr> = cx.named_until(last, args.iter().copied());
            let named = syn::parse_quote!(#path(#(#args),*));
            cx.declaring(&named, declared.as_ref(), |cx| {
                let syn::Expr::Call(named) = &named else { unreachable!("written as a call") };
                call(cx, &named.args.iter().collect::<Vec<_>>())
            })
        })
    }

    /// The closure that a call writes out, if slices that functions return are among its arguments.
    /// These slices get names. `None` if there are none.
    pub(super) fn written_with_names(&mut self, call: &syn::Expr) -> Option<Option<WrittenCall>> {
        let args = match call {
            syn::Expr::Call(call) if self.is_users_function(&call.func) => &call.args,
            syn::Expr::MethodCall(call) if self.may_be_users(call) => &call.args,
            _ => return None,
        };
        let last = args.iter().rposition(|arg| self.is_given_slice(arg))?;
        self.scoped(|cx| {
            let args = cx.named_until(last, args);
            let named = match call.clone() {
                syn::Expr::Call(call) => syn::Expr::Call(syn::ExprCall { args, ..call }),
                syn::Expr::MethodCall(call) => {
                    syn::Expr::MethodCall(syn::ExprMethodCall { args, ..call })
                }
                other => other,
            };
            cx.written_call(&named)
        })
    }

    /// Whether the callee is a user's function or a closure.
    fn is_users_function(&self, func: &syn::Expr) -> bool {
        let syn::Expr::Path(func) = ungroup(func) else { return false };
        match func.path.get_ident().and_then(|name| self.lookup(&name_of(name).text)) {
            Some(Symbol::Function(_) | Symbol::Generic(_) | Symbol::Closure(_)) => true,
            Some(_) => false,
            None => self.env.scope.resolve(&func.path).is_some(),
        }
    }

    /// The arguments. All up to the last one that needs a name get names, so that they are
    /// evaluated in order.
    fn named_until<'e, T: FromIterator<syn::Expr>>(
        &mut self,
        last: usize,
        args: impl IntoIterator<Item = &'e syn::Expr>,
    ) -> T {
        let named = args.into_iter().enumerate().map(|(n, arg)| match n <= last {
            true => self.named(n, arg),
            false => arg.clone(),
        });
        named.collect()
    }

    /// Whether an argument is a slice that a user's function returns, or a slice of an array.
    fn is_given_slice(&mut self, arg: &syn::Expr) -> bool {
        let function = match ungroup(arg) {
            of if has_control_flow(of) || self.takes_slice_out(of) => return self.is_slice(of),
            syn::Expr::Index(_) => return self.is_slice_at(arg),
            syn::Expr::Call(call) => self.higher_order_function(call),
            syn::Expr::MethodCall(call) => match self.std_call(call) {
                Some(call) => return self.is_given_slice(&call),
                None => self.higher_order_of_method(call),
            },
            _ => None,
        };
        function.is_some_and(|of| returns_slice(of.sig))
    }

    /// Whether an argument is a value whose type its syntax does not tell.
    fn is_open(&mut self, arg: &syn::Expr) -> bool {
        let of = referent(arg);
        self.is_value(of) && !matches!(of, syn::Expr::Path(_)) && self.known_shape(of).is_none()
    }

    /// Whether an expression is evaluated where it stands: it is no place, closure or iterator.
    fn is_value(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Closure(_) | syn::Expr::Reference(_) | syn::Expr::Lit(_) => false,
            syn::Expr::Path(path) => {
                let symbol = path.path.get_ident().and_then(|of| self.lookup(&name_of(of).text));
                matches!(symbol, Some(Symbol::Local(_))) && !self.is_reference(expr)
            }
            expr => !self.is_place(expr) && !self.is_iterator(expr) && !self.is_part(expr),
        }
    }

    /// An argument under a name, if it is evaluated where it stands.
    fn named(&mut self, n: usize, arg: &syn::Expr) -> syn::Expr {
        let of = referent(arg);
        if !self.is_value(of) || !std::ptr::eq(of, ungroup(arg)) && self.is_place(of) {
            return arg.clone();
        }
        let span = of.span();
        let ident = syn::Ident::new(&format!("__argument{n}"), span);
        let name = Name { text: ident.to_string(), span };
        if self.is_symbolic(of) {
            self.bind_symbolic(&name, false, of);
        } else {
            let value = self.expr(of);
            let local = self.spill_local(value, "argument");
            self.bind(&name, Symbol::Local(local));
        }
        match ungroup(arg) {
            syn::Expr::Reference(_) => syn::parse_quote_spanned!(span=> &#ident),
            _ => syn::parse_quote_spanned!(span=> #ident),
        }
    }
}

/// The operand of a `&`, or the expression itself.
fn referent(arg: &syn::Expr) -> &syn::Expr {
    match ungroup(arg) {
        syn::Expr::Reference(of) if of.mutability.is_none() => ungroup(&of.expr),
        arg => arg,
    }
}
