// The kernel `double_functions`.

struct Tuple2_f64_f64 {
    _0: f64,
    _1: f64,
}

struct Tuple3_f64_f64_f64 {
    _0: f64,
    _1: f64,
    _2: f64,
}

struct Tuple2_i32_f64 {
    _0: i32,
    _1: f64,
}

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f64>;
@group(0) @binding(1) var<storage, read> b: array<f64>;
@group(0) @binding(2) var<storage, read_write> out: array<f64>;
@group(0) @binding(3) var<uniform> params: Params;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f64(a: f64) -> i32 {
    let c = i32(clamp(a, f64(-2147483648.0lf), f64(2147483647.0lf)));
    let d = select(select(c, i32(i32(2147483647)), a >= f64(2147483648.0lf)), i32(i32(-2147483648)), a < f64(-2147483648.0lf));
    return select(d, i32(), !(a == a));
}

// `f64::from_bits` as Rust defines it.
fn rust_f64_from_bits_u64(a: u64) -> f64 {
    return bitcast<f64>(a);
}

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_f64(a: f64) -> bool {
    return abs(a) <= 1.7976931348623157e308lf;
}

// `is_infinite` as Rust defines it.
fn rust_is_infinite_f64(a: f64) -> bool {
    return abs(a) > 1.7976931348623157e308lf;
}

// `is_nan` as Rust defines it.
fn rust_is_nan_f64(a: f64) -> bool {
    return !(a == a);
}

// `round` as Rust defines it.
fn rust_round_f64(a: f64) -> f64 {
    let t = trunc(a);
    return t + select(f64(), sign(a), abs(a - t) >= f64(0.5lf));
}

// `to_bits` as Rust defines it.
fn rust_to_bits_f64(a: f64) -> u64 {
    return bitcast<u64>(a);
}

// Keeps a constant from being folded.
fn rust_value_u64(a: u64) -> u64 {
    return a;
}

fn all_(x: f64, y: f64) -> array<f64, 39> {
    let parts = f64_sin_cos(min(max(x, (-100000.0lf)), 100000.0lf));
    let sine = parts._0;
    let cosine = parts._1;
    let operand = f64_powi(x, 5i);
    let operand_1 = f64_powi(x, -3i);
    let operand_2 = f64_hypot(x, y);
    let operand_3 = f64_to_degrees(x);
    let operand_4 = f64_to_radians(x);
    let operand_5 = f64_signum(x);
    let operand_6 = f64_copysign(x, y);
    let operand_7 = f64_midpoint(x, y);
    let operand_8 = f64_next_up(x);
    let operand_9 = f64_next_down(x);
    let operand_10 = f64(u32(f64_is_sign_negative(x)) + 2u * u32(f64_is_normal(x)) + 4u * u32(f64_is_subnormal(x)));
    let operand_11 = f64(u32(f64_is_sign_positive(x)));
    let operand_12 = f64_exp(x);
    let operand_13 = f64_exp2(x);
    let operand_14 = f64_exp_m1(x);
    let operand_15 = f64_ln(x);
    let operand_16 = f64_ln_1p(x);
    let operand_17 = f64_log2(x);
    let operand_18 = f64_log10(x);
    let operand_19 = f64_log(x, y);
    let operand_20 = f64_powf(x, y);
    let operand_21 = f64_cbrt(x);
    let operand_22 = f64_sinh(x);
    let operand_23 = f64_cosh(x);
    let operand_24 = f64_tanh(x);
    let operand_25 = f64_asinh(x);
    var value_1: f64;
    if (x < 1.0lf) {
        value_1 = x;
    } else {
        value_1 = x + 0.5lf;
    }
    return array<f64, 39>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, operand_12, operand_13, operand_14, operand_15, operand_16, operand_17, operand_18, operand_19, operand_20, operand_21, operand_22, operand_23, operand_24, operand_25, f64_acosh(value_1), f64_atanh(min(max(x, (-0.9lf)), 0.9lf)), sine, cosine, f64_sin(min(max(x, (-100000.0lf)), 100000.0lf)), f64_cos(min(max(x, (-100000.0lf)), 100000.0lf)), f64_tan(min(max(x, (-1.5lf)), 1.5lf)), f64_asin(min(max(x, (-1.0lf)), 1.0lf)), f64_acos(min(max(x, (-1.0lf)), 1.0lf)), f64_atan(x), f64_atan2(x, y), abs(x), f64(i32(f64_total_cmp(x, y))));
}

