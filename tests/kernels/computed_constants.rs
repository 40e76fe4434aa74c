//! Constants that call functions and methods, or contain blocks and loops. They are evaluated while
//! the kernel is compiled. Numeric constants of `core`; variables with the names of functions.

use dsl_runtime::{Error, prelude::*};

#[device]
pub mod tables {
    use dsl_runtime::prelude::*;

    pub const WHITE: Rgb = Rgb::new(1.0, 0.5, 0.25);
    pub const W: Xyz = WHITE.to_xyz();

    #[derive(Clone, Copy)]
    pub struct Rgb {
        pub r: f32,
        pub g: f32,
        pub b: f32,
    }

    #[derive(Clone, Copy)]
    pub struct Xyz {
        pub x: f32,
        pub y: f32,
    }

    impl Rgb {
        pub const BLACK: Rgb = Rgb::new(0.0, 0.0, 0.0);

        pub const fn new(r: f32, g: f32, b: f32) -> Rgb {
            Rgb { r, g, b }
        }

        pub const fn to_xyz(self) -> Xyz {
            Xyz { x: self.r * 0.5 + self.g, y: self.b - Self::BLACK.b }
        }
    }

    /// The table of the checksum CRC-32.
    pub const TABLE: [u32; 256] = make_table();

    const fn make_table() -> [u32; 256] {
        let mut table = [0; 256];
        let mut i = 0u32;
        while i < 256 {
            let mut c = i;
            let mut k = 0;
            while k < 8 {
                c = if c & 1 != 0 { 0xEDB8_8320 ^ (c >> 1) } else { c >> 1 };
                k += 1;
            }
            table[i as usize] = c;
            i += 1;
        }
        table
    }

    pub const MATRIX: Mat3 =
        Mat3::from_cols(Vec3::new(1.0, 2.0, 3.0), Vec3::ONE, Vec3::new(4.0, 5.0, 6.0));
    pub const CORNERS: f32 = corners(Some(MATRIX)) + corners(None);

    const fn corners(of: Option<Mat3>) -> f32 {
        match of {
            Some(of) => of.x_axis.x * 10.0 + of.z_axis.z,
            None => 0.5,
        }
    }

    pub const PRIMES: [u32; 6] = {
        let mut primes = [0; 6];
        let mut found = 0;
        let mut n = 2;
        while found < 6 {
            if is_prime(n) {
                primes[found] = n;
                found += 1;
            }
            n += 1;
        }
        primes
    };

    const fn is_prime(n: u32) -> bool {
        let mut d = 2;
        loop {
            if d * d > n {
                return true;
            }
            if n % d == 0 {
                return false;
            }
            d += 1;
        }
    }

    pub const SQUARES: [u32; 5] = squares();

    const fn squares() -> [u32; 5] {
        let mut squares = [0; 5];
        let mut i = 0;
        while i < squares.len() {
            squares[i] = square(i as u32);
            i += 1;
        }
        squares
    }

    pub const LAST: usize = {
        let ends = [7, 8, 9];
        let mut i = 0;
        while i + 1 < ends.len() {
            i += 1;
        }
        ends.len() * 10 + i
    };

    pub const SIDE: u32 = square(4);

    pub const fn square(x: u32) -> u32 {
        x.pow(2)
    }

    pub const BITS: u32 = f32::MANTISSA_DIGITS + f32::DIGITS;
    pub const LEAST: i32 = f32::MIN_EXP.abs();
    pub const ROTATED: u32 = 0x8000_0001u32.rotate_left(4).wrapping_mul(3);
    pub const SMALLEST: i32 = smaller(-7, i32::MIN + 1);

    const fn smaller(a: i32, b: i32) -> i32 {
        match a.wrapping_sub(b) {
            ..0 => a,
            0 => 0,
            _ => b,
        }
    }
}

#[device]
mod optional {
    const LARGE: usize = 0xedb8_8320;
    const WIDE: bool = true;
    const STEP: usize = if WIDE { 16 } else { 8 } as usize;
    const DIGITS: [i16; 8] = digits(2);
    const PRODUCT: (u32, u8) = product(2);
    const REST: u32 = match 5u32.checked_sub(7) {
        Some(rest) => rest,
        None => u32::max_value(),
    };
    const FIRST: u32 = match pair(7) {
        Ok([first, _]) => first,
        Err(value) => value * 100,
    };
    const MIXED: [u32; 4] = mixed::<4>();
    const QUOTIENTS: [i32; 4] = [
        quotient(7, 0),
        quotient(i32::MIN, -1),
        i32::MIN.wrapping_div(-1),
        i32::MIN.overflowing_rem(-1).1 as i32,
    ];
    const SATURATED: u8 = 300.7f32 as u8;
    const LOWEST: [i16; 2] = [-40_000.5f32 as i16, 7.5f32 as i16];
    const STATES: [State; 3] = [State::Done(()), State::Failed(Err(7)), difference(3, 5)];

    #[derive(Clone, Copy)]
    enum State {
        Idle,
        Done(()),
        Failed(Result<bool, u32>),
    }

    const fn quotient(a: i32, b: i32) -> i32 {
        match a.checked_div(b) {
            Some(quotient) => quotient,
            None => -5,
        }
    }

    const fn difference(a: u32, b: u32) -> State {
        match a.checked_sub(b) {
            Some(rest) => State::Failed(Err(rest)),
            None => State::Idle,
        }
    }

