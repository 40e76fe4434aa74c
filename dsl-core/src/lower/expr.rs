//! Expressions: values, calls, and the order of operands.

mod atomic;
mod function;
mod literal;
mod method;
mod operator;
mod path;

use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::cooperative::is_store;
use super::flow::Flow;
use super::iterator::with_length;
use super::symbol::Symbol;
use super::unit::has_no_value;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{AtomicOp, Barrier, Expr, ExprId, Root, StmtKind, Ty};
use crate::syntax::message::{is_message, is_panic};
use crate::syntax::{binary_op, name_of, ungroup};
pub(super) use function::is_builtin_value;
use function::path_name;
pub(super) use method::{is_clone, is_swizzle};

/// The maximal nesting depth of expressions and statements. Later stages recurse as deep, and Tint
/// takes no more `else if`s in a row.
const MAX_DEPTH: u32 = 127;

impl Lowerer<'_> {
    /// Lowers an expression; its value goes to `dest`.
    pub(super) fn expr_into(&mut self, expr: &syn::Expr, dest: &Dest) -> Flow {
        self.deeper(expr, |cx| cx.expr_into_within_depth(expr, dest)).unwrap_or(Flow::Falls)
    }

    fn expr_into_within_depth(&mut self, expr: &syn::Expr, dest: &Dest) -> Flow {
        if let (Some(_), Dest::Discard) = (self.exchange_call(expr), dest) {
            self.option(expr);
            return Flow::Falls;
        }
        let slice = self.stored_slice(dest);
        if let Some(flow) = self.control_flow_into(expr, dest) {
            return flow;
        }
        if let Some(slice) = slice {
            self.store_slice(slice, expr);
            return Flow::Falls;
        }
        let before = self.diags.len();
        if self.unit_stmt(ungroup(expr)) {
            if self.diags.len() > before {
                self.store_poison(dest, expr.span());
            } else if dest.wants_value() {
                let message = "this expression has no value, but a value is needed here";
                let diagnostic = Diagnostic::new(Code::Mismatch, expr.span(), message);
                self.missing_value(dest, diagnostic);
            }
            return Flow::Falls;
        }
        self.unused_call = match ungroup(expr) {
            syn::Expr::MethodCall(call) if !dest.wants_value() => Some(address(call)),
            _ => None,
        };
        let of_length = match (dest, &self.result) {
            (Dest::Return, Some(Ty::Array(_, n))) => with_length(expr, n),
            _ => None,
        };
        let value = self.expr(of_length.as_ref().unwrap_or(expr));
        self.unused_call = None;
        let span = self.module.exprs[value].span;
        self.store(dest, value, span);
        if let Dest::Return = dest { Flow::Diverges } else { Flow::Falls }
    }

    /// A branch, block, loop or jump, a call that is expanded here, or `panic!`. `None` for other
    /// expressions.
    fn control_flow_into(&mut self, expr: &syn::Expr, dest: &Dest) -> Option<Flow> {
        Some(match ungroup(expr) {
            // The values of loops and labelled blocks go through a local.
            inner @ (syn::Expr::Loop(_)
            | syn::Expr::Block(syn::ExprBlock { label: Some(_), .. }))
                if matches!(dest, Dest::Return) =>
            {
                let value = self.control_flow_value(inner);
                self.store(dest, value, inner.span());
                Flow::Diverges
            }
            syn::Expr::If(expr) => self.if_into(expr, dest),
            syn::Expr::Match(expr) => self.match_into(expr, dest),
            syn::Expr::Block(expr) => self.block_expr_into(expr, dest),
            syn::Expr::Loop(expr) => self.loop_into(expr, dest),
            syn::Expr::Break(expr) => {
                self.break_(expr);
                Flow::Diverges
            }
            syn::Expr::Continue(expr) => {
                self.continue_(expr);
                Flow::Diverges
            }
            syn::Expr::Return(expr) => self.return_(expr),
            syn::Expr::Macro(of) if is_panic(&of.mac) => self.panic_into(&of.mac, dest),
            syn::Expr::Call(call) if self.never_returns(call) => {
                let value = self.call(call);
                if dest.wants_value() {
                    self.store(dest, value, call.func.span());
                }
                Flow::Diverges
            }
            inner => match self.written_call(inner) {
                Some(Some((closure, args, span))) => {
                    self.write_closure(&closure, args, dest, span);
                    Flow::Falls
                }
                Some(None) => {
                    self.store_poison(dest, expr.span());
                    Flow::Falls
                }
                None => return None,
            },
        })
    }

    /// `panic!()` has any type, and in Rust control does not come back. Here control comes back,
    /// with zero.
    fn panic_into(&mut self, mac: &syn::Macro, dest: &Dest) -> Flow {
        self.message(mac);
        if dest.wants_value() {
            let span = mac.path.span();
            let zero = self.zero_of_any(span);
            self.store(dest, zero, span);
        }
        Flow::Diverges
    }

    /// Lowers an expression of type `()`. Returns whether it was one.
    fn unit_stmt(&mut self, expr: &syn::Expr) -> bool {
        match expr {
            syn::Expr::While(expr) => self.while_(expr),
            syn::Expr::ForLoop(expr) => self.for_(expr),
            syn::Expr::Assign(expr) => {
                self.assign(&expr.left, None, &expr.right, expr.eq_token.span);
            }
            syn::Expr::Binary(expr) => match binary_op(&expr.op) {
                Some((op, true)) => {
                    self.assign(&expr.left, Some(op), &expr.right, expr.op.span());
                }
                _ => return false,
            },
            syn::Expr::Macro(expr)
                if expr.mac.path.is_ident("matches") || is_message(&expr.mac) =>
            {
                return false;
            }
            syn::Expr::Macro(expr) => self.macro_stmt(&expr.mac),
            syn::Expr::Tuple(tuple) if tuple.elems.is_empty() => {}
            syn::Expr::Call(call) => {
                let Some(name) = path_name(&call.func) else { return false };
                if is_store(&name.text) {
                    let args: Vec<&syn::Expr> = call.args.iter().collect();
                    self.coop_store(&name, &args);
                    return true;
                }
                let Some((barrier, ..)) =
                    Barrier::CALLED.into_iter().find(|(_, rust, _)| *rust == name.text)
                else {
                    return false;
                };
                self.expect_args(&name, call.args.len(), 0);
                self.emit(StmtKind::Barrier(barrier), name.span);
            }
            syn::Expr::MethodCall(call)
                if call.method == "store" && self.handle(&call.receiver).is_some() =>
            {
                let value = self.method(call);
                self.emit(StmtKind::Expr(value), call.method.span());
            }
            syn::Expr::MethodCall(call)
                if call.method == "store"
                    && call.args.len() == 1
                    && self.is_place(&call.receiver)
                    && !self.may_have("store", &call.receiver) =>
            {
                let value = self.atomic(AtomicOp::Store, call);
                self.emit(StmtKind::Expr(value), call.method.span());
            }
            _ => return false,
        }
        true
    }

    /// Lowers operands from left to right. If a later operand needs statements of its own, the
    /// earlier operands that these could change are first moved into locals.
    pub(super) fn operands(&mut self, exprs: &[&syn::Expr]) -> Vec<ExprId> {
        self.operands_of(exprs.iter().map(|expr| (*expr, None)))
    }

    /// The same, with the types of the operands that have known types.
    pub(super) fn operands_of<'e>(
        &mut self,
        exprs: impl IntoIterator<Item = (&'e syn::Expr, Option<Ty>)>,
    ) -> Vec<ExprId> {
        let mut values: Vec<ExprId> = Vec::new();
        for (expr, ty) in exprs {
            let at = self.out.len();
            let value = self.declaring(expr, ty.as_ref(), |cx| cx.expr(expr));
            if self.out.len() > at {
                self.keep_before(at, &mut values, "operand");
            }
            values.push(value);
        }
        values
    }

    /// Moves values that later statements could change into locals, before the statement at `at`.
    pub(super) fn keep_before<'v>(
        &mut self,
        mut at: usize,
        values: impl IntoIterator<Item = &'v mut ExprId>,
        name: &str,
    ) {
        for value in values {
            if !self.is_stable(*value) {
                *value = self.spill_at(at, *value, name);
                at += 1;
            }
        }
    }

    /// Lowers an expression to a value.
    pub(super) fn expr(&mut self, expr: &syn::Expr) -> ExprId {
        match self.deeper(expr, |cx| cx.expr_within_depth(expr)) {
            Some(value) => value,
            None => self.push(Expr::Error, expr.span()),
        }
    }

    /// Lowers something one nesting level deeper. `None` if that is too deep, which is reported.
    pub(super) fn deeper<R>(
        &mut self,
        expr: &syn::Expr,
        lower: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        if self.depth == MAX_DEPTH {
            let message = format!(
                "this is nested more than {MAX_DEPTH} deep: bind parts of it with `let`, or use a \
                 loop or `match`"
            );
            // The code around and beside it is too deep for the same reason.
            if !std::mem::replace(&mut self.is_too_deep, true) {
                self.diags.error(Code::Unsupported, expr.span(), message);
            }
            return None;
        }
        self.depth += 1;
        let result = lower(self);
        self.depth -= 1;
        self.is_too_deep &= self.depth > 0;
        Some(result)
    }

    fn expr_within_depth(&mut self, expr: &syn::Expr) -> ExprId {
        match expr {
            syn::Expr::Group(group) => self.expr(&group.expr),
            syn::Expr::Paren(paren) => self.expr(&paren.expr),
            syn::Expr::Lit(literal) => self.literal(&literal.lit),
            syn::Expr::Path(path) => self.path(path),
            syn::Expr::Unary(unary) => self.unary(unary),
            syn::Expr::Binary(binary) => self.binary(binary),
            syn::Expr::Cast(cast) => self.cast(cast),
            syn::Expr::Index(syn::ExprIndex { expr: base, .. })
            | syn::Expr::Field(syn::ExprField { base, .. })
            | syn::Expr::MethodCall(syn::ExprMethodCall { receiver: base, .. })
                if self.needs_name(base) =>
            {
                self.with_named_base(expr, base)
            }
            syn::Expr::Call(_) | syn::Expr::MethodCall(_)
                if let Some(written) = self.written_call(expr) =>
            {
                match written {
                    Some((closure, args, span)) => self.closure_value(&closure, args, span),
                    None => self.push(Expr::Error, expr.span()),
                }
            }
            syn::Expr::Call(call) => self.call(call),
            syn::Expr::MethodCall(call) => self.method(call),
            syn::Expr::Index(index) if self.is_users_index(index) => self.users_element(index),
            syn::Expr::Index(index) if !self.is_place(expr) && !self.unknown_root(expr) => {
                self.element_of_value(index)
            }
            syn::Expr::Field(field) if !self.is_place(expr) && !self.unknown_root(expr) => {
                let base = self.expr(&field.base);
                let member = self.member(&field.member);
                let span = member.span;
                self.push(Expr::Swizzle(base, member), span)
            }
            syn::Expr::Index(_) | syn::Expr::Field(_) => self.load(expr),
            syn::Expr::Array(array) => self.array(array),
            syn::Expr::Repeat(repeat) => self.repeat(repeat),
            syn::Expr::If(_) | syn::Expr::Match(_) | syn::Expr::Block(_) | syn::Expr::Loop(_) => {
                self.control_flow_value(expr)
            }
            syn::Expr::Struct(literal) => self.struct_literal(literal),
            syn::Expr::Tuple(tuple) => {
                let members: Vec<&syn::Expr> = tuple.elems.iter().collect();
                let members = self.operands(&members);
                self.push(Expr::Tuple(members), tuple.span())
            }
            syn::Expr::Reference(reference) if reference.mutability.is_some() => {
                let advice = "a `&mut` reference is not a value in kernels: bind it, \
                              `let r = &mut x;`, or pass it to a function";
                self.unsupported(expr, advice);
                self.push(Expr::Error, expr.span())
            }
            // References to values that nothing changes are transparent.
            syn::Expr::Reference(reference) => self.expr(&reference.expr),
            syn::Expr::Range(_) if let Some(value) = self.range_value(expr) => value,
            syn::Expr::Try(expr) => self.question(expr),
            syn::Expr::Macro(mac) if mac.mac.path.is_ident("matches") => {
                self.matches_macro(&mac.mac)
            }
            syn::Expr::Macro(of) if is_message(&of.mac) => self.message_value(&of.mac),
            assignment if has_no_value(assignment) && self.unit_stmt(assignment) => {
                self.push(Expr::Tuple(Vec::new()), expr.span())
            }
            other => {
                self.unsupported_expr(other);
                self.push(Expr::Error, expr.span())
            }
        }
    }

    fn array(&mut self, array: &syn::ExprArray) -> ExprId {
        let elements: Vec<&syn::Expr> = array.elems.iter().collect();
        if elements.is_empty() {
            let message = "an array in a kernel has at least one element";
            return self.poison(Code::ConstExpression, array.span(), message);
        }
        elements.iter().for_each(|element| self.note_element(element));
        let elements = self.operands(&elements);
        self.push(Expr::Array(elements), array.span())
    }

    /// Notes whether an element of an array is a reference.
    pub(super) fn note_element(&mut self, element: &syn::Expr) {
        let element = ungroup(element);
        self.has_arrays_of_references |=
            matches!(element, syn::Expr::Reference(_)) || self.is_reference(element);
    }

    fn repeat(&mut self, repeat: &syn::ExprRepeat) -> ExprId {
        self.note_element(&repeat.expr);
        let mut value = self.expr(&repeat.expr);
        if !self.is_trivial(value) && !self.is_constant(value) {
            value = self.spill(value, "element");
        }
        match self.length(&repeat.len) {
            Some(length) => self.push(Expr::Repeat(value, length), repeat.span()),
            None => self.push(Expr::Error, repeat.span()),
        }
    }

    /// The value of `panic!`, `assert!`, `println!` and the like.
    fn message_value(&mut self, mac: &syn::Macro) -> ExprId {
        let span = mac.path.span();
        match self.message(mac) {
            Some(value) => value,
            None if is_panic(mac) => self.zero_of_any(span),
            None => self.push(Expr::Tuple(Vec::new()), span),
        }
    }

    /// The operand of a `match`. A tuple is taken apart member by member.
    pub(super) fn match_operand(&mut self, expr: &syn::Expr) -> ExprId {
        let syn::Expr::Tuple(tuple) = ungroup(expr) else { return self.scrutinee(expr) };
        let members: Vec<&syn::Expr> = tuple.elems.iter().collect();
        if members.iter().any(|member| self.is_optional(member)) {
            return self.scrutinee(expr);
        }
        let exprs = members;
        let mut members = self.operands(&exprs);
        for (member, expr) in members.iter_mut().zip(exprs) {
            if !self.is_trivial(*member) {
                *member = self.spill(*member, "selector");
            }
            self.note_referent(expr, *member);
        }
        self.push(Expr::Tuple(members), expr.span())
    }

    /// A branch, block or loop as an operand. Its value goes through a local.
    fn control_flow_value(&mut self, expr: &syn::Expr) -> ExprId {
        let span = expr.span();
        let local = self.temporary("value", span, true);
        self.emit(StmtKind::Let { local, init: None }, span);
        self.value_into(expr, &Dest::Store(variable(local, span)));
        self.load_local(local, span)
    }

    fn load(&mut self, expr: &syn::Expr) -> ExprId {
        match self.place(expr) {
            Some(place) => {
                let span = place.span;
                let is_count =
                    matches!(place.root, Root::Local(local) if self.counters.contains(&local));
                let load = self.push(Expr::Load(place), span);
                if is_count {
                    self.module.counts.insert(load);
                }
                load
            }
            None => self.push(Expr::Error, expr.span()),
        }
    }

    /// Whether the innermost base of a chain of `[i]` and `.x` is an undeclared name.
    fn unknown_root(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Index(index) => {
                !self.is_users_index(index) && self.unknown_root(&index.expr)
            }
            syn::Expr::Field(field) => self.unknown_root(&field.base),
            syn::Expr::Path(path) => path.path.get_ident().is_some_and(|ident| {
                !matches!(self.lookup(&name_of(ident).text), Some(Symbol::Const(_)))
                    && self.env.scope.resolve(&path.path).is_none()
            }),
            _ => false,
        }
    }

    pub(super) fn unsupported(&mut self, node: &impl Spanned, advice: &str) {
        self.diags.error(Code::Unsupported, node.span(), advice);
    }

    fn unsupported_expr(&mut self, expr: &syn::Expr) {
        let advice = match expr {
            syn::Expr::Closure(_) => {
                "a closure is bound with `let f = |x| …;` and called by that name, or given to an \
                 iterator or to a function with a parameter `f: impl Fn(f32) -> f32`"
            }
            syn::Expr::Range(_) => {
                "kernels cannot use a range here: write it with both ends, `a..b`, or at its use, \
                 `for i in a..b`, `x[a..]`"
            }
            syn::Expr::Const(_) => "declare the constant, `const NAME: u32 = …;`, and use its name",
            syn::Expr::Await(_) | syn::Expr::Async(_) => "a kernel is not asynchronous",
            syn::Expr::Macro(mac) if mac.mac.path.is_ident("compile_error") => {
                return self.macro_stmt(&mac.mac);
            }
            syn::Expr::Macro(mac) => crate::syntax::hints::for_macro(&mac.mac.path),
            syn::Expr::Return(_) | syn::Expr::Break(_) | syn::Expr::Continue(_) => {
                "a jump cannot be an operand: make it a statement of its own"
            }
            syn::Expr::While(_) | syn::Expr::ForLoop(_) => "this loop has no value",
            syn::Expr::Let(_) => "`let` cannot be used here: compare with `==`",
            _ => "this expression is not available in kernels",
        };
        self.unsupported(expr, advice);
    }
}

/// Identifies a method call by its node in the syntax tree.
pub(super) fn address(call: &syn::ExprMethodCall) -> usize {
    std::ptr::from_ref(call).addr()
}
