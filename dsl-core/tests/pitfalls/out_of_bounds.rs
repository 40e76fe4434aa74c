//! Kernels with an index that is certainly outside.

#[kernel(workgroup_size = 256)]
fn one_too_far(input: &[u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l + 1] = input[l];
}

#[kernel(workgroup_size = 200)]
fn tree_of_200(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 200]);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    let mut d = 128;
    while d > 0 {
        if l < d {
            s[l] += s[l + d];
        }
        workgroup_barrier();
        d /= 2;
    }
    if l == 0 {
        o[workgroup_id().x] = s[0];
    }
}

#[kernel(workgroup_size = (16, 16))]
fn past_the_row(input: &[u32]) {
    workgroup_var!(t: [[u32; 16]; 16]);
    let lx = local_invocation_id().x;
    let ly = local_invocation_id().y;
    t[ly][lx + 1] = input[lx];
}
