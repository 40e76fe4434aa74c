//! The rules of WGSL and WebGPU for textures beyond types: constant offsets and components, and the
//! number of textures and samplers in a kernel.

use super::constants::{self, Value};
use crate::builtins::textures::Parameter;
use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{ExprId, Module, Place, Ty};
use crate::textures::{Handle, TextureOp};

/// The components of a constant vector of integers.
pub(crate) fn constant_vector(module: &Module, types: &Types, id: ExprId) -> Option<Vec<i128>> {
    let Ty::Vector(_, n) = types.expr(id) else { return None };
    let names = ["x", "y", "z", "w"];
    names[..usize::from(*n)]
        .iter()
        .map(|name| {
            let component = constants::component(module, types, id, name)?;
            constants::eval(module, types, component).and_then(Value::integer)
        })
        .collect()
}

/// Checks the arguments that must be constants.
pub(super) fn check_constants(
    module: &Module,
    types: &Types,
    op: TextureOp,
    place: &Place,
    args: &[ExprId],
    diags: &mut Diagnostics,
) {
    let handle = module.handle(place).expect("lower found a texture");
    let params = op.parameters(handle).expect("lower found the function");
    for ((_, param), arg) in params.iter().zip(args) {
        let message = match param {
            Parameter::Offset(n) => {
                let offset = constant_vector(module, types, *arg);
                if offset.is_some_and(|offset| offset.iter().all(|by| (-8..8).contains(by))) {
                    continue;
                }
                format!("an offset is a constant `IVec{n}` with components from -8 to 7")
            }
            Parameter::Component => {
                let component = constants::eval(module, types, *arg).and_then(Value::integer);
                if component.is_some_and(|component| (0..4).contains(&component)) {
                    continue;
                }
                "the gathered component must be a constant from 0 to 3".to_owned()
            }
            Parameter::Whole(_)
            | Parameter::Layer
            | Parameter::Value(_)
            | Parameter::Sampler
            | Parameter::SamplerComparison => continue,
        };
        if *types.expr(*arg) != Ty::Error {
            diags.error(Code::ConstExpression, module.exprs[*arg].span, message);
        }
    }
}

/// Reports more textures and samplers than WebGPU's default limits allow.
pub(super) fn check_limits(module: &Module, diags: &mut Diagnostics) {
    let handles: Vec<Handle> = module
        .bindings
        .iter()
        .filter_map(|(_, of)| if let Ty::Handle(handle) = of.ty { Some(handle) } else { None })
        .collect();
    let count = |is: fn(&Handle) -> bool| handles.iter().filter(|handle| is(handle)).count();
    for (what, limit, count) in [
        ("sampled textures", 16, count(|handle| handle.is_sampled())),
        ("storage textures", 4, count(|handle| matches!(handle, Handle::StorageTexture(..)))),
        ("samplers", 16, count(|handle| handle.is_sampler())),
    ] {
        if count > limit {
            let message = format!("this kernel takes {count} {what}; WebGPU guarantees {limit}");
            diags.error(Code::Limit, module.name.span, message);
        }
    }
}
