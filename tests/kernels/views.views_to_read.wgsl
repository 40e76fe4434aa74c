// The kernel `views_to_read`.

struct Params {
    width: u32,
    cells_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> cells: array<f32>;
@group(0) @binding(1) var<storage, read> places: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> tile: array<f32, 4>;

const Grid_SCALE: f32 = 0.5f;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(4)
fn views_to_read(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    tile[lane] = cells[lane] * 10.0f;
    workgroupBarrier();
    let i = global_invocation_id.x;
    let width = params.width;
    let width_1 = 2u;
    let width_2 = width_1;
    let x = 1u;
    let y = 1u;
    let x_1 = 1u;
    let y_1 = 1u;
    let operand = cells[y * width + x] + tile[y_1 * width_2 + x_1];
    let width_3 = params.width;
    let width_4 = width_3;
    let x_2 = 0u;
    let y_2 = 0u;
    var sum = operand + cells[1u + (y_2 * width_4 + x_2)];
    let y_3 = 1u;
    let start = y_3 * width;
    let end = min(start + width, params.cells_len);
    let width_5 = width;
    var sum_1 = 0.0f;
    for (var position = start; position < end; position++) {
        let term = cells[position];
        sum_1 += term;
    }
    sum += sum_1 + cells[1u] + f32(max(rust_value_u32(4u), 1u) - 1u);
    let x_3 = lane;
    let x_4 = x_3;
    let x_5 = x_4;
    let y_4 = 0u;
    let x_6 = x_3;
    let x_7 = x_6;
    let x_8 = x_7;
    let y_5 = 0u;
    let x_9 = 1u;
    let x_10 = x_9;
    let x_11 = x_10;
    let y_6 = 0u;
    let operand_1 = tile[y_6 * width_2 + x_11];
    let x_12 = x_9;
    let x_13 = x_12;
    let x_14 = x_13;
    let y_7 = 0u;
    let operand_2 = cells[y_4 * width + x_5] + cells[y_5 * width + x_8] * Grid_SCALE + (operand_1 + tile[y_7 * width_2 + x_14] * Grid_SCALE);
    let x_15 = 1u;
    let x_16 = x_15;
    let x_17 = x_16;
    let y_8 = 0u;
    sum += operand_2 + cells[y_8 * width + x_17] * Grid_SCALE;
    let x_18 = lane;
    let x_19 = min(x_18, width - 1u);
    let y_9 = 0u;
    let x_20 = 100u;
    let x_21 = min(x_20, width - 1u);
    let y_10 = 0u;
    sum += cells[y_9 * width + x_19] + cells[y_10 * width + x_21];
    let first = 1u;
    let first_1 = first;
    let i_1 = 0u;
    var value: f32;
    let i_2 = places[i_1];
    value = cells[min(first_1 + i_2, arrayLength(&cells) - 1u)];
    let operand_3 = value + cells[0u];
    let first_2 = 1u;
    let i_3 = 0u;
    sum += operand_3 + f32(places[first_2 + i_3]);
    if (i < params.out_len) {
        out[i] = sum;
    }
}
