//! Items by position: their number, and the item at a position.

use proc_macro2::Span;

use super::Pieces;
use crate::ir::{BinaryOp, Expr, ExprId, ForRange};
use crate::lower::chain::{Base, Chain, Item, Source};
use crate::lower::context::Lowerer;
use crate::lower::symbol::Part;

impl Lowerer<'_> {
    /// The positions of a source; for elements, their indices.
    pub(super) fn positions(&mut self, source: &Source, span: Span) -> ForRange {
        if let Source::Elements(part) = source {
            let start = part.start.unwrap_or_else(|| self.index(0, span));
            return ForRange::new(start, self.part_end(part));
        }
        let length = self.length_of(source, span);
        // The length of a variable does not change.
        let end = match self.module.exprs[length].kind {
            Expr::Length(_) => length,
            _ => self.settled_index(length, "len"),
        };
        ForRange::new(self.index(0, span), end)
    }

    /// The number of items, if it is known without looking at them.
    pub(in crate::lower) fn known_length(&mut self, chain: &Chain, span: Span) -> Option<ExprId> {
        match &chain.base {
            Base::Source(source) if chain.stages.is_empty() && !source.calls() => {
                Some(self.length_of(source, span))
            }
            Base::Source(_) | Base::Range(_) | Base::Joined(..) => None,
        }
    }

    /// The length of a range `a..b`.
    pub(in crate::lower) fn length_of_range(
        &mut self,
        chain: &Chain,
        span: Span,
    ) -> Option<ExprId> {
        let Base::Range(ForRange { start, end, inclusive: false, step: None, .. }) = chain.base
        else {
            return None;
        };
        if !chain.stages.is_empty() {
            return None;
        }
        let (start, end) = (self.position(start), self.position(end));
        let start = self.settled_index(start, "start");
        let end = self.call_on_indices("max", end, start, span);
        Some(self.of_indices(BinaryOp::Sub, end, start, span))
    }

    pub(super) fn length_of(&mut self, source: &Source, span: Span) -> ExprId {
        match source {
            Source::Elements(part) => self.part_len(part, span),
            Source::Slices(slices) => self.index(slices.len() as u32, span),
            Source::Copied(of) | Source::Counted(of) | Source::Mapped(of, _) => {
                self.length_of(of, span)
            }
            Source::Reversed(_, length) => *length,
            Source::Paired(a, b) => {
                let (a, b) = (self.length_of(a, span), self.length_of(b, span));
                self.smaller_index(a, b, span)
            }
            Source::Taken(of, n) => {
                let length = self.length_of(of, span);
                self.smaller_index(length, *n, span)
            }
            Source::Skipped(of, n) => {
                let length = self.length_of(of, span);
                let length = self.settled_index(length, "len");
                let skipped = self.smaller_index(length, *n, span);
                self.of_indices(BinaryOp::Sub, length, skipped, span)
            }
            Source::Stepped(of, n) => {
                let length = self.length_of(of, span);
                self.call_on_indices("div_ceil", length, *n, span)
            }
            // Endless, unless there is nothing to repeat.
            Source::Cycled(_, length) => {
                let one = self.index(1, span);
                let one = self.smaller_index(*length, one, span);
                let all = self.index(u32::MAX, span);
                self.of_indices(BinaryOp::Mul, one, all, span)
            }
            Source::Pieces(kind, part, size) => {
                let length = self.part_len(part, span);
                match kind {
                    Pieces::Chunks | Pieces::Rchunks => {
                        self.call_on_indices("div_ceil", length, *size, span)
                    }
                    Pieces::Exact | Pieces::Rexact => {
                        self.of_indices(BinaryOp::Div, length, *size, span)
                    }
                    Pieces::Windows => {
                        let one = self.index(1, span);
                        let less = self.of_indices(BinaryOp::Sub, *size, one, span);
                        let less = self.settled_index(less, "less");
                        let length = self.call_on_indices("max", length, less, span);
                        self.of_indices(BinaryOp::Sub, length, less, span)
                    }
                }
            }
        }
    }

    pub(super) fn item_at(&mut self, source: &Source, at: ExprId, span: Span) -> Item {
        match source {
            Source::Elements(part) => {
                Item::Place(self.part_element(part, at, span), part.writable, part.borrow)
            }
            Source::Copied(of) => {
                let item = self.item_at(of, at, span);
                Item::Value(self.value_of(&item, span))
            }
            Source::Reversed(of, length) => {
                let one = self.index(1, span);
                let last = self.of_indices(BinaryOp::Sub, *length, one, span);
                let at = self.of_indices(BinaryOp::Sub, last, at, span);
                self.item_at(of, at, span)
            }
            Source::Counted(of) => {
                let at = self.settled_index(at, "index");
                let item = self.item_at(of, at, span);
                Item::Pair(Box::new(Item::Value(self.user_count(at))), Box::new(item))
            }
            Source::Paired(a, b) => {
                let at = self.settled_index(at, "index");
                let mut first = self.item_at(a, at, span);
                let before = self.out.len();
                let second = self.item_at(b, at, span);
                if self.out.len() > before {
                    self.keep_before(before, first.values(), "item");
                }
                Item::Pair(Box::new(first), Box::new(second))
            }
            Source::Mapped(of, function) => {
                let item = self.item_at(of, at, span);
                Item::Value(self.apply(function, vec![item], span))
            }
            Source::Taken(of, _) => self.item_at(of, at, span),
            Source::Skipped(of, n) => {
                let at = self.of_indices(BinaryOp::Add, at, *n, span);
                self.item_at(of, at, span)
            }
            Source::Stepped(of, n) => {
                let at = self.of_indices(BinaryOp::Mul, at, *n, span);
                self.item_at(of, at, span)
            }
            Source::Cycled(of, length) => {
                let at = self.of_indices(BinaryOp::Rem, at, *length, span);
                let at = self.settled_index(at, "index");
                self.item_at(of, at, span)
            }
            Source::Pieces(kind, part, size) => {
                Item::Part(self.piece(*kind, part, *size, at, span))
            }
            Source::Slices(slices) => Item::Part(self.chosen_by_index(slices, at, span)),
        }
    }

    /// A part that is counted from the end.
    fn piece_from_end(&mut self, part: &Part, size: ExprId, at: ExprId, span: Span) -> Part {
        let length = self.part_len(part, span);
        let behind = self.of_indices(BinaryOp::Mul, at, size, span);
        let to = self.of_indices(BinaryOp::Sub, length, behind, span);
        let to = self.settled_index(to, "to");
        let size = self.smaller_index(size, to, span);
        let from = self.of_indices(BinaryOp::Sub, to, size, span);
        let from = self.settled_index(from, "from");
        self.sub_part(part, from, to, span)
    }

    fn piece(&mut self, kind: Pieces, part: &Part, size: ExprId, at: ExprId, span: Span) -> Part {
        let from = match kind {
            Pieces::Rchunks | Pieces::Rexact => return self.piece_from_end(part, size, at, span),
            Pieces::Windows => at,
            Pieces::Chunks | Pieces::Exact => self.of_indices(BinaryOp::Mul, at, size, span),
        };
        let from = self.settled_index(from, "from");
        let to = match kind {
            Pieces::Windows | Pieces::Exact | Pieces::Rexact => {
                self.of_indices(BinaryOp::Add, from, size, span)
            }
            Pieces::Chunks | Pieces::Rchunks => {
                let length = self.part_len(part, span);
                let length = self.settled_index(length, "len");
                let left = self.of_indices(BinaryOp::Sub, length, from, span);
                let size = self.smaller_index(size, left, span);
                self.of_indices(BinaryOp::Add, from, size, span)
            }
        };
        self.sub_part(part, from, to, span)
    }
}

impl Source {
    /// Whether making an item calls a function.
    pub(super) fn calls(&self) -> bool {
        match self {
            Source::Elements(_) | Source::Pieces(..) | Source::Slices(_) => false,
            Source::Mapped(..) => true,
            Source::Paired(a, b) => a.calls() || b.calls(),
            Source::Copied(of)
            | Source::Reversed(of, _)
            | Source::Counted(of)
            | Source::Taken(of, _)
            | Source::Skipped(of, _)
            | Source::Stepped(of, _)
            | Source::Cycled(of, _) => of.calls(),
        }
    }
}
