//! Slice methods and trait methods of the same name; members of elements of chosen slices; parts in arrays of slices.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    #[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Eq, Ord)]
    pub struct Pair {
        pub a: u32,
        pub b: i32,
    }

    pub trait Own {
        fn contains(&self, x: &u32) -> bool;
        fn len(&self) -> usize;
    }

    impl Own for [u32; 3] {
        fn contains(&self, x: &u32) -> bool {
            self[0] == *x
        }

        fn len(&self) -> usize {
            100
        }
    }

    /// Calls methods of slices, which Rust prefers to methods of a trait for arrays.
    fn of_slice(x: &[u32]) -> u32 {
        x.contains(&9) as u32 * 10 + x.len() as u32
    }

    pub fn sorted(pairs: &mut [Pair; 3], n: u32) -> u32 {
        pairs.sort_by_key(|pair| pair.b);
        let first = pairs[0].a;
        pairs.sort();
        let odd = [1, 3, 5, 7].binary_search_by_key(&(n * 2 + 1), |x| *x).unwrap_or(9) as u32;
        first + pairs[0].a * 10 + of_slice(&[1, 9, n]) * 100 + odd * 10_000
    }

    /// The start of a slice of an array is a `usize`.
    pub fn shifted(x: &[u32], z: &[u32], i: usize) -> u32 {
        let both = [&x[i..], z];
        both[i % 2][0]
    }
}

use functions::Pair;

#[derive(ShaderType, Clone, Copy)]
struct Item {
    place: Vec2,
    code: [u32; 2],
}

#[kernel(workgroup_size = 1)]
fn beside_traits(items: [&[Item]; 2], x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let mut pairs = [Pair { a: 3, b: -1 }, Pair { a: 2, b: n as i32 }, Pair { a: 4, b: -2 }];
    out[n * 3] = functions::sorted(&mut pairs, n);
    out[n * 3 + 1] = functions::shifted(x, &[7, 8], n as usize % 4);
    out[n * 3 + 2] = items[n % 2][0].code[1] + items[n % 2][1].place.y as u32 + 2;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let item = |n: u32| Item { place: vec2(0.0, n as f32), code: [0, n * 100] };
    let items = [0, 1].map(|n| [item(n + 1), item(n + 5)]);
    let (first, second) = (device.buffer(&items[0])?, device.buffer(&items[1])?);
    let x = [10, 20, 30, 40];
    let mut out = device.zeroed(5 * 3)?;
    beside_traits([&first, &second], &device.buffer(&x)?, &mut out).workgroups(5).run()?;
    let expected = (0..5u32).flat_map(|n| {
        let mut pairs = [Pair { a: 3, b: -1 }, Pair { a: 2, b: n as i32 }, Pair { a: 4, b: -2 }];
        let of = items[n as usize % 2];
        [
            functions::sorted(&mut pairs, n),
            functions::shifted(&x, &[7, 8], n as usize % 4),
            of[0].code[1] + of[1].place.y as u32 + 2,
        ]
    });
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
