//! The values of constant expressions, and the certain mistakes in them.

use std::collections::{BTreeMap, BTreeSet};

use half::f16;

use super::behavior::block_behavior;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{
    BinaryOp, Block, Expr, ExprId, Literal, LocalId, Module, Place, Projection, Scalar, Stmt,
    StmtKind, Ty, UnaryOp, project,
};
pub(crate) use crate::value::Value;

/// Evaluates an expression of literals, constants, operators and casts. Integers wrap. It covers
/// everything that WGSL takes for a constant expression.
pub(crate) fn eval(module: &Module, types: &Types, id: ExprId) -> Option<Value> {
    types.value(id, || find(module, types, id))
}

/// The value of an index as the source states it: a negative number before its cast wrapped it.
/// `initializers` are the initializers of the locals.
pub(super) fn as_written(
    module: &Module,
    types: &Types,
    initializers: &BTreeMap<LocalId, ExprId>,
    mut index: ExprId,
    value: i128,
) -> i128 {
    loop {
        let kind = &module.exprs[index].kind;
        if let Expr::Cast(operand, _) = kind {
            match types.expr(*operand).scalar() {
                Some(Scalar::I32) => return i128::from(value as i32),
                Some(Scalar::I64) => {
                    let exact = eval(module, types, *operand).and_then(Value::integer);
                    return exact.unwrap_or(value);
                }
                _ => {}
            }
        }
        index = if let Expr::Ascribe(operand, _) | Expr::Cast(operand, _) = kind {
            *operand
        } else if let Some(init) = kind.loaded_local().and_then(|of| initializers.get(&of)) {
            *init
        } else {
            return value;
        };
    }
}

fn find(module: &Module, types: &Types, id: ExprId) -> Option<Value> {
    let eval = |id| eval(module, types, id);
    match &module.exprs[id].kind {
        Expr::Literal(Literal::Bool(value)) => Some(Value::Bool(*value)),
        Expr::Literal(Literal::Float { single, double, .. }) => {
            let is_double = *types.expr(id) == Ty::Scalar(Scalar::F64);
            Some(if is_double { Value::F64(*double) } else { Value::F32(*single) })
        }
        Expr::Literal(Literal::Int(value, _)) => {
            let scalar = types.expr(id).scalar().filter(|scalar| !scalar.is_float())?;
            Some(Value::wrapped((*value).into(), scalar))
        }
        Expr::Const(constant) => eval(module.consts[*constant].init),
        Expr::Variant(_, value) => Some(Value::word(*value)),
        Expr::Number(is_one, _) => Some(number(*is_one, types.expr(id).as_scalar()?)),
        Expr::Unary(op, operand) => unary(*op, eval(*operand)?),
        Expr::Binary(op, left, right) => binary(*op, eval(*left)?, eval(*right)?),
        Expr::Ascribe(operand, _) => eval(*operand),
        Expr::Cast(operand, Ty::Scalar(to)) => Some(cast(eval(*operand)?, *to)),
        call @ Expr::Call(_, args) => call.meaning()?.converted(eval(args[0])?),
        Expr::Length(place) => {
            let Ty::Array(_, length) = types.place(module, place) else { return None };
            let scalar = types.expr(id).scalar().unwrap_or(Scalar::U32);
            Some(Value::Int(length.into(), scalar))
        }
        Expr::Swizzle(base, _) if module.is_none(*base) => {
            Some(number(false, types.expr(id).as_scalar()?))
        }
        Expr::Swizzle(base, name) if is_constant(module, types, *base) => {
            let part = match matches!(types.expr(*base), Ty::Struct(_)) {
                true => member(module, types, *base, &name.text)?,
                false if name.text.len() == 1 => component(module, types, *base, &name.text)?,
                false => return None,
            };
            eval(part)
        }
        Expr::Index(base, index) if is_constant(module, types, *base) => {
            eval(element(module, types, *base, eval(*index)?)?)
        }
        Expr::Error
        | Expr::Load(_)
        | Expr::Builtin(_)
        | Expr::Cast(..)
        | Expr::Vector(..)
        | Expr::Array(_)
        | Expr::Repeat(..)
        | Expr::Swizzle(..)
        | Expr::Index(..)
        | Expr::Atomic(..)
        | Expr::Texture(..)
        | Expr::Cooperative(..)
        | Expr::Invoke(..)
        | Expr::Ref(..)
        | Expr::Construct(..)
        | Expr::Tuple(_)
        | Expr::WorkgroupUniformLoad(_) => None,
    }
}

