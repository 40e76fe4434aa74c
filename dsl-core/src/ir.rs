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

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;

use crate::arena::{Arena, Id};
use crate::cooperative::CoopOp;
pub use crate::scalar::Scalar;
use crate::textures::{Handle, TextureOp};
pub use crate::ty::{
    ERR_VALUE, Enum, Form, IS_OK, IS_SOME, Member, OK_VALUE, SOME_VALUE, Struct, Ty,
};

/// Names an expression.
pub type ExprId = Id<ExprNode>;
/// Names a local.
pub type LocalId = Id<Local>;
/// Names a resource binding.
pub type BindingId = Id<Binding>;
/// Names a workgroup variable.
pub type WorkgroupVarId = Id<WorkgroupVar>;
/// Names a constant.
pub type ConstId = Id<Const>;
/// Names a function's signature.
pub type SignatureId = Id<Signature>;
/// Names an instance of a function.
pub type FunctionId = Id<Function>;

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

/// The messages of a kernel to the host: lines to print, and failed assertions.
#[derive(Debug, Default)]
pub struct Messages {
    /// Messages of statements that evaluate a tuple; the tuple's members are the values.
    pub open: BTreeMap<ExprId, Message>,
    /// Messages whose values are written to memory, by number.
    pub list: Vec<WrittenMessage>,
    /// The binding that they are written to.
    pub binding: Option<BindingId>,
}

/// A message whose values are written to memory.
#[derive(Debug)]
pub struct WrittenMessage {
    /// The message.
    pub message: Message,
    /// The types of its values.
    pub types: Vec<Ty>,
    /// The size of the values in words.
    pub words: u32,
}

/// A line to print, or a failed assertion.
#[derive(Debug)]
pub struct Message {
    /// Whether it makes the launch fail.
    pub is_failure: bool,
    /// Whether it ends a line.
    pub ends_line: bool,
    /// The text.
    pub text: MessageText,
    /// The macro or method.
    pub span: Span,
}

impl Message {
    /// A failed assertion.
    pub(crate) fn failure(text: MessageText, span: Span) -> Message {
        Message { is_failure: true, ends_line: true, text, span }
    }
}

/// The text of a message: its subject, the format string with its arguments, and the values after
/// it.
#[derive(Debug, Default)]
pub struct MessageText {
    /// The subject, written by the compiler.
    pub about: Option<String>,
    /// The format string.
    pub format: Option<syn::LitStr>,
    /// Its arguments.
    pub args: Vec<MessageArg>,
    /// The labels of the values that follow the arguments' values.
    pub shown: Vec<String>,
}

/// An argument of a format string: the next value, or a string.
#[derive(Debug)]
pub struct MessageArg {
    /// Its name, if it has one.
    pub name: Option<syn::Ident>,
    /// The string.
    pub literal: Option<syn::LitStr>,
}

/// The limits of a kernel: those of every WebGPU device, unless the attribute raises them. A launch
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

/// A function as its callers see it.
#[derive(Debug)]
pub struct Signature {
    /// Its name.
    pub name: Name,
    /// The `Self` type of a method or an associated function.
    pub self_ty: Option<Ty>,
    /// Its type parameters; in its types they are [`Ty::Param`]s.
    pub generics: Vec<String>,
    /// Its parameters, `self` included.
    pub params: Vec<SignatureParam>,
    /// The type of its value; `Unit` if it returns nothing.
    pub result: Ty,
}

impl Signature {
    /// The type that it converts to, as an infallible or a fallible conversion.
    pub(crate) fn converts_to(&self) -> Option<&Ty> {
        self.result.result_parts().map_or(Some(&self.result), |(value, _)| Some(value))
    }
}

/// A parameter as callers see it.
#[derive(Debug, Clone)]
pub struct SignatureParam {
    /// Its name.
    pub name: Name,
    /// How the argument is given.
    pub mode: Mode,
    /// The type of the value or of the referent: `RuntimeArray` for slices.
    pub ty: Ty,
}

/// How an argument is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// `x: T`.
    Value,
    /// `x: &T`.
    Shared,
    /// `x: &mut T`.
    Mut,
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

/// A function for one choice of its type parameters and of the memory that its reference
/// parameters point to. Memory in the workgroup and storage address spaces is named in the body
/// itself; WGSL has no pointers to it as parameters.
#[derive(Debug)]
pub struct Function {
    /// Its name.
    pub name: Name,
    /// Its parameters at run time.
    pub params: Vec<LocalId>,
    /// The type of its value; `Unit` if it returns nothing.
    pub result: Ty,
    /// The statements.
    pub body: Block,
}

/// A user's identifier.
#[derive(Debug, Clone)]
pub struct Name {
    /// The identifier, without `r#`.
    pub text: String,
    /// Where it was written.
    pub span: Span,
}

