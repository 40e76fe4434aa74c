//! Places: memory that can be loaded from or stored to.

use proc_macro2::Span;

use super::expr::ExprId;
use super::variable::{BindingId, LocalId, Name, WorkgroupVarId};
use crate::scalar::Scalar;
use crate::ty::Ty;

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

    /// The local variable, if the place is all of it.
    pub(crate) fn whole_local(&self) -> Option<LocalId> {
        self.local().filter(|_| self.projections.is_empty())
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
