// The kernel `failing`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    which: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

fn take_room(counter: u32, size: u32, limit: u32) -> u32 {
    var at = atomicLoad(&messages[counter]);
    if (at < limit) {
        at = atomicAdd(&messages[counter], size);
    }
    if (!(at < limit)) {
        atomicAdd(&messages[counter + 1u], 1u);
    }
    return at;
}

@compute @workgroup_size(1)
fn failing(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let value = (params.which - 1u);
    let option = Option_u32((params.which >= 1u), value);
    var value_1: u32;
    switch (params.which) {
        case 0u: {
            if (!option.is_some) {
                let limit_1 = 1018u;
                let at = take_room(2u, 3u, limit_1);
                if (at < limit_1) {
                    atomicStore(&messages[at + 4u], 0u);
                    atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                    atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
                }
                return;
            }
            value_1 = option.some_value;
        }
        case 1u: {
            if (!option.is_some) {
                let limit_1 = 1018u;
                let at = take_room(2u, 3u, limit_1);
                if (at < limit_1) {
                    atomicStore(&messages[at + 4u], 1u);
                    atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                    atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
                }
                return;
            }
            value_1 = option.some_value + 5u;
        }
        case 2u: {
            let limit_1 = 1017u;
            let at = take_room(2u, 4u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 2u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
                atomicStore(&messages[at + 7u], params.which);
            }
            return;
        }
        default: {
            let left = params.which;
            let right = 4u;
            if (left != right) {
                let limit_1 = 1016u;
                let at = take_room(2u, 5u, limit_1);
                if (at < limit_1) {
                    atomicStore(&messages[at + 4u], 3u);
                    atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                    atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
                    atomicStore(&messages[at + 7u], params.which);
                    atomicStore(&messages[at + 8u], 4u);
                }
                return;
            }
            value_1 = 7u;
        }
    }
    out[0u] = value_1;
}
