// The kernel `alone`.

@group(0) @binding(0) var<storage, read_write> cell: array<atomic<f32>>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn alone() {
    let value = atomicLoad(&cell[0u]);
    out[0u] = value;
    atomicStore(&cell[0u], out[0u] * 2.0f);
    let value_1 = atomicExchange(&cell[0u], -0.5f);
    out[1u] = value_1;
    let value_2 = atomicAdd(&cell[0u], 1.0f);
    out[2u] = value_2;
    let value_3 = atomicSub(&cell[0u], 0.25f);
    out[3u] = value_3;
    let value_4 = atomicLoad(&cell[0u]);
    out[4u] = value_4;
}
