//! Workgroup memory, barriers in functions, subgroups, counts of workgroups, lengths of launches.

use dsl_runtime::prelude::*;

#[device]
fn shared_sum(tile: &mut [u32; 8], lane: u32) -> u32 {
    let mut width = 4u32;
    while width > 0 {
        workgroup_barrier();
        if lane < width {
            tile[lane] += tile[lane + width];
        }
        width /= 2;
    }
    workgroup_barrier();
    tile[0]
}

#[device]
fn publish(tile: &mut [u32; 8], lane: u32, value: u32) -> bool {
    workgroup_barrier();
    tile[lane] = value;
    workgroup_barrier();
    if lane > 3 {
        return false;
    }
    tile[lane + 4] > value
}

#[device]
fn wait_if(n: u32, tile: &[u32; 8]) -> u32 {
    if n == 0 {
        return 3;
    }
    workgroup_barrier();
    let first = tile[0] & 7;
    for i in 0..n.min(3) {
        workgroup_barrier();
        if i == n / 2 {
            break;
        }
    }
    first
}

#[kernel(workgroup_size = 8)]
fn sums_in_functions(x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    tile[lane] = if i < x.len() { x[i] & 1 } else { 0 };
    let sum = shared_sum(&mut tile, lane);
    let t = [1u32; 9];
    if i < out.len() {
        out[i] = t[sum.min(8)] + t[sum];
    }
}

#[kernel(workgroup_size = 8)]
fn results_of_functions_that_wait(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let more = publish(&mut tile, lane, n & 7);
    let at = wait_if(n & 3, &tile);
    let t = [1u32; 8];
    let mut v = lane;
    if more {
        v += 4;
    }
    out[global_invocation_id().x] = t[v] + t[at] + tile[at];
}

#[kernel(workgroup_size = 8)]
fn read_before_it_is_written(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let at = wait_if(n, &tile);
    tile[lane] = at;
    out[global_invocation_id().x] = tile[lane];
}

#[kernel(workgroup_size = 8)]
fn written_behind_a_return(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        tile[lane] = lane;
    } else {
        tile[11 - lane] = n;
    }
    workgroup_barrier();
    let t = [1u32; 8];
    if tile[lane] < 8 {
        out[global_invocation_id().x] = t[tile[lane]];
    }
}

#[kernel(workgroup_size = 8)]
fn only_another_kind_of_barrier(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = n;
    storage_barrier();
    out[global_invocation_id().x] = tile[lane ^ (n & 0)];
}

#[kernel(workgroup_size = 8, allow(race = "a test"))]
fn of_other_invocations_without_a_barrier(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = n;
    storage_barrier();
    out[global_invocation_id().x] = tile[7 - lane];
}

#[kernel(workgroup_size = 8)]
fn loops_that_wait(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let mut at = lane;
    for round in 0..n.min(4) {
        tile[at] = round;
        workgroup_barrier();
        at = (at + 1) & 7;
        if round == n / 2 {
            break;
        }
        workgroup_barrier();
    }
    workgroup_barrier();
    let t = [1u32; 4];
    if n > 0 {
        out[global_invocation_id().x] = t[tile[0] & 3];
    }
}

#[kernel(workgroup_size = 8, allow(race = "a test"))]
fn loops_that_wait_and_end(n: u32, out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    tile[lane] = n;
    let mut k = 0u32;
    loop {
        workgroup_barrier();
        k += 1;
        if k > n || k > 3 {
            break;
        }
        if k == n / 2 {
            continue;
        }
        tile[lane] = k;
    }
    let t = [1u32; 5];
    out[global_invocation_id().x] = t[k] + tile[7 - lane];
}

#[kernel(workgroup_size = 8)]
fn uniform_loads(n: u32, out: &mut [u32]) {
    workgroup_var!(at: u32);
    workgroup_var!(tile: [u32; 8] = zeroed);
    let lane = local_invocation_index();
    if lane == 3 {
        at = n & 7;
    }
    let all = workgroup_uniform_load(&at);
    if all > 5 {
        workgroup_barrier();
        tile[lane] = all;
    }
    out[global_invocation_id().x] = tile[all];
}

#[kernel(workgroup_size = 8)]
fn counts_of_workgroups(x: &[u32], n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    let total = num_workgroups().x * 8;
    if total <= x.len() {
        out[i] = x[i] + x[total - 1 - i];
    }
    if n < num_workgroups().x && num_workgroups().x <= out.len() {
        out[i] = out[workgroup_id().x];
    }
    let mut k = i;
    while k < x.len() {
        out[i] += x[k];
        k += total;
        if k > 0x4000_0000 {
            break;
        }
    }
    let per = x.len().div_ceil(num_workgroups().x);
    let first = workgroup_id().x * per;
    if first < x.len() {
        out[i] += x[first];
    }
    out[i] += x[first.min(x.len() - 1)];
}

#[kernel(workgroup_size = (4, 2))]
fn two_dimensions(x: &[u32], size: UVec2, out: &mut [u32]) {
    let p = global_invocation_id().xy();
    let lane = local_invocation_id();
    let t = [1u32; 8];
    let mut v = t[lane.y * 4 + lane.x] + t[lane.x * 2 + lane.y];
    if size.x > 3 {
        v += t[lane.x * 4 + lane.y];
    }
    if p.x < size.x && p.y < size.y {
        let at = p.y * size.x + p.x;
        if at < x.len() {
            v += x[at];
        }
        if size.x * size.y <= x.len() {
            v += x[at];
            v += x[p.x * size.y + p.y];
        }
    }
    if size.x <= 1000 && size.y <= 1000 && size.x * size.y <= x.len() && p.cmplt(size).all() {
        v += x[p.y * size.x + p.x];
        v += x[(size.y - 1 - p.y) * size.x + size.x - 1 - p.x];
    }
    let at = p.y * (num_workgroups().x * 4) + p.x;
    if at < out.len() {
        out[at] = v;
    }
}

