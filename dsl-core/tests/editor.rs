//! The declarations that rust-analyzer reads in `dsl-runtime-core/src/editor` are complete. The texture
//! declarations are generated from the table.
//!
//! `BLESS=1 cargo test -p dsl-core --test editor` rewrites the texture declarations.

use std::fmt::Write;

use dsl_core::builtins::Builtin;
use dsl_core::builtins::textures::Parameter;
use dsl_core::expand::editor;
use dsl_core::ir::{AtomicOp, Barrier, BuiltinValue};
use dsl_core::scalar::Scalar;
use dsl_core::textures::{Access, Dimension, FORMATS, Handle, TextureOp};
use dsl_core::ty::Ty;

const DIRECTORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dsl-runtime-core/src/editor");

fn read(file: &str) -> String {
    std::fs::read_to_string(format!("{DIRECTORY}/{file}")).expect("the file is there")
}

/// The functions that a file declares, and whether each has documentation.
fn declared(text: &str) -> Vec<(String, bool)> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let function = |(at, line): (usize, &&str)| {
        let rest = line.strip_prefix("pub fn ")?;
        let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        Some((name, lines[at - 1].starts_with("///")))
    };
    lines.iter().enumerate().filter_map(function).collect()
}

#[track_caller]
fn assert_declares<'a>(file: &str, names: impl Iterator<Item = &'a str>) {
    let declared = declared(&read(file));
    for name in names {
        let found = declared.iter().find(|(other, _)| other == name);
        let (_, is_documented) = found.unwrap_or_else(|| panic!("{file} lacks `{name}`"));
        assert!(is_documented, "`{name}` has no documentation in {file}");
    }
}

#[test]
fn builtin_values_and_barriers() {
    let values = BuiltinValue::ALL.iter().map(|(_, name)| *name);
    let barriers = Barrier::CALLED.iter().map(|(_, name, _)| *name);
    assert_declares("functions.rs", values.chain(barriers).chain(["workgroup_uniform_load"]));
}

#[test]
fn subgroup_operations() {
    let all = Builtin::all().map(|builtin| builtin.name);
    let of_subgroups = all.filter_map(|name| name.strip_prefix("::"));
    let of_subgroups =
        of_subgroups.filter(|name| name.starts_with("subgroup_") || name.starts_with("quad_"));
    assert_declares("functions.rs", of_subgroups.chain(["subgroup_elect"]));
}

#[test]
fn atomic_operations() {
    assert_declares("../editor.rs", AtomicOp::ALL.iter().map(|(_, name, ..)| *name));
}

#[test]
fn cooperative_matrices() {
    let names = "coop_zero coop_load coop_load_t coop_multiply_add coop_store coop_store_t";
    assert_declares("cooperative.rs", names.split(' '));
}

#[test]
fn textures() {
    let (expected, found) = (textures_rs(), read("textures.rs"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(format!("{DIRECTORY}/textures.rs"), &expected).expect("it can be written");
    } else {
        let how = "run BLESS=1 cargo test -p dsl-core --test editor, and read the diff";
        assert!(found == expected, "{how}");
    }
}

/// Whether every texture has the operation with the same arguments. The other operations take
/// different arguments for colors and for depths.
fn is_of_all(op: TextureOp) -> bool {
    use TextureOp::*;
    matches!(op, Load | Dimensions | DimensionsAt | NumLayers | NumLevels | NumSamples)
}

const HEADER: &str = "\
//! The functions of textures.
//!
//! Generated from the table of the language: `BLESS=1 cargo test -p dsl-core --test editor`.

use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4, Vec2, Vec3, Vec4};

use crate::texture::*;
use crate::{Component, Sampler, SamplerComparison, Texture, TextureFormat};

/// A whole number: `u32` or `i32`.
pub trait Whole1 {}

/// Two whole numbers: a `UVec2` or an `IVec2`.
pub trait Whole2 {}

/// Three whole numbers: a `UVec3` or an `IVec3`.
pub trait Whole3 {}

/// Four components of a texel: a `Vec4`, `UVec4` or `IVec4`.
pub trait Four {}

impl Four for Vec4 {}

impl Four for UVec4 {}

impl Four for IVec4 {}

/// What a texture holds: components of colors, or depths.
pub trait Held {
    /// The type of a loaded texel.
    type Texel;
}

impl Held for f32 {
    type Texel = Vec4;
}

impl Held for u32 {
    type Texel = UVec4;
}

impl Held for i32 {
    type Texel = IVec4;
}

impl Held for Depth {
    type Texel = f32;
}

";

