//! The compiler's intermediate representation: a kernel with resolved names and without syntax.
//!
//! A [`Module`] holds one entry point with everything it refers to. `lower` makes it. What later
//! stages learn (types, facts) lives in side tables.
//!
//! # Meaning
//!
//! * **Order.** Statements run in order. Until `build` has processed a body, operands within an
//!   expression are evaluated from left to right, and a [`Expr::Load`] reads at its turn. In
//!   `Assign`, effects happen in Rust's order (value, then place). Where WGSL's order could differ,
//!   `lower` has already moved the value into a local of its own.
//! * **Expressions are pure** after `build`. An expression with effects is the value of a `Let`, or
//!   an `Expr` statement. A statement reads everything before it writes anything.
//! * **Expressions have no control flow.** Blocks, `if`, `match` and loops used as values have
//!   become statements that assign to a local.
//! * **Loops.** `Break` and `Continue` refer to the innermost loop; labels are gone. `Break` never
//!   refers to a `Match`.
//! * **Names.** Shadowing is resolved: each binding of a name is its own [`Local`].
//! * **Options** are structures of a flag and the value. If the flag is `false`, nothing reads the
//!   value. **Results** also have the error.
//! * **Enums with data** are structures of the variant's tag and the members of all variants. The
//!   members of other variants are zero.
//! * **Integers** wrap. Division by zero gives the dividend, the remainder by zero is zero, shift
//!   amounts are taken modulo the width. These are WGSL's rules; they agree with Rust unless Rust
//!   panics.

mod expr;
mod function;
mod messages;
mod notes;
mod operator;
mod place;
mod stmt;
mod variable;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use crate::arena::Arena;
pub use crate::scalar::Scalar;
use crate::textures::Handle;
pub use crate::ty::{
    ERR_VALUE, Enum, Form, IS_OK, IS_SOME, Member, OK_VALUE, SOME_VALUE, Struct, Ty,
};
pub use expr::{Arg, Borrow, Callee, Expr, ExprId, ExprNode, Literal};
pub use function::{Function, FunctionId, Mode, Signature, SignatureId, SignatureParam, TypeBound};
pub use messages::{Message, MessageArg, MessageText, Messages, WrittenMessage};
pub use notes::{Excluded, Kept, PartLength, PartsPattern, UndecidedOrder};
pub use operator::{AtomicOp, BinaryOp, BuiltinValue, Operator, UnaryOp};
pub use place::{Place, Projection, Root, project};
pub use stmt::{Arm, Barrier, Block, ForRange, Pattern, Stmt, StmtKind, Written};
pub use variable::{
    AddressSpace, Binding, BindingId, Const, ConstId, Local, LocalId, LocalKind, Name, Param,
    WorkgroupVar, WorkgroupVarId,
};

