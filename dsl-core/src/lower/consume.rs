//! Consumers of iterators: a `for` loop, or a method that computes one value.

use proc_macro2::Span;

use super::chain::{Chain, Item};
use super::context::{Dest, Lowerer, variable};
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Expr, ExprId, Place, StmtKind, Ty};
use crate::syntax::iterators::{self, Consumer, Method};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// `for pat in chain { … }`.
    pub(super) fn for_items(&mut self, expr: &syn::ExprForLoop, chain: Chain) {
        let target = self.loop_target(expr.label.as_ref());
        let name = variable_name(&expr.pat, &chain);
        self.each(chain, target, &name, expr.for_token.span, |cx, item| {
            cx.scoped(|cx| {
                cx.bind_item(&expr.pat, item);
                cx.block_into(&expr.body, &Dest::Unit);
            });
        });
    }

    /// A method that computes a value from an iterator; `None` for other methods.
    pub(super) fn consumed(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let name = name_of(&call.method);
        let span = name.span;
        let method = iterators::method(&name.text).filter(|_| self.is_on_iterator(call))?;
        let consumer = match method {
            Method::Consumer(consumer) => consumer,
            Method::Adapter(_) | Method::NoAdapter(_) | Method::Search(_) => return None,
            Method::NoConsumer(advice) => {
                let message =
                    format!("kernels have no method `{}` of iterators: {advice}", name.text);
                return Some(self.poison(Code::UnknownFunction, span, message));
            }
        };
        if !self.expect_args(&name, call.args.len(), consumer.args()) {
            return Some(self.push(Expr::Error, span));
        }
        if matches!(consumer, Consumer::Sum | Consumer::Product)
            && let Some(total) = self.own_total(call)
        {
            return Some(total);
        }
        if consumer.takes_all() && !self.check_zips(call) {
            return Some(self.push(Expr::Error, span));
        }
        if let Consumer::Rfold = consumer {
            return Some(self.expr(&turned(call, "fold")));
        }
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let Some(chain) = self.chain_of_receiver(call) else {
            return Some(self.push(Expr::Error, span));
        };
        Some(match (consumer, args.as_slice()) {
            (Consumer::Sum, _) => self.total(chain, BinaryOp::Add, call),
            (Consumer::Product, _) => self.total(chain, BinaryOp::Mul, call),
            (Consumer::Count, _) => self.counted(chain, span),
            (Consumer::Len, _) => self.length_of_chain(chain, span),
            (Consumer::Eq, [other]) => self.equal_items(chain, other, span),
            (Consumer::Ne, [other]) => {
                let equal = self.equal_items(chain, other, span);
                self.negated(equal, span)
            }
            (Consumer::Cmp, [other]) => self.compared_items(chain, other, None, span),
            (Consumer::Lt, [other]) => self.compared_items(chain, other, Some(BinaryOp::Lt), span),
            (Consumer::Le, [other]) => self.compared_items(chain, other, Some(BinaryOp::Le), span),
            (Consumer::Gt, [other]) => self.compared_items(chain, other, Some(BinaryOp::Gt), span),
            (Consumer::Ge, [other]) => self.compared_items(chain, other, Some(BinaryOp::Ge), span),
            (Consumer::Fold, [init, function]) => self.folded(chain, init, function, span),
            (Consumer::Any, [function]) => self.searched(chain, function, true, span),
            (Consumer::All, [function]) => self.searched(chain, function, false, span),
            (Consumer::ForEach, [function]) => self.each_applied(chain, function, span),
            _ => self.push(Expr::Error, span),
        })
    }

    /// Whether a consumer of all items leaves those behind that Rust leaves. Whether `it.by_ref().zip(…)`
    /// takes an item of `it` behind the last pair depends on std's implementation there, and is reported.
    pub(super) fn check_zips(&mut self, call: &syn::ExprMethodCall) -> bool {
        let Some(zip) = zip_by_ref(&call.receiver) else { return true };
        let is_own = |of: &syn::Expr| self.shape_of(of).is_some_and(|ty| self.is_own(&ty));
        if is_own(zip.borrowed) {
            return true;
        }
        let advice = "Rust does not say whether this takes an item behind the last pair from the \
                      iterator: write a `for` loop over the pairs, which takes it, or `take(n)`";
        self.unsupported(zip.method, advice);
        false
    }

    pub(super) fn items_of(&mut self, chain: Chain, span: Span, body: impl FnMut(&mut Self, Item)) {
        let target = self.loop_target(None);
        self.each(chain, target, "position", span, body);
    }

    /// `.sum()` and `.product()`.
    fn total(&mut self, chain: Chain, op: BinaryOp, call: &syn::ExprMethodCall) -> ExprId {
        let span = call.method.span();
        let ty = call.turbofish.as_ref().and_then(|generics| match generics.args.first() {
            Some(syn::GenericArgument::Type(syn::Type::Infer(_))) | None => None,
            Some(syn::GenericArgument::Type(ty)) => Some(self.ty(ty)),
            Some(other) => {
                self.unsupported(other, "write the type of the result: `.sum::<f32>()`");
                None
            }
        });
        // The sum has the type of its terms.
        let term = self.temporary("term", span, false);
        self.module.locals[term].declared = ty;
        let (name, is_one) = match op {
            BinaryOp::Mul => ("product", true),
            _ => ("sum", false),
        };
        let start = self.push(Expr::Number(is_one, term), span);
        let total = self.temporary(name, span, true);
        self.emit(StmtKind::Let { local: total, init: Some(start) }, span);
        self.items_of(chain, span, |cx, item| {
            let value = cx.value_of(&item, span);
            cx.emit(StmtKind::Let { local: term, init: Some(value) }, span);
            let value = cx.load_local(term, span);
            let place = variable(total, span);
            cx.mark_assigned(&place);
            cx.emit(StmtKind::Assign { place, op: Some(op), value }, span);
        });
        self.load_local(total, span)
    }

    fn counted(&mut self, chain: Chain, span: Span) -> ExprId {
        if let Some(length) = self.known_length(&chain, span) {
            return self.user_count(length);
        }
        let count = self.counter("count", span);
        self.items_of(chain, span, |cx, item| {
            cx.discard(item, span);
            cx.increment(count, span);
        });
        let count = self.load_local(count, span);
        self.user_count(count)
    }

    /// `.len()`.
    fn length_of_chain(&mut self, chain: Chain, span: Span) -> ExprId {
        match self.known_length(&chain, span).or_else(|| self.length_of_range(&chain, span)) {
            Some(length) => self.user_count(length),
            None => {
                let message = "this iterator does not know its length: write `.count()`";
                self.poison(Code::UnknownFunction, span, message)
            }
        }
    }

    /// The items of two iterators in pairs, and the number of items of each iterator.
    fn paired_items(
        &mut self,
        chain: Chain,
        other: &syn::Expr,
        span: Span,
    ) -> Option<(Chain, [ExprId; 2])> {
        let other = self.chain(other)?;
        let lengths = [self.known_length(&chain, span), self.known_length(&other, span)];
        if let ([Some(a), Some(b)], Some(pairs)) = (lengths, chain.beside(other)) {
            return Some((pairs, [a, b]));
        }
        let message = "only iterators of known length can be compared: for others write a loop, or \
                       `.zip(…).all(|(a, b)| a == b)`";
        self.diags.error(Code::Unsupported, span, message);
        None
    }

    /// `a.cmp(b)` (without `op`), `a.lt(b)` and the like: the first items that differ decide, or
    /// else the numbers of items.
    fn compared_items(
        &mut self,
        chain: Chain,
        other: &syn::Expr,
        op: Option<BinaryOp>,
        span: Span,
    ) -> ExprId {
        let Some((pairs, lengths)) = self.paired_items(chain, other, span) else {
            return self.push(Expr::Error, span);
        };
        let [a, b] = lengths.map(|length| self.settled_index(length, "len"));
        let flags = [("less", BinaryOp::Lt), ("greater", BinaryOp::Gt), ("equal", BinaryOp::Eq)];
        let flags = flags.map(|(name, op)| {
            let flag = self.new_flag(name, false, span);
            let value = self.push(Expr::Binary(op, a, b), span);
            self.assign_value(flag.clone(), value, span);
            flag
        });
        let [less, greater, equal] = &flags;
        self.items_of(pairs, span, |cx, item| {
            let Item::Pair(a, b) = cx.settled_item(item, span) else { return };
            let (a, b) = (cx.value_of(&a, span), cx.value_of(&b, span));
            let same = cx.equal(a, b, span);
            let differs = cx.negated(same, span);
            let decide = |cx: &mut Self| {
                let is_less = cx.ordered(BinaryOp::Lt, a, b, span);
                cx.module.ordered.extend(op.is_none().then_some(is_less));
                cx.assign_value(less.clone(), is_less, span);
                let is_greater = cx.ordered(BinaryOp::Gt, a, b, span);
                cx.assign_value(greater.clone(), is_greater, span);
                let no = cx.truth(false, span);
                cx.assign_value(equal.clone(), no, span);
                cx.leave_items(span);
            };
            cx.when(differs, span, decide, |_| {});
        });
        let [less, greater, equal] = flags.map(|flag| self.push(Expr::Load(flag), span));
        let either = |cx: &mut Self, one, other| {
            cx.push(Expr::Binary(BinaryOp::LogicalOr, one, other), span)
        };
        match op {
            Some(BinaryOp::Lt) => less,
            Some(BinaryOp::Gt) => greater,
            Some(BinaryOp::Le) => either(self, less, equal),
            Some(_) => either(self, greater, equal),
            None => {
                let written = syn::parse_quote_spanned!(span=> if __less {
                    ::core::cmp::Ordering::Less
                } else if __greater {
                    ::core::cmp::Ordering::Greater
                } else {
                    ::core::cmp::Ordering::Equal
                });
                self.written(&[("less", less), ("greater", greater)], span, &written)
            }
        }
    }

    /// `a.eq(b)`: the numbers of items are equal, and each item equals its counterpart.
    fn equal_items(&mut self, chain: Chain, other: &syn::Expr, span: Span) -> ExprId {
        let Some((pairs, [a, b])) = self.paired_items(chain, other, span) else {
            return self.push(Expr::Error, span);
        };
        let same_length = self.push(Expr::Binary(BinaryOp::Eq, a, b), span);
        let flag = self.new_flag("equal", false, span);
        self.assign_value(flag.clone(), same_length, span);
        let compare = |cx: &mut Self| {
            cx.items_of(pairs, span, |cx, item| {
                let Item::Pair(a, b) = cx.settled_item(item, span) else { return };
                let (a, b) = (cx.value_of(&a, span), cx.value_of(&b, span));
                let equal = cx.equal(a, b, span);
                let differs = cx.negated(equal, span);
                cx.leave_if(differs, &flag, false, span);
            });
        };
        let asked = self.push(Expr::Load(flag.clone()), span);
        self.when(asked, span, compare, |_| {});
        self.push(Expr::Load(flag), span)
    }

    /// Evaluates the effects of an unused item.
    fn discard(&mut self, item: Item, span: Span) {
        match item {
            Item::Value(value) if self.has_effects(value) => {
                self.emit(StmtKind::Expr(value), span);
            }
            Item::Pair(a, b) => {
                self.discard(*a, span);
                self.discard(*b, span);
            }
            Item::Value(_) | Item::Place(..) | Item::Part(_) | Item::Reference(_) => {}
        }
    }

    fn folded(
        &mut self,
        chain: Chain,
        init: &syn::Expr,
        function: &syn::Expr,
        span: Span,
    ) -> ExprId {
        let init = self.expr(init);
        let Some(function) = self.callable(function) else { return self.push(Expr::Error, span) };
        let folded = self.temporary("folded", span, true);
        self.emit(StmtKind::Let { local: folded, init: Some(init) }, span);
        self.items_of(chain, span, |cx, item| {
            let so_far = cx.load_local(folded, span);
            let value = cx.apply(&function, vec![Item::Value(so_far), item], span);
            cx.assign_value(variable(folded, span), value, span);
        });
        self.load_local(folded, span)
    }

    /// `.any(f)` and `.all(f)`: looks for an item for which `f` returns `wanted`.
    fn searched(&mut self, chain: Chain, function: &syn::Expr, wanted: bool, span: Span) -> ExprId {
        let Some(function) = self.callable(function) else { return self.push(Expr::Error, span) };
        let name = if wanted { "found" } else { "holds" };
        let flag = self.new_flag(name, !wanted, span);
        self.items_of(chain, span, |cx, item| {
            let value = cx.apply(&function, vec![item], span);
            let condition = match wanted {
                true => value,
                false => cx.negated(value, span),
            };
            cx.leave_if(condition, &flag, wanted, span);
        });
        self.push(Expr::Load(flag), span)
    }

    fn each_applied(&mut self, chain: Chain, function: &syn::Expr, span: Span) -> ExprId {
        let Some(function) = self.callable(function) else { return self.push(Expr::Error, span) };
        self.items_of(chain, span, |cx, item| cx.run_on(&function, item, span));
        self.push(Expr::Tuple(Vec::new()), span)
    }

    /// A new `bool` variable.
    pub(super) fn new_flag(&mut self, name: &str, value: bool, span: Span) -> Place {
        let local = self.temporary(name, span, true);
        self.module.locals[local].declared = Some(Ty::BOOL);
        let init = self.truth(value, span);
        self.emit(StmtKind::Let { local, init: Some(init) }, span);
        variable(local, span)
    }

    /// `if condition { flag = value; break; }`
    pub(super) fn leave_if(&mut self, condition: ExprId, flag: &Place, value: bool, span: Span) {
        let accept = self.nested(|cx| {
            let value = cx.truth(value, span);
            cx.assign_value(flag.clone(), value, span);
            cx.leave_items(span);
        });
        let reject = crate::ir::Block::default();
        self.emit(StmtKind::If { condition, accept, reject }, span);
    }
}