/// Whether the expression is a constant expression in WGSL.
pub(crate) fn is_constant(module: &Module, types: &Types, id: ExprId) -> bool {
    !module.any(id, &|expr| {
        if let Expr::Length(place) = expr {
            return !matches!(types.place(module, place), Ty::Array(..));
        }
        let is_outside = matches!(expr, Expr::Builtin(_) | Expr::Cooperative(..));
        is_outside || expr.place().is_some() || expr.is_effect()
    })
}

/// Follows constants and indices to the expression that writes out a constant vector or array.
fn written_out(module: &Module, types: &Types, id: ExprId) -> Option<ExprId> {
    let kind = &module.exprs[id].kind;
    let next = if let Expr::Const(constant) = kind {
        module.consts[*constant].init
    } else if let Expr::Ascribe(operand, _) = kind {
        *operand
    } else if let Expr::Index(base, index) = kind {
        element(module, types, *base, eval(module, types, *index)?)?
    } else {
        return Some(id);
    };
    written_out(module, types, next)
}

/// The expression of a member of a constant structure.
fn member(module: &Module, types: &Types, base: ExprId, name: &str) -> Option<ExprId> {
    let base = written_out(module, types, base)?;
    let Ty::Struct(of) = types.expr(base) else { return None };
    let at = of.members.iter().position(|member| member.name == name)?;
    let kind = &module.exprs[base].kind;
    if let Expr::Construct(_, members) | Expr::Tuple(members) = kind {
        return members.get(at).copied();
    }
    let Expr::Swizzle(outer, outer_name) = kind else { return None };
    let outer = member(module, types, *outer, &outer_name.text)?;
    member(module, types, outer, name)
}

/// The expression of a component of a constant vector.
pub(super) fn component(
    module: &Module,
    types: &Types,
    base: ExprId,
    name: &str,
) -> Option<ExprId> {
    let at = "xyzw".find(name)?;
    let kind = &module.exprs[written_out(module, types, base)?].kind;
    if let Expr::Vector(Ty::Vector(..), components) = kind {
        return match components.as_slice() {
            [one] => Some(*one),
            all => all.get(at).copied(),
        };
    }
    let Expr::Swizzle(vector, names) = kind else { return None };
    component(module, types, *vector, names.text.get(at..=at)?)
}

/// The expression of an element of a constant array or vector.
fn element(module: &Module, types: &Types, base: ExprId, index: Value) -> Option<ExprId> {
    let at = usize::try_from(index.integer()?).ok()?;
    let kind = &module.exprs[written_out(module, types, base)?].kind;
    if let Expr::Array(elements) = kind {
        return elements.get(at).copied();
    }
    if let Expr::Repeat(value, _) = kind {
        return Some(*value);
    }
    // The parts are columns, or the components of all columns.
    if let Expr::Vector(Ty::Matrix(n), parts) = kind {
        return (parts.len() == usize::from(*n)).then(|| parts.get(at).copied())?;
    }
    component(module, types, base, "xyzw".get(at..=at)?)
}

/// The number at an index of a table of constants. A `bool` is 0 or 1.
pub(super) fn number_at(module: &Module, types: &Types, table: ExprId, at: u32) -> Option<i128> {
    eval(module, types, element(module, types, table, Value::word(at))?)?.number()
}

