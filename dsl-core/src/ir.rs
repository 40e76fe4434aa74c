//! The nouns of the compiler: what a kernel is once its names are resolved and its syntax is gone.
//!
//! A [`Module`] holds one entry point with everything it refers to. It is built by `lower` and
//! never changed afterwards; what later stages learn (types, facts) lives in side tables.
//!
//! # Meaning
//!
//! * **Order.** Statements run in order. Until `build` is done with a body, operands within an expression
//!   are evaluated from left to right, and a [`Expr::Load`] reads at its turn. In `Assign`, effects
//!   happen in Rust's order (value, then place): where that could differ from WGSL's order, `lower` has
//!   already moved the value into a local of its own.
//! * **Expressions are pure** when `build` is done: what has effects is the value of a `Let`, or an `Expr`.
//!   Within a statement, nothing is written before everything is read.
//! * **Expressions have no control flow.** Blocks, `if`, `match` and loops used as values have
//!   become statements that assign to a local.
//! * **Loops.** `Break` and `Continue` mean the innermost loop; labels are gone. A `Match` is no
//!   target of `Break`.
//! * **Names.** Shadowing is resolved: each binding of a name is its own [`Local`].
//! * **Options** are structures of whether there is a value, and the value. Where there is none, nothing
//!   reads the value. **Results** have the error, too.
//! * **Enums with data** are structures of which variant it is, and the members of all variants; those of
//!   other variants are zero.
//! * **Integers** wrap. Division by zero gives the dividend, the remainder by zero is zero, shift
//!   amounts are taken modulo the width: WGSL's rules, and Rust's wherever Rust does not panic.

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
    /// Where the attribute says so.
    pub workgroup_size_span: Span,
    /// What a workgroup may take.
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
    /// Paths that were taken to be constants of `std::f32::consts` or `std::f64::consts`, with
    /// their values; the host code asserts that rustc agrees.
    pub std_constants: Vec<(syn::Path, Literal)>,
    /// Paths that were taken to be functions of `std::mem` and `std::array`; the host code names them too.
    pub std_functions: Vec<syn::Path>,
    /// `use` declarations inside the kernel, for those paths.
    pub uses: Vec<syn::ItemUse>,
    /// What the kernel may call: the functions and methods that its expressions name.
    pub signatures: Arena<Signature>,
    /// The operators that the user's types implement.
    pub operators: Vec<(Operator, SignatureId)>,
    /// What it does call, one for each choice of types and memory.
    pub functions: Arena<Function>,
    /// The calls of `min` that keep an index within a part of a slice, with the part's length.
    pub part_indices: BTreeMap<ExprId, PartLength>,
    /// The calls of `min` that end a part of a slice where the whole ends.
    pub part_ends: BTreeSet<ExprId>,
    /// The casts to `usize`, where they have to keep more than the lower half.
    pub sizes: BTreeMap<ExprId, Kept>,
    /// Positions and counts of the user's, which may be `usize`, where `lower` computes with them in `u32`.
    pub positions: BTreeSet<ExprId>,
    /// Counts that `lower` made in `u32`, where the user has them as `u32` or `usize`, as the context asks.
    pub counts: BTreeSet<ExprId>,
    /// The expressions that are no larger than an integer of fewer bits than they have.
    pub narrow: BTreeMap<ExprId, Scalar>,
    /// The operators that are part of a compound assignment, `place = place + value`, where users'
    /// types implement such.
    pub compounds: Vec<ExprId>,
    /// The compound assignments of the body that was lowered last of which it matters which side comes
    /// first.
    pub orders: Vec<UndecidedOrder>,
    /// What constants exclude from the body that was lowered last.
    pub excluded: Excluded,
    /// The comparisons that seek the greatest or least of values, which have an order.
    pub ordered: Vec<ExprId>,
    /// The patterns of tuples and arrays.
    pub parts_patterns: Vec<PartsPattern>,
    /// What it tells the host.
    pub messages: Messages,
    /// Every expression of the kernel.
    pub exprs: Arena<ExprNode>,
    /// What an invocation does.
    pub body: Block,
    /// The braces around the kernel's body and those of the functions that it calls.
    pub sources: Vec<Span>,
}

