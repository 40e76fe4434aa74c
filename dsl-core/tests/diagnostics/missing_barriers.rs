//! Messages about races: one message for each missing barrier. It says where the barrier goes, or what
//! to write if no barrier helps.

#[kernel(workgroup_size = (16, 16))]
fn before_the_tiles_are_read(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(left: [[f32; 16]; 16], right: [[f32; 16]; 16]);
    let (local, id) = (local_invocation_id(), global_invocation_id());
    let mut sum = 0.0;
    for k in 0..n / 16 {
        left[local.y][local.x] = a[id.y * n + k * 16 + local.x];
        right[local.y][local.x] = b[(k * 16 + local.y) * n + id.x];
        for i in 0..16 {
            sum += left[local.y][i] * right[i][local.x];
            //~^ K0601 insert `workgroup_barrier();` before line 13: this removes the race here
        }
        workgroup_barrier();
    }
    c[id.y * n + id.x] = sum;
}

#[kernel(workgroup_size = (16, 16))]
fn before_the_next_round(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(left: [[f32; 16]; 16], right: [[f32; 16]; 16]);
    let (local, id) = (local_invocation_id(), global_invocation_id());
    let mut sum = 0.0;
    for k in 0..n / 16 {
        left[local.y][local.x] = a[id.y * n + k * 16 + local.x];
        //~^ K0601 before line 27: this removes the race here, and in line 29
        right[local.y][local.x] = b[(k * 16 + local.y) * n + id.x];
        workgroup_barrier();
        for i in 0..16 {
            sum += left[local.y][i] * right[i][local.x];
        }
    }
    c[id.y * n + id.x] = sum;
}

#[kernel(workgroup_size = (16, 16))]
fn both(a: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(tile: [[f32; 16]; 16]);
    let (local, id) = (local_invocation_id(), global_invocation_id());
    let mut sum = 0.0;
    for k in 0..n / 16 {
        tile[local.y][local.x] = a[id.y * n + k * 16 + local.x];
        //~^ K0601 insert `workgroup_barrier();` before line 44
        for i in 0..16 {
            sum += tile[i][local.x];
            //~^ K0601 insert `workgroup_barrier();` before line 47
        }
    }
    c[id.y * n + id.x] = sum;
}

#[kernel(workgroup_size = 128)]
fn up_a_tree(input: &[u32], output: &mut [u32]) {
    workgroup_var!(sums: [u32; 256]);
    let lane = local_invocation_index();
    sums[2 * lane] = input[2 * lane];
    sums[2 * lane + 1] = input[2 * lane + 1];
    let (mut offset, mut left) = (1, 128);
    while left > 0 {
        if lane < left {
            sums[offset * (2 * lane + 2) - 1] += sums[offset * (2 * lane + 1) - 1];
            //~^ K0601 insert `workgroup_barrier();` before line 62: this removes the race here
        }
        offset *= 2;
        left /= 2;
    }
    workgroup_barrier();
    output[lane] = sums[lane];
}

#[kernel(workgroup_size = 256)]
fn elements_of_rows(input: &[u32], output: &mut [u32]) {
    workgroup_var!(rows: [[u32; 256]; 2]);
    let lane = local_invocation_index();
    rows[1][lane] = input[lane];
    output[lane] = rows[1][255 - lane];
    //~^ K0601 data race on `rows`: invocation 0 reads `rows[1][255]` here
}

#[kernel(workgroup_size = 64)]
fn members(output: &mut [u32]) {
    workgroup_var!(pairs: [(u32, u32); 64], total: (u32, f32));
    let lane = local_invocation_index();
    pairs[lane].1 = lane;
    output[lane] = pairs[63 - lane].1;
    //~^ K0601 invocation 0 reads `pairs[63].1` here and invocation 63 writes it
}

#[kernel(workgroup_size = 64)]
fn unwritten_rows(output: &mut [u32]) {
    workgroup_var!(rows: [[u32; 8]; 8], one: u32);
    let lane = local_invocation_index();
    output[lane] = rows[1][2];
    //~^ K0602 invocation 0 reads `rows[1][2]`, which nothing has written
    output[lane] += one;
    //~^ K0602 invocation 0 reads `one`, which nothing has written
}

#[kernel(workgroup_size = 64)]
fn each_counts(d: &[u32], count: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < d.len() {
        count[0] += d[i];
        //~^ K0601 several invocations update `count`: declare it as an atomic, `count: &[Atomic<u32>]`, and write `count[…].fetch_add(…)`, `fetch_max` or the like; or let one invocation make all updates
    }
}

#[kernel(workgroup_size = 64)]
fn each_counts_in_other_words(d: &[i32], count: &mut [i32]) {
    count[0] = count[0] + d[global_invocation_id().x];
    //~^ K0601 several invocations update `count`: declare it as an atomic, `count: &[Atomic<i32>]`, and write `count[…].fetch_add(…)`, `fetch_max` or the like; or let one invocation make all updates
}

#[kernel(workgroup_size = 64)]
fn bins_of_several(d: &[u32], counts: &mut [u32]) {
    workgroup_var!(bins: [u32; 4] = zeroed);
    let lane = local_invocation_index();
    bins[lane % 4] += d[lane];
    //~^ K0601 several invocations update `bins`: declare it as an atomic, `bins: [Atomic<u32>; 4]`, and write `bins[…].fetch_add(…)`, `fetch_max` or the like; or let one invocation make all updates
    workgroup_barrier();
    counts[lane] = bins[lane % 4];
}

