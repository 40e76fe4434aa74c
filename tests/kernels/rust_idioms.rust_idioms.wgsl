// The kernel `rust_idioms`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Square {
    _0: f32,
}

struct Sheet {
    size: vec2<f32>,
    margins: array<f32, 2>,
    count: Tuple2_u32_bool,
    hole: Square,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Tuple2_Array3_u32_Array2_u32 {
    _0: array<u32, 3>,
    _1: array<u32, 2>,
}

struct Params {
    x: f32,
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<storage, read_write> walk: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const Square_SIDES: u32 = 4u;
const Sheet_SIDES: u32 = 8u;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn sheets(x: f32) -> array<f32, 4> {
    let base = Sheet_default();
    let sheet = Sheet(vec2<f32>(x, 3.0f), base.margins, Tuple2_u32_bool(2u, true), base.hole);
    let other = Sheet(sheet.size, array<f32, 2>(1.0f, x), sheet.count, sheet.hole);
    let none = Sheet_default();
    let argument = Square(x);
    let operand = both(sheet, argument) + both_1(Square(2.0f), other);
    let argument_1 = Square(x);
    let operand_1 = described(argument_1) + described_1(other) + Square_volume(Square(x), 0.5f);
    let argument_2 = Square(1.0f);
    return array<f32, 4>(operand, operand_1, Sheet_more_than(sheet, argument_2) + Sheet_area(none), f32(u32((Sheet_eq(none, Sheet(none.size, none.margins, none.count, Square_default())) && !none.count._1))));
}

fn walked(n: u32) -> u32 {
    let places = array<Tuple2_u32_u32, 4>(Tuple2_u32_u32(1u, 2u), Tuple2_u32_u32(3u, 0u), Tuple2_u32_u32(5u, 5u), Tuple2_u32_u32(n, 1u));
    var found: u32;
    loop {
        let items = places;
        var break_found = false;
        for (var i_1 = 0u; i_1 < 4u; i_1++) {
            let item = items[i_1];
            let a = item._0;
            let b = item._1;
            var k: u32;
            var matched: bool;
            if (a >= 3u) {
                k = a;
                matched = true;
            } else {
                k = b;
                matched = b >= 4u;
            }
            if (matched && k > 4u) {
                found = i_1 * 10u + a;
                break_found = true;
                break;
            }
        }
        if (break_found) {
            break;
        }
        found = 99u;
        break;
    }
    var calls = 0u;
    var total = 0u;
    let items = places;
    for (var element = 0u; element < 4u; element++) {
        let item = items[element];
        let a = item._0;
        let b = item._1;
        let x = a;
        calls += 1u;
        total += x * calls;
        let x_1 = b;
        calls += 1u;
        total += x_1 * calls;
    }
    var changed = places;
    for (var element = 0u; element < 4u; element++) {
        changed[element]._0 += changed[element]._1;
        let swapped = changed[element]._0;
        changed[element]._0 = changed[element]._1;
        changed[element]._1 = swapped;
    }
    for (var i_1 = 0u; i_1 < 4u; i_1++) {
        total += (changed[i_1]._0 + 10u * changed[i_1]._1) * i_1;
    }
    let columns = Tuple2_Array3_u32_Array2_u32(array<u32, 3>(1u, 2u, 3u), array<u32, 2>(n, n));
    let items_1 = columns._1;
    var sum = 0u;
    let len = min(rust_value_u32(3u), 2u);
    for (var position = 0u; position < len; position++) {
        let index = 3u - 1u - position;
        let b = items_1[position];
        let term = columns._0[index] * b;
        sum += term;
    }
    total += sum;
    return found * 1000u + total;
}

fn Sheet_default() -> Sheet {
    return Sheet(vec2<f32>(0.0f), array<f32, 2>(), Tuple2_u32_bool(0u, false), Square_default());
}

fn both(a: Sheet, b: Square) -> f32 {
    return Sheet_area(a) * 100.0f + Square_area(b);
}

fn both_1(a: Square, b: Sheet) -> f32 {
    return Square_area(a) * 100.0f + Sheet_area(b);
}

fn described(shape: Square) -> f32 {
    return Square_twice(shape) + f32(Square_SIDES);
}

fn described_1(shape: Sheet) -> f32 {
    return Sheet_twice(shape) + f32(Sheet_SIDES);
}

fn Square_volume(self_: Square, height: f32) -> f32 {
    return Square_area(self_) * height;
}

fn Sheet_more_than(self_: Sheet, other: Square) -> f32 {
    return Sheet_area(self_) - Square_area(other);
}

fn Sheet_area(self_: Sheet) -> f32 {
    return self_.size.x * self_.size.y - self_.margins[0u] - self_.margins[1u] - Square_area(self_.hole);
}

fn Square_default() -> Square {
    return Square(0.0f);
}

fn Sheet_eq(self_: Sheet, other: Sheet) -> bool {
    var value = true && all(self_.size == other.size);
    if (value) {
        var holds = true;
        for (var i_0 = 0u; i_0 < 2u; i_0++) {
            if (!(self_.margins[i_0] == other.margins[i_0])) {
                holds = false;
                break;
            }
        }
        value = holds;
    }
    return value && (true && self_.count._0 == other.count._0 && self_.count._1 == other.count._1) && Square_eq(self_.hole, other.hole);
}

fn Square_area(self_: Square) -> f32 {
    return self_._0 * self_._0;
}

fn Square_twice(self_: Square) -> f32 {
    return Square_area(self_) * 2.0f;
}

fn Sheet_twice(self_: Sheet) -> f32 {
    return Sheet_area(self_) + 1000.0f;
}

fn Square_eq(self_: Square, other: Square) -> bool {
    return true && self_._0 == other._0;
}

@compute @workgroup_size(1)
fn rust_idioms_() {
    let all_ = sheets(params.x);
    for (var i = 0u; i < 4u; i++) {
        out[i] = all_[i];
    }
    let value = walked(params.n);
    walk[0u] = value;
}
