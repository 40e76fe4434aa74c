//! Methods of iterators that may find nothing: `find`, `position`, `max`, `last` and the like. Each
//! is a loop with two variables: the item that was found, and whether one was found.

use proc_macro2::Span;

use super::chain::{Chain, Function, Item};
use super::consume::turned;
use super::context::{Lowerer, variable};
use super::options::Optional;
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, LocalId, Place, StmtKind};
use crate::syntax::iterators::{self, Search};
use crate::syntax::name_of;

/// The variables of a search.
struct Kept {
    flag: Place,
    local: LocalId,
    /// The kept item, once there is one.
    item: Option<Item>,
    span: Span,
}

impl Lowerer<'_> {
    /// The result of a search among the items of an iterator; `None` if the method is no search.
    pub(super) fn found(&mut self, call: &syn::ExprMethodCall) -> Option<Optional> {
        let name = name_of(&call.method);
        let span = name.span;
        let search = iterators::search(&name.text)?;
        if !self.expect_args(&name, call.args.len(), search.args()) {
            return Some(self.no_option(span));
        }
        if matches!(search, Search::Next | Search::NextIf | Search::Peek) {
            let next = self.next_resumed(call, search);
            if next.is_some() || search != Search::Next {
                return Some(next.unwrap_or_else(|| self.not_peekable(call)));
            }
        }
        if search == Search::Rfind {
            if self.is_place(&call.receiver) && self.keeps_rest(&call.receiver) {
                self.unsupported(&call.method, "take items from the end with `next_back()`");
                return Some(self.no_option(span));
            }
            return Some(self.option(&turned(call, "find")));
        }
        if search.takes_all() && !self.check_zips(call) {
            return Some(self.no_option(span));
        }
        let Some(chain) = self.chain_of_receiver(call) else { return Some(self.no_option(span)) };
        if let (Search::TryFold | Search::TryForEach, Some(function)) = (search, call.args.last()) {
            let init = call.args.first().filter(|_| search == Search::TryFold);
            return Some(self.tried(chain, init, function, span));
        }
        let argument = match (search, call.args.first()) {
            (Search::Nth, Some(n)) => {
                let n = self.count_expr(n);
                Some(Argument::Count(self.settled_index(n, "count")))
            }
            (_, Some(function)) => match self.callable(&super::ordering::comparison(function)) {
                Some(function) => Some(Argument::Function(function)),
                None => return Some(self.no_option(span)),
            },
            (_, None) => None,
        };
        let flag = self.new_flag("found", false, span);
        let local = match search {
            Search::Position | Search::Rposition => self.counter("position", span),
            _ => self.later(&name.text, span).0,
        };
        let mut kept = Kept { flag, local, item: None, span };
        match (search, argument) {
            (Search::Position, Some(Argument::Function(function))) => {
                self.keep_position(chain, &function, &mut kept);
            }
            (Search::Rposition, Some(Argument::Function(function))) => {
                self.keep_last_position(chain, &function, &mut kept);
            }
            (_, Some(Argument::Count(n))) => self.keep_nth(chain, n, &mut kept),
            (Search::MaxByKey | Search::MinByKey, Some(Argument::Function(key))) => {
                self.keep_best_key(chain, search == Search::MaxByKey, &key, &mut kept);
            }
            (Search::MaxBy | Search::MinBy, Some(Argument::Function(order))) => {
                self.keep_best_by(chain, search == Search::MaxBy, &order, &mut kept);
            }
            (Search::Max | Search::Min, _) => self.settled_items(chain, span, |cx, item| {
                let value = cx.value_of(&item, span);
                let best = kept.local;
                cx.keep_better(search == Search::Max, value, best, item, &mut kept);
            }),
            (_, Some(Argument::Function(function))) => {
                self.settled_items(chain, span, |cx, item| {
                    cx.keep_by(search, &function, item, &mut kept);
                })
            }
            (_, None) => self.settled_items(chain, span, |cx, item| {
                cx.keep_if(None, item, &mut kept, search == Search::Next);
            }),
        }
        let Some(item) = kept.item else { return Some(self.no_option(span)) };
        let is_some = self.push(Expr::Load(kept.flag), span);
        Some(Optional::new(self.spill(is_some, "is_some"), item))
    }

    /// A loop over items that are evaluated once, even if they are used several times.
    fn settled_items(&mut self, chain: Chain, span: Span, mut body: impl FnMut(&mut Self, Item)) {
        self.items_of(chain, span, |cx, item| {
            let item = cx.settled_item(item, span);
            body(cx, item);
        });
    }

    /// `position`: the variable counts the items before the found one.
    fn keep_position(&mut self, chain: Chain, function: &Function, kept: &mut Kept) {
        let (span, position) = (kept.span, kept.local);
        self.items_of(chain, span, |cx, item| {
            let wanted = cx.apply(function, vec![item], span);
            cx.leave_if(wanted, &kept.flag, true, span);
            cx.increment(position, span);
        });
        let position = self.load_local(position, span);
        kept.item = Some(Item::Value(self.user_count(position)));
    }

    /// `rposition`: the variable counts the items behind the found one.
    fn keep_last_position(&mut self, chain: Chain, function: &Function, kept: &mut Kept) {
        let span = kept.span;
        let Ok((chain, length)) = self.turned_around(chain, span) else {
            let message =
                "this iterator does not know its length: put `.rposition(…)` behind the slice";
            self.diags.error(Code::Unsupported, span, message);
            return;
        };
        self.items_of(chain, span, |cx, item| {
            cx.increment(kept.local, span);
            let wanted = cx.apply(function, vec![item], span);
            cx.leave_if(wanted, &kept.flag, true, span);
        });
        let behind = self.load_local(kept.local, span);
        let position = self.of_indices(BinaryOp::Sub, length, behind, span);
        let position = self.settled_index(position, "position");
        kept.item = Some(Item::Value(self.user_count(position)));
    }

    /// `try_fold`, and without `init` `try_for_each`: stops at the first item for which the function
    /// returns `None` or an error.
    fn tried(
        &mut self,
        chain: Chain,
        init: Option<&syn::Expr>,
        function: &syn::Expr,
        span: Span,
    ) -> Optional {
        let folds = init.is_some();
        let init = match init {
            Some(init) => self.expr(init),
            None => self.push(Expr::Tuple(Vec::new()), span),
        };
        let Some(function) = self.callable(function) else { return self.no_option(span) };
        let folded = self.temporary("folded", span, true);
        self.emit(StmtKind::Let { local: folded, init: Some(init) }, span);
        let goes_on = self.new_flag("goes_on", true, span);
        let (outcome, _) = self.later("outcome", span);
        self.items_of(chain, span, |cx, item| {
            let so_far = Item::Value(cx.load_local(folded, span));
            let args = if folds { vec![so_far, item] } else { vec![item] };
            let value = cx.apply(&function, args, span);
            cx.assign_value(variable(outcome, span), value, span);
            let value = cx.load_local(outcome, span);
            let next = cx.taken_apart(value);
            let keep = |cx: &mut Self| {
                let value = cx.value_of(&next.value, span);
                cx.assign_value(variable(folded, span), value, span);
            };
            let leave = |cx: &mut Self| {
                let no = cx.truth(false, span);
                cx.assign_value(goes_on.clone(), no, span);
                cx.leave_items(span);
            };
            cx.when(next.is_some, span, keep, leave);
        });
        let is_some = self.push(Expr::Load(goes_on), span);
        let outcome = self.load_local(outcome, span);
        let error = self.taken_apart(outcome).error;
        let value = self.load_local(folded, span);
        let value = Item::Value(self.settled_value(value));
        Optional { is_some: self.spill(is_some, "is_some"), value, error }
    }

    /// `nth`.
    fn keep_nth(&mut self, chain: Chain, n: ExprId, kept: &mut Kept) {
        let span = kept.span;
        let counter = self.counter("position", span);
        self.settled_items(chain, span, |cx, item| {
            let at = cx.load_local(counter, span);
            let wanted = cx.push(Expr::Binary(BinaryOp::Eq, at, n), span);
            cx.keep_if(Some(wanted), item, kept, true);
            cx.increment(counter, span);
        });
    }

    /// `max_by_key` and `min_by_key`, which keep the best key beside its item.
    fn keep_best_key(&mut self, chain: Chain, is_max: bool, key: &Function, kept: &mut Kept) {
        let span = kept.span;
        let (best, _) = self.later("best", span);
        self.settled_items(chain, span, |cx, item| {
            let key = cx.apply(key, vec![cx.by_reference(&item)], span);
            cx.keep_better(is_max, key, best, item, kept);
        });
    }

    /// `max_by` and `min_by`: the last of several greatest items, the first of several least.
    fn keep_best_by(&mut self, chain: Chain, is_max: bool, order: &Function, kept: &mut Kept) {
        let span = kept.span;
        self.settled_items(chain, span, |cx, item| {
            let best = cx.kept_item(&item, variable(kept.local, span), span);
            let is_better = cx.new_flag("is_better", true, span);
            let found = cx.push(Expr::Load(kept.flag.clone()), span);
            let compare = |cx: &mut Self| {
                let sides = vec![cx.by_reference(&best), cx.by_reference(&item)];
                let (ordering, greater) = (cx.apply(order, sides, span), cx.ordering(2, span));
                let op = if is_max { BinaryOp::Ne } else { BinaryOp::Eq };
                let better = cx.push(Expr::Binary(op, ordering, greater), span);
                cx.assign_value(is_better.clone(), better, span);
            };
            cx.when(found, span, compare, |_| {});
            let wanted = cx.push(Expr::Load(is_better.clone()), span);
            cx.keep_if(Some(wanted), item, kept, false);
        });
    }

    /// `find`, `find_map` and `reduce`.
    fn keep_by(&mut self, search: Search, function: &Function, item: Item, kept: &mut Kept) {
        let span = kept.span;
        match search {
            Search::FindMap => {
                let value = self.apply(function, vec![item], span);
                let Optional { is_some, value, .. } = self.taken_apart(value);
                self.keep_if(Some(is_some), value, kept, true);
            }
            Search::Reduce => {
                let so_far = self.kept_item(&item, variable(kept.local, span), span);
                let has_some = self.push(Expr::Load(kept.flag.clone()), span);
                let has_none = self.negated(has_some, span);
                let first = item.clone();
                self.when(
                    has_some,
                    span,
                    |cx| {
                        let value = cx.apply(function, vec![so_far, item], span);
                        cx.assign_value(variable(kept.local, span), value, span);
                    },
                    |_| {},
                );
                self.keep_if(Some(has_none), first, kept, false);
            }
            _ => {
                let wanted = self.apply(function, vec![self.by_reference(&item)], span);
                self.keep_if(Some(wanted), item, kept, true);
            }
        }
    }

    /// Keeps an item if its key is better than the best one so far. As in Rust, the last of several
    /// greatest items and the first of several least are kept.
    fn keep_better(
        &mut self,
        is_max: bool,
        key: ExprId,
        best: LocalId,
        item: Item,
        kept: &mut Kept,
    ) {
        let span = kept.span;
        let key = if self.is_trivial(key) { key } else { self.spill(key, "key") };
        let so_far = self.load_local(best, span);
        let op = if is_max { BinaryOp::Ge } else { BinaryOp::Lt };
        let better = self.push(Expr::Binary(op, key, so_far), span);
        self.module.ordered.push(better);
        let found = self.push(Expr::Load(kept.flag.clone()), span);
        let is_first = self.negated(found, span);
        let wanted = self.push(Expr::Binary(BinaryOp::LogicalOr, is_first, better), span);
        let wanted = self.spill(wanted, "is_better");
        self.keep_if(Some(wanted), item, kept, false);
        if best != kept.local {
            self.when(wanted, span, |cx| cx.assign_value(variable(best, span), key, span), |_| {});
        }
    }

    /// `if wanted { kept = item; found = true; break; }`
    fn keep_if(&mut self, wanted: Option<ExprId>, item: Item, kept: &mut Kept, leaves: bool) {
        let span = kept.span;
        let place = variable(kept.local, span);
        kept.item = Some(self.kept_item(&item, place.clone(), span));
        let keep = |cx: &mut Self| {
            let value = cx.value_of(&item, span);
            cx.assign_some(&place, Some(value), span);
            let found = cx.truth(true, span);
            cx.assign_value(kept.flag.clone(), found, span);
            if leaves {
                cx.leave_items(span);
            }
        };
        match wanted {
            Some(wanted) => self.when(wanted, span, keep, |_| {}),
            None => keep(self),
        }
    }

    /// An item that is kept in a variable: a reference refers to the copy.
    pub(super) fn kept_item(&mut self, item: &Item, place: Place, span: Span) -> Item {
        match item {
            Item::Place(_, true, _) => {
                let message = "this finds a copy, so a `&mut` reference would not change the \
                               element: find its index, `.position(…)`";
                Item::Value(self.poison(Code::Unsupported, span, message))
            }
            Item::Place(_, false, _) => Item::Place(place, false, None),
            Item::Reference(of) => self.kept_item(of, place, span),
            Item::Pair(a, b) => {
                let a = self.kept_item(a, place.member("0", span), span);
                let b = self.kept_item(b, place.member("1", span), span);
                Item::Pair(Box::new(a), Box::new(b))
            }
            Item::Value(_) | Item::Part(_) => Item::Value(self.push(Expr::Load(place), span)),
        }
    }
}

/// The argument of a search.
enum Argument {
    Function(Function),
    Count(ExprId),
}
