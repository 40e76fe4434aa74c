//! Radix sorts: stable, 8 bits in each pass.
//!
//! In each pass, workgroups count the digits of eight tiles each. A scan of the counts, digit by
//! digit, gives the destination of each tile's keys with each digit. Then each workgroup sorts a
//! tile, two bits at a time, and writes runs of equal digits to these destinations.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Feature, PlainData};

use crate::blocks::{GROUP, load_striped};
use crate::launches::{expect_len, grid, problem};
use crate::number::{bits_of, order};
use crate::scratch::scratch;
use crate::{Key, Number, exclusive_sum, gather, indices};

/// Keys of one word or of two, the lower one first.
#[device]
mod keys {
    use dsl_runtime::prelude::*;

    pub(crate) trait Words: Copy {
        fn word(self, which: u32) -> u32;
    }
    impl Words for u32 {
        fn word(self, _which: u32) -> u32 {
            self
        }
    }
    impl Words for UVec2 {
        fn word(self, which: u32) -> u32 {
            select(self.x, self.y, which != 0)
        }
    }
}
use keys::Words;

/// Ways to sum counts over a workgroup.
#[device]
mod sums {
    use crate::blocks::{GROUP, workgroup_scan};
    use crate::operators::SumPairs;
    use dsl_runtime::prelude::*;

    pub(crate) trait Sums {
        /// The sum over the invocations before this one, and the sum over all.
        fn sums(scratch: &mut [[UVec2; GROUP]; 2], own: UVec2) -> (UVec2, UVec2);
    }

    /// For every device.
    pub(crate) struct InSteps;
    impl Sums for InSteps {
        fn sums(scratch: &mut [[UVec2; GROUP]; 2], own: UVec2) -> (UVec2, UVec2) {
            workgroup_scan::<SumPairs>(scratch, own)
        }
    }

    /// For devices with subgroups. It has fewer barriers.
    pub(crate) struct BySubgroups;
    impl Sums for BySubgroups {
        fn sums(scratch: &mut [[UVec2; GROUP]; 2], own: UVec2) -> (UVec2, UVec2) {
            let with_own = subgroup_inclusive_add(own);
            if subgroup_invocation_id() == subgroup_size() - 1 {
                scratch[0][subgroup_id()] = with_own;
            }
            workgroup_barrier();
            let (mut before, mut all) = (UVec2::ZERO, UVec2::ZERO);
            for subgroup in 0..num_subgroups() {
                let sum = scratch[0][subgroup];
                if subgroup < subgroup_id() {
                    before += sum;
                }
                all += sum;
            }
            workgroup_barrier();
            (before + with_own - own, all)
        }
    }
}
use sums::{BySubgroups, InSteps, Sums};

/// The digit of a key for a pass: bits of a word, converted to the order of `u32`.
#[device]
fn digit<K: Words>(key: K, pass: u32, kind: u32, flip: u32) -> u32 {
    (order(key.word(pass / 4), kind, flip) >> (pass % 4 * 8)) & 255
}

/// The number of keys of a tile for each invocation. With 16, a pass takes 1.2 times as long on an H200.
#[device]
const ITEMS: usize = 8;

/// The number of tiles that a workgroup counts. Their counts of a digit lie side by side.
#[device]
const COUNTED: usize = 8;

/// The count of each digit in each tile: all tiles for the first digit, then all tiles for the
/// next, four in a vector.
#[kernel(workgroup_size = GROUP, instances(K = [u32, UVec2]))]
fn count_digits<K: Words>(
    keys: &[K],
    counts: &mut [UVec4],
    tiles: u32,
    pass: u32,
    kind: u32,
    flip: u32,
) {
    workgroup_var!(bins: [Atomic<u32>; 256 * COUNTED] = zeroed);
    let lane = local_invocation_index();
    let first = (workgroup_id().x + workgroup_id().y * num_workgroups().x) * COUNTED as u32;
    if first >= tiles {
        return;
    }
    for tile in 0..COUNTED as u32 {
        let start = (first + tile) * (256 * ITEMS as u32);
        let own = load_striped::<K, ITEMS>(keys, start, keys[0]);
        for k in 0..ITEMS as u32 {
            if start + k * 256u32 + lane < keys.len() {
                bins[tile * 256u32 + digit::<K>(own[k], pass, kind, flip)].fetch_add(1);
            }
        }
    }
    workgroup_barrier();
    for part in 0..COUNTED as u32 / 4 {
        let mut of = [0u32; 4];
        for k in 0..4u32 {
            of[k] = bins[(part * 4 + k) * 256u32 + lane].load();
        }
        let at = (lane * tiles + first) / 4 + part;
        if at < counts.len() {
            counts[at] = UVec4::from_array(of);
        }
    }
}

