// The kernel `pooling_by_10`.

struct Params {
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 10>;

@compute @workgroup_size(10)
fn pooling_by_10(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var value: f32;
    if (lane < params.a_len) {
        value = a[lane];
    } else {
        value = 0.0f;
    }
    cache[lane] = value;
    workgroupBarrier();
    var sum = cache[lane];
    if (lane > 0u) {
        sum += cache[lane - 1u];
    }
    if (lane > 1u) {
        sum += cache[lane - 2u];
    }
    if (lane < params.out_len) {
        out[lane] = sum;
    }
}
