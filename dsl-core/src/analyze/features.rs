//! What a kernel needs that not every device has: the optional features of its types and
//! expressions. The launch compares them with the device.

use std::collections::BTreeSet;

use naga::valid::Capabilities;

use crate::infer::Types;
use crate::ir::{Expr, Module, Scalar, Ty};

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
}

impl Feature {
    /// The name of the runtime's variant.
    pub fn name(self) -> &'static str {
        match self {
            Feature::ShaderF16 => "ShaderF16",
            Feature::ShaderInt64 => "ShaderInt64",
            Feature::ShaderF64 => "ShaderF64",
            Feature::Subgroups => "Subgroups",
        }
    }

    /// The extension that a WGSL module has to enable for it, where naga knows one.
    pub fn extension(self) -> Option<&'static str> {
        match self {
            Feature::ShaderF16 => Some("f16"),
            // naga has them without a word.
            Feature::ShaderInt64 | Feature::ShaderF64 | Feature::Subgroups => None,
        }
    }

    /// The extension that browsers want enabled, and naga refuses by name.
    pub fn browser_extension(self) -> Option<&'static str> {
        match self {
            Feature::Subgroups => Some("subgroups"),
            Feature::ShaderF16 | Feature::ShaderInt64 | Feature::ShaderF64 => None,
        }
    }

    /// What naga's validator has to allow.
    pub fn capabilities(self) -> Capabilities {
        match self {
            Feature::ShaderF16 => Capabilities::SHADER_FLOAT16,
            Feature::ShaderInt64 => Capabilities::SHADER_INT64,
            Feature::ShaderF64 => Capabilities::FLOAT64,
            Feature::Subgroups => Capabilities::SUBGROUP,
        }
    }
}

/// What the kernel needs.
pub(super) fn of(module: &Module, types: &Types) -> BTreeSet<Feature> {
    let mut features = BTreeSet::new();
    module.bindings.iter().for_each(|(_, binding)| add(&binding.ty, &mut features));
    module.workgroup_vars.iter().for_each(|(_, var)| add(&var.ty, &mut features));
    module.consts.iter().for_each(|(_, item)| add(&item.ty, &mut features));
    module.locals.iter().for_each(|(id, _)| add(types.local(id), &mut features));
    for (id, node) in module.exprs.iter() {
        add(types.expr(id), &mut features);
        let of_subgroups = match &node.kind {
            Expr::Builtin(builtin) => builtin.is_of_subgroups(),
            kind => kind.subgroup_operation().is_some(),
        };
        if of_subgroups {
            features.insert(Feature::Subgroups);
        }
    }
    features
}

/// Adds what a type needs.
fn add(ty: &Ty, features: &mut BTreeSet<Feature>) {
    match ty {
        Ty::Scalar(scalar) | Ty::Vector(scalar, _) | Ty::Atomic(scalar) => {
            features.extend(of_scalar(*scalar));
        }
        Ty::Array(element, _) | Ty::RuntimeArray(element) => add(element, features),
        Ty::Struct(of) => of.members.iter().for_each(|member| add(&member.ty, features)),
        Ty::Error | Ty::Unit | Ty::Matrix(_) | Ty::Enum(_) | Ty::Handle(_) | Ty::Param(_) => {}
    }
}

fn of_scalar(scalar: Scalar) -> Option<Feature> {
    match scalar {
        Scalar::Bool | Scalar::I32 | Scalar::U32 | Scalar::F32 => None,
        Scalar::F16 => Some(Feature::ShaderF16),
    }
}
