//! Stores to arrays of slices at variable indices, `xs[i][j] = v`: also compound, atomic, to
//! members, in loops, through references, and in functions.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn scatter(at: &[u32], xs: [&mut [u32]; 3], sums: [&[Atomic<u32>]; 2], old: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < at.len() && i < old.len() {
        let n = at[i];
        xs[n][i] = 10 * i;
        xs[n][i] += n + 1;
        sums[n % 2][0].fetch_add(i + 1);
        sums[n % 2][1].fetch_max(i);
        old[i] = sums[i % 2][2 + i].swap(n) + sums[i % 2][2 + i].load();
    }
}

#[device]
mod elements {
    use dsl_runtime::prelude::*;

    #[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
    pub struct Cell {
        pub mass: f32,
        pub counts: [u32; 3],
        pub speed: Vec3,
    }

    impl Cell {
        fn hit(&mut self, n: u32) {
            if n > 0 {
                self.counts[n as usize] += n;
            }
        }

        fn slot(&mut self, i: usize) -> &mut u32 {
            &mut self.counts[i]
        }

        fn itself(&mut self) -> &mut Self {
            self
        }

        fn sum(&self) -> u32 {
            self.counts[0] + self.counts[1] + self.counts[2]
        }
    }

    fn add(to: &mut u32, value: u32) {
        if value != 3 {
            *to += value;
        }
    }

    pub fn members(cells: [&mut [Cell]; 2], n: usize) {
        cells[n][1].mass = 2.5;
        cells[n][1].mass *= cells[n][0].mass;
        cells[n][0].counts[n + 1] = 7;
        cells[n][0].counts[n] += cells[n][0].counts[n + 1];
        cells[n][1].speed.y -= 1.5;
        cells[n][1].speed = cells[n][1].speed * 2.0;
        cells[n][0].hit(n as u32);
        let cell = &mut cells[n][1];
        cell.hit(2);
        add(&mut cell.counts[n], 5);
        add(&mut cells[n][1].counts[0], 3);
        cells[1][1].counts[2] += cells[n][0].sum();
        let Cell { counts, .. } = &mut cells[n][0];
        counts[2] += 1;
        *cells[n][1].slot(2) += 40;
        cells[n][1].itself().mass += 1.0;
        cells[n][0].itself().itself().hit(2);
    }
}

use elements::Cell;

#[kernel(workgroup_size = 1)]
fn members(cells: [&mut [Cell]; 2], n: u32) {
    elements::members(cells, n as usize);
}

#[device]
mod functions {
    fn next(state: &mut usize) -> usize {
        *state += 1;
        *state % 3
    }

    fn put(x: &mut [u32], value: u32) {
        x[1] = value;
        x[0] += x[1];
    }

    fn put_in(xs: &mut [&mut [u32]; 3], n: usize) {
        xs[n % 3][n % 2] += 5;
    }

    pub fn order(xs: [&mut [u32]; 3], n: usize) {
        let mut state = n;
        xs[next(&mut state)][next(&mut state)] = next(&mut state) as u32;
        xs[next(&mut state)][next(&mut state)] += 10 * next(&mut state) as u32 + 20;
        xs[xs[n][0] as usize % 3][xs[n][1] as usize % 3] = xs[n][2] + 1;
        xs[n][n] = if xs[0][1] > 2 { xs[n][0] } else { 100 };
        xs[n][{
            state += 1;
            state % 2
        }] *= state as u32;
    }

    pub fn loops(xs: &mut [&mut [u32]; 3], n: usize) {
        for (i, x) in xs.iter_mut().enumerate() {
            x[0] += i as u32;
            for v in x.iter_mut() {
                *v += 1;
            }
        }
        for x in xs.iter_mut().rev() {
            x[1] *= 2;
        }
        for v in xs[n].iter_mut().skip(1) {
            *v += 100;
        }
        for (j, v) in xs[(n + 1) % 3].iter_mut().rev().enumerate() {
            *v = *v * 3 + j as u32;
        }
        for pair in xs[n].chunks_mut(2) {
            pair[0] += 1000;
        }
    }