/// `x.rev().fold(start, f)` for `x.rfold(start, f)`, and the like.
pub(super) fn turned(call: &syn::ExprMethodCall, forwards: &str) -> syn::Expr {
    let (of, args, span) = (&call.receiver, &call.args, call.method.span());
    let forwards = syn::Ident::new(forwards, span);
    syn::parse_quote_spanned!(span=> #of.rev().#forwards(#args))
}

/// The name of a loop's variable: the user's name for it, if there is one.
fn variable_name(pat: &syn::Pat, chain: &Chain) -> String {
    let name = |pat: &syn::Pat| match ungroup_pat(pat) {
        syn::Pat::Ident(ident) => Some(name_of(&ident.ident).text),
        _ => None,
    };
    let first = match ungroup_pat(pat) {
        syn::Pat::Tuple(pair) if chain.is_counted() => pair.elems.first().and_then(name),
        pat if chain.is_plain_range() => name(pat),
        _ => None,
    };
    first.unwrap_or_else(|| "element".to_owned())
}

fn ungroup_pat(pat: &syn::Pat) -> &syn::Pat {
    match pat {
        syn::Pat::Paren(paren) => ungroup_pat(&paren.pat),
        pat => pat,
    }
}

/// `it.by_ref().zip(…)`.
struct ZipByRef<'e> {
    method: &'e syn::Ident,
    /// `it`.
    borrowed: &'e syn::Expr,
}

/// Such a call among the calls that make an iterator.
fn zip_by_ref(items: &syn::Expr) -> Option<ZipByRef<'_>> {
    let syn::Expr::MethodCall(call) = ungroup(items) else { return None };
    match borrowed(&call.receiver).filter(|_| call.method == "zip") {
        Some(borrowed) => Some(ZipByRef { method: &call.method, borrowed }),
        None => zip_by_ref(&call.receiver),
    }
}

/// The iterator that adapters borrow. With some adapters, std takes items one by one.
fn borrowed(items: &syn::Expr) -> Option<&syn::Expr> {
    const ONE_BY_ONE: [&str; 7] =
        ["filter", "filter_map", "flat_map", "map_while", "scan", "skip_while", "take_while"];
    match ungroup(items) {
        syn::Expr::Reference(of) if of.mutability.is_some() => Some(&of.expr),
        syn::Expr::MethodCall(call) if call.method == "by_ref" => Some(&call.receiver),
        syn::Expr::MethodCall(call) if ONE_BY_ONE.iter().all(|name| call.method != name) => {
            borrowed(&call.receiver)
        }
        _ => None,
    }
}
