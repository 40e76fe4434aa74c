//! Structs and enums that cannot be laid out: one message for each mistake, none at their uses.

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, ShaderType)]
struct Syntax {
    count: usize,
    #[align(12)]
    weight: f32,
}

#[derive(Clone, Copy, ShaderType)]
struct Aligned {
    weight: f32,
    #[align(8)]
    position: Vec3,
}

#[derive(Clone, Copy, ShaderType)]
struct Sized {
    #[size(12)]
    position: Vec4,
}

#[derive(Clone, Copy, ShaderType)]
struct Empty {
    values: [f32; 0],
}

#[derive(ShaderType)]
struct NotCopy {
    value: f32,
}

#[derive(Clone, Copy, ShaderType)]
enum NoZero {
    One = 1,
    Two,
}

#[derive(Clone, Copy, ShaderType)]
enum Negative {
    Zero,
    Minus = -1,
}

#[derive(Clone, Copy, ShaderType)]
struct Generic<T> {
    value: T,
    #[size(8)]
    sized: T,
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    device.zeroed::<Syntax>(1)?.read()?;
    device.zeroed::<Generic<u32>>(1)?.read()?;
    device.zeroed::<Negative>(1)?;
    Ok(())
}