fn f64_sin_cos(self_: f64) -> Tuple2_f64_f64 {
    if (!rust_is_finite_f64(self_)) {
        return Tuple2_f64_f64(f64(rust_from_bits_u32(0x7fc00000u)), f64(rust_from_bits_u32(0x7fc00000u)));
    }
    let parts = f64_parts_of_angle(self_);
    let n = parts._0;
    let r = parts._1;
    let low = parts._2;
    let quarter = n - 4.0lf * floor(n * 0.25lf);
    let s = f64_sin_of_part(r, low);
    let c = f64_cos_of_part(r, low);
    if (quarter == 0.0lf) {
        return Tuple2_f64_f64(s, c);
    } else if (quarter == 1.0lf) {
        return Tuple2_f64_f64(c, -s);
    } else if (quarter == 2.0lf) {
        return Tuple2_f64_f64(-s, -c);
    } else {
        return Tuple2_f64_f64(-c, s);
    }
    return Tuple2_f64_f64();
}

fn f64_powi(self_: f64, exp_: i32) -> f64 {
    var base = self_;
    var power = 1.0lf;
    var left = u32(abs(exp_));
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            power *= base;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        base *= base;
    }
    if (exp_ < 0i) {
        return 1.0lf / power;
    } else {
        return power;
    }
    return f64();
}

fn f64_hypot(self_: f64, other: f64) -> f64 {
    let a_1 = abs(self_);
    let b_1 = abs(other);
    if (rust_is_infinite_f64(a_1) || rust_is_infinite_f64(b_1)) {
        return f64(rust_from_bits_u32(0x7f800000u));
    }
    var large: f64;
    if (a_1 < b_1) {
        large = b_1;
    } else {
        large = a_1;
    }
    var small: f64;
    if (a_1 < b_1) {
        small = a_1;
    } else {
        small = b_1;
    }
    if (small == 0.0lf || rust_is_nan_f64(small)) {
        return large + small;
    }
    var up: f64;
    if (large < 1e-100lf) {
        up = 4.149515568880993e180lf;
    } else {
        up = 1.0lf;
    }
    var by: f64;
    if (large > 1e150lf) {
        by = 2.409919865102884e-181lf;
    } else {
        by = up;
    }
    let x = large * by;
    let y = small * by;
    return sqrt(x * x + y * y) / by;
}

fn f64_to_degrees(self_: f64) -> f64 {
    return self_ * 57.29577951308232lf;
}

fn f64_to_radians(self_: f64) -> f64 {
    return self_ * 0.017453292519943295lf;
}

fn f64_signum(self_: f64) -> f64 {
    let one = 1.0lf;
    if (rust_is_nan_f64(self_)) {
        return self_;
    } else {
        return f64_copysign(one, self_);
    }
    return f64();
}

fn f64_copysign(self_: f64, sign_: f64) -> f64 {
    let high = 9223372036854775808lu;
    return rust_f64_from_bits_u64(((rust_to_bits_f64(self_) & ~high) | (rust_to_bits_f64(sign_) & high)));
}

fn f64_midpoint(self_: f64, other: f64) -> f64 {
    let sum = self_ + other;
    if (rust_is_infinite_f64(sum)) {
        return self_ * 0.5lf + other * 0.5lf;
    } else {
        return sum * 0.5lf;
    }
    return f64();
}

