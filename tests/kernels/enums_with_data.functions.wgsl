// The kernel `functions`.

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

struct Hollow {
    tag: u32,
    Open_0: bool,
    Filled_0: u32,
    Filled_1: u32,
}

struct Solid {
    tag: u32,
    Ball_radius: i32,
    Cuboid_0: vec3<i32>,
    Shell_0: i32,
    Shell_1: Hollow,
}

struct Placed {
    solid: Solid,
    at: vec3<i32>,
}

struct Tree_u32 {
    tag: u32,
    Leaf_0: u32,
    Pair_left: u32,
    Pair_right: u32,
}

struct Tree_Solid {
    tag: u32,
    Leaf_0: Solid,
    Pair_left: Solid,
    Pair_right: Solid,
}

struct Mode {
    tag: u32,
    Fast_0: u32,
    Slow_steps: u32,
}

struct State {
    mode: Mode,
    ticks: u32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> shapes: array<f32>;
@group(0) @binding(2) var<storage, read_write> solids: array<i32>;
@group(0) @binding(3) var<storage, read_write> states: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

const Shape_UNIT: Shape = Shape(1u, 1.0f, 0.0f, 0.0f, 0u, array<f32, 2>());

fn of_shapes(n_1: u32, x: f32) -> array<f32, 12> {
    var out = array<f32, 12>();
    var shape = make(n_1, x);
    let value = Shape_area(shape);
    out[0u] = value;
    Shape_scale(&shape, 2.0f);
    let value_1 = Shape_area(shape);
    out[1u] = value_1;
    let all_ = array<Shape, 4>(shape, Shape_UNIT, make(n_1 + 1u, x + 1.0f), Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>()));
    for (var at = 0u; at < 4u; at++) {
        let value_2 = Shape_area(all_[at]);
        out[2u] += value_2;
        let value_3 = Shape_meets(shape, all_[at]) * (f32(at) + 1.0f);
        out[3u] += value_3;
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
            out[4u] += w - h;
        }
    }
    let option = Shape_grown(shape);
    let r = option.some_value.Circle_0;
    let w = option.some_value.Rect_w;
    let grown = option.some_value;
    if (option.is_some && option.some_value.tag == 1u) {
        out[5u] = r;
    } else if (option.is_some && (option.some_value.tag == 2u && option.some_value.Rect_h == 2.0f)) {
        out[5u] = w + 50.0f;
    } else if (option.is_some) {
        out[5u] = Shape_area(grown);
    } else {
        out[5u] = -2.0f;
    }
    if (Shape_eq(shape, all_[2u])) {
        out[6u] = 1.0f;
    } else {
        out[6u] = 0.0f;
    }
    let selector = shape;
    if (selector.tag == 2u && (selector.Rect_w >= 1.0f && selector.Rect_w <= 4.0f)) {
        out[7u] = 1.0f;
    } else {
        out[7u] = 0.0f;
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
        out[8u] = r_1;
    } else {
        let selector_1 = shape;
        let r_2 = selector_1.Circle_0;
        if (selector_1.tag == 1u) {
            out[8u] = -r_2;
        }
    }
    let argument_0 = x;
    let operand = Shape_area(Shape(1u, argument_0, 0.0f, 0.0f, 0u, array<f32, 2>()));
    let argument_0_1 = 2.0f;
    let argument = Shape_square(3.0f);
    let value_4 = operand + Shape_meets(Shape(1u, argument_0_1, 0.0f, 0.0f, 0u, array<f32, 2>()), argument);
    out[9u] = value_4;
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
    out[10u] = value_5;
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
            out[11u] += r_2;
            stack[min(top, 3u)] = Shape(0u, 0.0f, 0.0f, 0.0f, 0u, array<f32, 2>());
            top = (top + 1u) % 4u;
        } else {
            break;
        }
    }
    return out;
}

