//! Sources of options: elements that may not exist, arithmetic that may have no result, conditions.

use proc_macro2::Span;

use crate::ir::{AtomicOp, BinaryOp, Expr, ExprId, Literal, Name, Ty};
use crate::lower::chain::Item;
use crate::lower::context::{Dest, Lowerer};
use crate::lower::options::Optional;
use crate::lower::symbol::Part;
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// `a.checked_add(b)`: the operation, and whether its result is within the limits of the type.
    pub(in crate::lower) fn checked(
        &mut self,
        operation: &str,
        call: &syn::ExprMethodCall,
    ) -> Optional {
        let name = name_of(&call.method);
        let span = name.span;
        let wanted = usize::from(!matches!(operation, "neg" | "abs"));
        let is_unsigned = || match self.shape_of(&call.receiver) {
            Some(Ty::Scalar(scalar)) => scalar.is_integer() && !scalar.is_signed(),
            _ => false,
        };
        let is_difference = operation == "sub" && is_unsigned();
        if !self.expect_args(&name, call.args.len(), wanted) {
            return self.no_option(span);
        }
        let operands: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let operands = self.operands(&operands);
        let operands: Vec<ExprId> =
            operands.into_iter().map(|value| self.settled_value(value)).collect();
        if let ([a, b], true) = (operands.as_slice(), is_difference) {
            let is_some = self.push(Expr::Binary(BinaryOp::Ge, *a, *b), span);
            // The difference may wrap here; then nothing uses it.
            let function = Name { text: "wrapping_sub".to_owned(), span };
            let value = self.push(Expr::Call(function, vec![*a, *b]), span);
            return Optional::new(is_some, Item::Value(self.settled_value(value)));
        }
        let divisor = matches!(operation, "div" | "rem").then(|| operands[1]);
        let function = Name { text: format!("overflowing_{operation}"), span };
        let pair = self.push(Expr::Call(function, operands), span);
        let pair = self.spill(pair, operation);
        let part = |cx: &mut Self, name: &str| {
            cx.push(Expr::Swizzle(pair, Name { text: name.to_owned(), span }), span)
        };
        let (value, overflows) = (part(self, "0"), part(self, "1"));
        let mut is_some = self.negated(overflows, span);
        if let Some(divisor) = divisor {
            let zero = self.push(Expr::Literal(Literal::Int(0, None)), span);
            let divides = self.push(Expr::Binary(BinaryOp::Ne, divisor, zero), span);
            is_some = self.push(Expr::Binary(BinaryOp::LogicalAnd, divides, is_some), span);
            is_some = self.spill(is_some, "is_some");
        }
        Optional::new(is_some, Item::Value(value))
    }

    /// `c.then(f)`, `c.then_some(x)`: a value if a condition holds.
    pub(super) fn conditional(&mut self, call: &syn::ExprMethodCall) -> Optional {
        let name = name_of(&call.method);
        let span = name.span;
        let Some(arg) = call.args.first().filter(|_| call.args.len() == 1) else {
            self.expect_args(&name, call.args.len(), 1);
            return self.no_option(span);
        };
        let condition = self.expr(&call.receiver);
        let is_some = self.settled_value(condition);
        if name.text == "then_some" {
            let value = self.expr(arg);
            return Optional::new(is_some, Item::Value(self.settled_value(value)));
        }
        let Some(function) = self.callable(arg) else { return self.no_option(span) };
        let (local, place) = self.later("value", span);
        let accept = |cx: &mut Self| {
            let value = cx.apply(&function, Vec::new(), span);
            cx.store(&Dest::Store(place), value, span);
        };
        self.when(is_some, span, accept, |_| {});
        Optional::new(is_some, Item::Value(self.load_local(local, span)))
    }

    /// The call `a.compare_exchange(old, new)`, if the expression is one.
    pub(in crate::lower) fn exchange_call<'e>(
        &self,
        expr: &'e syn::Expr,
    ) -> Option<&'e syn::ExprMethodCall> {
        match ungroup(expr) {
            syn::Expr::MethodCall(call) if self.is_exchange(call) => Some(call),
            _ => None,
        }
    }

    pub(super) fn is_exchange(&self, call: &syn::ExprMethodCall) -> bool {
        call.method == "compare_exchange"
            && self.is_place(&call.receiver)
            && !self.may_have("compare_exchange", &call.receiver)
    }

    /// `compare_exchange`: the operation returns the old value, and whether it was replaced.
    pub(super) fn exchange(&mut self, call: &syn::ExprMethodCall) -> Optional {
        let span = call.method.span();
        let pair = self.atomic(AtomicOp::CompareExchange, call);
        if let Expr::Error = self.module.exprs[pair].kind {
            return self.no_option(span);
        }
        let pair = self.spill(pair, "exchange");
        let part = |cx: &mut Self, name: &str| {
            cx.push(Expr::Swizzle(pair, Name { text: name.to_owned(), span }), span)
        };
        let (old, is_some) = (part(self, "0"), part(self, "1"));
        Optional { is_some, value: Item::Value(old), error: Some(old) }
    }

    /// The receiver of a method that returns an element of an array or slice, if that exists, and
    /// whether the element is for writing.
    pub(in crate::lower) fn element_method<'c>(
        &self,
        call: &'c syn::ExprMethodCall,
    ) -> Option<(&'c syn::Expr, bool)> {
        let (args, writable) = match call.method.to_string().as_str() {
            "get" => (1, false),
            "get_mut" => (1, true),
            "first" | "last" | "split_first" | "split_last" => (0, false),
            "first_mut" | "last_mut" | "split_first_mut" | "split_last_mut" => (0, true),
            _ => return None,
        };
        let of = match ungroup(&call.receiver) {
            syn::Expr::Reference(reference) => ungroup(&reference.expr),
            of => of,
        };
        let is_array = match of {
            syn::Expr::Array(_) | syn::Expr::Repeat(_) => true,
            syn::Expr::Path(path) => {
                path.path.get_ident().is_some_and(|ident| self.names_constant(ident))
            }
            _ => false,
        };
        let is_slice = self.is_place(of) && !self.is_range_value(of)
            || self.is_part(of)
            || self.is_slice_at(of)
            || self.slices_named(of).is_some() && !call.method.to_string().starts_with("split")
            || is_array && !writable;
        (is_slice && call.args.len() == args && !self.may_have(&call.method.to_string(), of))
            .then_some((of, writable))
    }

    /// An element of a slice, if the index is in bounds.
    pub(in crate::lower) fn element_option(
        &mut self,
        call: &syn::ExprMethodCall,
        of: &syn::Expr,
        writable: bool,
    ) -> Optional {
        let span = call.method.span();
        if let Some(slices) = self.slices_named(of) {
            return self.slice_option(call, &slices, writable);
        }
        let part = match self.is_place(of) || self.is_part(of) || self.is_slice_at(of) {
            true => self.slice_part(of, writable),
            false => {
                let array = self.expr(of);
                Some(Part::whole(self.copy_of(array, "items")))
            }
        };
        let Some(part) = part else { return self.no_option(span) };
        let part = Part { writable, ..part };
        let len = self.part_len(&part, span);
        let len = self.settled_index(len, "len");
        let name = call.method.to_string();
        if let Some(range) = call.args.first().and_then(|range| self.range_of_index(range)) {
            return self.part_option(&part, len, &range, span);
        }
        if name.starts_with("split") {
            return self.split_option(&part, len, name.starts_with("split_last"), span);
        }
        let one = self.index(1, span);
        let at = match (call.args.first(), name.starts_with("last")) {
            (Some(at), _) => {
                let at = self.count_expr(at);
                self.settled_index(at, "index")
            }
            (None, false) => self.index(0, span),
            (None, true) => {
                let last = self.of_indices(BinaryOp::Sub, len, one, span);
                self.settled_index(last, "last")
            }
        };
        // In an empty slice, the last index wraps around to the greatest number.
        let is_some = self.push(Expr::Binary(BinaryOp::Lt, at, len), span);
        // A constant index past the end of an array would be a mistake, even if nothing reads the
        // element.
        let is_constant = self.is_constant(self.resolved(at));
        let within = match is_constant.then(|| self.shape_of_place(&part.place)).flatten() {
            Some(Ty::Array(_, n)) => {
                let last = self.index(n - 1, span);
                self.smaller_index(at, last, span)
            }
            _ => at,
        };
        let place = self.part_element(&part, within, span);
        if writable {
            self.mark_assigned(&place);
        }
        let item = match self.names_buffers(of) {
            true => Item::Part(Part { borrow: part.borrow, ..Part::whole(place) }),
            false => Item::Place(place, part.writable, part.borrow),
        };
        Optional::new(is_some, item)
    }

    /// `x.get(a..b)`: the part, if the range is within the slice.
    fn part_option(
        &mut self,
        part: &Part,
        len: ExprId,
        range: &syn::ExprRange,
        span: Span,
    ) -> Optional {
        let bounds = [&range.start, &range.end].into_iter().flatten();
        let bounds: Vec<&syn::Expr> = bounds.map(|bound| &**bound).collect();
        let mut bounds = self.operands(&bounds).into_iter();
        let mut bound = |cx: &mut Self, is_given: bool, name: &str| {
            let at = if is_given { bounds.next() } else { None };
            let at = cx.position(at?);
            Some(cx.settled_index(at, name))
        };
        let start = bound(self, range.start.is_some(), "start");
        let end = bound(self, range.end.is_some(), "end");
        let start = start.unwrap_or_else(|| self.index(0, span));
        let (end, fits) = match (end, &range.limits) {
            (None, _) => (len, None),
            (Some(end), syn::RangeLimits::HalfOpen(_)) => (end, Some((BinaryOp::Le, end))),
            (Some(last), syn::RangeLimits::Closed(_)) => {
                let one = self.index(1, span);
                let end = self.of_indices(BinaryOp::Add, last, one, span);
                // If `last` is the greatest number, the end wraps around to 0.
                (self.settled_index(end, "end"), Some((BinaryOp::Lt, last)))
            }
        };
        let fits = fits.map(|(op, end)| self.push(Expr::Binary(op, end, len), span));
        let is_range = self.push(Expr::Binary(BinaryOp::Le, start, end), span);
        let is_some = self.all(fits.into_iter().chain([is_range]).collect(), span);
        let is_some = is_some.unwrap_or(is_range);
        let within = self.sub_part(part, start, end, span);
        Optional::new(self.spill(is_some, "is_some"), Item::Part(within))
    }

    /// `split_first` and `split_last`: an element at an end, and the rest of the slice.
    fn split_option(&mut self, part: &Part, len: ExprId, is_last: bool, span: Span) -> Optional {
        let (zero, one) = (self.index(0, span), self.index(1, span));
        let is_some = self.push(Expr::Binary(BinaryOp::Lt, zero, len), span);
        let is_some = self.spill(is_some, "is_some");
        let middle = match is_last {
            true => {
                let last = self.of_indices(BinaryOp::Sub, len, one, span);
                self.settled_index(last, "last")
            }
            false => one,
        };
        let mut halves =
            [self.sub_part(part, zero, middle, span), self.sub_part(part, middle, len, span)];
        let [first, second] = &mut halves;
        self.borrow_pieces([("the first part", first), ("the second part", second)]);
        let [first, second] = halves;
        let (end, rest) = if is_last { (second, first) } else { (first, second) };
        let place = self.part_element(&end, zero, span);
        if part.writable {
            self.mark_assigned(&place);
        }
        let element = Item::Place(place, part.writable, end.borrow);
        let pair = Item::Pair(Box::new(element), Box::new(Item::Part(rest)));
        Optional::new(is_some, pair)
    }
}