/// An argument, once the callee is known.
#[derive(Debug, Clone)]
pub enum Arg {
    /// A value.
    Value(ExprId),
    /// The value of a place.
    Load(Place),
    /// A variable of the caller that the callee assigns to.
    Pointer(Place),
}

/// A parameter of the kernel.
#[derive(Debug, Clone, Copy)]
pub enum Param {
    /// `x: &[T]`, `x: &mut [T]`, `p: &T`, `t: &Texture2d<f32>` and the like.
    Binding(BindingId),
    /// `n: T`: a member of the params struct.
    Value(LocalId),
}

/// A resource in storage or uniform memory, a texture or a sampler.
#[derive(Debug)]
pub struct Binding {
    /// The parameter's name.
    pub name: Name,
    /// Where it lives and how it may be accessed.
    pub space: AddressSpace,
    /// The store type: `RuntimeArray` for slices, `Handle` for textures and samplers.
    pub ty: Ty,
    /// Whether the parameter is a `&mut`. Atomics are written without it.
    pub writable: bool,
}

impl Binding {
    /// The name of the elements' array: the binding's own, or that of its last member.
    pub fn elements_name(&self) -> String {
        match self.ty.runtime_array() {
            Some(member) => format!("{}.{}", self.name.text, member.name),
            None => self.name.text.clone(),
        }
    }
}

/// The address spaces of WGSL that a binding can be in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddressSpace {
    /// `var<storage, read>`.
    StorageRead,
    /// `var<storage, read_write>`.
    StorageReadWrite,
    /// `var<uniform>`.
    Uniform,
    /// `handle`, which WGSL source omits: textures and samplers.
    Handle,
}

/// A variable that all invocations of a workgroup share.
#[derive(Debug)]
pub struct WorkgroupVar {
    /// Its name.
    pub name: Name,
    /// Its store type.
    pub ty: Ty,
    /// `= zeroed`: the kernel relies on WGSL's zeroing.
    pub zeroed: bool,
}

/// A `const` item. Its initializer is a constant expression.
#[derive(Debug)]
pub struct Const {
    /// Its name.
    pub name: Name,
    /// Its type. A `usize` constant may be used as a `u32`.
    pub ty: Ty,
    /// Its value.
    pub init: ExprId,
}

/// A variable of one invocation.
#[derive(Debug)]
pub struct Local {
    /// The user's name, or a name that says why the compiler made it.
    pub name: Name,
    /// Its origin.
    pub kind: LocalKind,
    /// The type that the user wrote, if any.
    pub declared: Option<Ty>,
    /// Whether the user wrote `mut`, or the compiler assigns to it.
    pub mutable: bool,
    /// Whether anything is stored to it apart from the initializer of its declaration.
    pub assigned: bool,
}

/// The origin of a local.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LocalKind {
    /// A parameter of the kernel by value.
    Param,
    /// A parameter of a function by value.
    Argument,
    /// A parameter of a function that points to a variable of the caller.
    Pointer,
    /// `let` with a value, or a `for` variable.
    Let,
    /// `let` without a value: assigned before it is read.
    Deferred,
    /// Made by the compiler.
    Temporary,
    /// The value of an effect, or of an operand before an effect. The next statement reads it once.
    /// The emitters write the expression at that read: nothing with effects is evaluated in
    /// between.
    Inline,
}

impl LocalKind {
    /// Whether the compiler chose its name.
    pub(crate) fn is_own(self) -> bool {
        matches!(self, LocalKind::Temporary | LocalKind::Inline)
    }
}

/// A list of statements with a scope of its own.
#[derive(Debug, Default)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
}

/// A statement and where it was written.
#[derive(Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Its first token.
    pub span: Span,
    /// The part of the source that it belongs to; `None` if it is that of the enclosing statement.
    pub source: Option<Rc<Written>>,
    /// Whether it ends the block of a failed assertion.
    pub is_failure: bool,
}

/// The part of the source that a statement belongs to. A body that is expanded at each call gets a
/// new one for each call.
#[derive(Debug)]
pub enum Written {
    /// A statement.
    Stmt {
        /// The statement's number.
        id: u32,
        /// Where it begins.
        span: Span,
        /// The call whose expansion contains it.
        call: Option<Rc<Written>>,
    },
    /// An expanded call of a closure, or of a function that takes one.
    Call {
        /// The callee.
        span: Span,
        /// The statement with the call.
        at: Rc<Written>,
    },
}

impl Written {
    /// The innermost call.
    pub(crate) fn call(self: &Rc<Written>) -> Option<Rc<Written>> {
        match &**self {
            Written::Stmt { call, .. } => call.clone(),
            Written::Call { .. } => Some(Rc::clone(self)),
        }
    }
}