#[kernel(workgroup_size = 64)]
fn each_adds_floats(d: &[f32], sums: &mut [f32]) {
    workgroup_var!(sum: f32 = zeroed);
    sum += d[global_invocation_id().x];
    //~^ K0601 let one invocation make all updates; or give each invocation a part of its own, and let one invocation combine the parts after a barrier
    workgroup_barrier();
    sums[local_invocation_index()] = sum;
}

#[kernel(workgroup_size = 64)]
fn a_neighbour_in_one_statement(d: &[u32], o: &mut [u32]) {
    workgroup_var!(line: [u32; 64]);
    let lane = local_invocation_index();
    line[lane] = d[lane];
    workgroup_barrier();
    line[lane] = line[(lane + 1) % 64];
    //~^ K0601 read the element into a variable, then call `workgroup_barrier();`, then write the element
    workgroup_barrier();
    o[lane] = line[lane];
}

#[kernel(workgroup_size = 64)]
fn barriers_of_other_memory(d: &[u32], o: &mut [u32]) {
    workgroup_var!(line: [u32; 64]);
    let lane = local_invocation_index();
    line[lane] = d[lane];
    storage_barrier();
    o[lane] = line[63 - lane];
    //~^ K0601 the `storage_barrier()` between the two accesses orders buffers, not workgroup memory
    workgroup_barrier();
    line[lane] = o[63 - lane];
    //~^ K0601 the `workgroup_barrier()` between the two accesses orders workgroup memory, not buffers
}

#[kernel(workgroup_size = 64)]
fn updates_in_different_rounds(o: &mut [u32]) {
    workgroup_var!(x: [u32; 64] = zeroed, y: [u32; 64] = zeroed);
    let lane = local_invocation_index();
    for round in 0..2 {
        x[(lane + round) % 64] += 1;
        //~^ K0601 before line 165: this removes the race here, and in line 167
        y[(lane + round) % 64] += lane;
    }
    workgroup_barrier();
    o[lane] = x[lane] + y[lane];
}

#[kernel(workgroup_size = 64)]
fn one_barrier_for_many(o: &mut [u32]) {
    workgroup_var!(a: [u32; 64], b: [u32; 64], c: [u32; 64], d: [u32; 64], e: [u32; 64]);
    let lane = local_invocation_index();
    (a[lane], b[lane], c[lane], d[lane], e[lane]) = (lane, lane, lane, lane, lane);
    let mut sum = 0;
    sum += a[63 - lane];
    //~^ K0601 this removes the race here, and in lines 181, 182, 183 and 1 more
    sum += b[63 - lane];
    sum += c[63 - lane];
    sum += d[63 - lane];
    sum += e[63 - lane];
    o[lane] = sum;
}

#[kernel(workgroup_size = 64)]
fn more_races_than_are_looked_for(o: &mut [u32]) {
    workgroup_var!(x: [[u32; 64]; 16], more: [u32; 64]);
    let lane = local_invocation_index();
    let mirror = 63 - lane;
    for row in 0..16 {
        x[row][lane] = lane;
    }
    more[lane] = lane;
    let mut sum = x[0][mirror];
    //~^ K0601 the analysis ends here: there may be more mistakes
    sum += x[1][mirror];
    sum += x[2][mirror];
    sum += x[3][mirror];
    sum += x[4][mirror];
    sum += x[5][mirror];
    sum += x[6][mirror];
    sum += x[7][mirror];
    sum += x[8][mirror];
    sum += x[9][mirror];
    sum += x[10][mirror];
    sum += x[11][mirror];
    sum += x[12][mirror];
    sum += x[13][mirror];
    sum += x[14][mirror];
    sum += x[15][mirror];
    sum += more[mirror];
    o[lane] = sum;
}

#[kernel(workgroup_size = 64)]
fn updates_of_words_in_rows(o: &mut [u32], rows: &mut [[u32; 4]]) {
    workgroup_var!(tile: [[u32; 4]; 8] = zeroed);
    tile[0][1] += 1;
    //~^ K0601 let one invocation make all updates; or give each invocation a part of its own, and let one invocation combine the parts after a barrier
    rows[0][1] += 1;
    //~^ K0601 let one invocation make all updates; or give each invocation a part of its own, and let one invocation combine the parts after a barrier
    workgroup_barrier();
    o[local_invocation_index()] = tile[0][1];
}

#[kernel(workgroup_size = 64)]
fn updates_that_add_nothing(o: &mut [f32]) {
    workgroup_var!(product: f32 = zeroed, largest: u32 = zeroed);
    let lane = local_invocation_index();
    product *= 2.0;
    //~^ K0601 let one invocation make all updates; or give each invocation a part of its own, and let one invocation combine the parts after a barrier
    largest = largest.max(lane);
    //~^ K0601 `largest: Atomic<u32>`, and write `largest.fetch_add(…)`, `fetch_max` or the like
    workgroup_barrier();
    o[lane] = product + largest as f32;
}

#[derive(ShaderType)]
struct Queue {
    count: u32,
    items: RuntimeArray<u32>,
}

#[kernel(workgroup_size = 64)]
fn the_array_at_the_end(queue: &mut Queue) {
    queue.items[3] = local_invocation_index();
    //~^ K0601 data race on `queue.items`: invocation 1 writes element 3 here
    queue.count = local_invocation_index();
    //~^ K0601 data race on `queue`: invocation 1 writes a member here
}
