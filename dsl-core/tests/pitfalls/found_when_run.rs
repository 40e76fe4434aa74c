//! Kernels whose mistakes depend on what they are launched with: they compile, and the checked
//! device finds them.

use dsl_runtime::{Error, Rule, prelude::*};

// Races in workgroup memory.

#[kernel(workgroup_size = 256)]
fn histogram_of_256_bins(input: &[u32]) {
    workgroup_var!(bins: [u32; 256] = zeroed);
    bins[input[global_invocation_id().x]] += 1;
}

#[kernel(workgroup_size = 1)]
fn past_the_end_of_a_part(input: &[u32], o: &mut [u32]) {
    let part = &mut o[2..4];
    part[input[0]] = 1;
}

#[kernel(workgroup_size = 1)]
fn part_past_the_end(input: &[u32], o: &mut [u32], end: u32) {
    let part = &input[1..end];
    o[0] = part.iter().sum();
}

#[kernel(workgroup_size = 64)]
fn buffer_by_data(input: &[u32], xs: [&mut [u32]; 2]) {
    let l = local_invocation_index();
    xs[input[l] % 2][l / 2] = l;
}

#[kernel(workgroup_size = 64)]
fn two_elements_of_a_chosen_buffer(n: u32, xs: [&mut [u32]; 2]) {
    let l = local_invocation_index();
    xs[n][l] = xs[n][63 - l];
}

#[kernel(workgroup_size = 64)]
fn two_choices_of_buffers(n: u32, m: u32, xs: [&mut [u32]; 2]) {
    let l = local_invocation_index();
    xs[n][l] = 1;
    xs[m][63 - l] = 2;
}

#[kernel(workgroup_size = 64)]
fn past_the_array_of_buffers(n: u32, xs: [&mut [u32]; 2]) {
    xs[n][local_invocation_index()] = 1;
}

#[kernel(workgroup_size = 64)]
fn past_a_chosen_buffer(n: u32, xs: [&mut [u32]; 2]) {
    xs[n][local_invocation_index() + 1] += 1;
}

#[kernel(workgroup_size = 64)]
fn past_chosen_atomics(n: u32, xs: [&[Atomic<u32>]; 2]) {
    xs[n][local_invocation_index() + 1].fetch_add(1);
}

#[kernel(workgroup_size = 64)]
fn reference_past_a_chosen_buffer(n: u32, xs: [&mut [u32]; 2]) {
    let x = &mut xs[n][local_invocation_index() + 1];
    *x = 1;
}

#[kernel(workgroup_size = 64)]
fn neighbour_by_data(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    o[l] = s[input[l]];
}

#[kernel(workgroup_size = 32)]
fn matrix_read_before_the_barrier(o: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let l = local_invocation_index();
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut tile[0], 8);
    o[l] = tile[l];
}

#[kernel(workgroup_size = 32)]
fn matrix_of_two_workgroups(o: &mut [f32]) {
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut o[0], 8);
}

#[kernel(workgroup_size = 64)]
fn barrier_of_the_wrong_kind(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    storage_barrier();
    o[l] = s[input[l]];
}

#[kernel(workgroup_size = 64)]
fn flag_set_by_data(input: &[u32], o: &mut [u32]) {
    workgroup_var!(flag: u32 = zeroed);
    let l = local_invocation_index();
    if input[l] > 40 {
        flag = 1;
    }
    if flag == 1 {
        o[l] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn tree_of_unknown_height(o: &mut [u32], height: u32) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    workgroup_barrier();
    let mut d = height;
    while d > 0 {
        if l < d {
            s[l] += s[l + d];
        }
        d /= 2;
    }
    o[l] = s[l];
}

#[kernel(workgroup_size = 64)]
fn tile_overwritten_by_data(input: &[u32], o: &mut [u32], rounds: u32) {
    workgroup_var!(tile: [u32; 64]);
    let l = local_invocation_index();
    let mut sum = 0;
    for round in 0..rounds {
        tile[(l + round) % 64] = l;
        workgroup_barrier();
        sum += tile[input[l]];
    }
    o[l] = sum;
}

#[kernel(workgroup_size = 64)]
fn components_by_data(input: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [UVec4; 2] = zeroed);
    let l = local_invocation_index();
    if l < 2 {
        v[input[l] / 4][input[l] % 4] = l;
    }
    workgroup_barrier();
    o[l] = v[0].x;
}

