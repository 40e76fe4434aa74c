// The kernel `implemented_twice`.

struct S {
    _0: u32,
}

struct Parts {
    a: i32,
    b: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a * b;
    return Tuple2_u32_bool(r, (a != u32()) & (r / max(a, u32(1)) != b));
}

// `within_u16` as Rust defines it.
fn rust_within_u16_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 65535u;
    return Tuple2_u32_bool(r, r != a);
}

fn powers(x: u32) -> array<u32, 4> {
    let two = 2u;
    let a = u32_power(x, 3u) + u32_power(x, two) + u32_power(x, 4u);
    let operand = u32_power_1(x, two);
    let argument = 3u;
    let b = operand + u32_power_1(x, argument) + u32_power_1(x, two);
    let c = u32_power_2(x, 3u) ^ u32_power_2(x, 2u);
    let d = u32_power_3(x, 7u) + u32_power(x, 2u) + u32_power_3(x, 9u);
    return array<u32, 4>(a, bitcast<u32>(b), c, d);
}

fn inverses(x: f32) -> array<u32, 4> {
    let a = f32_inverse(x) + f32_inverse(x) + f32_same(x);
    let b = f32_inverse_1(x) + f32_inverse_1(x) + f32_same(x) + f32_inverse_1(x);
    let a_1 = a + f32_both(x)._0 + f32_both(x)._1 * 2.0f;
    let b_1 = b + f32_both_1(x)._0 + f32_both_1(x)._1 * 2.0f;
    let s = S(rust_as_u32_f32(x));
    let c = S_named(s) + S_named_1(s) * 3u + S_named_1(s) * 5u;
    let d = S_named(s) * 11u + S_named_1(s) * 13u + S_twice(s) * 17u + S_twice_1(s) * 19u;
    return array<u32, 4>(bitcast<u32>(a_1), bitcast<u32>(b_1), c, d);
}

fn results(x: u32) -> array<u32, 4> {
    let a = u32_convert(x);
    let b = u32_convert_1(x);
    let parts = Parts(u32_convert_1(x), u32_convert(x + 1u));
    let parts_1 = u32_convert_2(x);
    let c = parts_1._0;
    let d = parts_1._1;
    let e = u32_convert_1(x) + parts.a;
    let s = S(4u);
    let f = S_apply(s, x) + S_apply_1(s, i32(x)) * 3u + S_apply_2(s, Tuple2_u32_u32(x, 3u)) * 5u;
    let g = applied(s, x) + applied_1(s, i32(x)) * 3u + applied_2(s, Tuple2_u32_u32(x, x + 1u));
    return array<u32, 4>(a + byte(u32_convert(x)) + parts.b, u32(b), c + u32(d) + u32(e), f + g);
}

fn u32_power(self_: u32, r: u32) -> u32 {
    return u32_wrapping_pow(self_, r);
}

fn u32_power_1(self_: u32, r: u32) -> f32 {
    return f32(u32_wrapping_pow(self_, r) % 1000u) + 0.5f;
}

fn u32_power_2(self_: u32, r: u32) -> u32 {
    return u16_wrapping_pow((self_ & 65535u), r) ^ 1u;
}

fn u32_power_3(self_: u32, r: u32) -> u32 {
    return self_ * 100u + r;
}

fn f32_inverse(self_: f32) -> f32 {
    return 1.0f / (self_ + 1.0f);
}

fn f32_same(self_: f32) -> f32 {
    return self_ + 3.0f;
}

fn f32_inverse_1(self_: f32) -> f32 {
    return 2.0f / (self_ + 1.0f) + f32_same(self_) + f32_inverse(self_);
}

fn f32_both(self_: f32) -> Tuple2_f32_f32 {
    return Tuple2_f32_f32(f32_inverse(self_), f32_same(self_));
}

fn f32_both_1(self_: f32) -> Tuple2_f32_f32 {
    return Tuple2_f32_f32(f32_inverse_1(self_), f32_same_1(self_));
}

fn S_named(self_: S) -> u32 {
    return self_._0;
}

fn S_named_1(self_: S) -> u32 {
    return self_._0 * 3u + 1u;
}

fn S_twice(self_: S) -> u32 {
    return S_named(self_) * 2u;
}

fn S_twice_1(self_: S) -> u32 {
    return S_named_1(self_) * 2u;
}

fn u32_convert(self_: u32) -> u32 {
    return self_ & 255u;
}

fn u32_convert_1(self_: u32) -> i32 {
    return -i32(self_);
}

fn u32_convert_2(self_: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(self_, (self_ % 2u == 0u));
}

fn S_apply(self_: S, a: u32) -> u32 {
    return a + self_._0;
}

fn S_apply_1(self_: S, a: i32) -> u32 {
    return u32(a * 3i);
}

fn S_apply_2(self_: S, a: Tuple2_u32_u32) -> u32 {
    return a._0 * 7u + a._1;
}

fn applied(t: S, a: u32) -> u32 {
    return S_apply(t, a) * 2u;
}

fn applied_1(t: S, a: i32) -> u32 {
    return S_apply_1(t, a) * 2u;
}

fn applied_2(t: S, a: Tuple2_u32_u32) -> u32 {
    return S_apply_2(t, a) * 2u;
}

fn byte(b: u32) -> u32 {
    return b;
}

fn u32_wrapping_pow(self_: u32, exp_: u32) -> u32 {
    return u32_overflowing_pow(self_, exp_)._0;
}

fn u16_wrapping_pow(self_: u32, exp_: u32) -> u32 {
    return u16_overflowing_pow(self_, exp_)._0;
}

fn f32_same_1(self_: f32) -> f32 {
    return self_ + 5.0f + f32_inverse(self_);
}

fn u32_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i = 0i; i < 32i; i++) {
        if ((left & 1u) == 1u) {
            let parts_1 = rust_overflowing_mul_u32(power, base);
            let product = parts_1._0;
            let is_past = parts_1._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts_1 = rust_overflowing_mul_u32(base, base);
        let square = parts_1._0;
        let is_past = parts_1._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u32_bool(power, overflows);
}

fn u16_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i = 0i; i < 32i; i++) {
        if ((left & 1u) == 1u) {
            let parts_1 = rust_within_u16_u32(power * base);
            let product = parts_1._0;
            let is_past = parts_1._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts_1 = rust_within_u16_u32(base * base);
        let square = parts_1._0;
        let is_past = parts_1._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u32_bool(power, overflows);
}

@compute @workgroup_size(1)
fn implemented_twice(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let value = powers(n);
    out[3u * n] = value;
    let value_1 = inverses(f32(n));
    out[3u * n + 1u] = value_1;
    let value_2 = results(n);
    out[3u * n + 2u] = value_2;
}
