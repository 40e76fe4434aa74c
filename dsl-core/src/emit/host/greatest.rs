//! The greatest values of indices that the emitted code ensures by itself: by the ends of its loops,
//! the numbers of its invocations, and constants. In debug builds, such an index has no limit, and
//! its proof no assertion.

use super::cpu::Cpu;
use crate::ir::{BinaryOp, BuiltinValue, Expr, ExprId, ForRange, LocalId, Place, Projection, Ty};

impl Cpu<'_> {
    /// Whether the emitted code keeps an index below a length.
    pub(super) fn is_within(&self, index: ExprId, length: u32) -> bool {
        self.greatest(index).is_some_and(|greatest| greatest < length)
    }

    /// A number that the value of an expression never exceeds. `None` if it may be negative.
    pub(super) fn greatest(&self, id: ExprId) -> Option<u32> {
        if let Some(value) = self.constant(id) {
            return value.integer().and_then(|value| u32::try_from(value).ok());
        }
        if *self.ty_of(id) != Ty::U32 {
            return None;
        }
        let module = self.checked.module();
        match &module.exprs[id].kind {
            Expr::Load(_) if let Some(local) = module.inline(id) => {
                self.greatest(self.initializers[&local])
            }
            Expr::Load(place) => self.greatest_at(place),
            Expr::Builtin(BuiltinValue::LocalInvocationIndex) => {
                Some(self.invocations() as u32 - 1)
            }
            Expr::Swizzle(base, name) => self.greatest_component(*base, &name.text),
            Expr::Ascribe(operand, _) => self.greatest(*operand),
            Expr::Binary(op, left, right) => self.greatest_result(*op, *left, *right),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
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
            | Expr::Cooperative(..) => None,
        }
    }

    fn greatest_at(&self, place: &Place) -> Option<u32> {
        let local = place.local()?;
        match place.projections.as_slice() {
            [] => self.greatest_values.borrow().get(&local).copied(),
            [Projection::Member(name)] => {
                self.greatest_component(*self.initializers.get(&local)?, &name.text)
            }
            _ => None,
        }
    }

    /// For a component of an invocation's id in its workgroup.
    fn greatest_component(&self, vector: ExprId, name: &str) -> Option<u32> {
        let module = self.checked.module();
        let Expr::Builtin(BuiltinValue::LocalInvocationId) = module.exprs[vector].kind else {
            return None;
        };
        let axis = ["x", "y", "z"].iter().position(|axis| *axis == name)?;
        Some(module.workgroup_size[axis] - 1)
    }

    fn greatest_result(&self, op: BinaryOp, left: ExprId, right: ExprId) -> Option<u32> {
        let [left, greatest_right] = [left, right].map(|side| self.greatest(side));
        match op {
            BinaryOp::Add => left?.checked_add(greatest_right?),
            BinaryOp::Mul => left?.checked_mul(greatest_right?),
            BinaryOp::And => left.into_iter().chain(greatest_right).min(),
            // Any other divisor may be 0, and the result is the value then.
            BinaryOp::Rem if self.constant(right).is_some() => greatest_right?.checked_sub(1),
            BinaryOp::Sub
            | BinaryOp::Div
            | BinaryOp::Rem
            | BinaryOp::Or
            | BinaryOp::Xor
            | BinaryOp::Shl
            | BinaryOp::Shr
            | BinaryOp::Eq
            | BinaryOp::Ne
            | BinaryOp::Lt
            | BinaryOp::Le
            | BinaryOp::Gt
            | BinaryOp::Ge
            | BinaryOp::LogicalAnd
            | BinaryOp::LogicalOr => None,
        }
    }

    /// Remembers the greatest value of a local that is being declared.
    pub(super) fn declares(&self, local: LocalId, greatest: Option<u32>) {
        let is_known = !self.checked.module().locals[local].assigned
            && *self.checked.types().local(local) == Ty::U32;
        let mut values = self.greatest_values.borrow_mut();
        match greatest.filter(|_| is_known) {
            Some(greatest) => values.insert(local, greatest),
            None => values.remove(&local),
        };
    }

    /// As [`declares`](Self::declares), for the variable of a loop.
    pub(super) fn declares_counter(&self, local: LocalId, range: &ForRange) {
        let end = self.greatest(range.end);
        let last = if range.inclusive { end } else { end.map(|end| end.saturating_sub(1)) };
        self.declares(local, last);
    }
}