fn f64_next_up(self_: f64) -> f64 {
    let bits = rust_to_bits_f64(self_);
    if (rust_is_nan_f64(self_) || self_ == f64(rust_from_bits_u32(0x7f800000u))) {
        return self_;
    } else if (self_ == 0.0lf) {
        return rust_f64_from_bits_u64(rust_value_u64(1lu));
    } else if (self_ > 0.0lf) {
        return rust_f64_from_bits_u64(bits + 1lu);
    } else {
        return rust_f64_from_bits_u64(bits - 1lu);
    }
    return f64();
}

fn f64_next_down(self_: f64) -> f64 {
    return -f64_next_up(-self_);
}

fn f64_is_sign_negative(self_: f64) -> bool {
    return rust_to_bits_f64(self_) >> 63u == 1lu;
}

fn f64_is_normal(self_: f64) -> bool {
    return abs(self_) >= 2.2250738585072014e-308lf && rust_is_finite_f64(self_);
}

fn f64_is_subnormal(self_: f64) -> bool {
    return self_ != 0.0lf && abs(self_) < 2.2250738585072014e-308lf;
}

fn f64_is_sign_positive(self_: f64) -> bool {
    return rust_to_bits_f64(self_) >> 63u == 0lu;
}

fn f64_exp(self_: f64) -> f64 {
    return f64_parts_exp(self_, 0.0lf);
}

fn f64_exp2(self_: f64) -> f64 {
    if (rust_is_nan_f64(self_)) {
        return self_;
    }
    var x: f64;
    if (self_ > 1025.0lf) {
        x = 1025.0lf;
    } else if (self_ < -1080.0lf) {
        x = -1080.0lf;
    } else {
        x = self_;
    }
    let n = rust_round_f64(x);
    return f64_times_power_of_two(f64_parts_exp((x - n) * 0.6931471805599453lf, 0.0lf), rust_as_i32_f64(n));
}

fn f64_exp_m1(self_: f64) -> f64 {
    let x = self_;
    if (rust_is_nan_f64(x) || abs(x) > 0.35lf) {
        return f64_exp(x) - 1.0lf;
    }
    let far = 2.48015873015873e-5lf + x * (2.7557319223985893e-6lf + x * (2.755731922398589e-7lf + x * (2.505210838544172e-8lf + x * (2.08767569878681e-9lf + x * 1.6059043836821613e-10lf))));
    let near = 0.5lf + x * (0.16666666666666666lf + x * (0.041666666666666664lf + x * (0.008333333333333333lf + x * (0.001388888888888889lf + x * (0.0001984126984126984lf + x * far)))));
    if (x == 0.0lf) {
        return x;
    } else {
        return x + x * x * near;
    }
    return f64();
}

fn f64_ln(self_: f64) -> f64 {
    if (!(self_ > 0.0lf && rust_is_finite_f64(self_))) {
        return f64_no_ln(self_);
    }
    let parts = f64_exponent_and_factor(self_);
    let e = parts._0;
    let m = parts._1;
    let f = m - 1.0lf;
    let s = f / (2.0lf + f);
    let n = f64(e);
    let small = n * 1.9082149292705877e-10lf - s * (f - f64_series_of_ln(s * s));
    return n * 0.6931471803691238lf + (f + small);
}

fn f64_ln_1p(self_: f64) -> f64 {
    let f = self_;
    if (!(abs(f) < 0.25lf)) {
        return f64_ln(1.0lf + f);
    }
    let s = f / (2.0lf + f);
    if (f == 0.0lf) {
        return f;
    } else {
        return f - s * (f - f64_series_of_ln(s * s));
    }
    return f64();
}

fn f64_log2(self_: f64) -> f64 {
    if (!(self_ > 0.0lf && rust_is_finite_f64(self_))) {
        return f64_no_ln(self_);
    }
    let parts = f64_exponent_and_factor(self_);
    let e = parts._0;
    let m = parts._1;
    return f64(e) + f64_ln(m) * 1.4426950408889634lf;
}

