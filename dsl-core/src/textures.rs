//! Textures and samplers: their types, and the one table of what kernels do with them.
//!
//! Takes names as users write them, gives WGSL's. What a function takes and gives is said here
//! once: [`TextureOp::parameters`] and [`TextureOp::result`].

use crate::ir::{Scalar, Ty};

/// What a binding without memory of its own refers to: the store types of the `handle` address
/// space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Handle {
    /// `&Texture2d<f32>`: a sampled texture, with its components.
    Texture(Dimension, Scalar),
    /// `&mut StorageTexture2d<Rgba8Unorm>`.
    StorageTexture(Dimension, &'static Format, Access),
    /// `&Sampler`.
    Sampler,
}

/// The dimension of a texture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dimension {
    /// One dimension.
    D1,
    /// Two dimensions.
    D2,
    /// Layers of two dimensions.
    D2Array,
    /// Three dimensions.
    D3,
    /// The faces of a cube.
    Cube,
    /// Layers that are cubes.
    CubeArray,
}

/// What a kernel does with the texels of a storage texture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Access {
    /// `read`.
    Read,
    /// `write`.
    Write,
    /// `read_write`.
    ReadWrite,
}

/// A texel format of storage textures.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Format {
    /// The name of its type in Rust.
    pub rust: &'static str,
    /// As WGSL spells it.
    pub wgsl: &'static str,
    /// What a kernel sees of each component.
    pub component: Scalar,
}

macro_rules! formats {
    ($($rust:ident $wgsl:literal $component:ident;)*) => {
        /// The texel formats.
        pub static FORMATS: &[Format] = &[$(
            Format { rust: stringify!($rust), wgsl: $wgsl, component: Scalar::$component },
        )*];
    };
}

formats! {
    R8Unorm "r8unorm" F32;
    R8Snorm "r8snorm" F32;
    R8Uint "r8uint" U32;
    R8Sint "r8sint" I32;
    Rg8Unorm "rg8unorm" F32;
    Rg8Snorm "rg8snorm" F32;
    Rg8Uint "rg8uint" U32;
    Rg8Sint "rg8sint" I32;
    Rgba8Unorm "rgba8unorm" F32;
    Rgba8Snorm "rgba8snorm" F32;
    Rgba8Uint "rgba8uint" U32;
    Rgba8Sint "rgba8sint" I32;
    Bgra8Unorm "bgra8unorm" F32;
    R16Unorm "r16unorm" F32;
    R16Snorm "r16snorm" F32;
    R16Uint "r16uint" U32;
    R16Sint "r16sint" I32;
    R16Float "r16float" F32;
    Rg16Unorm "rg16unorm" F32;
    Rg16Snorm "rg16snorm" F32;
    Rg16Uint "rg16uint" U32;
    Rg16Sint "rg16sint" I32;
    Rg16Float "rg16float" F32;
    Rgba16Unorm "rgba16unorm" F32;
    Rgba16Snorm "rgba16snorm" F32;
    Rgba16Uint "rgba16uint" U32;
    Rgba16Sint "rgba16sint" I32;
    Rgba16Float "rgba16float" F32;
    R32Uint "r32uint" U32;
    R32Sint "r32sint" I32;
    R32Float "r32float" F32;
    Rg32Uint "rg32uint" U32;
    Rg32Sint "rg32sint" I32;
    Rg32Float "rg32float" F32;
    Rgba32Uint "rgba32uint" U32;
    Rgba32Sint "rgba32sint" I32;
    Rgba32Float "rgba32float" F32;
    Rgb10a2Uint "rgb10a2uint" U32;
    Rgb10a2Unorm "rgb10a2unorm" F32;
    Rg11b10Ufloat "rg11b10ufloat" F32;
}

/// What kernels do with textures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the function of its name")]
pub enum TextureOp {
    Load,
    Store,
    SampleLevel,
    SampleLevelOffset,
    SampleBaseClampToEdge,
    Gather,
    GatherOffset,
    Dimensions,
    /// The dimensions of a level.
    DimensionsAt,
    NumLayers,
    NumLevels,
}