fn of_solids(n_1: u32, k: u32) -> array<i32, 8> {
    var out = array<i32, 8>();
    let placed = Placed(solid(n_1), vec3<i32>(1i, i32(k), 2i));
    let other = Placed(solid(k), placed.at);
    let p = vec3<i32>(i32(k), 3i, i32(n_1));
    let value = Placed_distance(placed, p);
    out[0u] = value;
    let value_1 = Placed_distance(other, p);
    out[1u] = value_1;
    if (Solid_eq(placed.solid, other.solid)) {
        out[2u] = 1i;
    } else {
        out[2u] = 0i;
    }
    if (Solid_ne(solid(n_1), Solid(2u, 0i, vec3<i32>(0i), 5i, Hollow(0u, false, 0u, 0u)))) {
        out[3u] = 1i;
    } else {
        out[3u] = 0i;
    }
    var tree: Tree_u32;
    if (n_1 % 2u == 0u) {
        tree = Tree_u32(0u, k, 0u, 0u);
    } else {
        tree = Tree_u32(1u, 0u, n_1, k);
    }
    let value_2 = i32(Tree_u32_first(tree));
    out[4u] = value_2;
    let self_ = tree;
    var value_3: Tree_u32;
    let x = self_.Leaf_0;
    let left = self_.Pair_left;
    let right = self_.Pair_right;
    if (self_.tag == 0u) {
        let a = x;
        let b = x;
        value_3 = Tree_u32(0u, a * 2u + b, 0u, 0u);
    } else {
        let a = left;
        let b = right;
        value_3 = Tree_u32(1u, 0u, a * 2u + b, left);
    }
    let sum = value_3;
    let value_4 = i32(Tree_u32_first(sum));
    out[5u] = value_4;
    let left_1 = sum.Pair_left;
    let right_1 = sum.Pair_right;
    let l = sum.Leaf_0;
    if (sum.tag == 1u && left_1 > right_1) {
        out[6u] = 3i;
    } else if (sum.tag == 1u) {
        out[6u] = 4i;
    } else {
        out[6u] = i32(l);
    }
    let nested = Tree_Solid(1u, Solid(), solid(n_1), solid(k));
    let selector = k % 3u;
    let r = nested.Pair_left.Shell_0;
    let radius = nested.Pair_right.Ball_radius;
    let right_2 = nested.Pair_right;
    if (nested.tag == 0u) {
        out[7u] = 0i;
    } else if (nested.tag == 1u && nested.Pair_left.tag == 2u && selector == 0u) {
        out[7u] = r;
    } else if (nested.tag == 1u && nested.Pair_left.tag == 2u && nested.Pair_right.tag == 0u) {
        out[7u] = radius;
    } else {
        let half = right_2.Cuboid_0;
        if (right_2.tag == 1u) {
            out[7u] = half.y;
        } else {
            out[7u] = -1i;
        }
    }
    return out;
}

fn of_states(n_1: u32, k: u32) -> u32 {
    var state = State_default();
    var sum = 0u;
    for (var i = 0u; i < 8u; i++) {
        State_step(&state, ((n_1 * (i + 1u)) ^ k));
        let value = sum * 3u + State_number(state);
        sum = value;
    }
    if (State_eq(state, State_default())) {
        return 1u;
    } else {
        return sum + state.ticks;
    }
    return u32();
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

fn solid(n_1: u32) -> Solid {
    let selector = n_1 % 6u;
    switch (selector) {
        case 0u: {
            return Solid(0u, i32(n_1), vec3<i32>(0i), 0i, Hollow());
        }
        case 1u: {
            return Solid(1u, 0i, vec3<i32>(1i, i32(n_1), 3i), 0i, Hollow());
        }
        case 2u: {
            return Solid(2u, 0i, vec3<i32>(0i), 5i, Hollow(0u, (n_1 > 8u), 0u, 0u));
        }
        case 3u: {
            return Solid(2u, 0i, vec3<i32>(0i), i32(n_1), Hollow(1u, false, n_1, 2u));
        }
        default: {
            return Solid(2u, 0i, vec3<i32>(0i), i32(n_1), Hollow(1u, false, 1u, n_1));
        }
    }
    return Solid();
}

fn Placed_distance(self_: Placed, p: vec3<i32>) -> i32 {
    let p_1 = p - self_.at;
    let selector = self_.solid;
    let radius = selector.Ball_radius;
    let half = selector.Cuboid_0;
    let r = selector.Shell_0;
    let r_1 = selector.Shell_0;
    let r_2 = selector.Shell_0;
    var m: u32;
    var n_1: u32;
    var matched: bool;
    if (selector.Shell_1.tag == 1u && (selector.Shell_1.Filled_0 >= 0u && selector.Shell_1.Filled_0 <= 3u)) {
        m = selector.Shell_1.Filled_1;
        n_1 = selector.Shell_1.Filled_0;
        matched = true;
    } else {
        m = selector.Shell_1.Filled_0;
        n_1 = selector.Shell_1.Filled_1;
        matched = selector.Shell_1.tag == 1u;
    }
    if (selector.tag == 0u) {
        return abs(p_1.x) + abs(p_1.y) + abs(p_1.z) - radius;
    } else if (selector.tag == 1u) {
        let q = abs(p_1) - half;
        return max(max(q.x, q.y), q.z);
    } else if (selector.tag == 2u && (selector.Shell_1.tag == 0u && selector.Shell_1.Open_0)) {
        return abs(p_1.x - r);
    } else if (selector.tag == 2u && (selector.Shell_1.tag == 0u && !selector.Shell_1.Open_0)) {
        return r_1 - p_1.x;
    } else {
        return r_2 + i32(n_1) - i32(m);
    }
    return i32();
}

fn Solid_eq(self_: Solid, other: Solid) -> bool {
    let left_0 = self_.Ball_radius;
    let right_0 = other.Ball_radius;
    let left_0_1 = self_.Cuboid_0;
    let right_0_1 = other.Cuboid_0;
    let left_0_2 = self_.Shell_0;
    let left_1 = self_.Shell_1;
    let right_0_2 = other.Shell_0;
    let right_1 = other.Shell_1;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && all(left_0_1 == right_0_1);
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_2 == right_0_2 && Hollow_eq(left_1, right_1);
    } else {
        return false;
    }
    return bool();
}

