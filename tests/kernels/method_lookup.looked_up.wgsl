// The kernel `looked_up`.

struct Meter {
    _0: u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn of_value(x_1: u32) -> u32 {
    let meter = Meter(x_1);
    return Meter_length(meter) * 100u + Meter_length_1(meter) * 10u + Meter_length_1(meter) + Meter_abs(meter);
}

fn of_variable(x_1: u32) -> u32 {
    var meter = Meter(x_1);
    let first = Meter_next(meter);
    let second = Meter_next_1(&meter);
    let into = Meter_into(meter);
    return first + second * 10u + meter._0 * 100u + Meter_twice(meter) + into;
}

fn of_numbers(x_1: u32) -> u32 {
    let number = -i32(x_1);
    let absolute = abs(number);
    return u32(absolute) + i32_abs(number) * 10u + i32_twice(number) * 1000u + i32_length(number);
}

fn of_options(x_1: u32) -> u32 {
    let value = (x_1 - 3u);
    let option = Option_u32((x_1 >= 3u), value);
    let operand = Option_u32_is_some(option);
    let is_some = option.is_some;
    return operand + u32(is_some) * 100u;
}

fn of_traits(x_1: u32) -> u32 {
    let meter = Meter(x_1);
    return near(meter) * 3u + far(meter);
}

fn Meter_length(self_: Meter) -> u32 {
    return self_._0 * 3u;
}

fn Meter_length_1(self_: Meter) -> u32 {
    return self_._0 + 1u;
}

fn Meter_abs(self_: Meter) -> u32 {
    return Meter_length_1(self_) * 2u;
}

fn Meter_next(self_: Meter) -> u32 {
    return 1000u;
}

fn Meter_next_1(self_: ptr<function, Meter>) -> u32 {
    (*self_)._0 += 5u;
    return 9u;
}

fn Meter_into(self_: Meter) -> u32 {
    return self_._0 + 200u;
}

fn Meter_twice(self_: Meter) -> u32 {
    return Meter_length(self_) + Meter_length(self_);
}

fn i32_abs(self_: i32) -> u32 {
    return 77u;
}

fn i32_twice(self_: i32) -> u32 {
    return i32_abs(self_) * 2u;
}

fn i32_length(self_: i32) -> u32 {
    return 4u;
}

fn Option_u32_is_some(self_: Option_u32) -> u32 {
    var value = 70u;
    if (self_.is_some) {
        value = self_.some_value;
    }
    return value + 5u;
}

fn near(meter: Meter) -> u32 {
    return Meter_at(meter) + Meter_behind(meter) * 1000u;
}

fn far(meter: Meter) -> u32 {
    return Meter_at_1(meter) + Meter_behind(meter);
}

fn Meter_at(self_: Meter) -> u32 {
    return self_._0;
}

fn Meter_behind(self_: Meter) -> u32 {
    return Meter_at_1(self_) + 1u;
}

fn Meter_at_1(self_: Meter) -> u32 {
    return self_._0 + 500u;
}

@compute @workgroup_size(1)
fn looked_up(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    if (i < params.x_len && i * 5u + 4u < params.out_len) {
        let value = of_value(x[i]);
        out[i * 5u] = value;
        let value_1 = of_variable(x[i]);
        out[i * 5u + 1u] = value_1;
        let value_2 = of_numbers(x[i]);
        out[i * 5u + 2u] = value_2;
        let value_3 = of_options(x[i]);
        out[i * 5u + 3u] = value_3;
        let value_4 = of_traits(x[i]);
        out[i * 5u + 4u] = value_4;
    }
}
