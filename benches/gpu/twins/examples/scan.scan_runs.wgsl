@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;
@group(0) @binding(2) var<storage, read_write> sums: array<u32>;

var<workgroup> run: array<u32, 256>;

@compute @workgroup_size(256)
fn scan_runs(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    var own = 0u;
    if (id.x < arrayLength(&input)) {
        own = input[id.x];
    }
    run[lane] = own;
    workgroupBarrier();
    for (var distance = 1u; distance < 256u; distance <<= 1u) {
        var before = 0u;
        if (lane >= distance) {
            before = run[lane - distance];
        }
        workgroupBarrier();
        run[lane] += before;
        workgroupBarrier();
    }
    if (id.x < arrayLength(&output)) {
        output[id.x] = run[lane];
    }
    if (lane == 255u) {
        sums[workgroup.x] = run[lane];
    }
}
