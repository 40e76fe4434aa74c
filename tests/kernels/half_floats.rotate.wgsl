// The kernel `rotate`.
//
// Neighbours in one word, written by two invocations.

enable f16;

@group(0) @binding(0) var<storage, read_write> data: array<f16>;
@group(0) @binding(1) var<storage, read_write> vectors: array<vec4<f16>>;

var<workgroup> shared_: array<f16, 8>;
var<workgroup> whole: array<vec3<f16>, 8>;

@compute @workgroup_size(8)
fn rotate(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    shared_[lane] = data[lane];
    whole[lane] = vec3<f16>(data[lane], 1.0h, 0.0h);
    workgroupBarrier();
    data[lane] = shared_[(lane + 1u) % 8u];
    let v = whole[(lane + 7u) % 8u];
    vectors[lane] = vec4<f16>(v.zyx, dot(v, vec3<f16>(2.0h)));
    vectors[lane].y += f16(f32(lane));
}
