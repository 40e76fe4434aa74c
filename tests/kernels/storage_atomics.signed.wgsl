// The kernel `signed`.

@group(0) @binding(0) var<storage, read_write> cells: array<atomic<i32>>;

@compute @workgroup_size(64)
fn signed(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = i32(global_invocation_id.x);
    atomicMin(&cells[0u], -i);
    atomicMax(&cells[1u], i - 300i);
    atomicAdd(&cells[2u], i - 200i);
    atomicSub(&cells[3u], i);
    if (atomicLoad(&cells[4u]) == -5i) {
        atomicOr(&cells[5u], i);
    }
}
