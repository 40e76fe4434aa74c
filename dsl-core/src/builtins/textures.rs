//! The table of texture functions, with their parameters and results: [`TextureOp::parameters`] and
//! [`TextureOp::result`].

use crate::scalar::Scalar;
use crate::textures::{Access, Dimension, Handle, TextureOp};
use crate::ty::Ty;

/// The requirement on an argument.
#[derive(Debug, Clone, PartialEq)]
pub enum Parameter {
    /// Whole numbers: `u32` or `i32`, or a vector with this many components.
    Whole(u8),
    /// A layer or a sample, which belongs to the previous argument: `u32` or `i32`.
    Layer,
    /// A value of that type.
    Value(Ty),
    /// A sampler.
    Sampler,
    /// A comparison sampler.
    SamplerComparison,
    /// A constant from 0 to 3: the index of a texel's component.
    Component,
    /// A constant vector of this many `i32` from -8 to 7: an offset in texels.
    Offset(u8),
}

/// A parameter with its name.
pub type Named = (&'static str, Parameter);

impl Handle {
    /// The functions of this type.
    pub fn ops(self) -> impl Iterator<Item = TextureOp> {
        let all = TextureOp::ALL.into_iter().map(|(op, ..)| op);
        all.filter(move |op| op.parameters(self).is_ok())
    }
}

impl Dimension {
    /// The position of a sample: for a cube, a direction.
    fn position(self) -> Named {
        if self.is_of_cubes() {
            return ("direction", Parameter::Value(Ty::Vector(Scalar::F32, 3)));
        }
        ("at", Parameter::Value(scalars(Scalar::F32, self.axes())))
    }

    fn layer(self) -> Option<Named> {
        self.has_layers().then_some(("layer", Parameter::Layer))
    }
}

/// A scalar, or a vector of `n` scalars.
fn scalars(scalar: Scalar, n: u8) -> Ty {
    if n == 1 { Ty::Scalar(scalar) } else { Ty::Vector(scalar, n) }
}

impl TextureOp {
    /// Its parameters for a texture of that type.
    ///
    /// # Errors
    /// Returns why such a texture lacks the function, with advice.
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
                Err("only depth textures can be compared: take a `&TextureDepth2d`")
            }
            Load | Store | Dimensions | DimensionsAt | NumLayers | NumLevels | NumSamples => {
                self.of_all(dimension)
            }
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
            Load | Store | Dimensions | DimensionsAt | NumLayers | NumLevels | NumSamples => {
                self.of_all(dimension)
            }
        }
    }

    /// Functions that colour and depth textures share.
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
            Dimensions | NumLayers | NumLevels => Ok(Vec::new()),
            SampleLevel
            | SampleLevelOffset
            | SampleBaseClampToEdge
            | SampleCompareLevel
            | SampleCompareLevelOffset
            | Gather
            | GatherOffset
            | GatherCompare
            | GatherCompareOffset => unreachable!("colours and depths are sampled differently"),
        }
    }

    /// The parameters of a sample or gather at a position of a layer. `first` comes before the
    /// position, `last` after it, and then the offset if the function has one.
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
                Err("a multisampled texture has one level: write `t.dimensions()`")
            }
            NumLayers => Err("a multisampled texture has no layers"),
            Store => Err("a multisampled texture is read-only"),
            SampleLevel
            | SampleLevelOffset
            | SampleBaseClampToEdge
            | SampleCompareLevel
            | SampleCompareLevelOffset
            | Gather
            | GatherOffset
            | GatherCompare
            | GatherCompareOffset => {
                Err("a multisampled texture is not sampled: read its samples, \
                     `t.load(coordinates, sample)`, with `sample` below `t.num_samples()`")
            }
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
                Err("this texture is write-only: to read it take `&StorageTexture2d<F>`, to do \
                     both `&mut StorageTexture2d<F, ReadWrite>`")
            }
            Load => Ok(place().collect()),
            Store if access == Access::Read => Err(
                "this texture is read-only: to write it take `&mut StorageTexture2d<F>`, to do \
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
                Err("a storage texture has one level: write `t.dimensions()`")
            }
            NumSamples => Err("a storage texture is not multisampled"),
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
}
