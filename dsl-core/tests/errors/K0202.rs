//! Kernels can call builtin functions, methods of numbers and vectors that WGSL has, and functions with `#[device]`.
//! This function is none of these. If a similar function exists, the message names it. If the function is yours, put
//! `#[device]` on it.
//!
//! # Why
//!
//! A function of the host is compiled for the host's processor only. A function with `#[device]` is compiled for both.

// Wrong:

#[kernel(workgroup_size = 64)]
fn sum(out: &mut [u32]) {
    workgroup_var!(count: Atomic<u32>);
    atomicAdd(&count, 1);
    __syncthreads();
    out[0] = count.load();
}

// Right:

#[kernel(workgroup_size = 64)]
fn sum(out: &mut [u32]) {
    workgroup_var!(count: Atomic<u32>);
    count.fetch_add(1);
    workgroup_barrier();
    if local_invocation_index() == 0 {
        out[workgroup_id().x] = count.load();
    }
}
