// The kernel `turns`.

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

struct Params {
    out_len: u32,
    turned_len: u32,
    given_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<i32>;
@group(0) @binding(1) var<storage, read_write> turned: array<u32>;
@group(0) @binding(2) var<storage, read> given: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn sum(i: u32) -> i32 {
    let level_1 = level(i);
    let next = level(i + 1u);
    let narrow = ((i32(level_1) << 24u) >> 24u) + i32((u32(level_1) & 255u)) + ((i32(level_1) << 16u) >> 16u);
    let order = i32(Level_lt(level_1, next)) + 2i * i32((Level_max(level_1, next) == 40u));
    var masks: i32;
    if (Mask_lt(1u, 2147483648u)) {
        masks = 100i;
    } else {
        masks = 200i;
    }
    return i32(level_1) + narrow + 10i * order + masks + (i32(level_1) >> 3u);
}

fn level(i: u32) -> u32 {
    let selector = i % 4u;
    switch (selector) {
        case 0u: {
            return 4294966996u;
        }
        case 1u: {
            return 4294967295u;
        }
        case 2u: {
            return 0u;
        }
        default: {
            return 40u;
        }
    }
    return u32();
}

fn Level_lt(self_: u32, other: u32) -> bool {
    let option = Level_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Level_max(self_: u32, other: u32) -> u32 {
    if (Level_cmp(other, self_) == 4294967295u) {
        return self_;
    } else {
        return other;
    }
    return u32();
}

fn Mask_lt(self_: u32, other: u32) -> bool {
    let option = Mask_partial_cmp(self_, other);
    return option.is_some && option.some_value == 4294967295u;
}

fn Level_partial_cmp(self_: u32, other: u32) -> Option_Ordering {
    let value = i32(self_);
    let value_1 = i32(other);
    let left = value;
    let right = value_1;
    let value_2 = left <= right || left > right;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_2, ordering);
}

fn Level_cmp(self_: u32, other: u32) -> u32 {
    let value = i32(self_);
    let value_1 = i32(other);
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return ordering;
}

fn Mask_partial_cmp(self_: u32, other: u32) -> Option_Ordering {
    let value = u32(self_);
    let value_1 = u32(other);
    let left = value;
    let right = value_1;
    let value_2 = left <= right || left > right;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    return Option_Ordering(value_2, ordering);
}

@compute @workgroup_size(1)
fn turns(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let i = workgroup_id.x;
    if (i < params.out_len && i < params.given_len && i < params.turned_len) {
        let turn = given[i];
        let value = sum(i) + i32(turn) * 1000i;
        out[i] = value;
        var value_1: u32;
        if (turn == 4294967295u) {
            value_1 = 1u;
        } else if (turn == 0u) {
            value_1 = turn;
        } else {
            value_1 = 4294967295u;
        }
        turned[i] = value_1;
    }
}
