//! Building blocks for kernels: joint work of the 256 invocations of a workgroup. All invocations
//! must reach each of them.
//!
//! They need no subgroups, so they work on every device. *Blocked* means that an invocation has
//! neighbouring elements. *Striped* means that neighbouring invocations have neighbouring elements,
//! which is faster for memory.

use dsl_runtime::prelude::*;

use crate::operators::{Operator, Order};

/// The number of invocations of a workgroup, for all blocks here.
#[device]
pub const GROUP: usize = 256;

/// The number of elements that a workgroup loads at a time: 16 for each invocation, all at once.
#[device]
pub(crate) const TILE: u32 = 4096;

/// Combines the `value` of all invocations in their order. Each invocation gets the result.
#[device]
pub fn workgroup_reduce<O: Operator>(scratch: &mut [O::Item; GROUP], value: O::Item) -> O::Item {
    let lane = local_invocation_index();
    workgroup_barrier();
    scratch[lane] = value;
    workgroup_barrier();
    let mut stride = 1;
    while stride < 256u32 {
        let i = lane * stride * 2;
        if i + stride < 256u32 {
            scratch[i] = O::combine(scratch[i], scratch[i + stride]);
        }
        workgroup_barrier();
        stride *= 2;
    }
    scratch[0]
}

/// Combines the `value`s of all earlier invocations. The second result combines all `value`s.
#[device]
pub fn workgroup_scan<O: Operator>(
    scratch: &mut [[O::Item; GROUP]; 2],
    value: O::Item,
) -> (O::Item, O::Item) {
    let lane = local_invocation_index();
    let mut own = value;
    let mut side = 0u32;
    let mut stride = 1u32;
    workgroup_barrier();
    while stride < 256u32 {
        scratch[side][lane] = own;
        workgroup_barrier();
        if lane >= stride {
            own = O::combine(scratch[side][lane - stride], own);
        }
        side = 1 - side;
        stride *= 2;
    }
    scratch[side][lane] = own;
    workgroup_barrier();
    let mut before = O::identity();
    if lane > 0 {
        before = scratch[side][lane - 1];
    }
    (before, scratch[side][255])
}

/// Sorts 256 elements in workgroup memory, which the invocations have stored: a bitonic sort. If of
/// two elements neither is before the other, they may be exchanged.
#[device]
pub fn workgroup_sort<O: Order>(items: &mut [O::Item; GROUP]) {
    let lane = local_invocation_index();
    workgroup_barrier();
    let mut run = 2u32;
    while run <= 256u32 {
        let mut distance = run / 2;
        while distance > 0 {
            let other = lane ^ distance;
            if other > lane {
                let (a, b) = (items[lane], items[other]);
                // Runs with an even number are ascending, the others descending.
                let is_wrong =
                    if lane & run == 0 { O::is_before(b, a) } else { O::is_before(a, b) };
                if is_wrong {
                    items[lane] = b;
                    items[other] = a;
                }
            }
            workgroup_barrier();
            distance /= 2;
        }
        run *= 2;
    }
}

/// Converts striped elements to blocked ones: of 256 invocations, the first gets the first `ITEMS`
/// elements. `tile` has `256 * (ITEMS + 1)` elements.
#[device]
pub fn striped_to_blocked<T: Copy, const ITEMS: usize>(
    items: [T; ITEMS],
    tile: &mut [T],
) -> [T; ITEMS] {
    let lane = local_invocation_index();
    workgroup_barrier();
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        tile[at + at / ITEMS as u32] = items[k];
    }
    workgroup_barrier();
    let mut blocked = items;
    for k in 0..ITEMS as u32 {
        blocked[k] = tile[lane * (ITEMS as u32 + 1) + k];
    }
    blocked
}

/// Converts blocked elements to striped ones. `tile` has `256 * (ITEMS + 1)` elements.
#[device]
pub fn blocked_to_striped<T: Copy, const ITEMS: usize>(
    items: [T; ITEMS],
    tile: &mut [T],
) -> [T; ITEMS] {
    let lane = local_invocation_index();
    workgroup_barrier();
    for k in 0..ITEMS as u32 {
        tile[lane * (ITEMS as u32 + 1) + k] = items[k];
    }
    workgroup_barrier();
    let mut striped = items;
    for k in 0..ITEMS as u32 {
        let at = k * 256u32 + lane;
        striped[k] = tile[at + at / ITEMS as u32];
    }
    striped
}

/// Loads `ITEMS` elements for each invocation, striped, from `start` on. Elements beyond the end
/// are `empty`. Element `k` of an invocation is number `k * 256 + local_invocation_index()` of the
/// tile.
#[device]
pub fn load_striped<T: Copy, const ITEMS: usize>(input: &[T], start: u32, empty: T) -> [T; ITEMS] {
    let lane = local_invocation_index();
    let mut items = [empty; ITEMS];
    for k in 0..ITEMS as u32 {
        let i = start + k * 256u32 + lane;
        if i >= start && i < input.len() {
            items[k] = input[i];
        }
    }
    items
}