/// What a kernel tells the host: lines to print, and failed assertions.
#[derive(Debug, Default)]
pub struct Messages {
    /// Those of statements that evaluate a tuple, whose members are the values.
    pub open: BTreeMap<ExprId, Message>,
    /// Those that are written out, by number.
    pub list: Vec<WrittenMessage>,
    /// Where they are written to.
    pub binding: Option<BindingId>,
}

/// A message whose values are written to memory.
#[derive(Debug)]
pub struct WrittenMessage {
    /// What it says.
    pub message: Message,
    /// The types of its values.
    pub types: Vec<Ty>,
    /// How many words they take.
    pub words: u32,
}

/// A line to print, or a failed assertion.
#[derive(Debug)]
pub struct Message {
    /// Whether it is an error of the launch.
    pub is_failure: bool,
    /// Whether a line ends with it.
    pub ends_line: bool,
    /// What it says.
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

/// The text of a message: what it is about, the format string with its arguments, and what is shown behind it.
#[derive(Debug, Default)]
pub struct MessageText {
    /// Text of the compiler's.
    pub about: Option<String>,
    /// The format string.
    pub format: Option<syn::LitStr>,
    /// Its arguments.
    pub args: Vec<MessageArg>,
    /// What stands ahead of each value that follows those of the arguments.
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

/// What a kernel may take: what every WebGPU device has, unless the attribute raises it. A
/// launch compares what is taken with what the device has.
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

    /// More than this no device has: of invocations, some of Qualcomm's have as many; WebGPU has so many bindings in
    /// a group.
    pub const GREATEST: Budget =
        Budget { workgroup_bytes: 1 << 20, invocations: 2048, storage_buffers: 1000 };
}

/// A function as its callers see it.
#[derive(Debug)]
pub struct Signature {
    /// Its name.
    pub name: Name,
    /// The type whose method or associated function it is.
    pub self_ty: Option<Ty>,
    /// Its type parameters; in its types they are [`Ty::Param`]s.
    pub generics: Vec<String>,
    /// Its parameters, `self` included.
    pub params: Vec<SignatureParam>,
    /// The type of its value; `Unit` if it has none.
    pub result: Ty,
}

impl Signature {
    /// The type that it makes, as a conversion that may fail or not.
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
    /// The type of the value or of what is referred to: `RuntimeArray` for slices.
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
    /// The conversion that an associated function of that name is.
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
    /// Its parameters that are passed when it runs.
    pub params: Vec<LocalId>,
    /// The type of its value; `Unit` if it has none.
    pub result: Ty,
    /// What it does.
    pub body: Block,
}

/// An identifier of the user's.
#[derive(Debug, Clone)]
pub struct Name {
    /// The identifier, without `r#`.
    pub text: String,
    /// Where it was written.
    pub span: Span,
}

/// What an argument is, once the callee is known.
#[derive(Debug, Clone)]
pub enum Arg {
    /// A value.
    Value(ExprId),
    /// The value of a place.
    Load(Place),
    /// A variable of the caller's that the callee assigns to.
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
    /// Whether it came as `&mut`. Atomics are written without.
    pub writable: bool,
}

impl Binding {
    /// The name of what has the elements: the binding's own, or the member at its end.
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
    /// `handle`, which WGSL leaves out: textures and samplers.
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
    /// Its type. One of type `usize` may be a `u32` where it is used.
    pub ty: Ty,
    /// Its value.
    pub init: ExprId,
}

/// A variable of one invocation.
#[derive(Debug)]
pub struct Local {
    /// The user's name, or a name that says what the compiler needs it for.
    pub name: Name,
    /// Where it comes from.
    pub kind: LocalKind,
    /// The type that was written, if one was.
    pub declared: Option<Ty>,
    /// Whether the user wrote `mut`, or the compiler assigns to it.
    pub mutable: bool,
    /// Whether something is stored to it apart from an initializer in its declaration.
    pub assigned: bool,
}

/// Where a local comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LocalKind {
    /// A parameter of the kernel by value.
    Param,
    /// A parameter of a function by value.
    Argument,
    /// A parameter of a function that points to a variable of the caller's.
    Pointer,
    /// `let` with a value, or a `for` variable.
    Let,
    /// `let` without a value: assigned before it is read.
    Deferred,
    /// Made by the compiler.
    Temporary,
    /// An effect or an operand before one, which the next statement reads once. The emitters write its
    /// value there, since nothing with effects is evaluated in between.
    Inline,
}

