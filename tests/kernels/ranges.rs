//! Ranges as values: in variables, parameters, members, results, options, tuples, arrays and
//! constants. Their members and methods, iteration, slicing with them, and `next`.

use dsl_runtime::prelude::*;

#[device]
mod spans {
    use core::ops::{Range, RangeInclusive};

    #[derive(Clone)]
    pub struct Span {
        pub lines: Range<u32>,
        pub weight: u32,
    }

    impl Span {
        pub const ALL: Range<u32> = 2..5;

        pub fn new(start: u32, end: u32) -> Self {
            Span { lines: start..end, weight: 2 }
        }

        pub fn height(&self) -> u32 {
            self.lines.end - self.lines.start
        }

        pub fn grow(&mut self) {
            self.lines.end += 1;
            self.lines = self.lines.start + 1..self.lines.end + 1;
        }

        pub fn sum(&self) -> u32 {
            let mut sum = 0;
            for line in self.lines.clone() {
                sum += line * self.weight;
            }
            sum
        }
    }

    pub fn members(a: u32, b: u32) -> u32 {
        let mut span = Span::new(a, b);
        let before = span.height() * 100 + span.sum();
        span.grow();
        let all = if Span::ALL.contains(&a) { Span::ALL.end } else { 0 };
        before * 100 + span.lines.start + span.lines.end + all
    }

    pub fn sum_of(x: &[u32], range: Range<usize>) -> u32 {
        let mut sum = 0;
        for v in &x[range.clone()] {
            sum = sum * 3 + *v;
        }
        for i in range {
            sum += x[i];
        }
        sum
    }

    pub fn parts(x: &[u32], a: usize, b: usize) -> u32 {
        let range = a..b;
        let part = &x[range.clone()];
        let last = match x.get(range.clone()) {
            Some(part) => part[part.len() - 1],
            None => 77,
        };
        part.len() as u32 + last * 10 + sum_of(x, range) * 100 + sum_of(x, 1..3)
    }

    const MIDDLE: Range<usize> = 1..4;

    fn last_half(n: usize) -> Range<usize> {
        n / 2..n
    }

    fn next(count: &mut usize) -> usize {
        *count += 1;
        *count - 1
    }

    /// Constants and calls as indices, each evaluated once, and elements of parts without a name.
    pub fn indices(x: &[u32], n: usize) -> u32 {
        let mut own = [1, 2, 3, 4, 5, 6];
        own[MIDDLE].copy_from_slice(&x[..3]);
        own[last_half(6)].reverse();
        own[MIDDLE][1] += 50;
        own[n..][0] *= 7;
        let (mut count, ranges) = (0, [n..n + 1, 1..n + 3]);
        let part = &x[ranges[next(&mut count)].clone()];
        let chosen = part.len() * 100 + count;
        let sum = own.iter().fold(0, |sum, v| sum * 3 + v);
        sum + x[MIDDLE].len() as u32 + x[last_half(6)][1] * 10 + x[1..][n] + chosen as u32
    }

    pub fn doubled(x: &mut [u32], range: Range<usize>) {
        for v in &mut x[range.clone()] {
            *v *= 2;
        }
        x[range].reverse();
    }

    pub fn length(range: Range<u32>) -> u32 {
        if range.is_empty() { 1000 } else { range.len() as u32 }
    }

    pub fn methods(a: u32, b: u32) -> u32 {
        let (range, reversed) = (a..b, b..a);
        let signed = -3..a as i32;
        let narrow = 3..a as u8;
        let lengths = signed.len() * 10 + narrow.len();
        let is_in = range.contains(&4) as u32 + reversed.contains(&4) as u32 * 2;
        length(range) + length(reversed) * 3 + lengths as u32 + is_in * 7
    }

    pub fn inclusive(first: u32, last: u32, v: u32) -> u32 {
        let range = first..=last;
        let mut sum = *range.start() + *range.end();
        for i in range.clone().rev() {
            sum = sum * 3 + i;
        }
        let (start, end) = range.clone().into_inner();
        clamped(v, range) * 1000 + sum + start * end
    }

    fn clamped(v: u32, range: RangeInclusive<u32>) -> u32 {
        if range.is_empty() || range.contains(&v) { v } else { *range.start() }
    }

    /// Items from the end; the last one of a range that is a value.
    pub fn ends(a: u32, b: u32) -> u32 {
        let mut range = a..b;
        let mut sum = 0;
        while let Some(last) = range.next_back() {
            sum = sum * 3 + last;
        }
        let inner = a + 1..b;
        let start = inner.start;
        sum * 100 + start * 10 + inner.last().unwrap_or(7)
    }

    pub fn halves(range: &Range<u32>) -> (Range<u32>, Range<u32>) {
        let middle = range.start + (range.end - range.start) / 2;
        (range.start..middle, middle..range.end)
    }

    fn overlap(a: &Range<u32>, b: &Range<u32>) -> Option<Range<u32>> {
        let both = a.start.max(b.start)..a.end.min(b.end);
        if both.is_empty() { None } else { Some(both) }
    }

    pub fn chosen(a: u32, b: u32) -> u32 {
        let range = if a < b { a..b } else { b..a + 1 };
        let (low, mut high) = halves(&range);
        let over = match overlap(&(low.start + 1..low.end), &(0..5)) {
            Some(over) => over.start * 10 + over.end,
            None => 0,
        };
        let rest = high.next().unwrap_or(50) + high.next_back().unwrap_or(60);
        let is_low = range == low;
        let ranges = [range.clone(), low, high];
        let total = ranges.iter().map(|of| of.end - of.start).sum::<u32>();
        let even = range.clone().filter(|v| v % 2 == 0).map(|v| v + 1).sum::<u32>();
        over * 1000 + rest * 100 + total * 10 + even + is_low as u32
    }
}

#[kernel(workgroup_size = 1)]
fn ranges(x: &[u32], out: &mut [u32]) {
    let all = 0..x.len();
    let mut at = 0;
    for i in all.clone() {
        let (a, b) = (x[i], i * 2);
        let values = [
            spans::members(a, a + b),
            spans::parts(x, i as usize / 2, i as usize / 2 + 2),
            spans::methods(a, b),
            spans::inclusive(a, b, i),
            spans::chosen(a, b),
            spans::indices(x, i as usize % 4),
            spans::ends(a, b),
        ];
        for value in values {
            out[at] = value;
            at += 1;
        }
    }
    out[at] = all.start + all.end;
    spans::doubled(&mut out[..8], 2..7);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [3u32, 1, 4, 9, 5, 2, 6, 5];
    let mut expected = Vec::new();
    for (i, a) in x.into_iter().enumerate() {
        let b = i as u32 * 2;
        expected.extend([spans::members(a, a + b), spans::parts(&x, i / 2, i / 2 + 2)]);
        expected.extend([spans::methods(a, b), spans::inclusive(a, b, i as u32)]);
        expected.extend([spans::chosen(a, b), spans::indices(&x, i % 4), spans::ends(a, b)]);
    }
    expected.push(8);
    spans::doubled(&mut expected[..8], 2..7);
    let mut out = device.zeroed::<u32>(expected.len())?;
    ranges(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
