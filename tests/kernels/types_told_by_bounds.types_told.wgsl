// The kernel `types_told`.

struct Dice {
    _0: u32,
}

struct Point {
    x: f32,
    y: f32,
}

struct Step {
    x: f32,
    y: f32,
}

struct Tuple2_f32_f32 {
    _0: f32,
    _1: f32,
}

struct Cell_f32 {
    _0: f32,
}

@group(0) @binding(0) var<storage, read_write> numbers: array<f32>;
@group(0) @binding(1) var<storage, read_write> words: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn points(i: u32) -> f32 {
    let x = f32(i);
    let first = moved(Tuple2_f32_f32(1.0f, x), Tuple2_f32_f32(0.5f, 0.25f));
    let second = Point_sub(moved_1(first, Tuple2_f32_f32(x, 1.0f)), Tuple2_f32_f32(0.5f, 0.25f));
    let step_ = Point_sub_1(second, first);
    let parts = Tuple2_f32_f32_from(second);
    let left = parts._0;
    let right = parts._1;
    return first.x + 10.0f * first.y + 100.0f * step_.x + 1000.0f * (left - right);
}

fn cells(i: u32) -> f32 {
    var value: f32;
    if (i > 1u) {
        value = 1.5f;
    } else {
        value = f32(i);
    }
    let cell = Cell_f32(value);
    let limit = Cell_f32(0x1.fffffep+127f);
    return min(cell._0, limit._0);
}

fn units(i: u32) -> f32 {
    var x = f32(i);
    var n = i;
    f32_reset(&x);
    u32_reset(&n);
    return x + 10.0f * f32(n) + 100.0f * f32_top() + 1000.0f * f32(u32_top());
}

fn codes(i: u32) -> u32 {
    return code_of(1.5f) + 100u * code_of_1(i) + 1000u * code_of_1(2u);
}

fn Dice_first(seed: u32) -> u32 {
    var argument_1 = Dice_new(seed);
    return Dice_roll(&argument_1);
}

fn Dice_new(seed: u32) -> Dice {
    return Dice(seed);
}

fn Dice_roll(self_: ptr<function, Dice>) -> u32 {
    (*self_)._0 = (*self_)._0 * 13u + 5u;
    return (*self_)._0 % 6u;
}

fn moved(point: Tuple2_f32_f32, step_: Tuple2_f32_f32) -> Point {
    let point_1 = Point_from(point);
    let step__1 = Step_from(step_);
    return Point(point_1.x + step__1.x, point_1.y + step__1.y);
}

fn moved_1(point: Point, step_: Tuple2_f32_f32) -> Point {
    let point_1 = point;
    let step__1 = Step_from(step_);
    return Point(point_1.x + step__1.x, point_1.y + step__1.y);
}

fn Point_sub(self_: Point, argument: Tuple2_f32_f32) -> Point {
    let x = argument._0;
    let y = argument._1;
    return Point(self_.x - x, self_.y - y);
}

fn Point_sub_1(self_: Point, other: Point) -> Step {
    return Step(self_.x - other.x, self_.y - other.y);
}

fn Tuple2_f32_f32_from(of_: Point) -> Tuple2_f32_f32 {
    return Tuple2_f32_f32(of_.x, of_.y);
}

fn f32_reset(self_: ptr<function, f32>) {
    let value = f32_unit();
    *self_ = value;
}

fn u32_reset(self_: ptr<function, u32>) {
    let value = u32_unit();
    *self_ = value;
}

fn f32_top() -> f32 {
    return f32_unit();
}

fn u32_top() -> u32 {
    return u32_unit();
}

fn code_of(of_: f32) -> u32 {
    return f32_code(of_);
}

fn code_of_1(of_: u32) -> u32 {
    return u32_code(of_);
}

fn Point_from(argument: Tuple2_f32_f32) -> Point {
    let x = argument._0;
    let y = argument._1;
    return Point(x, y);
}

fn Step_from(argument: Tuple2_f32_f32) -> Step {
    let x = argument._0;
    let y = argument._1;
    return Step(2.0f * x, 3.0f * y);
}

fn f32_unit() -> f32 {
    return 2.5f;
}

fn u32_unit() -> u32 {
    return 3u;
}

fn f32_code(self_: f32) -> u32 {
    return rust_as_u32_f32(self_ * 4.0f);
}

fn u32_code(self_: u32) -> u32 {
    return self_ + 7u;
}

@compute @workgroup_size(1)
fn types_told(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    let value = points(i);
    numbers[3u * i] = value;
    let value_1 = cells(i);
    numbers[3u * i + 1u] = value_1;
    let value_2 = units(i);
    numbers[3u * i + 2u] = value_2;
    let value_3 = codes(i);
    words[2u * i] = value_3;
    let operand = Dice_first(i);
    var argument_1 = Dice_new(i + 1u);
    let result = Dice_roll(&argument_1);
    words[2u * i + 1u] = operand + 10u * result;
}
