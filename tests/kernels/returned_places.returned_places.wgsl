// The kernel `returned_places`.

struct Pair {
    a: u32,
    b: u32,
}

struct Grid {
    cells: array<u32, 6>,
    pairs: array<Pair, 2>,
    at: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn changed(n: u32) -> array<u32, 12> {
    var grid = Grid_new(n);
    let i = n;
    let x = 1u;
    let y = 1u;
    let index = (x + y * 3u) % 6u;
    grid.cells[index] = 50u;
    let value = grid.at + 7u;
    let x_1 = i;
    let y_1 = 1u;
    let index_1 = (x_1 + y_1 * 3u) % 6u;
    grid.cells[index_1] += value;
    grid.at += 1u;
    let x_2 = grid.at;
    let y_2 = 0u;
    let index_2 = (x_2 + y_2 * 3u) % 6u;
    grid.cells[index_2] += 20u;
    grid.at += 1u;
    let x_3 = grid.at;
    let y_3 = 0u;
    let index_3 = (x_3 + y_3 * 3u) % 6u;
    let value_1 = grid.cells[index_3] + 1u;
    grid.at += 1u;
    let x_4 = grid.at;
    let y_4 = 0u;
    let index_4 = (x_4 + y_4 * 3u) % 6u;
    grid.cells[index_4] = value_1;
    let x_5 = 0u;
    let y_5 = 1u;
    let index_5 = (x_5 + y_5 * 3u) % 6u;
    var part = grid.cells[index_5];
    double(&part);
    grid.cells[index_5] = part;
    let x_6 = 0u;
    let y_6 = 1u;
    let index_6 = (x_6 + y_6 * 3u) % 6u;
    var part_1 = grid.cells[index_6];
    double(&part_1);
    grid.cells[index_6] = part_1;
    var part_2 = grid.cells[i % 6u];
    double(&part_2);
    grid.cells[i % 6u] = part_2;
    let x_7 = 2u;
    let y_7 = 1u;
    let index_7 = (x_7 + y_7 * 3u) % 6u;
    let v = grid.cells[index_7];
    grid.cells[index_7] = v + 3u;
    let x_8 = 2u;
    let y_8 = 0u;
    let index_8 = (x_8 + y_8 * 3u) % 6u;
    let new_ = 9u;
    let old_1 = grid.cells[index_8];
    grid.cells[index_8] = new_;
    let old = old_1;
    let x_9 = i;
    let y_9 = 0u;
    let index_9 = (x_9 + y_9 * 3u) % 6u;
    grid.cells[index_9] += 2u;
    grid.cells[index_9] *= 3u;
    let i_1 = 1u;
    let index_10 = i_1 % 2u;
    var part_3 = grid.pairs[index_10];
    Pair_bump(&part_3, 4u);
    grid.pairs[index_10] = part_3;
    let i_2 = i;
    let index_11 = i_2 % 2u;
    grid.pairs[index_11].b += 30u;
    let i_3 = i + 1u;
    let index_12 = i_3 % 2u;
    grid.pairs[index_12].a += 100u;
    var part_4 = grid.pairs[index_12];
    Pair_bump(&part_4, 1u);
    grid.pairs[index_12] = part_4;
    let i_4 = 0u;
    let index_13 = i_4 % 2u;
    var part_5 = grid.pairs[index_13];
    let operand = Pair_larger(part_5);
    let x_10 = 1u;
    let y_10 = 0u;
    let index_14 = (x_10 + y_10 * 3u) % 6u;
    let v_1 = grid.cells[index_14];
    let sum = operand + v_1 * 2u;
    let index_15 = i % 6u;
    let swapped = grid.cells[0u];
    grid.cells[0u] = grid.cells[index_15];
    grid.cells[index_15] = swapped;
    grid.cells[1u] += grid.cells[0u];
    var out_1 = array<u32, 12>();
    let last = 10u - 1u;
    let index_16 = last;
    out_1[index_16] += 70u;
    let last_1 = 12u - 1u;
    out_1[last_1] = old;
    let end = min(rust_value_u32(6u), 6u);
    for (var i_5 = 0u; i_5 < end; i_5++) {
        out_1[i_5] = grid.cells[i_5];
    }
    out_1[6u] = sum;
    out_1[7u] = grid.at;
    out_1[8u] = grid.pairs[0u].a * 1000u + grid.pairs[0u].b;
    out_1[10u] = grid.pairs[1u].a * 1000u + grid.pairs[1u].b;
    return out_1;
}

fn Grid_new(n: u32) -> Grid {
    let pair = Pair(n, 1u);
    return Grid(array<u32, 6>(n, 1u, 2u, 3u, 4u, 5u), array<Pair, 2>(pair, pair), 0u);
}

fn double(x: ptr<function, u32>) {
    *x *= 2u;
}

fn Pair_bump(self_: ptr<function, Pair>, by: u32) {
    (*self_).a += by;
    (*self_).b = (*self_).a * 2u;
}

fn Pair_larger(self_: Pair) -> u32 {
    return max(self_.a, self_.b);
}

@compute @workgroup_size(1)
fn returned_places(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = changed(n);
    for (var i = 0u; i < 12u; i++) {
        let i_1 = 12u * n + i;
        let value = answers[i];
        out[i_1] = value;
    }
}
