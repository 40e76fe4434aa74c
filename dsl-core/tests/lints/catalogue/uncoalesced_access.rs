//! The invocations of a subgroup access a buffer in many places, and use little of the memory that is fetched for them. The lint
//! appears if an access touches at least twice the necessary number of sectors, and at least four more.
//!
//! Let neighbouring invocations access neighbouring elements: `i + k * stride`, so that they go through memory together. Do not
//! give each invocation a part of its own.

// Wrong:

#[kernel(workgroup_size = 64)]
fn sums_of_16(input: &[f32], output: &mut [f32]) {
    let i = global_invocation_id().x;
    let mut sum = 0.0;
    for k in 0..16 {
        sum += input[i * 16 + k];
    }
    output[i] = sum;
}

// Right:

#[kernel(workgroup_size = 64)]
fn sums_of_16(input: &[f32], output: &mut [f32]) {
    let (lane, first) = (local_invocation_index(), workgroup_id().x * 1024);
    let mut sum = 0.0;
    for k in 0..16 {
        sum += input[first + k * 64 + lane];
    }
    output[global_invocation_id().x] = sum;
}
