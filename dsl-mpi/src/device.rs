//! A device for each rank.

use dsl_runtime::Device;
use mpi::traits::*;

use crate::Error;

/// The device of this rank: the ranks of a machine take its adapters in turn. With two GPUs, the
/// machine's ranks 0, 2 and 4 get the first one. If there is no adapter, it is the CPU executor.
///
/// `DSL_DEVICE` means the same as for [`Device::for_worker`]. All ranks of `communicator` have to
/// call this.
///
/// # Errors
/// As of [`Device::for_worker`].
pub fn device_of_rank(communicator: &impl Communicator) -> Result<Device, Error> {
    let of_machine = communicator.split_shared(communicator.rank());
    Ok(Device::for_worker(of_machine.rank() as usize)?)
}
