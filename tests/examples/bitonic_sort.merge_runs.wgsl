// The kernel `merge_runs`.
//
// The last steps of merging runs of `length` elements: those at distances within 512 elements.

struct Params {
    length_: u32,
}

@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

var<workgroup> run: array<u32, 512>;

const RUN: u32 = 512u;

fn merge(start: u32, length_: u32, distance_: u32, local_invocation_index: u32) {
    let lane = local_invocation_index;
    var distance__1 = distance_;
    while (distance__1 > 0u) {
        let i = first_of(lane, distance__1);
        let a = run[min(i, 511u)];
        let b = run[min(i + distance__1, 511u)];
        if ((a > b) == ascends(start + i, length_)) {
            run[min(i, 511u)] = b;
            run[min(i + distance__1, 511u)] = a;
        }
        workgroupBarrier();
        distance__1 /= 2u;
    }
}

fn first_of(pair: u32, distance_: u32) -> u32 {
    let within = pair & (distance_ - 1u);
    return (pair - within) * 2u + within;
}

fn ascends(i: u32, length_: u32) -> bool {
    return (i & length_) == 0u;
}

@compute @workgroup_size(256)
fn merge_runs(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let start = workgroup_id.x * RUN;
    run[lane] = values[start + lane];
    run[lane + RUN / 2u] = values[start + lane + RUN / 2u];
    workgroupBarrier();
    merge(start, params.length_, RUN / 2u, local_invocation_index);
    values[start + lane] = run[lane];
    values[start + lane + RUN / 2u] = run[lane + RUN / 2u];
}
