//! An invocation stores to an atomic in workgroup memory, and others change it with `fetch_add` or its
//! like before the next `workgroup_barrier()`: elements are set to 0 while others count already. Or they
//! change it, and what it holds is read and kept before the barrier.
//!
//! Atomics are no data race, whatever their order, so that this compiles and runs, and gives other
//! results each time. It is a lint where the elements are known, or data alone says which ones. There is
//! none where the value of an atomic has decided what an invocation does since the last barrier, as with
//! flags, tickets and locks; nor where the order makes no difference, such as that of `store(0)` and
//! `fetch_min`.
//!
//! The checked device runs a launch with atomics forwards and backwards. Where results differ it names
//! accesses that nothing orders, also where this lint knows too little.

// Wrong:

#[kernel(workgroup_size = 64)]
fn histogram(values: &[u32], counts: &mut [u32]) {
    workgroup_var!(bins: [Atomic<u32>; 256]);
    let lane = local_invocation_index();
    for bin in (lane..256).step_by(64) {
        bins[bin].store(0);
    }
    for i in (lane..values.len()).step_by(64) {
        bins[values[i] & 255].fetch_add(1);
    }
    for bin in (lane..256).step_by(64) {
        counts[bin] = bins[bin].load();
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn histogram(values: &[u32], counts: &mut [u32]) {
    workgroup_var!(bins: [Atomic<u32>; 256]);
    let lane = local_invocation_index();
    for bin in (lane..256).step_by(64) {
        bins[bin].store(0);
    }
    workgroup_barrier();
    for i in (lane..values.len()).step_by(64) {
        bins[values[i] & 255].fetch_add(1);
    }
    workgroup_barrier();
    for bin in (lane..256).step_by(64) {
        counts[bin] = bins[bin].load();
    }
}
