//! Barriers that not every invocation reaches, in kernels of the shapes that programs have.

#[derive(Clone, Copy, ShaderType)]
struct Item {
    kind: u32,
    weight: u32,
}

#[device]
fn sync_if(on: bool) {
    if on {
        workgroup_barrier();
    }
}

#[device]
fn rows() -> u32 {
    local_invocation_id().y
}

#[kernel(workgroup_size = (16, 16))]
fn tile_edge_returns(input: &[f32], o: &mut [f32], width: u32) {
    workgroup_var!(t: [[f32; 16]; 16]);
    let (x, y) = (local_invocation_id().x, local_invocation_id().y);
    let g = global_invocation_id();
    if g.x >= width || g.y >= width {
        return;
    }
    t[y][x] = input[g.y * width + g.x];
    workgroup_barrier();
    o[g.y * width + g.x] = t[x][y];
}

#[kernel(workgroup_size = 64)]
fn grid_stride_with_a_barrier(o: &mut [u32], n: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    let mut i = global_invocation_id().x;
    while i < n {
        s[t] = i;
        workgroup_barrier();
        o[i] = s[63 - t];
        workgroup_barrier();
        i += 64 * num_workgroups().x;
    }
}

#[kernel(workgroup_size = 64)]
fn helper_under_a_lane_condition(o: &mut [u32]) {
    let t = local_invocation_index();
    sync_if(t < 32);
    o[t] = 1;
}

#[kernel(workgroup_size = (8, 8))]
fn by_row(o: &mut [u32]) {
    for _ in 0..rows() {
        workgroup_barrier();
    }
    o[local_invocation_index()] = 1;
}

#[kernel(workgroup_size = 64)]
fn on_a_loaded_item(items: &[Item], o: &mut [u32]) {
    let g = global_invocation_id().x;
    match items[g].kind {
        0 => {}
        _ => workgroup_barrier(),
    }
    o[g] = items[g].weight;
}

#[kernel(workgroup_size = 64)]
fn first_come(next: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(s: u32);
    let t = local_invocation_index();
    let ticket = next[0].fetch_add(1);
    if ticket == 0 {
        s = t;
        workgroup_barrier();
    }
    o[t] = ticket;
}

#[kernel(workgroup_size = 64)]
fn on_a_buffer_that_is_written(flags: &mut [u32], o: &mut [u32]) {
    if flags[workgroup_id().x] > 0 {
        workgroup_barrier();
    }
    o[global_invocation_id().x] = 1;
}

#[kernel(workgroup_size = 64)]
fn halves_wait_apart(o: &mut [u32]) {
    let t = local_invocation_index();
    if t < 32 {
        o[t] = 1;
        workgroup_barrier();
    } else {
        o[t] = 2;
        workgroup_barrier();
    }
}

#[kernel(workgroup_size = 64)]
fn continue_past_the_barrier(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    for k in 0..4 {
        if t == k {
            continue;
        }
        workgroup_barrier();
        o[t] += s[k];
    }
}

#[kernel(workgroup_size = 64)]
fn until_mine_is_done(input: &[u32], o: &mut [u32]) {
    let t = local_invocation_index();
    let mut left = input[t];
    loop {
        workgroup_barrier();
        if left == 0 {
            break;
        }
        left -= 1;
    }
    o[t] = 1;
}

#[kernel(workgroup_size = 64)]
fn on_what_a_loop_left(o: &mut [u32]) {
    let t = local_invocation_index();
    let mut found = 0;
    for k in 0..64 {
        if k == t {
            found = k;
        }
    }
    if found > 3 {
        storage_barrier();
    }
    o[t] = found;
}

#[kernel(workgroup_size = 64)]
fn uniform_load_by_each(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let t = local_invocation_index();
    o[t] = workgroup_uniform_load(&s[t]);
}

#[kernel(workgroup_size = 64)]
fn in_a_short_circuit(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: u32 = zeroed);
    let t = local_invocation_index();
    if input[t] > 3 && workgroup_uniform_load(&s) > 3 {
        o[t] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn on_the_subgroup(o: &mut [u32]) {
    if subgroup_id() == 0 {
        workgroup_barrier();
    }
    o[local_invocation_index()] = 1;
}

#[kernel(workgroup_size = 64)]
fn a_copy_of_the_flag(flag: u32, o: &mut [u32]) {
    let t = local_invocation_index();
    let mut on = flag;
    if t == 0 {
        on = 0;
    }
    if on > 0 {
        workgroup_barrier();
    }
    o[t] = on;
}
