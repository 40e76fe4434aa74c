//! Arrays of slices, `[&[T]; N]`: several buffers under one name. Uses: indices, `len()`,
//! iteration, parts, patterns, and arguments of functions.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn elements(xs: [&[u32]; 3], at: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < at.len() && i < out.len() {
        let x = at[i];
        out[i] = xs[x][i] * 10 + xs[1][i] + xs[x].len() as u32 * 100 + xs.len() as u32 * 1000;
    }
}

#[device]
mod functions {
    const LAST: usize = 2;

    fn digits(x: &[u32]) -> u32 {
        let mut sum = 0;
        for v in x {
            sum = sum * 3 + v;
        }
        sum
    }

    fn at_all<const N: usize>(xs: [&[u32]; N], i: usize) -> u32 {
        let mut sum = N as u32;
        for x in xs {
            sum += x.get(i).copied().unwrap_or(7);
        }
        sum
    }

    fn first<T: Copy>(xs: &[&[T]], i: usize) -> T {
        xs[i][0]
    }

    fn longest<'a>(xs: &[&'a [u32]; 3]) -> &'a [u32] {
        let longest = xs[0];
        if xs[1].len() > longest.len() { xs[1] } else { longest }
    }

    pub fn forms(xs: [&[u32]; 3], y: &[u32], n: usize) -> [u32; 12] {
        let x = xs[n % 3];
        let mut out = [0; 12];
        out[0] = digits(x) + digits(xs[LAST]) + digits(xs[(n + 1) % 3]);
        out[1] = x[1] + x.iter().max().copied().unwrap_or(3);
        for (i, x) in xs.iter().enumerate() {
            out[2] = out[2] * 5 + x[0] * i as u32 + x.len() as u32;
        }
        out[3] = at_all(xs, n);
        out[4] = first(&xs, n % 3) + first(&[y, &y[1..]], n % 2);
        let all = [&xs[0][1..], y, &xs[2][..2]];
        out[5] = all.iter().map(|x| digits(x)).sum::<u32>() + all[n % 3][1];
        if let [a, .., b] = xs[n % 3] {
            out[6] = a * 10 + b;
        }
        let part = &xs[n % 3][1..3];
        out[7] = part[n % 2] + part.len() as u32;
        for x in &xs {
            for v in *x {
                out[8] = out[8] * 2 + v;
            }
        }
        out[9] = xs[n % 3].iter().zip(y).map(|(a, b)| a * b).sum::<u32>();
        let last = xs[LAST];
        let r = &xs[n % 3];
        out[10] = last[1] + r[2] + xs[n % 3].contains(&4) as u32;
        let chosen = if n == 1 { xs[n] } else { longest(&xs) };
        out[11] = digits(chosen);
        out
    }
}

#[kernel(workgroup_size = 1)]
fn forms(xs: [&[u32]; 3], y: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let all = functions::forms(xs, y, n as usize);
    for i in 0..12 {
        out[n * 12 + i] = all[i];
    }
}

#[device]
mod more_forms {
    fn first_and_length(x: &[u32]) -> u32 {
        x[0] * 10 + x.len() as u32
    }

    pub fn more(xs: [&[u32]; 3], n: usize) -> [u32; 8] {
        let mut out = [0; 8];
        let own = [n as u32, 8];
        let [a, b, c] = xs;
        let [d, .., e] = &xs;
        let [.., f] = xs;
        out[0] = a[0] + b[1] * 10 + c[2] * 100 + (d[1] + e[0] * 10 + f[1] * 100) * 1000;
        out[1] = first_and_length(&xs[n % 3]) + xs[n % 3].get(1..3).map_or(5, |part| part[1]);
        if let Some((first, rest)) = xs[n % 3].split_first() {
            out[2] = first * 10 + rest.len() as u32;
        }
        out[3] = xs.get(n).map_or(7, |x| x[0] + x.len() as u32 * 10);
        out[4] = xs.first().map_or(0, |x| x[1]) + xs.last().unwrap()[1] * 10;
        out[5] = xs.get(n).copied().unwrap_or(xs[1])[2] + xs.get(1).is_some() as u32;
        let chosen: [&[u32]; 2] = [xs[2], &own];
        let mixed = [&own, xs[0], &own[1..]];
        out[6] = chosen[n % 2][0] + mixed[n % 3][0] * 10 + chosen[1].len() as u32 * 100;
        out[7] = chosen.iter().filter(|x| x.contains(&3)).count() as u32;
        out
    }

    pub fn of_arrays(rows: [&[[u32; 2]]; 2], n: usize) -> u32 {
        rows[n % 2][0].len() as u32 + rows[n % 2][n % 3][1] * 10 + rows[n % 2][1].iter().sum::<u32>() * 1000
    }
}

#[kernel(workgroup_size = 1)]
fn more(xs: [&[u32]; 3], rows: [&[[u32; 2]]; 2], out: &mut [u32]) {
    let n = workgroup_id().x;
    let all = more_forms::more(xs, n as usize);
    for i in 0..8 {
        out[n * 9 + i] = all[i];
    }
    out[n * 9 + 8] = more_forms::of_arrays(rows, n as usize);
}

