//! Kernels with a data race that is certain.

#[kernel(workgroup_size = 256)]
fn missing_barrier(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    let g = global_invocation_id().x;
    s[l] = input[g];
    o[g] = s[255 - l];
}

#[kernel(workgroup_size = 256)]
fn tree_without_barriers(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[global_invocation_id().x];
    workgroup_barrier();
    let mut d = 128;
    while d > 0 {
        if l < d {
            s[l] += s[l + d];
        }
        d /= 2;
    }
    if l == 0 {
        o[workgroup_id().x] = s[0];
    }
}

#[kernel(workgroup_size = 256)]
fn synchronous_tail(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[global_invocation_id().x];
    workgroup_barrier();
    if l < 32 {
        s[l] += s[l + 32];
        s[l] += s[l + 16];
        s[l] += s[l + 8];
    }
    if l == 0 {
        o[workgroup_id().x] = s[0];
    }
}

#[kernel(workgroup_size = 256)]
fn double_buffer_without_barrier(input: &[u32], o: &mut [u32]) {
    workgroup_var!(a: [u32; 256], b: [u32; 256]);
    let l = local_invocation_index();
    a[l] = input[l];
    workgroup_barrier();
    let mut d = 1;
    while d < 256 {
        if l >= d {
            b[l] = a[l] + a[l - d];
        } else {
            b[l] = a[l];
        }
        a[l] = b[l];
        workgroup_barrier();
        d *= 2;
    }
    o[l] = a[l];
}

#[kernel(workgroup_size = (16, 16))]
fn tile_overwritten_too_early(a: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(t: [[f32; 16]; 16]);
    let lx = local_invocation_id().x;
    let ly = local_invocation_id().y;
    let mut sum = 0.0;
    let tiles = n / 16;
    for k in 0..tiles {
        t[ly][lx] = a[k * 256 + ly * 16 + lx];
        workgroup_barrier();
        for j in 0..16 {
            sum += t[ly][j] * t[j][lx];
        }
    }
    c[ly * 16 + lx] = sum;
}

#[kernel(workgroup_size = 256)]
fn broadcast(input: &[u32], o: &mut [u32]) {
    workgroup_var!(c: u32);
    let l = local_invocation_index();
    if l == 0 {
        c = input[workgroup_id().x];
    }
    o[global_invocation_id().x] = c;
}

#[kernel(workgroup_size = 256)]
fn all_store_to_one(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[0] = l;
    workgroup_barrier();
    o[l] = s[0];
}

#[kernel(workgroup_size = 256)]
fn crowded_histogram(input: &[u32]) {
    workgroup_var!(bin: [u32; 16] = zeroed);
    bin[input[global_invocation_id().x] % 16] += 1;
}

#[kernel(workgroup_size = (16, 16))]
fn wrong_coordinate(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let lx = local_invocation_id().x;
    s[lx * 16 + lx] = input[lx];
    workgroup_barrier();
    o[lx] = s[lx * 17];
}

#[kernel(workgroup_size = 256)]
fn components_of_a_vector(o: &mut [u32]) {
    workgroup_var!(v: UVec4 = zeroed);
    let l = local_invocation_index();
    if l < 4 {
        v[l] = l;
    }
    workgroup_barrier();
    o[l] = v.x;
}

#[kernel(workgroup_size = 256)]
fn next_round_too_early(o: &mut [u32]) {
    workgroup_var!(y: [u32; 256]);
    let l = local_invocation_index();
    let mut z = 0;
    for r in 0..4 {
        y[l] = z + r;
        workgroup_barrier();
        z = y[(l + r) % 256];
    }
    o[l] = z;
}

#[kernel(workgroup_size = 256)]
fn parity_slip(o: &mut [u32]) {
    workgroup_var!(s: [u32; 257]);
    let l = local_invocation_index();
    if l % 2 == 0 {
        s[l + 1] = 1;
    } else {
        s[l] = 2;
    }
    workgroup_barrier();
    o[l] = l;
}

#[kernel(workgroup_size = 256)]
fn odd_read_what_even_write(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    if l % 2 == 0 {
        s[l] = 1;
    } else {
        o[l] = s[l - 1];
    }
}

#[kernel(workgroup_size = 256)]
fn neighbour_in_storage(x: &[f32], y: &mut [f32], a: f32) {
    let g = global_invocation_id().x;
    y[g] = a * x[g] + y[g + 1];
}

#[kernel(workgroup_size = 256)]
fn plain_counter(o: &mut [u32]) {
    o[0] += 1;
}

#[kernel(workgroup_size = 64)]
fn components_by_data(input: &[u32], o: &mut [u32]) {
    workgroup_var!(v: UVec4 = zeroed);
    let l = local_invocation_index();
    if l < 2 {
        v[input[l]] = l;
    }
    workgroup_barrier();
    o[l] = v.x;
}

// Arrays of buffers.

#[kernel(workgroup_size = 64)]
fn element_of_a_chosen_buffer(n: u32, xs: [&mut [u32]; 2]) {
    xs[n][0] = local_invocation_index();
}

#[kernel(workgroup_size = 64)]
fn elements_of_alternating_buffers(xs: [&mut [u32]; 2]) {
    let i = local_invocation_index();
    xs[i % 2][i / 4] = i;
}

#[kernel(workgroup_size = 64)]
fn half_of_each_buffer(xs: [&mut [u32]; 2]) {
    let i = local_invocation_index();
    for x in xs {
        x[i / 2] += i;
    }
}

#[kernel(workgroup_size = 64)]
fn reference_into_a_chosen_buffer(n: u32, xs: [&mut [u32]; 2]) {
    let x = &mut xs[n];
    if local_invocation_index() < 2 {
        let first = &mut x[0];
        *first = 1;
    }
}
