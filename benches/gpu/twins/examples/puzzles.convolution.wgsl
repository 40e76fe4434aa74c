@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

var<workgroup> window: array<f32, 12>;
var<workgroup> taps: array<f32, 4>;

fn element(i: u32) -> f32 {
    if (i < arrayLength(&a)) {
        return a[i];
    }
    return 0.0;
}

@compute @workgroup_size(8)
fn convolution(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    window[lane] = element(id.x);
    if (lane < 4u) {
        window[8u + lane] = element(id.x + 8u);
        taps[lane] = b[lane];
    }
    workgroupBarrier();
    var sum = 0.0;
    for (var t = 0u; t < 4u; t++) {
        sum += window[lane + t] * taps[t];
    }
    if (id.x < arrayLength(&out)) {
        out[id.x] = sum;
    }
}
