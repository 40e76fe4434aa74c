@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

var<workgroup> cache: array<f32, 8>;

@compute @workgroup_size(8)
fn map(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    if (id.x < arrayLength(&a)) {
        cache[lane] = a[id.x];
    }
    workgroupBarrier();
    if (id.x < arrayLength(&out)) {
        out[id.x] = cache[lane] + 10.0;
    }
}