impl Stmt {
    /// A statement that belongs to the source of the enclosing statement.
    pub fn new(kind: StmtKind, span: Span) -> Stmt {
        Stmt { kind, span, source: None, is_failure: false }
    }
}

/// What a statement does.
#[derive(Debug)]
pub enum StmtKind {
    /// Declares a local. Without an initializer, an assignment follows before any load.
    Let {
        /// The local.
        local: LocalId,
        /// Its first value.
        init: Option<ExprId>,
    },
    /// `place = value`, `place += value`.
    Assign {
        /// The memory that is stored to.
        place: Place,
        /// The operator of a compound assignment.
        op: Option<BinaryOp>,
        /// The value.
        value: ExprId,
    },
    /// `if`.
    If {
        /// A `bool`.
        condition: ExprId,
        /// Runs when it is true.
        accept: Block,
        /// Runs when it is false.
        reject: Block,
    },
    /// `match` on an integer or a `bool`.
    Match {
        /// A stable expression.
        scrutinee: ExprId,
        /// Tried in order.
        arms: Vec<Arm>,
    },
    /// `while`. The head and the condition are evaluated before each iteration.
    While {
        /// The condition's effects.
        head: Block,
        /// A `bool`.
        condition: ExprId,
        /// Each iteration.
        body: Block,
    },
    /// `for`. Each iteration has a fresh `local`; assigning to it changes nothing else.
    For {
        /// The loop variable.
        local: LocalId,
        /// The range of its values.
        range: Range,
        /// Each iteration.
        body: Block,
    },
    /// `loop`.
    Loop {
        /// Each iteration.
        body: Block,
        /// Whether it is a labelled block: control does not reach the body's end.
        once: bool,
    },
    /// Leaves the innermost loop.
    Break,
    /// Goes on with the next iteration of the innermost loop.
    Continue,
    /// Ends the function, with its value; in the kernel itself, the invocation.
    Return(Option<ExprId>),
    /// Evaluates an expression for its effects.
    Expr(ExprId),
    /// A control barrier.
    Barrier(Barrier),
}

/// The range of a `for`: `start..end` or `start..=end`, with `.rev()` and `.step_by(step)`.
#[derive(Debug)]
pub struct Range {
    /// The first value. Evaluated first, once.
    pub start: ExprId,
    /// The bound. Stable: evaluating it again gives the same value.
    pub end: ExprId,
    /// `..=`.
    pub inclusive: bool,
    /// `.rev()`.
    pub reversed: bool,
    /// `.step_by(n)`: a stable `u32`.
    pub step: Option<ExprId>,
    /// `.step_by(n).rev()` rather than `.rev().step_by(n)`: the same values as forwards.
    pub stepped_first: bool,
}

impl Range {
    /// `start..end`.
    pub(crate) fn new(start: ExprId, end: ExprId) -> Range {
        let (inclusive, reversed, stepped_first) = (false, false, false);
        Range { start, end, inclusive, reversed, step: None, stepped_first }
    }
}

/// One arm of a `match`.
#[derive(Debug)]
pub struct Arm {
    /// Alternatives; empty means every value.
    pub patterns: Vec<Pattern>,
    /// The guard's effects: they run where the patterns match, unless an earlier arm is taken.
    pub head: Block,
    /// `if …`: tried after the patterns.
    pub guard: Option<ExprId>,
    /// What it runs.
    pub body: Block,
    /// Where the arm's pattern starts.
    pub span: Span,
}

/// The values from `first` to `last`; an open end is the type's limit.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// The least value. A constant expression.
    pub first: Option<ExprId>,
    /// The greatest value, included. The same expression as `first` for a single value.
    pub last: Option<ExprId>,
    /// Where it was written.
    pub span: Span,
}

/// The control barriers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Barrier {
    /// Orders workgroup memory.
    Workgroup,
    /// Orders storage memory.
    Storage,
    /// Orders texture memory.
    Texture,
    /// Waits for the subgroup, and orders no memory: naga's code for it has no memory semantics
    /// that Vulkan knows.
    Subgroup,
    /// Encloses operations on cooperative matrices, which a subgroup executes together. WGSL gets
    /// no code for it.
    Cooperative,
}

/// Memory that can be loaded from or stored to.
#[derive(Debug, Clone)]
pub struct Place {
    /// The variable.
    pub root: Root,
    /// The steps into the variable, outermost first.
    pub projections: Vec<Projection>,
    /// Where it was written.
    pub span: Span,
}

impl Place {
    /// The local variable at its root.
    pub(crate) fn local(&self) -> Option<LocalId> {
        match self.root {
            Root::Local(local) => Some(local),
            Root::Workgroup(_) | Root::Binding(_) => None,
        }
    }

