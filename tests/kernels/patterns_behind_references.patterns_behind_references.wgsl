// The kernel `patterns_behind_references`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple3_Tuple2_u32_u32_Array2_u32_u32 {
    _0: Tuple2_u32_u32,
    _1: array<u32, 2>,
    _2: u32,
}

struct Body {
    mass: u32,
    at: array<u32, 2>,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn taken_apart(n: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>();
    var rows = array<array<u32, 2>, 3>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u), array<u32, 2>(5u, n));
    var i = 0u;
    var value: u32;
    i += 1u;
    value = i;
    let index = value;
    i += 1u;
    rows[index][0u] ^= n;
    let swapped = rows[index][0u];
    rows[index][0u] = rows[index][1u];
    rows[index][1u] = swapped;
    let index_1 = i;
    rows[index_1][0u] += rows[index_1][1u];
    let index_2 = 3u - 1u;
    let swapped_1 = rows[0u];
    rows[0u] = rows[index_2];
    rows[index_2] = swapped_1;
    rows[0u][0u] += 1u;
    rows[3u - 1u][1u] ^= rows[0u][1u];
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        rows[i_1][0u] ^= rows[i_1][1u] + i_1;
    }
    for (var element = 0u; element < 3u; element++) {
        rows[element][0u] += 1u;
    }
    for (var position = 0u; position < 3u; position++) {
        rows[position][1u] += rows[position][0u];
    }
    for (var i_1 = 0u; i_1 < 3u; i_1++) {
        out_1[2u * i_1] = rows[i_1][0u];
        out_1[2u * i_1 + 1u] = rows[i_1][1u];
    }
    var pair = Tuple2_u32_u32(n, 2u);
    var row = array<u32, 3>(7u, 8u, 9u);
    let result = shift(&pair, &row);
    let result_1 = shift(&pair, &row);
    out_1[6u] = result + result_1 * 10u;
    row[3u - 1u] += row[0u + 1u];
    let len = max(rust_value_u32(2u), 0u) - 0u;
    let half = len / 2u;
    for (var position = 0u; position < half; position++) {
        let index_3 = 0u + position;
        let index_4 = 0u + (len - 1u - position);
        let swapped_2 = row[index_3];
        row[index_3] = row[index_4];
        row[index_4] = swapped_2;
    }
    out_1[7u] = row[0u] * 100u + row[1u] * 10u + row[2u];
    var nested = Tuple3_Tuple2_u32_u32_Array2_u32_u32(pair, array<u32, 2>(n, 1u), 3u);
    let swapped_2 = nested._0._0;
    nested._0._0 = nested._2;
    nested._2 = swapped_2;
    nested._1[0u] += nested._1[1u];
    nested._1[1u] ^= nested._0._0;
    out_1[8u] = nested._0._0 * 100u + nested._1[1u] * 10u + nested._2;
    out_1[9u] = nested._1[0u];
    var body = Body(n, array<u32, 2>(1u, 2u));
    let result_2 = Body_turn(&body);
    let result_3 = Body_turn(&body);
    out_1[10u] = result_2 + result_3 * 10u;
    out_1[11u] = body.mass * 100u + body.at[0u] * 10u + body.at[1u];
    return out_1;
}

fn shift(pair: ptr<function, Tuple2_u32_u32>, row: ptr<function, array<u32, 3>>) -> u32 {
    (*pair)._0 += 1u;
    (*row)[0u] = (*pair)._1;
    (*row)[1u + 1u] = (*pair)._0;
    let index = 1u + 0u;
    let index_1 = 1u + 1u;
    let swapped = (*row)[index];
    (*row)[index] = (*row)[index_1];
    (*row)[index_1] = swapped;
    if ((*pair)._0 == 1u) {
        (*pair)._1 = 2u;
    } else {
        (*pair)._1 += 1u;
    }
    return (*pair)._1;
}

fn Body_turn(self_: ptr<function, Body>) -> u32 {
    (*self_).mass ^= (*self_).at[0u];
    let swapped = (*self_).at[0u];
    (*self_).at[0u] = (*self_).at[1u];
    (*self_).at[1u] = swapped;
    (*self_).at[1u] += (*self_).mass % 7u;
    return (*self_).at[0u];
}

@compute @workgroup_size(1)
fn patterns_behind_references(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let answers = taken_apart(n);
    for (var i = 0u; i < 12u; i++) {
        out[12u * n + i] = answers[i];
    }
}