impl LocalKind {
    /// Whether its name is the compiler's.
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
    /// What it is a part of in the source; `None` if that is the same as of what is around it.
    pub source: Option<Rc<Written>>,
    /// Whether it ends what a failed assertion stands in.
    pub is_failure: bool,
}

/// What a statement is a part of in the source. What is written out at each call is another one each time.
#[derive(Debug)]
pub enum Written {
    /// A statement.
    Stmt {
        /// Which one it is.
        id: u32,
        /// Where it begins.
        span: Span,
        /// The call that wrote it out.
        call: Option<Rc<Written>>,
    },
    /// A call that is written out, of a closure or of a function that takes one.
    Call {
        /// What is called.
        span: Span,
        /// Where the call is.
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
    /// A part of the statement around it.
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
        /// What is stored to.
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
        /// What it runs over.
        range: Range,
        /// Each iteration.
        body: Block,
    },
    /// `loop`.
    Loop {
        /// Each iteration.
        body: Block,
        /// Whether it is a labelled block: control does not come to the body's end.
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
    /// The bound. Stable: evaluating it anew gives the same value.
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
    /// Waits for the subgroup, and orders nothing: what naga makes of it has no memory semantics
    /// that Vulkan knows.
    Subgroup,
    /// Stands around operations on cooperative matrices, which a subgroup does as one: nothing in
    /// WGSL.
    Cooperative,
}

/// What can be loaded from or stored to.
#[derive(Debug, Clone)]
pub struct Place {
    /// The variable.
    pub root: Root,
    /// The way into it, outermost first.
    pub projections: Vec<Projection>,
    /// Where it was written.
    pub span: Span,
}

impl Place {
    /// The local variable that it is in.
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

    /// One of its members.
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

/// One step into a type.
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
    /// Its index, if it has one.
    pub fn index(&self) -> Option<ExprId> {
        match self {
            Projection::Index(index) => Some(*index),
            Projection::Member(_) => None,
        }
    }