/// Sorts the entries of a tile by the eight bits from `shift` on, two bits a round. Entries with the
/// same bits keep their order. Behind the `ITEMS` entries of each invocation is an unused word.
#[device]
fn sort_tile<S: Sums>(tile: &mut [u32], scratch: &mut [[UVec2; GROUP]; 2], shift: u32) {
    const LAST: u32 = 256 * ITEMS as u32 - 1;
    let lane = local_invocation_index();
    workgroup_barrier();
    for round in 0..4u32 {
        let bit = shift + 2 * round;
        let mut entries = [0u32; ITEMS];
        // Each word has two counts of 16 bits.
        let mut counts = UVec2::new(0, 0);
        for k in 0..ITEMS as u32 {
            let entry = tile[lane * (ITEMS as u32 + 1) + k];
            entries[k] = entry;
            let one = 1u32 << (((entry >> bit) & 1) * 16);
            let upper = (entry >> (bit + 1)) & 1 != 0;
            counts = UVec2::new(counts.x + select(one, 0, upper), counts.y + select(0, one, upper));
        }
        let (before, total) = S::sums(scratch, counts);
        let of_0 = total.x & 0xffff;
        let of_1 = of_0 + (total.x >> 16);
        let of_2 = of_1 + (total.y & 0xffff);
        let mut next = UVec2::new(before.x + (of_0 << 16), before.y + (of_1 | of_2 << 16));
        for k in 0..ITEMS as u32 {
            let half = ((entries[k] >> bit) & 1) * 16;
            let upper = (entries[k] >> (bit + 1)) & 1 != 0;
            let to = (select(next.x, next.y, upper) >> half) & LAST;
            let one = 1u32 << half;
            next = UVec2::new(next.x + select(one, 0, upper), next.y + select(0, one, upper));
            tile[to + to / ITEMS as u32] = entries[k];
        }
        workgroup_barrier();
    }
}

/// The entries of a sorted tile, striped. `first` becomes the position at which each digit begins.
#[device]
fn sorted_entries(tile: &[u32], first: &mut [u32; 256], shift: u32) -> [u32; ITEMS] {
    let lane = local_invocation_index();
    let mut entries = [0u32; ITEMS];
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        entries[k] = tile[at + at / ITEMS as u32];
        let digit = (entries[k] >> shift) & 255;
        if at > 0 {
            let previous = at - 1;
            if (tile[previous + previous / ITEMS as u32] >> shift) & 255 != digit {
                first[digit] = at;
            }
        }
    }
    workgroup_barrier();
    entries
}

/// Writes each tile's keys to their destinations, which begin at `starts` for each digit and tile.
#[kernel(workgroup_size = GROUP, instances(S = [InSteps, BySubgroups]))]
fn place_keys<S: Sums>(
    keys: &[u32],
    starts: &[u32],
    out_keys: &mut [u32],
    tiles: u32,
    pass: u32,
    kind: u32,
    flip: u32,
) {
    workgroup_var!(sorted: [u32; GROUP * (ITEMS + 1)], scratch: [[UVec2; GROUP]; 2], first: [u32; 256]);
    let lane = local_invocation_index();
    let tile = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    if tile >= tiles {
        return;
    }
    first[lane] = 0;
    let start = tile * (256 * ITEMS as u32);
    // Entries beyond the end stay last.
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        let mut entry = u32::MAX;
        if start + at < keys.len() {
            entry = order(keys[start + at], kind, flip);
        }
        sorted[at + at / ITEMS as u32] = entry;
    }
    let shift = pass % 4 * 8;
    sort_tile::<S>(&mut sorted, &mut scratch, shift);
    let entries = sorted_entries(&sorted, &mut first, shift);
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        let digit = (entries[k] >> shift) & 255;
        let run = digit * tiles + tile;
        if start + at < keys.len() && run < starts.len() {
            let to = starts[run] + (at - first[digit]);
            if to < out_keys.len() {
                out_keys[to] = bits_of(entries[k], kind, flip);
            }
        }
    }
}

