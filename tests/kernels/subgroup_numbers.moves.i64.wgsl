enable subgroups;
// The kernel `moves::<i64>`.
//
// Values of other invocations; the own one where there is none.

struct Params {
    delta: u32,
}

@group(0) @binding(0) var<storage, read> input: array<i64>;
@group(0) @binding(1) var<storage, read_write> seats: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> out: array<array<i64, 10>>;
@group(0) @binding(3) var<uniform> params: Params;

const LANE: u32 = 3u;

// `quad_broadcast`, by operations on 32 bits.
fn rust_quad_broadcast_3_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = quadBroadcast(u32(bits), 3u);
    let high = quadBroadcast(u32(bits >> u32(32u)), 3u);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `quad_swap_diagonal`, by operations on 32 bits.
fn rust_quad_swap_diagonal_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = quadSwapDiagonal(u32(bits));
    let high = quadSwapDiagonal(u32(bits >> u32(32u)));
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `quad_swap_x`, by operations on 32 bits.
fn rust_quad_swap_x_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = quadSwapX(u32(bits));
    let high = quadSwapX(u32(bits >> u32(32u)));
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `quad_swap_y`, by operations on 32 bits.
fn rust_quad_swap_y_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = quadSwapY(u32(bits));
    let high = quadSwapY(u32(bits >> u32(32u)));
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_broadcast`, by operations on 32 bits.
fn rust_subgroup_broadcast_2_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupBroadcast(u32(bits), 2u);
    let high = subgroupBroadcast(u32(bits >> u32(32u)), 2u);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_broadcast_first`, by operations on 32 bits.
fn rust_subgroup_broadcast_first_i64(a: i64) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupBroadcastFirst(u32(bits));
    let high = subgroupBroadcastFirst(u32(bits >> u32(32u)));
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_shuffle_down`, by operations on 32 bits.
fn rust_subgroup_shuffle_down_i64(a: i64, b: u32) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupShuffleDown(u32(bits), b);
    let high = subgroupShuffleDown(u32(bits >> u32(32u)), b);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_shuffle`, by operations on 32 bits.
fn rust_subgroup_shuffle_i64(a: i64, b: u32) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupShuffle(u32(bits), b);
    let high = subgroupShuffle(u32(bits >> u32(32u)), b);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_shuffle_up`, by operations on 32 bits.
fn rust_subgroup_shuffle_up_i64(a: i64, b: u32) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupShuffleUp(u32(bits), b);
    let high = subgroupShuffleUp(u32(bits >> u32(32u)), b);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
}

// `subgroup_shuffle_xor`, by operations on 32 bits.
fn rust_subgroup_shuffle_xor_i64(a: i64, b: u32) -> i64 {
    let bits = bitcast<u64>(a);
    let low = subgroupShuffleXor(u32(bits), b);
    let high = subgroupShuffleXor(u32(bits >> u32(32u)), b);
    return bitcast<i64>(u64(low) | (u64(high) << u32(32u)));
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
    let subgroup_shuffle_xor = rust_subgroup_shuffle_xor_i64(x, params.delta);
    let crossed = subgroup_shuffle_xor;
    let subgroup_shuffle_up = rust_subgroup_shuffle_up_i64(x, params.delta);
    let below = subgroup_shuffle_up;
    let subgroup_shuffle_down = rust_subgroup_shuffle_down_i64(x, params.delta);
    let above = subgroup_shuffle_down;
    let subgroup_shuffle = rust_subgroup_shuffle_i64(x, active_ - 1u - own);
    var value_1: i64;
    if ((own ^ params.delta) < active_) {
        value_1 = crossed;
    } else {
        value_1 = x;
    }
    let operand = value_1;
    var value_2: i64;
    if (own >= params.delta) {
        value_2 = below;
    } else {
        value_2 = x;
    }
    let operand_1 = value_2;
    var value_3: i64;
    if (own + params.delta < active_) {
        value_3 = above;
    } else {
        value_3 = x;
    }
    let operand_2 = value_3;
    let subgroup_broadcast = rust_subgroup_broadcast_2_i64(x);
    let subgroup_broadcast_first = rust_subgroup_broadcast_first_i64(x);
    let quad_broadcast = rust_quad_broadcast_3_i64(x);
    let quad_swap_x = rust_quad_swap_x_i64(x);
    let quad_swap_y = rust_quad_swap_y_i64(x);
    let quad_swap_diagonal = rust_quad_swap_diagonal_i64(x);
    out[i] = array<i64, 10>(subgroup_shuffle, operand, operand_1, operand_2, subgroup_broadcast, subgroup_broadcast_first, quad_broadcast, quad_swap_x, quad_swap_y, quad_swap_diagonal);
}
