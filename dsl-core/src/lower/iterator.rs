//! Iterators: `a.iter().zip(&b).map(|(x, y)| x * y).sum()` becomes one loop.
//!
//! A [`Source`] computes its items from their positions: arrays, slices, and some adapters on them.
//! The loop counts positions. A range is the loop itself. Other adapters, such as `filter`, are
//! [`Stage`]s: each item passes them in turn inside the loop.

mod item;
mod own;
mod position;
mod resumed;
mod stage;

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::chain::{Base, Chain, Function, Other, Source, Stage};
use super::context::{Lowerer, variable};
use super::function_ty::{returns_iterator, returns_slice};
use super::methods::signatures_of;
use super::range::returns_range;
use super::symbol::{NamedIterator, Part, Symbol};
use crate::diagnostic::Code;
use crate::ir::{
    BinaryOp, Expr, ExprId, ForRange, Literal, LocalId, Name, Place, Root, StmtKind, Ty,
};
use crate::syntax::iterators::{self, Adapter, Method, PIECES, Pieces, is_source};
use crate::syntax::{name_of, ungroup};
pub(super) use item::with_length;

impl Lowerer<'_> {
    /// Whether an expression is an iterator.
    pub(super) fn is_iterator(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Range(_) => true,
            path @ syn::Expr::Path(_) => self.iterator_named(path).is_some(),
            expr @ syn::Expr::Call(call) => {
                made_of::<1>(expr, "once").is_some()
                    || ["repeat_n", "successors"].iter().any(|of| made_of::<2>(expr, of).is_some())
                    || self
                        .called_signature(call)
                        .is_some_and(|sig| returns_iterator(&sig) || returns_range(&sig))
                    || self.is_own_iterator(expr)
            }
            syn::Expr::MethodCall(call) if call.method == "by_ref" => {
                self.is_own_iterator(expr) || self.resumed_named(expr).is_some()
            }
            syn::Expr::MethodCall(call) => {
                let of = ungroup(&call.receiver);
                let name = call.method.to_string();
                let can_begin = || {
                    self.is_place(of)
                        || self.is_part(of)
                        || self.is_array_value(of)
                        || self.gives_slice(of)
                        || self.slices_named(of).is_some()
                };
                match is_source(&name) {
                    true => self.is_iterator(of) || (can_begin() && !self.may_have(&name, of)),
                    // A method of iterators that the type itself does not have.
                    false if self.is_own_iterator(of) => {
                        is_adapter(&name) && !self.may_have(&name, of)
                    }
                    false => is_adapter(&name) && (self.is_iterator(of) || self.is_range_value(of)),
                }
            }
            _ => false,
        }
    }

    /// The iterator that a name stands for.
    fn iterator_named(&self, expr: &syn::Expr) -> Option<Rc<NamedIterator>> {
        let syn::Expr::Path(path) = ungroup(expr) else { return None };
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Iterator(items) => Some(items),
            _ => None,
        }
    }

    /// Whether an expression is an array without a name, as far as its syntax or its callee's
    /// signature tells.
    fn is_array_value(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Array(_) | syn::Expr::Repeat(_) => true,
            syn::Expr::Path(path) => match path.path.get_ident() {
                Some(ident) => self.names_constant(ident),
                None => self.names_array_constant(&path.path),
            },
            syn::Expr::Call(call) => self.called_signature(call).is_some_and(|sig| {
                matches!(&sig.output, syn::ReturnType::Type(_, ty)
                    if matches!(**ty, syn::Type::Array(_)))
            }),
            syn::Expr::MethodCall(call) if call.method == "to_array" => {
                call.args.is_empty() && !self.may_have("to_array", &call.receiver)
            }
            syn::Expr::MethodCall(call) if call.method == "map" => {
                self.is_array_value(&call.receiver)
                    || matches!(self.shape_of(&call.receiver), Some(Ty::Array(..)))
            }
            _ => false,
        }
    }

    /// Whether an expression is a call of a function that returns a slice, or a slice of an array that
    /// only a run of the kernel chooses.
    pub(super) fn gives_slice(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Index(_) => self.is_slice_at(expr),
            syn::Expr::Call(call) => {
                self.called_signature(call).is_some_and(|sig| returns_slice(&sig))
            }
            syn::Expr::MethodCall(call) => {
                let of_std = self.std_call_for(call, self.shape_of(&call.receiver));
                of_std.map_or_else(
                    || self.methods_give_slices(&call.method),
                    |call| self.gives_slice(&call),
                )
            }
            _ => false,
        }
    }

    /// The slice that such an expression gives. `None` for other expressions, `Some(None)` if it has a
    /// mistake, which is reported.
    pub(super) fn given_part(&mut self, expr: &syn::Expr, writable: bool) -> Option<Option<Part>> {
        if !self.gives_slice(expr) {
            return None;
        }
        match self.symbol_of(expr) {
            Some(Symbol::Part(part)) => {
                Some(Some(Part { writable: writable && part.writable, ..part }))
            }
            Some(_) => None,
            None => Some(None),
        }
    }

    /// Whether all methods of `impl`s with that name return slices.
    fn methods_give_slices(&self, name: &syn::Ident) -> bool {
        let methods = self.items.impls.iter().flat_map(signatures_of);
        let mut named = methods.filter(|sig| sig.ident == *name).peekable();
        named.peek().is_some() && named.all(returns_slice)
    }

    /// The signature of a function outside of the body that a call names.
    pub(super) fn called_signature(&self, call: &syn::ExprCall) -> Option<syn::Signature> {
        let syn::Expr::Path(syn::ExprPath { path, .. }) = ungroup(&call.func) else { return None };
        let is_variable =
            path.get_ident().is_some_and(|of| self.lookup(&name_of(of).text).is_some());
        let (item, used) = self.env.scope.resolve(path).filter(|_| !is_variable)?;
        let function = self.item_function(item).filter(|_| used == path.segments.len())?;
        Some(function.sig.clone())
    }

    /// The iterator that an expression is, or that `for` makes from it. `None` if it has a mistake,
    /// which is reported.
    pub(super) fn chain(&mut self, expr: &syn::Expr) -> Option<Chain> {
        if let Some(items) = self.resumed_named(expr) {
            return self.take_iterator(&items, expr.span());
        }
        if let Some(chain) = self.chain_of_range(expr).or_else(|| self.endless(expr)) {
            return chain;
        }
        if let syn::Expr::MethodCall(call) = ungroup(expr)
            && is_adapter(&call.method.to_string())
            && !self.is_range(expr)
        {
            if let Some(cloned) = self.cloned_items(call) {
                return self.chain(&syn::Expr::MethodCall(cloned));
            }
            let chain = self.chain(&call.receiver)?;
            return self.adapted(chain, call);
        }
        if self.is_range(expr) {
            let mut range = self.range(expr)?;
            // The arguments of adapters are evaluated before the loop, and could change the start.
            if !self.is_stable(range.start) {
                range.start = self.spill(range.start, "start");
            }
            return Some(Chain { base: Base::Range(range), stages: Vec::new() });
        }
        if let syn::Expr::MethodCall(call) = ungroup(expr) {
            let name = call.method.to_string();
            match (name.as_str(), call.args.len()) {
                ("iter", 0) => return self.borrowed(&call.receiver, false),
                ("iter_mut", 0) => return self.borrowed(&call.receiver, true),
                ("into_iter", 0) if self.has_into_iter(&call.receiver) => {
                    if let Some(chain) = self.given_by_method(expr) {
                        return chain;
                    }
                }
                ("into_iter", 0) => return self.chain(&call.receiver),
                (name, given) if is_source(name) => {
                    let pieces = PIECES.iter().find(|of| of.0 == name);
                    let expected = usize::from(pieces.is_some());
                    let fits = self.expect_args(&name_of(&call.method), given, expected);
                    let (_, kind, writable) = pieces.filter(|_| fits)?;
                    return self.pieces(*kind, call, *writable);
                }
                _ => {}
            }
        }
        if let Some([value, count]) = made_of(expr, "repeat_n") {
            return self.repeated(value, count, expr.span());
        }
        if let Some([first, next]) = made_of(expr, "successors") {
            return self.successors(first, next, expr.span());
        }
        if let Some([value]) = made_of(expr, "once") {
            let value = self.expr(value);
            let array = self.push(Expr::Array(vec![value]), expr.span());
            return Some(self.copied(array));
        }
        if let Some(items) = self.iterator_named(expr) {
            return self.take_iterator(&items, expr.span());
        }
        if let of @ (syn::Expr::Call(_)
        | syn::Expr::MethodCall(_)
        | syn::Expr::Index(_)
        | syn::Expr::If(_)
        | syn::Expr::Match(_)
        | syn::Expr::Block(_)) = ungroup(expr)
            && self.is_symbolic(of)
        {
            return match self.symbol_of(of)? {
                Symbol::Iterator(items) => self.take_iterator(&items, expr.span()),
                Symbol::Part(part) => Some(Chain::of(Source::Elements(part))),
                _ => None,
            };
        }
        match ungroup(expr) {
            syn::Expr::Reference(reference) => {
                self.borrowed(&reference.expr, reference.mutability.is_some())
            }
            syn::Expr::Path(path) if self.is_reference_const(&path.path) => {
                self.borrowed(expr, false)
            }
            inner if let Some(chain) = self.chain_of_slices(inner, true) => Some(chain),
            inner if let Some(part) = self.named_part(inner) => {
                Some(Chain::of(Source::Elements(self.settled_part(part))))
            }
            inner if self.is_place(inner) && self.is_reference(inner) => {
                let place = self.settled_place(inner)?;
                if !self.is_iterable(&place) {
                    return None;
                }
                let (borrow, writable) = (self.through, self.is_writable_reference(inner, &place));
                Some(Chain::of(Source::Elements(Part { writable, borrow, ..Part::whole(place) })))
            }
            inner if self.has_into_iter(inner) => {
                self.chain(&syn::parse_quote_spanned!(inner.span()=> #inner.into_iter()))
            }
            inner
                if matches!(inner, syn::Expr::Path(_))
                    || self.is_place(inner)
                    || self.is_array_value(inner) =>
            {
                let value = self.expr(inner);
                Some(self.copied(value))
            }
            other if let Some(chain) = self.given_by_method(other) => chain,
            other => {
                let advice = "kernels iterate over ranges, `a..b`, arrays and slices, `&a`, \
                              `a.iter()`, `a.chunks(n)`, and their adapters; otherwise use an \
                              index, `for i in 0..a.len()`";
                self.unsupported(other, advice);
                None
            }
        }
    }

    /// Whether an expression is a range, also with `rev` or `step_by`.
    pub(super) fn is_range(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Range(range) => range.end.is_some() || range.start.is_none(),
            syn::Expr::MethodCall(call) => {
                (call.method == "rev" || call.method == "step_by") && self.is_range(&call.receiver)
            }
            _ => false,
        }
    }

    /// Whether a reference variable is a `&mut`.
    pub(super) fn is_writable_reference(&self, expr: &syn::Expr, place: &Place) -> bool {
        match (self.named_symbol(expr), place.root) {
            (Some(Symbol::Alias(_, writable, _)), _) => writable,
            (_, Root::Binding(id)) => self.module.bindings[id].writable,
            (_, Root::Local(_)) => true,
            (_, Root::Workgroup(_)) => false,
        }
    }

    /// Whether a place may hold an array or a slice; if it does not, that is reported.
    fn is_iterable(&mut self, place: &Place) -> bool {
        match self.shape_of_place(place) {
            None | Some(Ty::Array(..) | Ty::RuntimeArray(_)) => true,
            Some(other) => {
                let message = format!(
                    "a `{}` has no items: iterate over an array, a slice or a range",
                    other.rust()
                );
                self.diags.error(Code::Mismatch, place.span, message);
                false
            }
        }
    }

    fn borrowed(&mut self, of: &syn::Expr, writable: bool) -> Option<Chain> {
        let of = ungroup(of);
        if let Some(chain) = self.chain_of_slices(of, writable) {
            return Some(chain);
        }
        if let Some(part) = self.given_part(of, writable) {
            return Some(Chain::of(Source::Elements(part?)));
        }
        if !self.is_place(of) && !self.is_part(of) {
            let value = self.expr(of);
            if matches!(self.module.exprs[value].kind, Expr::Error) {
                return None;
            }
            let place = self.copy_of(value, "items");
            return Some(Chain::of(Source::Elements(Part { writable, ..Part::whole(place) })));
        }
        let part = self.slice_part(of, writable)?;
        Some(Chain::of(Source::Elements(part)))
    }

    /// The elements of a copy of an array.
    fn copied(&mut self, value: ExprId) -> Chain {
        let elements = Source::Elements(Part::whole(self.copy_of(value, "items")));
        Chain::of(Source::Copied(Box::new(elements)))
    }

    pub(super) fn copy_of(&mut self, value: ExprId, name: &str) -> Place {
        let span = self.module.exprs[value].span;
        variable(self.spill_local(value, name), span)
    }

    /// A size or a step; 0 counts as 1.
    fn positive_count(&mut self, expr: &syn::Expr, name: &str) -> ExprId {
        let count = self.count_expr(expr);
        let span = self.module.exprs[count].span;
        let count = match &self.module.exprs[count].kind {
            Expr::Literal(Literal::Int(0, _)) => {
                let message = format!("a {name} must be at least 1, not 0");
                self.diags.error(Code::ConstArithmetic, span, message);
                self.index(1, span)
            }
            Expr::Literal(_) => count,
            _ => {
                let one = self.index(1, span);
                self.call_on_indices("max", count, one, span)
            }
        };
        self.settled_index(count, name)
    }

    fn pieces(
        &mut self,
        kind: Pieces,
        call: &syn::ExprMethodCall,
        writable: bool,
    ) -> Option<Chain> {
        let part = self.slice_part(ungroup(&call.receiver), writable)?;
        let size = self.positive_count(&call.args[0], "size");
        Some(Chain::of(Source::Pieces(kind, part, size)))
    }

    /// `chain.map(f)` and the like.
    fn adapted(&mut self, chain: Chain, call: &syn::ExprMethodCall) -> Option<Chain> {
        let (name, span) = (name_of(&call.method), call.method.span());
        let adapter = match iterators::method(&name.text)? {
            Method::Adapter(adapter) => adapter,
            Method::NoAdapter(advice) => {
                self.unsupported(&call.method, advice);
                return None;
            }
            Method::Consumer(_) | Method::NoConsumer(_) | Method::Search(_) => return None,
        };
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if !self.expect_args(&name, args.len(), adapter.args()) {
            return None;
        }
        match (adapter, args.as_slice()) {
            (Adapter::Zip, [other]) => self.paired(chain, other),
            (Adapter::Chain, [other]) => {
                let base = Base::Joined(Box::new(chain), Box::new(self.chain(other)?));
                Some(Chain { base, stages: Vec::new() })
            }
            (Adapter::Scan, [state, function]) => {
                let init = self.expr(state);
                let state = self.temporary("state", span, true);
                self.emit(StmtKind::Let { local: state, init: Some(init) }, span);
                Some(chain.then(Stage::Scan(self.callable(function)?, state)))
            }
            (Adapter::Flatten, _) => Some(chain.then(Stage::Flatten)),
            // Its items are taken one by one, and `peek` takes none.
            (Adapter::Peekable, _) => Some(chain),
            (Adapter::StepBy, [n]) => Some(self.stepped(chain, n, span)),
            (Adapter::Take | Adapter::Skip, [n]) => {
                let n = self.count_expr(n);
                let n = self.settled_index(n, "count");
                Some(self.with_count(chain, adapter, n, span))
            }
            (_, [function]) => {
                let function = self.callable(function)?;
                Some(self.with_function(chain, adapter, function, span))
            }
            (Adapter::Enumerate, _) => Some(match chain.into_source() {
                Ok(source) => Chain::of(Source::Counted(source)),
                Err(chain) => {
                    let counter = self.counter("count", span);
                    chain.then(Stage::Counted(counter))
                }
            }),
            (Adapter::Cycle, _) => match chain.into_source() {
                Ok(source) => {
                    let length = self.length_of(&source, span);
                    let length = self.settled_index(length, "len");
                    Some(Chain::of(Source::Cycled(source, length)))
                }
                Err(_) => {
                    let advice = "put `.cycle()` right after a slice or an array, before `filter` \
                                  and the like; for a range write `i % n`";
                    self.unsupported(&call.method, advice);
                    None
                }
            },
            (Adapter::Rev, _) => match self.turned_around(chain, span) {
                Ok((chain, _)) => Some(chain),
                Err(chain) => {
                    let reversed = self.stages_turned_around(chain, span);
                    if reversed.is_none() {
                        let advice =
                            "put `.rev()` right after the range or slice, before other adapters";
                        self.unsupported(&call.method, advice);
                    }
                    reversed
                }
            },
            (_, _) => Some(match chain.into_source() {
                Ok(source) => Chain::of(Source::Copied(source)),
                Err(chain) => chain.then(Stage::Copied),
            }),
        }
    }

    /// A chain with its items from the last to the first. Stages treat each item independently.
    fn stages_turned_around(&mut self, chain: Chain, span: Span) -> Option<Chain> {
        let Chain { base: Base::Source(_), stages } = &chain else { return chain.reversed() };
        if !stages.iter().all(Stage::is_reversible) {
            return None;
        }
        let (base, stages) = (chain.base, chain.stages);
        let (turned, _) = self.turned_around(Chain { base, stages: Vec::new() }, span).ok()?;
        Some(Chain { stages, ..turned })
    }

    /// A source with its items from the last to the first, and its length. `Err` gives back a chain
    /// that is no source.
    pub(super) fn turned_around(
        &mut self,
        chain: Chain,
        span: Span,
    ) -> Result<(Chain, ExprId), Chain> {
        let source = chain.into_source()?;
        let length = self.length_of(&source, span);
        let length = self.settled_index(length, "len");
        Ok((Chain::of(Source::Reversed(source, length)), length))
    }

    fn stepped(&mut self, chain: Chain, n: &syn::Expr, span: Span) -> Chain {
        let chain = match chain.into_source() {
            Ok(source) if !source.calls() => {
                let n = self.positive_count(n, "step");
                return Chain::of(Source::Stepped(source, n));
            }
            rest => rest.map_or_else(|chain| chain, Chain::from),
        };
        let n = self.positive_count(n, "step");
        let between = match self.module.exprs[n].kind {
            Expr::Literal(Literal::Int(n, _)) => self.index((n as u32).saturating_sub(1), span),
            _ => {
                let one = self.index(1, span);
                let less = self.of_indices(BinaryOp::Sub, n, one, span);
                self.settled_index(less, "between")
            }
        };
        let left_out = self.counter("left_out", span);
        chain.then(Stage::Stepped(between, left_out))
    }

    fn with_function(
        &mut self,
        chain: Chain,
        adapter: Adapter,
        function: Function,
        span: Span,
    ) -> Chain {
        match adapter {
            Adapter::Map => match chain.into_source() {
                Ok(source) => Chain::of(Source::Mapped(source, function)),
                Err(chain) => chain.then(Stage::Map(function)),
            },
            Adapter::Filter => chain.then(Stage::Filter(function)),
            Adapter::FilterMap => chain.then(Stage::FilterMap(function)),
            Adapter::MapWhile => chain.then(Stage::MapWhile(function)),
            Adapter::TakeWhile => chain.then(Stage::TakeWhile(function)),
            Adapter::Inspect => chain.then(Stage::Inspect(function)),
            Adapter::FlatMap => chain.then(Stage::FlatMap(function)),
            _ => {
                let flag = self.temporary("begun", span, true);
                self.module.locals[flag].declared = Some(Ty::BOOL);
                let no = self.truth(false, span);
                self.emit(StmtKind::Let { local: flag, init: Some(no) }, span);
                chain.then(Stage::SkipWhile(function, flag))
            }
        }
    }

    fn with_count(&mut self, chain: Chain, adapter: Adapter, n: ExprId, span: Span) -> Chain {
        match (adapter, chain.into_source()) {
            (Adapter::Take, Ok(source)) => Chain::of(Source::Taken(source, n)),
            // If making an item calls a function, skipped items are made as well.
            (Adapter::Skip, Ok(source)) if !source.calls() => Chain::of(Source::Skipped(source, n)),
            (_, rest) => {
                let chain = rest.map_or_else(|chain| chain, Chain::from);
                let counter = self.counter("count", span);
                chain.then(match adapter {
                    Adapter::Take => Stage::Taken(n, counter),
                    _ => Stage::Skipped(n, counter),
                })
            }
        }
    }

    fn paired(&mut self, chain: Chain, other: &syn::Expr) -> Option<Chain> {
        let span = other.span();
        // `zip(1..)` counts without an end.
        if let syn::Expr::Range(syn::ExprRange { start: Some(start), end: None, .. }) =
            ungroup(other)
        {
            let value = self.expr(start);
            let next = self.temporary("next", span, true);
            self.emit(StmtKind::Let { local: next, init: Some(value) }, span);
            return Some(chain.then(Stage::Paired(Other::Endless, next)));
        }
        if let Some([value]) = made_of(other, "repeat") {
            let value = self.expr(value);
            let value = self.spill_local(value, "repeated");
            return Some(chain.then(Stage::Paired(Other::Same, value)));
        }
        let other = self.chain(other)?;
        let chain = match (chain.into_source(), other) {
            (Ok(left), Chain { base: Base::Source(right), stages }) if stages.is_empty() => {
                return Some(Chain::of(Source::Paired(left, right)));
            }
            (Err(chain), Chain { base: Base::Source(right), stages }) if stages.is_empty() => {
                let next = self.counter("next", span);
                return Some(chain.then(Stage::Paired(Other::Source(*right), next)));
            }
            (Ok(source), other) => (Chain::from(source), other),
            (Err(chain), other) => (chain, other),
        };
        match chain {
            (chain, Chain { base: Base::Range(range), stages })
                if stages.iter().all(Stage::keeps_count)
                    && !range.reversed
                    && range.step.is_none()
                    && !range.inclusive =>
            {
                let next = self.temporary("next", span, true);
                self.emit(StmtKind::Let { local: next, init: Some(range.start) }, span);
                Some(chain.then(Stage::Paired(Other::Until(range.end, stages), next)))
            }
            _ => {
                let advice = "the argument of this `zip` must be a range `a..b`, an array or a \
                              slice: put the adapters after the `zip`";
                self.diags.error(Code::Unsupported, span, advice);
                None
            }
        }
    }

    /// `repeat_n(value, n)`: the value is evaluated once.
    fn repeated(&mut self, value: &syn::Expr, n: &syn::Expr, span: Span) -> Option<Chain> {
        let value = self.expr(value);
        let value = self.spill_local(value, "repeated");
        let n = self.count_expr(n);
        let n = self.settled_index(n, "count");
        let range = ForRange::new(self.index(0, span), n);
        let numbers = Chain { base: Base::Range(range), stages: Vec::new() };
        let name = Name { text: "__repeated".to_owned(), span };
        self.scoped(|cx| {
            cx.bind(&name, Symbol::Local(value));
            let function = cx.callable(&syn::parse_quote_spanned!(span=> |_| __repeated))?;
            Some(numbers.then(Stage::Map(function)))
        })
    }

    /// `successors(first, next)`: the iteration goes on as long as the last item had a successor.
    /// The successor is computed together with the item.
    fn successors(&mut self, first: &syn::Expr, next: &syn::Expr, span: Span) -> Option<Chain> {
        self.scoped(|cx| {
            cx.stmt(&syn::parse_quote_spanned!(span=> let mut __next = #first;));
            cx.stmt(&syn::parse_quote_spanned!(span=> let __successor = #next;));
            cx.chain(&syn::parse_quote_spanned!(span=>
            (0u32..=u32::MAX).map_while(|_| match __next {
                Some(__item) => {
                    __next = __successor(&__item);
                    Some(__item)
                }
                None => None,
            })))
        })
    }

    /// A variable that counts from 0.
    pub(super) fn counter(&mut self, name: &str, span: Span) -> LocalId {
        let local = self.temporary(name, span, true);
        self.module.locals[local].declared = Some(Ty::U32);
        let zero = self.index(0, span);
        self.emit(StmtKind::Let { local, init: Some(zero) }, span);
        local
    }

    /// `local += 1`.
    pub(super) fn increment(&mut self, local: LocalId, span: Span) {
        let place = variable(local, span);
        self.mark_assigned(&place);
        let one = self.push(Expr::Literal(Literal::Int(1, None)), span);
        self.emit(StmtKind::Assign { place, op: Some(BinaryOp::Add), value: one }, span);
    }
}

impl Chain {
    pub(super) fn of(source: Source) -> Chain {
        Chain::from(Box::new(source))
    }

    fn from(source: Box<Source>) -> Chain {
        Chain { base: Base::Source(source), stages: Vec::new() }
    }

    fn then(mut self, stage: Stage) -> Chain {
        self.stages.push(stage);
        self
    }

    /// The source, if there are no stages.
    fn into_source(self) -> Result<Box<Source>, Chain> {
        match self {
            Chain { base: Base::Source(source), stages } if stages.is_empty() => Ok(source),
            chain => Err(chain),
        }
    }

    /// The pairs of the items of both chains, if both are sources.
    pub(super) fn beside(self, other: Chain) -> Option<Chain> {
        let (left, right) = (self.into_source().ok()?, other.into_source().ok()?);
        Some(Chain::of(Source::Paired(left, right)))
    }

    /// The items from the last to the first, if that order is known before the loop.
    fn reversed(self) -> Option<Chain> {
        let Chain { base, stages } = self;
        if !stages.iter().all(Stage::is_reversible) {
            return None;
        }
        let base = match base {
            Base::Range(range) if range.step.is_none() => {
                Base::Range(ForRange { reversed: !range.reversed, ..range })
            }
            Base::Joined(a, b) => Base::Joined(Box::new(b.reversed()?), Box::new(a.reversed()?)),
            Base::Range(_) | Base::Source(_) => return None,
        };
        Some(Chain { base, stages })
    }

    /// Whether the items are pairs whose first member is the position.
    pub(super) fn is_counted(&self) -> bool {
        let Base::Source(source) = &self.base else { return false };
        matches!(&**source, Source::Counted(of) if !matches!(**of, Source::Reversed(..)))
            && self.stages.is_empty()
    }

    /// Whether this is a range without stages.
    pub(super) fn is_plain_range(&self) -> bool {
        matches!(self.base, Base::Range(_)) && self.stages.is_empty()
    }
}

impl Stage {
    /// Whether the stage passes on exactly one item for each item.
    fn keeps_count(&self) -> bool {
        matches!(self, Stage::Copied | Stage::Map(_) | Stage::Inspect(_))
    }

    /// Whether the stage treats an item independently of the items before.
    fn is_reversible(&self) -> bool {
        self.keeps_count() || matches!(self, Stage::Filter(_) | Stage::FilterMap(_))
    }
}

/// The arguments of a call of `std::iter::once(x)` and the like.
fn made_of<'e, const N: usize>(expr: &'e syn::Expr, function: &str) -> Option<[&'e syn::Expr; N]> {
    let syn::Expr::Call(call) = ungroup(expr) else { return None };
    let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
    let names: Vec<String> = path.path.segments.iter().map(|of| of.ident.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let is_it = matches!(names.as_slice(), ["std" | "core", "iter", name] if *name == function);
    let args: Vec<&syn::Expr> = call.args.iter().filter(|_| is_it).collect();
    args.try_into().ok()
}

/// Whether a method makes an iterator from an iterator, even if kernels do not have the method.
fn is_adapter(name: &str) -> bool {
    matches!(iterators::method(name), Some(Method::Adapter(_) | Method::NoAdapter(_)))
}
