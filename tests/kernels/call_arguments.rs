//! Arguments of calls: patterns and `_` as parameters, a variable borrowed and read in the same
//! call, receivers by value.

use dsl_runtime::prelude::*;

#[device]
fn second(argument: u32, _: u32) -> u32 {
    argument
}

#[device]
fn sum_of_pair(argument: u32, (a, b): (u32, u32)) -> u32 {
    100 * argument + 10 * a + b
}

#[device]
mod shapes {
    use super::*;

    /// A rectangle.
    #[derive(Debug, ShaderType, Clone, Copy)]
    pub struct Rect {
        pub x: u32,
        pub y: u32,
    }

    impl Rect {
        pub fn grow(&mut self, by: u32) -> u32 {
            self.x += by;
            self.x
        }

        pub fn plus(self, other: u32) -> u32 {
            self.x * 100 + other
        }
    }
}
use shapes::Rect;

#[kernel(workgroup_size = 4)]
fn arguments(out: &mut [u32]) {
    let i = global_invocation_id().x;
    let mut rect = Rect { x: i, y: i + 1 };
    let grown = rect.grow(rect.y);
    // The receiver is copied before the argument changes it.
    let sum = rect.plus(rect.grow(1));
    out[4 * i] = second(i, 7);
    out[4 * i + 1] = sum_of_pair(i, (2, 3));
    out[4 * i + 2] = grown;
    out[4 * i + 3] = sum;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(16)?;
    arguments(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..4)
        .flat_map(|i| {
            let grown = 2 * i + 1;
            [i, 100 * i + 23, grown, grown * 100 + grown + 1]
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