fn f64_log10(self_: f64) -> f64 {
    let log_ = f64_ln(self_) * 0.4342944819032518lf;
    let n = rust_round_f64(log_);
    let ten = 10.0lf;
    if (abs(n) < 23.0lf && f64_powi(ten, rust_as_i32_f64(n)) == self_) {
        return n;
    } else {
        return log_;
    }
    return f64();
}

fn f64_log(self_: f64, base: f64) -> f64 {
    return f64_ln(self_) / f64_ln(base);
}

fn f64_powf(self_: f64, exp_: f64) -> f64 {
    if (exp_ == 0.0lf || self_ == 1.0lf) {
        return 1.0lf;
    }
    if (rust_is_nan_f64(self_) || rust_is_nan_f64(exp_)) {
        return f64(rust_from_bits_u32(0x7fc00000u));
    }
    let is_whole = trunc(exp_) == exp_;
    let is_odd = is_whole && abs(exp_) < 9007199254740992.0lf && trunc(exp_ * 0.5lf) != exp_ * 0.5lf;
    var sign_: f64;
    if (is_odd && f64_is_sign_negative(self_)) {
        sign_ = -1.0lf;
    } else {
        sign_ = 1.0lf;
    }
    let a_1 = abs(self_);
    if (a_1 == 0.0lf || rust_is_infinite_f64(a_1)) {
        let grows = (a_1 != 0.0lf) == (exp_ > 0.0lf);
        if (grows) {
            return sign_ * f64(rust_from_bits_u32(0x7f800000u));
        } else {
            return sign_ * 0.0lf;
        }
    }
    if (self_ < 0.0lf && !is_whole && rust_is_finite_f64(exp_)) {
        return f64(rust_from_bits_u32(0x7fc00000u));
    }
    if (abs(exp_) > 1e20lf) {
        let grows = (a_1 > 1.0lf) == (exp_ > 0.0lf);
        if (a_1 == 1.0lf) {
            return 1.0lf;
        } else if (grows) {
            return sign_ * f64(rust_from_bits_u32(0x7f800000u));
        } else {
            return 0.0lf * sign_;
        }
    }
    let parts = f64_parts_of_ln(a_1);
    let high = parts._0;
    let low = parts._1;
    let parts_1 = f64_parts_of_product(exp_, high);
    let product = parts_1._0;
    let rest = parts_1._1;
    return sign_ * f64_parts_exp(product, rest + exp_ * low);
}

fn f64_cbrt(self_: f64) -> f64 {
    if (self_ == 0.0lf || !rust_is_finite_f64(self_)) {
        return self_;
    }
    let a_1 = abs(self_);
    let t = f64_exp(f64_ln(a_1) / 3.0lf);
    let root = t - (t - a_1 / (t * t)) / 3.0lf;
    let whole = rust_round_f64(root);
    var value: f64;
    if (whole * whole * whole == a_1) {
        value = whole;
    } else {
        value = root;
    }
    return f64_copysign(value, self_);
}

fn f64_sinh(self_: f64) -> f64 {
    let a_1 = abs(self_);
    let e = f64_exp_m1(a_1);
    let half = f64_exp(a_1 * 0.5lf);
    var value: f64;
    if (a_1 > 709.0lf) {
        value = half * 0.5lf * half;
    } else {
        value = (e + e / (e + 1.0lf)) * 0.5lf;
    }
    return f64_copysign(value, self_);
}

fn f64_cosh(self_: f64) -> f64 {
    let a_1 = abs(self_);
    let half = f64_exp(a_1 * 0.5lf);
    if (a_1 > 709.0lf) {
        return half * 0.5lf * half;
    } else {
        return (f64_exp(a_1) + f64_exp(-a_1)) * 0.5lf;
    }
    return f64();
}

fn f64_tanh(self_: f64) -> f64 {
    let a_1 = abs(self_);
    let e = f64_exp_m1(2.0lf * a_1);
    var value: f64;
    if (a_1 > 22.0lf) {
        value = 1.0lf;
    } else {
        value = e / (e + 2.0lf);
    }
    return f64_copysign(value, self_);
}

