//! Bodies that attract each other.

use dsl_runtime::{
    Device, Error,
    glam::{Vec2, Vec3},
};

use super::{slider, time, timed};
use crate::{
    Card, Shown,
    kernels::{
        nbody::{Body, attraction, step},
        with_switch::nbody as with_switch,
    },
    picture::{Picture, heat},
};

pub const CARD: Card = Card {
    id: "nbody",
    title: "Bodies that attract each other",
    about: "384 bodies, each of which meets every other one in every step.",
    rust: include_str!("../kernels/nbody.rs"),
    kernels: &[&step::INFO],
    sliders: &[time("steps", 60.0, 20.0), slider("milliseconds of a step", 1.0, 40.0, 20.0)],
    run: |device, values| Box::pin(run(device, values[0] as u32, values[1] as f32 / 1000.0)),
    broken: Some(|device| {
        let bodies = device.zeroed::<with_switch::Body>(128)?;
        let mut next = device.zeroed::<with_switch::Body>(128)?;
        with_switch::step(&bodies, &mut next, 0.1, false).invocations(128).run()
    }),
};

async fn run(device: Device, steps: u32, seconds: f32) -> Result<Shown, Error> {
    const N: u32 = 384;
    let start: Vec<Body> = (0..N).map(body).collect();
    let (mut bodies, mut next) = (device.buffer(&start)?, device.zeroed::<Body>(N as usize)?);
    let time = timed(&device, || {
        for _ in 0..steps {
            step(&bodies, &mut next, seconds).invocations(N).run()?;
            std::mem::swap(&mut bodies, &mut next);
        }
        Ok(())
    });
    let time = time.await?;
    let bodies = bodies.read_async().await?;
    let expected = (0..steps).fold(start, |bodies, _| stepped(&bodies, seconds));
    let mut far = bodies.iter().zip(&expected).map(|(a, b)| a.position.distance(b.position));
    let is_right = far.all(|far| far < 0.01);
    const SIZE: usize = 256;
    let mut texels = vec![[8, 8, 24, 255]; SIZE * SIZE];
    for body in &bodies {
        let at = (body.position.truncate() + 2.0) * (SIZE as f32 / 4.0);
        if at.cmpge(Vec2::ZERO).all() && at.max_element() < SIZE as f32 {
            texels[at.y as usize * SIZE + at.x as usize] = heat(0.5 + body.velocity.length() / 4.0);
        }
    }
    let picture = Picture { width: SIZE as u32, height: SIZE as u32, texels };
    Ok(Shown { view: picture.into(), text: format!("{steps} steps; {time:.1} ms"), is_right })
}

/// Two discs that pass each other.
fn body(i: u32) -> Body {
    let side = if i % 2 == 0 { 1.0 } else { -1.0 };
    let (angle, radius) = (i as f32 * 2.4, (i as f32 / 384.0).sqrt() * 0.7);
    let from_center = Vec3::new(angle.cos() * radius, angle.sin() * radius, 0.0);
    let around = Vec3::new(-angle.sin(), angle.cos(), 0.0) * radius.sqrt() * 0.8;
    Body {
        position: from_center + Vec3::new(0.9, 0.3, 0.0) * side,
        mass: 1.0 / 384.0,
        velocity: around - Vec3::new(0.4, 0.0, 0.0) * side,
    }
}

fn stepped(bodies: &[Body], seconds: f32) -> Vec<Body> {
    let moved = |body: &Body| {
        let mut acceleration = Vec3::ZERO;
        for other in bodies {
            acceleration += attraction(body.position, other.position.extend(other.mass));
        }
        let velocity = body.velocity + acceleration * seconds;
        Body { position: body.position + velocity * seconds, velocity, ..*body }
    };
    bodies.iter().map(moved).collect()
}
