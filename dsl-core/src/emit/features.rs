//! The optional device features that a kernel's text needs for its types and expressions. The
//! launch compares them with the device's features.

use std::collections::BTreeSet;

use naga::valid::Capabilities;

use crate::cooperative::{CoopMatrix, CoopOp};
use crate::infer::Types;
use crate::ir::{Barrier, Expr, ExprId, Module, Scalar, Ty};

/// An optional feature of devices; `dsl_runtime::Feature` has the same names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// 16-bit floats.
    ShaderF16,
    /// 64-bit integers.
    ShaderInt64,
    /// 64-bit floats.
    ShaderF64,
    /// Operations across the invocations of a subgroup.
    Subgroups,
    /// Barriers of a subgroup.
    SubgroupBarrier,
    /// Atomics of 64-bit integers.
    Int64Atomics,
    /// Atomics of 32-bit floats.
    Float32Atomics,
    /// Any number of buffers, `&[&[T]]`.
    BufferArrays,
    /// Cooperative matrices: their size, the scalar type of the factors, and that of the sums.
    CooperativeMatrix(u32, Scalar, Scalar),
}

impl Feature {
    /// The name of the runtime's variant.
    pub fn name(self) -> &'static str {
        match self {
            Feature::ShaderF16 => "ShaderF16",
            Feature::ShaderInt64 => "ShaderInt64",
            Feature::ShaderF64 => "ShaderF64",
            Feature::Subgroups => "Subgroups",
            Feature::SubgroupBarrier => "SubgroupBarrier",
            Feature::Int64Atomics => "Int64Atomics",
            Feature::Float32Atomics => "Float32Atomics",
            Feature::BufferArrays => "BufferArrays",
            Feature::CooperativeMatrix(..) => "CooperativeMatrix",
        }
    }

    /// The extension that a WGSL module must enable for it, if naga knows one.
    pub fn extension(self) -> Option<&'static str> {
        match self {
            Feature::ShaderF16 => Some("f16"),
            Feature::BufferArrays => Some("wgpu_binding_array"),
            Feature::CooperativeMatrix(..) => Some("wgpu_cooperative_matrix"),
            // naga supports these without an extension.
            Feature::ShaderInt64
            | Feature::ShaderF64
            | Feature::Subgroups
            | Feature::SubgroupBarrier
            | Feature::Int64Atomics
            | Feature::Float32Atomics => None,
        }
    }

    /// The extension that browsers require and naga rejects by name.
    pub fn browser_extension(self) -> Option<&'static str> {
        match self {
            Feature::Subgroups => Some("subgroups"),
            Feature::ShaderF16
            | Feature::ShaderInt64
            | Feature::ShaderF64
            | Feature::SubgroupBarrier
            | Feature::Int64Atomics
            | Feature::Float32Atomics
            | Feature::BufferArrays
            | Feature::CooperativeMatrix(..) => None,
        }
    }

    /// The capabilities that naga's validator must allow.
    pub fn capabilities(self) -> Capabilities {
        match self {
            Feature::ShaderF16 => Capabilities::SHADER_FLOAT16,
            Feature::ShaderInt64 => Capabilities::SHADER_INT64,
            Feature::ShaderF64 => Capabilities::FLOAT64,
            Feature::Subgroups => Capabilities::SUBGROUP,
            Feature::SubgroupBarrier => Capabilities::SUBGROUP_BARRIER,
            Feature::Int64Atomics => Capabilities::SHADER_INT64_ATOMIC_ALL_OPS,
            Feature::Float32Atomics => Capabilities::SHADER_FLOAT32_ATOMIC,
            Feature::BufferArrays => {
                Capabilities::STORAGE_BUFFER_BINDING_ARRAY
                    | Capabilities::STORAGE_BUFFER_BINDING_ARRAY_NON_UNIFORM_INDEXING
            }
            Feature::CooperativeMatrix(..) => Capabilities::COOPERATIVE_MATRIX,
        }
    }
}

