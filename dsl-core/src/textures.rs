//! Textures and samplers: their types, and the one table of what kernels do with them.
//!
//! Takes names as users write them, gives WGSL's. What a function takes and gives is said here
//! once: [`TextureOp::parameters`] and [`TextureOp::result`].

use crate::ir::{Scalar, Ty};

/// What a binding without memory of its own refers to: the store types of the `handle` address
/// space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handle {
    /// `&Texture2d<f32>`: a sampled texture, with its components.
    Texture(Dimension, Scalar),
    /// `&TextureDepth2d`.
    DepthTexture(Dimension),
    /// `&mut StorageTexture2d<Rgba8Unorm>`.
    StorageTexture(Dimension, &'static Format, Access),
    /// `&Sampler`.
    Sampler,
    /// `&SamplerComparison`.
    SamplerComparison,
}

/// The dimension of a texture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Two dimensions, with several samples of each texel.
    Multisampled2d,
}

/// What a kernel does with the texels of a storage texture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Access {
    /// `read`.
    Read,
    /// `write`.
    Write,
    /// `read_write`.
    ReadWrite,
}

/// A texel format of storage textures.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is the function of its name")]
pub enum TextureOp {
    Load,
    Store,
    SampleLevel,
    SampleLevelOffset,
    SampleBaseClampToEdge,
    SampleCompareLevel,
    SampleCompareLevelOffset,
    Gather,
    GatherOffset,
    GatherCompare,
    GatherCompareOffset,
    Dimensions,
    /// The dimensions of a level.
    DimensionsAt,
    NumLayers,
    NumLevels,
    NumSamples,
}

