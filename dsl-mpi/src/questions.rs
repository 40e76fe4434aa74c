//! Questions to MPI about datatypes, statuses and communicators. No other rank takes part.

use std::ffi::c_int;

use mpi::ffi::{self, MPI_Comm, MPI_Datatype, MPI_Status};

#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn size_of(datatype: MPI_Datatype) -> u64 {
    let mut size = 0;
    // SAFETY: the caller's datatype is valid, or MPI reports that it is not.
    unsafe { ffi::MPI_Type_size(datatype, &mut size) };
    u64::try_from(size).unwrap_or(0)
}

#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn is_too_long(code: c_int) -> bool {
    let mut class = 0;
    // SAFETY: MPI has given the code.
    unsafe { ffi::MPI_Error_class(code, &mut class) };
    class == ffi::MPI_ERR_TRUNCATE as c_int
}

#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn is_cancelled(status: &MPI_Status) -> bool {
    let mut flag = 0;
    // SAFETY: the status is of a completed receive.
    unsafe { ffi::MPI_Test_cancelled(status, &mut flag) };
    flag != 0
}

/// The size of the message. Open MPI has it also if the message is too long.
#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn received_bytes(status: &MPI_Status) -> u64 {
    let mut bytes = 0;
    // SAFETY: the status is of a completed receive.
    unsafe { ffi::MPI_Get_elements_x(status, ffi::RSMPI_UINT8_T, &mut bytes) };
    u64::try_from(bytes).unwrap_or(u64::MAX)
}

/// The number of ranks that receive in a call of all ranks, and this rank.
#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn place_in(comm: MPI_Comm) -> (usize, c_int) {
    let (mut size, mut rank) = (0, 0);
    // SAFETY: the caller's communicator is valid.
    unsafe {
        match has_two_groups(comm) {
            true => ffi::MPI_Comm_remote_size(comm, &mut size),
            false => ffi::MPI_Comm_size(comm, &mut size),
        };
        ffi::MPI_Comm_rank(comm, &mut rank);
    }
    (size as usize, rank)
}

#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn has_two_groups(comm: MPI_Comm) -> bool {
    let mut flag = 0;
    // SAFETY: the caller's communicator is valid.
    unsafe { ffi::MPI_Comm_test_inter(comm, &mut flag) };
    flag != 0
}

/// A sender's name: its number in the world. Ranks of another world keep the number in their group.
#[expect(unsafe_code, reason = "calls of MPI")]
pub(crate) fn name_of_rank(comm: MPI_Comm, rank: c_int) -> String {
    let mut in_world = rank;
    // SAFETY: the communicator has received from that rank.
    unsafe {
        let (mut group, mut world) = (ffi::RSMPI_GROUP_NULL, ffi::RSMPI_GROUP_NULL);
        match has_two_groups(comm) {
            true => ffi::MPI_Comm_remote_group(comm, &mut group),
            false => ffi::MPI_Comm_group(comm, &mut group),
        };
        ffi::MPI_Comm_group(ffi::RSMPI_COMM_WORLD, &mut world);
        ffi::MPI_Group_translate_ranks(group, 1, &rank, world, &mut in_world);
    }
    match in_world {
        ffi::MPI_UNDEFINED => format!("rank {rank} of the other group"),
        _ => format!("rank {in_world}"),
    }
}
