// The kernel `applied`.

struct Pair_u8_u32 {
    a: u32,
    b: u32,
}

struct Pair_u32_u32 {
    a: u32,
    b: u32,
}

struct Metres {
    _0: u32,
}

struct Pair_u32_Metres {
    a: u32,
    b: Metres,
}

struct Pair_u32_f32 {
    a: u32,
    b: f32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn halved(v: u32) -> u32 {
    return u32_half(v);
}

fn halved_1(v: u32) -> u32 {
    return u32_half_1(v);
}

fn of_bound(v: u32) -> u32 {
    return u32_half_1(v);
}

fn kinds(v: u32) -> array<u32, 6> {
    let narrow = Pair_u8_u32((v & 255u), v);
    let wide = Pair_u32_u32(v, v);
    let metres = Pair_u32_Metres(v, Metres(v));
    let floats = Pair_u32_f32(v, 2.5f);
    let next = array<u32, 2>(Pair_u8_u32_next(narrow), Pair_u32_u32_next(wide));
    return array<u32, 6>(Pair_u8_u32_kind(narrow), Pair_u32_u32_kind(wide), Pair_u32_Metres_kind(metres), Pair_u32_f32_kind(floats), next[0u], next[1u]);
}

fn u32_half(self_: u32) -> u32 {
    return self_ / 2u;
}

fn u32_half_1(self_: u32) -> u32 {
    return (self_ + 1u) / 2u;
}

fn Pair_u8_u32_next(self_: Pair_u8_u32) -> u32 {
    return (self_.a + 1u) & 255u;
}

fn Pair_u32_u32_next(self_: Pair_u32_u32) -> u32 {
    return (self_.a + 1u);
}

fn Pair_u8_u32_kind(self_: Pair_u8_u32) -> u32 {
    return 1u;
}

fn Pair_u32_u32_kind(self_: Pair_u32_u32) -> u32 {
    return 2u;
}

fn Pair_u32_Metres_kind(self_: Pair_u32_Metres) -> u32 {
    return self_.b._0 * 10u + 3u;
}

fn Pair_u32_f32_kind(self_: Pair_u32_f32) -> u32 {
    return rust_as_u32_f32(self_.b) * 10u + 4u;
}

@compute @workgroup_size(1)
fn applied() {
    for (var i = 0u; i < params.x_len; i++) {
        let value = halved(x[i]);
        out[i * 9u] = value;
        let value_1 = halved_1(x[i]);
        out[i * 9u + 1u] = value_1;
        let value_2 = of_bound(x[i]);
        out[i * 9u + 2u] = value_2;
        let kinds_1 = kinds(x[i]);
        for (var j = 0u; j < 6u; j++) {
            out[i * 9u + 3u + j] = kinds_1[j];
        }
    }
}
