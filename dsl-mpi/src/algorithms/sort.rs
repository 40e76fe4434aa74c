//! Sorts the elements of all ranks.
//!
//! Each rank sorts its own. Then the ranks find, for each border between two of them, how many keys of each rank belong
//! before it: the border's key by bisection of its bits, and equal keys in the order of the ranks. Keys are sent where they
//! belong, and sorted there. Invariant: a rank has as many keys after the sort as before.

use dsl_algorithms::{self as local, Key};
use dsl_runtime::{AsSlice, AsSliceMut, Device};
use mpi::{
    Count,
    collective::SystemOperation,
    datatype::{Partition, PartitionMut},
    traits::*,
};

use crate::{Error, Outgoing, Stage, StageMut};

/// What can be sorted: `u32`, `i32`, `f32`, `u64` or `i64`.
pub trait SortKey: Key {
    /// The bits of numbers of this type.
    #[doc(hidden)]
    const BITS: u32;
    /// A number whose order is that of the key with these bytes.
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

/// Sorts the elements of all ranks, the smallest one first on rank 0, in the order of [`dsl_algorithms::sort`]. Each rank keeps as
/// many elements as it has.
///
/// A rank's elements wait in the host's memory while they travel.
///
/// # Errors
/// Those of [`dsl_algorithms::sort`]; [`Error::TooMany`].
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

/// Where this rank's sorted keys are cut: the keys from one border to the next belong to a rank.
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
    // How many of this rank's keys are less than a border's key, and how many are equal.
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
        // Of the equal keys, those of lower ranks come first.
        own_less + (targets[border] - less).saturating_sub(ahead).min(own_equal)
    };
    let cuts = (0..own.len()).map(|border| cut(border) as usize);
    [0].into_iter().chain(cuts).chain([len]).collect()
}

/// For each target, the least key up to which there are at least that many keys on all ranks.
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
            // Too few keys are below it: the border's key is not less.
            if all[border] < *target {
                found[border] = tried[border];
            }
        }
    }
    found
}

/// How many of the sorted keys are less than a key.
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

/// The elements from each border to the next.
fn between(borders: &[usize]) -> Vec<Count> {
    // As many as a buffer's elements, which `to_send` has counted.
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
