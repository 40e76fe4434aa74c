// The kernel `conditions`.

struct Counter {
    n: u32,
}

struct Params {
    seed: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

fn next(state: ptr<function, u32>) -> u32 {
    *state = (*state) * 5u + 3u;
    return (*state);
}

fn Counter_is_below(self_: ptr<function, Counter>, end: u32) -> bool {
    (*self_).n += 1u;
    return (*self_).n < end;
}

@compute @workgroup_size(1)
fn conditions() {
    var state = params.seed;
    loop {
        let result = next(&state);
        if (result < 1000u) {
            out[0u] += 1u;
        } else {
            break;
        }
    }
    out[1u] = state;
    var value = params.seed > 100u;
    if (value) {
        let result = next(&state);
        value = result > 0u;
    }
    if (value) {
        out[2u] = 1u;
    }
    out[3u] = state;
    var value_1 = params.seed < 100u;
    if (value_1) {
    } else {
        let result = next(&state);
        value_1 = result > 0u;
    }
    if (value_1) {
        out[4u] = 1u;
    }
    out[5u] = state;
    state = 7u;
    var value_2 = state < 8u;
    if (value_2) {
        let result = next(&state);
        value_2 = result > 8u;
    }
    if (value_2) {
        out[6u] = state;
    }
    let operand = state;
    let result = next(&state);
    let is_less = operand < result;
    if (is_less) {
        out[7u] = state;
    }
    var counter = Counter(0u);
    var own = array<u32, 4>();
    loop {
        var value_3 = counter.n < 100u;
        if (value_3) {
            value_3 = Counter_is_below(&counter, 4u);
        }
        if (value_3) {
            own[min(counter.n, 3u)] = counter.n * 10u;
            if (counter.n == 2u) {
                continue;
            }
            out[8u] += own[min(counter.n, 3u)];
        } else {
            break;
        }
    }
    out[9u] = counter.n;
}
