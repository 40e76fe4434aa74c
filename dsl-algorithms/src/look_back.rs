//! Scans of `u32` by sums in one pass over memory, by decoupled look-back (Merrill and Garland,
//! "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016).
//!
//! Each workgroup scans a tile. It publishes the tile's sum, and looks at the states of the tiles
//! before: at their sums, back to the nearest tile that has published the sum of all elements up to
//! its end. A device may run workgroups in any order, and stop some for a while: a workgroup that has
//! waited for too long computes the sum of the other tile itself (Smith, Levien and Owens, "Decoupled
//! Fallback", 2025). Sums of integers do not depend on an order, so the results are the same in each run.

use std::sync::{Mutex, PoisonError};

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::launches::grid;

#[device]
const WIDTH: usize = 128;

/// The number of vectors that an invocation has.
#[device]
const ROWS: usize = 16;

/// The number of vectors of a tile.
#[device]
const TILE: u32 = 2048;

/// The number of tiles that a look reads the states of. Reading more of them takes longer.
#[device]
const WINDOW: u32 = 32;

/// The end of a look at tiles that all have only their own sums.
#[device]
const NOWHERE: u32 = 2 * WINDOW;

/// The lower bits of a state that has the sum of its tile.
#[device]
const OF_TILE: u64 = 1;

/// The lower bits of a state that has the sum of all elements up to the end of its tile.
#[device]
const OF_ALL: u64 = 2;

/// The sum of the values of a workgroup's invocations.
#[device]
fn workgroup_sum(scratch: &mut [u32; WIDTH], value: u32) -> u32 {
    scratch[local_invocation_index()] = subgroup_add(value);
    workgroup_barrier();
    let mut sum = 0;
    for first in (0..128).step_by(subgroup_size()) {
        sum += scratch[first];
    }
    sum
}

/// Writes the sum of each element and all before it; with `inclusive` 0, without the element itself.
/// There is a workgroup for each tile. All `states` are 0; at the end, all of `used` is 0. After
/// `patience` vain looks, the sum of the tile that has none is computed. Subgroups have 4 invocations
/// or more.
#[kernel(workgroup_size = WIDTH)]
fn scan_tiles(
    input: &[UVec4],
    output: &mut [UVec4],
    states: &[Atomic<u64>],
    used: &mut [u64],
    inclusive: u32,
    patience: u32,
) {
    workgroup_var!(sums: [[u32; WIDTH]; 4] = zeroed, scratch: [u32; WIDTH]);
    workgroup_var!(stops: [u32; WIDTH], partial: [u32; WIDTH], end_of_look: u32, seen: u32);
    let lane = local_invocation_index();
    let tile = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    for i in
        (tile * WIDTH + lane..used.len()).step_by(num_workgroups().x * num_workgroups().y * WIDTH)
    {
        used[i] = 0;
    }
    if tile * TILE >= input.len() {
        return;
    }
    let first = tile * TILE + lane;
    let is_whole = tile < input.len() / TILE && tile < output.len() / TILE;

    // Indices of loops would keep the arrays in memory.
    macro_rules! each {
        ($row:ident) => {
            $row!(0);
            $row!(1);
            $row!(2);
            $row!(3);
            $row!(4);
            $row!(5);
            $row!(6);
            $row!(7);
            $row!(8);
            $row!(9);
            $row!(10);
            $row!(11);
            $row!(12);
            $row!(13);
            $row!(14);
            $row!(15);
        };
    }
    let mut rows = [UVec4::ZERO; ROWS];
    macro_rules! load {
        ($k:literal) => {
            rows[$k] = input[first + $k * 128];
        };
    }
    macro_rules! load_if_inside {
        ($k:literal) => {
            if first + $k * 128 < input.len() {
                rows[$k] = input[first + $k * 128];
            }
        };
    }
    if is_whole {
        each!(load);
    } else {
        each!(load_if_inside);
    }

    let mut own = 0;
    macro_rules! scan_vector {
        ($k:literal) => {
            rows[$k] += uvec4(0, rows[$k].x, 0, rows[$k].z);
            rows[$k] += uvec4(0, 0, rows[$k].y, rows[$k].y);
            own += rows[$k].w;
        };
    }
    each!(scan_vector);
    let total = workgroup_sum(&mut scratch, own);
    if lane == 0 && tile < states.len() {
        let kind = if tile == 0 { OF_ALL } else { OF_TILE };
        states[tile].store((total as u64) << 2 | kind);
    }

    // The sums before each part: a row of a subgroup. Invocation `i` has the parts from 4 * `i` on.
    let subgroups = 128 / subgroup_size();
    let subgroup = lane / subgroup_size();
    macro_rules! scan_row {
        ($k:literal) => {
            let part = $k * subgroups + subgroup;
            let ahead = subgroup_exclusive_add(rows[$k].w);
            if subgroup_invocation_id() == subgroup_size() - 1 {
                sums[part % 4][part / 4 % 128] = ahead + rows[$k].w;
            }
            if inclusive == 0 {
                rows[$k] = uvec4(0, rows[$k].x, rows[$k].y, rows[$k].z);
            }
            rows[$k] += ahead;
        };
    }
    each!(scan_row);
    workgroup_barrier();
    let one = sums[0][lane];
    let two = one + sums[1][lane];
    let three = two + sums[2][lane];
    let four = three + sums[3][lane];
    let mut before_parts = subgroup_exclusive_add(four);
    scratch[lane] = subgroup_add(four);
    workgroup_barrier();
    for other in (0..lane / subgroup_size() * subgroup_size()).step_by(subgroup_size()) {
        before_parts += scratch[other];
    }
    sums[0][lane] = before_parts;
    sums[1][lane] = before_parts + one;
    sums[2][lane] = before_parts + two;
    sums[3][lane] = before_parts + three;

    let mut before = 0;
    let mut end = tile;
    let mut looks = 0;
    // A range proves that the loop ends: a tile needs far fewer looks.
    for _ in 0..u32::MAX {
        if end == 0 {
            break;
        }
        // Where the look ends: at a tile that has the sum of all (even), or that has no sum (odd).
        let (mut sum, mut stop) = (0, NOWHERE);
        if lane < WINDOW {
            let state = if lane < end { states[end - 1 - lane].load() } else { OF_ALL };
            sum = (state >> 2) as u32;
            if state == 0 {
                stop = lane * 2 + 1;
            } else if state & 3 == OF_ALL {
                stop = lane * 2;
            }
        }
        let first_stop = subgroup_min(stop);
        stops[lane] = first_stop;
        partial[lane] = subgroup_add(if lane * 2 <= first_stop { sum } else { 0 });
        workgroup_barrier();
        if lane == 0 {
            let (mut sum, mut stop) = (0, NOWHERE);
            for first in (0..WINDOW).step_by(subgroup_size()) {
                if stop == NOWHERE {
                    sum += partial[first];
                    stop = stops[first];
                }
            }
            (seen, end_of_look) = (sum, stop);
        }
        let stop = workgroup_uniform_load(&end_of_look);
        if stop % 2 == 1 {
            looks += 1;
        } else {
            before += seen;
            end = if stop == NOWHERE { end - WINDOW } else { 0 };
        }
        if looks > patience {
            looks = 0;
            let missing = end - 1 - stop / 2;
            let from = missing * TILE;
            let mut sum = UVec4::ZERO;
            for i in (from + lane..(from + TILE).min(input.len())).step_by(128) {
                sum += input[i];
            }
            let sum = workgroup_sum(&mut scratch, sum.element_sum());
            if lane == 0 {
                _ = states[missing].compare_exchange(0, (sum as u64) << 2 | OF_TILE);
            }
        }
    }
    if lane == 0 && tile > 0 && tile < states.len() {
        states[tile].store(((before + total) as u64) << 2 | OF_ALL);
    }

    macro_rules! finish {
        ($k:literal) => {
            let part = $k * subgroups + subgroup;
            rows[$k] += before + sums[part % 4][part / 4 % 128];
        };
    }
    macro_rules! store {
        ($k:literal) => {
            output[first + $k * 128] = rows[$k];
        };
    }
    macro_rules! store_if_inside {
        ($k:literal) => {
            if first + $k * 128 < output.len() {
                output[first + $k * 128] = rows[$k];
            }
        };
    }
    workgroup_barrier();
    each!(finish);
    if is_whole {
        each!(store);
    } else {
        each!(store_if_inside);
    }
}