#[kernel(workgroup_size = 64)]
fn scatter_in_a_tile(input: &[u32], o: &mut [u32]) {
    workgroup_var!(tile: [[u32; 8]; 8] = zeroed);
    let l = local_invocation_index();
    tile[input[l] / 8][input[l] % 8] = l;
    workgroup_barrier();
    o[l] = tile[l / 8][l % 8];
}

#[device]
fn put(to: &mut u32, value: u32) {
    *to = value;
}

#[kernel(workgroup_size = 64)]
fn in_a_function(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed);
    let l = local_invocation_index();
    put(&mut s[input[l]], l);
    workgroup_barrier();
    o[l] = s[l];
}

#[device]
fn wait_and_add(x: u32) -> u32 {
    workgroup_barrier();
    x + 1
}

/// A function that waits makes state machines of the invocations.
#[kernel(workgroup_size = 64)]
fn between_calls_that_wait(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = wait_and_add(l);
    let x = s[input[l]];
    o[l] = wait_and_add(x);
}

// Races in buffers.

#[kernel(workgroup_size = 64)]
fn same_elements_in_each_workgroup(o: &mut [u32]) {
    o[local_invocation_index()] = workgroup_id().x;
}

#[kernel(workgroup_size = 64)]
fn barrier_across_workgroups(o: &mut [u32], r: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g] = g;
    storage_barrier();
    r[g] = o[(g + 64) % o.len()];
}

#[kernel(workgroup_size = 64)]
fn scatter(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[input[g]] = g;
}

#[kernel(workgroup_size = 64)]
fn slot_of_all_but_one(o: &mut [u32], next: &[Atomic<u32>]) {
    let g = global_invocation_id().x;
    let mut i = 12;
    if g != 13 {
        i = next[0].fetch_add(1);
    }
    o[i] = g;
}

#[kernel(workgroup_size = 64)]
fn one_workgroup_writes_what_all_read(o: &mut [u32], out: &mut [u32]) {
    let w = workgroup_id().x;
    if local_invocation_index() == 0 {
        out[w] = o[0];
        if w == 1 {
            o[0] = w;
        }
    }
}

#[kernel(workgroup_size = 64)]
fn total_of_all_workgroups(o: &mut [u32]) {
    if local_invocation_index() == 0 {
        o[0] += 1;
    }
}

#[kernel(workgroup_size = 64)]
fn read_before_another_workgroup_writes(o: &mut [u32], out: &mut [u32]) {
    let g = global_invocation_id().x;
    out[g] = o[o.len() - 1 - g];
    o[g] = g;
}

// Races in textures.

#[kernel(workgroup_size = 64)]
fn one_texel_for_two(input: &[u32], image: &mut StorageTexture2d<Rgba8Unorm>) {
    let i = input[global_invocation_id().x];
    image.store(uvec2(i % 8, i / 8), Vec4::ONE);
}

#[kernel(workgroup_size = 64)]
fn neighbouring_texel(input: &[u32], image: &mut StorageTexture2d<R32Uint, ReadWrite>) {
    let l = local_invocation_index();
    image.store(uvec2(l, 0), uvec4(l, 0, 0, 0));
    storage_barrier();
    let neighbour = image.load(uvec2(input[l], 0));
    texture_barrier();
    image.store(uvec2(l, 1), neighbour);
}

// Memory that nothing has written.

