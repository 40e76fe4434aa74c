//! Random numbers in kernels and on the host, which are the same on every device.
//!
//! ```
//! use dsl_runtime::prelude::*;
//! use dsl_runtime::random::{Pcg32, philox4x32, unit};
//!
//! /// Two numbers for each invocation, from 0 to below 1.
//! #[kernel(workgroup_size = 64)]
//! fn noise(seed: u32, out: &mut [Vec2]) {
//!     let i = global_invocation_id().x;
//!     if i < out.len() {
//!         let bits = philox4x32(uvec4(i, 0, 0, 0), uvec2(seed, 0));
//!         let mut rng = Pcg32::new(seed, i);
//!         out[i] = vec2(unit(bits.x), rng.next_f32());
//!     }
//! }
//! ```
//!
//! All of it is integer arithmetic, so no device rounds differently.

#[dsl_macros::device]
mod generators {
    use glam::{UVec2, UVec3, UVec4};

    /// The upper 32 bits of the product.
    fn upper_product(a: u32, b: u32) -> u32 {
        let (a_low, a_high) = (a & 0xffff, a >> 16);
        let (b_low, b_high) = (b & 0xffff, b >> 16);
        let low = a_low.wrapping_mul(b_low);
        let middle = a_high.wrapping_mul(b_low).wrapping_add(low >> 16);
        let other = a_low.wrapping_mul(b_high).wrapping_add(middle & 0xffff);
        a_high.wrapping_mul(b_high).wrapping_add(middle >> 16).wrapping_add(other >> 16)
    }

    /// A number from 0 to below 1, of the upper 24 bits.
    pub fn unit(bits: u32) -> f32 {
        (bits >> 8) as f32 * (1.0 / 16_777_216.0)
    }

    /// A hash of a number: one step of PCG-RXS-M-XS-32. Neighbours give unrelated numbers.
    pub fn pcg(n: u32) -> u32 {
        let state = n.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((state >> ((state >> 28) + 4)) ^ state).wrapping_mul(277_803_737);
        (word >> 22) ^ word
    }

    /// A hash of three numbers, such as a position and a frame: `pcg3d` of Jarzynski and Olano, "Hash
    /// Functions for GPU Rendering".
    pub fn pcg3d(v: UVec3) -> UVec3 {
        let mut x = v.x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let mut y = v.y.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let mut z = v.z.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        x = x.wrapping_add(y.wrapping_mul(z));
        y = y.wrapping_add(z.wrapping_mul(x));
        z = z.wrapping_add(x.wrapping_mul(y));
        x ^= x >> 16;
        y ^= y >> 16;
        z ^= z >> 16;
        x = x.wrapping_add(y.wrapping_mul(z));
        y = y.wrapping_add(z.wrapping_mul(x));
        z = z.wrapping_add(x.wrapping_mul(y));
        UVec3::new(x, y, z)
    }

    /// Four random numbers for a counter and a key: Philox 4x32 with 10 rounds, of Salmon and
    /// others, "Parallel Random Numbers: As Easy as 1, 2, 3". Each counter gives other numbers, so
    /// an invocation needs no state. The counter is its id and the number of values that it has
    /// drawn; the key is the seed.
    pub fn philox4x32(counter: UVec4, key: UVec2) -> UVec4 {
        let (mut c, mut k) = (counter, key);
        for _ in 0..10 {
            let (high_x, low_x) = (upper_product(0xd251_1f53, c.x), c.x.wrapping_mul(0xd251_1f53));
            let (high_z, low_z) = (upper_product(0xcd9e_8d57, c.z), c.z.wrapping_mul(0xcd9e_8d57));
            c = UVec4::new(high_z ^ c.y ^ k.x, low_z, high_x ^ c.w ^ k.y, low_x);
            k = UVec2::new(k.x.wrapping_add(0x9e37_79b9), k.y.wrapping_add(0xbb67_ae85));
        }
        c
    }

    /// A generator with a state of 64 bits: PCG32 (XSH-RR 64/32) of O'Neill. Generators with the
    /// same seed and different streams give different numbers.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// use dsl_runtime::random::Pcg32;
    ///
    /// let (mut a, mut b) = (Pcg32::new(7, 0), Pcg32::new(7, 1)); // two streams of one seed
    /// assert_ne!(a.next_u32(), b.next_u32());
    /// assert!((0.0..1.0).contains(&a.next_f32()));
    /// assert!(a.below(6) < 6);
    /// # Ok(())
    /// # }
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Pcg32 {
        /// The lower and the upper half of the state.
        pub state: UVec2,
        /// The lower and the upper half of the odd number that each step adds.
        pub increment: UVec2,
    }

