// The kernel `memory`.

struct Middle {
    mass: f64,
    position: vec3<f64>,
}

struct Body {
    mass: f64,
    kind: u32,
    position: vec3<f64>,
    spins: array<f64, 2>,
}

struct Params {
    by: vec3<f64>,
}

@group(0) @binding(0) var<uniform> middle: Middle;
@group(0) @binding(1) var<storage, read_write> bodies: array<Body>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> masses: array<f64, 4>;
var<workgroup> places: array<vec3<f64>, 4>;

@compute @workgroup_size(4)
fn memory(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    masses[lane] = bodies[lane].mass;
    places[lane] = bodies[lane].position;
    workgroupBarrier();
    bodies[lane].mass = masses[3u - lane] + middle.mass;
    bodies[lane].position = places[(lane + 1u) % 4u] * 2.0lf + params.by - middle.position;
    bodies[lane].position.y += 0.5lf;
    bodies[lane].spins[1u] = bodies[lane].spins[0u] * f64(bodies[lane].kind);
}
