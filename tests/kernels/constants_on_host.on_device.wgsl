// The kernel `on_device`.

struct Cell {
    value: u32,
}

struct Set {
    chunks: array<u32, 2>,
    cells: array<Cell, 2>,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> fractions: array<f32>;

const K: u32 = 2u;
const K_1: u32 = 3u;
const u32x3_N: u32 = K_1 + 2u;
const STEP: f32 = 1.0f / f32(1u << 24u);
const u32x2_N: u32 = K + 2u;
const u32x2_M: u32 = 5u;
const u32x3_N_1: u32 = K_1 + 2u;
const u32x3_M: u32 = 5u;

fn sets(x: u32) -> u32 {
    let cells = array<Cell, 2>(Cell(x), Cell(5u));
    let sum = Set_add(Set(array<u32, 2>(x, 1u), cells), Set(array<u32, 2>(8u, 8u), cells));
    return sum.chunks[0u] + sum.chunks[1u] * 3u + sum.cells[1u].value * 100u;
}

fn totals(x: u32) -> u32 {
    return u32x2_total(array<u32, 2>(x, 3u)) + u32x3_N + u32x3_total(array<u32, 3>(x, x, x + 1u));
}

fn counted(x: u32) -> u32 {
    var count = x;
    let a = array<u32, 2>(1u, x);
    let n = 2u;
    count += n;
    return count;
}

fn fraction(x: u32) -> f32 {
    return f32(x) * STEP;
}

fn Set_add(self_: Set, other: Set) -> Set {
    return Set_union(self_, other);
}

fn u32x2_total(self_: array<u32, 2>) -> u32 {
    var sum = 0u;
    for (var i = 0u; i < u32x2_N; i++) {
        sum += i * 2u;
    }
    sum += u32x2_M;
    let operand = sum;
    let count_1 = u32x2_N - 3u;
    var found = false;
    var nth: u32;
    var position = 0u;
    for (var position_1 = 0u; position_1 < 2u; position_1++) {
        if (position == count_1) {
            nth = self_[position_1];
            found = true;
            break;
        }
        position += 1u;
    }
    let is_some = found;
    var value = 7u;
    if (is_some) {
        value = nth;
    }
    return operand + value + 6u;
}

fn u32x3_total(self_: array<u32, 3>) -> u32 {
    var sum = 0u;
    for (var i = 0u; i < u32x3_N_1; i++) {
        sum += i * 2u;
    }
    sum += u32x3_M;
    let operand = sum;
    let count_1 = u32x3_N_1 - 3u;
    var found = false;
    var nth: u32;
    var position = 0u;
    for (var position_1 = 0u; position_1 < 3u; position_1++) {
        if (position == count_1) {
            nth = self_[position_1];
            found = true;
            break;
        }
        position += 1u;
    }
    let is_some = found;
    var value = 7u;
    if (is_some) {
        value = nth;
    }
    return operand + value + 7u;
}

fn Set_union(self_: Set, other: Set) -> Set {
    let chunks = array<u32, 2>((self_.chunks[0u] | other.chunks[0u]), (self_.chunks[1u] | other.chunks[1u]));
    return Set(array<u32, 2>(chunks[0u], chunks[1u]), array<Cell, 2>(self_.cells[0u], other.cells[1u]));
}

@compute @workgroup_size(1)
fn on_device(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let sets_1 = sets(n);
    let totals_1 = totals(n);
    let value = array<u32, 4>(sets_1, counted(n), totals_1, 0u);
    out[n] = value;
    let value_1 = fraction(n);
    fractions[n] = value_1;
}
