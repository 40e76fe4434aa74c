//! An invocation stores to an atomic in workgroup memory, and others change it with `fetch_add` and the like before the next
//! `workgroup_barrier()`: some set elements to 0 while others already count. Or some change it, while others read and keep its
//! value before the barrier.
//!
//! Atomics are never a data race. So such a kernel compiles and runs, and gives other results each time. The lint appears if the
//! elements are known, or if only data decides them. It does not appear
//!
//! - if the value of an atomic has decided what an invocation does since the last barrier, as with flags, tickets and locks;
//! - if the order makes no difference, as with `store(0)` and `fetch_min`.
//!
//! The checked device runs a launch with atomics forwards and backwards. If results differ, it names unordered accesses, also
//! where this lint knows too little.

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
