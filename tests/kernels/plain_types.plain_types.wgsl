// The kernel `plain_types`.

struct Vec2_f32 {
    x: f32,
    y: f32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Segment {
    from_: Vec2_f32,
    to: Vec2_f32,
}

struct Vec2_u32 {
    x: u32,
    y: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

const Segment_ORIGIN: Vec2_f32 = Vec2_f32(0.0f, 0.0f);
const f32_UNIT: f32 = 1.5f;
const u32_UNIT: u32 = 3u;

fn of_types(x_1: array<f32, 4>) -> array<f32, 6> {
    let operand = Vec2_f32_new(x_1[0u], x_1[1u]);
    let value = Tuple2_f32_f32(x_1[2u], x_1[3u]);
    var segment = Segment(operand, Vec2_f32_from(value));
    Segment_turn(&segment);
    let at = Segment_at(segment, 0.25f);
    let pair = Vec2_u32_from(Tuple2_u32_u32(3u, 4u));
    return array<f32, 6>(Vec2_f32_dot(at, at), Vec2_f32_index(at, 0u) - Vec2_f32_index(at, 1u), Segment_default().to.x + Segment_ORIGIN.y, f32(Vec2_u32_dot(Vec2_u32_add(pair, Vec2_u32_new(1u, 1u)), pair)), quarter(x_1[1u]) + f32_UNIT + f32_rest(x_1[2u]), f32(quarter_1(9u) + u32_UNIT) + f32(u32(Vec2_f32_eq(Vec2_f32_default(), Segment_ORIGIN))));
}

fn Vec2_f32_new(x_1: f32, y: f32) -> Vec2_f32 {
    return Vec2_f32(x_1, y);
}

fn Vec2_f32_from(argument: Tuple2_f32_f32) -> Vec2_f32 {
    let x_1 = argument._0;
    let y = argument._1;
    return Vec2_f32(x_1, y);
}

fn Segment_turn(self_: ptr<function, Segment>) {
    let swapped = (*self_).from_;
    (*self_).from_ = (*self_).to;
    (*self_).to = swapped;
    (*self_).from_ = Vec2_f32_neg((*self_).from_);
}

fn Segment_at(self_: Segment, t: f32) -> Vec2_f32 {
    return Vec2_f32_add(f32_mul(1.0f - t, self_.from_), f32_mul(t, self_.to));
}

fn Vec2_u32_from(argument: Tuple2_u32_u32) -> Vec2_u32 {
    let x_1 = argument._0;
    let y = argument._1;
    return Vec2_u32(x_1, y);
}

fn Vec2_f32_dot(self_: Vec2_f32, other: Vec2_f32) -> f32 {
    return self_.x * other.x + self_.y * other.y;
}

fn Vec2_f32_index(self_: Vec2_f32, i: u32) -> f32 {
    switch (i) {
        case 0u: {
            return self_.x;
        }
        default: {
            return self_.y;
        }
    }
    return f32();
}

fn Segment_default() -> Segment {
    return Segment(Segment_ORIGIN, Vec2_f32_new(1.0f, 1.0f));
}

fn Vec2_u32_new(x_1: u32, y: u32) -> Vec2_u32 {
    return Vec2_u32(x_1, y);
}

fn Vec2_u32_add(self_: Vec2_u32, other: Vec2_u32) -> Vec2_u32 {
    return Vec2_u32(self_.x + other.x, self_.y + other.y);
}

fn Vec2_u32_dot(self_: Vec2_u32, other: Vec2_u32) -> u32 {
    return self_.x * other.x + self_.y * other.y;
}

fn quarter(x_1: f32) -> f32 {
    return f32_half(f32_half(x_1));
}

fn f32_rest(self_: f32) -> f32 {
    return self_ - f32_half(self_);
}

fn quarter_1(x_1: u32) -> u32 {
    return u32_half(u32_half(x_1));
}

fn Vec2_f32_default() -> Vec2_f32 {
    return Vec2_f32(0.0f, 0.0f);
}

fn Vec2_f32_eq(self_: Vec2_f32, other: Vec2_f32) -> bool {
    return true && self_.x == other.x && self_.y == other.y;
}

fn Vec2_f32_neg(self_: Vec2_f32) -> Vec2_f32 {
    return Vec2_f32(-self_.x, -self_.y);
}

fn f32_mul(self_: f32, vector: Vec2_f32) -> Vec2_f32 {
    return Vec2_f32(self_ * vector.x, self_ * vector.y);
}

fn Vec2_f32_add(self_: Vec2_f32, other: Vec2_f32) -> Vec2_f32 {
    return Vec2_f32(self_.x + other.x, self_.y + other.y);
}

fn f32_half(self_: f32) -> f32 {
    return self_ * 0.5f;
}

fn u32_half(self_: u32) -> u32 {
    return self_ / 2u;
}

@compute @workgroup_size(1)
fn plain_types() {
    let values = of_types(array<f32, 4>(x[0u], x[1u], x[2u], x[3u]));
    for (var i = 0u; i < 6u; i++) {
        out[i] = values[i];
    }
}
