//! Iterators without an array or a length behind them: `a..`, and types with an `impl Iterator`.
//! Each is an endless range whose numbers are replaced.

use syn::spanned::Spanned;

use crate::ir::Scalar;
use crate::items::{Impl, ItemId};
use crate::lower::chain::Chain;
use crate::lower::context::Lowerer;
use crate::syntax::ungroup;
use crate::ty::Ty;

impl Lowerer<'_> {
    /// The iterator for such an expression; `None` for all others.
    pub(super) fn endless(&mut self, expr: &syn::Expr) -> Option<Option<Chain>> {
        let span = expr.span();
        let items: syn::Expr = match ungroup(expr) {
            syn::Expr::Range(syn::ExprRange { start: Some(start), end: None, .. }) => {
                match self.known_shape(start).and_then(|ty| ty.scalar()).map(Scalar::rust) {
                    Some(ty) => {
                        let ty = syn::Ident::new(ty, span);
                        syn::parse_quote_spanned!(span=> #start..=#ty::MAX)
                    }
                    None => syn::parse_quote_spanned!(span=>
                        (0u32..=u32::MAX).zip(#start..).map(|(_, __number)| __number)),
                }
            }
            of => match self.borrowed_iterator(of) {
                Some(place) => syn::parse_quote_spanned!(span=>
                    (0u32..=u32::MAX).map_while(|_| #place.next())),
                None if !is_call(of) && self.known_shape(of).is_some_and(|ty| self.is_own(&ty)) => {
                    own(of)
                }
                None => return None,
            },
        };
        Some(self.chain(&items))
    }

    /// The same for the result of a method, `grid.cells()`, if its type has an `impl Iterator`.
    pub(super) fn given_by_method(&mut self, expr: &syn::Expr) -> Option<Option<Chain>> {
        let ty = self.known_shape(expr)?;
        self.is_own(&ty).then(|| self.chain(&own(expr)))
    }

    /// Whether an expression has a type with an own `into_iter`.
    pub(super) fn has_into_iter(&mut self, expr: &syn::Expr) -> bool {
        self.known_shape(expr)
            .filter(|ty| matches!(ty, Ty::Struct(_)))
            .is_some_and(|ty| self.associated_function(&ty, "into_iter", None).is_some())
    }

    /// Whether an expression is a value of a type with an `impl Iterator`, or a `&mut` to one. It
    /// has the methods of iterators.
    pub(in crate::lower) fn is_own_iterator(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Call(call) => self.makes_own(call),
            syn::Expr::Struct(literal) => {
                let item = self.env.scope.resolve(&literal.path);
                item.is_some_and(|(item, used)| {
                    used == literal.path.segments.len() && self.iterators().any(|of| of == item)
                })
            }
            of => {
                self.borrowed_iterator(of).is_some()
                    || self.shape_of(of).is_some_and(|ty| self.is_own(&ty))
            }
        }
    }

    /// The place in `&mut it` and `it.by_ref()`: it keeps the remaining items after the loop.
    fn borrowed_iterator<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::Expr> {
        let place = match expr {
            syn::Expr::Reference(of) if of.mutability.is_some() => &*of.expr,
            syn::Expr::MethodCall(call) if call.method == "by_ref" => &*call.receiver,
            path @ syn::Expr::Path(_) if self.is_reference(path) => path,
            _ => return None,
        };
        self.keeps_rest(place).then_some(place)
    }

    /// Whether a place holds an iterator that changes with each item.
    pub(in crate::lower) fn keeps_rest(&self, place: &syn::Expr) -> bool {
        self.shape_of(place).is_some_and(|ty| self.is_own(&ty) || self.has_next(&ty))
    }

    /// Whether a type has an `impl Iterator`.
    fn is_own(&self, ty: &Ty) -> bool {
        let Ty::Struct(of) = ty else { return false };
        let name = of.name.split('<').next().unwrap_or_default();
        self.iterators().any(|item| self.items.items[item].name.text == name)
    }

    /// Whether a call, `Steps::new(3)`, is of a function that returns its own type, an iterator.
    fn makes_own(&self, call: &syn::ExprCall) -> bool {
        let syn::Expr::Path(function) = ungroup(&call.func) else { return false };
        let (Some((item, used)), Some(last)) =
            (self.env.scope.resolve(&function.path), function.path.segments.last())
        else {
            return false;
        };
        let gives_itself = |member: &syn::ImplItem| {
            let syn::ImplItem::Fn(syn::ImplItemFn { sig, .. }) = member else { return false };
            let syn::ReturnType::Type(_, ty) = &sig.output else { return false };
            let syn::Type::Path(ty) = &**ty else { return false };
            sig.ident == last.ident
                && (ty.path.is_ident("Self") || ty.path.is_ident(&self.items.items[item].name.text))
        };
        used + 1 == function.path.segments.len()
            && self.iterators().any(|of| of == item)
            && self.items.impls.iter().any(|block| {
                block.of() == Some(item) && block.syntax.items.iter().any(gives_itself)
            })
    }

    /// The types with an `impl Iterator`.
    fn iterators(&self) -> impl Iterator<Item = ItemId> {
        let is_iterator = |block: &&Impl| {
            let path = block.syntax.trait_.as_ref().and_then(|(path, _)| path.segments.last());
            path.is_some_and(|last| last.ident == "Iterator")
        };
        self.items.impls.iter().filter(is_iterator).filter_map(Impl::of)
    }
}

fn is_call(expr: &syn::Expr) -> bool {
    matches!(expr, syn::Expr::MethodCall(_))
}

fn own(expr: &syn::Expr) -> syn::Expr {
    let span = expr.span();
    syn::parse_quote_spanned!(span=> (0u32..=u32::MAX).scan(#expr, |__own, _| __own.next()))
}
