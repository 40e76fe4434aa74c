//! `Wrapping` of std as a type, its operators on integers of all widths, in structs, arrays and patterns.

use std::num::Wrapping;

use dsl_runtime::prelude::*;

/// A generator as it is often written.
#[device]
mod generator {
    use core::num::Wrapping;

    #[derive(Clone, Copy)]
    pub struct Generator {
        state: [Wrapping<u32>; 3],
        count: Wrapping<u8>,
    }

    impl Generator {
        pub fn new(seed: u32) -> Self {
            let seed = Wrapping(seed);
            Generator { state: [seed, !seed, -seed], count: Wrapping(250) }
        }

        fn twist(&self, i: usize) -> Wrapping<u32> {
            (self.state[i] << 13) ^ (self.state[(i + 1) % 3] >> 7)
        }

        pub fn next(&mut self) -> u32 {
            for i in 0..3 {
                let twist = self.twist(i);
                self.state[i] += twist * Wrapping(0x9e37_79b9);
                self.state[i] ^= self.state[(i + 2) % 3] | Wrapping(1);
                self.state[i] <<= 1;
                self.state[i] -= 7;
            }
            self.count += 1;
            let Wrapping(word) =
                self.state[0] + self.state[1] / Wrapping(3) - self.state[2] % Wrapping(10);
            word ^ u32::from(self.count.0)
        }
    }
}

/// Of signed and wide ones.
#[device]
fn signed(a: i32, b: i32) -> i32 {
    let (a, b) = (Wrapping(a), Wrapping(b));
    let least: Wrapping<i32> = if a < b { a } else { b };
    let quotient = if b == Wrapping(0) { a } else { a / b };
    let mut sum = -a + quotient * b - least;
    sum >>= 3;
    (sum & !Wrapping(1i32)).0
}

#[kernel(workgroup_size = 8)]
fn wrapping(numbers: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= numbers.len() {
        return;
    }
    let mut generator = generator::Generator::new(numbers[i]);
    let mut last = 0;
    for _ in 0..10 {
        last = generator.next();
    }
    out[2 * i] = last;
    let other = numbers[(i + 1) % numbers.len()];
    out[2 * i + 1] = signed(numbers[i] as i32, other as i32) as u32;
}

#[kernel(workgroup_size = 8)]
fn wide(numbers: &[u64], out: &mut [u64]) {
    let i = global_invocation_id().x;
    if i < numbers.len() {
        let mut state = Wrapping(numbers[i]);
        state = state * Wrapping(6_364_136_223_846_793_005) + Wrapping(1);
        state ^= state >> 33;
        out[i] = state.0;
    }
}

// The arguments of macros are written as elsewhere.
#[kernel(workgroup_size = 8)]
fn in_macros(numbers: &[u32], out: &mut [u32]) {
    workgroup_var!(sums: [Wrapping<u32>; 8], pairs: [[Wrapping<u32>; 2]; 8] = zeroed);
    let lane = local_invocation_index();
    let number = Wrapping(numbers[lane]);
    sums[lane] = number + Wrapping(3);
    pairs[lane] = [number, number * Wrapping(2)];
    workgroup_barrier();
    let other = sums[7 - lane];
    assert!(other != Wrapping(77), "{} of {}", other.0, (other - Wrapping(1)).0);
    debug_assert_eq!(pairs[lane][0] + Wrapping(3), sums[lane]);
    let is_small = matches!(other, Wrapping(0..=9) if number < Wrapping(100));
    out[lane] = (other ^ pairs[lane][1]).0 + is_small as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 2, 7, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, u32::MAX, 123_456_789];
    let mut expected = Vec::new();
    for (i, number) in numbers.into_iter().enumerate() {
        let mut generator = generator::Generator::new(number);
        let last = (0..10).map(|_| generator.next()).last();
        expected.extend(last);
        expected.push(signed(number as i32, numbers[(i + 1) % numbers.len()] as i32) as u32);
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    wrapping(&device.buffer(&numbers)?, &mut out).invocations(numbers.len() as u32).run()?;
    assert_eq!(out.read()?, expected);

    let eight = &numbers[..8];
    let expected = eight.iter().zip(eight.iter().rev()).map(|(number, other)| {
        let other = other.wrapping_add(3);
        let is_small = other <= 9 && *number < 100;
        (other ^ number.wrapping_mul(2)).wrapping_add(u32::from(is_small))
    });
    let mut out = device.zeroed::<u32>(8)?;
    in_macros(&device.buffer(eight)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());

    let lacking = dsl_runtime::Feature::ShaderInt64;
    if !device.supports(lacking) {
        crate::support::not_run("wrapping_numbers: 64 bits", lacking, device);
        return Ok(());
    }
    let numbers = numbers.map(|number| u64::from(number) << 29 | 5);
    let expected = numbers.map(|number| {
        let state = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state ^ state >> 33
    });
    let mut out = device.zeroed::<u64>(numbers.len())?;
    wide(&device.buffer(&numbers)?, &mut out).invocations(numbers.len() as u32).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
