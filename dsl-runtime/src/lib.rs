//! Write GPU compute kernels as Rust functions. Run them through wgpu, or on the CPU.
//!
//! The attribute [`kernel`] turns a function into WGSL while your crate compiles, and makes a
//! launcher of the same name. Open a [`Device`], put data into [`Buffer`]s, call the launcher, say
//! how many invocations you need, and [`run`](Launch::run):
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
//!     let device = Device::new()?; // a GPU if there is one, else the CPU executor
//!     let mut data = device.buffer(&[1.0, 2.0, 3.0])?;
//!     double(&mut data).invocations(3).run()?;
//!     assert_eq!(data.read()?, [2.0, 4.0, 6.0]);
//!     Ok(())
//! }
//! ```
//!
//! The module `double` of the same name has the WGSL, `double::WGSL`, and the interface,
//! `double::INFO`, a [`KernelInfo`].
//!
//! # By task
//!
//! | task | items |
//! |---|---|
//! | import all names that kernels and hosts need | [`prelude`] |
//! | write a kernel, share code with it | [`macro@kernel`], [`macro@device`], [`macro@ShaderType`] |
//! | open a device | [`Device`], [`Limits`], [`Feature`], [`Need`] |
//! | put data on it | [`Buffer`], [`BufferSlice`], [`BufferSliceMut`], [`Uniform`], [`Storage`], [`RuntimeArray`] |
//! | write a function over any buffer or slice | [`AsSlice`], [`AsSliceMut`] |
//! | copy bytes to the host while kernels run | [`Download`], [`HostCopy`] |
//! | launch | [`Call`], [`Launch`], [`with_time_limit`] |
//! | use textures | [`Texture`], [`Shape`], [`Sampler`], [`SamplerOptions`], [`formats`] |
//! | test | [`macro@kernel_test`], [`Device::checked`], [`Report`], [`Finding`], [`Rule`] |
//! | profile | [`Device::profile`], [`Profile`], [`KernelProfile`] |
//! | look at a kernel | [`KernelInfo`], [`Lint`], [`Proofs`] |
//! | work inside a program that uses wgpu | [`Device::from_wgpu`], [`Launch::encode`] |
//! | random numbers, WGSL's functions | [`random`], [`wgsl`] |
//! | handle failures | [`Error`] |
//!
//! The guide, `guide/src` in the repository, teaches all of this. Its chapter "The language" is the
//! reference of the kernel language.
//!
//! # Order and errors
//!
//! Launches, reads and writes of a device happen in the order of the calls. On a GPU, `run` records.
//! Recorded launches go to the GPU together: when something is read or written, at
//! [`Device::sync`], or when enough have gathered. On the CPU, `run` returns when the launch is done.
//!
//! No call panics. Each failure is an [`Error`] that says what to do.
//!
//! # Features
//!
//! | feature | effect |
//! |---|---|
//! | `gpu-native` (default) | GPUs through Vulkan, Metal and Direct3D 12 |
//! | `cpu` (default) | the CPU executor |
//! | `checked` (default) | the checked device |
//! | `web` | GPUs of browsers, through WebGPU |
//! | `image` | textures from and to images of the `image` crate |
//! | `ndarray` | buffers from and to arrays of the `ndarray` crate |
//! | `tracing` | spans for subscribers of the `tracing` crate |
//!
//! The crate may be renamed in `Cargo.toml`. It re-exports [`glam`], whose vectors kernels and
//! buffers use, and [`wgpu`].
//!
//! # Environment variables
//!
//! | variable | effect |
//! |---|---|
//! | `DSL_DEVICE` | the device that [`Device::new`] opens: `auto`, `gpu`, `cpu`, `checked`, or an adapter |
//! | `DSL_LOG=1` | prints each launch, with its time |
//! | `DSL_CHECKS=all` | wgpu checks even proven accesses |
//! | `DSL_DUMP=DIR` | writes each kernel's WGSL to a directory when it is first launched |
//! | `DSL_REQUIRE_GPU=1` | tests of [`macro@kernel_test`] that find no GPU fail |
//! | `WGPU_BACKEND` | the backends that wgpu asks for adapters |
//! | `RAYON_NUM_THREADS` | the number of threads of the CPU executor |

extern crate self as dsl_runtime;

pub mod grid;
pub mod prelude;
pub mod random;

#[cfg(doctest)]
mod guide;

pub use dsl_macros::{ShaderType, device, kernel, kernel_test};
#[doc(inline)]
pub use dsl_runtime_core::*;
pub use glam;
#[cfg(feature = "image")]
pub use image;
#[cfg(feature = "ndarray")]
pub use ndarray;
pub use wgpu;

/// For emitted code. Not for use by hand; it is not stable.
#[doc(hidden)]
pub mod __private {
    pub use dsl_macros::{
        finish_device, finish_kernel,
        what_kernels_use_needs_the_attribute_device_or_derive_shader_type_and_must_not_recurse,
    };
    pub use dsl_runtime_core::__private::*;
}
