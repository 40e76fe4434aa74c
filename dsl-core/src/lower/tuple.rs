//! References among the members of a tuple, `let t = (&x[0], 1);`, `for v in x.iter().enumerate()`.
//! The tuple holds copies of the referents, which cannot change while the references are used.

use super::borrows::BorrowId;
use super::chain::Item;
use super::context::Lowerer;
use super::symbol::Symbol;
use crate::ir::{Expr, ExprId, LocalId, Place, Projection, Root};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// Notes which members of a tuple are `&` references, from the tuple's syntax.
    pub(super) fn note_written_references(
        &mut self,
        local: LocalId,
        init: &syn::Expr,
        value: ExprId,
    ) {
        let mut found = Vec::new();
        self.written_references(init, value, "", &mut found);
        self.note_references(local, found);
    }

    fn written_references(
        &self,
        init: &syn::Expr,
        value: ExprId,
        path: &str,
        found: &mut Vec<(String, Place)>,
    ) {
        match (ungroup(init), &self.module.exprs[value].kind) {
            (syn::Expr::Tuple(tuple), Expr::Tuple(members)) => {
                for (n, (init, value)) in tuple.elems.iter().zip(members).enumerate() {
                    self.written_references(init, *value, &format!("{path}.{n}"), found);
                }
            }
            (syn::Expr::Reference(_), Expr::Load(place)) if !path.is_empty() => {
                found.push((path.to_owned(), place.clone()));
            }
            _ => {}
        }
    }

    /// Notes which members of an iterator's item are `&` references.
    pub(super) fn note_item_references(&mut self, local: LocalId, item: &Item) {
        let mut found = Vec::new();
        item_references(item, "", &mut found);
        self.note_references(local, found);
    }

    fn note_references(&mut self, local: LocalId, found: Vec<(String, Place)>) {
        // A later assignment may store another reference.
        if self.module.locals[local].mutable {
            return;
        }
        let name = self.module.locals[local].name.text.clone();
        for (path, place) in found {
            let borrow = self.borrow(&format!("{name}{path}"), &place, false, None);
            self.member_references.insert((local, path), borrow);
        }
    }

    /// Whether an expression is a member of a tuple that is a reference.
    pub(super) fn is_member_reference(&self, expr: &syn::Expr) -> bool {
        self.member_path(expr).is_some_and(|member| self.member_references.contains_key(&member))
    }

    /// The reference in a member of a tuple.
    pub(super) fn member_reference(&self, place: &Place) -> Option<BorrowId> {
        let Root::Local(local) = place.root else { return None };
        let mut path = String::new();
        place.projections.iter().find_map(|step| {
            let Projection::Member(name) = step else { return None };
            path = format!("{path}.{}", name.text);
            self.member_references.get(&(local, path.clone())).copied().flatten()
        })
    }

    /// The variable and the path of a member of a tuple, `.0.1`.
    fn member_path(&self, expr: &syn::Expr) -> Option<(LocalId, String)> {
        match ungroup(expr) {
            syn::Expr::Field(field) => {
                let syn::Member::Unnamed(index) = &field.member else { return None };
                let (local, path) = self.member_path(&field.base)?;
                Some((local, format!("{path}.{}", index.index)))
            }
            syn::Expr::Path(path) => match self.lookup(&name_of(path.path.get_ident()?).text)? {
                Symbol::Local(local) => Some((local, String::new())),
                _ => None,
            },
            _ => None,
        }
    }
}

fn item_references(item: &Item, path: &str, found: &mut Vec<(String, Place)>) {
    match item {
        Item::Pair(a, b) => {
            item_references(a, &format!("{path}.0"), found);
            item_references(b, &format!("{path}.1"), found);
        }
        Item::Place(place, false, _) if !path.is_empty() => {
            found.push((path.to_owned(), place.clone()));
        }
        Item::Reference(of) => item_references(of, path, found),
        Item::Place(..) | Item::Value(_) | Item::Part(_) => {}
    }
}
