//! Expressions: values, calls, and the order of operands.

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use super::flow::Flow;
use super::given::Given;
use super::symbol::Symbol;
use super::ty;
use super::ty::{constructor, vector_cast};
use crate::builtins::Builtin;
use crate::builtins::host::takes_reference;
use crate::diagnostic::{Code, Diagnostic};
use crate::infer::no_method;
use crate::ir::{
    AtomicOp, Barrier, BinaryOp, BuiltinValue, Expr, ExprId, Literal, Name, Projection, Scalar,
    StmtKind, Ty, UnaryOp,
};
use crate::items::known;
use crate::syntax::message::{is_message, is_panic};
use crate::syntax::{binary_op, iterators, name_of, ungroup};

/// The maximal nesting depth of expressions and statements. Later stages recurse as deep, and Tint
/// takes no more `else if`s in a row.
const MAX_DEPTH: u32 = 127;

/// Whether the expression is a block, a branch, a loop or a jump, which are lowered to statements.
pub(super) fn has_control_flow(expr: &syn::Expr) -> bool {
    matches!(
        ungroup(expr),
        syn::Expr::If(_)
            | syn::Expr::Match(_)
            | syn::Expr::Block(_)
            | syn::Expr::Loop(_)
            | syn::Expr::While(_)
            | syn::Expr::ForLoop(_)
            | syn::Expr::Break(_)
            | syn::Expr::Continue(_)
            | syn::Expr::Return(_)
    )
}

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
        match ungroup(expr) {
            // The values of loops and labelled blocks go through a local.
            inner @ (syn::Expr::Loop(_)
            | syn::Expr::Block(syn::ExprBlock { label: Some(_), .. }))
                if matches!(dest, Dest::Return) =>
            {
                let value = self.control_flow_value(inner);
                self.store(dest, value, inner.span());
                return Flow::Diverges;
            }
            syn::Expr::If(expr) => return self.if_into(expr, dest),
            syn::Expr::Match(expr) => return self.match_into(expr, dest),
            syn::Expr::Block(expr) => return self.block_expr_into(expr, dest),
            syn::Expr::Loop(expr) => return self.loop_into(expr, dest),
            syn::Expr::Break(expr) => {
                self.break_(expr);
                return Flow::Diverges;
            }
            syn::Expr::Continue(expr) => {
                self.continue_(expr);
                return Flow::Diverges;
            }
            syn::Expr::Return(expr) => return self.return_(expr),
            inner => match self.written_call(inner) {
                Some(Some((closure, args, span))) => {
                    self.write_closure(&closure, args, dest, span);
                    return Flow::Falls;
                }
                Some(None) => {
                    self.store_poison(dest, expr.span());
                    return Flow::Falls;
                }
                None => {}
            },
        }
        if let syn::Expr::Macro(of) = ungroup(expr)
            && is_panic(&of.mac)
        {
            return self.panic_into(&of.mac, dest);
        }
        let before = self.diags.len();
        if self.unit_stmt(ungroup(expr)) {
            if self.diags.len() > before {
                self.store_poison(dest, expr.span());
            } else if dest.wants_value() {
                let message = "this has no value, and one is needed here";
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
            (Dest::Return, Some(Ty::Array(_, n))) => super::iterator::with_length(expr, n),
            _ => None,
        };
        let value = self.expr(of_length.as_ref().unwrap_or(expr));
        self.unused_call = None;
        let span = self.module.exprs[value].span;
        self.store(dest, value, span);
        if let Dest::Return = dest { Flow::Diverges } else { Flow::Falls }
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
                if super::cooperative::is_store(&name.text) {
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
        let mut values: Vec<ExprId> = Vec::with_capacity(exprs.len());
        for expr in exprs {
            let at = self.out.len();
            let value = self.expr(expr);
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
            syn::Expr::Array(array) => {
                let elements: Vec<&syn::Expr> = array.elems.iter().collect();
                if elements.is_empty() {
                    let message = "an array in a kernel has at least one element";
                    return self.poison(Code::ConstExpression, expr.span(), message);
                }
                let elements = self.operands(&elements);
                self.push(Expr::Array(elements), expr.span())
            }
            syn::Expr::Repeat(repeat) => {
                let mut value = self.expr(&repeat.expr);
                if !self.is_trivial(value) && !self.is_constant(value) {
                    value = self.spill(value, "element");
                }
                match self.length(&repeat.len) {
                    Some(length) => self.push(Expr::Repeat(value, length), expr.span()),
                    None => self.push(Expr::Error, expr.span()),
                }
            }
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
                let advice = "a `&mut` reference is bound, `let r = &mut x;`, or passed to a \
                              function: it is not a value";
                self.unsupported(expr, advice);
                self.push(Expr::Error, expr.span())
            }
            // References to values that nothing changes are transparent.
            syn::Expr::Reference(reference) => self.expr(&reference.expr),
            syn::Expr::Try(expr) => self.question(expr),
            syn::Expr::Macro(mac) if mac.mac.path.is_ident("matches") => {
                self.matches_macro(&mac.mac)
            }
            syn::Expr::Macro(of) if is_message(&of.mac) => {
                let span = of.mac.path.span();
                let is_panic = is_panic(&of.mac);
                match self.message(&of.mac) {
                    Some(value) => value,
                    None if is_panic => self.zero_of_any(span),
                    None => self.push(Expr::Tuple(Vec::new()), span),
                }
            }
            other => {
                self.unsupported_expr(other);
                self.push(Expr::Error, expr.span())
            }
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
        self.expr_into(expr, &Dest::Store(variable(local, span)));
        self.load_local(local, span)
    }

    fn load(&mut self, expr: &syn::Expr) -> ExprId {
        match self.place(expr) {
            Some(place) => {
                let span = place.span;
                let is_count = matches!(place.root, crate::ir::Root::Local(local) if self.counters.contains(&local));
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

    fn literal(&mut self, literal: &syn::Lit) -> ExprId {
        let span = literal.span();
        let value = match literal {
            syn::Lit::Bool(value) => Literal::Bool(value.value),
            // In a pattern the sign belongs to the literal.
            syn::Lit::Int(int) if int.base10_digits().starts_with('-') => {
                let digits = format!("{}{}", &int.base10_digits()[1..], int.suffix());
                let magnitude = self.literal(&syn::Lit::Int(syn::LitInt::new(&digits, span)));
                return self.push(Expr::Unary(UnaryOp::Neg, magnitude), span);
            }
            syn::Lit::Int(int) => match (int.base10_parse::<u64>(), int.suffix()) {
                (Ok(value), "") => Literal::Int(value, None),
                (Ok(_), "f32" | "f64" | "f16") => {
                    return self.float_literal(int.base10_digits(), int.suffix(), span);
                }
                (Ok(value), suffix) if let Some(scalar) = integer(suffix) => {
                    Literal::Int(value, Some(scalar))
                }
                (Ok(_), suffix) => {
                    let use_ = match suffix.starts_with('f') {
                        true => "`f32` or `f64`",
                        false => "`u32`, `i32`, `u64` or `i64`",
                    };
                    let message = format!("no type `{suffix}` in kernels: use {use_}");
                    return self.poison(Code::UnknownType, span, message);
                }
                (Err(error), _) => return self.poison(Code::LiteralRange, span, error.to_string()),
            },
            syn::Lit::Float(float) => {
                return self.float_literal(float.base10_digits(), float.suffix(), span);
            }
            syn::Lit::Byte(byte) => Literal::Int(byte.value().into(), Some(Scalar::U8)),
            syn::Lit::Char(of) => Literal::Int(u32::from(of.value()).into(), Some(Scalar::Char)),
            _ => {
                let message = "kernels have numbers, `bool` and `char`, no text";
                return self.poison(Code::Unsupported, span, message);
            }
        };
        self.push(Expr::Literal(value), span)
    }

    fn float_literal(&mut self, digits: &str, suffix: &str, span: Span) -> ExprId {
        let suffix = match suffix {
            "" => None,
            "f32" => Some(Scalar::F32),
            "f64" => Some(Scalar::F64),
            "f16" => {
                let message = "there are no literals of `f16`: write `f16::from_f32(…)`";
                return self.poison(Code::UnknownType, span, message);
            }
            suffix => {
                let message = format!("no type `{suffix}` in kernels: use `f32` or `f64`");
                return self.poison(Code::UnknownType, span, message);
            }
        };
        let (Ok(single), Ok(double)) = (digits.parse::<f32>(), digits.parse::<f64>()) else {
            return self.poison(Code::LiteralRange, span, "kernels have no such number");
        };
        // A number without a suffix may be too large for `f32`; that shows when its type is known.
        let too_large = match suffix {
            Some(Scalar::F32) if single.is_infinite() => "f32",
            _ if double.is_infinite() => "f64",
            _ => {
                let literal = Literal::Float { single, double, suffix };
                return self.push(Expr::Literal(literal), span);
            }
        };
        let message = format!("this literal is too large for `{too_large}`");
        self.poison(Code::LiteralRange, span, message)
    }

    fn path(&mut self, path: &syn::ExprPath) -> ExprId {
        if super::option::is_none(&path.path) {
            return self.none(path.span());
        }
        let span = path.path.get_ident().map_or_else(|| path.span(), syn::Ident::span);
        if let Some(qself) = &path.qself {
            return self.qualified_const(qself, &path.path);
        }
        if path.path.segments.last().is_some_and(|last| last.ident == "PhantomData")
            && self.env.scope.resolve(&path.path).is_none()
        {
            return self.unit_struct(Self::phantom(), span);
        }
        if let Some(ident) = path.path.get_ident() {
            let name = name_of(ident);
            return match self.lookup(&name.text) {
                Some(Symbol::Const(id)) => self.push(Expr::Const(id), span),
                Some(Symbol::Poison) => self.push(Expr::Error, span),
                Some(Symbol::Function(_) | Symbol::Generic(_) | Symbol::Closure(_)) => {
                    let message =
                        format!("`{0}` is called, `{0}(…)`: it is not a value", name.text);
                    self.poison(Code::Unsupported, span, message)
                }
                Some(_) => self.load(&syn::Expr::Path(path.clone())),
                None if let Some(value) = self.item_path(&path.path) => value,
                None if self.is_unit_struct(&path.path) => {
                    let ty = self.env.self_ty.clone().unwrap_or(Ty::Error);
                    self.unit_struct(ty, span)
                }
                None => match crate::constants::float_const(&name.text) {
                    Some(_) => self.std_constant(path, &name.text, Scalar::F32),
                    None => {
                        self.unknown_name(&name);
                        self.push(Expr::Error, span)
                    }
                },
            };
        }
        if let Some(value) = self.item_path(&path.path) {
            return value;
        }
        let segments: Vec<String> =
            path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let (name, owner) = match segments.as_slice() {
            [.., owner, name] => (name.as_str(), owner.as_str()),
            _ => return self.poison(Code::UnknownName, span, "an empty path"),
        };
        if owner == "consts" && crate::constants::float_const(name).is_some() {
            let is_double = segments.iter().any(|segment| segment == "f64");
            let scalar = if is_double { Scalar::F64 } else { Scalar::F32 };
            return self.std_constant(path, name, scalar);
        }
        let known = ty::named(owner).and_then(|ty| {
            let of_language = self.builtin_associated(&ty, name, span);
            of_language.or_else(|| self.const_of_trait(&ty, name, span))
        });
        match known {
            Some(value) => value,
            None => {
                let path = path.to_token_stream().to_string().replace(' ', "");
                let advice = match Builtin::named(name).next() {
                    Some(builtin) => format!(
                        "a function is not a value in kernels: write the closure `|x| x.{name}({})`",
                        if builtin.params.is_empty() { "" } else { "…" }
                    ),
                    None => format!(
                        "`{path}` is not known in kernels: they know `u32::MAX` and the like, the \
                         constants of `std::f32::consts` and `const` items declared inside them"
                    ),
                };
                self.poison(Code::UnknownName, span, advice)
            }
        }
    }

    /// A constant of a builtin type: `u32::MAX`, `Vec3::ZERO`.
    pub(super) fn builtin_associated(&mut self, ty: &Ty, name: &str, span: Span) -> Option<ExprId> {
        match ty {
            Ty::Scalar(scalar) => Some(match crate::constants::scalar_const(*scalar, name)? {
                crate::constants::Constant::Int(value, scalar) => self.integer(value, scalar, span),
                crate::constants::Constant::Float(value) => self.float(value, *scalar, span),
            }),
            Ty::Vector(..) | Ty::Matrix(_) => Some(self.vector_constant(ty.clone(), name, span)),
            _ => None,
        }
    }

    /// A constant of `std::f32::consts` or `std::f64::consts`. The host code asserts that the path
    /// names this constant.
    fn std_constant(&mut self, path: &syn::ExprPath, name: &str, scalar: Scalar) -> ExprId {
        let (single, double) = crate::constants::float_const(name).expect("checked by the caller");
        let value = Literal::Float { single, double, suffix: Some(scalar) };
        // Paths in items are confirmed where the item is.
        if self.env.is_kernel {
            self.module.std_constants.push((path.path.clone(), value));
        }
        self.push(Expr::Literal(value), path.span())
    }

    fn unary(&mut self, unary: &syn::ExprUnary) -> ExprId {
        let op = match unary.op {
            syn::UnOp::Neg(_) => UnaryOp::Neg,
            syn::UnOp::Not(_) => UnaryOp::Not,
            _ => return self.load(&syn::Expr::Unary(unary.clone())),
        };
        let (operand, span) = (self.expr(&unary.expr), unary.op.span());
        let wrapped = self.unary_wrapped(op, operand, span);
        wrapped.unwrap_or_else(|| self.push(Expr::Unary(op, operand), span))
    }

    fn binary(&mut self, binary: &syn::ExprBinary) -> ExprId {
        let span = binary.op.span();
        match binary_op(&binary.op) {
            Some((op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), _)) => {
                self.short_circuit(op, binary)
            }
            Some((op, false)) => {
                let operands = self.operands(&[&binary.left, &binary.right]);
                let parts = match op {
                    BinaryOp::Eq | BinaryOp::Ne => {
                        self.compared_parts(op, operands[0], operands[1], span)
                    }
                    BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                        self.ordered_parts(op, operands[0], operands[1], span)
                    }
                    op => self.wrapped(op, operands[0], operands[1], span),
                };
                parts.unwrap_or_else(|| self.push(Expr::Binary(op, operands[0], operands[1]), span))
            }
            _ => {
                let message = "an assignment has no value: make it a statement of its own";
                self.poison(Code::Unsupported, span, message)
            }
        }
    }

    /// `a && b`: the statements of `b` run in an `if`, only if `a` does not decide.
    fn short_circuit(&mut self, op: BinaryOp, binary: &syn::ExprBinary) -> ExprId {
        let span = binary.op.span();
        let left = self.expr(&binary.left);
        let is_reached = self.decided(&binary.left) != Some(op == BinaryOp::LogicalOr);
        let mut right = None;
        let prelude = self.branch(is_reached, |cx| right = Some(cx.expr(&binary.right)));
        let right = right.expect("set by the closure");
        if !is_reached {
            self.exclude_operand(right, prelude, span);
            return left;
        }
        let prelude = prelude.block;
        if prelude.stmts.is_empty() {
            return self.push(Expr::Binary(op, left, right), span);
        }
        let local = self.temporary("value", span, true);
        self.emit(StmtKind::Let { local, init: Some(left) }, span);
        let condition = self.load_local(local, span);
        let place = variable(local, span);
        let mut more = prelude;
        let stored = self.nested(|cx| cx.store(&Dest::Store(place), right, span));
        more.stmts.extend(stored.stmts);
        let empty = crate::ir::Block::default();
        let (accept, reject) =
            if op == BinaryOp::LogicalAnd { (more, empty) } else { (empty, more) };
        self.emit(StmtKind::If { condition, accept, reject }, span);
        self.load_local(local, span)
    }

    fn cast(&mut self, cast: &syn::ExprCast) -> ExprId {
        let operand = match self.character(&cast.expr) {
            Some(code) => code,
            None => self.expr(&cast.expr),
        };
        match self.ty(&cast.ty) {
            ty @ Ty::Scalar(_) => self.push(Expr::Cast(operand, ty), cast.as_token.span),
            Ty::Error => self.push(Expr::Error, cast.as_token.span),
            other => {
                let message = format!(
                    "`as` casts scalars, not to `{}`: vectors have `as_vec3()`, `as_uvec3()`, \
                     `as_ivec3()` and the like",
                    other.rust()
                );
                self.poison(Code::Cast, cast.ty.span(), message)
            }
        }
    }

    // Calls.

    fn call(&mut self, call: &syn::ExprCall) -> ExprId {
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if super::option::is_some(&call.func) {
            return self.some(call);
        }
        if let Some(result) = self.result_call(call) {
            return result;
        }
        let Some(name) = path_name(&call.func) else {
            let message = "only functions known by name can be called in a kernel";
            return self.poison(Code::Unsupported, call.func.span(), message);
        };
        let span = name.span;
        if self.is_called_variable(&call.func) {
            return self.push(Expr::Error, span);
        }
        // No item has such a name.
        if name.text.starts_with("coop_") {
            return self.cooperative(&call.func, &name, &args);
        }
        if let syn::Expr::Path(path) = ungroup(&call.func)
            && let Some(value) = self.call_of_path(path, &name, &args)
        {
            return value;
        }
        if let Some(value) = self.call_of_name(&call.func, &name, &args) {
            return value;
        }
        self.unknown_function(&call.func, &name);
        self.operands(&args);
        self.push(Expr::Error, span)
    }

    /// Whether the callee is a variable, which hides a function of its name. If so, that is
    /// reported.
    pub(super) fn is_called_variable(&mut self, func: &syn::Expr) -> bool {
        let syn::Expr::Path(path) = ungroup(func) else { return false };
        let Some(name) = path.path.get_ident().map(name_of) else { return false };
        let of = match self.lookup(&name.text) {
            Some(Symbol::Poison) => return true,
            Some(Symbol::Const(_)) => "constant",
            Some(
                Symbol::Local(_)
                | Symbol::Workgroup(_)
                | Symbol::Binding(_)
                | Symbol::Alias(..)
                | Symbol::Part(_)
                | Symbol::Iterator(_)
                | Symbol::View(_),
            ) => "variable",
            Some(Symbol::Function(_) | Symbol::Generic(_) | Symbol::Closure(_)) | None => {
                return false;
            }
        };
        let message = format!(
            "`{0}` is a {of} here, no function: a {of} hides a function of its name",
            name.text
        );
        self.diags.error(Code::UnknownFunction, name.span, message);
        true
    }

    /// A call of the path's target: a user's function or type, or a type of the language. `None` if
    /// the path names neither.
    fn call_of_path(
        &mut self,
        path: &syn::ExprPath,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        if let Some(qself) = &path.qself {
            return Some(self.qualified_call(qself, &path.path, args));
        }
        if owner_is(&path.path, "Default") && name.text == "default" {
            let message =
                "what type this is of is not known here: write `f32::default()` or the like";
            return Some(self.poison(Code::UnknownFunction, name.span, message));
        }
        let users = self.variant_call(&path.path, Some(args));
        let users = users.or_else(|| self.call_with_types(&path.path, args));
        let users = users.or_else(|| self.tuple_struct(&path.path, args));
        let std = |cx: &mut Self| {
            cx.of_mem(&path.path, args).or_else(|| cx.array_from_fn(&path.path, args))
        };
        if let Some(value) = users.or_else(|| std(self)) {
            return Some(value);
        }
        if let Some((ty, name)) = self.associated_path(&path.path) {
            return Some(self.associated(&ty, &name, args));
        }
        let owner = path.path.segments.iter().rev().nth(1)?;
        let ty = ty::named(&owner.ident.to_string())?;
        Some(self.function_of_type(&ty, None, name, &path.path, args))
    }

    /// A call of a function of the language. `None` if no function has that name.
    fn call_of_name(
        &mut self,
        func: &syn::Expr,
        name: &Name,
        args: &[&syn::Expr],
    ) -> Option<ExprId> {
        let span = name.span;
        if let Some((builtin, _)) =
            BuiltinValue::ALL.into_iter().find(|(_, rust)| *rust == name.text)
        {
            self.expect_args(name, args.len(), 0);
            return Some(self.push(Expr::Builtin(builtin), span));
        }
        if let Some(ty) = constructor(&name.text) {
            let parts = usize::from(ty.components());
            return Some(self.construct(ty, parts, name, args));
        }
        if name.text == "bitcast" {
            return Some(self.bitcast(func, name, args));
        }
        if let Some(key) = Builtin::free(&name.text) {
            return Some(self.call_builtin(key, name, args));
        }
        if name.text == "subgroup_elect" {
            self.expect_args(name, args.len(), 0);
            return Some(self.subgroup_elect(name));
        }
        if name.text == "workgroup_uniform_load" {
            return Some(self.workgroup_uniform_load(name, args));
        }
        Barrier::CALLED.iter().any(|(_, rust, _)| *rust == name.text).then(|| {
            let message = format!("`{}()` has no value: make it a statement of its own", name.text);
            self.poison(Code::Mismatch, span, message)
        })
    }

    fn unknown_function(&mut self, func: &syn::Expr, name: &Name) {
        let mut diagnostic = Diagnostic::new(
            Code::UnknownFunction,
            name.span,
            format!("`{}` is not a function that kernels can call", name.text),
        );
        let owner = match ungroup(func) {
            syn::Expr::Path(path) => path.path.segments.iter().rev().nth(1),
            _ => None,
        };
        let of_users = || {
            let text = &name.text;
            format!("a function of yours by that name is called by its path, `module::{text}(…)`")
        };
        let is_rusts =
            name.text.starts_with(char::is_lowercase) && !name.text.contains(char::is_uppercase);
        let may_be_users =
            owner.is_none() && is_rusts && known::refuse_in_module(&name.text).is_none();
        if let Some(hint) = crate::syntax::hints::for_name(&name.text) {
            diagnostic = diagnostic.note(hint);
            if may_be_users {
                diagnostic = diagnostic.note(of_users());
            }
        } else if let Some(hint) = crate::syntax::hints::for_foreign_function(&name.text) {
            diagnostic = diagnostic.note(hint);
        } else if name.text.starts_with(char::is_uppercase) && known::is_type(&name.text) {
            let text = &name.text;
            diagnostic = diagnostic.note(format!("`{text}` is a type: write `{text}::new(…)`"));
        } else if let Some(known) = known::misspelled(&name.text) {
            diagnostic = diagnostic.note(format!("a similar one exists, `{known}()`"));
        } else if let Some(advice) = owner.and_then(|owner| ty::advice(&owner.ident.to_string())) {
            diagnostic = diagnostic.note(advice);
        } else if Builtin::named(&name.text).next().is_some() {
            diagnostic = diagnostic.note(format!("mathematics are methods: `x.{}(…)`", name.text));
            if may_be_users {
                diagnostic = diagnostic.note(of_users());
            }
        } else {
            diagnostic = diagnostic.note(
                "kernels call builtin values (`global_invocation_id()`), barriers, vector \
                 constructors, methods of numbers (`x.sqrt()`), and functions with `#[device]`",
            );
        }
        self.diags.push(diagnostic);
    }

    fn workgroup_uniform_load(&mut self, name: &Name, args: &[&syn::Expr]) -> ExprId {
        let [arg] = args else {
            self.expect_args(name, args.len(), 1);
            return self.push(Expr::Error, name.span);
        };
        let syn::Expr::Reference(reference) = ungroup(arg) else {
            let message = "write `workgroup_uniform_load(&x)`: it takes a workgroup variable";
            return self.poison(Code::Mismatch, arg.span(), message);
        };
        let Some(place) = self.place(&reference.expr) else {
            return self.push(Expr::Error, name.span);
        };
        if !matches!(place.root, crate::ir::Root::Workgroup(_)) {
            let message = "`workgroup_uniform_load` takes a variable of `workgroup_var!`";
            return self.poison(Code::Mismatch, place.span, message);
        }
        let value = self.push(Expr::WorkgroupUniformLoad(place), name.span);
        self.spill(value, "uniform_value")
    }

    fn method(&mut self, call: &syn::ExprMethodCall) -> ExprId {
        let name = name_of(&call.method);
        let span = name.span;
        if let Some((place, handle)) = self.handle(&call.receiver) {
            return self.texture(call, place, handle);
        }
        if let Some(call) = self.std_slice_call(call) {
            return self.expr(&call);
        }
        let known = self.wrapped_method(call).or_else(|| self.method_of_bound(call));
        let known = known.or_else(|| self.user_method(call));
        let known = known.or_else(|| self.range_contains(call));
        let known = known.or_else(|| self.ordering_method(call));
        let known = known.or_else(|| self.consumed(call));
        let known = known.or_else(|| self.bytes_of(call)).or_else(|| self.conversion_method(call));
        let known = known.or_else(|| self.ascii_method(call));
        let known = known.or_else(|| self.slice_method(call)).or_else(|| self.array_map(call));
        if let Some(value) = known.or_else(|| self.option_method(call)) {
            return value;
        }
        if let Some(operation) = operation_of(call)
            && Builtin::named(&name.text).next().is_none()
        {
            return self.expr(&operation);
        }
        if let Some(generics) = &call.turbofish {
            self.unsupported(generics, "methods in kernels have no generic arguments");
        }
        if is_clone(call) {
            return self.expr(&call.receiver);
        }
        if name.text == "len"
            && let Some(length) = self.length_of_constant(&call.receiver)
        {
            let length = self.index(length, span);
            return self.user_count(length);
        }
        let atomic = AtomicOp::ALL.into_iter().find(|(_, rust, ..)| *rust == name.text);
        if let (Some((op, ..)), true) = (atomic, self.is_place(&call.receiver)) {
            return self.atomic(op, call);
        }
        let referred = |arg| match ungroup(arg) {
            syn::Expr::Reference(reference) if takes_reference(&name.text) => &*reference.expr,
            _ => arg,
        };
        let args = call.args.iter().map(referred);
        let operands: Vec<&syn::Expr> = std::iter::once(&*call.receiver).chain(args).collect();
        if let Some(builtin) = Builtin::named(&name.text).next() {
            return self.builtin_method(builtin, call, &operands);
        }
        if call.args.is_empty() && is_swizzle(&name.text) {
            let base = self.expr(&call.receiver);
            return self.push(Expr::Swizzle(base, name), span);
        }
        if let (Some(ty), true) = (vector_cast(&name.text), call.args.is_empty()) {
            let operand = self.expr(&call.receiver);
            return self.push(Expr::Cast(operand, ty), span);
        }
        let is_value = |operand: &&syn::Expr| {
            !matches!(ungroup(operand), syn::Expr::Closure(_))
                && !known::is_memory_ordering(operand)
        };
        let operands: Vec<&syn::Expr> = operands.into_iter().filter(is_value).collect();
        let operands = self.operands(&operands);
        match operands.first().map(|receiver| &self.module.exprs[*receiver].kind) {
            Some(Expr::Error) => self.push(Expr::Error, span),
            _ => self.unknown_method(&name, &call.receiver),
        }
    }

    /// A call of a builtin function as a method of its first operand.
    fn builtin_method(
        &mut self,
        builtin: &Builtin,
        call: &syn::ExprMethodCall,
        operands: &[&syn::Expr],
    ) -> ExprId {
        let name = name_of(&call.method);
        let span = name.span;
        if !self.expect_args(&name, call.args.len(), builtin.params.len()) {
            self.operands(operands);
            return self.push(Expr::Error, span);
        }
        let mut operands = self.operands(operands);
        if is_small_power(&name.text, &call.args) && !self.is_named_or_constant(operands[0]) {
            // The product repeats its operand, so the operand needs a name.
            operands[0] = self.spill(operands[0], "base");
        }
        self.push(Expr::Call(name, operands), span)
    }

    /// Whether a value is a variable, a member of one, or constant.
    fn is_named_or_constant(&self, value: ExprId) -> bool {
        let is_member = |step: &Projection| matches!(step, Projection::Member(_));
        match &self.module.exprs[value].kind {
            Expr::Load(place) => place.projections.iter().all(is_member),
            _ => self.is_constant(value),
        }
    }

    /// The number of elements of a constant.
    fn length_of_constant(&mut self, expr: &syn::Expr) -> Option<u32> {
        let ty = match (self.const_ty(expr), ungroup(expr)) {
            (Some(ty), _) => ty,
            (None, syn::Expr::Path(path)) => match self.item_path(&path.path) {
                Some(value) => self.shape_of_value(value)?,
                None => return None,
            },
            (None, _) => return None,
        };
        match ty {
            Ty::Array(_, length) => Some(length),
            _ => None,
        }
    }

    fn const_ty(&self, expr: &syn::Expr) -> Option<Ty> {
        let path = match ungroup(expr) {
            syn::Expr::Path(path) => path,
            syn::Expr::Index(index) => match self.const_ty(&index.expr)? {
                Ty::Array(element, _) => return Some(*element),
                _ => return None,
            },
            _ => return None,
        };
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Const(id) => Some(self.module.consts[id].ty.clone()),
            _ => None,
        }
    }

    fn unknown_method(&mut self, name: &Name, receiver: &syn::Expr) -> ExprId {
        let span = name.span;
        let is_named = |ty: &Ty| match ty {
            Ty::Struct(of) => of.is_declared(),
            ty => matches!(ty, Ty::Enum(_)),
        };
        if let Some(of) = self.shape_of(receiver).filter(is_named) {
            let advice = self.impl_advice(&of);
            let message = format!("`{}` has no method `{}`{advice}", of.rust(), name.text);
            return self.poison(Code::UnknownFunction, name.span, message);
        }
        if let Some(of @ (Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix(_))) = self.shape_of(receiver)
            && self.method_names.contains(&name.text)
        {
            let candidates = self.methods(&name.text, Given::default());
            let diagnostic = no_method(&self.module, &of.rust(), name, &candidates);
            self.diags.push(diagnostic);
            return self.push(Expr::Error, name.span);
        }
        let hint = match name.text.as_str() {
            "flatten" | "iter" | "take_if" if self.is_optional(receiver) => {
                "options have `map`, `and_then`, `filter`, `or`, `unwrap_or` and the like: match it, `if let \
                 Some(x) = …`, or assign to it"
            }
            "iter" | "iter_mut" | "into_iter" => {
                "an iterator is used where it is made: `for x in a.iter()`, `a.iter().sum()`"
            }
            "chunks" | "windows" => "iterate over them: `for part in x.chunks(n)`",
            "unwrap" | "expect" => {
                "it is of an `Option`, and kernels cannot panic: write `unwrap_or(…)`"
            }
            "to_owned" => "values in kernels are copied: leave it out, or write `clone()`",
            "get" | "get_mut" | "first" | "last" => "it is of slices and arrays: `x.get(i)`",
            "len" => "`len()` is of slices and arrays: bind the array with `let` first",
            "is_empty" => "write `x.len() == 0`",
            "squareroot" | "square_root" => "write `x.sqrt()`",
            "map" => {
                "kernels map iterators and arrays, no vectors: name the components, or bind the array \
                 with `let` first"
            }
            "sort" | "sort_by" | "sort_unstable" | "sort_by_key" => {
                "it is of arrays and slices: bind the array with `let mut` first"
            }
            "split_at" | "split_at_mut" => "bind both parts: `let (a, b) = x.split_at(n);`",
            "pop" | "insert" | "remove" | "extend" | "truncate" | "clear" => {
                "kernels have no growing arrays: use `[T; N]` and an index"
            }
            "push" => "kernels have no growing arrays: use `[T; N]` and an index",
            name if name.starts_with("checked_") => {
                "compare before, or use the `wrapping_` or `saturating_` form"
            }
            "copy_from_slice" | "clone_from_slice" | "copy_within" => {
                "write a loop, `for i in 0..n { a[i] = b[i]; }`, or copy on the host"
            }
            "to_vec" | "concat" | "join" => {
                "kernels have no heap: fill a `[T; N]`, or a `&mut [T]` parameter, in a loop"
            }
            "binary_search" | "binary_search_by" | "binary_search_by_key" => {
                "write the loop: `while low < high { let middle = (low + high) / 2; … }`"
            }
            "compare_exchange_weak" => {
                "write `compare_exchange`, which may fail without a reason, too"
            }
            "fetch_update" => "write a loop: `while let Err(old) = x.compare_exchange(…)`",
            name if iterators::method(name).is_some() => {
                "it is of iterators: write `x.iter()` before"
            }
            name => match known::misspelled_method(name) {
                Some(known) => return self.misspelled_method(name, known, span),
                None => "see the list of methods in the documentation of `#[kernel]`",
            },
        };
        let message = format!("no method `{}` in kernels: {hint}", name.text);
        self.poison(Code::UnknownFunction, name.span, message)
    }

    fn misspelled_method(&mut self, name: &str, known: &str, span: Span) -> ExprId {
        let message = format!("no method `{name}` in kernels: a similar one exists, `{known}`");
        self.poison(Code::UnknownFunction, span, message)
    }

    pub(super) fn atomic(&mut self, op: AtomicOp, call: &syn::ExprMethodCall) -> ExprId {
        let name = name_of(&call.method);
        let expected = AtomicOp::ALL[op as usize].3;
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if self.refuse_ordering(call) || !self.expect_args(&name, args.len(), expected) {
            return self.push(Expr::Error, name.span);
        }
        let Some(mut place) = self.place(&call.receiver) else {
            return self.push(Expr::Error, name.span);
        };
        let at = self.out.len();
        let args = self.operands(&args);
        if self.out.len() > at {
            // The place's indices are evaluated before the statements of the arguments.
            let indices = place.projections.iter_mut().filter_map(Projection::index_mut);
            self.keep_before(at, indices, "index");
        }
        self.push(Expr::Atomic(op, place, args), name.span)
    }

    // Mistakes.

    /// Reports memory orderings, which std's atomics take. Returns whether there are some.
    fn refuse_ordering(&mut self, call: &syn::ExprMethodCall) -> bool {
        let Some(ordering) = call.args.iter().find(|arg| known::is_memory_ordering(arg)) else {
            return false;
        };
        let args = match call.method.to_string().as_str() {
            "load" => "",
            "compare_exchange" => "expected, new",
            _ => "value",
        };
        let message = format!(
            "atomics in kernels take no ordering, because WGSL's are all relaxed: write `.{}({args})`",
            call.method
        );
        self.diags.error(Code::ArgumentCount, ordering.span(), message);
        true
    }

    pub(super) fn expect_args(&mut self, name: &Name, given: usize, expected: usize) -> bool {
        if given != expected {
            let message = format!(
                "`{}` takes {expected} argument{}, not {given}",
                name.text,
                if expected == 1 { "" } else { "s" }
            );
            self.diags.error(Code::ArgumentCount, name.span, message);
        }
        given == expected
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
                "a range is not a value in kernels: write it where it is used, `for i in a..b`, \
                 `(a..b).map(…)`"
            }
            syn::Expr::Const(_) => "declare the constant, `const NAME: u32 = …;`, and name it",
            syn::Expr::Await(_) | syn::Expr::Async(_) => "a kernel is not asynchronous",
            syn::Expr::Macro(mac) if mac.mac.path.is_ident("compile_error") => {
                return self.macro_stmt(&mac.mac);
            }
            syn::Expr::Macro(mac) => crate::syntax::hints::for_macro(&mac.mac.path),
            syn::Expr::Assign(_) => "an assignment has no value: make it a statement of its own",
            syn::Expr::Return(_) | syn::Expr::Break(_) | syn::Expr::Continue(_) => {
                "a jump cannot be an operand: make it a statement of its own"
            }
            syn::Expr::While(_) | syn::Expr::ForLoop(_) => "this loop has no value",
            syn::Expr::Let(_) => "`let` here has nothing to match: compare with `==`",
            _ => "this expression is not available in kernels",
        };
        self.unsupported(expr, advice);
    }
}

