//! Invocations of a subgroup access different words of one bank. The bank serves these words one after another.
//!
//! The usual case is a column of a nested array. If rows have 32 words, the whole column lies in one bank. If rows are longer by
//! one word, the column lies in all banks. The lint suggests such a padding, of rows or of each 32 elements of a plain array. It
//! does so if the padding leaves no known conflict of the variable, and if there is room for it.

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
