// The kernel `structs`.

struct Bound {
    limit: vec2<f32>,
    mode: u32,
}

struct Body {
    position: vec3<f32>,
    mass: f32,
    bounds: array<Bound, 2>,
}

struct Meters {
    _0: f32,
}

struct Params {
    @align(16) first: Body,
}

@group(0) @binding(0) var<storage, read_write> bodies: array<Body>;
@group(0) @binding(1) var<uniform> common_: Bound;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> shared_: array<Body, 2>;
var<workgroup> length_: Meters;

fn Mode_of(n: u32) -> u32 {
    switch (n) {
        case 0u: {
            return 0u;
        }
        case 7u: {
            return 7u;
        }
        default: {
            return 8u;
        }
    }
    return u32();
}

fn Mode_cost(self_: u32, steep: bool) -> u32 {
    if (self_ == 0u) {
        return 1u;
    } else if ((self_ == 7u || self_ == 8u) && steep) {
        return 20u;
    } else if (self_ == 7u && !steep) {
        return 3u;
    } else {
        return 4u;
    }
    return u32();
}

@compute @workgroup_size(2)
fn structs(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    shared_[i] = bodies[i];
    if (i == 0u) {
        length_ = Meters(params.first.mass);
    }
    workgroupBarrier();
    let parts = shared_[1u - i];
    let x = parts.position.x;
    let mass = parts.mass;
    let bounds = parts.bounds;
    let parts_1 = length_;
    let meters = parts_1._0;
    let other = Body(params.first.position, mass + meters, params.first.bounds);
    let base = bodies[i];
    var next = Body(base.position, other.mass * x, bounds);
    let base_1 = common_;
    next.bounds[1u - i] = Bound(base_1.limit, 9u);
    next.bounds[i].limit.y += 0.5f;
    next.position = next.position + params.first.position * mass;
    bodies[i] = next;
    bodies[i].bounds[0u].limit.x = 100.0f + f32(i);
    let mode = Mode_of(bodies[i].bounds[1u].mode);
    var cost: f32;
    if (mode == 0u) {
        cost = 0.5f;
    } else if (mode == 7u) {
        cost = 7.5f;
    } else {
        cost = 9.5f;
    }
    let is_wrap = mode == 7u;
    let value = cost + f32(Mode_cost(mode, (i > 0u))) * 10.0f + f32(u32(mode)) * 1000.0f;
    out[i] = value;
    out[2u + i] = f32(u32(is_wrap));
}