fn f64_asinh(self_: f64) -> f64 {
    let a_1 = abs(self_);
    let near = f64_ln_1p(a_1 + a_1 * a_1 / (1.0lf + sqrt(a_1 * a_1 + 1.0lf)));
    var value: f64;
    if (a_1 > 1000000000.0lf) {
        value = f64_ln(a_1) + 0.6931471805599453lf;
    } else {
        value = near;
    }
    return f64_copysign(value, self_);
}

fn f64_acosh(self_: f64) -> f64 {
    if (self_ < 1.0lf) {
        return f64(rust_from_bits_u32(0x7fc00000u));
    }
    let past = self_ - 1.0lf;
    let near = f64_ln_1p(past + sqrt(past * (self_ + 1.0lf)));
    if (self_ > 1000000000.0lf) {
        return f64_ln(self_) + 0.6931471805599453lf;
    } else {
        return near;
    }
    return f64();
}

fn f64_atanh(self_: f64) -> f64 {
    let a_1 = abs(self_);
    return f64_copysign(0.5lf * f64_ln_1p(2.0lf * a_1 / (1.0lf - a_1)), self_);
}

fn f64_sin(self_: f64) -> f64 {
    return f64_sin_cos(self_)._0;
}

fn f64_cos(self_: f64) -> f64 {
    return f64_sin_cos(self_)._1;
}

fn f64_tan(self_: f64) -> f64 {
    let parts = f64_sin_cos(self_);
    let s = parts._0;
    let c = parts._1;
    return s / c;
}

fn f64_asin(self_: f64) -> f64 {
    return f64_atan2(self_, sqrt((1.0lf - self_) * (1.0lf + self_)));
}

fn f64_acos(self_: f64) -> f64 {
    return 2.0lf * f64_atan2(sqrt(1.0lf - self_), sqrt(1.0lf + self_));
}

fn f64_atan(self_: f64) -> f64 {
    if (rust_is_nan_f64(self_)) {
        return self_;
    }
    let a_1 = abs(self_);
    var angle: f64;
    if (a_1 > 1.0lf) {
        angle = 1.5707963267948966lf - (f64_atan_to_one(1.0lf / a_1) - 6.123233995736766e-17lf);
    } else {
        angle = f64_atan_to_one(a_1);
    }
    return f64_copysign(angle, self_);
}

fn f64_atan2(self_: f64, x: f64) -> f64 {
    let y = self_;
    if (rust_is_nan_f64(y) || rust_is_nan_f64(x)) {
        return f64(rust_from_bits_u32(0x7fc00000u));
    }
    let is_even = abs(y) == abs(x) && (y == 0.0lf || rust_is_infinite_f64(y));
    var slope: f64;
    if (is_even && y == 0.0lf) {
        slope = 0.0lf;
    } else if (is_even) {
        slope = 1.0lf;
    } else {
        slope = abs(y) / abs(x);
    }
    let angle = f64_atan(slope);
    var value: f64;
    if (f64_is_sign_negative(x)) {
        value = 3.141592653589793lf - (angle - 1.2246467991473532e-16lf);
    } else {
        value = angle;
    }
    return f64_copysign(value, y);
}

fn f64_total_cmp(self_: f64, other: f64) -> u32 {
    let value_1 = f64___rank(self_);
    let value_2 = f64___rank(other);
    var ordering: u32;
    if (value_1 < value_2) {
        ordering = 4294967295u;
    } else if (value_1 > value_2) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return ordering;
}

fn f64_parts_of_angle(self_: f64) -> Tuple3_f64_f64_f64 {
    let n = rust_round_f64(self_ * 0.6366197723675814lf);
    let near = fma(n, -1.5707963267341256lf, self_);
    let rest = fma(n, -6.077100506303966e-11lf, near);
    let lost = fma(n, -6.077100506303966e-11lf, near - rest) - n * 2.0222662487959506e-21lf;
    let sum = rest + lost;
    return Tuple3_f64_f64_f64(n, sum, lost - (sum - rest));
}

