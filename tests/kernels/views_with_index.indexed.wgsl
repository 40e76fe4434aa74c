// The kernel `indexed`.

struct Cell {
    value: f32,
    steps: array<u32, 2>,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Params {
    input_len: u32,
    out_len: u32,
    cells_len: u32,
    writes_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<storage, read_write> cells: array<Cell>;
@group(0) @binding(3) var<storage, read_write> writes: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

var<workgroup> tile: array<f32, 8>;

@compute @workgroup_size(4)
fn indexed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let width = 2u;
    let writes_1 = 0u;
    let width_1 = width;
    var writes_2 = writes_1;
    let value = f32(lane);
    let argument = Tuple2_u32_u32(0u, lane);
    let x = argument._0;
    let y = argument._1;
    let x__assigned = value;
    loop {
        writes_2 += 1u;
        if (x >= width_1) {
            tile[0u] = x__assigned;
            break;
        }
        tile[y * width_1 + x] = x__assigned;
        break;
    }
    let argument_1 = Tuple2_u32_u32(0u, lane);
    let x_1 = argument_1._0;
    let y_1 = argument_1._1;
    let value_1 = tile[y_1 * width_1 + x_1] * 2.0f;
    let argument_2 = Tuple2_u32_u32(1u, lane);
    let x_2 = argument_2._0;
    let y_2 = argument_2._1;
    let x__assigned_1 = value_1;
    loop {
        writes_2 += 1u;
        if (x_2 >= width_1) {
            tile[0u] = x__assigned_1;
            break;
        }
        tile[y_2 * width_1 + x_2] = x__assigned_1;
        break;
    }
    workgroupBarrier();
    let width_2 = 2u;
    if (params.input_len >= 6u && params.out_len >= 4u && params.cells_len >= 4u && params.writes_len >= 4u) {
        let width_3 = 2u;
        let writes_3 = 0u;
        let width_4 = width_3;
        var writes_4 = writes_3;
        let x_3 = lane & 1u;
        let y_3 = lane >> 1u;
        let width_5 = 3u;
        let n = 2u + x_3;
        var value_2: f32;
        let of_ = array<f32, 2>(0.5f, 0.25f);
        let width_6 = 1u;
        var sum = 0.0f;
        for (var x_4 = 0u; x_4 < n; x_4++) {
            let argument_3 = Tuple2_u32_u32(x_4, 1u);
            let x_5 = argument_3._0;
            let y_4 = argument_3._1;
            let argument_4 = Tuple2_u32_u32(0u, (x_4 & 1u));
            let x_6 = argument_4._0;
            let y_5 = argument_4._1;
            sum += input[y_4 * width_5 + x_5] * of_[y_5 * width_6 + x_6];
        }
        value_2 = sum;
        let value_3 = value_2;
        let argument_3 = Tuple2_u32_u32(x_3, y_3);
        let x_4 = argument_3._0;
        let y_4 = argument_3._1;
        let x__assigned_2 = value_3;
        loop {
            writes_4 += 1u;
            if (x_4 >= width_4) {
                out[0u] = x__assigned_2;
                break;
            }
            out[y_4 * width_4 + x_4] = x__assigned_2;
            break;
        }
        let argument_4 = Tuple2_u32_u32(1u, 3u - lane);
        let x_5 = argument_4._0;
        let y_5 = argument_4._1;
        let value_4 = tile[y_5 * width_2 + x_5];
        let argument_5 = Tuple2_u32_u32(x_3, y_3);
        let x_6 = argument_5._0;
        let y_6 = argument_5._1;
        let x__assigned_3 = value_4;
        loop {
            writes_4 += 1u;
            if (x_6 >= width_4) {
                out[0u] += x__assigned_3;
                break;
            }
            out[y_6 * width_4 + x_6] += x__assigned_3;
            break;
        }
        var next = 0u;
        let i = lane;
        let value_5 = out[i] * 0.5f;
        var value_6: u32;
        next += y_3;
        value_6 = next;
        let argument_6 = Tuple2_u32_u32(x_3, value_6);
        let x_7 = argument_6._0;
        let y_7 = argument_6._1;
        let x__assigned_4 = value_5;
        loop {
            writes_4 += 1u;
            if (x_7 >= width_4) {
                out[0u] -= x__assigned_4;
                break;
            }
            out[y_7 * width_4 + x_7] -= x__assigned_4;
            break;
        }
        let width_7 = 4u;
        let writes_5 = writes_4;
        let width_8 = width_7;
        var writes_6 = writes_5;
        let value_7 = 7u;
        let argument_7 = Tuple2_u32_u32(lane, 0u);
        let x_8 = argument_7._0;
        let y_8 = argument_7._1;
        let x__assigned_5 = value_7;
        let x__at_0 = x_3;
        loop {
            writes_6 += 1u;
            if (x_8 >= width_8) {
                cells[0u].steps[x__at_0] += x__assigned_5;
                break;
            }
            cells[y_8 * width_8 + x_8].steps[x__at_0] += x__assigned_5;
            break;
        }
        let argument_8 = Tuple2_u32_u32(lane, 0u);
        let x_9 = argument_8._0;
        let y_9 = argument_8._1;
        let value_8 = f32(cells[y_9 * width_8 + x_9].steps[x_3]);
        let argument_9 = Tuple2_u32_u32(lane, 0u);
        let x_10 = argument_9._0;
        let y_10 = argument_9._1;
        let x__assigned_6 = value_8;
        loop {
            writes_6 += 1u;
            if (x_10 >= width_8) {
                cells[0u].value = x__assigned_6;
                break;
            }
            cells[y_10 * width_8 + x_10].value = x__assigned_6;
            break;
        }
        writes[lane] = writes_6 * 10u + next;
    }
}
