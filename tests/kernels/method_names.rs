//! Methods of users' types with the names of methods of slices, iterators, atomics, vectors and
//! numbers. The type of the receiver decides which method is called.

use dsl_runtime::prelude::*;

#[device]
mod stack {
    use dsl_runtime::prelude::*;

    /// Numbers with a quick way to the last one.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub struct Stack {
        pub values: [u32; 4],
        pub depth: u32,
    }

    impl Stack {
        pub fn len(&self) -> u32 {
            self.depth
        }
        pub fn is_empty(&self) -> bool {
            self.depth == 0
        }
        pub fn sum(&self) -> u32 {
            self.values.iter().take(self.len()).sum::<u32>()
        }
        pub fn count(&self) -> u32 {
            self.values.iter().count() + self.values.len()
        }
        pub fn fold(&self) -> u32 {
            self.values.iter().fold(1, |a, b| a * 3 + b)
        }
        pub fn iter(&self) -> u32 {
            self.values[0]
        }
        pub fn map(&self, factor: u32) -> u32 {
            self.values.iter().map(|value| value * factor).sum()
        }
        pub fn contains(&self, wanted: u32) -> bool {
            self.values[..self.depth].contains(&wanted)
        }
        pub fn fill(&mut self, value: u32) {
            self.values.fill(value);
            self.depth = self.values.len();
        }
        pub fn swap(&mut self, value: u32) -> u32 {
            let old = self.values[0];
            self.values.swap(0, 1);
            self.values[0] = value;
            old
        }
        pub fn load(&self) -> u32 {
            self.values[self.depth - 1]
        }
        pub fn store(&mut self, value: u32) {
            self.values[self.depth] = value;
            self.depth += 1;
        }
        pub fn compare_exchange(&mut self, old: u32, new: u32) -> bool {
            let is_it = self.values[0] == old;
            if is_it {
                self.values[0] = new;
            }
            is_it
        }
        pub fn min(&self) -> u32 {
            self.values[0].min(self.values[1])
        }
        pub fn length(&self) -> f32 {
            vec2(3.0, self.depth as f32).length()
        }
        pub fn xy(&self) -> u32 {
            let v = uvec3(self.depth, 7, 8);
            v.xy().x
        }
        pub fn pair(&self) -> [u32; 2] {
            [self.values[0], self.values[1]]
        }
    }

    pub trait Number {
        fn is_empty(&self) -> bool;
        fn twice(&self) -> u32;
    }

    impl Number for u32 {
        fn is_empty(&self) -> bool {
            *self == 0
        }
        fn twice(&self) -> u32 {
            *self * 2
        }
    }

    pub fn of_numbers<T: Number + Copy>(x: &[T]) -> u32 {
        let first = x[0];
        let slice_is_empty = x.is_empty() as u32;
        first.is_empty() as u32 + x[1].twice() + slice_is_empty * 1000
    }
}
use stack::{Stack, of_numbers};

#[kernel(workgroup_size = 1)]
fn slices(stacks: &[Stack], x: &[u32], out: &mut [u32]) {
    let own = stacks[0];
    let part = &x[1..];
    let pair = own.pair();
    let copies = [own, stacks[1]];
    out[0] = x.len() * 1000 + stacks.len() * 100 + stacks[1].len() * 10 + own.len();
    out[1] = part.len() * 100 + x[..2].len() * 10 + pair.len();
    out[2] = x.is_empty() as u32 * 100 + own.is_empty() as u32 * 10 + of_numbers(x);
    out[3] = (x.contains(&7) as u32) * 10 + own.contains(7) as u32;
    out[4] = copies.iter().map(|stack| stack.len() + copies.len()).sum::<u32>();
    let mut changed = own;
    changed.fill(3);
    out[5] = changed.swap(9) + changed.sum();
    out.swap(4, 5);
    let chosen = if x[0] > 0 { [1, 2] } else { [3, 4] };
    out[5] += chosen.len() + chosen.iter().sum::<u32>();
}

#[kernel(workgroup_size = 1)]
fn iterators(stacks: &[Stack], x: &[u32], out: &mut [u32]) {
    let own = stacks[0];
    out[0] = x.iter().sum::<u32>() + own.sum() * 100;
    out[1] = x.iter().fold(0, |a, b| a * 2 + b) + own.fold() * 100;
    out[2] = x.iter().map(|x| x + 1).count() + own.count() * 10 + own.map(2) * 100;
    out[3] = own.iter();
    out[4] = stacks.iter().fold(0, |sum, stack| sum * 10 + stack.len() + stack.iter());
    out[5] = (0..4).contains(&x[1]) as u32 + 10 * stacks[1].contains(x[1]) as u32;
}

#[kernel(workgroup_size = 1)]
fn atomics(a: &[Atomic<u32>], out: &mut [u32]) {
    let mut stack = Stack { values: [5, 6, 0, 0], depth: 2 };
    stack.store(8);
    a[0].store(stack.load());
    out[0] = a[0].load() * 10 + a[0].swap(4);
    if let Ok(old) = a[1].compare_exchange(0, 2) {
        out[1] = old + 1;
    } else {
        out[1] = 1;
    }
    out[2] = stack.compare_exchange(5, 9) as u32 + stack.compare_exchange(5, 9) as u32;
    out[3] = stack.load() * 10 + stack.min().min(3);
    let v = vec3(stack.length(), 4.0, 0.0);
    out[4] = v.length() as u32 * 10 + v.xy().length() as u32 + stack.xy();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let stacks =
        [Stack { values: [1, 2, 7, 0], depth: 2 }, Stack { values: [4, 5, 6, 7], depth: 4 }];
    let stacks = device.buffer(&stacks)?;
    let x = device.buffer(&[0u32, 7, 3])?;
    let mut out = device.zeroed::<u32>(6)?;
    slices(&stacks, &x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [3242, 222, 15, 10, 21, 19]);

    iterators(&stacks, &x, &mut out).workgroups(1).run()?;
    // 1 3^4 + 1 3^3 + 2 3^2 + 7 3 + 0
    let folded = 81 + 27 + 18 + 21;
    assert_eq!(out.read()?, [10 + 300, 17 + folded * 100, 3 + 80 + 2000, 1, 3 * 10 + 8, 10]);

    let mut counters = device.zeroed::<u32>(2)?;
    let mut out = device.zeroed::<u32>(5)?;
    atomics(&mut counters, &mut out).workgroups(1).run()?;
    // The exchange may fail without a reason.
    assert_eq!(out.read()?, [88, 1, 1, 83, 53 + 3 + 2]);
    assert_eq!(counters.read()?[0], 4);
    Ok(())
}
