//! The runtime behind `dsl-runtime`: devices, buffers, textures, launches, the CPU executor and the
//! checked device. Depend on `dsl-runtime`: it re-exports this crate, and adds the macros.
//!
//! This crate does not use the macros, so that Cargo compiles it and their compiler at the same time.

// Data flows one way: a launcher gathers a `Call`, which becomes a `Launch`, which is inert data.
// `gpu.rs` and `cpu.rs` each execute a launch, and do not depend on each other.

mod atomic;
#[cfg(target_arch = "wasm32")]
mod browser;
mod buffer;
#[cfg(target_arch = "wasm32")]
mod canvas;
#[doc(hidden)]
pub mod cpu;
mod description;
mod device;
mod error;
mod feature;
#[doc(hidden)]
pub mod free_functions;
mod gpu;
mod half_vectors;
mod interop;
mod launch;
mod lint;
mod log;
#[doc(hidden)]
pub mod math;
mod messages;
mod profile;
#[cfg(target_arch = "wasm32")]
mod promise;
mod proofs;
#[doc(hidden)]
pub mod sizes;
mod startup;
#[doc(hidden)]
pub mod structs;
#[doc(hidden)]
pub mod testing;
mod texture;
mod time_limit;
mod trace;
mod tune;
mod value;
mod wait;
#[doc(hidden)]
pub mod warnings;
pub mod wgsl;

dsl_editor::in_editor! {
    #[doc(hidden)]
    pub mod editor;
}

#[cfg(test)]
mod tests;

pub use half::f16;
pub use half_vectors::{F16Vec2, F16Vec3, F16Vec4};

pub use atomic::Atomic;
pub use buffer::{
    AsAllSlices, AsSlice, AsSliceMut, AsSlices, AsSlicesMut, Buffer, BufferSlice, BufferSliceMut,
    Download, HostCopy, RuntimeArray, RuntimeSized, Storage, Uniform,
};
pub use cpu::{Finding, Report, Rule};
pub use device::{Device, Limits};
pub use error::Error;
pub use feature::{CoopScalar, Feature, Need};
#[cfg(target_arch = "wasm32")]
pub use js_sys::Promise;
pub use launch::{
    Argument, BindingInfo, BindingKind, Call, Count, Extent, Invocations, KernelInfo,
    KernelInstance, Launch, ParamsInfo, WorkgroupCount,
};
pub use lint::{Lint, LintKind};
pub use profile::{Clock, KernelProfile, Profile, Profiler};
#[cfg(target_arch = "wasm32")]
pub use promise::promise;
pub use proofs::{AccessProof, Condition, Proof, Proofs};
pub use structs::{MemberLayout, StructLayout};
#[cfg(feature = "image")]
pub use texture::ImageFormat;
pub use texture::{
    Access, AddressMode, CompareFunction, Component, Cube, CubeArray, D1, D2, D2Array, D3, Depth,
    Dimension, Filter, Format, Multisampled2d, OneWay, ReadWrite, SampleType, SampledTexture,
    Sampler, SamplerComparison, SamplerOptions, Shape, StorageAccess, StorageTexture1d,
    StorageTexture2d, StorageTexture2dArray, StorageTexture3d, Texel, Texture, Texture1d,
    Texture2d, Texture2dArray, Texture3d, TextureCube, TextureCubeArray, TextureDepth2d,
    TextureDepth2dArray, TextureDepthCube, TextureDepthCubeArray, TextureDepthMultisampled2d,
    TextureDimension, TextureFormat, TextureMultisampled2d, formats,
};
pub use time_limit::with_time_limit;
pub use value::{HostShareable, PlainData, ReadWords, Storable, WriteWords};

/// For emitted code. Not for use by hand; it is not stable.
#[doc(hidden)]
pub mod __private {
    dsl_editor::in_editor! {
        pub use crate::editor;
    }
    pub use glam;

    pub use crate::{
        HostShareable as Value, ReadWords, RuntimeArray, Storable, StructLayout, WriteWords, cpu,
        free_functions,
        launch::{Args, ChosenInstance, Kernel, Vouched, launched_kernels, launches},
        math,
        messages::{Message, Messages, Structure, Words, shown},
        proofs::{CertainIndex, Input, Polynomial},
        sizes, structs, testing,
        wait::let_calls_wait,
        warnings, wgsl,
    };
}
