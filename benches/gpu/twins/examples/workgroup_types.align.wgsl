struct Bird { position: vec3<f32>, velocity: vec3<f32> }

@group(0) @binding(0) var<storage, read> birds: array<Bird>;
@group(0) @binding(1) var<storage, read_write> aligned: array<Bird>;

const SIGHT = 4.0;

var<workgroup> flock: array<Bird, 64>;

@compute @workgroup_size(64)
fn align_birds(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let bird = birds[id.x];
    flock[lane] = bird;
    workgroupBarrier();
    var sum = vec3<f32>();
    var n_seen = 0.0;
    for (var j = 0u; j < 64u; j++) {
        if (distance(flock[j].position, bird.position) < SIGHT) {
            sum += flock[j].velocity;
            n_seen += 1.0;
        }
    }
    aligned[id.x] = Bird(bird.position, sum / n_seen);
}
