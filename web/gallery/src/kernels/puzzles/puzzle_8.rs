use dsl_runtime::prelude::*;

/// Adds 10 to each element, through workgroup memory.
#[kernel(workgroup_size = 8)]
pub fn add_ten(a: &[f32], out: &mut [f32]) {
    workgroup_var!(cache: [f32; 8]);
    let (lane, i) = (local_invocation_index(), global_invocation_id().x);
    cache[lane] = if i < a.len() { a[i] } else { 0.0 };
    workgroup_barrier();
    if i < out.len() {
        out[i] = cache[lane] + 10.0;
    }
}
