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

#[kernel(workgroup_size = 64)]
fn half_is_loaded(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 128]);
    let t = local_invocation_index();
    s[t] = input[t];
    workgroup_barrier();
    o[t] = s[2 * t];
}

#[kernel(workgroup_size = (8, 8))]
fn corners_of_the_halo(input: &[f32], o: &mut [f32]) {
    workgroup_var!(t: [[f32; 10]; 10]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    t[y + 1][x + 1] = input[y * 8 + x];
    if x == 0 {
        t[y + 1][0] = 0.0;
    }
    if x == 7 {
        t[y + 1][9] = 0.0;
    }
    if y == 0 {
        t[0][x + 1] = 0.0;
    }
    if y == 7 {
        t[9][x + 1] = 0.0;
    }
    workgroup_barrier();
    o[y * 8 + x] = t[y][x] + t[y + 2][x + 2];
}

#[kernel(workgroup_size = 64)]
fn maximum_never_set(o: &mut [u32]) {
    workgroup_var!(best: u32, s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    if t == 0 {
        for i in 0..64 {
            best = best.max(s[i]);
        }
    }
    workgroup_barrier();
    o[t] = best;
}

#[kernel(workgroup_size = 64)]
fn second_variable_forgotten(input: &[u32], o: &mut [u32]) {
    workgroup_var!(a: [u32; 64], b: [u32; 64]);
    let t = local_invocation_index();
    a[t] = input[t];
    a[t] = input[t + 64];
    workgroup_barrier();
    o[t] = a[63 - t] + b[63 - t];
}

#[kernel(workgroup_size = 64)]
fn copy_of_one_step_too_few(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let t = local_invocation_index();
    for k in 0..3 {
        s[k * 64 + t] = input[k * 64 + t];
    }
    workgroup_barrier();
    for k in 0..4 {
        o[k * 64 + t] = s[k * 64 + 63 - t];
    }
}

#[kernel(workgroup_size = 64)]
fn uniform_load_of_nothing(o: &mut [u32]) {
    workgroup_var!(n: u32);
    let t = local_invocation_index();
    o[t] = workgroup_uniform_load(&n);
}

#[kernel(workgroup_size = 64)]
fn first_round_reads_the_last(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut x = 0;
    for k in 0..4 {
        x += s[63 - t];
        workgroup_barrier();
        s[t] = x + k;
        workgroup_barrier();
    }
    o[t] = x;
}

#[kernel(workgroup_size = 64)]
fn half_is_loaded_before_a_loop(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64], table: [u32; 64]);
    let t = local_invocation_index();
    if t < 32 {
        s[t] = t;
    }
    table[t] = t;
    workgroup_barrier();
    let mut sum = 0;
    for k in 0..n {
        sum += table[(t + k) % 64];
    }
    o[t] = s[63 - t] + sum;
}
