@group(0) @binding(0) var<storage, read_write> values: array<u32>;

var<workgroup> run: array<u32, 512>;

@compute @workgroup_size(256)
fn scan_in_a_tree(
    @builtin(local_invocation_index) t: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    let base = workgroup.x * 512u;
    run[t] = values[base + t];
    run[t + 256u] = values[base + t + 256u];
    var offset = 1u;
    var pairs = 256u;
    while (pairs > 0u) {
        workgroupBarrier();
        if (t < pairs) {
            let left = offset * (2u * t + 1u) - 1u;
            let right = offset * (2u * t + 2u) - 1u;
            run[right] += run[left];
        }
        offset *= 2u;
        pairs /= 2u;
    }
    if (t == 0u) {
        run[511u] = 0u;
    }
    pairs = 1u;
    while (pairs < 512u) {
        offset /= 2u;
        workgroupBarrier();
        if (t < pairs) {
            let left = offset * (2u * t + 1u) - 1u;
            let right = offset * (2u * t + 2u) - 1u;
            let sum = run[left];
            run[left] = run[right];
            run[right] += sum;
        }
        pairs *= 2u;
    }
    workgroupBarrier();
    values[base + t] = run[t];
    values[base + t + 256u] = run[t + 256u];
}
