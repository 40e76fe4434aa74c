use dsl_runtime::prelude::*;

/// Adds 10 to each element, with workgroups of 2×2 invocations in two dimensions.
#[kernel(workgroup_size = (2, 2))]
pub fn add_ten(a: &[f32], out: &mut [f32]) {
    let workgroup = workgroup_id().y * num_workgroups().x + workgroup_id().x;
    let i = workgroup * 4 + local_invocation_index();
    if i < a.len() && i < out.len() {
        out[i] = a[i] + 10.0;
    }
}
