//! References in bodies. A place cannot be used past a live `&mut` reference. The place of a live
//! `&` reference cannot be changed.
//!
//! rustc never sees the bodies of kernels. Each conflict that is reported here, rustc would refuse,
//! too: a place is used past a reference, and the reference is used after that, on the same path.
//! That may happen in the next iteration of a loop, if control reaches the end of its body: the
//! whole body runs again.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::borrows::{Borrow, BorrowId, Loop, Piece};
use super::call::may_overlap;
use super::chosen_slice::inside;
use super::context::Lowerer;
use super::symbol::Part;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Place, Root};

impl Lowerer<'_> {
    /// Begins a loop.
    pub(super) fn enter_loop(&mut self) {
        let first = self.borrows.list.len();
        self.borrows.loops.push(Loop { first, used: BTreeMap::new() });
    }

    /// Ends a loop; `repeats` tells whether it can have another iteration.
    pub(super) fn leave_loop(&mut self, repeats: bool) {
        let Some(Loop { used, .. }) = self.borrows.loops.pop() else { return };
        // Only conflicts at the end of the body count: earlier conflicts were reported at the use.
        for (id, span) in used.into_iter().filter(|_| repeats) {
            let conflict = self.borrows.conflicts.last().and_then(|all| all.get(&id)).copied();
            if let Some(at) = conflict {
                self.report_borrow(id, at, span, "in the next iteration of the loop");
            }
        }
    }

    /// Notes a reference by its name; `through` is the reference that it is derived from.
    pub(super) fn borrow(
        &mut self,
        name: &str,
        place: &Place,
        writable: bool,
        through: Option<BorrowId>,
    ) -> Option<BorrowId> {
        self.new_borrow(Some(name.to_owned()), place, writable, through)
    }

    fn new_borrow(
        &mut self,
        name: Option<String>,
        place: &Place,
        writable: bool,
        parent: Option<BorrowId>,
    ) -> Option<BorrowId> {
        if let Some(choice) = self.choice_of(place).cloned() {
            let places: Vec<Place> = choice.places.iter().map(|of| inside(of, place)).collect();
            let mut all = None;
            for place in &places {
                let of = self.new_borrow(name.clone(), place, writable, parent);
                all = self.together(all, of);
            }
            return all;
        }
        // Workgroup memory belongs to all invocations, so references to it do not conflict.
        if let Root::Workgroup(_) = place.root {
            return None;
        }
        let place = place.clone();
        self.borrows.list.push(Borrow {
            name,
            place,
            writable,
            parent,
            beside: None,
            piece: None,
            reported: false,
        });
        Some(self.borrows.list.len() - 1)
    }

    /// Notes a reference to one of several parts, which are references already.
    pub(super) fn borrow_parts(&mut self, parts: &[Part]) -> Option<BorrowId> {
        let mut all = None;
        for part in parts {
            let Some(parent) = part.borrow else { continue };
            let name = self.borrows.list[parent].name.clone();
            let of = self.new_borrow(name, &part.place, part.writable, Some(parent));
            all = self.together(all, of);
        }
        all
    }

    /// Two references that are used together, as one.
    pub(super) fn together(
        &mut self,
        all: Option<BorrowId>,
        new: Option<BorrowId>,
    ) -> Option<BorrowId> {
        new.into_iter().for_each(|new| self.borrows.list[new].beside = all);
        new.or(all)
    }

    /// Notes the parts of a split slice.
    pub(super) fn borrow_pieces<'p>(
        &mut self,
        pieces: impl IntoIterator<Item = (&'p str, &'p mut Part)>,
    ) {
        let split = self.borrows.list.len();
        for (at, (name, part)) in pieces.into_iter().enumerate() {
            part.borrow = self.borrow(name, &part.place, part.writable, part.borrow);
            let all: Vec<BorrowId> =
                part.borrow.into_iter().flat_map(|id| self.borrows.beside(id)).collect();
            all.into_iter().for_each(|id| self.borrows.list[id].piece = Some(Piece { split, at }));
        }
    }

    /// Notes the slice that a loop iterates over.
    pub(super) fn borrow_for_loop(&mut self, part: &mut Part) {
        part.borrow = self.new_borrow(None, &part.place, part.writable, part.borrow);
    }

    /// Notes that a place is read or written, by its variable or `through` a reference.
    pub(super) fn accessed(&mut self, place: &Place, through: Option<BorrowId>, writes: bool) {
        if let Some(choice) = self.choice_of(place).cloned() {
            let places = choice.places.iter().map(|of| inside(of, place));
            return places.for_each(|place| self.accessed(&place, through, writes));
        }
        let borrows = &self.borrows;
        let Some(known) = borrows.conflicts.last() else { return };
        let is_conflict = |(id, of): &(BorrowId, &Borrow)| {
            (of.writable || writes)
                && !known.contains_key(id)
                && may_overlap(&of.place, place)
                && !borrows.lineage(through).any(|of| of == *id)
                && !borrows.are_apart(through, *id)
        };
        let found = borrows.list.iter().enumerate().filter(is_conflict);
        let new: Vec<BorrowId> = found.map(|(id, _)| id).collect();
        if let Some(innermost) = self.borrows.conflicts.last_mut() {
            innermost.extend(new.into_iter().map(|id| (id, place.span)));
        }
    }

    /// Notes a use of a reference. Returns whether the use is valid; if not, it is reported.
    pub(super) fn borrow_used(&mut self, id: BorrowId, span: Span) -> bool {
        if let Some(beside) = self.borrows.list[id].beside
            && !self.borrow_used(beside, span)
        {
            return false;
        }
        for around in self.borrows.loops.iter_mut().filter(|around| id < around.first) {
            around.used.entry(id).or_insert(span);
        }
        let mut levels = self.borrows.conflicts.iter();
        let Some(at) = levels.find_map(|of| of.get(&id)).copied() else { return true };
        self.report_borrow(id, at, span, "below");
        false
    }

    /// Reports, once for each reference, that its place is used past it `at` one span, and the
    /// reference at another.
    fn report_borrow(&mut self, id: BorrowId, at: Span, span: Span, again: &str) {
        if self.borrows.list[id].reported {
            return;
        }
        // References that it derives from, references that are used together with these, and the
        // other part of a split slice have the same mistake.
        let same: Vec<BorrowId> = self.borrows.lineage(Some(id)).collect();
        let together: Vec<BorrowId> = (0..self.borrows.list.len())
            .filter(|id| self.borrows.beside(*id).any(|of| same.contains(&of)))
            .collect();
        let splits: Vec<usize> =
            same.iter().filter_map(|&id| Some(self.borrows.list[id].piece?.split)).collect();
        for (id, borrow) in self.borrows.list.iter_mut().enumerate() {
            let of_split = borrow.piece.is_some_and(|piece| splits.contains(&piece.split));
            borrow.reported |= of_split || together.contains(&id);
        }
        let borrow = &self.borrows.list[id];
        let (name, writable, place) = (borrow.name.clone(), borrow.writable, borrow.place.clone());
        let of = match place.root {
            Root::Local(local) => &self.module.locals[local].name.text,
            Root::Workgroup(var) => &self.module.workgroup_vars[var].name.text,
            Root::Binding(binding) => &self.module.bindings[binding].name.text,
        };
        let Some(reference) = name else {
            let length =
                if place.projections.is_empty() { format!("{of}.len()") } else { "n".into() };
            let message = format!(
                "`{of}` is borrowed by the loop, which iterates over it: use the loop's variable, \
                 or iterate over indices, `for i in 0..{length}`"
            );
            let diagnostic = Diagnostic::new(Code::Borrow, at, message);
            return self.diags.push(diagnostic.label(span, "the loop"));
        };
        let message = match writable {
            true => format!(
                "`{of}` is borrowed: `{reference}` is a `&mut` reference to it, and is used again \
                 {again}; use `{reference}` here, or create the reference later"
            ),
            false => format!(
                "`{of}` is borrowed and cannot be assigned: `{reference}` refers to it, and is \
                 used again {again}; copy the value instead of a reference, or assign after the \
                 last use of `{reference}`"
            ),
        };
        let diagnostic = Diagnostic::new(Code::Borrow, at, message)
            .label(place.span, "the reference is created here")
            .label(span, "and is used again here");
        self.diags.push(diagnostic);
    }
}
