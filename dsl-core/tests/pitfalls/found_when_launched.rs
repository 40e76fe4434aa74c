//! More kernels whose mistakes depend on what they are launched with, of the shapes that programs
//! have: tiles, queues, locks, passes over several workgroups.

use dsl_runtime::{Error, Rule, prelude::*};

// Races.

#[kernel(workgroup_size = 64)]
fn last_workgroup_adds_up(partial: &mut [u32], done: &[Atomic<u32>], o: &mut [u32]) {
    workgroup_var!(is_last: u32);
    let t = local_invocation_index();
    if t == 0 {
        partial[workgroup_id().x] = workgroup_id().x;
    }
    if t == 0 {
        is_last = (done[0].fetch_add(1) + 1 == num_workgroups().x) as u32;
    }
    if workgroup_uniform_load(&is_last) == 1 {
        let mut sum = 0;
        for w in 0..num_workgroups().x {
            sum += partial[w];
        }
        if t == 0 {
            o[0] = sum;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn products_that_wrap(o: &mut [u32], stride: u32) {
    let g = global_invocation_id().x;
    let i = g * stride;
    if i < o.len() {
        o[i] = g;
    }
}

#[kernel(workgroup_size = (8, 8))]
fn smoothed_in_place(image: &mut [f32], width: u32) {
    let g = global_invocation_id();
    if g.x > 0 && g.x + 1 < width {
        let i = g.y * width + g.x;
        let x = (image[i - 1] + image[i] + image[i + 1]) / 3.0;
        put_back(&mut image[i], x);
    }
}

#[device]
fn put_back(to: &mut f32, x: f32) {
    *to = x;
}

#[kernel(workgroup_size = 64)]
fn columns_by_a_wrong_pitch(o: &mut [u32], pitch: u32) {
    let t = local_invocation_index();
    for row in 0..4 {
        o[row * pitch + t] = row;
    }
}

#[kernel(workgroup_size = 64)]
fn sorted_by_counts(keys: &[u32], starts: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[starts[keys[g]]] = keys[g];
}

#[kernel(workgroup_size = 64)]
fn shifted_in_place(rounds: u32, shift: u32, o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t] = t;
    workgroup_barrier();
    for _ in 0..rounds {
        let x = s[(t + shift) % 64];
        s[t] = x;
        workgroup_barrier();
    }
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn neighbours_by_pointer(next: &[u32], o: &mut [u32]) {
    workgroup_var!(link: [u32; 64], rank: [u32; 64]);
    let t = local_invocation_index();
    link[t] = next[t];
    rank[t] = 1;
    workgroup_barrier();
    for _ in 0..6 {
        rank[t] += rank[link[t]];
        workgroup_barrier();
    }
    o[t] = rank[t];
}

#[kernel(workgroup_size = 64)]
fn prefix_of_the_workgroup_before(sums: &mut [u32], flags: &[Atomic<u32>]) {
    let w = workgroup_id().x;
    if local_invocation_index() == 0 {
        let mut before = 0;
        if w > 0 {
            while flags[w - 1].load() == 0 {}
            before = sums[w - 1];
        }
        sums[w] = before + w;
        flags[w].store(1);
    }
}

#[kernel(workgroup_size = (4, 4, 4))]
fn bricks_that_overlap(o: &mut [u32], depth: u32) {
    let p = local_invocation_id();
    let z = workgroup_id().x * depth + p.z;
    o[(z * 4 + p.y) * 4 + p.x] = z;
}

/// Relaxed atomics order nothing but themselves.
#[kernel(workgroup_size = 64)]
fn tries_a_lock(lock: &[Atomic<u32>], o: &mut [u32]) {
    let mut done = false;
    while !done {
        if lock[0].compare_exchange(0, 1).is_ok() {
            o[0] += 1;
            lock[0].store(0);
            done = true;
        }
    }
}

// Memory that nothing has written.

#[kernel(workgroup_size = (8, 8))]
fn tile_at_the_edge(input: &[f32], o: &mut [f32], width: u32) {
    workgroup_var!(tile: [[f32; 8]; 8]);
    let l = local_invocation_id();
    let g = global_invocation_id();
    if g.x < width {
        tile[l.y][l.x] = input[g.y * width + g.x];
    }
    workgroup_barrier();
    let mut sum = 0.0;
    for k in 0..8 {
        sum += tile[l.y][k];
    }
    if g.x < width {
        o[g.y * width + g.x] = sum;
    }
}

#[kernel(workgroup_size = 64)]
fn halo_on_one_side(input: &[u32], o: &mut [u32], reach: u32) {
    workgroup_var!(s: [u32; 80]);
    let t = local_invocation_index();
    s[t] = input[t];
    if t < 8 {
        s[t + 64] = input[t];
    }
    workgroup_barrier();
    o[t] = s[t + reach];
}

#[kernel(workgroup_size = 64)]
fn only_the_even_buffer(o: &mut [u32], rounds: u32) {
    workgroup_var!(s: [[u32; 64]; 2]);
    let t = local_invocation_index();
    s[0][t] = t;
    let mut at = 0;
    for _ in 0..rounds {
        workgroup_barrier();
        at = 1 - at;
    }
    workgroup_barrier();
    o[t] = s[at][63 - t];
}

#[kernel(workgroup_size = 64)]
fn never_entered(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(best: u32);
    let t = local_invocation_index();
    for i in 0..n {
        if t == 0 {
            best = input[i];
        }
        workgroup_barrier();
    }
    workgroup_barrier();
    o[t] = best;
}

// Indices out of bounds.

#[kernel(workgroup_size = 64)]
fn last_of_nothing(input: &[u32], o: &mut [u32]) {
    if local_invocation_index() == 0 {
        o[0] = input[input.len() - 1];
    }
}

#[kernel(workgroup_size = 64)]
fn returns_one_too_late(o: &mut [u32]) {
    let g = global_invocation_id().x;
    if g > o.len() {
        return;
    }
    o[g] = 1;
}

#[kernel(workgroup_size = (8, 8))]
fn columns_are_guarded_only(o: &mut [u32], width: u32) {
    let g = global_invocation_id();
    if g.x < width {
        o[g.y * width + g.x] = 1;
    }
}

#[kernel(workgroup_size = (8, 8))]
fn transposed_by_the_wrong_width(input: &[u32], o: &mut [u32], width: u32, height: u32) {
    let g = global_invocation_id();
    if g.x < width && g.y < height {
        o[g.x * width + g.y] = input[g.y * width + g.x];
    }
}

#[kernel(workgroup_size = 64)]
fn list_of_too_many(input: &[u32], o: &mut [u32]) {
    workgroup_var!(n: Atomic<u32>, list: [u32; 16]);
    let t = local_invocation_index();
    if input[t] > 40 {
        list[n.fetch_add(1)] = t;
    }
    workgroup_barrier();
    if t < n.load().min(16) {
        o[t] = list[t];
    }
}

#[kernel(workgroup_size = 64)]
fn before_the_first(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g] = input[g] - input[g - 1];
}

#[kernel(workgroup_size = (16, 16))]
fn product_of_no_multiple(a: &[f32], c: &mut [f32], n: u32) {
    workgroup_var!(tile: [[f32; 16]; 16]);
    let l = local_invocation_id();
    let g = global_invocation_id();
    let mut sum = 0.0;
    for k in (0..n).step_by(16) {
        tile[l.y][l.x] = a[g.y * n + k + l.x];
        workgroup_barrier();
        for i in 0..16 {
            sum += tile[l.y][i];
        }
        workgroup_barrier();
    }
    if g.x < n && g.y < n {
        c[g.y * n + g.x] = sum;
    }
}

// Loops that do not end.

#[kernel(workgroup_size = 64)]
fn lock_that_is_kept(lock: &[Atomic<u32>], next: &[Atomic<u32>]) {
    while lock[0].swap(1) == 1 {}
    next[0].fetch_add(1);
}

/// On a GPU the others of the subgroup may never let the first one on.
#[kernel(workgroup_size = 64)]
fn in_the_order_of_lanes(turn: &[Atomic<u32>]) {
    let t = 63 - local_invocation_index();
    while turn[0].load() != t {}
    turn[0].fetch_add(1);
}

type Launch = fn(&Device) -> Result<(), Error>;

/// The launches that show the mistakes: the kernel, the rule, and the variable.
pub const LAUNCHES: &[(&str, Rule, Option<&str>, Launch)] = &[
    ("last_workgroup_adds_up", Rule::Race, Some("partial"), |device| {
        let mut partial = device.zeroed(4)?;
        last_workgroup_adds_up(&mut partial, &mut device.zeroed(1)?, &mut device.zeroed(1)?)
            .workgroups(4)
            .run()
    }),
    ("products_that_wrap", Rule::Race, Some("o"), |device| {
        products_that_wrap(&mut device.zeroed(64)?, 1_u32 << 31).workgroups(1).run()
    }),
    ("smoothed_in_place", Rule::Race, Some("image"), |device| {
        smoothed_in_place(&mut device.zeroed(128)?, 16).workgroups((2, 1)).run()
    }),
    ("columns_by_a_wrong_pitch", Rule::Race, Some("o"), |device| {
        columns_by_a_wrong_pitch(&mut device.zeroed(256)?, 60).workgroups(1).run()
    }),
    ("sorted_by_counts", Rule::Race, Some("o"), |device| {
        let keys = device.buffer(&(0..64).map(|i| i % 4).collect::<Vec<u32>>())?;
        sorted_by_counts(&keys, &device.buffer(&[0, 16, 32, 48])?, &mut device.zeroed(64)?)
            .workgroups(1)
            .run()
    }),
    ("shifted_in_place", Rule::Race, Some("s"), |device| {
        shifted_in_place(1, 1, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("neighbours_by_pointer", Rule::Race, Some("rank"), |device| {
        let next = device.buffer(&(0..64).map(|i| (i + 1).min(63)).collect::<Vec<u32>>())?;
        neighbours_by_pointer(&next, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("prefix_of_the_workgroup_before", Rule::Race, Some("sums"), |device| {
        prefix_of_the_workgroup_before(&mut device.zeroed(4)?, &mut device.zeroed(4)?)
            .workgroups(4)
            .run()
    }),
    ("bricks_that_overlap", Rule::Race, Some("o"), |device| {
        bricks_that_overlap(&mut device.zeroed(112)?, 3).workgroups(2).run()
    }),
    ("tries_a_lock", Rule::Race, Some("o"), |device| {
        tries_a_lock(&mut device.zeroed(1)?, &mut device.zeroed(1)?).workgroups(1).run()
    }),
    ("tile_at_the_edge", Rule::Unwritten, Some("tile"), |device| {
        let input = device.buffer(&[1.0; 80])?;
        tile_at_the_edge(&input, &mut device.zeroed(80)?, 10).workgroups((2, 1)).run()
    }),
    ("halo_on_one_side", Rule::Unwritten, Some("s"), |device| {
        let input = device.buffer(&[1; 64])?;
        halo_on_one_side(&input, &mut device.zeroed(64)?, 9).workgroups(1).run()
    }),
    ("only_the_even_buffer", Rule::Unwritten, Some("s"), |device| {
        only_the_even_buffer(&mut device.zeroed(64)?, 3).workgroups(1).run()
    }),
    ("never_entered", Rule::Unwritten, Some("best"), |device| {
        never_entered(&device.buffer(&[1])?, &mut device.zeroed(64)?, 0).workgroups(1).run()
    }),
    ("last_of_nothing", Rule::OutOfBounds, Some("input"), |device| {
        last_of_nothing(&device.zeroed(0)?, &mut device.zeroed(1)?).workgroups(1).run()
    }),
    ("returns_one_too_late", Rule::OutOfBounds, Some("o"), |device| {
        returns_one_too_late(&mut device.zeroed(100)?).invocations(100).run()
    }),
    ("columns_are_guarded_only", Rule::OutOfBounds, Some("o"), |device| {
        columns_are_guarded_only(&mut device.zeroed(100)?, 10).workgroups((2, 2)).run()
    }),
    ("transposed_by_the_wrong_width", Rule::OutOfBounds, Some("o"), |device| {
        let input = device.buffer(&[1; 32])?;
        transposed_by_the_wrong_width(&input, &mut device.zeroed(32)?, 8, 4)
            .workgroups((1, 1))
            .run()
    }),
    ("list_of_too_many", Rule::OutOfBounds, Some("list"), |device| {
        let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
        list_of_too_many(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("before_the_first", Rule::OutOfBounds, Some("input"), |device| {
        let input = device.buffer(&[1; 64])?;
        before_the_first(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("product_of_no_multiple", Rule::OutOfBounds, Some("a"), |device| {
        let a = device.buffer(&[1.0; 400])?;
        product_of_no_multiple(&a, &mut device.zeroed(400)?, 20).workgroups((2, 2)).run()
    }),
    ("lock_that_is_kept", Rule::Endless, None, |device| {
        lock_that_is_kept(&mut device.zeroed(1)?, &mut device.zeroed(1)?).workgroups(1).run()
    }),
    ("in_the_order_of_lanes", Rule::Endless, None, |device| {
        in_the_order_of_lanes(&mut device.zeroed(1)?).workgroups(1).run()
    }),
];
