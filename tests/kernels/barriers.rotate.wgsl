// The kernel `rotate`.
//
// Neighbours exchange through storage memory, `rounds` times, each workgroup for itself.

struct Params {
    rounds: u32,
}

@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(8)
fn rotate(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let first = workgroup_id.x * 8u;
    var round_ = 0u;
    if (workgroup_id.x > 0u && params.rounds > 0u) {
        loop {
            let next = values[first + (lane + 1u) % 8u];
            storageBarrier();
            values[first + lane] = next;
            storageBarrier();
            round_ += 1u;
            if (round_ == params.rounds) {
                break;
            }
        }
    }
    out[first + lane] = values[first + 7u - lane] + round_ * 100u;
}
