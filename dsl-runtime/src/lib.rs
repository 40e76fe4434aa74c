//! Runs GPU compute kernels that are written as Rust functions: through wgpu, or on the CPU.
//!
//! A function annotated `#[kernel]` becomes a launcher of the same name. Create a [`Device`], put
//! data into [`Buffer`]s, call the launcher with them, say how many workgroups or invocations, and
//! [`run`](Launch::run):
//!
//! ```
//! use dsl_runtime::prelude::*;
//!
//! #[kernel(workgroup_size = 64)]
//! fn double(data: &mut [f32]) {
//!     let i = global_invocation_id().x;
//!     if i < data.len() {
//!         data[i] *= 2.0;
//!     }
//! }
//!
//! fn main() -> Result<(), dsl_runtime::Error> {
//!     let device = Device::new()?;
//!     let mut data = device.buffer(&[1.0, 2.0, 3.0])?;
//!     double(&mut data).invocations(3).run()?;
//!     assert_eq!(data.read()?, [2.0, 4.0, 6.0]);
//!     Ok(())
//! }
//! ```
//!
//! What a kernel can say is in the documentation of [`kernel`], with examples in the guide
//! (`guide/src` of the repository).
//! A kernel `double` also gives the module `double` with its WGSL, `double::WGSL`, and its
//! interface, `double::INFO`, a [`KernelInfo`].
//!
//! On a GPU, `run` records; launches, reads and writes of a device happen in the order of the calls,
//! and recorded launches go to the GPU together when something is read or written, at
//! [`Device::sync`], or when enough have gathered. Launchers take views of buffers as well:
//! [`Buffer::slice`] and [`Buffer::cast`]. On the CPU, a launch has happened when `run`
//! returns. Nothing here panics: each failure is an [`Error`] that says what to do.
//!
//! The crate may be renamed in `Cargo.toml`, where `#[kernel]` looks its name up. It re-exports
//! [`glam`], whose vectors kernels and buffers use, and [`wgpu`].
//!
//! Data flows one way: a launcher gathers a [`Call`], which becomes a [`Launch`]: inert data.
//! `gpu.rs` and `cpu.rs` each execute a launch, and know nothing of each other.
//!
//! Environment variables: `DSL_DEVICE` (`auto`, `gpu`, `cpu`, `checked`, or an adapter: what [`Device::new`]
//! opens), `DSL_LOG` (`1`: each launch is printed, with its time), `DSL_CHECKS` (`all`: wgpu checks what is proven, too), `DSL_DUMP` (a directory, to which each
//! kernel's WGSL is written when it is first launched; none if it is empty)
//! and `DSL_REQUIRE_GPU` (`1`: tests of [`kernel_test`] that find no GPU fail). wgpu reads its own,
//! such as `WGPU_BACKEND`, and rayon, on whose threads kernels run on the CPU, `RAYON_NUM_THREADS`.

extern crate self as dsl_runtime;

mod atomic;
#[cfg(target_arch = "wasm32")]
mod browser;
mod buffer;
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
pub mod prelude;
mod profile;
mod proofs;
pub mod random;
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
mod value;
mod wait;
#[doc(hidden)]
pub mod warnings;
pub mod wgsl;

dsl_macros::in_editor! {
    #[doc(hidden)]
    pub mod editor;
}

#[cfg(test)]
mod tests;

#[cfg(doctest)]
mod guide;

pub use dsl_macros::{ShaderType, device, kernel, kernel_test};
pub use glam;
pub use half::f16;
pub use half_vectors::{F16Vec2, F16Vec3, F16Vec4};
#[cfg(feature = "image")]
pub use image;
#[cfg(feature = "ndarray")]
pub use ndarray;
pub use wgpu;

pub use atomic::Atomic;
pub use buffer::{
    AsSlice, AsSliceMut, Buffer, BufferSlice, BufferSliceMut, RuntimeArray, RuntimeSized, Storage,
    Uniform,
};
pub use cpu::{Finding, Report, Rule};
pub use device::{Device, Limits};
pub use error::Error;
pub use feature::{CoopScalar, Feature};
pub use launch::{
    BindingInfo, BindingKind, Call, Count, Extent, Invocations, KernelInfo, KernelInstance, Launch,
    ParamsInfo, WorkgroupCount,
};
pub use lint::{Lint, LintKind};
pub use profile::{Clock, KernelProfile, Profile, Profiler};
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

/// What emitted code uses. Not for use by hand, and without any promise of stability.
#[doc(hidden)]
pub mod __private {
    dsl_macros::in_editor! {
        pub use crate::editor;
    }
    pub use dsl_macros::{
        finish_device, finish_kernel,
        what_kernels_use_needs_the_attribute_device_or_derive_shader_type_and_must_not_recurse,
    };
    pub use glam;

    pub use crate::{
        HostShareable as Value, ReadWords, RuntimeArray, Storable, StructLayout, WriteWords, cpu,
        free_functions,
        launch::{Args, ChosenInstance, Kernel, Vouched},
        math,
        messages::{Message, Messages, Structure, Words, shown},
        proofs::{CertainIndex, Input, Polynomial},
        sizes, structs, testing,
        wait::let_calls_wait,
        warnings, wgsl,
    };
}
