//! Memory layout as WGSL defines it (section "Memory Layout" of the specification).

use crate::infer::Types;
use crate::ir::{self, BindingId, Expr, LocalId, Module, Param, Scalar, Ty};

/// Where everything lies in memory. All numbers are bytes.
#[derive(Debug)]
pub struct Layout {
    /// The members of the params struct, in order.
    pub params: Vec<Member>,
    /// The size of the params struct; 0 if there is none.
    pub params_size: u32,
    /// The offset of each workgroup variable in the CPU form's workgroup memory.
    pub workgroup_offsets: Vec<u32>,
    /// The size of the CPU form's workgroup memory.
    pub workgroup_size: u32,
    /// The workgroup memory as WebGPU counts it: each variable rounded up to 16.
    pub workgroup_bytes: u32,
}

/// A member of the params struct.
#[derive(Debug, Clone, PartialEq)]
pub struct Member {
    /// What it holds.
    pub value: MemberValue,
    /// Its offset.
    pub offset: u32,
    /// Its type in the struct: a `bool` parameter is a `u32` there.
    pub ty: Ty,
    /// What WGSL has to say of its alignment: in uniform memory structs and arrays begin at
    /// multiples of 16, and so does what follows them.
    pub align: Option<u32>,
}

/// What a member of the params struct holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MemberValue {
    /// A parameter by value.
    Param(LocalId),
    /// The element count of a slice.
    Length(BindingId),
}

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

fn member_align(member: &ir::Member) -> u32 {
    align(&member.ty).max(member.align.unwrap_or(1))
}

/// The alignment of a member, if attributes raise it: its own, or one inside of its type, which
/// naga 30 does not see from outside (gfx-rs/wgpu#4377). WGSL has to say it at each member.
pub(crate) fn raised_align(member: &ir::Member) -> Option<u32> {
    let raised = member_align(member);
    (raised > plain_align(&member.ty)).then_some(raised)
}

/// The alignment that a type would have without attributes.
fn plain_align(ty: &Ty) -> u32 {
    match ty {
        Ty::Array(element, _) | Ty::RuntimeArray(element) => plain_align(element),
        Ty::Struct(of) => of.members.iter().map(|m| plain_align(&m.ty)).max().unwrap_or(4),
        ty => align(ty),
    }
}

/// The offsets of a structure's members, and where the last one ends.
pub(crate) fn member_offsets(of: &ir::Struct) -> (Vec<u32>, u32) {
    let mut end = 0u32;
    let offsets = of.members.iter().map(|member| {
        let offset = round_up(end, member_align(member));
        end = offset.saturating_add(size(&member.ty).max(member.size.unwrap_or(0)));
        offset
    });
    (offsets.collect(), end)
}

/// The offset of a member of a structure.
pub(crate) fn member_offset(of: &ir::Struct, name: &str) -> Option<u32> {
    let at = of.members.iter().position(|member| member.name == name)?;
    member_offsets(of).0.get(at).copied()
}

/// Where the elements of a store type begin: of a structure, its runtime-sized array.
pub(crate) fn elements_start(ty: &Ty) -> u32 {
    match ty {
        Ty::Struct(of) => member_offsets(of).0.last().copied().unwrap_or(0),
        _ => 0,
    }
}

/// The size of a type; of a runtime-sized array, that of one element. Saturates.
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

pub(super) fn round_up(n: u32, multiple: u32) -> u32 {
    n.checked_next_multiple_of(multiple).unwrap_or(u32::MAX)
}

impl Layout {
    /// Lays out a module.
    pub fn of(module: &Module, types: &Types) -> Layout {
        let mut params = Vec::new();
        for param in &module.params {
            if let Param::Value(local) = param {
                let ty = match types.local(*local) {
                    Ty::Scalar(Scalar::Bool) => Ty::U32,
                    ty => ty.clone(),
                };
                params.push((MemberValue::Param(*local), ty));
            }
        }
        for (id, _) in module.bindings.iter() {
            if reads_length(module, id) {
                params.push((MemberValue::Length(id), Ty::U32));
            }
        }
        let (mut end, mut follows) = (0u32, false);
        let params: Vec<Member> = params
            .into_iter()
            .map(|(value, ty)| {
                let whole = matches!(ty, Ty::Struct(_) | Ty::Array(..));
                let given = (whole || follows).then(|| align(&ty).max(16));
                let offset = round_up(end, given.unwrap_or(align(&ty)));
                (end, follows) = (offset.saturating_add(size(&ty)), whole);
                Member { value, offset, ty, align: given }
            })
            .collect();
        // Uniform memory is bound in steps of 16, and a struct is as large as its alignment asks.
        let params_size = round_up(end, 16);

        let mut workgroup_offsets = Vec::new();
        let (mut workgroup_size, mut workgroup_bytes) = (0u32, 0u32);
        for (_, var) in module.workgroup_vars.iter() {
            workgroup_size = round_up(workgroup_size, align(&var.ty).max(4));
            workgroup_offsets.push(workgroup_size);
            workgroup_size = workgroup_size.saturating_add(round_up(size(&var.ty), 4));
            workgroup_bytes = workgroup_bytes.saturating_add(round_up(size(&var.ty), 16));
        }
        Layout { params, params_size, workgroup_offsets, workgroup_size, workgroup_bytes }
    }

    /// The member that holds a slice's length.
    pub fn length(&self, binding: BindingId) -> Option<&Member> {
        self.params.iter().find(|member| member.value == MemberValue::Length(binding))
    }
}

/// Whether the kernel asks for the element count of a slice.
fn reads_length(module: &Module, id: BindingId) -> bool {
    module.exprs.iter().any(|(_, node)| match &node.kind {
        Expr::Length(place) => module.runtime_sized(place) == Some(id),
        _ => false,
    })
}
