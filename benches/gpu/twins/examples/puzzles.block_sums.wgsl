@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

var<workgroup> cache: array<f32, 8>;

@compute @workgroup_size(8)
fn block_sums(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    var own = 0.0;
    if (id.x < arrayLength(&a)) {
        own = a[id.x];
    }
    cache[lane] = own;
    workgroupBarrier();
    for (var skip = 1u; skip < 8u; skip <<= 1u) {
        if (lane % (2u * skip) == 0u) {
            cache[lane] += cache[lane + skip];
        }
        workgroupBarrier();
    }
    if (lane == 0u) {
        out[workgroup.x] = cache[0];
    }
}
