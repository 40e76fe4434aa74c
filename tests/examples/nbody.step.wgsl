// The kernel `step`.
//
// Moves every body by one step: from `bodies` to `next`.

struct PointMass {
    position: vec3<f32>,
    mass: f32,
}

struct Body {
    point: PointMass,
    velocity: vec3<f32>,
}

struct Params {
    seconds: f32,
    bodies_len: u32,
}

@group(0) @binding(0) var<storage, read> bodies: array<Body>;
@group(0) @binding(1) var<storage, read_write> next: array<Body>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> tile: array<PointMass, 128>;

const TILE: u32 = 128u;
const SOFTENING: f32 = 0.05f;

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3f(a: vec3<f32>) -> f32 {
    return dot(a, a);
}

fn attraction(position: vec3<f32>, other: PointMass) -> vec3<f32> {
    let way = other.position - position;
    let squared = rust_length_squared_vec3f(way) + SOFTENING * SOFTENING;
    return way * (other.mass / (squared * sqrt(squared)));
}

fn moved(body: Body, acceleration: vec3<f32>, seconds: f32) -> Body {
    let velocity = body.velocity + acceleration * seconds;
    let position = body.point.position + velocity * seconds;
    let base = body.point;
    return Body(PointMass(position, base.mass), velocity);
}

@compute @workgroup_size(128)
fn step_(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    let nothing = PointMass(vec3<f32>(0.0f), 0.0f);
    var position: vec3<f32>;
    if (i < params.bodies_len) {
        position = bodies[i].point.position;
    } else {
        position = vec3<f32>(0.0f);
    }
    var acceleration = vec3<f32>(0.0f);
    for (var start = 0u; start < params.bodies_len; start += TILE) {
        let j = start + lane;
        var value: PointMass;
        if (j < params.bodies_len) {
            value = bodies[j].point;
        } else {
            value = nothing;
        }
        tile[lane] = value;
        workgroupBarrier();
        for (var element = 0u; element < 128u; element++) {
            let value_1 = attraction(position, tile[element]);
            acceleration += value_1;
        }
        workgroupBarrier();
    }
    if (i < params.bodies_len) {
        let value = moved(bodies[i], acceleration, params.seconds);
        next[i] = value;
    }
}
