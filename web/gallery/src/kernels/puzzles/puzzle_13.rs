use dsl_runtime::prelude::*;

/// A sum for each row of a matrix with four rows: one workgroup for each row.
#[kernel(workgroup_size = 8)]
pub fn row_sums(a: &[f32], out: &mut [f32]) {
    workgroup_var!(cache: [f32; 8]);
    let n_columns = a.len() / 4;
    let (column, row) = (local_invocation_index(), workgroup_id().y);
    cache[column] = if column < n_columns { a[row * n_columns + column] } else { 0.0 };
    workgroup_barrier();
    let mut skip = 4;
    while skip > 0 {
        if column < skip {
            cache[column] += cache[column + skip];
        }
        workgroup_barrier();
        skip /= 2;
    }
    if column == 0 {
        out[row] = cache[0];
    }
}
