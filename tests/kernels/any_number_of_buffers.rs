//! Any number of buffers, `&[&[T]]`: the launch chooses the number. Uses: indices, `len()`, iteration,
//! options, parts, references, and arguments of functions.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn elements(xs: &[&[u32]], at: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < at.len() && i < out.len() {
        let x = at[i];
        out[i] = xs[x][i] * 10 + xs[1][i] + xs[x].len() as u32 * 100 + xs.len() as u32 * 1000;
    }
}

#[device]
mod functions {
    fn digits(x: &[u32]) -> u32 {
        let mut sum = 0;
        for v in x {
            sum = sum * 3 + v;
        }
        sum
    }

    fn longest(xs: &[&[u32]]) -> u32 {
        let mut longest = 0;
        for x in xs {
            longest = longest.max(x.len() as u32);
        }
        longest
    }

    fn first(xs: &[&[u32]], n: usize) -> u32 {
        xs[n][0]
    }

    pub fn forms(xs: &[&[u32]], y: &[u32], n: usize) -> [u32; 10] {
        let mut out = [0; 10];
        let x = xs[n];
        out[0] = digits(x) + digits(xs[n]) + digits(&xs[n]);
        out[1] = x[1] + x.iter().max().copied().unwrap_or(3);
        for (i, x) in xs.iter().enumerate() {
            out[2] = (out[2] * 5 + x[0] * i as u32 + x.len() as u32) % 1009;
        }
        out[3] = longest(xs) + first(xs, n);
        let part = &xs[n][1..3];
        out[4] = part[n % 2] + part.len() as u32 + digits(part);
        for i in 0..xs.len() {
            for j in 0..xs[i].len() {
                out[5] = (out[5] * 2 + xs[i][j]) % 1009;
            }
        }
        out[6] = xs[n].iter().zip(y).map(|(a, b)| a * b).sum::<u32>();
        out[7] = xs.get(n + 1).map_or(7, |x| x[0]) + xs.first().map_or(1, |x| x[1]);
        let r = &xs[n];
        out[8] = r[2] + r.len() as u32 + xs[n].get(n).copied().unwrap_or(9) + xs.is_empty() as u32;
        out[9] = xs.iter().map(|x| x.len() as u32).sum::<u32>() + xs[n].contains(&4) as u32;
        out
    }
}

#[kernel(workgroup_size = 1)]
fn forms(xs: &[&[u32]], y: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let all = functions::forms(xs, y, n as usize);
    for i in 0..10 {
        out[n * 10 + i] = all[i];
    }
}

#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
struct Pair {
    weight: f32,
    at: Vec2,
}

/// Two arrays, of structures and of vectors, with a parameter and a generic parameter between.
#[kernel(workgroup_size = 4, instances(T = [f32, Vec2]))]
fn weighted<T: Copy + std::ops::Add<Output = T> + std::ops::Mul<f32, Output = T>>(
    pairs: &[&[Pair]],
    scale: f32,
    xs: &[&[T]],
    out: &mut [T],
) {
    let i = global_invocation_id().x;
    if i < out.len() {
        let mut sum = xs[0][i];
        for k in 1..xs.len() {
            if k < pairs.len() && i < xs[k].len() && i < pairs[k].len() {
                sum = sum + xs[k][i] * (pairs[k][i].weight + pairs[k][i].at.y);
            }
        }
        out[i] = sum * scale;
    }
}

/// Two arrays.
#[kernel(workgroup_size = 4)]
fn both(xs: &[&[u32]], ys: &[&[u32]], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = xs.len() as u32 * 100 + ys.len() as u32 * 10 + ys[0][i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    if !device.supports(dsl_runtime::Feature::BufferArrays) {
        crate::support::not_run("any_number_of_buffers", dsl_runtime::Feature::BufferArrays, device);
        return Ok(());
    }
    check_elements(device)?;
    check_forms(device)?;
    check_weighted(device)?;
    check_both(device)
}

/// The same buffers, shared out differently between two arrays.
fn check_both(device: &Device) -> Result<(), dsl_runtime::Error> {
    let [a, b, c] = [1u32, 2, 3].map(|n| device.buffer(&[n, n]));
    let (a, b, c) = (a?, b?, c?);
    let (mut first, mut second) = (device.zeroed(2)?, device.zeroed(2)?);
    both([&a], [&b, &c], &mut first).for_each_element().run()?;
    both([&a, &b], [&c], &mut second).for_each_element().run()?;
    assert_eq!((first.read()?, second.read()?), (vec![122, 122], vec![213, 213]));
    both([&a, &b], [&c], &mut first).for_each_element().run()?;
    assert_eq!(first.read()?, [213, 213]);
    Ok(())
}

fn check_elements(device: &Device) -> Result<(), dsl_runtime::Error> {
    let lists = [vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 5, 4], vec![3, 2, 1, 5, 7, 6, 5]];
    let buffers = lists.iter().map(|list| device.buffer(list)).collect::<Result<Vec<_>, _>>()?;
    let mut out = device.zeroed(5)?;
    for count in 2..=3 {
        let at: Vec<u32> = (0..5).map(|i| i % count).collect();
        elements(&buffers[..count as usize], &device.buffer(&at)?, &mut out).for_each_element().run()?;
        let expected = (0..5).map(|i| {
            let x = &lists[at[i] as usize];
            x[i] * 10 + lists[1][i] + x.len() as u32 * 100 + count * 1000
        });
        assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    }
    Ok(())
}

fn check_forms(device: &Device) -> Result<(), dsl_runtime::Error> {
    let lists: Vec<Vec<u32>> = (0..20).map(|n| (n..n + 3 + n % 4).collect()).collect();
    let y = [4, 3, 2, 5];
    for count in [1, 2, 20] {
        let buffers = lists[..count].iter().map(|list| device.buffer(list));
        let buffers = buffers.collect::<Result<Vec<_>, _>>()?;
        let mut out = device.zeroed(10 * count)?;
        forms(&buffers, &device.buffer(&y)?, &mut out).workgroups(count as u32).run()?;
        let xs: Vec<&[u32]> = lists[..count].iter().map(Vec::as_slice).collect();
        let expected = (0..count).flat_map(|n| functions::forms(&xs, &y, n));
        assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    }
    Ok(())
}

fn check_weighted(device: &Device) -> Result<(), dsl_runtime::Error> {
    let pair = |weight, y| Pair { weight, at: vec2(0.0, y) };
    let pairs = [device.buffer(&[pair(0.0, 0.0)])?, device.buffer(&[pair(1.0, 1.0), pair(2.0, 1.0)])?];
    let (a, b) = (device.buffer(&[1.0, 2.0, 3.0])?, device.buffer(&[10.0, 20.0, 30.0])?);
    let mut out = device.zeroed(3)?;
    weighted::<f32>(&pairs, 0.5, [&a, &b], &mut out).for_each_element().run()?;
    assert_eq!(out.read()?, [10.5, 31.0, 1.5]);
    let a = device.buffer(&[vec2(1.0, 2.0), vec2(3.0, 4.0), vec2(5.0, 6.0)])?;
    let mut out = device.zeroed(2)?;
    weighted::<Vec2>(&pairs, 2.0, [&a.slice(..2)?, &a.slice(..)?], &mut out).for_each_element().run()?;
    assert_eq!(out.read()?, [vec2(6.0, 12.0), vec2(24.0, 32.0)]);
    Ok(())
}
