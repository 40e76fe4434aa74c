//! Operators, atomic operations and builtin values, with their names in Rust and in WGSL.

use crate::scalar::Scalar;
use crate::ty::Ty;

/// The prefix operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum UnaryOp {
    /// `-`.
    Neg,
    /// `!`.
    Not,
}

/// The infix operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is its operator")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    And,
    Or,
    Xor,
    Shl,
    Shr,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// `&&`: the right operand is evaluated only if the left is true.
    LogicalAnd,
    /// `||`: the right operand is evaluated only if the left is false.
    LogicalOr,
}

impl BinaryOp {
    /// The operator, the same in Rust and in WGSL.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::And => "&",
            BinaryOp::Or => "|",
            BinaryOp::Xor => "^",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::LogicalAnd => "&&",
            BinaryOp::LogicalOr => "||",
        }
    }

    /// Whether it compares its operands and gives a truth value.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }

    /// Whether its operands can be numbers or truth values of that type, or vectors of them.
    pub fn exists_for(self, scalar: Scalar) -> bool {
        use BinaryOp::*;
        match self {
            Add | Sub | Mul | Div | Rem => !matches!(scalar, Scalar::Bool | Scalar::Char),
            And | Or | Xor => !scalar.is_float() && scalar != Scalar::Char,
            Shl | Shr => scalar.is_integer(),
            Eq | Lt | Le | Ne | Ge | Gt | LogicalAnd | LogicalOr => true,
        }
    }

    /// Whether it is `<<` or `>>`.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    /// Whether it is `&`, `|` or `^`.
    pub fn is_bitwise(self) -> bool {
        matches!(self, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
    }

    /// Whether a comparison of two values holds; `None` for other operators.
    pub(crate) fn holds<T: PartialOrd>(self, a: &T, b: &T) -> Option<bool> {
        use BinaryOp::*;
        match self {
            Eq => Some(a == b),
            Ne => Some(a != b),
            Lt => Some(a < b),
            Le => Some(a <= b),
            Gt => Some(a > b),
            Ge => Some(a >= b),
            Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr | LogicalAnd | LogicalOr => {
                None
            }
        }
    }

    /// The comparison with its sides exchanged: `b > a` for `a < b`.
    pub(crate) fn mirrored(self) -> Option<BinaryOp> {
        use BinaryOp::*;
        match self {
            Lt => Some(Gt),
            Le => Some(Ge),
            Gt => Some(Lt),
            Ge => Some(Le),
            Eq | Ne => Some(self),
            Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr | LogicalAnd | LogicalOr => {
                None
            }
        }
    }

    /// The comparison that holds if this one does not. With a NaN, neither need hold.
    pub(crate) fn negated(self) -> Option<BinaryOp> {
        use BinaryOp::*;
        match self {
            Lt => Some(Ge),
            Le => Some(Gt),
            Gt => Some(Le),
            Ge => Some(Lt),
            Eq => Some(Ne),
            Ne => Some(Eq),
            Add | Sub | Mul | Div | Rem | And | Or | Xor | Shl | Shr | LogicalAnd | LogicalOr => {
                None
            }
        }
    }

    /// Whether it is `/` or `%`.
    pub(crate) fn divides(self) -> bool {
        matches!(self, BinaryOp::Div | BinaryOp::Rem)
    }

    /// Whether it is `&&` or `||`.
    pub(crate) fn is_logical(self) -> bool {
        matches!(self, BinaryOp::LogicalAnd | BinaryOp::LogicalOr)
    }
}

impl Ty {
    /// The type of `left op right` with matrices; `None` if Rust has no such operator.
    pub fn of_matrices(op: BinaryOp, left: &Ty, right: &Ty) -> Option<Ty> {
        use BinaryOp::{Add, Div, Mul, Sub};
        match (left, op, right) {
            (Ty::Matrix(n), Add | Sub | Mul, Ty::Matrix(m)) if n == m => Some(left.clone()),
            (Ty::Matrix(n), Mul, Ty::Vector(Scalar::F32, m)) if n == m => Some(right.clone()),
            (Ty::Matrix(_), Mul | Div, &Ty::F32) => Some(left.clone()),
            (&Ty::F32, Mul, Ty::Matrix(_)) => Some(right.clone()),
            _ => None,
        }
    }
}

/// An operator that a type can implement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    /// `-a`, `!a`.
    Unary(UnaryOp),
    /// `a + b`.
    Binary(BinaryOp),
    /// `a += b`.
    Compound(BinaryOp),
    /// `T::from(a)`.
    From,
    /// `T::try_from(a)`.
    TryFrom,
    /// `a as _`, which only numbers have.
    Cast,
}

impl Operator {
    /// The conversion that an associated function of this name implements.
    pub(crate) fn converting(function: &str) -> Option<Operator> {
        match function {
            "from" => Some(Operator::From),
            "try_from" => Some(Operator::TryFrom),
            _ => None,
        }
    }
}