    /// The same, to change it.
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

/// A value. Some have effects, see [`Expr::is_effect`]; the rest only read.
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
    /// A vector of its components, or of one component for all; a matrix of its columns, or of
    /// all their components.
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
    /// A function of a texture, which the place names; samplers among the arguments are `Ref`s.
    Texture(TextureOp, Place, Vec<ExprId>),
    /// Barrier, load, barrier.
    WorkgroupUniformLoad(Place),
    /// A call of a user's function. `infer` finds out which of the candidates it is.
    Invoke(Callee, Vec<ExprId>),
    /// `&x`, `&mut x`, or a method's receiver: only an argument of `Invoke` and `Texture`.
    Ref(Place, Borrow),
    /// A structure of its members, in the order of declaration.
    Construct(Ty, Vec<ExprId>),
    /// A tuple.
    Tuple(Vec<ExprId>),
    /// A variant of an `enum`.
    Variant(Ty, u32),
    /// 0 or 1 of the type that a local has: a number, or a vector with that in each component.
    Number(bool, LocalId),
    /// An operation on cooperative matrices, and the place where a tile begins. Each is the
    /// initializer of a `Let`, an assigned value or a statement.
    Cooperative(CoopOp, Option<Place>, Vec<ExprId>),
}

/// What a call names.
#[derive(Debug, Clone)]
pub enum Callee {
    /// A function, with the types between `::<` and `>`: none, or one for each type parameter, `None`
    /// where the arguments tell it.
    Function(SignatureId, Vec<Option<Ty>>),
    /// A method: those of that name, of whatever type. Without a match it is a builtin function.
    Method(Name, Vec<SignatureId>),
    /// `a.into()`, or `a.try_into()`: the conversion to the type that is asked for. What the language
    /// converts is something else once that type is known.
    Conversion(Operator),
    /// The function that [`crate::infer::Types::call`] says: what `build` makes of all callees.
    Instance,
}

/// A pattern `(a, b)`, `(a, ..)` or `[a, b]`, whose value has to be a tuple or an array of as many
/// members.
#[derive(Debug, Clone, Copy)]
pub struct PartsPattern {
    /// Whether it is of an array.
    pub is_array: bool,
    /// What is matched.
    pub value: ExprId,
    /// How many members the pattern names.
    pub count: usize,
    /// Whether there is a `..` in it.
    pub has_rest: bool,
    /// Where it stands.
    pub span: Span,
}

/// What a `u32` has to keep of the `usize` that it stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kept {
    /// The lower half.
    Lower,
    /// That one which is negative before it is cast is above all lengths.
    Order,
    /// All: there is nothing in the upper half.
    All,
}

/// The blocks that constants exclude from a body: each is that of an `if` of its own.
#[derive(Debug, Default)]
pub struct Excluded {
    /// The conditions. They are `false`.
    conditions: BTreeSet<ExprId>,
    /// The expressions that nothing else is made of, by index: where each range ends.
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
            // What is in an excluded block, and is excluded there as well.
            self.own.retain(|first, _| !range.contains(first));
            self.own.insert(range.start, range.end);
        }
    }

    /// Whether a statement is such an `if`.
    pub fn contains(&self, stmt: &Stmt) -> bool {
        let StmtKind::If { condition, .. } = stmt.kind else { return false };
        self.conditions.contains(&condition)
    }

    /// Whether nothing else is made of an expression.
    pub fn owns(&self, expr: ExprId) -> bool {
        let before = self.own.range(..=expr.index()).next_back();
        before.is_some_and(|(_, end)| expr.index() < *end)
    }
}

/// A compound assignment of which the types decide whether the value or the place comes first. An `if`
/// before it evaluates the value in one arm and the place's indices in the other.
#[derive(Debug)]
pub struct UndecidedOrder {
    /// The condition of the `if`.
    pub condition: ExprId,
    /// The place, whose indices are locals.
    pub of: Place,
    /// The same with the indices themselves, where evaluating them has no effects.
    pub unmoved: Place,
    /// The value.
    pub value: ExprId,
    /// Whether rustc checks the function with type parameters, which are never primitive.
    pub is_generic: bool,
}

/// How many elements a part of a slice has.
#[derive(Debug, Clone, Copy)]
pub enum PartLength {
    /// So many.
    Number(u32),
    /// As many as this says, which is a part of the index.
    Value(ExprId),
}

/// How a reference was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Borrow {
    /// `&x`.
    Shared,
    /// `&mut x`.
    Mut,
    /// As the callee asks: the receiver of a method, or a variable that is a reference itself.
    Auto,
    /// The same, through a reference that is only for reading.
    Read,
}

