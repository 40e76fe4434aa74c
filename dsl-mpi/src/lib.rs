//! Kernels on several GPUs and machines, through MPI.
//!
//! MPI is the engine, and [rsmpi](mpi) its vocabulary: communicators, ranks, requests and scopes are rsmpi's. This
//! crate adds the parts for GPUs:
//!
//! | task | items |
//! |---|---|
//! | start, and end together if one rank fails | [`run`] |
//! | a device for each rank | [`device_of_rank`] |
//! | send, receive, reduce the elements of buffers; all counts are checked | [`Stage`], [`StageMut`] |
//! | an array in blocks, with borders of its neighbours | [`Blocks`], [`Halo`] |
//! | the same input on all ranks | [`agree`] |
//! | sums, scans, histograms, sorts and products over all ranks | [`algorithms`] |
//! | checkpoints that another number of ranks can load | [`Blocks::save`], [`Blocks::load`] |
//!
//! ```no_run
//! use dsl_mpi::{Stage, StageMut, device_of_rank, mpi::traits::*};
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
//! // mpirun -n 4 target/release/program
//! fn main() -> std::process::ExitCode {
//!     dsl_mpi::run(|world| {
//!         let device = device_of_rank(world)?;
//!         let mut data = device.buffer(&[world.rank() as f32; 1000])?;
//!         double(&mut data).for_each_element().run()?;
//!         let mut all = device.zeroed::<f32>(1000 * world.size() as usize)?;
//!         let mut arriving = all.to_receive()?;
//!         world.all_gather_into(&data.to_send()?, &mut arriving);
//!         arriving.upload()?;
//!         assert_eq!(all.read_range(1000..1001)?, [2.0]);
//!         Ok::<_, dsl_mpi::Error>(())
//!     })
//! }
//! ```
//!
//! # Order
//!
//! A launch is recorded, and a [download](dsl_runtime::Buffer::download) waits only for earlier
//! launches. So a kernel that is launched after a download runs while MPI sends the downloaded
//! elements. On the CPU executor a launch returns when it is done.

mod agree;
pub mod algorithms;
mod blocks;
mod calls;
mod checkpoint;
mod counts;
mod datatype;
mod device;
mod error;
mod exchange;
#[cfg(doctest)]
mod guide;
mod halo;
mod kernels;
mod pool;
mod questions;
mod regions;
mod run;
mod staging;
mod watch;

pub use mpi;

pub use agree::agree;
pub use blocks::{Blocks, Edge};
pub use device::device_of_rank;
pub use error::Error;
pub use halo::{Halo, Travelling};
pub use regions::Region;
pub use run::run;
pub use staging::{Field, Incoming, Outgoing, Stage, StageMut};
