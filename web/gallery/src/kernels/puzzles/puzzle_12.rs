use dsl_runtime::prelude::*;

/// A sum for each workgroup, through a tree whose steps double in width.
#[kernel(workgroup_size = 8)]
pub fn block_sums(a: &[f32], out: &mut [f32]) {
    workgroup_var!(cache: [f32; 8]);
    let (lane, i) = (local_invocation_index(), global_invocation_id().x);
    cache[lane] = if i < a.len() { a[i] } else { 0.0 };
    workgroup_barrier();
    let mut skip = 1;
    while skip < 8 {
        // Only every other of the remaining sums changes, and adds one that does not.
        if lane % (2 * skip) == 0 {
            cache[lane] += cache[lane + skip];
        }
        workgroup_barrier();
        skip *= 2;
    }
    if lane == 0 {
        out[workgroup_id().x] = cache[0];
    }
}
