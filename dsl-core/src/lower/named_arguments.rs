//! Arguments that have to have a type before it is known which function is called. Where their syntax
//! does not tell it, `f(if c { a } else { b })`, they are evaluated first and get names.

use syn::spanned::Spanned;

use super::settled::needs_types;
use super::{Lowerer, Symbol};
use crate::ir::{ExprId, Name};
use crate::items::ItemKind;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// A call of a user's function, or of a function of a user's trait. `None` if the path names none.
    pub(super) fn call_with_types(
        &mut self,
        path: &syn::Path,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let items = self.items;
        let needs = match self.env.scope.resolve(path).map(|(item, _)| &items.items[item].kind) {
            Some(ItemKind::Function(of)) => needs_types(&of.sig),
            Some(ItemKind::Trait(_)) => true,
            _ => false,
        };
        let call = |cx: &mut Self, args: &[&syn::Expr]| {
            cx.user_call(path, args).or_else(|| cx.call_of_trait(path, args))
        };
        let Some(last) = args.iter().rposition(|arg| needs && self.is_open(arg)) else {
            return call(self, args);
        };
        self.scoped(|cx| {
            let named = args.iter().enumerate().map(|(n, arg)| cx.named(n, arg, n <= last));
            let named: Vec<syn::Expr> = named.collect();
            call(cx, &named.iter().collect::<Vec<_>>())
        })
    }

    /// Whether an argument is a value whose type its syntax does not tell.
    fn is_open(&mut self, arg: &syn::Expr) -> bool {
        let of = referent(arg);
        self.is_value(of) && !matches!(of, syn::Expr::Path(_)) && self.known_shape(of).is_none()
    }

    /// Whether an expression is evaluated to a value where it stands.
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

    /// An argument under a name. All before the last one that needs one get names: arguments are
    /// evaluated in their order.
    fn named(&mut self, n: usize, arg: &syn::Expr, is_wanted: bool) -> syn::Expr {
        let of = referent(arg);
        if !is_wanted || !self.is_value(of) || !std::ptr::eq(of, ungroup(arg)) && self.is_place(of)
        {
            return arg.clone();
        }
        let (value, span) = (self.expr(of), of.span());
        let name = syn::Ident::new(&format!("__argument{n}"), span);
        let local = self.spill_local(value, "argument");
        self.bind(&Name { text: name.to_string(), span }, Symbol::Local(local));
        match ungroup(arg) {
            syn::Expr::Reference(_) => syn::parse_quote_spanned!(span=> &#name),
            _ => syn::parse_quote_spanned!(span=> #name),
        }
    }
}

/// What a `&` is of, or the expression itself.
fn referent(arg: &syn::Expr) -> &syn::Expr {
    match ungroup(arg) {
        syn::Expr::Reference(of) if of.mutability.is_none() => ungroup(&of.expr),
        arg => arg,
    }
}
