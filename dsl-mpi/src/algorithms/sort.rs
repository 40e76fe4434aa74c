//! Sorts the elements of all ranks.
//!
//! Each rank sorts its own elements. For each border between two ranks, the ranks find how many
//! keys of each rank belong before it. The border's key is found by bisection of its bits; equal
//! keys are in the order of the ranks. Keys are sent to their ranks, and sorted there. Invariant:
//! the sort does not change the number of keys of a rank.

use dsl_algorithms::{self as local, Key};
use dsl_runtime::{AsSlice, AsSliceMut, Device};
use mpi::{
    Count,
    collective::SystemOperation,
    datatype::{Partition, PartitionMut},
    traits::*,
};

use crate::{Error, Outgoing, Stage, StageMut};

/// A key for sorts: `u32`, `i32`, `f32`, `u64` or `i64`.
pub trait SortKey: Key {
    /// The number of bits of this type.
    #[doc(hidden)]
    const BITS: u32;
    /// A number for the key with these bytes. The order of the numbers is the order of the keys.
    #[doc(hidden)]
    fn order(bytes: &[u8]) -> u64;
}

macro_rules! keys {
    ($($ty:ident: $bytes:literal, |$key:ident| $order:expr;)*) => {$(
        impl SortKey for $ty {
            const BITS: u32 = 8 * $bytes;

            fn order(bytes: &[u8]) -> u64 {
                let $key = bytemuck::pod_read_unaligned::<$ty>(bytes);
                u64::from($order)
            }
        }
    )*};
}

keys! {
    u32: 4, |key| key;
    i32: 4, |key| key.cast_unsigned() ^ 1 << 31;
    f32: 4, |key| match key.to_bits() {
        bits if bits >> 31 == 0 => bits | 1 << 31,
        bits => !bits,
    };
    u64: 8, |key| key;
    i64: 8, |key| key.cast_unsigned() ^ 1 << 63;
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
    let sent = between(&borders(communicator, &outgoing, keys.len()));
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

/// The borders in this rank's sorted keys: the keys between two borders belong to one rank.
fn borders<K: SortKey>(
    communicator: &impl Communicator,
    keys: &Outgoing<'_, K>,
    len: usize,
) -> Vec<usize> {
    let ranks = communicator.size() as usize;
    let mut lens = vec![0; ranks];
    communicator.all_gather_into(&(len as u64), &mut lens);
    let mut before = 0;
    let targets: Vec<u64> = lens[..ranks - 1]
        .iter()
        .map(|len| {
            before += len;
            before
        })
        .collect();
    let found = border_keys::<K>(communicator, keys, len, &targets);
    // The number of this rank's keys that are less than a border's key, and the number of equal
    // ones.
    let own: Vec<[u64; 2]> = found
        .iter()
        .map(|key| {
            let less = count_below(keys, len, *key);
            let upto = key.checked_add(1).map_or(len as u64, |next| count_below(keys, len, next));
            [less, upto - less]
        })
        .collect();
    let mut all = vec![0u64; 2 * own.len() * ranks];
    communicator.all_gather_into(own.as_flattened(), &mut all);
    let of = |rank: usize, border: usize| &all[2 * (rank * own.len() + border)..][..2];
    let me = communicator.rank() as usize;
    let cut = |border: usize| {
        let less: u64 = (0..ranks).map(|rank| of(rank, border)[0]).sum();
        let ahead: u64 = (0..me).map(|rank| of(rank, border)[1]).sum();
        let [own_less, own_equal] = own[border];
        // Equal keys of lower ranks come first.
        own_less + (targets[border] - less).saturating_sub(ahead).min(own_equal)
    };
    let cuts = (0..own.len()).map(|border| cut(border) as usize);
    [0].into_iter().chain(cuts).chain([len]).collect()
}

/// For each target, the smallest key for which the number of keys up to it, on all ranks, is at
/// least the target.
fn border_keys<K: SortKey>(
    communicator: &impl Communicator,
    keys: &Outgoing<'_, K>,
    len: usize,
    targets: &[u64],
) -> Vec<u64> {
    let mut found = vec![0u64; targets.len()];
    for bit in (0..K::BITS).rev() {
        let tried: Vec<u64> = found.iter().map(|key| key | 1 << bit).collect();
        let own: Vec<u64> = tried.iter().map(|key| count_below(keys, len, *key)).collect();
        let mut all = vec![0u64; own.len()];
        communicator.all_reduce_into(&own[..], &mut all[..], SystemOperation::sum());
        for (border, target) in targets.iter().enumerate() {
            // Too few keys are below it, so the border's key is not less.
            if all[border] < *target {
                found[border] = tried[border];
            }
        }
    }
    found
}

/// The number of sorted keys that are less than `key`.
fn count_below<K: SortKey>(keys: &Outgoing<'_, K>, len: usize, key: u64) -> u64 {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low.midpoint(high);
        match K::order(keys.element(middle)) < key {
            true => low = middle + 1,
            false => high = middle,
        }
    }
    low as u64
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
