// The kernel `slices`.

struct Stack {
    values: array<u32, 4>,
    depth: u32,
}

struct Params {
    stacks_len: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> stacks: array<Stack>;
@group(0) @binding(1) var<storage, read> x: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

fn Stack_pair(self_: Stack) -> array<u32, 2> {
    return array<u32, 2>(self_.values[0u], self_.values[1u]);
}

fn Stack_len(self_index: u32) -> u32 {
    return stacks[self_index].depth;
}

fn Stack_len_1(self_: Stack) -> u32 {
    return self_.depth;
}

fn Stack_is_empty(self_: Stack) -> bool {
    return self_.depth == 0u;
}

fn of_numbers() -> u32 {
    let first = x[0u];
    let slice_is_empty = u32((params.x_len == 0u));
    return u32(u32_is_empty(first)) + u32_twice(1u) + slice_is_empty * 1000u;
}

fn contains(wanted: u32) -> bool {
    var found = false;
    for (var element = 0u; element < params.x_len; element++) {
        if (x[element] == wanted) {
            found = true;
            break;
        }
    }
    return found;
}

fn Stack_contains(self_: Stack, wanted: u32) -> bool {
    let end = min(self_.depth, 4u);
    var value_1: bool;
    var found = false;
    for (var element = 0u; element < end; element++) {
        if (self_.values[element] == wanted) {
            found = true;
            break;
        }
    }
    value_1 = found;
    return value_1;
}

fn Stack_fill(self_: ptr<function, Stack>, value: u32) {
    let value_1 = value;
    for (var i = 0u; i < 4u; i++) {
        (*self_).values[i] = value_1;
    }
    (*self_).depth = 4u;
}

fn Stack_swap(self_: ptr<function, Stack>, value: u32) -> u32 {
    let old = (*self_).values[0u];
    let swapped = (*self_).values[0u];
    (*self_).values[0u] = (*self_).values[1u];
    (*self_).values[1u] = swapped;
    (*self_).values[0u] = value;
    return old;
}

fn Stack_sum(self_: Stack) -> u32 {
    let count = Stack_len_1(self_);
    var sum = 0u;
    let len = min(4u, count);
    for (var position = 0u; position < len; position++) {
        let term = self_.values[position];
        sum += term;
    }
    return sum;
}

fn u32_is_empty(self_: u32) -> bool {
    return self_ == 0u;
}

fn u32_twice(self_index: u32) -> u32 {
    return x[self_index] * 2u;
}

@compute @workgroup_size(1)
fn slices() {
    let own = stacks[0u];
    let pair = Stack_pair(own);
    let copies = array<Stack, 2>(own, stacks[1u]);
    let value_1 = params.x_len * 1000u + params.stacks_len * 100u + Stack_len(1u) * 10u + Stack_len_1(own);
    out[0u] = value_1;
    out[1u] = (max(params.x_len, 1u) - 1u) * 100u + 2u * 10u + 2u;
    let value_2 = u32((params.x_len == 0u)) * 100u + u32(Stack_is_empty(own)) * 10u + of_numbers();
    out[2u] = value_2;
    let argument = 7u;
    let value_3 = u32(contains(argument)) * 10u + u32(Stack_contains(own, 7u));
    out[3u] = value_3;
    var sum = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = Stack_len_1(copies[position]) + 2u;
        sum += term;
    }
    out[4u] = sum;
    var changed = own;
    Stack_fill(&changed, 3u);
    let result = Stack_swap(&changed, 9u);
    let value_4 = result + Stack_sum(changed);
    out[5u] = value_4;
    let swapped = out[4u];
    out[4u] = out[5u];
    out[5u] = swapped;
    var chosen: array<u32, 2>;
    if (x[0u] > 0u) {
        chosen = array<u32, 2>(1u, 2u);
    } else {
        chosen = array<u32, 2>(3u, 4u);
    }
    var sum_1 = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = chosen[position];
        sum_1 += term;
    }
    out[5u] += 2u + sum_1;
}