    /// The indices on the way, in the order of evaluation.
    pub fn indices(&self) -> impl Iterator<Item = ExprId> {
        self.projections.iter().filter_map(Projection::index)
    }

    /// A member of the place.
    pub(crate) fn member(&self, name: &str, span: Span) -> Place {
        let mut member = self.clone();
        member.projections.push(Projection::Member(Name { text: name.to_owned(), span }));
        member
    }
}

/// The variable of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Root {
    /// In the function address space.
    Local(LocalId),
    /// In the workgroup address space.
    Workgroup(WorkgroupVarId),
    /// In storage or uniform memory, or a handle.
    Binding(BindingId),
}

/// One step into a composite.
#[derive(Debug, Clone)]
pub enum Projection {
    /// `[index]`.
    Index(ExprId),
    /// `.x`.
    Member(Name),
}

/// The type after one step.
pub fn project(ty: &Ty, projection: &Projection) -> Ty {
    match (ty, projection) {
        (Ty::Array(element, _) | Ty::RuntimeArray(element), Projection::Index(_)) => {
            (**element).clone()
        }
        (Ty::Vector(scalar, _), Projection::Index(_) | Projection::Member(_)) => {
            Ty::Scalar(*scalar)
        }
        (Ty::Struct(_), Projection::Member(name)) => {
            ty.member(&name.text).map_or(Ty::Error, |member| member.ty.clone())
        }
        (Ty::Matrix(n), Projection::Index(_) | Projection::Member(_)) => {
            Ty::Vector(Scalar::F32, *n)
        }
        _ => Ty::Error,
    }
}

impl Projection {
    /// The index of the step, if it has one.
    pub fn index(&self) -> Option<ExprId> {
        match self {
            Projection::Index(index) => Some(*index),
            Projection::Member(_) => None,
        }
    }

    /// The index of the step, mutably.
    pub(crate) fn index_mut(&mut self) -> Option<&mut ExprId> {
        match self {
            Projection::Index(index) => Some(index),
            Projection::Member(_) => None,
        }
    }
}

/// An expression and where it was written.
#[derive(Debug)]
pub struct ExprNode {
    /// What it computes.
    pub kind: Expr,
    /// Its first token; an operator's own token.
    pub span: Span,
}

/// A value. Some expressions have effects, see [`Expr::is_effect`]; the others only read.
#[derive(Debug)]
pub enum Expr {
    /// Poison: a mistake was reported already.
    Error,
    /// A literal.
    Literal(Literal),
    /// The value of a constant.
    Const(ConstId),
    /// Reads a place.
    Load(Place),
    /// A builtin value.
    Builtin(BuiltinValue),
    /// The element count of an array or slice, a `u32`.
    Length(Place),
    /// A prefix operator.
    Unary(UnaryOp, ExprId),
    /// An infix operator.
    Binary(BinaryOp, ExprId, ExprId),
    /// The operand, whose type is known from elsewhere: `f32::sqrt(x)`.
    Ascribe(ExprId, Ty),
    /// `operand as ty`; for vectors `v.as_uvec3()` and the like.
    Cast(ExprId, Ty),
    /// A builtin function, called by its Rust name; the receiver comes first.
    Call(Name, Vec<ExprId>),
    /// A vector made of its components or of one repeated component; a matrix made of its columns
    /// or of all their components.
    Vector(Ty, Vec<ExprId>),
    /// `[a, b, c]`.
    Array(Vec<ExprId>),
    /// `[value; length]`.
    Repeat(ExprId, u32),
    /// A member or component of a value: `.x`, or several components: `.xzy()`.
    Swizzle(ExprId, Name),
    /// An element of a value.
    Index(ExprId, ExprId),
    /// An atomic operation; its result is the old value (none for `Store`).
    Atomic(AtomicOp, Place, Vec<ExprId>),
    /// A function of a texture, which is the place; samplers among the arguments are `Ref`s.
    Texture(TextureOp, Place, Vec<ExprId>),
    /// Barrier, load, barrier.
    WorkgroupUniformLoad(Place),
    /// A call of a user's function. `infer` chooses the callee among the candidates.
    Invoke(Callee, Vec<ExprId>),
    /// `&x`, `&mut x`, or a method's receiver: only an argument of `Invoke` and `Texture`.
    Ref(Place, Borrow),
    /// A structure made of its members, in the order of declaration.
    Construct(Ty, Vec<ExprId>),
    /// A tuple.
    Tuple(Vec<ExprId>),
    /// A variant of an `enum`.
    Variant(Ty, u32),
    /// 0 or 1 in the type of a local: a number, or a vector with the number in each component.
    Number(bool, LocalId),
    /// An operation on cooperative matrices, with the place where a tile begins. Each operation is
    /// the initializer of a `Let`, an assigned value or a statement.
    Cooperative(CoopOp, Option<Place>, Vec<ExprId>),
}

