// The kernel `halfway`.
//
// Steps that are known at run time only, up to ends around half of what a `u32` can be.

struct Params {
    small: u32,
    large: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn halfway() {
    let i_step = clamp(params.small, 1u, 2147483648u);
    for (var i = 2147483000u; i < 2147483648u; i += i_step) {
        out[0u] = out[0u] * 1000u + (2147483648u - i);
    }
    let i_step_1 = clamp(params.large, 1u, 2147483648u);
    for (var i = 2147483000u; i < 2147483648u; i += i_step_1) {
        out[1u] += 2147483648u - i;
    }
    let i_step_2 = clamp(params.large, 1u, 2147483648u);
    for (var i = 2147483647u; i <= 2147483647u; i += i_step_2) {
        out[2u] += 2147483648u - i;
    }
    let i_step_3 = max(params.large, 1u);
    var i = 2147483600u;
    if (i <= 2147483648u) {
        loop {
            out[3u] += 2147483648u - i;
            continuing {
                let i_last = 2147483648u - i < i_step_3;
                i += i_step_3;
                break if i_last;
            }
        }
    }
    let step_ = params.large / 2u;
    let i_step_4 = clamp(step_, 1u, 2147483648u);
    for (var i_1 = 0u; i_1 < 2147483648u; i_1 += i_step_4) {
        out[4u] = out[4u] * 10u + 1u + i_1 / 1000000000u;
    }
    let end = min(params.out_len, 9u);
    let step__1 = params.small - params.small;
    let i_step_5 = clamp(step__1, 1u, 2147483648u);
    for (var i_1 = 5u; i_1 < end; i_1 += i_step_5) {
        out[5u] = out[5u] * 10u + i_1;
    }
}