/// The features that emitted text needs, gathered while it is written: a part of the kernel that a
/// constant replaces needs none.
#[derive(Default)]
pub(super) struct Needed {
    features: BTreeSet<Feature>,
    matrices: BTreeSet<CoopMatrix>,
}

impl Needed {
    /// The text has a value or a variable of this type.
    pub(super) fn ty(&mut self, ty: &Ty) {
        match ty {
            Ty::Scalar(scalar) | Ty::Vector(scalar, _) => self.features.extend(of_scalar(*scalar)),
            Ty::Atomic(scalar) => {
                self.features.extend(of_scalar(*scalar));
                self.features.extend(of_atomic(*scalar));
            }
            Ty::Array(element, _) => self.ty(element),
            Ty::RuntimeArray(element) => {
                self.features.extend(ty.buffers().map(|_| Feature::BufferArrays));
                self.ty(element);
            }
            Ty::Struct(of) => of.members.iter().for_each(|member| self.ty(&member.ty)),
            Ty::CoopMatrix(matrix) => {
                self.features.extend(of_scalar(matrix.scalar));
                self.matrices.insert(*matrix);
            }
            Ty::Error | Ty::Unit | Ty::Matrix(_) | Ty::Enum(_) | Ty::Handle(_) | Ty::Param(_) => {}
        }
    }

    /// The text has this expression.
    pub(super) fn expr(&mut self, id: ExprId, module: &Module, types: &Types) {
        self.ty(types.expr(id));
        let kind = &module.exprs[id].kind;
        let is_of_subgroups = matches!(kind, Expr::Builtin(builtin) if builtin.is_of_subgroups());
        if is_of_subgroups || kind.subgroup_operation().is_some() {
            self.features.insert(Feature::Subgroups);
        }
        if let Expr::Cooperative(op, _, args) = kind {
            self.features.extend(of_matrices(*op, args, types));
        }
    }

    pub(super) fn barrier(&mut self, barrier: Barrier) {
        if barrier == Barrier::Subgroup {
            self.features.extend([Feature::Subgroups, Feature::SubgroupBarrier]);
        }
    }

    pub(super) fn finish(self) -> BTreeSet<Feature> {
        let Self { mut features, matrices } = self;
        for of in matrices {
            // Matrices of some sizes are only loaded and stored, not multiplied.
            let is_known = |feature: &Feature| matches!(feature, Feature::CooperativeMatrix(size, ..) if *size == of.size);
            if !features.iter().any(is_known) {
                features.insert(Feature::CooperativeMatrix(of.size, of.scalar, of.scalar));
            }
        }
        features
    }
}

/// The matrix product that a device must support.
fn of_matrices(op: CoopOp, args: &[ExprId], types: &Types) -> Option<Feature> {
    let matrix = |at: usize| {
        let Ty::CoopMatrix(matrix) = types.expr(args[at]) else { return None };
        Some(*matrix)
    };
    let (factors, sums) = match op {
        CoopOp::MultiplyAdd => (matrix(0)?, matrix(2)?),
        CoopOp::Zero(_) | CoopOp::Load(..) | CoopOp::Fits | CoopOp::Store(_) => return None,
    };
    Some(Feature::CooperativeMatrix(sums.size, factors.scalar, sums.scalar))
}

fn of_scalar(scalar: Scalar) -> Option<Feature> {
    use Scalar::*;
    match scalar {
        F16 => Some(Feature::ShaderF16),
        I64 | U64 => Some(Feature::ShaderInt64),
        F64 => Some(Feature::ShaderF64),
        Bool | I32 | U32 | F32 | I8 | U8 | I16 | U16 | Isize | Usize | Char => None,
    }
}

fn of_atomic(scalar: Scalar) -> Option<Feature> {
    use Scalar::*;
    match scalar {
        I64 | U64 => Some(Feature::Int64Atomics),
        F32 => Some(Feature::Float32Atomics),
        Bool | I32 | U32 | F16 | F64 | I8 | U8 | I16 | U16 | Isize | Usize | Char => None,
    }
}