#[kernel(workgroup_size = 64)]
fn guarded_load(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    let g = global_invocation_id().x;
    if g < input.len() {
        s[l] = input[g];
    }
    workgroup_barrier();
    if l == 0 {
        let mut least = s[0];
        for i in 1..64 {
            least = least.min(s[i]);
        }
        o[workgroup_id().x] = least;
    }
}

#[kernel(workgroup_size = 64)]
fn holes_after_a_scatter(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    if l < 32 {
        s[input[l]] = l;
    }
    workgroup_barrier();
    o[l] = s[l];
}

#[kernel(workgroup_size = 64)]
fn own_element_before_its_write(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    for _ in 0..input[l] {
        s[l] += 1;
    }
    workgroup_barrier();
    o[l] = l;
}

#[kernel(workgroup_size = 64)]
fn another_component(input: &[u32], o: &mut [u32]) {
    workgroup_var!(v: [UVec2; 64]);
    let l = local_invocation_index();
    v[l].x = l;
    workgroup_barrier();
    if input[l] == 7 {
        o[l] = v[l].y;
    }
}

// Indices out of bounds.

#[kernel(workgroup_size = 64)]
fn no_guard(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g] = input[g % 16];
}

#[kernel(workgroup_size = 64)]
fn guard_off_by_one(o: &mut [u32], n: u32) {
    let g = global_invocation_id().x;
    if g <= n {
        o[g] = 1;
    }
}

#[derive(ShaderType)]
pub struct Queue {
    next: u32,
    last: u32,
    slots: RuntimeArray<u32>,
}

#[kernel(workgroup_size = 64)]
fn past_a_runtime_sized_array(input: &[u32], queue: &mut Queue) {
    let l = local_invocation_index();
    queue.slots[input[l]] = l;
}

#[kernel(workgroup_size = 64)]
fn slot_of_a_runtime_sized_array(input: &[u32], queue: &mut Queue) {
    let l = local_invocation_index();
    queue.slots[input[l]] = l;
}

#[kernel(workgroup_size = 64)]
fn last_writer_of_a_member(input: &[u32], queue: &mut Queue) {
    let l = local_invocation_index();
    if input[l] < 3 {
        queue.last = l;
    }
}

#[kernel(workgroup_size = 64)]
fn past_a_read_only_buffer(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g] = input[g + 1];
}

#[kernel(workgroup_size = 64)]
fn past_the_row_by_data(input: &[u32], o: &mut [u32]) {
    workgroup_var!(tile: [[u32; 8]; 8] = zeroed);
    let l = local_invocation_index();
    o[l] = tile[l / 8][input[l]];
}

#[kernel(workgroup_size = 64)]
fn past_a_variable(input: &[u32], o: &mut [u32]) {
    let l = local_invocation_index();
    let table = [1, 2, 3, 4];
    o[l] = table[input[l]];
}

#[kernel(workgroup_size = 64)]
fn past_the_components(input: &[u32], o: &mut [u32]) {
    let l = local_invocation_index();
    let v = uvec4(1, 2, 3, 4);
    o[l] = v[input[l]];
}

#[device]
fn element(table: [u32; 4], i: u32) -> u32 {
    table[i]
}

#[kernel(workgroup_size = 64)]
fn past_an_argument(input: &[u32], o: &mut [u32]) {
    let l = local_invocation_index();
    o[l] = element([1, 2, 3, 4], input[l]);
}

#[kernel(workgroup_size = 64)]
fn past_the_counters(input: &[u32], counters: &[Atomic<u32>]) {
    counters[input[global_invocation_id().x]].fetch_add(1);
}

// Loops that do not end.

#[kernel(workgroup_size = 64)]
fn waits_for_another_workgroup(flag: &[Atomic<u32>], o: &mut [u32]) {
    if workgroup_id().x == 0 {
        while flag[0].load() == 0 {}
        o[local_invocation_index()] = 1;
    } else {
        flag[0].store(1);
    }
}

