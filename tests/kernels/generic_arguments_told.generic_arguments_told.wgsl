// The kernel `generic_arguments_told`.

struct Rgb_f32 {
    r: f32,
    g: f32,
    b: f32,
}

struct Rgb_u32 {
    r: u32,
    g: u32,
    b: u32,
}

struct Polynomial_3 {
    coefficients: array<f32, 3>,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

fn Rgb_f32_new(r: f32, g: f32, b: f32) -> Rgb_f32 {
    return Rgb_f32(r, g, b);
}

fn Rgb_f32_turned(of_: Rgb_f32) -> Rgb_f32 {
    return Rgb_f32_new(of_.g, of_.b, of_.r);
}

fn Rgb_u32_new(r: u32, g: u32, b: u32) -> Rgb_u32 {
    return Rgb_u32(r, g, b);
}

fn Rgb_f32_red(self_: Rgb_f32) -> f32 {
    return self_.r;
}

fn Polynomial_3_new(coefficients: array<f32, 3>) -> Polynomial_3 {
    return Polynomial_3(coefficients);
}

fn Polynomial_3_at(self_: Polynomial_3, x_1: f32) -> f32 {
    var sum = 0.0f;
    let items = self_.coefficients;
    for (var element = 0u; element < 3u; element++) {
        let c = items[element];
        sum = sum * x_1 + c;
    }
    return sum;
}

fn Rgb_u32_red(self_: Rgb_u32) -> u32 {
    return self_.r;
}

@compute @workgroup_size(3)
fn generic_arguments_told(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = local_invocation_index;
    let a = f32(i) * 2.0f;
    let colour = Rgb_f32_new(a, sqrt(a), x[1u]);
    let turned = Rgb_f32_turned(colour);
    var value: f32;
    if (i > 1u) {
        value = a;
    } else {
        value = 1.0f;
    }
    let chosen = Rgb_f32(a, value, 2.0f);
    let other = Rgb_f32(3.0f, chosen.g, chosen.b);
    let whole = Rgb_u32_new(i, 2u, 3u);
    let value_1 = Rgb_f32_red(colour) + 10.0f * Rgb_f32_red(turned);
    out[i * 6u] = value_1;
    out[i * 6u + 1u] = chosen.g + other.b;
    out[i * 6u + 2u] = other.r;
    let value_2 = Polynomial_3_at(Polynomial_3_new(array<f32, 3>(1.0f, a, 2.0f)), 2.0f);
    out[i * 6u + 3u] = value_2;
    let value_3 = f32(Rgb_u32_red(whole));
    out[i * 6u + 4u] = value_3;
    let value_4 = Rgb_f32_new(1.0f, 2.0f, 3.0f).g;
    out[i * 6u + 5u] = value_4;
}
