// Methods of `f64`: GPUs compute `sqrt` and `floor` only. A series ends where its next term is below half a unit in the last
// place. Names that begin with `parts_` belong to a number that is the sum of two.

impl f64 {
    fn is_sign_negative(self) -> bool {
        self.to_bits() >> 63 == 1
    }

    fn is_sign_positive(self) -> bool {
        self.to_bits() >> 63 == 0
    }

    fn is_subnormal(self) -> bool {
        self != 0.0 && self.abs() < Self::MIN_POSITIVE
    }

    fn is_normal(self) -> bool {
        self.abs() >= Self::MIN_POSITIVE && self.is_finite()
    }

    fn copysign(self, sign: Self) -> Self {
        let high: u64 = 1 << 63;
        Self::from_bits((self.to_bits() & !high) | (sign.to_bits() & high))
    }

    fn signum(self) -> Self {
        let one: f64 = 1.0;
        if self.is_nan() { self } else { one.copysign(self) }
    }

    fn to_degrees(self) -> Self {
        self * 57.29577951308232
    }

    fn to_radians(self) -> Self {
        self * 0.017453292519943295
    }

    fn midpoint(self, other: Self) -> Self {
        let sum = self + other;
        if sum.is_infinite() { self * 0.5 + other * 0.5 } else { sum * 0.5 }
    }

    fn powi(self, exp: i32) -> Self {
        let mut base = self;
        let mut power: f64 = 1.0;
        let mut left = exp.unsigned_abs();
        for _ in 0..32 {
            if left & 1 == 1 {
                power *= base;
            }
            left >>= 1;
            if left == 0 {
                break;
            }
            base *= base;
        }
        if exp < 0 { 1.0 / power } else { power }
    }

    fn hypot(self, other: Self) -> Self {
        let a = self.abs();
        let b = other.abs();
        if a.is_infinite() || b.is_infinite() {
            return Self::INFINITY;
        }
        let large = if a < b { b } else { a };
        let small = if a < b { a } else { b };
        if small == 0.0 || small.is_nan() {
            return large + small;
        }
        // Powers of two, so that no square is out of range.
        let up: f64 = if large < 1e-100 { 4.149515568880993e180 } else { 1.0 };
        let by: f64 = if large > 1e150 { 2.409919865102884e-181 } else { up };
        let x = large * by;
        let y = small * by;
        (x * x + y * y).sqrt() / by
    }

    // The product with 2^exp, in two steps, so that the result may be subnormal.
    fn times_power_of_two(self, exp: i32) -> Self {
        let half = exp / 2;
        let first = Self::from_bits(((half + 1023) as u64) << 52);
        let second = Self::from_bits(((exp - half + 1023) as u64) << 52);
        self * first * second
    }

