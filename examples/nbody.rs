//! Bodies that attract each other: in every step, every body interacts with every other one.
//!
//! It shows structs with `#[derive(ShaderType)]`, one inside another, in buffers and in workgroup
//! memory; helper functions that the host can call too; and tiles in one dimension. Each workgroup
//! loads [`TILE`] bodies into its memory at a time, and all its invocations use them.
//!
//! ```sh
//! cargo run --release --example nbody       # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! cargo run --release --example nbody -- --picture FILE.png
//! ```
//!
//! With `--picture` it lets two discs of bodies collide, and draws their positions at four moments.

use std::error::Error;
use std::time::Instant;

use dsl_runtime::glam::DVec3;
use dsl_runtime::prelude::*;
use picture::Picture;

#[path = "support/picture.rs"]
mod picture;
mod support;

/// A mass at a point.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub(crate) struct PointMass {
    /// In metres.
    pub(crate) position: Vec3,
    /// In kilograms, times the constant of gravitation.
    pub(crate) mass: f32,
}

/// A mass that moves.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub(crate) struct Body {
    pub(crate) point: PointMass,
    /// In metres per second.
    pub(crate) velocity: Vec3,
}

/// The number of bodies in workgroup memory at a time, one for each invocation.
#[device]
const TILE: usize = 128;

/// Limits the attraction of close bodies, so that no body is flung away.
#[device]
const SOFTENING: f32 = 0.05;

/// The acceleration of a body at `position` that `other` causes.
#[device]
fn attraction(position: Vec3, other: PointMass) -> Vec3 {
    let way = other.position - position;
    let squared = way.length_squared() + SOFTENING * SOFTENING;
    way * (other.mass / (squared * squared.sqrt()))
}

/// The body after `seconds` with a constant `acceleration`.
#[device]
fn moved(body: Body, acceleration: Vec3, seconds: f32) -> Body {
    let velocity = body.velocity + acceleration * seconds;
    let position = body.point.position + velocity * seconds;
    Body { point: PointMass { position, ..body.point }, velocity }
}

/// Moves every body by one step: from `bodies` to `next`.
#[kernel(workgroup_size = TILE)]
pub(crate) fn step(bodies: &[Body], next: &mut [Body], seconds: f32) {
    workgroup_var!(tile: [PointMass; TILE]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    // The elements after the last body have no mass, and every invocation reaches the barriers.
    let nothing = PointMass { position: Vec3::ZERO, mass: 0.0 };
    let position = if i < bodies.len() { bodies[i].point.position } else { Vec3::ZERO };

    let mut acceleration = Vec3::ZERO;
    for start in (0..bodies.len()).step_by(TILE) {
        let j = start + lane;
        tile[lane] = if j < bodies.len() { bodies[j].point } else { nothing };
        workgroup_barrier();
        for other in &tile {
            acceleration += attraction(position, *other);
        }
        workgroup_barrier();
    }
    if i < bodies.len() {
        next[i] = moved(bodies[i], acceleration, seconds);
    }
}

const N: u32 = if cfg!(debug_assertions) { 300 } else { 20_000 };

/// The length of a step.
const SECONDS: f32 = 0.01;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--picture", path] => picture(path),
        _ => measure(),
    }
}

/// Runs two steps, measures the time, and compares the result with the host's.
fn measure() -> Result<(), Box<dyn Error>> {
    let start: Vec<Body> = (0..N).map(body).collect();
    let device = Device::new()?;
    let mut bodies = device.buffer(&start)?;
    let mut next = device.zeroed::<Body>(N as usize)?;
    let time = support::time(&device, || step(&bodies, &mut next, SECONDS).invocations(N).run())?;
    // A second step, back into `bodies`.
    step(&next, &mut bodies, SECONDS).invocations(N).run()?;
    let (first, second) = (next.read()?, bodies.read()?);

    let host_start = Instant::now();
    let expected = velocities_on_host(&start);
    let host_time = host_start.elapsed();
    let velocities = |bodies: &[Body]| -> Vec<f32> {
        bodies.iter().flat_map(|body| body.velocity.to_array()).collect()
    };
    support::compare("the velocities", &velocities(&first), &expected, 1e-4)?;
    let expected = velocities_on_host(&first);
    support::compare("the velocities of step 2", &velocities(&second), &expected, 1e-4)?;
    let positions = |bodies: &[Body]| -> Vec<f32> {
        bodies.iter().flat_map(|body| body.point.position.to_array()).collect()
    };
    let expected: Vec<f32> = (first.iter().zip(&second))
        .flat_map(|(a, b)| (a.point.position + b.velocity * SECONDS).to_array())
        .collect();
    support::compare("the positions", &positions(&second), &expected, 1e-5)?;

    let interactions = f64::from(N) * f64::from(N);
    println!("{N} bodies on {}", device.name());
    println!(
        "  a step        {time:.2?} from launch to finish, {:.1} million pairs a second",
        interactions / time.as_secs_f64() / 1e6
    );
    println!("  host, in f64  {host_time:.2?}");
    println!("  velocities and positions of two steps are what the host computes");
    Ok(())
}

