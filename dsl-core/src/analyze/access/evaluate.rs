//! The values of expressions.

use proc_macro2::Span;

use super::any_value::{AnyValue, element, has_parts, is_followed, part, take};
use super::finding::{Finding, Problem};
use super::interpret::Interpreter;
use super::lanes::{Lanes, Linear};
use super::mask::{Is, Mask};
use super::state::State;
use super::value::{LENGTH, OF_WORKGROUPS, UNKNOWN, Value};
use crate::analyze::constants;
use crate::builtins::subgroups;
use crate::cooperative::CoopOp;
use crate::infer::Call;
use crate::ir::{
    Arg, AtomicOp, Barrier, BinaryOp, BuiltinValue, Expr, ExprId, Place, Root, Scalar, Ty,
};
use crate::shared_map::SharedMap;

impl<'a> Interpreter<'a> {
    pub(super) fn eval(&mut self, id: ExprId) -> AnyValue {
        self.spend(self.lanes.min(64));
        if let Some(value) = constants::eval(self.module, self.types, id)
            && let Some(value) = value.number()
        {
            return match i64::try_from(value) {
                Ok(value) if is_followed(self.types.expr(id)) => {
                    AnyValue::Scalar(Value::same(value))
                }
                _ => AnyValue::Opaque(true),
            };
        }
        let ty = self.types.expr(id).clone();
        match &self.module.exprs[id].kind {
            Expr::Const(constant) => self.eval(self.module.consts[*constant].init),
            Expr::Ascribe(operand, _) => self.eval(*operand),
            Expr::Load(place) => self.load(place),
            Expr::Ref(place, _) => match place.root {
                Root::Local(_) => self.load(place),
                Root::Workgroup(_) | Root::Binding(_) => AnyValue::Opaque(false),
            },
            Expr::Builtin(builtin) => self.builtin(*builtin),
            Expr::Length(place) => match self.module.runtime_sized(place) {
                Some(binding) => AnyValue::Scalar(self.symbol(LENGTH, binding.index())),
                None => {
                    let is_uniform = self.position(place).is_uniform();
                    self.unknown(&ty, is_uniform)
                }
            },
            Expr::Unary(op, operand) => {
                let operand = self.eval(*operand);
                match ty.scalar() {
                    Some(scalar) if is_followed(&ty) => {
                        each(&operand, &|value| value.unary(*op, scalar))
                    }
                    _ => AnyValue::Opaque(operand.is_uniform()),
                }
            }
            Expr::Binary(op, left, right) => {
                let span = self.module.exprs[id].span;
                self.binary(*op, *left, *right, &ty, span)
            }
            Expr::Cast(operand, to) => {
                let from = self.types.expr(*operand);
                let keeps = matches!(from, Ty::Enum(_)) || is_followed(from);
                let is_truth = *from == Ty::BOOL;
                let operand = self.eval(*operand);
                if is_truth && matches!(operand.scalar().lanes, Lanes::Unknown { .. }) {
                    return AnyValue::Scalar(self.within(operand.is_uniform(), (0, 1)));
                }
                match to.scalar() {
                    Some(scalar) if keeps && scalar.is_word() => {
                        each(&operand, &|value| value.clone().wrapped(scalar))
                    }
                    _ => self.unknown(to, operand.is_uniform()),
                }
            }
            Expr::Construct(_, parts)
                if let (Some(value), []) = (ty.option_value(), &parts[..]) =>
            {
                AnyValue::Parts(vec![AnyValue::Scalar(Value::same(0)), self.unknown(value, true)])
            }
            Expr::Vector(_, parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                let mut parts: Vec<AnyValue> = parts.iter().map(|part| self.eval(*part)).collect();
                if let (Ty::Vector(_, n), [one]) = (&ty, parts.as_slice()) {
                    parts = vec![one.clone(); usize::from(*n)];
                }
                AnyValue::Parts(parts)
            }
            Expr::Array(elements) if has_parts(&ty) => {
                AnyValue::Parts(elements.iter().map(|element| self.eval(*element)).collect())
            }
            Expr::Repeat(element, n) if has_parts(&ty) => {
                AnyValue::Parts(vec![self.eval(*element); *n as usize])
            }
            Expr::Swizzle(base, name) => {
                let of = self.types.expr(*base).clone();
                let base = self.eval(*base);
                match (&of, name.text.len()) {
                    (Ty::Vector(..), n) if n > 1 => AnyValue::Parts(
                        name.text.chars().map(|c| take(&base, part(&of, &c.to_string()))).collect(),
                    ),
                    _ => take(&base, part(&of, &name.text)),
                }
            }
            Expr::Index(base, index) => {
                let of = self.types.expr(*base).clone();
                let is_table = !has_parts(&of)
                    && constants::is_constant(self.module, self.types, *base)
                    && is_followed(&ty);
                let known = if is_table { AnyValue::Opaque(true) } else { self.eval(*base) };
                let at = *index;
                let index = self.eval(at).scalar();
                self.check_bounds(&of, (at, &index), self.module.exprs[id].span);
                match is_table {
                    true => self.tabled(*base, &index, &ty),
                    false => element(&known, &of, &index),
                }
            }
            // The result of an invocation depends on the others of its subgroup.
            Expr::Call(name, args) if subgroups::contains(&name.text) => {
                for arg in args {
                    self.eval(*arg);
                }
                self.unknown(&ty, false)
            }
            Expr::Invoke(..) => match self.types.call(id) {
                Some(call) => self.call(call, self.module.exprs[id].span),
                None => AnyValue::Opaque(false),
            },
            call @ Expr::Call(name, args) => {
                let of = args.first().map_or(Ty::Error, |of| self.types.expr(*of).clone());
                let args: Vec<AnyValue> = args.iter().map(|arg| self.eval(*arg)).collect();
                if let (Some((_, index)), [_, at, ..]) = (call.indexing(), args.as_slice()) {
                    self.check_bounds(&of, (index, &at.scalar()), self.module.exprs[id].span);
                }
                self.builtin_call(&name.text, &args, &of, &ty)
            }
            Expr::Atomic(op, place, args) => {
                let position = self.position(place);
                let args: Vec<Value> = args.iter().map(|arg| self.eval(*arg).scalar()).collect();
                self.note_order((id, *op), place, &position, &args);
                self.touch(place);
                if *op != AtomicOp::Store {
                    self.keep(place, Some(&position.indices), false);
                }
                if *op != AtomicOp::Load {
                    self.keep(place, Some(&position.indices), true);
                }
                self.unknown(&ty, false)
            }
            Expr::Cooperative(op, place, args) => {
                for arg in args {
                    self.eval(*arg);
                }
                if let Some(place) = place {
                    self.tile(*op, place);
                }
                AnyValue::Opaque(false)
            }
            Expr::WorkgroupUniformLoad(place) => {
                let index = self.position(place);
                self.barrier(Barrier::Workgroup);
                if !self.types.place(self.module, place).has_atomics() {
                    self.read(place, &index);
                }
                self.barrier(Barrier::Workgroup);
                self.unknown(&ty, true)
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Texture(..)
            | Expr::Variant(..)
            | Expr::Number(..) => {
                let mut operands = Vec::new();
                self.module.for_each_operand(id, |operand| operands.push(operand));
                for operand in operands {
                    self.eval(operand);
                }
                self.unknown(&ty, false)
            }
        }
    }

    /// For each invocation, the element at its index in a large table of constants.
    fn tabled(&mut self, table: ExprId, index: &Value, ty: &Ty) -> AnyValue {
        let Interpreter { module, types, .. } = *self;
        let uniform = index.is_uniform();
        if uniform || !index.terms.is_empty() || !index.has_lanes() {
            return self.unknown(ty, uniform);
        }
        self.spend(8 * self.lanes);
        let lanes = Lanes::of(self.lanes, |lane| {
            let at = index.lane(lane).and_then(|at| u32::try_from(at).ok());
            let number = at.and_then(|at| constants::number_at(module, types, table, at));
            number.and_then(|number| i64::try_from(number).ok()).unwrap_or(UNKNOWN)
        });
        AnyValue::Scalar(Value::of(lanes))
    }

    fn builtin(&mut self, builtin: BuiltinValue) -> AnyValue {
        let size = self.module.workgroup_size;
        let local = |dim: usize| Value::of(Linear::id(dim, size));
        match builtin.name() {
            "local_invocation_index" => AnyValue::Scalar(Value::of(Linear::index(size))),
            "local_invocation_id" => {
                AnyValue::Parts((0..3).map(|dim| AnyValue::Scalar(local(dim))).collect())
            }
            "workgroup_id" => AnyValue::Parts(
                (0..3).map(|dim| AnyValue::Scalar(self.symbol(OF_WORKGROUPS, dim))).collect(),
            ),
            "num_workgroups" => AnyValue::Parts(
                (0..3).map(|dim| AnyValue::Scalar(self.symbol(OF_WORKGROUPS, 3 + dim))).collect(),
            ),
            "global_invocation_id" => {
                let part = |cx: &mut Self, dim: usize| {
                    let group = cx.symbol(OF_WORKGROUPS, dim);
                    let size = Value::same(i64::from(size[dim]));
                    let scalar = Scalar::U32;
                    let first = group.binary(BinaryOp::Mul, &size, scalar);
                    AnyValue::Scalar(first.binary(BinaryOp::Add, &local(dim), scalar))
                };
                AnyValue::Parts((0..3).map(|dim| part(self, dim)).collect())
            }
            _ => AnyValue::Opaque(false),
        }
    }

    /// Handles a tile. Its elements are unknown: it may have any.
    fn tile(&mut self, op: CoopOp, place: &'a Place) {
        self.position(place);
        self.touch(place);
        let is_load = matches!(op, CoopOp::Load(..));
        self.keep(place, None, !is_load);
        if self.proving.is_some() && is_load && matches!(place.root, Root::Workgroup(_)) {
            self.answer(false);
        }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        ty: &Ty,
        span: Span,
    ) -> AnyValue {
        let l = self.eval(left);
        let operands = if op.is_logical() {
            // The right operand is evaluated by the invocations for which the left one does not
            // decide.
            let r = self.under(&l.scalar(), op == BinaryOp::LogicalAnd, |cx| cx.eval(right));
            r.unwrap_or_else(|| l.clone())
        } else {
            self.eval(right)
        };
        self.check_operator(op, ty, &operands, span);
        let of = match op.is_comparison() {
            true => self.types.expr(left).clone(),
            false => ty.clone(),
        };
        self.binary_known(op, &l, &operands, &of)
    }

    /// Evaluates something for the invocations for which a condition holds, or does not; `None` if
    /// there are none.
    pub(super) fn under<R>(
        &mut self,
        condition: &Value,
        holds: bool,
        evaluate: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        let (before, guards) = (self.state.active.clone(), self.state.guards.clone());
        self.state.active = self.taking(&before, condition, holds);
        self.state.guards = guards.and(condition, holds);
        let value = (!self.state.active.all(Is::No)).then(|| evaluate(self));
        (self.state.active, self.state.guards) = (before, guards);
        value
    }

    /// Reports a certain division by zero, or a certain shift by too many bits.
    pub(super) fn check_operator(&mut self, op: BinaryOp, ty: &Ty, right: &AnyValue, span: Span) {
        let Some(scalar) = ty.scalar().filter(|scalar| scalar.is_integer()) else { return };
        let (least, most) = if op.is_shift() {
            (0, i64::from(scalar.bits()) - 1)
        } else if op.divides() {
            (1, i64::MAX)
        } else {
            return;
        };
        let AnyValue::Scalar(right) = right else { return };
        // On an undecided path, the host may prevent control from coming here.
        let is_known = right.terms.is_empty() && right.has_lanes();
        if !is_known || right.lanes.are_within(least, most) || !self.path().is_empty() {
            return;
        }
        let is_wrong = |by| if op.divides() { by == 0 } else { !(least..=most).contains(&by) };
        let wrong = self
            .active()
            .certain()
            .find_map(|lane| right.known(lane).filter(|by| is_wrong(*by)).map(|by| (lane, by)));
        if let Some((lane, by)) = wrong {
            let bits = op.is_shift().then(|| scalar.bits());
            let problem = Problem::Arithmetic { lane, by, bits };
            self.report(Finding { problem, variable: None, site: span, other: None, fix: None });
        }
    }

    pub(super) fn binary_known(
        &mut self,
        op: BinaryOp,
        l: &AnyValue,
        r: &AnyValue,
        of: &Ty,
    ) -> AnyValue {
        let uniform = l.is_uniform() && r.is_uniform();
        let Some(scalar) = of.scalar().filter(|_| is_followed(of)) else {
            return AnyValue::Opaque(uniform);
        };
        match (l, r) {
            (AnyValue::Scalar(l), AnyValue::Scalar(r)) => {
                if op.is_comparison()
                    && let Some(holds) = self.decided(op, l, r, scalar)
                {
                    return AnyValue::Scalar(Value::same(i64::from(holds)));
                }
                let mut result = l.binary(op, r, scalar);
                if let Some(says) = result.says.take() {
                    result.says = Some(self.with_ends(says));
                }
                match (&result.lanes, uniform && scalar.is_integer() && !op.is_comparison()) {
                    (Lanes::Unknown { .. }, true) if result.terms.is_empty() => {
                        let limits = self.limits_of(op, l, r, scalar);
                        let what = || format!("{op:?} {scalar:?}");
                        AnyValue::Scalar(self.computed_from(what, [l, r], limits))
                    }
                    _ => AnyValue::Scalar(result),
                }
            }
            (AnyValue::Parts(l), AnyValue::Parts(r))
                if l.len() == r.len() && !op.is_comparison() =>
            {
                let parts = l.iter().zip(r).map(|(l, r)| self.binary_known(op, l, r, of));
                AnyValue::Parts(parts.collect())
            }
            (AnyValue::Parts(l), scalar) if !op.is_comparison() => {
                AnyValue::Parts(l.iter().map(|l| self.binary_known(op, l, scalar, of)).collect())
            }
            (scalar, AnyValue::Parts(r)) if !op.is_comparison() => {
                AnyValue::Parts(r.iter().map(|r| self.binary_known(op, scalar, r, of)).collect())
            }
            _ => AnyValue::Opaque(uniform),
        }
    }

    // Calls.

    fn call(&mut self, call: &'a Call, span: Span) -> AnyValue {
        let function = &self.module.functions[call.function];
        let mut values = Vec::new();
        for arg in &call.args {
            values.push(match arg {
                Arg::Value(value) => self.eval(*value),
                Arg::Load(place) | Arg::Pointer(place) => self.load(place),
            });
        }
        if self.is_inert(call) {
            return AnyValue::Opaque(values.iter().all(AnyValue::is_uniform));
        }
        for (param, value) in function.params.iter().zip(values) {
            self.set_whole(*param, value);
        }
        let arm = self.arm.take();
        let active = self.state.active.clone();
        let outer = State {
            locals: SharedMap::default(),
            active: active.clone(),
            returned: std::mem::replace(&mut self.state.returned, Mask::none(self.lanes)),
            gone: self.state.gone.clone(),
            result: std::mem::replace(&mut self.state.result, AnyValue::Opaque(true)),
            loops: std::mem::take(&mut self.state.loops),
            path: self.state.path.clone(),
            guards: self.state.guards.clone(),
            limits: self.state.limits.clone(),
            initialized: self.state.initialized.clone(),
        };
        self.calls += 1;
        let frames = self.enter(self.calls, span);
        self.block(&function.body);
        self.frames = frames;
        self.arm = arm;
        let result = std::mem::replace(&mut self.state.result, outer.result);
        // After an early return in some launches, the state here is that of the other launches
        // only.
        let may_have_returned = self.state.path.len() > outer.path.len();
        if may_have_returned {
            self.state.initialized = outer.initialized;
        }
        (self.state.active, self.state.gone) = (active, outer.gone);
        self.state.returned = outer.returned;
        (self.state.loops, self.state.path) = (outer.loops, outer.path);
        (self.state.limits, self.state.guards) = (outer.limits, outer.guards);
        for (param, arg) in function.params.iter().zip(&call.args) {
            if let Arg::Pointer(Place { root: Root::Local(local), .. }) = arg {
                let value = match may_have_returned {
                    true => self.unknown(self.types.local(*local), false),
                    false => self.local(*param),
                };
                self.set(*local, value);
            }
        }
        result
    }

    /// Whether a call has no effect here: it only computes values that are not followed.
    fn is_inert(&self, call: &Call) -> bool {
        let reach = &self.functions[call.function.index()];
        let is_pointer = |arg: &Arg| matches!(arg, Arg::Pointer(_));
        reach.only_computes()
            && !reach.has_index
            && !call.args.iter().any(is_pointer)
            && matches!(self.module.functions[call.function].result, Ty::Scalar(of) if !of.is_word() && of != Scalar::Bool)
    }
}

fn each(known: &AnyValue, f: &dyn Fn(&Value) -> Value) -> AnyValue {
    match known {
        AnyValue::Scalar(value) => AnyValue::Scalar(f(value)),
        AnyValue::Parts(parts) => AnyValue::Parts(parts.iter().map(|part| each(part, f)).collect()),
        AnyValue::Opaque(uniform) => AnyValue::Opaque(*uniform),
    }
}