    // exp(self + low) of a `low` that is below a unit in the last place.
    fn parts_exp(self, low: Self) -> Self {
        if self.is_nan() {
            return self;
        }
        if self > 710.0 {
            return Self::INFINITY;
        }
        if self < -746.0 {
            return 0.0;
        }
        let n = (self * 1.4426950408889634).round();
        let r = (self - n * 0.6931471803691238) - n * 1.9082149292705877e-10 + low;
        let far = 1.0 / 5040.0 + r * (1.0 / 40320.0 + r * (1.0 / 362880.0 + r * (1.0 / 3628800.0
            + r * (1.0 / 39916800.0 + r * (1.0 / 479001600.0 + r * (1.0 / 6227020800.0))))));
        let near = 0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0 + r * (1.0 / 720.0 + r * far))));
        (1.0 + (r + r * r * near)).times_power_of_two(n as i32)
    }

    fn exp(self) -> Self {
        self.parts_exp(0.0)
    }

    fn exp2(self) -> Self {
        if self.is_nan() {
            return self;
        }
        let x = if self > 1025.0 { 1025.0 } else if self < -1080.0 { -1080.0 } else { self };
        let n = x.round();
        ((x - n) * 0.6931471805599453).parts_exp(0.0).times_power_of_two(n as i32)
    }

    fn exp_m1(self) -> Self {
        let x = self;
        if x.is_nan() || x.abs() > 0.35 {
            return x.exp() - 1.0;
        }
        let far = 1.0 / 40320.0 + x * (1.0 / 362880.0 + x * (1.0 / 3628800.0 + x * (1.0 / 39916800.0
            + x * (1.0 / 479001600.0 + x * (1.0 / 6227020800.0)))));
        let near = 0.5 + x * (1.0 / 6.0 + x * (1.0 / 24.0 + x * (1.0 / 120.0 + x * (1.0 / 720.0
            + x * (1.0 / 5040.0 + x * far)))));
        if x == 0.0 { x } else { x + x * x * near }
    }

    // The exponent e and the factor m, from 0.7 to 1.42, of a positive number m * 2^e.
    fn exponent_and_factor(self) -> (i32, Self) {
        let is_small = self < Self::MIN_POSITIVE;
        let x = if is_small { self * 18014398509481984.0 } else { self };
        let bits = x.to_bits();
        let e = (bits >> 52) as i32 - 1023;
        let m = Self::from_bits((bits & 0xf_ffff_ffff_ffff) | 0x3ff0_0000_0000_0000);
        let is_large = m > 1.4142135623730951;
        let exp = if is_large { e + 1 } else { e };
        let factor = if is_large { m * 0.5 } else { m };
        if is_small { (exp - 54, factor) } else { (exp, factor) }
    }

    // With s = f / (2 + f), z = s², f below 0.42: (ln(1 + f) - 2 s) / s.
    fn series_of_ln(self) -> Self {
        let z = self;
        let far = 2.0 / 15.0 + z * (2.0 / 17.0 + z * (2.0 / 19.0 + z * (2.0 / 21.0 + z * (2.0 / 23.0))));
        z * (2.0 / 3.0 + z * (2.0 / 5.0 + z * (2.0 / 7.0 + z * (2.0 / 9.0
            + z * (2.0 / 11.0 + z * (2.0 / 13.0 + z * far))))))
    }

    // The logarithm of a number that is not positive, or not finite.
    fn no_ln(self) -> Self {
        if self == 0.0 {
            -Self::INFINITY
        } else if self > 0.0 || self.is_nan() {
            self
        } else {
            Self::NAN
        }
    }

    fn ln(self) -> Self {
        if !(self > 0.0 && self.is_finite()) {
            return self.no_ln();
        }
        let (e, m) = self.exponent_and_factor();
        let f = m - 1.0;
        let s = f / (2.0 + f);
        let n = e as f64;
        // 2 s is f - s f.
        let small = n * 1.9082149292705877e-10 - s * (f - (s * s).series_of_ln());
        n * 0.6931471803691238 + (f + small)
    }

    fn ln_1p(self) -> Self {
        let f = self;
        if !(f.abs() < 0.25) {
            return (1.0 + f).ln();
        }
        let s = f / (2.0 + f);
        if f == 0.0 { f } else { f - s * (f - (s * s).series_of_ln()) }
    }

    fn log2(self) -> Self {
        if !(self > 0.0 && self.is_finite()) {
            return self.no_ln();
        }
        let (e, m) = self.exponent_and_factor();
        e as f64 + m.ln() * 1.4426950408889634
    }

    // Powers of ten have exact logarithms.
    fn log10(self) -> Self {
        let log = self.ln() * 0.4342944819032518;
        let n = log.round();
        let ten: f64 = 10.0;
        if n.abs() < 23.0 && ten.powi(n as i32) == self { n } else { log }
    }

    fn log(self, base: Self) -> Self {
        self.ln() / base.ln()
    }

    // The number with the first half of its digits.
    fn first_half(self) -> Self {
        Self::from_bits(self.to_bits() & 0xffff_ffff_f800_0000)
    }

    // The product without its rounding, as a sum.
    fn parts_of_product(self, other: Self) -> (Self, Self) {
        let product = self * other;
        let a = self.first_half();
        let b = other.first_half();
        let c = self - a;
        let d = other - b;
        (product, ((a * b - product) + a * d + c * b) + c * d)
    }

    // ln as a sum, with 10 bits more.
    fn parts_of_ln(self) -> (Self, Self) {
        let (e, m) = self.exponent_and_factor();
        let f = m - 1.0;
        let d = 1.0 + m;
        let past = m - (d - 1.0);
        let s = f / d;
        let (back, error) = s.parts_of_product(d);
        let low = ((f - back) - error - s * past) / d;
        let n = e as f64;
        let first = n * 0.6931471803691238;
        let second = 2.0 * s;
        let sum = first + second;
        let lost = if first == 0.0 { 0.0 } else { second - (sum - first) };
        let rest = lost + (2.0 * low + s * (s * s).series_of_ln() + n * 1.9082149292705877e-10);
        let total = sum + rest;
        (total, rest - (total - sum))
    }

    fn powf(self, exp: Self) -> Self {
        if exp == 0.0 || self == 1.0 {
            return 1.0;
        }
        if self.is_nan() || exp.is_nan() {
            return Self::NAN;
        }
        let is_whole = exp.trunc() == exp;
        let is_odd = is_whole && exp.abs() < 9007199254740992.0 && (exp * 0.5).trunc() != exp * 0.5;
        let sign: f64 = if is_odd && self.is_sign_negative() { -1.0 } else { 1.0 };
        let a = self.abs();
        if a == 0.0 || a.is_infinite() {
            let grows = (a != 0.0) == (exp > 0.0);
            return if grows { sign * Self::INFINITY } else { sign * 0.0 };
        }
        if self < 0.0 && !is_whole && exp.is_finite() {
            return Self::NAN;
        }
        if exp.abs() > 1e20 {
            let grows = (a > 1.0) == (exp > 0.0);
            return if a == 1.0 { 1.0 } else if grows { sign * Self::INFINITY } else { 0.0 * sign };
        }
        let (high, low) = a.parts_of_ln();
        let (product, rest) = exp.parts_of_product(high);
        sign * product.parts_exp(rest + exp * low)
    }

    fn cbrt(self) -> Self {
        if self == 0.0 || !self.is_finite() {
            return self;
        }
        let a = self.abs();
        let t = (a.ln() / 3.0).exp();
        let root = t - (t - a / (t * t)) / 3.0;
        let whole = root.round();
        let value = if whole * whole * whole == a { whole } else { root };
        value.copysign(self)
    }

    fn sinh(self) -> Self {
        let a = self.abs();
        let e = a.exp_m1();
        let half = (a * 0.5).exp();
        let value = if a > 709.0 { half * 0.5 * half } else { (e + e / (e + 1.0)) * 0.5 };
        value.copysign(self)
    }

    fn cosh(self) -> Self {
        let a = self.abs();
        let half = (a * 0.5).exp();
        if a > 709.0 { half * 0.5 * half } else { (a.exp() + (-a).exp()) * 0.5 }
    }

    fn tanh(self) -> Self {
        let a = self.abs();
        let e = (2.0 * a).exp_m1();
        let value = if a > 22.0 { 1.0 } else { e / (e + 2.0) };
        value.copysign(self)
    }

    fn asinh(self) -> Self {
        let a = self.abs();
        let near = (a + a * a / (1.0 + (a * a + 1.0).sqrt())).ln_1p();
        let value = if a > 1e9 { a.ln() + 0.6931471805599453 } else { near };
        value.copysign(self)
    }

    fn acosh(self) -> Self {
        if self < 1.0 {
            return Self::NAN;
        }
        let past = self - 1.0;
        let near = (past + (past * (self + 1.0)).sqrt()).ln_1p();
        if self > 1e9 { self.ln() + 0.6931471805599453 } else { near }
    }

    fn atanh(self) -> Self {
        let a = self.abs();
        (0.5 * (2.0 * a / (1.0 - a)).ln_1p()).copysign(self)
    }

    // The nearest multiple of a right angle, and the rest as a sum. Some drivers turn `x - n * a - n * b`
    // into `x - n * (a + b)`, which `mul_add` prevents.
    fn parts_of_angle(self) -> (Self, Self, Self) {
        let n = (self * 0.6366197723675814).round();
        let near = n.mul_add(-1.5707963267341256, self);
        let rest = n.mul_add(-6.077100506303966e-11, near);
        let lost = n.mul_add(-6.077100506303966e-11, near - rest) - n * 2.0222662487959506e-21;
        let sum = rest + lost;
        (n, sum, lost - (sum - rest))
    }

    fn sin_of_part(self, low: Self) -> Self {
        let r = self;
        let z = r * r;
        let far = -1.0 / 39916800.0 + z * (1.0 / 6227020800.0 + z * (-1.0 / 1307674368000.0
            + z * (1.0 / 355687428096000.0)));
        let series = -1.0 / 6.0 + z * (1.0 / 120.0 + z * (-1.0 / 5040.0 + z * (1.0 / 362880.0 + z * far)));
        if r == 0.0 { r } else { r + (r * z * series + low * (1.0 - 0.5 * z)) }
    }

    fn cos_of_part(self, low: Self) -> Self {
        let r = self;
        let z = r * r;
        let far = -1.0 / 3628800.0 + z * (1.0 / 479001600.0 + z * (-1.0 / 87178291200.0
            + z * (1.0 / 20922789888000.0)));
        let series = 1.0 / 24.0 + z * (-1.0 / 720.0 + z * (1.0 / 40320.0 + z * far));
        1.0 - (0.5 * z - (z * z * series - r * low))
    }

    fn sin_cos(self) -> (Self, Self) {
        if !self.is_finite() {
            return (Self::NAN, Self::NAN);
        }
        let (n, r, low) = self.parts_of_angle();
        let quarter = n - 4.0 * (n * 0.25).floor();
        let s = r.sin_of_part(low);
        let c = r.cos_of_part(low);
        if quarter == 0.0 {
            (s, c)
        } else if quarter == 1.0 {
            (c, -s)
        } else if quarter == 2.0 {
            (-s, -c)
        } else {
            (-c, s)
        }
    }

    fn sin(self) -> Self {
        self.sin_cos().0
    }

    fn cos(self) -> Self {
        self.sin_cos().1
    }

    fn tan(self) -> Self {
        let (s, c) = self.sin_cos();
        s / c
    }

    // atan of a number from 0 to 1: the angle of the nearest of five numbers, and a series of the rest.
    fn atan_to_one(self) -> Self {
        let t = self;
        let (near, angle) = if t < 0.09849140335716425 {
            (0.0, 0.0)
        } else if t < 0.3033466836073424 {
            (0.198912367379658, 0.19634954084936207)
        } else if t < 0.5345111359507917 {
            (0.41421356237309503, 0.39269908169872414)
        } else if t < 0.8206787908286604 {
            (0.6681786379192989, 0.5890486225480862)
        } else {
            (1.0, 0.7853981633974483)
        };
        let r = (t - near) / (1.0 + t * near);
        let z = r * r;
        let far = -1.0 / 11.0 + z * (1.0 / 13.0 + z * (-1.0 / 15.0 + z * (1.0 / 17.0)));
        let series = -1.0 / 3.0 + z * (1.0 / 5.0 + z * (-1.0 / 7.0 + z * (1.0 / 9.0 + z * far)));
        angle + (r + r * z * series)
    }

    fn atan(self) -> Self {
        if self.is_nan() {
            return self;
        }
        let a = self.abs();
        let angle = if a > 1.0 {
            1.5707963267948966 - ((1.0 / a).atan_to_one() - 6.123233995736766e-17)
        } else {
            a.atan_to_one()
        };
        angle.copysign(self)
    }

    fn atan2(self, x: Self) -> Self {
        let y = self;
        if y.is_nan() || x.is_nan() {
            return Self::NAN;
        }
        let is_even = y.abs() == x.abs() && (y == 0.0 || y.is_infinite());
        let slope = if is_even && y == 0.0 { 0.0 } else if is_even { 1.0 } else { y.abs() / x.abs() };
        let angle = slope.atan();
        let value = if x.is_sign_negative() { 3.141592653589793 - (angle - 1.2246467991473532e-16) } else { angle };
        value.copysign(y)
    }

    fn asin(self) -> Self {
        self.atan2(((1.0 - self) * (1.0 + self)).sqrt())
    }

    fn acos(self) -> Self {
        2.0 * (1.0 - self).sqrt().atan2((1.0 + self).sqrt())
    }
}
