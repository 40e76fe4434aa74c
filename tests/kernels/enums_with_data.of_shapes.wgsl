// The kernel `of_shapes`.

struct Shape {
    tag: u32,
    Circle_0: f32,
    Rect_w: f32,
    Rect_h: f32,
    Polygon_0: u32,
    Polygon_1: array<f32, 2>,
}

struct Option_Shape {
    is_some: bool,
    some_value: Shape,
}

struct Option_f32 {
    is_some: bool,
    some_value: f32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

const Shape_UNIT: Shape = Shape(1u, 1.0f, 0.0f, 0.0f, 0u, array<f32, 2>());

fn of_shapes_1(n_1: u32, x: f32) -> array<f32, 12> {
    var out_1 = array<f32, 12>();
    var shape = make(n_1, x);
    let value = Shape_area(shape);
    out_1[0u] = value;
    Shape_scale(&shape, 2.0f);
    let value_1 = Shape_area(shape);
    out_1[1u] = value_1;
    let all_ = array<Shape, 4>(shape, Shape_UNIT, make(n_1 + 1u, x + 1.0f), Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>()));
    for (var at = 0u; at < 4u; at++) {
        let value_2 = Shape_area(all_[at]);
        out_1[2u] += value_2;
        let value_3 = Shape_meets(shape, all_[at]) * (f32(at) + 1.0f);
        out_1[3u] += value_3;
        let selector = all_[at];
        var h: f32;
        var w: f32;
        var matched: bool;
        if (selector.tag == 2u) {
            h = selector.Rect_h;
            w = selector.Rect_w;
            matched = true;
        } else if (selector.tag == 3u) {
            h = selector.Polygon_1[1u];
            w = selector.Polygon_1[0u];
            matched = true;
        } else {
            matched = false;
        }
        if (matched) {
            out_1[4u] += w - h;
        }
    }
    let option = Shape_grown(shape);
    let r = option.some_value.Circle_0;
    let w = option.some_value.Rect_w;
    let grown = option.some_value;
    if (option.is_some && option.some_value.tag == 1u) {
        out_1[5u] = r;
    } else if (option.is_some && (option.some_value.tag == 2u && option.some_value.Rect_h == 2.0f)) {
        out_1[5u] = w + 50.0f;
    } else if (option.is_some) {
        out_1[5u] = Shape_area(grown);
    } else {
        out_1[5u] = -2.0f;
    }
    if (Shape_eq(shape, all_[2u])) {
        out_1[6u] = 1.0f;
    } else {
        out_1[6u] = 0.0f;
    }
    let selector = shape;
    if (selector.tag == 2u && (selector.Rect_w >= 1.0f && selector.Rect_w <= 4.0f)) {
        out_1[7u] = 1.0f;
    } else {
        out_1[7u] = 0.0f;
    }
    var value_2: Option_f32;
    if (x > 2.0f) {
        value_2 = Option_f32(true, x);
    } else {
        value_2 = Option_f32();
    }
    let option_1 = value_2;
    var value_3: Shape;
    if (option_1.is_some) {
        let argument = option_1.some_value;
        value_3 = Shape(1u, argument, 0.0f, 0.0f, 0u, array<f32, 2>());
    }
    let made = Option_Shape(option_1.is_some, value_3);
    let r_1 = made.some_value.Circle_0;
    if (made.is_some && made.some_value.tag == 1u) {
        out_1[8u] = r_1;
    } else {
        let selector_1 = shape;
        let r_2 = selector_1.Circle_0;
        if (selector_1.tag == 1u) {
            out_1[8u] = -r_2;
        }
    }
    let argument_0 = x;
    let operand = Shape_area(Shape(1u, argument_0, 0.0f, 0.0f, 0u, array<f32, 2>()));
    let argument_0_1 = 2.0f;
    let argument = Shape_square(3.0f);
    let value_4 = operand + Shape_meets(Shape(1u, argument_0_1, 0.0f, 0.0f, 0u, array<f32, 2>()), argument);
    out_1[9u] = value_4;
    var changed = all_;
    for (var element = 0u; element < 4u; element++) {
        if (changed[element].tag == 1u) {
            changed[element].Circle_0 += 1.0f;
        }
        var part = changed[element];
        Shape_scale(&part, 3.0f);
        changed[element] = part;
    }
    let value_5 = Shape_area(changed[0u]) + Shape_area(changed[1u]);
    out_1[10u] = value_5;
    var stack = array<Shape, 4>(make(n_1, x), make(n_1, x), Shape_UNIT, Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>()));
    var top = 0u;
    loop {
        let selector_1 = stack[min(top, 3u)];
        var r_2: f32;
        var matched: bool;
        if (selector_1.tag == 1u) {
            r_2 = selector_1.Circle_0;
            matched = true;
        } else {
            r_2 = selector_1.Rect_w;
            matched = selector_1.tag == 2u;
        }
        if (matched) {
            out_1[11u] += r_2;
            stack[min(top, 3u)] = Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>());
            top = (top + 1u) % 4u;
        } else {
            break;
        }
    }
    return out_1;
}

