//! The numbers that a launch decides: the inputs of polynomials.

use std::collections::BTreeSet;

use super::polynomial::Polynomial;
use crate::ir::{Module, Ty};
use crate::layout;
use crate::textures::Dimension;

/// The greatest value of a length or parameter.
const MAX_INPUT: i64 = u32::MAX as i64;

/// More texels than a texture has along an axis on any device.
const MAX_TEXELS: i64 = i32::MAX as i64;

/// Proofs are about launches with at most this many invocations in each dimension.
pub const MAX_INVOCATIONS: u32 = 1 << 31;

/// A number that is known at the launch.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Input {
    /// The length of a slice, by the number of its binding.
    Length(usize),
    /// A by-value parameter, by the number of its local, or a part of it.
    Param {
        /// The number of the local.
        local: usize,
        /// Where the part begins in the value, in bytes.
        offset: u32,
        /// Whether it is an `i32`.
        signed: bool,
    },
    /// The value of a uniform, by the number of its binding, or a part of it.
    Uniform {
        /// The number of the binding.
        binding: usize,
        /// Where the part begins in the value, in bytes.
        offset: u32,
        /// Whether it is an `i32`.
        signed: bool,
    },
    /// The texels of a texture's first level along an axis.
    Texels {
        /// The number of the binding.
        binding: usize,
        /// 0 for x, 1 for y, 2 for z; 2 also for the layers of arrays.
        axis: u8,
    },
    /// The workgroups of the launch in a dimension.
    Workgroups {
        /// 0 for x, 1 for y, 2 for z.
        dimension: usize,
        /// The maximum in proofs: no invocation's id is [`MAX_INVOCATIONS`] or more.
        max: u32,
    },
    /// A polynomial that is not negative, divided by a positive one, rounded down.
    Quotient(Box<Polynomial>, Box<Polynomial>),
}

impl Input {
    pub(super) fn describe(&self, module: &Module) -> String {
        match self {
            Input::Length(binding) => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                let name = binding.map_or("?".to_owned(), |(_, of)| of.elements_name());
                format!("{name}.len()")
            }
            Input::Param { local, offset, .. } => {
                let local = module.locals.iter().find(|(id, _)| id.index() == *local);
                let name = local.map_or("?", |(_, of)| &of.name.text);
                let ty = local.and_then(|(_, of)| of.declared.as_ref());
                format!("{name}{}", ty.map_or(String::new(), |ty| way_to(ty, *offset)))
            }
            Input::Uniform { binding, offset, .. } => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                binding.map_or("?".to_owned(), |(_, of)| {
                    let way = way_to(&of.ty, *offset);
                    let deref = if way.is_empty() { "*" } else { "" };
                    format!("{deref}{}{way}", of.name.text)
                })
            }
            Input::Texels { binding, axis } => {
                let binding = module.bindings.iter().find(|(id, _)| id.index() == *binding);
                let name = binding.map_or("?", |(_, of)| &of.name.text);
                let dimension = binding.and_then(|(_, of)| {
                    if let Ty::Handle(handle) = of.ty { handle.dimension() } else { None }
                });
                match (dimension, axis) {
                    (Some(Dimension::D1), _) => format!("{name}.dimensions()"),
                    (Some(Dimension::D2Array | Dimension::CubeArray), 2) => {
                        format!("{name}.num_layers()")
                    }
                    (Some(Dimension::Multisampled2d), 2) => format!("{name}.num_samples()"),
                    _ => format!("{name}.dimensions().{}", ["x", "y", "z"][usize::from(*axis)]),
                }
            }
            Input::Workgroups { dimension, .. } => {
                format!("num_workgroups.{}", ["x", "y", "z"][*dimension])
            }
            Input::Quotient(of, divisor) => {
                let divisor = match divisor.as_constant() {
                    Some(number) => number.to_string(),
                    None => format!("({})", divisor.describe_value(module)),
                };
                format!("(({}) / {divisor})", of.describe_value(module))
            }
        }
    }

    /// The least and the greatest value in a launch, if they are known.
    pub(super) fn limits(&self) -> (Option<i64>, Option<i64>) {
        match self {
            Input::Length(_)
            | Input::Param { signed: false, .. }
            | Input::Uniform { signed: false, .. } => (Some(0), Some(MAX_INPUT)),
            Input::Texels { .. } => (Some(1), Some(MAX_TEXELS)),
            Input::Workgroups { max, .. } => (Some(1), Some(i64::from(*max))),
            Input::Quotient(of, divisor) => {
                let least = divisor.least().unwrap_or(1).max(1);
                (Some(0), of.greatest().map(|greatest| greatest.div_euclid(least)))
            }
            Input::Param { signed: true, .. } | Input::Uniform { signed: true, .. } => {
                (Some(i64::from(i32::MIN)), Some(i64::from(i32::MAX)))
            }
        }
    }

    /// The possible value that is nearest to a number.
    pub(super) fn within_limits(&self, number: i64) -> i64 {
        let (least, greatest) = self.limits();
        number.max(least.unwrap_or(number)).min(greatest.unwrap_or(number))
    }

    /// Adds the bindings whose lengths it depends on.
    pub(super) fn lengths(&self, found: &mut BTreeSet<usize>) {
        match self {
            Input::Length(binding) => {
                found.insert(*binding);
            }
            Input::Param { .. }
            | Input::Uniform { .. }
            | Input::Texels { .. }
            | Input::Workgroups { .. } => {}
            Input::Quotient(of, divisor) => {
                of.inputs().chain(divisor.inputs()).for_each(|input| input.lengths(found));
            }
        }
    }

    /// Whether it depends on the number of workgroups.
    pub(super) fn has_workgroups(&self) -> bool {
        match self {
            Input::Length(_)
            | Input::Param { .. }
            | Input::Uniform { .. }
            | Input::Texels { .. } => false,
            Input::Workgroups { .. } => true,
            Input::Quotient(of, divisor) => of.has_workgroups() || divisor.has_workgroups(),
        }
    }
}

/// The names on the way to a part of a value: `.size.x`.
fn way_to(ty: &Ty, offset: u32) -> String {
    if let Ty::Vector(scalar, _) = ty {
        let n = (offset / scalar.size()) as usize;
        return format!(".{}", ["x", "y", "z", "w"].get(n).unwrap_or(&"?"));
    }
    let Ty::Struct(of) = ty else { return String::new() };
    let (offsets, _) = layout::member_offsets(of);
    let around = offsets.iter().zip(&of.members).rfind(|(start, _)| **start <= offset);
    around.map_or(String::new(), |(start, member)| {
        format!(".{}{}", member.name, way_to(&member.ty, offset - start))
    })
}
