//! Loops over items, which pass the stages inside.

use proc_macro2::Span;

use super::{Base, Chain, Function, Item, Other, Source, Stage};
use crate::ir::{BinaryOp, Block, Expr, ExprId, LocalId, Stmt, StmtKind, Ty};
use crate::lower::control::Target;
use crate::lower::option::Optional;
use crate::lower::{Lowerer, variable};

impl Lowerer<'_> {
    /// A loop over the items. `name` is what its variable is called.
    pub(in crate::lower) fn each(
        &mut self,
        chain: Chain,
        target: Target,
        name: &str,
        span: Span,
        mut body: impl FnMut(&mut Self, Item),
    ) {
        let Chain { base, stages } = chain;
        let (range, source) = match base {
            Base::Range(range) => (range, None),
            Base::Source(source) => {
                let range = self.positions(&source, span);
                (range, Some(source))
            }
        };
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(crate::lower::Flow::Falls);
            let local = cx.temporary(name, span, false);
            if source.is_some() {
                cx.module.locals[local].declared = Some(Ty::U32);
            }
            cx.learn_range(local, &range);
            let block = cx.nested(|cx| {
                cx.stop_taking(&stages, span);
                let at = cx.load_local(local, span);
                let item = match source.as_deref() {
                    None => Item::Value(at),
                    Some(Source::Elements(part)) => {
                        Item::Place(cx.element_at(part, at), part.writable, part.borrow)
                    }
                    Some(source) => cx.item_at(source, at, span),
                };
                cx.pass(&stages, item, span, &mut body);
            });
            StmtKind::For { local, range, body: block }
        });
    }

    /// What has taken enough asks for no other item.
    fn stop_taking(&mut self, stages: &[Stage], span: Span) {
        for stage in stages {
            if let Stage::Taken(n, counter) = stage {
                let count = self.load_local(*counter, span);
                let done = self.push(Expr::Binary(BinaryOp::Ge, count, *n), span);
                self.break_if(done, span);
            }
        }
    }

    fn break_if(&mut self, condition: ExprId, span: Span) {
        let accept = Block { stmts: vec![Stmt::new(StmtKind::Break, span)] };
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }

    /// Leads an item through the stages to the body.
    fn pass(
        &mut self,
        stages: &[Stage],
        item: Item,
        span: Span,
        body: &mut impl FnMut(&mut Self, Item),
    ) {
        let Some((stage, rest)) = stages.split_first() else { return body(self, item) };
        match stage {
            Stage::Copied => {
                let value = self.value_of(&item, span);
                self.pass(rest, Item::Value(value), span, body);
            }
            Stage::Map(function) => {
                let value = self.apply(function, vec![item], span);
                self.pass(rest, Item::Value(value), span, body);
            }
            Stage::Filter(function) => {
                let item = self.settled_item(item, span);
                let condition = self.apply(function, vec![self.by_reference(&item)], span);
                self.pass_if(condition, rest, item, span, body);
            }
            Stage::FilterMap(function) => {
                let value = self.apply(function, vec![item], span);
                let Optional { is_some, value } = self.taken_apart(value);
                let value = self.kept_value(value, span);
                self.pass_if(is_some, rest, value, span, body);
            }
            Stage::MapWhile(function) => {
                let value = self.apply(function, vec![item], span);
                let Optional { is_some, value } = self.taken_apart(value);
                let stop = self.negated(is_some, span);
                self.break_if(stop, span);
                let value = self.kept_value(value, span);
                self.pass(rest, value, span, body);
            }
            Stage::TakeWhile(function) => {
                let item = self.settled_item(item, span);
                let condition = self.apply(function, vec![self.by_reference(&item)], span);
                let stop = self.negated(condition, span);
                self.break_if(stop, span);
                self.pass(rest, item, span, body);
            }
            Stage::SkipWhile(function, begun) => {
                let item = self.settled_item(item, span);
                let begun = self.begun(function, *begun, &item, span);
                self.pass_if(begun, rest, item, span, body);
            }
            Stage::Inspect(function) => {
                let item = self.settled_item(item, span);
                self.run_on(function, self.by_reference(&item), span);
                self.pass(rest, item, span, body);
            }
            Stage::Counted(counter) => {
                let count = self.load_local(*counter, span);
                let count = self.spill(count, "index");
                self.increment(*counter, span);
                let pair = Item::Pair(Box::new(Item::Value(count)), Box::new(item));
                self.pass(rest, pair, span, body);
            }
            Stage::Taken(_, counter) => {
                let item = self.settled_item(item, span);
                self.increment(*counter, span);
                self.pass(rest, item, span, body);
            }
            Stage::Skipped(n, counter) => {
                let item = self.settled_item(item, span);
                let count = self.load_local(*counter, span);
                let condition = self.push(Expr::Binary(BinaryOp::Lt, count, *n), span);
                let accept = self.nested(|cx| cx.increment(*counter, span));
                let reject = self.nested(|cx| cx.pass(rest, item, span, body));
                self.emit(StmtKind::If { condition, accept, reject }, span);
            }
            Stage::Stepped(between, left_out) => {
                let item = self.settled_item(item, span);
                let zero = self.index(0, span);
                let count = self.load_local(*left_out, span);
                let condition = self.push(Expr::Binary(BinaryOp::Gt, count, zero), span);
                let place = variable(*left_out, span);
                let accept = self.nested(|cx| {
                    let one = cx.index(1, span);
                    let less = cx.of_indices(BinaryOp::Sub, count, one, span);
                    cx.assign_value(place.clone(), less, span);
                });
                let reject = self.nested(|cx| {
                    cx.assign_value(place.clone(), *between, span);
                    cx.pass(rest, item, span, body);
                });
                self.emit(StmtKind::If { condition, accept, reject }, span);
            }
            Stage::Paired(other, next) => {
                let item = self.settled_item(item, span);
                let other = self.next_of(other, *next, span);
                self.pass(rest, Item::Pair(Box::new(item), Box::new(other)), span, body);
            }
        }
    }

    /// A value out of an option as a variable, to which there can be references.
    fn kept_value(&mut self, item: Item, span: Span) -> Item {
        match item {
            Item::Value(value) => {
                let local = self.spill_local(value, "item");
                Item::Value(self.load_local(local, span))
            }
            item => item,
        }
    }

    /// Leads an item to the body if a condition holds.
    fn pass_if(
        &mut self,
        condition: ExprId,
        rest: &[Stage],
        item: Item,
        span: Span,
        body: &mut impl FnMut(&mut Self, Item),
    ) {
        let accept = self.nested(|cx| cx.pass(rest, item, span, body));
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }

    /// Whether `skip_while` lets an item through: it does so from the first one on that is not to be
    /// skipped.
    fn begun(&mut self, function: &Function, begun: LocalId, item: &Item, span: Span) -> ExprId {
        let flag = variable(begun, span);
        let begun = self.push(Expr::Load(flag.clone()), span);
        let not_yet = self.negated(begun, span);
        let accept = self.nested(|cx| {
            let skip = cx.apply(function, vec![cx.by_reference(item)], span);
            let let_through = cx.negated(skip, span);
            cx.assign_value(flag.clone(), let_through, span);
        });
        let reject = Block::default();
        self.emit(StmtKind::If { condition: not_yet, accept, reject }, span);
        self.push(Expr::Load(flag), span)
    }

    /// The next item of the other side of a `zip`; the loop ends if there is none.
    fn next_of(&mut self, other: &Other, next: LocalId, span: Span) -> Item {
        let at = self.load_local(next, span);
        let at = self.spill(at, "index");
        let end = match other {
            Other::Endless => None,
            Other::Until(end) => Some(*end),
            Other::Source(source) => Some(self.length_of(source, span)),
        };
        if let Some(end) = end {
            let done = self.push(Expr::Binary(BinaryOp::Ge, at, end), span);
            self.break_if(done, span);
        }
        self.increment(next, span);
        match other {
            Other::Endless | Other::Until(_) => Item::Value(at),
            Other::Source(source) => self.item_at(source, at, span),
        }
    }
}