fn make(n_1: u32, x: f32) -> Shape {
    let selector = n_1 % 5u;
    switch (selector) {
        case 0u: {
            return Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>());
        }
        case 1u: {
            return Shape(1u, x, 0.0f, 0.0f, 0u, array<f32, 2>());
        }
        case 2u: {
            return Shape(2u, 0.0f, 2.0f, x, 0u, array<f32, 2>());
        }
        case 3u: {
            return Shape_square(x + 9.0f);
        }
        default: {
            return Shape(3u, 0.0f, 0.0f, 0.0f, n_1, array<f32, 2>(x, 1.0f));
        }
    }
    return Shape();
}

fn Shape_area(self_: Shape) -> f32 {
    if (self_.tag == 0u) {
        return 0.0f;
    } else if (self_.tag == 1u) {
        return 3.0f * self_.Circle_0 * self_.Circle_0;
    } else if (self_.tag == 2u) {
        return self_.Rect_w * self_.Rect_h;
    } else {
        return f32(self_.Polygon_0) * (self_.Polygon_1[0u] + self_.Polygon_1[1u]);
    }
    return f32();
}

fn Shape_scale(self_: ptr<function, Shape>, k: f32) {
    if ((*self_).tag == 1u) {
        (*self_).Circle_0 *= k;
    } else if ((*self_).tag == 2u) {
        (*self_).Rect_w *= k;
        (*self_).Rect_h *= k;
    } else if ((*self_).tag == 3u) {
        (*self_).Polygon_1[1u] *= k;
    }
}

fn Shape_meets(self_: Shape, other: Shape) -> f32 {
    var a: f32;
    var matched: bool;
    if (self_.tag == 2u) {
        a = self_.Rect_w;
        matched = true;
    } else if (self_.tag == 1u) {
        a = self_.Circle_0;
        matched = true;
    } else {
        matched = false;
    }
    var n_1: u32;
    var matched_1: bool;
    if (self_.tag == 3u) {
        n_1 = self_.Polygon_0;
        matched_1 = true;
    } else if (other.tag == 3u) {
        n_1 = other.Polygon_0;
        matched_1 = true;
    } else {
        matched_1 = false;
    }
    if (self_.tag == 1u && other.tag == 1u) {
        return max(self_.Circle_0, other.Circle_0);
    } else if (matched && other.tag == 2u) {
        return a + other.Rect_h;
    } else if (other.tag == 0u || self_.tag == 0u) {
        return -1.0f;
    } else if (matched_1) {
        return f32(n_1);
    } else {
        return self_.Rect_h - other.Circle_0;
    }
    return f32();
}

fn Shape_grown(self_: Shape) -> Option_Shape {
    var value: Shape;
    let r = self_.Circle_0;
    let w = self_.Rect_w;
    let w_1 = self_.Rect_w;
    let other = self_;
    if (self_.tag == 0u) {
        return Option_Shape();
    } else if (self_.tag == 1u) {
        value = Shape(1u, r + 1.0f, 0.0f, 0.0f, 0u, array<f32, 2>());
    } else if (self_.tag == 2u && (self_.Rect_h >= 0.0f && self_.Rect_h <= 1.0f)) {
        value = Shape(2u, 0.0f, w, 2.0f, 0u, array<f32, 2>());
    } else if (self_.tag == 2u && w_1 > 10.0f) {
        value = Shape_square(w_1);
    } else {
        value = other;
    }
    return Option_Shape(true, value);
}

fn Shape_eq(self_: Shape, other: Shape) -> bool {
    let left_0 = self_.Circle_0;
    let right_0 = other.Circle_0;
    let left_0_1 = self_.Rect_w;
    let left_1 = self_.Rect_h;
    let right_0_1 = other.Rect_w;
    let right_1 = other.Rect_h;
    let left_0_2 = self_.Polygon_0;
    let left_1_1 = self_.Polygon_1;
    let right_0_2 = other.Polygon_0;
    let right_1_1 = other.Polygon_1;
    if (self_.tag == 0u && other.tag == 0u) {
        return true;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_1 == right_0_1 && left_1 == right_1;
    } else if (self_.tag == 3u && other.tag == 3u) {
        var value = true && left_0_2 == right_0_2;
        if (value) {
            var holds = true;
            for (var i_0 = 0u; i_0 < 2u; i_0++) {
                if (!(left_1_1[i_0] == right_1_1[i_0])) {
                    holds = false;
                    break;
                }
            }
            value = holds;
        }
        return value;
    } else {
        return false;
    }
    return bool();
}

fn Shape_square(side: f32) -> Shape {
    return Shape(2u, 0.0f, side, side, 0u, array<f32, 2>());
}

@compute @workgroup_size(1)
fn of_shapes() {
    for (var i = 0u; i < params.n_len; i++) {
        let of_shapes_2 = of_shapes_1(n[i], f32(n[params.n_len - 1u - i]));
        for (var j = 0u; j < 12u; j++) {
            out[i * 12u + j] = of_shapes_2[j];
        }
    }
}
