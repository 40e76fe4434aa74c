// The kernel `assign`.
//
// Steps of Euclid's algorithm, and exchanges of elements.

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Pair {
    a: u32,
    b: u32,
}

@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var<storage, read_write> count: array<atomic<u32>>;

fn with_next(x: u32) -> Tuple2_u32_u32 {
    return Tuple2_u32_u32(x, x + 1u);
}

@compute @workgroup_size(1)
fn assign() {
    var a = data[0u];
    var b = data[1u];
    var n_steps = 0u;
    while (b != 0u) {
        let selector = b;
        let selector_1 = a % b;
        let selector_2 = n_steps + 1u;
        a = selector;
        b = selector_1;
        n_steps = selector_2;
    }
    let selector = a;
    let selector_1 = n_steps;
    data[0u] = selector;
    data[1u] = selector_1;
    let selector_2 = data[3u];
    let selector_3 = data[2u];
    data[2u] = selector_2;
    data[3u] = selector_3;
    let selector_4 = with_next(n_steps);
    a = selector_4._0;
    b = 7u;
    let pair = Pair(b, a);
    a = pair.a;
    b = pair.b;
    let selector_5 = a;
    let selector_6 = b;
    data[4u] = selector_5;
    data[5u] = selector_6;
    var i = 6u;
    data[i] = 5u;
    let selector_7 = atomicAdd(&count[0u], 2u);
    i = 7u;
    data[i] = selector_7;
    let selector_8 = atomicAdd(&count[0u], 3u);
    let selector_9 = atomicLoad(&count[0u]);
    data[min(i + atomicAdd(&count[0u], 1u), arrayLength(&data) - 1u)] = selector_8;
    i = selector_9;
    data[8u] = i;
}
