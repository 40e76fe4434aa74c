//! Slices and arrays: parts, `&x[a..b]`, and the methods that become a few statements.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::symbol::{Part, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    BinaryOp, Expr, ExprId, ExprNode, ForRange, Literal, Name, Place, Projection, Scalar, StmtKind,
    Ty,
};
use crate::items::known;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// The array or slice that a place expression names, or a part of it, `x[a..b]`. No later
    /// statement changes its indices. `None` if it has a mistake, which is reported.
    pub(super) fn slice_part(&mut self, expr: &syn::Expr, writable: bool) -> Option<Part> {
        if let Some(part) = self.named_part(expr) {
            if writable && !part.writable {
                let message = "cannot store through a `&` reference: make it `&mut`";
                let diagnostic = Diagnostic::new(Code::ReadOnly, expr.span(), message);
                self.diags.push(diagnostic.label(part.place.span, "declared here"));
                return None;
            }
            if let Some(id) = part.borrow {
                self.borrow_used(id, expr.span());
            }
            return Some(self.settled_part(part));
        }
        if let syn::Expr::MethodCall(call) = ungroup(expr)
            && self.is_remainder(expr)
        {
            return self.remainder(call);
        }
        if let syn::Expr::Index(index) = ungroup(expr)
            && self.is_slice_at(expr)
        {
            let part = self.slice_at(index)?;
            self.accessed(&part.place, part.borrow, writable);
            let can_store =
                !writable || self.check_references(expr) && self.check_writable(&part.place);
            return can_store.then_some(Part { writable, ..part });
        }
        if let syn::Expr::Index(index) = ungroup(expr)
            && let Some(range) = self.range_of_index(&index.index)
        {
            let whole = self.slice_part(&index.expr, writable)?;
            return Some(self.narrowed(whole, &range));
        }
        if let Some(part) = self.given_part(expr, writable) {
            return part;
        }
        if is_empty(expr) {
            let zero = self.zero_of_any(expr.span());
            let array = self.push(Expr::Array(vec![zero]), expr.span());
            let whole = Part { writable, ..Part::whole(self.copy_of(array, "empty")) };
            return Some(self.narrowed(whole, &syn::parse_quote!(..0)));
        }
        if !writable && self.is_constant_path(expr) {
            let array = self.expr(expr);
            return Some(Part::whole(self.copy_of(array, "items")));
        }
        let can_store = !writable || self.check_references(expr);
        self.writes = writable;
        let place = self.settled_place(expr);
        self.writes = false;
        let place = place?;
        let can_store = can_store && (!writable || self.check_writable(&place));
        let borrow = self.through;
        can_store.then_some(Part { writable, borrow, ..Part::whole(place) })
    }

    /// Whether an expression is `x[a..b]`.
    pub(super) fn is_part(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Index(index) => {
                self.is_range_index(&index.index)
                    && (self.is_place(&index.expr)
                        || self.is_slice_at(&index.expr)
                        || self.is_constant_path(&index.expr))
            }
            expr => is_empty(expr) || self.is_remainder(expr),
        }
    }

    /// Whether an expression is the name of a constant.
    fn is_constant_path(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(path) => {
                path.path.get_ident().is_some_and(|ident| self.names_constant(ident))
            }
            _ => false,
        }
    }

    /// The part of a slice that a variable stands for.
    pub(super) fn named_part(&self, expr: &syn::Expr) -> Option<Part> {
        let expr = match ungroup(expr) {
            syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => &unary.expr,
            expr => expr,
        };
        match self.named_symbol(expr)? {
            Symbol::Part(part) => Some(part),
            _ => None,
        }
    }

    /// `part[range]`.
    fn narrowed(&mut self, part: Part, range: &syn::ExprRange) -> Part {
        let span = range.span();
        let bounds = [&range.start, &range.end].into_iter().flatten();
        let bounds: Vec<&syn::Expr> = bounds.map(|bound| &**bound).collect();
        let bounds = self.operands(&bounds);
        let mut bounds =
            bounds.into_iter().map(|bound| self.position(bound)).collect::<Vec<_>>().into_iter();
        let start = range.start.as_ref().and_then(|_| bounds.next());
        let mut end = range.end.as_ref().and_then(|_| bounds.next());
        if let (Some(last), syn::RangeLimits::Closed(_)) = (end, &range.limits) {
            end = Some(match self.module.exprs[last].kind {
                Expr::Literal(Literal::Int(last, _)) if last < u64::from(u32::MAX) => {
                    self.index(last as u32 + 1, span)
                }
                _ => {
                    let one = self.index(1, span);
                    self.push(Expr::Binary(BinaryOp::Add, last, one), span)
                }
            });
        }
        self.check_bounds_of(&part, start, end, span);
        let start = start.filter(|start| !self.is_zero(*start));
        let is_within = end.is_none_or(|end| self.is_known_within(&part, end));
        let start = start.map(|start| self.in_whole(&part, start, span));
        let start = start.map(|start| self.settled_index(start, "start")).or(part.start);
        let end = end.map(|end| {
            let within = self.in_whole(&part, end, span);
            let narrowed = Part { start, end: Some(within), ..part.clone() };
            let end = match part.end {
                _ if is_within => within,
                None if self.has_known_length(&narrowed) => within,
                Some(last) if self.written_number(end).is_some() => {
                    self.part_end_within(within, last, span)
                }
                // The sum with an arbitrary end could wrap around, so the end is clamped first.
                _ => {
                    let length = self.part_len(&part, span);
                    let end = self.part_end_within(end, length, span);
                    self.in_whole(&part, end, span)
                }
            };
            self.settled_index(end, "end")
        });
        Part { start, end: end.or(part.end), ..part }
    }

    /// Clamps an end to `last`.
    fn part_end_within(&mut self, end: ExprId, last: ExprId, span: Span) -> ExprId {
        let within = self.smaller_index(end, last, span);
        self.module.part_ends.insert(within);
        within
    }

    /// The position in the whole for a position in a part.
    fn in_whole(&mut self, part: &Part, at: ExprId, span: Span) -> ExprId {
        match part.start {
            Some(start) => self.push(Expr::Binary(BinaryOp::Add, start, at), span),
            None => at,
        }
    }

    /// A count of the user's, which may be a `usize`.
    pub(super) fn count_expr(&mut self, expr: &syn::Expr) -> ExprId {
        let count = self.expr(expr);
        self.position(count)
    }

    /// A position or count of the user's, a `u32` or a `usize`, as the `u32` in which positions are
    /// computed.
    pub(super) fn position(&mut self, at: ExprId) -> ExprId {
        if let Expr::Literal(Literal::Int(_, None)) = self.module.exprs[at].kind {
            return at;
        }
        let position = self.once_more(at);
        self.module.positions.insert(position);
        position
    }

    /// A count of the compiler's, a `u32`, as a value for the user: a `u32` or a `usize`, as the
    /// context requires.
    pub(super) fn user_count(&mut self, count: ExprId) -> ExprId {
        let counted = self.once_more(count);
        self.module.counts.insert(counted);
        counted
    }

    /// A copy of an expression, which may have another type.
    pub(super) fn once_more(&mut self, value: ExprId) -> ExprId {
        let ExprNode { kind, span } = &self.module.exprs[value];
        let span = *span;
        let kind = match kind {
            Expr::Literal(literal) => Expr::Literal(*literal),
            Expr::Builtin(builtin) => Expr::Builtin(*builtin),
            Expr::Length(place) => Expr::Length(place.clone()),
            Expr::Load(place) => Expr::Load(place.clone()),
            Expr::Const(constant) => Expr::Const(*constant),
            Expr::Binary(op, left, right) => Expr::Binary(*op, *left, *right),
            _ => Expr::Ascribe(value, Ty::U32),
        };
        self.push(kind, span)
    }

    /// An index as a local of type `u32`, unless it is trivial.
    pub(super) fn settled_index(&mut self, index: ExprId, name: &str) -> ExprId {
        if self.is_trivial(index) {
            return index;
        }
        let span = self.module.exprs[index].span;
        let local = self.spill_local(index, name);
        self.module.locals[local].declared = Some(Ty::U32);
        self.load_local(local, span)
    }

    pub(super) fn index(&mut self, value: u32, span: Span) -> ExprId {
        self.push(Expr::Literal(Literal::Int(value.into(), Some(Scalar::U32))), span)
    }

    /// Whether an index is a literal 0.
    pub(super) fn is_zero(&self, value: ExprId) -> bool {
        matches!(self.module.exprs[value].kind, Expr::Literal(Literal::Int(0, _)))
    }

    /// `a op b` of indices.
    pub(super) fn of_indices(&mut self, op: BinaryOp, a: ExprId, b: ExprId, span: Span) -> ExprId {
        self.push(Expr::Binary(op, a, b), span)
    }

    /// A call of a builtin function with indices.
    pub(super) fn call_on_indices(
        &mut self,
        name: &str,
        a: ExprId,
        b: ExprId,
        span: Span,
    ) -> ExprId {
        let a = self.push(Expr::Ascribe(a, Ty::U32), span);
        self.push(Expr::Call(Name { text: name.to_owned(), span }, vec![a, b]), span)
    }

    /// The smaller of two indices.
    pub(super) fn smaller_index(&mut self, a: ExprId, b: ExprId, span: Span) -> ExprId {
        self.call_on_indices("min", a, b, span)
    }

    /// The end of a part.
    pub(super) fn part_end(&mut self, part: &Part) -> ExprId {
        let span = part.place.span;
        part.end.unwrap_or_else(|| self.push(Expr::Length(part.place.clone()), span))
    }

    /// The number of elements of a part.
    pub(super) fn part_len(&mut self, part: &Part, span: Span) -> ExprId {
        let end = self.part_end(part);
        let Some(start) = part.start else { return end };
        let end = self.call_on_indices("max", end, start, span);
        self.of_indices(BinaryOp::Sub, end, start, span)
    }

    /// The part between two positions in a part.
    pub(super) fn sub_part(&mut self, part: &Part, from: ExprId, to: ExprId, span: Span) -> Part {
        let absolute = |cx: &mut Self, at: ExprId, name: &str| {
            let at = match part.start {
                Some(start) => cx.of_indices(BinaryOp::Add, start, at, span),
                None => at,
            };
            Some(cx.settled_index(at, name))
        };
        let (start, end) = (absolute(self, from, "start"), absolute(self, to, "end"));
        Part { start, end, ..part.clone() }
    }

    /// An element of a part.
    pub(super) fn part_element(&mut self, part: &Part, at: ExprId, span: Span) -> Place {
        let at = match part.start {
            Some(start) => self.of_indices(BinaryOp::Add, start, at, span),
            None => at,
        };
        self.element_at(part, at)
    }

    /// The element of a part at an index of the whole slice.
    pub(super) fn element_at(&mut self, part: &Part, index: ExprId) -> Place {
        let index = self.settled_index(index, "index");
        let mut place = part.place.clone();
        place.projections.push(Projection::Index(index));
        place
    }

    /// A method of slices; `None` for other methods.
    pub(super) fn slice_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        if matches!(name.text.as_str(), "length" | "size" | "count")
            && call.args.is_empty()
            && let Some(Ty::Array(..) | Ty::RuntimeArray(_)) = self.shape_of(&call.receiver)
        {
            let message = format!("a slice has no `{}()`: write `len()`", name.text);
            return Some(self.poison(Code::UnknownFunction, name.span, message));
        }
        let is_known = matches!(
            (name.text.as_str(), call.args.len()),
            ("len" | "is_empty" | "reverse", 0) | ("swap" | "copy_within", 2)
        );
        let of = match ungroup(&call.receiver) {
            syn::Expr::Reference(reference) => ungroup(&reference.expr),
            of => of,
        };
        let is_slice = self.is_place(of) || self.is_part(of) || self.is_given_place(of);
        // A call with a memory ordering is of an atomic, and is reported there.
        let is_known = is_known && !call.args.iter().any(known::is_memory_ordering);
        if !is_known || !is_slice {
            return None;
        }
        let span = name.span;
        let writable = !matches!(name.text.as_str(), "len" | "is_empty");
        let Some(part) = self.slice_part(of, writable) else {
            return Some(self.push(Expr::Error, span));
        };
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        Some(match name.text.as_str() {
            "len" => {
                let length = self.part_len(&part, span);
                self.user_count(length)
            }
            "is_empty" => {
                let (len, zero) = (self.part_len(&part, span), self.index(0, span));
                self.push(Expr::Binary(BinaryOp::Eq, len, zero), span)
            }
            "swap" => self.swap_elements(&part, args[0], args[1], span),
            "copy_within" => self.copy_within(&part, args[0], args[1], span),
            _ => self.reverse(&part, span),
        })
    }

    fn no_value(&mut self, span: Span) -> ExprId {
        self.push(Expr::Tuple(Vec::new()), span)
    }

    /// `place = value`.
    pub(super) fn assign_value(&mut self, place: Place, value: ExprId, span: Span) {
        self.mark_assigned(&place);
        self.emit(StmtKind::Assign { place, op: None, value }, span);
    }

    /// Swaps the values of two places.
    pub(super) fn swap_places(&mut self, a: Place, b: Place, span: Span) {
        let (of_a, of_b) =
            (self.push(Expr::Load(a.clone()), span), self.push(Expr::Load(b.clone()), span));
        let of_a = self.spill(of_a, "swapped");
        self.assign_value(a, of_b, span);
        self.assign_value(b, of_a, span);
    }

    fn swap_elements(&mut self, part: &Part, a: &syn::Expr, b: &syn::Expr, span: Span) -> ExprId {
        let at = self.operands(&[a, b]).into_iter().map(|at| self.position(at));
        let at: Vec<ExprId> = at.collect();
        // Both positions are computed before a statement settles the first.
        let settled = |at| {
            let at = self.within(part, at);
            self.settled_index(at, "index")
        };
        let at: Vec<ExprId> = at.into_iter().map(settled).collect();
        let (a, b) = (self.part_element(part, at[0], span), self.part_element(part, at[1], span));
        self.own_indices.extend(a.indices().chain(b.indices()));
        self.swap_places(a, b, span);
        self.no_value(span)
    }

    /// `part.copy_within(a..b, to)`, up to the end of the part. If the elements move up, the last
    /// one is copied first, so that no element is overwritten before it is copied.
    fn copy_within(
        &mut self,
        part: &Part,
        range: &syn::Expr,
        to: &syn::Expr,
        span: Span,
    ) -> ExprId {
        let syn::Expr::Range(range) = ungroup(range) else {
            self.unsupported(range, "write the range here: `x.copy_within(a..b, to)`");
            return self.no_value(span);
        };
        let from = self.narrowed(part.clone(), range);
        let to = self.count_expr(to);
        let to = self.settled_index(to, "to");
        let whole = self.part_len(part, span);
        let to = self.sub_part(part, to, whole, span);
        let (room, length) = (self.part_len(&to, span), self.part_len(&from, span));
        let length = self.smaller_index(room, length, span);
        let length = self.settled_index(length, "len");
        let zero = self.index(0, span);
        let start = |of: &Part| of.start.unwrap_or(zero);
        let moves_up = self.push(Expr::Binary(BinaryOp::Lt, start(&from), start(&to)), span);
        let copy = |cx: &mut Self, at: ExprId| {
            let element = cx.part_element(&from, at, span);
            let value = cx.push(Expr::Load(element), span);
            let place = cx.part_element(&to, at, span);
            cx.assign_value(place, value, span);
        };
        let backwards = |cx: &mut Self| {
            cx.count(zero, length, span, |cx, at| {
                let (one, left) =
                    (cx.index(1, span), cx.of_indices(BinaryOp::Sub, length, at, span));
                let at = cx.of_indices(BinaryOp::Sub, left, one, span);
                let at = cx.settled_index(at, "index");
                copy(cx, at);
            });
        };
        let forwards = |cx: &mut Self| cx.count(zero, length, span, copy);
        self.when(moves_up, span, backwards, forwards);
        self.no_value(span)
    }

    /// Swaps each element of the first half with its counterpart.
    fn reverse(&mut self, part: &Part, span: Span) -> ExprId {
        let len = self.part_len(part, span);
        let (len, two) = (self.settled_index(len, "len"), self.index(2, span));
        let half = self.of_indices(BinaryOp::Div, len, two, span);
        let half = self.settled_index(half, "half");
        let (start, part) = (self.index(0, span), part.clone());
        self.count(start, half, span, |cx, at| {
            let one = cx.index(1, span);
            let last = cx.of_indices(BinaryOp::Sub, len, one, span);
            let other = cx.of_indices(BinaryOp::Sub, last, at, span);
            let (a, b) = (cx.part_element(&part, at, span), cx.part_element(&part, other, span));
            cx.swap_places(a, b, span);
        });
        self.no_value(span)
    }

    /// A loop over indices.
    pub(super) fn count(
        &mut self,
        start: ExprId,
        end: ExprId,
        span: Span,
        body: impl FnOnce(&mut Self, ExprId),
    ) {
        let target = self.loop_target(None);
        self.loop_stmt(target, span, |cx| {
            cx.current_target().reach_end(super::flow::Flow::Falls);
            let local = cx.temporary("position", span, false);
            cx.module.locals[local].declared = Some(Ty::U32);
            let range = ForRange::new(start, end);
            cx.learn_range(local, &range);
            let at = cx.load_local(local, span);
            let level = cx.targets.len() - 1;
            let body = cx.nested(|cx| cx.in_iteration(level, |cx| body(cx, at)));
            StmtKind::For { local, range, body }
        });
    }
}

/// Whether an expression is `[]`.
pub(super) fn is_empty(expr: &syn::Expr) -> bool {
    matches!(ungroup(expr), syn::Expr::Array(array) if array.elems.is_empty())
}
