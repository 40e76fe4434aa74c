// The kernel `named`.
//
// Steps that have a name, or are computed from constants. A step of 0 counts as 1.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

const FOUR: u32 = 4u;

@compute @workgroup_size(1)
fn named() {
    let eight = FOUR + FOUR;
    let large = 4000000000u;
    let none = FOUR - 4u;
    let step_ = FOUR * FOUR;
    for (var i = 0u; i < 100u; i += step_) {
        out[0u] += i;
    }
    for (var i = 3u; i < 20u; i += eight) {
        out[1u] = out[1u] * 100u + i;
    }
    var i = 300000000u;
    if (i < 4294967295u) {
        loop {
            out[2u] += i / 1000000u;
            continuing {
                let i_last = 4294967295u - i <= 4000000000u;
                i += 4000000000u;
                break if i_last;
            }
        }
    }
    let i_step = clamp(none, 1u, 2147483648u);
    for (var i_1 = 0u; i_1 < 4u; i_1 += i_step) {
        out[3u] = out[3u] * 10u + i_1;
    }
    var i_1 = 9u;
    if (i_1 >= 0u) {
        loop {
            out[4u] = out[4u] * 10u + i_1;
            continuing {
                let i_last_1 = i_1 - 0u < 8u;
                i_1 -= 8u;
                break if i_last_1;
            }
        }
    }
}
