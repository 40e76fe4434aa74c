//! Subgroup and quad operations: free functions in WGSL's names.
//!
//! Their results depend on the values of other invocations in the subgroup. Results of other
//! builtin functions do not. Each operation is therefore evaluated in a statement of its own, at its
//! place in the program, and in uniform control flow. On the CPU they are the functions of
//! `dsl_runtime`'s `cpu::subgroup`.

mod other_sizes;

use super::class::{self, Class};
use super::row::Wgsl::Function;
use super::row::{Builtin, ONE, Same, Shape, U32, row};
use crate::ir::{Expr, ExprId, Name, Scalar};

/// The invocation that the result is taken from.
const FROM: &[Shape] = &[U32];

/// Every operation, for each of its types.
pub(super) fn all() -> impl Iterator<Item = &'static Builtin> {
    TABLE.iter().chain(other_sizes::TABLE)
}

/// Every operation, on the types that Vulkan supports.
static TABLE: &[Builtin] = &[
    // Over all invocations.
    reduce("::subgroup_add", class::NUMBER_OR_DOUBLE, "subgroupAdd"),
    reduce("::subgroup_mul", class::NUMBER_OR_DOUBLE, "subgroupMul"),
    reduce("::subgroup_min", class::NUMBER_OR_DOUBLE, "subgroupMin"),
    reduce("::subgroup_max", class::NUMBER_OR_DOUBLE, "subgroupMax"),
    reduce("::subgroup_and", class::INTEGERS, "subgroupAnd"),
    reduce("::subgroup_or", class::INTEGERS, "subgroupOr"),
    reduce("::subgroup_xor", class::INTEGERS, "subgroupXor"),
    reduce("::subgroup_all", class::BOOL, "subgroupAll"),
    reduce("::subgroup_any", class::BOOL, "subgroupAny"),
    row(
        "::subgroup_ballot",
        class::BOOL,
        ONE,
        Shape::Vector(Scalar::U32, 4),
        Function("subgroupBallot"),
    ),
    // Over the invocations up to this one.
    reduce("::subgroup_exclusive_add", class::NUMBER_OR_DOUBLE, "subgroupExclusiveAdd"),
    reduce("::subgroup_inclusive_add", class::NUMBER_OR_DOUBLE, "subgroupInclusiveAdd"),
    reduce("::subgroup_exclusive_mul", class::NUMBER_OR_DOUBLE, "subgroupExclusiveMul"),
    reduce("::subgroup_inclusive_mul", class::NUMBER_OR_DOUBLE, "subgroupInclusiveMul"),
    // From another invocation.
    gather("::subgroup_broadcast", "subgroupBroadcast"),
    reduce("::subgroup_broadcast_first", class::NUMBER_OR_DOUBLE, "subgroupBroadcastFirst"),
    gather("::subgroup_shuffle", "subgroupShuffle"),
    gather("::subgroup_shuffle_xor", "subgroupShuffleXor"),
    gather("::subgroup_shuffle_up", "subgroupShuffleUp"),
    gather("::subgroup_shuffle_down", "subgroupShuffleDown"),
    gather("::quad_broadcast", "quadBroadcast"),
    reduce("::quad_swap_x", class::NUMBER_OR_DOUBLE, "quadSwapX"),
    reduce("::quad_swap_y", class::NUMBER_OR_DOUBLE, "quadSwapY"),
    reduce("::quad_swap_diagonal", class::NUMBER_OR_DOUBLE, "quadSwapDiagonal"),
];

/// The requirement on the second argument of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selector {
    /// A constant below this number.
    Constant(u32),
    /// The same value in all invocations; if it is a constant, below the largest subgroup size.
    Uniform,
    /// Any value; if it is a constant, below the largest subgroup size.
    Any,
}

/// The largest subgroup size that WGSL knows.
pub const MAX_SIZE: u32 = 128;

/// Whether the table has a builtin function of that name.
pub fn contains(name: &str) -> bool {
    TABLE.iter().any(|builtin| builtin.name == name)
}

/// WGSL's name of an operation.
pub fn wgsl(name: &str) -> &'static str {
    let row = TABLE.iter().find(|builtin| builtin.name == name).map(|builtin| builtin.wgsl);
    let Some(Function(wgsl)) = row else { unreachable!("every operation is one of WGSL") };
    wgsl
}

/// The function with that name in WGSL.
pub fn by_wgsl(name: &str) -> Option<&'static str> {
    let is_it = |builtin: &&Builtin| matches!(builtin.wgsl, Function(wgsl) if wgsl == name);
    TABLE.iter().find(is_it).map(|builtin| Builtin::identifier(builtin.name))
}

/// The requirement on the second argument of the operation of that name, if it has one.
pub fn selector(name: &str) -> Option<Selector> {
    match name {
        "::quad_broadcast" => Some(Selector::Constant(4)),
        "::subgroup_broadcast" => Some(Selector::Constant(MAX_SIZE)),
        "::subgroup_shuffle" => Some(Selector::Any),
        "::subgroup_shuffle_xor" | "::subgroup_shuffle_up" | "::subgroup_shuffle_down" => {
            Some(Selector::Uniform)
        }
        _ => None,
    }
}

/// A function of one value.
const fn reduce(name: &'static str, class: Class, wgsl: &'static str) -> Builtin {
    row(name, class, ONE, Same, Function(wgsl))
}

/// A function of a value and of the number of the invocation whose value is the result.
const fn gather(name: &'static str, wgsl: &'static str) -> Builtin {
    row(name, class::NUMBER_OR_DOUBLE, FROM, Same, Function(wgsl))
}

impl Expr {
    /// The name and arguments of a subgroup operation. Each is the initializer of a `Let`.
    pub fn subgroup_operation(&self) -> Option<(&Name, &[ExprId])> {
        let Expr::Call(name, args) = self else { return None };
        contains(&name.text).then_some((name, args))
    }
}
