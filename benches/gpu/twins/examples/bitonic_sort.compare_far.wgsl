struct Step { length: u32, distance: u32 }

@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<uniform> step: Step;

@compute @workgroup_size(256)
fn compare_far(@builtin(global_invocation_id) id: vec3<u32>) {
    let i = 2u * id.x - (id.x & (step.distance - 1u));
    let a = values[i];
    let b = values[i + step.distance];
    if ((a > b) == ((i & step.length) == 0u)) {
        values[i] = b;
        values[i + step.distance] = a;
    }
}
