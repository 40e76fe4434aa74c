//! Kernels that read workgroup memory which nothing has written.

#[kernel(workgroup_size = 256)]
fn last_is_unwritten(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    if l < 255 {
        s[l] = input[l];
    }
    workgroup_barrier();
    o[global_invocation_id().x] = s[l];
}

#[kernel(workgroup_size = (16, 16))]
fn padding_is_read(input: &[u32], o: &mut [u32]) {
    workgroup_var!(t: [[u32; 17]; 16]);
    let lx = local_invocation_id().x;
    let ly = local_invocation_id().y;
    t[ly][lx] = input[ly * 16 + lx];
    workgroup_barrier();
    o[ly * 16 + lx] = t[ly][lx + 1];
}
