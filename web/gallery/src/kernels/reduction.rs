use dsl_runtime::prelude::*;

/// Sums 256 numbers as a tree: half of the invocations drop out in each round. After each round the
/// contents of workgroup memory become a row of `rounds`.
#[kernel(workgroup_size = 256)]
pub fn tree_sum(input: &[f32], rounds: &mut [f32]) {
    workgroup_var!(cache: [f32; 256]);
    let lane = local_invocation_index();
    cache[lane] = input[lane];
    rounds[lane] = cache[lane];
    workgroup_barrier();
    let mut stride = 128;
    for round in 1..9 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        rounds[round * 256 + lane] = if lane < stride { cache[lane] } else { 0.0 };
        stride /= 2;
    }
}
