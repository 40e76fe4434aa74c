//! Names with a type: parameters, bindings, variables and constants.

use proc_macro2::Span;

use super::expr::ExprId;
use crate::arena::Id;
use crate::ty::Ty;

/// Names a local.
pub type LocalId = Id<Local>;

/// Names a resource binding.
pub type BindingId = Id<Binding>;

/// Names a workgroup variable.
pub type WorkgroupVarId = Id<WorkgroupVar>;

/// Names a constant.
pub type ConstId = Id<Const>;

/// A user's identifier.
#[derive(Debug, Clone)]
pub struct Name {
    /// The identifier, without `r#`.
    pub text: String,
    /// Where it was written.
    pub span: Span,
}

/// A parameter of the kernel.
#[derive(Debug, Clone, Copy)]
pub enum Param {
    /// `x: &[T]`, `x: &mut [T]`, `xs: &[&[T]]`, `p: &T`, `t: &Texture2d<f32>` and the like.
    Binding(BindingId),
    /// `xs: [&[T]; N]`: that many bindings, from this one on.
    Bindings(BindingId, u32),
    /// `n: T`: a member of the params struct.
    Value(LocalId),
}

/// A resource in storage or uniform memory, a texture or a sampler.
#[derive(Debug)]
pub struct Binding {
    /// The parameter's name; for a slice of an array `xs`, `xs[0]` and so on.
    pub name: Name,
    /// Where it lives and how it may be accessed.
    pub space: AddressSpace,
    /// The store type: `RuntimeArray` for slices, `Handle` for textures and samplers.
    pub ty: Ty,
    /// Whether the parameter is a `&mut`. Atomics are written without it.
    pub writable: bool,
}

impl Binding {
    /// The name as an identifier: `xs_0` for `xs[0]`.
    pub(crate) fn identifier(&self) -> String {
        as_identifier(&self.name.text)
    }

    /// The name of the elements' array as an identifier.
    pub(crate) fn elements_identifier(&self) -> String {
        as_identifier(&self.elements_name())
    }

    /// The name of the elements' array: the binding's own, or that of its last member.
    pub fn elements_name(&self) -> String {
        match self.ty.runtime_array() {
            Some(member) => format!("{}.{}", self.name.text, member.name),
            None => self.name.text.clone(),
        }
    }
}

fn as_identifier(name: &str) -> String {
    name.replace(['.', '['], "_").replace(']', "")
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