/// Whether the segment before the last one of a path has that name.
fn owner_is(path: &syn::Path, name: &str) -> bool {
    path.segments.iter().rev().nth(1).is_some_and(|owner| owner.ident == name)
}

/// The last segment of the path of a called function.
fn path_name(func: &syn::Expr) -> Option<Name> {
    match ungroup(func) {
        syn::Expr::Path(path) => Some(name_of(&path.path.segments.last()?.ident)),
        _ => None,
    }
}

/// Whether a call reads a builtin value, `workgroup_id()`.
pub(super) fn is_builtin_value(call: &syn::ExprCall) -> bool {
    let name = path_name(&call.func);
    name.is_some_and(|name| BuiltinValue::ALL.into_iter().any(|(_, rust)| rust == name.text))
}

pub(super) fn is_swizzle(name: &str) -> bool {
    (2..=4).contains(&name.len()) && name.bytes().all(|byte| b"xyzw".contains(&byte))
}

/// `x.clone()`: values in kernels are copied, so a clone is the value itself.
pub(super) fn is_clone(call: &syn::ExprMethodCall) -> bool {
    call.method == "clone" && call.args.is_empty()
}

/// The operator for a method of std's operator traits, `a.add(b)`.
fn operation_of(call: &syn::ExprMethodCall) -> Option<syn::Expr> {
    let (left, span) = (&call.receiver, call.method.span());
    let name = call.method.to_string();
    let args: Vec<&syn::Expr> = call.args.iter().collect();
    Some(match (name.as_str(), args.as_slice()) {
        ("neg", []) => syn::parse_quote_spanned!(span=> -(#left)),
        ("not", []) => syn::parse_quote_spanned!(span=> !(#left)),
        ("add", [right]) => syn::parse_quote_spanned!(span=> (#left) + (#right)),
        ("sub", [right]) => syn::parse_quote_spanned!(span=> (#left) - (#right)),
        ("mul", [right]) => syn::parse_quote_spanned!(span=> (#left) * (#right)),
        ("div", [right]) => syn::parse_quote_spanned!(span=> (#left) / (#right)),
        ("rem", [right]) => syn::parse_quote_spanned!(span=> (#left) % (#right)),
        ("bitand", [right]) => syn::parse_quote_spanned!(span=> (#left) & (#right)),
        ("bitor", [right]) => syn::parse_quote_spanned!(span=> (#left) | (#right)),
        ("bitxor", [right]) => syn::parse_quote_spanned!(span=> (#left) ^ (#right)),
        ("shl", [right]) => syn::parse_quote_spanned!(span=> (#left) << (#right)),
        ("shr", [right]) => syn::parse_quote_spanned!(span=> (#left) >> (#right)),
        _ => return None,
    })
}

/// Whether a call is a power that WGSL writes as a product or a square root.
fn is_small_power(
    name: &str,
    args: &syn::punctuated::Punctuated<syn::Expr, syn::Token![,]>,
) -> bool {
    let Some(syn::Expr::Lit(literal)) = args.first().map(ungroup) else { return false };
    match (name, &literal.lit) {
        ("powi" | "pow", syn::Lit::Int(n)) => matches!(n.base10_digits(), "2" | "3"),
        ("powf", syn::Lit::Float(x)) => {
            x.base10_parse::<f32>().is_ok_and(|x| [0.5, 2.0, 3.0].contains(&x))
        }
        _ => false,
    }
}

/// Identifies a method call by its node in the syntax tree.
pub(super) fn address(call: &syn::ExprMethodCall) -> usize {
    std::ptr::from_ref(call).addr()
}

/// The integer type that a literal's suffix names.
fn integer(suffix: &str) -> Option<Scalar> {
    Scalar::ALL.into_iter().find(|scalar| scalar.is_integer() && scalar.rust() == suffix)
}
