use dsl_runtime::prelude::*;

/// The dot product of two arrays, in one workgroup.
#[kernel(workgroup_size = 16)]
pub fn dot(a: &[f32], b: &[f32], out: &mut [f32]) {
    workgroup_var!(products: [f32; 16]);
    let lane = local_invocation_index();
    let is_inside = lane < a.len() && lane < b.len();
    products[lane] = if is_inside { a[lane] * b[lane] } else { 0.0 };
    workgroup_barrier();
    if lane == 0 {
        out[0] = products.iter().sum();
    }
}
