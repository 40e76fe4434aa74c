//! Where a kernel's parameters and its workgroup memory lie.

use crate::infer::Types;
use crate::ir::{BindingId, Expr, LocalId, Module, Param, Ty};
use crate::layout::{align, round_up, size};

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
    /// The alignment that WGSL must state, if any. In uniform memory, structs and arrays begin at
    /// multiples of 16, and so does the member after them.
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

impl Layout {
    /// Lays out a module.
    pub fn of(module: &Module, types: &Types) -> Layout {
        let mut params = Vec::new();
        for param in &module.params {
            if let Param::Value(local) = param {
                let ty = types.local(*local);
                let ty = if *ty == Ty::BOOL { &Ty::U32 } else { ty };
                params.push((MemberValue::Param(*local), ty.clone()));
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
        // Uniform memory is bound in steps of 16, and the size of a struct is a multiple of its
        // alignment.
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
    module.exprs.iter().any(|(_, node)| {
        matches!(&node.kind, Expr::Length(place) if module.runtime_sized(place) == Some(id))
    })
}
