//! Optional features: some devices lack them.
//!
//! `dsl-core` finds the features that a kernel needs, and lists them in its
//! [`KernelInfo`](crate::KernelInfo). A launch compares the list with its device before it is
//! recorded.

use crate::{Device, KernelInfo, launch::check_kernel};

/// An optional feature of devices. A kernel that uses the feature needs it; nothing has to be
/// declared. The CPU executor has all of them.
///
/// ```
/// use dsl_runtime::{Device, Feature};
///
/// let device = Device::cpu();
/// assert!(device.supports(Feature::Subgroups)); // on a GPU, choose another kernel if not
/// ```
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
    /// `subgroup_barrier`. Vulkan and Metal have it on most hardware.
    SubgroupBarrier,
    /// Atomics of 64-bit integers. Vulkan and Direct3D 12 have it on most desktop hardware.
    Int64Atomics,
    /// Atomics of 32-bit floats, in buffers. Vulkan has it on some hardware, Metal on most.
    Float32Atomics,
    /// Kernels that take any number of buffers, `&[&[T]]`. Vulkan has it on most hardware, Metal on
    /// recent hardware.
    BufferArrays,
    /// Products of cooperative matrices, by matrix units. Vulkan and Metal have it on recent
    /// hardware, each for some sizes and scalars. wgpu calls it experimental.
    CooperativeMatrix {
        /// Rows, and columns, of the matrices: 8 or 16.
        size: u32,
        /// The scalar of the factors.
        factors: CoopScalar,
        /// The scalar of the sums.
        sums: CoopScalar,
    },
}

/// The scalar of a cooperative matrix.
///
/// ```
/// use dsl_runtime::{CoopScalar, Feature};
///
/// let products = Feature::CooperativeMatrix { size: 16, factors: CoopScalar::F16, sums: CoopScalar::F32 };
/// assert_eq!(products.describe(), "cooperative matrices of 16×16 `f16` with sums of `f32`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoopScalar {
    /// `f16`.
    F16,
    /// `f32`.
    F32,
}

const fn matrices(size: u32, factors: CoopScalar, sums: CoopScalar) -> Feature {
    Feature::CooperativeMatrix { size, factors, sums }
}

impl Feature {
    /// Every feature.
    pub const ALL: [Feature; 14] = [
        Feature::ShaderF16,
        Feature::ShaderInt64,
        Feature::ShaderF64,
        Feature::Subgroups,
        Feature::SubgroupBarrier,
        Feature::Int64Atomics,
        Feature::Float32Atomics,
        Feature::BufferArrays,
        matrices(8, CoopScalar::F16, CoopScalar::F16),
        matrices(8, CoopScalar::F16, CoopScalar::F32),
        matrices(8, CoopScalar::F32, CoopScalar::F32),
        matrices(16, CoopScalar::F16, CoopScalar::F16),
        matrices(16, CoopScalar::F16, CoopScalar::F32),
        matrices(16, CoopScalar::F32, CoopScalar::F32),
    ];

    /// The feature's name for people.
    pub fn describe(self) -> &'static str {
        match self {
            Feature::ShaderF16 => "16-bit floats (`f16`)",
            Feature::ShaderInt64 => "64-bit integers (`i64`, `u64`)",
            Feature::ShaderF64 => "64-bit floats (`f64`)",
            Feature::Subgroups => "subgroup operations",
            Feature::SubgroupBarrier => "subgroup barriers",
            Feature::Int64Atomics => "64-bit atomics (`Atomic<u64>`, `Atomic<i64>`)",
            Feature::Float32Atomics => "atomics of floats (`Atomic<f32>`)",
            Feature::BufferArrays => "any number of buffers (`&[&[T]]`)",
            Feature::CooperativeMatrix { size, factors, sums } => match (size, factors, sums) {
                (8, CoopScalar::F16, CoopScalar::F16) => "cooperative matrices of 8×8 `f16`",
                (8, CoopScalar::F16, CoopScalar::F32) => {
                    "cooperative matrices of 8×8 `f16` with sums of `f32`"
                }
                (8, ..) => "cooperative matrices of 8×8 `f32`",
                (_, CoopScalar::F16, CoopScalar::F16) => "cooperative matrices of 16×16 `f16`",
                (_, CoopScalar::F16, CoopScalar::F32) => {
                    "cooperative matrices of 16×16 `f16` with sums of `f32`"
                }
                _ => "cooperative matrices of 16×16 `f32`",
            },
        }
    }

    /// The extension that a browser needs enabled, beyond those that the kernel's WGSL enables
    /// itself.
    pub fn browser_extension(self) -> Option<&'static str> {
        match self {
            Feature::Subgroups => Some("subgroups"),
            Feature::ShaderF16
            | Feature::ShaderInt64
            | Feature::ShaderF64
            | Feature::SubgroupBarrier
            | Feature::Int64Atomics
            | Feature::Float32Atomics
            | Feature::BufferArrays
            | Feature::CooperativeMatrix { .. } => None,
        }
    }

    /// The feature in wgpu: request it for a device that goes to
    /// [`Device::from_wgpu`](crate::Device::from_wgpu).
    pub fn wgpu(self) -> wgpu::Features {
        match self {
            Feature::ShaderF16 => wgpu::Features::SHADER_F16,
            Feature::ShaderInt64 => wgpu::Features::SHADER_INT64,
            Feature::ShaderF64 => wgpu::Features::SHADER_F64,
            Feature::Subgroups => wgpu::Features::SUBGROUP,
            Feature::SubgroupBarrier => wgpu::Features::SUBGROUP_BARRIER,
            Feature::Int64Atomics => wgpu::Features::SHADER_INT64_ATOMIC_ALL_OPS,
            Feature::Float32Atomics => wgpu::Features::SHADER_FLOAT32_ATOMIC,
            Feature::BufferArrays => {
                wgpu::Features::BUFFER_BINDING_ARRAY
                    | wgpu::Features::STORAGE_RESOURCE_BINDING_ARRAY
                    | wgpu::Features::SAMPLED_TEXTURE_AND_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING
            }
            Feature::CooperativeMatrix { .. } => wgpu::Features::EXPERIMENTAL_COOPERATIVE_MATRIX,
        }
    }
}

/// The argument of [`Device::supports`]: a [`Feature`], or the [`KernelInfo`] of a kernel.
///
/// ```
/// use dsl_runtime::{Device, Feature, Need};
///
/// fn first(devices: &[Device], need: impl Need + Copy) -> Option<&Device> {
///     devices.iter().find(|device| device.supports(need))
/// }
///
/// // The CPU executor has it.
/// assert!(first(&Device::all(), Feature::Subgroups).is_some());
/// ```
pub trait Need: sealed::Sealed {
    #[doc(hidden)]
    fn is_met_by(&self, device: &Device) -> bool;
}

impl Need for Feature {
    fn is_met_by(&self, device: &Device) -> bool {
        device.has(*self)
    }
}

impl Need for &KernelInfo {
    fn is_met_by(&self, device: &Device) -> bool {
        check_kernel(self, device).is_ok()
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Feature {}
    impl Sealed for &super::KernelInfo {}
}
