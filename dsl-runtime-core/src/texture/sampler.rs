//! Samplers: how a kernel reads between texels, between mip levels and outside of a texture.

use std::fmt;

use crate::{Device, Error, device::Backend, gpu};

/// The meaning of a coordinate outside of the texture.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let tiled = Device::cpu().sampler(SamplerOptions::linear().address(AddressMode::Repeat))?;
/// assert_eq!(tiled.options().address_modes[0], AddressMode::Repeat);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AddressMode {
    /// The texel at the edge.
    #[default]
    ClampToEdge,
    /// The texture again.
    Repeat,
    /// The texture again, every other time mirrored.
    MirrorRepeat,
}

/// How the texels around a coordinate become one value.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let options = SamplerOptions { mag_filter: Filter::Linear, ..SamplerOptions::default() };
/// assert_eq!(Device::cpu().sampler(options)?.options().min_filter, Filter::Nearest);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Filter {
    /// The texel that contains the coordinate.
    #[default]
    Nearest,
    /// The texels whose centers are around it, weighted by their nearness.
    Linear,
}

/// The behaviour of a [`Sampler`]. The default is WebGPU's: nearest texels, clamped to the edge.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let smooth = SamplerOptions::linear().address(AddressMode::Repeat);
/// let sampler = Device::cpu().sampler(smooth)?;
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SamplerOptions {
    /// The meaning of a coordinate outside of the texture, in x, y and z. A cube has no outside.
    pub address_modes: [AddressMode; 3],
    /// The filter at level 0 and below, where a texel is at least a pixel.
    pub mag_filter: Filter,
    /// The filter above level 0.
    pub min_filter: Filter,
    /// The filter between two mip levels.
    pub mip_filter: Filter,
    /// The lowest and highest mip level that is sampled, as fractions. Requested levels are clamped
    /// to this range.
    pub lod_clamp: (f32, f32),
}

impl Default for SamplerOptions {
    fn default() -> Self {
        Self::NEAREST
    }
}

impl SamplerOptions {
    /// The default, as a constant.
    pub(crate) const NEAREST: Self = Self {
        address_modes: [AddressMode::ClampToEdge; 3],
        mag_filter: Filter::Nearest,
        min_filter: Filter::Nearest,
        mip_filter: Filter::Nearest,
        lod_clamp: (0.0, 32.0),
    };

    /// All filters linear, clamped to the edge.
    pub fn linear() -> Self {
        let (mag_filter, min_filter, mip_filter) = (Filter::Linear, Filter::Linear, Filter::Linear);
        Self { mag_filter, min_filter, mip_filter, ..Self::default() }
    }

    /// The same with one address mode for all axes.
    pub fn address(self, mode: AddressMode) -> Self {
        Self { address_modes: [mode; 3], ..self }
    }

    /// Whether a value may come from more than one texel.
    fn filters(&self) -> bool {
        [self.mag_filter, self.min_filter, self.mip_filter].contains(&Filter::Linear)
    }

    fn check(&self) -> Result<(), Error> {
        let (min, max) = self.lod_clamp;
        // NaN compares as false.
        if 0.0 <= min && min <= max { Ok(()) } else { Err(Error::LodClamp { min, max }) }
    }
}

/// How a [`SamplerComparison`] compares a kernel's depth with the depths of a texture.
///
/// ```
/// use dsl_runtime::prelude::*;
///
/// let shadow = Device::cpu().sampler_comparison(SamplerOptions::default(), CompareFunction::LessEqual)?;
/// assert_eq!(shadow.compare(), CompareFunction::LessEqual);
/// # Ok::<(), dsl_runtime::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CompareFunction {
    /// Always 0.
    Never,
    /// 1 if the kernel's depth is less than the texture's, else 0.
    Less,
    /// 1 if they are equal, else 0.
    Equal,
    /// 1 if the kernel's is less or equal, else 0.
    LessEqual,
    /// 1 if the kernel's is greater, else 0.
    Greater,
    /// 1 if they differ, else 0.
    NotEqual,
    /// 1 if the kernel's is greater or equal, else 0.
    GreaterEqual,
    /// 1 always.
    Always,
}

impl CompareFunction {
    /// Whether the comparison of a kernel's depth with a texture's is true.
    pub(crate) fn holds(self, given: f32, texel: f32) -> bool {
        match self {
            CompareFunction::Never => false,
            CompareFunction::Less => given < texel,
            CompareFunction::Equal => given == texel,
            CompareFunction::LessEqual => given <= texel,
            CompareFunction::Greater => given > texel,
            CompareFunction::NotEqual => given != texel,
            CompareFunction::GreaterEqual => given >= texel,
            CompareFunction::Always => true,
        }
    }
}

