@group(0) @binding(0) var<storage, read_write> values: array<u32>;

var<workgroup> run: array<u32, 512>;

@compute @workgroup_size(256)
fn butterflies(
    @builtin(local_invocation_index) t: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    let base = workgroup.x * 512u;
    run[t] = values[base + t];
    run[t + 256u] = values[base + t + 256u];
    var half = 1u;
    while (half < 512u) {
        workgroupBarrier();
        let k = t % half;
        let i = 2u * (t - k) + k;
        let a = run[i];
        let b = run[i + half];
        run[i] = a + b;
        run[i + half] = a - b;
        half *= 2u;
    }
    workgroupBarrier();
    values[base + t] = run[t];
    values[base + t + 256u] = run[t + 256u];
}