/// The atomic operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the operation of its name")]
pub enum AtomicOp {
    Load,
    Store,
    Swap,
    Add,
    Sub,
    Min,
    Max,
    And,
    Or,
    Xor,
    /// Gives a pair: the old value, and whether it was replaced. The pair always initialises a
    /// local.
    CompareExchange,
}

impl AtomicOp {
    /// The operations: Rust's method, WGSL's function, the number of arguments.
    pub const ALL: [(AtomicOp, &'static str, &'static str, usize); 11] = [
        (AtomicOp::Load, "load", "atomicLoad", 0),
        (AtomicOp::Store, "store", "atomicStore", 1),
        (AtomicOp::Swap, "swap", "atomicExchange", 1),
        (AtomicOp::Add, "fetch_add", "atomicAdd", 1),
        (AtomicOp::Sub, "fetch_sub", "atomicSub", 1),
        (AtomicOp::Min, "fetch_min", "atomicMin", 1),
        (AtomicOp::Max, "fetch_max", "atomicMax", 1),
        (AtomicOp::And, "fetch_and", "atomicAnd", 1),
        (AtomicOp::Or, "fetch_or", "atomicOr", 1),
        (AtomicOp::Xor, "fetch_xor", "atomicXor", 1),
        (AtomicOp::CompareExchange, "compare_exchange", "atomicCompareExchangeWeak", 2),
    ];

    /// Rust's method.
    pub fn rust(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// WGSL's function.
    pub fn wgsl(self) -> &'static str {
        Self::ALL[self as usize].2
    }

    /// Whether atomics of a type have this operation: atomic floats only add and subtract.
    pub fn is_of(self, scalar: Scalar) -> bool {
        match self {
            AtomicOp::Load | AtomicOp::Store | AtomicOp::Swap | AtomicOp::Add | AtomicOp::Sub => {
                true
            }
            AtomicOp::Min
            | AtomicOp::Max
            | AtomicOp::And
            | AtomicOp::Or
            | AtomicOp::Xor
            | AtomicOp::CompareExchange => scalar.is_integer(),
        }
    }
}

/// The builtin values of the compute stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names are the WGSL specification's")]
pub enum BuiltinValue {
    GlobalInvocationId,
    LocalInvocationId,
    LocalInvocationIndex,
    WorkgroupId,
    NumWorkgroups,
    SubgroupSize,
    SubgroupInvocationId,
    SubgroupId,
    NumSubgroups,
}

impl BuiltinValue {
    /// The builtin values with their name, the same in Rust and in WGSL.
    pub const ALL: [(BuiltinValue, &'static str); 9] = [
        (BuiltinValue::GlobalInvocationId, "global_invocation_id"),
        (BuiltinValue::LocalInvocationId, "local_invocation_id"),
        (BuiltinValue::LocalInvocationIndex, "local_invocation_index"),
        (BuiltinValue::WorkgroupId, "workgroup_id"),
        (BuiltinValue::NumWorkgroups, "num_workgroups"),
        (BuiltinValue::SubgroupSize, "subgroup_size"),
        (BuiltinValue::SubgroupInvocationId, "subgroup_invocation_id"),
        (BuiltinValue::SubgroupId, "subgroup_id"),
        (BuiltinValue::NumSubgroups, "num_subgroups"),
    ];

    /// The name, the same in Rust and in WGSL.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The type of the value.
    pub fn ty(self) -> Ty {
        match self {
            BuiltinValue::LocalInvocationIndex
            | BuiltinValue::SubgroupSize
            | BuiltinValue::SubgroupInvocationId
            | BuiltinValue::SubgroupId
            | BuiltinValue::NumSubgroups => Ty::U32,
            BuiltinValue::GlobalInvocationId
            | BuiltinValue::LocalInvocationId
            | BuiltinValue::WorkgroupId
            | BuiltinValue::NumWorkgroups => Ty::Vector(Scalar::U32, 3),
        }
    }

    /// Whether all invocations of a workgroup see the same value.
    pub fn is_uniform(self) -> bool {
        match self {
            BuiltinValue::WorkgroupId
            | BuiltinValue::NumWorkgroups
            | BuiltinValue::SubgroupSize
            | BuiltinValue::NumSubgroups => true,
            BuiltinValue::GlobalInvocationId
            | BuiltinValue::LocalInvocationId
            | BuiltinValue::LocalInvocationIndex
            | BuiltinValue::SubgroupInvocationId
            | BuiltinValue::SubgroupId => false,
        }
    }

    /// Whether it concerns subgroups.
    pub fn is_of_subgroups(self) -> bool {
        match self {
            BuiltinValue::SubgroupSize
            | BuiltinValue::SubgroupInvocationId
            | BuiltinValue::SubgroupId
            | BuiltinValue::NumSubgroups => true,
            BuiltinValue::GlobalInvocationId
            | BuiltinValue::LocalInvocationId
            | BuiltinValue::LocalInvocationIndex
            | BuiltinValue::WorkgroupId
            | BuiltinValue::NumWorkgroups => false,
        }
    }
}
