//! Builtin constants, by path and imported, and `const` items of a kernel. They serve as lengths,
//! bounds and values, refer to each other, are shadowed in a block, and are used before their
//! definition. Constants of an `impl` as lengths: `[0; Ring::SIZE]`. Constants that are references, `const C: &T`, and
//! the values behind them.

use std::f32::consts::TAU;

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn of_the_language(floats: &mut [f32], integers: &mut [u32]) {
    floats[0] = std::f32::consts::PI;
    floats[1] = TAU;
    floats[2] = core::f32::consts::LN_2 * 2.0;
    floats[3] = f32::MAX;
    floats[4] = f32::MIN;
    floats[5] = f32::EPSILON;
    floats[6] = f32::MIN_POSITIVE;
    floats[7] = f32::INFINITY;
    floats[8] = f32::NEG_INFINITY;
    floats[9] = f32::NAN;
    integers[0] = u32::MAX;
    integers[1] = u32::MIN;
    integers[2] = u32::BITS;
    integers[3] = i32::MAX as u32;
    integers[4] = i32::MIN as u32;
}

#[kernel(workgroup_size = 2 * 4)]
fn of_a_kernel(out: &mut [u32]) {
    const N: u32 = 8;
    const WIDTH: usize = 3;
    const HALF: f32 = 1.0 / 2.0;
    const NEGATIVE: i32 = -(N as i32) * 2;
    const ENABLED: bool = N > 4 && HALF < 1.0;
    workgroup_var!(values: [[u32; WIDTH + 1]; N], n: [u32; N / 4]);
    let lane = local_invocation_index();
    values[lane][WIDTH] = lane * LATE;
    if lane < N / 4 {
        n[lane] = N;
    }
    workgroup_barrier();
    let mut sum = 0;
    for i in 0..N {
        sum += values[i][WIDTH];
    }
    let local = [HALF; WIDTH];
    out[lane] = sum + n[1] + (local[2] * 4.0) as u32 + NEGATIVE as u32 + ENABLED as u32;
    {
        const N: u32 = 1000;
        out[lane] += N;
    }
    out[lane] += N;

    const LATE: u32 = 10;
}

#[device]
mod rings {
    pub struct Ring;
    impl Ring {
        pub const SIZE: usize = 4;
        pub const LAST: usize = Self::SIZE - 1;
        pub fn filled(x: u32) -> [u32; Self::SIZE] {
            let mut items = [x; Self::SIZE];
            items[3] = 7;
            items
        }
    }
}
use rings::Ring;

#[kernel(workgroup_size = 4)]
fn of_a_struct(x: &[u32], out: &mut [u32]) {
    workgroup_var!(shared: [u32; Ring::SIZE]);
    let lane = local_invocation_index();
    let own = [1; Ring::SIZE / 2];
    shared[lane] = Ring::filled(x[0])[lane] + own[lane % 2];
    workgroup_barrier();
    out[lane] = shared[Ring::LAST - lane];
}

#[device]
mod references {
    #[derive(Clone, Copy)]
    pub struct Set {
        words: [u32; 2],
        size: u32,
    }

    impl Set {
        const fn with(&self, item: u32) -> Set {
            let mut words = self.words;
            words[(item / 32) as usize] |= 1 << (item % 32);
            Set { words, size: self.size + 1 }
        }

        fn has(self, item: u32) -> bool {
            self.words[(item / 32) as usize % 2] >> (item % 32) & 1 != 0
        }
    }

    const START: &[u32; 4] = &[7, 8, 9, 10];
    const EMPTY: &Set = &Set { words: [0; 2], size: 0 };
    const SOME: &Set = &EMPTY.with(3).with(40);
    const LIMIT: &u32 = &5;

    pub fn of_references(x: u32) -> u32 {
        let mut state = *START;
        state[x as usize % 4] += *LIMIT;
        let set = *SOME;
        let size = (*SOME).size + SOME.size + set.size;
        let found = SOME.has(x) as u32 + 2 * set.has(x + 1) as u32 + 4 * (*SOME).has(40) as u32;
        let wide = (*START)[1] + START[2] + if x > *LIMIT { 100 } else { 200 };
        state[0] + 3 * state[1] + 5 * state[3] + 7 * size + 11 * found + wide
    }
}

#[kernel(workgroup_size = 64)]
fn of_references(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = references::of_references(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut floats = device.zeroed::<f32>(10)?;
    let mut integers = device.zeroed::<u32>(5)?;
    of_the_language(&mut floats, &mut integers).workgroups(1).run()?;
    let floats = floats.read()?;
    let expected = [std::f32::consts::PI, TAU, 4_f32.ln(), f32::MAX, f32::MIN, f32::EPSILON];
    assert_eq!(floats[..6], expected);
    assert_eq!(floats[6..9], [f32::MIN_POSITIVE, f32::INFINITY, f32::NEG_INFINITY]);
    assert!(floats[9].is_nan());
    assert_eq!(integers.read()?, [u32::MAX, 0, 32, 0x7fff_ffff, 0x8000_0000]);

    let mut out = device.zeroed::<u32>(8)?;
    of_a_kernel(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [280 + 8 + 2 - 16 + 1 + 1000 + 8; 8]);
    let x = device.buffer(&[2])?;
    let mut out = device.zeroed::<u32>(4)?;
    of_a_struct(&x, &mut out).workgroups(1).run()?;
    let expected: Vec<u32> = Ring::filled(2).iter().rev().map(|item| item + 1).collect();
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u32>(64)?;
    of_references(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..64).map(references::of_references).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