#[derive(ShaderType)]
struct Queue {
    count: u32,
    limit: i32,
    items: RuntimeArray<u32>,
}

#[kernel(workgroup_size = 1)]
fn runtime_sized(queue: &mut Queue, n: u32, out: &mut [u32]) {
    if queue.count < queue.items.len() {
        out[0] = queue.items[queue.count];
    }
    let count = queue.count;
    if count < queue.items.len() {
        queue.count += 1;
        out[1] = queue.items[count];
        out[2] = queue.items[queue.count];
        queue.items[count] = queue.count;
    }
    if n < queue.items.len() {
        queue.count = n;
        out[3] = queue.items[queue.count] + queue.items[n];
    }
    if queue.limit > 0 && queue.limit <= queue.items.len() as i32 {
        let limit = queue.limit;
        out[4] = queue.items[(limit - 1) as u32];
        out[5] = queue.items[(queue.limit - 1) as u32];
    }
    for i in 0..queue.items.len().min(20) {
        queue.items[i] = i;
        out[6] = queue.items[i / 2];
    }
}

#[kernel(workgroup_size = 64)]
fn subgroups(n: u32, out: &mut [u32]) {
    let t = [1u32; 64];
    let lane = local_invocation_index();
    let mut v = t[subgroup_invocation_id()] + t[subgroup_id() & 63];
    v += t[subgroup_size() - 1];
    if subgroup_size() <= 64 {
        v += t[subgroup_size() - 1];
        v += t[subgroup_invocation_id()];
    }
    v += t[subgroup_id() * subgroup_size() + subgroup_invocation_id()];
    let all = subgroup_add(1u32);
    v += t[all - 1];
    if all <= 64 && all > 0 {
        v += t[all - 1];
    }
    let most = subgroup_max(lane);
    v += t[most] + t[most & 63];
    let shared = subgroup_broadcast_first(lane);
    v += t[shared];
    let same = subgroup_shuffle_xor(lane, 1);
    v += t[same ^ n & 1];
    out[global_invocation_id().x] = v;
}

#[kernel(workgroup_size = 8)]
fn lengths_of_two(a: &[u32], b: &[u32], n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= a.len().min(b.len()) {
        return;
    }
    let mut v = a[i] + b[i];
    if a.len() == b.len() {
        v += a[b.len() - 1 - i];
    }
    if a.len() > b.len() {
        v += a[b.len()] + a[i + 1];
        v += b[i + 1];
    }
    if a.len() + n == b.len() {
        v += b[i + n];
        if n < 1000 {
            v += b[i + n];
        }
    }
    if a.len() - b.len() < 8 {
        v += a[i + 1];
    }
    if i < out.len() {
        out[i] = v;
    }
}

#[kernel(workgroup_size = (2, 2), allow(race = "a test"))]
fn textures(image: &Texture2d<u32>, layers: &Texture2dArray<f32>, n: u32, s: i32, out: &mut [u32]) {
    let p = global_invocation_id().xy();
    let size = image.dimensions();
    let mut v = 0;
    if p.x < size.x && p.y < size.y {
        v += image.load(p, 0).x;
        v += image.load(size - 1 - p, 0).x;
        v += image.load(uvec2(p.y, p.x), 0).x;
        v += image.load(p / 2, 1).x;
    }
    if p.cmplt(layers.dimensions()).all() && n < layers.num_layers() {
        v += layers.load(p, n, 0).x as u32;
        v += layers.load(p, n / 2, 0).x as u32;
        v += image.load(p, 0).x;
    }
    let last = size.as_ivec2() - 1;
    v += image.load(ivec2(s, s - 3).clamp(IVec2::ZERO, last), 0).x;
    v += image.load((p + n).min(size - 1), 0).x;
    v += image.load((p + n).min(size), 0).x;
    if s >= 0 && s < size.x as i32 {
        v += image.load(ivec2(s, 0), 0).x;
        v += image.load(ivec2(size.x as i32 - 1 - s, (size.y - 1) as i32), 0).x;
        v += image.load(ivec2(0, s), 0).x;
    }
    v += image.load(uvec2(n % size.x, n % size.y), 0).x;
    v += image.load(uvec2(n % size.y, n % size.x), 0).x;
    for y in 0..size.y.min(4) {
        for x in 0..size.x.min(4) {
            v += image.load(uvec2(x, y), 0).x;
            v += layers.load(uvec2(x, y), 0, 0).x as u32;
        }
    }
    out[global_invocation_id().x] = v;
}

#[kernel(workgroup_size = 64)]
fn textures_of_other_dimensions(
    line: &Texture1d<f32>,
    volume: &Texture3d<u32>,
    n: u32,
    out: &mut [u32],
) {
    let i = global_invocation_id().x;
    let mut v = 0;
    if i < line.dimensions() {
        v += line.load(i, 0).x as u32;
        v += line.load(line.dimensions() - 1 - i, 0).x as u32;
        v += line.load(i + 1, 0).x as u32;
    }
    let size = volume.dimensions();
    if uvec3(i, n, 3).cmplt(size).all() {
        v += volume.load(uvec3(i, n, 3), 0).x;
        v += volume.load(uvec3(i, 3, n), 0).x;
        v += volume.load(uvec3(i / 2, n, 0), 0).x;
    }
    let cell = uvec3(i % size.x, i / size.x % size.y, i / size.x / size.y);
    if cell.z < size.z {
        v += volume.load(cell, 0).x;
    }
    out[i] = v;
}
