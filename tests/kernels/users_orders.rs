//! `<`, `cmp`, `max` and sorting of users' types, with derived and written `impl`s. Numbers as bytes.

use dsl_runtime::prelude::*;

#[device]
mod orders {
    use core::cmp::Ordering;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Version {
        pub major: u32,
        pub minor: [u32; 2],
    }

    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    pub struct Degrees(pub f32);

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level {
        Low,
        High,
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Rank {
        None,
        Of(u32, Level),
    }

    #[derive(Clone, Copy)]
    pub struct Task {
        pub key: u32,
        pub id: u32,
    }

    impl PartialEq for Task {
        fn eq(&self, other: &Self) -> bool {
            self.key == other.key
        }
    }

    impl Eq for Task {}

    impl PartialOrd for Task {
        fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
            Some(self.cmp(other))
        }
    }

    impl Ord for Task {
        /// The greatest key comes first.
        fn cmp(&self, other: &Self) -> Ordering {
            other.key.cmp(&self.key)
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub struct Hit {
        pub t: f32,
        pub id: u32,
    }

    impl PartialOrd for Hit {
        fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
            self.t.partial_cmp(&other.t)
        }
    }

    pub fn first_of(keys: [u32; 3]) -> u32 {
        let mut tasks = [0u32, 1, 2].map(|id| Task { key: keys[id as usize], id });
        tasks.sort();
        tasks[0].id * 100 + tasks[1].id * 10 + tasks[2].id
    }

    pub fn nearest(a: Hit, b: Hit) -> u32 {
        if a < b { a.id } else { b.id }
    }

    /// A bit for each answer.
    pub fn compared(a: u32, b: u32) -> u32 {
        let v = Version { major: 1, minor: [a, b] };
        let w = Version { major: 1, minor: [b, a] };
        let (x, y) = (Degrees(a as f32), Degrees(f32::NAN));
        let rank = if a == 0 { Rank::None } else { Rank::Of(a, Level::Low) };
        let answers = [
            v < w,
            v <= w,
            v.max(w) == v,
            v.cmp(&w) < Ordering::Greater,
            core::cmp::min(v, w) == v,
            x < Degrees(b as f32),
            x < y || x >= y,
            x.partial_cmp(&y).is_none(),
            rank < Rank::Of(b, Level::High),
            rank > Rank::None,
            Level::Low < Level::High && Level::High.max(Level::Low) == Level::High,
            Task { key: a, id: 0 } < Task { key: b, id: 0 },
            Task { key: a, id: 0 } != Task { key: b, id: 1 },
            w.clamp(v, v) == v,
        ];
        let mut bits = 0;
        for i in 0..14u32 {
            bits |= (answers[i as usize] as u32) << i;
        }
        bits
    }

    pub fn in_bytes(x: u32) -> u32 {
        let [a, b, c, d] = x.to_le_bytes();
        let turned = u32::from_le_bytes([d, c, b, a]);
        let halves = (x as u16).to_be_bytes();
        let short = i16::from_be_bytes(halves) as u32;
        let float = f32::from_be_bytes((x as f32).to_be_bytes());
        turned ^ short ^ float.to_bits() ^ u8::from_le_bytes(7u8.to_le_bytes()) as u32
    }
}

use orders::{Hit, compared, first_of, in_bytes, nearest};

#[kernel(workgroup_size = 1)]
fn ordered(x: &[u32], out: &mut [u32]) {
    let mut at = 0;
    for i in 0..4u32 {
        for j in 0..4u32 {
            out[at] = compared(x[i], x[j]);
            at += 1;
        }
    }
    out[16] = first_of([x[0], x[1], x[2]]);
    out[17] = nearest(Hit { t: x[2] as f32, id: 8 }, Hit { t: x[1] as f32, id: 9 });
    out[18] = in_bytes(x[4]);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [2, 7, 5, 0, 0x1234_89ab];
    let mut out = device.zeroed::<u32>(19)?;
    ordered(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    let mut expected = Vec::new();
    for i in 0..4 {
        expected.extend((0..4).map(|j| compared(x[i], x[j])));
    }
    let hits = [(x[2], 8), (x[1], 9)].map(|(t, id)| Hit { t: t as f32, id });
    expected.extend([120, nearest(hits[0], hits[1]), in_bytes(x[4])]);
    assert_eq!(out.read()?, expected);
    Ok(())
}
