//! The yardstick for memory-bound kernels: a GPU reads and writes as many bytes as it can.

use dsl_runtime::prelude::*;

/// Copies a vector in each invocation; the workgroups of a row go on where those of the row before end.
#[kernel(workgroup_size = 256)]
pub(crate) fn copy(input: &[Vec4], output: &mut [Vec4]) {
    let run = workgroup_id().y * num_workgroups().x + workgroup_id().x;
    let i = run * 256 + local_invocation_index();
    if i < input.len() && i < output.len() {
        output[i] = input[i];
    }
}
