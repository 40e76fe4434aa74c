// The kernel `parameters`.

struct Params {
    args: u32,
}

@group(0) @binding(0) var<storage, read> kernel: array<u32>;
@group(0) @binding(1) var<storage, read> cpu: array<u32>;
@group(0) @binding(2) var<storage, read_write> dispatch: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn parameters() {
    dispatch[0u] = params.args + kernel[0u] + cpu[0u];
}
