//! Functions of a `#[device] mod` with the names of builtin functions and methods. They are called
//! by path, with `use` in the kernel, and by each other, next to the builtin functions.

use dsl_runtime::prelude::*;

/// Functions of hashing.
#[device]
pub mod hash {
    use dsl_runtime::prelude::*;

    /// Mixes the bits of a number.
    pub fn mix(n: u32) -> u32 {
        n ^ (n >> 7)
    }

    /// The number of a step.
    pub fn step(edge: u32, n: u32) -> u32 {
        mix(n) + max(edge, 3)
    }

    /// The smaller one, whatever the name says.
    pub fn max(a: u32, b: u32) -> u32 {
        if a < b { a } else { b }
    }

    /// Both numbers the other way round.
    pub fn swap(pair: UVec2) -> UVec2 {
        UVec2::new(pair.y, pair.x)
    }

    /// Calls the language's function.
    pub fn smooth(x: f32) -> f32 {
        smoothstep(0.0, 1.0, x)
    }
}

#[kernel(workgroup_size = 1)]
fn function_names(n: u32, out: &mut [u32], floats: &mut [f32]) {
    use hash::step as number_of;
    out[0] = hash::mix(n) + self::hash::step(2, n);
    out[1] = number_of(9, n);
    out[2] = hash::swap(UVec2::new(1, 2)).x.max(hash::max(7, 8));
    out[3] = [n, 5].map(hash::mix)[1];
    floats[0] = mix(1.0, 3.0, 0.25) + step(0.5, 0.75);
    floats[1] = hash::smooth(0.5);
}

#[kernel(workgroup_size = 1)]
fn imported_names(n: u32, out: &mut [u32]) {
    use hash::mix;
    out[0] = mix(n + 1);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (mut out, mut floats) = (device.zeroed::<u32>(4)?, device.zeroed::<f32>(2)?);
    let n = 1000;
    function_names(n, &mut out, &mut floats).workgroups(1).run()?;
    let mixed = |n: u32| n ^ (n >> 7);
    assert_eq!(out.read()?, [mixed(n) + mixed(n) + 2, mixed(n) + 3, 7, 5]);
    imported_names(n, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?[0], mixed(n + 1));
    assert_eq!(floats.read()?, [2.5, 0.5]);
    // The host has them too.
    assert_eq!(hash::step(9, n), mixed(n) + 3);
    assert_eq!(hash::swap(UVec2::new(1, 2)), UVec2::new(2, 1));
    Ok(())
}
