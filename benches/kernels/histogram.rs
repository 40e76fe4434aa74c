//! A histogram of bytes. Each workgroup counts in its own memory, with several columns for every
//! value. Each invocation counts in the column of its number, so that neighbours with the same
//! value do not wait for each other. With 32 columns, they never use the same bank.

use dsl_runtime::prelude::*;

/// Adds to `counts` how often each of 0 to 255 is among the bytes of `input`. With 32 columns a
/// workgroup has 1024 invocations and 32,768 bytes of memory; with 8 it is what every device has.
#[kernel(
    workgroup_size = 32 * COLUMNS,
    max_invocations_per_workgroup = 1024,
    max_workgroup_bytes = 32768,
    instances(COLUMNS = [8, 32])
)]
pub(crate) fn histogram<const COLUMNS: usize>(input: &[UVec4], counts: &[Atomic<u32>]) {
    workgroup_var!(own: [[Atomic<u32>; COLUMNS]; 256]);
    let lane = local_invocation_index();
    let column = lane % COLUMNS;
    for i in (global_invocation_id().x..input.len()).step_by(32 * COLUMNS * num_workgroups().x) {
        let words = input[i].to_array();
        for word in &words {
            own[*word & 255][column].fetch_add(1);
            own[(*word >> 8) & 255][column].fetch_add(1);
            own[(*word >> 16) & 255][column].fetch_add(1);
            own[*word >> 24][column].fetch_add(1);
        }
    }
    workgroup_barrier();
    if lane < 256 {
        let mut count = 0;
        for i in 0..COLUMNS {
            count += own[lane][(lane + i) % COLUMNS].load();
        }
        counts[lane].fetch_add(count);
    }
}
