@group(0) @binding(0) var<storage, read_write> values: array<u32>;
@group(0) @binding(1) var<uniform> length: u32;

var<workgroup> run: array<u32, 512>;

@compute @workgroup_size(256)
fn merge_runs(
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    let start = workgroup.x * 512u;
    run[lane] = values[start + lane];
    run[lane + 256u] = values[start + lane + 256u];
    workgroupBarrier();
    for (var distance = 256u; distance > 0u; distance >>= 1u) {
        let i = 2u * lane - (lane & (distance - 1u));
        let a = run[i];
        let b = run[i + distance];
        if ((a > b) == (((start + i) & length) == 0u)) {
            run[i] = b;
            run[i + distance] = a;
        }
        workgroupBarrier();
    }
    values[start + lane] = run[lane];
    values[start + lane + 256u] = run[lane + 256u];
}
