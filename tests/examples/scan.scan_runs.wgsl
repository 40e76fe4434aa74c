// The kernel `scan_runs`.
//
// Scans each run of 256 elements of `input` by itself, and writes the sum of each run to `sums`.

struct Params {
    input_len: u32,
    output_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;
@group(0) @binding(2) var<storage, read_write> sums: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> run: array<u32, 256>;

@compute @workgroup_size(256)
fn scan_runs(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: u32;
    if (i < params.input_len) {
        value = input[i];
    } else {
        value = 0u;
    }
    run[lane] = value;
    workgroupBarrier();
    var distance_ = 1u;
    while (distance_ < 256u) {
        var before: u32;
        if (lane >= distance_) {
            before = run[lane - distance_];
        } else {
            before = 0u;
        }
        workgroupBarrier();
        run[lane] += before;
        workgroupBarrier();
        distance_ *= 2u;
    }
    if (i < params.output_len) {
        output[i] = run[lane];
    }
    if (lane == 255u) {
        sums[workgroup_id.x] = run[lane];
    }
}
