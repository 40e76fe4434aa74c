//! Items in the bodies of functions, methods, inner blocks and kernels: structs, enums and traits
//! with `impl` blocks, aliases, constants and functions that use each other, imports of variants
//! and functions. Such types have derived traits, operators, iterators and type parameters.

use dsl_runtime::prelude::*;

#[device]
mod bodies {
    pub fn of_struct(v: u32) -> u32 {
        type Word = u32;
        const SCALE: Word = 10;
        #[derive(Clone, Copy, PartialEq, Default)]
        struct Pair {
            a: Word,
            b: Word,
        }
        impl Pair {
            const LAST: u32 = SCALE + 1;
            fn sum(&self) -> u32 {
                scaled(self.a) + self.b + Self::LAST
            }
        }
        let pair = Pair { a: v, b: 2 };
        return if pair == Pair::default() { 0 } else { pair.sum() };
        fn scaled(v: Word) -> Word {
            v * SCALE
        }
    }

    pub fn of_enum(v: u32) -> u32 {
        use core::cmp::min;
        enum Step {
            Stay,
            By(u32),
        }
        use Step::*;
        struct Walk(Step);
        impl Walk {
            fn from(&self, at: u32) -> u32 {
                match self.0 {
                    Stay => at,
                    By(more) => min(at + more, 9),
                }
            }
        }
        Walk(if v > 3 { Stay } else { By(v) }).from(v)
    }

    pub fn first_trait(v: u32) -> u32 {
        trait Half {
            fn half(&self) -> u32;
        }
        impl Half for u32 {
            fn half(&self) -> u32 {
                *self / 2
            }
        }
        v.half()
    }

    pub fn second_trait(v: u32) -> u32 {
        trait Half {
            fn half(&self) -> u32;
        }
        impl Half for u32 {
            fn half(&self) -> u32 {
                (*self + 1) / 2
            }
        }
        v.half()
    }

    pub fn of_operators(v: u32) -> u32 {
        use core::ops::Add;
        #[derive(Clone, Copy)]
        struct Meters(u32);
        impl Add for Meters {
            type Output = Meters;
            fn add(self, other: Meters) -> Meters {
                Meters(self.0 + other.0)
            }
        }
        impl From<u32> for Meters {
            fn from(v: u32) -> Meters {
                Meters(v)
            }
        }
        (Meters(v) + Meters::from(3)).0
    }

    pub fn of_iterator(v: u32) -> u32 {
        struct Down {
            left: u32,
        }
        impl Iterator for Down {
            type Item = u32;
            fn next(&mut self) -> Option<u32> {
                if self.left == 0 {
                    return None;
                }
                self.left -= 1;
                Some(self.left)
            }
        }
        let mut sum = 0;
        for left in (Down { left: v % 8 }) {
            sum = sum * 3 + left;
        }
        sum
    }

    pub fn of_generic<T: Copy>(v: T) -> T {
        struct Holder<U>(U);
        impl<U: Copy> Holder<U> {
            fn get(&self) -> U {
                self.0
            }
        }
        Holder(v).get()
    }

    pub fn of_blocks(v: u32) -> u32 {
        if v > 2 {
            struct Large(u32);
            Large(v).0
        } else {
            #[repr(u8)]
            #[derive(Clone, Copy)]
            enum Small {
                Zero = 3,
                More = 7,
            }
            (if v == 0 { Small::Zero } else { Small::More }) as u32
        }
    }

    pub struct Owner(pub u32);

    impl Owner {
        pub fn packed(&self) -> u32 {
            struct Packed(u32);
            impl Packed {
                fn twice(&self) -> u32 {
                    self.0 * 2
                }
            }
            Packed(self.0).twice()
        }
    }
}

#[kernel(workgroup_size = 1)]
fn in_kernel(x: &[u32], out: &mut [u32]) {
    struct Sum {
        total: u32,
    }
    impl Sum {
        fn add(&mut self, v: u32) {
            self.total = self.total * STEP + v;
        }
    }
    const STEP: u32 = 3;
    let mut sum = Sum { total: 0 };
    for i in 0..x.len() {
        let v = x[i];
        sum.add(v);
        let values = [
            bodies::of_struct(v),
            bodies::of_enum(v),
            bodies::first_trait(v),
            bodies::second_trait(v),
            bodies::of_operators(v),
            bodies::of_iterator(v),
            bodies::of_generic(v),
            bodies::of_blocks(v),
            bodies::Owner(v).packed(),
            sum.total,
        ];
        for j in 0..10 {
            out[i * 10 + j] = values[j];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0u32, 1, 2, 3, 5, 8, 13, 21];
    let (mut total, mut expected) = (0, Vec::new());
    for v in x {
        total = total * 3 + v;
        let walked = if v > 3 { v } else { (v + v).min(9) };
        let down = (0..v % 8).rev().fold(0, |sum, left| sum * 3 + left);
        let block = if v > 2 { v } else { [3, 7, 7][v as usize] };
        let of_struct = v * 10 + 2 + 11;
        expected.extend([of_struct, walked, v / 2, v.div_ceil(2), v + 3]);
        expected.extend([down, v, block, v * 2, total]);
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    in_kernel(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
