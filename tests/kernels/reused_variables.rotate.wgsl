// The kernel `rotate`.

struct Params {
    shift: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> ring: array<u32, 8>;
var<workgroup> rounds: u32;

@compute @workgroup_size(4, 2)
fn rotate(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    var shift = params.shift;
    let lane = local_invocation_index;
    let base = workgroup_id.x * 8u;
    var n = lane;
    ring[lane] = input[base + n];
    shift += 1u;
    if (lane == 0u) {
        rounds = shift;
    }
    let uniform_value = workgroupUniformLoad(&rounds);
    n = uniform_value;
    let end = n;
    for (var i = 0u; i < end; i++) {
        let next = ring[(lane + 1u) % 8u];
        workgroupBarrier();
        ring[lane] = next;
        workgroupBarrier();
    }
    if (lane == 7u) {
        return;
    }
    out[base + lane] = ring[lane];
}