/// The exact result of integer arithmetic, without wrapping. `scalar` is the type of the left
/// operand. `None` where WGSL has a rule of its own.
pub(crate) fn exact(op: BinaryOp, scalar: Scalar, a: i128, b: i128) -> Option<i128> {
    match op {
        BinaryOp::Add => Some(a + b),
        BinaryOp::Sub => Some(a - b),
        // The product of two 64-bit integers may exceed `i128`. Then it exceeds their type, too.
        BinaryOp::Mul => Some(a.saturating_mul(b)),
        BinaryOp::Div => a.checked_div(b),
        // The quotient overflows. WGSL rejects that.
        BinaryOp::Rem if a == scalar.limits().0 && b == -1 => None,
        BinaryOp::Rem => a.checked_rem(b),
        BinaryOp::Shl => (0..scalar.bits().into()).contains(&b).then(|| a << b),
        BinaryOp::Shr => (0..scalar.bits().into()).contains(&b).then(|| a >> b),
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        BinaryOp::Eq
        | BinaryOp::Ne
        | BinaryOp::Lt
        | BinaryOp::Le
        | BinaryOp::Gt
        | BinaryOp::Ge
        | BinaryOp::LogicalAnd
        | BinaryOp::LogicalOr => None,
    }
}

pub(crate) fn unary(op: UnaryOp, value: Value) -> Option<Value> {
    Some(match (op, value) {
        (UnaryOp::Neg, Value::Int(a, of)) if of.is_signed() => Value::wrapped(-a, of),
        (UnaryOp::Neg, Value::F32(a)) => Value::F32(-a),
        (UnaryOp::Neg, Value::F16(a)) => Value::F16(-a),
        (UnaryOp::Neg, Value::F64(a)) => Value::F64(-a),
        (UnaryOp::Not, Value::Bool(a)) => Value::Bool(!a),
        (UnaryOp::Not, Value::Int(a, of)) => Value::wrapped(!a, of),
        (UnaryOp::Neg, Value::Bool(_) | Value::Int(..))
        | (UnaryOp::Not, Value::F32(_) | Value::F16(_) | Value::F64(_)) => return None,
    })
}

/// 0 or 1 of a scalar type.
pub(crate) fn number(is_one: bool, of: Scalar) -> Value {
    if of == Scalar::Bool { Value::Bool(is_one) } else { cast(Value::word(is_one.into()), of) }
}

pub(crate) fn cast(value: Value, to: Scalar) -> Value {
    macro_rules! float {
        ($ty:ty) => {
            match value {
                Value::Bool(a) => u8::from(a).into(),
                Value::Int(a, _) => a as $ty,
                Value::F32(a) => a as $ty,
                Value::F16(a) => a.to_f32() as $ty,
                Value::F64(a) => a as $ty,
            }
        };
    }
    match to {
        Scalar::Bool => value,
        Scalar::F32 => Value::F32(float!(f32)),
        Scalar::F16 => Value::F16(f16::from_f32(float!(f32))),
        Scalar::F64 => Value::F64(float!(f64)),
        Scalar::I32
        | Scalar::U32
        | Scalar::I64
        | Scalar::U64
        | Scalar::I8
        | Scalar::U8
        | Scalar::I16
        | Scalar::U16
        | Scalar::Isize
        | Scalar::Usize
        | Scalar::Char => {
            let (min, max) = to.limits();
            match value {
                Value::Bool(a) => Value::Int(a.into(), to),
                Value::Int(a, _) => Value::wrapped(a, to),
                // The cast saturates.
                Value::F32(a) => Value::Int((a as i128).clamp(min, max), to),
                Value::F16(a) => Value::Int((a.to_f32() as i128).clamp(min, max), to),
                Value::F64(a) => Value::Int((a as i128).clamp(min, max), to),
            }
        }
    }
}

