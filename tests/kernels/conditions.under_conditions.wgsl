// The kernel `under_conditions`.

struct Fields {
    first: u32,
    second: u32,
}

struct Choice {
    tag: u32,
    One_0: u32,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

const STEP: u32 = 3u;
const Marked_CODE: u32 = 5u;

fn all_(x: u32) -> u32 {
    return chosen(x) + twice(x) + code() + portable() + fields(x) + width();
}

fn chosen(x: u32) -> u32 {
    var y = x * STEP;
    let selector = y % 3u;
    switch (selector) {
        case 0u: {
            return y + 1u;
        }
        default: {
            return y;
        }
    }
    return u32();
}

fn twice(x: u32) -> u32 {
    return x * 2u;
}

fn code() -> u32 {
    return Marked_CODE;
}

fn portable() -> u32 {
    return 1u;
}

fn fields(x: u32) -> u32 {
    let fields_1 = Fields(x, x * 3u);
    let parts = fields_1;
    let first = parts.first;
    let second = parts.second;
    var choice: Choice;
    if (x > 9u) {
        choice = Choice(0u, first);
    } else {
        choice = Choice(1u, 0u);
    }
    let x_1 = choice.One_0;
    if (choice.tag == 0u) {
        return x_1 + second;
    } else {
        return second;
    }
    return u32();
}

fn width() -> u32 {
    return 64u;
}

@compute @workgroup_size(64)
fn under_conditions(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let value = all_(i);
        out[i] = value;
    }
}