/// A kernel and everything it refers to.
#[derive(Debug)]
pub struct Module {
    /// The kernel's name, as the user wrote it.
    pub name: Name,
    /// The lines of the kernel's doc comment.
    pub docs: Vec<String>,
    /// The arguments of its generic parameters, as written.
    pub instance: Vec<String>,
    /// Invocations per workgroup in x, y and z.
    pub workgroup_size: [u32; 3],
    /// The span of the workgroup size in the attribute.
    pub workgroup_size_span: Span,
    /// The limits that the kernel must keep.
    pub budget: Budget,
    /// The parameters, in the order of the signature.
    pub params: Vec<Param>,
    /// Parameters in storage and uniform memory, textures and samplers; binding numbers follow
    /// this order.
    pub bindings: Arena<Binding>,
    /// Variables in the workgroup address space.
    pub workgroup_vars: Arena<WorkgroupVar>,
    /// `const` items.
    pub consts: Arena<Const>,
    /// Everything declared inside the function, parameters by value included.
    pub locals: Arena<Local>,
    /// Paths taken as constants of `std::f32::consts` or `std::f64::consts`, with their values; the
    /// host code asserts that rustc agrees.
    pub std_constants: Vec<(syn::Path, Literal)>,
    /// Paths taken as functions of `std::mem` and `std::array`; the host code names them too.
    pub std_functions: Vec<syn::Path>,
    /// `use` declarations inside the kernel, needed for those paths.
    pub uses: Vec<syn::ItemUse>,
    /// The functions and methods that the kernel's expressions name: the candidates for calls.
    pub signatures: Arena<Signature>,
    /// The operators that the user's types implement.
    pub operators: Vec<(Operator, SignatureId)>,
    /// Whether operators take values or references, if that alone tells them apart.
    pub rivals: BTreeMap<SignatureId, Vec<Mode>>,
    /// Whether the operands of such operators are values or references, if that is known.
    pub operand_modes: BTreeMap<ExprId, Vec<Option<Mode>>>,
    /// The functions that are called, one for each choice of types and memory.
    pub functions: Arena<Function>,
    /// Calls of `min` that keep an index within a part of a slice, with the part's length.
    pub part_indices: BTreeMap<ExprId, PartLength>,
    /// Calls of `min` that end a part of a slice at the end of the whole slice.
    pub part_ends: BTreeSet<ExprId>,
    /// Casts to `usize` that must keep more than the lower half.
    pub sizes: BTreeMap<ExprId, Kept>,
    /// The user's positions and counts, which may be `usize`, where `lower` computes with them in
    /// `u32`.
    pub positions: BTreeSet<ExprId>,
    /// Counts that `lower` made in `u32` and that are `u32` or `usize` for the user, as the context
    /// asks.
    pub counts: BTreeSet<ExprId>,
    /// Whether a user's trait has an `impl` for `u32` and another one for `usize`.
    pub tells_sizes_apart: bool,
    /// Expressions whose values fit into an integer type narrower than their own.
    pub narrow: BTreeMap<ExprId, Scalar>,
    /// The operators of compound assignments, `place = place + value`, that users' types may
    /// implement.
    pub compounds: Vec<ExprId>,
    /// Compound assignments of the last lowered body whose evaluation order depends on types.
    pub orders: Vec<UndecidedOrder>,
    /// The blocks of the last lowered body that constants exclude.
    pub excluded: Excluded,
    /// The comparisons that look for the greatest or least value. They need a type with an order.
    pub ordered: Vec<ExprId>,
    /// The patterns of tuples and arrays.
    pub parts_patterns: Vec<PartsPattern>,
    /// The messages to the host.
    pub messages: Messages,
    /// Every expression of the kernel.
    pub exprs: Arena<ExprNode>,
    /// The statements of the kernel.
    pub body: Block,
    /// The braces around the bodies of the kernel and of the functions that it calls.
    pub sources: Vec<Span>,
}

/// The limits of a kernel. Every WebGPU device has them, unless the attribute raises them. A launch
/// compares the kernel's needs with the device's limits.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    /// Bytes of workgroup variables, each rounded up to 16.
    pub workgroup_bytes: u32,
    /// Invocations in all.
    pub invocations: u32,
    /// Storage buffers.
    pub storage_buffers: u32,
}

impl Budget {
    /// WebGPU's default limits.
    pub const DEFAULT: Budget =
        Budget { workgroup_bytes: 16_384, invocations: 256, storage_buffers: 8 };

    /// The greatest values that the attribute accepts; no device has more. Some devices of
    /// Qualcomm's run 2048 invocations, and WebGPU allows 1000 bindings in a group.
    pub const GREATEST: Budget =
        Budget { workgroup_bytes: 1 << 20, invocations: 2048, storage_buffers: 1000 };
}

impl Module {
    /// Whether an expression is a written-out `None`, whose value is zero, or a `Result` whose
    /// members are all zero.
    pub(crate) fn is_none(&self, option: ExprId) -> bool {
        matches!(&self.exprs[option].kind, Expr::Construct(ty, members)
            if members.is_empty() && ty.may_lack_value())
    }

