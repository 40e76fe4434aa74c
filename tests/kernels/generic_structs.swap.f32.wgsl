// The kernel `swap::<f32>`.

struct Pair_f32 {
    a: f32,
    b: f32,
}

struct Pair_Pair_f32 {
    a: Pair_f32,
    b: Pair_f32,
}

struct Pair_u32 {
    a: u32,
    b: u32,
}

struct Params {
    @align(16) turn: Pair_u32,
    @align(16) pairs_len: u32,
}

@group(0) @binding(0) var<storage, read_write> pairs: array<Pair_f32>;
@group(0) @binding(1) var<storage, read> nested: array<Pair_Pair_f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn swap() {
    for (var element = 0u; element < params.pairs_len; element++) {
        let parts = pairs[element];
        let a = parts.a;
        let b = parts.b;
        pairs[element] = Pair_f32(b, a);
    }
    if (params.turn.a > params.turn.b) {
        pairs[0u].a = nested[0u].b.a;
    }
}
