//! `for` over the elements of an array or slice: a loop over its indices.

use syn::spanned::Spanned;

use super::{Lowerer, Symbol, constant::ungroup};
use crate::diagnostic::Code;
use crate::ir::{
    Expr, ExprId, Literal, Name, Place, Projection, Range, Root, Scalar, StmtKind, Ty,
};

/// What a `for` loop runs over, if it is no range.
pub(super) struct Elements {
    place: Place,
    /// Whether each element is a copy rather than a reference.
    by_value: bool,
    writable: bool,
    /// `.enumerate()`.
    counted: bool,
    /// Whether they were reported.
    poisoned: bool,
}

impl Lowerer<'_> {
    /// The array or slice that a `for` loop runs over; `None` if the expression is none.
    pub(super) fn elements(&mut self, expr: &syn::Expr) -> Option<Elements> {
        match ungroup(expr) {
            syn::Expr::MethodCall(call) if call.args.is_empty() => {
                let of = ungroup(&call.receiver);
                match call.method.to_string().as_str() {
                    "enumerate" => {
                        let elements = self.elements(of)?;
                        Some(Elements { counted: true, ..elements })
                    }
                    "iter" => self.borrowed(of, false),
                    "iter_mut" => self.borrowed(of, true),
                    "into_iter" => self.elements(of),
                    "copied" | "cloned" => {
                        let elements = self.elements(of)?;
                        Some(Elements { by_value: true, ..elements })
                    }
                    _ => None,
                }
            }
            syn::Expr::Reference(reference) => {
                self.borrowed(ungroup(&reference.expr), reference.mutability.is_some())
            }
            syn::Expr::Array(_) | syn::Expr::Repeat(_) => {
                let value = self.expr(expr);
                Some(self.copied(value))
            }
            inner if self.is_place(inner) => {
                let is_reference = self.is_reference(inner);
                let place = self.settled_place(inner)?;
                if is_reference {
                    // What is read is what is there then.
                    let writable = self.is_writable_reference(inner, &place);
                    return Some(Elements {
                        place,
                        by_value: false,
                        writable,
                        counted: false,
                        poisoned: false,
                    });
                }
                let span = place.span;
                let value = self.push(Expr::Load(place), span);
                Some(self.copied(value))
            }
            syn::Expr::Path(path) => {
                let value = self.constant_named(path.path.get_ident()?)?;
                Some(self.copied(value))
            }
            _ => None,
        }
    }

    /// Whether a variable that is a reference is a `&mut`.
    fn is_writable_reference(&self, expr: &syn::Expr, place: &Place) -> bool {
        let syn::Expr::Path(path) = expr else { return false };
        let symbol =
            path.path.get_ident().and_then(|i| self.lookup(&crate::parse::name_of(i).text));
        match (symbol, place.root) {
            (Some(Symbol::Alias(_, writable)), _) => writable,
            (_, Root::Binding(id)) => {
                self.module.bindings[id].space == crate::ir::AddressSpace::StorageReadWrite
            }
            (_, Root::Local(_)) => true,
            (_, Root::Workgroup(_)) => false,
        }
    }

    /// The elements of a copy.
    fn copied(&mut self, value: ExprId) -> Elements {
        let span = self.module.exprs[value].span;
        let local = self.temporary("items", span, false);
        self.emit(StmtKind::Let { local, init: Some(value) }, span);
        let place = Place { root: Root::Local(local), projections: Vec::new(), span };
        Elements { place, by_value: true, writable: false, counted: false, poisoned: false }
    }

    fn borrowed(&mut self, of: &syn::Expr, writable: bool) -> Option<Elements> {
        if !self.is_place(of) {
            let value = self.expr(of);
            return Some(Elements { by_value: false, ..self.copied(value) });
        }
        let place = self.settled_place(of)?;
        let poisoned = writable && !self.check_writable(&place);
        Some(Elements { place, by_value: false, writable, counted: false, poisoned })
    }

    /// A place whose indices no statement changes any more.
    pub(super) fn settled_place(&mut self, expr: &syn::Expr) -> Option<Place> {
        let mut place = self.place(expr)?;
        for projection in &mut place.projections {
            if let Projection::Index(index) = projection
                && !self.is_trivial(*index)
            {
                *index = self.spill(*index, "index");
            }
        }
        Some(place)
    }

    /// The loop over the elements.
    pub(super) fn for_elements(&mut self, expr: &syn::ExprForLoop, elements: Elements) {
        let span = expr.for_token.span;
        let literal = Expr::Literal(Literal::Int(0, Some(Scalar::U32)));
        let start = self.push(literal, span);
        let end = self.push(Expr::Length(elements.place.clone()), span);
        let (counter, element) = match (&*expr.pat, elements.counted) {
            (syn::Pat::Tuple(pair), true) if pair.elems.len() == 2 => {
                (Some(&pair.elems[0]), &pair.elems[1])
            }
            (other, true) => {
                let message = "`.enumerate()` gives pairs: `for (i, x) in …`";
                self.diags.error(Code::Unsupported, other.span(), message);
                self.bind_poison(other);
                return;
            }
            (pat, false) => (None, pat),
        };
        let target = self.loop_target(expr.label.as_ref());
        self.loop_stmt(target, span, |cx| {
            cx.current_target().broken = true;
            cx.scoped(|cx| {
                let name = match counter {
                    Some(syn::Pat::Ident(ident)) => crate::parse::name_of(&ident.ident),
                    _ => Name { text: "element".to_owned(), span },
                };
                let mutable = matches!(counter, Some(syn::Pat::Ident(i)) if i.mutability.is_some());
                let local = match counter {
                    Some(syn::Pat::Ident(_)) => cx.declare(&name, Some(Ty::U32), mutable),
                    _ => {
                        let local = cx.temporary(&name.text, span, false);
                        cx.module.locals[local].declared = Some(Ty::U32);
                        local
                    }
                };
                if mutable {
                    let message = "the counter of `.enumerate()` cannot be `mut`: copy it";
                    cx.diags.error(Code::Unsupported, name.span, message);
                }
                let mut place = elements.place.clone();
                place.projections.push(Projection::Index(cx.load_local(local, span)));
                let body = cx.nested(|cx| {
                    cx.bind_element(element, place, &elements);
                    cx.block_into(&expr.body, &super::Dest::Unit);
                });
                let range = Range {
                    start,
                    end,
                    inclusive: false,
                    reversed: false,
                    step: None,
                    stepped_first: false,
                };
                StmtKind::For { local, range, body }
            })
        });
    }

    fn bind_element(&mut self, pat: &syn::Pat, place: Place, elements: &Elements) {
        if elements.poisoned {
            return self.bind_poison(pat);
        }
        let (pat, by_value) = match pat {
            syn::Pat::Reference(reference) => (&*reference.pat, true),
            pat => (pat, elements.by_value),
        };
        if let syn::Pat::Wild(_) = pat {
            return;
        }
        let span = pat.span();
        if let (syn::Pat::Ident(ident), false) = (pat, by_value) {
            let name = crate::parse::name_of(&ident.ident);
            return self.bind(&name, Symbol::Alias(place, elements.writable));
        }
        let value = self.push(Expr::Load(place), span);
        if let syn::Pat::Ident(ident) = pat
            && ident.subpat.is_none()
        {
            let name = crate::parse::name_of(&ident.ident);
            let local = self.declare(&name, None, ident.mutability.is_some());
            return self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
        }
        let value = self.spill(value, "item");
        self.destructure(pat, value);
    }
}