/// Loads `ITEMS` elements for each invocation, blocked, from `start` on. Elements beyond the end
/// are `empty`. Memory is read striped. `tile` has `256 * (ITEMS + 1)` elements.
#[device]
pub fn load_blocked<T: Copy, const ITEMS: usize>(
    input: &[T],
    start: u32,
    empty: T,
    tile: &mut [T],
) -> [T; ITEMS] {
    let items = load_striped::<T, ITEMS>(input, start, empty);
    striped_to_blocked::<T, ITEMS>(items, tile)
}

/// Stores blocked elements, as from [`load_blocked`], from `start` on. Elements beyond the end are
/// dropped.
#[device]
pub fn store_blocked<T: Copy, const ITEMS: usize>(
    output: &mut [T],
    start: u32,
    items: [T; ITEMS],
    tile: &mut [T],
) {
    let lane = local_invocation_index();
    let striped = blocked_to_striped::<T, ITEMS>(items, tile);
    for k in 0..ITEMS as u32 {
        let i = start + k * 256u32 + lane;
        if i >= start && i < output.len() {
            output[i] = striped[k];
        }
    }
}

/// Combines a share of `input` in each workgroup into its element of `output`: the body of [`reduction`](crate::reduction).
#[device]
pub fn reduce_share<O: Operator>(
    input: &[O::Item],
    output: &mut [O::Item],
    scratch: &mut [O::Item; GROUP],
) {
    let lane = local_invocation_index();
    let n = input.len();
    let tiles = n / TILE;
    let mut own = O::identity();
    for tile in (workgroup_id().x..tiles).step_by(num_workgroups().x) {
        for k in 0..16u32 {
            own = O::combine(own, input[tile * TILE + k * 256u32 + lane]);
        }
    }
    for i in (tiles * TILE + global_invocation_id().x..n).step_by(256u32 * num_workgroups().x) {
        own = O::combine(own, input[i]);
    }
    let total = workgroup_reduce::<O>(scratch, own);
    if lane == 0 && workgroup_id().x < output.len() {
        output[workgroup_id().x] = total;
    }
}

/// Combines `share` tiles in each workgroup, in order, into its element of `sums`: the first body
/// of [`scan`](crate::scan). `tile` has `256 * (ITEMS + 1)` elements.
#[device]
pub fn sum_chunk<O: Operator, const ITEMS: usize>(
    input: &[O::Item],
    sums: &mut [O::Item],
    share: u32,
    tile: &mut [O::Item],
    scratch: &mut [O::Item; GROUP],
) {
    let tiles = input.len().div_ceil(256u32 * ITEMS as u32);
    let first = workgroup_id().x * share;
    let mut sum = O::identity();
    for t in first..(first + share).min(tiles) {
        let start = t * (256u32 * ITEMS as u32);
        let items = load_blocked::<O::Item, ITEMS>(input, start, O::identity(), tile);
        let mut own = O::identity();
        for k in 0..ITEMS as u32 {
            own = O::combine(own, items[k]);
        }
        sum = O::combine(sum, workgroup_reduce::<O>(scratch, own));
    }
    if local_invocation_index() == 0 && workgroup_id().x < sums.len() {
        sums[workgroup_id().x] = sum;
    }
}

/// Scans `share` tiles in each workgroup, beginning with the `sums` of all workgroups before: the
/// second body of [`scan`](crate::scan). `tile` has `256 * (ITEMS + 1)` elements. There are at most
/// 1024 sums.
#[device]
pub fn scan_chunk<O: Operator, const ITEMS: usize>(
    input: &[O::Item],
    sums: &[O::Item],
    output: &mut [O::Item],
    share: u32,
    inclusive: u32,
    tile: &mut [O::Item],
    scratch: &mut [[O::Item; GROUP]; 2],
) {
    let lane = local_invocation_index();
    let mut own = O::identity();
    for i in lane * 4..(lane * 4 + 4).min(workgroup_id().x).min(sums.len()) {
        own = O::combine(own, sums[i]);
    }
    let mut before = workgroup_reduce::<O>(&mut scratch[0], own);

    let tiles = input.len().div_ceil(256u32 * ITEMS as u32);
    let first = workgroup_id().x * share;
    for t in first..(first + share).min(tiles) {
        let start = t * (256u32 * ITEMS as u32);
        let items = load_blocked::<O::Item, ITEMS>(input, start, O::identity(), tile);
        let mut own = O::identity();
        for k in 0..ITEMS as u32 {
            own = O::combine(own, items[k]);
        }
        let (before_own, total) = workgroup_scan::<O>(scratch, own);
        let mut sum = O::combine(before, before_own);
        let mut results = items;
        for k in 0..ITEMS as u32 {
            let with = O::combine(sum, items[k]);
            if inclusive != 0 {
                results[k] = with;
            } else {
                results[k] = sum;
            }
            sum = with;
        }
        store_blocked::<O::Item, ITEMS>(output, start, results, tile);
        before = O::combine(before, total);
    }
}