/// The argument for a kernel's `&Sampler`: it says how to read between texels.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 1)]
/// # fn middle(image: &Texture2d<f32>, smooth: &Sampler, out: &mut [f32]) {
/// #     out[0] = image.sample_level(smooth, vec2(0.5, 0.5), 0.0).x;
/// # }
///
/// let device = Device::cpu();
/// let image = device.texture_2d::<R32Float>((2, 1), &[0.0, 1.0])?;
/// let (smooth, mut out) = (device.sampler(SamplerOptions::linear())?, device.zeroed(1)?);
/// middle(&image, &smooth, &mut out).workgroups(1).run()?;
/// assert_eq!(out.read()?, [0.5]);
/// # Ok(())
/// # }
/// ```
pub struct Sampler {
    device: Device,
    options: SamplerOptions,
    /// Set for a comparison sampler.
    compare: Option<CompareFunction>,
    gpu: Option<gpu::Sampler>,
}

impl Sampler {
    fn new(
        device: &Device,
        options: SamplerOptions,
        compare: Option<CompareFunction>,
    ) -> Result<Self, Error> {
        options.check()?;
        let gpu = match device.backend() {
            Backend::Cpu { .. } => None,
            Backend::Gpu(gpu) => Some(gpu.sampler(&options, compare)?),
        };
        Ok(Self { device: device.clone(), options, compare, gpu })
    }

    /// The device that it was created for.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The sampler's options.
    pub fn options(&self) -> &SamplerOptions {
        &self.options
    }

    /// Whether a value may come from more than one texel.
    pub(crate) fn filters(&self) -> bool {
        self.options.filters()
    }

    /// The comparison, if it is a comparison sampler.
    pub(crate) fn compare(&self) -> Option<CompareFunction> {
        self.compare
    }

    pub(crate) fn gpu(&self) -> Option<&gpu::Sampler> {
        self.gpu.as_ref()
    }
}

/// The argument for a kernel's `&SamplerComparison`: it says how to compare a depth with the
/// depths in a texture. A comparison gives 0 or 1, and the filters blend these results.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 1)]
/// # fn lit(depths: &TextureDepth2d, compare: &SamplerComparison, out: &mut [f32]) {
/// #     out[0] = depths.sample_compare_level(compare, vec2(0.5, 0.5), 0.5);
/// # }
///
/// let device = Device::cpu();
/// let depths = device.texture_2d::<Depth32Float>((1, 1), &[0.75])?;
/// let compare = device.sampler_comparison(SamplerOptions::default(), CompareFunction::Less)?;
/// let mut out = device.zeroed(1)?;
/// lit(&depths, &compare, &mut out).workgroups(1).run()?;
/// assert_eq!(out.read()?, [1.0]); // 0.5 is less than 0.75
/// # Ok(())
/// # }
/// ```
pub struct SamplerComparison {
    sampler: Sampler,
    compare: CompareFunction,
}

impl SamplerComparison {
    /// The device that it was created for.
    pub fn device(&self) -> &Device {
        self.sampler.device()
    }

    /// The options for addresses and filters.
    pub fn options(&self) -> &SamplerOptions {
        self.sampler.options()
    }

    /// The comparison.
    pub fn compare(&self) -> CompareFunction {
        self.compare
    }

    pub(crate) fn sampler(&self) -> &Sampler {
        &self.sampler
    }
}

impl Device {
    /// A sampler for kernels that take `&Sampler`.
    ///
    /// # Errors
    /// [`Error::LodClamp`], [`Error::OutOfMemory`], [`Error::DeviceLost`].
    pub fn sampler(&self, options: SamplerOptions) -> Result<Sampler, Error> {
        Sampler::new(self, options, None)
    }

    /// A sampler for kernels that take `&SamplerComparison`.
    ///
    /// # Errors
    /// As [`sampler`](Self::sampler).
    pub fn sampler_comparison(
        &self,
        options: SamplerOptions,
        compare: CompareFunction,
    ) -> Result<SamplerComparison, Error> {
        let sampler = Sampler::new(self, options, Some(compare))?;
        Ok(SamplerComparison { sampler, compare })
    }
}

impl fmt::Debug for Sampler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sampler")
            .field("options", &self.options)
            .field("device", &self.device)
            .finish()
    }
}

impl fmt::Debug for SamplerComparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SamplerComparison")
            .field("options", self.options())
            .field("compare", &self.compare)
            .field("device", self.device())
            .finish()
    }
}
