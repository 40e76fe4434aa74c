// The kernel `plain_methods`.

struct Colour {
    red: f32,
    green: f32,
}

struct Params {
    @align(16) other: Colour,
    @align(16) colours_len: u32,
}

@group(0) @binding(0) var<storage, read_write> colours: array<Colour>;
@group(0) @binding(1) var<uniform> params: Params;

fn Colour_ne(left: Colour, right: Colour) -> bool {
    return !Colour_eq(left, right);
}

fn Colour_mixed(self_: Colour, other: Colour, t: f32) -> Colour {
    return Colour(mix_(self_.red, other.red, t), mix_(self_.green, other.green, t));
}

fn Colour_add_assign(left: Colour, right: Colour) -> Colour {
    var left_1 = left;
    Colour_add_assign_1(&left_1, right);
    return left_1;
}

fn Colour_eq(self_: Colour, other: Colour) -> bool {
    return true && self_.red == other.red && self_.green == other.green;
}

fn mix_(a: f32, b: f32, t: f32) -> f32 {
    return a + (b - a) * t;
}

fn Colour_add_assign_1(self_: ptr<function, Colour>, other: Colour) {
    (*self_).red = (*self_).red + other.red;
    (*self_).green = (*self_).green + other.green;
}

@compute @workgroup_size(4)
fn plain_methods(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.colours_len && Colour_ne(colours[i], params.other)) {
        var mixed = Colour_mixed(colours[i], params.other, 0.5f);
        mixed = Colour_add_assign(mixed, params.other);
        colours[i] = mixed;
    }
}
