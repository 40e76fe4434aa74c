// The kernel `ending`.

struct Params {
    x_len: u32,
    at_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> at: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> params: Params;

fn checked_root(x_1: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    if (!(x_1 >= 0.0f)) {
        let limit_1 = 1018u;
        let at_1 = take_room(2u, 3u, limit_1);
        if (at_1 < limit_1) {
            atomicStore(&messages[at_1 + 4u], 2u);
            atomicStore(&messages[at_1 + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at_1 + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0.0f;
    }
    return sqrt(x_1);
}

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at_1 = atomicLoad(&messages[counter]);
    if (at_1 < limit) {
        at_1 = atomicAdd(&messages[counter], size);
    }
    if (!(at_1 < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at_1;
}

@compute @workgroup_size(4)
fn ending(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    var value: u32;
    if (i < params.at_len) {
        value = at[i];
    }
    let value_1 = value;
    let j = value_1;
    if (!(i < params.at_len)) {
        return;
    }
    if (!(j < params.x_len)) {
        let limit_1 = 1017u;
        let at_1 = take_room(2u, 4u, limit_1);
        if (at_1 < limit_1) {
            atomicStore(&messages[at_1 + 4u], 0u);
            atomicStore(&messages[at_1 + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at_1 + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at_1 + 7u], j);
        }
        return;
    }
    for (var i_1 = 0i; i_1 < 3i; i_1++) {
        if (j >= params.out_len) {
            let limit_1 = 1018u;
            let at_1 = take_room(2u, 3u, limit_1);
            if (at_1 < limit_1) {
                atomicStore(&messages[at_1 + 4u], 1u);
                atomicStore(&messages[at_1 + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at_1 + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return;
        }
        let value_2 = checked_root(x[j], local_invocation_index, workgroup_id) + 1.0f;
        out[j] += value_2;
    }
}
