//! Methods of types whose `impl` no kernel sees, since it stands outside of a `#[device] mod`.

#[derive(Clone, Copy, ShaderType)]
struct Particle {
    mass: f32,
}

impl Particle {
    fn heavy(self) -> bool {
        self.mass > 1.0
    }
}

#[kernel(workgroup_size = 1)]
fn methods(particles: &[Particle], out: &mut [f32]) {
    let first = particles[0];
    out[0] = first.heavy() as u32 as f32;
    //~^ K0202 `Particle` has no method `heavy`: a kernel sees the `impl` of a type where both stand in a `#[device] mod`; put them into one, and import the type
    out[1] = particles[1].weight();
    //~^ K0202 `Particle` has no method `weight`: a kernel sees the `impl`
    out[2] = Particle::new(1.0).mass;
    //~^ K0202 `Particle` has no function `new`: a kernel sees the `impl`
    out[3] = particles[0].mass;
}

#[kernel(workgroup_size = 1)]
fn comparisons(particles: &[Particle], out: &mut [u32]) {
    out[0] = (particles[0] == particles[1]) as u32;
    //~^ K0302 `==` does not exist for `Particle`: compare its members, or put it into a `#[device] mod`, where a kernel sees its `#[derive(PartialEq)]`
}
