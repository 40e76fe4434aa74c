// The kernel `swap::<Vec2>`.

struct Pair_Vec2 {
    a: vec2<f32>,
    b: vec2<f32>,
}

struct Pair_Pair_Vec2 {
    a: Pair_Vec2,
    b: Pair_Vec2,
}

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Params {
    @align(16) turn: Pair_u32,
    @align(16) pairs_len: u32,
}

@group(0) @binding(0) var<storage, read_write> pairs: array<Pair_Vec2>;
@group(0) @binding(1) var<storage, read> nested: array<Pair_Pair_Vec2>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn swap() {
    for (var element = 0u; element < params.pairs_len; element++) {
        let parts = pairs[element];
        let a = parts.a;
        let b = parts.b;
        pairs[element] = Pair_Vec2(b, a);
    }
    if (params.turn.a > params.turn.b) {
        pairs[0u].a = nested[0u].b.a;
    }
}