    /// The kernel's name with its generic arguments: `matmul::<f32, 16>`.
    pub fn full_name(&self) -> String {
        match self.instance.as_slice() {
            [] => self.name.text.clone(),
            args => format!("{}::<{}>", self.name.text, args.join(", ")),
        }
    }

    /// The texture or sampler that a place names.
    pub fn handle(&self, place: &Place) -> Option<Handle> {
        let Root::Binding(binding) = place.root else { return None };
        let Ty::Handle(handle) = self.bindings[binding].ty else { return None };
        place.projections.is_empty().then_some(handle)
    }

    /// The type of a binding or workgroup variable, without the projections of a place.
    pub fn binding_or_var_ty(&self, root: Root) -> Option<&Ty> {
        match root {
            Root::Local(_) => None,
            Root::Workgroup(var) => Some(&self.workgroup_vars[var].ty),
            Root::Binding(binding) => Some(&self.bindings[binding].ty),
        }
    }

    /// The bindings of parameters: all but the binding of messages.
    pub fn bindings_of_params(&self) -> impl Iterator<Item = (BindingId, &Binding)> {
        self.bindings.iter().filter(|(id, _)| self.messages.binding != Some(*id))
    }

    /// The binding that the `len()` of a place counts: a slice, or the runtime-sized array at the
    /// end of a struct.
    pub fn runtime_sized(&self, place: &Place) -> Option<BindingId> {
        self.within_elements(place).filter(|(_, rest)| rest.is_empty()).map(|(binding, _)| binding)
    }

    /// If a place is in an element of a slice or of a runtime-sized array at the end of a struct:
    /// the binding, the index, and the projections from the element on.
    pub fn element<'p>(&self, place: &'p Place) -> Option<(BindingId, ExprId, &'p [Projection])> {
        match self.within_elements(place)? {
            (binding, [Projection::Index(index), rest @ ..]) => Some((binding, *index, rest)),
            _ => None,
        }
    }

    /// If a place is in one of any number of buffers, `xs[which]`: the binding, `which`, and the
    /// projections from the slice on.
    pub fn within_buffer<'p>(
        &self,
        place: &'p Place,
    ) -> Option<(BindingId, ExprId, &'p [Projection])> {
        let (binding, which, rest) = self.element(place)?;
        self.bindings[binding].ty.buffers().map(|_| (binding, which, rest))
    }

    /// If a place is in a slice or in a runtime-sized array at the end of a struct: the binding and
    /// the projections from the array on.
    fn within_elements<'p>(&self, place: &'p Place) -> Option<(BindingId, &'p [Projection])> {
        let Root::Binding(binding) = place.root else { return None };
        match (&self.bindings[binding].ty, place.projections.as_slice()) {
            (Ty::RuntimeArray(_), rest) => Some((binding, rest)),
            (ty, [Projection::Member(name), rest @ ..]) => {
                let array = ty.runtime_array().filter(|member| member.name == name.text);
                array.map(|_| (binding, rest))
            }
            _ => None,
        }
    }

    /// Whether emitters omit the statement and write its value where the value is read.
    pub(crate) fn is_inline(&self, stmt: &Stmt) -> bool {
        if let StmtKind::If { accept, .. } = &stmt.kind {
            // The right operand of `&&` or `||`. In other `if`s, a statement that reads the value
            // follows.
            return accept.stmts.last().is_some_and(|last| self.is_inline(last));
        }
        matches!(stmt.kind, StmtKind::Let { local, .. } if self.locals[local].kind == LocalKind::Inline)
    }

    /// The local that an expression reads, if emitters write the local's value there.
    pub(crate) fn inline(&self, expr: ExprId) -> Option<LocalId> {
        let Expr::Load(place) = &self.exprs[expr].kind else { return None };
        place.local().filter(|local| self.locals[*local].kind == LocalKind::Inline)
    }
}
