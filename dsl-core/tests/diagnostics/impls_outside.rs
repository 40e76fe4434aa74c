//! Methods in `impl` blocks outside of a `#[device] mod`. A kernel finds them, except behind a `#[cfg]`. Errors are
//! reported for the methods that the kernel calls.

#[derive(Clone, Copy, ShaderType)]
struct Particle {
    mass: f32,
}

impl Particle {
    fn heavy(self) -> bool {
        self.mass > 1.0
    }

    fn named(self) -> String {
        format!("{}", self.mass)
    }
}

/// The kernel sees no `impl` block of this type.
#[derive(Clone, Copy, ShaderType)]
struct Hidden {
    mass: f32,
}

#[cfg(panic = "unwind")]
impl Hidden {
    fn dense(self) -> bool {
        self.mass > 1.0
    }
}

#[kernel(workgroup_size = 1)]
fn methods(particles: &[Particle], out: &mut [f32]) {
    let first = particles[0];
    out[0] = first.heavy() as u32 as f32;
    out[1] = particles[1].weight();
    //~^ K0202 `Particle` has no method `weight`
    out[2] = Particle::new(1.0).mass;
    //~^ K0202 `Particle` has no function `new`
    out[3] = particles[0].mass;
    let hidden = Hidden { mass: 1.0 };
    out[4] = hidden.dense() as u32 as f32;
    //~^ K0202 `Hidden` has no method `dense`: kernels find `impl` blocks in the file of the type, without `#[cfg]`, or in its `#[device] mod`
}

#[kernel(workgroup_size = 1)]
fn comparisons(particles: &[Particle], out: &mut [u32]) {
    out[0] = (particles[0] == particles[1]) as u32;
    //~^ K0302 `==` does not exist for `Particle`: compare its members, or give it `#[derive(PartialEq)]`
}
