// The kernel `indexed`.

struct Pair {
    x: f32,
    y: f32,
}

struct Square {
    cells: array<f32, 4>,
}

struct Rows {
    pairs: array<Pair, 2>,
    steps: array<array<u32, 2>, 2>,
}

struct Counts {
    count: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<storage, read_write> pairs: array<Pair>;
@group(0) @binding(3) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> params: Params;

fn squares(x_1: f32, n: u32) -> f32 {
    var m = Square(array<f32, 4>(0.5f, 0.5f, 0.5f, 0.5f));
    let value = x_1;
    Square_index_mut(&m, Tuple2_u32_u32(1u, 0u), value);
    let value_1 = 1.0f;
    Square_index_mut_1(&m, Tuple2_u32_u32(1u, 0u), value_1);
    let value_2 = Square_index(m, Tuple2_u32_u32(1u, 0u)) * 2.0f;
    Square_index_mut_2(&m, 0u, value_2);
    let value_3 = 3.0f;
    Square_index_mut_3(&m, n, value_3);
    var i = 0u;
    let value_4 = 7.0f;
    var value_5: u32;
    i += 1u;
    value_5 = i;
    Square_index_mut_2(&m, value_5, value_4);
    return Square_index(m, Tuple2_u32_u32(0u, 0u)) + Square_index(m, Tuple2_u32_u32(0u, 1u)) * 10.0f + Square_index_1(m, 2u) * 100.0f + Square_index(m, Tuple2_u32_u32(1u, 1u)) * 1000.0f;
}

fn rows(x_1: f32, n: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    let pair = Pair(x_1, 2.0f);
    var rows_1 = Rows(array<Pair, 2>(pair, pair), array<array<u32, 2>, 2>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u)));
    let value = 3.0f;
    Rows_index_mut(&rows_1, n, value);
    let value_1 = x_1;
    Rows_index_mut_1(&rows_1, n, value_1, 1u, local_invocation_index, workgroup_id);
    let value_2 = 0.5f;
    var part = rows_1.pairs[1u];
    Pair_index_mut_1(&part, 0u, value_2, local_invocation_index, workgroup_id);
    rows_1.pairs[1u] = part;
    let k = rows_1.steps[n & 1u][1u];
    let value_3 = f32(k);
    Rows_index_mut_2(&rows_1, k, value_3);
    return sum(rows_1, local_invocation_index, workgroup_id);
}

fn counted(n: u32) -> u32 {
    var counts = Counts(n);
    let value = 3u;
    Counts_index_mut(&counts, Tuple2_u32_bool(n, true), value);
    let value_1 = 2u;
    Counts_index_mut_1(&counts, Tuple2_u32_bool(n, true), value_1);
    let value_2 = 1i;
    Counts_index_mut_2(&counts, Tuple2_u32_bool(n, false), value_2);
    let value_3 = n;
    Counts_index_mut_3(&counts, Tuple2_u32_bool(n, true), value_3);
    return counts.count;
}

fn Pair_index_mut(self_index: u32, i: u32, x__assigned: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    switch (i) {
        case 0u: {
            pairs[self_index].x += x__assigned;
        }
        case 1u: {
            pairs[self_index].y += x__assigned;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 0u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return;
        }
    }
}

fn turn(pair: ptr<function, Pair>, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    let x_1 = Pair_index((*pair), 0u, local_invocation_index, workgroup_id);
    let value = Pair_index((*pair), 1u, local_invocation_index, workgroup_id);
    Pair_index_mut_2(pair, 0u, value, local_invocation_index, workgroup_id);
    let value_1 = x_1;
    Pair_index_mut_2(pair, 1u, value_1, local_invocation_index, workgroup_id);
}

fn Square_index_mut(self_: ptr<function, Square>, argument: Tuple2_u32_u32, x__assigned: f32) {
    let row = argument._0;
    let column = argument._1;
    (*self_).cells[2u * row + column] = x__assigned;
}

fn Square_index_mut_1(self_: ptr<function, Square>, argument: Tuple2_u32_u32, x__assigned: f32) {
    let row = argument._0;
    let column = argument._1;
    (*self_).cells[2u * row + column] += x__assigned;
}

fn Square_index(self_: Square, argument: Tuple2_u32_u32) -> f32 {
    let row = argument._0;
    let column = argument._1;
    return self_.cells[2u * row + column];
}

fn Square_index_mut_2(self_: ptr<function, Square>, i: u32, x__assigned: f32) {
    let last = 3u;
    if (i > last) {
        (*self_).cells[last] = x__assigned;
        return;
    }
    (*self_).cells[i] = x__assigned;
}

