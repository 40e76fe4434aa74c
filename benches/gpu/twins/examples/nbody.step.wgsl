struct PointMass { position: vec3<f32>, mass: f32 }
struct Body { point: PointMass, velocity: vec3<f32> }

@group(0) @binding(0) var<storage, read> bodies: array<Body>;
@group(0) @binding(1) var<storage, read_write> next: array<Body>;
@group(0) @binding(2) var<uniform> seconds: f32;

const SOFTENING = 0.05;

var<workgroup> tile: array<PointMass, 128>;

@compute @workgroup_size(128)
fn move_bodies(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let n = arrayLength(&bodies);
    var position = vec3<f32>();
    if (id.x < n) {
        position = bodies[id.x].point.position;
    }
    var acceleration = vec3<f32>();
    for (var start = 0u; start < n; start += 128u) {
        var own = PointMass();
        if (start + lane < n) {
            own = bodies[start + lane].point;
        }
        tile[lane] = own;
        workgroupBarrier();
        for (var j = 0u; j < 128u; j++) {
            let other = tile[j];
            let way = other.position - position;
            let squared = dot(way, way) + SOFTENING * SOFTENING;
            acceleration += way * (other.mass / (squared * sqrt(squared)));
        }
        workgroupBarrier();
    }
    if (id.x < n) {
        let velocity = bodies[id.x].velocity + acceleration * seconds;
        next[id.x].point.position = position + velocity * seconds;
        next[id.x].point.mass = bodies[id.x].point.mass;
        next[id.x].velocity = velocity;
    }
}
