//! Memory layout as WGSL defines it (section "Memory Layout" of the specification). All numbers are bytes.

pub(crate) mod uniform;

use crate::scalar::Scalar;
use crate::ty::{Member, Struct, Ty};

/// The alignment of a type.
pub(crate) fn align(ty: &Ty) -> u32 {
    match ty {
        Ty::Error | Ty::Unit => 4,
        Ty::Scalar(scalar) | Ty::Atomic(scalar) => scalar.size(),
        Ty::Vector(scalar, 2) => 2 * scalar.size(),
        Ty::Vector(scalar, _) => 4 * scalar.size(),
        Ty::Matrix(2) => 8,
        Ty::Matrix(_) => 16,
        Ty::Array(element, _) | Ty::RuntimeArray(element) => align(element),
        Ty::Enum(_) | Ty::Handle(_) | Ty::CoopMatrix(_) | Ty::Param(_) => 4,
        Ty::Struct(of) => of.members.iter().map(member_align).max().unwrap_or(4),
    }
}

fn member_align(member: &Member) -> u32 {
    align(&member.ty).max(member.align.unwrap_or(1))
}

/// The alignment of a member, if attributes raise it: its own, or one nested in its type, which
/// naga 30 does not see from outside (gfx-rs/wgpu#4377). WGSL must repeat it at each member.
pub(crate) fn raised_align(member: &Member) -> Option<u32> {
    let raised = member_align(member);
    (raised > plain_align(&member.ty)).then_some(raised)
}

/// The alignment that a type would have without attributes.
fn plain_align(ty: &Ty) -> u32 {
    match ty {
        Ty::Array(element, _) | Ty::RuntimeArray(element) => plain_align(element),
        Ty::Struct(of) => of.members.iter().map(|m| plain_align(&m.ty)).max().unwrap_or(4),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::Matrix(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Enum(_)
        | Ty::Param(_) => align(ty),
    }
}

/// The offsets of a structure's members, and the end of the last one.
pub fn member_offsets(of: &Struct) -> (Vec<u32>, u32) {
    let mut end = 0u32;
    let offsets = of.members.iter().map(|member| {
        let offset = round_up(end, member_align(member));
        end = offset.saturating_add(size(&member.ty).max(member.size.unwrap_or(0)));
        offset
    });
    (offsets.collect(), end)
}

/// The offset of a member of a structure.
pub(crate) fn member_offset(of: &Struct, name: &str) -> Option<u32> {
    let at = of.members.iter().position(|member| member.name == name)?;
    member_offsets(of).0.get(at).copied()
}

/// The offset of the elements of a store type: for a structure, of its runtime-sized array.
pub(crate) fn elements_start(ty: &Ty) -> u32 {
    let Ty::Struct(of) = ty else { return 0 };
    member_offsets(of).0.last().copied().unwrap_or(0)
}

/// The size of a type; for a runtime-sized array, the size of one element. Saturates.
pub(crate) fn size(ty: &Ty) -> u32 {
    match ty {
        Ty::Error | Ty::Unit => 4,
        Ty::Scalar(scalar) | Ty::Atomic(scalar) => scalar.size(),
        Ty::Vector(scalar, n) => scalar.size() * u32::from(*n),
        Ty::Matrix(n) => u32::from(*n) * stride(&Ty::Vector(Scalar::F32, *n)),
        Ty::Array(element, n) => stride(element).saturating_mul(*n),
        Ty::RuntimeArray(element) => stride(element),
        Ty::Enum(_) | Ty::Handle(_) | Ty::CoopMatrix(_) | Ty::Param(_) => 4,
        Ty::Struct(of) => round_up(member_offsets(of).1, align(ty)),
    }
}

/// The distance between elements of this type.
pub(crate) fn stride(ty: &Ty) -> u32 {
    round_up(size(ty), align(ty))
}

pub(crate) fn round_up(n: u32, multiple: u32) -> u32 {
    n.checked_next_multiple_of(multiple).unwrap_or(u32::MAX)
}
