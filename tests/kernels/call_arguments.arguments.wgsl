// The kernel `arguments`.

struct Rect {
    x: u32,
    y: u32,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn Rect_grow(self_: ptr<function, Rect>, by: u32) -> u32 {
    (*self_).x += by;
    return (*self_).x;
}

fn Rect_plus(self_: Rect, other: u32) -> u32 {
    return self_.x * 100u + other;
}

fn second(argument: u32, argument_1: u32) -> u32 {
    return argument;
}

fn sum_of_pair(argument: u32, argument_1: Tuple2_u32_u32) -> u32 {
    let a = argument_1._0;
    let b = argument_1._1;
    return 100u * argument + 10u * a + b;
}

@compute @workgroup_size(4)
fn arguments(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    var rect = Rect(i, i + 1u);
    let grown = Rect_grow(&rect, rect.y);
    let operand = rect;
    let result = Rect_grow(&rect, 1u);
    let sum = Rect_plus(operand, result);
    let value = second(i, 7u);
    out[4u * i] = value;
    let value_1 = sum_of_pair(i, Tuple2_u32_u32(2u, 3u));
    out[4u * i + 1u] = value_1;
    out[4u * i + 2u] = grown;
    out[4u * i + 3u] = sum;
}
