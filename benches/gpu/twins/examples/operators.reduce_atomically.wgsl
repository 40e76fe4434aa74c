// `IDENTITY` and `combine` stand in a file of the operator.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> total: atomic<u32>;

var<workgroup> scratch: array<u32, 256>;

@compute @workgroup_size(256)
fn reduce_atomically(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    var value = IDENTITY;
    for (var i = id.x; i < arrayLength(&input); i += 256u * workgroups.x) {
        value = combine(value, input[i]);
    }
    scratch[lane] = value;
    workgroupBarrier();
    for (var stride = 128u; stride > 0u; stride >>= 1u) {
        if (lane < stride) {
            scratch[lane] = combine(scratch[lane], scratch[lane + stride]);
        }
        workgroupBarrier();
    }
    if (lane == 0u) {
        var seen = atomicLoad(&total);
        loop {
            let result = atomicCompareExchangeWeak(&total, seen, combine(seen, scratch[0]));
            if (result.exchanged) {
                break;
            }
            seen = result.old_value;
        }
    }
}
