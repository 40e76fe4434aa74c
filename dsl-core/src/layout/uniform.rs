//! The requirements of uniform memory on structs and arrays. WGSL specification: "Address Space
//! Layout Constraints". naga 30 lacks `uniform_buffer_standard_layout`, the feature that lifts
//! them.

use super::{member_offsets, size, stride};
use crate::ty::{Struct, Ty};

/// Why a host-shareable type cannot be in uniform memory, with advice.
pub(crate) fn problem(ty: &Ty) -> Option<String> {
    match ty {
        Ty::Array(element, _) => problem_of_stride(ty, element).or_else(|| problem(element)),
        Ty::Struct(of) => problem_of_members(of),
        Ty::Error
        | Ty::Unit
        | Ty::Scalar(_)
        | Ty::Vector(..)
        | Ty::Matrix(_)
        | Ty::RuntimeArray(_)
        | Ty::Atomic(_)
        | Ty::Handle(_)
        | Ty::CoopMatrix(_)
        | Ty::Enum(_)
        | Ty::Param(_) => None,
    }
}

fn problem_of_stride(ty: &Ty, element: &Ty) -> Option<String> {
    let stride = stride(element);
    (!stride.is_multiple_of(16)).then(|| {
        format!(
            "elements of a uniform array must be a multiple of 16 bytes apart; the elements of `{}` are {stride} apart: \
             use elements of `Vec4` or the like, or take `&[{}]`",
            ty.rust(),
            element.rust()
        )
    })
}

/// Structs and arrays must begin at multiples of 16. The 16 bytes that contain the end of a struct
/// must contain nothing else.
fn problem_of_members(of: &Struct) -> Option<String> {
    let mut taken = 0;
    for (member, offset) in of.members.iter().zip(member_offsets(of).0) {
        let inner = problem(&member.ty);
        if inner.is_some() {
            return inner;
        }
        let whole = matches!(member.ty, Ty::Struct(_) | Ty::Array(..));
        if offset < taken || whole && !offset.is_multiple_of(16) {
            return Some(format!(
                "in uniform memory structs and arrays begin and end at multiples of 16 bytes; \
                 `{}.{}` begins at {offset}: write `#[align(16)]` on it",
                of.name, member.name
            ));
        }
        if let Ty::Struct(_) = member.ty {
            taken = offset.saturating_add(size(&member.ty).next_multiple_of(16));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use naga::TypeInner;
    use naga::proc::Layouter;
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    use proptest::prelude::*;

    use super::*;
    use crate::ir::{Member, Scalar};
    use crate::layout::raised_align;

    /// Struct types, with the text of their WGSL declarations.
    fn structs(depth: u32) -> BoxedStrategy<(Arc<Struct>, String)> {
        let align = prop::option::weighted(0.3, (2..6u32).prop_map(|n| 1 << n));
        let room = prop::option::weighted(0.2, 1..60u32);
        prop::collection::vec((types(depth), align, room), 1..6)
            .prop_map(|parts| {
                let (mut members, mut text, mut own) = (Vec::new(), String::new(), String::new());
                for (i, ((ty, inner), align, more)) in parts.into_iter().enumerate() {
                    let given = more.map(|more| size(&ty) + more);
                    let member = Member { name: format!("m{i}"), ty, align, size: given };
                    let align = raised_align(&member).map(|n| format!("@align({n}) "));
                    let size = given.map(|n| format!("@size({n}) "));
                    let (align, size) = (align.unwrap_or_default(), size.unwrap_or_default());
                    own += &format!("{align}{size}m{i}: {}, ", member.ty.wgsl());
                    for line in
                        inner.lines().filter(|line| !text.contains(*line)).collect::<Vec<_>>()
                    {
                        text += &format!("{line}\n");
                    }
                    members.push(member);
                }
                let name = format!("S{:x}", hash(&own));
                text += &format!("struct {name} {{ {own}}}\n");
                (Arc::new(Struct::new(name.clone(), name, members)), text)
            })
            .boxed()
    }

    fn types(depth: u32) -> BoxedStrategy<(Ty, String)> {
        let scalar = Just(Ty::Scalar(Scalar::F32));
        let vector = (2..5u8).prop_map(|n| Ty::Vector(Scalar::U32, n));
        let plain = prop_oneof![scalar, vector].prop_map(|ty| (ty, String::new()));
        if depth == 0 {
            return plain.boxed();
        }
        let array = (types(depth - 1), 1..4u32)
            .prop_map(|((ty, text), n)| (Ty::Array(Box::new(ty), n), text));
        let inner = structs(depth - 1).prop_map(|(of, text)| (Ty::Struct(of), text));
        prop_oneof![4 => plain, 1 => array, 2 => inner].boxed()
    }

    fn hash(text: &str) -> u64 {
        text.bytes().fold(7, |hash, byte| hash.wrapping_mul(1_000_003) ^ u64::from(byte))
    }

    proptest! {
        #[test]
        fn naga_agrees((of, wgsl) in structs(2)) {
            let (offsets, bytes) = nagas(&of.name, &wgsl);
            prop_assert_eq!(member_offsets(&of).0, offsets, "{}", wgsl);
            let ty = Ty::Struct(of.clone());
            prop_assert_eq!(size(&ty), bytes, "{}", wgsl);
            let (problem, fits) = (problem(&ty), is_uniform(&of.name, &wgsl));
            prop_assert_eq!(problem.is_none(), fits, "{:?} in {}", problem, wgsl);
        }
    }

    fn nagas(name: &str, wgsl: &str) -> (Vec<u32>, u32) {
        let module = naga::front::wgsl::parse_str(wgsl).expect("the test writes WGSL");
        let mut layouter = Layouter::default();
        layouter.update(module.to_ctx()).expect("small types");
        let mut types = module.types.iter();
        let (id, ty) = types.find(|(_, ty)| ty.name.as_deref() == Some(name)).expect("it is there");
        let TypeInner::Struct { members, .. } = &ty.inner else { panic!("{name} is a struct") };
        (members.iter().map(|member| member.offset).collect(), layouter[id].size)
    }

    fn is_uniform(name: &str, wgsl: &str) -> bool {
        let wgsl = format!("{wgsl}@group(0) @binding(0) var<uniform> s: {name};");
        let module = naga::front::wgsl::parse_str(&wgsl).expect("the test writes WGSL");
        let mut validator = Validator::new(ValidationFlags::all(), Capabilities::default());
        validator.validate(&module).is_ok()
    }
}
