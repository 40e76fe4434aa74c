//! Rewrites a kernel so that its integers are words: narrow integers, of 8 and 16 bits, and sizes
//! become `u32` and `i32`.
//!
//! The input is a typed kernel, the output an equivalent one. WGSL has no such types, and the
//! analyses do not know them. A narrow integer is a word that stays within the limits of its type.
//! If the result of an operator or a function may exceed them, it is wrapped: `(a + b) & 255u`. So
//! everything that holds for the words holds for the integers. [`Module::narrow`] notes that every
//! value of a narrow type is within its limits, which the proofs use.

use std::collections::BTreeMap;
use std::sync::Arc;

use proc_macro2::Span;

use super::constants;
use super::usize_casts::compared::{Above, Compared};
use crate::builtins::{Bits, Builtin, Made, Wgsl};
use crate::infer::Types;
use crate::ir::{
    BinaryOp, Block, Expr, ExprId, ExprNode, Form, Literal, Local, LocalKind, Member, Module, Name,
    Place, Projection, Root, Scalar, Stmt, StmtKind, Struct, Ty, UnaryOp,
};

/// Rewrites the kernel to words only.
pub(crate) fn of(module: Module, types: Types) -> (Module, Types) {
    let is_none = |ty: &Ty| words(ty).is_none();
    let is_cast = |kind: &Expr| matches!(kind, Expr::Cast(_, ty) if !is_none(ty));
    let has_casts = module.exprs.iter().any(|(_, node)| is_cast(&node.kind));
    let has_none = !has_casts
        && module.exprs.iter().all(|(id, _)| is_none(types.expr(id)))
        && module.locals.iter().all(|(id, _)| is_none(types.local(id)))
        && module.consts.iter().all(|(_, constant)| is_none(&constant.ty))
        && module.workgroup_vars.iter().all(|(_, var)| is_none(&var.ty));
    if has_none {
        return (module, types);
    }
    let mut cx = Words { module, types, unwrapped: BTreeMap::new() };
    let ids: Vec<ExprId> = cx.module.exprs.iter().map(|(id, _)| id).collect();
    let compared = Compared::new(&cx.module, &cx.types);
    let above: Vec<_> = ids.iter().filter_map(|id| Some((*id, compared.above(*id)?))).collect();
    for id in &ids {
        if let Some(scalar) = cx.narrow(*id) {
            cx.module.narrow.insert(*id, scalar);
        }
    }
    Module::change_bodies(&mut cx, |cx| &mut cx.module, Words::assignments);
    for id in ids {
        cx.expr(id);
    }
    for (id, side) in above {
        cx.compare(id, side);
    }
    cx.replace_types();
    (cx.module, cx.types)
}