fn textures_rs() -> String {
    let mut text = HEADER.to_owned();
    for (n, types) in [(1, ["u32", "i32"]), (2, ["UVec2", "IVec2"]), (3, ["UVec3", "IVec3"])] {
        for ty in types {
            writeln!(text, "impl Whole{n} for {ty} {{}}\n").expect("a string takes it");
        }
    }
    let format = FORMATS.iter().find(|format| format.rust == "R32Float").expect("it is a format");
    for dimension in Dimension::ALL {
        use Dimension::*;
        let color = Handle::Texture(dimension, Scalar::F32);
        let depth = Handle::DepthTexture(dimension);
        let storage = Handle::StorageTexture(dimension, format, Access::ReadWrite);
        let name = format!("{dimension:?}");
        implement(&mut text, &format!("<T> dyn SampledTexture<T, {name}>"), color, is_of_all);
        implement(&mut text, &format!("<T: Color> dyn SampledTexture<T, {name}>"), color, |op| {
            !is_of_all(op)
        });
        if !matches!(dimension, D1 | D3) {
            implement(&mut text, &format!(" dyn SampledTexture<Depth, {name}>"), depth, |op| {
                !is_of_all(op)
            });
        }
        if matches!(dimension, D1 | D2 | D2Array | D3) {
            let header = format!("<F: TextureFormat> Texture<F, {name}>");
            implement(&mut text, &header, storage, |_| true);
        }
    }
    text.trim_end().to_owned() + "\n"
}

fn implement(text: &mut String, header: &str, handle: Handle, has: impl Fn(TextureOp) -> bool) {
    let methods: Vec<String> =
        handle.ops().filter(|op| has(*op)).map(|op| method(op, handle)).collect();
    if !methods.is_empty() {
        let header =
            header.strip_prefix(' ').map_or(format!("impl{header}"), |of| format!("impl {of}"));
        writeln!(text, "{header} {{\n{}}}\n", methods.join("\n")).expect("a string takes it");
    }
}

fn method(op: TextureOp, handle: Handle) -> String {
    let parameters = op.parameters(handle).expect("it is one of its functions");
    let parameters = parameters.into_iter().map(|(name, parameter)| {
        let ty = match parameter {
            Parameter::Whole(n) => format!("impl Whole{n}"),
            Parameter::Layer => "impl Whole1".to_owned(),
            Parameter::Value(Ty::Vector(_, 4)) => "impl Four".to_owned(),
            Parameter::Value(ty) => ty.rust(),
            Parameter::Sampler => "&Sampler".to_owned(),
            Parameter::SamplerComparison => "&SamplerComparison".to_owned(),
            Parameter::Component => "u32".to_owned(),
            Parameter::Offset(1) => "i32".to_owned(),
            Parameter::Offset(n) => format!("IVec{n}"),
        };
        format!(", {name}: {ty}")
    });
    let result = match (op.result(handle), handle) {
        (Ty::Unit, _) => String::new(),
        (Ty::Vector(_, 4), Handle::Texture(..)) if is_of_all(op) => {
            " -> <T as Held>::Texel".to_owned()
        }
        (Ty::Vector(_, 4), Handle::Texture(..)) => " -> T::Vec4".to_owned(),
        (Ty::Vector(_, 4), Handle::StorageTexture(..)) => {
            " -> <F::Component as Component>::Vec4".to_owned()
        }
        (ty, _) => format!(" -> {}", ty.rust()),
    };
    let (parameters, name): (String, _) = (parameters.collect(), op.rust());
    let receiver = if op == TextureOp::Store { "&mut self" } else { "&self" };
    let docs = documentation(op);
    format!(
        "    /// {docs}\n    pub fn {name}({receiver}{parameters}){result} {{\n        loop {{}}\n    }}\n"
    )
}

fn documentation(op: TextureOp) -> &'static str {
    match op {
        TextureOp::Load => "The texel at these coordinates, as it is stored.",
        TextureOp::Store => "Writes the texel at these coordinates.",
        TextureOp::SampleLevel => "The filtered texel at a position, with coordinates from 0 to 1.",
        TextureOp::SampleLevelOffset => "The same as `sample_level`, at an offset in texels.",
        TextureOp::SampleBaseClampToEdge => {
            "The filtered texel of level 0, with the position clamped to the edge."
        }
        TextureOp::SampleCompareLevel => {
            "Compares a depth with the texels of level 0 around a position: from 0 to 1, how many pass."
        }
        TextureOp::SampleCompareLevelOffset => {
            "The same as `sample_compare_level`, at an offset in texels."
        }
        TextureOp::Gather => {
            "A component of the four texels that a linear filter takes: below left, below right, above \
             right, above left, with y upwards."
        }
        TextureOp::GatherOffset => "The same as `gather`, at an offset in texels.",
        TextureOp::GatherCompare => {
            "Compares a depth with the four texels that a linear filter takes: 0 or 1 for each."
        }
        TextureOp::GatherCompareOffset => "The same as `gather_compare`, at an offset in texels.",
        TextureOp::Dimensions => "The size of level 0, in texels.",
        TextureOp::DimensionsAt => "The size of a level, in texels.",
        TextureOp::NumLayers => "The number of layers.",
        TextureOp::NumLevels => "The number of mip levels.",
        TextureOp::NumSamples => "The number of samples of each texel.",
    }
}

#[test]
fn code_that_does_not_parse_keeps_its_tokens() {
    for item in
        ["fn k(p: &[u32]) { let x = p. }", "fn k(p: &[u32]) { p.; = ; }", "fn", "struct S { k: }"]
    {
        let tokens: proc_macro2::TokenStream = item.parse().expect("they are tokens");
        let expanded =
            [editor::kernel(Default::default(), tokens.clone()), editor::device(tokens.clone())];
        for expanded in expanded {
            let (expanded, written) = (expanded.to_string(), tokens.to_string());
            assert!(expanded.contains(&written), "{expanded} lacks {written}");
        }
    }
}
