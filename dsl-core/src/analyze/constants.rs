//! The values of constant expressions, and the mistakes that constants make certain.

use std::collections::BTreeSet;

use crate::diagnostic::{Code, Diagnostics};
use crate::infer::{Types, project};
use crate::ir::{
    BinaryOp, Expr, ExprId, Literal, Module, Place, Projection, Scalar, Stmt, StmtKind, Ty, UnaryOp,
};

/// The value of a constant expression.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Value {
    Bool(bool),
    I32(i32),
    U32(u32),
    F32(f32),
}

impl Value {
    /// The value of an integer.
    pub(crate) fn integer(self) -> Option<i64> {
        match self {
            Value::I32(value) => Some(i64::from(value)),
            Value::U32(value) => Some(i64::from(value)),
            Value::Bool(_) | Value::F32(_) => None,
        }
    }

    fn of_integer(scalar: Scalar, value: i64) -> Option<Value> {
        match scalar {
            Scalar::I32 => Some(Value::I32(value as i32)),
            Scalar::U32 => Some(Value::U32(value as u32)),
            Scalar::Bool | Scalar::F32 => None,
        }
    }
}

/// Evaluates an expression of literals, constants, operators and casts, with wrapping integers.
pub(crate) fn eval(module: &Module, types: &Types, id: ExprId) -> Option<Value> {
    let eval = |id| eval(module, types, id);
    match &module.exprs[id].kind {
        Expr::Literal(Literal::Bool(value)) => Some(Value::Bool(*value)),
        Expr::Literal(Literal::Float(value)) => Some(Value::F32(*value)),
        Expr::Literal(Literal::Int(value, _)) => {
            Value::of_integer(types.expr(id).scalar()?, *value as i64)
        }
        Expr::Const(constant) => eval(module.consts[*constant].init),
        Expr::Unary(op, operand) => Some(match (op, eval(*operand)?) {
            (UnaryOp::Neg, Value::I32(a)) => Value::I32(a.wrapping_neg()),
            (UnaryOp::Neg, Value::F32(a)) => Value::F32(-a),
            (UnaryOp::Not, Value::Bool(a)) => Value::Bool(!a),
            (UnaryOp::Not, Value::I32(a)) => Value::I32(!a),
            (UnaryOp::Not, Value::U32(a)) => Value::U32(!a),
            (UnaryOp::Neg, Value::Bool(_) | Value::U32(_)) | (UnaryOp::Not, Value::F32(_)) => {
                return None;
            }
        }),
        Expr::Binary(op, left, right) => binary(*op, eval(*left)?, eval(*right)?),
        Expr::Ascribe(operand, _) => eval(*operand),
        Expr::Cast(operand, Ty::Scalar(to)) => Some(cast(eval(*operand)?, *to)),
        Expr::Error
        | Expr::Load(_)
        | Expr::Builtin(_)
        | Expr::Length(_)
        | Expr::Cast(..)
        | Expr::Call(..)
        | Expr::Vector(..)
        | Expr::Array(_)
        | Expr::Repeat(..)
        | Expr::Swizzle(..)
        | Expr::Index(..)
        | Expr::Atomic(..)
        | Expr::WorkgroupUniformLoad(_) => None,
    }
}

fn cast(value: Value, to: Scalar) -> Value {
    macro_rules! cast_to {
        ($ty:ty) => {
            match value {
                Value::Bool(a) => a as u32 as $ty,
                Value::I32(a) => a as $ty,
                Value::U32(a) => a as $ty,
                Value::F32(a) => a as $ty,
            }
        };
    }
    match to {
        Scalar::Bool => value,
        Scalar::I32 => Value::I32(cast_to!(i32)),
        Scalar::U32 => Value::U32(cast_to!(u32)),
        Scalar::F32 => Value::F32(cast_to!(f32)),
    }
}

