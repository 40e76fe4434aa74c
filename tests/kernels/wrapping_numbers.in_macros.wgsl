// The kernel `in_macros`.

struct Tuple1_u32 {
    _0: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> messages: array<atomic<u32>>;

var<workgroup> sums: array<Tuple1_u32, 8>;
var<workgroup> pairs: array<array<Tuple1_u32, 2>, 8>;

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

@compute @workgroup_size(8)
fn in_macros(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let number = Tuple1_u32(numbers[lane]);
    let left = number;
    let right = 3u;
    sums[lane] = Tuple1_u32((left._0 + right));
    let left_1 = number;
    let right_1 = 2u;
    pairs[lane] = array<Tuple1_u32, 2>(number, Tuple1_u32((left_1._0 * right_1)));
    workgroupBarrier();
    let other = sums[7u - lane];
    if (!(other._0 != 77u)) {
        let left_2 = other;
        let right_2 = 1u;
        let value = other._0;
        let value_1 = Tuple1_u32((left_2._0 - right_2))._0;
        let limit_1 = 1016u;
        let at = take_room(2u, 5u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 7u], value);
            atomicStore(&messages[at + 8u], value_1);
        }
        return;
    }
    let left_2 = pairs[lane][0u];
    let right_2 = 3u;
    let value = Tuple1_u32((left_2._0 + right_2));
    let value_1 = sums[lane];
    let left_3 = value;
    let right_3 = value_1;
    if (left_3._0 != right_3._0) {
        let limit_1 = 1016u;
        let at = take_room(2u, 5u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            atomicStore(&messages[at + 7u], value._0);
            atomicStore(&messages[at + 8u], value_1._0);
        }
        return;
    }
    let is_small = other._0 >= 0u && other._0 <= 9u && number._0 < 100u;
    let left_4 = other;
    let right_4 = pairs[lane][1u]._0;
    out[lane] = Tuple1_u32((left_4._0 ^ right_4))._0 + u32(is_small);
}
