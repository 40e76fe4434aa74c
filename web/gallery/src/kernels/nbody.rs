use dsl_runtime::prelude::*;

/// A moving mass.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Body {
    pub position: Vec3,
    pub mass: f32,
    pub velocity: Vec3,
}

#[device]
pub const TILE: usize = 64;

/// The acceleration of a body at `position` by a mass of `other.w` at `other.xyz`.
#[device]
pub fn attraction(position: Vec3, other: Vec4) -> Vec3 {
    let way = other.xyz() - position;
    let squared = way.length_squared() + 0.02;
    way * (other.w / (squared * squared.sqrt()))
}

/// Moves every body by one step. Each workgroup brings 64 bodies into its memory at a time.
#[kernel(workgroup_size = TILE)]
pub fn step(bodies: &[Body], next: &mut [Body], seconds: f32) {
    workgroup_var!(tile: [Vec4; TILE]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    let position = if i < bodies.len() { bodies[i].position } else { Vec3::ZERO };
    let mut acceleration = Vec3::ZERO;
    for start in (0..bodies.len()).step_by(TILE) {
        let j = start + lane;
        tile[lane] =
            if j < bodies.len() { bodies[j].position.extend(bodies[j].mass) } else { Vec4::ZERO };
        workgroup_barrier();
        for other in &tile {
            acceleration += attraction(position, *other);
        }
        workgroup_barrier();
    }
    if i < bodies.len() {
        let velocity = bodies[i].velocity + acceleration * seconds;
        let position = position + velocity * seconds;
        next[i] = Body { position, mass: bodies[i].mass, velocity };
    }
}
