@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read> taps: array<f32>;
@group(0) @binding(2) var<storage, read_write> output: array<f32>;

const SIZE = 256u;
const HALO = 2u;

var<workgroup> tile: array<f32, SIZE + 2u * HALO>;

@compute @workgroup_size(256)
fn convolve(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    for (var t = lane; t < SIZE + 2u * HALO; t += SIZE) {
        let i = workgroup.x * SIZE + t;
        var value = 0.0;
        if (i >= HALO && i - HALO < arrayLength(&input)) {
            value = input[i - HALO];
        }
        tile[t] = value;
    }
    workgroupBarrier();
    if (id.x < arrayLength(&output)) {
        var sum = 0.0;
        for (var t = 0u; t <= 2u * HALO; t++) {
            sum += taps[t] * tile[lane + t];
        }
        output[id.x] = sum;
    }
}