fn f64_sin_of_part(self_: f64, low: f64) -> f64 {
    let r = self_;
    let z = r * r;
    let far = -2.505210838544172e-8lf + z * (1.6059043836821613e-10lf + z * (-7.647163731819816e-13lf + z * 2.8114572543455206e-15lf));
    let series = -0.16666666666666666lf + z * (0.008333333333333333lf + z * (-0.0001984126984126984lf + z * (2.7557319223985893e-6lf + z * far)));
    if (r == 0.0lf) {
        return r;
    } else {
        return r + (r * z * series + low * (1.0lf - 0.5lf * z));
    }
    return f64();
}

fn f64_cos_of_part(self_: f64, low: f64) -> f64 {
    let r = self_;
    let z = r * r;
    let far = -2.755731922398589e-7lf + z * (2.08767569878681e-9lf + z * (-1.1470745597729725e-11lf + z * 4.779477332387385e-14lf));
    let series = 0.041666666666666664lf + z * (-0.001388888888888889lf + z * (2.48015873015873e-5lf + z * far));
    return 1.0lf - (0.5lf * z - (z * z * series - r * low));
}

fn f64_parts_exp(self_: f64, low: f64) -> f64 {
    if (rust_is_nan_f64(self_)) {
        return self_;
    }
    if (self_ > 710.0lf) {
        return f64(rust_from_bits_u32(0x7f800000u));
    }
    if (self_ < -746.0lf) {
        return 0.0lf;
    }
    let n = rust_round_f64(self_ * 1.4426950408889634lf);
    let r = self_ - n * 0.6931471803691238lf - n * 1.9082149292705877e-10lf + low;
    let far = 0.0001984126984126984lf + r * (2.48015873015873e-5lf + r * (2.7557319223985893e-6lf + r * (2.755731922398589e-7lf + r * (2.505210838544172e-8lf + r * (2.08767569878681e-9lf + r * 1.6059043836821613e-10lf)))));
    let near = 0.5lf + r * (0.16666666666666666lf + r * (0.041666666666666664lf + r * (0.008333333333333333lf + r * (0.001388888888888889lf + r * far))));
    return f64_times_power_of_two(1.0lf + (r + r * r * near), rust_as_i32_f64(n));
}

fn f64_times_power_of_two(self_: f64, exp_: i32) -> f64 {
    let half = exp_ / 2i;
    let first = rust_f64_from_bits_u64(u64(i64(half + 1023i)) << 52u);
    let second = rust_f64_from_bits_u64(u64(i64(exp_ - half + 1023i)) << 52u);
    return self_ * first * second;
}

fn f64_no_ln(self_: f64) -> f64 {
    if (self_ == 0.0lf) {
        return f64(rust_from_bits_u32(0xff800000u));
    } else if (self_ > 0.0lf || rust_is_nan_f64(self_)) {
        return self_;
    } else {
        return f64(rust_from_bits_u32(0x7fc00000u));
    }
    return f64();
}

fn f64_exponent_and_factor(self_: f64) -> Tuple2_i32_f64 {
    let is_small = self_ < 2.2250738585072014e-308lf;
    var x: f64;
    if (is_small) {
        x = self_ * 1.8014398509481984e16lf;
    } else {
        x = self_;
    }
    let bits = rust_to_bits_f64(x);
    let e = i32(bits >> 52u) - 1023i;
    let m = rust_f64_from_bits_u64(((bits & 4503599627370495lu) | 4607182418800017408lu));
    let is_large = m > 1.4142135623730951lf;
    var exp_: i32;
    if (is_large) {
        exp_ = e + 1i;
    } else {
        exp_ = e;
    }
    var factor: f64;
    if (is_large) {
        factor = m * 0.5lf;
    } else {
        factor = m;
    }
    if (is_small) {
        return Tuple2_i32_f64(exp_ - 54i, factor);
    } else {
        return Tuple2_i32_f64(exp_, factor);
    }
    return Tuple2_i32_f64();
}