    pub fn more_values(i: u32) -> [u32; 4] {
        let state = match STATES[i as usize % 3] {
            State::Idle => 1,
            State::Done(()) => 2,
            State::Failed(Ok(_)) => 3,
            State::Failed(Err(error)) => error,
        };
        let quotient = QUOTIENTS[i as usize % 4] as u32;
        [quotient, SATURATED as u32, LOWEST[i as usize % 2] as u32, state]
    }

    const fn digit(x: u8) -> Option<u8> {
        match x {
            3..=9 => Some(x - 3),
            _ => None,
        }
    }

    const fn digits(shift: usize) -> [i16; 8] {
        let mut table = [0; 8];
        let mut i = 0;
        while i < 8 {
            table[i] = match digit(i as u8) {
                Some(digit) => (digit as i16) << shift,
                None => -1,
            };
            i += 1;
        }
        table
    }

    const fn product(start: u32) -> (u32, u8) {
        let mut product = start;
        let mut next = start + 1;
        while let Some(larger) = u32::checked_mul(product, next) {
            product = larger;
            next += 1;
        }
        (product, (next - start) as u8)
    }

    const fn pair(x: u32) -> Result<[u32; 2], u32> {
        if x > 3 { Ok([x, 1]) } else { Err(x) }
    }

    const fn mixed<const N: usize>() -> [u32; N] {
        let mut table = [0; N];
        let mut i = 0;
        while i < N {
            table[i] = (LARGE ^ (i >> 1)) as u32;
            i += 1;
        }
        table
    }

    pub fn values(i: u32) -> [u32; 4] {
        let at = i as usize % 8;
        let halved = |x: u64| if x > 3 { return 5 } else { x } as u32;
        [DIGITS[at] as u32, PRODUCT.0 ^ PRODUCT.1 as u32, REST ^ FIRST, MIXED[at % 4] + STEP as u32 + halved(i as u64)]
    }
}

#[kernel(workgroup_size = 8)]
fn failing_operations(out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = optional::more_values(i);
    }
}

#[kernel(workgroup_size = 8)]
fn optional_constants(out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = optional::values(i);
    }
}

#[kernel(workgroup_size = 1)]
fn constants(seed: u32, numbers: &mut [u32], floats: &mut [f32]) {
    const STEP: u32 = 3;
    const fn twice(x: u32) -> u32 {
        let mut y = x;
        y += x;
        y
    }
    const WIDTH: u32 = twice(STEP) + 2u32.pow(2);
    const IS_EVEN: bool = {
        let mut n = 0;
        while n < WIDTH {
            n += 3;
        }
        n % 2 == 0
    };
    const fn digits(tens: u32, ones: u32) -> u32 {
        tens * 10 + ones
    }
    const NESTED: u32 = digits(digits(1, 2), digits(3, digits(4, 5)));
    if numbers.len() < 13 || floats.len() < 3 {
        return;
    }
    let square = [1u32; tables::SIDE];
    numbers[0] = tables::TABLE[seed & 255];
    numbers[1] = tables::PRIMES[seed % 6];
    numbers[2] = square.len();
    numbers[3] = tables::BITS;
    numbers[4] = tables::LEAST as u32;
    numbers[5] = tables::ROTATED;
    numbers[6] = tables::SMALLEST as u32;
    numbers[7] = WIDTH;
    numbers[8] = IS_EVEN as u32;
    let quads = [seed; twice(2)];
    numbers[9] = quads.len();
    numbers[10] = NESTED;
    numbers[11] = tables::SQUARES[seed % 5];
    numbers[12] = tables::LAST as u32;
    floats[0] = tables::W.x;
    floats[1] = tables::W.y;
    floats[2] = tables::WHITE.g + f32::EPSILON;
    floats[3] = tables::CORNERS;
}

pub fn check(device: &Device) -> Result<(), Error> {
    for seed in [0, 7, 200] {
        let mut numbers = device.zeroed::<u32>(13)?;
        let mut floats = device.zeroed::<f32>(4)?;
        constants(seed, &mut numbers, &mut floats).workgroups(1).run()?;
        let expected = [
            tables::TABLE[seed as usize & 255],
            tables::PRIMES[seed as usize % 6],
            tables::SIDE,
            30,
            125,
            0x8000_0001u32.rotate_left(4).wrapping_mul(3),
            (i32::MIN + 1) as u32,
            10,
            1,
            4,
            195,
            [0, 1, 4, 9, 16][seed as usize % 5],
            32,
        ];
        assert_eq!(numbers.read()?, expected);
        assert_eq!(floats.read()?, [tables::W.x, tables::W.y, 0.5 + f32::EPSILON, 16.5]);
    }
    assert_eq!(tables::TABLE[1], 0x7707_3096);
    let mut values = device.zeroed::<[u32; 4]>(8)?;
    failing_operations(&mut values).invocations(8).run()?;
    assert_eq!(values.read()?, [0, 1, 2, 3, 4, 5, 6, 7].map(optional::more_values));
    let lacking = dsl_runtime::Feature::ShaderInt64;
    if !device.supports(&optional_constants::INFO) {
        crate::support::not_run("computed_constants: 64 bits", lacking, device);
        return Ok(());
    }
    let mut values = device.zeroed::<[u32; 4]>(8)?;
    optional_constants(&mut values).invocations(8).run()?;
    assert_eq!(values.read()?, [0, 1, 2, 3, 4, 5, 6, 7].map(optional::values));
    Ok(())
}
