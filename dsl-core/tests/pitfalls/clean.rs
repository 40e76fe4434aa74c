//! Kernels that look suspicious and are right.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 256)]
fn tree(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[global_invocation_id().x];
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

#[kernel(workgroup_size = 256)]
fn strided_tree(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    let mut d = 1;
    while d < 256 {
        let i = 2 * d * l;
        if i < 256 {
            s[i] += s[i + d];
        }
        workgroup_barrier();
        d *= 2;
    }
    if l == 0 {
        o[workgroup_id().x] = s[0];
    }
}

#[kernel(workgroup_size = 256)]
fn scan(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    let mut d = 1;
    while d < 256 {
        let mut x = s[l];
        if l >= d {
            x += s[l - d];
        }
        workgroup_barrier();
        s[l] = x;
        workgroup_barrier();
        d *= 2;
    }
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn bitonic(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    let mut k = 2;
    while k <= 256 {
        let mut j = k / 2;
        while j > 0 {
            let p = l ^ j;
            if p > l {
                let up = (l & k) == 0;
                if (s[l] > s[p]) == up {
                    let t = s[l];
                    s[l] = s[p];
                    s[p] = t;
                }
            }
            workgroup_barrier();
            j /= 2;
        }
        k *= 2;
    }
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn halo(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 258]);
    let l = local_invocation_index();
    s[l + 1] = input[l];
    if l == 0 {
        s[0] = 0;
    }
    if l == 255 {
        s[257] = 0;
    }
    workgroup_barrier();
    o[l] = s[l] + s[l + 1] + s[l + 2];
}

#[kernel(workgroup_size = 256)]
fn reverse(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    if l < 128 {
        let t = s[l];
        s[l] = s[255 - l];
        s[255 - l] = t;
    }
    workgroup_barrier();
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn butterfly(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[l] = input[l];
    let mut m = 1;
    while m < 256 {
        workgroup_barrier();
        let x = s[l ^ m];
        workgroup_barrier();
        s[l] += x;
        m *= 2;
    }
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn rotating_leader(o: &mut [u32]) {
    workgroup_var!(c: u32);
    let l = local_invocation_index();
    let mut sum = 0;
    for k in 0..8 {
        if l == 8 * k {
            c = k;
        }
        workgroup_barrier();
        sum += c;
        workgroup_barrier();
    }
    o[l] = sum;
}

#[kernel(workgroup_size = 256)]
fn unique_slots(o: &mut [u32]) {
    workgroup_var!(h: [Atomic<u32>; 16], s: [u32; 256]);
    let l = local_invocation_index();
    s[h[0].fetch_add(1)] = l;
    workgroup_barrier();
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn grid_stride(o: &mut [u32], n: u32) {
    let mut i = global_invocation_id().x;
    while i < n {
        o[i] += 1;
        i += 256 * num_workgroups().x;
    }
}

#[kernel(workgroup_size = 256)]
fn uniform_branch_on_storage(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    if input[workgroup_id().x] > 0 {
        s[l] = 1;
        workgroup_barrier();
        o[l] = s[255 - l];
    }
}

#[kernel(workgroup_size = 256)]
fn uniform_return(o: &mut [u32], tiles: u32) {
    workgroup_var!(s: [u32; 256]);
    if workgroup_id().x >= tiles {
        return;
    }
    let l = local_invocation_index();
    s[l] = 1;
    workgroup_barrier();
    o[l] = s[255 - l];
}

#[kernel(workgroup_size = 256)]
fn role_swap(o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    if l < 128 {
        s[l] = 1;
        s[l + 128] = 2;
    }
    workgroup_barrier();
    if l >= 128 {
        o[l] = s[l] + s[l - 128];
    }
}

#[kernel(workgroup_size = 256)]
fn own_element(o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g] = 3;
    o[g] += 1;
}

#[kernel(workgroup_size = 256)]
fn one_result_per_workgroup(o: &mut [u32]) {
    if local_invocation_index() == 0 {
        o[workgroup_id().x] = 1;
    }
}

#[kernel(workgroup_size = 256)]
fn bijection(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256]);
    let l = local_invocation_index();
    s[(l * 5) % 256] = input[l];
    workgroup_barrier();
    o[l] = s[l];
}

#[kernel(workgroup_size = 256)]
fn serial_sum(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 256], total: u32);
    let l = local_invocation_index();
    s[l] = input[l];
    workgroup_barrier();
    if l == 0 {
        let mut t = 0;
        for i in 0..256 {
            t += s[i];
        }
        total = t;
    }
    workgroup_barrier();
    o[l] = total;
}