fn f64_series_of_ln(self_: f64) -> f64 {
    let z = self_;
    let far = 0.13333333333333333lf + z * (0.11764705882352941lf + z * (0.10526315789473684lf + z * (0.09523809523809523lf + z * 0.08695652173913043lf)));
    return z * (0.6666666666666666lf + z * (0.4lf + z * (0.2857142857142857lf + z * (0.2222222222222222lf + z * (0.18181818181818182lf + z * (0.15384615384615385lf + z * far))))));
}

fn f64_parts_of_ln(self_: f64) -> Tuple2_f64_f64 {
    let parts = f64_exponent_and_factor(self_);
    let e = parts._0;
    let m = parts._1;
    let f = m - 1.0lf;
    let d = 1.0lf + m;
    let past = m - (d - 1.0lf);
    let s = f / d;
    let parts_1 = f64_parts_of_product(s, d);
    let back = parts_1._0;
    let error = parts_1._1;
    let low = (f - back - error - s * past) / d;
    let n = f64(e);
    let first = n * 0.6931471803691238lf;
    let second = 2.0lf * s;
    let sum = first + second;
    var lost: f64;
    if (first == 0.0lf) {
        lost = 0.0lf;
    } else {
        lost = second - (sum - first);
    }
    let rest = lost + (2.0lf * low + s * f64_series_of_ln(s * s) + n * 1.9082149292705877e-10lf);
    let total = sum + rest;
    return Tuple2_f64_f64(total, rest - (total - sum));
}

fn f64_parts_of_product(self_: f64, other: f64) -> Tuple2_f64_f64 {
    let product = self_ * other;
    let a_1 = f64_first_half(self_);
    let b_1 = f64_first_half(other);
    let c = self_ - a_1;
    let d = other - b_1;
    return Tuple2_f64_f64(product, a_1 * b_1 - product + a_1 * d + c * b_1 + c * d);
}

fn f64_atan_to_one(self_: f64) -> f64 {
    let t = self_;
    var value_1: Tuple2_f64_f64;
    if (t < 0.09849140335716425lf) {
        value_1 = Tuple2_f64_f64(0.0lf, 0.0lf);
    } else if (t < 0.3033466836073424lf) {
        value_1 = Tuple2_f64_f64(0.198912367379658lf, 0.19634954084936207lf);
    } else if (t < 0.5345111359507917lf) {
        value_1 = Tuple2_f64_f64(0.41421356237309503lf, 0.39269908169872414lf);
    } else if (t < 0.8206787908286604lf) {
        value_1 = Tuple2_f64_f64(0.6681786379192989lf, 0.5890486225480862lf);
    } else {
        value_1 = Tuple2_f64_f64(1.0lf, 0.7853981633974483lf);
    }
    let parts = value_1;
    let near = parts._0;
    let angle = parts._1;
    let r = (t - near) / (1.0lf + t * near);
    let z = r * r;
    let far = -0.09090909090909091lf + z * (0.07692307692307693lf + z * (-0.06666666666666667lf + z * 0.058823529411764705lf));
    let series = -0.3333333333333333lf + z * (0.2lf + z * (-0.14285714285714285lf + z * (0.1111111111111111lf + z * far)));
    return angle + (r + r * z * series);
}

fn f64___rank(self_: f64) -> i64 {
    let bits = i64(rust_to_bits_f64(self_));
    return bits ^ i64(u64(bits >> 63u) >> 1u);
}

fn f64_first_half(self_: f64) -> f64 {
    return rust_f64_from_bits_u64((rust_to_bits_f64(self_) & 18446744073575333888lu));
}

@compute @workgroup_size(8)
fn double_functions(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.a_len) {
        let all__1 = all_(a[i], b[i]);
        for (var k = 0u; k < 39u; k++) {
            out[39u * i + k] = all__1[k];
        }
    }
}
