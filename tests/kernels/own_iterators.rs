//! Types with an `impl Iterator`, in `for` and with adapters. Ranges without an end.

use dsl_runtime::prelude::*;

#[device]
mod steps {
    /// Numbers of a sequence until one is a multiple of 7.
    #[derive(Clone, Copy)]
    pub struct Lcg {
        state: u32,
    }

    impl Lcg {
        pub fn new(state: u32) -> Self {
            Lcg { state }
        }
    }

    impl Iterator for Lcg {
        type Item = u32;

        fn next(&mut self) -> Option<u32> {
            self.state = self.state.wrapping_mul(5).wrapping_add(3);
            if self.state % 7 == 0 { None } else { Some(self.state) }
        }
    }

    /// Cells of a grid, row by row.
    #[derive(Clone, Copy)]
    pub struct Cells {
        pub x: i32,
        pub y: i32,
        pub width: i32,
        pub height: i32,
    }

    impl Iterator for Cells {
        type Item = (i32, i32);

        fn next(&mut self) -> Option<Self::Item> {
            if self.y >= self.height {
                return None;
            }
            let cell = (self.x, self.y);
            self.x += 1;
            if self.x >= self.width {
                self.x = 0;
                self.y += 1;
            }
            Some(cell)
        }
    }

    pub fn values(n: u32) -> [u32; 10] {
        let mut sum = 0u32;
        for x in Lcg::new(n) {
            sum ^= x;
        }
        let mut lcg = Lcg::new(n + 1);
        let first = lcg.next().unwrap_or(3);
        let mut two = 0;
        for x in lcg.by_ref().take(2) {
            two = two * 3 ^ x;
        }
        let after = lcg.next().unwrap_or(4);
        for x in &mut lcg {
            if x % 2 == 0 {
                break;
            }
            sum ^= x;
        }
        let left = lcg.next().map_or(5, |x| x % 1000);
        let cells = Cells { x: 0, y: 0, width: 1 + n as i32 % 3, height: 3 };
        let mut weighted = 0;
        for (i, (x, y)) in cells.enumerate() {
            weighted += i as i32 * (x + 10 * y);
        }
        let odd = Lcg::new(n).take(9).filter(|x| x % 2 == 1).count() as u32;
        let best = Lcg::new(n).map(|x| x % 100).fold(7, u32::max);
        let squares = (n..).map(|x| x.wrapping_mul(x)).take_while(|&x| x < 100).fold(0, |a, b| a * 3 + b);
        let mut powers = 0;
        for (bit, i) in (1..).step_by(2).take(4).zip(0..) {
            powers |= (bit as u32) << (i * 4);
            if n > 20 && i == 2 {
                break;
            }
        }
        [sum, first, two, after, left, weighted as u32, odd, best, squares, powers]
    }
}

#[kernel(workgroup_size = 1)]
fn all_values(out: &mut [u32]) {
    let n = global_invocation_id().x;
    let values = steps::values(n);
    for i in 0..10 {
        out[n * 10 + i] = values[i];
    }
}

#[kernel(workgroup_size = 1)]
fn numbered(n: u32, out: &mut [u32]) {
    for i in n.. {
        if i >= out.len() {
            break;
        }
        out[i] = i;
    }
    for (i, k) in (n..).take(4).enumerate() {
        out[i] += k;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(24 * 10)?;
    all_values(&mut out).workgroups(24).run()?;
    let expected: Vec<u32> = (0..24).flat_map(steps::values).collect();
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u32>(6)?;
    numbered(3, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [3, 4, 5, 9, 4, 5]);
    Ok(())
}
