//! Bodies that attract each other. The parts of the ranks travel around a ring; meanwhile a kernel
//! adds up the forces of a part.
//!
//! `mpirun -n 4 gravity [--bodies 1024 OF A RANK] [--steps 100] [--picture FILE.png] [--check yes]`

mod support;

use std::{error::Error, path::PathBuf, process::ExitCode};

use dsl_mpi::{
    Outgoing, Stage, StageMut, device_of_rank,
    mpi::{point_to_point::send_receive_into, topology::SimpleCommunicator, traits::*},
};
use dsl_runtime::{Buffer, prelude::*};
use support::{Result, option, points};

const DT: f32 = 0.001;

/// A body's mass is in `w`.
#[device]
fn attraction(body: Vec4, other: Vec4) -> Vec4 {
    let away = other - body;
    let distance2 = away.truncate().dot(away.truncate()) + 0.01;
    (away.truncate() * (other.w / (distance2 * distance2.sqrt()))).extend(0.0)
}

#[kernel(workgroup_size = 64)]
fn attract(bodies: &[Vec4], others: &[Vec4], forces: &mut [Vec4]) {
    let i = global_invocation_id().x;
    if i < bodies.len() && i < forces.len() {
        for other in others {
            forces[i] += attraction(bodies[i], *other);
        }
    }
}

#[kernel(workgroup_size = 64)]
fn advance(forces: &mut [Vec4], velocities: &mut [Vec4], bodies: &mut [Vec4]) {
    let i = global_invocation_id().x;
    if i < bodies.len() && i < velocities.len() && i < forces.len() {
        velocities[i] += forces[i] * DT;
        bodies[i] += velocities[i] * DT;
        forces[i] = Vec4::ZERO;
    }
}

/// Bodies on a spiral.
fn body(n: usize, all: usize) -> Vec4 {
    let (turn, radius) = (n as f32 * 2.4, (n as f32 / all as f32).sqrt());
    vec4(radius * turn.cos(), radius * turn.sin(), 0.1 * (3.0 * turn).sin(), 1.0 / all as f32)
}

/// Adds the forces of all parts.
fn ring(
    world: &SimpleCommunicator,
    bodies: &Buffer<Vec4>,
    forces: &mut Buffer<Vec4>,
) -> Result<()> {
    let (device, n, size) = (bodies.device(), bodies.len(), world.size());
    let to = world.process_at_rank((world.rank() + 1) % size);
    let from = world.process_at_rank((world.rank() + size - 1) % size);
    let (mut here, mut next) = (device.zeroed::<Vec4>(n)?, device.zeroed::<Vec4>(n)?);
    device.copy(bodies, &mut here)?;
    for round in 1..=size {
        let copy = here.download()?;
        attract(bodies, &here, forces).invocations(n as u32).run()?;
        if round == size {
            break;
        }
        device.submit()?; // the kernel runs while the part travels
        let (outgoing, mut incoming) = (Outgoing::try_from(copy.wait()?)?, next.to_receive()?);
        send_receive_into(&outgoing, &to, &mut incoming, &from);
        incoming.upload()?;
        std::mem::swap(&mut here, &mut next);
    }
    Ok(())
}

fn main() -> ExitCode {
    dsl_mpi::run::<Box<dyn Error>>(|world| {
        let (n, steps) = (option("--bodies")?.unwrap_or(1024), option("--steps")?.unwrap_or(100));
        let (first, all) = (n * world.rank() as usize, n * world.size() as usize);
        let device = device_of_rank(world)?;
        let mut bodies = device.buffer_from_iter((first..first + n).map(|i| body(i, all)))?;
        let (mut velocities, mut forces) = (device.zeroed(n)?, device.zeroed(n)?);
        for _ in 0..steps {
            ring(world, &bodies, &mut forces)?;
            advance(&mut forces, &mut velocities, &mut bodies).invocations(n as u32).run()?;
        }
        let mut whole = Device::cpu().zeroed::<Vec4>(all)?;
        let mut incoming = whole.to_receive()?;
        world.all_gather_into(&bodies.to_send()?, &mut incoming);
        incoming.upload()?;
        let whole = whole.read()?;
        let far = |(a, b): (&Vec4, Vec4)| a.distance(b) > 1e-3;
        if option::<String>("--check")?.is_some() && whole.iter().zip(alone(all, steps)).any(far) {
            return Err("a body is not where one process has it".into());
        }
        match option::<PathBuf>("--picture")? {
            Some(path) if first == 0 => points(&path, whole.iter().map(|body| [body.x, body.y])),
            _ => Ok(()),
        }
    })
}

/// The same in plain Rust, on one process.
fn alone(n: usize, steps: u32) -> Vec<Vec4> {
    let mut bodies: Vec<Vec4> = (0..n).map(|i| body(i, n)).collect();
    let mut velocities = vec![Vec4::ZERO; n];
    for _ in 0..steps {
        let old = bodies.clone();
        for (body, velocity) in bodies.iter_mut().zip(&mut velocities) {
            *velocity += old.iter().map(|other| attraction(*body, *other)).sum::<Vec4>() * DT;
            *body += *velocity * DT;
        }
    }
    bodies
}
