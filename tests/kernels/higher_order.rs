//! Functions that take functions: `impl Fn`, type parameters, `fn` pointers, `&dyn Fn`, `FnMut`,
//! methods, associated functions. Closures that are passed on, that contain closures, or that
//! change captures. Early returns and `?` in both, references, slices, barriers. A name may mean
//! different things in a closure and in the function that calls it.

use dsl_runtime::prelude::*;

#[device]
mod higher {
    use dsl_runtime::prelude::*;

    const STEP: u32 = 100;

    pub fn twice(f: impl Fn(u32) -> u32, x: u32) -> u32 {
        f(f(x))
    }

    /// The names of its variables are those of its callers, too.
    pub fn stepped(f: impl Fn(u32) -> u32) -> u32 {
        let (x, step) = (STEP, 3);
        let y = f(x + 1);
        x + y * step
    }

    pub fn compose<F, G>(f: F, g: G, x: u32) -> u32
    where
        F: Fn(u32) -> u32,
        G: Fn(u32) -> u32,
    {
        twice(&f, g(x)) + twice(|x| g(f(x)), x)
    }

    pub fn by_pointer(f: fn(u32) -> u32, x: u32) -> u32 {
        f(x) + 1
    }

    pub fn by_object(f: &dyn Fn(u32) -> u32, x: u32) -> u32 {
        f(x) + 2
    }

    pub fn converted<T, U>(x: T, f: impl Fn(T) -> U) -> U {
        f(x)
    }

    /// The first two numbers from a start on that pass a test.
    pub fn first_two(x: &[u32], from: u32, is: impl Fn(&u32) -> bool) -> Option<(u32, u32)> {
        let search = |from: u32| {
            for (i, v) in x.iter().enumerate() {
                if i as u32 >= from && is(v) {
                    return Some(i as u32);
                }
            }
            None
        };
        let first = search(from)?;
        Some((first, search(first + 1)?))
    }

    pub fn each<const N: usize>(x: &mut [u32; N], mut f: impl FnMut(u32, &mut u32)) {
        for i in 0..N as u32 {
            if x[i as usize] == 0 {
                continue;
            }
            f(i, &mut x[i as usize]);
        }
    }

    pub fn folded(x: &[u32], start: u32, mut f: impl FnMut(u32, u32) -> u32) -> u32 {
        let mut sum = start;
        for v in x {
            sum = f(sum, *v);
            if sum > 1000 {
                return 1000;
            }
        }
        sum
    }

    /// The cells around one.
    pub fn around(x: u32, y: u32, edge: u32, mut visit: impl FnMut(u32, u32)) {
        for dy in 0..3 {
            for dx in 0..3 {
                let (nx, ny) = (x + dx, y + dy);
                if (dx == 1 && dy == 1) || nx == 0 || ny == 0 || nx > edge || ny > edge {
                    continue;
                }
                visit(nx - 1, ny - 1);
            }
        }
    }

    pub trait Field {
        fn at(&self, x: u32) -> u32;

        fn sum(&self, count: u32, place: impl Fn(u32) -> u32) -> u32 {
            let mut sum = 0;
            for i in 0..count {
                sum += self.at(place(i));
            }
            sum
        }
    }

    #[derive(Clone, Copy)]
    pub struct Line {
        pub slope: u32,
    }

    impl Field for Line {
        fn at(&self, x: u32) -> u32 {
            self.slope * x
        }
    }

    #[derive(Clone, Copy)]
    pub struct Grid<const N: usize> {
        pub cells: [u32; N],
    }

    impl<const N: usize> Grid<N> {
        pub fn made(f: impl Fn(u32) -> u32) -> Self {
            let mut cells = [0; N];
            for i in 0..N as u32 {
                cells[i as usize] = f(i);
            }
            Grid { cells }
        }

        pub fn map(self, f: impl Fn(u32) -> u32) -> Self {
            Self::made(|i| f(self.cells[i as usize]))
        }

        pub fn change<F: FnMut(&mut u32)>(&mut self, mut f: F) -> u32 {
            let mut changed = 0;
            for cell in self.cells.iter_mut() {
                let before = *cell;
                f(cell);
                changed += (*cell != before) as u32;
            }
            changed
        }
    }

    fn changed<T>(x: &mut T, mut f: impl FnMut(&mut T)) {
        f(x);
    }

    fn looked_at<T, U>(x: &T, f: impl Fn(&T) -> U) -> U {
        f(x)
    }

