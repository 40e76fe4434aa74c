//! Kernels that are right with what they are launched with, and that a careless check would refuse;
//! some of them deserve a note.

use dsl_runtime::{Error, Rule, prelude::*};

#[kernel(workgroup_size = 64)]
fn permutation(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[input[l]] = l;
    workgroup_barrier();
    o[global_invocation_id().x] = s[l];
}

#[kernel(workgroup_size = 64)]
fn scatter_without_duplicates(input: &[u32], o: &mut [u32]) {
    let g = global_invocation_id().x;
    o[input[g]] = g;
}

#[kernel(workgroup_size = 64)]
fn for_one_workgroup(o: &mut [u32]) {
    o[local_invocation_index()] = workgroup_id().x;
}

#[derive(Clone, Copy, ShaderType)]
struct Pair {
    low: u32,
    high: f32,
    at: Vec3,
}

/// Members of a structure are separate places, and so are the bytes after a `Vec3`.
#[kernel(workgroup_size = 64)]
fn members_apart(pairs: &mut [Pair]) {
    workgroup_var!(s: [Pair; 32], whole: [Pair; 32]);
    let l = local_invocation_index();
    if l % 2 == 0 {
        s[l / 2].low = l;
    } else {
        s[l / 2].high = l as f32;
        s[l / 2].at = Vec3::ONE;
    }
    workgroup_barrier();
    if l < 32 {
        whole[l] = s[l];
        pairs[l] = whole[l];
    }
}

/// Two of them share a word.
#[kernel(workgroup_size = 64)]
fn halves_apart(values: &[f16], o: &mut [f16]) {
    workgroup_var!(s: [f16; 64]);
    let l = local_invocation_index();
    s[l] = values[l];
    workgroup_barrier();
    o[63 - l] = s[l];
}

#[kernel(workgroup_size = 64)]
fn components_of_ones_own(o: &mut [Vec4]) {
    workgroup_var!(v: [Vec3; 64]);
    let l = local_invocation_index();
    v[l].x = 1.0;
    v[l].y = 2.0;
    v[l][2] = 3.0;
    workgroup_barrier();
    o[l].x = v[63 - l].z;
    o[l].w = v[63 - l].x;
}

#[kernel(workgroup_size = 64)]
fn exchange_through_a_buffer(o: &mut [u32]) {
    let g = global_invocation_id().x;
    let l = local_invocation_index();
    o[g] = g;
    storage_barrier();
    let neighbour = o[g - l + (l + 1) % 64];
    storage_barrier();
    o[g] = neighbour;
}

/// Who is first decides.
#[kernel(workgroup_size = 64)]
fn tickets_in_a_texture(next: &[Atomic<u32>], image: &mut StorageTexture2d<R32Uint>) {
    let l = local_invocation_index();
    image.store(UVec2::new(l % 16, l / 16), UVec4::splat(next[0].fetch_add(1)));
}

#[kernel(workgroup_size = 64)]
fn counted_in_a_texture(next: &[Atomic<u32>], image: &mut StorageTexture2d<R32Uint>) {
    let l = local_invocation_index();
    next[0].fetch_add(1);
    image.store(UVec2::new(l % 16, l / 16), UVec4::splat(l));
}

#[kernel(workgroup_size = 64)]
fn exchange_through_a_texture(image: &mut StorageTexture2d<R32Uint, ReadWrite>) {
    let g = global_invocation_id().x;
    let l = local_invocation_index();
    image.store(uvec2(g, 0), uvec4(l, 0, 0, 0));
    texture_barrier();
    let neighbour = image.load(uvec2(g - l + 63 - l, 0));
    let outside = image.load(uvec2(g, 2));
    texture_barrier();
    image.store(uvec2(g, 0), neighbour + outside);
}

#[kernel(workgroup_size = 64)]
fn width_of_the_first(input: &[u32], o: &mut [u32]) {
    workgroup_var!(n: u32);
    let l = local_invocation_index();
    if l == 0 {
        n = input[workgroup_id().x];
    }
    let n = workgroup_uniform_load(&n);
    for i in 0..n {
        workgroup_barrier();
        o[global_invocation_id().x] += i;
    }
}

#[device]
fn wait_and_add(x: u32) -> u32 {
    workgroup_barrier();
    x + 1
}

