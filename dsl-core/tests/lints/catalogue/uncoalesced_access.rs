//! The invocations of a subgroup access a buffer in many places, and most of what is fetched for them
//! is not what they asked for. There is a lint if an access touches at least twice as many sectors as
//! would do, and at least four more.
//!
//! Let neighbouring invocations access neighbouring elements: have them go through memory together,
//! `i + k * stride`, rather than each through a part of its own.

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
