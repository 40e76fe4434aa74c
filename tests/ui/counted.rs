//! Items with mistakes: the parts that the host keeps cause no further messages.

use dsl_runtime::prelude::*;

#[device]
mod counted {
    #[derive(Clone, Copy)]
    pub struct Counted {
        pub n: u128,
        pub m: u32,
    }

    impl Counted {
        pub fn rest(&self) -> u32 {
            self.m - self.n % 4
        }
    }

    pub fn sum(a: u128, b: u32, c: u128) -> u32 {
        a + b + c
    }
}

#[kernel(workgroup_size = 1)]
fn counts(out: &mut [u32]) {
    let of = counted::Counted { n: 1, m: 2 };
    out[0] = of.rest() + counted::sum(1, 2, 3);
}

fn main() {
    let of = counted::Counted { n: 1, m: 2 };
    _ = of.rest() + counted::sum(1, 2, 3);
}
