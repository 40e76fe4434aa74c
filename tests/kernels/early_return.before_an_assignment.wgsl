// The kernel `before_an_assignment`.
//
// Some invocations have left when a variable is assigned that is the same for all.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

var<workgroup> shared_: array<u32, 8>;

@compute @workgroup_size(8)
fn before_an_assignment(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    var scale = 1u;
    shared_[lane] = lane;
    workgroupBarrier();
    scale += 1u;
    if (lane % 2u == 1u) {
        return;
    }
    scale *= 10u;
    out[lane] = shared_[7u - lane] * scale;
    if (lane > 3u) {
        return;
    }
    let offset = workgroup_id.x + 1000u;
    out[lane] += offset;
}
