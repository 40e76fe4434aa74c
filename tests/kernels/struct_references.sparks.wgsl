// The kernel `sparks`.

struct Spark {
    pos: vec3<f32>,
    life: f32,
    kind: u32,
}

struct Params {
    dt: f32,
    sparks_len: u32,
}

@group(0) @binding(0) var<storage, read_write> sparks: array<Spark>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn sparks_1() {
    for (var element = 0u; element < params.sparks_len; element++) {
        sparks[element].life -= params.dt;
        sparks[element].pos.x += 1.0f;
    }
    for (var element = 0u; element < params.sparks_len; element++) {
        out[0u] += sparks[element].life * f32(sparks[element].kind);
    }
    if (1u < params.sparks_len) {
        out[1u] = sparks[1u].life;
    }
    var value: Spark;
    if (2u < params.sparks_len) {
        value = sparks[2u];
    }
    let value_1 = value;
    if (2u < params.sparks_len && value_1.kind == 3u) {
        out[2u] = value_1.life + 100.0f;
    }
    if (0u < params.sparks_len) {
        sparks[0u].life *= 2.0f;
    }
    var sum = 0.0f;
    for (var position = 0u; position < params.sparks_len; position++) {
        let term = sparks[position].life + sparks[position].pos.x;
        sum += term;
    }
    let total = sum;
    var count = 0u;
    for (var position = 0u; position < params.sparks_len; position++) {
        if (sparks[position].kind > 2u) {
            count += 1u;
        }
    }
    out[3u] = total + f32(count);
}
