// The kernel `expanded`.

struct Point {
    x: f32,
    y: f32,
}

struct Params {
    n: f32,
    flag: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> params: Params;

const COUNT: u32 = 1u + (1u + (1u + (1u + (1u + 0u))));

fn nested(t: f32) -> f32 {
    var value: f32;
    let t_2 = t + 1.0f;
    value = t_2 * t_2;
    let operand = value;
    var value_1: f32;
    var t_4: f32;
    let t_3 = t;
    t_4 = t_3 * t_3;
    value_1 = t_4 * t_4;
    let operand_1 = operand + value_1;
    var value_2: f32;
    let a_1 = t;
    var b_2: f32;
    let a_2 = 2.0f;
    let b_1 = 3.0f;
    if (a_2 > b_1) {
        b_2 = a_2;
    } else {
        b_2 = b_1;
    }
    if (a_1 > b_2) {
        value_2 = a_1;
    } else {
        value_2 = b_2;
    }
    return operand_1 + value_2;
}

fn outer_variables(t: f32) -> f32 {
    var total = 0.0f;
    let x = 10.0f;
    let x_1 = t * x;
    total += x_1;
    let x_2 = x;
    total += x_2;
    return total + x;
}

fn hygiene(a: f32, b: f32) -> f32 {
    var t = a;
    var u = b;
    let t_1 = t;
    t = u;
    u = t_1;
    return t - u * 2.0f;
}

fn chosen(n: u32, flag: bool) -> f32 {
    if ((n >= 0u && n <= 3u) && (flag)) {
        return 1.0f;
    } else if ((n == 1u) || (n == 2u)) {
        return 2.0f;
    } else {
        return 3.0f;
    }
    return f32();
}

fn twice(x: f32) -> f32 {
    return x + x;
}

fn sum(a: f32, b: f32) -> f32 {
    return a + b;
}

fn Point_weighted(self_: Point) -> f32 {
    return 0.0f + self_.x * 1.0f + self_.y * -2.0f;
}

fn Point_y(self_: Point) -> f32 {
    return self_.y;
}

fn ends(of_: array<f32, 3>) -> f32 {
    return of_[0u] + of_[2u];
}

fn trace(a: f32) -> f32 {
    let m = array<array<f32, 2>, 2>(array<f32, 2>(a, 2.0f), array<f32, 2>(3.0f, a + 4.0f));
    return m[0u][0u] + m[1u][1u];
}

fn statements(a: f32) -> f32 {
    let b = a * 2.0f;
    let c = b + 1.0f;
    return b * c;
}

fn path(x: f32) -> f32 {
    var value: f32;
    loop {
        value = twice(x);
        break;
        break;
    }
    return value;
}

fn operands(x: f32) -> f32 {
    return -(x + 1.0f) + (x + 2.0f) * 3.0f;
}

@compute @workgroup_size(1)
fn expanded() {
    let point = Point(params.n, 2.0f);
    if (params.out_len < 16u) {
        return;
    }
    let value = nested(params.n);
    out[0u] = value;
    let value_1 = outer_variables(params.n);
    out[1u] = value_1;
    let value_2 = hygiene(params.n, 1.0f);
    out[2u] = value_2;
    let value_3 = chosen(params.flag, (params.flag == 2u));
    out[3u] = value_3;
    let value_4 = twice(params.n) + sum(params.n, params.n);
    out[4u] = value_4;
    let value_5 = Point_weighted(point) + Point_y(point);
    out[5u] = value_5;
    out[6u] = f32(COUNT);
    let value_6 = ends(array<f32, 3>(params.n, 0.0f, 1.0f));
    out[7u] = value_6;
    let value_7 = trace(params.n);
    out[8u] = value_7;
    let value_8 = statements(params.n);
    out[9u] = value_8;
    let value_9 = path(params.n);
    out[10u] = value_9;
    let value_10 = operands(params.n);
    out[11u] = value_10;
}
