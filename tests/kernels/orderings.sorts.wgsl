// The kernel `sorts`.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Option_Tuple2_u32_u32 {
    is_some: bool,
    some_value: Tuple2_u32_u32,
}

struct Params {
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> n: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn sorted(n_1: u32) -> array<u32, 32> {
    var all_ = array<u32, 8>();
    for (var i = 0u; i < 8u; i++) {
        all_[i] = ((n_1 * (i + 3u)) ^ (i * 5u)) % 16u;
    }
    var out_1 = array<u32, 32>();
    var up = all_;
    sort_unstable(&up);
    var down = all_;
    for (var end = 1u; end < 8u; end++) {
        var at = end;
        while (at > 0u) {
            let before = down[at - 1u];
            let sorted_1 = down[at];
            var ordering_1: u32;
            if (before < sorted_1) {
                ordering_1 = 4294967295u;
            } else if (before > sorted_1) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            if (ordering_1 != 4294967295u) {
                break;
            }
            down[at - 1u] = sorted_1;
            down[at] = before;
            at -= 1u;
        }
    }
    var keyed = all_;
    for (var end = 1u; end < 8u; end++) {
        var at = end;
        while (at > 0u) {
            let before = keyed[at - 1u];
            let sorted_1 = keyed[at];
            var value: u32;
            let a = sorted_1 % 4u;
            let b = before % 4u;
            var ordering_1: u32;
            if (a < b) {
                ordering_1 = 4294967295u;
            } else if (a > b) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            value = ordering_1;
            if (value != 4294967295u) {
                break;
            }
            keyed[at - 1u] = sorted_1;
            keyed[at] = before;
            at -= 1u;
        }
    }
    var part = all_;
    let end_1 = max(rust_value_u32(6u), 2u) - 2u;
    for (var end = 1u; end < end_1; end++) {
        var at = end;
        while (at > 0u) {
            let before = part[2u + (at - 1u)];
            let sorted_1 = part[2u + at];
            var ordering_1: u32;
            if (sorted_1 < before) {
                ordering_1 = 4294967295u;
            } else if (sorted_1 > before) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            if (ordering_1 != 4294967295u) {
                break;
            }
            part[2u + (at - 1u)] = sorted_1;
            part[2u + at] = before;
            at -= 1u;
        }
    }
    for (var i = 0u; i < 8u; i++) {
        out_1[i] = up[i];
        out_1[i + 8u] = down[i];
        out_1[i + 16u] = keyed[i];
        out_1[i + 24u] = part[i];
    }
    var found_1 = false;
    var max_by: Tuple2_u32_u32;
    for (var position = 0u; position < 8u; position++) {
        var is_better = true;
        if (found_1) {
            let a = Tuple2_u32_u32(max_by._0, max_by._1);
            let b = Tuple2_u32_u32(position, all_[position]);
            let value = a._1;
            let value_1 = b._1;
            var ordering_1: u32;
            if (value < value_1) {
                ordering_1 = 4294967295u;
            } else if (value > value_1) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            is_better = ordering_1 != 1u;
        }
        if (is_better) {
            max_by = Tuple2_u32_u32(position, all_[position]);
            found_1 = true;
        }
    }
    let is_some = found_1;
    var value: Tuple2_u32_u32;
    if (is_some) {
        value = Tuple2_u32_u32(max_by._0, max_by._1);
    }
    let found = Option_Tuple2_u32_u32(is_some, value);
    let at = found.some_value._0;
    if (found.is_some) {
        out_1[0u] += 100u * at + 10000u * found.some_value._1;
    }
    var found_2 = false;
    var min_by: Tuple2_u32_u32;
    for (var position = 0u; position < 8u; position++) {
        var is_better = true;
        if (found_2) {
            let a = Tuple2_u32_u32(min_by._0, min_by._1);
            let b = Tuple2_u32_u32(position, all_[position]);
            let value_1 = a._1;
            let value_2 = b._1;
            var ordering_1: u32;
            if (value_1 < value_2) {
                ordering_1 = 4294967295u;
            } else if (value_1 > value_2) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            let operand = ordering_1;
            let value_3 = b._0;
            let value_4 = a._0;
            var ordering_2: u32;
            if (value_3 < value_4) {
                ordering_2 = 4294967295u;
            } else if (value_3 > value_4) {
                ordering_2 = 1u;
            } else {
                ordering_2 = 0u;
            }
            is_better = then(operand, ordering_2) == 1u;
        }
        if (is_better) {
            min_by = Tuple2_u32_u32(position, all_[position]);
            found_2 = true;
        }
    }
    let is_some_1 = found_2;
    var value_1: Tuple2_u32_u32;
    if (is_some_1) {
        value_1 = Tuple2_u32_u32(min_by._0, min_by._1);
    }
    let least = Option_Tuple2_u32_u32(is_some_1, value_1);
    let at_1 = least.some_value._0;
    if (least.is_some) {
        out_1[1u] += 100u * at_1;
    }
    return out_1;
}

fn sort_unstable(slice: ptr<function, array<u32, 8>>) {
    sort(slice);
}

fn then(ordering: u32, other: u32) -> u32 {
    if (ordering == 0u) {
        return other;
    } else {
        return ordering;
    }
    return u32();
}

fn sort(slice: ptr<function, array<u32, 8>>) {
    for (var end = 1u; end < 8u; end++) {
        var at = end;
        while (at > 0u) {
            let before = (*slice)[at - 1u];
            let sorted_1 = (*slice)[at];
            var ordering_1: u32;
            if (sorted_1 < before) {
                ordering_1 = 4294967295u;
            } else if (sorted_1 > before) {
                ordering_1 = 1u;
            } else {
                ordering_1 = 0u;
            }
            if (ordering_1 != 4294967295u) {
                break;
            }
            (*slice)[at - 1u] = sorted_1;
            (*slice)[at] = before;
            at -= 1u;
        }
    }
}

@compute @workgroup_size(1)
fn sorts() {
    for (var i = 0u; i < params.n_len; i++) {
        let values = sorted(n[i]);
        for (var j = 0u; j < 32u; j++) {
            out[i * 32u + j] = values[j];
        }
    }
}
