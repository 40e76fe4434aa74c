//! Methods that change an option in place: `take`, `replace`, `insert`, `get_or_insert`,
//! `get_or_insert_with`; `unwrap` of `get_mut`. Also `zip` and `xor`. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    #[derive(Clone, Copy)]
    pub struct Slot {
        pub held: Option<u32>,
        pub times: u32,
    }

    #[derive(Clone, Copy)]
    pub struct Cell {
        n: u32,
        pair: [u32; 2],
    }

    /// `unwrap` and `expect` of a `&mut` reference give the element, not a copy.
    pub fn changed_elements(x: u32) -> u32 {
        let mut cells = [Cell { n: 1, pair: [2, 3] }; 4];
        let mut i = (x % 4) as usize;
        let cell = cells.get_mut(i).unwrap();
        i = 5;
        cell.n += 5;
        cell.pair[1] = cell.n * 2;
        cells.last_mut().expect("four cells").pair[0] += i as u32 + 7;
        *cells.first_mut().unwrap() = Cell { n: 9, pair: [1, 1] };
        let rest = &mut cells[1..];
        *rest.get_mut(1).unwrap() = Cell { n: x, pair: [x, x] };
        cells.iter().map(|cell| cell.n * 100 + cell.pair[0] * 10 + cell.pair[1]).sum()
    }

    fn refill(slot: &mut Slot, n: u32) -> u32 {
        slot.times += 1;
        let before = slot.held.take();
        *slot.held.get_or_insert(n) += slot.times;
        before.map_or(7, |v| v * 2)
    }

    fn emptied(of: &mut Option<u32>) -> u32 {
        of.take().unwrap_or(50) + of.is_none() as u32
    }

    pub fn exchanged(n: u32) -> [u32; 12] {
        let mut out = [0; 12];
        let mut o = Some(n);
        let first = o.take();
        let second = o.take();
        out[0] = first.unwrap_or(3) * 100 + second.unwrap_or(4) * 10 + o.is_some() as u32;
        let before = o.replace(n + 1);
        let between = o.replace(o.unwrap_or(9) + 5);
        out[1] = before.unwrap_or(3) * 100 + between.unwrap_or(4) * 10 + o.unwrap_or(0);
        *o.insert(6) += n;
        out[2] = o.unwrap_or(0);
        let inside = o.insert(n);
        *inside += 2;
        *inside *= 3;
        out[3] = *inside + o.unwrap_or(0);
        let mut open = None;
        let v = *open.get_or_insert(n);
        *open.get_or_insert(100) += v;
        out[4] = open.unwrap_or(0);
        let mut calls = 0;
        let mut some = if n > 3 { Some(n) } else { None };
        *some.get_or_insert_with(|| {
            calls += 1;
            40
        }) += 1;
        out[5] = some.unwrap_or(0) * 10 + calls;
        let mut all = [None, Some(3), None];
        let mut at = 0;
        let _ = all[at].insert({
            at += 2;
            n
        });
        all[at].replace(8);
        out[6] = all[0].unwrap_or(0) * 100 + all[1].unwrap_or(0) * 10 + all[2].unwrap_or(0);
        let mut slot = Slot { held: Some(n), times: 0 };
        out[7] = refill(&mut slot, 4) + refill(&mut slot, 5) * 100 + slot.held.unwrap_or(0);
        out[8] = emptied(&mut o) + emptied(&mut slot.held) * 10 + emptied(&mut o) * 1000;
        let table = [n, 5, n + 2];
        let mut seen = table.get(n as usize);
        let was = seen.take();
        out[9] = *was.unwrap_or(&1) * 10 + seen.is_some() as u32;
        let mut left = Some((n, 2.5f32));
        if let Some((a, b)) = left.take() {
            out[10] = a + b as u32;
        }
        out[11] = left.is_none() as u32;
        out
    }

    fn odd(n: u32) -> Option<u32> {
        (n % 2 == 1).then_some(n * 10)
    }

    pub fn combined(x: &[u32], n: u32) -> [u32; 8] {
        let mut out = [0; 8];
        if let Some((a, b)) = odd(n).zip(x.get(n as usize)) {
            out[0] = a + *b;
        }
        out[1] = odd(n).zip(Some(3u32)).map_or(1, |(a, b)| a * b);
        out[2] = odd(n).xor(odd(n / 2)).unwrap_or(5);
        out[3] = odd(n).xor(None).unwrap_or(6);
        let mut count = 0;
        let mut next = |wanted: bool| {
            count += 1;
            wanted.then_some(count)
        };
        let both = next(n > 2).zip(next(n > 4));
        out[4] = both.map_or(0, |(a, b)| a * 10 + b);
        let either = next(n > 2).xor(next(n > 4));
        out[5] = either.unwrap_or(0);
        out[6] = count;
        let pair = x.first().zip(x.last());
        out[7] = match pair {
            Some((a, b)) => a.wrapping_sub(*b),
            None => 99,
        };
        out
    }
}

#[kernel(workgroup_size = 1)]
fn exchanged_options(out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::exchanged(n);
    for i in 0..answers.len() {
        out[12 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn changed_elements(out: &mut [u32]) {
    let n = workgroup_id().x;
    *out.get_mut(n as usize).unwrap() = functions::changed_elements(n);
}

#[kernel(workgroup_size = 1)]
fn combined_options(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::combined(x, n);
    for i in 0..answers.len() {
        out[8 * n + i] = answers[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(12 * 6)?;
    exchanged_options(&mut out).workgroups(6).run()?;
    let expected: Vec<u32> = (0..6).flat_map(functions::exchanged).collect();
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u32>(9)?;
    changed_elements(&mut out).workgroups(9).run()?;
    assert_eq!(out.read()?, (0..9).map(functions::changed_elements).collect::<Vec<_>>());
    for x in [&[][..], &[4], &[3, 1, 4, 1, 5, 9]] {
        let mut out = device.zeroed::<u32>(8 * 8)?;
        combined_options(&device.buffer(x)?, &mut out).workgroups(8).run()?;
        let expected: Vec<u32> = (0..8).flat_map(|n| functions::combined(x, n)).collect();
        assert_eq!(out.read()?, expected, "{x:?}");
    }
    Ok(())
}
