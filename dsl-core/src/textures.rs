//! Textures and samplers: their types, and the names of their functions. Takes the user's names,
//! gives WGSL's.

use crate::scalar::Scalar;

/// A binding that refers to a resource, not to memory of its own: the store types of the `handle`
/// address space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handle {
    /// `&Texture2d<f32>`: a sampled texture, with its component type.
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
    /// Two dimensions, with several samples per texel.
    Multisampled2d,
}

/// How a kernel accesses the texels of a storage texture.
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
    /// The type of a component in kernels.
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

/// The functions of textures.
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
    /// The dimensions of one level.
    DimensionsAt,
    NumLayers,
    NumLevels,
    NumSamples,
}

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

    /// Whether it is a read-only texture. It can be sampled unless it is multisampled.
    pub(crate) fn is_sampled(self) -> bool {
        matches!(self, Handle::Texture(..) | Handle::DepthTexture(_))
    }

    /// Whether it is a sampler of either kind.
    pub(crate) fn is_sampler(self) -> bool {
        matches!(self, Handle::Sampler | Handle::SamplerComparison)
    }

    /// The dimension in the name of a texture type, such as `Texture2d`.
    pub(crate) fn dimension_of(name: &str, prefix: &str) -> Option<Dimension> {
        let rest = name.strip_prefix(prefix)?;
        Dimension::ALL.into_iter().find(|dimension| dimension.rust() == rest)
    }

    /// As Rust spells it, including the reference that decides the access.
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

    /// The number of coordinates of a texel in a layer.
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

    /// Whether the coordinates or the position are followed by a layer.
    pub(crate) fn has_layers(self) -> bool {
        matches!(self, Dimension::D2Array | Dimension::CubeArray)
    }

    /// Whether it consists of cubes. These are sampled, never loaded.
    pub(crate) fn is_of_cubes(self) -> bool {
        matches!(self, Dimension::Cube | Dimension::CubeArray)
    }

    /// Whether a storage texture can have this dimension.
    pub(crate) fn is_stored(self) -> bool {
        match self {
            Dimension::D1 | Dimension::D2 | Dimension::D2Array | Dimension::D3 => true,
            Dimension::Cube | Dimension::CubeArray | Dimension::Multisampled2d => false,
        }
    }

    /// Whether a depth texture can have this dimension.
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

    /// Whether other invocations may change its result: a load from a texture that is also written.
    pub fn may_change(self, handle: Handle) -> bool {
        self == TextureOp::Load && matches!(handle, Handle::StorageTexture(_, _, Access::ReadWrite))
    }

    /// Whether its result is the contents of texels.
    pub(crate) fn reads_texels(self) -> bool {
        use TextureOp::*;
        match self {
            Load | SampleLevel | SampleLevelOffset | SampleBaseClampToEdge => true,
            SampleCompareLevel | SampleCompareLevelOffset => true,
            Gather | GatherOffset | GatherCompare | GatherCompareOffset => true,
            Store | Dimensions | DimensionsAt | NumLayers | NumLevels | NumSamples => false,
        }
    }
}
