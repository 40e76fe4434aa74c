// The kernel `reverse::<f32>`.
//
// A uniform, a function, and memory of either width.

enable f16;

struct Bounds {
    direction: vec3<f16>,
    weight: f16,
}

@group(0) @binding(0) var<storage, read> from_: array<f32>;
@group(0) @binding(1) var<storage, read_write> to: array<f32>;
@group(0) @binding(2) var<storage, read_write> roots: array<f16>;
@group(0) @binding(3) var<uniform> least: Bounds;

var<workgroup> kept: f32;

fn root(x: f16, least_1: f16) -> f16 {
    return abs(max(sqrt(x), least_1));
}

@compute @workgroup_size(4)
fn reverse(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    if (i == 0u) {
        kept = from_[3u];
    }
    workgroupBarrier();
    to[3u - i] = from_[i];
    if (i == 3u) {
        to[0u] = kept;
    }
    let element = least.weight;
    var values = array<f16, 4>(element, element, element, element);
    values[i] = f16(f32(i));
    let value = root(values[i], least.weight) + least.direction[i % 3u] + values[(i + 1u) % 4u];
    roots[i] = value;
}
