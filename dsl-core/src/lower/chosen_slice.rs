//! Slices of different arrays or buffers that a branch chooses:
//! `let s = if c { &a[..] } else { &b[..] };`.
//!
//! A variable without a declaration stands for the chosen array. An element of it is loaded, stored
//! or changed atomically by branching on the number of the array. Each branch names one array, so the
//! analyses judge each array by itself. Slices that a branch of the user chooses are never written.

use proc_macro2::Span;

use super::context::{Lowerer, variable};
use super::symbol::{Choice, SliceVariable};
use crate::diagnostic::Code;
use crate::ir::{
    AtomicOp, BinaryOp, Borrow, Expr, ExprId, LocalId, Place, Projection, StmtKind, Ty,
};

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
            _ => Some(self.stand_in(choice, false, span)),
        }
    }

    fn store_number(&mut self, to: LocalId, place: &Place, span: Span) -> Option<()> {
        let at = self.storage(to, place, span)?;
        let (which, at) = (self.slices[&to].choice.which, self.index(at as u32, span));
        self.assign_value(variable(which, span), at, span);
        Some(())
    }

    /// The place that stands for one of several.
    pub(super) fn stand_in(&mut self, choice: Choice, writable: bool, span: Span) -> Place {
        let local = self.temporary("slice", span, writable);
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
        let SliceVariable { name, part: Some(part), .. } = &self.slices[&to] else { return };
        if self.choice_of(&part.place).is_none() {
            return;
        }
        let (name, place) = (name.clone(), part.place.clone());
        let borrow = self.borrow(&name, &place, false, None);
        let part = self.slices.get_mut(&to).and_then(|of| of.part.as_mut());
        part.into_iter().for_each(|part| part.borrow = borrow);
    }

    pub(super) fn choice_of(&self, place: &Place) -> Option<&Choice> {
        self.choices.get(&place.local()?)
    }

    /// The place in the first of the arrays, which has the type of the place in the chosen one.
    pub(super) fn one_of_choice(&self, place: &Place) -> Place {
        self.choice_of(place).map_or_else(|| place.clone(), |of| inside(&of.places[0], place))
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
        self.stand_in(choice, false, place.span)
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
            Expr::Atomic(op, place, args) if self.choice_of(&place).is_some() => {
                self.chosen_atomic(op, place, args, span)
            }
            Expr::Ref(place, Borrow::Mut) if self.choice_of(&place).is_some() => {
                // A store to the copy would be lost.
                let message = "this `&mut` reference into one of several slices cannot be passed \
                               on: store to the slice, `xs[i][j] = v`, or match on the index";
                self.diags.error(Code::Unsupported, span, message);
                Expr::Error
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
        let element = self.temporary("element", span, true);
        if self.choice_of(&place).is_some_and(|choice| choice.is_indexed) {
            self.at_chosen(
                place,
                |cx| cx.emit(StmtKind::Let { local: element, init: None }, span),
                |cx, place| cx.copy_element(place, element),
            );
            return element;
        }
        self.settle_indices(&mut place);
        self.emit(StmtKind::Let { local: element, init: None }, span);
        if let Some(choice) = self.choice_of(&place).cloned() {
            self.read_chosen(&choice, 0, &place, element);
        }
        element
    }

    /// Stores to an element of a chosen array.
    pub(super) fn store_chosen(
        &mut self,
        place: Place,
        op: Option<BinaryOp>,
        value: ExprId,
        span: Span,
    ) {
        let value = self.shared_value(value, "value");
        let mut first = Some(value);
        self.at_chosen(
            place,
            |_| {},
            |cx, place| {
                // An open order asks for the type of the value itself.
                let value = first.take().unwrap_or_else(|| cx.once_more(value));
                cx.mark_assigned(&place);
                cx.emit(StmtKind::Assign { place, op, value }, span);
            },
        );
    }

    /// An atomic operation on an element of a chosen array. The result is in a variable.
    fn chosen_atomic(&mut self, op: AtomicOp, place: Place, args: Vec<ExprId>, span: Span) -> Expr {
        let args: Vec<_> = args.into_iter().map(|arg| self.shared_value(arg, "operand")).collect();
        let operation = |cx: &mut Self, place| {
            let args = args.iter().map(|arg| cx.once_more(*arg)).collect();
            cx.push(Expr::Atomic(op, place, args), span)
        };
        if op == AtomicOp::Store {
            self.at_chosen(
                place,
                |_| {},
                |cx, place| {
                    let store = operation(cx, place);
                    cx.emit(StmtKind::Expr(store), span);
                },
            );
            return Expr::Tuple(Vec::new());
        }
        let result = self.temporary("result", span, true);
        self.at_chosen(
            place,
            |cx| cx.emit(StmtKind::Let { local: result, init: None }, span),
            |cx, place| {
                let value = operation(cx, place);
                // WGSL's result has another type, which only a declaration converts.
                let value = match op {
                    AtomicOp::CompareExchange => cx.spill(value, "exchange"),
                    _ => value,
                };
                cx.assign_value(variable(result, span), value, span);
            },
        );
        Expr::Load(variable(result, span))
    }

    /// Does something with an element of an array that an index chooses, after `declare`. `act` gets
    /// the element of each array. An index that the user did not write may be past the end: then
    /// `act` does nothing.
    fn at_chosen(
        &mut self,
        mut place: Place,
        declare: impl FnOnce(&mut Self),
        mut act: impl FnMut(&mut Self, Place),
    ) {
        let span = place.span;
        let index = place.indices().next();
        let is_own_index = index.is_some_and(|at| self.own_indices.contains(&at));
        self.settle_indices(&mut place);
        declare(self);
        let Some(choice) = self.choice_of(&place).cloned() else { return };
        self.for_each_choice(&choice, span, |cx, n| {
            let array = &choice.places[n];
            if is_own_index {
                let element = cx.inside_again(array, &place);
                return act(cx, element);
            }
            let Some(exists) = cx.exists_in(array, &place) else { return };
            cx.when(
                exists,
                span,
                |cx| {
                    let element = cx.inside_again(array, &place);
                    act(cx, element);
                },
                |_| {},
            );
        });
    }

    fn settle_indices(&mut self, place: &mut Place) {
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            *index = self.settled_index(*index, "index");
        }
    }

    /// A value that several statements can use, each as its own copy.
    fn shared_value(&mut self, value: ExprId, name: &str) -> ExprId {
        let is_counted =
            self.module.counts.contains(&value) || self.module.positions.contains(&value);
        match self.module.exprs[value].kind {
            Expr::Literal(_) => value,
            Expr::Load(_) | Expr::Builtin(_) if self.is_trivial(value) && !is_counted => value,
            _ => self.spill(value, name),
        }
    }

    fn read_chosen(&mut self, choice: &Choice, n: usize, place: &Place, element: LocalId) {
        let Some(array) = choice.places.get(n) else { return };
        let (span, is_it) = (place.span, self.is_chosen(choice, n, place.span));
        let Some(exists) = self.exists_in(array, place) else { return };
        let condition = self.push(Expr::Binary(BinaryOp::LogicalAnd, is_it, exists), span);
        self.when(
            condition,
            span,
            |cx| {
                let place = cx.inside_again(array, place);
                cx.copy_element(place, element);
            },
            |cx| cx.read_chosen(choice, n + 1, place, element),
        );
    }

    /// Whether an array has an element: the value of the element may be made before `get` or `next`
    /// tests the index.
    fn exists_in(&mut self, array: &Place, chosen: &Place) -> Option<ExprId> {
        let index = chosen.indices().next()?;
        let (index, length) = (self.once_more(index), Expr::Length(array.clone()));
        let length = self.push(length, chosen.span);
        Some(self.push(Expr::Binary(BinaryOp::Lt, index, length), chosen.span))
    }

    fn copy_element(&mut self, place: Place, element: LocalId) {
        let span = place.span;
        let value = self.push(Expr::Load(place), span);
        self.assign_value(variable(element, span), value, span);
    }

    /// The place in one of the arrays, with copies of the indices.
    fn inside_again(&mut self, array: &Place, chosen: &Place) -> Place {
        let mut place = inside(array, chosen);
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            *index = self.once_more(*index);
        }
        place
    }
}

/// The place in one of the arrays for a place in the chosen one.
pub(super) fn inside(array: &Place, chosen: &Place) -> Place {
    let mut place = array.clone();
    place.projections.extend(chosen.projections.iter().cloned());
    Place { span: chosen.span, ..place }
}
