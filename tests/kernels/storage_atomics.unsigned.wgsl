// The kernel `unsigned`.

struct Params {
    cells_len: u32,
}

@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> slots: array<u32>;
@group(0) @binding(2) var<storage, read_write> old: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(64)
fn unsigned(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let value = atomicAdd(&cells[0u], 1u);
    slots[i] = value;
    atomicAdd(&cells[1u + i % 4u], i);
    atomicMax(&cells[5u], i * 7u % 256u);
    atomicMin(&cells[6u], 1000u - i);
    atomicOr(&cells[7u], 1u << ((i % 20u) & 31u));
    atomicAnd(&cells[8u], ~(1u << ((i % 20u) & 31u)));
    atomicXor(&cells[9u], i);
    atomicSub(&cells[10u], 2u);
    let value_1 = atomicExchange(&cells[11u], i + 1u);
    old[i] = value_1;
    if (i == params.cells_len) {
        atomicStore(&cells[12u], 77u);
    }
}
