//! Iterators in `mut` variables whose items are taken one by one: `it.next()`,
//! `for x in it.by_ref()`. A variable counts the items that were taken, and later uses skip these.
//! Also the rest of `chunks_exact`.

use std::rc::Rc;

use proc_macro2::Span;

use crate::ir::{BinaryOp, Expr, ExprId};
use crate::lower::chain::{Base, Chain, Item, Resumed, Source, Stage};
use crate::lower::context::Lowerer;
use crate::lower::options::Optional;
use crate::lower::symbol::{NamedIterator, Part};
use crate::syntax::iterators::{Pieces, Search};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// An iterator whose items are known by their positions. `Err` gives back any other chain.
    pub(in crate::lower) fn resumed(&mut self, chain: Chain, span: Span) -> Result<Resumed, Chain> {
        let source = chain.into_source()?;
        let taken = self.counter("taken", span);
        Ok(Resumed { source, taken })
    }

    /// The items that were not taken yet.
    pub(in crate::lower) fn rest_of(&mut self, of: &Resumed, span: Span) -> Chain {
        let taken = self.load_local(of.taken, span);
        let taken = self.spill(taken, "taken_before");
        let rest = Source::Skipped(of.source.clone(), taken);
        Chain::of(rest).then(Stage::Resumed(of.taken))
    }

    /// The iterator in `&mut it` and `it.by_ref()`.
    pub(super) fn resumed_named(&self, expr: &syn::Expr) -> Option<Rc<NamedIterator>> {
        let name = match ungroup(expr) {
            syn::Expr::Reference(of) if of.mutability.is_some() => &of.expr,
            syn::Expr::MethodCall(call) if call.method == "by_ref" => &call.receiver,
            _ => return None,
        };
        self.iterator_named(name).filter(|items| items.resumed.is_some())
    }

    /// `it.next()`, `it.peek()` and `it.next_if(f)`, if the item is made without a loop. `None` for
    /// other iterators.
    pub(in crate::lower) fn next_resumed(
        &mut self,
        call: &syn::ExprMethodCall,
        search: Search,
    ) -> Option<Optional> {
        let (iterator, span) = (&*call.receiver, call.method.span());
        let items = self.iterator_named(iterator).or_else(|| self.resumed_named(iterator))?;
        let of = items.resumed.as_ref().filter(|of| !of.source.calls())?;
        let length = self.length_of(&of.source, span);
        let length = self.settled_index(length, "len");
        let at = self.load_local(of.taken, span);
        let at = self.spill(at, "at");
        let is_some = self.push(Expr::Binary(BinaryOp::Lt, at, length), span);
        let is_some = self.spill(is_some, "is_some");
        if search == Search::Next {
            self.when(is_some, span, |cx| cx.increment(of.taken, span), |_| {});
        }
        let item = self.item_at(&of.source, at, span);
        let item = self.read_if(is_some, item, span);
        if search != Search::NextIf {
            return Some(Optional::new(is_some, item));
        }
        let function = self.callable(call.args.first()?)?;
        let taken = self.new_flag("is_taken", false, span);
        let take = |cx: &mut Self| {
            let wanted = cx.apply(&function, vec![cx.by_reference(&item)], span);
            let wanted = cx.spill(wanted, "is_wanted");
            cx.assign_value(taken.clone(), wanted, span);
            cx.when(wanted, span, |cx| cx.increment(of.taken, span), |_| {});
        };
        self.when(is_some, span, take, |_| {});
        let is_taken = self.push(Expr::Load(taken), span);
        Some(Optional::new(self.spill(is_taken, "is_taken"), item))
    }

    /// An item whose values may be evaluated even if there is no item.
    fn read_if(&mut self, holds: ExprId, item: Item, span: Span) -> Item {
        match item {
            Item::Value(value) if self.reads_element(value) => {
                let (local, place) = self.later("item", span);
                self.when(holds, span, |cx| cx.assign_value(place, value, span), |_| {});
                Item::Value(self.load_local(local, span))
            }
            Item::Pair(a, b) => {
                let [a, b] = [a, b].map(|item| Box::new(self.read_if(holds, *item, span)));
                Item::Pair(a, b)
            }
            item => item,
        }
    }

    /// Reports `peek` or `next_if` on any other iterator.
    pub(in crate::lower) fn not_peekable(&mut self, call: &syn::ExprMethodCall) -> Optional {
        let advice = "`peekable` works on arrays and slices only, `let mut it = \
                      x.iter().peekable();`: apply `map` and `filter` after `next()`";
        self.unsupported(&call.method, advice);
        self.no_option(call.method.span())
    }

    /// Whether an expression is the rest of `chunks_exact`: `chunks.remainder()`.
    pub(in crate::lower) fn is_remainder(&self, expr: &syn::Expr) -> bool {
        let syn::Expr::MethodCall(call) = ungroup(expr) else { return false };
        let is_pieces = || match ungroup(&call.receiver) {
            syn::Expr::MethodCall(of) => of.method == "chunks_exact" && of.args.len() == 1,
            of => self.iterator_named(of).is_some_and(|items| items.pieces().is_some()),
        };
        call.method == "remainder" && call.args.is_empty() && is_pieces()
    }

    /// The elements behind the last whole piece. `None` if they have a mistake, which is reported.
    pub(in crate::lower) fn remainder(&mut self, call: &syn::ExprMethodCall) -> Option<Part> {
        let span = call.method.span();
        let (part, size) = match self.iterator_named(&call.receiver) {
            Some(items) => items.pieces()?,
            None => self.chain(&call.receiver)?.pieces()?,
        };
        let length = self.part_len(&part, span);
        let length = self.settled_index(length, "len");
        let over = self.of_indices(BinaryOp::Rem, length, size, span);
        let start = self.of_indices(BinaryOp::Sub, length, over, span);
        let start = self.settled_index(start, "remainder");
        Some(self.sub_part(&part, start, length, span))
    }
}

impl NamedIterator {
    /// The slice and the size, if this is `chunks_exact`.
    fn pieces(&self) -> Option<(Part, ExprId)> {
        match &self.resumed {
            Some(of) => of.source.pieces(),
            None => self.chain.borrow().as_ref()?.pieces(),
        }
    }
}

impl Chain {
    fn pieces(&self) -> Option<(Part, ExprId)> {
        match &self.base {
            Base::Source(source) if self.stages.is_empty() => source.pieces(),
            _ => None,
        }
    }
}

impl Source {
    fn pieces(&self) -> Option<(Part, ExprId)> {
        match self {
            Source::Pieces(Pieces::Exact, part, size) => Some((part.clone(), *size)),
            _ => None,
        }
    }
}