fn Solid_ne(left: Solid, right: Solid) -> bool {
    return !Solid_eq(left, right);
}

fn Tree_u32_first(self_: Tree_u32) -> u32 {
    var x: u32;
    var matched: bool;
    if (self_.tag == 0u) {
        x = self_.Leaf_0;
        matched = true;
    } else {
        x = self_.Pair_left;
        matched = self_.tag == 1u;
    }
    return x;
}

fn State_default() -> State {
    return State(Mode_default(), 0u);
}

fn State_step(self_: ptr<function, State>, input: u32) {
    (*self_).ticks += 1u;
    let selector = (*self_).mode;
    let selector_1 = input % 4u;
    let n_1 = selector_1;
    let n_2 = selector_1;
    let steps = selector.Slow_steps;
    let n_3 = selector.Fast_0;
    let n_4 = selector.Fast_0;
    let m = selector_1;
    if (selector.tag == 1u && selector_1 == 0u) {
        (*self_).mode = Mode(1u, 0u, 0u);
    } else if (selector.tag == 1u) {
        (*self_).mode = Mode(2u, 0u, n_1);
    } else if (selector.tag == 2u && selector.Slow_steps == 0u) {
        (*self_).mode = Mode(0u, n_2, 0u);
    } else if (selector.tag == 2u) {
        (*self_).mode = Mode(2u, 0u, steps - 1u);
    } else if (selector.tag == 0u && (selector_1 == 0u || selector_1 == 1u) && n_3 > 2u) {
        (*self_).mode = Mode(1u, 0u, 0u);
    } else {
        (*self_).mode = Mode(0u, n_4 + m, 0u);
    }
    if ((*self_).mode.tag == 0u) {
        (*self_).mode.Fast_0 ^= 1u;
    }
}

fn State_number(self_: State) -> u32 {
    let selector = self_.mode;
    let steps = selector.Slow_steps;
    if (!(selector.tag == 2u)) {
        let selector_1 = self_.mode;
        if (selector_1.tag == 0u) {
            return 100u + selector_1.Fast_0;
        } else {
            return 7u;
        }
    }
    return 200u + steps;
}

fn State_eq(self_: State, other: State) -> bool {
    return true && Mode_eq(self_.mode, other.mode) && self_.ticks == other.ticks;
}

fn Hollow_eq(self_: Hollow, other: Hollow) -> bool {
    let left_0 = self_.Open_0;
    let right_0 = other.Open_0;
    let left_0_1 = self_.Filled_0;
    let left_1 = self_.Filled_1;
    let right_0_1 = other.Filled_0;
    let right_1 = other.Filled_1;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true && left_0_1 == right_0_1 && left_1 == right_1;
    } else {
        return false;
    }
    return bool();
}

fn Mode_default() -> Mode {
    return Mode(1u, 0u, 0u);
}

fn Mode_eq(self_: Mode, other: Mode) -> bool {
    let left_0 = self_.Fast_0;
    let right_0 = other.Fast_0;
    let left_0_1 = self_.Slow_steps;
    let right_0_1 = other.Slow_steps;
    if (self_.tag == 0u && other.tag == 0u) {
        return true && left_0 == right_0;
    } else if (self_.tag == 1u && other.tag == 1u) {
        return true;
    } else if (self_.tag == 2u && other.tag == 2u) {
        return true && left_0_1 == right_0_1;
    } else {
        return false;
    }
    return bool();
}

@compute @workgroup_size(1)
fn functions() {
    for (var i = 0u; i < params.n_len; i++) {
        let k = n[params.n_len - 1u - i];
        let of_shapes_1 = of_shapes(n[i], f32(k));
        for (var j = 0u; j < 12u; j++) {
            shapes[i * 12u + j] = of_shapes_1[j];
        }
        let of_solids_1 = of_solids(n[i], k);
        for (var j = 0u; j < 8u; j++) {
            solids[i * 8u + j] = of_solids_1[j];
        }
        let value = of_states(n[i], k);
        states[i] = value;
    }
}
