// The kernel `atomics`.

struct Stack {
    values: array<u32, 4>,
    depth: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read_write> a: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn Stack_store(self_: ptr<function, Stack>, value: u32) {
    (*self_).values[(*self_).depth] = value;
    (*self_).depth += 1u;
}

fn Stack_load(self_: Stack) -> u32 {
    return self_.values[self_.depth - 1u];
}

fn Stack_compare_exchange(self_: ptr<function, Stack>, old: u32, new_: u32) -> bool {
    let is_it = (*self_).values[0u] == old;
    if (is_it) {
        (*self_).values[0u] = new_;
    }
    return is_it;
}

fn Stack_min(self_: Stack) -> u32 {
    return min(self_.values[0u], self_.values[1u]);
}

fn Stack_length(self_: Stack) -> f32 {
    return length(vec2<f32>(3.0f, f32(self_.depth)));
}

fn Stack_xy(self_: Stack) -> u32 {
    let v = vec3<u32>(self_.depth, 7u, 8u);
    return v.xy.x;
}

@compute @workgroup_size(1)
fn atomics() {
    var stack = Stack(array<u32, 4>(5u, 6u, 0u, 0u), 2u);
    Stack_store(&stack, 8u);
    atomicStore(&a[0u], Stack_load(stack));
    let value_1 = atomicLoad(&a[0u]) * 10u + atomicExchange(&a[0u], 4u);
    out[0u] = value_1;
    let result = atomicCompareExchangeWeak(&a[1u], 0u, 2u);
    let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
    let old = exchange._0;
    if (exchange._1) {
        out[1u] = old + 1u;
    } else {
        out[1u] = 1u;
    }
    let result_1 = Stack_compare_exchange(&stack, 5u, 9u);
    let result_2 = Stack_compare_exchange(&stack, 5u, 9u);
    out[2u] = u32(result_1) + u32(result_2);
    let value_2 = Stack_load(stack) * 10u + min(Stack_min(stack), 3u);
    out[3u] = value_2;
    let v = vec3<f32>(Stack_length(stack), 4.0f, 0.0f);
    let value_3 = rust_as_u32_f32(length(v)) * 10u + rust_as_u32_f32(length(v.xy)) + Stack_xy(stack);
    out[4u] = value_3;
}
