use dsl_runtime::prelude::*;

/// Counts the brightnesses of texels, 0 to 255: each workgroup in its own memory, then all
/// together.
#[kernel(workgroup_size = 256)]
pub fn histogram(texels: &[u32], counts: &[Atomic<u32>]) {
    workgroup_var!(local_counts: [Atomic<u32>; 256]);
    let lane = local_invocation_index();
    local_counts[lane].store(0);
    workgroup_barrier();

    let n_invocations = 256 * num_workgroups().x;
    for i in (global_invocation_id().x..texels.len()).step_by(n_invocations) {
        local_counts[texels[i] & 0xff].fetch_add(1);
    }
    workgroup_barrier();

    counts[lane].fetch_add(local_counts[lane].load());
}
