//! Patterns behind references: `match self { Shape::Circle(r) => *r, … }` with a `&self`. The names
//! that a pattern binds there are references to the members.
//!
//! The referent of a `&` cannot change while the reference is used, so the names refer to parts of
//! a copy. With a `&mut`, they refer to the place itself.

use proc_macro2::Span;

use super::borrows::Referent;
use super::context::Lowerer;
use super::symbol::Symbol;
use crate::ir::{Expr, ExprId, Name, Place, Projection, Ty};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// The referent of a `&mut` reference, for patterns that take it apart. `None` for anything
    /// else.
    pub(super) fn behind_writable(&mut self, expr: &syn::Expr) -> Option<ExprId> {
        let expr = ungroup(expr);
        let of = match expr {
            syn::Expr::Reference(of) if of.mutability.is_some() && self.is_place(&of.expr) => {
                &of.expr
            }
            syn::Expr::Path(_) if self.is_reference(expr) && !self.is_read_only(expr) => expr,
            _ => return None,
        };
        if !matches!(self.shape_of(of), Some(Ty::Struct(_) | Ty::Array(..)))
            || !self.check_references(of)
        {
            return None;
        }
        let place = self.settled_place(of)?;
        let is_whole = std::ptr::eq(of, expr);
        if is_whole && !self.is_writable_reference(of, &place) || !self.check_writable(&place) {
            return None;
        }
        self.mark_assigned(&place);
        Some(self.behind((place, true, self.through)))
    }

    /// Notes that a value was reached through a `&` reference.
    pub(super) fn note_referent(&mut self, expr: &syn::Expr, value: ExprId) {
        let expr = ungroup(expr);
        let is_reference = matches!(expr, syn::Expr::Reference(_)) || self.is_reference(expr);
        if is_reference
            && !self.borrows.referents.contains_key(&value)
            && let Some(place) = self.place_of_value(value)
        {
            self.borrows.referents.insert(value, (place, false, None));
        }
    }

    /// The place of a value: a variable, or a member of one.
    pub(super) fn place_of_value(&self, value: ExprId) -> Option<Place> {
        match &self.module.exprs[value].kind {
            Expr::Load(place) => Some(place.clone()),
            Expr::Swizzle(of, name) => {
                Some(self.place_of_value(*of)?.member(&name.text, name.span))
            }
            _ => None,
        }
    }

    pub(super) fn behind(&mut self, referent: Referent) -> ExprId {
        let span = referent.0.span;
        let value = self.push(Expr::Load(referent.0.clone()), span);
        self.borrows.referents.insert(value, referent);
        value
    }

    /// The member of a value behind a reference. If the member can be written, it is not copied.
    pub(super) fn member_behind(
        &mut self,
        value: ExprId,
        member: &str,
        span: Span,
    ) -> Option<ExprId> {
        let (place, writable, borrow) = self.borrows.referents.get(&value)?.clone();
        let place = place.member(member, span);
        if writable {
            return Some(self.behind((place, writable, borrow)));
        }
        let member = Name { text: member.to_owned(), span };
        let value = self.push(Expr::Swizzle(value, member), span);
        self.borrows.referents.insert(value, (place, writable, borrow));
        Some(value)
    }

    /// The same for an element of an array.
    pub(super) fn element_behind(
        &mut self,
        array: ExprId,
        index: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        let (mut place, writable, borrow) = self.borrows.referents.get(&array)?.clone();
        place.projections.push(Projection::Index(index));
        place.span = span;
        Some(self.behind((place, writable, borrow)))
    }

    /// Ascribes a type to a value; the result is behind the same reference.
    pub(super) fn ascribed(&mut self, value: ExprId, ty: Ty, span: Span) -> ExprId {
        let whole = self.push(Expr::Ascribe(value, ty), span);
        if let Some(referent) = self.borrows.referents.get(&value).cloned() {
            self.borrows.referents.insert(whole, referent);
        }
        whole
    }

    /// `&pat`: the value without its reference.
    pub(super) fn behind_no_reference(&mut self, value: ExprId) -> ExprId {
        match self.borrows.referents.get(&value).cloned() {
            Some((place, ..)) => {
                let span = self.module.exprs[value].span;
                self.push(Expr::Load(place), span)
            }
            None => value,
        }
    }

    /// Binds a name to the place behind a reference. False if the value is not behind one.
    pub(super) fn bind_referent(&mut self, name: &Name, value: ExprId) -> bool {
        let Some((place, writable, of)) = self.borrows.referents.get(&value).cloned() else {
            return false;
        };
        let borrow = self.borrow(&name.text, &place, writable, of);
        self.bind(name, Symbol::Alias(place, writable, borrow));
        true
    }
}
