//! Algorithms over the elements of all ranks. Each rank's device runs the calls of [`dsl_algorithms`].
//!
//! ```no_run
//! use dsl_mpi::{algorithms, device_of_rank};
//! # fn work(world: &dsl_mpi::mpi::topology::SimpleCommunicator) -> Result<(), dsl_mpi::Error> {
//! # use dsl_mpi::mpi::traits::*;
//! let device = device_of_rank(world)?;
//! let mut keys = device.buffer(&[3u32, 1, 2])?;
//! let total = algorithms::sum(world, &device, &keys)?;
//! assert_eq!(total, 6 * world.size() as u32);
//! algorithms::sort(world, &device, &mut keys)?; // rank 0 has the smallest of all ranks
//! # Ok(())
//! # }
//! ```
//!
//! - **Order.** For scans and sorts the elements of rank 0 come first, then rank 1's, and so on.
//!   Ranks may have different numbers of elements, and none.
//! - **All ranks call**, each with the device of its elements. Results have the same bits on all
//!   ranks. Results of `f32` depend on the number of ranks, because the order of the sums does.
//! - **Messages.** For a scalar result or a histogram each rank sends one message, for a scan one
//!   for the offset. A sort compares samples of the keys in a few rounds, and then each key travels at
//!   most once.

mod borders;
mod product;
mod reduce;
mod scan;
mod sort;

pub use product::{product, product_in_panels};
pub use reduce::{count_values, histogram, max, min, sum};
pub use scan::{exclusive_sum, inclusive_sum};
pub use sort::{SortKey, sort};
