//! Structs: nested, in arrays, in storage, uniform, workgroup and function memory. Update syntax,
//! tuple structs, destructuring. Enums.

use dsl_runtime::prelude::*;

/// A limit and what to do there.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Bound {
    /// Where.
    pub limit: Vec2,
    /// A mode's number.
    pub mode: u32,
}

/// A body that moves between bounds.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Body {
    /// Where it is.
    pub position: Vec3,
    /// How heavy.
    pub mass: f32,
    /// Where it may go.
    pub bounds: [Bound; 2],
}

/// An enum, and a tuple struct.
#[device]
pub mod modes {
    /// A length.
    #[derive(Debug, Clone, Copy, PartialEq)]
    pub struct Meters(pub f32);

    /// What happens at a bound.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Mode {
        /// Stay.
        Stay,
        /// Wrap around.
        Wrap = 7,
        /// Come back.
        Mirror,
    }

    impl Mode {
        /// The mode of a number.
        pub fn of(n: u32) -> Mode {
            match n {
                0 => Mode::Stay,
                7 => Mode::Wrap,
                _ => Mode::Mirror,
            }
        }
        /// What a mode costs.
        pub fn cost(self, steep: bool) -> u32 {
            match (self, steep) {
                (Mode::Stay, _) => 1,
                (Mode::Wrap | Mode::Mirror, true) => 20,
                (Mode::Wrap, false) => 3,
                (Mode::Mirror, false) => 4,
            }
        }
    }
}
use modes::{Meters, Mode};

#[kernel(workgroup_size = 2)]
fn structs(bodies: &mut [Body], common: &Bound, first: Body, out: &mut [f32]) {
    workgroup_var!(shared: [Body; 2], length: Meters);
    let i = local_invocation_index();
    shared[i] = bodies[i];
    if i == 0 {
        length = Meters(first.mass);
    }
    workgroup_barrier();
    let Body { position: Vec3 { x, .. }, mass, bounds } = shared[1 - i];
    let Meters(meters) = length;
    let other = Body { mass: mass + meters, ..first };
    let mut next = Body { bounds, mass: other.mass * x, ..bodies[i] };
    next.bounds[1 - i] = Bound { mode: 9, ..*common };
    next.bounds[i].limit.y += 0.5;
    next.position = next.position + first.position * mass;
    bodies[i] = next;
    bodies[i].bounds[0].limit.x = 100.0 + i as f32;
    let mode = Mode::of(bodies[i].bounds[1].mode);
    let cost = match mode {
        Mode::Stay => 0.5,
        Mode::Wrap => 7.5,
        Mode::Mirror => 9.5,
    };
    let is_wrap = mode == Mode::Wrap;
    out[i] = cost + mode.cost(i > 0) as f32 * 10.0 + mode as u32 as f32 * 1000.0;
    out[2 + i] = is_wrap as u32 as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let bound = |n: f32, mode| Bound { limit: Vec2::new(n, n + 1.0), mode };
    let body = |n: f32, mode| Body {
        position: Vec3::new(n, n + 1.0, n + 2.0),
        mass: n * 10.0,
        bounds: [bound(n + 3.0, mode), bound(n + 4.0, mode)],
    };
    let start = [body(1.0, 7), body(2.0, 0)];
    let (common, first) = (bound(50.0, 1), body(3.0, 0));
    let mut bodies = device.buffer(&start)?;
    let common_uniform = device.uniform(common)?;
    let mut out = device.zeroed::<f32>(4)?;
    structs(&mut bodies, &common_uniform, first, &mut out).workgroups(1).run()?;

    let mut expected = start;
    let mut numbers = [0.0f32; 4];
    for i in 0..2 {
        let Body { position, mass, bounds } = start[1 - i];
        let other = Body { mass: mass + first.mass, ..first };
        let mut next = Body { bounds, mass: other.mass * position.x, ..start[i] };
        next.bounds[1 - i] = Bound { mode: 9, ..common };
        next.bounds[i].limit.y += 0.5;
        next.position += first.position * mass;
        next.bounds[0].limit.x = 100.0 + i as f32;
        expected[i] = next;
        let mode = Mode::of(next.bounds[1].mode);
        let cost = [0.5, 7.5, 9.5][mode as usize % 6];
        numbers[i] = cost + mode.cost(i > 0) as f32 * 10.0 + mode as u32 as f32 * 1000.0;
        numbers[2 + i] = f32::from(u8::from(mode == Mode::Wrap));
    }
    assert_eq!(bodies.read()?, expected);
    assert_eq!(out.read()?, numbers);
    Ok(())
}