#[kernel(workgroup_size = 64)]
fn steps_of_nothing(o: &mut [u32], step: u32) {
    let l = local_invocation_index();
    let mut i = l;
    while i < o.len() {
        o[i] = 1;
        i += step;
    }
}

#[kernel(workgroup_size = 4)]
fn rounds_of_the_whole_workgroup(o: &mut [u32], step: u32) {
    workgroup_var!(s: [u32; 4]);
    let l = local_invocation_index();
    let mut n = 1;
    while n != 0 {
        s[l] = n;
        workgroup_barrier();
        n *= step;
    }
    o[l] = s[l];
}

#[kernel(workgroup_size = 4)]
fn rounds_of_state_machines(o: &mut [u32], step: u32) {
    let l = local_invocation_index();
    let mut n = 1;
    while n != 0 {
        n = (wait_and_add(n) - 1) * step;
    }
    o[l] = n;
}

type Launch = fn(&Device) -> Result<(), Error>;

/// 0 to 63, with one 5 in the place of 4.
fn pair(device: &Device, length: usize) -> Result<[Buffer<u32>; 2], Error> {
    Ok([device.zeroed(length)?, device.zeroed(length)?])
}

fn with_one_twice() -> Vec<u32> {
    (0..64).map(|i| if i == 4 { 5 } else { i }).collect()
}

fn queue(device: &Device, len: usize) -> Result<Storage<Queue>, Error> {
    device.storage(&Queue { next: 0, last: 0, slots: vec![0; len].into() })
}