pub(crate) fn binary(op: BinaryOp, left: Value, right: Value) -> Option<Value> {
    use BinaryOp::{
        Add, And, Div, Eq, Ge, Gt, Le, LogicalAnd, LogicalOr, Lt, Mul, Ne, Or, Rem, Shl, Shr, Sub,
        Xor,
    };
    if op.is_shift() {
        let (Value::Int(a, of), by) = (left, right.integer()?) else { return None };
        // The shift amount is taken modulo the width.
        let by = by.rem_euclid(of.bits().into());
        return Some(Value::wrapped(if op == Shl { a << by } else { a >> by }, of));
    }
    macro_rules! floats {
        ($variant:ident, $a:expr, $b:expr) => {
            match op {
                Add => Value::$variant($a + $b),
                Sub => Value::$variant($a - $b),
                Mul => Value::$variant($a * $b),
                Div => Value::$variant($a / $b),
                Rem => Value::$variant($a % $b),
                And | Or | Xor | Shl | Shr | LogicalAnd | LogicalOr => return None,
                Eq | Ne | Lt | Le | Gt | Ge => return op.holds(&$a, &$b).map(Value::Bool),
            }
        };
    }
    Some(match (left, right) {
        (Value::Int(a, of), Value::Int(b, other)) if of == other => match op {
            Add => Value::wrapped(a + b, of),
            Sub => Value::wrapped(a - b, of),
            // The product of two `u64`s may exceed `i128`.
            Mul => Value::wrapped(a.wrapping_mul(b), of),
            Div => Value::wrapped(a.checked_div(b)?, of),
            Rem => Value::wrapped(a.checked_rem(b)?, of),
            And => Value::Int(a & b, of),
            Or => Value::Int(a | b, of),
            Xor => Value::Int(a ^ b, of),
            Shl | Shr | LogicalAnd | LogicalOr => return None,
            Eq | Ne | Lt | Le | Gt | Ge => return op.holds(&a, &b).map(Value::Bool),
        },
        (Value::F32(a), Value::F32(b)) => floats!(F32, a, b),
        (Value::F16(a), Value::F16(b)) => floats!(F16, a, b),
        (Value::F64(a), Value::F64(b)) => floats!(F64, a, b),
        (Value::Bool(a), Value::Bool(b)) => match op {
            LogicalAnd | And => Value::Bool(a && b),
            LogicalOr | Or => Value::Bool(a || b),
            Ne | Xor => Value::Bool(a != b),
            Eq => Value::Bool(a == b),
            Add | Sub | Mul | Div | Rem | Shl | Shr | Lt | Le | Gt | Ge => return None,
        },
        _ => return None,
    })
}

/// Reports certain divisions by zero, shifts by too many bits, and indices out of bounds.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    // If there are other errors, an unknown value may be a consequence of them.
    let is_sound = diags.is_empty();
    let mut cx =
        Check { module, types, diags, seen: BTreeSet::new(), initializers: module.initializers() };
    for (_, constant) in module.consts.iter() {
        let before = cx.diags.len();
        cx.expr(constant.init);
        cx.overflow(constant.init);
        if is_sound && cx.diags.len() == before && !cx.is_item_value(constant.init) {
            let message = format!(
                "the value of `{}` is not known at compile time: constants are made of literals, \
                 other constants, operators, casts, `Vec3::new(…)` and arrays",
                constant.name.text
            );
            let span = module.exprs[constant.init].span;
            cx.diags.error(Code::ConstExpression, span, message);
        }
    }
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| cx.stmt(stmt));
    }
}

struct Check<'a> {
    module: &'a Module,
    types: &'a Types,
    diags: &'a mut Diagnostics,
    seen: BTreeSet<ExprId>,
    /// The initializers of the locals that are never assigned to.
    initializers: BTreeMap<LocalId, ExprId>,
}