/// What an argument has to be.
#[derive(Debug, Clone, PartialEq)]
pub enum Parameter {
    /// Whole numbers: `u32` or `i32`, or a vector of them with so many components.
    Whole(u8),
    /// A value of that type.
    Value(Ty),
    /// A sampler.
    Sampler,
    /// A constant from 0 to 3: one of a texel's components.
    Component,
    /// A constant vector of so many `i32` from -8 to 7: a distance in texels.
    Offset(u8),
}

/// A parameter with its name.
pub type Named = (&'static str, Parameter);

impl Handle {
    /// The dimension of a texture.
    pub(crate) fn dimension(self) -> Option<Dimension> {
        match self {
            Handle::Texture(dimension, _) | Handle::StorageTexture(dimension, ..) => {
                Some(dimension)
            }
            Handle::Sampler => None,
        }
    }

    /// The type that a name with its arguments stands for, its dimension: `Texture2d`.
    pub(crate) fn dimension_of(name: &str, prefix: &str) -> Option<Dimension> {
        let rest = name.strip_prefix(prefix)?;
        Dimension::ALL.into_iter().find(|dimension| dimension.rust() == rest)
    }

    /// As Rust spells it, behind the reference that decides how it is accessed.
    pub fn rust(self) -> String {
        match self {
            Handle::Texture(dimension, component) => {
                format!("&Texture{}<{}>", dimension.rust(), component.rust())
            }
            Handle::StorageTexture(dimension, format, access) => {
                let (reference, argument) = match access {
                    Access::Read => ("&", ""),
                    Access::Write => ("&mut ", ""),
                    Access::ReadWrite => ("&mut ", ", ReadWrite"),
                };
                format!("{reference}StorageTexture{}<{}{argument}>", dimension.rust(), format.rust)
            }
            Handle::Sampler => "&Sampler".to_owned(),
        }
    }

    /// As WGSL spells it.
    pub fn wgsl(self) -> String {
        match self {
            Handle::Texture(dimension, component) => {
                format!("texture_{}<{}>", dimension.wgsl(), component.rust())
            }
            Handle::StorageTexture(dimension, format, access) => {
                format!("texture_storage_{}<{}, {}>", dimension.wgsl(), format.wgsl, access.wgsl())
            }
            Handle::Sampler => "sampler".to_owned(),
        }
    }

    /// The functions that it has.
    pub fn ops(self) -> impl Iterator<Item = TextureOp> {
        let all = TextureOp::ALL.into_iter().map(|(op, ..)| op);
        all.filter(move |op| op.parameters(self).is_ok())
    }
}

impl Dimension {
    /// All of them.
    pub const ALL: [Dimension; 6] = [
        Dimension::D1,
        Dimension::D2,
        Dimension::D2Array,
        Dimension::D3,
        Dimension::Cube,
        Dimension::CubeArray,
    ];

    /// The end of the type's name in Rust.
    pub fn rust(self) -> &'static str {
        match self {
            Dimension::D1 => "1d",
            Dimension::D2 => "2d",
            Dimension::D2Array => "2dArray",
            Dimension::D3 => "3d",
            Dimension::Cube => "Cube",
            Dimension::CubeArray => "CubeArray",
        }
    }

    /// The end of the type's name in WGSL.
    pub fn wgsl(self) -> &'static str {
        match self {
            Dimension::D1 => "1d",
            Dimension::D2 => "2d",
            Dimension::D2Array => "2d_array",
            Dimension::D3 => "3d",
            Dimension::Cube => "cube",
            Dimension::CubeArray => "cube_array",
        }
    }

    /// The name of the runtime's marker type, and of its value.
    pub fn marker(self) -> &'static str {
        match self {
            Dimension::D1 => "D1",
            Dimension::D2 => "D2",
            Dimension::D2Array => "D2Array",
            Dimension::D3 => "D3",
            Dimension::Cube => "Cube",
            Dimension::CubeArray => "CubeArray",
        }
    }

    /// How many numbers address a texel of a layer.
    pub(crate) fn axes(self) -> u8 {
        match self {
            Dimension::D1 => 1,
            Dimension::D2 | Dimension::D2Array | Dimension::Cube | Dimension::CubeArray => 2,
            Dimension::D3 => 3,
        }
    }

    /// Where it is sampled: a position, of a cube a direction.
    fn position(self) -> Named {
        match self {
            Dimension::Cube | Dimension::CubeArray => {
                ("direction", Parameter::Value(Ty::Vector(Scalar::F32, 3)))
            }
            _ => ("at", Parameter::Value(scalars(Scalar::F32, self.axes()))),
        }
    }

    fn layer(self) -> Option<Named> {
        self.has_layers().then_some(("layer", Parameter::Whole(1)))
    }

    /// Whether a layer stands behind the coordinates or the position.
    fn has_layers(self) -> bool {
        matches!(self, Dimension::D2Array | Dimension::CubeArray)
    }

    /// Whether it is made of cubes, which are sampled, and neither loaded nor stored to.
    pub(crate) fn is_of_cubes(self) -> bool {
        matches!(self, Dimension::Cube | Dimension::CubeArray)
    }
}

