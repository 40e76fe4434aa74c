//! Functions and methods that the host cannot have: what a call of one says.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Clone, Copy)]
struct Body {
    mass: f32,
}

#[device]
fn waits(x: &mut [f32]) -> f32 {
    workgroup_barrier();
    x[0]
}

#[device]
fn calls_it(x: &mut [f32]) -> f32 {
    waits(x) * 2.0
}

#[device]
fn copies(bodies: &[Body]) -> Body {
    bodies[0]
}

#[device]
fn first<T>(x: &[T]) -> T {
    x[0]
}

#[device]
fn middle(m: Mat3) -> Vec3 {
    m[1]
}

#[device]
fn samples(image: &Texture2d<f32>) -> Vec4 {
    image.load(uvec2(0, 0), 0)
}

#[device]
mod counter {
    use dsl_runtime::prelude::*;

    pub trait Counts {
        fn count(&self, x: &[f32]) -> u32;
        fn twice(&self, x: &[f32]) -> u32 {
            self.count(x) * 2
        }
    }

    #[derive(ShaderType, Clone, Copy)]
    pub struct Lanes {
        pub n: u32,
    }

    impl Lanes {
        pub fn len(&self) -> u32 {
            self.n
        }
        pub fn lane(self) -> u32 {
            local_invocation_index() % self.n
        }
    }

    impl Counts for Lanes {
        fn count(&self, x: &[f32]) -> u32 {
            x.len() * self.n
        }
    }
}
use counter::{Counts, Lanes};

fn main() {
    let mut x = [1.0, 2.0];
    let y = waits(&mut x) + calls_it(&mut x);
    let body = copies(&[Body { mass: y }]);
    let mass: f32 = first(&[body.mass]);
    let column = middle(Mat3::IDENTITY) * mass;
    samples(&column);
    let lanes = Lanes { n: 2 };
    assert_eq!(lanes.lane() + lanes.count(&x) + lanes.twice(&x), lanes.len());
}