    impl Pcg32 {
        /// The generator with a seed and a stream, such as the invocation's id.
        pub fn new(seed: u32, stream: u32) -> Pcg32 {
            let increment = UVec2::new(stream << 1 | 1, stream >> 31);
            let mut rng = Pcg32 { state: UVec2::new(0, 0), increment };
            rng.next_u32();
            let low = rng.state.x.wrapping_add(seed);
            let carry = if low < seed { 1 } else { 0 };
            rng.state = UVec2::new(low, rng.state.y.wrapping_add(carry));
            rng.next_u32();
            rng
        }

        /// The next 32 bits.
        pub fn next_u32(&mut self) -> u32 {
            let old = self.state;
            // Times 6364136223846793005, which is 0x5851f42d4c957f2d.
            let low = old.x.wrapping_mul(0x4c95_7f2d);
            let high = upper_product(old.x, 0x4c95_7f2d)
                .wrapping_add(old.x.wrapping_mul(0x5851_f42d))
                .wrapping_add(old.y.wrapping_mul(0x4c95_7f2d));
            let sum = low.wrapping_add(self.increment.x);
            let carry = if sum < low { 1 } else { 0 };
            self.state = UVec2::new(sum, high.wrapping_add(self.increment.y).wrapping_add(carry));
            // Bits 27 to 58 of `(old >> 18) ^ old`, rotated by the upper 5 bits.
            let mixed_low = (old.x >> 18 | old.y << 14) ^ old.x;
            let mixed_high = (old.y >> 18) ^ old.y;
            (mixed_low >> 27 | mixed_high << 5).rotate_right(old.y >> 27)
        }

        /// The next number from 0 to below 1.
        pub fn next_f32(&mut self) -> f32 {
            unit(self.next_u32())
        }

        /// The next number from 0 to below `n`. If `n` is no power of two, some numbers are more
        /// likely than others, by at most `n` in 2³².
        pub fn below(&mut self, n: u32) -> u32 {
            upper_product(self.next_u32(), n)
        }
    }
}

pub use generators::*;

#[cfg(test)]
mod tests {
    use glam::{UVec2, UVec3, UVec4};

    use super::*;

    /// The published results in `kat_vectors` of Random123.
    #[test]
    fn philox_gives_the_published_numbers() {
        let cases = [
            ([0; 4], [0; 2], [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]),
            ([!0; 4], [!0; 2], [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]),
            (
                [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
                [0xa409_3822, 0x299f_31d0],
                [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1],
            ),
        ];
        for (counter, key, expected) in cases {
            let numbers = philox4x32(UVec4::from_array(counter), UVec2::from_array(key));
            assert_eq!(numbers.to_array(), expected);
        }
    }

    /// The first round that `pcg32-demo` of PCG's C library prints.
    #[test]
    fn pcg32_gives_the_published_numbers() {
        let mut rng = Pcg32::new(42, 54);
        let numbers = [(); 6].map(|()| rng.next_u32());
        let expected =
            [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e];
        assert_eq!(numbers, expected);
    }

    /// The same with 64-bit integers.
    #[test]
    fn pcg32_is_what_it_is_in_64_bits() {
        for (seed, stream) in [(0, 0), (1, 7), (u32::MAX, u32::MAX), (12345, 1 << 31)] {
            let increment = u64::from(stream) << 1 | 1;
            let mut state = 0u64;
            let mut next = |add: u64| {
                state = state.wrapping_add(add);
                let old = state;
                state = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(increment);
                (((old >> 18 ^ old) >> 27) as u32).rotate_right((old >> 59) as u32)
            };
            next(0);
            next(seed.into());
            let mut rng = Pcg32::new(seed, stream);
            for _ in 0..1000 {
                assert_eq!(rng.next_u32(), next(0));
            }
        }
    }

    #[test]
    fn numbers_are_spread_evenly() {
        let mut rng = Pcg32::new(1, 2);
        let mut counts = [0u32; 10];
        let mut sum = 0.0;
        for i in 0..100_000u32 {
            counts[rng.below(10) as usize] += 1;
            sum += f64::from(unit(pcg(i)) + unit(pcg3d(UVec3::new(i, i / 7, 3)).y));
            let number = rng.next_f32();
            assert!((0.0..1.0).contains(&number));
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
        assert!((sum / 100_000.0 - 1.0).abs() < 0.01, "{sum}");
        assert_eq!((unit(0), unit(u32::MAX)), (0.0, 1.0 - f32::EPSILON / 2.0));
    }
}
