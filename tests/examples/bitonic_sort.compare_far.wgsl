// The kernel `compare_far`.
//
// One step of merging runs of `length` elements: compares at one `distance`.

struct Params {
    length_: u32,
    distance_: u32,
}

@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

fn first_of(pair: u32, distance_: u32) -> u32 {
    let within = pair & (distance_ - 1u);
    return (pair - within) * 2u + within;
}

fn ascends(i: u32, length_: u32) -> bool {
    return (i & length_) == 0u;
}

@compute @workgroup_size(256)
fn compare_far(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = first_of(global_invocation_id.x, params.distance_);
    let a = values[min(i, arrayLength(&values) - 1u)];
    let b = values[min(i + params.distance_, arrayLength(&values) - 1u)];
    if ((a > b) == ascends(i, params.length_)) {
        values[min(i, arrayLength(&values) - 1u)] = b;
        values[min(i + params.distance_, arrayLength(&values) - 1u)] = a;
    }
}