#[kernel(workgroup_size = 4, instances(T = [f32, Vec2], N = [1, 3]))]
fn mean<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<f32, Output = T>, const N: usize>(
    scale: f32,
    xs: [&[T]; N],
    out: &mut [T],
) {
    let i = global_invocation_id().x;
    if i < out.len() {
        let mut sum = xs[0][i];
        for k in 1..N {
            sum = sum + xs[k][i];
        }
        out[i] = sum * scale;
    }
}

#[kernel(workgroup_size = 4)]
fn split(pairs: &[[u32; 2]], halves: [&mut [u32]; 2], counts: [&[Atomic<u32>]; 2]) {
    let i = global_invocation_id().x;
    if i < pairs.len() && i < halves[0].len() && i < halves[1].len() {
        halves[0][i] = pairs[i][0];
        halves[1][i] += pairs[i][1] + halves[i % 2].len() as u32;
        counts[0][0].fetch_add(pairs[i][0]);
        counts[1][0].fetch_max(pairs[i][1]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let lists = [vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 5, 4], vec![3, 2, 1, 5, 7, 6, 5]];
    let buffers = lists.iter().map(|list| device.buffer(list)).collect::<Result<Vec<_>, _>>()?;
    let at = [0, 2, 1, 1, 2];
    let mut out = device.zeroed(5)?;
    elements(&buffers, &device.buffer(&at)?, &mut out).for_each_element().run()?;
    let expected = (0..5).map(|i| {
        let x = &lists[at[i] as usize];
        x[i] * 10 + lists[1][i] + x.len() as u32 * 100 + 3000
    });
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    check_forms(device, &lists, &buffers)?;
    check_more(device, &lists, &buffers)?;
    check_mean(device)?;
    check_split(device)?;
    Ok(())
}

fn check_forms(
    device: &Device,
    lists: &[Vec<u32>; 3],
    buffers: &[Buffer<u32>],
) -> Result<(), dsl_runtime::Error> {
    let y = [4, 3, 2, 5];
    let mut out = device.zeroed(12 * 6)?;
    let [a, b, c] = buffers else { return Ok(()) };
    forms([a, b, c], &device.buffer(&y)?, &mut out).workgroups(6).run()?;
    let xs = [&lists[0][..], &lists[1], &lists[2]];
    let expected = (0..6).flat_map(|n| functions::forms(xs, &y, n));
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}

fn check_more(
    device: &Device,
    lists: &[Vec<u32>; 3],
    buffers: &[Buffer<u32>],
) -> Result<(), dsl_runtime::Error> {
    let rows = [[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 1], [2, 3]]];
    let row_buffers = [device.buffer(&rows[0])?, device.buffer(&rows[1])?];
    let mut out = device.zeroed(9 * 5)?;
    more(buffers, &row_buffers, &mut out).workgroups(5).run()?;
    let xs = [&lists[0][..], &lists[1], &lists[2]];
    let expected = (0..5).flat_map(|n| {
        let of_arrays = more_forms::of_arrays([&rows[0], &rows[1]], n);
        more_forms::more(xs, n).into_iter().chain([of_arrays])
    });
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}

fn check_mean(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (a, b) = (device.buffer(&[1.0, 2.0, 3.0, 7.0])?, device.buffer(&[10.0, 20.0, 30.0])?);
    let mut out = device.zeroed(3)?;
    mean::<f32, 3>(0.5, [&a, &b, &a], &mut out).for_each_element().run()?;
    assert_eq!(out.read()?, [6.0, 12.0, 18.0]);
    mean::<f32, 1>(2.0, &[a.slice(..3)?], &mut out).for_each_element().run()?;
    assert_eq!(out.read()?, [2.0, 4.0, 6.0]);
    let a = device.buffer(&[vec2(1.0, 2.0), vec2(3.0, 4.0)])?;
    let mut out = device.zeroed(2)?;
    mean::<Vec2, 3>(2.0, [&a, &a, &a], &mut out).for_each_element().run()?;
    assert_eq!(out.read()?, [vec2(6.0, 12.0), vec2(18.0, 24.0)]);
    Ok(())
}

fn check_split(device: &Device) -> Result<(), dsl_runtime::Error> {
    let pairs = device.buffer(&[[1, 2], [3, 4], [5, 6]])?;
    let (mut first, mut second) = (device.zeroed(3)?, device.buffer(&[10, 20, 30, 40])?);
    let mut counts = vec![device.zeroed(1)?, device.zeroed(1)?];
    split(&pairs, [&mut first, &mut second], &mut counts).invocations(3).run()?;
    assert_eq!(first.read()?, [1, 3, 5]);
    assert_eq!(second.read()?, [15, 28, 39, 40]);
    assert_eq!((counts[0].read()?, counts[1].read()?), (vec![9], vec![6]));
    Ok(())
}
