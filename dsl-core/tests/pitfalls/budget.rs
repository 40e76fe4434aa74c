//! Kernels that take more of a workgroup than every device has.

#[kernel(workgroup_size = 256)]
fn one_float_too_many(o: &mut [f32]) {
    workgroup_var!(s: [f32; 4097]);
    let l = local_invocation_index();
    s[l] = 1.0;
    o[global_invocation_id().x] = s[l];
}

#[kernel(workgroup_size = 256)]
fn a_scalar_beside_a_full_tile(o: &mut [f32]) {
    workgroup_var!(s: [f32; 4096], last: f32 = zeroed);
    let l = local_invocation_index();
    s[l] = 1.0;
    o[global_invocation_id().x] = s[l] + last;
}

/// 12 bytes each, and 16 apart.
#[kernel(workgroup_size = 256)]
fn vectors_with_padding(o: &mut [f32]) {
    workgroup_var!(s: [Vec3; 1025]);
    let l = local_invocation_index();
    s[l] = Vec3::ONE;
    o[global_invocation_id().x] = s[l].x;
}

#[derive(Clone, Copy, ShaderType)]
struct Node {
    position: Vec3,
    mass: f32,
    left: u32,
}

/// 20 bytes each, and 32 apart.
#[kernel(workgroup_size = 256)]
fn structs_with_padding(o: &mut [f32]) {
    workgroup_var!(s: [Node; 800]);
    let l = local_invocation_index();
    s[l] = Node { position: Vec3::ONE, mass: 1.0, left: l };
    o[global_invocation_id().x] = s[l].mass;
}

/// A truth value takes 4 bytes.
#[kernel(workgroup_size = 256)]
fn truth_values(o: &mut [f32]) {
    workgroup_var!(s: [bool; 5000]);
    let l = local_invocation_index();
    s[l] = l > 3;
    if s[l] {
        o[global_invocation_id().x] = 1.0;
    }
}

/// Two tiles of 48 × 48 are more than two of 45 × 45.
#[kernel(workgroup_size = (16, 16))]
fn tiles_that_do_not_fit_together(o: &mut [f32]) {
    workgroup_var!(a: [[f32; 48]; 48], b: [[f32; 48]; 48]);
    let l = local_invocation_id();
    a[l.y][l.x] = 1.0;
    b[l.y][l.x] = 2.0;
    o[global_invocation_id().x + 16 * global_invocation_id().y] = a[l.y][l.x] + b[l.y][l.x];
}

#[kernel(workgroup_size = (1, 1, 128))]
fn deep(o: &mut [u32]) {
    o[global_invocation_id().z] = 1;
}

#[kernel(workgroup_size = (32, 32))]
fn four_times_the_invocations(o: &mut [u32]) {
    o[global_invocation_id().x + 32 * global_invocation_id().y] = 1;
}

#[kernel(workgroup_size = (16, 16))]
fn three_tiles(o: &mut [Vec4]) {
    workgroup_var!(a: [[Vec4; 16]; 16], b: [[Vec4; 32]; 16], c: [[Vec4; 17]; 16]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    a[y][x] = Vec4::ONE;
    b[y][x] = Vec4::ONE;
    c[y][x] = Vec4::ONE;
    o[y * 16 + x] = a[y][x] + b[y][x] + c[y][x];
}

#[kernel(workgroup_size = (8, 8, 8))]
fn cube_of_eight(o: &mut [u32]) {
    o[local_invocation_index()] = 1;
}

#[kernel(workgroup_size = (2, 2, 65))]
fn too_deep(o: &mut [u32]) {
    o[local_invocation_index()] = 1;
}

#[kernel(workgroup_size = 64)]
fn matrices_with_padding(o: &mut [f32]) {
    workgroup_var!(m: [Mat3; 342]);
    let t = local_invocation_index();
    m[t] = Mat3::IDENTITY;
    o[t] = m[t].x_axis.x;
}
