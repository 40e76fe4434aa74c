//! Unchecked accesses and hints of std, which help the host's compiler. The accesses become checked
//! ones. The hints become their arguments.

use super::{Meaning, WriteOut};
use crate::items::item::{ItemKind, Items};
use crate::syntax::ungroup;

/// The unchecked accesses to slices.
const ACCESSES: [&str; 2] = ["get_unchecked", "get_unchecked_mut"];

impl WriteOut<'_> {
    /// The argument of a hint to the host's compiler.
    pub(super) fn assumed(&self, expr: &syn::Expr) -> Option<syn::Expr> {
        let syn::Expr::Call(call) = expr else { return None };
        let syn::Expr::Path(func) = ungroup(&call.func) else { return None };
        if self.scope.resolve(&func.path).is_some() {
            return None;
        }
        let name = func.path.get_ident().map(ToString::to_string);
        let func = match name.and_then(|name| self.meaning(&name)) {
            Some(Meaning::Path(imported)) => imported,
            _ => &func.path,
        };
        let (name, span) = (assumption(func)?, call.paren_token.span.join());
        Some(match (name, call.args.first()) {
            ("unreachable_unchecked", None) => syn::parse_quote_spanned!(span=> unreachable!()),
            ("assert_unchecked", Some(arg)) => syn::parse_quote_spanned!(span=> { _ = #arg; }),
            ("black_box", Some(arg)) => syn::parse_quote!((#arg)),
            ("read_volatile", Some(syn::Expr::Reference(of))) => {
                let value = &of.expr;
                syn::parse_quote!((#value))
            }
            _ => return None,
        })
    }

    /// `&x[i]` for `x.get_unchecked(i)`, and `x[i]` for `*x.get_unchecked(i)`.
    pub(super) fn unchecked(&self, expr: &syn::Expr) -> Option<syn::Expr> {
        let (call, is_place) = match expr {
            syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Deref(_)) => {
                (ungroup(&of.expr), true)
            }
            expr => (expr, false),
        };
        let syn::Expr::MethodCall(call) = call else { return None };
        let is_access =
            ACCESSES.iter().any(|name| call.method == name) && !self.names.has_unchecked;
        let index = call.args.first().filter(|_| is_access)?;
        let (of, span) = (&call.receiver, call.method.span());
        Some(match (is_place, call.method == ACCESSES[1]) {
            (true, _) => syn::parse_quote_spanned!(span=> #of[#index]),
            (false, false) => syn::parse_quote_spanned!(span=> (&#of[#index])),
            (false, true) => syn::parse_quote_spanned!(span=> (&mut #of[#index])),
        })
    }
}

/// The name of a hint to the host's compiler, if a path means one.
pub(super) fn assumption(path: &syn::Path) -> Option<&'static str> {
    const FUNCTIONS: [(&str, &str); 4] = [
        ("hint", "black_box"),
        ("hint", "unreachable_unchecked"),
        ("hint", "assert_unchecked"),
        ("ptr", "read_volatile"),
    ];
    let names: Vec<String> = path.segments.iter().map(|of| of.ident.to_string()).collect();
    let (module, name) = match names.as_slice() {
        [root, of, name] if ["core", "std"].contains(&root.as_str()) => (of, name),
        [of, name] => (of, name),
        _ => return None,
    };
    FUNCTIONS.into_iter().find(|known| known.0 == module && known.1 == name).map(|known| known.1)
}

/// Whether an item declares a method with the name of an unchecked access.
pub(super) fn is_declared(items: &Items) -> bool {
    let is_access = |sig: &syn::Signature| ACCESSES.iter().any(|name| sig.ident == name);
    let of_impls = items.impls.iter().flat_map(|block| &block.syntax.items);
    of_impls.into_iter().any(|item| matches!(item, syn::ImplItem::Fn(of) if is_access(&of.sig)))
        || items.items.iter().any(|(_, item)| {
            let ItemKind::Trait(of) = &item.kind else { return false };
            of.items.iter().any(|item| matches!(item, syn::TraitItem::Fn(of) if is_access(&of.sig)))
        })
}
