//! The descriptions of a kernel's bindings: takes a checked kernel, gives the tokens of each `BindingInfo`.

use proc_macro2::TokenStream;
use quote::quote;

use super::texture;
use crate::analyze::Checked;
use crate::cooperative::CoopOp;
use crate::ir::{
    AddressSpace, AtomicOp, Binding, BindingId, Expr, Module, Place, Root, StmtKind, Ty,
};
use crate::layout;
use crate::textures::TextureOp;

/// A binding's name, kind, layout, and whether the kernel reads its data.
pub(super) fn info(checked: &Checked, id: BindingId, binding: &Binding) -> TokenStream {
    let layout = &checked.facts().layout;
    let (name, index) = (&binding.name.text, id.index() as u32);
    let kind = match binding.space {
        _ if binding.ty.buffers().is_some() => quote!(StorageReadArray),
        AddressSpace::StorageRead => quote!(StorageRead),
        AddressSpace::StorageReadWrite => quote!(StorageReadWrite),
        AddressSpace::Uniform => quote!(Uniform),
        AddressSpace::Handle => texture::binding_kind(checked, id),
    };
    let element = element(binding);
    let text = element.wgsl();
    let stride = match (binding.space, element.runtime_array()) {
        (AddressSpace::Uniform, _) => layout::size(element),
        (AddressSpace::Handle, _) => 0,
        (AddressSpace::StorageRead | AddressSpace::StorageReadWrite, None) => {
            layout::stride(element)
        }
        (AddressSpace::StorageRead | AddressSpace::StorageReadWrite, Some(member)) => {
            layout::stride(&member.ty)
        }
    };
    let min_bytes = match binding.space {
        AddressSpace::Handle => 0,
        AddressSpace::Uniform => layout::size(element),
        AddressSpace::StorageRead | AddressSpace::StorageReadWrite => layout::stride(element),
    };
    let elements_start = match element.runtime_array() {
        Some(_) => layout::elements_start(element),
        None => 0,
    };
    let length_offset = match layout.length(id) {
        Some(member) => {
            let offset = member.offset;
            quote!(::core::option::Option::Some(#offset))
        }
        None => quote!(::core::option::Option::None),
    };
    let reads = reads(checked.module(), id);
    quote!(::dsl_runtime::BindingInfo {
        name: #name,
        binding: #index,
        kind: ::dsl_runtime::BindingKind::#kind,
        element: #text,
        stride: #stride,
        min_bytes: #min_bytes,
        elements_start: #elements_start,
        length_offset: #length_offset,
        reads: #reads,
    })
}

/// Whether a kernel reads data of a binding.
fn reads(module: &Module, id: BindingId) -> bool {
    let is_of = |place: &Place| place.root == Root::Binding(id);
    let is_read = module.exprs.iter().any(|(_, node)| {
        matches!(&node.kind, Expr::Load(place) | Expr::Ref(place, _) if is_of(place))
            || matches!(&node.kind, Expr::Atomic(op, place, _) if *op != AtomicOp::Store && is_of(place))
            || matches!(&node.kind, Expr::Texture(op, place, _) if *op != TextureOp::Store && is_of(place))
            || matches!(&node.kind, Expr::Cooperative(CoopOp::Load(..), Some(place), _) if is_of(place))
    });
    // `place += value`
    let mut is_updated = false;
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::Assign { place, op: Some(_), .. } = &stmt.kind {
                is_updated |= is_of(place);
            }
        });
    }
    is_read || is_updated
}

/// The type of an element of a slice, also of one of several, or of the whole uniform.
pub(super) fn element(binding: &Binding) -> &Ty {
    let slice = binding.ty.buffers().unwrap_or(&binding.ty);
    if let Ty::RuntimeArray(element) = slice { element } else { slice }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;

    /// `reads` of each binding, in order.
    fn reads(item: &str) -> Vec<bool> {
        let args: TokenStream = "workgroup_size = 64".parse().expect("tokens");
        let compiled = crate::compile(args, item.parse().expect("tokens")).expect("it compiles");
        let host = compiled.host.to_string();
        let all = host.split("reads : ").skip(1).map(|rest| rest.starts_with("true"));
        all.collect()
    }

    #[test]
    fn a_kernel_reads_some_of_its_buffers() {
        let stores = "fn k(from: &[u32], to: &mut [u32]) {
            let i = global_invocation_id().x;
            if i < from.len() && i < to.len() { to[i] = from[i]; }
        }";
        assert_eq!(reads(stores), [true, false]);
        let updates = "fn k(a: &mut [u32], b: &mut [Vec2], c: &[Atomic<u32>], d: &[Atomic<u32>]) {
            let i = global_invocation_id().x;
            if i < a.len() { a[i] += 1; }
            if i < b.len() { b[i].x = 1.0; }
            if i < c.len() { c[i].store(i); }
            if i < d.len() { d[i].fetch_add(i); }
        }";
        assert_eq!(reads(updates), [true, false, false, true]);
    }
}
