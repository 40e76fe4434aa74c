//! Particles in a box: kernels, and what they share with the host.

use dsl_runtime::{Error, prelude::*};

/// How many particles a workgroup moves.
#[device]
pub const LANES: u32 = 64;

/// A particle.
#[derive(ShaderType, Debug, Clone, Copy)]
pub struct Particle {
    /// Where it is.
    pub position: Vec3,
    /// How fast it is.
    pub velocity: Vec3,
}

/// Moves a particle for a time.
#[device]
pub fn moved(particle: Particle, time: f32) -> Particle {
    let way = particle.velocity * time;
    Particle { position: particle.position + way, ..particle }
}

/// Moves all particles for a time, and adds up how far they are.
#[kernel(workgroup_size = LANES)]
pub fn advance(time: f32, particles: &mut [Particle], distances: &mut [f32]) {
    workgroup_var!(far: [f32; 64], counter: Atomic<u32> = zeroed);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    far[lane] = 0.0;
    if i < particles.len() {
        let p = moved(particles[i], time);
        particles[i] = p;
        far[lane] = p.position.length();
        counter.fetch_add(1);
    }
    workgroup_barrier();
    if lane == 0 {
        let mut sum = 0.0;
        for n in 0..LANES {
            sum += far[n];
        }
        distances[workgroup_id().x] = sum / counter.load() as f32;
    }
}

/// Takes the velocities from an image.
#[kernel(workgroup_size = 64)]
pub fn steer(image: &Texture2d<f32>, particles: &mut [Particle]) {
    let i = global_invocation_id().x;
    let size = image.dimensions();
    if i < particles.len() && i < size.x {
        particles[i].velocity = image.load(uvec2(i, 0), 0).xyz();
    }
}

/// Runs it.
pub fn run(device: &Device) -> Result<Vec<f32>, Error> {
    let start = Particle { position: Vec3::ZERO, velocity: Vec3::X };
    let mut particles = device.buffer(&[start; 100])?;
    let mut distances = device.zeroed(2)?;
    advance(0.5, &mut particles, &mut distances).invocations(100).run()?;
    assert_eq!(particles.read()?[99].position, moved(start, 0.5).position);
    distances.read()
}

/// All particles are half a meter from where they began.
#[kernel_test]
fn particles_move(device: &Device) -> Result<(), Error> {
    let sums = run(device)?;
    assert_eq!(sums, [0.5, 0.5]);
    Ok(())
}