/// Writes each tile's keys and values to their destinations, which begin at `starts` for each digit
/// and tile.
#[kernel(workgroup_size = GROUP, instances(K = [u32, UVec2], S = [InSteps, BySubgroups]))]
fn place_pairs<K: Words, S: Sums>(
    keys: &[K],
    values: &[u32],
    starts: &[u32],
    out_keys: &mut [K],
    out_values: &mut [u32],
    tiles: u32,
    pass: u32,
    kind: u32,
    flip: u32,
) {
    workgroup_var!(sorted: [u32; GROUP * (ITEMS + 1)], scratch: [[UVec2; GROUP]; 2], first: [u32; 256]);
    let lane = local_invocation_index();
    let tile = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    if tile >= tiles {
        return;
    }
    first[lane] = 0;
    // An entry is a digit and, in the upper bits, the position of the key in the tile. Entries
    // beyond the end stay last.
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        let i = tile * (256 * ITEMS as u32) + at;
        let mut entry = 255 | at << 8;
        if i < keys.len() {
            entry = digit::<K>(keys[i], pass, kind, flip) | at << 8;
        }
        sorted[at + at / ITEMS as u32] = entry;
    }
    sort_tile::<S>(&mut sorted, &mut scratch, 0);
    let entries = sorted_entries(&sorted, &mut first, 0);
    move_pairs::<K>(keys, values, starts, out_keys, out_values, &first, entries, tile, tiles);
}

/// Writes the keys of these entries, which are sorted and striped, to their destinations. `first`
/// is the position in the tile at which each digit begins.
#[device]
fn move_pairs<K: Words>(
    keys: &[K],
    values: &[u32],
    starts: &[u32],
    out_keys: &mut [K],
    out_values: &mut [u32],
    first: &[u32; 256],
    entries: [u32; ITEMS],
    tile: u32,
    tiles: u32,
) {
    // All loads come first, then all stores: a load behind a store would wait for it.
    let start = tile * (256 * ITEMS as u32);
    let mut places = [u32::MAX; ITEMS];
    let mut moved_keys = [keys[0]; ITEMS];
    let mut moved_values = [0u32; ITEMS];
    for k in 0..ITEMS as u32 {
        let digit = entries[k] & 255;
        let from = start + (entries[k] >> 8);
        let run = digit * tiles + tile;
        if from < keys.len() && run < starts.len() {
            places[k] = starts[run] + (k * 256 + local_invocation_index() - first[digit]);
            moved_keys[k] = keys[from];
            if from < values.len() {
                moved_values[k] = values[from];
            }
        }
    }
    for k in 0..ITEMS {
        let to = places[k];
        if to < out_keys.len() {
            out_keys[to] = moved_keys[k];
            if to < out_values.len() {
                out_values[to] = moved_values[k];
            }
        }
    }
}

