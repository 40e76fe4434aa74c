enable subgroups;
// The kernel `moves`.
//
// Values of other invocations.

struct Params {
    delta: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<u32, 9>>;
@group(0) @binding(3) var<uniform> params: Params;

const LANE: u32 = 3u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

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
    let subgroup_shuffle = subgroupShuffle(x, active_ - 1u - own);
    let reversed = subgroup_shuffle;
    let subgroup_shuffle_xor = subgroupShuffleXor(x, params.delta);
    let crossed = subgroup_shuffle_xor;
    let subgroup_shuffle_up = subgroupShuffleUp(x, params.delta);
    let below = subgroup_shuffle_up;
    let subgroup_shuffle_down = subgroupShuffleDown(vec2<f32>(f32(x), 1.0f), 2u);
    let above = subgroup_shuffle_down;
    var value_1: u32;
    if ((own ^ params.delta) < active_) {
        value_1 = crossed;
    } else {
        value_1 = 0u;
    }
    let operand = value_1;
    var value_2: u32;
    if (own >= params.delta) {
        value_2 = below;
    } else {
        value_2 = 0u;
    }
    let operand_1 = value_2;
    var value_3: u32;
    if (own + 2u < active_) {
        value_3 = rust_as_u32_f32(above.x);
    } else {
        value_3 = 0u;
    }
    let operand_2 = value_3;
    let subgroup_broadcast = subgroupBroadcast(x, LANE - 1u);
    let quad_broadcast = quadBroadcast(x, LANE);
    let quad_swap_x = quadSwapX(x);
    let quad_swap_y = quadSwapY(x);
    let quad_swap_diagonal = quadSwapDiagonal(x);
    out[i] = array<u32, 9>(reversed, operand, operand_1, operand_2, subgroup_broadcast, quad_broadcast, quad_swap_x, quad_swap_y, quad_swap_diagonal);
}
