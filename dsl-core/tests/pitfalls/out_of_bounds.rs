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

#[device]
fn partner(t: u32) -> u32 {
    t + 1
}

#[kernel(workgroup_size = 64)]
fn neighbour_helper(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    o[t] = s[partner(t)];
}

#[kernel(workgroup_size = 64)]
fn left_neighbour_of_the_first(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    o[t] = s[t] - s[t - 1];
}

#[kernel(workgroup_size = 64)]
fn guard_by_the_wrong_limit(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    if t <= 63 {
        o[t] = s[t + 1];
    }
}

#[kernel(workgroup_size = (16, 16))]
fn rows_and_columns_swapped(input: &[f32], o: &mut [f32]) {
    workgroup_var!(t: [[f32; 16]; 8]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    if y < 8 {
        t[y][x] = input[y * 16 + x];
    }
    workgroup_barrier();
    if y < 8 {
        o[y * 16 + x] = t[x][y];
    }
}

#[kernel(workgroup_size = 64)]
fn inclusive_loop(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    let mut sum = 0;
    for i in 0..=64 {
        sum += s[i];
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn downwards_past_zero(o: &mut [u32]) {
    workgroup_var!(s: [i32; 64]);
    let t = local_invocation_index();
    s[t] = t as i32;
    workgroup_barrier();
    let mut i = 63;
    let mut sum = 0;
    while i >= -1 {
        sum += s[i as u32];
        i -= 1;
    }
    o[t] = sum as u32;
}

#[kernel(workgroup_size = 64)]
fn local_array_too_short(o: &mut [u32]) {
    let t = local_invocation_index();
    let mut last = [0; 4];
    for i in 0..5 {
        last[i] = t;
    }
    o[t] = last[0];
}

#[kernel(workgroup_size = (4, 4, 4))]
fn brick_too_flat(o: &mut [u32]) {
    workgroup_var!(b: [[[u32; 4]; 4]; 2]);
    let p = local_invocation_id();
    b[p.z][p.y][p.x] = 1;
}

#[kernel(workgroup_size = 64)]
fn past_a_local_row(o: &mut [u32], n: u32) {
    let t = local_invocation_index();
    let mut rows = [[0; 4]; 3];
    for row in 0..3 {
        for column in 0..=4 {
            rows[row][column] = n;
        }
    }
    o[t] = rows[0][0];
}

#[kernel(workgroup_size = 64)]
fn past_the_components_of_a_local(o: &mut [Vec3]) {
    let t = local_invocation_index();
    let mut v = Vec3::ZERO;
    v[t % 4] += 1.0;
    o[t] = v;
}

#[device]
fn after_the_even(t: u32) -> u32 {
    if t % 2 == 0 { t + 2 } else { t }
}

#[kernel(workgroup_size = 64)]
fn arms_of_a_function(input: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [u32; 64]);
    let t = local_invocation_index();
    v[t] = input[t];
    workgroup_barrier();
    o[t] = v[after_the_even(t)];
}