/// The buffers of a sort: keys and values, and room for them.
struct Sides<'a, K> {
    keys: [BufferSliceMut<'a, K>; 2],
    values: [BufferSliceMut<'a, u32>; 2],
}

/// Sorts in `n_passes` passes, back and forth: after an even number the result lies where the keys
/// were.
fn passes<K: PlainData + Launches>(
    device: &Device,
    sides: &mut Sides<'_, K>,
    n_passes: u32,
    kind: u32,
    flip: u32,
) -> Result<(), Error> {
    let n = sides.keys[0].len();
    let by_subgroups = device.supports(Feature::Subgroups);
    let tiles = n.div_ceil(ITEMS * GROUP).next_multiple_of(COUNTED);
    let mut counts = scratch::<UVec4>(device, 64 * tiles)?;
    let mut starts = scratch::<u32>(device, 256 * tiles)?;
    for pass in 0..n_passes {
        // Only the highest word has a sign.
        let kind = if pass / 4 + 1 == n_passes / 4 { kind } else { crate::number::UNSIGNED };
        let digit = Digit { by_subgroups, tiles, pass, kind, flip };
        K::count(&sides.keys[0], &mut counts.slice_mut()?, digit)?;
        exclusive_sum(device, &counts.slice()?.cast::<u32>()?, &mut starts.slice_mut()?)?;
        if K::STRIDE == 4 && sides.values[0].is_empty() {
            let [keys, to] = &mut sides.keys;
            place(&keys.cast()?, &starts.slice()?, &mut to.cast_mut()?, digit)?;
        } else {
            K::place_pairs(sides, &starts.slice()?, digit)?;
        }
        sides.keys.swap(0, 1);
        sides.values.swap(0, 1);
    }
    Ok(())
}

/// The digit that a pass sorts by.
#[derive(Clone, Copy)]
struct Digit {
    by_subgroups: bool,
    tiles: usize,
    pass: u32,
    kind: u32,
    flip: u32,
}

/// Moves keys of one word, without values, to their destinations.
fn place(
    keys: &BufferSlice<'_, u32>,
    starts: &BufferSlice<'_, u32>,
    to: &mut BufferSliceMut<'_, u32>,
    Digit { by_subgroups, tiles, pass, kind, flip }: Digit,
) -> Result<(), Error> {
    let (tiles, size) = (tiles as u32, grid(tiles));
    match by_subgroups {
        true => place_keys::<BySubgroups>(keys, starts, to, tiles, pass, kind, flip)
            .workgroups(size)
            .run(),
        false => {
            place_keys::<InSteps>(keys, starts, to, tiles, pass, kind, flip).workgroups(size).run()
        }
    }
}

/// The kernels for a type of keys.
trait Launches: Sized {
    fn count(
        keys: &BufferSliceMut<'_, Self>,
        counts: &mut BufferSliceMut<'_, UVec4>,
        digit: Digit,
    ) -> Result<(), Error>;
    fn place_pairs(
        sides: &mut Sides<'_, Self>,
        starts: &BufferSlice<'_, u32>,
        digit: Digit,
    ) -> Result<(), Error>;
}

macro_rules! launches {
    ($($key:ty),*) => {$(
        impl Launches for $key {
            fn count(
                keys: &BufferSliceMut<'_, Self>,
                counts: &mut BufferSliceMut<'_, UVec4>,
                Digit { tiles, pass, kind, flip, .. }: Digit,
            ) -> Result<(), Error> {
                count_digits::<$key>(keys, counts, tiles as u32, pass, kind, flip)
                    .workgroups(grid(tiles / COUNTED))
                    .run()
            }
            fn place_pairs(
                sides: &mut Sides<'_, Self>,
                starts: &BufferSlice<'_, u32>,
                Digit { by_subgroups, tiles, pass, kind, flip }: Digit,
            ) -> Result<(), Error> {
                let ([keys, to], [values, to_values]) = (&mut sides.keys, &mut sides.values);
                let (tiles, size) = (tiles as u32, grid(tiles));
                match by_subgroups {
                    true => place_pairs::<$key, BySubgroups>(
                        keys, values, starts, to, to_values, tiles, pass, kind, flip,
                    )
                    .workgroups(size)
                    .run(),
                    false => place_pairs::<$key, InSteps>(
                        keys, values, starts, to, to_values, tiles, pass, kind, flip,
                    )
                    .workgroups(size)
                    .run(),
                }
            }
        }
    )*};
}

launches!(u32, UVec2);

/// Sorts keys with values of one word, or without values.
fn sort_words<K: Key>(
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
    values: BufferSliceMut<'_, u32>,
    flip: u32,
) -> Result<(), Error> {
    let n = keys.as_slice().len();
    if n < 2 {
        return Ok(());
    }
    let mut room_for_values = scratch::<u32>(device, values.len())?;
    let values = [values, room_for_values.slice_mut()?];
    let mut keys = keys.as_slice_mut();
    if K::STRIDE == 4 {
        let mut room = scratch::<u32>(device, n)?;
        let keys = [keys.cast_mut()?, room.slice_mut()?];
        passes(device, &mut Sides { keys, values }, 4, K::KIND, flip)
    } else {
        let mut room = scratch::<UVec2>(device, n)?;
        let keys = [keys.cast_mut()?, room.slice_mut()?];
        passes(device, &mut Sides { keys, values }, 8, K::KIND, flip)
    }
}

/// Sorts the elements, the smallest one first. Floats have the order of `f32::total_cmp`: −0 before
/// 0, and NaN at the ends.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut x = device.buffer(&[3.0, -1.0, 2.0])?;
/// algorithms::sort(&device, &mut x)?;
/// assert_eq!(x.read()?, [-1.0, 2.0, 3.0]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn sort<K: Key>(device: &Device, keys: &mut dyn AsSliceMut<K>) -> Result<(), Error> {
    sort_keys(device, keys, 0)
}

/// As [`sort`], the largest element first.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut x = device.buffer(&[3i64, -1, 1 << 40])?;
/// algorithms::sort_descending(&device, &mut x)?;
/// assert_eq!(x.read()?, [1 << 40, 3, -1]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn sort_descending<K: Key>(device: &Device, keys: &mut dyn AsSliceMut<K>) -> Result<(), Error> {
    sort_keys(device, keys, u32::MAX)
}

