//! Checks that all ranks have the same input. Otherwise they would exchange data that the others
//! cannot understand.

use mpi::{topology::Rank, traits::*};

use crate::Error;

/// Compares a number of each rank, such as a hash of its input. All ranks have to call this, and
/// all get the same result.
///
/// # Errors
/// [`Error::Disagreement`], which names the first rank that differs from rank 0.
pub fn agree(communicator: &impl Communicator, what: &str, number: u64) -> Result<(), Error> {
    let mut all = vec![0u64; communicator.size() as usize];
    communicator.all_gather_into(&number, &mut all);
    match all.iter().position(|other| *other != all[0]) {
        None => Ok(()),
        Some(odd) => Err(Error::Disagreement { what: what.to_owned(), odd: odd as Rank }),
    }
}

/// A hash that is the same in each build and on each machine: FNV-1a.
pub(crate) fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