impl Check<'_> {
    fn eval(&self, id: ExprId) -> Option<Value> {
        eval(self.module, self.types, id)
    }

    /// Whether Rust, WGSL and this compiler all know the value of a `const` item.
    fn is_item_value(&self, id: ExprId) -> bool {
        let kind = &self.module.exprs[id].kind;
        if let Expr::Vector(_, parts)
        | Expr::Array(parts)
        | Expr::Construct(_, parts)
        | Expr::Tuple(parts) = kind
        {
            return parts.iter().all(|part| self.is_item_value(*part));
        }
        if let Expr::Repeat(value, _) = kind {
            return self.is_item_value(*value);
        }
        matches!(kind, Expr::Const(_)) || self.eval(id).is_some()
    }

    /// Reports overflow in a `const` item: Rust rejects it.
    fn overflow(&mut self, id: ExprId) {
        let integer = |id| self.eval(id).and_then(Value::integer);
        let node = &self.module.exprs[id];
        let exact = if let Some((op, left, right)) = node.kind.binary() {
            let scalar = self.types.expr(left).scalar().unwrap_or(Scalar::U32);
            let operands = integer(left).zip(integer(right)).filter(|_| !op.is_shift());
            operands.and_then(|(a, b)| exact(op, scalar, a, b))
        } else if let Expr::Unary(UnaryOp::Neg, operand) = &node.kind
            && !matches!(self.module.exprs[*operand].kind, Expr::Literal(_))
        {
            integer(*operand).map(|a| -a)
        } else {
            None
        };
        if let (Some(exact), Some(result)) = (exact, integer(id))
            && result != exact
        {
            let ty = self.types.expr(id).rust();
            let message = format!("this is {exact}, which overflows `{ty}`");
            return self.diags.error(Code::ConstArithmetic, node.span, message);
        }
        self.module.for_each_operand(id, |operand| self.overflow(operand));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        match &stmt.kind {
            StmtKind::Assign { place, op, value } => {
                self.place(place);
                if let Some(op) = op {
                    let place = self.types.place(self.module, place);
                    self.operator(*op, &place, *value, stmt.span);
                }
            }
            StmtKind::For { range, .. } => {
                if let Some(step) = range.step
                    && self.eval(step).and_then(Value::integer) == Some(0)
                {
                    let span = self.module.exprs[step].span;
                    self.diags.error(
                        Code::ConstArithmetic,
                        span,
                        "a loop with a step of 0 never ends",
                    );
                }
            }
            StmtKind::While { condition, body, .. } => self.endless(*condition, body),
            StmtKind::Let { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    /// Reports a loop that ends only if an unsigned number is below 0.
    fn endless(&mut self, condition: ExprId, body: &Block) {
        let is_unsigned = |id| {
            let scalar = self.types.expr(id).scalar();
            scalar.is_some_and(|scalar| scalar.is_integer() && scalar.limits().0 == 0)
        };
        let is_zero = |id| self.value(id).and_then(Value::integer) == Some(0);
        let node = &self.module.exprs[condition];
        let always_holds = match node.kind.binary() {
            Some((BinaryOp::Ge, left, right)) => is_unsigned(left) && is_zero(right),
            Some((BinaryOp::Le, left, right)) => is_unsigned(right) && is_zero(left),
            _ => false,
        };
        if always_holds && !block_behavior(body).leaves() {
            let message = "this loop never ends: an unsigned number is always at least 0; count \
                           down with `for i in (0..n).rev()`, or with an `i32`";
            self.diags.error(Code::EndlessLoop, node.span, message);
        }
    }

    fn expr(&mut self, id: ExprId) {
        if !self.seen.insert(id) {
            return;
        }
        let node = &self.module.exprs[id];
        if let Some((base, index)) = node.kind.indexing() {
            self.index(self.types.expr(base), index);
        }
        match &node.kind {
            Expr::Load(place)
            | Expr::Length(place)
            | Expr::Atomic(_, place, _)
            | Expr::Ref(place, _)
            | Expr::WorkgroupUniformLoad(place) => self.place(place),
            Expr::Texture(op, place, args) => {
                super::textures::check_constants(
                    self.module,
                    self.types,
                    *op,
                    place,
                    args,
                    self.diags,
                );
            }
            Expr::Cooperative(_, place, _) => place.iter().for_each(|place| self.place(place)),
            Expr::Binary(op, left, right) => {
                self.operator(*op, self.types.expr(*left), *right, node.span);
            }
            call @ Expr::Call(_, args) if call.meaning().is_some_and(|of| of.divides) => {
                self.operator(BinaryOp::Div, self.types.expr(args[0]), args[1], node.span);
            }
            Expr::Call(name, args) => super::subgroups::check_selector(
                self.module,
                self.types,
                &name.text,
                args,
                self.diags,
            ),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Unary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Invoke(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::Index(..)
            | Expr::Swizzle(..) => {}
        }
        self.module.for_each_operand(id, |operand| self.expr(operand));
    }

    fn operator(&mut self, op: BinaryOp, left: &Ty, right: ExprId, span: proc_macro2::Span) {
        let Some(scalar) = left.scalar().filter(|scalar| scalar.is_integer()) else { return };
        if scalar.is_size() && op.is_shift() {
            // A `usize` has another width on the host.
            return;
        }
        let bits = scalar.bits();
        // naga finds a zero divisor behind locals, too. Other certain mistakes with locals depend
        // on the code that is reached; a later analysis finds them.
        let right = if op.is_shift() { right } else { self.initializer(right) };
        let value = if let Ty::Vector(_, n) = self.types.expr(right) {
            let parts = "xyzw"[..usize::from(*n)].split_inclusive(|_| true);
            let mut values = parts
                .filter_map(|name| component(self.module, self.types, right, name))
                .filter_map(|part| self.value(part)?.integer());
            values.find(|value| *value == 0)
        } else {
            let value = if op.is_shift() { self.eval(right) } else { self.value(right) };
            value.and_then(Value::integer)
        };
        let Some(value) = value else { return };
        let message = if op.divides() && value == 0 {
            "division by zero".to_owned()
        } else if op.is_shift() && !(0..bits.into()).contains(&value) {
            format!("a shift by {value}: the type has {bits} bits")
        } else {
            return;
        };
        self.diags.error(Code::ConstArithmetic, span, message);
    }

    /// The value of an expression. It may contain locals that are never assigned to.
    fn value(&self, id: ExprId) -> Option<Value> {
        let id = self.initializer(id);
        let kind = &self.module.exprs[id].kind;
        if let Expr::Unary(op, operand) = kind {
            unary(*op, self.value(*operand)?)
        } else if let Some((op, left, right)) = kind.binary() {
            binary(op, self.value(left)?, self.value(right)?)
        } else if let Expr::Cast(operand, Ty::Scalar(to)) = kind {
            Some(cast(self.value(*operand)?, *to))
        } else {
            self.eval(id)
        }
    }

    /// The initializer, if the expression loads a local that is never assigned to; else the
    /// expression.
    fn initializer(&self, id: ExprId) -> ExprId {
        let kind = &self.module.exprs[id].kind;
        if let Expr::Ascribe(operand, _) = kind {
            return self.initializer(*operand);
        }
        let init = kind.loaded_local().and_then(|local| self.initializers.get(&local));
        init.map_or(id, |init| self.initializer(*init))
    }

    fn place(&mut self, place: &Place) {
        let mut ty = self.types.root(self.module, place.root).clone();
        for projection in &place.projections {
            if let Projection::Index(index) = projection {
                self.index(&ty, *index);
            }
            ty = project(&ty, projection);
        }
    }

    fn index(&mut self, base: &Ty, index: ExprId) {
        let length = if let Ty::RuntimeArray(element) = base
            && base.buffers().is_none()
        {
            // A binding is smaller than 4 GiB.
            u32::MAX / crate::layout::stride(element)
        } else if let Some(length) = base.length() {
            length
        } else {
            return;
        };
        if let Some(value) = self.eval(index).and_then(Value::integer)
            && value >= i128::from(length)
        {
            let value = as_written(self.module, self.types, &self.initializers, index, value);
            let message = format!(
                "index {value} is out of bounds: `{}` has the elements 0 to {}",
                base.rust(),
                length - 1
            );
            self.diags.error(Code::IndexOutOfBounds, self.module.exprs[index].span, message);
        }
    }
}