impl Access {
    /// As WGSL spells it.
    pub fn wgsl(self) -> &'static str {
        match self {
            Access::Read => "read",
            Access::Write => "write",
            Access::ReadWrite => "read_write",
        }
    }
}

/// A scalar, or a vector of several.
fn scalars(scalar: Scalar, n: u8) -> Ty {
    if n == 1 { Ty::Scalar(scalar) } else { Ty::Vector(scalar, n) }
}

impl TextureOp {
    /// The functions: Rust's method, WGSL's function.
    pub const ALL: [(TextureOp, &'static str, &'static str); 11] = [
        (TextureOp::Load, "load", "textureLoad"),
        (TextureOp::Store, "store", "textureStore"),
        (TextureOp::SampleLevel, "sample_level", "textureSampleLevel"),
        (TextureOp::SampleLevelOffset, "sample_level_offset", "textureSampleLevel"),
        (
            TextureOp::SampleBaseClampToEdge,
            "sample_base_clamp_to_edge",
            "textureSampleBaseClampToEdge",
        ),
        (TextureOp::Gather, "gather", "textureGather"),
        (TextureOp::GatherOffset, "gather_offset", "textureGather"),
        (TextureOp::Dimensions, "dimensions", "textureDimensions"),
        (TextureOp::DimensionsAt, "dimensions_at", "textureDimensions"),
        (TextureOp::NumLayers, "num_layers", "textureNumLayers"),
        (TextureOp::NumLevels, "num_levels", "textureNumLevels"),
    ];

    /// Rust's method.
    pub fn rust(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// WGSL's function.
    pub fn wgsl(self) -> &'static str {
        Self::ALL[self as usize].2
    }

