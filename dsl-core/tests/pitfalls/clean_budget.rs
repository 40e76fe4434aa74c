//! Kernels that take exactly what every device has, or say that they take more.

#[kernel(workgroup_size = 256)]
fn a_full_tile(o: &mut [f32]) {
    workgroup_var!(s: [f32; 4096]);
    let l = local_invocation_index();
    s[l] = 1.0;
    o[global_invocation_id().x] = s[l];
}

#[kernel(workgroup_size = 256)]
fn a_scalar_beside_an_almost_full_tile(o: &mut [f32]) {
    workgroup_var!(s: [f32; 4092], last: f32 = zeroed);
    let l = local_invocation_index();
    s[l] = 1.0;
    o[global_invocation_id().x] = s[l] + last;
}

#[kernel(workgroup_size = 256)]
fn vectors_with_padding(o: &mut [f32]) {
    workgroup_var!(s: [Vec3; 1024]);
    let l = local_invocation_index();
    s[l] = Vec3::ONE;
    o[global_invocation_id().x] = s[l].x;
}

/// Without padding there is room for a third more.
#[kernel(workgroup_size = 256)]
fn components_of_their_own(o: &mut [f32]) {
    workgroup_var!(s: [[f32; 3]; 1365]);
    let l = local_invocation_index();
    s[l] = [1.0; 3];
    o[global_invocation_id().x] = s[l][0];
}

#[kernel(workgroup_size = (2, 2, 64))]
fn deepest(o: &mut [u32]) {
    o[global_invocation_id().z * 4 + local_invocation_index() % 4] = 1;
}

#[kernel(workgroup_size = (16, 16), max_workgroup_bytes = 18_432)]
fn tiles_that_were_asked_for(o: &mut [f32]) {
    workgroup_var!(a: [[f32; 48]; 48], b: [[f32; 48]; 48]);
    let l = local_invocation_id();
    a[l.y][l.x] = 1.0;
    b[l.y][l.x] = 2.0;
    o[global_invocation_id().x + 16 * global_invocation_id().y] = a[l.y][l.x] + b[l.y][l.x];
}

#[kernel(workgroup_size = (32, 32), max_invocations_per_workgroup = 1024)]
fn invocations_that_were_asked_for(o: &mut [u32]) {
    o[global_invocation_id().x + 32 * global_invocation_id().y] = 1;
}

#[kernel(workgroup_size = 64)]
fn matrices_that_just_fit(o: &mut [f32]) {
    workgroup_var!(m: [Mat3; 341]);
    let t = local_invocation_index();
    m[t] = Mat3::IDENTITY;
    o[t] = m[t].x_axis.x;
}