fn sort_keys<K: Key>(
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
    flip: u32,
) -> Result<(), Error> {
    let mut none = scratch::<u32>(device, 0)?;
    sort_words(device, keys, none.slice_mut()?, flip)
}

/// Sorts the keys as [`sort`] does, and brings the values into the same order. Values of equal keys
/// keep their order.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (mut keys, mut values) = (device.buffer(&[2, 1, 2])?, device.buffer(&[0.5, 1.5, 2.5])?);
/// algorithms::sort_pairs(&device, &mut keys, &mut values)?;
/// assert_eq!((keys.read()?, values.read()?), (vec![1, 2, 2], vec![1.5, 0.5, 2.5]));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless there is one value for each key, or if the size of values is no multiple
/// of 4 bytes; the errors of launches.
pub fn sort_pairs<K: Key, T: PlainData>(
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
    values: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    expect_len("sort_pairs", "values", values.as_slice().len(), keys.as_slice().len())?;
    sort_both(device, keys, values, 0)
}

/// As [`sort_pairs`], the largest key first. Values of equal keys keep their order.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let (mut keys, mut values) = (device.buffer(&[2, 3, 2])?, device.buffer(&[10, 11, 12])?);
/// algorithms::sort_pairs_descending(&device, &mut keys, &mut values)?;
/// assert_eq!((keys.read()?, values.read()?), (vec![3, 2, 2], vec![11, 10, 12]));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`sort_pairs`].
pub fn sort_pairs_descending<K: Key, T: PlainData>(
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
    values: &mut dyn AsSliceMut<T>,
) -> Result<(), Error> {
    expect_len("sort_pairs_descending", "values", values.as_slice().len(), keys.as_slice().len())?;
    sort_both(device, keys, values, u32::MAX)
}

fn sort_both<K: Key, T: PlainData>(
    device: &Device,
    keys: &mut dyn AsSliceMut<K>,
    values: &mut dyn AsSliceMut<T>,
    flip: u32,
) -> Result<(), Error> {
    let mut values = values.as_slice_mut();
    if T::STRIDE == 4 {
        return sort_words(device, keys, values.cast_mut()?, flip);
    }
    let mut places = scratch::<u32>(device, values.len())?;
    indices(device, &mut places.slice_mut()?)?;
    sort_words(device, keys, places.slice_mut()?, flip)?;
    let mut unsorted = scratch::<T>(device, values.len())?;
    device.copy(&values, &mut unsorted.slice_mut()?)?;
    gather(device, &unsorted.slice()?, &places.slice()?, &mut values)
}

/// Writes the largest elements to `out`, the largest one first, and their indices to `places`. It
/// writes `out.len()` elements. Equal elements are in the order of their indices.
///
/// It sorts all elements, so it takes as long as [`sort_pairs`].
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[3.0, 9.0, 2.0, 5.0])?;
/// let (mut largest, mut places) = (device.zeroed(2)?, device.zeroed(2)?);
/// algorithms::top_k(&device, &x, &mut largest, &mut places)?;
/// assert_eq!((largest.read()?, places.read()?), (vec![9.0, 5.0], vec![1, 3]));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] if `out` has more elements than `x`, or another length than `places`; the errors
/// of launches.
pub fn top_k<T: Number>(
    device: &Device,
    x: &dyn AsSlice<T>,
    out: &mut dyn AsSliceMut<T>,
    places: &mut dyn AsSliceMut<u32>,
) -> Result<(), Error> {
    let (x, k) = (x.as_slice(), out.as_slice().len());
    expect_len("top_k", "places", places.as_slice().len(), k)?;
    if k > x.len() {
        let has = x.len();
        return Err(problem("top_k", format!("`out` has {k} elements, `x` only {has}")));
    }
    if k == 0 {
        return Ok(());
    }
    let (mut keys, mut order) = (scratch::<T>(device, x.len())?, scratch::<u32>(device, x.len())?);
    device.copy(&x, &mut keys.slice_mut()?)?;
    indices(device, &mut order.slice_mut()?)?;
    sort_both(device, &mut keys.slice_mut()?, &mut order.slice_mut()?, u32::MAX)?;
    device.copy(&keys.slice()?.slice(..k)?, out)?;
    device.copy(&order.slice()?.slice(..k)?, places)
}