#[kernel(workgroup_size = (16, 16))]
fn padded_transpose(input: &[u32], o: &mut [u32]) {
    workgroup_var!(t: [[u32; 17]; 16]);
    let lx = local_invocation_id().x;
    let ly = local_invocation_id().y;
    t[ly][lx] = input[ly * 16 + lx];
    workgroup_barrier();
    o[ly * 16 + lx] = t[lx][ly];
}

#[kernel(workgroup_size = 256)]
fn exclusive_branches(o: &mut [u32], f: u32) {
    workgroup_var!(s: [u32; 256] = zeroed);
    let l = local_invocation_index();
    if f == 1 {
        s[l] = 1;
    }
    if f == 0 {
        o[l] = s[255 - l];
    }
}

#[kernel(workgroup_size = 256)]
fn ping_pong(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(s: [[u32; 256]; 2]);
    let l = local_invocation_index();
    s[0][l] = input[l];
    workgroup_barrier();
    let mut cur = 0;
    for _ in 0..n {
        let next = 1 - cur;
        s[next][l] = s[cur][(l + 1) % 256];
        cur = next;
        workgroup_barrier();
    }
    o[l] = s[cur][l];
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let ones = device.buffer(&[1; 1024])?;
    let o = || device.zeroed(1024);
    tree(&ones, &mut o()?).workgroups(4).run()?;
    strided_tree(&ones, &mut o()?).workgroups(4).run()?;
    scan(&ones, &mut o()?).workgroups(1).run()?;
    bitonic(&ones, &mut o()?).workgroups(1).run()?;
    halo(&ones, &mut o()?).workgroups(1).run()?;
    reverse(&ones, &mut o()?).workgroups(1).run()?;
    butterfly(&ones, &mut o()?).workgroups(1).run()?;
    rotating_leader(&mut o()?).workgroups(1).run()?;
    unique_slots(&mut o()?).workgroups(1).run()?;
    grid_stride(&mut o()?, 1000).workgroups(2).run()?;
    uniform_branch_on_storage(&ones, &mut o()?).workgroups(1).run()?;
    uniform_return(&mut o()?, 1).workgroups(3).run()?;
    role_swap(&mut o()?).workgroups(1).run()?;
    own_element(&mut o()?).workgroups(4).run()?;
    one_result_per_workgroup(&mut o()?).workgroups(4).run()?;
    bijection(&ones, &mut o()?).workgroups(1).run()?;
    serial_sum(&ones, &mut o()?).workgroups(1).run()?;
    padded_transpose(&ones, &mut o()?).workgroups((1, 1)).run()?;
    exclusive_branches(&mut o()?, 0).workgroups(1).run()?;
    exclusive_branches(&mut o()?, 1).workgroups(1).run()?;
    ping_pong(&ones, &mut o()?, 5).workgroups(1).run()
}

#[kernel(workgroup_size = 64)]
fn alternating_buffers(n: u32, xs: [&mut [u32]; 2], counts: [&[Atomic<u32>]; 2]) {
    let i = local_invocation_index();
    xs[i % 2][i / 2] = i;
    storage_barrier();
    xs[1 - i % 2][i / 2] += 1;
    storage_barrier();
    xs[i / 32][i] = 0;
    xs[i / 32][i + 64] = 7;
    counts[n][0].fetch_add(i);
    counts[i % 2][0].fetch_max(i);
}