/// The number of vain looks before the sum of a missing tile is computed.
const PATIENCE: u32 = 100;

/// The states of a scan's tiles, and the states that an earlier scan used, which this scan clears.
struct States {
    clear: Buffer<u64>,
    used: Buffer<u64>,
}

/// The states that are kept for later scans, the latest at the end.
static KEPT: Mutex<Vec<States>> = Mutex::new(Vec::new());

/// The most states that are kept.
const MOST_KEPT: usize = 4;

impl States {
    fn take(device: &Device, tiles: usize) -> Result<States, Error> {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |of: &States| of.clear.device() == device && of.clear.len() >= tiles;
        if let Some(n) = kept.iter().position(fits) {
            return Ok(kept.remove(n));
        }
        drop(kept);
        let room = tiles.next_power_of_two();
        Ok(States { clear: device.zeroed(room)?, used: device.zeroed(room)? })
    }

    /// Keeps them after a scan.
    fn keep(self) {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(States { clear: self.used, used: self.clear });
        let oldest = (kept.len() > MOST_KEPT).then(|| kept.remove(0));
        // Dropping a buffer may lock its device.
        drop(kept);
        drop(oldest);
    }
}

/// Frees the states that are kept for a device.
pub(crate) fn free_states(device: &Device) {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let freed: Vec<States> = kept.extract_if(.., |of| of.clear.device() == device).collect();
    drop(kept);
    drop(freed);
}

/// Scans by sums in one pass. Gives false if the device lacks a feature.
pub(crate) fn scan(
    device: &Device,
    x: &BufferSlice<'_, UVec4>,
    out: &mut BufferSliceMut<'_, UVec4>,
    inclusive: u32,
) -> Result<bool, Error> {
    scan_by_look_back(device, x, out, inclusive, PATIENCE)
}

/// The same with any patience, for tests.
#[doc(hidden)]
pub fn scan_by_look_back(
    device: &Device,
    x: &BufferSlice<'_, UVec4>,
    out: &mut BufferSliceMut<'_, UVec4>,
    inclusive: u32,
    patience: u32,
) -> Result<bool, Error> {
    if device.limits().min_subgroup_size < 4 || !device.supports(&scan_tiles::INFO) {
        return Ok(false);
    }
    let tiles = x.len().div_ceil(TILE as usize);
    let mut states = States::take(device, tiles)?;
    scan_tiles(x, out, &mut states.clear, &mut states.used, inclusive, patience)
        .workgroups(grid(tiles))
        .run()?;
    states.keep();
    Ok(true)
}
