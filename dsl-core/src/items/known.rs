//! The names of the language: a path that starts with one does not refer to a user's item.

use crate::builtins::Builtin;
use crate::builtins::free::INTERNAL;
use crate::ir::{Barrier, BuiltinValue};

/// Types of kernels, and types of std that kernels refuse with advice of their own.
const TYPES: &str = "bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f16 f32 f64 Ordering \
    TryFromIntError Self Vec String Option Some None Result Ok Err Box Rc Arc HashMap HashSet AtomicU32 AtomicI32 \
    AtomicU64 AtomicI64 \
    Atomic Vec3A Mat3A Sampler Texture Texture1d Texture2d Texture2dArray Texture3d TextureCube \
    TextureCubeArray StorageTexture1d StorageTexture2d StorageTexture2dArray StorageTexture3d \
    TextureMultisampled2d TextureDepth2d TextureDepth2dArray TextureDepthCube TextureDepthCubeArray \
    TextureDepthMultisampled2d SamplerComparison CoopMatrix RuntimeArray";

/// Traits of std.
const TRAITS: &str = "Add Sub Mul Div Rem Neg Not BitAnd BitOr BitXor Shl Shr AddAssign SubAssign \
    MulAssign DivAssign RemAssign BitAndAssign BitOrAssign BitXorAssign ShlAssign ShrAssign Index \
    IndexMut Copy Clone PartialEq Eq PartialOrd Ord Hash Default Debug Display Sized Send Sync From \
    Into TryFrom TryInto AsRef AsMut Deref DerefMut FromStr FromIterator ExactSizeIterator \
    DoubleEndedIterator Fn FnMut FnOnce Iterator IntoIterator HostShareable ShaderType TextureFormat";

/// The traits in that list that are not in scope without an import.
const IMPORTED_TRAITS: &str = "Add Sub Mul Div Rem Neg Not BitAnd BitOr BitXor Shl Shr AddAssign SubAssign \
    MulAssign DivAssign RemAssign BitAndAssign BitOrAssign BitXorAssign ShlAssign ShrAssign Index \
    IndexMut Display Deref DerefMut FromStr";

/// Types of std that kernels do not have, since they are text or use the heap.
const OF_THE_HEAP: &str = "str String Vec VecDeque Box Rc Arc HashMap HashSet BTreeMap BTreeSet";

/// The traits with a derive macro of the same name.
const DERIVES: &str = "Copy Clone PartialEq Eq PartialOrd Ord Hash Default Debug ShaderType";

/// The first segments of paths into crates with items that kernels know or refuse by name.
const CRATES: [&str; 6] = ["std", "core", "alloc", "glam", "half", "dsl_runtime"];

/// The macros of std's prelude. An item's macro of such a name would shadow it.
const STD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat concat_idents \
    dbg debug_assert debug_assert_eq debug_assert_ne env eprint eprintln file format format_args \
    include include_bytes include_str is_x86_feature_detected line llvm_asm log_syntax matches \
    module_path option_env panic print println stringify thread_local todo trace_macros try \
    unimplemented unreachable vec write writeln concat_bytes const_format_args global_asm asm \
    kernel kernel_test device workgroup_var";

fn lists(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|listed| listed == name)
}

/// Whether the language has a type or a constructor of that name.
pub(crate) fn is_type(name: &str) -> bool {
    lists(TYPES, name) || is_glam_type(name)
}

/// Whether a type of that name is text or uses the heap.
pub(crate) fn is_of_the_heap(name: &str) -> bool {
    lists(OF_THE_HEAP, name)
}

/// Whether std has a trait of that name.
pub(crate) fn is_trait(name: &str) -> bool {
    lists(TRAITS, name)
}

/// Whether a path that starts with that segment leads out of the user's items.
pub(crate) fn is_crate(name: &str) -> bool {
    CRATES.contains(&name)
}

/// Whether the atomics of std have a method of that name that takes an ordering.
pub(crate) fn is_atomic_method(name: &str) -> bool {
    ["load", "store", "swap"].contains(&name)
        || ["fetch_", "compare_exchange"].iter().any(|prefix| name.starts_with(prefix))
}

