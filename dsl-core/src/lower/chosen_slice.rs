//! Slices of different arrays or buffers that a branch chooses:
//! `let s = if c { &a[..] } else { &b[..] };`.
//!
//! A variable without a declaration stands for the chosen array. An element of it is read by
//! branching on the number of the array. Such slices are never written.

use proc_macro2::Span;

use super::context::{Lowerer, variable};
use super::symbol::{Choice, SliceVariable};
use crate::ir::{BinaryOp, Expr, ExprId, LocalId, Place, Projection, StmtKind, Ty};

impl Lowerer<'_> {
    /// Stores which array or buffer a slice variable is of. The result stands for it; `None` if there
    /// is a mistake, which is reported.
    pub(super) fn stored_storage(
        &mut self,
        to: LocalId,
        place: &Place,
        span: Span,
    ) -> Option<Place> {
        match self.choice_of(place).cloned() {
            None => self.store_number(to, place, span)?,
            Some(choice) => {
                for (n, place) in choice.places.iter().enumerate() {
                    let is_it = self.is_chosen(&choice, n, span);
                    let mut stored = None;
                    self.when(is_it, span, |cx| stored = cx.store_number(to, place, span), |_| {});
                    stored?;
                }
            }
        }
        let choice = self.slices[&to].choice.clone();
        match choice.places.as_slice() {
            [only] => Some(only.clone()),
            _ => Some(self.stand_in(choice, span)),
        }
    }

    fn store_number(&mut self, to: LocalId, place: &Place, span: Span) -> Option<()> {
        let at = self.storage(to, place, span)?;
        let (which, at) = (self.slices[&to].choice.which, self.index(at as u32, span));
        self.assign_value(variable(which, span), at, span);
        Some(())
    }

    /// The place that stands for one of several.
    pub(super) fn stand_in(&mut self, choice: Choice, span: Span) -> Place {
        let local = self.temporary("slice", span, false);
        let element = choice.places.iter().find_map(|place| match self.shape_of_place(place)? {
            Ty::Array(element, _) | Ty::RuntimeArray(element) => Some(element),
            _ => None,
        });
        self.module.locals[local].declared = element.map(Ty::RuntimeArray);
        self.choices.insert(local, choice);
        variable(local, span)
    }

    /// Notes that a slice variable refers to each of several arrays or buffers.
    pub(super) fn borrow_choice(&mut self, to: LocalId) {
        let SliceVariable { name, choice, .. } = &self.slices[&to];
        let (name, places) = (name.clone(), choice.places.clone());
        if places.len() < 2 {
            return;
        }
        let mut all = None;
        for place in &places {
            let borrow = self.borrow(&name, place, false, None);
            borrow.into_iter().for_each(|of| self.borrows.list[of].beside = all);
            all = borrow.or(all);
        }
        let part = self.slices.get_mut(&to).and_then(|of| of.part.as_mut());
        part.into_iter().for_each(|part| part.borrow = all);
    }

    pub(super) fn choice_of(&self, place: &Place) -> Option<&Choice> {
        self.choices.get(&place.local()?)
    }

    fn is_chosen(&mut self, choice: &Choice, n: usize, span: Span) -> ExprId {
        let which = self.load_local(choice.which, span);
        let n = self.index(n as u32, span);
        self.push(Expr::Binary(BinaryOp::Eq, which, n), span)
    }

    /// The array or buffer of a slice, with indices and a number that no later statement changes.
    pub(super) fn settled_storage(&mut self, mut place: Place) -> Place {
        let Some(mut choice) = self.choice_of(&place).cloned() else {
            for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
                *index = self.settled_index(*index, "index");
            }
            return place;
        };
        if !self.module.locals[choice.which].mutable {
            return place;
        }
        let which = self.load_local(choice.which, place.span);
        choice.which = self.spill_local(which, "array");
        choice.places = choice.places.into_iter().map(|of| self.settled_storage(of)).collect();
        self.stand_in(choice, place.span)
    }

    /// An expression that reads a chosen array, as one that reads a copy of the element.
    pub(super) fn of_choice(&mut self, kind: Expr, span: Span) -> Expr {
        match kind {
            Expr::Length(place)
                if place.projections.is_empty()
                    && let Some(choice) = self.choice_of(&place)
                    && choice.is_indexed =>
            {
                let choice = choice.clone();
                let length = self.chosen_number(&choice, "len", span, |cx, n| {
                    cx.push(Expr::Length(choice.places[n].clone()), span)
                });
                Expr::Load(variable(length, span))
            }
            Expr::Load(place) if self.choice_of(&place).is_some() => {
                Expr::Load(variable(self.chosen_element(place, span), span))
            }
            // A whole slice is checked like an argument: all arrays have elements of one type.
            Expr::Ref(place, borrow)
                if place.projections.is_empty()
                    && let Some(choice) = self.choice_of(&place) =>
            {
                Expr::Ref(inside(&choice.places[0], &place), borrow)
            }
            Expr::Ref(place, borrow) if self.choice_of(&place).is_some() => {
                Expr::Ref(variable(self.chosen_element(place, span), span), borrow)
            }
            Expr::Length(place) if let Some(choice) = self.choice_of(&place) => {
                Expr::Length(inside(&choice.places[0], &place))
            }
            kind => kind,
        }
    }

    /// A variable with a copy of an element.
    fn chosen_element(&mut self, mut place: Place, span: Span) -> LocalId {
        let is_own_index = place.indices().next().is_some_and(|at| self.own_indices.contains(&at));
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            *index = self.settled_index(*index, "index");
        }
        let element = self.temporary("element", span, true);
        self.emit(StmtKind::Let { local: element, init: None }, span);
        let Some(choice) = self.choice_of(&place).cloned() else { return element };
        if !choice.is_indexed {
            self.read_chosen(&choice, 0, &place, element);
            return element;
        }
        self.for_each_choice(&choice, span, |cx, n| match is_own_index {
            true => cx.copy_element(&choice.places[n], &place, element),
            false => cx.copy_existing(&choice.places[n], None, &place, element, |_| {}),
        });
        element
    }

    fn read_chosen(&mut self, choice: &Choice, n: usize, place: &Place, element: LocalId) {
        let Some(array) = choice.places.get(n) else { return };
        let is_it = self.is_chosen(choice, n, place.span);
        self.copy_existing(array, Some(is_it), place, element, |cx| {
            cx.read_chosen(choice, n + 1, place, element);
        });
    }

    /// Copies an element of an array if there is one, and if the array is the chosen one: the value may
    /// be made before `get` or `next` tests the index.
    fn copy_existing(
        &mut self,
        array: &Place,
        is_it: Option<ExprId>,
        place: &Place,
        element: LocalId,
        otherwise: impl FnOnce(&mut Self),
    ) {
        let span = place.span;
        let Some(index) = place.indices().next() else { return };
        let (index, length) = (self.once_more(index), Expr::Length(array.clone()));
        let length = self.push(length, span);
        let mut exists = self.push(Expr::Binary(BinaryOp::Lt, index, length), span);
        if let Some(is_it) = is_it {
            exists = self.push(Expr::Binary(BinaryOp::LogicalAnd, is_it, exists), span);
        }
        self.when(exists, span, |cx| cx.copy_element(array, place, element), otherwise);
    }

    fn copy_element(&mut self, array: &Place, chosen: &Place, element: LocalId) {
        let span = chosen.span;
        let mut place = inside(array, chosen);
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            *index = self.once_more(*index);
        }
        let value = self.push(Expr::Load(place), span);
        self.assign_value(variable(element, span), value, span);
    }
}

/// The place in one of the arrays for a place in the chosen one.
fn inside(array: &Place, chosen: &Place) -> Place {
    let mut place = array.clone();
    place.projections.extend(chosen.projections.iter().cloned());
    Place { span: chosen.span, ..place }
}
