//! Loops over items. Each item passes the stages inside the loop.

use proc_macro2::Span;

use crate::ir::{BinaryOp, Block, Expr, ExprId, LocalId, Stmt, StmtKind, Ty};
use crate::lower::borrows::BorrowId;
use crate::lower::chain::{Base, Chain, Function, Item, Other, Source, Stage};
use crate::lower::context::{Lowerer, variable};
use crate::lower::flow::Target;
use crate::lower::options::Optional;
use crate::lower::symbol::{Part, Symbol};

/// The code for the items of an iterator.
struct Items<'a, Cx> {
    /// The name of the loop's variable.
    name: &'a str,
    span: Span,
    /// Code that runs before each item is made.
    before: &'a mut dyn FnMut(&mut Cx),
    body: &'a mut dyn FnMut(&mut Cx, Item),
}

impl Lowerer<'_> {
    /// A loop over the items. `name` is the name of its variable.
    pub(in crate::lower) fn each(
        &mut self,
        chain: Chain,
        target: Target,
        name: &str,
        span: Span,
        mut body: impl FnMut(&mut Self, Item),
    ) {
        let items = Items { name, span, before: &mut |_| {}, body: &mut body };
        self.iterate(chain, target, items);
    }

    /// Lowers the code for each item, in the loop at that level.
    pub(in crate::lower) fn in_iteration(&mut self, level: usize, body: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.iteration, level);
        body(self);
        self.iteration = outer;
    }

    /// Leaves the loop over the items of the current iterator.
    pub(in crate::lower) fn leave_items(&mut self, span: Span) {
        self.leave(self.iteration, span);
    }

    fn iterate(&mut self, chain: Chain, target: Target, items: Items<'_, Self>) {
        let Chain { base, mut stages } = chain;
        let mut borrowed = Vec::new();
        for stage in &mut stages {
            if let Stage::Paired(Other::Source(of), _) = stage {
                self.borrow_source(of, &mut borrowed);
            }
        }
        let (range, source) = match base {
            Base::Range(range) => (range, None),
            Base::Source(mut source) => {
                self.borrow_source(&mut source, &mut borrowed);
                let range = self.positions(&source, items.span);
                (range, Some(source))
            }
            Base::Joined(first, second) => {
                return self.one_after_the_other([*first, *second], &stages, target, items);
            }
        };
        let Items { name, span, before, body } = items;
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(crate::lower::flow::Flow::Falls);
            for borrow in borrowed {
                cx.borrow_used(borrow, span);
            }
            let level = cx.targets.len() - 1;
            let local = cx.temporary(name, span, false);
            if source.is_some() {
                cx.module.locals[local].declared = Some(Ty::U32);
            }
            cx.learn_range(local, &range);
            let block = cx.nested(|cx| {
                before(cx);
                cx.stop_taking(&stages, level, span);
                let at = cx.load_local(local, span);
                let item = match source.as_deref() {
                    None => Item::Value(at),
                    Some(Source::Elements(part)) => {
                        Item::Place(cx.element_at(part, at), part.writable, part.borrow)
                    }
                    Some(source) => cx.item_at(source, at, span),
                };
                cx.pass(&stages, item, level, span, body);
            });
            StmtKind::For { local, range, body: block }
        });
    }

    /// Notes that a loop uses its source in each iteration.
    fn borrow_source(&mut self, source: &mut Source, borrowed: &mut Vec<BorrowId>) {
        match source {
            Source::Elements(part) | Source::Pieces(_, part, _) => {
                self.borrow_for_loop(part);
                borrowed.extend(part.borrow);
            }
            Source::Slices(slices) => {
                let mut all = None;
                let in_loop = |of| {
                    let mut part = self.part_of_slices(of, Span::call_site());
                    self.borrow_for_loop(&mut part);
                    all = self.together(all, part.borrow);
                    Symbol::Part(part)
                };
                *slices = slices.iter().map(in_loop).collect();
                borrowed.extend(all);
            }
            Source::Copied(of)
            | Source::Reversed(of, _)
            | Source::Cycled(of, _)
            | Source::Counted(of)
            | Source::Mapped(of, _)
            | Source::Taken(of, _)
            | Source::Skipped(of, _)
            | Source::Stepped(of, _) => self.borrow_source(of, borrowed),
            Source::Paired(a, b) => {
                self.borrow_source(a, borrowed);
                self.borrow_source(b, borrowed);
            }
        }
    }

    /// A loop for each of two iterators. A jump that leaves one of them for good leaves both.
    fn one_after_the_other(
        &mut self,
        chains: [Chain; 2],
        stages: &[Stage],
        target: Target,
        items: Items<'_, Self>,
    ) {
        let Items { name, span, before, body } = items;
        let at = self.out.len();
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(crate::lower::flow::Flow::Falls);
            let level = cx.targets.len() - 1;
            let mut block = cx.nested(|cx| {
                for chain in chains {
                    // Loops in loops over joined iterators double the number at each level.
                    let is_within_budget = cx.counts_written(span, |most| {
                        format!(
                            "the body of a loop over `chain` is emitted once for each side, and a \
                             kernel can have {most} such bodies: put the inner loop into a function"
                        )
                    });
                    if !is_within_budget {
                        break;
                    }
                    let target = cx.part_target();
                    let before = &mut |cx: &mut Self| {
                        before(cx);
                        cx.stop_taking(stages, level, span);
                    };
                    let body =
                        &mut |cx: &mut Self, item| cx.pass(stages, item, level, span, &mut *body);
                    cx.iterate(chain, target, Items { name, span, before, body });
                }
            });
            block.stmts.push(Stmt::new(StmtKind::Break, span));
            StmtKind::Loop { body: block, once: true }
        });
        self.unwrap_unless_left(at);
    }

    /// Replaces the block at `at` by its statements, if no jump leaves it.
    fn unwrap_unless_left(&mut self, at: usize) {
        if self.out.len() != at + 1 {
            return;
        }
        let Some(Stmt { kind: StmtKind::Loop { body, .. }, .. }) = self.out.last_mut() else {
            return;
        };
        let end = body.stmts.pop();
        if body.leaves_by(&|kind| matches!(kind, StmtKind::Break)) {
            body.stmts.extend(end);
        } else {
            let stmts = std::mem::take(&mut body.stmts);
            self.out.pop();
            self.out.extend(stmts);
        }
    }

    /// A `take` that has enough items asks for no other item.
    fn stop_taking(&mut self, stages: &[Stage], level: usize, span: Span) {
        for stage in stages {
            if let Stage::Taken(n, counter) = stage {
                let count = self.load_local(*counter, span);
                let done = self.push(Expr::Binary(BinaryOp::Ge, count, *n), span);
                self.break_if(done, level, span);
            }
        }
    }

    fn break_if(&mut self, condition: ExprId, level: usize, span: Span) {
        let accept = self.nested(|cx| cx.leave(level, span));
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }

    /// Passes an item through the stages to the body. `level` is the loop that the stages end.
    fn pass(
        &mut self,
        stages: &[Stage],
        item: Item,
        level: usize,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Item),
    ) {
        let Some((stage, rest)) = stages.split_first() else {
            return self.in_iteration(level, |cx| body(cx, item));
        };
        match stage {
            Stage::Copied => {
                let value = self.value_of(&item, span);
                self.pass(rest, Item::Value(value), level, span, body);
            }
            Stage::Map(function) => {
                let value = self.apply(function, vec![item], span);
                self.pass(rest, Item::Value(value), level, span, body);
            }
            Stage::Filter(function) => {
                let item = self.settled_item(item, span);
                let condition = self.apply(function, vec![self.by_reference(&item)], span);
                self.pass_if(condition, rest, item, level, span, body);
            }
            Stage::FilterMap(function) => {
                let value = self.apply(function, vec![item], span);
                let Optional { is_some, value, .. } = self.taken_apart(value);
                let value = self.kept_value(value, span);
                self.pass_if(is_some, rest, value, level, span, body);
            }
            Stage::MapWhile(function) => {
                let value = self.apply(function, vec![item], span);
                self.pass_while_some(value, rest, level, span, body);
            }
            Stage::Scan(function, state) => {
                let state = variable(*state, span);
                self.mark_assigned(&state);
                let state = Item::Place(state, true, None);
                let value = self.apply(function, vec![state, item], span);
                self.pass_while_some(value, rest, level, span, body);
            }
            Stage::FlatMap(function) => {
                if let Some(inner) = self.iterator_of(function, item, span) {
                    self.pass_items(inner, rest, level, span, body);
                }
            }
            Stage::Flatten => self.pass_flattened(item, rest, level, span, body),
            Stage::TakeWhile(function) => {
                let item = self.settled_item(item, span);
                let condition = self.apply(function, vec![self.by_reference(&item)], span);
                let stop = self.negated(condition, span);
                self.break_if(stop, level, span);
                self.pass(rest, item, level, span, body);
            }
            Stage::SkipWhile(function, begun) => {
                let item = self.settled_item(item, span);
                let begun = self.begun(function, *begun, &item, span);
                self.pass_if(begun, rest, item, level, span, body);
            }
            Stage::Resumed(taken) => {
                self.increment(*taken, span);
                self.pass(rest, item, level, span, body);
            }
            Stage::Inspect(function) => {
                let item = self.settled_item(item, span);
                self.run_on(function, self.by_reference(&item), span);
                self.pass(rest, item, level, span, body);
            }
            Stage::Counted(counter) => {
                let count = self.load_local(*counter, span);
                let count = self.spill(count, "index");
                self.increment(*counter, span);
                let count = self.user_count(count);
                let pair = Item::Pair(Box::new(Item::Value(count)), Box::new(item));
                self.pass(rest, pair, level, span, body);
            }
            Stage::Taken(_, counter) => {
                let item = self.settled_item(item, span);
                self.increment(*counter, span);
                self.pass(rest, item, level, span, body);
            }
            Stage::Skipped(n, counter) => {
                let item = self.settled_item(item, span);
                let count = self.load_local(*counter, span);
                let condition = self.push(Expr::Binary(BinaryOp::Lt, count, *n), span);
                let accept = self.nested(|cx| cx.increment(*counter, span));
                let reject = self.nested(|cx| cx.pass(rest, item, level, span, body));
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
                    cx.pass(rest, item, level, span, body);
                });
                self.emit(StmtKind::If { condition, accept, reject }, span);
            }
            Stage::Paired(other, next) => {
                let item = self.settled_item(item, span);
                let next = self.next_of(other, *next, level, span);
                let made: &[Stage] = match other {
                    Other::Until(_, stages) => stages,
                    Other::Endless | Other::Same | Other::Source(_) => &[],
                };
                self.pass(made, next, level, span, &mut |cx, next| {
                    let pair = Item::Pair(Box::new(item.clone()), Box::new(next));
                    cx.pass(rest, pair, level, span, body);
                });
            }
        }
    }

    /// Passes the value of an option to the body; the loop ends if there is none.
    fn pass_while_some(
        &mut self,
        option: ExprId,
        rest: &[Stage],
        level: usize,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Item),
    ) {
        let Optional { is_some, value, .. } = self.taken_apart(option);
        let stop = self.negated(is_some, span);
        self.break_if(stop, level, span);
        let value = self.kept_value(value, span);
        self.pass(rest, value, level, span, body);
    }

    /// Passes the items of an inner iterator to the body.
    fn pass_items(
        &mut self,
        inner: Chain,
        rest: &[Stage],
        level: usize,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Item),
    ) {
        let target = self.part_target();
        let before = &mut |cx: &mut Self| cx.stop_taking(rest, level, span);
        let body = &mut |cx: &mut Self, item| cx.pass(rest, item, level, span, &mut *body);
        self.iterate(inner, target, Items { name: "element", span, before, body });
    }

    /// Passes the content of an item to the body: the elements of an array or slice, or the value
    /// of an option.
    fn pass_flattened(
        &mut self,
        item: Item,
        rest: &[Stage],
        level: usize,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Item),
    ) {
        let inner = match item {
            Item::Part(part) => Chain::of(Source::Elements(part)),
            Item::Place(place, writable, borrow)
                if matches!(self.shape_of_place(&place), Some(Ty::Array(..))) =>
            {
                Chain::of(Source::Elements(Part { writable, borrow, ..Part::whole(place) }))
            }
            item => {
                let value = self.value_of(&item, span);
                if !matches!(self.shape_of_value(value), Some(Ty::Array(..))) {
                    let Optional { is_some, value, .. } = self.taken_apart(value);
                    let value = self.kept_value(value, span);
                    return self.pass_if(is_some, rest, value, level, span, body);
                }
                self.copied(value)
            }
        };
        self.pass_items(inner, rest, level, span, body);
    }

    /// The iterator that a function returns for an item.
    fn iterator_of(&mut self, function: &Function, item: Item, span: Span) -> Option<Chain> {
        match function {
            Function::Closure(closure) => self.closure_items(closure, item, span),
            Function::Path(_) => {
                let value = self.apply(function, vec![item], span);
                Some(self.copied(value))
            }
        }
    }

    /// A value from an option as a variable, so that references to it are possible.
    fn kept_value(&mut self, item: Item, span: Span) -> Item {
        match item {
            Item::Value(value) => {
                let local = self.spill_local(value, "item");
                Item::Value(self.load_local(local, span))
            }
            item => item,
        }
    }

    /// Passes an item to the body if a condition holds.
    fn pass_if(
        &mut self,
        condition: ExprId,
        rest: &[Stage],
        item: Item,
        level: usize,
        span: Span,
        body: &mut dyn FnMut(&mut Self, Item),
    ) {
        let accept = self.nested(|cx| cx.pass(rest, item, level, span, body));
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
    }

    /// Whether `skip_while` lets an item through: the first item that is not skipped, and all items
    /// after it.
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
    fn next_of(&mut self, other: &Other, next: LocalId, level: usize, span: Span) -> Item {
        let at = self.load_local(next, span);
        if matches!(other, Other::Same) {
            return Item::Value(at);
        }
        let at = self.spill(at, "index");
        let end = match other {
            Other::Endless | Other::Same => None,
            Other::Until(end, _) => Some(*end),
            Other::Source(source) => Some(self.length_of(source, span)),
        };
        if let Some(end) = end {
            let done = self.push(Expr::Binary(BinaryOp::Ge, at, end), span);
            self.break_if(done, level, span);
        }
        self.increment(next, span);
        match other {
            Other::Endless | Other::Same | Other::Until(..) => Item::Value(at),
            Other::Source(source) => self.item_at(source, at, span),
        }
    }
}