#[kernel(workgroup_size = 64)]
fn barriers_in_a_function(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    s[l] = l;
    let mut n = 0;
    while n < 5 {
        n = wait_and_add(n);
        let x = s[63 - l];
        n = wait_and_add(n);
        s[l] = x;
    }
    o[global_invocation_id().x] = s[l];
}

#[kernel(workgroup_size = 64)]
fn relies_on_zeros(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64] = zeroed, first: u32 = zeroed);
    let l = local_invocation_index();
    if l % 3 == 0 {
        s[l] = 1;
    }
    workgroup_barrier();
    o[l] = s[63 - l] + first;
}

#[kernel(workgroup_size = 64, allow(race = "all of them store the same value"))]
fn allowed_race(input: &[u32], o: &mut [u32]) {
    o[input[global_invocation_id().x] % 4] = 1;
}

#[kernel(workgroup_size = 64, allow(out_of_bounds = "stores outside are dropped"))]
fn allowed_index(o: &mut [u32]) {
    o[global_invocation_id().x] = 1;
}

#[kernel(workgroup_size = 64, allow(unwritten = "zeros are right"))]
fn allowed_zeros(input: &[u32], o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let l = local_invocation_index();
    if l < input[0] {
        s[l] = 1;
    }
    workgroup_barrier();
    o[l] = s[l];
}

#[kernel(workgroup_size = 64)]
fn counts(input: &[u32], counts: &[Atomic<u32>]) {
    counts[input[global_invocation_id().x] % 4].fetch_add(1);
}

#[kernel(workgroup_size = 64)]
fn adds_by_exchange(sums: &[Atomic<u32>]) {
    let mut old = sums[0].load();
    loop {
        match sums[0].compare_exchange(old, old + 1) {
            Ok(_) => break,
            Err(now) => old = now,
        }
    }
}

// With a note.

#[kernel(workgroup_size = 64)]
fn appends(input: &[u32], o: &mut [u32], length: &[Atomic<u32>]) {
    let g = global_invocation_id().x;
    if input[g] % 2 == 0 {
        o[length[0].fetch_add(1)] = input[g];
    }
}

#[kernel(workgroup_size = 64)]
fn reset_without_a_barrier(o: &mut [u32]) {
    workgroup_var!(h: [Atomic<u32>; 16]);
    let l = local_invocation_index();
    if l >= 48 {
        h[l - 48].store(0);
    }
    h[l % 16].fetch_add(1);
    workgroup_barrier();
    if l < 16 {
        o[l] = h[l].load();
    }
}

#[kernel(workgroup_size = 64)]
fn counts_in_two_steps(counts: &[Atomic<u32>]) {
    let n = counts[0].load();
    counts[0].store(n + 1);
}

#[kernel(workgroup_size = 64)]
fn counts_in_two_steps_among_others(counts: &[Atomic<u32>]) {
    if workgroup_id().x == 0 && local_invocation_index() == 0 {
        counts[0].store(counts[0].load() + 1);
    } else {
        counts[0].fetch_add(1);
    }
}

#[kernel(workgroup_size = 64)]
fn last_tile_is_partly_of_the_one_before(input: &[u32], o: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    for first in (0..input.len()).step_by(64) {
        if first + t < input.len() {
            tile[t] = input[first + t];
        }
        workgroup_barrier();
        for k in 0..64 {
            sum += tile[k];
        }
        workgroup_barrier();
    }
    o[t] = sum;
}

#[kernel(workgroup_size = (8, 8))]
fn edge_of_a_tile_is_of_the_one_before(input: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(tile: [[u32; 8]; 8]);
    let l = local_invocation_id();
    let mut sum = 0;
    let mut k = 0;
    while k < n {
        let column = k + l.x;
        let is_inside = column < n;
        if is_inside {
            tile[l.y][l.x] = input[l.y * n + column];
        }
        workgroup_barrier();
        for i in 0..8 {
            sum += tile[l.y][i];
        }
        workgroup_barrier();
        k += 8;
    }
    o[local_invocation_index()] = sum;
}

// Without a note, though memory is read that is of an earlier round.

