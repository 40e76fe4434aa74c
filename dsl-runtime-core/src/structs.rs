//! Where WGSL puts the members of a struct: the arithmetic of `#[derive(ShaderType)]`.
//!
//! Takes the sizes and alignments of the members, gives their offsets. All of it is constant
//! arithmetic, done while the user's crate compiles. A struct that cannot be laid out is a compile
//! error. WGSL specification: "Structure Member Layout".

/// A struct that derives `ShaderType`, as WGSL lays it out.
///
/// ```
/// use dsl_runtime::{ShaderType, StructLayout, prelude::*};
///
/// #[derive(Clone, Copy, ShaderType)]
/// struct Particle {
///     position: Vec3,
///     mass: f32,
///     #[align(16)]
///     alive: u32,
/// }
///
/// let offsets: Vec<u32> = Particle::MEMBERS.iter().map(|member| member.offset).collect();
/// assert_eq!(offsets, [0, 12, 16]);
/// ```
pub trait StructLayout {
    /// The members in order of declaration.
    const MEMBERS: &'static [MemberLayout];
}

/// A member of a struct in WGSL memory. All numbers are bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemberLayout {
    /// The field's name.
    pub name: &'static str,
    /// Its offset from the beginning of the struct.
    pub offset: u32,
    /// Its size: its type's, or the number in `#[size(n)]`.
    pub size: u32,
    /// Its alignment: its type's, or the number in `#[align(n)]`.
    pub align: u32,
}

/// A member whose type takes `size` bytes, with its attributes, not placed yet.
#[track_caller]
pub const fn member(
    name: &'static str,
    size: u32,
    align: u32,
    given_size: Option<u32>,
    given_align: Option<u32>,
) -> MemberLayout {
    assert!(size > 0, "a member of a struct takes no memory: WGSL has no empty arrays");
    let size = match given_size {
        Some(given) => {
            assert!(given >= size, "#[size(n)] is less than the size of the type");
            given
        }
        None => size,
    };
    let align = match given_align {
        Some(given) => {
            assert!(given >= align, "#[align(n)] is less than the alignment of the type");
            given
        }
        None => align,
    };
    MemberLayout { name, offset: 0, size, align }
}

/// The members with their offsets: each at the next multiple of its alignment.
#[track_caller]
pub const fn place<const N: usize>(mut members: [MemberLayout; N]) -> [MemberLayout; N] {
    let (mut end, mut i) = (0, 0);
    while i < N {
        members[i].offset = round_up(end, members[i].align);
        end = match members[i].offset.checked_add(members[i].size) {
            Some(end) => end,
            None => panic!("the struct takes more than 4 GiB"),
        };
        i += 1;
    }
    members
}

/// The alignment of a struct: the largest alignment of its members.
pub const fn align_of(members: &[MemberLayout]) -> u32 {
    let (mut align, mut i) = (1, 0);
    while i < members.len() {
        if members[i].align > align {
            align = members[i].align;
        }
        i += 1;
    }
    align
}

/// The size of a struct: the end of its last member, rounded up to the struct's alignment.
#[track_caller]
pub const fn size_of(members: &[MemberLayout]) -> u32 {
    match members {
        [] => 0,
        [.., last] => round_up(last.offset + last.size, align_of(members)),
    }
}

#[track_caller]
const fn round_up(n: u32, multiple: u32) -> u32 {
    match n.checked_next_multiple_of(multiple) {
        Some(n) => n,
        None => panic!("the struct takes more than 4 GiB"),
    }
}
