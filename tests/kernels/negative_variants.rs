//! Enums with negative numbers: casts, orders, `match`, buffers.

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ShaderType)]
#[repr(i32)]
pub enum Turn {
    Left = -1,
    Straight,
    Right,
}

#[device]
mod levels {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level {
        Deep = -300,
        Cellar = -1,
        Ground,
        Roof = 40,
    }

    /// The numbers of some variants are above `i32::MAX`, and keep their order.
    #[derive(Clone, Copy, PartialEq, PartialOrd)]
    #[repr(u32)]
    pub enum Mask {
        Low = 1,
        High = 0x8000_0000,
    }

    pub fn level(i: u32) -> Level {
        match i % 4 {
            0 => Level::Deep,
            1 => Level::Cellar,
            2 => Level::Ground,
            _ => Level::Roof,
        }
    }

    pub fn sum(i: u32) -> i32 {
        let (level, next) = (level(i), level(i + 1));
        let narrow = level as i8 as i32 + i32::from(level as u8) + i32::from(level as i16);
        let order = i32::from(level < next) + 2 * i32::from(level.max(next) == Level::Roof);
        let masks = if Mask::Low < Mask::High { 100 } else { 200 };
        level as i32 + narrow + 10 * order + masks + (level as i32 >> 3)
    }
}

#[kernel(workgroup_size = 1)]
fn turns(out: &mut [i32], turned: &mut [Turn], given: &[Turn]) {
    let i = workgroup_id().x;
    if i < out.len() && i < given.len() && i < turned.len() {
        let turn = given[i];
        out[i] = levels::sum(i) + turn as i32 * 1000;
        turned[i] = match turn {
            Turn::Left => Turn::Right,
            Turn::Straight => turn,
            Turn::Right => Turn::Left,
        };
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let all = [Turn::Left, Turn::Straight, Turn::Right, Turn::Left, Turn::Right];
    let given = device.buffer(&all)?;
    let (mut out, mut turned) = (device.zeroed::<i32>(5)?, device.zeroed::<Turn>(5)?);
    turns(&mut out, &mut turned, &given).workgroups(5).run()?;
    let expected = (0..5).map(|i| levels::sum(i) + all[i as usize] as i32 * 1000);
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    let opposite = [Turn::Right, Turn::Straight, Turn::Left, Turn::Right, Turn::Left];
    assert_eq!(turned.read()?, opposite);
    Ok(())
}
