//! What kernels may need that not every device has.
//!
//! `dsl-core` finds out what a kernel needs, and lists it in its [`KernelInfo`](crate::KernelInfo);
//! a launch compares that with its device before anything is recorded.

/// An optional feature of devices. A kernel needs it if it uses what the feature brings; nothing
/// has to be declared. The CPU executor has all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Feature {
    /// 16-bit floats, `f16`. Vulkan, Metal, Direct3D 12 and WebGPU have it on most hardware.
    ShaderF16,
    /// 64-bit integers, `i64` and `u64`. Vulkan, Metal and Direct3D 12 have it on most hardware.
    ShaderInt64,
    /// 64-bit floats, `f64`. Vulkan has it on some hardware.
    ShaderF64,
    /// Operations across the invocations of a subgroup. Vulkan, Metal and Direct3D 12 have it on
    /// most hardware.
    Subgroups,
}

impl Feature {
    /// Every feature.
    pub const ALL: [Feature; 4] =
        [Feature::ShaderF16, Feature::ShaderInt64, Feature::ShaderF64, Feature::Subgroups];

    /// What a person would call it.
    pub fn describe(self) -> &'static str {
        match self {
            Feature::ShaderF16 => "16-bit floats (`f16`)",
            Feature::ShaderInt64 => "64-bit integers (`i64`, `u64`)",
            Feature::ShaderF64 => "64-bit floats (`f64`)",
            Feature::Subgroups => "subgroup operations",
        }
    }

    /// The extension that browsers want enabled in addition to what a kernel's WGSL enables itself.
    pub fn browser_extension(self) -> Option<&'static str> {
        match self {
            Feature::Subgroups => Some("subgroups"),
            Feature::ShaderF16 | Feature::ShaderInt64 | Feature::ShaderF64 => None,
        }
    }

    /// wgpu's name of it: what to request for a device that goes to
    /// [`Device::from_wgpu`](crate::Device::from_wgpu).
    pub fn wgpu(self) -> wgpu::Features {
        match self {
            Feature::ShaderF16 => wgpu::Features::SHADER_F16,
            Feature::ShaderInt64 => wgpu::Features::SHADER_INT64,
            Feature::ShaderF64 => wgpu::Features::SHADER_F64,
            Feature::Subgroups => wgpu::Features::SUBGROUP,
        }
    }
}
