//! Type aliases: in a module, from other modules, generic, in functions and in kernels. Constants
//! of std that an item imports with `use`. A `static` as a constant.

use dsl_runtime::{Error, prelude::*};

#[device]
pub mod geometry {
    use core::f32::consts::{PI, TAU as FULL};
    use core::f64::consts;

    use dsl_runtime::prelude::*;

    pub type Float = f32;
    pub type Pair<T> = [T; 2];
    pub type Rows<const N: usize> = [[Float; N]; 2];
    pub type Point = Vector<Float>;

    #[derive(ShaderType, Clone, Copy, Debug, PartialEq)]
    pub struct Stored {
        pub at: Pair<Float>,
    }

    #[derive(Clone, Copy)]
    pub struct Vector<T> {
        pub x: T,
        pub y: T,
    }

    impl Point {
        pub const UNIT: Point = Point { x: 1.0, y: 1.0 };

        pub fn new(x: Float, y: Float) -> Self {
            Point { x, y }
        }

        pub fn dot(self, other: Point) -> Float {
            self.x * other.x + self.y * other.y
        }
    }

    pub static WEIGHTS: [Float; 3] = [0.5, 0.25, 0.125];

    pub fn half_turn(x: Float) -> Float {
        x * FULL / PI + consts::LN_2 as Float + WEIGHTS[1]
    }

    pub fn sum(pair: Pair<Float>) -> Float {
        type Own = Float;
        let other: Pair<Own> = [Own::EPSILON, 1.0];
        pair[0] + pair[1] + other[0] + other[1]
    }

    pub fn corners(rows: Rows<2>) -> Float {
        rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
    }
}

/// The same name for another type.
pub mod wide {
    use dsl_runtime::prelude::*;

    #[device]
    pub type Float = [f32; 4];

    #[device]
    pub fn first(of: Float) -> f32 {
        of[0]
    }
}

use geometry::{Float, Pair, Point, Stored};

#[device]
type Three = [Float; COUNT];

#[device]
static COUNT: usize = 3;

#[kernel(workgroup_size = 4)]
fn aliases(scale: Float, stored: &[Stored], out: &mut [Float]) {
    type Here = Three;
    static OFFSET: f32 = 0.5;
    workgroup_var!(shared: [Pair<Float>; 4]);
    let lane = local_invocation_index();
    shared[lane] = [scale * lane as Float, scale];
    workgroup_barrier();
    if global_invocation_id().x != 0 || out.len() < 8 || stored.len() < 1 {
        return;
    }
    let all: Here = [shared[2][1], shared[1][0], shared[3][0]];
    let point = Point::new(all[0], all[1]);
    out[0] = point.dot(Point::UNIT) + all[2];
    out[1] = geometry::half_turn(scale);
    out[2] = geometry::sum([scale, 2.0]);
    out[3] = geometry::corners([[scale, 2.0], [3.0, 4.0]]);
    out[4] = wide::first([scale; 4]);
    out[5] = Float::MAX.min(OFFSET);
    out[6] = stored[0].at[0] + stored[0].at[1];
    let geometry::Point { x, y } = point;
    out[7] = x - y;
}

pub fn check(device: &Device) -> Result<(), Error> {
    let scale = 3.0;
    let stored = device.buffer(&[Stored { at: [1.5, 2.5] }])?;
    let mut out = device.zeroed::<Float>(8)?;
    aliases(scale, &stored, &mut out).workgroups(1).run()?;
    let expected = [
        scale + scale + 3.0 * scale,
        geometry::half_turn(scale),
        geometry::sum([scale, 2.0]),
        geometry::corners([[scale, 2.0], [3.0, 4.0]]),
        wide::first([scale; 4]),
        0.5,
        4.0,
        0.0,
    ];
    for (value, expected) in out.read()?.iter().zip(expected) {
        assert!((value - expected).abs() <= 1e-5 * expected.abs(), "{value} is not {expected}");
    }
    let three: Three = [0.0; 3];
    assert_eq!(three.len(), COUNT);
    Ok(())
}