/// The launches that show the mistakes: the kernel, the rule, and the variable.
pub const LAUNCHES: &[(&str, Rule, Option<&str>, Launch)] = &[
    ("histogram_of_256_bins", Rule::Race, Some("bins"), |device| {
        let values: Vec<u32> = (0..256).map(|i| i * i % 256).collect();
        histogram_of_256_bins(&device.buffer(&values)?).workgroups(1).run()
    }),
    ("part_past_the_end", Rule::OutOfBounds, None, |device| {
        part_past_the_end(&device.buffer(&[2; 4])?, &mut device.zeroed(1)?, 5).workgroups(1).run()
    }),
    ("past_the_end_of_a_part", Rule::OutOfBounds, None, |device| {
        past_the_end_of_a_part(&device.buffer(&[2])?, &mut device.zeroed(8)?).workgroups(1).run()
    }),
    ("neighbour_by_data", Rule::Race, Some("s"), |device| {
        let input = device.buffer(&(0..64).map(|i| (i + 1) % 64).collect::<Vec<u32>>())?;
        neighbour_by_data(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("barrier_of_the_wrong_kind", Rule::Race, Some("s"), |device| {
        let input = device.buffer(&(0..64).rev().collect::<Vec<u32>>())?;
        barrier_of_the_wrong_kind(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("flag_set_by_data", Rule::Race, Some("flag"), |device| {
        let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
        flag_set_by_data(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("tree_of_unknown_height", Rule::Race, Some("s"), |device| {
        tree_of_unknown_height(&mut device.zeroed(64)?, 32).workgroups(1).run()
    }),
    ("tile_overwritten_by_data", Rule::Race, Some("tile"), |device| {
        let input = device.buffer(&[3; 64])?;
        tile_overwritten_by_data(&input, &mut device.zeroed(64)?, 2).workgroups(1).run()
    }),
    ("components_by_data", Rule::Race, Some("v"), |device| {
        let input = device.buffer(&with_one_twice()[..64])?;
        components_by_data(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("scatter_in_a_tile", Rule::Race, Some("tile"), |device| {
        let input = device.buffer(&with_one_twice())?;
        scatter_in_a_tile(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("in_a_function", Rule::Race, Some("s"), |device| {
        let input = device.buffer(&with_one_twice())?;
        in_a_function(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("between_calls_that_wait", Rule::Race, Some("s"), |device| {
        let input = device.buffer(&(0..64).rev().collect::<Vec<u32>>())?;
        between_calls_that_wait(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("same_elements_in_each_workgroup", Rule::Race, Some("o"), |device| {
        same_elements_in_each_workgroup(&mut device.zeroed(64)?).workgroups(2).run()
    }),
    ("barrier_across_workgroups", Rule::Race, Some("o"), |device| {
        barrier_across_workgroups(&mut device.zeroed(128)?, &mut device.zeroed(128)?)
            .workgroups(2)
            .run()
    }),
    ("scatter", Rule::Race, Some("o"), |device| {
        let input = device.buffer(&with_one_twice())?;
        scatter(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("scatter between workgroups", Rule::Race, Some("o"), |device| {
        let input = device.buffer(&(0..128).map(|i| i.min(126)).collect::<Vec<u32>>())?;
        scatter(&input, &mut device.zeroed(128)?).workgroups(2).run()
    }),
    ("slot_of_all_but_one", Rule::Race, Some("o"), |device| {
        slot_of_all_but_one(&mut device.zeroed(64)?, &mut device.zeroed(1)?).workgroups(1).run()
    }),
    ("one_workgroup_writes_what_all_read", Rule::Race, Some("o"), |device| {
        one_workgroup_writes_what_all_read(&mut device.zeroed(1)?, &mut device.zeroed(4)?)
            .workgroups(4)
            .run()
    }),
    ("total_of_all_workgroups", Rule::Race, Some("o"), |device| {
        total_of_all_workgroups(&mut device.zeroed(1)?).workgroups(3).run()
    }),
    ("read_before_another_workgroup_writes", Rule::Race, Some("o"), |device| {
        read_before_another_workgroup_writes(&mut device.zeroed(128)?, &mut device.zeroed(128)?)
            .workgroups(2)
            .run()
    }),
    ("buffer_by_data", Rule::Race, Some("xs[1]"), |device| {
        let input = device.buffer(&[1; 64])?;
        buffer_by_data(&input, &mut pair(device, 32)?).workgroups(1).run()
    }),
    ("two_elements_of_a_chosen_buffer", Rule::Race, Some("xs[1]"), |device| {
        two_elements_of_a_chosen_buffer(1, &mut pair(device, 64)?).workgroups(1).run()
    }),
    ("two_choices_of_buffers", Rule::Race, Some("xs[0]"), |device| {
        two_choices_of_buffers(0, 0, &mut pair(device, 64)?).workgroups(1).run()
    }),
    ("past_the_array_of_buffers", Rule::OutOfBounds, None, |device| {
        past_the_array_of_buffers(2, &mut pair(device, 64)?).workgroups(1).run()
    }),
    ("past_a_chosen_buffer", Rule::OutOfBounds, Some("xs[1]"), |device| {
        past_a_chosen_buffer(1, &mut pair(device, 64)?).workgroups(1).run()
    }),
    ("past_chosen_atomics", Rule::OutOfBounds, Some("xs[0]"), |device| {
        past_chosen_atomics(0, &mut [device.zeroed(64)?, device.zeroed(65)?]).workgroups(1).run()
    }),
    ("reference_past_a_chosen_buffer", Rule::OutOfBounds, Some("xs[1]"), |device| {
        reference_past_a_chosen_buffer(1, &mut pair(device, 64)?).workgroups(1).run()
    }),
    ("one_texel_for_two", Rule::Race, Some("image"), |device| {
        let input = device.buffer(&with_one_twice())?;
        let mut image = device.texture_2d_zeroed((8, 8))?;
        one_texel_for_two(&input, &mut image).workgroups(1).run()
    }),
    ("neighbouring_texel", Rule::Race, Some("image"), |device| {
        let input = device.buffer(&(0..64).rev().collect::<Vec<u32>>())?;
        neighbouring_texel(&input, &mut device.texture_2d_zeroed((64, 2))?).workgroups(1).run()
    }),
    ("guarded_load", Rule::Unwritten, Some("s"), |device| {
        let input = device.buffer(&vec![9; 100])?;
        guarded_load(&input, &mut device.zeroed(2)?).workgroups(2).run()
    }),
    ("matrix_read_before_the_barrier", Rule::Race, Some("tile"), |device| {
        matrix_read_before_the_barrier(&mut device.zeroed(32)?).workgroups(1).run()
    }),
    ("matrix_of_two_workgroups", Rule::Race, Some("o"), |device| {
        matrix_of_two_workgroups(&mut device.zeroed(64)?).workgroups(2).run()
    }),
    ("holes_after_a_scatter", Rule::Unwritten, Some("s"), |device| {
        let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
        holes_after_a_scatter(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("own_element_before_its_write", Rule::Unwritten, Some("s"), |device| {
        let input = device.buffer(&with_one_twice())?;
        own_element_before_its_write(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("another_component", Rule::Unwritten, Some("v"), |device| {
        let input = device.buffer(&with_one_twice())?;
        another_component(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("no_guard", Rule::OutOfBounds, Some("o"), |device| {
        let input = device.buffer(&[1; 16])?;
        no_guard(&input, &mut device.zeroed(100)?).invocations(100).run()
    }),
    ("guard_off_by_one", Rule::OutOfBounds, Some("o"), |device| {
        guard_off_by_one(&mut device.zeroed(100)?, 100).invocations(100).run()
    }),
    ("past_a_runtime_sized_array", Rule::OutOfBounds, Some("queue.slots"), |device| {
        let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
        past_a_runtime_sized_array(&input, &mut queue(device, 60)?).workgroups(1).run()
    }),
    ("slot_of_a_runtime_sized_array", Rule::Race, Some("queue.slots"), |device| {
        let input = device.buffer(&with_one_twice())?;
        slot_of_a_runtime_sized_array(&input, &mut queue(device, 64)?).workgroups(1).run()
    }),
    ("last_writer_of_a_member", Rule::Race, Some("queue.slots"), |device| {
        let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
        last_writer_of_a_member(&input, &mut queue(device, 0)?).workgroups(1).run()
    }),
    ("past_a_read_only_buffer", Rule::OutOfBounds, Some("input"), |device| {
        let input = device.buffer(&[1; 64])?;
        past_a_read_only_buffer(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("past_the_row_by_data", Rule::OutOfBounds, Some("tile"), |device| {
        let input = device.buffer(&(0..64).map(|i| i / 7).collect::<Vec<u32>>())?;
        past_the_row_by_data(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("past_a_variable", Rule::OutOfBounds, Some("table"), |device| {
        let input = device.buffer(&with_one_twice())?;
        past_a_variable(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("past_the_components", Rule::OutOfBounds, Some("v"), |device| {
        let input = device.buffer(&with_one_twice())?;
        past_the_components(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("past_an_argument", Rule::OutOfBounds, Some("table"), |device| {
        let input = device.buffer(&with_one_twice())?;
        past_an_argument(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("past_the_counters", Rule::OutOfBounds, Some("counters"), |device| {
        let input = device.buffer(&with_one_twice())?;
        past_the_counters(&input, &mut device.zeroed(63)?).workgroups(1).run()
    }),
    ("waits_for_another_workgroup", Rule::Endless, None, |device| {
        waits_for_another_workgroup(&mut device.zeroed(1)?, &mut device.zeroed(64)?)
            .workgroups(2)
            .run()
    }),
    ("steps_of_nothing", Rule::Endless, None, |device| {
        steps_of_nothing(&mut device.zeroed(64)?, 0).workgroups(1).run()
    }),
    ("rounds_of_the_whole_workgroup", Rule::Endless, None, |device| {
        rounds_of_the_whole_workgroup(&mut device.zeroed(64)?, 1).workgroups(1).run()
    }),
    ("rounds_of_state_machines", Rule::Endless, None, |device| {
        rounds_of_state_machines(&mut device.zeroed(64)?, 1).workgroups(1).run()
    }),
];