    /// What it takes of a texture of that type.
    ///
    /// # Errors
    /// Why such a texture has no such function, and what to write instead.
    pub fn parameters(self, handle: Handle) -> Result<Vec<Named>, &'static str> {
        match handle {
            Handle::Texture(dimension, component) => self.of_sampled(dimension, component),
            Handle::StorageTexture(dimension, format, access) => {
                self.of_storage(dimension, format.component, access)
            }
            Handle::Sampler => {
                Err("a sampler is passed to a texture: `t.sample_level(sampler, at, level)`")
            }
        }
    }

    fn of_sampled(
        self,
        dimension: Dimension,
        component: Scalar,
    ) -> Result<Vec<Named>, &'static str> {
        use Dimension::{Cube, CubeArray, D1, D2, D2Array, D3};
        use TextureOp::*;
        let level = ("level", Parameter::Value(Ty::F32));
        let offset = ("offset", Parameter::Offset(dimension.axes()));
        let sampler = ("sampler", Parameter::Sampler);
        let (layer, position) = (dimension.layer(), dimension.position());
        let samples = matches!(self, SampleLevel | SampleLevelOffset | SampleBaseClampToEdge);
        match (self, dimension) {
            _ if samples && component != Scalar::F32 => {
                Err("integers are not interpolated: read texels, `t.load(coordinates, level)`")
            }
            (Load, Cube | CubeArray) => {
                Err("a cube has no texel coordinates: sample it, or take its faces as a \
                     `&Texture2dArray`")
            }
            (Load, _) => Ok([Some(("coordinates", Parameter::Whole(dimension.axes()))), layer]
                .into_iter()
                .flatten()
                .chain([("level", Parameter::Whole(1))])
                .collect()),
            (Store, _) => {
                Err("a sampled texture is read-only: take a `&mut StorageTexture2d<F>`, where `F` \
                     is a format such as `Rgba8Unorm`")
            }
            (SampleLevel, _) => {
                Ok([sampler, position].into_iter().chain(layer).chain([level]).collect())
            }
            (SampleLevelOffset, D2 | D2Array | D3) => {
                Ok([sampler, position].into_iter().chain(layer).chain([level, offset]).collect())
            }
            (SampleLevelOffset | GatherOffset, D1 | Cube | CubeArray) => {
                Err("WGSL has offsets for 2-D and 3-D textures only: add it to the position")
            }
            (SampleBaseClampToEdge, D2) => Ok(vec![sampler, position]),
            (SampleBaseClampToEdge, _) => {
                Err("WGSL has this for `&Texture2d<f32>` only: use `sample_level`")
            }
            (Gather | GatherOffset, D1 | D3) => {
                Err("WGSL gathers from 2-D textures and cubes only: read texels with `load`")
            }
            (Gather, _) => {
                let first = [("component", Parameter::Component), sampler, position];
                Ok(first.into_iter().chain(layer).collect())
            }
            (GatherOffset, _) => {
                let first = [("component", Parameter::Component), sampler, position];
                Ok(first.into_iter().chain(layer).chain([offset]).collect())
            }
            (NumLayers, dimension) if !dimension.has_layers() => {
                Err("only a `&Texture2dArray` and a `&TextureCubeArray` have layers")
            }
            (Dimensions | NumLayers | NumLevels, _) => Ok(Vec::new()),
            (DimensionsAt, _) => Ok(vec![("level", Parameter::Whole(1))]),
        }
    }

    fn of_storage(
        self,
        dimension: Dimension,
        component: Scalar,
        access: Access,
    ) -> Result<Vec<Named>, &'static str> {
        use TextureOp::*;
        let coordinates = ("coordinates", Parameter::Whole(dimension.axes()));
        let place = || std::iter::once(coordinates.clone()).chain(dimension.layer());
        match self {
            Load if access == Access::Write => {
                Err("this texture is only written: to read it take `&StorageTexture2d<F>`, to do \
                     both `&mut StorageTexture2d<F, ReadWrite>`")
            }
            Load => Ok(place().collect()),
            Store if access == Access::Read => Err(
                "this texture is only read: to write it take `&mut StorageTexture2d<F>`, to do \
                     both `&mut StorageTexture2d<F, ReadWrite>`",
            ),
            Store => {
                let value = ("value", Parameter::Value(Ty::Vector(component, 4)));
                Ok(place().chain([value]).collect())
            }
            SampleLevel | SampleLevelOffset | SampleBaseClampToEdge | Gather | GatherOffset => {
                Err("a storage texture is not sampled: take the texture as `&Texture2d<f32>`")
            }
            NumLayers if dimension != Dimension::D2Array => {
                Err("only a `StorageTexture2dArray` has layers")
            }
            Dimensions | NumLayers => Ok(Vec::new()),
            DimensionsAt | NumLevels => {
                Err("a storage texture is one level: it has `t.dimensions()`")
            }
        }
    }

    /// The type of its value.
    pub fn result(self, handle: Handle) -> Ty {
        let (dimension, component) = match handle {
            Handle::Texture(dimension, component) => (dimension, component),
            Handle::StorageTexture(dimension, format, _) => (dimension, format.component),
            Handle::Sampler => return Ty::Error,
        };
        match self {
            TextureOp::Store => Ty::Unit,
            TextureOp::Dimensions | TextureOp::DimensionsAt => {
                scalars(Scalar::U32, dimension.axes())
            }
            TextureOp::NumLayers | TextureOp::NumLevels => Ty::U32,
            TextureOp::Load
            | TextureOp::SampleLevel
            | TextureOp::SampleLevelOffset
            | TextureOp::SampleBaseClampToEdge
            | TextureOp::Gather
            | TextureOp::GatherOffset => Ty::Vector(component, 4),
        }
    }

    /// Whether another invocation may change what it gives: a load of a texture that is also
    /// written.
    pub fn may_change(self, handle: Handle) -> bool {
        self == TextureOp::Load && matches!(handle, Handle::StorageTexture(_, _, Access::ReadWrite))
    }
}
