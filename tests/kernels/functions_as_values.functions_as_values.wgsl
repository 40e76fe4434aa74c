// The kernel `functions_as_values`.

struct Meters {
    _0: f32,
}

struct Total {
    _0: f32,
    _1: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

fn Meters_number(self_: Meters) -> f32 {
    return self_._0;
}

fn square(x_1: f32) -> f32 {
    return x_1 * x_1;
}

fn Meters_half_of(x_1: f32) -> Meters {
    let argument_0 = x_1 / 2.0f;
    return Meters(argument_0);
}

fn Total_of(x_1: array<f32, 3>) -> f32 {
    let argument_0 = 0.0f;
    let argument_1 = 0u;
    var folded = Total(argument_0, argument_1);
    for (var position = 0u; position < 3u; position++) {
        let argument = x_1[position];
        let argument_2 = Meters(argument);
        let argument_3 = folded;
        let argument_4 = Meters_number(argument_2);
        folded = add(argument_3, argument_4);
    }
    return Total_mean(folded);
}

fn apart(x_1: f32) -> f32 {
    let x_2 = x_1;
    let x_3 = x_2;
    let operand = (square(x_3) + 1.0f) * 10.0f;
    let x_4 = x_1;
    return operand + (square(x_4) + 1.0f);
}

fn add(total: Total, x_1: f32) -> Total {
    return Total(total._0 + x_1, total._1 + 1u);
}

fn Total_mean(self_: Total) -> f32 {
    return self_._0 / f32(self_._1);
}

@compute @workgroup_size(1)
fn functions_as_values() {
    var sum = 0.0f;
    for (var position = 0u; position < params.x_len; position++) {
        let argument = x[position];
        let m = Meters(argument);
        let term = m._0;
        sum += term;
    }
    out[0u] = sum;
    let argument_0 = 2.0f;
    let argument_0_1 = 3.0f;
    let operand = Meters(argument_0)._0 + Meters_number(Meters(argument_0_1));
    let argument_0_2 = 4.0f;
    let argument_1 = 5u;
    let argument_0_3 = 6.0f;
    let value = operand + f32(Total(argument_0_2, argument_1)._1) + square(argument_0_3);
    out[1u] = value;
    var sum_1 = 0.0f;
    for (var position = 0u; position < params.x_len; position++) {
        let argument = x[position];
        let argument_2 = Meters_half_of(argument);
        let term = Meters_number(argument_2);
        sum_1 += term;
    }
    out[2u] = sum_1;
    let value_1 = Total_of(array<f32, 3>(x[0u], x[1u], x[2u]));
    out[3u] = value_1;
    let value_2 = apart(x[1u]);
    out[4u] = value_2;
}
