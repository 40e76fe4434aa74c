// The kernel `of_enums`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<i32>;
@group(0) @binding(1) var<uniform> params: Params;

fn Side_neg(self_: u32) -> i32 {
    return -i32(self_) - 5i;
}

fn Side_not(self_: u32) -> u32 {
    if (self_ == 0u) {
        return 1u;
    } else {
        return 0u;
    }
    return u32();
}

fn Side_add(self_: u32, other: u32) -> u32 {
    return u32(self_) * 10u + other;
}

fn Side_add_assign(left: u32, right: u32) -> u32 {
    var left_1 = left;
    Side_add_assign_1(&left_1, right);
    return left_1;
}

fn Side_add_assign_1(self_: ptr<function, u32>, other: u32) {
    if (other == 1u) {
        *self_ = Side_not((*self_));
    }
}

@compute @workgroup_size(1)
fn of_enums() {
    var side: u32;
    if (params.n > 3u) {
        side = 1u;
    } else {
        side = 0u;
    }
    out[0u] = Side_neg(side);
    out[1u] = Side_neg(Side_not(side));
    out[2u] = i32(Side_add(side, params.n));
    side = Side_add_assign(side, 1u);
    out[3u] = i32(side);
}
