// The kernel `types`.

struct Weighted_f32 {
    value: f32,
    weight: f32,
}

struct Weighted_u32 {
    value: u32,
    weight: f32,
}

struct Stack_u32_4 {
    items: array<u32, 4>,
    len: u32,
}

struct Stack_Vec2_2 {
    items: array<vec2<f32>, 2>,
    len: u32,
}

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<Weighted_f32>;
@group(0) @binding(2) var<storage, read_write> whole: array<Weighted_u32>;
@group(0) @binding(3) var<uniform> params: Params;

const N: u32 = 4u;
const N_1: u32 = 2u;
const Stack_Vec2_2_CAPACITY: u32 = N_1;
const Stack_u32_4_CAPACITY: u32 = N;
const N_2: u32 = 3u;
const N_3: u32 = 5u;
const M: u32 = 2u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn Stack_u32_4_new(nothing: u32) -> Stack_u32_4 {
    return Stack_u32_4(array<u32, 4>(nothing, nothing, nothing, nothing), 0u);
}

fn Stack_Vec2_2_new(nothing: vec2<f32>) -> Stack_Vec2_2 {
    return Stack_Vec2_2(array<vec2<f32>, 2>(nothing, nothing), 0u);
}

fn Stack_u32_4_push(self_: ptr<function, Stack_u32_4>, item: u32) {
    if ((*self_).len < N) {
        (*self_).items[(*self_).len] = item;
        (*self_).len = (*self_).len + 1u;
    }
}

fn Stack_Vec2_2_push(self_: ptr<function, Stack_Vec2_2>, item: vec2<f32>) {
    if ((*self_).len < N_1) {
        (*self_).items[(*self_).len] = item;
        (*self_).len = (*self_).len + 1u;
    }
}

fn Stack_u32_4_is_empty(self_: Stack_u32_4) -> bool {
    return self_.len == 0u;
}

fn Stack_u32_4_pop(self_: ptr<function, Stack_u32_4>) -> u32 {
    (*self_).len -= 1u;
    return (*self_).items[min((*self_).len, 3u)];
}

fn Stack_Vec2_2_pop(self_: ptr<function, Stack_Vec2_2>) -> vec2<f32> {
    (*self_).len -= 1u;
    return (*self_).items[min((*self_).len, 1u)];
}

fn Weighted_f32_add(self_: Weighted_f32, other: Weighted_f32) -> Weighted_f32 {
    return Weighted_f32(self_.value + other.value, self_.weight + other.weight);
}

fn Weighted_f32_add_assign(left: Weighted_f32, right: f32) -> Weighted_f32 {
    var left_1 = left;
    Weighted_f32_add_assign_1(&left_1, right);
    return left_1;
}

fn Weighted_u32_add(self_: Weighted_u32, other: Weighted_u32) -> Weighted_u32 {
    return Weighted_u32(self_.value + other.value, self_.weight + other.weight);
}

fn Weighted_u32_add_assign(left: Weighted_u32, right: u32) -> Weighted_u32 {
    var left_1 = left;
    Weighted_u32_add_assign_1(&left_1, right);
    return left_1;
}

fn total(list: array<u32, 3>) -> u32 {
    var sum = 0u;
    for (var position = 0u; position < 3u; position++) {
        let term = list[position];
        sum += term;
    }
    return sum * N_2;
}

fn total_1(list: array<u32, 5>) -> u32 {
    var sum = 0u;
    for (var position = 0u; position < 5u; position++) {
        let term = list[position];
        sum += term;
    }
    return sum * N_3;
}

fn corner(table: array<array<u32, 2>, 3>) -> u32 {
    return table[N_2 - 1u][M - 1u];
}

fn total_2(list: array<u32, 2>) -> u32 {
    var sum = 0u;
    for (var position = 0u; position < 2u; position++) {
        let term = list[position];
        sum += term;
    }
    return sum * N_1;
}

fn Weighted_f32_add_assign_1(self_: ptr<function, Weighted_f32>, other: f32) {
    (*self_).value = (*self_).value + other;
}

fn Weighted_u32_add_assign_1(self_: ptr<function, Weighted_u32>, other: u32) {
    (*self_).value = (*self_).value + other;
}

@compute @workgroup_size(1)
fn types() {
    var stack = Stack_u32_4_new(0u);
    var points = Stack_Vec2_2_new(vec2<f32>(0.0f));
    for (var i = 0u; i < params.n; i++) {
        Stack_u32_4_push(&stack, i * 3u);
        Stack_Vec2_2_push(&points, vec2<f32>(f32(i), 1.0f));
    }
    var digits = 0u;
    while (!Stack_u32_4_is_empty(stack)) {
        let operand = digits * 10u;
        let result = Stack_u32_4_pop(&stack);
        digits = operand + result;
    }
    out[0u] = digits;
    let result = Stack_Vec2_2_pop(&points);
    out[1u] = rust_as_u32_f32(result.x) + 10u * Stack_Vec2_2_CAPACITY + 100u * Stack_u32_4_CAPACITY;
    sums[0u] = Weighted_f32_add(sums[0u], sums[1u]);
    sums[1u] = Weighted_f32_add_assign(sums[1u], 0.5f);
    whole[0u] = Weighted_u32_add(whole[0u], Weighted_u32(params.n, 1.0f));
    whole[0u] = Weighted_u32_add_assign(whole[0u], 3u);
    let list = array<u32, 3>(params.n, 2u, 3u);
    let rows = array<array<u32, 2>, 3>(array<u32, 2>(1u, 2u), array<u32, 2>(3u, 4u), array<u32, 2>(5u, params.n));
    let operand = total(list);
    let argument = array<u32, 5>(params.n, params.n, params.n, params.n, params.n);
    let value = operand + total_1(argument);
    out[2u] = value;
    let value_1 = corner(rows) + total_2(rows[1u]);
    out[3u] = value_1;
}