/// The callee of a call, as written.
#[derive(Debug, Clone)]
pub enum Callee {
    /// A function, with the types between `::<` and `>`: none, or one for each type parameter;
    /// `None` if the arguments decide it.
    Function(SignatureId, Vec<Option<Ty>>),
    /// A method: the users' methods of that name, of any type. If none matches, it is a builtin
    /// function.
    Method(Name, Vec<SignatureId>),
    /// `a.into()` or `a.try_into()`, which convert to the expected type. A conversion of the
    /// language becomes another expression once that type is known.
    Conversion(Operator),
    /// The function given by [`crate::infer::Types::call`]. `build` replaces all callees by it.
    Instance,
}

/// A pattern `(a, b)`, `(a, ..)` or `[a, b]`. Its value must be a tuple or an array with the same
/// number of members.
#[derive(Debug, Clone, Copy)]
pub struct PartsPattern {
    /// Whether it is an array pattern.
    pub is_array: bool,
    /// The matched value.
    pub value: ExprId,
    /// The number of members that the pattern names.
    pub count: usize,
    /// Whether there is a `..` in it.
    pub has_rest: bool,
    /// Where it was written.
    pub span: Span,
}

/// The part of a `usize` that its `u32` must keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kept {
    /// The lower half.
    Lower,
    /// The order: a value that is negative before the cast must exceed all lengths.
    Order,
    /// All bits: the upper half must be empty.
    All,
}

/// The blocks of a body that constants exclude. Each is the block of an `if` of its own.
#[derive(Debug, Default)]
pub struct Excluded {
    /// The conditions of these `if`s, all `false`.
    conditions: BTreeSet<ExprId>,
    /// Ranges of expressions that belong to excluded blocks alone: the end of each range by its
    /// start.
    own: BTreeMap<usize, usize>,
}

impl Excluded {
    /// Adds the block of a condition with its expressions.
    pub fn add(
        &mut self,
        condition: ExprId,
        own: impl IntoIterator<Item = std::ops::Range<usize>>,
    ) {
        self.conditions.insert(condition);
        for range in own {
            // An excluded block inside this one is covered by this range.
            self.own.retain(|first, _| !range.contains(first));
            self.own.insert(range.start, range.end);
        }
    }

    /// Whether a statement is the `if` of an excluded block.
    pub fn contains(&self, stmt: &Stmt) -> bool {
        let StmtKind::If { condition, .. } = stmt.kind else { return false };
        self.conditions.contains(&condition)
    }

    /// Whether an expression belongs to an excluded block alone.
    pub fn owns(&self, expr: ExprId) -> bool {
        let before = self.own.range(..=expr.index()).next_back();
        before.is_some_and(|(_, end)| expr.index() < *end)
    }
}

/// A compound assignment whose types decide whether the value or the place is evaluated first. It
/// follows an `if` that evaluates the value in one arm and the place's indices in the other.
#[derive(Debug)]
pub struct UndecidedOrder {
    /// The condition of the `if`.
    pub condition: ExprId,
    /// The place, whose indices are locals.
    pub of: Place,
    /// The same place with the original indices, as far as evaluating them has no effects.
    pub unmoved: Place,
    /// The value.
    pub value: ExprId,
    /// Whether rustc checks the function with type parameters. These are never primitive.
    pub is_generic: bool,
}

/// The length of a part of a slice.
#[derive(Debug, Clone, Copy)]
pub enum PartLength {
    /// A constant.
    Number(u32),
    /// The value of an expression, which is an operand of the index.
    Value(ExprId),
}

/// How a reference was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Borrow {
    /// `&x`.
    Shared,
    /// `&mut x`.
    Mut,
    /// As the callee requires: the receiver of a method, or a variable that is a reference itself.
    Auto,
    /// As `Auto`, through a reference that only reads.
    Read,
}

/// A literal as written; its type is inferred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Literal {
    /// `true`, `false`.
    Bool(bool),
    /// An integer, with its suffix.
    Int(u64, Option<Scalar>),
    /// A floating-point number: the nearest value of each type.
    Float {
        /// As an `f32`.
        single: f32,
        /// As an `f64`.
        double: f64,
        /// Its suffix, `f32` or `f64`.
        suffix: Option<Scalar>,
    },
}

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
}

