//! Invocations of a subgroup access different words of one bank, which serves them one after another.
//!
//! A column of a nested array is the usual case: with rows of 32 words, all of a column lies in one
//! bank. Rows that are longer by one word put it into all banks. Where padding of the rows, or of each
//! 32 elements of a plain array, leaves no conflict in any access of the variable that is known while
//! compiling, and there is room for it, the lint says so.

// Wrong:

#[kernel(workgroup_size = (32, 8))]
fn transpose(input: &[f32], output: &mut [f32]) {
    workgroup_var!(tile: [[f32; 32]; 32]);
    let (local, workgroup) = (local_invocation_id(), workgroup_id());
    for row in (local.y..32).step_by(8) {
        tile[row][local.x] = input[(workgroup.y * 32 + row) * 1024 + workgroup.x * 32 + local.x];
    }
    workgroup_barrier();
    for row in (local.y..32).step_by(8) {
        output[(workgroup.x * 32 + row) * 1024 + workgroup.y * 32 + local.x] = tile[local.x][row];
    }
}

// Right:

#[kernel(workgroup_size = (32, 8))]
fn transpose(input: &[f32], output: &mut [f32]) {
    workgroup_var!(tile: [[f32; 33]; 32]);
    let (local, workgroup) = (local_invocation_id(), workgroup_id());
    for row in (local.y..32).step_by(8) {
        tile[row][local.x] = input[(workgroup.y * 32 + row) * 1024 + workgroup.x * 32 + local.x];
    }
    workgroup_barrier();
    for row in (local.y..32).step_by(8) {
        output[(workgroup.x * 32 + row) * 1024 + workgroup.y * 32 + local.x] = tile[local.x][row];
    }
}
