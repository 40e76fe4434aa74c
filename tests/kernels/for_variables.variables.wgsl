// The kernel `variables`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn variables() {
    for (var i_counter = 0u; i_counter < params.n; i_counter++) {
        var i = i_counter;
        i += 10u;
        out[0u] += i;
    }
    var end = params.n;
    let end_1 = end;
    for (var i_1 = 0u; i_1 < end_1; i_1++) {
        end += 1u;
        out[1u] += 1u;
    }
    out[2u] = end;
    var evaluated = 0u;
    var value: u32;
    evaluated = evaluated * 10u + 1u;
    value = params.n;
    let operand = value;
    var value_1: u32;
    evaluated = evaluated * 10u + 2u;
    value_1 = params.n + 3u;
    let end_2 = value_1;
    for (var i = operand; i < end_2; i++) {
        out[3u] = out[3u] * 10u + i;
    }
    out[4u] = evaluated;
    var step_ = 1u;
    let step__1 = step_;
    let i_step = clamp(step__1, 1u, 2147483648u);
    for (var i = 0u; i < 9u; i += i_step) {
        step_ += 1u;
        out[5u] += i;
    }
    out[6u] = step_;
    let i = 1000u;
    for (var i_1 = 0u; i_1 < params.n; i_1++) {
        let i_2 = i_1 * 2u;
        for (var i_3 = 0u; i_3 < i_2; i_3++) {
            out[7u] += i_3;
        }
        out[8u] += i_2;
    }
    out[9u] = i;
}