#[kernel(workgroup_size = 64)]
fn last_tile_in_part(input: &[u32], o: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    for first in (0..input.len()).step_by(64) {
        let count = (input.len() - first).min(64);
        if t < count {
            tile[t] = input[first + t];
        }
        workgroup_barrier();
        for k in 0..count {
            sum += tile[k];
        }
        workgroup_barrier();
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn planes_in_turn(input: &[u32], o: &mut [u32], depth: u32) {
    workgroup_var!(planes: [[u32; 64]; 3]);
    let t = local_invocation_index();
    planes[0][t] = input[t];
    planes[1][t] = input[t];
    let mut sum = 0;
    for z in 1..depth {
        if z + 1 < depth {
            planes[(z + 1) % 3][t] = input[(z + 1) * 64 + t];
        }
        workgroup_barrier();
        if z + 1 < depth {
            sum +=
                planes[(z - 1) % 3][63 - t] + planes[z % 3][63 - t] + planes[(z + 1) % 3][63 - t];
        }
        workgroup_barrier();
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn pivots_of_all_rounds(input: &[u32], o: &mut [u32]) {
    workgroup_var!(pivots: [u32; 64]);
    let t = local_invocation_index();
    let mut sum = 0;
    for k in 0..64 {
        if t == k {
            pivots[k] = input[t];
        }
        workgroup_barrier();
        for j in 0..k + 1 {
            sum += pivots[j];
        }
        workgroup_barrier();
    }
    o[t] = sum;
}

#[kernel(workgroup_size = 64)]
fn heads_of_lists(input: &[u32], o: &mut [u32]) {
    workgroup_var!(heads: [u32; 64]);
    let t = local_invocation_index();
    let mut at = t;
    heads[t] = input[at];
    workgroup_barrier();
    for round in 0..5 {
        let least = heads[0].min(heads[1]).min(heads[63]);
        workgroup_barrier();
        if heads[t] == least {
            at = (at + 1) % 64;
            heads[t] = input[at];
        }
        workgroup_barrier();
        o[t] = heads[63 - t] + round;
    }
}

#[kernel(workgroup_size = 64)]
fn tree_in_a_loop(input: &[u32], o: &mut [u32], tiles: u32) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    for tile in 0..tiles {
        s[t] = input[tile * 64 + t];
        workgroup_barrier();
        for d in [32, 16, 8, 4, 2, 1] {
            if t < d {
                let x = s[t + d];
                s[t] = s[t] + x;
            }
            workgroup_barrier();
        }
        o[tile * 64 + t] = s[0] + s[t];
        workgroup_barrier();
    }
}

type Launch = fn(&Device) -> Result<(), Error>;

fn to(n: u32) -> Vec<u32> {
    (0..n).collect()
}

/// The launches, and the notes that they get.
pub const LAUNCHES: &[(&str, &[Rule], Launch)] = &[
    ("permutation", &[], |device| {
        let input = device.buffer(&(0..64).map(|i| i * 13 % 64).collect::<Vec<u32>>())?;
        permutation(&input, &mut device.zeroed(256)?).workgroups(4).run()
    }),
    ("scatter_without_duplicates", &[], |device| {
        let input = device.buffer(&(0..256).rev().collect::<Vec<u32>>())?;
        scatter_without_duplicates(&input, &mut device.zeroed(256)?).workgroups(4).run()
    }),
    ("for_one_workgroup", &[], |device| {
        for_one_workgroup(&mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("members_apart", &[], |device| members_apart(&mut device.zeroed(32)?).workgroups(1).run()),
    ("halves_apart", &[], |device| {
        let values = device.buffer(&(0..64u8).map(f16::from).collect::<Vec<f16>>())?;
        let mut o = device.zeroed(64)?;
        halves_apart(&values, &mut o).workgroups(1).run()?;
        assert_eq!(o.read()?, (0..64u8).rev().map(f16::from).collect::<Vec<f16>>());
        Ok(())
    }),
    ("components_of_ones_own", &[], |device| {
        components_of_ones_own(&mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("exchange_through_a_buffer", &[], |device| {
        exchange_through_a_buffer(&mut device.zeroed(256)?).workgroups(4).run()
    }),
    ("tickets_in_a_texture", &[Rule::OrderDependent], |device| {
        let (mut next, mut image) = (device.zeroed(1)?, device.texture_2d_zeroed((16, 4))?);
        tickets_in_a_texture(&mut next, &mut image).workgroups(1).run()?;
        // The values of the first run stay.
        let texels: Vec<u32> = image.read()?;
        assert_eq!((texels[0], texels[17]), (0, 17));
        Ok(())
    }),
    ("counted_in_a_texture", &[], |device| {
        let (mut next, mut image) = (device.zeroed(1)?, device.texture_2d_zeroed((16, 4))?);
        counted_in_a_texture(&mut next, &mut image).workgroups(1).run()?;
        assert_eq!(next.read()?, [64]);
        Ok(())
    }),
    ("exchange_through_a_texture", &[], |device| {
        exchange_through_a_texture(&mut device.texture_2d_zeroed((256, 1))?).workgroups(4).run()
    }),
    ("width_of_the_first", &[], |device| {
        let input = device.buffer(&to(4))?;
        width_of_the_first(&input, &mut device.zeroed(256)?).workgroups(4).run()
    }),
    ("barriers_in_a_function", &[], |device| {
        barriers_in_a_function(&mut device.zeroed(128)?).workgroups(2).run()
    }),
    ("relies_on_zeros", &[], |device| relies_on_zeros(&mut device.zeroed(64)?).workgroups(1).run()),
    ("allowed_race", &[], |device| {
        allowed_race(&device.buffer(&to(128))?, &mut device.zeroed(4)?).workgroups(2).run()
    }),
    ("allowed_index", &[], |device| allowed_index(&mut device.zeroed(40)?).workgroups(1).run()),
    ("allowed_zeros", &[], |device| {
        allowed_zeros(&device.buffer(&[5])?, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("counts", &[], |device| {
        counts(&device.buffer(&to(128))?, &mut device.zeroed(4)?).workgroups(2).run()
    }),
    ("adds_by_exchange", &[], |device| {
        adds_by_exchange(&mut device.zeroed(1)?).workgroups(2).run()
    }),
    ("appends", &[Rule::OrderDependent], |device| {
        let (mut o, mut length) = (device.zeroed(64)?, device.zeroed(1)?);
        appends(&device.buffer(&to(128))?, &mut o, &mut length).workgroups(2).run()?;
        // The values of the forward run.
        assert_eq!(o.read()?, (0..64).map(|i| 2 * i).collect::<Vec<u32>>());
        assert_eq!(length.read()?, [64]);
        Ok(())
    }),
    ("reset_without_a_barrier", &[Rule::OrderDependent], |device| {
        reset_without_a_barrier(&mut device.zeroed(16)?).workgroups(1).run()
    }),
    ("counts_in_two_steps", &[Rule::LostUpdate], |device| {
        counts_in_two_steps(&mut device.zeroed(1)?).workgroups(2).run()
    }),
    ("last_tile_is_partly_of_the_one_before", &[Rule::Stale], |device| {
        let input = device.buffer(&to(100))?;
        last_tile_is_partly_of_the_one_before(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("edge_of_a_tile_is_of_the_one_before", &[Rule::Stale], |device| {
        let input = device.buffer(&to(96))?;
        edge_of_a_tile_is_of_the_one_before(&input, &mut device.zeroed(64)?, 12)
            .workgroups((1, 1))
            .run()
    }),
    ("last_tile_in_part", &[], |device| {
        let input = device.buffer(&to(100))?;
        last_tile_in_part(&input, &mut device.zeroed(128)?).workgroups(1).run()
    }),
    ("planes_in_turn", &[], |device| {
        let input = device.buffer(&to(512))?;
        planes_in_turn(&input, &mut device.zeroed(64)?, 8).workgroups(1).run()
    }),
    ("pivots_of_all_rounds", &[], |device| {
        let input = device.buffer(&to(64))?;
        pivots_of_all_rounds(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("heads_of_lists", &[], |device| {
        let input = device.buffer(&to(64))?;
        heads_of_lists(&input, &mut device.zeroed(64)?).workgroups(1).run()
    }),
    ("tree_in_a_loop", &[], |device| {
        let input = device.buffer(&to(256))?;
        tree_in_a_loop(&input, &mut device.zeroed(256)?, 4).workgroups(1).run()
    }),
    ("counts_in_two_steps_among_others", &[Rule::LostUpdate], |device| {
        counts_in_two_steps_among_others(&mut device.zeroed(1)?).workgroups(2).run()
    }),
];
