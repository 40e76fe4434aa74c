// The kernel `paths`.

struct Tile {
    _0: u32,
}

struct Meter {
    _0: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<storage, read_write> areas: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

const f32_EPSILON: f32 = 0.5f;
const Meter_STEP: u32 = 5u;
const Meter_STEP_1: u32 = 6u;
const Meter_STEP_2: u32 = 6u;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn reals(x_1: f32, n: i32) -> f32 {
    let paths_1 = f32_sqrt(x_1) + f32_EPSILON + abs(x_1) + f32_counted(7u) + f32_floor(x_1);
    let parts = wide(x_1);
    let a = parts[0u];
    let b = parts[1u];
    let chains = chained(x_1, 3.0f, (n > 1i)) + f32(chained_1(n, 2i, (n > 1i)));
    return paths_1 + chains + bounded(x_1, 1.0f) + bounded(x_1, 9.0f) + a * b + sqrt(x_1) + sum(x_1, 1.0f) + f32(wide_1(n) + sum_1(2u, 3u));
}

fn shapes(n: u32) -> u32 {
    let tile = Tile(n);
    let areas_1 = Tile_area(tile) + Tile_area_1(tile) * 3u + Tile_area_1(tile) + area_of(tile) * 5u;
    let made = Tile_made(tile) + rust_as_i32_f32(Tile_made_1(tile)) * 2i;
    return areas_1 + Tile_cost(tile) + Tile_cost_of(tile, 2u) + u32_square(n) + rust_as_u32_f32(f32_square(f32(n))) + u32(made);
}

fn both(n: u32) -> u32 {
    let m = Meter(n);
    let steps = Meter_STEP * 10u + Meter_STEP_1;
    let paths_1 = Meter_scaled(m) + Meter_scaled_1(m) * 3u;
    return steps + paths_1 + of_bound(m) * 5u + of_argument(m, 1u) + of_argument_1(m, 1.0f) * 11u;
}

fn f32_sqrt(self_: f32) -> f32 {
    return self_ + 1.0f;
}

fn f32_counted(n: u32) -> f32 {
    return f32(n);
}

fn f32_floor(self_: f32) -> f32 {
    return floor(self_ * 0.5f);
}

fn wide(x_1: f32) -> array<f32, 2> {
    return f32_widen(f32_twice(x_1));
}

fn chained(x_1: f32, y: f32, is_first: bool) -> f32 {
    var value: f32;
    if (is_first) {
        value = x_1;
    } else {
        value = y;
    }
    let receiver = f32_twice(value);
    let of_parts = f32_sqrt(receiver);
    var value_1 = x_1;
    if (true) {
        value_1 = of_parts;
    }
    let receiver_1 = value_1;
    let receiver_2 = f32_sqrt(receiver_1);
    let receiver_3 = f32_floor(receiver_2);
    return f32_sqrt(receiver_3);
}

fn chained_1(x_1: i32, y: i32, is_first: bool) -> i32 {
    var value: i32;
    if (is_first) {
        value = x_1;
    } else {
        value = y;
    }
    let of_parts = i32_sqrt(i32_twice(value));
    var value_1 = x_1;
    if (true) {
        value_1 = of_parts;
    }
    return i32_sqrt(i32_floor(i32_sqrt(value_1)));
}

fn bounded(x_1: f32, plain: f32) -> f32 {
    if (sqrt(plain) > 2.0f) {
        return f32_sqrt(x_1);
    } else {
        return f32_floor(x_1);
    }
    return f32();
}

fn sum(a: f32, b: f32) -> f32 {
    return a + b;
}

fn wide_1(x_1: i32) -> u32 {
    return i32_widen(i32_twice(x_1));
}

fn sum_1(a: u32, b: u32) -> u32 {
    return a + b;
}

fn Tile_area(self_: Tile) -> u32 {
    return 1000u;
}

fn Tile_area_1(self_: Tile) -> u32 {
    return self_._0 * self_._0;
}

fn area_of(shape: Tile) -> u32 {
    return Tile_area_1(shape);
}

fn Tile_made(self_: Tile) -> i32 {
    return i32_counted(self_._0);
}

fn Tile_made_1(self_: Tile) -> f32 {
    return f32_counted(self_._0);
}

fn Tile_cost(self_: Tile) -> u32 {
    return Tile_area_1(self_) + 10u;
}

fn Tile_cost_of(self_: Tile, n: u32) -> u32 {
    return Tile_cost(self_) * n;
}

fn u32_square(self_: u32) -> u32 {
    return self_ * self_;
}

fn f32_square(self_: f32) -> f32 {
    return self_ * self_;
}

fn Meter_scaled(self_: Meter) -> u32 {
    return self_._0 + 100u;
}

fn Meter_scaled_1(self_: Meter) -> u32 {
    return self_._0 * 2u;
}

fn of_bound(t: Meter) -> u32 {
    return Meter_scaled(t) + Meter_scaled(t) * 2u + Meter_STEP_2;
}

fn of_argument(t: Meter, _unit: u32) -> u32 {
    return Meter_scaled_1(t) * 7u + Meter_STEP;
}

fn of_argument_1(t: Meter, _unit: f32) -> u32 {
    return Meter_scaled(t) * 7u + Meter_STEP_1;
}

fn f32_twice(self_: f32) -> f32 {
    return f32_sqrt(f32_sqrt(self_));
}

fn f32_widen(self_: f32) -> array<f32, 2> {
    return array<f32, 2>(self_, f32_sqrt(self_));
}

fn i32_twice(self_: i32) -> i32 {
    return i32_sqrt(i32_sqrt(self_));
}

fn i32_sqrt(self_: i32) -> i32 {
    return self_ - 1i;
}

fn i32_floor(self_: i32) -> i32 {
    return self_ / 2i;
}

fn i32_widen(self_: i32) -> u32 {
    return u32(abs(self_));
}

fn i32_counted(n: u32) -> i32 {
    return -i32(n);
}

@compute @workgroup_size(1)
fn paths() {
    for (var i = 0u; i < params.x_len; i++) {
        let value = reals(x[i], i32(i));
        out[i] = value;
        let value_1 = shapes(i) + both(i);
        areas[i] = value_1;
    }
}
