//! Arrays of slices. Each buffer has a length of its own, and an index is proven for each.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn each(xs: [&[f32]; 3], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        for x in xs {
            for v in x {
                out[i] += v;
            }
        }
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn compared_with_its_own_length(xs: [&[f32]; 2], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < xs[0].len() && i < xs[1].len() {
        out[i] = xs[0][i] + xs[1][i] + xs[i % 2][i];
    }
}

//= indices within bounds: proven if xs[0].len() <= xs[1].len() or out.len() <= xs[1].len() or 64 * num_workgroups.x <= xs[1].len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn compared_with_anothers_length(xs: [&[f32]; 2], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < xs[0].len() {
        out[i] = xs[1][i];
    }
}