/// What an argument has to be.
#[derive(Debug, Clone, PartialEq)]
pub enum Parameter {
    /// Whole numbers: `u32` or `i32`, or a vector of them with so many components.
    Whole(u8),
    /// A layer or a sample, which belongs to what is before it: `u32` or `i32`.
    Layer,
    /// A value of that type.
    Value(Ty),
    /// A sampler.
    Sampler,
    /// A comparison sampler.
    SamplerComparison,
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
            Handle::Texture(dimension, _)
            | Handle::DepthTexture(dimension)
            | Handle::StorageTexture(dimension, ..) => Some(dimension),
            Handle::Sampler | Handle::SamplerComparison => None,
        }
    }

    /// Whether it is a texture that is only read, and sampled unless it is multisampled.
    pub(crate) fn is_sampled(self) -> bool {
        matches!(self, Handle::Texture(..) | Handle::DepthTexture(_))
    }

    /// Whether it is a sampler of either kind.
    pub(crate) fn is_sampler(self) -> bool {
        matches!(self, Handle::Sampler | Handle::SamplerComparison)
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
            Handle::DepthTexture(dimension) => format!("&TextureDepth{}", dimension.rust()),
            Handle::StorageTexture(dimension, format, access) => {
                let (reference, argument) = match access {
                    Access::Read => ("&", ""),
                    Access::Write => ("&mut ", ""),
                    Access::ReadWrite => ("&mut ", ", ReadWrite"),
                };
                format!("{reference}StorageTexture{}<{}{argument}>", dimension.rust(), format.rust)
            }
            Handle::Sampler => "&Sampler".to_owned(),
            Handle::SamplerComparison => "&SamplerComparison".to_owned(),
        }
    }

    /// As WGSL spells it.
    pub fn wgsl(self) -> String {
        match self {
            Handle::Texture(dimension, component) => {
                format!("texture_{}<{}>", dimension.wgsl(), component.rust())
            }
            Handle::DepthTexture(dimension) => format!("texture_depth_{}", dimension.wgsl()),
            Handle::StorageTexture(dimension, format, access) => {
                format!("texture_storage_{}<{}, {}>", dimension.wgsl(), format.wgsl, access.wgsl())
            }
            Handle::Sampler => "sampler".to_owned(),
            Handle::SamplerComparison => "sampler_comparison".to_owned(),
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
    pub const ALL: [Dimension; 7] = [
        Dimension::D1,
        Dimension::D2,
        Dimension::D2Array,
        Dimension::D3,
        Dimension::Cube,
        Dimension::CubeArray,
        Dimension::Multisampled2d,
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
            Dimension::Multisampled2d => "Multisampled2d",
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
            Dimension::Multisampled2d => "multisampled_2d",
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
            Dimension::Multisampled2d => "Multisampled2d",
        }
    }

    /// How many numbers address a texel of a layer.
    pub(crate) fn axes(self) -> u8 {
        match self {
            Dimension::D1 => 1,
            Dimension::D2
            | Dimension::D2Array
            | Dimension::Cube
            | Dimension::CubeArray
            | Dimension::Multisampled2d => 2,
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
        self.has_layers().then_some(("layer", Parameter::Layer))
    }

    /// Whether a layer stands behind the coordinates or the position.
    fn has_layers(self) -> bool {
        matches!(self, Dimension::D2Array | Dimension::CubeArray)
    }

    /// Whether it is made of cubes, which are sampled and not loaded.
    fn is_of_cubes(self) -> bool {
        matches!(self, Dimension::Cube | Dimension::CubeArray)
    }

    /// Whether a storage texture can have it.
    pub(crate) fn is_stored(self) -> bool {
        match self {
            Dimension::D1 | Dimension::D2 | Dimension::D2Array | Dimension::D3 => true,
            Dimension::Cube | Dimension::CubeArray | Dimension::Multisampled2d => false,
        }
    }

    /// Whether a depth texture can have it.
    pub(crate) fn has_depths(self) -> bool {
        !matches!(self, Dimension::D1 | Dimension::D3)
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
    pub const ALL: [(TextureOp, &'static str, &'static str); 16] = [
        (TextureOp::Load, "load", "textureLoad"),
        (TextureOp::Store, "store", "textureStore"),
        (TextureOp::SampleLevel, "sample_level", "textureSampleLevel"),
        (TextureOp::SampleLevelOffset, "sample_level_offset", "textureSampleLevel"),
        (
            TextureOp::SampleBaseClampToEdge,
            "sample_base_clamp_to_edge",
            "textureSampleBaseClampToEdge",
        ),
        (TextureOp::SampleCompareLevel, "sample_compare_level", "textureSampleCompareLevel"),
        (
            TextureOp::SampleCompareLevelOffset,
            "sample_compare_level_offset",
            "textureSampleCompareLevel",
        ),
        (TextureOp::Gather, "gather", "textureGather"),
        (TextureOp::GatherOffset, "gather_offset", "textureGather"),
        (TextureOp::GatherCompare, "gather_compare", "textureGatherCompare"),
        (TextureOp::GatherCompareOffset, "gather_compare_offset", "textureGatherCompare"),
        (TextureOp::Dimensions, "dimensions", "textureDimensions"),
        (TextureOp::DimensionsAt, "dimensions_at", "textureDimensions"),
        (TextureOp::NumLayers, "num_layers", "textureNumLayers"),
        (TextureOp::NumLevels, "num_levels", "textureNumLevels"),
        (TextureOp::NumSamples, "num_samples", "textureNumSamples"),
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
            Handle::Texture(Dimension::Multisampled2d, _)
            | Handle::DepthTexture(Dimension::Multisampled2d) => self.of_multisampled(),
            Handle::Texture(dimension, component) => self.of_colors(dimension, component),
            Handle::DepthTexture(dimension) => self.of_depths(dimension),
            Handle::StorageTexture(dimension, format, access) => {
                self.of_storage(dimension, format.component, access)
            }
            Handle::Sampler => {
                Err("a sampler is passed to a texture: `t.sample_level(sampler, at, level)`")
            }
            Handle::SamplerComparison => Err("a comparison sampler is passed to a depth texture: \
                                              `t.sample_compare_level(sampler, at, depth)`"),
        }
    }

    fn of_colors(
        self,
        dimension: Dimension,
        component: Scalar,
    ) -> Result<Vec<Named>, &'static str> {
        use TextureOp::*;
        let sampler = ("sampler", Parameter::Sampler);
        let samples = matches!(self, SampleLevel | SampleLevelOffset | SampleBaseClampToEdge);
        match self {
            _ if samples && component != Scalar::F32 => {
                Err("integers are not interpolated: read texels, `t.load(coordinates, level)`")
            }
            SampleLevel | SampleLevelOffset => {
                let level = ("level", Parameter::Value(Ty::F32));
                self.sampled_at(dimension, [sampler], [level])
            }
            SampleBaseClampToEdge if dimension == Dimension::D2 => {
                Ok(vec![sampler, dimension.position()])
            }
            SampleBaseClampToEdge => {
                Err("WGSL has this for `&Texture2d<f32>` only: use `sample_level`")
            }
            Gather | GatherOffset => {
                self.sampled_at(dimension, [("component", Parameter::Component), sampler], [])
            }
            SampleCompareLevel | SampleCompareLevelOffset | GatherCompare | GatherCompareOffset => {
                Err("only depth textures are compared with: take a `&TextureDepth2d`")
            }
            _ => self.of_all(dimension),
        }
    }

    fn of_depths(self, dimension: Dimension) -> Result<Vec<Named>, &'static str> {
        use TextureOp::*;
        let sampler = ("sampler", Parameter::Sampler);
        match self {
            SampleLevel | SampleLevelOffset => {
                self.sampled_at(dimension, [sampler], [("level", Parameter::Whole(1))])
            }
            SampleBaseClampToEdge => {
                Err("WGSL has this for `&Texture2d<f32>` only: use `sample_level`")
            }
            Gather | GatherOffset => self.sampled_at(dimension, [sampler], []),
            SampleCompareLevel | SampleCompareLevelOffset | GatherCompare | GatherCompareOffset => {
                let sampler = ("sampler", Parameter::SamplerComparison);
                let depth = ("depth", Parameter::Value(Ty::F32));
                self.sampled_at(dimension, [sampler], [depth])
            }
            _ => self.of_all(dimension),
        }
    }

    /// What colors and depths have in common.
    fn of_all(self, dimension: Dimension) -> Result<Vec<Named>, &'static str> {
        use TextureOp::*;
        match self {
            Load if dimension.is_of_cubes() => {
                Err("a cube has no texel coordinates: sample it, or take its faces as a \
                     2-D array of layers, `faces()` of the texture")
            }
            Load => {
                let coordinates = ("coordinates", Parameter::Whole(dimension.axes()));
                let level = ("level", Parameter::Whole(1));
                Ok([Some(coordinates), dimension.layer(), Some(level)]
                    .into_iter()
                    .flatten()
                    .collect())
            }
            Store => {
                Err("a sampled texture is read-only: take a `&mut StorageTexture2d<F>`, where `F` \
                     is a format such as `Rgba8Unorm`")
            }
            NumLayers if !dimension.has_layers() => {
                Err("only arrays have layers, such as a `&Texture2dArray` and a \
                     `&TextureCubeArray`")
            }
            NumSamples => Err("only a `&TextureMultisampled2d` and a \
                               `&TextureDepthMultisampled2d` have samples"),
            DimensionsAt => Ok(vec![("level", Parameter::Whole(1))]),
            _ => Ok(Vec::new()),
        }
    }

    /// What is sampled or gathered at a position of a layer: `first` comes before that, `last` after
    /// it, and then the offset of a function that has one.
    fn sampled_at<const N: usize, const M: usize>(
        self,
        dimension: Dimension,
        first: [Named; N],
        last: [Named; M],
    ) -> Result<Vec<Named>, &'static str> {
        use Dimension::{D1, D3};
        use TextureOp::*;
        let gathers = matches!(self, Gather | GatherOffset | GatherCompare | GatherCompareOffset);
        if gathers && matches!(dimension, D1 | D3) {
            return Err("WGSL gathers from 2-D textures and cubes only: read texels with `load`");
        }
        let has_offset = matches!(
            self,
            SampleLevelOffset | SampleCompareLevelOffset | GatherOffset | GatherCompareOffset
        );
        if has_offset && (dimension == D1 || dimension.is_of_cubes()) {
            return Err("WGSL has offsets for 2-D and 3-D textures only: add it to the position");
        }
        let offset = has_offset.then_some(("offset", Parameter::Offset(dimension.axes())));
        let place = [dimension.position()].into_iter().chain(dimension.layer());
        Ok(first.into_iter().chain(place).chain(last).chain(offset).collect())
    }

    fn of_multisampled(self) -> Result<Vec<Named>, &'static str> {
        use TextureOp::*;
        match self {
            Load => Ok(vec![("coordinates", Parameter::Whole(2)), ("sample", Parameter::Layer)]),
            Dimensions | NumSamples => Ok(Vec::new()),
            DimensionsAt | NumLevels => {
                Err("a multisampled texture is one level: it has `t.dimensions()`")
            }
            NumLayers => Err("a multisampled texture has no layers"),
            Store => Err("a multisampled texture is read-only"),
            _ => Err("a multisampled texture is not sampled: read its samples, \
                      `t.load(coordinates, sample)`, with `sample` below `t.num_samples()`"),
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
            SampleLevel
            | SampleLevelOffset
            | SampleBaseClampToEdge
            | SampleCompareLevel
            | SampleCompareLevelOffset
            | Gather
            | GatherOffset
            | GatherCompare
            | GatherCompareOffset => {
                Err("a storage texture is not sampled: take the texture as `&Texture2d<f32>`")
            }
            NumLayers if dimension != Dimension::D2Array => {
                Err("only a `StorageTexture2dArray` has layers")
            }
            Dimensions | NumLayers => Ok(Vec::new()),
            DimensionsAt | NumLevels => {
                Err("a storage texture is one level: it has `t.dimensions()`")
            }
            NumSamples => Err("a storage texture has one sample of each texel"),
        }
    }

    /// The type of its value.
    pub fn result(self, handle: Handle) -> Ty {
        let (dimension, component) = match handle {
            Handle::Texture(dimension, component) => (dimension, component),
            Handle::DepthTexture(dimension) => (dimension, Scalar::F32),
            Handle::StorageTexture(dimension, format, _) => (dimension, format.component),
            Handle::Sampler | Handle::SamplerComparison => return Ty::Error,
        };
        let is_depth = matches!(handle, Handle::DepthTexture(_));
        match self {
            TextureOp::Store => Ty::Unit,
            TextureOp::Dimensions | TextureOp::DimensionsAt => {
                scalars(Scalar::U32, dimension.axes())
            }
            TextureOp::NumLayers | TextureOp::NumLevels | TextureOp::NumSamples => Ty::U32,
            TextureOp::SampleCompareLevel | TextureOp::SampleCompareLevelOffset => Ty::F32,
            TextureOp::Load | TextureOp::SampleLevel | TextureOp::SampleLevelOffset if is_depth => {
                Ty::F32
            }
            TextureOp::Load
            | TextureOp::SampleLevel
            | TextureOp::SampleLevelOffset
            | TextureOp::SampleBaseClampToEdge
            | TextureOp::Gather
            | TextureOp::GatherOffset
            | TextureOp::GatherCompare
            | TextureOp::GatherCompareOffset => Ty::Vector(component, 4),
        }
    }

    /// Whether another invocation may change what it gives: a load of a texture that is also
    /// written.
    pub fn may_change(self, handle: Handle) -> bool {
        self == TextureOp::Load && matches!(handle, Handle::StorageTexture(_, _, Access::ReadWrite))
    }
}
