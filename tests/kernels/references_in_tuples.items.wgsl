// The kernel `items`.

struct Weight {
    index: u32,
    factor: f32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Tuple2_f32_Weight {
    _0: f32,
    _1: Weight,
}

struct Tuple2_u32_Tuple2_f32_Weight {
    _0: u32,
    _1: Tuple2_f32_Weight,
}

struct Params {
    x_len: u32,
    weights_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> weights: array<Weight>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(1)
fn items() {
    for (var element = 0u; element < params.x_len; element++) {
        let v = Tuple2_u32_f32(element, x[element]);
        out[v._0] = f32(v._0) * v._1;
    }
    var sum_1 = 0.0f;
    let len = min(params.x_len, max(params.x_len, 1u) - 1u);
    for (var position = 0u; position < len; position++) {
        let index = 1u + position;
        let pair = Tuple2_f32_f32(x[position], x[index]);
        let term = pair._0 * pair._1;
        sum_1 += term;
    }
    let zipped = sum_1;
    out[params.x_len] = zipped;
    var sum_2 = 0.0f;
    for (var position = 0u; position < params.x_len; position++) {
        let v = Tuple2_u32_f32(position, x[position]);
        if (v._1 > 2.0f) {
            let v_1 = Tuple2_u32_f32(position, x[position]);
            let term = v_1._1 + f32(v_1._0);
            sum_2 += term;
        }
    }
    out[params.x_len + 1u] = sum_2;
    var folded = 0.0f;
    for (var position = 0u; position < params.x_len; position++) {
        let sum = folded;
        let v = Tuple2_u32_f32(position, x[position]);
        folded = sum * 2.0f + v._1;
    }
    out[params.x_len + 2u] = folded;
    var sum = 0.0f;
    let len_1 = min(params.x_len, params.weights_len);
    for (var element = 0u; element < len_1; element++) {
        let item = Tuple2_u32_Tuple2_f32_Weight(element, Tuple2_f32_Weight(x[element], weights[element]));
        let parts = item._1;
        let value = parts._0;
        let weight = parts._1;
        sum += item._1._0 * item._1._1.factor + f32(weight.index + item._0) * value;
    }
    out[params.x_len + 3u] = sum;
}
