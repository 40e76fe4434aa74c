// The kernel `iterators`.

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

fn Stack_sum(self_: Stack) -> u32 {
    let count = Stack_len_1(self_);
    var sum_1 = 0u;
    let len = min(4u, count);
    for (var position = 0u; position < len; position++) {
        let term = self_.values[position];
        sum_1 += term;
    }
    return sum_1;
}

fn Stack_fold(self_: Stack) -> u32 {
    var folded = 1u;
    for (var position = 0u; position < 4u; position++) {
        let a = folded;
        folded = a * 3u + self_.values[position];
    }
    return folded;
}

fn Stack_count(self_: Stack) -> u32 {
    return 4u + 4u;
}

fn Stack_map(self_: Stack, factor: u32) -> u32 {
    var sum_1 = 0u;
    for (var position = 0u; position < 4u; position++) {
        let term = self_.values[position] * factor;
        sum_1 += term;
    }
    return sum_1;
}

fn Stack_iter(self_: Stack) -> u32 {
    return self_.values[0u];
}

fn Stack_len(self_index: u32) -> u32 {
    return stacks[self_index].depth;
}

fn Stack_iter_1(self_index: u32) -> u32 {
    return stacks[self_index].values[0u];
}

fn Stack_contains(self_index: u32, wanted: u32) -> bool {
    let end = min(stacks[self_index].depth, 4u);
    var value: bool;
    var found = false;
    for (var element = 0u; element < end; element++) {
        if (stacks[self_index].values[element] == wanted) {
            found = true;
            break;
        }
    }
    value = found;
    return value;
}

fn Stack_len_1(self_: Stack) -> u32 {
    return self_.depth;
}

@compute @workgroup_size(1)
fn iterators() {
    let own = stacks[0u];
    var sum_1 = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        let term = x[position];
        sum_1 += term;
    }
    let value = sum_1 + Stack_sum(own) * 100u;
    out[0u] = value;
    var folded = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        let a = folded;
        folded = a * 2u + x[position];
    }
    let value_1 = folded + Stack_fold(own) * 100u;
    out[1u] = value_1;
    var count = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        count += 1u;
    }
    let value_2 = count + Stack_count(own) * 10u + Stack_map(own, 2u) * 100u;
    out[2u] = value_2;
    let value_3 = Stack_iter(own);
    out[3u] = value_3;
    var folded_1 = 0u;
    for (var position = 0u; position < params.stacks_len; position++) {
        let sum = folded_1;
        folded_1 = sum * 10u + Stack_len(position) + Stack_iter_1(position);
    }
    out[4u] = folded_1;
    let wanted_1 = x[1u];
    let value_4 = u32((wanted_1 >= 0u && wanted_1 < 4u)) + 10u * u32(Stack_contains(1u, x[1u]));
    out[5u] = value_4;
}
