// The kernel `reverse_long`.
//
// Reverses each run of 6144 values: 24,576 bytes.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> run: array<u32, 6144>;

@compute @workgroup_size(64)
fn reverse_long(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let first = workgroup_id.x * 6144u;
    for (var k = 0u; k < 96u; k++) {
        run[64u * k + lane] = input[first + 64u * k + lane];
    }
    workgroupBarrier();
    for (var k = 0u; k < 96u; k++) {
        out[first + 64u * k + lane] = run[6143u - (64u * k + lane)];
    }
}
