// The kernel `underscored`.

struct Params {
    x__lane: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(2, 2)
fn underscored(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let x__x = 10u;
    let x__y = 100u;
    let x__z = 1000u;
    let x__group = 10000u;
    let x__workgroup_id = 100000u;
    let i = workgroup_id.x * 4u + local_invocation_index;
    out[i] = params.x__lane + x__x + x__y + x__z + x__group + x__workgroup_id;
}