impl Expr {
    /// Whether it may do more than compute a value from its operands and from memory.
    pub fn is_effect(&self) -> bool {
        match self {
            Expr::Atomic(..)
            | Expr::Texture(TextureOp::Store, ..)
            | Expr::Invoke(..)
            | Expr::WorkgroupUniformLoad(_) => true,
            Expr::Cooperative(op, ..) => !matches!(op, CoopOp::Fits),
            Expr::Call(..) => self.subgroup_operation().is_some(),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Load(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Texture(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..) => false,
        }
    }

    /// The place in memory that it may write to. All other writes are statements.
    pub fn written(&self) -> Option<&Place> {
        match self {
            Expr::Atomic(_, place, _)
            | Expr::Texture(TextureOp::Store, place, _)
            | Expr::Cooperative(CoopOp::Store(_), Some(place), _) => Some(place),
            _ => None,
        }
    }

    /// The indexed operand and the index, if it takes an element, column or row.
    pub fn indexing(&self) -> Option<(ExprId, ExprId)> {
        match self {
            Expr::Index(base, index) => Some((*base, *index)),
            Expr::Call(name, args) if matches!(name.text.as_str(), "col" | "row") => {
                Some((*args.first()?, *args.get(1)?))
            }
            _ => None,
        }
    }
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

impl Barrier {
    /// The barriers: Rust's function, WGSL's function.
    pub const CALLED: [(Barrier, &'static str, &'static str); 4] = [
        (Barrier::Workgroup, "workgroup_barrier", "workgroupBarrier"),
        (Barrier::Storage, "storage_barrier", "storageBarrier"),
        (Barrier::Texture, "texture_barrier", "textureBarrier"),
        (Barrier::Subgroup, "subgroup_barrier", "subgroupBarrier"),
    ];

    /// WGSL's function, if it has one.
    pub fn wgsl(self) -> Option<&'static str> {
        Self::CALLED.get(self as usize).map(|(_, _, wgsl)| *wgsl)
    }

    /// Its name in messages.
    pub fn describe(self) -> &'static str {
        Self::CALLED.get(self as usize).map_or("coop_…", |(_, rust, _)| *rust)
    }
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
        match place.root {
            Root::Binding(binding) => match self.bindings[binding].ty {
                Ty::Handle(handle) if place.projections.is_empty() => Some(handle),
                _ => None,
            },
            Root::Local(_) | Root::Workgroup(_) => None,
        }
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

    /// Changes the bodies of the kernel and of the functions that it calls. `cx` contains the
    /// module.
    pub(crate) fn change_bodies<C>(
        cx: &mut C,
        module: impl Fn(&mut C) -> &mut Module,
        mut change: impl FnMut(&mut C, Block) -> Block,
    ) {
        let body = std::mem::take(&mut module(cx).body);
        module(cx).body = change(cx, body);
        let functions: Vec<FunctionId> = module(cx).functions.iter().map(|(id, _)| id).collect();
        for id in functions {
            let body = std::mem::take(&mut module(cx).functions[id].body);
            module(cx).functions[id].body = change(cx, body);
        }
    }

    /// The bodies of the kernel and of the functions that it calls.
    pub fn bodies(&self) -> impl Iterator<Item = &Block> {
        let functions = self.functions.iter().map(|(_, function)| &function.body);
        std::iter::once(&self.body).chain(functions)
    }

    /// The binding that the `len()` of a place counts: a slice, or the runtime-sized array at the
    /// end of a struct.
    pub fn runtime_sized(&self, place: &Place) -> Option<BindingId> {
        let Root::Binding(binding) = place.root else { return None };
        let is_array = match (&self.bindings[binding].ty, place.projections.as_slice()) {
            (Ty::RuntimeArray(_), []) => true,
            (ty, [Projection::Member(name)]) => {
                ty.runtime_array().is_some_and(|member| member.name == name.text)
            }
            _ => false,
        };
        is_array.then_some(binding)
    }

