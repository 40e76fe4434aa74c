enable subgroups;
// The kernel `moves::<F16Vec2>`.
//
// Values of other invocations; the own one where there is none.

enable f16;

struct Params {
    delta: u32,
}

@group(0) @binding(0) var<storage, read> input: array<vec2<f16>>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<vec2<f16>, 10>>;
@group(0) @binding(3) var<uniform> params: Params;

const LANE: u32 = 3u;

fn seat(subgroup_size: u32, subgroup_invocation_id: u32, subgroup_id: u32, num_subgroups: u32) -> vec4<u32> {
    return vec4<u32>(subgroup_id, subgroup_invocation_id, subgroup_size, num_subgroups);
}

@compute @workgroup_size(96)
fn moves(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
    @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
    @builtin(subgroup_id) subgroup_id: u32,
    @builtin(num_subgroups) num_subgroups: u32,
) {
    let i = workgroup_id.x * 96u + local_invocation_index;
    let value = seat(subgroup_size, subgroup_invocation_id, subgroup_id, num_subgroups);
    seats[i] = value;
    let own = subgroup_invocation_id;
    let subgroup_add = subgroupAdd(1u);
    let active_ = subgroup_add;
    let x = input[i];
    let subgroup_shuffle_xor = vec2<f16>(subgroupShuffleXor(vec2<f32>(x), params.delta));
    let crossed = subgroup_shuffle_xor;
    let subgroup_shuffle_up = vec2<f16>(subgroupShuffleUp(vec2<f32>(x), params.delta));
    let below = subgroup_shuffle_up;
    let subgroup_shuffle_down = vec2<f16>(subgroupShuffleDown(vec2<f32>(x), params.delta));
    let above = subgroup_shuffle_down;
    let subgroup_shuffle = vec2<f16>(subgroupShuffle(vec2<f32>(x), (active_ - 1u - own)));
    var value_1: vec2<f16>;
    if ((own ^ params.delta) < active_) {
        value_1 = crossed;
    } else {
        value_1 = x;
    }
    let operand = value_1;
    var value_2: vec2<f16>;
    if (own >= params.delta) {
        value_2 = below;
    } else {
        value_2 = x;
    }
    let operand_1 = value_2;
    var value_3: vec2<f16>;
    if (own + params.delta < active_) {
        value_3 = above;
    } else {
        value_3 = x;
    }
    let operand_2 = value_3;
    let subgroup_broadcast = vec2<f16>(subgroupBroadcast(vec2<f32>(x), (LANE - 1u)));
    let subgroup_broadcast_first = vec2<f16>(subgroupShuffleXor(subgroupBroadcastFirst(vec2<f32>(x)), 0u));
    let quad_broadcast = vec2<f16>(quadBroadcast(vec2<f32>(x), LANE));
    let quad_swap_x = vec2<f16>(quadSwapX(vec2<f32>(x)));
    let quad_swap_y = vec2<f16>(quadSwapY(vec2<f32>(x)));
    let quad_swap_diagonal = vec2<f16>(quadSwapDiagonal(vec2<f32>(x)));
    out[i] = array<vec2<f16>, 10>(subgroup_shuffle, operand, operand_1, operand_2, subgroup_broadcast, subgroup_broadcast_first, quad_broadcast, quad_swap_x, quad_swap_y, quad_swap_diagonal);
}