/// A cloud of bodies that turns around the z axis.
fn body(i: u32) -> Body {
    let scattered = |salt: u32| {
        let x = (i + salt).wrapping_mul(0x9E37_79B9);
        let x = (x ^ (x >> 15)).wrapping_mul(0x85EB_CA6B);
        (x >> 8) as f32 / 16_777_216.0 - 0.5
    };
    let position = Vec3::new(scattered(0), scattered(0x1234_5678), scattered(0x0BAD_5EED)) * 2.0;
    let velocity = Vec3::new(-position.y, position.x, 0.0) * 0.5;
    Body { point: PointMass { position, mass: 1.0 / N as f32 }, velocity }
}

/// The velocities after one step, computed in `f64`.
fn velocities_on_host(bodies: &[Body]) -> Vec<f32> {
    let points: Vec<(DVec3, f64)> = bodies
        .iter()
        .map(|body| (body.point.position.as_dvec3(), f64::from(body.point.mass)))
        .collect();
    let velocity = |(body, (position, _)): (&Body, &(DVec3, f64))| {
        let acceleration: DVec3 = points
            .iter()
            .map(|(other, mass)| {
                let way = other - position;
                let squared = way.length_squared() + f64::from(SOFTENING).powi(2);
                way * (mass / (squared * squared.sqrt()))
            })
            .sum();
        let velocity = body.velocity.as_dvec3() + acceleration * f64::from(SECONDS);
        velocity.as_vec3().to_array()
    };
    bodies.iter().zip(&points).flat_map(velocity).collect()
}

/// The number of bodies in the picture.
const N_DRAWN: u32 = 6_144;

/// Width and height of each of the four moments.
const SIDE: u32 = 240;

/// Draws two colliding discs, at four moments from left to right.
fn picture(path: &str) -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;
    let mut bodies = device.buffer(&(0..N_DRAWN).map(disc).collect::<Vec<_>>())?;
    let mut next = device.zeroed::<Body>(N_DRAWN as usize)?;
    let mut moments = Vec::new();
    for moment in 0..4 {
        if moment > 0 {
            for _ in 0..25 {
                step(&bodies, &mut next, 3.0 * SECONDS).invocations(N_DRAWN).run()?;
                step(&next, &mut bodies, 3.0 * SECONDS).invocations(N_DRAWN).run()?;
            }
        }
        moments.push(drawn(&bodies.read()?));
    }
    let all = Picture::from_fn(4 * SIDE, SIDE, |x, y| {
        moments[(x / SIDE) as usize][(y * SIDE + x % SIDE) as usize]
    });
    all.save(path)?;
    println!("{N_DRAWN} bodies on {}: the picture is in {path}", device.name());
    Ok(())
}

/// A body of one of two discs: the first half of the bodies turns around the left centre.
fn disc(i: u32) -> Body {
    let left = i < N_DRAWN / 2;
    let (centre, drift) = match left {
        true => (Vec3::new(-0.9, -0.3, 0.0), Vec3::new(0.25, 0.05, 0.0)),
        false => (Vec3::new(0.9, 0.3, 0.1), Vec3::new(-0.25, -0.05, 0.0)),
    };
    // The golden angle spreads the bodies evenly; the density falls with the radius.
    let k = (i % (N_DRAWN / 2)) as f32;
    let share = (k + 0.5) / (N_DRAWN / 2) as f32;
    let (radius, angle) = (0.75 * share, k * 2.399_963);
    let way = Vec3::new(angle.cos(), angle.sin(), 0.0);
    // In a disc whose mass grows with the radius, all bodies have the same speed.
    let speed = (0.5f32 / 0.75 * radius / (radius + SOFTENING)).sqrt();
    let velocity = drift + Vec3::new(-way.y, way.x, 0.0) * speed;
    Body {
        point: PointMass { position: centre + way * radius, mass: 1.0 / N_DRAWN as f32 },
        velocity,
    }
}

/// A picture of the bodies' light: the left disc is orange, the right one is blue.
fn drawn(bodies: &[Body]) -> Vec<[u8; 4]> {
    let mut light = vec![[0.0f32; 3]; (SIDE * SIDE) as usize];
    for (i, body) in bodies.iter().enumerate() {
        let at = (body.point.position.truncate() / 2.0 + 1.0) / 2.0 * SIDE as f32;
        if at.cmpge(Vec2::ZERO).all() && at.cmplt(Vec2::splat(SIDE as f32)).all() {
            let colour = if i < bodies.len() / 2 { [1.0, 0.55, 0.2] } else { [0.25, 0.55, 1.0] };
            let texel = &mut light[(at.y as u32 * SIDE + at.x as u32) as usize];
            (0..3).for_each(|c| texel[c] += colour[c]);
        }
    }
    let texel = |light: [f32; 3]| {
        let [r, g, b] = light.map(|light| (255.0 * (1.0 - (-1.2 * light).exp())) as u8);
        [r, g, b, 255]
    };
    light.into_iter().map(texel).collect()
}
