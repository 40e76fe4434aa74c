//! Sorts the elements of all ranks.
//!
//! Each rank sorts its own elements. For each border between two ranks, the ranks find how many
//! keys of each rank belong before it (`borders.rs`). Keys are sent to their ranks, and sorted there.
//! Invariant: the sort does not change the number of keys of a rank.

use dsl_algorithms::{self as local, Key};
use dsl_runtime::{AsSlice, AsSliceMut, Device};
use mpi::{
    Count,
    datatype::{Partition, PartitionMut},
    traits::*,
};

use super::borders::{Keys, borders};
use crate::{Error, Stage, StageMut};

/// A key for sorts: `u32`, `i32`, `f32`, `u64` or `i64`.
pub trait SortKey: Key {
    /// A number for the key with these bytes. The order of the numbers is the order of the keys.
    #[doc(hidden)]
    fn order(bytes: &[u8]) -> u64;
}

macro_rules! keys {
    ($($ty:ident: |$key:ident| $order:expr;)*) => {$(
        impl SortKey for $ty {
            fn order(bytes: &[u8]) -> u64 {
                let $key = bytemuck::pod_read_unaligned::<$ty>(bytes);
                u64::from($order)
            }
        }
    )*};
}

keys! {
    u32: |key| key;
    i32: |key| key.cast_unsigned() ^ 1 << 31;
    f32: |key| match key.to_bits() {
        bits if bits >> 31 == 0 => bits | 1 << 31,
        bits => !bits,
    };
    u64: |key| key;
    i64: |key| key.cast_unsigned() ^ 1 << 63;
}

/// Sorts the elements of all ranks, the smallest one first on rank 0, in the order of
/// [`dsl_algorithms::sort`]. Each rank keeps its number of elements.
///
/// While a rank's elements travel, they are in the host's memory.
///
/// # Errors
/// The errors of [`dsl_algorithms::sort`]; [`Error::TooMany`].
pub fn sort<K: SortKey>(
    communicator: &impl Communicator,
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
) -> Result<(), Error> {
    local::sort(device, keys)?;
    let mut keys = keys.as_slice_mut();
    let mut own = device.zeroed::<K>(keys.len())?;
    device.copy(&keys.as_slice(), &mut own)?;
    let outgoing = own.to_send()?;
    let sorted = Keys { len: keys.len(), key: |i| K::order(outgoing.element(i)) };
    let sent = between(&borders(communicator, &sorted));
    let mut received = vec![0; sent.len()];
    communicator.all_to_all_into(&sent, &mut received);
    let mut incoming = keys.to_receive()?;
    let (from, to) = (starts(&sent), starts(&received));
    let parts = Partition::new(&outgoing, &sent[..], &from[..]);
    communicator.all_to_all_varcount_into(
        &parts,
        &mut PartitionMut::new(&mut incoming, &received[..], &to[..]),
    );
    incoming.upload()?;
    Ok(local::sort(device, &mut keys)?)
}

/// The number of elements from each border to the next.
fn between(borders: &[usize]) -> Vec<Count> {
    // They are at most the elements of a buffer, and `to_send` has checked that these fit.
    borders.windows(2).map(|ends| (ends[1] - ends[0]) as Count).collect()
}

fn starts(counts: &[Count]) -> Vec<Count> {
    let mut start = 0;
    let next = |count: &Count| {
        start += count;
        start - count
    };
    counts.iter().map(next).collect()
}