fn binary(op: BinaryOp, left: Value, right: Value) -> Option<Value> {
    use BinaryOp::{
        Add, And, Div, Eq, Ge, Gt, Le, LogicalAnd, LogicalOr, Lt, Mul, Ne, Or, Rem, Shl, Shr, Sub,
        Xor,
    };
    if op.is_shift() {
        let amount = right.integer()? as u32 & 31;
        return Some(match (left, op) {
            (Value::I32(a), Shl) => Value::I32(a.wrapping_shl(amount)),
            (Value::I32(a), _) => Value::I32(a >> amount),
            (Value::U32(a), Shl) => Value::U32(a.wrapping_shl(amount)),
            (Value::U32(a), _) => Value::U32(a >> amount),
            (Value::Bool(_) | Value::F32(_), _) => return None,
        });
    }
    macro_rules! integers {
        ($variant:ident, $a:expr, $b:expr) => {
            match op {
                Add => Value::$variant($a.wrapping_add($b)),
                Sub => Value::$variant($a.wrapping_sub($b)),
                Mul => Value::$variant($a.wrapping_mul($b)),
                Div if $b == 0 => return None,
                Div => Value::$variant($a.wrapping_div($b)),
                Rem if $b == 0 => return None,
                Rem => Value::$variant($a.wrapping_rem($b)),
                And => Value::$variant($a & $b),
                Or => Value::$variant($a | $b),
                Xor => Value::$variant($a ^ $b),
                _ => return compare(op, &$a, &$b),
            }
        };
    }
    Some(match (left, right) {
        (Value::I32(a), Value::I32(b)) => integers!(I32, a, b),
        (Value::U32(a), Value::U32(b)) => integers!(U32, a, b),
        (Value::F32(a), Value::F32(b)) => match op {
            Add => Value::F32(a + b),
            Sub => Value::F32(a - b),
            Mul => Value::F32(a * b),
            Div => Value::F32(a / b),
            Rem => Value::F32(a % b),
            _ => return compare(op, &a, &b),
        },
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

fn compare<T: PartialOrd>(op: BinaryOp, a: &T, b: &T) -> Option<Value> {
    Some(Value::Bool(match op {
        BinaryOp::Eq => a == b,
        BinaryOp::Ne => a != b,
        BinaryOp::Lt => a < b,
        BinaryOp::Le => a <= b,
        BinaryOp::Gt => a > b,
        BinaryOp::Ge => a >= b,
        _ => return None,
    }))
}

/// Reports divisions by zero, shifts by too much and indices out of bounds that are certain.
pub(super) fn check(module: &Module, types: &Types, diags: &mut Diagnostics) {
    let mut cx = Check { module, types, diags, seen: BTreeSet::new() };
    for (_, constant) in module.consts.iter() {
        if eval(module, types, constant.init).is_none()
            && !matches!(constant.ty, Ty::Vector(..) | Ty::Array(..))
        {
            let message = format!(
                "the value of `{}` is not known at compile time: a constant is made of literals, \
                 constants, operators and casts",
                constant.name.text
            );
            let span = module.exprs[constant.init].span;
            cx.diags.error(Code::ConstExpression, span, message);
        }
        cx.expr(constant.init);
    }
    module.body.for_each_stmt(&mut |stmt| cx.stmt(stmt));
}

struct Check<'a> {
    module: &'a Module,
    types: &'a Types,
    diags: &'a mut Diagnostics,
    seen: BTreeSet<usize>,
}

impl Check<'_> {
    fn eval(&self, id: ExprId) -> Option<Value> {
        eval(self.module, self.types, id)
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
                    && self.eval(step) == Some(Value::U32(0))
                {
                    let span = self.module.exprs[step].span;
                    self.diags.error(Code::ConstArithmetic, span, "a step of 0 never ends");
                }
            }
            StmtKind::Let { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    fn expr(&mut self, id: ExprId) {
        if !self.seen.insert(id.index()) {
            return;
        }
        let node = &self.module.exprs[id];
        match &node.kind {
            Expr::Load(place)
            | Expr::Length(place)
            | Expr::Atomic(_, place, _)
            | Expr::WorkgroupUniformLoad(place) => self.place(place),
            Expr::Index(base, index) => self.index(self.types.expr(*base), *index),
            Expr::Binary(op, left, right) => {
                self.operator(*op, self.types.expr(*left), *right, node.span);
            }
            Expr::Call(name, args)
                if matches!(name.text.as_str(), "rem_euclid" | "div_euclid" | "div_ceil") =>
            {
                self.operator(BinaryOp::Div, self.types.expr(args[0]), args[1], node.span);
            }
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Unary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..) => {}
        }
        self.module.for_each_operand(id, |operand| self.expr(operand));
    }

    fn operator(&mut self, op: BinaryOp, left: &Ty, right: ExprId, span: proc_macro2::Span) {
        if !left.scalar().is_some_and(Scalar::is_integer) {
            return;
        }
        let Some(value) = self.eval(right).and_then(Value::integer) else { return };
        let message = match op {
            BinaryOp::Div | BinaryOp::Rem if value == 0 => "division by zero".to_owned(),
            BinaryOp::Shl | BinaryOp::Shr if !(0..32).contains(&value) => {
                format!("a shift by {value}: the type has 32 bits")
            }
            _ => return,
        };
        self.diags.error(Code::ConstArithmetic, span, message);
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
        let length = match base {
            Ty::Array(_, length) => *length,
            Ty::Vector(_, n) => u32::from(*n),
            _ => return,
        };
        if let Some(value) = self.eval(index).and_then(Value::integer)
            && value >= i64::from(length)
        {
            let message = format!(
                "index {value} is out of bounds: `{}` has the elements 0 to {}",
                base.rust(),
                length - 1
            );
            self.diags.error(Code::IndexOutOfBounds, self.module.exprs[index].span, message);
        }
    }
}
