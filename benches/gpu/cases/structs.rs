//! Examples that compute with vectors, matrices and structs.

use dsl_runtime::{Error, prelude::*};

use super::super::Bench;
use super::super::examples::nbody::{Body, PointMass};
use super::super::examples::render::Corner;
use super::super::examples::workgroup_types::Bird;
use super::super::examples::{nbody, render, workgroup_types};
use super::super::raw::Dispatch;
use super::super::row::{Numbers, Row, Work};
use super::twin;

pub(super) fn nbody(bench: &Bench, n: u32) -> Result<Row, Error> {
    const SECONDS: f32 = 0.01;
    let body = |i: usize| {
        let vector = |j: usize| Vec3::from_slice(&bench.data.floats[6 * i + j..]);
        Body { point: PointMass { position: vector(0), mass: 1.0 / n as f32 }, velocity: vector(3) }
    };
    let bodies: Vec<Body> = (0..n as usize).map(body).collect();
    let (before, next) = (bench.device.buffer(&bodies)?, bench.zeroed(n)?);
    let twin = Dispatch::new(
        twin!("examples/nbody.step"),
        &[&before, &next],
        &[SECONDS.to_bits()],
        [n / 128, 1, 1],
    );
    let row = Row::new(Work::Count(u64::from(n).pow(2), "pairs"), next, move |next| {
        nbody::step(&before, next, SECONDS).invocations(n).run()
    })?;
    Ok(row.beside([twin]).expect(1e-4, |i| moved(&bodies, bodies[i / 6], SECONDS).number(i % 6)))
}

/// A body after a step.
fn moved(bodies: &[Body], body: Body, seconds: f32) -> Body {
    let position = body.point.position.as_dvec3();
    let attraction = |other: &Body| {
        let way = other.point.position.as_dvec3() - position;
        let squared = way.length_squared() + 0.05 * 0.05;
        way * (f64::from(other.point.mass) / (squared * squared.sqrt()))
    };
    let acceleration: DVec3 = bodies.iter().map(attraction).sum();
    let velocity = body.velocity.as_dvec3() + acceleration * f64::from(seconds);
    let position = (position + velocity * f64::from(seconds)).as_vec3();
    Body { point: PointMass { position, ..body.point }, velocity: velocity.as_vec3() }
}

pub(super) fn align(bench: &Bench, n: u32) -> Result<Row, Error> {
    // The birds are on a grid, so that no distance equals the range of sight.
    let bird = |i: usize| Bird {
        position: uvec3(i as u32 % 4, i as u32 / 4 % 4, i as u32 / 16 % 4).as_vec3() * 1.7,
        velocity: Vec3::from_slice(&bench.data.floats[3 * i..]),
    };
    let flocks: Vec<Bird> = (0..64 * 256).map(bird).collect();
    let (birds, aligned) = (bench.buffer(n, &flocks)?, bench.zeroed(n)?);
    let twin = Dispatch::new(
        twin!("examples/workgroup_types.align"),
        &[&birds, &aligned],
        &[],
        [n / 64, 1, 1],
    );
    let row = Row::new(Work::Count(64 * u64::from(n), "pairs"), aligned, move |aligned| {
        workgroup_types::align(&birds, aligned).invocations(n).run()
    })?;
    let aligned = |i: usize| {
        let bird = flocks[i % flocks.len()];
        let flock = &flocks[i % flocks.len() / 64 * 64..][..64];
        let seen = flock.iter().filter(|other| other.position.distance(bird.position) < 4.0);
        let sum: Vec3 = seen.clone().map(|other| other.velocity).sum();
        Bird { velocity: sum / seen.count() as f32, ..bird }
    };
    Ok(row.beside([twin]).expect(1e-5, |i| aligned(i / 6).number(i % 6)))
}

pub(super) fn bend(bench: &Bench, n: u32) -> Result<Row, Error> {
    let joints = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| {
        Mat4::from_translation(Vec3::X * i as f32) * Mat4::from_rotation_y(0.1 * i as f32)
    });
    let flat: Vec<Vec3> = bench.data.floats.chunks_exact(3).map(Vec3::from_slice).collect();
    let (there, points) = (bench.device.buffer(&joints)?, bench.buffer(n * n, &flat)?);
    let twin = Dispatch::new(
        twin!("examples/workgroup_types.bend"),
        &[&there, &points],
        &[n],
        [n / 16, n / 16, 1],
    );
    let bytes = 2 * 16 * u64::from(n) * u64::from(n);
    let row = Row::new(Work::Bytes(bytes), points, move |points| {
        workgroup_types::bend(&there, points, n).invocations((n, n)).run()
    })?;
    let bent = |i: usize| {
        let n_joints = i % n as usize * joints.len() / n as usize + 1;
        let bone: Mat4 = joints[..n_joints].iter().product();
        bone.transform_point3(flat[i % flat.len()])
    };
    Ok(row.beside([twin]).expect(1e-4, |i| bent(i / 3).number(i % 3)))
}

pub(super) fn smooth(bench: &Bench, n: u32) -> Result<Row, Error> {
    let count = n.pow(3);
    let (volume, smoothed) = (bench.floats(count)?, bench.zeroed(count)?);
    let twin = Dispatch::new(
        twin!("examples/workgroup_types.smooth"),
        &[&volume, &smoothed],
        &[n, n, n],
        [n / 8, n / 8, n / 4],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(count)), smoothed, move |smoothed| {
        workgroup_types::smooth(&volume, smoothed, UVec3::splat(n)).invocations((n, n, n)).run()
    })?;
    let n = n as usize;
    let mean = |i: usize| {
        let beside = |step: usize| {
            let at = i / step % n;
            let [before, after] = [at.saturating_sub(1), (at + 1).min(n - 1)];
            [before, after].map(|to| bench.data.float(i - at * step + to * step))
        };
        let around = [1, n, n * n].map(beside);
        (bench.data.float(i) + around.as_flattened().iter().sum::<f64>()) / 7.0
    };
    Ok(row.beside([twin]).expect(1e-5, mean))
}

/// There are 16×8 tiles, whatever the launch: most of its invocations have none.
pub(super) fn tiles(bench: &Bench, n: u32) -> Result<Row, Error> {
    const FRAME: u32 = 3;
    let corners = bench.zeroed::<Corner>(6 * 16 * 8)?;
    let twin =
        Dispatch::new(twin!("examples/render.tiles"), &[&corners], &[FRAME], [n / 8, n / 8, 1]);
    let invocations = u64::from(n) * u64::from(n);
    let row = Row::new(Work::Count(invocations, "invocations"), corners, move |corners| {
        render::tiles(FRAME, corners).invocations((n, n)).run()
    })?;
    let corner = |i: usize| {
        let tile = uvec2(i as u32 / 6 % 16, i as u32 / 6 / 16);
        let corner = [0, 1, 2, 2, 1, 3][i % 6];
        let at = tile + uvec2(corner % 2, corner / 2);
        Corner {
            position: at.as_vec2() / vec2(16.0, 8.0) * 2.0 - 1.0,
            color: render::color(tile.x, tile.y, FRAME),
        }
    };
    Ok(row.beside([twin]).expect(1e-6, |i| corner(i / 3).number(i % 3)))
}
