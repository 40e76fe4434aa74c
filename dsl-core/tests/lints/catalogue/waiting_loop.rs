//! A loop only reads an atomic until another invocation changes it, such as a lock or a flag.
//!
//! WGSL does not promise that the other invocation runs meanwhile. On many GPUs the invocations of a subgroup run as one, and a
//! workgroup may begin only when another one has ended. Then the loop never ends, and the device is lost. On the CPU it may end,
//! because invocations run one after another there.
//!
//! A loop with a `compare_exchange` of the value that it has just read is not a waiting loop: it fails only if another
//! invocation succeeds.

// Wrong:

#[kernel(workgroup_size = 64)]
fn add_one_by_one(input: &[f32], lock: &[Atomic<u32>], sum: &mut [f32]) {
    let i = global_invocation_id().x;
    while lock[0].compare_exchange(0, 1).is_err() {}
    if i < input.len() && sum.len() > 0 {
        sum[i % 1] += input[i];
    }
    lock[0].store(0);
}

// Right:

#[kernel(workgroup_size = 64)]
fn add_bits(input: &[f32], sum: &[Atomic<u32>]) {
    let i = global_invocation_id().x;
    if i < input.len() {
        let mut old = sum[0].load();
        while let Err(found) = sum[0].compare_exchange(old, (f32::from_bits(old) + input[i]).to_bits()) {
            old = found;
        }
    }
}