    pub fn methods(xs: &mut [&mut [u32]; 3], n: usize) {
        xs[n].swap(0, 2);
        xs[(n + 1) % 3].fill(4);
        xs[(n + 2) % 3].reverse();
        xs[(n + 2) % 3].sort();
        xs[n][1..].copy_from_slice(&[8, 9]);
        let x = &mut xs[n];
        x[1] += x[0];
        let v = &mut x[2];
        *v += 3;
        put(&mut xs[(n + 1) % 3], 6);
        put(xs[n], 7);
        put_in(xs, n + 3);
        let part = &mut xs[(n + 2) % 3][1..];
        part[1] = 11;
        part[0] -= 1;
        if let Some(v) = xs[n].get_mut(2) {
            *v += 2;
        }
        if let Some(v) = xs[n].last_mut() {
            *v *= 2;
        }
        if let Some(x) = xs.get_mut(n + 1) {
            x[0] = 50;
        }
        let (a, b) = xs[n].split_at_mut(1);
        a[0] += b[1];
        b[0] -= 1;
        let old = std::mem::replace(&mut xs[n][1], 60);
        xs[(n + 1) % 3][2] += old;
    }
}

#[device]
mod given {
    fn at(x: &mut [u32], i: usize) -> &mut u32 {
        &mut x[i]
    }

    pub fn places(xs: &mut [&mut [u32]; 3], n: usize) {
        *at(xs[n], 0) += 1;
        let r = at(xs[(n + 1) % 3], 1);
        *r = 3;
        *r += 2;
        for x in xs.iter_mut() {
            *at(x, 2) *= 2;
        }
        if let Some(x) = xs.get_mut(n) {
            *at(x, 1) += 7;
        }
        let sum = *at(xs[n], 1) + *at(xs[n], 2);
        xs[(n + 2) % 3][0] = sum;
    }
}

/// Functions that return references.
#[kernel(workgroup_size = 1)]
fn places(mut xs: [&mut [u32]; 3], n: u32) {
    given::places(&mut xs, n as usize);
}

#[kernel(workgroup_size = 1)]
fn order(xs: [&mut [u32]; 3], n: u32) {
    functions::order(xs, n as usize);
}

#[kernel(workgroup_size = 1)]
fn loops(mut xs: [&mut [u32]; 3], n: u32) {
    functions::loops(&mut xs, n as usize);
}

#[kernel(workgroup_size = 1)]
fn methods(mut xs: [&mut [u32]; 3], n: u32) {
    functions::methods(&mut xs, n as usize);
}

/// Local arrays of slices.
#[kernel(workgroup_size = 1)]
fn parts(x: &mut [u32], y: &mut [u32], n: u32) {
    let mut own = [5, 6];
    let all = [&mut x[1..], &mut y[..3], &mut own];
    all[n % 3][n % 2] = 9;
    all[(n + 1) % 3][1] += 2;
    for part in all {
        part[0] += 1;
    }
    y[3] = own[0] * 10 + own[1];
}

#[device]
fn count(of: &Atomic<u32>, by: u32) -> u32 {
    of.fetch_add(by)
}

