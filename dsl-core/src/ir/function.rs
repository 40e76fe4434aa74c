//! Functions, as their callers see them and as they run.

use super::stmt::Block;
use super::variable::LocalId;
use super::variable::Name;
use crate::arena::Id;
use crate::ty::Ty;

/// Names a function's signature.
pub type SignatureId = Id<Signature>;

/// Names an instance of a function.
pub type FunctionId = Id<Function>;

/// A function as its callers see it.
#[derive(Debug)]
pub struct Signature {
    /// Its name.
    pub name: Name,
    /// The `Self` type of a method or an associated function.
    pub self_ty: Option<Ty>,
    /// Its type parameters; in its types they are [`Ty::Param`]s.
    pub generics: Vec<String>,
    /// What its type parameters must be, each with its number.
    pub bounds: Vec<(usize, TypeBound)>,
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

/// What a type parameter must be.
#[derive(Debug, Clone)]
pub enum TypeBound {
    /// One of the types that implement a user's trait.
    OneOf(Vec<Ty>),
    /// A type that converts to this one, `T: Into<f32>`.
    Into(Ty),
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