/// The type that stands for another one in words; `None` if it is the type itself.
fn words(ty: &Ty) -> Option<Ty> {
    match ty {
        Ty::Scalar(scalar) => (scalar.word() != *scalar).then(|| Ty::Scalar(scalar.word())),
        Ty::Array(element, n) => Some(Ty::Array(Box::new(words(element)?), *n)),
        Ty::RuntimeArray(element) => Some(Ty::RuntimeArray(Box::new(words(element)?))),
        Ty::Struct(of) => {
            let members: Vec<Option<Ty>> = of.members.iter().map(|m| words(&m.ty)).collect();
            members.iter().any(Option::is_some).then(|| {
                let members = of.members.iter().zip(members);
                structure(of, members.map(|(of, ty)| ty.unwrap_or_else(|| of.ty.clone())).collect())
            })
        }
        Ty::Error
        | Ty::Unit
        | Ty::Vector(..)
        | Ty::Matrix(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::Enum(_)
        | Ty::CoopMatrix(_)
        | Ty::Param(_) => None,
    }
}

/// The same structure with members of these types.
fn structure(of: &Struct, types: Vec<Ty>) -> Ty {
    if of.is_tuple() {
        return Ty::tuple(types);
    }
    match (&of.form, types.as_slice()) {
        (Form::Option, [_, value]) => return Ty::option(value.clone()),
        (Form::Result, [_, value, error]) => return Ty::result(value.clone(), error.clone()),
        _ => {}
    }
    let members = of.members.iter().zip(types).map(|(of, ty)| Member { ty, ..of.clone() });
    Ty::Struct(Arc::new(Struct { members: members.collect(), ..of.clone() }))
}

fn replace(ty: &mut Ty) {
    if let Some(of_words) = words(ty) {
        *ty = of_words;
    }
}

struct Words {
    module: Module,
    types: Types,
    /// For wrapped expressions, the values before wrapping. Sums and products can use these, since
    /// they are wrapped themselves.
    unwrapped: BTreeMap<ExprId, ExprId>,
}

impl Words {
    /// The type of an expression, if it is narrow.
    fn narrow(&self, id: ExprId) -> Option<Scalar> {
        narrow(self.types.expr(id))
    }

    fn push(&mut self, kind: Expr, ty: Ty, span: Span) -> ExprId {
        let id = self.module.exprs.push(ExprNode { kind, span });
        self.types.add_expr(&self.module.exprs, &ty);
        id
    }

    fn literal(&mut self, value: i128, of: Scalar, span: Span) -> ExprId {
        let (of, magnitude) = (of.word(), value.unsigned_abs() as u64);
        let literal = Expr::Literal(Literal::Int(magnitude, Some(of)));
        let literal = self.push(literal, Ty::Scalar(of), span);
        match value < 0 {
            true => self.push(Expr::Unary(UnaryOp::Neg, literal), Ty::Scalar(of), span),
            false => literal,
        }
    }

    fn binary_of(&mut self, op: BinaryOp, left: ExprId, right: ExprId, of: Scalar) -> ExprId {
        let span = self.module.exprs[left].span;
        self.push(Expr::Binary(op, left, right), Ty::Scalar(of.word()), span)
    }

    /// Wraps a word to the bits and the sign of a type.
    fn wrapped(&mut self, word: ExprId, of: Scalar) -> Expr {
        let span = self.module.exprs[word].span;
        if !of.is_signed() {
            return Expr::Binary(BinaryOp::And, word, self.literal(of.limits().1, of, span));
        }
        let rest = self.literal(i128::from(32 - of.bits()), Scalar::U32, span);
        let highest = self.binary_of(BinaryOp::Shl, word, rest, of);
        Expr::Binary(BinaryOp::Shr, highest, rest)
    }

    /// Replaces an expression by one of words, and wraps the result to the limits.
    fn wrap(&mut self, id: ExprId, word: Expr, of: Scalar) {
        let span = self.module.exprs[id].span;
        let word = self.push(word, Ty::Scalar(of.word()), span);
        let kind = self.wrapped(word, of);
        self.unwrapped.insert(id, word);
        self.set(id, kind);
    }

    /// An expression with the same lower bits, possibly not wrapped.
    fn loose(&self, id: ExprId) -> ExprId {
        self.unwrapped.get(&id).copied().unwrap_or(id)
    }

    fn set(&mut self, id: ExprId, kind: Expr) {
        self.module.exprs[id].kind = kind;
    }

    // Expressions.

    fn expr(&mut self, id: ExprId) {
        let of = self.narrow(id);
        match (&self.module.exprs[id].kind, of) {
            (Expr::Literal(Literal::Int(value, Some(suffix))), _) => {
                let kind = Expr::Literal(Literal::Int(*value, Some(suffix.word())));
                self.set(id, kind);
            }
            (Expr::Unary(UnaryOp::Neg, operand), Some(of)) if !self.is_literal(*operand) => {
                self.wrap(id, Expr::Unary(UnaryOp::Neg, self.loose(*operand)), of);
            }
            (Expr::Unary(UnaryOp::Not, operand), Some(of)) if !of.is_signed() => {
                let operand = *operand;
                let all = self.literal(of.limits().1, of, self.module.exprs[id].span);
                self.set(id, Expr::Binary(BinaryOp::Xor, operand, all));
            }
            (Expr::Binary(op, left, right), Some(of)) => {
                let (op, left, right) = (*op, *left, *right);
                self.binary(id, op, left, right, of);
            }
            (Expr::Cast(operand, Ty::Scalar(to)), _) => {
                let (operand, to) = (*operand, *to);
                self.cast(id, operand, to);
            }
            (Expr::Call(name, args), _)
                if args.first().is_some_and(|first| self.narrow(*first).is_some()) =>
            {
                let (name, args) = (name.clone(), args.clone());
                self.call(id, name, args);
            }
            _ => {}
        }
    }

    fn is_literal(&self, id: ExprId) -> bool {
        matches!(self.module.exprs[id].kind, Expr::Literal(_))
    }

    /// Whether the result of an operator may exceed the limits.
    fn leaves(op: BinaryOp, of: Scalar) -> bool {
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => true,
            // The least number divided by -1 exceeds them.
            BinaryOp::Div => of.is_signed(),
            BinaryOp::Rem
            | BinaryOp::And
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shr
            | BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => false,
        }
    }

    fn binary(&mut self, id: ExprId, op: BinaryOp, left: ExprId, right: ExprId, of: Scalar) {
        let right = if op.is_shift() { self.shift_amount(right, of) } else { right };
        use BinaryOp::*;
        let (left, right) = match op {
            Add | Sub | Mul => (self.loose(left), self.loose(right)),
            Shl => (self.loose(left), right),
            Div | Rem | And | Or | Xor | Shr => (left, right),
            Eq | Ne | Lt | Le | Gt | Ge | LogicalAnd | LogicalOr => (left, right),
        };
        let kind = Expr::Binary(op, left, right);
        if Self::leaves(op, of) { self.wrap(id, kind, of) } else { self.set(id, kind) }
    }

    /// Compares two sizes. If the word of the side `above` is 2³¹ or more, it was negative before
    /// its cast. Then it is above the other side.
    fn compare(&mut self, id: ExprId, above: Above) {
        let Expr::Binary(op, left, right) = self.module.exprs[id].kind else { return };
        let span = self.module.exprs[id].span;
        let side = if above == Above::Left { left } else { right };
        let is_above = match above {
            Above::Left => matches!(op, BinaryOp::Gt | BinaryOp::Ge | BinaryOp::Ne),
            Above::Right => matches!(op, BinaryOp::Lt | BinaryOp::Le | BinaryOp::Ne),
        };
        let (is, joined) = match is_above {
            true => (BinaryOp::Gt, BinaryOp::LogicalOr),
            false => (BinaryOp::Le, BinaryOp::LogicalAnd),
        };
        let most = self.literal(i128::from(i32::MAX), Scalar::U32, span);
        let side = self.copy(side);
        let of_side = self.push(Expr::Binary(is, side, most), Ty::BOOL, span);
        let words = self.push(Expr::Binary(op, left, right), Ty::BOOL, span);
        self.set(id, Expr::Binary(joined, of_side, words));
    }

    /// The shift amount modulo the bits of the type.
    fn shift_amount(&mut self, amount: ExprId, of: Scalar) -> ExprId {
        let value = constants::eval(&self.module, &self.types, amount);
        let bits = i128::from(of.bits());
        if value.and_then(|value| value.integer()).is_some_and(|n| (0..bits).contains(&n)) {
            return amount;
        }
        let (span, ty) = (self.module.exprs[amount].span, self.types.expr(amount));
        let of_amount = ty.scalar().unwrap_or(Scalar::U32);
        let most = self.literal(bits - 1, of_amount, span);
        self.binary_of(BinaryOp::And, amount, most, of_amount)
    }

    fn cast(&mut self, id: ExprId, operand: ExprId, to: Scalar) {
        let from = self.types.expr(operand);
        let is_enum = matches!(from, Ty::Enum(_));
        let from = if is_enum { Some(Scalar::U32) } else { from.as_scalar() };
        let Some(from) = from else { return };
        let word = to.word();
        let cast = match from.word() == word && !is_enum {
            true => Expr::Ascribe(operand, Ty::Scalar(word)),
            false => Expr::Cast(operand, Ty::Scalar(word)),
        };
        let (limits, of) = (from.limits(), to.limits());
        let has_word = |of: Scalar| of.word() != of;
        if from == to || !has_word(to) && !has_word(from) {
            return;
        }
        if !to.is_narrow() || !from.is_float() && of.0 <= limits.0 && limits.1 <= of.1 {
            self.set(id, cast);
        } else if from.is_float() {
            let span = self.module.exprs[id].span;
            let value = constants::eval(&self.module, &self.types, id);
            if let Some(value) = value.and_then(|value| value.integer()) {
                // The clamped word would be no constant expression.
                let literal = self.literal(value, to, span);
                return self.set(id, Expr::Ascribe(literal, Ty::Scalar(word)));
            }
            let word = self.push(cast, Ty::Scalar(word), span);
            let kind = self.saturated(word, to);
            self.set(id, kind);
        } else {
            self.wrap(id, cast, to);
        }
    }

    /// The word, clamped to the limits.
    fn saturated(&mut self, word: ExprId, of: Scalar) -> Expr {
        let span = self.module.exprs[word].span;
        let (least, most) = of.limits();
        let most = self.literal(most, of, span);
        let name = |text: &str| Name { text: text.to_owned(), span };
        if !of.is_signed() {
            return Expr::Call(name("min"), vec![word, most]);
        }
        let least = self.literal(least, of, span);
        Expr::Call(name("clamp"), vec![word, least, most])
    }

    /// Rewrites a call of a builtin function of a narrow integer.
    fn call(&mut self, id: ExprId, name: Name, mut args: Vec<ExprId>) {
        let receiver = self.types.expr(args[0]).clone();
        let (Some(of), Some(row)) = (narrow(&receiver), Builtin::resolve(&name.text, &receiver))
        else {
            return;
        };
        let Wgsl::Narrow(bits, made) = row.wgsl else { return };
        let result = self.narrow(id).unwrap_or(of);
        let span = self.module.exprs[id].span;
        args[0] = self.bits(args[0], of, bits, span);
        // Bits have no sign until the end.
        let word = if bits == Bits::Number { result.word() } else { Scalar::U32 };
        match made {
            Made::Same => self.set(id, Expr::Call(name, args)),
            Made::Wrapped => {
                let call = self.push(Expr::Call(name, args), Ty::Scalar(word), span);
                let kind = match word == result.word() {
                    true => Expr::Ascribe(call, Ty::Scalar(word)),
                    false => Expr::Cast(call, Ty::Scalar(result.word())),
                };
                self.wrap(id, kind, result);
            }
            Made::Saturated => {
                let call = self.push(Expr::Call(name, args), Ty::Scalar(word), span);
                let kind = self.saturated(call, result);
                self.set(id, kind);
            }
            Made::Operator(op) => self.binary(id, op, args[0], args[1], of),
            Made::Overflowing(op) => {
                let kind = self.overflowing(op, args[0], args[1], of);
                self.set(id, kind);
            }
            Made::OverflowingCall(function) => {
                let name = Name { text: function.to_owned(), span };
                let exact = self.push(Expr::Call(name, args), Ty::Scalar(word), span);
                let kind = Self::within(exact, of, span);
                self.set(id, kind);
            }
        }
    }

    /// The result of an operator, and whether it exceeds the limits.
    fn overflowing(&mut self, op: BinaryOp, a: ExprId, b: ExprId, of: Scalar) -> Expr {
        let span = self.module.exprs[a].span;
        let flag = |cx: &mut Self, op, number, limit: i128, of: Scalar| {
            let limit = cx.literal(limit, of, span);
            cx.push(Expr::Binary(op, number, limit), Ty::BOOL, span)
        };
        if op.is_shift() {
            let shifted = self.push(Expr::Binary(op, a, b), Ty::Scalar(of), span);
            self.expr(shifted);
            let is_past = flag(self, BinaryOp::Ge, b, i128::from(of.bits()), Scalar::U32);
            return Expr::Tuple(vec![shifted, is_past]);
        }
        let b = if op.divides() { self.but_zero(b, of) } else { b };
        if op == BinaryOp::Rem {
            // If the quotient exceeds the limits, the remainder is 0.
            let quotient = self.binary_of(BinaryOp::Div, a, b, of);
            let is_past = flag(self, BinaryOp::Gt, quotient, of.limits().1, of);
            return Expr::Tuple(vec![self.binary_of(op, a, b, of), is_past]);
        }
        Self::within(self.binary_of(op, a, b, of), of, span)
    }

    /// A word wrapped to the bits of a type, and whether that changes the number.
    fn within(exact: ExprId, of: Scalar, span: Span) -> Expr {
        Expr::Call(Name { text: format!("::within_{}", of.rust()), span }, vec![exact])
    }

    /// The number, with 1 in place of 0. Another test handles 0.
    fn but_zero(&mut self, id: ExprId, of: Scalar) -> ExprId {
        let span = self.module.exprs[id].span;
        let zero = self.literal(0, of, span);
        let is_zero = self.push(Expr::Binary(BinaryOp::Eq, id, zero), Ty::BOOL, span);
        let word = Ty::Scalar(of.word());
        let one = self.push(Expr::Cast(is_zero, word.clone()), word, span);
        self.binary_of(BinaryOp::Or, id, one, of)
    }

    /// The bits of a narrow integer as a `u32`. For `Bits::Number`, the integer itself.
    fn bits(&mut self, id: ExprId, of: Scalar, bits: Bits, span: Span) -> ExprId {
        let all = of.unsigned().limits().1;
        let rest = i128::from(32 - of.bits());
        let mut number = id;
        if of.is_signed() && bits != Bits::Number {
            number = self.push(Expr::Cast(id, Ty::U32), Ty::U32, span);
            if bits != Bits::Highest && bits != Bits::HighestAboveOnes {
                number = self.with(BinaryOp::And, number, all, span);
            }
        }
        let rest_of_word = i128::from(u32::MAX) ^ all;
        match bits {
            Bits::Number | Bits::Lowest => number,
            Bits::LowestBelowOnes => self.with(BinaryOp::Or, number, rest_of_word, span),
            Bits::Highest => self.with(BinaryOp::Shl, number, rest, span),
            Bits::HighestAboveOnes => {
                let highest = self.with(BinaryOp::Shl, number, rest, span);
                self.with(BinaryOp::Or, highest, (1 << rest) - 1, span)
            }
            Bits::Repeated => self.with(BinaryOp::Mul, number, i128::from(u32::MAX) / all, span),
        }
    }

    /// `word op number` of `u32`s.
    fn with(&mut self, op: BinaryOp, word: ExprId, number: i128, span: Span) -> ExprId {
        let number = self.literal(number, Scalar::U32, span);
        self.push(Expr::Binary(op, word, number), Ty::U32, span)
    }

    // Statements.

    /// Writes out the compound assignments whose results may exceed the limits.
    fn assignments(&mut self, block: Block) -> Block {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for mut stmt in block.stmts {
            stmt.kind.for_each_block_mut(&mut |inner| {
                *inner = self.assignments(std::mem::take(inner));
            });
            if let StmtKind::Assign { place, op: Some(op), value } = &mut stmt.kind
                && let Some(of) = narrow(&self.types.place(&self.module, place))
            {
                let compound = *op;
                if compound.is_shift() && !Self::leaves(compound, of) {
                    *value = self.shift_amount(*value, of);
                } else if Self::leaves(compound, of) {
                    self.settle_indices(place, stmt.span, &mut stmts);
                    let (copy, span) = (self.copy_of_place(place), stmt.span);
                    let old = self.push(Expr::Load(copy), Ty::Scalar(of), span);
                    self.module.narrow.insert(old, of);
                    let new = self.push(Expr::Binary(compound, old, *value), Ty::Scalar(of), span);
                    self.expr(new);
                    stmt.kind = StmtKind::Assign { place: place.clone(), op: None, value: new };
                }
            }
            stmts.push(stmt);
        }
        Block { stmts }
    }

    /// Stores the indices that may not be evaluated twice in variables.
    fn settle_indices(&mut self, place: &mut Place, span: Span, stmts: &mut Vec<Stmt>) {
        for index in place.projections.iter_mut().filter_map(Projection::index_mut) {
            if self.only_reads(*index) {
                continue;
            }
            let name = Name { text: "index".to_owned(), span };
            let (kind, mutable, assigned) = (LocalKind::Temporary, false, false);
            let ty = self.types.expr(*index).clone();
            let declared = Some(ty.clone());
            let local = self.module.locals.push(Local { name, kind, declared, mutable, assigned });
            self.types.add_local(&self.module.locals, &ty);
            stmts.push(Stmt::new(StmtKind::Let { local, init: Some(*index) }, span));
            let place = Place { root: Root::Local(local), projections: Vec::new(), span };
            *index = self.push(Expr::Load(place), ty, span);
        }
    }

    /// Whether an expression only reads variables.
    fn only_reads(&self, id: ExprId) -> bool {
        let kind = &self.module.exprs[id].kind;
        let mut only_reads = self.module.inline(id).is_none()
            && !matches!(kind, Expr::Texture(..) | Expr::Call(..))
            && !kind.is_effect();
        let operands = |operand| only_reads &= self.only_reads(operand);
        self.module.for_each_operand(id, operands);
        only_reads
    }

    fn copy_of_place(&mut self, place: &Place) -> Place {
        let mut copy = place.clone();
        for index in copy.projections.iter_mut().filter_map(Projection::index_mut) {
            *index = self.copy(*index);
        }
        copy
    }

    /// Copies an expression.
    fn copy(&mut self, id: ExprId) -> ExprId {
        let (span, ty) = (self.module.exprs[id].span, self.types.expr(id).clone());
        let kind = match &self.module.exprs[id].kind {
            Expr::Literal(literal) => Expr::Literal(*literal),
            Expr::Const(constant) => Expr::Const(*constant),
            Expr::Builtin(builtin) => Expr::Builtin(*builtin),
            Expr::Load(place) => {
                let place = place.clone();
                Expr::Load(self.copy_of_place(&place))
            }
            Expr::Binary(op, left, right) => {
                let (op, left, right) = (*op, *left, *right);
                let (left, right) = (self.copy(left), self.copy(right));
                Expr::Binary(op, left, right)
            }
            Expr::Unary(op, operand) => {
                let (op, operand) = (*op, *operand);
                Expr::Unary(op, self.copy(operand))
            }
            Expr::Cast(operand, to) => {
                let (operand, to) = (*operand, to.clone());
                Expr::Cast(self.copy(operand), to)
            }
            // Nothing changes its value, so the same expression can be used twice.
            Expr::Error
            | Expr::Length(_)
            | Expr::Ascribe(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Cooperative(..) => return id,
        };
        let copy = self.push(kind, ty, span);
        if let Some(of) = self.module.narrow.get(&id).copied() {
            self.module.narrow.insert(copy, of);
        }
        // The copy is rewritten like an expression of the source.
        self.expr(copy);
        copy
    }

    // Types.

    fn replace_types(&mut self) {
        let Module { bindings, workgroup_vars, consts, locals, functions, exprs, .. } =
            &mut self.module;
        bindings.iter_mut().for_each(|binding| replace(&mut binding.ty));
        workgroup_vars.iter_mut().for_each(|var| replace(&mut var.ty));
        consts.iter_mut().for_each(|constant| replace(&mut constant.ty));
        locals.iter_mut().for_each(|local| local.declared.iter_mut().for_each(replace));
        functions.iter_mut().for_each(|function| replace(&mut function.result));
        for node in exprs.iter_mut() {
            if let Expr::Ascribe(_, ty)
            | Expr::Cast(_, ty)
            | Expr::Vector(ty, _)
            | Expr::Construct(ty, _) = &mut node.kind
            {
                replace(ty);
            }
        }
        self.types.for_each_mut(replace);
    }
}

fn narrow(ty: &Ty) -> Option<Scalar> {
    ty.as_scalar().filter(|scalar| scalar.is_narrow())
}
