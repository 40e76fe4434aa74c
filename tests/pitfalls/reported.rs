//! Kernels whose reports are compared line by line.

use dsl_runtime::prelude::*;

/// Everyone writes a slot and reads the neighbour's.
#[kernel(workgroup_size = 64)]
pub fn broken(input: &[f32], output: &mut [f32], distance: u32) {
    workgroup_var!(cache: [f32; 64]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = input[i];

    let neighbour = cache[(lane + distance) % 64];
    output[i] = neighbour;
}

#[device]
fn add_to(sums: &mut [u32], i: u32, value: u32) {
    sums[i] += value;
}

/// Many mistakes in one launch.
#[kernel(workgroup_size = (8, 8))]
pub fn many(values: &[u32], sums: &mut [u32]) {
    workgroup_var!(tile: [[u32; 8]; 8]);
    let id = local_invocation_id();
    if values[id.x] > 0 {
        tile[id.y][id.x] = values[id.y * 8 + id.x];
    }
    storage_barrier();
    let turned = tile[id.x][id.y];
    add_to(sums, values[id.x], turned);
}

#[kernel(workgroup_size = 64)]
pub fn spins(flag: &[Atomic<u32>]) {
    while flag[0].load() != 1 {}
}

#[kernel(workgroup_size = 64)]
pub fn appends(values: &mut [f32], length: &[Atomic<u32>]) {
    let before = length[1].load();
    values[length[0].fetch_add(1)] = local_invocation_index() as f32 / 2.0;
    length[1].store(before + 1);
}

/// The last tile is not full.
#[kernel(workgroup_size = 64)]
pub fn refills(input: &[f32], output: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let lane = local_invocation_index();
    let mut sum = 0.0;
    for first in (0..input.len()).step_by(64) {
        if first + lane < input.len() {
            tile[lane] = input[first + lane];
        }
        workgroup_barrier();
        for k in 0..64 {
            sum += tile[k];
        }
        workgroup_barrier();
    }
    output[lane] = sum;
}

/// A barrier is missing in the inner loop: rounds of a sort meet.
#[kernel(workgroup_size = 64)]
pub fn sorts(values: &mut [u32]) {
    workgroup_var!(run: [u32; 64]);
    let lane = local_invocation_index();
    run[lane] = values[lane];
    workgroup_barrier();
    let mut size = 2;
    while size <= 64 {
        let mut distance = size / 2;
        while distance > 0 {
            let other = lane ^ distance;
            if other > lane && (run[lane] > run[other]) == (lane & size == 0) {
                run.swap(lane, other);
            }
            distance /= 2;
        }
        workgroup_barrier();
        size *= 2;
    }
    values[lane] = run[lane];
}

/// The barrier is one that orders other memory.
#[kernel(workgroup_size = 64)]
pub fn wrong_barrier(order: &[u32], values: &mut [u32]) {
    let lane = local_invocation_index();
    values[order[lane]] = lane;
    workgroup_barrier();
    let next = values[order[63 - lane]];
    storage_barrier();
    values[order[lane]] = next;
}

/// Bounds and indices below 0.
#[kernel(workgroup_size = 1)]
pub fn wraps(input: &[u32], output: &mut [u32]) {
    let i = global_invocation_id().x;
    output[0] = input[i - 2];
    let mut sum = 0;
    for k in 0..output.len() - 4 {
        sum += k;
    }
    output[0] = sum;
}

/// The same with a `while` loop.
#[kernel(workgroup_size = 1)]
pub fn wraps_in_while(output: &mut [u32]) {
    let mut k = 0;
    let mut sum = 0;
    while k < output.len() - 4 {
        sum += output[k];
        k += 1;
    }
    output[0] = sum;
}
