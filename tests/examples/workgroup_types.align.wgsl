// The kernel `align`.
//
// Each bird takes the mean velocity of those that it sees among the 64 of its workgroup.

struct Bird {
    position: vec3<f32>,
    velocity: vec3<f32>,
}

@group(0) @binding(0) var<storage, read> birds: array<Bird>;
@group(0) @binding(1) var<storage, read_write> aligned: array<Bird>;

var<workgroup> flock: array<Bird, 64>;

const SIGHT: f32 = 4.0f;

@compute @workgroup_size(64)
fn align(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = global_invocation_id.x;
    let bird = birds[i];
    flock[local_invocation_index] = bird;
    workgroupBarrier();
    var sum = vec3<f32>(0.0f);
    var n_seen = 0.0f;
    for (var element = 0u; element < 64u; element++) {
        if (distance(flock[element].position, bird.position) < SIGHT) {
            sum += flock[element].velocity;
            n_seen += 1.0f;
        }
    }
    aligned[i] = Bird(bird.position, sum / n_seen);
}
