// The kernel `sizes`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Grid {
    width: u32,
    height: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 8u;
const Grid_CELLS: u32 = 12u;

fn everything(i: u32) -> u32 {
    let parts = row_and_column(i, 5u);
    let row = parts._0;
    let column = parts._1;
    let grid = Grid_new(4u);
    let list = array<u32, 8>(x[0u], x[1u], x[2u], x[3u], x[4u], x[5u], x[6u], x[7u]);
    let turned = rotated(list, i);
    let start = i / 2u;
    let end = i / 2u + 4u;
    var own = turned;
    let index = i % 8u;
    let index_1 = smallest(list);
    let swapped = own[index];
    own[index] = own[index_1];
    own[index_1] = swapped;
    var count_1 = 0u;
    for (var position = 0u; position < 8u; position++) {
        if (own[position] % 2u == 0u) {
            count_1 += 1u;
        }
    }
    let count = count_1;
    var small: u32;
    if (i > 3u) {
        small = 3u;
    } else {
        small = 3u;
    }
    let operand = at(i) + (row * 3u + column) + sum_of_indices() + smallest(turned) + neighbours(i, 4u) + Grid_cell(grid, i, i + 1u) + Grid_corners(grid) + interleaved((i & 65535u), 7u) + x[start + i % 4u] + x[start + small] + (max(end, start) - start + count) + own[i % 8u];
    let option = found(9u);
    var value = params.x_len;
    if (option.is_some) {
        value = option.some_value;
    }
    let operand_1 = operand + value;
    let option_1 = found(1u);
    var value_1 = 50u;
    if (option_1.is_some) {
        let at_1 = option_1.some_value;
        value_1 = at_1;
    }
    return operand_1 + value_1;
}

fn row_and_column(i: u32, width: u32) -> Tuple2_u32_u32 {
    return Tuple2_u32_u32(i / width, i % width);
}

fn Grid_new(width: u32) -> Grid {
    return Grid(width, Grid_CELLS / width);
}

fn rotated(list: array<u32, 8>, by: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    for (var i = 0u; i < N; i++) {
        out_1[(i + by) % N] = list[i];
    }
    return out_1;
}

fn smallest(v: array<u32, 8>) -> u32 {
    var best = 0u;
    for (var i = 1u; i < 8u; i++) {
        if (v[i] < v[best]) {
            best = i;
        }
    }
    return best;
}

fn at(i: u32) -> u32 {
    return x[i];
}

fn sum_of_indices() -> u32 {
    let n = params.x_len;
    var sum = 0u;
    for (var j = 0u; j < n; j++) {
        sum += j;
    }
    for (var j_1 = 0u; j_1 < params.x_len; j_1++) {
        if (x[j_1] > j_1) {
            sum += j_1 * 2u;
        }
    }
    return sum;
}

fn neighbours(i: u32, width: u32) -> u32 {
    let x_1 = i32(i % width);
    let y = i32(i / width);
    let height = i32(params.x_len / width);
    var sum = 0u;
    for (var dy = -1i; dy <= 1i; dy++) {
        for (var dx = -1i; dx <= 1i; dx++) {
            let nx = x_1 + dx;
            let ny = y + dy;
            if (nx >= 0i && ny >= 0i && nx < i32(width) && ny < height) {
                sum += x[u32(ny) * width + u32(nx)];
            }
        }
    }
    return sum;
}

fn Grid_cell(self_: Grid, x_1: u32, y: u32) -> u32 {
    return x[Grid_offset(self_, x_1, y)];
}

fn Grid_corners(self_: Grid) -> u32 {
    return x[0u] + x[Grid_offset(self_, self_.width - 1u, self_.height - 1u)];
}

fn interleaved(x_1: u32, y: u32) -> u32 {
    var code = 0u;
    for (var bit = 0u; bit < 16u; bit++) {
        code |= ((x_1 >> (bit & 31u)) & 1u) << ((2u * bit) & 31u);
        code |= ((y >> (bit & 31u)) & 1u) << ((2u * bit + 1u) & 31u);
    }
    return code;
}

fn found(wanted: u32) -> Option_u32 {
    var found_1 = false;
    var position = 0u;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        if (x[position_1] == wanted) {
            found_1 = true;
            break;
        }
        position += 1u;
    }
    let is_some = found_1;
    return Option_u32(is_some, position);
}

fn Grid_offset(self_: Grid, x_1: u32, y: u32) -> u32 {
    return y % self_.height * self_.width + x_1 % self_.width;
}

@compute @workgroup_size(16)
fn sizes(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.x_len && i < params.out_len) {
        let value = everything(i);
        out[i] = value;
    }
}
