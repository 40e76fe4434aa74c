// The kernel `methods`.

struct Complex {
    re: f32,
    im: f32,
}

struct Square {
    _0: f32,
}

struct Triangle {
    base: f32,
    height: f32,
}

struct Params {
    x: f32,
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> numbers: array<Complex>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

const Complex_I: Complex = Complex(0.0f, 1.0f);
const Triangle_SIDES: u32 = 3u;
const N: u32 = 3u;
const Square_SIDES: u32 = 4u;

// Keeps a constant from being folded.
fn rust_value_f32(a: f32) -> f32 {
    return a;
}

fn Complex_new(re: f32, im: f32) -> Complex {
    return Complex(re, im);
}

fn Complex_mul(self_: Complex, other: Complex) -> Complex {
    return Complex_new(self_.re * other.re - self_.im * other.im, self_.re * other.im + self_.im * other.re);
}

fn Complex_mul_1(self_: Complex, by: f32) -> Complex {
    return Complex(self_.re * by, self_.im * by);
}

fn Complex_add(self_: Complex, other: Complex) -> Complex {
    return Complex_new(self_.re + other.re, self_.im + other.im);
}

fn Complex_neg(self_: Complex) -> Complex {
    return Complex(-self_.re, -self_.im);
}

fn Complex_norm_squared(self_: Complex) -> f32 {
    return self_.re * self_.re + self_.im * self_.im;
}

fn Complex_scale(self_: ptr<function, Complex>, by: f32) -> Complex {
    let old = (*self_);
    (*self_).re *= by;
    (*self_).im *= by;
    return old;
}

fn Complex_scaled(self_: Complex, by: f32) -> Complex {
    var self__1 = self_;
    _ = Complex_scale(&self__1, by);
    _ = Complex_scale(&self__1, by);
    return self__1;
}

fn Complex_scale_1(self_index: u32, by: f32) -> Complex {
    let old = numbers[self_index];
    numbers[self_index].re *= by;
    numbers[self_index].im *= by;
    return old;
}

fn measure(shape: Square) -> f32 {
    return Square_area(shape) * 10.0f + f32(Square_SIDES);
}

fn measure_1(shape: Triangle) -> f32 {
    return Triangle_area(shape) * 10.0f + f32(Triangle_SIDES);
}

fn Square_double(self_: Square) -> f32 {
    return Square_area(self_) * 2.0f;
}

fn Triangle_double(self_: Triangle) -> f32 {
    return self_.base * self_.height + 0.25f;
}

fn Square_unit() -> Square {
    return Square(1.0f);
}

fn Square_area(self_: Square) -> f32 {
    return self_._0 * self_._0;
}

fn Square_sides() -> u32 {
    return Square_SIDES;
}

fn larger(a: Square, b: Square) -> Square {
    if (Square_area(a) > Square_area(b)) {
        return a;
    } else {
        return b;
    }
    return Square();
}

fn larger_1(a: Triangle, b: Triangle) -> Triangle {
    if (Triangle_area(a) > Triangle_area(b)) {
        return a;
    } else {
        return b;
    }
    return Triangle();
}

fn quadrupled(x: f32) -> f32 {
    return f32_twice(f32_twice(x));
}

fn quadrupled_1(x: u32) -> u32 {
    return u32_twice(u32_twice(x));
}

fn Triangle_set(self_: Triangle, base: f32) -> f32 {
    return self_.base + base;
}

fn Square_set(self_: ptr<function, Square>, side: f32) {
    (*self_)._0 = side;
}

fn repeat(x: f32) -> f32 {
    var sum = 0.0f;
    for (var i_1 = 0u; i_1 < N; i_1++) {
        sum += x;
    }
    return sum;
}

fn root_of(x: f32) -> f32 {
    return sqrt(x);
}

fn Triangle_area(self_: Triangle) -> f32 {
    return self_.base * self_.height / 2.0f;
}

fn f32_twice(self_: f32) -> f32 {
    return self_ * 2.0f;
}

fn u32_twice(self_: u32) -> u32 {
    return self_ << 1u;
}

@compute @workgroup_size(1)
fn methods() {
    let c = Complex_add(Complex_new(params.x, 1.0f), Complex_mul_1(Complex_mul(Complex_I, Complex(2.0f, Complex_I.im)), 0.5f));
    out[0u] = c.re;
    out[1u] = Complex_neg(c).im;
    let value = Complex_norm_squared(c);
    out[2u] = value;
    var d = c;
    let operand = d.re * 100.0f;
    let result = Complex_scale(&d, 2.0f);
    out[3u] = operand + result.re * 10.0f + d.re;
    let value_1 = Complex_scaled(d, 2.0f).re - d.re;
    out[4u] = value_1;
    var i = 0u;
    let index = i;
    i += 1u;
    _ = Complex_scale_1(index, 3.0f);
    numbers[index].re += 1.0f;
    numbers[index].im += 1.0f;
    _ = Complex_scale_1(i, 5.0f);
    let square = Square(params.x);
    let triangle = Triangle(params.x, 2.0f);
    let value_2 = measure(square) + measure_1(triangle);
    out[5u] = value_2;
    let value_3 = Square_double(square) + Triangle_double(triangle) + Square_area(Square_unit());
    out[6u] = value_3;
    let value_4 = f32(Square_sides() * 10u + Triangle_SIDES);
    out[7u] = value_4;
    let value_5 = larger(square, Square_unit())._0 + larger_1(triangle, triangle).base;
    out[8u] = value_5;
    let value_6 = quadrupled(1.5f) + f32(quadrupled_1(params.n));
    out[9u] = value_6;
    var squares = array<Square, 2>(square, square);
    var part = squares[params.n % 2u];
    Square_set(&part, Triangle_set(triangle, 1.0f));
    squares[params.n % 2u] = part;
    for (var element = 0u; element < 2u; element++) {
        if (squares[element]._0 > params.x) {
            var part_1 = squares[element];
            Square_set(&part_1, squares[element]._0 * 2.0f);
            squares[element] = part_1;
        }
    }
    out[11u] = squares[0u]._0 * 100.0f + squares[1u]._0;
    let value_7 = repeat(params.x) + sqrt(rust_value_f32(16.0f)) + root_of(16.0f) + f32(params.n);
    out[10u] = value_7;
}
