//! Scans of `u32` by sums in one pass over memory, by decoupled look-back (Merrill and Garland,
//! "Single-pass Parallel Prefix Scan with Decoupled Look-back", 2016).
//!
//! Each workgroup scans a tile. It publishes the tile's sum, and looks at the states of the tiles
//! before: at their sums, back to the nearest tile that has published the sum of all elements up to
//! its end. Tiles are numbered in the order in which workgroups begin, so a workgroup waits only for
//! workgroups that have begun. A device may stop those for a while: a workgroup that has waited for
//! too long computes the sum of the other tile itself (Smith, Levien and Owens, "Decoupled Fallback",
//! 2025). Sums of integers do not depend on an order, so the results are the same in each run.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::scratch::scratch;

#[device]
const WIDTH: usize = 128;

/// The number of vectors that an invocation has.
#[device]
const ROWS: usize = 16;

/// The number of vectors of a tile.
#[device]
const TILE: u32 = 2048;

/// The lower bits of a state that has the sum of its tile.
#[device]
const OF_TILE: u64 = 1;

/// The lower bits of a state that has the sum of all elements up to the end of its tile.
#[device]
const OF_ALL: u64 = 2;

/// What a look at the states gives.
#[device]
const INCOMPLETE: u32 = 0;
#[device]
const COMPLETE: u32 = 1;
#[device]
const GO_ON: u32 = 2;

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

/// The least of the values of a workgroup's invocations.
#[device]
fn workgroup_min(scratch: &mut [u32; WIDTH], value: u32) -> u32 {
    scratch[local_invocation_index()] = subgroup_min(value);
    workgroup_barrier();
    let mut least = scratch[0];
    for first in (0..128).step_by(subgroup_size()) {
        least = least.min(scratch[first]);
    }
    least
}

/// Writes the sum of each element and all before it; with `inclusive` 0, without the element itself.
/// There is a workgroup for each tile, and `states` and `begun` are zero. After `patience` vain looks
/// at a tile, its sum is computed. Subgroups have 4 invocations or more.
#[kernel(workgroup_size = WIDTH)]
fn scan_tiles(
    input: &[UVec4],
    output: &mut [UVec4],
    states: &[Atomic<u64>],
    begun: &[Atomic<u32>],
    inclusive: u32,
    patience: u32,
) {
    workgroup_var!(number: u32, outcome: u32, sums: [[u32; WIDTH]; 4] = zeroed);
    workgroup_var!(of_tile: [u32; WIDTH], with_all: [u32; WIDTH], without: [u32; WIDTH], seen: [u32; WIDTH]);
    let lane = local_invocation_index();
    if lane == 0 {
        number = begun[0].fetch_add(1);
    }
    let tile = workgroup_uniform_load(&number);
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
    let mut ahead = [0; ROWS];
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
    let total = workgroup_sum(&mut of_tile, own);
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
            ahead[$k] = subgroup_exclusive_add(rows[$k].w);
            if subgroup_invocation_id() == subgroup_size() - 1 {
                sums[part % 4][part / 4 % 128] = ahead[$k] + rows[$k].w;
            }
        };
    }
    each!(scan_row);
    workgroup_barrier();
    let one = sums[0][lane];
    let two = one + sums[1][lane];
    let three = two + sums[2][lane];
    let four = three + sums[3][lane];
    let mut before_parts = subgroup_exclusive_add(four);
    seen[lane] = subgroup_add(four);
    workgroup_barrier();
    for other in (0..lane / subgroup_size() * subgroup_size()).step_by(subgroup_size()) {
        before_parts += seen[other];
    }
    sums[0][lane] = before_parts;
    sums[1][lane] = before_parts + one;
    sums[2][lane] = before_parts + two;
    sums[3][lane] = before_parts + three;

    // Looks back at 128 tiles at a time.
    let mut before = 0;
    let mut end = tile;
    let mut looks = 0;
    let mut goes_on = tile > 0;
    while goes_on {
        let mut state = OF_ALL;
        if lane < end {
            state = states[end - 1 - lane].load();
        }
        let is_of_all = state & 3 == OF_ALL;
        let nearest = workgroup_min(&mut with_all, if is_of_all { lane } else { 128 });
        let lacking = workgroup_min(&mut without, if state == 0 { lane } else { 128 });
        let sum =
            workgroup_sum(&mut of_tile, if lane <= nearest { (state >> 2) as u32 } else { 0 });
        if lane == 0 {
            outcome = if nearest < lacking {
                COMPLETE
            } else if lacking == 128 {
                GO_ON
            } else {
                INCOMPLETE
            };
        }
        let found = workgroup_uniform_load(&outcome);
        if found == INCOMPLETE {
            looks += 1;
        } else {
            before += sum;
        }
        if found == GO_ON {
            end -= 128;
        }
        if looks > patience {
            looks = 0;
            let other = end - 1 - lacking;
            let mut sum = UVec4::ZERO;
            for k in 0..16 {
                let i = other * TILE + k * 128 + lane;
                if i < input.len() {
                    sum += input[i];
                }
            }
            let sum = workgroup_sum(&mut of_tile, sum.element_sum());
            if lane == 0 {
                _ = states[other].compare_exchange(0, (sum as u64) << 2 | OF_TILE);
            }
        }
        goes_on = found != COMPLETE;
    }
    if lane == 0 && tile > 0 && tile < states.len() {
        states[tile].store(((before + total) as u64) << 2 | OF_ALL);
    }

    macro_rules! finish {
        ($k:literal) => {
            let part = $k * subgroups + subgroup;
            let before = before + sums[part % 4][part / 4 % 128] + ahead[$k];
            rows[$k] = if inclusive != 0 {
                rows[$k]
            } else {
                uvec4(0, rows[$k].x, rows[$k].y, rows[$k].z)
            } + before;
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

/// The number of vain looks at a tile before its sum is computed.
const PATIENCE: u32 = 100;

/// The most workgroups of a launch.
const MOST_GROUPS: usize = 65_535;

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
    let mut states = scratch::<u64>(device, tiles)?;
    let mut begun = scratch::<u32>(device, 1)?;
    let (mut states, mut begun) = (states.slice_mut()?, begun.slice_mut()?);
    states.fill(0)?;
    begun.fill(0)?;
    // Later launches go on with the next tiles.
    for first in (0..tiles).step_by(MOST_GROUPS) {
        scan_tiles(x, &mut *out, &mut states, &mut begun, inclusive, patience)
            .workgroups((tiles - first).min(MOST_GROUPS))
            .run()?;
    }
    Ok(true)
}
