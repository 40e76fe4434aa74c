// The kernel `generic_receivers`.

struct Holder_u32x3 {
    x: array<u32, 3>,
}

struct Holder_u32 {
    x: u32,
}

struct Holder_f32 {
    x: f32,
}

struct Holder_bool {
    x: bool,
}

struct Holder_Holder_u32 {
    x: Holder_u32,
}

struct Modulo_5 {
    _0: u32,
}

struct Modulo_7 {
    _0: u32,
}

struct Modulo_3 {
    _0: u32,
}

struct Holder_u32x2 {
    x: array<u32, 2>,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const P: u32 = 5u;
const P_1: u32 = 7u;
const P_2: u32 = 3u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn forms(i: u32) -> array<u32, 12> {
    let all_ = Holder_u32x3(array<u32, 3>(i, i, i));
    let masked = Holder_u32((i & 3u));
    let shifted = Holder_u32(i >> 1u);
    let wrapped = Holder_u32((i * 3u));
    let scaled = Holder_f32(f32(i) * 2.0f);
    let truth = Holder_bool((i > 3u));
    let nested = Holder_Holder_u32(Holder_u32(i));
    let declared = Holder_u32(3u);
    let modulo = Modulo_5(i + 8u);
    let operand = Modulo_7_low(Modulo_7(i));
    let operand_1 = Holder_u32_get(Holder_u32(i)) + Holder_u32_get(Holder_u32(2u));
    var value: Holder_u32;
    if (i > 3u) {
        value = holding(1u);
    } else {
        value = holding(2u);
    }
    let operand_2 = Holder_u32_get(value);
    let operand_3 = Modulo_3_low(same(Modulo_3(i)));
    var value_1: Holder_u32;
    switch (i) {
        case 0u: {
            value_1 = holding(1u);
        }
        default: {
            value_1 = holding(3u);
        }
    }
    return array<u32, 12>(operand, operand_1, operand_2, operand_3, Holder_u32_get(value_1), Holder_u32x3_get(all_)[1u] + Holder_u32_get(masked), Holder_u32_get(shifted) + Holder_u32_get(wrapped), rust_as_u32_f32(Holder_f32_get(scaled)) + u32(Holder_bool_get(truth)), Holder_u32_get(Holder_Holder_u32_get(nested)), Holder_u32_get(declared) + Modulo_5_low(modulo), Holder_u32_get(Holder_u32(min(i, 3u))), Holder_u32x2_get(Holder_u32x2(array<u32, 2>(i, 1u)))[0u]);
}

fn Modulo_7_low(self_: Modulo_7) -> u32 {
    return self_._0 % P_1;
}

fn Holder_u32_get(self_: Holder_u32) -> u32 {
    return self_.x;
}

fn holding(x_1: u32) -> Holder_u32 {
    return Holder_u32(x_1);
}

fn same(x_1: Modulo_3) -> Modulo_3 {
    return x_1;
}

fn Modulo_3_low(self_: Modulo_3) -> u32 {
    return self_._0 % P_2;
}

fn Holder_u32x3_get(self_: Holder_u32x3) -> array<u32, 3> {
    return self_.x;
}

fn Holder_f32_get(self_: Holder_f32) -> f32 {
    return self_.x;
}

fn Holder_bool_get(self_: Holder_bool) -> bool {
    return self_.x;
}

fn Holder_Holder_u32_get(self_: Holder_Holder_u32) -> Holder_u32 {
    return self_.x;
}

fn Modulo_5_low(self_: Modulo_5) -> u32 {
    return self_._0 % P;
}

fn Holder_u32x2_get(self_: Holder_u32x2) -> array<u32, 2> {
    return self_.x;
}

@compute @workgroup_size(1)
fn generic_receivers() {
    for (var i = 0u; i < params.x_len; i++) {
        let found = forms(x[i]);
        for (var k = 0u; k < 12u; k++) {
            out[i * 12u + k] = found[k];
        }
    }
}
