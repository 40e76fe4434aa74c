// The kernel `changed_elements`.

struct Cell {
    n: u32,
    pair: array<u32, 2>,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> messages: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn changed_elements_1(x: u32, local_invocation_index: u32, workgroup_id: vec3<u32>) -> u32 {
    var cells = array<Cell, 4>(Cell(1u, array<u32, 2>(2u, 3u)), Cell(1u, array<u32, 2>(2u, 3u)), Cell(1u, array<u32, 2>(2u, 3u)), Cell(1u, array<u32, 2>(2u, 3u)));
    var i = x % 4u;
    let index = i;
    if (!(index < 4u)) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 1u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    i = 5u;
    cells[index].n += 5u;
    cells[index].pair[1u] = cells[index].n * 2u;
    let value = i + 7u;
    let last = 4u - 1u;
    if (!(last < 4u)) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 2u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    cells[last].pair[0u] += value;
    let index_1 = min(rust_value_u32(0u), 3u);
    if (!(0u < 4u)) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 3u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let value_1 = Cell(9u, array<u32, 2>(1u, 1u));
    cells[index_1] = value_1;
    let len = max(rust_value_u32(4u), 1u) - 1u;
    let index_2 = 1u + min(rust_value_u32(1u), 3u);
    if (!(1u < len)) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 4u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return 0u;
    }
    let value_2 = Cell(x, array<u32, 2>(x, x));
    cells[index_2] = value_2;
    var sum = 0u;
    for (var position = 0u; position < 4u; position++) {
        let term = cells[position].n * 100u + cells[position].pair[0u] * 10u + cells[position].pair[1u];
        sum += term;
    }
    return sum;
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
fn changed_elements(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let value = changed_elements_1(n, local_invocation_index, workgroup_id);
    let index = n;
    if (!(index < params.out_len)) {
        let limit_1 = 1018u;
        let at = take_room(2u, 3u, limit_1);
        if (at < limit_1) {
            atomicStore(&messages[at + 4u], 0u);
            atomicStore(&messages[at + 5u], (workgroup_id.x | (workgroup_id.y << 16u)));
            atomicStore(&messages[at + 6u], (workgroup_id.z | (local_invocation_index << 16u)));
        }
        return;
    }
    out[index] = value;
}