    /// If a place is in an element of a slice or of a runtime-sized array at the end of a struct:
    /// the binding, the index, and the projections from the element on.
    pub fn element<'p>(&self, place: &'p Place) -> Option<(BindingId, ExprId, &'p [Projection])> {
        let Root::Binding(binding) = place.root else { return None };
        let rest = match (&self.bindings[binding].ty, place.projections.as_slice()) {
            (Ty::RuntimeArray(_), rest) => rest,
            (ty, [Projection::Member(name), rest @ ..])
                if ty.runtime_array().is_some_and(|member| member.name == name.text) =>
            {
                rest
            }
            _ => return None,
        };
        match rest {
            [Projection::Index(index), rest @ ..] => Some((binding, *index, rest)),
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
        match self.exprs[expr].kind {
            Expr::Load(Place { root: Root::Local(local), .. }) => {
                Some(local).filter(|local| self.locals[*local].kind == LocalKind::Inline)
            }
            _ => None,
        }
    }

    /// The initializers of the locals that are never assigned to.
    pub fn initializers(&self) -> BTreeMap<LocalId, ExprId> {
        let mut initializers = BTreeMap::new();
        for body in self.bodies() {
            body.for_each_stmt(&mut |stmt| {
                if let StmtKind::Let { local, init: Some(init) } = stmt.kind
                    && !self.locals[local].assigned
                {
                    initializers.insert(local, init);
                }
            });
        }
        initializers
    }

    /// The ends of `for` loops over exclusive ranges, by loop variables that are never assigned to.
    pub fn loop_ends(&self) -> BTreeMap<LocalId, ExprId> {
        let mut ends = BTreeMap::new();
        for body in self.bodies() {
            body.for_each_stmt(&mut |stmt| {
                if let StmtKind::For { local, range, .. } = &stmt.kind
                    && !self.locals[*local].assigned
                    && !range.inclusive
                {
                    ends.insert(*local, range.end);
                }
            });
        }
        ends
    }

    /// Calls `visit` for each operand of an expression, in the order of evaluation.
    pub fn for_each_operand(&self, expr: ExprId, mut visit: impl FnMut(ExprId)) {
        let place = |place: &Place, visit: &mut dyn FnMut(ExprId)| place.indices().for_each(visit);
        match &self.exprs[expr].kind {
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Variant(..)
            | Expr::Number(..) => {}
            Expr::Load(p) | Expr::Length(p) | Expr::WorkgroupUniformLoad(p) | Expr::Ref(p, _) => {
                place(p, &mut visit)
            }
            Expr::Unary(_, a)
            | Expr::Ascribe(a, _)
            | Expr::Cast(a, _)
            | Expr::Repeat(a, _)
            | Expr::Swizzle(a, _) => {
                visit(*a);
            }
            Expr::Binary(_, a, b) | Expr::Index(a, b) => {
                visit(*a);
                visit(*b);
            }
            Expr::Call(_, args)
            | Expr::Vector(_, args)
            | Expr::Array(args)
            | Expr::Invoke(_, args)
            | Expr::Construct(_, args)
            | Expr::Tuple(args) => {
                args.iter().copied().for_each(visit);
            }
            Expr::Atomic(_, p, args) | Expr::Texture(_, p, args) => {
                place(p, &mut visit);
                args.iter().copied().for_each(visit);
            }
            Expr::Cooperative(_, p, args) => {
                p.iter().for_each(|p| place(p, &mut visit));
                args.iter().copied().for_each(visit);
            }
        }
    }

    /// Calls `visit` for an expression and for all its operands, nested ones included.
    pub(crate) fn for_each_within(&self, expr: ExprId, visit: &mut dyn FnMut(&Expr)) {
        visit(&self.exprs[expr].kind);
        self.for_each_operand(expr, |operand| self.for_each_within(operand, visit));
    }

    /// Whether `test` holds for the expression or for any of its operands, nested ones included.
    pub fn any(&self, expr: ExprId, test: &impl Fn(&Expr) -> bool) -> bool {
        let mut found = test(&self.exprs[expr].kind);
        self.for_each_operand(expr, |operand| found |= self.any(operand, test));
        found
    }
}

impl Arm {
    /// An arm without a guard.
    pub(crate) fn new(patterns: Vec<Pattern>, body: Block, span: Span) -> Arm {
        Arm { patterns, head: Block::default(), guard: None, body, span }
    }

    /// Whether the arms of a `match` on such a type become the cases of a `switch`, not a chain of
    /// `else if`s. A `break` in a `switch` would leave the `switch`, not the loop around it.
    pub(crate) fn are_cases(arms: &[Arm], scrutinee: &Ty) -> bool {
        let is_case = |arm: &Arm| {
            arm.guard.is_none()
                && arm.patterns.iter().all(|p| p.first.is_some() && p.first == p.last)
                && !arm.body.leaves_by(&|kind| matches!(kind, StmtKind::Break))
        };
        let is_word =
            matches!(scrutinee, Ty::Enum(_)) || scrutinee.scalar().is_some_and(Scalar::is_word);
        is_word && arms.len() > 1 && arms.iter().all(is_case)
    }
}

impl Block {
    /// Whether the block contains such a jump, not counting jumps inside its loops.
    pub(crate) fn leaves_by(&self, is_jump: &impl Fn(&StmtKind) -> bool) -> bool {
        self.stmts.iter().any(|stmt| match &stmt.kind {
            StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::Loop { .. } => false,
            kind => {
                let mut found = is_jump(kind);
                kind.for_each_block(&mut |inner| found |= inner.leaves_by(is_jump));
                found
            }
        })
    }