/// The values of atomic operations, in their order.
#[kernel(workgroup_size = 1)]
fn atomic_values(xs: [&[Atomic<u32>]; 2], n: u32, out: &mut [u32]) {
    let m = 1 - n;
    out[0] = xs[n][0].fetch_add(2) * 10 + xs[n][0].fetch_sub(1);
    xs[m][xs[n][1].fetch_add(1)].store(xs[m][1].fetch_or(8) + 2);
    out[1] = count(&xs[n][0], 5) + count(&xs[m][0], 1) * 10;
    let word = &xs[n][2];
    out[2] = word.fetch_max(40) * 100 + word.fetch_min(30) + count(word, 1);
    while xs[m][2].compare_exchange(3, 9).is_err() {}
    while let Err(old) = xs[n][2].compare_exchange(31, 32) {
        xs[n][2].store(old);
    }
    for (i, x) in xs.iter().enumerate() {
        x[2].fetch_xor(64 << i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    check_scatter(device)?;
    check_members(device)?;
    for n in 0..3 {
        check_functions(device, n)?;
        check_parts(device, n)?;
    }
    check_atomic_values(device)
}

fn check_scatter(device: &Device) -> Result<(), dsl_runtime::Error> {
    let at = [2, 0, 1, 2, 1, 0];
    let mut xs = [device.zeroed(6)?, device.zeroed(7)?, device.zeroed(6)?];
    let mut sums = [device.zeroed(8)?, device.zeroed(8)?];
    let mut old = device.zeroed(6)?;
    scatter(&device.buffer(&at)?, &mut xs, &mut sums, &mut old).for_each_element().run()?;
    for (n, x) in xs.iter().enumerate() {
        let expected = at.iter().zip(0..).map(|(at, i)| if *at == n as u32 { 10 * i + at + 1 } else { 0 });
        assert_eq!(x.read()?[..6], expected.collect::<Vec<_>>());
    }
    assert_eq!(sums[0].read()?, [1 + 2 + 4 + 6, 5, 2, 0, 1, 0, 1, 0]);
    assert_eq!(sums[1].read()?, [3 + 5, 4, 0, 0, 0, 2, 0, 0]);
    assert_eq!(old.read()?, at);
    Ok(())
}

fn check_members(device: &Device) -> Result<(), dsl_runtime::Error> {
    let cell = |n: u32| Cell { mass: n as f32, counts: [n, 2, 3], speed: vec3(1.0, 2.0, n as f32) };
    for n in 0..2 {
        let (mut a, mut b) = ([cell(1), cell(2)], [cell(3), cell(4)]);
        let (mut x, mut y) = (device.buffer(&a)?, device.buffer(&b)?);
        members([&mut x, &mut y], n).workgroups(1).run()?;
        elements::members([&mut a, &mut b], n as usize);
        assert_eq!((x.read()?, y.read()?), (a.to_vec(), b.to_vec()));
    }
    Ok(())
}

fn check_functions(device: &Device, n: u32) -> Result<(), dsl_runtime::Error> {
    let lists = [[3, 1, 2], [5, 4, 9], [7, 8, 6]];
    let buffers = || lists.iter().map(|list| device.buffer(list)).collect::<Result<Vec<_>, _>>();
    let (mut in_order, mut in_loops, mut in_methods) = (buffers()?, buffers()?, buffers()?);
    let mut in_places = buffers()?;
    order(&mut in_order, n).workgroups(1).run()?;
    loops(&mut in_loops, n).workgroups(1).run()?;
    methods(&mut in_methods, n).workgroups(1).run()?;
    places(&mut in_places, n).workgroups(1).run()?;
    let on_host = |run: fn(&mut [&mut [u32]; 3], usize)| {
        let [mut a, mut b, mut c] = lists;
        run(&mut [&mut a, &mut b, &mut c], n as usize);
        [a, b, c]
    };
    let ordered = on_host(|[a, b, c], n| functions::order([&mut **a, &mut **b, &mut **c], n));
    let others = [functions::loops, functions::methods, given::places].map(on_host);
    let expected = [ordered].into_iter().chain(others);
    for (buffers, expected) in [in_order, in_loops, in_methods, in_places].iter().zip(expected) {
        for (buffer, expected) in buffers.iter().zip(expected) {
            assert_eq!(buffer.read()?, expected);
        }
    }
    Ok(())
}

fn check_parts(device: &Device, n: u32) -> Result<(), dsl_runtime::Error> {
    let (mut x, mut y) = (device.buffer(&[1, 2, 3])?, device.buffer(&[4, 7, 8, 0])?);
    parts(&mut x, &mut y, n).workgroups(1).run()?;
    let [a, b] = match n {
        0 => [[1, 10, 3, 0], [5, 9, 8, 66]],
        1 => [[1, 3, 3, 0], [5, 9, 8, 68]],
        _ => [[1, 3, 5, 0], [5, 7, 8, 106]],
    };
    assert_eq!((x.read()?, y.read()?), (a[..3].to_vec(), b.to_vec()));
    Ok(())
}

fn check_atomic_values(device: &Device) -> Result<(), dsl_runtime::Error> {
    for n in 0..2 {
        let (first, second) = ([4, 0, 31], [2, 1, 3]);
        let mut xs = [device.buffer(&first)?, device.buffer(&second)?];
        let mut out = device.zeroed(3)?;
        xs.swap(0, n);
        let [a, b] = &mut xs;
        atomic_values([a, b], n as u32, &mut out).workgroups(1).run()?;
        assert_eq!(xs[n].read()?, [10, 1, 32 ^ (64 << n)]);
        assert_eq!(xs[1 - n].read()?, [4, 9, 9 ^ (64 << (1 - n))]);
        assert_eq!(out.read()?, [4 * 10 + 6, 5 + 3 * 10, 31 * 100 + 40 + 30]);
    }
    Ok(())
}
