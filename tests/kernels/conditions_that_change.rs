//! Conditions that call functions with side effects, in `if`, `while`, `&&` and `||`. Each call
//! runs as often as in Rust.

use dsl_runtime::prelude::*;

#[device]
fn next(state: &mut u32) -> u32 {
    *state = *state * 5 + 3;
    *state
}

#[device]
mod counters {
    pub(super) struct Counter {
        pub(super) n: u32,
    }

    impl Counter {
        pub(super) fn is_below(&mut self, end: u32) -> bool {
            self.n += 1;
            self.n < end
        }
    }
}
use counters::Counter;

#[kernel(workgroup_size = 1)]
fn conditions(seed: u32, out: &mut [u32]) {
    let mut state = seed;
    while next(&mut state) < 1000 {
        out[0] += 1;
    }
    out[1] = state;

    // The right operand is evaluated where the left one does not decide.
    if seed > 100 && next(&mut state) > 0 {
        out[2] = 1;
    }
    out[3] = state;
    if seed < 100 || next(&mut state) > 0 {
        out[4] = 1;
    }
    out[5] = state;

    // The left operand is read before the right one changes it.
    state = 7;
    if state < 8 && next(&mut state) > 8 {
        out[6] = state;
    }
    let is_less = state < next(&mut state);
    if is_less {
        out[7] = state;
    }

    let mut counter = Counter { n: 0 };
    let mut own = [0; 4];
    while counter.n < 100 && counter.is_below(4) {
        own[counter.n] = counter.n * 10;
        if counter.n == 2 {
            continue;
        }
        out[8] += own[counter.n];
    }
    out[9] = counter.n;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(10)?;
    conditions(1, &mut out).workgroups(1).run()?;

    // 8, 43, 218, 1093; then 7, 38, 193.
    assert_eq!(out.read()?, [3, 1093, 0, 1093, 1, 1093, 38, 193, 40, 4]);
    Ok(())
}
