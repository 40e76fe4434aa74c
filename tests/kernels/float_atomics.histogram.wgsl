// The kernel `histogram`.
//
// A weighted histogram. Whole numbers add up to the same in any order.

struct Sample {
    bin: u32,
    weight: f32,
}

struct Params {
    samples_len: u32,
}

@group(0) @binding(0) var<storage, read> samples: array<Sample>;
@group(0) @binding(1) var<storage, read_write> bins: array<atomic<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn histogram(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.samples_len) {
        atomicAdd(&bins[samples[i].bin % 4u], samples[i].weight);
        atomicSub(&bins[4u], samples[i].weight * 0.5f);
    }
}
