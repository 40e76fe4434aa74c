// The kernel `tuple_structs`.

struct Pcg {
    _0: u32,
}

struct Weighed {
    _0: f32,
    _1: vec3<f32>,
    _2: array<Pcg, 2>,
}

struct Counted {
    _0: u32,
    _1: array<u32>,
}

struct Twice_f32 {
    _0: f32,
    _1: f32,
}

struct Params {
    @align(16) first: Pcg,
}

@group(0) @binding(0) var<storage, read> at: array<Weighed>;
@group(0) @binding(1) var<storage, read_write> list: Counted;
@group(0) @binding(2) var<storage, read_write> out: array<Weighed>;
@group(0) @binding(3) var<storage, read_write> twice: array<Twice_f32>;
@group(0) @binding(4) var<uniform> params: Params;

@compute @workgroup_size(1)
fn tuple_structs() {
    let parts = at[0u];
    let weight = parts._0;
    let place = parts._1;
    let parts_1 = parts._2;
    let a = parts_1[0u];
    let b = parts_1[1u]._0;
    var state = Pcg(params.first._0 * 2u + a._0);
    state._0 += b;
    out[0u] = Weighed(weight * 2.0f, place + vec3<f32>(1.0f), array<Pcg, 2>(state, params.first));
    out[1u] = at[1u];
    out[1u]._2[0u]._0 = 77u;
    let parts_2 = twice[0u];
    let x = parts_2._0;
    let y = parts_2._1;
    twice[0u] = Twice_f32(y, x);
    list._1[min(list._0, arrayLength(&list._1) - 1u)] = state._0;
    list._0 += 1u;
}