/// Whether an argument is an ordering of std's atomics, such as `Ordering::Relaxed`.
pub(crate) fn is_memory_ordering(arg: &syn::Expr) -> bool {
    let syn::Expr::Path(path) = crate::syntax::ungroup(arg) else { return false };
    let mut names = path.path.segments.iter().rev().map(|segment| segment.ident.to_string());
    names.next().is_some_and(|name| {
        ["Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"].contains(&name.as_str())
    }) && names.next().is_none_or(|owner| owner == "Ordering")
}

/// Whether a user's type may have the name of a type or trait of the language. It may if the name
/// is not in scope, or if it comes from a glob import, which a declaration shadows.
pub(crate) fn may_be_shadowed(name: &str) -> bool {
    is_glam_type(name)
        || lists(IMPORTED_TRAITS, name)
        || ["Vec3A", "Mat3A"].contains(&name)
        || is_type(name) && ["Texture", "Sampler"].iter().any(|of| name.contains(of))
}

/// `Vec2` to `Vec4`, `IVec2` and the like; `Mat2` to `Mat4`.
fn is_glam_type(name: &str) -> bool {
    let kind = name.trim_end_matches(['2', '3', '4']);
    let prefix = kind.strip_suffix("Vec").or_else(|| kind.strip_suffix("Mat"));
    kind.len() + 1 == name.len()
        && prefix.is_some_and(|prefix| {
            ["", "B", "I", "U", "D", "F16", "I64", "U64", "I16", "U16", "I8", "U8"]
                .contains(&prefix)
        })
}

/// Whether a texel format has that name.
pub(crate) fn is_format(name: &str) -> bool {
    crate::textures::FORMATS.iter().any(|format| format.rust == name)
}

/// Whether the arguments of a type belong to the language, too: components, formats, access modes.
pub(crate) fn has_known_arguments(name: &str) -> bool {
    is_type(name) && (name.contains("Texture") || name == "CoopMatrix")
}

/// Whether the language has a free function of that name, or refuses one with advice.
pub(crate) fn is_function(name: &str) -> bool {
    // A method that is a function in WGSL is called as a function by mistake. The names of other
    // methods, such as `lerp`, are free for users' functions.
    let is_wgsl = || naga::keywords::wgsl::BUILTIN_IDENTIFIERS.contains(&name);
    is_builtin_function(name)
        || name == "bitcast"
        || Builtin::free(name).is_some()
        || Builtin::named(name).next().is_some() && is_wgsl()
        || crate::syntax::hints::for_name(name).is_some()
}

/// Whether a call of that name has a meaning in the language, if the user has no such function.
pub(crate) fn is_called(name: &str) -> bool {
    !name.starts_with(|c: char| c.is_uppercase()) && refuse(name).is_some()
}

/// Whether kernels call a builtin function of that name without a path. Users' functions may have
/// the name, too: those are called by a path.
pub(crate) fn is_free_function(name: &str) -> bool {
    Builtin::free(name).is_some() && !is_builtin_function(name)
}

/// Whether only the language can have a function of that name, with any path.
pub(crate) fn is_reserved_function(name: &str) -> bool {
    is_builtin_function(name) || name == "bitcast"
}

fn is_builtin_function(name: &str) -> bool {
    const FUNCTIONS: [&str; 2] = ["workgroup_uniform_load", "zeroed"];
    builtin_functions().any(|known| known == name)
        || FUNCTIONS.contains(&name)
        || ["subgroup_", "coop_"].iter().any(|prefix| name.starts_with(prefix))
        || Builtin::named(&format!("::{name}")).next().is_some() && name.starts_with("quad_")
        || is_vector_function(name)
}

fn builtin_functions() -> impl Iterator<Item = &'static str> {
    let values = BuiltinValue::ALL.iter().map(|(_, rust)| *rust);
    values.chain(Barrier::CALLED.iter().map(|(_, rust, _)| *rust))
}

