// The kernel `beside_traits`.

struct Item {
    place: vec2<f32>,
    code: array<u32, 2>,
}

struct Pair {
    a: u32,
    b: i32,
}

struct Result_u32_u32 {
    is_ok: bool,
    ok_value: u32,
    err_value: u32,
}

@group(0) @binding(0) var<storage, read> items_0: array<Item>;
@group(0) @binding(1) var<storage, read> items_1: array<Item>;
@group(0) @binding(2) var<storage, read> x: array<u32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn sorted(pairs: ptr<function, array<Pair, 3>>, n: u32) -> u32 {
    for (var end = 1u; end < 3u; end++) {
        var at = end;
        while (at > 0u) {
            let before = (*pairs)[at - 1u];
            let sorted_1 = (*pairs)[at];
            var value: u32;
            let a = sorted_1.b;
            let b = before.b;
            var ordering: u32;
            if (a < b) {
                ordering = 4294967295u;
            } else if (a > b) {
                ordering = 1u;
            } else {
                ordering = 0u;
            }
            value = ordering;
            if (value != 4294967295u) {
                break;
            }
            (*pairs)[at - 1u] = sorted_1;
            (*pairs)[at] = before;
            at -= 1u;
        }
    }
    let first = (*pairs)[0u].a;
    sort(pairs);
    let slice_1 = array<u32, 4>(1u, 3u, 5u, 7u);
    let wanted = n * 2u + 1u;
    var value: Result_u32_u32;
    loop {
        var value_1: u32;
        var size = 4u;
        var base = 0u;
        while (size > 1u) {
            let half = size / 2u;
            let index = base + half;
            if (slice_1[min(index, 3u)] <= wanted) {
                base += half;
            }
            size -= half;
        }
        value_1 = base;
        let base_1 = value_1;
        let found = slice_1[min(base_1, 3u)];
        if (found == wanted) {
            value = Result_u32_u32(true, base_1, 0u);
        } else if (found < wanted) {
            value = Result_u32_u32(false, 0u, base_1 + 1u);
        } else {
            value = Result_u32_u32(false, 0u, base_1);
        }
        break;
    }
    let result = value;
    var value_1 = 9u;
    if (result.is_ok) {
        value_1 = result.ok_value;
    }
    let odd = value_1;
    let operand = first + (*pairs)[0u].a * 10u;
    let argument = array<u32, 3>(1u, 9u, n);
    return operand + of_slice(argument) * 100u + odd * 10000u;
}

fn shifted(z: array<u32, 2>, i: u32) -> u32 {
    let slice_1 = i % 2u;
    var slice_start: u32;
    switch (slice_1) {
        case 0u: {
            slice_start = i;
        }
        default: {
            slice_start = 0u;
        }
    }
    let start = slice_start;
    var element: u32;
    switch (slice_1) {
        case 0u: {
            element = x[start];
        }
        default: {
            element = z[start];
        }
    }
    return element;
}

fn sort(slice: ptr<function, array<Pair, 3>>) {
    for (var end = 1u; end < 3u; end++) {
        var at = end;
        while (at > 0u) {
            let before = (*slice)[at - 1u];
            let sorted_1 = (*slice)[at];
            if (Pair_cmp(sorted_1, before) != 4294967295u) {
                break;
            }
            (*slice)[at - 1u] = sorted_1;
            (*slice)[at] = before;
            at -= 1u;
        }
    }
}

fn of_slice(x_1: array<u32, 3>) -> u32 {
    let wanted = 9u;
    var value: bool;
    var found = false;
    for (var element = 0u; element < 3u; element++) {
        if (x_1[element] == wanted) {
            found = true;
            break;
        }
    }
    value = found;
    return u32(value) * 10u + 3u;
}

fn Pair_cmp(self_: Pair, other: Pair) -> u32 {
    let value = self_.a;
    let value_1 = other.a;
    var ordering: u32;
    if (value < value_1) {
        ordering = 4294967295u;
    } else if (value > value_1) {
        ordering = 1u;
    } else {
        ordering = 0u;
    }
    var order = ordering;
    if (order == 0u) {
        let value_2 = self_.b;
        let value_3 = other.b;
        var ordering_1: u32;
        if (value_2 < value_3) {
            ordering_1 = 4294967295u;
        } else if (value_2 > value_3) {
            ordering_1 = 1u;
        } else {
            ordering_1 = 0u;
        }
        order = ordering_1;
    }
    return order;
}

@compute @workgroup_size(1)
fn beside_traits(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    var pairs = array<Pair, 3>(Pair(3u, -1i), Pair(2u, i32(n)), Pair(4u, -2i));
    let result = sorted(&pairs, n);
    out[n * 3u] = result;
    let argument = array<u32, 2>(7u, 8u);
    let value = shifted(argument, n % 4u);
    out[n * 3u + 1u] = value;
    let slice_1 = n % 2u;
    var element: u32;
    switch (slice_1) {
        case 0u: {
            element = items_0[0u].code[1u];
        }
        default: {
            element = items_1[0u].code[1u];
        }
    }
    let operand = element;
    let slice_2 = n % 2u;
    var element_1: f32;
    switch (slice_2) {
        case 0u: {
            element_1 = items_0[1u].place.y;
        }
        default: {
            element_1 = items_1[1u].place.y;
        }
    }
    out[n * 3u + 2u] = operand + rust_as_u32_f32(element_1) + 2u;
}
