// The kernel `halves`.

struct Params {
    x_len: u32,
    out_len: u32,
    messages_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> tile: array<u32, 4>;

// `is_multiple_of` as Rust defines it.
fn rust_is_multiple_of_u32(a: u32, b: u32) -> bool {
    return select(a % b == 0u, a == 0u, b == 0u);
}

fn half(x_1: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    if (!rust_is_multiple_of_u32(x_1, 2u)) {
        let limit_1 = 1017u;
        let at = take_room(2u, 4u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 7u], x_1);
        }
    }
    return x_1 / 2u;
}

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

@compute @workgroup_size(4)
fn halves(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let lane = local_invocation_index;
    var value: u32;
    if (i < params.x_len) {
        value = half(x[i], local_invocation_index, workgroup_id);
    } else {
        value = 0u;
    }
    tile[lane] = value;
    workgroupBarrier();
    if (lane == 0u) {
        let value_1 = array<u32, 4>(tile[0u], tile[1u], tile[2u], tile[3u]);
        let limit_1 = params.messages_len - 1030u;
        let at = take_room(0u, 7u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 1024u], 0u);
            atomicStore(&messages[at + 1025u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 1026u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 1027u], value_1[0u]);
            atomicStore(&messages[at + 1028u], value_1[1u]);
            atomicStore(&messages[at + 1029u], value_1[2u]);
            atomicStore(&messages[at + 1030u], value_1[3u]);
        }
    }
    if (i < params.out_len) {
        out[i] = tile[3u - lane];
    }
}
