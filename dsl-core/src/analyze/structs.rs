//! Where the members of a struct lie in memory, and what uniform memory asks of them.
//!
//! Takes the sizes and alignments of the members' types; knows nothing of the types themselves.
//! The runtime's `structs.rs` computes the same for host values. WGSL specification: "Structure
//! Member Layout" and "Address Space Layout Constraints".

/// A member as far as layout goes. All numbers are bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    /// The size of its type.
    pub size: u32,
    /// The alignment of its type.
    pub align: u32,
    /// `#[size(n)]`, at least `size`.
    pub given_size: Option<u32>,
    /// `#[align(n)]`, a power of two, at least `align`.
    pub given_align: Option<u32>,
}

/// A struct in memory. All numbers are bytes; they saturate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StructLayout {
    /// Where each member begins.
    pub offsets: Vec<u32>,
    /// The whole struct, with the padding behind its last member.
    pub size: u32,
    /// The largest alignment of a member.
    pub align: u32,
}

/// What uniform memory asks of the type of a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// A scalar, vector or matrix: nothing.
    Plain,
    /// A struct: to begin at a multiple of 16, and 16 bytes for what follows it to begin at.
    Struct,
    /// An array: to begin at a multiple of 16, and this distance between elements to be one.
    Array {
        /// The distance.
        stride: u32,
    },
}

/// Why a member cannot lie in uniform memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UniformProblem {
    /// Elements of the array are not a multiple of 16 bytes apart. Elements of 16 bytes help:
    /// `Vec4`, or a struct with `#[align(16)]` on its first field.
    Stride(u32),
    /// The struct or array begins at this offset, which is no multiple of 16. `#[align(16)]` on
    /// the field helps.
    Offset(u32),
    /// It begins at this offset, inside the last 16 bytes of the struct in front of it.
    /// `#[align(16)]` on the field helps.
    InPadding(u32),
}

/// Lays out a struct.
pub fn layout(members: &[Member]) -> StructLayout {
    let (mut offsets, mut end, mut struct_align) = (Vec::new(), 0u32, 1);
    for member in members {
        let align = member.given_align.unwrap_or(member.align);
        let offset = round_up(end, align);
        offsets.push(offset);
        end = offset.saturating_add(member.given_size.unwrap_or(member.size));
        struct_align = struct_align.max(align);
    }
    StructLayout { offsets, size: round_up(end, struct_align), align: struct_align }
}

/// The first member of a struct that cannot lie in uniform memory, and why. Members' own members
/// are not looked at.
///
/// naga 30 has no `uniform_buffer_standard_layout`, the WGSL feature that lifts these constraints.
pub fn uniform_problem(
    members: &[(Member, Content)],
    layout: &StructLayout,
) -> Option<(usize, UniformProblem)> {
    let mut free = 0;
    for (i, ((member, content), offset)) in members.iter().zip(&layout.offsets).enumerate() {
        let aligned = offset.is_multiple_of(16);
        let problem = match content {
            Content::Array { stride } if !stride.is_multiple_of(16) => {
                Some(UniformProblem::Stride(*stride))
            }
            Content::Array { .. } | Content::Struct if !aligned => {
                Some(UniformProblem::Offset(*offset))
            }
            _ if *offset < free => Some(UniformProblem::InPadding(*offset)),
            Content::Plain | Content::Array { .. } | Content::Struct => None,
        };
        if let Some(problem) = problem {
            return Some((i, problem));
        }
        if *content == Content::Struct {
            free = offset.saturating_add(round_up(member.size, 16));
        }
    }
    None
}

fn round_up(n: u32, multiple: u32) -> u32 {
    n.checked_next_multiple_of(multiple).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use naga::TypeInner;
    use naga::proc::Layouter;
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    use proptest::prelude::*;

    use super::*;

    /// Types of members: in WGSL, size, alignment, and what uniform memory sees.
    const TYPES: &[(&str, u32, u32, Content)] = &[
        ("f32", 4, 4, Content::Plain),
        ("vec2<u32>", 8, 8, Content::Plain),
        ("vec3<f32>", 12, 16, Content::Plain),
        ("vec4<i32>", 16, 16, Content::Plain),
        ("Small", 4, 4, Content::Struct),
        ("Odd", 20, 4, Content::Struct),
        ("Wide", 32, 16, Content::Struct),
        ("array<f32, 3>", 12, 4, Content::Array { stride: 4 }),
        ("array<vec3<f32>, 2>", 32, 16, Content::Array { stride: 16 }),
        ("array<Odd, 2>", 40, 4, Content::Array { stride: 20 }),
        ("array<Wide, 2>", 64, 16, Content::Array { stride: 32 }),
    ];

    const INNER: &str = "struct Small { a: f32 }
        struct Odd { a: f32, b: f32, c: f32, d: f32, e: f32 }
        struct Wide { a: vec3<f32>, b: vec2<f32> }
        struct S {";

    fn members() -> impl Strategy<Value = Vec<(usize, Option<u32>, Option<u32>)>> {
        let align = prop::option::weighted(0.3, 0..3u32);
        let size = prop::option::weighted(0.2, 0..20u32);
        prop::collection::vec((0..TYPES.len(), align, size), 1..7)
    }

    proptest! {
        #[test]
        fn naga_agrees(spec in members()) {
            let (mut wgsl, mut ours) = (INNER.to_owned(), Vec::new());
            for (i, (ty, align, size)) in spec.into_iter().enumerate() {
                let (name, natural_size, natural_align, content) = TYPES[ty];
                let member = Member {
                    size: natural_size,
                    align: natural_align,
                    given_size: size.map(|more| natural_size + more),
                    given_align: align.map(|shift| natural_align << shift),
                };
                if let Some(n) = member.given_align {
                    wgsl += &format!(" @align({n})");
                }
                if let Some(n) = member.given_size {
                    wgsl += &format!(" @size({n})");
                }
                wgsl += &format!(" m{i}: {name},");
                ours.push((member, content));
            }
            wgsl += " }\n";
            let members: Vec<Member> = ours.iter().map(|(member, _)| *member).collect();
            let layout = layout(&members);
            let (offsets, size) = nagas(&wgsl);
            prop_assert_eq!(&layout.offsets, &offsets, "{}", wgsl);
            prop_assert_eq!(layout.size, size, "{}", wgsl);

            let problem = uniform_problem(&ours, &layout);
            prop_assert_eq!(problem.is_none(), is_uniform(&wgsl), "{:?} in {}", problem, wgsl);
        }
    }

    fn nagas(wgsl: &str) -> (Vec<u32>, u32) {
        let module = naga::front::wgsl::parse_str(wgsl).expect("the test writes WGSL");
        let mut layouter = Layouter::default();
        layouter.update(module.to_ctx()).expect("small types");
        let mut types = module.types.iter();
        let (id, ty) = types.find(|(_, ty)| ty.name.as_deref() == Some("S")).expect("it is there");
        let TypeInner::Struct { members, .. } = &ty.inner else { panic!("S is a struct") };
        (members.iter().map(|member| member.offset).collect(), layouter[id].size)
    }

    fn is_uniform(wgsl: &str) -> bool {
        let wgsl = format!("{wgsl}@group(0) @binding(0) var<uniform> s: S;");
        let module = naga::front::wgsl::parse_str(&wgsl).expect("the test writes WGSL");
        let mut validator = Validator::new(ValidationFlags::all(), Capabilities::default());
        validator.validate(&module).is_ok()
    }
}