/// `vec2(…)`, `uvec3(…)`, `mat4(…)`.
fn is_vector_function(name: &str) -> bool {
    let kind = name.trim_end_matches(['2', '3', '4']);
    kind.len() + 1 == name.len()
        && ["vec", "bvec", "ivec", "uvec", "dvec", "i64vec", "u64vec", "mat", "dmat"]
            .contains(&kind)
}

/// Whether a name has no meaning on the host: barriers, builtin values, workgroup memory, textures.
pub(crate) fn is_device_only(name: &str) -> bool {
    const TYPES: [&str; 4] = ["Atomic", "Sampler", "SamplerComparison", "CoopMatrix"];
    (is_builtin_function(name) && !is_vector_function(name))
        || TYPES.contains(&name)
        || is_type(name) && name.contains("Texture")
}

/// The builtin function with a similar name: `workgroupBarrier`, `workgroup_barier`; or the one
/// whose row has this name, `bitcast_f32`.
pub(crate) fn misspelled(name: &str) -> Option<&'static str> {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let is_close = |known: &&str| {
        *known != name
            && (plain(known) == plain(name)
                || name.len() > 8 && crate::syntax::edit_distance(known, name) == 1)
    };
    let internal = INTERNAL.iter().find(|(row, _)| *row == name);
    let internal = internal.filter(|(_, known)| !known.is_empty());
    internal.map(|(_, known)| *known).or_else(|| builtin_functions().find(is_close))
}

/// The method with a similar name: `Sqrt`, `powd`.
pub(crate) fn misspelled_method(name: &str) -> Option<&'static str> {
    let lower = name.to_lowercase();
    let names = || Builtin::all().map(|builtin| builtin.name).filter(|name| !name.contains("::"));
    let is_close = |known: &&str| name.len() > 4 && crate::syntax::edit_distance(known, name) == 1;
    names().find(|known| *known == lower).or_else(|| names().find(is_close))
}

/// Why no function of a `#[device] mod` can have that name. Such a function is called by a path or
/// within the module, so it may have the name of most functions of the language.
pub(crate) fn refuse_in_module(name: &str) -> Option<String> {
    let is_allowed = is_function(name) || Builtin::named(name).next().is_some();
    match is_allowed && !is_reserved_function(name) && !lists(STD_MACROS, name) {
        true => None,
        false => refuse(name),
    }
}

/// Whether an alias may have the name of that type of the language.
pub(crate) fn may_be_alias(name: &str) -> bool {
    name == "Result"
}

/// Why no type alias can have that name.
pub(crate) fn refuse_alias(name: &str) -> Option<String> {
    refuse(name).filter(|_| !may_be_alias(name))
}

/// Why no item can have that name, with advice.
pub(crate) fn refuse(name: &str) -> Option<String> {
    if lists(STD_MACROS, name) {
        return Some(format!(
            "`{name}` is the name of a macro, which the hidden macro of this item would shadow: \
             give the item another name"
        ));
    }
    if is_reserved_function(name) {
        return Some(format!("`{name}` is a builtin name in kernels: give the item another name"));
    }
    if Builtin::named(name).next().is_some() {
        return Some(format!(
            "`{name}` is a builtin function of kernels, a method: `x.{name}(…)`; give the item \
             another name, or put the function into a `#[device] mod` and call it by its path"
        ));
    }
    if crate::syntax::hints::for_name(name).is_some() {
        return Some(format!(
            "kernels take a call of `{name}` for a function of std or of another language: give the \
             item another name, or put the function into a `#[device] mod` and call it by its path"
        ));
    }
    if is_function(name) {
        return Some(format!(
            "`{name}` is a builtin name in kernels: give the item another name, or put the \
             function into a `#[device] mod` and call it by its path"
        ));
    }
    if lists(DERIVES, name) {
        return Some(format!(
            "the hidden macro of this item would shadow the macro of `#[derive({name})]`: give the \
             item another name"
        ));
    }
    if (is_type(name) || is_trait(name)) && !may_be_shadowed(name) {
        return Some(format!(
            "`{name}` is a builtin type or trait in kernels: give the item another name"
        ));
    }
    misspelled(name).map(|known| {
        format!(
            "`{name}` would be taken for the builtin function `{known}`: give the item another name"
        )
    })
}