    /// Calls `visit` for each statement of the block and of the blocks in it, outer ones first.
    pub fn for_each_stmt<'a>(&'a self, visit: &mut impl FnMut(&'a Stmt)) {
        for stmt in &self.stmts {
            visit(stmt);
            stmt.kind.for_each_block(&mut |block| block.for_each_stmt(visit));
        }
    }
}

impl StmtKind {
    /// The expression that may have effects: the value of a variable, or the statement itself. All
    /// other expressions are pure.
    pub(crate) fn effect(&self) -> Option<ExprId> {
        match self {
            StmtKind::Let { init, .. } => *init,
            StmtKind::Expr(value) => Some(*value),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The value that the statement evaluates first, and alone: the value of a declared or assigned
    /// variable, a returned value or a dropped one.
    pub(crate) fn whole_value(&self) -> Option<ExprId> {
        match self {
            StmtKind::Let { init, .. } => *init,
            StmtKind::Return(value) => *value,
            StmtKind::Expr(value) => Some(*value),
            StmtKind::Assign {
                place: Place { root: Root::Local(_), projections, .. },
                op: None,
                value,
            } if projections.is_empty() => Some(*value),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The variable that it declares.
    pub fn declared(&self) -> Option<LocalId> {
        match self {
            StmtKind::Let { local, .. } | StmtKind::For { local, .. } => Some(*local),
            StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// The place that it stores to. For the writes of its expressions, see [`Expr::written`].
    pub fn stored(&self) -> Option<&Place> {
        if let StmtKind::Assign { place, .. } = self { Some(place) } else { None }
    }

    /// The variable that it declares, or stores to in whole or in part.
    pub(crate) fn changed(&self) -> Option<LocalId> {
        let stored = || match self.stored()?.root {
            Root::Local(local) => Some(local),
            Root::Workgroup(_) | Root::Binding(_) => None,
        };
        self.declared().or_else(stored)
    }

    /// The body of a loop that may run more than once.
    pub(crate) fn repeated(&self) -> Option<&Block> {
        match self {
            StmtKind::While { body, .. }
            | StmtKind::For { body, .. }
            | StmtKind::Loop { body, once: false } => Some(body),
            StmtKind::Loop { once: true, .. }
            | StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => None,
        }
    }

    /// Calls `visit` for each block directly inside the statement.
    pub fn for_each_block<'a>(&'a self, visit: &mut dyn FnMut(&'a Block)) {
        match self {
            StmtKind::If { accept, reject, .. } => {
                visit(accept);
                visit(reject);
            }
            StmtKind::Match { arms, .. } => arms.iter().for_each(|arm| {
                visit(&arm.head);
                visit(&arm.body);
            }),
            StmtKind::While { head, body, .. } => {
                visit(head);
                visit(body);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => visit(body),
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    /// As [`Self::for_each_block`], mutably.
    pub fn for_each_block_mut(&mut self, visit: &mut dyn FnMut(&mut Block)) {
        match self {
            StmtKind::If { accept, reject, .. } => {
                visit(accept);
                visit(reject);
            }
            StmtKind::Match { arms, .. } => arms.iter_mut().for_each(|arm| {
                visit(&mut arm.head);
                visit(&mut arm.body);
            }),
            StmtKind::While { head, body, .. } => {
                visit(head);
                visit(body);
            }
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => visit(body),
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => {}
        }
    }

    /// Whether its expressions decide which statement runs next.
    pub fn decides(&self) -> bool {
        match self {
            StmtKind::If { .. }
            | StmtKind::Match { .. }
            | StmtKind::While { .. }
            | StmtKind::For { .. } => true,
            StmtKind::Let { .. }
            | StmtKind::Assign { .. }
            | StmtKind::Loop { .. }
            | StmtKind::Break
            | StmtKind::Continue
            | StmtKind::Return(_)
            | StmtKind::Expr(_)
            | StmtKind::Barrier(_) => false,
        }
    }

    /// Calls `visit` for each expression directly in the statement, those in its places included.
    pub fn for_each_expr(&self, visit: &mut dyn FnMut(ExprId)) {
        match self {
            StmtKind::Let { init, .. } => init.iter().copied().for_each(visit),
            StmtKind::Assign { place, value, .. } => {
                visit(*value);
                place.indices().for_each(visit);
            }
            StmtKind::If { condition, .. } | StmtKind::While { condition, .. } => visit(*condition),
            StmtKind::Match { scrutinee, arms } => {
                visit(*scrutinee);
                arms.iter().filter_map(|arm| arm.guard).for_each(visit);
            }
            StmtKind::For { range, .. } => {
                visit(range.start);
                visit(range.end);
                range.step.iter().copied().for_each(visit);
            }
            StmtKind::Expr(expr) => visit(*expr),
            StmtKind::Return(value) => value.iter().copied().for_each(visit),
            StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Barrier(_) => {
            }
        }
    }
}