    fn composed<A, B, C>(x: A, f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> C {
        g(f(x))
    }

    fn perhaps(c: bool, f: impl FnOnce() -> u32) -> Option<u32> {
        if c { Some(f()) } else { None }
    }

    /// The parameter of the closure says what the literal is.
    fn of_literal(mut f: impl FnMut(&mut u32), g: impl Fn(&[u32; 2]) -> u32) -> u32 {
        let (mut n, list) = (1, [1, 2]);
        f(&mut n);
        (!n > 5) as u32 + g(&list) * 10 + (!list[0] > 5) as u32 * 100
    }

    /// Literals whose types follow from elsewhere.
    pub fn literals(x: u32) -> [u32; 8] {
        let (mut n, m) = (1, 1);
        changed(&mut n, |v| *v += x);
        let mut list = [0; 4];
        changed(&mut list, |v| v[1] += x);
        let pair = (x, 2.0);
        let mut halves = [1.5, 2.5];
        changed(&mut halves, |v| v[0] += 1.0);
        let mut calls = 0;
        perhaps(x > 2, || {
            calls += 1;
            3
        });
        let unused = |c: bool| if c { Some(2) } else { None };
        unused(x > 3);
        let next = |v: u32| Some(v.checked_sub(1)? + 2);
        let bump = |v: &mut u32| *v += 1;
        bump(&mut calls);
        list.iter_mut().for_each(|v: &mut u32| *v += 1);
        [
            n + looked_at(&m, |v| *v + x),
            list[1] + next(x).unwrap_or(50) + converted([1, 2], |v| v[1]) + converted((1, x), |v| v.1),
            converted(Some(2), |v| v.unwrap_or(3)) + looked_at(&pair, |v| v.1) as u32,
            (looked_at(&halves, |v| v[0] + v[1]) * 2.0) as u32,
            converted([(x, 2.0); 2], |v| v[1].0),
            composed([1.5, 2.0], |v| Some(v[0]), |v| v.is_some()) as u32 + calls,
            of_literal(|v| *v += 1, |v| v[1]),
            of_literal(|_| {}, |v: &[u32; 2]| v[0]),
        ]
    }

    fn thrice(x: u32) -> u32 {
        x * 3
    }

    pub fn forms(x: u32) -> [u32; 16] {
        let y = x + 1;
        let mut calls = 0;
        let mut list = [x, 0, 7, y];
        let add = |v| v + y;
        let mut grid = Grid::<4>::made(|i| i * x).map(|x| x + STEP);
        let mut most = 0;
        let changed = grid.change(|cell| {
            if *cell % 2 == 0 {
                return;
            }
            *cell += 1;
            most = most.max(*cell);
        });
        each(&mut list, |i, v| {
            calls += 1;
            *v += i * 10 + calls;
        });
        let mut cells = 0;
        around(x % 4, 1, 4, |x, y| cells = cells * 3 + x + y * 2);
        let mut order = 1;
        let mut next = |by: u32| {
            order = order * 2 + by;
            order
        };
        let ordered = folded(&[next(1), next(0), next(1)], next(3), |a, b| a + b * 2) + next(0);
        let found = first_two(&list, x % 3, |v| v % 2 == 1);
        [
            twice(|v| v * 2 + x, 1),
            twice(add, x) + twice(&add, 1) + twice(thrice, 2),
            stepped(|v| if v > x { v - x } else { x }),
            stepped(|v| {
                let step = 5;
                v * step
            }),
            compose(add, |v| v * 3, x),
            by_pointer(|x| x ^ 5, x) + by_object(&|v| v + x, 1) + by_pointer(thrice, x),
            converted(x, |v| v as f32 * 0.5) as u32 + converted(y > 4, |b| b as u32),
            found.map_or(99, |(a, b)| a * 10 + b),
            list[0] + list[1] * 3 + list[2] * 5 + list[3] * 7,
            calls,
            folded(&list, x, |sum, v| sum * 2 + v),
            cells,
            Line { slope: x }.sum(4, |i| i + y)
                + Line { slope: 2 }.sum(x % 3, |i| twice(|v| v + i, x)),
            grid.cells[0] + grid.cells[3] * 5 + changed * 1000,
            most + twice(|a| twice(|b| a * 2 + b, x) + y, 3),
            ordered,
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn higher_order(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let found = higher::forms(x[i]);
        for k in 0..16 {
            out[i * 24 + k] = found[k];
        }
        let found = higher::literals(x[i]);
        for k in 0..8 {
            out[i * 24 + 16 + k] = found[k];
        }
    }
}

/// A function has one of each workgroup variable, however it is called.
#[device]
fn added(x: &[u32], y: u32) -> u32 {
    workgroup_var!(total: u32 = zeroed);
    if local_invocation_index() == 0 {
        total += y;
    }
    workgroup_barrier();
    let sum = total;
    workgroup_barrier();
    sum + x.len() as u32
}

/// So has one in it.
#[device]
fn around(y: u32, f: impl Fn(u32) -> u32) -> u32 {
    fn inner(y: u32) -> u32 {
        workgroup_var!(total: u32 = zeroed);
        if local_invocation_index() == 0 {
            total += y;
        }
        workgroup_barrier();
        let sum = total;
        workgroup_barrier();
        sum
    }
    f(inner(y))
}

#[kernel(workgroup_size = 4)]
fn totals(x: &[u32], out: &mut [u32]) {
    let sums = [added(x, 1), added(&x[1..3], 10), added(&x[2..4], 100), added(x, 1000)];
    let mut calls = 0;
    let mut count = |by: u32| -> () { calls += by };
    count(2);
    let inner = around(1, |sum| sum) + around(10, |sum| sum * 100) + calls * 10000;
    out[local_invocation_index()] = sums[local_invocation_index() % 4];
    out[4 + local_invocation_index()] = inner;
}

/// The reduction of a workgroup's memory; all of its invocations call it.
#[device]
fn reduced<T: Copy, const N: usize>(
    tile: &mut [T; N],
    local: u32,
    combine: impl Fn(T, T) -> T,
) -> T {
    let mut half = N as u32 / 2;
    while half > 0 {
        if local < half {
            tile[local as usize] = combine(tile[local as usize], tile[(local + half) as usize]);
        }
        workgroup_barrier();
        half /= 2;
    }
    tile[0]
}

#[device]
fn loaded(x: &[f32], at: u32, or: impl Fn() -> f32) -> f32 {
    if at < x.len() as u32 { x[at as usize] } else { or() }
}

#[kernel(workgroup_size = 64)]
fn reductions(x: &[f32], hits: &[Atomic<u32>], out: &mut [f32]) {
    workgroup_var! {
        values: [f32; 64],
        counts: [UVec2; 64],
    }
    let (local, at) = (local_invocation_index(), global_invocation_id().x);
    let mut misses = 0;
    values[local] = loaded(x, at, || f32::NEG_INFINITY);
    let own = loaded(&x[8..], at, || 0.5);
    counts[local] = uvec2((own == 0.5) as u32, (own > 2.0) as u32);
    workgroup_barrier();
    let most = reduced(&mut values, local, f32::max);
    let sums = reduced(&mut counts, local, |a, b| a + b);
    higher::around(local % 8, local / 8, 8, |x, y| {
        if x > y {
            hits[0].fetch_add(1);
        } else {
            misses += 1;
        }
    });
    hits[1].fetch_add(misses);
    if local == 0 {
        let group = workgroup_id().x;
        out[group * 3] = most;
        out[group * 3 + 1] = sums.x as f32;
        out[group * 3 + 2] = sums.y as f32;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 2, 3, 4, 7, 12, 400];
    let mut out = device.zeroed::<u32>(numbers.len() * 24)?;
    higher_order(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    let expected = numbers.map(|x| [&higher::forms(x)[..], &higher::literals(x)].concat());
    assert_eq!(out.read()?, expected.concat());
    let mut out = device.zeroed::<u32>(8)?;
    totals(&device.buffer(&[0; 8])?, &mut out).workgroups(1).run()?;
    let inner = 1 + 1100 + 20000;
    assert_eq!(out.read()?, [1 + 8, 11 + 2, 111 + 2, 1111 + 8, inner, inner, inner, inner]);

    let x: Vec<f32> = (0..100u32).map(|i| (i * 37 % 101) as f32 / 8.0).collect();
    let mut hits = device.zeroed::<u32>(2)?;
    let mut out = device.zeroed::<f32>(6)?;
    reductions(&device.buffer(&x)?, &mut hits, &mut out).workgroups(2).run()?;
    let expected = [0, 64].map(|from| {
        let of = |i: usize| loaded(&x, i as u32, || f32::NEG_INFINITY);
        let own = |i: usize| loaded(&x[8..], i as u32, || 0.5);
        let most = (from..from + 64).map(of).fold(f32::NEG_INFINITY, f32::max);
        let halves = (from..from + 64).filter(|i| own(*i) == 0.5).count();
        let large = (from..from + 64).filter(|i| own(*i) > 2.0).count();
        [most, halves as f32, large as f32]
    });
    assert_eq!(out.read()?, expected.concat());
    let (mut over, mut under) = (0, 0);
    for cell in 0..64 {
        higher::around(cell % 8, cell / 8, 8, |x, y| if x > y { over += 1 } else { under += 1 });
    }
    assert_eq!(hits.read()?, [over * 2, under * 2]);
    Ok(())
}