/// A literal as written; its type is inferred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Literal {
    /// `true`, `false`.
    Bool(bool),
    /// An integer, with its suffix.
    Int(u64, Option<Scalar>),
    /// A floating-point number: the nearest of each type.
    Float {
        /// As an `f32`.
        single: f32,
        /// As an `f64`.
        double: f64,
        /// Its suffix, which is one of the two.
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
    /// Gives a pair: the old value, and whether it was replaced. Only a local is made of it.
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
    /// What `left op right` is of matrices; `None` where Rust has no such operator.
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

    /// Whether the result is a truth value of compared operands.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }

    /// Whether numbers or truth values of that type, or vectors of them, can be its operands.
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
    /// Whether it may do more than compute a value of its operands and of what it reads.
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

    /// The place in memory that it may write to. All other stores are statements.
    pub fn written(&self) -> Option<&Place> {
        match self {
            Expr::Atomic(_, place, _)
            | Expr::Texture(TextureOp::Store, place, _)
            | Expr::Cooperative(CoopOp::Store(_), Some(place), _) => Some(place),
            _ => None,
        }
    }

    /// What it takes an element, column or row of by an index, and the index.
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

    /// Whether atomics of a type have it: those of floats add and subtract only.
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

    /// For messages.
    pub fn describe(self) -> &'static str {
        Self::CALLED.get(self as usize).map_or("coop_…", |(_, rust, _)| *rust)
    }
}

impl Module {
    /// Whether an expression is a `None` that is written out, whose value is zero, or a `Result` all of
    /// whose members are.
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

    /// The type of a place before any of its projections.
    pub fn binding_or_var_ty(&self, root: Root) -> Option<&Ty> {
        match root {
            Root::Local(_) => None,
            Root::Workgroup(var) => Some(&self.workgroup_vars[var].ty),
            Root::Binding(binding) => Some(&self.bindings[binding].ty),
        }
    }

    /// The bindings that parameters are: all but that of messages.
    pub fn bindings_of_params(&self) -> impl Iterator<Item = (BindingId, &Binding)> {
        self.bindings.iter().filter(|(id, _)| self.messages.binding != Some(*id))
    }

    /// Changes the bodies of the kernel and of the functions that it calls. The module is a part of `cx`.
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

    /// The binding whose `len()` a place has: that of a slice, or of the runtime-sized array at the
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

    /// The element of a slice, or of the runtime-sized array at the end of a struct, that a place
    /// is in: the binding, the index, and the way from there on.
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

    /// Whether emitters leave a statement out, and write its value where that is read.
    pub(crate) fn is_inline(&self, stmt: &Stmt) -> bool {
        if let StmtKind::If { accept, .. } = &stmt.kind {
            // Right of `&&` or `||`. Otherwise a statement that reads the value follows.
            return accept.stmts.last().is_some_and(|last| self.is_inline(last));
        }
        matches!(stmt.kind, StmtKind::Let { local, .. } if self.locals[local].kind == LocalKind::Inline)
    }

    /// The local whose value an expression is, if emitters write the value there.
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

    /// The ends of `for` loops over ranges without their ends, by variables that nothing assigns to.
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

    /// Calls `visit` for an expression and for everything it is made of.
    pub(crate) fn for_each_within(&self, expr: ExprId, visit: &mut dyn FnMut(&Expr)) {
        visit(&self.exprs[expr].kind);
        self.for_each_operand(expr, |operand| self.for_each_within(operand, visit));
    }

    /// Whether `test` holds for the expression or for anything it is made of.
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

    /// Whether the arms of a `match` on such a type are the cases of a `switch`; else they are a row
    /// of `else if`s. A `break` in a `switch` would leave that, not the loop around it.
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
    /// Whether the block has such a jump out of it, those of loops in it left aside.
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
    /// The expression that may have effects: the value of a variable, or the statement itself. All others
    /// are pure.
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

    /// The value that the statement declares a variable with, stores to one, returns or drops: evaluated
    /// first, with nothing else.
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

    /// The place that it stores to. What else it may write, its expressions say ([`Expr::written`]).
    pub fn stored(&self) -> Option<&Place> {
        if let StmtKind::Assign { place, .. } = self { Some(place) } else { None }
    }

    /// The variable that it declares or stores to, also to a part of it.
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

    /// The same, to change them.
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

    /// Whether its expressions decide what runs next.
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

    /// Calls `visit` for each expression directly in the statement, those of its places included.
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