fn Square_index_mut_3(self_: ptr<function, Square>, i: u32, x__assigned: f32) {
    let last = 3u;
    if (i > last) {
        (*self_).cells[last] -= x__assigned;
        return;
    }
    (*self_).cells[i] -= x__assigned;
}

fn Square_index_1(self_: Square, i: u32) -> f32 {
    return self_.cells[i];
}

fn Rows_index_mut(self_: ptr<function, Rows>, i: u32, x__assigned: f32) {
    (*self_).pairs[i & 1u].x = x__assigned;
}

fn Rows_index_mut_1(self_: ptr<function, Rows>, i: u32, x__assigned: f32, x__at_0: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    let value = x__assigned;
    var part = (*self_).pairs[i & 1u];
    Pair_index_mut_3(&part, x__at_0, value, local_invocation_index, workgroup_id);
    (*self_).pairs[i & 1u] = part;
}

fn Pair_index_mut_1(self_: ptr<function, Pair>, i: u32, x__assigned: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    switch (i) {
        case 0u: {
            (*self_).x *= x__assigned;
        }
        case 1u: {
            (*self_).y *= x__assigned;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 1u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return;
        }
    }
}

fn Rows_index_mut_2(self_: ptr<function, Rows>, i: u32, x__assigned: f32) {
    (*self_).pairs[i & 1u].y += x__assigned;
}

fn sum(rows_1: Rows, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    let operand = Rows_index(rows_1, 0u).x;
    let indexed_1 = Rows_index(rows_1, 0u);
    let operand_1 = operand + Pair_index(indexed_1, 1u, local_invocation_index, workgroup_id) * 10.0f;
    let indexed_2 = Rows_index(rows_1, 1u);
    return operand_1 + Pair_index(indexed_2, 0u, local_invocation_index, workgroup_id) * 100.0f + Rows_index(rows_1, 1u).y * 1000.0f;
}

fn Counts_index_mut(self_: ptr<function, Counts>, argument: Tuple2_u32_bool, x__assigned: u32) {
    (*self_).count += x__assigned;
}

fn Counts_index_mut_1(self_: ptr<function, Counts>, argument: Tuple2_u32_bool, x__assigned: u32) {
    (*self_).count *= x__assigned;
}

fn Counts_index_mut_2(self_: ptr<function, Counts>, argument: Tuple2_u32_bool, x__assigned: i32) {
    (*self_).count <<= u32(x__assigned) & 31u;
}

fn Counts_index_mut_3(self_: ptr<function, Counts>, argument: Tuple2_u32_bool, x__assigned: u32) {
    (*self_).count -= x__assigned;
}

fn Pair_index(self_: Pair, i: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> f32 {
    switch (i) {
        case 0u: {
            return self_.x;
        }
        case 1u: {
            return self_.y;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 2u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return 0.0f;
        }
    }
    return f32();
}

fn Pair_index_mut_2(self_: ptr<function, Pair>, i: u32, x__assigned: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    switch (i) {
        case 0u: {
            (*self_).x = x__assigned;
        }
        case 1u: {
            (*self_).y = x__assigned;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 3u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return;
        }
    }
}

fn Pair_index_mut_3(self_: ptr<function, Pair>, i: u32, x__assigned: f32, local_invocation_index: u32, workgroup_id: vec3<u32>) {
    switch (i) {
        case 0u: {
            (*self_).x += x__assigned;
        }
        case 1u: {
            (*self_).y += x__assigned;
        }
        default: {
            let limit_1 = 1018u;
            let at = take_room(2u, 3u, limit_1);
            if (at < limit_1) {
                atomicStore(&messages[at + 4u], 4u);
                atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
                atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
            }
            return;
        }
    }
}

fn Rows_index(self_: Rows, i: u32) -> Pair {
    return self_.pairs[i & 1u];
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

@compute @workgroup_size(1)
fn indexed(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    for (var i = 0u; i < params.x_len; i++) {
        let value = squares(x[i], i);
        out[2u * i] = value;
        let value_1 = rows(x[i], i, local_invocation_index, workgroup_id) + f32(counted(i));
        out[2u * i + 1u] = value_1;
        let value_2 = 5.0f;
        Pair_index_mut(i, (i & 1u), value_2, local_invocation_index, workgroup_id);
        var copy = pairs[i];
        turn(&copy, local_invocation_index, workgroup_id);
        pairs[i] = copy;
    }
}
