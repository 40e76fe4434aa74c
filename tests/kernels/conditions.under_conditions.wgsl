// The kernel `under_conditions`.

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

const STEP: u32 = 3u;
const Marked_CODE: u32 = 5u;

fn all_(x: u32) -> u32 {
    return chosen(x) + twice(x) + code() + portable() + width();
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
