// The kernel `written`.

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Tuple3_f32_f32_Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
    _2: Tuple2_f32_f32,
}

struct Tuple2_f32_i32 {
    _0: f32,
    _1: i32,
}

struct Tuple2_f32_u32 {
    _0: f32,
    _1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(1)
fn written() {
    var own = array<f32, 3>(1.0f, 2.0f, 3.0f);
    let t = Tuple3_f32_f32_Tuple2_f32_f32(x[0u], own[1u], Tuple2_f32_f32(2.0f, own[2u]));
    out[0u] = t._0 + t._1 * t._2._0 + t._2._1;
    let copied = Tuple2_f32_i32(t._0, 1i);
    out[1u] = copied._0 + t._1;
    own[1u] = 7.0f;
    out[2u] = own[1u] + copied._0;
    for (var i = 0u; i < 2u; i++) {
        let u = Tuple2_f32_u32(own[i], i);
        out[3u] += u._0 * f32(u._1 + 1u);
    }
}
